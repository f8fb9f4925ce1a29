"""What is wrong in a typed code, board, move or game: typed, placed, and without words.

Parsers raise a ``NotationError`` that carries faults; the window and the command line word
them in the player's language.
"""

from dataclasses import dataclass
from enum import Enum, auto


class FaultKind(Enum):
    """What is wrong with a text."""

    EMPTY = auto()
    """There is no code and no board to read, perhaps nothing at all."""

    CODE_START = auto()
    """A game code begins with SS."""

    CODE_VERSION = auto()
    """The code names a version of the shuffle that is not known."""

    CODE_SUITS = auto()
    """The code names a number of suits other than 1, 2 and 4."""

    CODE_LETTER = auto()
    """One of the seven signs is not a letter A to Z."""

    CODE_TOO_SHORT = auto()
    """The code ends early: what is there may be right as far as it goes."""

    CODE_TOO_LONG = auto()
    """Something follows the seven letters."""

    KPAT_NUMBER = auto()
    """Not the number of a deal of KPatience."""

    PYSOL_NUMBER = auto()
    """Not the number of a deal of PySolFC."""

    CARD = auto()
    """Not a card."""

    DUPLICATE = auto()
    """A card is there more often than a pack has it."""

    PACK = auto()
    """Cards are missing that belong to no whole run; ``found`` lists them."""

    COLUMN_COUNT = auto()
    """The board has fewer or more than ten columns; ``found`` is how many it has."""

    COLUMN_NUMBER = auto()
    """A column carries another number than its place in the order."""

    RUNS = auto()
    """The line of removed runs names no suit, or runs the board still holds."""

    ACTION = auto()
    """Not a move such as c3h and not a removal such as c!."""


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that is wrong in a text."""

    kind: FaultKind

    line: int
    """Line of the text, counted from 1."""

    place: int
    """Character in that line, counted from 1; one past its end where something is missing."""

    found: str
    """The part of the text that is wrong, as it was typed; empty where something is missing."""


class NotationError(ValueError):
    """A text could not be read."""

    def __init__(self, *faults: Fault) -> None:
        super().__init__(", ".join(f"{f.kind.name} at {f.line}:{f.place}" for f in faults))
        self.faults = faults
        """What is wrong, in the order of the text; at least one."""

    @property
    def fault(self) -> Fault:
        """The first fault."""
        return self.faults[0]
