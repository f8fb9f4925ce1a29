"""One best-first search over single moves: complete, suspendable, bounded from above.

It looks at the most promising position first, by a weighted sum of the moves made, the bound
and the estimate, and ends when it has looked at every position that may matter. Four things
do not matter. The order of the columns means nothing, so only the first of several empty
columns is a target, and no whole column goes to an empty one. A position that was reached
before is looked at again only if it took more moves then, and only where shortness counts. And
nothing is followed that is a dead end (see ``dead_ends``), or whose moves and bound together
reach the length to stay below.

Where full runs stay until they are removed by hand, they are searched as they are, on the
table and removed, and a removal costs no move. Removing a run as soon as it is full is not
always best: a run that is kept can be split, and its cards be places for others.
"""

from collections.abc import Generator, Sequence
from typing import Final, NamedTuple, TypeAlias

from simplesimon.engine import COLUMN_HEIGHTS, RUN_LENGTH, Action, Move, Position, Removal
from simplesimon.solver.bound import deadlocks_for
from simplesimon.solver.columns import (
    COUNT_BITS,
    COUNT_MASK,
    ESTIMATE_BITS,
    ESTIMATE_MASK,
    HEAD_WEIGHT,
    VALUE_MASK,
    ColumnRecord,
    ColumnTable,
)
from simplesimon.solver.dead_ends import is_dead_end

STATES_PER_TURN: Final = 64
"""Positions looked at between two yields: one to three milliseconds."""

BYTES_PER_REACHED: Final = 140
"""Memory of a position that was reached: its value, its origin, its places in tables."""

BYTES_PER_EXPANDED: Final = 240
"""Memory of a position that was looked at, beside that."""

BYTES_PER_DEADLOCKS: Final = 100
"""Memory of the number of deadlocks of a position."""

NO_LIMIT: Final = 1 << 20
"""More moves than any search could follow."""

DEAD_END: Final = NO_LIMIT
"""The deadlocks of a position that can't be won."""

Line: TypeAlias = tuple[Action, ...]

# An origin tells how a position was reached, in one number. From its lowest bit on: the moves
# made, whether it was looked at with so few, whether it is no dead end for sure, the step that
# led to it, and the number of the position before. There is room for more moves than a memory
# has room for positions.
_MOVES_BITS: Final = 20
_MOVES_MASK: Final = (1 << _MOVES_BITS) - 1
_LOOKED_AT: Final = 1 << _MOVES_BITS
_ALIVE: Final = _LOOKED_AT << 1
_STEP_SHIFT: Final = _MOVES_BITS + 2
_STEP_BITS: Final = 11
_STEP_MASK: Final = (1 << _STEP_BITS) - 1
_BEFORE_SHIFT: Final = _STEP_SHIFT + _STEP_BITS

_COLUMNS: Final = len(COLUMN_HEIGHTS)
_NOWHERE: Final = _COLUMNS
"""The target of a step that removes a run."""

_TARGETS: Final = _COLUMNS + 1

_STEPS: Final = tuple(
    (source, target, count)
    for source in range(_COLUMNS)
    for target in range(_TARGETS)
    for count in range(1 << COUNT_BITS)
)
"""Source, target and number of cards of each step, by its number."""

_STEPS_BETWEEN: Final = tuple(
    tuple((source * _TARGETS + target) << COUNT_BITS + _STEP_SHIFT for target in range(_TARGETS))
    for source in range(_COLUMNS)
)
"""The origins' part of the step of no cards, by source and target."""


class Weights(NamedTuple):
    """What makes a position less promising."""

    move: int
    """For each move made."""

    bound: int
    """For each move of the bound."""

    estimate: int
    """For each unit of the estimate, 0 or 1."""

    deadlocks: bool = True
    """Whether the bound counts deadlocks."""

    shortens: bool = True
    """Whether a position is looked at again when it is reached with fewer moves."""


_Expanded: TypeAlias = tuple[list[ColumnRecord], int, int]
"""A position that was looked at: its columns, its deadlocks, its origin."""


def most_copies(position: Position) -> int:
    """Return how often the most frequent card is on the table; 1 on an empty one."""
    cards = b"".join(position.columns)
    return max((cards.count(card) for card in set(cards)), default=1)


