"""The engine and the naive rules give the same answers on random positions."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from simplesimon.engine import (
    Deal,
    Game,
    Move,
    Position,
    Refusal,
    Removal,
    RunRemoval,
    apply,
    is_stuck,
    is_won,
    legal_moves,
    refusal,
    removable_columns,
    settled,
)
from tests.engine import naive
from tests.engine.strategies import any_moves, positions

REASONS = {
    "no such column": Refusal.NO_SUCH_COLUMN,
    "the same column twice": Refusal.SAME_COLUMN,
    "an empty column": Refusal.EMPTY_COLUMN,
    "more cards than the column has": Refusal.TOO_FEW_CARDS,
    "covered": Refusal.COVERED,
    "more than one suit": Refusal.MIXED_SUITS,
    "onto an ace": Refusal.ONTO_ACE,
    "a king needs an empty column": Refusal.KING_NEEDS_EMPTY_COLUMN,
    "not exactly one rank higher": Refusal.NOT_ONE_HIGHER,
    None: None,
}


@given(positions)
def test_on_the_legal_moves(position: Position) -> None:
    assert set(legal_moves(position)) == naive.all_moves(naive.board_of(position))


@given(positions, any_moves)
def test_on_the_reason_against_any_move(position: Position, move: Move) -> None:
    reason = naive.why_not(naive.board_of(position), *move)

    assert refusal(position, move, RunRemoval.BY_HAND) is REASONS[reason]


@pytest.mark.parametrize("mode", RunRemoval)
@given(position=positions)
def test_on_the_result_of_every_legal_move(mode: RunRemoval, position: Position) -> None:
    board = naive.board_of(position)
    for move in legal_moves(position):
        after = apply(position, move, mode)

        expected, left = naive.move(board, *move, by_itself=mode is RunRemoval.BY_ITSELF)
        assert naive.board_of(after) == expected
        assert after.runs == position.runs + bytes(left)


@given(positions)
def test_on_the_runs_that_end_a_column(position: Position) -> None:
    board = naive.board_of(position)
    expected = [index for index, column in enumerate(board) if naive.ends_with_run(column)]

    assert list(removable_columns(position)) == expected
    for index in expected:
        after = apply(position, Removal(index), RunRemoval.BY_HAND)
        assert naive.board_of(after)[index] == board[index][:-13]
        assert after.runs == position.runs + bytes([board[index][-1][1]])


@given(positions)
def test_on_what_leaves_while_a_board_is_loaded(position: Position) -> None:
    loaded, left = naive.load(naive.board_of(position))

    after = settled(position)
    assert naive.board_of(after) == loaded
    assert after.runs == position.runs + bytes(left)
    game = Game(Deal(position))
    assert game.position == after
    assert game.score == 500


@given(positions)
def test_on_the_end(position: Position) -> None:
    board = naive.board_of(position)

    assert is_won(position) == naive.is_won(board)
    assert is_stuck(position) == naive.is_stuck(board)


kings_and_low_cards = st.lists(
    st.lists(st.sampled_from([13, 29, 1, 18, 35, 9, 57]), max_size=2).map(bytes),
    min_size=10,
    max_size=10,
).map(lambda columns: Position(tuple(columns)))


@given(kings_and_low_cards)
def test_on_being_stuck_where_that_is_common(position: Position) -> None:
    assert is_stuck(position) == naive.is_stuck(naive.board_of(position))
