import time
from math import inf

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from simplesimon.engine import Deal, Game, Position, RunRemoval
from simplesimon.engine.notation import parse_board
from simplesimon.solver import (
    Budget,
    Par,
    Progress,
    Reason,
    Solved,
    Unknown,
    Unsolvable,
    best_line,
    decide,
)
from simplesimon.solver.shorten import shorten
from tests.engine.boards import WORKED_EXAMPLE, position
from tests.solver.exhaustion import TooManyPositions, fewest_moves
from tests.solver.small import full_tables, unplayed_games
from tests.won_games import won_game

BY_ITSELF, BY_HAND = RunRemoval.BY_ITSELF, RunRemoval.BY_HAND
EXAMPLE = parse_board(WORKED_EXAMPLE).position


def assert_wins(start: Position, removal: RunRemoval, par: object) -> None:
    assert isinstance(par, Par), par
    game = Game(Deal(start), par.line, removal=removal)
    assert game.is_won
    assert game.moves == par.moves


@pytest.mark.parametrize("removal", RunRemoval)
def test_the_shortest_line_of_the_worked_example_is_proven(removal: RunRemoval) -> None:
    par = best_line(EXAMPLE, removal)

    assert_wins(EXAMPLE, removal, par)
    assert isinstance(par, Par)
    assert (par.moves, par.shortest) == (59, True)


@pytest.mark.parametrize("name", ["pysol-1", "r1-1", "r2-4"])
def test_lines_get_ever_shorter(name: str) -> None:
    game = won_game(name)
    start = game.deal.position
    steps = list(shorten(start, budget=Budget(states=6000), line=game.moves))

    pars = [step for step in steps if isinstance(step, Par)]
    assert pars[0] == Par(game.moves, shortest=False)
    lengths = [par.moves for par in pars]
    assert lengths == sorted(set(lengths), reverse=True)
    for par in pars:
        assert_wins(start, BY_ITSELF, par)


def test_a_known_line_is_the_par_until_a_shorter_one_is_found() -> None:
    game = won_game("pysol-1")
    steps = shorten(game.deal.position, line=game.moves)

    assert next(steps) == Par(game.moves, shortest=False)
    assert isinstance(next(steps), Progress)
    steps.close()


def test_the_budget_ends_the_search_with_the_best_line_so_far() -> None:
    par = best_line(EXAMPLE, budget=Budget(states=500))

    assert_wins(EXAMPLE, BY_ITSELF, par)
    assert isinstance(par, Par)
    assert not par.shortest


def test_time_ends_it_too() -> None:
    start = won_game("r2-4").deal.position
    begin = time.monotonic()
    par = best_line(start, budget=Budget(seconds=0.2))

    assert isinstance(par, Par)
    assert not par.shortest
    assert time.monotonic() - begin < 10


@pytest.mark.parametrize("removal", RunRemoval)
def test_a_won_table_has_a_par_of_no_moves(removal: RunRemoval) -> None:
    assert best_line(position("-", runs="SHDC"), removal) == Par((), shortest=True)


def test_what_cannot_be_won_has_no_par() -> None:
    assert best_line(position("KS AS", rest="KH AH")) == Unsolvable()


def test_without_a_line_there_is_no_par() -> None:
    assert best_line(EXAMPLE, budget=Budget(states=64)) == Unknown(Reason.STATES, 64)


@pytest.mark.parametrize("removal", RunRemoval)
@settings(max_examples=60, deadline=None)
@given(st.data())
def test_no_line_is_shorter_than_a_shortest_one(removal: RunRemoval, data: st.DataObject) -> None:
    game = data.draw(unplayed_games(removal))
    par = best_line(game.position, removal, Budget(states=3000))

    assert_wins(game.position, removal, par)
    assert isinstance(par, Par)
    assert par.moves <= game.moves or not par.shortest


@pytest.mark.parametrize("removal", RunRemoval)
@settings(max_examples=60, deadline=None)
@given(st.data())
def test_a_shortest_line_is_as_short_as_trying_everything_finds(
    removal: RunRemoval, data: st.DataObject
) -> None:
    start = data.draw(full_tables())
    try:
        fewest = fewest_moves(start, removal, limit=500)
    except TooManyPositions:
        return
    par = best_line(start, removal)

    if fewest == inf:
        assert par == Unsolvable()
    else:
        assert isinstance(par, Par)
        assert (par.moves, par.shortest) == (fewest, True)


def test_a_line_is_shortened_further_than_a_verdict_goes() -> None:
    verdict = decide(EXAMPLE)

    assert isinstance(verdict, Solved)
    assert verdict.moves > 59
