import re
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from simplesimon.engine import (
    SUIT_COUNTS,
    Action,
    Deal,
    GameCode,
    Move,
    Position,
    Removal,
    RunRemoval,
    card,
    card_text,
    deal,
    pack,
)
from simplesimon.engine.faults import Fault, FaultKind, NotationError
from simplesimon.engine.notation import (
    GameText,
    action_text,
    actions_text,
    board_text,
    column_text,
    game_text,
    parse_action,
    parse_actions,
    parse_board,
    parse_card,
    parse_code,
    parse_game,
)
from simplesimon.engine.notation.codes import DASHES
from tests.engine.boards import FULL_RUN, WORKED_EXAMPLE, example_with, position
from tests.engine.strategies import game_codes, positions, writable_actions

EXAMPLE = parse_board(WORKED_EXAMPLE).position


def faults(parse: Callable[[str], object], text: str) -> list[tuple[FaultKind, int, int, str]]:
    """Return kind, line, place and what was found, for each fault of a text."""
    with pytest.raises(NotationError) as caught:
        parse(text)
    assert caught.value.fault is caught.value.faults[0]
    return [(fault.kind, fault.line, fault.place, fault.found) for fault in caught.value.faults]


# Codes


@given(game_codes)
def test_a_code_that_is_written_is_read_back(code: GameCode) -> None:
    assert parse_code(str(code)) == code


@pytest.mark.parametrize(
    "text",
    [
        "SS1-S4-AAAAABD",
        "ss1-s4-aaaaabd",
        "SS1S4AAAAABD",
        "ss1 s4 aaaaabd",
        "  SS1-S4-AAAAABD\n",
        "SS1 - S4 - AAA AABD",
        "s-s-1-s-4-a-a-a-a-a-b-d",
        "SS1\u2013S4\u2014AAAAABD",
        "SS1\u2010S4\u2011AAAAABD",
        "SS1\u2212S4\u00a0AAAAABD",
        "SS1_S4_AAAAABD",
        "SS1.S4.AAAAABD",
    ],
)
def test_small_letters_blanks_other_dashes_and_no_dashes_are_understood(text: str) -> None:
    assert parse_code(text) == GameCode(4, 29)


@pytest.mark.parametrize(
    ("text", "kind", "place", "found"),
    [
        ("", FaultKind.EMPTY, 1, ""),
        ("   ", FaultKind.EMPTY, 1, ""),
        ("--", FaultKind.EMPTY, 1, ""),
        ("XS1-S4-AAAAABD", FaultKind.CODE_START, 1, "XS"),
        ("S4-AAAAABD", FaultKind.CODE_START, 1, "S4"),
        (" x", FaultKind.CODE_START, 2, "x"),
        ("SS2-S4-AAAAABD", FaultKind.CODE_VERSION, 1, "SS2"),
        ("ss 9", FaultKind.CODE_VERSION, 1, "ss 9"),
        ("SS-S4-AAAAABD", FaultKind.CODE_VERSION, 1, "SS-S"),
        ("ss1-s3-qkzpwab", FaultKind.CODE_SUITS, 5, "s3"),
        ("SS1-X4-AAAAABD", FaultKind.CODE_SUITS, 5, "X4"),
        ("SS1-AAAAABD", FaultKind.CODE_SUITS, 5, "AA"),
        ("SS1-X", FaultKind.CODE_SUITS, 5, "X"),
        ("SS1-S4-AAA1ABD", FaultKind.CODE_LETTER, 11, "1"),
        ("SS1-S4-AA?", FaultKind.CODE_LETTER, 10, "?"),
        ("SS1-S4-AAAAAB\u0414", FaultKind.CODE_LETTER, 14, "\u0414"),
        ("SS1-S4-AAAAAB\u00df", FaultKind.CODE_LETTER, 14, "\u00df"),
        ("SS1-S4-AAAAAB\ufb01", FaultKind.CODE_LETTER, 14, "\ufb01"),
        ("SS1-S4-AAAAAB\u0131", FaultKind.CODE_LETTER, 14, "\u0131"),
        ("\u017fS1-S4-AAAAABD", FaultKind.CODE_START, 1, "\u017fS"),
        ("S", FaultKind.CODE_TOO_SHORT, 2, ""),
        ("SS1-S4", FaultKind.CODE_TOO_SHORT, 7, ""),
        ("SS1-S4-", FaultKind.CODE_TOO_SHORT, 8, ""),
        ("SS1-S4-AAAAAB", FaultKind.CODE_TOO_SHORT, 14, ""),
        ("SS1-S4-AAAAABDE", FaultKind.CODE_TOO_LONG, 15, "E"),
        ("SS1-S4-AAAAABD x-y ", FaultKind.CODE_TOO_LONG, 16, "x-y"),
        ("SS1-S4-AAAAABD 1", FaultKind.CODE_TOO_LONG, 16, "1"),
    ],
)
def test_a_wrong_code_is_told_by_its_first_fault(
    text: str, kind: FaultKind, place: int, found: str
) -> None:
    assert faults(parse_code, text) == [(kind, 1, place, found)]


