"""The window and the desktop: filling the screen, coming back, listening to the keyboard."""

import sys
from collections.abc import Iterator

import pyglet
import pytest
from arcade import key
from pyglet.image import ImageData

from tests.ui.pilot import Pilot

on_x11 = pytest.mark.skipif(sys.platform != "linux", reason="only X11 has these troubles")


@pytest.fixture
def windowed(pilot: Pilot) -> Iterator[Pilot]:
    yield pilot
    if pilot.window.fullscreen:
        pilot.window.toggle_fullscreen()
        pilot.frame()
    pilot.window.pressed_keys.clear()


@on_x11
def test_a_key_that_was_let_go_elsewhere_is_heard_again(windowed: Pilot) -> None:
    # Pressed here, let go in another window.
    windowed.window.pressed_keys.add(key.H)
    windowed.window.dispatch_event("on_activate")
    assert key.H not in windowed.window.pressed_keys


@on_x11
@pytest.mark.parametrize("symbol", [key.F11, 95 << 32], ids=["named", "by its place"])
def test_the_key_that_fills_the_screen_can_be_pressed_again(windowed: Pilot, symbol: int) -> None:
    windowed.window.toggle_fullscreen()
    # pyglet counts it only when its handlers are done; it is let go while there is no window.
    windowed.window.pressed_keys.add(symbol)
    pyglet.clock.tick()
    assert symbol not in windowed.window.pressed_keys


def test_the_icon_is_shown_again_by_the_window_made_anew(
    windowed: Pilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    window, icon = windowed.window, ImageData(1, 1, "RGBA", bytes(4))
    shown: list[tuple[ImageData, ...]] = []
    monkeypatch.setattr(
        pyglet.window.Window, "set_icon", lambda _window, *images: shown.append(images)
    )
    window.set_icon(icon)
    for _ in range(2):
        window.toggle_fullscreen()
    assert shown == [(icon,)] * 3
