import json
from collections.abc import Iterator
from math import inf
from pathlib import Path
from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from simplesimon.engine import (
    Collection,
    Deal,
    ForeignNumber,
    Game,
    GameCode,
    Position,
    Removal,
    RunRemoval,
    deal,
    is_won,
)
from simplesimon.engine.notation import parse_board
from simplesimon.solver import Budget, Progress, Reason, Solved, Unknown, Unsolvable, decide
from simplesimon.solver.search import Meter, WrongLineError, _turns, checked_line, search
from tests.engine.boards import FULL_RUN, WORKED_EXAMPLE, move, position
from tests.engine.strategies import positions
from tests.solver.exhaustion import TooManyPositions, fewest_moves
from tests.solver.small import Unplayed, full_tables, unplayed_games
from tests.won_games import WON_GAMES, WonGame

BY_ITSELF, BY_HAND = RunRemoval.BY_ITSELF, RunRemoval.BY_HAND
ENOUGH = Budget(states=400_000)
FILE = Path(__file__).parents[1] / "data" / "impossible_deals.jsonl"
MANY_POSITIONS = {"pysol-424", "pysol-486", "pysol-850", "r1-90"}
MOST_POSITIONS = "r1-90"


class Impossible(NamedTuple):
    name: str
    position: Position


def impossible_deals() -> Iterator[Impossible]:
    for line in FILE.read_text("utf-8").splitlines():
        record = json.loads(line)
        yield Impossible(record["id"], parse_board("\n".join(record["columns"])).position)


IMPOSSIBLE = tuple(impossible_deals())


def assert_wins(start: Position, removal: RunRemoval, verdict: object) -> None:
    """Play a line in a game, as a player would."""
    assert isinstance(verdict, Solved), verdict
    game = Game(Deal(start), verdict.line, removal=removal)
    assert game.is_won
    assert game.moves == verdict.moves


# Small positions


@pytest.mark.parametrize("removal", RunRemoval)
def test_a_table_without_cards_is_won_without_a_move(removal: RunRemoval) -> None:
    assert decide(position("-", runs="SHDC"), removal) == Solved(())


def test_a_run_that_is_full_is_removed_first() -> None:
    start = position(FULL_RUN)

    assert decide(start, BY_ITSELF) == Solved(())
    assert decide(start, BY_HAND) == Solved((Removal(0),))


@pytest.mark.parametrize("removal", RunRemoval)
def test_a_last_move_is_found(removal: RunRemoval) -> None:
    start = position("KS QS JS TS 9S 8S 7S 6S 5S | 4S 3S 2S AS")
    verdict = decide(start, removal)

    assert_wins(start, removal, verdict)
    assert isinstance(verdict, Solved)
    assert verdict.moves == 1


@pytest.mark.parametrize("removal", RunRemoval)
def test_no_move_and_no_win_is_proven_impossible(removal: RunRemoval) -> None:
    assert decide(position("KS", rest="AS"), removal) == Unsolvable()
    assert decide(position("KS AS", rest="KH AH"), removal) == Unsolvable()


def test_moves_that_lead_nowhere_are_no_way_to_win() -> None:
    start = position("KH 2S | KD 3C | KH 3C | KH 4D | KC 5D", rest="KS AS")

    assert decide(start) == Unsolvable()
    assert fewest_moves(start) == inf


# Deals


@pytest.mark.parametrize("removal", RunRemoval)
def test_the_worked_example_is_solved(removal: RunRemoval) -> None:
    start = parse_board(WORKED_EXAMPLE).position

    assert_wins(start, removal, decide(start, removal))


@pytest.mark.parametrize("number", [72, 80, 1_939_732_019])
def test_deals_that_kpatience_calls_lost_are_solved(number: int) -> None:
    start = deal(ForeignNumber(Collection.KPAT, number)).position

    assert_wins(start, BY_ITSELF, decide(start, budget=ENOUGH))


@pytest.mark.parametrize(
    "game",
    [
        pytest.param(
            game, marks=[pytest.mark.slow] if game.name == "pysol-30" else [], id=game.name
        )
        for game in WON_GAMES
    ],
)
@pytest.mark.parametrize("removal", RunRemoval)
def test_deals_that_were_won_are_solved(game: WonGame, removal: RunRemoval) -> None:
    start = game.deal.position

    assert_wins(start, removal, decide(start, removal, ENOUGH))


