"""What a search can answer, what it may spend, and what it says on the way."""

from dataclasses import dataclass
from enum import Enum, auto
from typing import Final, NamedTuple, TypeAlias

from simplesimon.engine import Action, Move

DEFAULT_MEMORY: Final = 256 * 1024 * 1024
"""Memory of a search unless its budget says otherwise, in bytes."""


class Reason(Enum):
    """Why a search ended without an answer."""

    SECONDS = auto()
    """The time of the budget was used up."""

    STATES = auto()
    """The states of the budget were used up."""

    MEMORY = auto()
    """The memory of the budget was used up."""

    LOST = auto()
    """The process that searched died, and died again when it was asked once more."""


@dataclass(frozen=True, slots=True)
class Solved:
    """The position can be won."""

    line: tuple[Action, ...]
    """Actions that win it; where runs are removed by hand, removals too."""

    @property
    def moves(self) -> int:
        """How many moves the line has; removing a run is none."""
        return count_moves(self.line)


@dataclass(frozen=True, slots=True)
class Unsolvable:
    """The position can't be won: every position that can be reached has been looked at."""


@dataclass(frozen=True, slots=True)
class Unknown:
    """The search ended before it could tell."""

    reason: Reason

    states: int
    """Positions it had looked at by then."""


Verdict: TypeAlias = Solved | Unsolvable | Unknown


@dataclass(frozen=True, slots=True)
class Par:
    """A short way to win a position."""

    line: tuple[Action, ...]

    shortest: bool
    """Whether it is proven that no way has fewer moves."""

    @property
    def moves(self) -> int:
        """How many moves the line has; removing a run is none."""
        return count_moves(self.line)


@dataclass(frozen=True, slots=True)
class Budget:
    """What a search may spend; None is no limit."""

    seconds: float | None = None
    """Time at work: a search that is put aside spends none."""

    states: int | None = None
    """Positions whose moves are looked at, each as often as that happens."""

    memory: int | None = DEFAULT_MEMORY
    """Bytes, as the search reckons them: accurate to about a third."""


NO_LIMITS: Final = Budget()
"""No limit but the memory."""


class Progress(NamedTuple):
    """How far a search has come."""

    states: int
    """Positions looked at."""

    memory: int
    """Bytes in use, roughly."""


def count_moves(line: tuple[Action, ...]) -> int:
    """Count the actions that are moves."""
    return sum(isinstance(action, Move) for action in line)