@given(game_codes, st.integers(0, 13))
def test_a_code_that_is_being_typed_is_only_too_short(code: GameCode, length: int) -> None:
    expected = FaultKind.CODE_TOO_SHORT if length else FaultKind.EMPTY

    assert faults(parse_code, str(code)[:length]) == [(expected, 1, length + 1, "")]


CODE_PLACES = [index for index, sign in enumerate("SS1-S4-AAAAABD") if sign != "-"]


@given(game_codes, st.sampled_from(CODE_PLACES), st.characters())
def test_one_wrong_sign_in_a_code_gives_another_code_or_one_fault_that_covers_it(
    code: GameCode, index: int, sign: str
) -> None:
    text = str(code)[:index] + sign + str(code)[index + 1 :]
    try:
        parse_code(text)
    except NotationError as error:
        found = error.faults
    else:
        return

    (fault,) = found
    end = fault.place - 1 + len(fault.found)
    assert text[fault.place - 1 : end] == fault.found
    if sign.isspace() or sign in DASHES:
        assert fault.kind is FaultKind.CODE_TOO_SHORT or index < 6
    else:
        assert fault.place - 1 <= index < end


# Cards


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("AS", "AS"),
        ("th", "TH"),
        ("10D", "TD"),
        ("10c", "TC"),
        ("qS", "QS"),
        ("K♠", "KS"),
        ("9♥", "9H"),
        ("10♦", "TD"),
        ("2♧", "2C"),
        ("J♥\ufe0f", "JH"),
        ("J♥\ufe0e", "JH"),
    ],
)
def test_a_card_is_read_in_letters_and_signs(text: str, written: str) -> None:
    read = parse_card(text)

    assert read is not None
    assert card_text(read) == written


@pytest.mark.parametrize(
    "text", ["", "A", "S", "SA", "1S", "11S", "0H", "AX", "ASS", "100H", "T 4", "♠", "\ufe0f", "ß"]
)
def test_what_is_no_card_is_not_read(text: str) -> None:
    assert parse_card(text) is None


def test_every_card_that_is_written_is_read_back() -> None:
    cards = {card(rank, suit) for rank in range(1, 14) for suit in range(4)}

    assert {parse_card(card_text(each)) for each in cards} == cards


# Boards


@given(positions)
def test_a_board_that_is_written_is_read_back(position: Position) -> None:
    assert parse_board(board_text(position)) == Deal(position)


def test_a_board_is_written_as_numbered_columns_and_the_line_of_removed_runs() -> None:
    written = board_text(position(f"4D {FULL_RUN} | - | TH", runs="CD"))

    assert written.splitlines() == [
        f"1: 4D {FULL_RUN}",
        "2: -",
        "3: TH",
        *[f"{number}: -" for number in range(4, 11)],
        "runs: C D",
    ]
    assert column_text(b"") == "-"
    assert board_text(EXAMPLE) == WORKED_EXAMPLE


