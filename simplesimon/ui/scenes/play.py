"""The table: a game is played here.

The scene lays out bar and table, passes gestures and keys on to the player's hand, and shows
what came of them. It has no rules, no coordinates and no words of its own but the buttons'.
"""

from collections.abc import Callable
from typing import Final

import arcade

from simplesimon.engine import Action, Event, Position, Refusal
from simplesimon.engine.notation import board_text
from simplesimon.ui import theme
from simplesimon.ui.aids import Aids
from simplesimon.ui.art.icons import Icon
from simplesimon.ui.bar import Bar
from simplesimon.ui.choreography import Choreography
from simplesimon.ui.handling import Board, Handling
from simplesimon.ui.keys import Command, Step, column_of, step_of
from simplesimon.ui.layout import Rect, TableLayout
from simplesimon.ui.marks import Marks
from simplesimon.ui.motion import Timeline
from simplesimon.ui.outlooks import Outlook, outlook_words
from simplesimon.ui.pointer import Pointer
from simplesimon.ui.reminder import Reminders
from simplesimon.ui.routes import ChooseSuits, Play, Route, SettingsPage, Statistics, Win
from simplesimon.ui.runs import WaitingRuns
from simplesimon.ui.scenes.base import LARGEST_STEP, Go
from simplesimon.ui.scenes.code import CodeDialog
from simplesimon.ui.scenes.pause import pause_page
from simplesimon.ui.scenes.timed import TimedScene
from simplesimon.ui.services import Services
from simplesimon.ui.table import Table
from simplesimon.ui.table_banner import TableBanner
from simplesimon.ui.tabletop import Tabletop
from simplesimon.ui.window import LazyWindow
from simplesimon.wording import refusal_words


