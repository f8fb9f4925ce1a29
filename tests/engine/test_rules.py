import pytest
from hypothesis import given

from simplesimon.engine import (
    SUIT_COUNTS,
    Game,
    GameCode,
    Move,
    Position,
    Removal,
    RunRemoval,
    Suit,
    apply,
    deal,
    ends_with_full_run,
    fits,
    has_legal_move,
    is_legal,
    is_stuck,
    is_won,
    legal_moves,
    perft,
    removable_columns,
    run_length,
    settled,
)
from simplesimon.engine.notation import parse_board, parse_code
from simplesimon.engine.rules import after_move, after_removal, leaving_runs
from tests.engine.boards import (
    FULL_RUN,
    WORKED_EXAMPLE,
    column,
    move,
    moves_as_text,
    position,
    run_of,
)
from tests.engine.strategies import positions

HEARTS = run_of(Suit.HEARTS)
CLUBS = run_of(Suit.CLUBS)


@pytest.mark.parametrize(
    ("cards", "length"),
    [
        ("-", 0),
        ("KS", 1),
        ("9S 8H", 1),
        ("9S 7S", 1),
        ("9S 8S", 2),
        ("8S 9S", 1),
        ("9S 9S", 1),
        ("9H 8S 7S 6S", 3),
        ("AS KS", 1),
        ("AH KS", 1),
        ("KS AH", 1),
        ("2S AS KS QS", 2),
        (FULL_RUN, 13),
        (f"{HEARTS} {FULL_RUN}", 13),
        (f"AS {FULL_RUN}", 13),
    ],
)
def test_a_run_is_as_long_as_the_cards_descend_in_one_suit(cards: str, length: int) -> None:
    assert run_length(column(cards)) == length


@pytest.mark.parametrize(
    ("cards", "full"),
    [
        ("-", False),
        ("AS", False),
        (FULL_RUN, True),
        (FULL_RUN.removeprefix("KS "), False),
        (FULL_RUN.removesuffix(" AS"), False),
        (FULL_RUN.replace("KS", "KH"), False),
        (FULL_RUN.replace("7S", "7C"), False),
        (f"{FULL_RUN} KS", False),
        (f"4D 9C {FULL_RUN}", True),
        (f"KS {FULL_RUN}", True),
        (f"{FULL_RUN} {HEARTS}", True),
    ],
)
def test_a_full_run_is_thirteen_cards_king_to_ace_at_the_end(cards: str, *, full: bool) -> None:
    assert ends_with_full_run(column(cards)) is full


@pytest.mark.parametrize("target", ["9H", "9D", "9S", "9C", "2D 9C", "-"])
def test_a_card_fits_on_any_suit_one_rank_higher_and_in_an_empty_column(target: str) -> None:
    assert fits(column("8S")[0], column(target))


@pytest.mark.parametrize("target", ["8H", "7H", "TS", "9S 8S", "AS", "KS"])
def test_a_card_fits_on_no_other_card(target: str) -> None:
    assert not fits(column("8S")[0], column(target))


@pytest.mark.parametrize(
    ("board", "rest", "moves"),
    [
        # Any suit one rank higher will do.
        ("8H 7S 6S | 7D | 8C", "KS", "a1b a2c b1c"),
        # Mixed suits do not move together, not even into an empty column.
        ("9S 8H | TC | 9D", "KS", "a1c c1b"),
        ("9S 8H | -", "4C", "a1b c1b d1b e1b f1b g1b h1b i1b j1b"),
        # Aces go on a two, nothing goes on an ace.
        ("2S | AD", "AS", "b1a c1a d1a e1a f1a g1a h1a i1a j1a"),
        # Queens go on a king, a king only into an empty column.
        ("KS", "QH", "b1a c1a d1a e1a f1a g1a h1a i1a j1a"),
        ("KD QD | -", "AC", "a1b a2b c1b d1b e1b f1b g1b h1b i1b j1b"),
        # Every part of a run has its own targets, and an empty column takes each of them.
        ("9S 8S 7S | 8D | 9H | TC", "KC", "a1b a2c a3d b1c c1d"),
        ("9S 8S 7S | -", "KC", "a1b a2b a3b c1b d1b e1b f1b g1b h1b i1b j1b"),
        # A run ends where another suit or a gap lies beneath it; a covered run stays.
        ("5S 4S 4H 3H | 5D | 4C", "KC", "a1c a2b c1b"),
        ("9S 8S 3H | TC | 4D", "KC", "a1c"),
        ("9S 7S 6S | TC | 8D", "KC", "a2c"),
        # Every empty column is a target of its own.
        ("5H | - | -", "AC", "a1b a1c d1b d1c e1b e1c f1b f1c g1b g1c h1b h1c i1b i1c j1b j1c"),
        # Thirteen cards can move as one where runs are removed by hand.
        (
            f"4D {FULL_RUN} | -",
            "AC",
            " ".join(f"a{n}b" for n in range(1, 14)) + " c1b d1b e1b f1b g1b h1b i1b j1b",
        ),
        ("KS", "KS", ""),
        ("-", "-", ""),
    ],
)
def test_the_legal_moves_of_a_board(board: str, rest: str, moves: str) -> None:
    assert moves_as_text(position(board, rest=rest)) == set(moves.split())


