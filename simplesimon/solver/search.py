"""Can a position be won? A search that proves or finds, or says that it does not know.

Where cards are unique (four suits), two explorations take turns, since each settles positions
on which the other would be lost: a quick one by the estimate, and a thorough one by the bound
with deadlocks, which is slower for each position but knows better. Measured on 1001 deals of
four suits, the two together decide all of them, the median in 10 milliseconds and the slowest
in 3 seconds; no third one helps. With fewer suits a single exploration by both is enough.

Turns are counted in positions, not in time, so the answer is the same on every machine.
"""

from collections.abc import Generator, Iterable, Sequence
from time import perf_counter
from typing import Final, NamedTuple

from simplesimon.engine import (
    Action,
    Move,
    Position,
    RunRemoval,
    is_won,
    settled,
)
from simplesimon.engine.refusals import refusal
from simplesimon.engine.rules import after_move, after_removal, apply, leaving_runs
from simplesimon.solver.columns import ColumnTable
from simplesimon.solver.explore import (
    BYTES_PER_DEADLOCKS,
    Exploration,
    Line,
    Weights,
    most_copies,
)
from simplesimon.solver.verdict import (
    NO_LIMITS,
    Budget,
    Progress,
    Reason,
    Solved,
    Unknown,
    Unsolvable,
    Verdict,
)


class Member(NamedTuple):
    """One exploration of those that take turns."""

    weights: Weights

    price: int
    """Time it takes for a position, in proportion to the others."""


QUICK: Final = Member(Weights(move=5, bound=10, estimate=1, deadlocks=False, shortens=False), 1)
THOROUGH: Final = Member(Weights(move=10, bound=14, estimate=0, shortens=False), 2)
WITH_FEWER_SUITS: Final = Member(Weights(move=10, bound=14, estimate=1, shortens=False), 1)


class WrongLineError(RuntimeError):
    """A search gave a line that the engine refuses or that does not win: a mistake of ours."""


class Meter:
    """Watches what is spent of a budget, by one search or by several one after another."""

    def __init__(self, budget: Budget) -> None:
        self._budget: Final = budget
        self._seconds = 0.0
        self._since = perf_counter()
        self.states = 0
        """Positions looked at by searches that have ended."""

    def resume(self) -> None:
        """Note that the search goes on after it was put aside."""
        self._since = perf_counter()

    def reason_to_end(self, states: int, memory: int) -> Reason | None:
        """Say what is used up, with the positions and bytes of the search under way."""
        now = perf_counter()
        self._seconds += now - self._since
        self._since = now
        budget = self._budget
        if budget.states is not None and self.states + states >= budget.states:
            return Reason.STATES
        if budget.memory is not None and memory >= budget.memory:
            return Reason.MEMORY
        if budget.seconds is not None and self._seconds >= budget.seconds:
            return Reason.SECONDS
        return None


def search(
    position: Position,
    removal: RunRemoval = RunRemoval.BY_ITSELF,
    budget: Budget | Meter = NO_LIMITS,
) -> Generator[Progress, None, Verdict]:
    """Find out whether a position can be won, yielding every few milliseconds.

    Where runs leave by themselves, full runs that end a column of the position leave before
    the first move, as when a board is loaded.

    Args:
        position: Any position of a game.
        removal: Who takes finished runs off the table.
        budget: What may be spent; or the meter of a search of which this is a part.
    """
    meter = budget if isinstance(budget, Meter) else Meter(budget)
    start = settled(position)
    verdict, runs_left = yield from _turns(start, meter, keeps_runs=False)
    if removal is RunRemoval.BY_HAND:
        if isinstance(verdict, Solved):
            return Solved(checked_line(position, removal, with_removals(position, verdict.line)))
        if isinstance(verdict, Unsolvable) and (runs_left or start != position):
            # It can't be won by removing every run at once; keeping runs may still do it.
            verdict, _ = yield from _turns(position, meter, keeps_runs=True)
    if isinstance(verdict, Solved):
        return Solved(checked_line(position, removal, verdict.line))
    return verdict


def decide(
    position: Position,
    removal: RunRemoval = RunRemoval.BY_ITSELF,
    budget: Budget = NO_LIMITS,
) -> Verdict:
    """Find out whether a position can be won, and return when that is known or given up.

    Args:
        position: Any position of a game.
        removal: Who takes finished runs off the table.
        budget: What the search may spend.
    """
    steps = search(position, removal, budget)
    while True:
        try:
            next(steps)
        except StopIteration as end:
            verdict: Verdict = end.value
            return verdict


def _turns(
    position: Position, meter: Meter, *, keeps_runs: bool
) -> Generator[Progress, None, tuple[Verdict, bool]]:
    """Let explorations take turns until one has the answer; tell also if any run has left."""
    copies = most_copies(position)
    members = [QUICK, THOROUGH] if copies == 1 else [WITH_FEWER_SUITS]
    table = ColumnTable(copies, keeps_runs=keeps_runs)
    deadlocks: dict[int, int] = {}
    try:
        start = [table.record(column) for column in position.columns]
        explorations = [
            Exploration(table, start, member.weights, deadlocks=deadlocks) for member in members
        ]
        runs = [exploration.run() for exploration in explorations]
        paid = [0] * len(runs)
        while True:
            turn = paid.index(min(paid))
            paid[turn] += members[turn].price
            try:
                line = next(runs[turn])
            except StopIteration:
                return Unsolvable(), table.runs_left
            if line is not None:
                return Solved(line), table.runs_left
            states = sum(exploration.states for exploration in explorations)
            memory = used_memory(table, explorations, deadlocks)
            reason = meter.reason_to_end(states, memory)
            if reason is not None:
                return Unknown(reason, meter.states + states), table.runs_left
            yield Progress(meter.states + states, memory)
            meter.resume()
    finally:
        meter.states += sum(exploration.states for exploration in explorations)
        table.close()


def used_memory(
    table: ColumnTable, explorations: Iterable[Exploration], deadlocks: dict[int, int]
) -> int:
    """Reckon the memory of a search, in bytes."""
    return (
        table.memory
        + sum(exploration.memory for exploration in explorations)
        + BYTES_PER_DEADLOCKS * len(deadlocks)
    )


def with_removals(position: Position, moves: Sequence[Action]) -> Line:
    """Turn a line of a game whose runs leave by themselves into one of removals by hand."""
    line: list[Action] = []

    def remove(*columns: int) -> None:
        nonlocal position
        for removal in leaving_runs(position, *columns):
            position = after_removal(position, removal)
            line.append(removal)

    remove()
    for move in moves:
        if isinstance(move, Move):
            line.append(move)
            position = after_move(position, move)
            remove(move.target, move.source)
    return tuple(line)


def checked_line(position: Position, removal: RunRemoval, line: Line) -> Line:
    """Play a line by the rules of the engine and return it.

    Raises:
        WrongLineError: If an action of it is refused, or it does not win.
    """
    if removal is RunRemoval.BY_ITSELF:
        position = settled(position)
    for action in line:
        refused = refusal(position, action, removal)
        if refused is not None:
            raise WrongLineError(f"{action} is refused: {refused.name}")
        position = apply(position, action, removal)
    if not is_won(position):
        raise WrongLineError("the line does not win")
    return line
