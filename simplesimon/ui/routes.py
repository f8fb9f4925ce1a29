"""The places one can be, as small frozen values that carry what the next scene needs."""

from dataclasses import dataclass
from typing import Final, TypeAlias

from simplesimon.engine import SuitCount
from simplesimon.session import Session
from simplesimon.store.statistics import PlayFilter

ALL_PLAYS: Final = PlayFilter()


@dataclass(frozen=True, slots=True)
class Menu:
    """The start: continue, new game, leave."""


@dataclass(frozen=True, slots=True)
class ChooseSuits:
    """How many suits?"""


@dataclass(frozen=True, slots=True)
class Play:
    """A game on the table."""

    session: Session
    dealing: bool = True
    """Whether the cards are dealt before the player's eyes: not when a game goes on."""

    left: bool = False
    """Whether a game with moves was left for it."""


@dataclass(frozen=True, slots=True)
class Win:
    """The celebration of a game that has just been won."""

    session: Session
    celebrating: bool = True
    """Whether cards and confetti fly: not when the player comes back to it."""


@dataclass(frozen=True, slots=True)
class SettingsPage:
    """A page of the settings."""

    back: "Route"
    """Where the player came from and goes back to."""

    page: str = "look"
    """The name of the page in ``option_rows``."""


@dataclass(frozen=True, slots=True)
class Help:
    """The rules."""

    back: "Route"
    """Where the player came from and goes back to."""

    chapter: str = ""
    """The name of the chapter that is opened; the first one if there is none."""


@dataclass(frozen=True, slots=True)
class StatisticsView:
    """What is shown of the statistics."""

    suits: SuitCount | None
    """The column that is tinted and charted; None for all numbers of suits together."""

    listing: bool = False
    """Whether the list of all games is shown, not the figures."""

    wanted: PlayFilter = ALL_PLAYS
    """What the list is narrowed to."""

    first: int = 0
    """How many games of the list are passed over."""


@dataclass(frozen=True, slots=True)
class Statistics:
    """The figures, and the list of games."""

    back: "Route"
    """Where the player came from and goes back to."""

    view: StatisticsView | None = None
    """What is shown of it; None: the figures of the kind of game that was played last."""


@dataclass(frozen=True, slots=True)
class Replay:
    """A kept game that is watched."""

    uuid: str
    """The play."""

    back: "Route"
    """Where the player came from and goes back to."""


@dataclass(frozen=True, slots=True)
class Daily:
    """The calendar of daily deals."""

    suits: SuitCount | None = None
    """The number of suits it shows; None: that of the daily deal played last."""


Route: TypeAlias = (
    Menu | ChooseSuits | Play | Win | SettingsPage | Help | Statistics | Replay | Daily
)
