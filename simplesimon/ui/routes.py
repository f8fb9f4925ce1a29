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


@dataclass(frozen=True, slots=True)
class Win:
    """The celebration of a game that has just been won."""

    session: Session


@dataclass(frozen=True, slots=True)
class Help:
    """The rules."""

    back: "Route"
    """Where one comes from and goes back to."""

    chapter: str = ""
    """The name of the chapter that is opened; the first one if there is none."""


Route: TypeAlias = Menu | ChooseSuits | Play | Win | Help