@pytest.mark.parametrize(
    "change",
    [
        lambda text: re.sub(r"(?m)^\d+: ", "", text),
        lambda text: text.lower(),
        lambda text: re.sub(r"\bT", "10", text),
        lambda text: text.translate(str.maketrans("SHDC", "♠♥♦♣")),
        lambda text: text.replace("\n", "\r\n"),
        lambda text: text.replace("\n", "   # a column\n\n# and a comment\n   "),
        lambda text: text.replace(" ", "\t "),
        lambda text: text.replace(": ", ":"),
        lambda text: text.replace(": ", " : "),
        lambda text: "# a board\n" + text + "\n\n",
        lambda text: re.sub(r"(?m)^", "0", text),
    ],
)
def test_a_board_is_read_in_other_forms(change: Callable[[str], str]) -> None:
    changed = change(WORKED_EXAMPLE)

    assert changed != WORKED_EXAMPLE
    assert parse_board(changed) == Deal(EXAMPLE)


@pytest.mark.parametrize("empty", ["-", ":", "2:", "2: -", "2: :", "2:-", "\u2013", "."])
def test_an_empty_column_is_read_in_its_forms(empty: str) -> None:
    board = "\n".join([FULL_RUN, empty, *["-"] * 8, "runs: S S S"])

    assert parse_board(board).position == position(FULL_RUN, runs="SSS")


@pytest.mark.parametrize(
    ("board", "runs"),
    [
        ("KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S AS", "SSS"),
        ("KH QH JH TH 9H 8H 7H 6H 5H 4H 3H 2H AH", "SSH"),
        ("KD QD JD TD 9D 8D 7D 6D 5D 4D 3D 2D AD", "SHC"),
        ("KS KS QS QS JS JS TS TS 9S 9S 8S 8S 7S 7S 6S 6S 5S 5S 4S 4S 3S 3S 2S 2S AS AS", "SS"),
        ("-", "SSSS"),
    ],
)
def test_runs_that_are_not_named_follow_from_the_cards_by_the_fewest_suits(
    board: str, runs: str
) -> None:
    read = parse_board("\n".join([board, *["-"] * 9]))

    assert read.position == position(board, runs=runs)


@pytest.mark.parametrize("runs", ["S H C", "♣ ♥ ♠", "h c s", "C\tS  H"])
def test_named_runs_are_kept_in_their_order(runs: str) -> None:
    board = "\n".join(["KD QD JD TD 9D 8D 7D 6D 5D 4D 3D 2D AD", *["-"] * 9])
    letters = runs.translate(str.maketrans("♠♥♣", "SHC")).upper().split()

    expected = bytes("SHDC".index(letter) for letter in letters)
    for label in ("runs:", "RUNS :", "runs:  "):
        assert parse_board(f"{board}\n{label} {runs}").position.runs == expected
        assert parse_board(f"{label} {runs}\n{board}").position.runs == expected


def test_named_runs_choose_among_the_packs_that_are_possible() -> None:
    board = "\n".join([FULL_RUN, *["-"] * 9])

    for runs in ("SSS", "HSH", "CDH"):
        assert parse_board(f"{board}\nruns: {' '.join(runs)}").position == position(
            FULL_RUN, runs=runs
        )


