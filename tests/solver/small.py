"""Positions of which something is known for sure, and what a search says of them."""

from collections.abc import Sequence
from random import Random

from hypothesis import strategies as st

from simplesimon.engine import (
    SUIT_COUNTS,
    SUITS_IN_PACK,
    Column,
    Position,
    RunRemoval,
    ends_with_full_run,
    fits,
    run_length,
)
from simplesimon.engine.notation import COLUMN_COUNT
from simplesimon.solver.bound import deadlocks_for
from simplesimon.solver.columns import ColumnRecord, ColumnTable
from simplesimon.solver.explore import most_copies

BY_HAND = RunRemoval.BY_HAND


class Unplayed:
    """A game played backwards from its end, so that the way to win it is known."""

    def __init__(self, suits: Sequence[int], removal: RunRemoval, chance: Random) -> None:
        self.removed = list(suits)
        self.columns: list[Column] = [b""] * COLUMN_COUNT
        self.moves = 0
        """How many moves win it."""

        self._removal = removal
        self._chance = chance

    @property
    def position(self) -> Position:
        return Position(tuple(self.columns), bytes(self.removed))

    def step_back(self) -> None:
        """Take back a move or a removal, if chance finds one."""
        before = list(self.columns)
        target = self._chance.randrange(COLUMN_COUNT)
        restores = bool(self.removed) and self._chance.random() < 0.3
        if restores:
            suit = self.removed[-1]
            self.columns[target] += bytes(range(suit * 16 + 13, suit * 16, -1))
        if not restores or self._removal is not BY_HAND:
            # A run that leaves by itself was finished by a move.
            if not self._take_back_move(target):
                self.columns = before
                return
            self.moves += 1
        if restores:
            self.removed.pop()

    def _take_back_move(self, target: int) -> bool:
        column = self.columns[target]
        if not column:
            return False
        count = self._chance.randint(1, run_length(column))
        group, left = column[-count:], column[:-count]
        source = self._chance.randrange(COLUMN_COUNT)
        if source == target or not fits(group[0], left):
            return False
        self.columns[target] = left
        self.columns[source] += group
        # Otherwise the run would have left before.
        return self._removal is BY_HAND or not any(
            ends_with_full_run(self.columns[index]) for index in (source, target)
        )


@st.composite
def unplayed_games(draw: st.DrawFn, removal: RunRemoval) -> Unplayed:
    """Draw a position that can be won, and a number of moves in which it can."""
    suits = list(SUITS_IN_PACK[draw(st.sampled_from(SUIT_COUNTS))])
    game = Unplayed(suits, removal, draw(st.randoms(use_true_random=False)))
    for _ in range(draw(st.integers(1, 200))):
        game.step_back()
    return game


@st.composite
def full_tables(draw: st.DrawFn) -> Position:
    """Draw the cards of two runs in pieces, so that no column is empty and few moves exist."""
    suits = SUITS_IN_PACK[draw(st.sampled_from(SUIT_COUNTS))]
    order = draw(st.permutations(suits))
    pieces = []
    for suit in order[:2]:
        run = bytes(range(suit * 16 + 13, suit * 16, -1))
        cuts = sorted(draw(st.sets(st.integers(1, 12), min_size=5, max_size=9)))
        pieces += [run[a:b] for a, b in zip([0, *cuts], [*cuts, 13], strict=True)]
    columns = [b""] * COLUMN_COUNT
    for number, piece in enumerate(draw(st.permutations(pieces))):
        columns[number if number < COLUMN_COUNT else draw(st.integers(0, 9))] += piece
    return Position(tuple(columns), bytes(order[2:]))


def records(position: Position, removal: RunRemoval) -> tuple[ColumnTable, list[ColumnRecord]]:
    """Return the records of all columns."""
    table = ColumnTable(most_copies(position), keeps_runs=removal is BY_HAND)
    return table, [table.record(column) for column in position.columns]


def bound(position: Position, removal: RunRemoval = RunRemoval.BY_ITSELF) -> int:
    """Return the moves a position takes at the very least, as a search knows it."""
    table, columns = records(position, removal)
    count = deadlocks_for(table.copies)
    return sum(record.bound for record in columns) + (count(columns) if count else 0)
