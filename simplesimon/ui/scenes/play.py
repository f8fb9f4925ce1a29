"""The table: a game is played here.

The scene turns gestures and keys into actions, hands them to the session, and lets the
choreography show what happened. It has no rules, no coordinates and no words of its own but
the buttons'.
"""

from time import perf_counter
from typing import Final

import arcade

from simplesimon.engine import (
    Action,
    Event,
    IllegalMove,
    Move,
    Refusal,
    best_move,
    fits,
    lift_refusal,
)
from simplesimon.ui import theme
from simplesimon.ui.art.icons import Icon
from simplesimon.ui.art.table_art import draw_slot
from simplesimon.ui.bar import Bar
from simplesimon.ui.choreography import Choreography
from simplesimon.ui.hand import Hand
from simplesimon.ui.keys import Command
from simplesimon.ui.layout import Spot, TableLayout
from simplesimon.ui.marks import Marks
from simplesimon.ui.motion import Point, Timeline
from simplesimon.ui.pointer import Click, DoubleClick, Drag, Drop, Gesture, Lift, Pointer
from simplesimon.ui.routes import ChooseSuits, Play, SettingsPage, Win
from simplesimon.ui.scenes.base import Go, Scene
from simplesimon.ui.scenes.pause import pause_page
from simplesimon.ui.services import Services
from simplesimon.ui.sheet import Sheet
from simplesimon.ui.table import Table
from simplesimon.ui.window import LazyWindow

LARGEST_STEP: Final = 0.05
"""Seconds an animation advances at most in one update: waking up must not skip it."""

FACE_DRAWING_SECONDS: Final = 0.008
"""Spent on card faces in one frame: half a frame, so that the deal goes on smoothly."""


