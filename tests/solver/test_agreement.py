"""The search knows the rules in a form of its own; here it has to agree with the engine."""

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from simplesimon.engine import (
    Column,
    Position,
    Removal,
    RunRemoval,
    apply,
    legal_moves,
    removable_columns,
    settled,
)
from simplesimon.solver import explore
from simplesimon.solver.columns import ColumnTable
from simplesimon.solver.explore import Exploration, Weights, most_copies
from tests.engine.strategies import positions

ANY_WEIGHTS = st.sampled_from(
    [Weights(5, 10, 1, deadlocks=False, shortens=False), Weights(10, 14, 0), Weights(10, 10, 1)]
)


def columns_of(position: Position) -> tuple[Column, ...]:
    """Return the columns in an order of their own."""
    return tuple(sorted(position.columns))


def followers(position: Position, removal: RunRemoval) -> Iterator[tuple[Column, ...]]:
    for move in legal_moves(position):
        yield columns_of(apply(position, move, removal))
    if removal is RunRemoval.BY_HAND:
        for column in removable_columns(position):
            yield columns_of(apply(position, Removal(column), removal))


def reached_at_once(
    position: Position, removal: RunRemoval, weights: Weights
) -> set[tuple[Column, ...]]:
    """Let a search look at a position, and return all that comes of it."""
    table = ColumnTable(most_copies(position), keeps_runs=removal is RunRemoval.BY_HAND)
    start = [table.record(column) for column in position.columns]
    exploration = Exploration(table, start, weights)
    first = sum(record.value for record in start)
    won = {line for line in exploration.run() if line is not None}
    reached = {
        tuple(sorted(record.cards for record in exploration._reached(origin)))
        for value, origin in exploration._origins.items()
        if value not in {0, first} and origin >> explore._BEFORE_SHIFT == 0
    }
    return reached | ({(b"",) * 10} if won else set())


@pytest.fixture(autouse=True)
def one_position_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let searches stop after the first position, and let them look at dead ends."""
    monkeypatch.setattr(explore, "is_dead_end", lambda columns: not columns)
    expand = Exploration._expand

    def expand_first(self: Exploration, *arguments: object) -> int:
        return expand(self, *arguments) if len(self._expanded) == 1 else 0  # type: ignore[arg-type]

    monkeypatch.setattr(Exploration, "_expand", expand_first)


@settings(max_examples=300, deadline=None)
@given(positions, st.sampled_from(RunRemoval), ANY_WEIGHTS)
def test_a_search_reaches_what_the_moves_of_the_engine_reach(
    position: Position, removal: RunRemoval, weights: Weights
) -> None:
    if removal is RunRemoval.BY_ITSELF:
        position = settled(position)
    if not any(position.columns):
        return

    # A move that only changes the order of columns is none to a search.
    expected = set(followers(position, removal)) - {columns_of(position)}

    assert reached_at_once(position, removal, weights) == expected
