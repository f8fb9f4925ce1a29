"""Where things are in the statistics and the list of games."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from simplesimon.ui.layout import Metrics, Rect
from simplesimon.ui.screens.paged import PagedScreen


class GameColumns(NamedTuple):
    """Where things are in the row of a game, from its left end, in units of the design."""

    date: float
    suits: float
    suit_pitch: float
    """From one sign to the next."""

    code: float
    code_width: float
    sign: float
    """The middle of the sign that tells how the game ended."""

    words: float
    """Where more is told of that, in words if they have room, else in small signs."""

    words_width: float
    score: float
    """The right end of the score, as of all numbers."""

    moves: float
    time: float
    actions: tuple[float, ...]
    """The left ends of the buttons."""


class StatisticsScreen(PagedScreen):
    """The figures, and the list of games.

    In a wide window the figures, the chart and the latest games are on one page; in a small
    one the list of games is the other page.
    """

    ROWS: Final = 10
    """Lines of the table of figures."""

    COLUMNS: Final = 4
    RECENT: Final = 6
    """Games on the first page."""

    TARGET: Final = 44
    STRIP: Final = 20
    """Boxes in the strip of the last results."""

    def __init__(self, metrics: Metrics) -> None:
        super().__init__(metrics)
        place = metrics.place
        if metrics.small:
            self.figures = place(16, 124, 452, 460)
            self.chart_panel = place(480, 124, 304, 460)
            self.segments = place(496, 136, 272, 44)
            self.chart_title = place(496, 190, 272, 24)
            self.chart = place(496, 224, 272, 218)
            self.strip_title = place(496, 458, 272, 24)
            self._strip = (496.0, 490.0, 272.0, 10, 24.0, 34.0, 40.0)
            self._table = (32.0, 420.0, 68.0, 186.0, 38.0)
            self.heads = (146.0, 168.0, 12.0)
            self.column_pad = 8
            self._panel = (16.0, 124.0, 768.0, 460.0)
            self._games = (20.0, 760.0, 206.0, 45.0, 7)
            self.filters = place(32, 134, 736, 44)
            self.game_heads = place(20, 184, 760, 20)
            self.pager = place(32, 530, 736, 44)
            self.list_columns = GameColumns(
                12, 114, 14, 180, 146, 342, 356, 36, 440, 492, 562, (612, 658, 704)
            )
        else:
            self.figures = place(24, 88, 560, 608)
            self.chart_panel = place(608, 88, 648, 248)
            self.segments = place(632, 96, 600, 44)
            self.chart_title = place(632, 106, 300, 24)
            self.chart = place(632, 150, 600, 178)
            self.strip_title = place(48, 587, 512, 24)
            self._strip = (48.0, 616.0, 512.0, 20, 22.0, 32.0, 0.0)
            self._table = (48.0, 512.0, 90.0, 176.0, 40.0)
            self.heads = (124.0, 151.0, 15.0)
            self.column_pad = 12
            self._panel = (24.0, 88.0, 1232.0, 608.0)
            self._games = (36.0, 1208.0, 188.0, 44.0, 10)
            self.filters = place(48, 104, 1184, 44)
            self.game_heads = place(36, 160, 1208, 24)
            self.pager = place(48, 640, 1184, 44)
            self.list_columns = GameColumns(
                12, 170, 18, 272, 150, 458, 484, 320, 872, 948, 1032, (1056, 1104, 1152)
            )
        self.games: Final = place(*self._panel)
        self.games_per_page: Final = self._games[4]
        self.recent: Final = place(608, 352, 648, 344)
        self.recent_title: Final = place(632, 368, 300, 24)
        self.recent_columns: Final = GameColumns(
            12, 116, 14, 182, 146, 344, 358, 36, 436, 488, 556, (568,)
        )

    def row(self, index: int) -> Rect:
        """Return a line of the table of figures."""
        left, width, _pitch, top, height = self._table
        return self.metrics.place(left, top + index * height, width, height)

    @property
    def label_width(self) -> int:
        """What the longest figure of the first column leaves to the names of lines, in pixels."""
        left, width, pitch, _top, _height = self._table
        first = left + width - (self.COLUMNS - 1) * pitch
        return self.metrics.px(first - left - pitch + 18)

    def column(self, index: int) -> Rect:
        """Return a column of the table with its head, as it is tinted when it is chosen.

        Its figures end ``column_pad`` before its right end.
        """
        left, width, pitch, top, height = self._table
        right = left + width - (self.COLUMNS - 1 - index) * pitch + self.column_pad
        first = self.heads[0] - 20
        tall = top + self.ROWS * height - first - 4
        return self.metrics.place(right - pitch, first, pitch, tall)

    def strip(self, index: int) -> Rect:
        """Return a box of the strip of last results, the oldest first."""
        left, top, width, across, box, height, pitch = self._strip
        row, place = divmod(index, across)
        step = (width - box) / (across - 1)
        return self.metrics.place(left + place * step, top + row * pitch, box, height)

    @property
    def whole_strip(self) -> Rect:
        """The rectangle around all boxes of the strip."""
        first, last = self.strip(0), self.strip(self.STRIP - 1)
        return Rect(first.left, last.bottom, last.right - first.left, first.top - last.bottom)

    def segments_at_right(self, width: int) -> Rect:
        """Return the segments that choose a column; ``width`` is what they need, in pixels."""
        whole = self.segments
        return whole if self.small else whole._replace(left=whole.right - width, width=width)

    def at_right_of(self, rect: Rect, width: int) -> Rect:
        """Return a button that ends where a panel's inside does, as wide as it has to be."""
        right = rect.right - self.metrics.px(16 if self.small else 24)
        height = self.metrics.px(self.TARGET)
        bottom = round(self.recent_title.centre[1]) - height // 2
        return Rect(right - width, bottom, width, height)

    def header_buttons(self, widths: Sequence[int]) -> list[Rect]:
        """Return buttons at the right of the header, each as wide as it needs, in pixels."""
        height, gap = self.metrics.px(self.TARGET), self.metrics.px(8)
        right = self.games.right
        bottom = self.header.bottom + (self.header.height - height) // 2
        rects: list[Rect] = []
        for width in reversed(widths):
            rects.insert(0, Rect(right - width, bottom, width, height))
            right -= width + gap
        return rects

    def recent_row(self, index: int) -> Rect:
        """Return the row of a game on the first page of a wide window."""
        return self.metrics.place(620, 408 + 46 * index, 624, 46)

    def game_row(self, index: int) -> Rect:
        """Return the row of a game in the list."""
        left, width, top, pitch, _count = self._games
        return self.metrics.place(left, top + pitch * index, width, pitch)


