"""What is known of one play: how it began, what was done, how it ended, how it can go on.

Values only. A play is one player's way with one deal, from its first move to its end; playing
the same deal again is another play. How plays are kept is the history's concern, how they are
written down that of ``records``.
"""

from dataclasses import dataclass
from datetime import date, datetime
from enum import Enum
from typing import Final

from simplesimon.engine import Action, Deal, Move, RunRemoval
from simplesimon.engine.notation import GameText, game_text


class Origin(Enum):
    """Where a deal came from. It decides whether its plays count in the figures."""

    CODE = "code"
    """Dealt from a game code: new deals are among them."""

    DAILY = "daily"
    """The deal of a date."""

    FOREIGN = "foreign"
    """The numbered deal of another program."""

    TYPED = "typed"
    """A board, or a game with its moves, that was typed or loaded."""

    POSITION = "position"
    """A position from the middle of another game: "play on from here"."""

    @property
    def in_figures(self) -> bool:
        """Whether plays of such a deal are counted; the others are only listed."""
        return self in FIGURED_ORIGINS


FIGURED_ORIGINS: Final = (Origin.CODE, Origin.DAILY, Origin.FOREIGN)


class Outcome(Enum):
    """What has become of a play."""

    DEALT = "dealt"
    """No move was made yet: it counts nowhere, and leaves no trace when it is left."""

    UNFINISHED = "unfinished"
    """Being played, or left for another and still open."""

    ABANDONED = "abandoned"
    """Closed by a new attempt at the same deal after a restart."""

    LOST = "lost"
    """Left, or closed by a new attempt, with no move possible."""

    SHOWN = "shown"
    """The solver made the last move: the table is empty, but nobody has won."""

    WON = "won"

    @property
    def is_final(self) -> bool:
        """Whether the table was cleared: nothing done later changes such a play."""
        return self in {Outcome.SHOWN, Outcome.WON}


@dataclass(frozen=True, slots=True)
class Beginning:
    """All that is fixed when a game is dealt.

    Raises:
        ValueError: If the origin does not go with the deal, the number or the date.
    """

    deal: Deal
    origin: Origin
    removal: RunRemoval = RunRemoval.BY_ITSELF

    number: str = ""
    """What the other program calls a foreign deal, such as ``kpat 80``; else empty."""

    daily: date | None = None
    """The date whose daily deal it is."""

    begun_on: date | None = None
    """The player's own date when the daily deal was begun."""

    def __post_init__(self) -> None:
        """Check what belongs together."""
        is_daily = self.origin is Origin.DAILY
        if (self.daily is not None, self.begun_on is not None) != (is_daily, is_daily):
            raise ValueError("a daily deal has a date and a day it was begun on, others have none")
        if bool(self.number) != (self.origin is Origin.FOREIGN):
            raise ValueError("a foreign deal has a number, others have none")
        if self.origin in {Origin.CODE, Origin.DAILY} and self.deal.origin is None:
            raise ValueError("a deal without a code")


@dataclass(frozen=True, slots=True)
class Counters:
    """What a play took besides its moves."""

    seconds: float = 0.0
    """Time played, in seconds."""

    undos: int = 0
    """Actions taken back."""

    hints: int = 0
    """Hints that were shown."""

    shows: int = 0
    """Actions made by "Show me"."""

    returns: int = 0
    """How often "back to the last winnable position" was used."""

    @property
    def aided(self) -> bool:
        """Whether the solver had a hand in it: such a play sets no record."""
        return self.hints + self.shows + self.returns > 0

    def __add__(self, other: "Counters") -> "Counters":
        return Counters(
            self.seconds + other.seconds,
            self.undos + other.undos,
            self.hints + other.hints,
            self.shows + other.shows,
            self.returns + other.returns,
        )


@dataclass(frozen=True, slots=True)
class Line:
    """The actions of a play as its list entry tells and its replay shows them."""

    actions: tuple[Action, ...]
    moves: int
    score: int
    counters: Counters


@dataclass(frozen=True, slots=True)
class Table:
    """What it takes to go on with a play exactly where it was."""

    actions: tuple[Action, ...]
    undone: tuple[Action, ...] = ()
    counters: Counters = Counters()

    restarted: int | None = None
    """After a restart, how many actions had been made; until redo or another move decides.

    The counters run from the restart then; those before it are in the play's line.
    """

    redone: bool = False
    """Whether actions from before that restart came back by redo."""

    is_stuck: bool = False
    """Whether no move is possible: a play left like this is lost."""

    @property
    def moves(self) -> int:
        """How many moves lie on the table; removing a run is none."""
        return sum(isinstance(action, Move) for action in self.actions)


@dataclass(frozen=True, slots=True)
class Play:
    """One play, all of it."""

    uuid: str
    """32 hexadecimal digits that name the play on every machine."""

    beginning: Beginning

    started: datetime
    """When its first move was made, or it was dealt if there is none; UTC."""

    changed: datetime
    """When it was last played, or was decided; UTC."""

    outcome: Outcome
    line: Line

    table: Table | None = None
    """How it can go on; None if it can't any more."""

    @property
    def sets_records(self) -> bool:
        """Whether it counts for streaks, bests and times, if it is won."""
        return self.beginning.origin.in_figures and not self.line.counters.aided

    @property
    def text(self) -> str:
        """The whole game in the engine's notation, to copy and to pass on."""
        beginning = self.beginning
        return game_text(GameText(beginning.deal, beginning.removal, self.line.actions))