def test_each_legal_move_comes_once_ordered_by_source_then_length_then_target() -> None:
    moves = list(legal_moves(parse_board(WORKED_EXAMPLE).position))

    assert moves == sorted(moves, key=lambda move: (move.source, move.count, move.target))
    assert len(moves) == len(set(moves)) == 7


def test_a_group_leaves_a_column_of_more_than_twenty_cards() -> None:
    deep = f"9C 4D {HEARTS} {FULL_RUN.removesuffix(' AS')}"

    assert len(column(deep)) == 27
    assert moves_as_text(position(f"{deep} | 9D", rest="2C")) == {"a7b"}


@given(positions)
def test_a_move_is_legal_if_and_only_if_it_is_listed(position: Position) -> None:
    everything = {
        Move(source, target, count)
        for source in range(-1, 11)
        for target in range(-1, 11)
        for count in range(-1, 15)
    }

    assert {move for move in everything if is_legal(position, move)} == set(legal_moves(position))


def test_the_examples_of_the_rules_page() -> None:
    assert is_legal(position("3H | 4S"), move("a1b"))
    assert all(is_legal(position(f"Q{a} | K{b}"), move("a1b")) for a in "SHDC" for b in "SHDC")
    assert is_legal(position("9S 8S 7S | TH"), move("a3b"))
    assert not is_legal(position("9S 8H | TH"), move("a2b"))
    assert is_legal(position(f"{FULL_RUN.removesuffix(' AS')}"), move("a12b"))


# Applying


def test_a_move_takes_the_cards_from_one_column_to_the_other() -> None:
    before = position("3D 8H 7S 6S | 7D | 8C", runs="H")

    assert apply(before, move("a2c")) == position("3D 8H | 7D | 8C 7S 6S", runs="H")
    assert before == position("3D 8H 7S 6S | 7D | 8C", runs="H")


@pytest.mark.parametrize("beneath", ["", "AH ", "KS ", "4D 9C "])
def test_a_run_finished_by_a_move_leaves_whatever_lies_beneath_it(beneath: str) -> None:
    unfinished = FULL_RUN.removesuffix(" 3S 2S AS")
    before = position(f"{beneath}{unfinished} | 7H 3S 2S AS", runs="C")

    after = apply(before, move("b3a"))

    assert after == position(f"{beneath or '-'} | 7H", runs="CS")


def test_with_removal_by_hand_a_finished_run_stays_until_it_is_removed() -> None:
    before = position(f"{FULL_RUN.removesuffix(' AS')} | 7H AS")

    finished = apply(before, move("b1a"), RunRemoval.BY_HAND)

    assert finished == position(f"{FULL_RUN} | 7H")
    assert list(removable_columns(finished)) == [0]
    assert apply(finished, Removal(0), RunRemoval.BY_HAND) == position("- | 7H", runs="S")


def test_thirteen_cards_of_two_suits_are_no_run() -> None:
    before = position(f"{FULL_RUN.removesuffix(' AS')} | 7H AH")

    assert apply(before, move("b1a")) == position(f"{FULL_RUN.removesuffix('AS')}AH | 7H")


