"""What is known about positions, and what to advise a player in one of them.

A line that wins answers for every position on its way, so as long as a player follows it, and
after every undo, the answer is there at once.
"""

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from simplesimon.engine import (
    Action,
    Column,
    Position,
    Removal,
    RunRemoval,
    apply,
    removable_columns,
    settled,
)
from simplesimon.solver.columns import ColumnTable
from simplesimon.solver.explore import Exploration, most_copies
from simplesimon.solver.search import QUICK, search
from simplesimon.solver.verdict import (
    Budget,
    Par,
    Progress,
    Solved,
    Unknown,
    Unsolvable,
    Verdict,
)

STATES_FOR_A_GUESS: Final = 256
"""Positions looked at for a guess: it takes a few milliseconds."""

POSITIONS_KEPT: Final = 5_000
"""Positions whose answers are kept; the ones learned longest ago are forgotten first."""

_Key: TypeAlias = tuple[tuple[Column, ...], RunRemoval]
_Answer: TypeAlias = Par | Unsolvable | Unknown


@dataclass(frozen=True, slots=True)
class Hint:
    """What to do next."""

    action: Action

    wins: bool
    """Whether it begins a line that wins; else it is a guess."""


@dataclass(frozen=True, slots=True)
class WayBack:
    """The latest of several positions that can be won."""

    index: int
    """Which one, counted from the first that was given."""

    line: tuple[Action, ...]
    """Actions that win it."""

    latest: bool
    """Whether it is proven that no later one can be won."""


class Knowledge:
    """The answers that were found, by position.

    Where runs leave by themselves, ask with positions as a game has them, full runs gone.
    """

    def __init__(self) -> None:
        self._answers: Final[dict[_Key, _Answer]] = {}

    def verdict(self, position: Position, removal: RunRemoval) -> Verdict | None:
        """Return what is known of a position, None if nothing is."""
        answer = self._answers.get((position.columns, removal))
        return Solved(answer.line) if isinstance(answer, Par) else answer

    def par(self, position: Position, removal: RunRemoval) -> Par | None:
        """Return the shortest line known from a position on, None if none is."""
        answer = self._answers.get((position.columns, removal))
        return answer if isinstance(answer, Par) else None

    def hint(self, position: Position, removal: RunRemoval) -> Hint | None:
        """Return the next action of the shortest line known, None if none is."""
        par = self.par(position, removal)
        return Hint(par.line[0], wins=True) if par is not None and par.line else None

    def learn(self, position: Position, removal: RunRemoval, answer: Verdict | Par) -> None:
        """Note an answer, and if it is a line what it says of the positions on its way."""
        if isinstance(answer, Solved):
            answer = Par(answer.line, shortest=False)
        if not isinstance(answer, Par):
            self._put(position, removal, answer)
            return
        for index in range(len(answer.line) + 1):
            # The rest of a shortest line is a shortest line.
            self._put(position, removal, Par(answer.line[index:], answer.shortest))
            if index < len(answer.line):
                position = apply(position, answer.line[index], removal)

    def learn_move(self, before: Position, after: Position, removal: RunRemoval) -> None:
        """Note that a move was made: what can't be won before it can't be won after it."""
        if isinstance(self.verdict(before, removal), Unsolvable):
            self.learn(after, removal, Unsolvable())

    def _put(self, position: Position, removal: RunRemoval, answer: _Answer) -> None:
        """Note an answer unless a better one is known."""
        key = position.columns, removal
        known = self._answers.pop(key, None)
        better = known is None or _worth(answer) >= _worth(known)
        self._answers[key] = answer if better or known is None else known
        if len(self._answers) > POSITIONS_KEPT:
            del self._answers[next(iter(self._answers))]


def _worth(answer: _Answer) -> tuple[bool, int, bool]:
    """Tell which of two answers says more: an answer at all, a shorter line, a proof."""
    moves = answer.moves if isinstance(answer, Par) else 0
    proven = answer.shortest if isinstance(answer, Par) else True
    return not isinstance(answer, Unknown), -moves, proven


def guess(position: Position, removal: RunRemoval = RunRemoval.BY_ITSELF) -> Hint | None:
    """Guess what to do next without knowing if it wins, in a few milliseconds.

    It is the first step towards the most promising position within a short search. None
    where nothing can be done.
    """
    if removal is RunRemoval.BY_HAND:
        column = next(removable_columns(position), None)
        if column is not None:
            return Hint(Removal(column), wins=False)
    start = settled(position)
    table = ColumnTable(most_copies(start), keeps_runs=False)
    try:
        columns = [table.record(column) for column in start.columns]
        exploration = Exploration(table, columns, QUICK.weights)
        run = exploration.run()
        line = None
        while line is None and exploration.states < STATES_FOR_A_GUESS:
            try:
                line = next(run)
            except StopIteration:
                break
        if line is None:
            line = exploration.most_promising()
    finally:
        table.close()
    return Hint(line[0], wins=False) if line else None


def latest_winnable(
    positions: Sequence[Position], removal: RunRemoval, budget: Budget
) -> Generator[Progress, None, WayBack | None]:
    """Find the latest of the positions of a game, in their order, that can be won.

    Each comes of the one before it, so if one can't be won no later one can, and halving the
    rest again and again finds the boundary. The budget is for each position that is looked at.
    None if not even the first is proven winnable.
    """
    best: Solved | None = None
    first, last = 0, len(positions)
    proven = True
    while first < last:
        middle = (first + last) // 2
        verdict = yield from search(positions[middle], removal, budget)
        if isinstance(verdict, Solved):
            first, best = middle + 1, verdict
        else:
            last, proven = middle, isinstance(verdict, Unsolvable)
    return None if best is None else WayBack(first - 1, best.line, latest=proven)
