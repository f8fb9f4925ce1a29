"""The places one can be, as small frozen values that carry what the next scene needs."""

from dataclasses import dataclass
from typing import TypeAlias

from simplesimon.session import Session


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


@dataclass(frozen=True, slots=True)
class SettingsPage:
    """A page of the settings."""

    back: "Route"
    """Where the player came from and goes back to."""

    page: str = "look"
    """The name of the page in ``option_rows``."""


Route: TypeAlias = Menu | ChooseSuits | Play | Win | SettingsPage
