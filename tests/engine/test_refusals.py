import pytest
from hypothesis import given

from simplesimon.engine import (
    IllegalMove,
    Move,
    Position,
    Refusal,
    Removal,
    RunRemoval,
    is_legal,
    landing_refusal,
    lift_refusal,
    refusal,
)
from simplesimon.engine.rules import ends_with_full_run
from tests.engine.boards import FULL_RUN, action, column, position
from tests.engine.strategies import any_moves, columns, positions

BY_HAND, BY_ITSELF = RunRemoval.BY_HAND, RunRemoval.BY_ITSELF


@pytest.mark.parametrize(
    ("board", "typed", "reason"),
    [
        ("7S | 8D", "a1b", None),
        ("7S | -", "a1b", None),
        ("KS | -", "a1b", None),
        ("7S | 8D", "a1k", Refusal.NO_SUCH_COLUMN),
        ("7S | 8D", "k1a", Refusal.NO_SUCH_COLUMN),
        ("7S | 8D", "a1a", Refusal.SAME_COLUMN),
        ("- | 8D", "a1b", Refusal.EMPTY_COLUMN),
        ("7S | 8D", "a2b", Refusal.TOO_FEW_CARDS),
        ("7S | 8D", "a0b", Refusal.TOO_FEW_CARDS),
        ("7S 5S | 8D", "a2b", Refusal.COVERED),
        ("7S 8S | 8D", "a2b", Refusal.COVERED),
        ("7S 7H | 8D", "a2b", Refusal.COVERED),
        ("7S 6H | 8D", "a2b", Refusal.MIXED_SUITS),
        ("7S 6H | -", "a2b", Refusal.MIXED_SUITS),
        ("7S | AD", "a1b", Refusal.ONTO_ACE),
        ("KS | QD", "a1b", Refusal.KING_NEEDS_EMPTY_COLUMN),
        ("KS QS | AH KD", "a2b", Refusal.KING_NEEDS_EMPTY_COLUMN),
        ("7S | 9D", "a1b", Refusal.NOT_ONE_HIGHER),
        ("7S | 7D", "a1b", Refusal.NOT_ONE_HIGHER),
        ("7S | 6D", "a1b", Refusal.NOT_ONE_HIGHER),
        ("7S 6S | 7D", "a2b", Refusal.NOT_ONE_HIGHER),
    ],
)
def test_a_move_is_refused_for_its_reason(board: str, typed: str, reason: Refusal | None) -> None:
    assert refusal(position(board), action(typed), BY_ITSELF) is reason
    assert refusal(position(board), action(typed), BY_HAND) is reason


@pytest.mark.parametrize(
    ("board", "typed", "first", "hidden"),
    [
        ("-", "k1k", Refusal.NO_SUCH_COLUMN, Refusal.SAME_COLUMN),
        ("-", "a1a", Refusal.SAME_COLUMN, Refusal.EMPTY_COLUMN),
        ("- | AS", "a5b", Refusal.EMPTY_COLUMN, Refusal.TOO_FEW_CARDS),
        ("7S 5H | AS", "a3b", Refusal.TOO_FEW_CARDS, Refusal.COVERED),
        ("7S 5H | AS", "a2b", Refusal.COVERED, Refusal.MIXED_SUITS),
        ("7S 6H 4H | AS", "a3b", Refusal.COVERED, Refusal.MIXED_SUITS),
        ("7S 6H | AS", "a2b", Refusal.MIXED_SUITS, Refusal.ONTO_ACE),
        ("KS QH | 9S", "a2b", Refusal.MIXED_SUITS, Refusal.KING_NEEDS_EMPTY_COLUMN),
        ("KS | AS", "a1b", Refusal.ONTO_ACE, Refusal.KING_NEEDS_EMPTY_COLUMN),
        ("KS | 9S", "a1b", Refusal.KING_NEEDS_EMPTY_COLUMN, Refusal.NOT_ONE_HIGHER),
        ("AS | AH", "a1b", Refusal.ONTO_ACE, Refusal.NOT_ONE_HIGHER),
    ],
)
def test_where_two_rules_refuse_the_first_answers(
    board: str, typed: str, first: Refusal, hidden: Refusal
) -> None:
    assert refusal(position(board), action(typed), BY_ITSELF) is first
    assert list(Refusal).index(first) < list(Refusal).index(hidden)