@pytest.mark.parametrize(
    ("board", "expected"),
    [
        ("", [(FaultKind.EMPTY, 1, 1, "")]),
        ("\n# nothing\n", [(FaultKind.EMPTY, 1, 1, "")]),
        (example_with(9, "9: 3S 7X"), [(FaultKind.CARD, 9, 7, "7X")]),
        (example_with(9, "3S 11S"), [(FaultKind.CARD, 9, 4, "11S")]),
        (example_with(9, "  3S  - 7S"), [(FaultKind.CARD, 9, 7, "-")]),
        (example_with(9, "- 3S 7S"), [(FaultKind.CARD, 9, 1, "-")]),
        (
            example_with(1, "1: AS KH AX 4D KD ?? TH 4C"),
            [(FaultKind.CARD, 1, 10, "AX"), (FaultKind.CARD, 1, 19, "??")],
        ),
        (example_with(9, "9: 3S 3S"), [(FaultKind.DUPLICATE, 9, 7, "3S")]),
        (example_with(9, "9: 3S 7S 5D"), [(FaultKind.DUPLICATE, 10, 5, "5D")]),
        (example_with(9, "9: 3S 7S 8S 8S")[:-6], [(FaultKind.COLUMN_COUNT, 9, 1, "9")]),
        (example_with(9, "9: 3S"), [(FaultKind.PACK, 10, 1, "7S")]),
        (example_with(7, "7: JD"), [(FaultKind.PACK, 10, 1, "3H 6D 5C")]),
        (example_with(10, ""), [(FaultKind.COLUMN_COUNT, 9, 1, "9")]),
        (WORKED_EXAMPLE + "\n-", [(FaultKind.COLUMN_COUNT, 11, 1, "11")]),
        ("runs: S S S S", [(FaultKind.COLUMN_COUNT, 1, 1, "0")]),
        (example_with(9, " 8: 3S 7S"), [(FaultKind.COLUMN_NUMBER, 9, 2, "8")]),
        (example_with(9, "99999: 3S 7S"), [(FaultKind.COLUMN_NUMBER, 9, 1, "99999")]),
        (example_with(9, f"{'9' * 5000}: 3S 7S"), [(FaultKind.CARD, 9, 1, "9" * 5000 + ":")]),
        (
            example_with(4, "3: JS 7D 2C TS 9D TD XX"),
            [(FaultKind.COLUMN_NUMBER, 4, 1, "3"), (FaultKind.CARD, 4, 22, "XX")],
        ),
        (WORKED_EXAMPLE + "\nruns: X", [(FaultKind.RUNS, 11, 7, "X")]),
        (WORKED_EXAMPLE + "\nruns: S", [(FaultKind.RUNS, 11, 7, "S")]),
        (WORKED_EXAMPLE + "\nruns: SH", [(FaultKind.RUNS, 11, 7, "SH")]),
        (WORKED_EXAMPLE + "\nruns:\n runs: S", [(FaultKind.RUNS, 12, 1, "runs: S")]),
        (
            "\n".join([FULL_RUN, *["-"] * 9, "runs:"]),
            [(FaultKind.RUNS, 11, 1, "")],
        ),
        (
            "\n".join([FULL_RUN, *["-"] * 9, "runs: S H H"]).replace("S H H", "S H D"),
            [(FaultKind.RUNS, 11, 7, "S")],
        ),
    ],
)
def test_a_wrong_board_is_told_by_all_its_faults(
    board: str, expected: list[tuple[FaultKind, int, int, str]]
) -> None:
    assert faults(parse_board, board) == expected


def board_of(cards: list[int]) -> str:
    """Write cards as ten columns."""
    rows = [cards[index::10] for index in range(10)]
    return "\n".join(column_text(bytes(row)) for row in rows)


@pytest.mark.parametrize("suits", SUIT_COUNTS)
@pytest.mark.parametrize("wrong", ["4D", "4H", "4S"])
def test_one_wrong_card_is_told_by_one_fault_whatever_the_pack(suits: int, wrong: str) -> None:
    cards = pack(suits)  # type: ignore[arg-type]
    read = parse_card(wrong)
    assert read is not None
    cards[12] = read

    ((kind, _, _, found),) = faults(parse_board, board_of(cards))
    assert (kind, found) == (FaultKind.DUPLICATE, wrong)