def test_a_move_that_uncovers_a_run_at_its_source_lets_it_leave() -> None:
    before = position(f"4D {HEARTS} 7S | 8D")

    assert apply(before, move("a1b")) == position("4D | 8D 7S", runs="H")


def test_a_move_can_finish_a_run_at_its_target_and_uncover_another_at_its_source() -> None:
    before = position(f"{HEARTS} AS | {FULL_RUN.removesuffix(' AS')}")

    assert apply(before, move("a1b")) == position("-", runs="SH")


def test_two_runs_that_lie_one_upon_another_leave_together() -> None:
    before = position(f"4D {HEARTS} {CLUBS} 7S | 8D")

    assert apply(before, move("a1b")) == position("4D | 8D 7S", runs="CH")


def test_a_run_in_a_column_the_move_does_not_touch_is_not_looked_for() -> None:
    unsettled = position(f"{HEARTS} | 7S | 8D")

    assert apply(unsettled, move("b1c")) == position(f"{HEARTS} | - | 8D 7S")


def test_the_steps_of_a_move_can_be_taken_one_by_one() -> None:
    before = position(f"{HEARTS} AS | {FULL_RUN.removesuffix(' AS')}")

    moved = after_move(before, move("a1b"))
    assert moved == position(f"{HEARTS} | {FULL_RUN}")
    assert leaving_runs(moved, 1, 0) == (Removal(1), Removal(0))
    assert after_removal(moved, Removal(1)) == position(HEARTS, runs="S")


def test_a_typed_board_settles_from_the_left_until_no_run_ends_a_column() -> None:
    typed = position(f"4D {HEARTS} {CLUBS} | {HEARTS} 4C | - | {FULL_RUN}")

    assert settled(typed) == position(f"4D | {HEARTS} 4C", runs="CHS")


# The end


def test_the_game_is_won_when_the_table_is_empty() -> None:
    assert is_won(position("-", runs="SHDC"))
    assert not is_won(position("AS"))
    assert not is_won(position(f"- | {FULL_RUN}", runs="HDC"))


def test_stuck_is_a_board_without_moves_and_without_removable_runs_that_is_not_won() -> None:
    assert is_stuck(position("KS", rest="KH"))
    assert is_stuck(position(f"{FULL_RUN} KS", rest="KH"))
    assert not is_stuck(position("QS", rest="KH"))
    assert not is_stuck(position(f"{FULL_RUN}", rest="KH"))
    assert not is_stuck(position("KS | -", rest="KH"))
    assert not is_stuck(position("-", runs="SHDC"))


def test_a_column_that_can_only_change_places_with_an_empty_one_is_not_stuck() -> None:
    assert not is_stuck(position("KS"))


@pytest.mark.parametrize(
    "code", ["SS1-S1-AAAAAKY", "SS1-S2-AAAAABB", "SS1-S4-AAAABWU", "SS1-S4-AAAACMP"]
)
def test_a_deal_without_any_legal_move_is_stuck_from_the_start(code: str) -> None:
    game = Game(deal(parse_code(code)))

    assert not has_legal_move(game.position)
    assert game.is_stuck
    assert not game.is_won
    assert game.score == 500


def test_no_deal_holds_a_full_run() -> None:
    codes = [GameCode(suits, number) for suits in SUIT_COUNTS for number in range(300)]
    positions = [deal(code).position for code in codes]

    assert [settled(position) for position in positions] == positions


def test_perft_of_no_moves_is_one() -> None:
    assert perft(position("KS"), 0) == 1


def test_perft_counts_sequences_and_lets_runs_leave_in_between() -> None:
    nearly = position(f"{FULL_RUN.removesuffix(' AS')} | KD AS", rest="AC")

    # Each of nine aces can go on the two; with the right one the run is gone, and then nine
    # cards can go to the empty column.
    assert [perft(nearly, depth) for depth in (1, 2)] == [9, 8 * 9 + 9]
    # By hand it stays: then only its part from the queen down can move, to the other king.
    assert [perft(nearly, depth, RunRemoval.BY_HAND) for depth in (1, 2)] == [9, 8 * 9 + 1]
