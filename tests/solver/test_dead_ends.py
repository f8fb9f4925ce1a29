from contextlib import suppress
from math import inf

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from simplesimon.engine import (
    Deal,
    Position,
    RunRemoval,
    apply,
    is_won,
    legal_moves,
    run_length,
    settled,
)
from simplesimon.solver.dead_ends import is_dead_end
from tests.engine.boards import position
from tests.engine.strategies import dealt, positions
from tests.solver.exhaustion import TooManyPositions, fewest_moves
from tests.solver.small import full_tables, records, unplayed_games
from tests.won_games import WON_GAMES, WonGame

BY_ITSELF = RunRemoval.BY_ITSELF


def is_dead(start: Position, removal: RunRemoval = BY_ITSELF) -> bool:
    return is_dead_end(records(start, removal)[1])


@pytest.mark.parametrize(
    ("board", "rest", "dead"),
    [
        # Nothing goes on an ace, and kings need an empty column.
        ("KS AS", "KH AH", True),
        ("QS | KS AS | KD", "KH AH", False),
        # The last two queens are in each other's way: a run goes as a whole or not at all.
        ("9S QS JS | 9H QH JH | KC AC", "AD KD AD", True),
        ("9S QS JS | 9H QH JH | AC KC", "AD KD AD", True),
        ("9S QS JS | TH | AC KC", "AD KD AD", False),
        # An empty column takes anything.
        ("KS AS | -", "KH AH", False),
        # A king leaves with its run, once all cards of it are within reach.
        ("KS QS JS TS 9S 8S 7S 6S 5S | 4S 3S 2S AS", "KH AH", False),
        ("2D KS QS JS TS 9S 8S 7S 6S 5S | KC 4S 3S 2S AS", "KH AH", True),
        ("2D KS QS JS TS 9S 8S 7S 6S 5S | KC 4S 3S 2S AS | 3H", "KH AH", False),
        ("2D KS QS JS TS 9S 8S 7S 6S 5S | KC 4S 3S 2S AH", "KH AH", True),
    ],
)
def test_a_dead_end_is_where_no_column_can_be_emptied(board: str, rest: str, dead: bool) -> None:
    assert is_dead(position(board, rest=rest)) is dead


@pytest.mark.parametrize("game", WON_GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("removal", RunRemoval)
def test_won_games_never_pass_a_dead_end(game: WonGame, removal: RunRemoval) -> None:
    now = game.deal.position
    for action in game.moves if removal is BY_ITSELF else game.actions_by_hand:
        assert not is_dead(now, removal)
        now = apply(now, action, removal)


@pytest.mark.parametrize("removal", RunRemoval)
@settings(max_examples=300, deadline=None)
@given(st.data())
def test_what_can_be_won_is_no_dead_end(removal: RunRemoval, data: st.DataObject) -> None:
    assert not is_dead(data.draw(unplayed_games(removal)).position, removal)


@settings(max_examples=60, deadline=None)
@given(dealt, st.data())
def test_a_dead_end_is_never_left(start: Deal, data: st.DataObject) -> None:
    now = start.position
    was_dead = False
    for _ in range(40):
        moves = list(legal_moves(now))
        if not moves or is_won(now):
            break
        dead = is_dead(now)
        assert dead or not was_dead
        assert not (dead and not all(now.columns))
        was_dead = dead
        now = apply(now, data.draw(st.sampled_from(moves)))


@settings(max_examples=100, deadline=None)
@given(full_tables(), st.sampled_from(RunRemoval))
def test_a_dead_end_cannot_be_won(start: Position, removal: RunRemoval) -> None:
    if not is_dead(start, removal):
        return
    with suppress(TooManyPositions):
        assert fewest_moves(start, removal, limit=500) == inf


@settings(max_examples=200, deadline=None)
@given(positions, st.sampled_from(RunRemoval))
def test_a_move_that_leaves_the_rank_exposed_leads_to_no_dead_end(
    start: Position, removal: RunRemoval
) -> None:
    if removal is BY_ITSELF:
        start = settled(start)
    assume(not is_won(start) and not is_dead(start, removal) and all(start.columns))
    ends = [column[-1] & 15 for column in start.columns]
    for move in legal_moves(start):
        column = start.columns[move.source]
        rank = ends[move.target]
        if ends.count(rank) > 1 or move.count < run_length(column):
            assert not is_dead(apply(start, move, removal), removal)