@pytest.mark.parametrize("suits", SUIT_COUNTS)
def test_one_missing_card_is_named(suits: int) -> None:
    cards = pack(suits)[:-1]  # type: ignore[arg-type]

    ((kind, line, place, found),) = faults(parse_board, board_of(cards))
    assert (kind, line, place) == (FaultKind.PACK, 10, 1)
    assert found == {1: "KS", 2: "KH", 4: "KC"}[suits]


def test_a_duplicate_among_few_cards_is_told_by_the_nearest_pack() -> None:
    lone = [card(rank, suit) for suit in (0, 1) for rank in range(1, 14)]
    cards = [*lone, card(8, 1)]

    # As a pack of four suits without diamonds and clubs it has one card too many; as one of two
    # suits it would lack twelve hearts.
    ((kind, _, _, found),) = faults(parse_board, board_of(cards))
    assert (kind, found) == (FaultKind.DUPLICATE, "8H")


# Actions


@given(writable_actions)
def test_an_action_that_is_written_is_read_back(action: Action) -> None:
    assert parse_action(action_text(action)) == action


@given(st.lists(writable_actions))
def test_actions_that_are_written_are_read_back(actions: list[Action]) -> None:
    assert list(parse_actions(actions_text(actions))) == actions


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("c3h", Move(source=2, target=7, count=3)),
        ("C3H", Move(source=2, target=7, count=3)),
        ("j13a", Move(source=9, target=0, count=13)),
        ("a01b", Move(source=0, target=1, count=1)),
        ("z0a", Move(source=25, target=0, count=0)),
        ("c!", Removal(2)),
        ("J!", Removal(9)),
    ],
)
def test_an_action_is_read_in_its_forms(text: str, action: Action) -> None:
    assert parse_action(text) == action


@pytest.mark.parametrize(
    "text",
    ["", "!", "c", "c3", "3h", "ch", "cc3h", "c!h", "c-3h", "c3h ", "c 3h", "c100h", "c³h", "c٣h"],
)
def test_what_is_no_action_is_not_read(text: str) -> None:
    assert parse_action(text) is None


@pytest.mark.parametrize("letter", ["\u0130", "\u0131", "\u017f", "\u212a", "\u0441"])
def test_letters_that_only_look_like_ours_name_no_column(letter: str) -> None:
    assert parse_action(f"{letter}!") is None
    assert parse_action(f"a1{letter}") is None


def test_actions_may_stand_on_several_lines_with_comments() -> None:
    assert parse_actions("# first\na1b  c!\n\n\tb2c # last\n") == (
        Move(0, 1, 1),
        Removal(2),
        Move(1, 2, 2),
    )
    assert parse_actions("") == ()


def test_every_wrong_action_is_told_with_its_place() -> None:
    assert faults(parse_actions, "a1b c3\n  zz d1e") == [
        (FaultKind.ACTION, 1, 5, "c3"),
        (FaultKind.ACTION, 2, 3, "zz"),
    ]


# Whole games

games = st.builds(
    GameText,
    st.one_of(game_codes.map(deal), positions.map(Deal)),
    st.sampled_from(RunRemoval),
    st.lists(writable_actions, max_size=30).map(tuple),
)


@given(games)
def test_a_game_that_is_written_is_read_back(game: GameText) -> None:
    assert parse_game(game_text(game)) == game


def test_a_game_is_written_as_deal_mode_and_actions() -> None:
    dealt = deal(GameCode(4, 29))

    assert game_text(GameText(dealt)) == "SS1-S4-AAAAABD"
    assert game_text(GameText(dealt, RunRemoval.BY_HAND)) == "SS1-S4-AAAAABD\nby hand"
    assert game_text(GameText(dealt, RunRemoval.BY_HAND, (Move(2, 7, 3), Removal(2)))) == (
        "SS1-S4-AAAAABD\nby hand\nc3h c!"
    )
    assert game_text(GameText(Deal(EXAMPLE), actions=(Move(2, 7, 3),))) == (
        WORKED_EXAMPLE + "\nc3h"
    )