class PlayScene(Scene):
    """A game on the table."""

    def __init__(self, window: LazyWindow, services: Services, go: Go, route: Play) -> None:
        super().__init__(window, services, go)
        self.session: Final = route.session
        self.timeline: Final = Timeline()
        """Moves of cards; the next press finishes it."""

        self.effects: Final = Timeline()
        """What no press cuts short."""

        self._hand: Hand | None = None
        self._fresh = route.dealing

    # Laying out

    def compose(self) -> None:
        """Lay out the bar and the table."""
        self.timeline.finish()
        self._hand = None
        settings, preferences = self.services.settings, self.services.preferences
        if self.session.game.undo_limit != settings.undo_limit:
            self.session.game.undo_limit = settings.undo_limit
        self.layout = TableLayout(
            self.metrics, large_index=settings.large_index, mirrored=settings.left_handed
        )
        deck = self.services.assets.deck(
            self.layout.card_width, preferences.palette, large_index=settings.large_index
        )
        self.table = Table(deck, self.layout)
        self.pointer = Pointer(
            threshold=self.metrics.px(theme.DRAG_THRESHOLD),
            double_click_seconds=theme.DOUBLE_CLICK_SECONDS,
        )
        self._compose_bar()
        self._slots = self._draw_slots()
        self.marks = Marks(self.layout)
        self.table.show(self.session.game.position)
        self.choreography = Choreography(
            self.table,
            self.timeline,
            homes=self.bar.homes,
            pace=self.services.preferences.pace,
            runs=self.session.game.position.runs,
            show_runs=self.bar.show_runs,
            won=lambda: self.go(Win(self.session)),
        )
        if self._fresh:
            self._fresh = False
            self.choreography.deal()
        self._show_state()

    def _compose_bar(self) -> None:
        _ = self.services.words.gettext
        origin = self.session.game.deal.origin
        self.bar = Bar(
            self.page,
            self.layout,
            self.services.words,
            str(origin or ""),
            self.effects,
            show_time=self.services.settings.show_time,
        )
        self.bar.add_buttons(
            (
                ("undo", Icon.UNDO, _("Undo, Ctrl+Z"), self.undo),
                ("redo", Icon.REDO, _("Redo, Ctrl+Y"), self.redo),
                ("menu", Icon.MENU, _("Menu, Esc"), self.pause),
            ),
            copy_code=lambda: self.window.set_clipboard_text(str(origin)),
        )

    def _draw_slots(self) -> Sheet:
        image = draw_slot(self.layout.card_width, self.brush.colours.slot)
        sheet = Sheet((image.width + 4, image.height + 4))
        texture = None
        for column in range(len(self.session.game.position.columns)):
            rect = self.layout.slot_rect(column)
            if texture is None:
                texture = sheet.put(image, rect.left, rect.bottom).texture
            else:
                sheet.put_texture(texture, rect.left, rect.bottom)
        return sheet

    def paint(self) -> None:
        """Draw slots, cards and marks."""
        self._slots.draw()
        self.table.resting.draw(pixelated=True)
        self.marks.draw()

    def paint_above(self) -> None:
        """Draw the cards in the air: they fly over the bar too."""
        if self._hand is not None:
            self._hand.draw_shadow()
        self.table.raised.draw(pixelated=False)

    # Time

    def elapse(self, seconds: float) -> None:
        """Let cards move and the clock go on."""
        step = min(seconds, LARGEST_STEP)
        self.timeline.advance(step)
        self.effects.advance(step)
        self.marks.breathe(step)
        undrawn = self.table.deck.draw_some(
            self.table.seen_first(), FACE_DRAWING_SECONDS, perf_counter
        )
        moving = self.timeline.busy or self.effects.busy or self.marks.breathing
        if moving or undrawn:
            self.window.keep_drawing("table")
        else:
            self.window.stop_drawing("table")
        if not self.overlaid:
            self.session.advance(seconds)
            self._show_figures()

    def _wake(self) -> None:
        self.window.keep_drawing("table")

    def on_hide_view(self) -> None:
        """Come to rest."""
        super().on_hide_view()
        self.window.stop_drawing("table")

    # Pointer

    def on_mouse_press(self, x: int, y: int, button: int, modifiers: int) -> None:
        """Finish what moves, then press a control or the table."""
        self.timeline.finish()
        if self.window.current_view is not self:
            return
        if self.overlaid or button != arcade.MOUSE_BUTTON_LEFT:
            self.pointer.cancel()
            self.put_down()
            super().on_mouse_press(x, y, button, modifiers)
            return
        if self.page.press(x, y):
            self.put_down()
            return
        spot = self.layout.spot_at(x, y, self.table.heights)
        if self.pointer.press(spot, (x, y)) is not None:
            self.put_down()

    def on_mouse_drag(self, x: int, y: int, dx: int, dy: int, buttons: int, modifiers: int) -> None:
        """Let held cards follow."""
        if self.pointer.pressed:
            self._act(self.pointer.move((x, y)))
        else:
            super().on_mouse_drag(x, y, dx, dy, buttons, modifiers)

    def on_mouse_release(self, x: int, y: int, button: int, modifiers: int) -> None:
        """Drop held cards, or click."""
        if button != arcade.MOUSE_BUTTON_LEFT:
            return
        if self.overlaid or not self.pointer.pressed:
            super().on_mouse_release(x, y, button, modifiers)
            return
        self._act(self.pointer.release((x, y), self.services.now()))

    def on_deactivate(self) -> None:
        """Give held cards back: the release may never come."""
        super().on_deactivate()
        if self.pointer.cancel() is not None:
            self.put_down()

    def on_resize(self, width: int, height: int) -> None:
        """End a drag: the cards will lie elsewhere."""
        super().on_resize(width, height)
        if self.pointer.cancel() is not None:
            self.put_down()

    def _act(self, gesture: Gesture | None) -> None:
        match gesture:
            case Lift(spot, grip):
                self._lift(spot, grip)
            case Drag(offset):
                self._carry(offset)
            case Drop(offset):
                self._carry(offset)
                self._drop()
            case DoubleClick(spot):
                self._send(spot)
            case Click(spot):
                self._click(spot)
            case _:
                pass

    # Cards in the hand

    def _lift(self, spot: Spot, grip: Point) -> None:
        """Let the cards from a spot on follow the pointer."""
        self.put_down()
        if self._may_take(spot):
            self._take(spot, grip)
        else:
            self.pointer.cancel()

    def _may_take(self, spot: Spot) -> bool:
        """Tell whether the cards from a spot on may move together; if not, refuse."""
        column = self.session.game.position.columns[spot.column]
        refused = lift_refusal(column, self.table.count_from(spot))
        if refused is not None:
            self.refuse(refused, spot)
        return refused is None

    def _take(self, spot: Spot, grip: Point) -> None:
        """Take the cards from a spot on into the hand, and mark the columns they may go to."""
        hand = self._hand = Hand(self.table, spot, grip)
        self.effects.animate(
            lambda: hand.lift,
            at=0.0,
            seconds=theme.LIFT.seconds * self.services.preferences.pace,
            easing=theme.LIFT.easing,
        )
        self.marks.show_targets(
            [
                (column, len(cards))
                for column, cards in enumerate(self.session.game.position.columns)
                if column != spot.column and fits(hand.first, cards)
            ]
        )
        self._wake()

    def _carry(self, offset: Point) -> None:
        if self._hand is not None:
            self._hand.carry(offset)
            self.window.request_frame()

    def _drop(self) -> None:
        """Let the cards in the hand go where they are."""
        hand = self._hand
        if hand is None:
            return
        target = self.layout.drop_column(hand.rect(), self.table.heights)
        if target is None or target == hand.spot.column:
            self.put_down()
        else:
            self._try(Move(hand.spot.column, target, hand.count))

    def _empty_hand(self) -> Hand | None:
        """Let the cards no longer follow the pointer; they are still in the air."""
        hand, self._hand = self._hand, None
        if hand is not None:
            # What lifts them must not do so any more.
            self.effects.finish()
            self.marks.clear()
        return hand

    def put_down(self) -> None:
        """Let the cards in the hand return without a word."""
        hand = self._empty_hand()
        if hand is not None:
            self.choreography.put_back(hand.cards, hand.spot.column)
            self._wake()

    # Clicks

    def _click(self, spot: Spot | None) -> None:
        hand = self._hand
        if hand is None:
            if spot is not None and spot.row is not None and self._may_take(spot):
                self._take(spot, self.table.seat(spot.column, spot.row))
        elif spot is None or spot.column == hand.spot.column:
            self.put_down()
            if spot is not None and spot.row not in (None, hand.spot.row):
                self.timeline.finish()
                self._click(spot)
        else:
            self._try(Move(hand.spot.column, spot.column, hand.count))

    def _send(self, spot: Spot) -> None:
        """Send the cards from a spot on to their best column."""
        self.put_down()
        self.timeline.finish()
        count = self.table.count_from(spot)
        if count == 0:
            return
        choice = best_move(self.session.game.position, spot.column, count)
        if isinstance(choice, Refusal):
            self.refuse(choice, spot)
        else:
            self._try(choice)

    # Acting

    def _try(self, action: Action) -> None:
        """Make an action, or show that it is refused."""
        try:
            events = self.session.play(action)
        except IllegalMove as illegal:
            if self._hand is not None:
                self.refuse(illegal.refusal, self._hand.spot)
            return
        self._empty_hand()
        self._show(events)

    def refuse(self, refusal: Refusal, spot: Spot) -> None:
        """Let the cards from a spot on shake and go back."""
        self._empty_hand()
        self.choreography.shake(self.table.group(spot), spot.column)
        self._wake()

    def _show(self, events: tuple[Event, ...]) -> None:
        self.pointer.forget_click()
        self.choreography.show(events)
        self._wake()
        self._show_state()
        # A table that shows another position than the game's is a defect of ours.
        assert self.table.faces() == self.session.game.position.columns  # noqa: S101

    def _show_state(self) -> None:
        game = self.session.game
        self.page.enable("undo", enabled=game.can_undo)
        self.page.enable("redo", enabled=game.can_redo)
        self._show_figures()

    def _show_figures(self) -> None:
        game = self.session.game
        self.bar.show_figures(score=game.score, moves=game.moves, seconds=self.session.seconds)

    # Commands

    def command(self, command: Command) -> None:
        """Do what a key asks for."""
        match command:
            case Command.UNDO:
                self.undo()
            case Command.REDO:
                self.redo()
            case Command.RESTART:
                self.restart()
            case Command.NEW_GAME:
                self.new_game()
            case Command.SETTINGS:
                self.open_settings()
            case _:
                pass

    def undo(self) -> None:
        """Take the last action back."""
        self._settle()
        self._show(self.session.undo())

    def redo(self) -> None:
        """Make the action undone last again."""
        self._settle()
        self._show(self.session.redo())

    def restart(self) -> None:
        """Go back to the deal, keeping all moves for redo."""
        self._settle()
        self._show(self.session.restart())

    def _settle(self) -> None:
        """Bring all cards to rest, as before anything that moves others."""
        self.pointer.cancel()
        self.put_down()
        self.timeline.finish()

    def new_game(self) -> None:
        """Ask for the number of suits and deal."""
        self.go(ChooseSuits())

    def open_settings(self) -> None:
        """Show the settings; the game goes on from there."""
        self._settle()
        # Coming to rest may have ended the game.
        if self.window.current_view is self:
            self.go(SettingsPage(Play(self.session, dealing=False)))

    def pause(self) -> None:
        """Stop the clock, hide the cards and offer what else can be done."""
        self._settle()
        self.open_overlay(lambda: pause_page(self))

    def back(self) -> None:
        """Open the pause menu, or close it."""
        if self.overlaid:
            self.close_overlay()
        else:
            self.pause()
