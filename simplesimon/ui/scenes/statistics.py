"""The statistics: figures, a chart and the latest games; and the list of all games.

In a small window figures and games are two pages behind tabs. What is told of a game and what
can be done with it is in ``games``, how games are taken along in ``transfer``.
"""

from dataclasses import replace
from pathlib import Path
from typing import Final

from simplesimon.engine import SuitCount
from simplesimon.i18n import Words
from simplesimon.store.statistics import PlayFilter, ResultFilter
from simplesimon.store.summaries import PlayEntry, Result, Summary
from simplesimon.ui import routes, theme
from simplesimon.ui.art.icons import Icon
from simplesimon.ui.figures import COLUMNS, FigureRow, column_text, figure_rows
from simplesimon.ui.keys import Command
from simplesimon.ui.layout import Rect
from simplesimon.ui.play_words import suits_text
from simplesimon.ui.routes import StatisticsView
from simplesimon.ui.scenes.base import Go, Scene
from simplesimon.ui.scenes.games import GameActions, GameRows, card_page, page_text
from simplesimon.ui.scenes.transfer import Transfer
from simplesimon.ui.screens.statistics import StatisticsScreen
from simplesimon.ui.services import Services
from simplesimon.ui.widgets.chart import chart_image, strip_image
from simplesimon.ui.widgets.controls import Button
from simplesimon.ui.widgets.figures_table import table_image
from simplesimon.ui.widgets.paged import PageName, show_header, show_page_names, write
from simplesimon.ui.widgets.segments import Segments
from simplesimon.ui.window import LazyWindow

RESULTS: Final = (ResultFilter.ALL, ResultFilter.WON, ResultFilter.NOT_WON, ResultFilter.OPEN)
"""What the list can be narrowed to, in the order of the segments."""

SUITS: Final = (None, 1, 2, 4)

FIGURES: Final = "figures"
GAMES: Final = "games"
"""The names of the pages of a small window."""