@pytest.mark.parametrize(
    "text",
    [
        "SS1-S4-AAAAABD c3h a1b",
        "SS1-S4-AAAAABD\nc3h a1b",
        "ss1 s4 aaaaabd c3h a1b",
        "ss1 s4a aaaabd c3h a1b",
        "s s 1 s 4 a a a a a b d\nC3H\nA1B",
        "\n# a game\nSS1-S4-AAAAABD # its code\n\nc3h # a move\n\na1b\n",
        "SS1-S4-AAAAABD by itself c3h a1b",
        "SS1-S4-AAAAABD\nBy  Itself\nc3h a1b",
    ],
)
def test_a_game_with_a_code_is_read_in_its_forms(text: str) -> None:
    expected = GameText(deal(GameCode(4, 29)), RunRemoval.BY_ITSELF, (Move(2, 7, 3), Move(0, 1, 1)))

    assert parse_game(text) == expected


@pytest.mark.parametrize(
    "text",
    [
        "SS1-S4-AAAAABD by hand c!",
        "SS1-S4-AAAAABD\nby hand\nc!",
        "SS1-S4-AAAAABD\nBY HAND c!",
        "ss1 s4 aaa aabd by hand\nc!",
    ],
)
def test_the_mode_of_removal_is_read_in_its_forms(text: str) -> None:
    assert parse_game(text) == GameText(deal(GameCode(4, 29)), RunRemoval.BY_HAND, (Removal(2),))


def test_letters_of_a_code_that_spell_by_are_no_mode_of_removal() -> None:
    assert str(parse_game("ss1 s4 aaaaa by").deal.origin) == "SS1-S4-AAAAABY"
    assert str(parse_game("ss1 s4 by aaaaa").deal.origin) == "SS1-S4-BYAAAAA"


@pytest.mark.parametrize("mode", ["", "\nby itself", "\nby hand"])
def test_a_game_with_a_board_is_read_with_its_actions(mode: str) -> None:
    read = parse_game(f"{WORKED_EXAMPLE}{mode}\nj1g c1j\nf1j")

    assert read.deal == Deal(EXAMPLE)
    assert read.removal is (RunRemoval.BY_HAND if "hand" in mode else RunRemoval.BY_ITSELF)
    assert actions_text(read.actions) == "j1g c1j f1j"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", [(FaultKind.EMPTY, 1, 1, "")]),
        ("# nothing", [(FaultKind.EMPTY, 1, 1, "")]),
        ("hello", [(FaultKind.CODE_START, 1, 1, "he")]),
        ("\n SS1-S3-AAAAAAA", [(FaultKind.CODE_SUITS, 2, 6, "S3")]),
        ("SS1-S4-AAAA c3h", [(FaultKind.CODE_TOO_SHORT, 1, 12, "")]),
        ("SS1-S4\nc3h", [(FaultKind.CODE_TOO_SHORT, 1, 7, "")]),
        ("SS1-S4-AAAAABD X c3h", [(FaultKind.CODE_TOO_LONG, 1, 16, "X")]),
        (
            "SS1-S4-AAAAABD c3h X a1",
            [(FaultKind.ACTION, 1, 20, "X"), (FaultKind.ACTION, 1, 22, "a1")],
        ),
        (
            "SS1-S4-AAAAABD\nby magic",
            [(FaultKind.ACTION, 2, 1, "by"), (FaultKind.ACTION, 2, 4, "magic")],
        ),
        (
            "SS1-S4-AAAAABD\nby \u0131tself",
            [(FaultKind.ACTION, 2, 1, "by"), (FaultKind.ACTION, 2, 4, "\u0131tself")],
        ),
        (WORKED_EXAMPLE + "\nc3 a1b", [(FaultKind.ACTION, 11, 1, "c3")]),
        (
            WORKED_EXAMPLE + "\nby me",
            [(FaultKind.ACTION, 11, 1, "by"), (FaultKind.ACTION, 11, 4, "me")],
        ),
        (WORKED_EXAMPLE + "\n7S\na1b", [(FaultKind.COLUMN_COUNT, 11, 1, "11")]),
        (
            WORKED_EXAMPLE + "\n11: XX",
            [(FaultKind.COLUMN_COUNT, 11, 1, "11"), (FaultKind.CARD, 11, 5, "XX")],
        ),
        ("AS KH\nj1g", [(FaultKind.COLUMN_COUNT, 1, 1, "1")]),
        ("AS KH", [(FaultKind.COLUMN_COUNT, 1, 1, "1")]),
        ("1: AS", [(FaultKind.COLUMN_COUNT, 1, 1, "1")]),
        ("kpat 0 j1g", [(FaultKind.KPAT_NUMBER, 1, 6, "0")]),
        ("# a deal\npysol eighty", [(FaultKind.PYSOL_NUMBER, 2, 7, "eighty")]),
        ("j1g\nj1g", [(FaultKind.EMPTY, 1, 1, "")]),
        ("by hand\nj1g", [(FaultKind.EMPTY, 1, 1, "")]),
    ],
)
def test_a_wrong_game_is_told_by_its_faults(
    text: str, expected: list[tuple[FaultKind, int, int, str]]
) -> None:
    assert faults(parse_game, text) == expected


