"""Where things are in the calendar of daily deals."""

from typing import Final

from simplesimon.ui.layout import Metrics, Rect
from simplesimon.ui.screens.paged import PagedScreen


class DailyScreen(PagedScreen):
    """The calendar of daily deals at the left, today's deal and the streak at the right."""

    def __init__(self, metrics: Metrics) -> None:
        super().__init__(metrics)
        if metrics.small:
            calendar, today, pad, aside = (16, 68, 516, 516), (548, 68, 236, 516), 16, 16
            self._cells = (152.0, 65.0, 64.0, 5.0)
            weekdays, turn = 128, 76
            self._tops = (14, 38, 70, 96, 132, 198, 208, 234, 264, 368, 376)
            self._lines, self._legend_row, button = 26, 33, 52
        else:
            calendar, today, pad, aside = (24, 88, 784, 608), (832, 88, 424, 608), 24, 32
            self._cells = (188.0, 98.0, 74.0, 8.0)
            weekdays, turn = 156, 104
            self._tops = (24, 52, 90, 126, 170, 256, 272, 304, 342, 424, 440)
            self._lines, self._legend_row, button = 32, 36, 56
        left, _top, width, _height = calendar
        place = metrics.place
        self.calendar: Final = place(*calendar)
        self.today: Final = place(*today)
        self.previous: Final = place(left + pad, turn, 44, 44)
        self.next: Final = place(left + width - pad - 44, turn, 44, 44)
        self.month: Final = place(left + pad + 44, turn, width - 2 * pad - 88, 44)
        self._left: Final = left + pad
        self._weekdays: Final = weekdays
        inner, inside, top = today[0] + aside, today[2] - 2 * aside, today[1]
        starts = [top + start for start in self._tops]

        def line(index: int, tall: float) -> Rect:
            return place(inner, starts[index], inside, tall)

        self.label: Final = line(0, 24)
        self.date: Final = line(1, 32)
        self.code: Final = line(2, 24)
        self.state: Final = line(3, 28)
        self.play: Final = line(4, button)
        self.rules: Final = [line(index, 0)._replace(height=1) for index in (5, 9)]
        self.streaks: Final = [line(index, self._lines) for index in (6, 7)]
        self.note: Final = line(8, starts[9] - starts[8])
        self._legend: Final = line(10, self._legend_row)

    def weekday(self, index: int) -> Rect:
        """Return the head of a column, 0 for Monday."""
        _top, width, _height, gap = self._cells
        left = self._left + index * (width + gap)
        return self.metrics.place(left, self._weekdays, width, 24)

    def cell(self, week: int, weekday: int) -> Rect:
        """Return the place of a day."""
        top, width, height, gap = self._cells
        left = self._left + weekday * (width + gap)
        return self.metrics.place(left, top + week * (height + gap), width, height)

    def legend(self, index: int) -> Rect:
        """Return a line of the legend."""
        down = index * self.metrics.px(self._legend_row)
        return self._legend._replace(bottom=self._legend.bottom - down)

    def segments(self, width: int) -> Rect:
        """Return the choice of the number of suits in the header; ``width`` is in pixels."""
        return self.back._replace(left=self.today.right - width, width=width)
