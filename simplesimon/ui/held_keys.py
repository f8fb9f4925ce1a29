"""Which keys are really held down, whatever pyglet thinks."""

import ctypes
import sys
from typing import Final

import pyglet

from simplesimon.ui.keys import USER_KEY_SHIFT

KEYMAP_BYTES: Final = 32
"""X11 tells of 256 keys, a bit for each."""


def forget_released_keys(window: pyglet.window.Window) -> None:
    """Let pyglet know of keys that were let go while the window did not listen.

    On X11 it tells a press from a repeat by the keys it has seen pressed and not let go. One
    that is let go elsewhere, in another window or while this one is made anew to fill the
    screen, would never be heard again: its next press would count as a repeat.
    """
    if sys.platform != "linux" or not getattr(window, "pressed_keys", None):
        return
    from pyglet.libs.x11 import xlib  # noqa: PLC0415 - there is none on other systems

    display = window._x_display  # noqa: SLF001 - pyglet has no other door to it
    held = (ctypes.c_char * KEYMAP_BYTES)()
    xlib.XQueryKeymap(display, held)
    for symbol in tuple(window.pressed_keys):
        code = symbol >> USER_KEY_SHIFT or xlib.XKeysymToKeycode(display, symbol)
        if not held.raw[code // 8] >> code % 8 & 1:
            window.pressed_keys.discard(symbol)