def test_every_kind_of_fault_is_tested_here() -> None:
    source = Path(__file__).read_text("utf-8")

    assert [kind for kind in FaultKind if f"FaultKind.{kind.name}," not in source] == []


# Anything at all

SNIPPETS = "SS1-S4-AAAAABD SS1 - : 1: 10: AS 10H T♠ c3h c! runs: by hand itself # S \u0130 ß ﬁ"
snippets = st.sampled_from(
    [*SNIPPETS.split(" "), " ", "\n", "\n", "9" * 5000, *WORKED_EXAMPLE.splitlines()],
)


@st.composite
def damaged_games(draw: st.DrawFn) -> str:
    """Draw the text of a game with a piece of it replaced, left out or put in."""
    text = game_text(draw(games))
    start = draw(st.integers(0, len(text)))
    end = start + draw(st.integers(0, 12))
    return text[:start] + draw(st.one_of(st.just(""), snippets, st.text(max_size=3))) + text[end:]


texts = st.one_of(
    st.text(),
    st.lists(snippets).map(" ".join),
    st.lists(snippets).map("".join),
    damaged_games(),
)


def reading_faults(parse: Callable[[str], object], text: str) -> tuple[Fault, ...]:
    """Read a text; any error but the one for wrong texts ends the test."""
    try:
        parse(text)
    except NotationError as error:
        return error.faults
    return ()


@pytest.mark.parametrize("parse", [parse_code, parse_board, parse_actions, parse_game])
@given(text=texts)
@example(text=WORKED_EXAMPLE.replace("4C", "4\u0421"))
@example(text="a1b\n0")
def test_any_text_is_read_or_has_faults_that_lie_within_it(
    parse: Callable[[str], object], text: str
) -> None:
    lines = text.splitlines() or [""]
    whole = {FaultKind.CARD, FaultKind.DUPLICATE, FaultKind.ACTION}
    for fault in reading_faults(parse, text):
        line = lines[fault.line - 1]
        assert 1 <= fault.line <= len(lines)
        assert 1 <= fault.place <= len(text) + 1
        if fault.kind in whole:
            assert fault.found
            assert line[fault.place - 1 :].startswith(fault.found)


@given(texts)
def test_what_is_read_is_the_same_when_written_and_read_again(text: str) -> None:
    try:
        game = parse_game(text)
    except NotationError:
        return
    assert parse_game(game_text(game)) == game


def test_the_error_names_its_faults_for_a_log() -> None:
    error = NotationError(Fault(FaultKind.CARD, 3, 7, "XX"), Fault(FaultKind.ACTION, 4, 1, "c3"))

    assert str(error) == "CARD at 3:7, ACTION at 4:1"
