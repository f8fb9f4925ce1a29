"""The daily deals: a month's calendar, today's deal, and the streak of days.

All of it is of one number of suits. The player's own date decides what today is, each time
anew: at midnight, or when the clock is set, the calendar follows.
"""

from datetime import date
from functools import partial
from typing import Final

from simplesimon.dates import date_text, days_text, month_text, weekday_texts
from simplesimon.engine import SUIT_COUNTS, SuitCount
from simplesimon.store.plays import Origin
from simplesimon.store.statistics import PlayFilter
from simplesimon.store.summaries import Day
from simplesimon.ui import theme
from simplesimon.ui.art.icons import Icon
from simplesimon.ui.day_marks import LEGEND, Mark, mark_of
from simplesimon.ui.keys import page_turn_of
from simplesimon.ui.layout import Rect
from simplesimon.ui.months import Month, open_months
from simplesimon.ui.play_words import SEPARATOR, suits_text
from simplesimon.ui.routes import Daily, Menu, Play
from simplesimon.ui.scenes.base import Go, Scene
from simplesimon.ui.screens.daily import DailyScreen
from simplesimon.ui.services import Services
from simplesimon.ui.theme import Lettering
from simplesimon.ui.widgets.brush import blank
from simplesimon.ui.widgets.controls import Button, IconButton, Kind
from simplesimon.ui.widgets.day import SIGN, DayCell, paint_sign
from simplesimon.ui.widgets.paged import show_header, write
from simplesimon.ui.widgets.segments import Segments
from simplesimon.ui.window import LazyWindow

SUITS_WIDTH: Final = 280
"""Of the choice of the number of suits where its words need no more, in pixels of the design."""


