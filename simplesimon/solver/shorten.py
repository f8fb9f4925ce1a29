"""Par: a short line at once, a shorter one while there is time, and a proof where it ends.

Explorations follow each other, each greedy for shortness where the one before was greedy for a
line. Each stays below the best line so far and gives way to the next as soon as it finds a
better one. An exploration that ends without one has proven the best line shortest, whatever it
looked at first, since it leaves nothing out but what cannot be shorter. The last one goes on
after each line until it ends.
"""

from collections.abc import Generator
from typing import Final

from simplesimon.engine import Position, RunRemoval, settled
from simplesimon.solver.columns import ColumnTable
from simplesimon.solver.explore import Exploration, Line, Weights, most_copies
from simplesimon.solver.search import Meter, checked_line, search, used_memory
from simplesimon.solver.verdict import (
    NO_LIMITS,
    Budget,
    Par,
    Progress,
    Solved,
    Unknown,
    Unsolvable,
    count_moves,
)

PLAN_FOR_UNIQUE_CARDS: Final = (
    Weights(move=10, bound=16, estimate=1),
    Weights(move=10, bound=14, estimate=1),
    Weights(move=10, bound=14, estimate=0),
    Weights(move=10, bound=13, estimate=0),
    Weights(move=10, bound=12, estimate=0),
    Weights(move=10, bound=11, estimate=0),
    Weights(move=10, bound=10, estimate=0),
)

PLAN_FOR_EQUAL_CARDS: Final = (
    Weights(move=10, bound=14, estimate=1),
    Weights(move=20, bound=26, estimate=1),
    Weights(move=20, bound=23, estimate=1),
    Weights(move=80, bound=90, estimate=1),
    Weights(move=80, bound=84, estimate=1),
    Weights(move=80, bound=80, estimate=1),
    Weights(move=10, bound=10, estimate=0),
)


def shorten(
    position: Position,
    removal: RunRemoval = RunRemoval.BY_ITSELF,
    budget: Budget | Meter = NO_LIMITS,
    line: Line | None = None,
) -> Generator[Progress | Par, None, Par | Unsolvable | Unknown]:
    """Look for ever shorter lines, yielding each, and every few milliseconds how far it is.

    Args:
        position: Any position of a game.
        removal: Who takes finished runs off the table.
        budget: What may be spent, or the meter of a search of which this is a part; the best
            line so far is the result then.
        line: A line that wins, if one is known.
    """
    meter = budget if isinstance(budget, Meter) else Meter(budget)
    if line is None:
        verdict = yield from search(position, removal, meter)
        if not isinstance(verdict, Solved):
            return verdict
        line = verdict.line
    best = Par(line, shortest=not count_moves(line))
    yield best
    meter.resume()
    keeps_runs = removal is RunRemoval.BY_HAND
    start = position if keeps_runs else settled(position)
    copies = most_copies(start)
    plan = PLAN_FOR_UNIQUE_CARDS if copies == 1 else PLAN_FOR_EQUAL_CARDS
    table = ColumnTable(copies, keeps_runs=keeps_runs)
    try:
        columns = [table.record(column) for column in start.columns]
        deadlocks: dict[int, int] = {}
        for weights in plan:
            if best.shortest:
                break
            exploration = Exploration(
                table, columns, weights, below=best.moves, deadlocks=deadlocks
            )
            ends, spent = True, False
            for found in exploration.run():
                memory = used_memory(table, [exploration], deadlocks)
                spent = meter.reason_to_end(exploration.states, memory) is not None
                if found is not None:
                    best = Par(checked_line(position, removal, found), shortest=False)
                    yield best
                else:
                    yield Progress(meter.states + exploration.states, memory)
                meter.resume()
                if spent or (found is not None and weights is not plan[-1]):
                    ends = False
                    break
            meter.states += exploration.states
            best = Par(best.line, shortest=ends)
            if spent:
                break
    finally:
        table.close()
    return best


def best_line(
    position: Position,
    removal: RunRemoval = RunRemoval.BY_ITSELF,
    budget: Budget = NO_LIMITS,
    line: Line | None = None,
) -> Par | Unsolvable | Unknown:
    """Look for ever shorter lines until one is proven shortest or the budget is used up."""
    steps = shorten(position, removal, budget, line)
    while True:
        try:
            next(steps)
        except StopIteration as end:
            result: Par | Unsolvable | Unknown = end.value
            return result
