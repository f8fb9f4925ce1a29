"""Freeing what is no longer shown: old scenes, and pictures for another size of window.

Scenes and sprites refer to each other, and so few new objects come that Python would take long
to look for them: till then hundreds of megabytes of pictures would lie about.
"""

import ctypes
import gc
import os
from typing import Final

import pyglet

SWEEP_SECONDS: Final = 1.5
"""How long after a change what is left of it is swept up: not while cards are dealt."""

_give_back: Final = getattr(ctypes.CDLL(None), "malloc_trim", None) if os.name == "posix" else None
"""Hands freed memory back to the system, which glibc does not do by itself; else None."""


def sweep_soon() -> None:
    """Sweep up in a moment, once for all that asks till then."""
    pyglet.clock.unschedule(_sweep_up)
    pyglet.clock.schedule_once(_sweep_up, SWEEP_SECONDS)


def sweep() -> None:
    """Free what nobody refers to, and give the memory back."""
    gc.collect()
    if _give_back is not None:
        _give_back(0)


def _sweep_up(_seconds: float) -> None:
    sweep()