class Exploration:
    """One search; ``run`` does the work.

    Args:
        table: Where column records come from.
        start: The records of the columns of the first position.
        weights: What to look at first.
        below: Stay below so many moves; None to take a line of any length.
        deadlocks: Deadlocks of positions by value, as far as they are known; more are noted
            there, for other searches with the same table.
    """

    def __init__(
        self,
        table: ColumnTable,
        start: Sequence[ColumnRecord],
        weights: Weights,
        *,
        below: int | None = None,
        deadlocks: dict[int, int] | None = None,
    ) -> None:
        self._table: Final = table
        self._start: Final = start
        self._weights: Final = weights
        self._deadlocks: Final = {} if deadlocks is None else deadlocks
        self._count_deadlocks: Final = deadlocks_for(table.copies) if weights.deadlocks else None
        # The estimate in a value counts the static bound already.
        self._static_weight: Final = weights.bound - HEAD_WEIGHT * weights.estimate
        self._below = NO_LIMIT if below is None else below
        self._origins: Final[dict[int, int]] = {}
        self._expanded: Final[list[_Expanded]] = []
        self._queues: Final[list[list[int]]] = [[]]
        self._best = 0
        self.states = 0
        """How many positions were looked at, each as often as it was."""

    @property
    def memory(self) -> int:
        """Memory in use beside table and deadlocks, in bytes, roughly."""
        return BYTES_PER_REACHED * len(self._origins) + BYTES_PER_EXPANDED * len(self._expanded)

    def run(self) -> Generator[Line | None, None, None]:  # noqa: C901 - one step of a search
        """Search to the end, yielding every few milliseconds.

        Yields:
            A line that wins whenever one is found, each with fewer moves than the one before
            and than ``below``; None in between.
        """
        value = sum(record.value for record in self._start)
        self._origins[value] = 0
        if not value:
            yield ()
            return
        queues, origins, deadlocks_of = self._queues, self._origins, self._deadlocks
        move_weight, bound_weight, estimate_weight = self._weights[:3]
        static_weight = self._static_weight
        queues[0].append(value)
        while True:
            best = self._best
            while best < len(queues) and not queues[best]:
                best += 1
            if best == len(queues):
                return
            self._best = best
            value = queues[best].pop()
            origin = origins[value]
            if origin & _LOOKED_AT:
                continue
            self.states += 1
            if self.states % STATES_PER_TURN == 0:
                yield None
            columns: list[ColumnRecord] | None = None
            deadlocks = deadlocks_of.get(value)
            if deadlocks is None:
                columns = self._reached(origin)
                deadlocks = self._count(value, origin, columns)
            elif deadlocks < DEAD_END and self._count_deadlocks is None:
                deadlocks = 0  # Another exploration counted them, this one does without.
            moves = origin & _MOVES_MASK
            low = value & VALUE_MASK
            static = low >> ESTIMATE_BITS
            if moves + static + deadlocks >= self._below:
                continue
            place = move_weight * moves + static_weight * static + bound_weight * deadlocks
            place += estimate_weight * (low & ESTIMATE_MASK)
            if place > best:
                # It was put too far in front, with the deadlocks of the position before it.
                self._put(place, value)
                continue
            if columns is None:
                columns = self._reached(origin)
            origins[value] = origin | _LOOKED_AT
            self._expanded.append((columns, deadlocks, origin))
            won = self._expand(value, columns, moves, static, deadlocks)
            if won:
                self._below = won & _MOVES_MASK
                yield self._line(won)

    def most_promising(self) -> Line:
        """Return the way to the position of the lowest estimate that was looked at so far."""
        looked_at = (
            (value & ESTIMATE_MASK, origin & _MOVES_MASK, origin)
            for value, origin in self._origins.items()
            if origin & _LOOKED_AT and origin & _MOVES_MASK
        )
        _, _, origin = min(looked_at, default=(0, 0, 0))
        return self._line(origin)

    def _put(self, place: int, value: int) -> None:
        """Put a position in the queue of its place."""
        queues = self._queues
        while place >= len(queues):
            queues.append([])
        queues[place].append(value)

    def _expand(  # noqa: C901, PLR0912, PLR0915 - see below
        self,
        value: int,
        columns: list[ColumnRecord],
        moves: int,
        static: int,
        deadlocks: int,
    ) -> int:
        """Put all positions that come of one in the queues.

        This is where the time goes: what is done for each move stands here in one piece, as
        to call functions for it takes longer than to do it.

        Returns:
            The origin of the won position if it is among them, else 0.
        """
        table, queues, best, below = self._table, self._queues, self._best, self._below
        origins, known_deadlocks = self._origins, self._deadlocks
        static_weight, estimate_weight = self._static_weight, self._weights.estimate
        shortens = self._weights.shortens
        before = len(self._expanded) - 1 << _BEFORE_SHIFT
        won = 0
        # To split a run raises the bound by one where cards are unique: see ``bound``.
        no_splits = table.copies == 1 and moves + 1 + static + deadlocks + 1 >= below
        takers: dict[int, list[int]] = {}
        open_ranks = 0
        for target, record in enumerate(columns):
            open_ranks |= record.end_rank_bit
            if record.end_rank in takers:
                takers[record.end_rank].append(target)
            else:
                takers[record.end_rank] = [target]
        empty = takers[0][:1] if 0 in takers else None
        moves += 1
        weight = self._weights.move * moves + self._weights.bound * deadlocks
        for source, record in enumerate(columns):
            if not (empty or record.wanted_ranks & open_ranks):
                continue
            lifts = record.lifts or table.lifts(record)
            steps_to = _STEPS_BETWEEN[source]
            for rank, group, change, whole in lifts[-1:] if no_splits else lifts:
                if rank in takers:
                    targets = takers[rank]
                    if empty and not whole:
                        targets = targets + empty
                elif empty and not whole:
                    targets = empty
                else:
                    continue
                # A rank that stays exposed cannot make a dead end of what is none.
                alive = not empty and (len(targets) > 1 or group & COUNT_MASK < record.run)
                here = before | moves | _ALIVE if alive else before | moves
                left = value + change
                for target in targets:
                    onto = columns[target]
                    try:
                        child = left + onto.gains[group]
                    except KeyError:
                        child = left + table.gain(onto, group)
                    if child in origins and (not shortens or origins[child] & _MOVES_MASK <= moves):
                        continue
                    low = child & VALUE_MASK
                    static = low >> ESTIMATE_BITS
                    if moves + static + known_deadlocks.get(child, 0) >= below:
                        continue
                    step = steps_to[target] | (group & COUNT_MASK) << _STEP_SHIFT
                    origins[child] = here | step
                    if not child:
                        won = origins[child]
                        continue
                    place = weight + static_weight * static
                    place += estimate_weight * (low & ESTIMATE_MASK)
                    try:
                        queues[place].append(child)
                    except IndexError:
                        self._put(place, child)
                    if place < best:  # noqa: PLR1730 - a call for each move is too much
                        best = place
        self._best = best
        return self._remove_runs(value, columns, before | moves - 1) if table.keeps_runs else won

    def _remove_runs(self, value: int, columns: list[ColumnRecord], here: int) -> int:
        """Put all positions that come of removing a run in the queues; as ``_expand``."""
        moves = here & _MOVES_MASK
        won = 0
        for source, record in enumerate(columns):
            if record.run < RUN_LENGTH:
                continue
            lifts = record.lifts or self._table.lifts(record)
            _, _, change, _ = lifts[RUN_LENGTH - 1]
            child = value + change
            if child in self._origins and self._origins[child] & _MOVES_MASK <= moves:
                continue
            step = _STEPS_BETWEEN[source][_NOWHERE] | RUN_LENGTH << _STEP_SHIFT
            self._origins[child] = here | step
            if child:
                # It finds its place when it is taken up.
                self._queues[self._best].append(child)
            else:
                won = here | step
        return won

    def _count(self, value: int, origin: int, columns: list[ColumnRecord]) -> int:
        """Count the deadlocks of a position for the first time, and note them."""
        if not origin & _ALIVE and is_dead_end(columns):
            deadlocks = DEAD_END
        elif self._count_deadlocks is None:
            return 0
        else:
            inherited = self._inherited_deadlocks(origin)
            deadlocks = self._count_deadlocks(columns) if inherited is None else inherited
        self._deadlocks[value] = deadlocks
        return deadlocks

    def _reached(self, origin: int) -> list[ColumnRecord]:
        """Make a position from its origin: most that are reached are never looked at."""
        if not origin:
            return list(self._start)
        columns = self._expanded[origin >> _BEFORE_SHIFT][0].copy()
        source, target, count = _STEPS[origin >> _STEP_SHIFT & _STEP_MASK]
        record = columns[source]
        columns[source] = record.left[count - 1]
        if target != _NOWHERE:
            group = record.cards[-count] << COUNT_BITS | count
            columns[target] = columns[target].after[group]
        return columns

    def _inherited_deadlocks(self, origin: int) -> int | None:
        """Return the deadlocks of a position if they are those of the position before."""
        if not origin:
            return None
        columns, deadlocks, _ = self._expanded[origin >> _BEFORE_SHIFT]
        source, target, count = _STEPS[origin >> _STEP_SHIFT & _STEP_MASK]
        record = columns[source]
        if target == _NOWHERE:
            return deadlocks
        if self._table.copies > 1:
            return None
        splits = count < record.run
        joins = columns[target].end_bit == 1 << record.cards[-count] + 1
        return deadlocks if splits or joins else None

    def _line(self, origin: int) -> Line:
        """Return the actions that lead to a position."""
        line: list[Action] = []
        while origin:
            source, target, count = _STEPS[origin >> _STEP_SHIFT & _STEP_MASK]
            line.append(Removal(source) if target == _NOWHERE else Move(source, target, count))
            origin = self._expanded[origin >> _BEFORE_SHIFT][2]
        return tuple(reversed(line))
