"""How the game presents itself to the desktop: the window's icon, and a name for the taskbar."""

import ctypes
import sys
from typing import Final

import arcade
from pyglet.image import ImageData

from simplesimon.ui.art.emblem import draw_app_icon

ICON_SIZES: Final = (16, 24, 32, 48, 96)
"""Pixels; a desktop takes the one that fits title bar, taskbar or window switcher best.

None larger: pyglet spends 20 ms on one of 128 before the window can be seen.
"""

APPLICATION_ID: Final = "SimpleSimon"


def show_icon(window: arcade.Window) -> None:
    """Give a window the game's icon in all its sizes."""
    # Pillow's first row is the uppermost: the negative pitch says so.
    window.set_icon(
        *(
            ImageData(size, size, "RGBA", draw_app_icon(size).tobytes(), pitch=-4 * size)
            for size in ICON_SIZES
        )
    )


def name_application() -> None:
    """Tell Windows that this is a program of its own: its taskbar would show Python's icon.

    X11 gets the window's title as its class from pyglet.
    """
    if sys.platform == "win32":
        ctypes.windll.shell32.SetCurrentProcessExplicitAppUserModelID(APPLICATION_ID)
