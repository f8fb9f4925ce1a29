"""What all scenes share: pages of controls, and a layout that follows the window."""

from collections.abc import Callable
from typing import Any, Final, TypeAlias

import arcade
from pyglet.math import Mat4

from simplesimon.ui.keys import Command, Step, chooses_all, command_of, step_of
from simplesimon.ui.layout import Metrics
from simplesimon.ui.problem_words import history_problem_text, problem_text
from simplesimon.ui.routes import Help, Play, Route
from simplesimon.ui.services import Services
from simplesimon.ui.sweeping import sweep_soon
from simplesimon.ui.widgets.brush import Brush
from simplesimon.ui.widgets.controls import nothing
from simplesimon.ui.widgets.notice import Notice
from simplesimon.ui.widgets.page import Page
from simplesimon.ui.window import LazyWindow

Go: TypeAlias = Callable[[Route], None]

_TYPED_KEYS: Final = frozenset({arcade.key.SPACE, arcade.key.LEFT, arcade.key.RIGHT})
"""Keys that belong to the text while a field has the focus."""

RESIZE_PAUSE: Final = 0.12
"""Seconds the window must keep its size before everything is laid out anew."""

LARGEST_STEP: Final = 0.05
"""Seconds an animation advances at most in one update: waking up must not skip it."""


