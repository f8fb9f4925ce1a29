from random import Random

import pytest
from hypothesis import assume, example, given, settings
from hypothesis import strategies as st

from simplesimon.engine import (
    Move,
    Position,
    RunRemoval,
    apply,
    is_won,
    legal_moves,
    run_length,
    settled,
)
from simplesimon.solver.bound import deadlocks_of_unique_cards
from simplesimon.solver.explore import most_copies
from tests.engine.boards import position
from tests.engine.strategies import positions
from tests.solver.small import bound, records, unplayed_games
from tests.won_games import WON_GAMES, WonGame

BY_ITSELF, BY_HAND = RunRemoval.BY_ITSELF, RunRemoval.BY_HAND
REST_OF_THE_RUN = "KS QS JS TS 9S 8S 7S 6S 5S"


@pytest.mark.parametrize(
    ("board", "moves"),
    [
        ("KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S AS", 0),
        # Each head one move.
        (f"{REST_OF_THE_RUN} | 4S 3S | 2S AS", 2),
        # The head lies over its parent: out of the way, and back.
        ("KS QS JS TS 9S 8S 7S 6S 5S 4S 2S AS 3S", 2 + 1),
        # Each of two heads lies over the parent of the other: one of them moves twice.
        (f"{REST_OF_THE_RUN} 2H AH | KH QH JH TH 9H 8H 7H 6H 5H 4H 3H 4S 3S 2S AS", 2 + 1),
        # The same, not quite: one may go first.
        (f"{REST_OF_THE_RUN} 2H AH | KH QH JH TH 9H 8H 7H 6H 5H 4H 3H | 4S 3S 2S AS", 2),
        # The king lies over a card of its run and has to move.
        ("4S 3S 2S AS KS QS JS TS 9S 8S 7S 6S 5S", 1 + 1),
        # The king's run can be finished where it lies.
        ("AH KS QS JS TS 9S 8S 7S 6S 5S | 4S 3S 2S AS | KH QH JH TH 9H 8H 7H 6H 5H 4H 3H 2H", 2),
    ],
)
def test_the_moves_each_card_needs_are_counted(board: str, moves: int) -> None:
    assert bound(position(board)) == moves


def test_of_pairs_a_head_may_take_any_parent() -> None:
    one = "KS QS JS TS 9S 8S 7S 6S 5S 4S 3S"
    locked = position(f"{one} 2S AS | {one} | 2S AS")
    assert bound(locked) == 1
    both = position(f"{one} 3H 2H AH | KH QH JH TH 9H 8H 7H 6H 5H 4H 2S AS | {one} | 2S AS")
    assert bound(both) == 3


@pytest.mark.parametrize("game", WON_GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("removal", RunRemoval)
def test_the_bound_never_exceeds_the_moves_of_a_won_game(
    game: WonGame, removal: RunRemoval
) -> None:
    actions = game.moves if removal is BY_ITSELF else game.actions_by_hand
    left = len(game.moves)
    now = game.deal.position
    for action in actions:
        assert bound(now, removal) <= left
        now = apply(now, action, removal)
        left -= isinstance(action, Move)
    assert bound(now, removal) == left == 0


@pytest.mark.parametrize("removal", RunRemoval)
@settings(max_examples=300, deadline=None)
@given(st.data())
def test_the_bound_never_exceeds_the_moves_that_were_taken_back(
    removal: RunRemoval, data: st.DataObject
) -> None:
    game = data.draw(unplayed_games(removal))

    assert bound(game.position, removal) <= game.moves


@settings(max_examples=300, deadline=None)
@given(positions, st.randoms(use_true_random=False))
def test_the_deadlocks_of_unique_cards_do_not_depend_on_the_order_of_the_columns(
    start: Position, chance: Random
) -> None:
    start = settled(start)
    assume(most_copies(start) == 1 and not is_won(start))
    _table, columns = records(start, BY_ITSELF)
    deadlocks = deadlocks_of_unique_cards(columns)
    shuffled = list(columns)
    chance.shuffle(shuffled)

    assert deadlocks_of_unique_cards(shuffled) == deadlocks


@settings(max_examples=300, deadline=None)
@given(positions, st.sampled_from(RunRemoval))
@example(
    Position(
        (
            b"#\t3+'=1\x0b*9",
            b"6\x16\x0c<;\x1d\x06-",
            b'"(\r,&\x1b\x02',
            b"\x01\x135\x07:",
            b"4\x1a7\n\x1c",
            b"$\x03\x04\x14\x11",
            b"\x15!\x052",
            b"\x19\x08\x18\x17",
            b"%)8",
            b"\x12",
        )
    ),
    BY_ITSELF,
)
def test_joining_and_splitting_leave_the_deadlocks_of_unique_cards(
    start: Position, removal: RunRemoval
) -> None:
    if removal is BY_ITSELF:
        start = settled(start)
    assume(most_copies(start) == 1 and not is_won(start))
    table, before = records(start, removal)
    deadlocks = deadlocks_of_unique_cards(before)

    for move in legal_moves(start):
        source, target, count = move
        column, onto = start.columns[source], start.columns[target]
        joins = onto[-1:] == bytes([column[-count] + 1])
        splits = count < run_length(column)
        if joins or splits:
            after = [table.record(cards) for cards in apply(start, move, removal).columns]
            assert deadlocks_of_unique_cards(after) == deadlocks
            change = sum(record.bound for record in after) - sum(record.bound for record in before)
            assert change == splits - joins