class DailyScene(Scene):
    """The calendar of daily deals."""

    def __init__(self, window: LazyWindow, services: Services, go: Go, route: Daily) -> None:
        super().__init__(window, services, go)
        self.suits: SuitCount = route.suits or self._suits_played_last()
        """The number of suits whose deals are shown."""

        self._today: date = services.today()
        self.month = Month.of(self._today)
        """The month that is shown."""

        self._days: dict[date, Day] = {}
        self._fresh = True

    def _suits_played_last(self) -> SuitCount:
        wanted = PlayFilter(origin=Origin.DAILY)
        played = [entry.suits for entry in self.services.statistics.plays(wanted, limit=1)]
        return next((count for count in SUIT_COUNTS if count in played), SUIT_COUNTS[0])

    # Laying out

    def compose(self) -> None:
        """Lay out the calendar and, beside it, today's deal."""
        words = self.services.words
        self._today = self.services.today()
        first, last = open_months(self._today)
        self.month = max(first, min(self.month, last))
        self._days = self.services.statistics.month(*self.month, self.suits)
        self._screen = DailyScreen(self.metrics)
        self.page.dim(theme.FELT_DIM)
        title, hint = words.gettext("Daily deal"), words.gettext("Back, Esc")
        show_header(self.page, self._screen, title, self.back, hint)
        self._show_suits()
        self.page.show_panel(self._screen.today)
        self._show_today()
        self._show_streak()
        self._show_legend()
        self.page.show_panel(self._screen.calendar)
        self._show_month(first, last)
        self._show_days()
        if self._fresh:
            self._fresh = False
            self.page.focus("today")

    def _show_suits(self) -> None:
        words = self.services.words
        segments = Segments(
            "suits",
            self._screen.back,
            labels=[suits_text(count, words) for count in SUIT_COUNTS],
            chosen=SUIT_COUNTS.index(self.suits),
            choose=lambda index: self.choose_suits(SUIT_COUNTS[index]),
        )
        segments.rect = self._screen.segments(
            segments.fitting_width(self.brush, self.brush.px(SUITS_WIDTH))
        )
        self.page.add(segments)

    def _show_today(self) -> None:
        services, screen, colours = self.services, self._screen, self.brush.colours
        words = services.words
        _ = words.gettext
        code = str(services.daily_code(self._today, self.suits))
        quiet, heading = colours.quiet_text, date_text(self._today, words)
        write(self.page, _("Today"), screen.label, theme.NOTE, quiet)
        write(self.page, heading, screen.date, theme.CARD_HEADING, colours.text)
        write(self.page, code, screen.code, theme.STRONG_DESCRIPTION, quiet)
        day = services.statistics.day(self._today, self.suits)
        self._show_mark(screen.state, mark_of(day), theme.BODY)
        label, icon = _("Play"), Icon.PLAY
        if day is not None and day.open_play is not None:
            label = _("Continue")
        elif day is not None:
            label, icon = _("Play again"), Icon.RESTART
        self.page.add(
            Button(
                "today",
                screen.play,
                lambda: self.play(self.services.today()),
                label=label,
                icon=icon,
                kind=Kind.PRIMARY,
                lettering=theme.BIG_BUTTON,
            )
        )

    def _show_mark(self, rect: Rect, mark: Mark, lettering: Lettering) -> None:
        """Show a sign, and behind it what it means."""
        brush, colours = self.brush, self.brush.colours
        words = self.services.words.gettext(mark.words)
        size = brush.px(SIGN) if mark in LEGEND else 0
        left = size + brush.px(12) if size else 0
        image = blank(left + brush.width(words, lettering), max(size, rect.height))
        middle = image.height / 2
        paint_sign(image, brush, mark, size / 2, middle)
        brush.text(image, left, middle, words, lettering, colours.text)
        self.page.show_left(image, rect)

    def _show_streak(self) -> None:
        services, screen, colours = self.services, self._screen, self.brush.colours
        words = services.words
        _ = words.gettext
        streak = services.statistics.day_streak(self._today, self.suits)
        rows = ((_("In a row now"), streak.current), (_("Longest row"), streak.longest))
        for rect, (label, days) in zip(screen.streaks, rows, strict=True):
            write(self.page, label, rect, theme.NOTE, colours.text)
            value = self.brush.label(days_text(days, words), theme.STRONG_NOTE, colours.text)
            left = rect.right - value.width
            self.page.show(value, left, round(rect.centre[1]) - value.height // 2)
        note = _("Days whose deal was won on the day itself, without aids.")
        line = self.brush.line_height(theme.DESCRIPTION)
        bottom = screen.note.top
        for part in self.brush.wrapped(note, theme.DESCRIPTION, screen.note.width):
            bottom -= line
            image = self.brush.label(part, theme.DESCRIPTION, colours.quiet_text)
            self.page.show(image, screen.note.left, bottom)
        for rect in screen.rules:
            self.page.fill(rect, theme.WHITE, theme.LINE_OPACITY)

    def _show_legend(self) -> None:
        for index, mark in enumerate(LEGEND):
            self._show_mark(self._screen.legend(index), mark, theme.NOTE)

    def _show_month(self, first: Month, last: Month) -> None:
        words, screen, colours = self.services.words, self._screen, self.brush.colours
        _ = words.gettext
        title = self.brush.label(month_text(*self.month, words), theme.CARD_HEADING, colours.text)
        self.page.show_centred(title, screen.month)
        self.page.add(
            IconButton(
                "previous",
                screen.previous,
                lambda: self.turn(-1),
                enabled=self.month > first,
                hint=_("Previous month, Page Up"),
                icon=Icon.PREVIOUS,
            ),
            IconButton(
                "next",
                screen.next,
                lambda: self.turn(1),
                enabled=self.month < last,
                hint=_("Next month, Page Down"),
                icon=Icon.NEXT,
            ),
        )
        for index, weekday in enumerate(weekday_texts(words)):
            label = self.brush.label(weekday, theme.DESCRIPTION, colours.quiet_text)
            self.page.show_centred(label, screen.weekday(index))

    def _show_days(self) -> None:
        words = self.services.words
        for day, week, weekday in self.month.days():
            mark = mark_of(self._days.get(day))
            self.page.add(
                DayCell(
                    day.isoformat(),
                    self._screen.cell(week, weekday),
                    partial(self.play, day),
                    enabled=day <= self._today,
                    hint=date_text(day, words) + SEPARATOR + words.gettext(mark.words),
                    number=day.day,
                    mark=mark,
                    today=day == self._today,
                )
            )

    # Time

    def elapse(self, seconds: float) -> None:
        """Follow the player's date."""
        if self.services.today() != self._today:
            self.recompose()

    # Acting

    def play(self, day: date) -> None:
        """Go on with the deal of a day, or deal it; not one of a day that is still to come."""
        services, today = self.services, self.services.today()
        if day > today:
            self.recompose()
            return
        played = services.statistics.day(day, self.suits)
        if played is None or played.open_play is None:
            left = services.game_is_open
            code = services.daily_code(day, self.suits)
            self.go(Play(services.dealer.daily(code, day, today), left=left))
        elif not self.go_on(played.open_play):
            self.recompose()
            self.tell_problems()

    def choose_suits(self, suits: SuitCount) -> None:
        """Show the deals of another number of suits."""
        self.suits = suits
        self.recompose()

    def turn(self, by: int) -> None:
        """Show another month, so many later; none that can't be opened."""
        button, opposite = ("next", "previous") if by > 0 else ("previous", "next")
        focused = self.page.focused
        on_button = focused is not None and focused.name == button
        self.month = self.month.shifted(by)
        self.recompose()
        if on_button and not self.page.control(button).enabled:
            self.page.focus(opposite)

    def on_key_press(self, symbol: int, modifiers: int) -> None:
        """Turn the pages of the calendar, or walk the controls."""
        by = page_turn_of(symbol, modifiers)
        if by:
            self.turn(by)
        else:
            super().on_key_press(symbol, modifiers)

    def on_text(self, text: str) -> None:
        """Choose the number of suits by digit."""
        for suits in SUIT_COUNTS:
            if text == str(suits):
                self.choose_suits(suits)

    def back(self) -> None:
        """Go back to the menu."""
        self.go(Menu())
