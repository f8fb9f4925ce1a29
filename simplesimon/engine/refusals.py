"""Why an action is refused: one reason for each rule, and always exactly one.

The reasons stand in the order of precedence: the first that holds is the answer. They are
worded for people outside the engine.
"""

from enum import Enum, auto
from itertools import pairwise

from simplesimon.engine.cards import ACE, KING, Column, rank
from simplesimon.engine.position import Action, Move, Position, Removal, RunRemoval
from simplesimon.engine.rules import ends_with_full_run, fits, run_length


class Refusal(Enum):
    """A rule that refuses an action, first things first."""

    NO_SUCH_COLUMN = auto()
    """There is no column of that letter."""

    SAME_COLUMN = auto()
    """Source and target are one column."""

    EMPTY_COLUMN = auto()
    """There is no card to take."""

    TOO_FEW_CARDS = auto()
    """The column has fewer cards than are to be taken (or none are to be taken)."""

    COVERED = auto()
    """The cards on top of the one taken do not descend one by one."""

    MIXED_SUITS = auto()
    """The cards taken descend one by one, but are of more than one suit."""

    ONTO_ACE = auto()
    """Nothing goes on an ace."""

    KING_NEEDS_EMPTY_COLUMN = auto()
    """A king goes only to an empty column."""

    NOT_ONE_HIGHER = auto()
    """The last card of the target is not exactly one rank higher."""

    NO_COLUMN_TAKES_IT = auto()
    """A double click, and no column takes the group."""

    RUNS_LEAVE_BY_THEMSELVES = auto()
    """A removal by hand in a game whose runs leave by themselves."""

    NO_FULL_RUN = auto()
    """A removal by hand where the column does not end with a full run."""


class IllegalMove(ValueError):  # noqa: N818 - the name says more than IllegalMoveError
    """An action was refused; nothing has changed."""

    def __init__(self, refusal: Refusal, action: Action, number: int = 1) -> None:
        super().__init__(f"action {number}: {refusal.name}")
        self.refusal = refusal
        """The rule that refused it."""

        self.action = action
        self.number = number
        """Which of the actions given was refused, counted from 1."""


def lift_refusal(column: Column, count: int) -> Refusal | None:
    """Say why the last ``count`` cards of a column can't be taken as a group, or None."""
    if not column:
        return Refusal.EMPTY_COLUMN
    if not 1 <= count <= len(column):
        return Refusal.TOO_FEW_CARDS
    if count <= run_length(column):
        return None
    group = column[-count:]
    descends = all(rank(upper) == rank(lower) + 1 for upper, lower in pairwise(group))
    return Refusal.MIXED_SUITS if descends else Refusal.COVERED


def landing_refusal(first: int, column: Column) -> Refusal | None:
    """Say why a group whose highest card is ``first`` can't go onto a column, or None."""
    if fits(first, column):
        return None
    if rank(column[-1]) == ACE:
        return Refusal.ONTO_ACE
    if rank(first) == KING:
        return Refusal.KING_NEEDS_EMPTY_COLUMN
    return Refusal.NOT_ONE_HIGHER


def move_refusal(position: Position, move: Move) -> Refusal | None:
    """Say why a move is not legal, or None if it is."""
    source, target, count = move
    columns = position.columns
    if not (0 <= source < len(columns) and 0 <= target < len(columns)):
        return Refusal.NO_SUCH_COLUMN
    if source == target:
        return Refusal.SAME_COLUMN
    return lift_refusal(columns[source], count) or landing_refusal(
        columns[source][-count], columns[target]
    )


def removal_refusal(position: Position, removal: Removal, mode: RunRemoval) -> Refusal | None:
    """Say why a run can't be removed by hand, or None if it can."""
    if not 0 <= removal.column < len(position.columns):
        return Refusal.NO_SUCH_COLUMN
    column = position.columns[removal.column]
    if not column:
        return Refusal.EMPTY_COLUMN
    if mode is RunRemoval.BY_ITSELF:
        return Refusal.RUNS_LEAVE_BY_THEMSELVES
    return None if ends_with_full_run(column) else Refusal.NO_FULL_RUN


def refusal(position: Position, action: Action, mode: RunRemoval) -> Refusal | None:
    """Say which rule refuses an action, or None if it is legal."""
    if isinstance(action, Removal):
        return removal_refusal(position, action, mode)
    return move_refusal(position, action)
