import pytest
from hypothesis import given
from hypothesis import strategies as st

from simplesimon.engine import (
    Move,
    Position,
    Refusal,
    Removal,
    RunRemoval,
    best_move,
    refusal,
)
from simplesimon.engine.faults import Fault, FaultKind, NotationError
from simplesimon.engine.notation import parse_board, parse_code, parse_game
from simplesimon.i18n import LANGUAGES, Words, load_words
from simplesimon.store.folders import resources_folder
from simplesimon.wording import Reminder, fault_words, quoted, refusal_words, rule_words
from tests.engine.boards import FULL_RUN, action, example_with, position
from tests.engine.strategies import any_moves, positions

WORDS = {language: load_words(resources_folder() / "locale", language) for language in LANGUAGES}

ONLY_THE_RANK = "Масть здесь не важна, важно только достоинство."

every_language = pytest.mark.parametrize("words", WORDS.values(), ids=WORDS)


def reminder(board: str, typed: str, language: str = "en", *, rest: str = "-") -> Reminder:
    """Return what is said of a move that is refused."""
    table, move = position(board, rest=rest), action(typed)
    refused = refusal(table, move, RunRemoval.BY_HAND)
    assert refused is not None
    return refusal_words(refused, move, table, WORDS[language])


def double_click(board: str, count: int, *, rest: str, language: str = "en") -> Reminder:
    """Return what is said of a group at the end of the first column that no column takes."""
    table = position(board, rest=rest)
    refused = best_move(table, 0, count)
    assert isinstance(refused, Refusal)
    return refusal_words(refused, Move(0, 0, count), table, WORDS[language])


# Refusals


def test_the_reminder_of_the_design() -> None:
    assert reminder("KC 8C 7S 6S 5S | QC JC TC", "a3b") == Reminder(
        "A 7 goes on an 8",
        "This column ends with a 10. Suits do not matter here, only the rank.",
    )


@pytest.mark.parametrize(
    ("board", "typed", "headline", "reason"),
    [
        ("8S | 6D", "a1b", "An 8 goes on a 9", "This column ends with a 6."),
        ("AS | KD", "a1b", "An ace goes on a 2", "This column ends with a king."),
        ("TS | 8D", "a1b", "A 10 goes on a jack", "This column ends with an 8."),
        ("JS | TD", "a1b", "A jack goes on a queen", "This column ends with a 10."),
        ("QS JS | QD", "a2b", "A queen goes on a king", "This column ends with a queen."),
    ],
)
def test_a_card_that_does_not_fit_is_told_where_it_goes(
    board: str, typed: str, headline: str, reason: str
) -> None:
    found = reminder(board, typed)

    assert found.headline == headline
    assert found.reason == f"{reason} Suits do not matter here, only the rank."


@pytest.mark.parametrize(
    ("board", "typed", "expected"),
    [
        ("7S | AD", "a1b", ("Nothing goes on an ace", "The ace is the lowest card.")),
        ("KS | QD", "a1b", ("A king needs an empty column", "No card ranks above a king.")),
        (
            "9S 8S JH 4C",
            "a4b",
            ("A covered card does not move", "The cards on it do not go down one by one: 9, 8, J."),
        ),
        (
            "KS TS AD",
            "a3b",
            ("A covered card does not move", "The cards on it do not go down one by one: K, 10."),
        ),
        (
            "9H 8S 7S 6H 5C",
            "a5b",
            (
                "Only cards of one suit move together",
                "Here the suits are mixed: hearts, spades, clubs.",
            ),
        ),
        ("7S", "a2b", ("There are not so many cards", "This column has only 1 card.")),
        ("9H 7S", "a3b", ("There are not so many cards", "This column has only 2 cards.")),
        ("7S", "a0b", ("A move takes at least one card", "This move takes none.")),
        ("-", "a1b", ("There is no card to take", "This column is empty.")),
        ("7S", "a1a", ("Cards go to another column", "This move names one column twice.")),
        (
            "7S",
            "a1k",
            ("There is no such column", "The ten columns are called a to j, from the left."),
        ),
        (
            "7S",
            "a!",
            (
                "Only a full run can be removed",
                "A full run is 13 cards of one suit, king to ace, at a column's end.",
            ),
        ),
        ("-", "a!", ("There is no card to take", "This column is empty.")),
    ],
)
def test_a_refused_move_is_told_the_rule_and_why_it_holds_here(
    board: str, typed: str, expected: tuple[str, str]
) -> None:
    assert reminder(board, typed) == expected


def test_a_removal_where_runs_leave_by_themselves_is_told_so() -> None:
    said = refusal_words(Refusal.RUNS_LEAVE_BY_THEMSELVES, Removal(0), position("7S"), WORDS["en"])

    assert said == (
        "Full runs leave by themselves",
        "In this game there is nothing to remove by hand.",
    )


