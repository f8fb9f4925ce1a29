"""A window that draws only when something changed: a still table costs no frames.

Arcade's own window redraws 60 times a second for ever. This one sleeps until an event, an
animation or a request wakes it; asleep it only updates, at a slow heartbeat, so that clocks
go on. Whoever moves things holds a token while they move; whoever changes something asks for
one frame.
"""

from collections.abc import Hashable
from typing import Any, Final

import arcade
import pyglet
from pyglet.image import ImageData

from simplesimon.options import SMALLEST_SIZE
from simplesimon.ui.held_keys import forget_released_keys

FRAME_SECONDS: Final = 1 / 60
"""Time between two frames while something moves."""

HEARTBEAT_SECONDS: Final = 0.5
"""Time between two updates while asleep; the clock in the bar needs no finer one."""

LINGER_SECONDS: Final = 0.3
"""How long to stay awake after the last frame: waking again costs more than a few updates."""

_SILENT_EVENTS: Final = frozenset(
    {"on_draw", "on_refresh", "on_update", "on_fixed_update", "on_mouse_motion"}
)
"""Events that change nothing by themselves: a handler asks for a frame where it does."""

_EVENTS_DRAWN_INSIDE: Final = frozenset({"on_resize", "on_expose", "on_show"})
"""Windows blocks the event loop while a window is being resized, so these draw at once."""


class _FileDrops(pyglet.window.Window):  # type: ignore[misc]
    """Lets files be dropped on a window; arcade's own constructor can't be told to."""

    def __init__(self, *args: Any, **options: Any) -> None:  # noqa: ANN401 - pyglet's
        super().__init__(*args, file_drops=True, **options)


class LazyWindow(arcade.Window, _FileDrops):
    """An arcade window that sleeps while nothing changes."""

    def __init__(self, width: int, height: int, title: str, *, fullscreen: bool = False) -> None:
        self._ready = False
        self._dirty = True
        self._awake = True
        self._quiet_seconds = 0.0
        self._drawing = False
        self._movers: set[Hashable] = set()
        self._windowed_place: tuple[int, int] | None = None
        self._windowed_size = width, height
        self._icons: tuple[ImageData, ...] = ()
        self.frames_drawn = 0
        """How many frames were drawn so far; tests and benchmarks read it."""

        super().__init__(
            width,
            height,
            title,
            fullscreen=fullscreen,
            resizable=True,
            # Cards are drawn pixel for pixel: samples would cost much and change nothing.
            antialiasing=False,
            vsync=True,
            enable_polling=False,
        )
        self.register_event_type("on_wake")
        self.set_minimum_size(*SMALLEST_SIZE)
        self._ready = True

    def request_frame(self) -> None:
        """Draw a frame soon, because something changed."""
        self._dirty = True
        self._quiet_seconds = 0.0
        if self._ready and not self._awake:
            self._awake = True
            self.set_update_rate(FRAME_SECONDS)
            # The next regular frame may be a whole heartbeat away.
            pyglet.clock.schedule_once(self._draw_first_frame, 0)

    def request_frame_in(self, seconds: float) -> None:
        """Draw a frame after so many seconds, when a heartbeat might come too late."""
        pyglet.clock.schedule_once(self._request_due_frame, seconds)

    def _request_due_frame(self, _seconds: float) -> None:
        if not self.closed:
            self.request_frame()

    def wake(self) -> None:
        """Draw a frame soon, asked for from any thread."""
        pyglet.app.platform_event_loop.post_event(self, "on_wake")

    def keep_drawing(self, mover: Hashable) -> None:
        """Draw frame after frame until ``stop_drawing`` is called for the same mover."""
        if mover not in self._movers:
            self._movers.add(mover)
            self.request_frame()

    def stop_drawing(self, mover: Hashable) -> None:
        """Take back ``keep_drawing``; one more frame shows where things came to rest."""
        if mover in self._movers:
            self._movers.discard(mover)
            self.request_frame()

    def _draw_first_frame(self, seconds: float) -> None:
        if not self.closed:
            self.draw(seconds)

    def dispatch_event(self, *args: Any) -> Any:  # noqa: ANN401 - pyglet's signature
        """Dispatch an event to its handlers; all but the silent ones ask for a frame."""
        handled = super().dispatch_event(*args)
        name = args[0]
        if self._ready and not self.closed and name not in _SILENT_EVENTS:
            self.request_frame()
            running = pyglet.app.event_loop.is_running
            if name in _EVENTS_DRAWN_INSIDE and running and not self._drawing:
                self.draw(0.0)
        return handled

    def draw(self, dt: float) -> None:
        """Draw a frame if one is due, else fall asleep after a while."""
        if not (self._dirty or self._movers):
            self._quiet_seconds += dt
            if self._awake and self._quiet_seconds > LINGER_SECONDS:
                self._awake = False
                self.set_update_rate(HEARTBEAT_SECONDS)
            return
        self._dirty = False
        self._drawing = True
        try:
            super().draw(dt)
        finally:
            self._drawing = False
        self.frames_drawn += 1

    def on_show(self) -> None:
        """Tell the view that the window is to be seen: arcade keeps this event from views."""
        shown = getattr(self.current_view, "on_window_shown", None)
        if shown is not None:
            shown()

    def on_activate(self) -> None:
        """Come to the keyboard: keys may have been let go elsewhere."""
        forget_released_keys(self)

    def set_icon(self, *images: ImageData) -> None:
        """Show an icon to the desktop, in several sizes."""
        self._icons = images
        super().set_icon(*images)

    @property
    def windowed_size(self) -> tuple[int, int]:
        """Width and height when it does not fill the screen, in pixels."""
        return self._windowed_size if self.fullscreen else self.get_size()

    def toggle_fullscreen(self) -> None:
        """Fill the screen, or go back to the window as it was.

        On X11 pyglet makes the window anew for that. Its icon is shown again, and its place is
        put right: pyglet lets it creep by the height of its frame (pyglet issue 1099).
        """
        if self.fullscreen:
            self.set_fullscreen(fullscreen=False)
            if self._windowed_place is not None:
                self.set_location(*self._windowed_place)
        else:
            self._windowed_place = self.get_location()
            self._windowed_size = self.get_size()
            self.set_fullscreen(fullscreen=True)
        if self._icons:
            super().set_icon(*self._icons)
        # The key that asked for it counts as pressed only after this; where nobody manages
        # windows, the new one is not activated.
        pyglet.clock.schedule_once(self._forget_released_keys, 0)

    def _forget_released_keys(self, _seconds: float) -> None:
        if not self.closed:
            forget_released_keys(self)
