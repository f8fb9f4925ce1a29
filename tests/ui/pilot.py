"""A player made of code: presses, drags and clicks in a real window, and looks at the result."""

import time
from collections.abc import Callable
from dataclasses import replace

import arcade
from arcade import key

from simplesimon.engine import Action, Deal, Game, Move, RunRemoval
from simplesimon.session import Session
from simplesimon.ui.director import Director
from simplesimon.ui.motion import Point
from simplesimon.ui.routes import Play, Route
from simplesimon.ui.scenes.base import Scene
from simplesimon.ui.scenes.play import PlayScene
from simplesimon.ui.services import Services
from simplesimon.ui.widgets.controls import Control
from simplesimon.ui.window import LazyWindow

FRAME = 1 / 20
"""Seconds; fewer frames than a player sees make the tests quicker."""

LEFT = arcade.MOUSE_BUTTON_LEFT
RIGHT = arcade.MOUSE_BUTTON_RIGHT


class Pilot:
    """Plays with the events a mouse and a keyboard make."""

    def __init__(self, window: LazyWindow, services: Services) -> None:
        self.window = window
        self.time = 100.0
        self.services = replace(services, now=lambda: self.time)
        self.director = Director(window, self.services)
        self.mouse: Point = (0, 0)

    # Time

    def frame(self, seconds: float = FRAME, *, drawn: bool = True) -> None:
        """Let one frame pass; drawing it is what takes longest."""
        self.time += seconds
        self.window.dispatch_events()
        self.window._dispatch_updates(seconds)
        if drawn:
            self.window.draw(seconds)

    def wait(self, seconds: float) -> None:
        """Let time pass, frame by frame."""
        for _ in range(round(seconds / FRAME)):
            self.frame()

    def wait_until(self, true: Callable[[], bool], seconds: float = 10) -> None:
        """Let frames pass until something is true, and draw the last one."""
        for _ in range(round(seconds / FRAME)):
            if true():
                self.frame(0.0)
                return
            self.frame(drawn=False)
        raise AssertionError("nothing happened")

    def wait_for(self, true: Callable[[], bool], seconds: float = 60) -> None:
        """Let frames pass until another process has made something true, in real seconds."""
        end = time.monotonic() + seconds
        while not true():
            if time.monotonic() > end:
                raise AssertionError("nothing happened")
            self.frame(0.01, drawn=False)
            time.sleep(0.01)
        self.frame(0.0)

    def settle(self) -> None:
        """Let frames pass until no card moves."""
        self.wait_until(lambda: not self.play.timeline.busy)

    def settle_or_leave(self) -> None:
        """Let frames pass until no card moves, or the scene has led elsewhere."""
        scene = self.play
        self.wait_until(lambda: self.scene is not scene or not scene.timeline.busy)

    # Places

    def go(self, route: Route) -> None:
        """Start at a scene."""
        self.director.go(route)
        self.frame()

    def start(
        self,
        deal: Deal,
        actions: tuple[Action, ...] = (),
        removal: RunRemoval = RunRemoval.BY_ITSELF,
    ) -> PlayScene:
        """Put a game on the table and let the cards come to rest."""
        self.go(Play(Session(Game(deal, actions, removal=removal, undo_limit=None))))
        self.settle()
        return self.play

    @property
    def scene(self) -> Scene:
        """The scene that is shown."""
        scene = self.window.current_view
        assert isinstance(scene, Scene)
        return scene

    @property
    def play(self) -> PlayScene:
        """The table that is shown."""
        scene = self.scene
        assert isinstance(scene, PlayScene)
        return scene

    def card(self, column: int, row: int) -> Point:
        """Return a point on a card that no other card covers."""
        layout, height = self.play.layout, self.play.table.heights[column]
        rect = layout.card_rect(column, row, height)
        below = layout.card_rect(column, min(row + 1, height - 1), height)
        strip = rect.top - below.top or rect.height
        return rect.centre[0], rect.top - strip / 2

    def end(self, column: int) -> Point:
        """Return a point on the last card of a column, or on its slot."""
        height = self.play.table.heights[column]
        if height:
            return self.card(column, height - 1)
        return self.play.layout.slot_rect(column).centre

    def first_of(self, move: Move) -> Point:
        """Return a point on the first card of the group a move takes."""
        return self.card(move.source, self.play.table.heights[move.source] - move.count)

    # Mouse

    def move_to(self, point: Point, *, button: int = 0) -> None:
        """Move the mouse, with a button held or not."""
        dx, dy = point[0] - self.mouse[0], point[1] - self.mouse[1]
        self.mouse = point
        if button:
            self.window.dispatch_event("on_mouse_drag", *point, dx, dy, button, 0)
        else:
            self.window.dispatch_event("on_mouse_motion", *point, dx, dy)

    def press(self, point: Point, *, button: int = LEFT) -> None:
        """Press a mouse button at a point."""
        self.move_to(point)
        self.window.dispatch_event("on_mouse_press", *point, button, 0)

    def release(self, point: Point | None = None, *, button: int = LEFT) -> None:
        """Let a mouse button go, where it is or at a point."""
        self.mouse = point or self.mouse
        self.window.dispatch_event("on_mouse_release", *self.mouse, button, 0)

    def drag_to(self, point: Point, steps: int = 4) -> None:
        """Move the mouse with the left button held, frame by frame."""
        x, y = self.mouse
        for step in range(1, steps + 1):
            way = step / steps
            self.move_to((x + (point[0] - x) * way, y + (point[1] - y) * way), button=LEFT)
            self.frame(drawn=step == steps)

    def drag(self, start: Point, end: Point) -> None:
        """Press at one point, move, and let go at another."""
        self.press(start)
        self.drag_to(end)
        self.release()

    def click(self, point: Point) -> None:
        """Press and let go at a point."""
        self.press(point)
        self.release()

    def double_click(self, point: Point) -> None:
        """Click twice at once."""
        self.click(point)
        self.time += 0.1
        self.click(point)

    def control(self, name: str) -> Control:
        """Return a control of the topmost page."""
        return self.scene.top_page.control(name)

    def click_control(self, name: str) -> None:
        """Click a control of the topmost page."""
        self.click(self.control(name).rect.centre)
        self.frame()

    # Moves

    def drag_move(self, move: Move) -> None:
        """Make a move by dragging its group."""
        self.drag(self.first_of(move), self.end(move.target))

    def click_move(self, move: Move) -> None:
        """Make a move by a click on its group and one on its target."""
        self.click(self.first_of(move))
        self.time += 1
        self.click(self.end(move.target))

    # Keys

    def key(self, symbol: int, modifiers: int = 0) -> None:
        """Press and let go of a key."""
        self.window.dispatch_event("on_key_press", symbol, modifiers)
        self.window.dispatch_event("on_key_release", symbol, modifiers)
        self.frame(drawn=False)

    def type(self, text: str) -> None:
        """Type characters."""
        for character in text:
            self.window.dispatch_event("on_key_press", ord(character.lower()), 0)
            self.window.dispatch_event("on_text", character)
            self.window.dispatch_event("on_key_release", ord(character.lower()), 0)
            self.frame()

    def control_z(self) -> None:
        """Undo by key."""
        self.key(key.Z, key.MOD_CTRL)
