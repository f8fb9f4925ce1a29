"""What the command line asks of the window; known to both, so that neither imports the other."""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from simplesimon.engine.notation import GameText

SMALLEST_SIZE: Final = (800, 600)
"""The smallest window the screens are laid out for, width and height in pixels."""

LARGEST_SIZE: Final = (8192, 8192)
"""The largest window one may ask for: the pictures it is painted with must fit a texture."""


class NoWindowError(Exception):
    """The system opens no window for us; its text tells why, in one line."""


@dataclass(frozen=True, slots=True)
class PlayOptions:
    """How to start playing."""

    game: GameText | None = None
    """A game to go straight to, its actions legal; None for the menu."""

    size: tuple[int, int] | None = None
    """Width and height of the window in pixels; None for those it had the last time."""

    fullscreen: bool = False

    data_dir: Path | None = None
    """Where settings and statistics are kept; None for where the system keeps such things."""

    mute: bool = False
    """Whether to start without sound."""
