"""The celebration: the score, and what next."""

import random
from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

import arcade

from simplesimon.engine import RUN_SCORE, START_SCORE
from simplesimon.forms import MINUS, clock_text, number_text
from simplesimon.i18n import Words
from simplesimon.stars import star_limits, stars
from simplesimon.store.plays import Outcome
from simplesimon.ui import theme
from simplesimon.ui.art.icons import Icon
from simplesimon.ui.art.shapes import star_mask, tinted
from simplesimon.ui.effects import Celebration
from simplesimon.ui.keys import Command
from simplesimon.ui.layout import Rect, TableLayout
from simplesimon.ui.motion import Timeline
from simplesimon.ui.play_words import SEPARATOR, mark_texts
from simplesimon.ui.routes import ChooseSuits, Menu, Play, Replay, Win
from simplesimon.ui.scenes.base import LARGEST_STEP, Go, Scene
from simplesimon.ui.screens.win import WinScreen
from simplesimon.ui.services import Services
from simplesimon.ui.sheet import Sheet
from simplesimon.ui.theme import Lettering, Motion
from simplesimon.ui.widgets.brush import blank
from simplesimon.ui.widgets.controls import Button, Kind
from simplesimon.ui.widgets.count_up import CountUp
from simplesimon.ui.widgets.page import Page
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

        self.marks = ""
        """What sets the game apart: another attempt, aids."""

        self.tiles: list[WinTile] = []
        """The small tiles under the score."""

        self.earned_stars: int | None = None
        """How many stars are shown; None without par."""

        self.timeline: Final = Timeline()
        """What changes on the panel; a click finishes it."""

        self.celebration: Celebration | None = None
        self._ground: Page = self.new_page()
        """What lies below the celebration."""

        self._figures: list[CountUp] = []
        self._fresh = route.celebrating

    def compose(self) -> None:
        """Lay out the panel with the score and the buttons."""
        words = self.services.words
        _ = words.gettext
        brush, game = self.brush, self.session.game
        self.tiles = self._current_tiles()
        par = self._par
        screen = WinScreen(self.metrics, tiles=len(self.tiles), stars=par is not None)
        self.timeline.finish()
        self.celebration = None
        self._figures = []
        self._stars = Sheet((256, 128))
        self._ground = self.new_page()
        self._ground.dim(theme.FELT_DIM)
        self._show_panel(screen.panel)
        text = brush.colours.text
        title = _("Shown to the end") if self._was_shown else _("You won!")
        self._centred(screen.title, title, theme.WIN_TITLE, text)
        moves = words.ngettext("{count} move", "{count} moves", game.moves)
        moves = moves.format(count=game.moves)
        self.marks = SEPARATOR.join(mark_texts(self._entry, words)) if self._entry else ""
        # They begin a line here; in lists they go on with one.
        marks = self.marks[:1].upper() + self.marks[1:]
        quiet = brush.colours.quiet_text
        if par is None:
            self._centred(screen.headline, moves, theme.VALUE, text)
            self._centred(screen.note, marks or " ", theme.NOTE, quiet)
        else:
            self._show_stars(screen, par)
            self._centred(screen.headline, par_text(game.moves, par, words), theme.VALUE, text)
            self._centred(screen.note, self._limits_text(moves, par), theme.DESCRIPTION, quiet)
            self._centred(screen.second_note, marks or " ", theme.DESCRIPTION, quiet)
        runs = words.ngettext("{count} run", "{count} runs", game.runs).format(count=game.runs)
        start, by_moves, by_runs = screen.rows
        self._row(start, _("Start"), "", START_SCORE, number_text)
        by_move = f"{game.moves} × {MINUS}1"
        self._row(by_moves, moves, by_move, game.moves, lambda count: number_text(-count))
        by_run = f"{game.runs} × {RUN_SCORE}"
        self._row(by_runs, runs, by_run, RUN_SCORE * game.runs, lambda count: f"+{count}")
        rule = blank(screen.rule.width, 1)
        brush.box(rule, (0, 0, rule.width, 1), 0, theme.WHITE, alpha=0.3)
        self.page.show(rule, screen.rule.left, screen.rule.bottom)
        self._left(screen.score, _("Score"), theme.CONTINUE_BUTTON, text)
        self._number(screen.score, game.score, number_text, theme.SCORE, theme.GLOW)
        for tile, rect in zip(self.tiles, screen.tiles, strict=True):
            self._tile(rect, tile)
        new, again, replay, menu = screen.buttons
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
            Button(
                "replay",
                replay,
                self.watch,
                label=_("Watch replay"),
                icon=Icon.REPLAY,
            ),
            Button("menu", menu, self.back, label=_("Menu"), icon=Icon.HOME),
        )
        if self._fresh and not self._was_shown:
            self._celebrate(screen.panel)
        self._fresh = False

    @property
    def _was_shown(self) -> bool:
        """Whether the solver made the last move: that is no win."""
        return self.session.outcome is Outcome.SHOWN

    @property
    def _par(self) -> int | None:
        """The moves of the shortest way known; None without it, or if it is not wanted."""
        if not self.services.settings.par or self._was_shown:
            return None
        game = self.session.game
        par = self.services.advisor.par(game.start, game.removal)
        return par.moves if par else None

    def _limits_text(self, moves: str, par: int) -> str:
        words = self.services.words
        three, two = star_limits(par)
        made = words.gettext("{moves}, par {par}").format(moves=moves, par=par)
        limits = words.gettext("three stars up to {three}, two up to {two}")
        return made + SEPARATOR + limits.format(three=three, two=two)

    def _show_stars(self, screen: WinScreen, par: int) -> None:
        """Show three stars, those that were earned in gold; new ones pop up one by one."""
        earned = self.earned_stars = stars(self.session.game.moves, par)
        pace = self.services.preferences.effect_pace
        for index, rect in enumerate(screen.stars):
            gold = index < earned
            colour = theme.GLOW if gold else theme.WHITE
            image = tinted(star_mask(rect.width), colour, alpha=1.0 if gold else 0.16)
            sprite = self._stars.put(image, rect.left, rect.bottom)
            if gold and pace and self._fresh:
                sprite.scale = 0.0
                self.timeline.animate(
                    partial(_popping, sprite),
                    at=index * theme.STAR_STAGGER * pace,
                    seconds=theme.POP.seconds * pace,
                    easing=theme.POP.easing,
                )
                self.window.keep_drawing("win")

    def _show_panel(self, rect: Rect) -> None:
        brush = self.brush
        image, margin = brush.panel(rect.width, rect.height, opacity=1.0)
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

    def _number(
        self,
        rect: Rect,
        number: int,
        text: Callable[[int], str],
        lettering: Lettering,
        colour: str,
    ) -> None:
        self._figures.append(CountUp(self.page, rect, number, text, lettering, colour))

    def _row(
        self, rect: Rect, label: str, sum_text: str, number: int, text: Callable[[int], str]
    ) -> None:
        """Show one line of the score: what, how it is counted, how much."""
        colours = self.brush.colours
        end = self._left(rect, label, theme.BODY, colours.text)
        aside = rect._replace(left=end + self.brush.px(12))
        self._left(aside, sum_text or " ", theme.NOTE, colours.quiet_text)
        self._number(rect, number, text, theme.VALUE, colours.text)

    def _current_tiles(self) -> list[WinTile]:
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
        beside = pad + brush.width(tile.label, theme.DESCRIPTION) <= rect.width - pad - size
        y = middle if beside else middle + brush.px(10)
        brush.icon(image, tile.icon, rect.width - pad - size / 2, y, size, sign)
        self.page.show(image, rect.left, rect.bottom)

    # The celebration

    def _celebrate(self, panel: Rect) -> None:
        """Let cards and confetti fly and the figures count up; or let the panel only fade in."""
        preferences = self.services.preferences
        pace = preferences.pace
        if preferences.celebrates:
            self.celebration = self._new_celebration(panel)
            self._change(self._count_up, theme.COUNT_UP, pace)
        elif pace:
            self._change(self._fade, theme.WIN_FADE, pace)

    def _change(self, show: Callable[[float], None], motion: Motion, pace: float) -> None:
        """Show something at 0 at once, and let it go on to 1."""
        show(0.0)
        self.timeline.animate(
            lambda: show, at=0.0, seconds=motion.seconds * pace, easing=motion.easing
        )
        self.window.keep_drawing("win")

    def _fade(self, light: float) -> None:
        """Show the panel and its stars with so much of their light, from 0 to 1."""
        self.page.fade(light)
        self._stars.sprites.alpha_normalized = light

    def _count_up(self, way: float) -> None:
        for figure in self._figures:
            figure.show(way)

    def _new_celebration(self, panel: Rect) -> Celebration:
        """Return a celebration with the very cards of the game."""
        preferences, settings = self.services.preferences, self.services.settings
        large_index = settings.large_index
        width = TableLayout(self.metrics, large_index=large_index).card_width
        chance = random.Random()  # noqa: S311 - a fountain keeps no secrets
        cards = list(b"".join(self.session.game.deal.position.columns))
        chance.shuffle(cards)
        return Celebration(
            self.services.assets.deck(width, preferences.palette, large_index=large_index),
            cards,
            self.metrics,
            panel,
            chance,
            pace=preferences.pace,
        )

    def paint(self) -> None:
        """Draw the celebration, behind the panel."""
        self._ground.draw()
        if self.celebration is not None:
            self.celebration.draw()

    def paint_above(self) -> None:
        """Draw the stars, which change their size, above the panel."""
        self._stars.draw(smooth=True)

    def elapse(self, seconds: float) -> None:
        """Let the celebration go on, and come to rest after it."""
        step = min(seconds, LARGEST_STEP)
        self.timeline.advance(step)
        if self.celebration is not None:
            self.celebration.advance(step)
            if not self.celebration.busy:
                self.celebration = None
        if self.celebration is None and not self.timeline.busy:
            self.window.stop_drawing("win")

    def on_mouse_press(self, x: int, y: int, button: int, modifiers: int) -> None:
        """End the celebration, then press what is there."""
        self.timeline.finish()
        if self.celebration is not None:
            self.celebration.dismiss()
        super().on_mouse_press(x, y, button, modifiers)

    def on_hide_view(self) -> None:
        """Come to rest."""
        super().on_hide_view()
        self.window.stop_drawing("win")

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

    def watch(self) -> None:
        """Show the game from its beginning."""
        self.go(Replay(self.session.uuid, back=Win(self.session, celebrating=False)))

    def back(self) -> None:
        """Go to the menu."""
        self.go(Menu())


def par_text(moves: int, par: int, words: Words) -> str:
    """Return how far a win is from par."""
    if moves == par:
        return words.gettext("At par")
    if moves < par:
        return words.gettext("{count} under par").format(count=par - moves)
    return words.gettext("{count} over par").format(count=moves - par)


def _popping(sprite: arcade.Sprite) -> Callable[[float], None]:
    """Return what lets a sprite grow from nothing."""

    def show(way: float) -> None:
        sprite.scale = way

    return show