def test_the_order_of_the_reasons_is_that_of_the_rules() -> None:
    assert [reason.name for reason in Refusal] == [
        "NO_SUCH_COLUMN",
        "SAME_COLUMN",
        "EMPTY_COLUMN",
        "TOO_FEW_CARDS",
        "COVERED",
        "MIXED_SUITS",
        "ONTO_ACE",
        "KING_NEEDS_EMPTY_COLUMN",
        "NOT_ONE_HIGHER",
        "NO_COLUMN_TAKES_IT",
        "RUNS_LEAVE_BY_THEMSELVES",
        "NO_FULL_RUN",
    ]


@pytest.mark.parametrize("number", [-1, 10, 25])
def test_columns_outside_the_ten_do_not_exist(number: int) -> None:
    board = position("7S | 8D")

    assert refusal(board, Move(0, number, 1), BY_ITSELF) is Refusal.NO_SUCH_COLUMN
    assert refusal(board, Move(number, 0, 1), BY_ITSELF) is Refusal.NO_SUCH_COLUMN
    assert refusal(board, Removal(number), BY_HAND) is Refusal.NO_SUCH_COLUMN


@pytest.mark.parametrize(
    ("board", "mode", "reason"),
    [
        (f"4D {FULL_RUN}", BY_HAND, None),
        (f"4D {FULL_RUN}", BY_ITSELF, Refusal.RUNS_LEAVE_BY_THEMSELVES),
        ("4D", BY_ITSELF, Refusal.RUNS_LEAVE_BY_THEMSELVES),
        ("-", BY_ITSELF, Refusal.EMPTY_COLUMN),
        ("-", BY_HAND, Refusal.EMPTY_COLUMN),
        ("4D", BY_HAND, Refusal.NO_FULL_RUN),
        (f"{FULL_RUN} 4D", BY_HAND, Refusal.NO_FULL_RUN),
        (FULL_RUN.removesuffix(" AS"), BY_HAND, Refusal.NO_FULL_RUN),
        (FULL_RUN.removesuffix("AS") + "AH", BY_HAND, Refusal.NO_FULL_RUN),
    ],
)
def test_a_removal_by_hand_is_refused_for_its_reason(
    board: str, mode: RunRemoval, reason: Refusal | None
) -> None:
    assert refusal(position(board), action("a!"), mode) is reason


@given(positions, any_moves)
def test_a_move_has_a_reason_against_it_if_and_only_if_it_is_not_legal(
    position: Position, move: Move
) -> None:
    for mode in RunRemoval:
        assert (refusal(position, move, mode) is None) == is_legal(position, move)


@given(positions, columns)
def test_a_run_can_be_removed_by_hand_exactly_where_one_ends_a_column(
    position: Position, index: int
) -> None:
    there = 0 <= index < 10 and ends_with_full_run(position.columns[index])

    assert (refusal(position, Removal(index), BY_HAND) is None) == there
    assert refusal(position, Removal(index), BY_ITSELF) is not None


def test_taking_and_placing_can_be_asked_apart() -> None:
    assert lift_refusal(column("9S 8S"), 2) is None
    assert lift_refusal(column("9S 8H"), 2) is Refusal.MIXED_SUITS
    assert lift_refusal(column("-"), 1) is Refusal.EMPTY_COLUMN
    assert landing_refusal(column("8S")[0], column("9H")) is None
    assert landing_refusal(column("8S")[0], column("-")) is None
    assert landing_refusal(column("8S")[0], column("AH")) is Refusal.ONTO_ACE


def test_the_error_of_an_illegal_move_names_the_rule_and_the_action() -> None:
    error = IllegalMove(Refusal.COVERED, Move(2, 7, 3), number=4)

    assert (error.refusal, error.action, error.number) == (Refusal.COVERED, Move(2, 7, 3), 4)
    assert str(error) == "action 4: COVERED"