@pytest.mark.parametrize(
    ("board", "count", "rest", "headline", "reason"),
    [
        ("4D 7S", 1, "4C", "A 7 goes on an 8",
         "No column ends with such a card, and none is empty."),
        ("7S", 1, "4C", "A 7 goes on an 8", "No column ends with such a card, and none is empty."),
        ("7S 6S", 2, "-", "A 7 goes on an 8", "A whole column gains nothing in an empty one."),
        ("4D KS", 1, "4C", "A king needs an empty column", "No column is empty."),
        ("KS QS", 2, "-", "A king needs an empty column",
         "A whole column gains nothing in an empty one."),
    ],
)  # fmt: skip
def test_a_double_click_that_no_column_answers_is_told_what_the_cards_need(
    board: str, count: int, rest: str, headline: str, reason: str
) -> None:
    assert double_click(board, count, rest=rest) == (headline, reason)


def test_a_double_click_on_a_covered_card_is_told_as_a_covered_card() -> None:
    assert double_click("9S 7S", 2, rest="TC").headline == "A covered card does not move"


@pytest.mark.parametrize(
    ("language", "board", "typed", "expected"),
    [
        (
            "nl",
            "7S | TC",
            "a1b",
            (
                "Een 7 gaat op een 8",
                "Deze kolom eindigt met een 10. De kleur telt hier niet, alleen de waarde.",
            ),
        ),
        (
            "nl",
            "9H 8S",
            "a2b",
            (
                "Alleen kaarten van één kleur gaan samen",
                "Hier liggen de kleuren door elkaar: harten, schoppen.",
            ),
        ),
        ("nl", "QS", "a2b", ("Zoveel kaarten zijn er niet", "Deze kolom heeft maar 1 kaart.")),
        (
            "ru",
            "7S | TC",
            "a1b",
            (
                "Семёрка кладётся на восьмёрку",
                f"Этот столбец заканчивается десяткой. {ONLY_THE_RANK}",
            ),
        ),
        (
            "ru",
            "TS | QC",
            "a1b",
            (
                "Десятка кладётся на валета",
                f"Этот столбец заканчивается дамой. {ONLY_THE_RANK}",
            ),
        ),
        (
            "ru",
            "9H 8S",
            "a2b",
            (
                "Вместе переносят карты одной масти",
                "Здесь масти перемешаны: червы, пики.",
            ),
        ),
        ("ru", "4D 9H QS", "a5b", ("Столько карт здесь нет", "В этом столбце только 3 карты.")),
        (
            "ru",
            "4D 4H QS 9C 9D",
            "a6b",
            ("Столько карт здесь нет", "В этом столбце только 5 карт."),
        ),
    ],
)
def test_a_refused_move_is_told_in_the_players_language(
    language: str, board: str, typed: str, expected: tuple[str, str]
) -> None:
    assert reminder(board, typed, language) == expected


@every_language
def test_each_rank_has_its_own_words(words: Words) -> None:
    spades = [f"{letter}S" for letter in "A23456789TJQK"]
    a_to_b = Move(0, 1, 1)

    def said(first: str, last: str) -> Reminder:
        table = position(f"{first} | {last}")
        return refusal_words(Refusal.NOT_ONE_HIGHER, a_to_b, table, words)

    assert len({said(first, "KS").headline for first in spades[:-1]}) == 12
    assert len({said("2S", last).reason for last in spades[1:]}) == 12


@every_language
@given(table=positions, move=any_moves, mode=st.sampled_from(RunRemoval))
def test_every_refusal_of_a_move_has_words(
    words: Words, table: Position, move: Move, mode: RunRemoval
) -> None:
    refused = refusal(table, move, mode)
    if refused is None:
        return

    said = refusal_words(refused, move, table, words)
    assert_proper(said, words)


def assert_proper(said: Reminder, words: Words) -> None:
    """Check that a reminder is filled in, translated, and has its full stops where they belong."""
    assert said.headline
    assert said.headline[-1] not in ".:"
    assert said.reason.endswith(".")
    assert not {"{", "}", "\n"} & {*said.headline, *said.reason}
    if words.language == "ru":
        assert not set("".join(said)) & set("bcdefghilmnoprstuvwxyz")


@every_language
@given(table=positions, data=st.data())
def test_every_refusal_of_a_double_click_has_words(
    words: Words, table: Position, data: st.DataObject
) -> None:
    source = data.draw(st.sampled_from([i for i, column in enumerate(table.columns) if column]))
    count = data.draw(st.integers(1, len(table.columns[source])))
    found = best_move(table, source, count)
    if isinstance(found, Refusal):
        assert_proper(refusal_words(found, Move(source, source, count), table, words), words)


@every_language
@pytest.mark.parametrize("refused", Refusal)
def test_every_rule_is_one_sentence_of_its_own(words: Words, refused: Refusal) -> None:
    sentences = [rule_words(each, words) for each in Refusal]

    assert rule_words(refused, words).endswith(".")
    assert len(set(sentences)) == len(Refusal)
    if words.language != "en":
        assert rule_words(refused, words) != rule_words(refused, WORDS["en"])


# Faults

MOVES_ARE_WRITTEN = "Write c3h for three cards from column c to column h, or c! to remove a run."


def fault_of(parse: object, text: str) -> Fault:
    """Return the first fault of a text."""
    assert callable(parse)
    with pytest.raises(NotationError) as caught:
        parse(text)
    return caught.value.fault


