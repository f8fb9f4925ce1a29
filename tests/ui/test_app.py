"""How the window is opened."""

import pyglet
import pytest

from simplesimon.options import SMALLEST_SIZE
from simplesimon.store.settings import Settings
from simplesimon.ui.app import size_on_screen
from simplesimon.ui.window import LazyWindow


@pytest.mark.usefixtures("window")
def test_a_window_is_as_it_was_left_as_far_as_the_screen_has_room() -> None:
    screen = pyglet.display.get_display().get_default_screen()

    assert size_on_screen(Settings()) == (1280, 720)
    assert size_on_screen(Settings(window_width=1000, window_height=30_000)) == (
        1000,
        screen.height,
    )
    assert size_on_screen(Settings(window_width=400, window_height=300)) == SMALLEST_SIZE


def test_a_window_that_fills_the_screen_knows_its_other_size(
    window: LazyWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.set_size(1000, 700)
    window.dispatch_events()
    window.toggle_fullscreen()
    try:
        # Where nobody manages windows, it does not really fill the screen.
        monkeypatch.setattr(window, "get_size", lambda: (3840, 2160))
        assert window.windowed_size == (1000, 700)
    finally:
        monkeypatch.undo()
        window.toggle_fullscreen()
    assert window.windowed_size == (1000, 700)
