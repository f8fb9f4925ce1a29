"""What can be wrong in the files of the handbook: typed, placed, for whoever edits them."""

from dataclasses import dataclass
from enum import Enum, auto


class FlawKind(Enum):
    """What is wrong in one of the files."""

    FILE = auto()
    """It is missing or can't be read."""

    SYNTAX = auto()
    """It is no TOML."""

    NAME = auto()
    """A chapter or an item is missing, or has a name that the book does not know."""

    WORDS = auto()
    """A title, heading or text is missing, empty or no text."""

    PLACEHOLDER = auto()
    """A text has lost a ``{value}`` that the book gives it, or has one that it does not."""

    PICTURE = auto()
    """A picture is described by keys or values that mean nothing."""

    CARDS = auto()
    """Something is no card, or the cards of a picture come from no pack."""

    MOVE = auto()
    """What a picture shows is not what the rules say."""


@dataclass(frozen=True, slots=True)
class Flaw:
    """One thing that is wrong."""

    kind: FlawKind
    file: str

    where: str = ""
    """Chapter, item and key, with dots between."""

    found: str = ""
    """What is wrong there."""


class HandbookError(ValueError):
    """A handbook could not be read."""

    def __init__(self, *flaws: Flaw) -> None:
        super().__init__("; ".join(f"{f.file}: {f.where}: {f.kind.name} {f.found}" for f in flaws))
        self.flaws = flaws
        """What is wrong, at least one thing."""


class WrongError(Exception):
    """Something is wrong with a value; it becomes a flaw once it is known where."""

    def __init__(self, kind: FlawKind, found: object) -> None:
        super().__init__(kind, found)
        self.kind = kind
        self.found = str(found)
