"""What every scene may use, handed to it and never global."""

from collections.abc import Callable
from dataclasses import dataclass

from simplesimon.i18n import Words
from simplesimon.ui.assets import Assets


@dataclass(frozen=True, slots=True)
class Services:
    """The services of a running game."""

    words: Words
    """The player's language."""

    assets: Assets
    """What has been drawn already."""

    now: Callable[[], float]
    """A clock for double clicks, in seconds; tests hand in their own."""

    new_number: Callable[[], int]
    """A random deal number for a new game."""

    pace: float = 1.0
    """Multiplies every duration of an animation; 0 for none."""