class Scene(arcade.View):
    """A scene.

    A subclass lays out its pages in ``compose``, which is called when the scene is shown and
    whenever the window has another size. Until a window that is being resized comes to rest,
    the old picture is shown stretched.
    """

    window: LazyWindow

    route: Route
    """Where one is; the director sets it."""

    def __init__(self, window: LazyWindow, services: Services, go: Go) -> None:
        super().__init__(window)
        self.services: Final = services
        self.go: Final = go
        self.metrics = Metrics(window.width, window.height)
        self.page: Page = self.new_page()
        self._overlays: list[tuple[Page, Callable[[], Page]]] = []
        self._notice: Final = Notice()
        self._notice_over = 0
        """How many overlays were open when it was told: those that came later cover it."""

        self._seconds_since_resize: float | None = None

    # For subclasses

    def compose(self) -> None:
        """Fill ``self.page``, which is new and empty, for ``self.metrics``."""

    def paint(self) -> None:
        """Draw the scene between the felt and its page."""

    def paint_above(self) -> None:
        """Draw what lies above the page, but under overlays."""

    def elapse(self, seconds: float) -> None:
        """Let time pass."""

    def command(self, command: Command) -> None:
        """Do what a key asks for."""

    def back(self) -> None:
        """Leave, as Esc asks."""

    def help(self) -> None:
        """Open the rules, as F1 asks; the scene comes back as it was left."""
        self.go(Help(back=self.route))

    # For everyone

    @property
    def brush(self) -> Brush:
        """What the interface is painted with."""
        return Brush(
            self.metrics, self.services.preferences.colours, self.services.preferences.palette
        )

    def new_page(
        self,
        focus: str = "",
        *,
        focus_shown: bool = False,
        elsewhere: Callable[[], None] = nothing,
    ) -> Page:
        """Return an empty page for the window as it is."""
        return Page(
            self.brush,
            self.window.request_frame,
            focus=focus,
            focus_shown=focus_shown,
            elsewhere=elsewhere,
        )

    @property
    def notice_floor(self) -> int:
        """The upper edge of what lies at the foot of the window, which no notice may cover."""
        return 0

    def notify(self, text: str, *, lasting: bool = False) -> None:
        """Tell something at the foot of the window; it waits for no answer.

        Args:
            text: What is told.
            lasting: Whether it stays until ``unsay`` is called, and not only for a while.
        """
        self._notice.show(self.brush, text, floor=self.notice_floor, lasting=lasting)
        self._notice_over = len(self._overlays)
        self.window.request_frame()

    def unsay(self, text: str) -> None:
        """Let a notice fade that still says this: it no longer holds."""
        if self._notice.text == text:
            self._notice.end()
            self.window.request_frame()

    def place_notice(self) -> None:
        """Put the notice where it covers nothing."""
        self._notice.lay_out(self.brush, floor=self.notice_floor)
        self.window.request_frame()

    @property
    def told(self) -> str:
        """What the notice at the foot of the window says; empty while there is none."""
        return self._notice.text

    def tell_problems(self) -> None:
        """Tell what went wrong with settings and saved games since the last time."""
        services, words = self.services, self.services.words
        told = [problem_text(each, words) for each in services.preferences.take_problems()]
        told += [history_problem_text(each, words) for each in services.history.take_problems()]
        if told:
            self.notify("\n".join(told))

    def go_on(self, uuid: str) -> bool:
        """Go on with an open game exactly where it was left.

        Returns:
            Whether that can be done; a game that was altered is set aside, which is to be told.
        """
        services = self.services
        on_table = services.history.on_table
        left = services.game_is_open and on_table is not None and on_table.uuid != uuid
        session = services.dealer.go_on(uuid)
        if session is not None:
            self.go(Play(session, dealing=False, left=left))
        return session is not None

    def change_settings(self, **changes: Any) -> None:  # noqa: ANN401 - any option's value
        """Change options, given by name, and save them; a notice tells if that can't be done."""
        problem = self.services.preferences.change(**changes)
        if problem is not None:
            self.notify(problem_text(problem, self.services.words))

    def open_overlay(self, build: Callable[[], Page]) -> None:
        """Lay a page over all others; input goes to it until it is closed.

        It is built now, and again whenever the window has another size.
        """
        self.top_page.cancel()
        self._overlays.append((build(), build))
        self.window.request_frame()

    def close_overlay(self) -> None:
        """Take the topmost overlay away."""
        self._overlays.pop()
        self._notice_over = min(self._notice_over, len(self._overlays))
        self.window.request_frame()

    def closing(self, act: Callable[[], None]) -> Callable[[], None]:
        """Return what takes the topmost overlay away, then does something."""

        def close_and_act() -> None:
            self.close_overlay()
            act()

        return close_and_act

    @property
    def overlaid(self) -> bool:
        """Whether a page lies over the scene."""
        return bool(self._overlays)

    @property
    def top_page(self) -> Page:
        """The page that gets the input."""
        return self._overlays[-1][0] if self._overlays else self.page

    def recompose(self) -> None:
        """Lay everything out anew, keeping the focus and what the pointer holds."""
        pointing = self.top_page.pointing
        if self._notice.lasting:
            # Whoever would have ended it is made anew.
            self._notice.end()
        self.metrics = Metrics(self.window.width, self.window.height)
        old = self.page
        focused = old.focused
        self.page = self.new_page(focused.name if focused else "", focus_shown=old.focus_shown)
        self.compose()
        overlays, self._overlays = self._overlays, []
        for page, build in overlays:
            self.open_overlay(build)
            if page.focused is not None:
                self.top_page.focus(page.focused.name)
        self.top_page.resume(pointing)
        self.place_notice()

    # arcade's events

    def on_show_view(self) -> None:
        """Lay the scene out, and tell what went wrong meanwhile."""
        self.recompose()
        self.tell_problems()

    def on_resize(self, width: int, height: int) -> None:
        """Note that the window has another size."""
        if (width, height) != (self.metrics.width, self.metrics.height):
            self._seconds_since_resize = 0.0
            self.window.keep_drawing(self)
        else:
            self._seconds_since_resize = None
            self.window.stop_drawing(self)

    def on_window_shown(self) -> None:
        """Note that the window is to be seen (again)."""

    def on_draw(self) -> None:
        """Draw the scene: felt, whatever the scene paints, pages."""
        self.window.ctx.view_matrix = Mat4()
        self.window.ctx.projection_matrix = Mat4.orthogonal_projection(
            0, self.metrics.width, 0, self.metrics.height, -100, 100
        )
        stretched = self._seconds_since_resize is not None
        self.services.assets.felt(self.metrics, self.brush.colours).draw(smooth=stretched)
        self.paint()
        self.page.draw()
        self.paint_above()
        below, above = self._overlays[: self._notice_over], self._overlays[self._notice_over :]
        for page, _build in below:
            page.draw()
        self._notice.draw()
        for page, _build in above:
            page.draw()

    def on_update(self, delta_time: float) -> None:
        """Let time pass, and lay out anew once a resized window is at rest."""
        if self._seconds_since_resize is not None:
            self._seconds_since_resize += delta_time
            if self._seconds_since_resize >= RESIZE_PAUSE:
                self._seconds_since_resize = None
                self.window.stop_drawing(self)
                self.recompose()
                sweep_soon()
        self.services.advisor.poll()
        self.top_page.update(delta_time)
        self._advance_notice(delta_time)
        self.elapse(delta_time)

    def _advance_notice(self, seconds: float) -> None:
        self._notice.advance(seconds)
        if self._notice.fading:
            self.window.keep_drawing(self._notice)
        else:
            self.window.stop_drawing(self._notice)

    def on_hide_view(self) -> None:
        """Stop whatever keeps the window drawing."""
        self.window.stop_drawing(self)
        self.window.stop_drawing(self._notice)

    def on_mouse_motion(self, x: int, y: int, dx: int, dy: int) -> None:
        """Let the control under the pointer show that it is there."""
        self.top_page.move(x, y)

    def on_mouse_drag(self, x: int, y: int, dx: int, dy: int, buttons: int, modifiers: int) -> None:
        """Move the pointer while a button is down."""
        self.top_page.move(x, y)

    def on_mouse_press(self, x: int, y: int, button: int, modifiers: int) -> None:
        """Press a control."""
        if button == arcade.MOUSE_BUTTON_LEFT:
            self.top_page.press(x, y)

    def on_mouse_release(self, x: int, y: int, button: int, modifiers: int) -> None:
        """Let a control go."""
        if button == arcade.MOUSE_BUTTON_LEFT:
            self.top_page.release(x, y)

    def on_mouse_leave(self, x: int, y: int) -> None:
        """Note that the pointer has left the window."""
        self.top_page.leave()

    def on_deactivate(self) -> None:
        """Forget a press: its release may never come."""
        self.top_page.cancel()

    def on_key_press(self, symbol: int, modifiers: int) -> None:
        """Walk the controls, or do what the key asks for."""
        command, step, page = (
            command_of(symbol, modifiers),
            step_of(symbol, modifiers),
            self.top_page,
        )
        if command is Command.FULLSCREEN:
            self.toggle_fullscreen()
        elif command is Command.HELP:
            self.help()
        elif step is Step.BACK:
            self.back()
        elif (page.typing and symbol in _TYPED_KEYS) or (step is not None and page.step(step)):
            pass
        elif chooses_all(symbol, modifiers):
            page.choose_all()
        elif command is not None and self.overlaid:
            page.commands.get(command, nothing)()
        elif command is not None:
            self.command(command)

    def toggle_fullscreen(self) -> None:
        """Fill the screen, or go back to a window where it was; it is so again next time."""
        self.window.toggle_fullscreen()
        self.change_settings(fullscreen=self.window.fullscreen)

    def on_text(self, text: str) -> None:
        """Type into the field of the topmost page."""
        self.top_page.type(text)

    def on_text_motion(self, motion: int) -> None:
        """Move the caret in the field of the topmost page, or erase."""
        self.top_page.edit(motion)