class GameCardScreen:
    """All that is known of one game, and what can be done with it, in a panel in the middle.

    Args:
        metrics: The window.
        facts: How many lines tell of it.
        buttons: How many buttons there are, two in a row; an odd one is as wide as two.
    """

    WIDTH: Final = 560

    def __init__(self, metrics: Metrics, facts: int, buttons: int) -> None:
        pad, line, tall, gap = 32, 28, 48, 12
        rows = (buttons + 1) // 2
        foot = rows * (tall + gap) - gap + pad
        heading = 128
        height = heading + facts * line + 16 + foot
        design = (800, 600) if metrics.small else (1280, 720)
        left, top = (design[0] - self.WIDTH) / 2, (design[1] - height) / 2
        inner, inside = left + pad, self.WIDTH - 2 * pad
        place = metrics.place
        self.panel: Final = place(left, top, self.WIDTH, height)
        self.title: Final = place(inner, top + 26, inside - 44, 40)
        self.close: Final = place(left + self.WIDTH - 60, top + 16, 44, 44)
        self.line: Final = place(inner, top + 74, inside, 26)
        self.facts: Final = [
            place(inner, top + heading - 12 + index * line, inside, line) for index in range(facts)
        ]
        half = (inside - gap) / 2
        self.buttons: Final[list[Rect]] = []
        y = top + height - foot
        if buttons % 2:
            self.buttons.append(place(inner, y, inside, tall))
            y += tall + gap
        for index in range(buttons - buttons % 2):
            row, side = divmod(index, 2)
            x = inner + side * (half + gap)
            self.buttons.append(place(x, y + row * (tall + gap), half, tall))
