"""The celebration: the score, and what next."""

from typing import Final, NamedTuple

from simplesimon.engine import (
    RUN_SCORE,
    START_SCORE,
)
from simplesimon.forms import MINUS, clock_text, number_text
from simplesimon.ui import theme
from simplesimon.ui.art.icons import Icon
from simplesimon.ui.keys import Command
from simplesimon.ui.layout import Rect
from simplesimon.ui.play_words import SEPARATOR, mark_texts
from simplesimon.ui.routes import ChooseSuits, Menu, Play, Win
from simplesimon.ui.scenes.base import Go, Scene
from simplesimon.ui.screens import WinScreen
from simplesimon.ui.services import Services
from simplesimon.ui.theme import Lettering
from simplesimon.ui.widgets.brush import blank
from simplesimon.ui.widgets.controls import Button, Kind
from simplesimon.ui.window import LazyWindow

MOST_TILES: Final = 3


class WinTile(NamedTuple):
    """A small tile under the score."""

    label: str
    value: str
    icon: Icon
    is_best: bool = False
    """Whether it tells of a record, in gold."""


class WinScene(Scene):
    """A game has been won."""

    def __init__(self, window: LazyWindow, services: Services, go: Go, route: Win) -> None:
        super().__init__(window, services, go)
        self.session: Final = route.session
        self._entry: Final = services.statistics.entry(route.session.uuid)
        """What the list tells of the game; None if it is not kept."""

    def compose(self) -> None:
        """Lay out the panel with the score and the buttons."""
        words = self.services.words
        _ = words.gettext
        brush, game = self.brush, self.session.game
        tiles = self._tiles()
        screen = WinScreen(self.metrics, tiles=len(tiles))
        self.page.dim(theme.FELT_DIM)
        self._show_panel(screen.panel)
        text = brush.colours.text
        self._centred(screen.title, _("You won!"), theme.WIN_TITLE, text)
        moves = words.ngettext("{count} move", "{count} moves", game.moves)
        moves = moves.format(count=game.moves)
        self._centred(screen.headline, moves, theme.VALUE, text)
        marks = SEPARATOR.join(mark_texts(self._entry, words)) if self._entry else ""
        self._centred(screen.note, marks or " ", theme.NOTE, brush.colours.quiet_text)
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
        for tile, rect in zip(tiles, screen.tiles, strict=True):
            self._tile(rect, tile)
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

    def _tiles(self) -> list[WinTile]:
        """Return the small tiles: the time, and what is true of the best score, three at most."""
        _ = self.services.words.gettext
        tiles = [WinTile(_("Time"), clock_text(self.session.seconds), Icon.CLOCK)]
        play = self.session.record
        if play.beginning.origin.in_figures:
            suits = play.beginning.deal.suits
            best = self.services.statistics.bests(suits, without=play.uuid).score
            score = play.line.score
            if best is not None:
                tiles.append(WinTile(_("Best so far"), number_text(best), Icon.STAR))
            if play.sets_records and (best is None or score > best):
                gain = number_text(score) if best is None else f"+{score - best}"
                tiles.append(WinTile(_("New best"), gain, Icon.CHECK, is_best=True))
        if len(tiles) < MOST_TILES:
            tiles.insert(1, WinTile(_("Taken back"), str(self.session.undos), Icon.UNDO))
        return tiles

    def _tile(self, rect: Rect, tile: WinTile) -> None:
        brush, colours = self.brush, self.brush.colours
        image = blank(rect.width, rect.height)
        brush.box(
            image,
            (0, 0, rect.width, rect.height),
            brush.px(theme.CONTROL_RADIUS),
            theme.GOLD if tile.is_best else theme.WHITE,
            alpha=0.22 if tile.is_best else 0.06,
            edge=theme.GOLD if tile.is_best else theme.WHITE,
            edge_alpha=0.9 if tile.is_best else 0.14,
        )
        pad, middle = brush.px(16), rect.height / 2
        quiet = colours.quiet_text
        value = theme.GLOW if tile.is_best else colours.text
        brush.text(image, pad, middle - brush.px(12), tile.label, theme.DESCRIPTION, quiet)
        brush.text(image, pad, middle + brush.px(12), tile.value, theme.VALUE, value)
        size = brush.px(24)
        sign = theme.GLOW if tile.is_best else quiet
        brush.icon(image, tile.icon, rect.width - pad - size / 2, middle, size, sign)
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