class StatisticsScene(Scene):
    """The statistics."""

    def __init__(
        self, window: LazyWindow, services: Services, go: Go, route: routes.Statistics
    ) -> None:
        super().__init__(window, services, go)
        self.came_from: Final = route.back
        self.view: StatisticsView = route.view or self._first_view()
        """What is shown."""

        self.actions: Final = GameActions(self)
        self._transfer: Final = Transfer(self)
        self.rows = GameRows(self, with_time=False)
        """The games that are shown."""

        self.figures: tuple[FigureRow, ...] = ()
        """The lines of the table."""

        self.charted: tuple[Result, ...] = ()
        """The games in the chart, the oldest first."""

        self._summaries: dict[SuitCount | None, Summary] | None = None
        """Added up once: with thousands of games that takes a moment."""

        self._count = 0
        self._fresh = True

    def _first_view(self) -> StatisticsView:
        latest = self.services.statistics.plays(limit=1)
        suits = [suits for suits in COLUMNS if latest and suits == latest[0].suits]
        return StatisticsView(suits[0] if suits else None)

    @property
    def here(self) -> routes.Statistics:
        """The way back to what is shown now."""
        return routes.Statistics(self.came_from, self.view)

    # Laying out

    def compose(self) -> None:
        """Lay out the header and the page that is shown."""
        self._screen = StatisticsScreen(self.metrics)
        _ = self.services.words.gettext
        self.page.dim(theme.FELT_DIM)
        title = _("All games") if self.view.listing and not self._screen.small else _("Statistics")
        show_header(self.page, self._screen, title, self.back, _("Back, Esc"))
        self.rows = GameRows(self, with_time=self.view.listing and not self._screen.small)
        if self._screen.small:
            names = (
                PageName(FIGURES, _("Figures"), Icon.CHART),
                PageName(GAMES, _("Games"), Icon.CARDS),
            )
            shown = GAMES if self.view.listing else FIGURES
            show_page_names(
                self.page,
                self._screen,
                names,
                shown,
                lambda name: self.show(replace(self.view, listing=name == GAMES)),
            )
        if self.view.listing:
            self._show_games()
        else:
            self._show_figures()
        self._show_transfer()
        self.page.attend = self._attend
        if self._fresh:
            self._fresh = False
            self.page.focus("result" if self.view.listing else "column")
        self._attend()

    def _attend(self) -> None:
        self.rows.attend()
        self.window.request_frame()

    def _show_transfer(self) -> None:
        """Put export, import and reset into the header."""
        _ = self.services.words.gettext
        some = bool(self.services.statistics.count())
        choices = (
            ("export", _("Export"), Icon.EXPORT, self._transfer.export, some),
            ("import", _("Import…"), Icon.IMPORT, self._transfer.ask_import, True),
            ("reset", _("Reset…"), Icon.TRASH, self._transfer.ask_reset, some),
        )
        buttons = [
            Button(
                name,
                Rect(0, 0, 0, 0),
                press,
                enabled,
                label=label,
                icon=icon,
                lettering=theme.STRONG_NOTE,
            )
            for name, label, icon, press, enabled in choices
        ]
        rects = self._screen.header_buttons([each.natural_width(self.brush) for each in buttons])
        for button, rect in zip(buttons, rects, strict=True):
            button.rect = rect
        self.page.add(*buttons)

    # Figures

    def _show_figures(self) -> None:
        screen, words = self._screen, self.services.words
        if self._summaries is None:
            self._summaries = self.services.statistics.summaries()
        summaries = self._summaries
        chosen = COLUMNS.index(self.view.suits)
        heads = [column_text(suits, words) for suits in COLUMNS]
        self.page.show_panel(screen.figures)
        self.figures = figure_rows(summaries, words)
        table = table_image(self.brush, screen, heads, self.figures, chosen)
        self.page.show(table, screen.figures.left, screen.figures.bottom)
        self.page.show_panel(screen.chart_panel)
        self._show_segments(chosen)
        self._show_results(summaries[self.view.suits])
        if not screen.small:
            self._show_recent()

    def _show_segments(self, chosen: int) -> None:
        """Show what chooses the column; where there is little room only by its number."""
        words, screen = self.services.words, self._screen
        labels = [
            str(suits) if screen.small and suits else column_text(suits, words) for suits in COLUMNS
        ]
        segments = Segments(
            "column",
            screen.segments,
            labels=labels,
            chosen=chosen,
            choose=lambda index: self.show(replace(self.view, suits=COLUMNS[index])),
            hint=words.gettext("Number of suits") if screen.small else "",
        )
        width = segments.fitting_width(self.brush, 0)
        segments.rect = screen.segments_at_right(width)
        self.page.add(segments)

    def _show_results(self, summary: Summary) -> None:
        """Show the chart and the strip of the last results, or an invitation to play."""
        words, screen, brush = self.services.words, self._screen, self.brush
        text, quiet = brush.colours.text, brush.colours.quiet_text
        self.charted = results = summary.recent
        if not results:
            self._show_lines(_invitation(summary, words), screen.chart)
            return
        count = len(results)
        title = words.ngettext("Score, {count} game", "Score, last {count} games", count)
        write(self.page, title.format(count=count), screen.chart_title, theme.STRONG_NOTE, text)
        chart = chart_image(brush, (screen.chart.width, screen.chart.height), results, words)
        self.page.show(chart, screen.chart.left, screen.chart.bottom)
        last = results[-screen.STRIP :]
        title = words.ngettext("{count} result", "Last {count} results", len(last))
        parts = [title.format(count=len(last))]
        if self.view.suits is not None:
            parts.append(suits_text(self.view.suits, words))
        write(self.page, ", ".join(parts), screen.strip_title, theme.DESCRIPTION, quiet)
        boxes = [screen.strip(index) for index in range(screen.STRIP)]
        strip = strip_image(brush, screen.whole_strip, boxes, last)
        self.page.show(strip, screen.whole_strip.left, screen.whole_strip.bottom)

    def _show_lines(self, text: str, rect: Rect) -> None:
        """Write a sentence in the middle of a rectangle."""
        brush = self.brush
        lines = brush.wrapped(text, theme.NOTE, rect.width)
        line = brush.line_height(theme.NOTE)
        top = round(rect.centre[1] + len(lines) * line / 2)
        for index, words in enumerate(lines):
            image = brush.label(words, theme.NOTE, brush.colours.quiet_text)
            place = rect._replace(bottom=top - (index + 1) * line, height=line)
            self.page.show_centred(image, place)

    def _show_recent(self) -> None:
        """Show the latest games, and the way to all."""
        _, screen, brush = self.services.words.gettext, self._screen, self.brush
        self.page.show_panel(screen.recent)
        title = _("Recent games")
        write(self.page, title, screen.recent_title, theme.STRONG_NOTE, brush.colours.text)
        entries = self.services.statistics.plays(limit=screen.RECENT)
        if not entries:
            self._show_lines(_("Games you have played are listed here."), screen.recent)
            return
        rects = [screen.recent_row(index) for index in range(screen.RECENT)]
        self.rows.show(entries, rects, screen.recent_columns)
        all_games = Button(
            "all games",
            screen.recent,
            self.list_games,
            label=_("All games"),
            icon=Icon.CARDS,
            lettering=theme.STRONG_NOTE,
        )
        all_games.rect = screen.at_right_of(screen.recent, all_games.natural_width(brush))
        self.page.add(all_games)

    # The list of games

    def _show_games(self) -> None:
        screen, statistics, view = self._screen, self.services.statistics, self.view
        self._count = statistics.count(view.wanted)
        last = max(0, (self._count - 1) // screen.games_per_page * screen.games_per_page)
        # Another window has other pages, and a reset may have left fewer games.
        first = min(view.first // screen.games_per_page * screen.games_per_page, last)
        self.view = view = replace(view, first=first)
        entries = statistics.plays(view.wanted, limit=screen.games_per_page, offset=first)
        self.page.show_panel(screen.games)
        self._show_filters()
        if entries:
            self._show_game_heads()
            rects = [screen.game_row(index) for index in range(screen.games_per_page)]
            self.rows.show(entries, rects, screen.list_columns)
            self._show_pager(len(entries))
        else:
            _ = self.services.words.gettext
            some = bool(statistics.count())
            empty = (
                _("There are no such games.")
                if some
                else _("Games you have played are listed here.")
            )
            self._show_lines(empty, screen.games)

    def _show_filters(self) -> None:
        words, screen, wanted = self.services.words, self._screen, self.view.wanted
        _ = words.gettext
        results = Segments(
            "result",
            screen.filters,
            labels=[_("All"), _("Wins"), _("Not won"), _("Open")],
            chosen=RESULTS.index(wanted.result),
            choose=lambda index: self._narrow(replace(self.view.wanted, result=RESULTS[index])),
        )
        suits = Segments(
            "suits",
            screen.filters,
            labels=[column_text(suits, words) for suits in SUITS],
            chosen=SUITS.index(wanted.suits),
            choose=lambda index: self._narrow(replace(self.view.wanted, suits=SUITS[index])),
        )
        whole = screen.filters
        results.rect = whole._replace(width=results.fitting_width(self.brush, 0))
        width = suits.fitting_width(self.brush, 0)
        suits.rect = whole._replace(left=whole.right - width, width=width)
        self.page.add(results, suits)

    def _show_game_heads(self) -> None:
        _, screen, brush = self.services.words.gettext, self._screen, self.brush
        columns, rect = screen.list_columns, screen.game_heads
        left_ones = (
            (columns.date, _("Date")),
            (columns.suits, _("Suits")),
            (columns.code, _("Code")),
            (columns.sign - 10, _("Result")),
        )
        right_ones = (
            (columns.score, _("Score")),
            (columns.moves, _("Moves")),
            (columns.time, _("Time")),
        )
        quiet = brush.colours.quiet_text
        for x, text in left_ones:
            image = brush.label(text, theme.AXIS, quiet)
            self.page.show_left(image, rect._replace(left=rect.left + brush.px(x)))
        for x, text in right_ones:
            image = brush.label(text, theme.AXIS, quiet)
            self.page.show_left(image, rect._replace(left=rect.left + brush.px(x) - image.width))

    def _show_pager(self, shown: int) -> None:
        """Show which games these are, and the ways to newer and older ones."""
        words, screen, brush = self.services.words, self._screen, self.brush
        _, first = words.gettext, self.view.first
        text = page_text(first, shown, self._count, words)
        write(self.page, text, screen.pager, theme.NOTE, brush.colours.quiet_text)
        if shown == self._count:
            return
        buttons = [
            Button(name, screen.pager, press, enabled, hint, label=label, icon=icon)
            for name, press, enabled, hint, label, icon in (
                (
                    "newer",
                    self.newer,
                    first > 0,
                    _("Newer games, Page Up"),
                    _("Newer"),
                    Icon.PREVIOUS,
                ),
                (
                    "older",
                    self.older,
                    self._has_older,
                    _("Older games, Page Down"),
                    _("Older"),
                    Icon.NEXT,
                ),
            )
        ]
        right = screen.pager.right
        for button in reversed(buttons):
            button.lettering = theme.STRONG_NOTE
            width = button.natural_width(brush)
            button.rect = screen.pager._replace(left=right - width, width=width)
            right = button.rect.left - brush.px(12)
        self.page.add(*buttons)

    @property
    def _has_older(self) -> bool:
        return self.view.first + self._screen.games_per_page < self._count

    # Acting

    def show(self, view: StatisticsView) -> None:
        """Show something else."""
        self.view = view
        self.recompose()

    def list_games(self) -> None:
        """Show the list of all games."""
        self.show(replace(self.view, listing=True))
        self.page.focus("result")

    def _narrow(self, wanted: PlayFilter) -> None:
        self.show(replace(self.view, wanted=wanted, first=0))

    def newer(self) -> None:
        """Show the page of newer games, if there is one."""
        if self.view.first:
            self._turn_to(max(0, self.view.first - self._screen.games_per_page))

    def older(self) -> None:
        """Show the page of older games, if there is one."""
        if self._has_older:
            self._turn_to(self.view.first + self._screen.games_per_page)

    def _turn_to(self, first: int) -> None:
        """Show another page; at the last one the focus goes to the button of the other way."""
        focused = self.page.focused
        pager = focused is not None and focused.name in {"newer", "older"}
        self.show(replace(self.view, first=first))
        if pager and not (first and self._has_older):
            self.page.focus("newer" if first else "older")

    def changed(self) -> None:
        """Show the games as they are now: some came or went."""
        self._summaries = None
        self.show(replace(self.view, first=0))

    def open_card(self, entry: PlayEntry) -> None:
        """Show all that is known of a game."""
        self.open_overlay(lambda: card_page(self, entry))

    def command(self, command: Command) -> None:
        """Do what a key asks for."""
        if command is Command.NEWER and self.view.listing:
            self.newer()
        elif command is Command.OLDER and self.view.listing:
            self.older()
        elif command is Command.PASTE:
            self._transfer.paste()
        elif command is Command.COPY and self.rows.attended is not None:
            self.actions.copy_code(self.rows.entries[self.rows.attended])

    def on_file_drop(self, x: int, y: int, paths: list[str]) -> None:
        """Take in the games of files that were dropped on the window."""
        while self.overlaid:
            self.close_overlay()
        self._transfer.take_files([Path(path) for path in paths])

    def back(self) -> None:
        """Close what lies over the page, go back to the figures, or leave."""
        if self.overlaid:
            self.close_overlay()
        elif self.view.listing and not self._screen.small:
            self.show(replace(self.view, listing=False))
            self.page.focus("all games")
        else:
            self.go(self.came_from)


def _invitation(summary: Summary, words: Words) -> str:
    """Return what is said where there is no result yet."""
    if summary.played:
        return words.gettext("Finish a game, and its result will show here.")
    return words.gettext("Play a game, and its result will show here.")
