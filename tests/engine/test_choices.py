from itertools import product

import pytest
from hypothesis import given

from simplesimon.engine import Move, Position, Refusal, best_move, lift_refusal
from simplesimon.engine.notation import action_text
from tests.engine import naive
from tests.engine.boards import FULL_RUN, position
from tests.engine.strategies import positions


def best(board: str, source: str, count: int, *, rest: str = "AC") -> str | Refusal:
    """Write the best move of a group, or return the reason against it."""
    found = best_move(position(board, rest=rest), "abcdefghij".index(source), count)
    return found if isinstance(found, Refusal) else action_text(found)


@pytest.mark.parametrize(
    ("board", "move"),
    [
        # The same suit comes before an empty column, wherever they are.
        ("4D 7S | - | 8H | 8S", "a1d"),
        ("4D 7S | 8H | - | 8S", "a1d"),
        # An empty column comes before another suit.
        ("4D 7S | 8H | -", "a1c"),
        # Another suit is taken where nothing better is.
        ("4D 7S | 4H | 8H", "a1c"),
        # Of two columns of the suit the one that makes the longer run wins over the nearer.
        ("4D 7S | 8S | 9S 8S | TS 9S 8S | JH 8S", "a1d"),
        # Of two that make equal runs the nearer.
        ("4D 7S | 4H | TS 9S 8S | TS 9S 8S", "a1c"),
        # Of two empty columns, and of two of another suit, the nearer.
        ("4D 7S | 4H | - | -", "a1c"),
        ("4D 7S | 4H | 8H | 8D", "a1c"),
        # A longer run of another suit is no better: the run made is not of one suit.
        ("4D 7S | 8H | TD 9D 8D", "a1b"),
    ],
)
def test_the_best_column_of_a_card(board: str, move: str) -> None:
    assert best(board, "a", 1) == move


@pytest.mark.parametrize(
    ("board", "source", "move"),
    [
        # As near on both sides: the left one.
        ("4H | 8H | 4D 7S | 8D", "c", "c1b"),
        ("4H | - | 4D 7S | -", "c", "c1b"),
        ("8S | 4H | 4D 7S | 4H | 8S", "c", "c1a"),
        # Nearer to the right.
        ("8S | 4H | 4D 7S | 8S", "c", "c1d"),
    ],
)
def test_the_nearest_column_counts_on_both_sides(board: str, source: str, move: str) -> None:
    assert best(board, source, 1) == move


def test_a_group_goes_as_a_whole() -> None:
    assert best("4D 9S 8S 7S | TH | JS TS", "a", 3) == "a3c"
    assert best("4D 9S 8S 7S | TH | JS TS | 9H", "a", 2) == "a2d"


def test_a_whole_column_is_never_sent_to_an_empty_one() -> None:
    assert best("KS | -", "a", 1) is Refusal.NO_COLUMN_TAKES_IT
    assert best("9S 8S | -", "a", 2) is Refusal.NO_COLUMN_TAKES_IT
    assert best("9S 8S | -", "a", 1) == "a1b"
    assert best("9S 8S | - | TH", "a", 2) == "a2c"
    assert best(f"{FULL_RUN} | -", "a", 13) is Refusal.NO_COLUMN_TAKES_IT
    assert best(f"4H {FULL_RUN} | -", "a", 13) == "a13b"


@pytest.mark.parametrize(
    ("board", "count", "reason"),
    [
        ("-", 1, Refusal.EMPTY_COLUMN),
        ("7S | 8S", 2, Refusal.TOO_FEW_CARDS),
        ("7S | 8S", 0, Refusal.TOO_FEW_CARDS),
        ("7S 5S | 8S", 2, Refusal.COVERED),
        ("7S 6H | 8S", 2, Refusal.MIXED_SUITS),
        ("7S | 9S", 1, Refusal.NO_COLUMN_TAKES_IT),
        ("KS | QS", 1, Refusal.NO_COLUMN_TAKES_IT),
    ],
)
def test_a_group_without_a_best_column_is_refused(board: str, count: int, reason: Refusal) -> None:
    assert best(board, "a", count) is reason


KINDS = {
    "longer run": "TS 9S 8S",
    "same suit": "4D 8S",
    "empty": "-",
    "other suit": "4C 8D",
    "no": "4C",
}
"""What a column can be to a lone seven of spades that has a card beneath it, best first."""


def test_every_arrangement_of_four_columns_gives_the_best_by_the_order_of_the_rules() -> None:
    order = list(KINDS)
    for source in range(5):
        for kinds in product(KINDS, repeat=4):
            around = [*kinds[:source], "the seven", *kinds[source:]]
            board = " | ".join(KINDS.get(kind, "4H 7S") for kind in around)
            ranked = sorted(
                (order.index(kind), abs(target - source), target)
                for target, kind in enumerate(around)
                if kind in KINDS and kind != "no"
            )
            expected = Move(source, ranked[0][2], 1) if ranked else Refusal.NO_COLUMN_TAKES_IT

            assert best_move(position(board, rest="AC"), source, 1) == expected, board


@given(positions)
def test_the_choice_agrees_with_the_rules_asked_one_by_one(position: Position) -> None:
    board = naive.board_of(position)
    for source, column in enumerate(position.columns):
        for count in range(15):
            found = best_move(position, source, count)

            refused = lift_refusal(column, count)
            if refused is not None:
                assert found is refused
            elif (expected := naive.best_column(board, source, count)) is None:
                assert found is Refusal.NO_COLUMN_TAKES_IT
            else:
                assert found == Move(source, expected, count)
