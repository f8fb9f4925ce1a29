"""The start: continue, new game, leave."""

from collections.abc import Callable
from typing import Final

import arcade
from PIL import Image

from simplesimon.engine import Suit, card
from simplesimon.store.plays import Play
from simplesimon.ui import theme
from simplesimon.ui.art.emblem import draw_wordmark, wordmark_padding
from simplesimon.ui.art.icons import Icon
from simplesimon.ui.keys import Command
from simplesimon.ui.layout import Rect
from simplesimon.ui.motion import Timeline
from simplesimon.ui.routes import ChooseSuits, Daily, Menu, SettingsPage, Statistics
from simplesimon.ui.scenes.base import LARGEST_STEP, Scene
from simplesimon.ui.scenes.code import CodeDialog
from simplesimon.ui.screens.fan import FanCard
from simplesimon.ui.screens.menu import MenuScreen
from simplesimon.ui.sheet import Sheet
from simplesimon.ui.widgets.controls import Button, Kind

FAN: Final = tuple(card(rank, Suit.SPADES) for rank in range(9, 14))


class MenuScene(Scene):
    """The menu."""

    def compose(self) -> None:
        """Lay out the words, the buttons and the fan of cards."""
        _ = self.services.words.gettext
        brush = self.brush
        screen = MenuScreen(self.metrics)
        if self.services.settings.winnable_deals_only:
            self.services.advisor.keep_stock()
        self._timeline = Timeline()
        self._show_scrim()
        self._fan = Sheet((1024, 1024))
        self._show_fan(screen)
        size = brush.type_px(theme.WORDMARK)
        wordmark = draw_wordmark(size, brush.colours.text, theme.GOLD)
        left = screen.wordmark.left - wordmark_padding(size)
        middle = round(screen.wordmark.centre[1])
        self.page.show(wordmark, left, middle - wordmark.height // 2)
        tagline = brush.label(
            _("Ten columns, one deck, nothing hidden"), theme.BODY, brush.colours.quiet_text
        )
        self.page.show(tagline, screen.tagline.left, screen.tagline.bottom)
        play = self.services.history.on_table
        if play is not None:
            self.page.add(self._continue_button(play, screen.row(0)))
        first = 0 if play is None else 1
        # One row less leaves each of them a row of its own, and no hole.
        daily, code = screen.row(1), screen.row(2)
        if play is not None:
            daily, code = screen.half(2, 0), screen.half(2, 1)
        self.page.add(
            Button(
                "new",
                screen.row(first),
                lambda: self.go(ChooseSuits()),
                label=_("New game"),
                icon=Icon.PLUS,
                kind=Kind.SECONDARY if first else Kind.PRIMARY,
                lettering=theme.BIG_BUTTON if first else theme.CONTINUE_BUTTON,
                centred=False,
            ),
            self._daily_button(daily),
            Button(
                "code",
                code,
                self.enter_code,
                label=_("Enter code…"),
                icon=Icon.KEYBOARD,
                centred=False,
            ),
            Button(
                "statistics",
                screen.half(3, 0),
                self.open_statistics,
                label=_("Statistics"),
                icon=Icon.CHART,
                centred=False,
            ),
            Button(
                "rules",
                screen.half(3, 1),
                self.help,
                label=_("Rules"),
                icon=Icon.BOOK,
                centred=False,
            ),
            Button(
                "settings",
                screen.half(4, 0),
                self.open_settings,
                label=_("Settings"),
                icon=Icon.GEAR,
                centred=False,
            ),
            Button(
                "quit",
                screen.half(4, 1),
                arcade.exit,
                label=_("Quit"),
                icon=Icon.QUIT,
                centred=False,
            ),
        )

    def _continue_button(self, play: Play, rect: Rect) -> Button:
        """Return the button that goes on with the game on the table."""
        words = self.services.words
        _ = words.gettext
        table, code = play.table, play.beginning.deal.origin
        suits, moves = play.beginning.deal.suits, table.moves if table else play.line.moves
        parts = [
            str(code or _("Board")),
            words.ngettext("{count} suit", "{count} suits", suits).format(count=suits),
            words.ngettext("{count} move", "{count} moves", moves).format(count=moves),
        ]
        return Button(
            "continue",
            rect,
            lambda: self._continue(play.uuid),
            label=_("Continue"),
            icon=Icon.PLAY,
            kind=Kind.PRIMARY,
            note="  ·  ".join(parts),
            lettering=theme.CONTINUE_BUTTON,
            centred=False,
        )

    def _daily_button(self, rect: Rect) -> Button:
        """Return the button that leads to the daily deals; its icon has a check when played."""
        today = self.services.statistics.day(self.services.today())
        return Button(
            "daily",
            rect,
            lambda: self.go(Daily()),
            label=self.services.words.gettext("Daily deal"),
            icon=Icon.CALENDAR if today is None else Icon.CALENDAR_DONE,
            centred=False,
        )

    def _continue(self, uuid: str) -> None:
        if not self.go_on(uuid):
            self.recompose()
            self.tell_problems()

    def _show_scrim(self) -> None:
        """Darken the felt from the left, so that words on it can be read."""
        image = Image.new("RGBA", (self.metrics.width, 1), self.brush.colours.shade)
        alpha = Image.linear_gradient("L").rotate(-90).resize((self.metrics.width, 1))
        image.putalpha(alpha.point(lambda level: round(level * theme.SCRIM_OPACITY)))
        sprite = self.page.show(image, 0, 0)
        sprite.height = self.metrics.height
        sprite.center_y = self.metrics.height / 2

    def _show_fan(self, screen: MenuScreen) -> None:
        deck = self.services.assets.deck(screen.fan_width, self.services.preferences.palette)
        for face, place in zip(FAN, screen.fan, strict=True):
            sprite = self._fan.put_texture(deck.sharp_texture(face), 0, 0)
            self._timeline.animate(
                _fanning(sprite, place, screen.fan[0]),
                at=0.0,
                seconds=theme.FAN.seconds * self.services.preferences.pace,
                easing=theme.FAN.easing,
            )
        self._timeline.advance(0.0)
        self.window.keep_drawing("fan")

    def elapse(self, seconds: float) -> None:
        """Let the cards fan out."""
        self._timeline.advance(min(seconds, LARGEST_STEP))
        if not self._timeline.busy:
            self.window.stop_drawing("fan")

    def paint_above(self) -> None:
        """Draw the fan: it lies above the scrim."""
        self._fan.draw(smooth=True)

    def on_hide_view(self) -> None:
        """Stop the fan."""
        super().on_hide_view()
        self.window.stop_drawing("fan")

    def enter_code(self, text: str = "") -> None:
        """Ask for a game code."""
        self.open_overlay(CodeDialog(self, text).page)

    def open_statistics(self) -> None:
        """Show what the games add up to."""
        self.go(Statistics(Menu()))

    def open_settings(self) -> None:
        """Show the settings."""
        self.go(SettingsPage(Menu()))

    def command(self, command: Command) -> None:
        """Do what a key asks for."""
        if command is Command.NEW_GAME:
            self.go(ChooseSuits())
        elif command is Command.STATISTICS:
            self.open_statistics()
        elif command is Command.SETTINGS:
            self.open_settings()
        elif command is Command.PASTE:
            self.enter_code(self.window.get_clipboard_text())

    def back(self) -> None:
        """Close the dialog; Esc does not leave the game."""
        if self.overlaid:
            self.close_overlay()


def _fanning(
    sprite: arcade.Sprite, place: FanCard, first: FanCard
) -> Callable[[], Callable[[float], None]]:
    """Return a change that turns a card from the place of the first to its own."""

    def begin() -> Callable[[float], None]:
        def show(way: float) -> None:
            x = first.centre[0] + (place.centre[0] - first.centre[0]) * way
            y = first.centre[1] + (place.centre[1] - first.centre[1]) * way
            sprite.position = (x, y)
            sprite.angle = first.degrees + (place.degrees - first.degrees) * way

        return show

    return begin
