"""The pictures of the handbook as values: what is on them, not how it looks."""

from dataclasses import dataclass
from enum import Enum
from typing import Final, NamedTuple, TypeAlias

from simplesimon.engine import RUN_SCORE, START_SCORE, Action, Card, Column, Deal, Move, Suit

FACE_DOWN: Final[Card] = 0
"""A card of which the back is seen, written ``?``: Spider has such cards, this game none."""


class Gesture(Enum):
    """What the player's hand does in a picture."""

    DRAG = "drag"
    """Carries the cards of the one allowed move."""

    DOUBLE = "double"
    """Clicks twice on the cards of the one allowed move, which go to their best column."""

    CLICK = "click"
    """Clicks on the cards, then on their target."""

    REMOVE = "remove"
    """Clicks on a finished run."""


class Group(NamedTuple):
    """The last cards of a column."""

    column: int
    count: int  # type: ignore[assignment]  # hides tuple.count, which nobody misses


@dataclass(frozen=True, slots=True)
class TablePicture:
    """Some columns, and what may or may not be done with them."""

    columns: tuple[Column, ...]
    """As on the table, leftmost first, deepest card first."""

    lying: bool = False
    """Whether the one column lies on its side, its deepest card at the left."""

    size: float = 1.0
    """Of the cards, compared with those of other pictures."""

    allowed: tuple[Action, ...] = ()
    refused: tuple[Move, ...] = ()

    lesser: tuple[Move, ...] = ()
    """Moves that are allowed but not the best."""

    in_turn: bool = False
    """Whether the allowed moves are made one after another, and numbered so."""

    shown: tuple[Group, ...] = ()
    """Groups that glow without being moved."""

    gone: tuple[Group, ...] = ()
    """Full runs that are leaving and free what they covered."""

    numbers: tuple[int, ...] = ()
    """A number for each column."""

    signs: tuple[tuple[int, bool], ...] = ()
    """Columns that are right (True) or not, where no move says so."""

    gesture: Gesture | None = None

    peek: tuple[int, int] | None = None
    """A covered card that a held finger brings up, as column and row."""

    badge: str = ""
    """A number that appears over the cards."""


@dataclass(frozen=True, slots=True)
class HomesPicture:
    """The places of the runs."""

    suits: tuple[Suit, ...]
    """Of the runs that have left; the other places are empty."""

    arriving: Column = b""
    """A run on its way to the next place; without one the table is empty."""


@dataclass(frozen=True, slots=True)
class SumPicture:
    """How a score adds up."""

    moves: int
    runs: int

    @property
    def terms(self) -> tuple[int, int, int, int]:
        """The points at the start, for moves, for runs, and all together."""
        moves, runs = -self.moves, RUN_SCORE * self.runs
        return START_SCORE, moves, runs, START_SCORE + moves + runs


@dataclass(frozen=True, slots=True)
class IconsPicture:
    """Some buttons of the bar."""

    icons: tuple[str, ...]
    """Their names, as the drawer of icons knows them, in small letters."""


class CodeStyle(Enum):
    """How a game code is shown."""

    PARTS = "parts"
    """Its three parts told apart."""

    FIELD = "field"
    """As it is typed."""

    TWICE = "twice"
    """Over two tables with the same cards."""


@dataclass(frozen=True, slots=True)
class CodePicture:
    """A game code."""

    code: str
    """As it is shown; a right one whatever its spelling."""

    style: CodeStyle
    deal: Deal


@dataclass(frozen=True, slots=True)
class DealPicture:
    """A whole table as it is dealt."""

    deal: Deal

    stock: bool = False
    """Whether a stock is shown that is not there."""

    moves: int = 0
    """How many moves win it, where that is told."""


class Drawing(Enum):
    """What is drawn for the rules alone."""

    PIE = "pie"
    """What the Simon of the nursery rhyme wanted to taste."""

    COMPUTER = "computer"
    """One of the game's early days."""

    CALENDAR = "calendar"
    """A month of daily deals."""

    CHART = "chart"
    """The scores of some games."""


@dataclass(frozen=True, slots=True)
class DrawingPicture:
    """A drawing, and perhaps a card beside it."""

    drawing: Drawing
    cards: Column = b""


@dataclass(frozen=True, slots=True)
class StarsPicture:
    """How many moves earn how many stars."""

    par: int

    three: int
    """The most moves that earn three stars."""

    two: int
    """The most moves that earn two."""


Picture: TypeAlias = (
    TablePicture
    | HomesPicture
    | SumPicture
    | IconsPicture
    | CodePicture
    | DealPicture
    | DrawingPicture
    | StarsPicture
)
