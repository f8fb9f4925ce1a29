"""What happened, in the order in which it happened: a game's answer to every command.

Undo speaks the same words as play, so whoever shows a game needs no second vocabulary.
"""

from dataclasses import dataclass
from typing import TypeAlias

from simplesimon.engine.cards import Suit
from simplesimon.engine.position import Position


@dataclass(frozen=True, slots=True)
class Dealt:
    """The table shows another position as a whole: a deal, a restart, a jump in history."""

    position: Position


@dataclass(frozen=True, slots=True)
class CardsMoved:
    """The last ``count`` cards of column ``source`` now end column ``target``."""

    source: int
    target: int
    count: int


@dataclass(frozen=True, slots=True)
class RunRemoved:
    """The full run that ended a column has left the table."""

    column: int
    suit: Suit


@dataclass(frozen=True, slots=True)
class RunRestored:
    """The run removed last is back at the end of a column."""

    column: int
    suit: Suit


@dataclass(frozen=True, slots=True)
class GameWon:
    """The last run has left: no card is on the table."""


Event: TypeAlias = Dealt | CardsMoved | RunRemoved | RunRestored | GameWon
