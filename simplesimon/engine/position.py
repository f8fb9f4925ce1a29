"""Positions and actions as immutable values, nothing else: no rule is decided here."""

from enum import Enum
from typing import NamedTuple, TypeAlias

from simplesimon.engine.cards import Column


class Move(NamedTuple):
    """Take the last ``count`` cards of one column to the end of another; written ``c3h``."""

    source: int
    """Column the cards leave, 0 = leftmost."""

    target: int
    """Column the cards go to, 0 = leftmost."""

    count: int  # type: ignore[assignment]  # hides tuple.count, which nobody misses
    """How many cards, at least 1."""


class Removal(NamedTuple):
    """Take a finished run off the end of a column; written ``c!``.

    Only games in which runs are removed by hand have such actions.
    """

    column: int
    """Column the run ends, 0 = leftmost."""


Action: TypeAlias = Move | Removal
"""What a player does to a position. Only a move is counted and costs a point."""


class RunRemoval(Enum):
    """Who takes a finished run off the table; fixed for a game when it is dealt."""

    BY_ITSELF = "itself"
    BY_HAND = "hand"


class Position(NamedTuple):
    """The cards on the table and the runs that have left it."""

    columns: tuple[Column, ...]
    """Ten columns, leftmost first; in each, the deepest card first."""

    runs: bytes = b""
    """The suits of the removed runs, in the order of their removal."""
