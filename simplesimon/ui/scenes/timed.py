"""A scene with a clock that is fair: it runs only while the game is in front of the player."""

from collections.abc import Callable
from typing import Final

from simplesimon.session import Pause, Session
from simplesimon.ui.scenes.base import Go, Scene
from simplesimon.ui.services import Services
from simplesimon.ui.widgets.page import Page
from simplesimon.ui.window import LazyWindow


class TimedScene(Scene):
    """A scene that shows a game being played.

    The clock of the game stands while another scene or an overlay covers it, and while the
    window is minimised or without the focus.
    """

    def __init__(self, window: LazyWindow, services: Services, go: Go, session: Session) -> None:
        super().__init__(window, services, go)
        self.session: Final = session

    def on_show_view(self) -> None:
        """Let the clock run."""
        super().on_show_view()
        if not self.overlaid:
            self.session.resume()

    def on_hide_view(self) -> None:
        """Let the clock stand."""
        super().on_hide_view()
        self.session.pause()

    def open_overlay(self, build: Callable[[], Page]) -> None:
        """Let the clock stand under a dialog."""
        super().open_overlay(build)
        self.session.pause()

    def close_overlay(self) -> None:
        """Let the clock run again."""
        super().close_overlay()
        if not self.overlaid:
            self.session.resume()

    def on_activate(self) -> None:
        """Let the clock run: the window has the player's attention."""
        self.session.resume(Pause.FOCUS)

    def on_deactivate(self) -> None:
        """Let the clock stand: the window has lost the player's attention."""
        super().on_deactivate()
        self.session.pause(Pause.FOCUS)

    def on_hide(self) -> None:
        """Let the clock stand: the window is not to be seen."""
        self.session.pause(Pause.MINIMISED)

    def on_window_shown(self) -> None:
        """Let the clock run: the window is to be seen again."""
        self.session.resume(Pause.MINIMISED)
