"""The celebration: the score, and what next."""

from typing import Final

from simplesimon.engine import (
    RUN_SCORE,
    START_SCORE,
)
from simplesimon.ui import theme
from simplesimon.ui.art.icons import Icon
from simplesimon.ui.bar import MINUS, clock_text, number_text
from simplesimon.ui.keys import Command
from simplesimon.ui.layout import Rect
from simplesimon.ui.routes import ChooseSuits, Menu, Play, Win
from simplesimon.ui.scenes.base import Go, Scene
from simplesimon.ui.screens import WinScreen
from simplesimon.ui.services import Services
from simplesimon.ui.theme import Lettering
from simplesimon.ui.widgets.brush import blank
from simplesimon.ui.widgets.controls import Button, Kind
from simplesimon.ui.window import LazyWindow


class WinScene(Scene):
    """A game has been won."""

    def __init__(self, window: LazyWindow, services: Services, go: Go, route: Win) -> None:
        super().__init__(window, services, go)
        self.session: Final = route.session

    def compose(self) -> None:
        """Lay out the panel with the score and the buttons."""
        words = self.services.words
        _ = words.gettext
        brush, game = self.brush, self.session.game
        screen = WinScreen(self.metrics, tiles=2)
        self.page.dim(theme.FELT_DIM)
        self._show_panel(screen.panel)
        text = brush.colours.text
        self._centred(screen.title, _("You won!"), theme.WIN_TITLE, text)
        moves = words.ngettext("{count} move", "{count} moves", game.moves)
        moves = moves.format(count=game.moves)
        self._centred(screen.headline, moves, theme.VALUE, text)
        runs = words.ngettext("{count} run", "{count} runs", game.runs).format(count=game.runs)
        start, by_moves, by_runs = screen.rows
        self._row(start, _("Start"), "", number_text(START_SCORE))
        self._row(by_moves, moves, f"{game.moves} × {MINUS}1", number_text(-game.moves))
        self._row(by_runs, runs, f"{game.runs} × {RUN_SCORE}", f"+{RUN_SCORE * game.runs}")
        rule = blank(screen.rule.width, 1)
        brush.box(rule, (0, 0, rule.width, 1), 0, theme.WHITE, alpha=0.3)
        self.page.show(rule, screen.rule.left, screen.rule.bottom)
        self._left(screen.score, _("Score"), theme.CONTINUE_BUTTON, text)
        self._right(screen.score, number_text(game.score), theme.SCORE, theme.GLOW)
        self._tile(screen.tiles[0], _("Time"), clock_text(self.session.seconds), Icon.CLOCK)
        undos = str(self.session.undos)
        self._tile(screen.tiles[1], _("Taken back"), undos, Icon.UNDO)
        new, again, menu = screen.buttons
        self.page.add(
            Button(
                "new",
                new,
                self.new_game,
                label=_("New deal"),
                icon=Icon.PLUS,
                kind=Kind.PRIMARY,
            ),
            Button(
                "again",
                again,
                self.play_again,
                label=_("Same deal again"),
                icon=Icon.RESTART,
            ),
            Button("menu", menu, self.back, label=_("Menu"), icon=Icon.HOME),
        )

    def _show_panel(self, rect: Rect) -> None:
        brush = self.brush
        image, margin = brush.panel(rect.width, rect.height)
        inset = brush.px(6)
        box = (margin + inset, margin + inset, rect.width - 2 * inset, rect.height - 2 * inset)
        radius = brush.px(theme.PANEL_RADIUS - 6)
        brush.box(image, box, radius, "", edge=theme.GOLD, edge_alpha=0.8)
        self.page.show(image, rect.left - margin, rect.bottom - margin)

    def _centred(self, rect: Rect, text: str, lettering: Lettering, colour: str) -> None:
        self.page.show_centred(self.brush.label(text, lettering, colour), rect)

    def _left(self, rect: Rect, text: str, lettering: Lettering, colour: str) -> int:
        image = self.brush.label(text, lettering, colour)
        self.page.show(image, rect.left, rect.bottom + (rect.height - image.height) // 2)
        return rect.left + image.width

    def _right(self, rect: Rect, text: str, lettering: Lettering, colour: str) -> None:
        image = self.brush.label(text, lettering, colour)
        left = rect.right - image.width
        self.page.show(image, left, rect.bottom + (rect.height - image.height) // 2)

    def _row(self, rect: Rect, label: str, sum_text: str, value: str) -> None:
        """Show one line of the score: what, how it is counted, how much."""
        colours = self.brush.colours
        end = self._left(rect, label, theme.BODY, colours.text)
        aside = rect._replace(left=end + self.brush.px(12))
        self._left(aside, sum_text or " ", theme.NOTE, colours.quiet_text)
        self._right(rect, value, theme.VALUE, colours.text)

    def _tile(self, rect: Rect, label: str, value: str, icon: Icon) -> None:
        brush = self.brush
        image = blank(rect.width, rect.height)
        brush.box(
            image,
            (0, 0, rect.width, rect.height),
            brush.px(theme.CONTROL_RADIUS),
            theme.WHITE,
            alpha=0.06,
            edge=theme.WHITE,
            edge_alpha=0.14,
        )
        pad, middle = brush.px(16), rect.height / 2
        quiet = brush.colours.quiet_text
        brush.text(image, pad, middle - brush.px(12), label, theme.DESCRIPTION, quiet)
        brush.text(image, pad, middle + brush.px(12), value, theme.VALUE, brush.colours.text)
        size = brush.px(24)
        brush.icon(image, icon, rect.width - pad - size / 2, middle, size, quiet)
        self.page.show(image, rect.left, rect.bottom)

    def command(self, command: Command) -> None:
        """Do what a key asks for."""
        if command is Command.NEW_GAME:
            self.new_game()
        elif command is Command.RESTART:
            self.play_again()

    def new_game(self) -> None:
        """Ask for the number of suits and deal."""
        self.go(ChooseSuits())

    def play_again(self) -> None:
        """Deal the same cards again."""
        again = self.services.dealer.again(self.session.record, self.services.today())
        self.go(Play(again))

    def back(self) -> None:
        """Go to the menu."""
        self.go(Menu())