@pytest.mark.parametrize("impossible", IMPOSSIBLE, ids=lambda impossible: impossible.name)
def test_impossible_deals_are_proven_impossible(impossible: Impossible) -> None:
    assert decide(impossible.position, BY_ITSELF, ENOUGH) == Unsolvable()
    assert decide(impossible.position, BY_HAND, ENOUGH) == Unsolvable()


@pytest.mark.parametrize(
    "impossible",
    [
        pytest.param(
            impossible,
            marks=[pytest.mark.slow] if impossible.name in MANY_POSITIONS else [],
            id=impossible.name,
        )
        for impossible in IMPOSSIBLE
    ],
)
def test_impossible_deals_are_impossible_when_everything_is_tried(
    impossible: Impossible, full_size: bool
) -> None:
    if impossible.name == MOST_POSITIONS and not full_size:
        pytest.skip("takes a minute: run with --slow=full")
    limit = 200_000 if impossible.name in MANY_POSITIONS else 4000

    assert fewest_moves(impossible.position, limit=limit) == inf


# Any position


@pytest.mark.parametrize("removal", RunRemoval)
@settings(max_examples=100, deadline=None)
@given(st.data())
def test_what_can_be_won_is_solved(removal: RunRemoval, data: st.DataObject) -> None:
    start = data.draw(unplayed_games(removal)).position

    assert_wins(start, removal, decide(start, removal, ENOUGH))


@settings(max_examples=60, deadline=None)
@given(unplayed_games(BY_HAND))
def test_keeping_finished_runs_is_searched_too(game: Unplayed) -> None:
    start = game.position
    steps = _turns(start, Meter(ENOUGH), keeps_runs=True)
    while True:
        try:
            next(steps)
        except StopIteration as end:
            verdict, _ = end.value
            break

    assert_wins(start, BY_HAND, verdict)


@pytest.mark.parametrize("removal", RunRemoval)
@settings(max_examples=60, deadline=None)
@given(st.data())
def test_verdicts_are_those_of_trying_everything(removal: RunRemoval, data: st.DataObject) -> None:
    start = data.draw(full_tables())
    verdict = decide(start, removal, ENOUGH)
    try:
        fewest = fewest_moves(start, removal, limit=500)
    except TooManyPositions:
        return

    assert isinstance(verdict, Unsolvable if fewest == inf else Solved)


@settings(max_examples=60, deadline=None)
@given(positions, st.sampled_from(RunRemoval))
def test_every_line_is_legal_and_wins(start: Position, removal: RunRemoval) -> None:
    verdict = decide(start, removal, Budget(states=3000))

    if isinstance(verdict, Solved):
        assert_wins(start, removal, verdict)


def test_the_same_position_has_the_same_answer() -> None:
    start = deal(GameCode(4, 29)).position

    assert decide(start) == decide(start)


# Budgets and stopping

HARD = deal(ForeignNumber(Collection.PYSOL, 30)).position


def test_a_budget_of_states_makes_it_unknown() -> None:
    verdict = decide(HARD, budget=Budget(states=2000))

    assert isinstance(verdict, Unknown)
    assert verdict.reason is Reason.STATES
    assert 2000 <= verdict.states < 2200


def test_a_budget_of_memory_makes_it_unknown() -> None:
    verdict = decide(HARD, budget=Budget(memory=1_000_000))

    assert isinstance(verdict, Unknown)
    assert verdict.reason is Reason.MEMORY


def test_a_budget_of_seconds_makes_it_unknown() -> None:
    assert decide(HARD, budget=Budget(seconds=0)) == Unknown(Reason.SECONDS, 64)


def test_a_search_tells_how_far_it_is() -> None:
    steps = search(HARD)
    first, second = next(steps), next(steps)

    assert isinstance(first, Progress)
    assert second.states > first.states
    assert second.memory > first.memory
    steps.close()


# Lines


def test_a_line_that_does_not_win_is_a_mistake_of_the_search() -> None:
    start = position("KS QS JS TS 9S 8S 7S 6S 5S | 4S 3S 2S AS")

    assert checked_line(start, BY_ITSELF, (move("b4a"),)) == (move("b4a"),)
    with pytest.raises(WrongLineError, match="refused: NOT_ONE_HIGHER"):
        checked_line(start, BY_ITSELF, (move("b3a"),))
    with pytest.raises(WrongLineError, match="does not win"):
        checked_line(start, BY_HAND, (move("b4a"),))
    assert not is_won(start)