def test_the_wrong_code_of_the_design() -> None:
    fault = fault_of(parse_code, "ss1-s3-qkzpwab")

    assert [fault_words(fault, words) for words in WORDS.values()] == [
        "“S3” is not a number of suits. Use S1, S2 or S4.",
        "“S3” is geen aantal kleuren. Gebruik S1, S2 of S4.",
        "«S3» — не число мастей. Напишите S1, S2 или S4.",
    ]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "There is no game code and no board. A code looks like SS1-S4-QKZPWAB."),
        ("xx", "“XX” is no beginning of a game code. Begin with SS1."),
        ("ss2", "“SS2” is no kind of code this game knows. Begin with SS1."),
        ("ss1-s4-aaaä", "“ä” is not a letter A to Z. A code ends with seven of them."),
        ("ss1-s4-aaa", "The code ends too early. It looks like SS1-S4-QKZPWAB."),
        ("ss1-s4-aaaaaaab", "“B” is too much. A code ends with seven letters."),
    ],
)
def test_a_wrong_code_is_told_what_is_wrong_and_the_remedy(text: str, sentence: str) -> None:
    assert fault_words(fault_of(parse_code, text), WORDS["en"]) == sentence


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (
            example_with(9, "9: 3S 7X"),
            "“7X” is not a card. Write rank and suit, as in AS, 10H or KD.",
        ),
        (
            example_with(9, "9: 3S 7S 5D"),
            "“5D” is one card too many for this pack. Replace or remove it.",
        ),
        (example_with(9, "9: 3S"), "1 card is missing: 7S. Only full runs may be missing."),
        (example_with(7, "7: JD"), "3 cards are missing: 3H 6D 5C. Only full runs may be missing."),
        ("AS\nKS", "The board has 2 columns. It needs ten, one on each line."),
        ("# one\nrUnS: S\n1: AS", "The board has 1 column. It needs ten, one on each line."),
        (
            example_with(9, "8: 3S 7S"),
            "“8” is not the number of this column. Count from 1 to 10, or leave numbers out.",
        ),
        (
            example_with(10, "10: 5D\nruns: S"),
            "“S” does not fit the cards. Name the suits of the runs that are gone: “runs: S H”.",
        ),
        (
            "\n".join([FULL_RUN, *["-"] * 9, "runs:"]),
            "The runs that are gone are not named. Add their suits: “runs: S H”.",
        ),
        (
            example_with(10, "10: 5D\nj1g c3"),
            f"“c3” is not a move. {MOVES_ARE_WRITTEN}",
        ),
    ],
)
def test_a_wrong_board_is_told_what_is_wrong_and_the_remedy(text: str, sentence: str) -> None:
    assert fault_words(fault_of(parse_game, text), WORDS["en"]) == sentence


def test_counts_take_the_form_of_the_language() -> None:
    russian = WORDS["ru"]

    assert fault_words(Fault(FaultKind.COLUMN_COUNT, 1, 1, "1"), russian).startswith(
        "В раскладе 1 столбец."
    )
    assert fault_words(Fault(FaultKind.COLUMN_COUNT, 1, 1, "3"), russian).startswith(
        "В раскладе 3 столбца."
    )
    assert fault_words(fault_of(parse_board, example_with(7, "7: JD")), russian).startswith(
        "Не хватает 3 карт: 3H 6D 5C."
    )


@every_language
@pytest.mark.parametrize("kind", FaultKind)
def test_every_fault_has_words_that_show_what_was_found(words: Words, kind: FaultKind) -> None:
    found = {FaultKind.COLUMN_COUNT: "11", FaultKind.PACK: "4D"}.get(kind, "{7}")
    sentence = fault_words(Fault(kind, 1, 1, found), words)

    assert sentence.endswith(".")
    assert "{found}" not in sentence
    if kind not in {FaultKind.EMPTY, FaultKind.CODE_TOO_SHORT}:
        assert found in sentence
    if words.language != "en":
        assert sentence != fault_words(Fault(kind, 1, 1, found), WORDS["en"])


@every_language
@given(kind=st.sampled_from(FaultKind), found=st.text())
def test_whatever_was_typed_the_sentence_is_one_printable_line(
    words: Words, kind: FaultKind, found: str
) -> None:
    if kind is FaultKind.COLUMN_COUNT:
        found = "9"
    sentence = fault_words(Fault(kind, 1, 1, found), words)

    assert sentence.isprintable()
    assert len(sentence) < 300


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("7X", "7X"),
        (" a \n b\tc ", "a b c"),
        ("a\x1b[31mb\x00", "a\ufffd[31mb\ufffd"),
        ("x" * 40, "x" * 40),
        ("x" * 41, "x" * 39 + "…"),
        ("", ""),
    ],
)
def test_a_quotation_is_one_short_printable_line(text: str, shown: str) -> None:
    assert quoted(text) == shown


def test_a_quotation_may_be_longer_where_there_is_room() -> None:
    assert quoted("x" * 100, longest=200) == "x" * 100