class PlayScene(TimedScene):
    """A game on the table."""

    tabletop: Tabletop
    layout: TableLayout
    table: Table
    marks: Marks
    bar: Bar
    banner: TableBanner
    reminders: Reminders
    aids: Aids
    choreography: Choreography
    handling: Handling
    pointer: Pointer

    def __init__(self, window: LazyWindow, services: Services, go: Go, route: Play) -> None:
        super().__init__(window, services, go, route.session)
        self.timeline: Final = Timeline()
        """Moves of cards; the next press finishes it."""

        self.effects: Final = Timeline()
        """What no press cuts short."""

        self._fresh = route.dealing
        self._tells_left = route.left
        self._told_lost: Position | None = None

    # Laying out

    def compose(self) -> None:
        """Lay out the bar and the table."""
        self.timeline.finish()
        settings, preferences = self.services.settings, self.services.preferences
        if self.session.game.undo_limit != settings.undo_limit:
            self.session.game.undo_limit = settings.undo_limit
        self.tabletop = Tabletop(
            self.metrics, preferences, self.services.assets, self.session.game.position
        )
        self.layout, self.table = self.tabletop.layout, self.tabletop.table
        self.marks = Marks(self.layout, self.brush)
        self.reminders = Reminders(self.brush, self.layout, self.marks)
        self._compose_bar()
        self.run_effects = self.tabletop.run_effects(self.bar, pace=preferences.effect_pace)
        self.choreography = self.tabletop.choreography(
            self.timeline,
            self.bar,
            pace=preferences.pace,
            won=lambda: self.go(Win(self.session)),
            effects=self.run_effects,
        )
        self._compose_handling()
        if self._fresh:
            self._fresh = False
            self.choreography.deal()
        self._show_state()

    def _compose_bar(self) -> None:
        words = self.services.words
        _ = words.gettext
        origin = self.session.game.deal.origin
        self.bar = Bar(
            self.page,
            self.layout,
            words,
            str(origin or ""),
            self.effects,
            show_time=self.services.settings.show_time,
        )
        buttons = [
            ("undo", Icon.UNDO, _("Undo, Ctrl+Z"), self.undo),
            ("redo", Icon.REDO, _("Redo, Ctrl+Y"), self.redo),
        ]
        if self.services.settings.hints:
            buttons.append(("hint", Icon.HINT, _("Hint, H"), self.hint))
        buttons.append(("menu", Icon.MENU, _("Menu, Esc"), self.pause))
        self.bar.add_buttons(buttons, copy_code=self.copy_code)
        if self.services.settings.live_verdict:
            self.bar.add_outlook(self._tell_outlook)
        self.banner = TableBanner(
            self.page, words, self, changed=self.place_notice, columns=self._column_rects
        )
        self.waiting_runs = WaitingRuns(
            self.page,
            self.layout,
            words,
            self._remove_run,
            lively=self.services.preferences.celebrates,
        )

    def _compose_handling(self) -> None:
        board = Board(
            self.layout,
            self.table,
            self.marks,
            self.choreography,
            self.timeline,
            self.effects,
        )
        self.handling = Handling(
            self.session,
            board,
            lambda: self.services.settings,
            self,
            self.services.preferences.pace,
        )
        self.aids = Aids(
            self.services.advisor,
            self.session,
            board,
            self.services.settings,
            self.services.words,
            self,
            self.services.preferences.effect_pace,
        )
        self.pointer = Pointer(
            threshold=self.metrics.px(theme.DRAG_THRESHOLD),
            double_click_seconds=theme.DOUBLE_CLICK_SECONDS,
            long_press_seconds=theme.LONG_PRESS_SECONDS,
        )

    def paint(self) -> None:
        """Draw slots, cards and marks."""
        self.tabletop.draw_lying()
        self.waiting_runs.draw()
        self.marks.draw()
        self.table.peeked.draw(pixelated=True)

    def paint_above(self) -> None:
        """Draw the cards in the air: they fly over the bar too, and sparks around them."""
        self.run_effects.draw()
        if self.handling.hand is not None:
            self.handling.hand.draw_shadow()
        self.tabletop.draw_raised()
        self.reminders.draw()
        self.aids.draw()

    # Time

    def elapse(self, seconds: float) -> None:
        """Let cards move and the clock go on."""
        step = min(seconds, LARGEST_STEP)
        self.timeline.advance(step)
        if not self._is_shown:
            # The last run has arrived and led to the celebration: nothing is drawn here any more.
            return
        self.effects.advance(step)
        self.run_effects.advance(step)
        self.marks.breathe(step)
        self.waiting_runs.advance(step)
        self.handling.act(self.pointer.wait(step))
        undrawn = self.tabletop.draw_faces()
        moving = self.timeline.busy or self.effects.busy or self.run_effects.busy
        moving = moving or self.marks.breathing or self.waiting_runs.busy or self.aids.busy
        if moving or undrawn or self.pointer.pressed:
            self.window.keep_drawing("table")
        else:
            self.window.stop_drawing("table")
        if not self.timeline.busy:
            self.reminders.cards_are_back()
        if self.reminders.advance(seconds):
            self.window.request_frame()
        self._place_banner()
        self._show_aids(step)
        self.session.advance(seconds)
        self._show_figures()

    def changed(self) -> None:
        """Draw on: something is seen differently."""
        if self._is_shown:
            self.window.keep_drawing("table")

    @property
    def _is_shown(self) -> bool:
        """Whether the table is in the window: cards that come to rest may have won the game."""
        return self.window.current_view is self

    # Coming and going

    def on_show_view(self) -> None:
        """Tell where the game is that was left, and if this one is over."""
        super().on_show_view()
        _ = self.services.words.gettext
        told = []
        if self._tells_left:
            self._tells_left = False
            told.append(_("The game before is kept. You can continue it from Statistics."))
        if self.session.game.is_won:
            # It came so: a board whose runs left as it was laid, or a game with its last move.
            told.append(_("The game is won."))
        if told:
            self.notify("\n".join(told))

    def on_hide_view(self) -> None:
        """Come to rest, and let the solver rest."""
        super().on_hide_view()
        self.window.stop_drawing("table")
        self.aids.rest()

    # Pointer

    def on_mouse_press(self, x: int, y: int, button: int, modifiers: int) -> None:
        """Finish what moves, then press a control or the table."""
        showing = self.aids.stop_showing()
        self.timeline.finish()
        if showing or not self._is_shown:
            return
        self.end_reminder()
        if self.overlaid or button != arcade.MOUSE_BUTTON_LEFT:
            self.pointer.cancel()
            self.handling.put_down()
            super().on_mouse_press(x, y, button, modifiers)
            return
        self.handling.show_cursor(shown=False)
        if self.page.press(x, y):
            self.handling.put_down()
        else:
            spot = self.layout.spot_at(x, y, self.table.heights)
            banner = self.banner.rect
            covered = banner is not None and banner.contains(x, y)
            self.handling.act(self.pointer.press(spot, (x, y), covered=covered))
            self.changed()

    def on_mouse_drag(self, x: int, y: int, dx: int, dy: int, buttons: int, modifiers: int) -> None:
        """Let held cards follow."""
        if self.pointer.pressed:
            self.handling.act(self.pointer.move((x, y)))
        else:
            super().on_mouse_drag(x, y, dx, dy, buttons, modifiers)

    def on_mouse_release(self, x: int, y: int, button: int, modifiers: int) -> None:
        """Drop held cards, or click."""
        if button != arcade.MOUSE_BUTTON_LEFT:
            return
        if self.overlaid or not self.pointer.pressed:
            super().on_mouse_release(x, y, button, modifiers)
        else:
            self.handling.act(self.pointer.release((x, y), self.services.now()))

    def on_deactivate(self) -> None:
        """Give held cards back, as the release may never come."""
        super().on_deactivate()
        self.handling.act(self.pointer.cancel())

    def on_resize(self, width: int, height: int) -> None:
        """End a drag: the cards will lie elsewhere."""
        super().on_resize(width, height)
        self.handling.act(self.pointer.cancel())

    # Keys

    def on_key_press(self, symbol: int, modifiers: int) -> None:
        """Steer the hand by keys, walk the buttons, or do what the key asks for."""
        column = column_of(symbol, modifiers)
        step = step_of(symbol, modifiers)
        if self.aids.stop_showing():
            self.timeline.finish()
        elif self.overlaid:
            super().on_key_press(symbol, modifiers)
        elif column is not None:
            self.end_reminder()
            self._focus_table()
            self.handling.choose_column(column)
        elif step is None or step is Step.BACK:
            super().on_key_press(symbol, modifiers)
        else:
            self.end_reminder()
            self._step(step)

    def _step(self, step: Step) -> None:
        """Move the focus: it is on the table or on one of the buttons, and Tab walks both."""
        on_buttons = self.page.focus_shown
        if step in (Step.NEXT, Step.PREVIOUS):
            self._walk(step)
        elif on_buttons and step is Step.DOWN and not self.banner.shown:
            self._focus_table()
            self.handling.show_cursor(shown=True)
        elif on_buttons:
            self.page.step(step)
        else:
            self.handling.step(step)
            self.changed()

    def _walk(self, step: Step) -> None:
        """Go to the next button, from the last one to the table and from there to the first.

        A banner comes first: it says what can be done now.
        """
        enabled = [control.name for control in self.page.controls if control.enabled]
        urgent = self.banner.buttons
        places = ["", *sorted(enabled, key=lambda name: name not in urgent)]
        focused = self.page.focused
        here = focused.name if self.page.focus_shown and focused is not None else ""
        index = places.index(here) + (1 if step is Step.NEXT else -1)
        name = places[index % len(places)]
        if name:
            self.handling.show_cursor(shown=False)
            self.page.focus(name, shown=True)
        else:
            self._focus_table()
            self.handling.show_cursor(shown=True)

    def _focus_table(self) -> None:
        self.page.focus("", shown=False)

    # What came of it

    def show(self, events: tuple[Event, ...]) -> None:
        """Let the table follow what happened in the game."""
        self.pointer.forget_click()
        self.choreography.show(events)
        self.handling.refresh()
        self._show_state()
        self.tell_problems()
        self.changed()
        # A table that shows another position than the game's is a defect of ours.
        assert self.table.faces() == self.session.game.position.columns  # noqa: S101

    def _show_state(self) -> None:
        game = self.session.game
        self.page.enable("undo", enabled=game.can_undo)
        self.page.enable("redo", enabled=game.can_redo)
        if self._told_lost != game.position:
            self._told_lost = None
            self.banner.hide()
        elif not self.banner.stands:
            # The window has another size.
            self.banner.tell_lost()
        self.waiting_runs.show(game)
        self.aids.follow()
        self._show_figures()

    def _show_figures(self) -> None:
        game = self.session.game
        self.bar.show_figures(score=game.score, moves=game.moves, seconds=self.session.seconds)

    def _column_rects(self) -> list[Rect]:
        """Return where cards lie."""
        return [
            self.layout.group_rect(column, 0, height)
            for column, height in enumerate(self.table.heights)
            if height
        ]

    def _place_banner(self) -> None:
        """Show what the banner has to say; it makes way for cards that are in the hand."""
        hand, game = self.handling.hand, self.session.game
        if hand is None and not self.timeline.busy:
            if not self.banner.stands and self.services.settings.stuck_notice and game.is_stuck:
                self.banner.tell_stuck(can_undo=game.can_undo)
            if not self.pointer.pressed and not self.reminded:
                self.banner.come_back()
        self.banner.make_room(hand.area() if hand else None, reminded=self.reminded)

    def remind(self, refusal: Refusal, action: Action, cards: Rect, column: Rect) -> None:
        """Say beside the cards which rule refused an action."""
        self.changed()
        if not self.services.settings.rule_reminders:
            return
        position, words = self.session.game.position, self.services.words
        self.reminders.show(refusal_words(refusal, action, position, words), cards, column)

    def end_reminder(self) -> None:
        """Take the reminder away."""
        if self.reminders.shown:
            self.reminders.end()
            self.window.request_frame()

    @property
    def reminded(self) -> bool:
        """Whether a reminder is seen."""
        return self.reminders.shown

    @property
    def notice_floor(self) -> int:
        """The upper edge of the banner, while there is one."""
        return self.banner.rect.top if self.banner.rect else 0

    # The solver's aids

    def _show_aids(self, seconds: float) -> None:
        """Let hints and the like go on, and bring what the bar tells up to date."""
        self.aids.advance(seconds)
        self.bar.show_par(self.aids.par)
        self.bar.show_outlook(self.aids.outlook)

    def make(self, action: Action) -> None:
        """Make an action for the player, as the hint said."""
        if self.settle():
            self.handling.try_action(action)

    def hint(self) -> None:
        """Show what to do next, or do it if that is seen already."""
        if self.services.settings.hints:
            self.end_reminder()
            self.aids.hint()

    def show_me(self) -> None:
        """Play a way that wins."""
        if self.services.settings.show_me and self.settle():
            self.aids.show_me()

    def way_back(self) -> None:
        """Go back to the latest position that can be won."""
        settings = self.services.settings
        aided = settings.hints or settings.live_verdict or settings.show_me
        if aided and self.session.game.actions and self.settle():
            self.play_on()
            self.aids.seek_way_back()

    def tell_lost(self) -> None:
        """Tell that the game can't be won from here, and offer the way back."""
        _ = self.services.words.gettext
        if not self.session.game.actions:
            self.notify(_("This deal cannot be won. That is proven."))
            return
        self._told_lost = self.session.game.position
        self.banner.tell_lost()
        self.changed()

    def play_on(self) -> None:
        """Put the banner away that told of a lost game."""
        self._told_lost = None
        self.banner.hide()

    def _tell_outlook(self) -> None:
        """Say in words what the sign in the bar tells; if all is lost, offer the way back."""
        outlook = self.aids.outlook
        if outlook is Outlook.LOST:
            self.tell_lost()
        elif outlook is not None:
            self.notify(outlook_words(outlook, self.services.words))

    # Commands

    def command(self, command: Command) -> None:
        """Do what a key asks for."""
        commands: dict[Command, Callable[[], None]] = {
            Command.UNDO: self.undo,
            Command.REDO: self.redo,
            Command.RESTART: self.restart,
            Command.NEW_GAME: self.new_game,
            Command.HINT: self.hint,
            Command.SHOW_ME: self.show_me,
            Command.WAY_BACK: self.way_back,
            Command.SETTINGS: self.open_settings,
            Command.STATISTICS: self.open_statistics,
            Command.COPY: self.copy_code,
            Command.PASTE: self.paste_code,
        }
        if command in commands:
            commands[command]()

    def paste_code(self) -> None:
        """Open the dialog for a game code with what is on the clipboard."""
        if self.settle():
            self.open_overlay(CodeDialog(self, self.window.get_clipboard_text()).page)

    def undo(self) -> None:
        """Take the last action back."""
        if self.settle():
            self.show(self.session.undo())

    def redo(self) -> None:
        """Make the action undone last again."""
        if self.settle():
            self.show(self.session.redo())

    def restart(self) -> None:
        """Go back to the deal, keeping all moves for redo."""
        if not self.settle():
            return
        events = self.session.restart()
        self.show(events)
        if events:
            _ = self.services.words.gettext
            self.notify(_("Back at the deal. Redo brings your moves back."))

    def _remove_run(self, column: int) -> None:
        if self.settle():
            self.handling.remove_run(column)

    def copy_code(self) -> None:
        """Put the game code on the clipboard, or the board if it has none."""
        deal = self.session.game.deal
        self.window.set_clipboard_text(str(deal.origin or board_text(deal.position)))
        self.bar.show_copied()

    def settle(self) -> bool:
        """Bring all cards to rest, as before anything that moves others.

        Returns:
            Whether the table is still shown; a winning move that was still to be seen has led
            elsewhere.
        """
        self.end_reminder()
        self.pointer.cancel()
        self.handling.settle()
        return self._is_shown

    def help(self) -> None:
        """Open the rules; the clock stops meanwhile."""
        if self.settle():
            super().help()

    def new_game(self) -> None:
        """Ask for the number of suits and deal."""
        self.go(ChooseSuits())

    def open_settings(self) -> None:
        """Show the settings; the game goes on from there."""
        self._leave_for(SettingsPage(self._here))

    def open_statistics(self) -> None:
        """Show what the games add up to; this one goes on from there."""
        self._leave_for(Statistics(self._here))

    @property
    def _here(self) -> Play:
        """The way back to the game as it is."""
        return Play(self.session, dealing=False)

    def _leave_for(self, route: Route) -> None:
        """Show something else for a while, with all cards at rest."""
        if self.settle():
            self.go(route)

    def pause(self) -> None:
        """Stop the clock, hide the cards and offer what else can be done."""
        if self.settle():
            self.handling.show_cursor(shown=False)
            self.open_overlay(lambda: pause_page(self))

    def back(self) -> None:
        """Put down what the hand holds, close what lies over the table, or pause."""
        if self.overlaid:
            self.close_overlay()
        elif self.handling.hand is not None:
            self.handling.put_down()
        else:
            self.pause()
