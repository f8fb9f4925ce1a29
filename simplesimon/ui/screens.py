"""Where things are on the screens other than the table, in the design's own numbers.

Each screen is drawn twice: for 1280 × 720 and, where that does not fit, for 800 × 600.
``Metrics.place`` turns the numbers into pixels. Pure.
"""

from collections.abc import Sequence
from math import cos, radians, sin
from typing import Final, NamedTuple

from simplesimon.ui.layout import Metrics, Rect
from simplesimon.ui.motion import Point


class FanCard(NamedTuple):
    """A card of a fan."""

    centre: Point
    """In pixels."""

    degrees: float
    """Turned clockwise."""


def fan(pivot: Point, radius: float, cards: int, degrees: float) -> list[FanCard]:
    """Return cards spread around a pivot below them, each turned away from the middle.

    Args:
        pivot: In pixels.
        radius: From the pivot to the middles of the cards, in pixels.
        cards: How many.
        degrees: Between two neighbours.
    """
    spread = []
    for index in range(cards):
        turn = (index - (cards - 1) / 2) * degrees
        x = pivot[0] + radius * sin(radians(turn))
        y = pivot[1] + radius * cos(radians(turn))
        spread.append(FanCard((x, y), turn))
    return spread


class MenuScreen:
    """The start: words and buttons at the left, a fan of cards at the right."""

    FAN_CARDS: Final = 5
    FAN_DEGREES: Final = 11.5

    def __init__(self, metrics: Metrics) -> None:
        place = metrics.place
        self.small: Final = metrics.small
        if metrics.small:
            left, width = 40, 348
            self.wordmark = place(left, 84, 360, 64)
            self.tagline = place(left, 156, width, 24)
            self._rows = (204, 72), (288, 52), (348, 52), (424, 48), (480, 48)
            self.fan_width = metrics.px(134)
            radius, middle = metrics.px(240), place(592, 330, 0, 0)
        else:
            left, width = 88, 424
            self.wordmark = place(left, 104, 460, 84)
            self.tagline = place(left, 196, width, 24)
            self._rows = (248, 80), (344, 56), (408, 56), (496, 48), (552, 48)
            self.fan_width = metrics.px(200)
            radius, middle = metrics.px(500), place(912, 388, 0, 0)
        self._left, self._width = left, width
        self._metrics: Final = metrics
        pivot = (middle.left, middle.bottom - radius)
        self.fan: Final = fan(pivot, radius, self.FAN_CARDS, self.FAN_DEGREES)

    def row(self, index: int) -> Rect:
        """Return the whole width of a row of buttons, 0 = the primary one at the top."""
        top, height = self._rows[index]
        return self._metrics.place(self._left, top, self._width, height)

    def half(self, index: int, side: int) -> Rect:
        """Return the left (0) or right (1) half of a row of buttons."""
        top, height = self._rows[index]
        half = (self._width - 8) / 2
        return self._metrics.place(self._left + side * (half + 8), top, half, height)


class SuitsScreen:
    """How many suits: three tiles in the proportions of a card."""

    def __init__(self, metrics: Metrics) -> None:
        place = metrics.place
        if metrics.small:
            back = place(16, 0, 113, 44), 12
            self.title = place(0, 64, 800, 40)
            self.subtitle = place(0, 110, 800, 24)
            lefts, top, width, height = (52, 290, 528), 156, 220, 307
            self.switch = place(150, 494, 500, 76)
        else:
            back = place(24, 0, 113, 48), 16
            self.title = place(0, 56, 1280, 48)
            self.subtitle = place(0, 112, 1280, 24)
            lefts, top, width, height = (212, 508, 804), 168, 264, 369
            self.switch = place(390, 576, 500, 80)
        rect, down = back
        # At the window's top and not the design's, as on the pages with a header.
        bottom = metrics.height - metrics.px(down) - rect.height
        self.back: Final = rect._replace(bottom=bottom)
        self.tiles: Final = [place(left, top, width, height) for left in lefts]


_PAUSE_MEASURES: Final = (
    (432, 119, 56, 48, 8, 16, 16, 32),
    (432, 108, 52, 44, 6, 12, 12, 20),
)
"""Of the pause menu, roomy and close: its width, heading, first button, other buttons, gap, gap
below the first button, more of it above the last, and foot."""


class PauseScreen:
    """A panel in the middle with a column of buttons.

    Args:
        metrics: The window.
        buttons: How many buttons there are; the first is taller, the last stands apart.
    """

    def __init__(self, metrics: Metrics, buttons: int) -> None:
        design_width, design_height = (800, 600) if metrics.small else (1280, 720)
        for measures in _PAUSE_MEASURES:
            width, heading, first, other, gap, first_gap, apart, foot = measures
            rows = first + first_gap + (buttons - 1) * (other + gap) - gap + apart
            height = heading + rows + foot
            if height <= design_height - 2 * 16:
                break
        left, top = (design_width - width) / 2, (design_height - height) / 2
        inner, inside = left + 32, width - 64
        self.panel: Final = metrics.place(left, top, width, height)
        y = top + heading
        self.title: Final = metrics.place(inner, y - 87, inside, 40)
        self.line: Final = metrics.place(inner, y - 40, inside, 26)
        self.buttons: Final[list[Rect]] = [metrics.place(inner, y, inside, first)]
        y += first + first_gap
        for index in range(1, buttons):
            if index == buttons - 1:
                y += apart
            self.buttons.append(metrics.place(inner, y, inside, other))
            y += other + gap


class CodeScreen:
    """A dialog with a field to type into."""

    def __init__(self, metrics: Metrics) -> None:
        width, height = 600, 368
        design = (800, 600) if metrics.small else (1280, 720)
        left, top = (design[0] - width) / 2, (design[1] - height) / 2
        inner, inside = left + 32, width - 64
        paste = 128

        def line(y: float, tall: float) -> Rect:
            return metrics.place(inner, top + y, inside, tall)

        self.panel: Final = metrics.place(left, top, width, height)
        self.title: Final = line(28, 40)
        self.close: Final = metrics.place(left + width - 60, top + 16, 44, 44)
        self.intro: Final = line(80, 24)
        self.field: Final = metrics.place(inner, top + 120, inside - paste - 12, 56)
        self.paste: Final = metrics.place(inner + inside - paste, top + 120, paste, 56)
        self.message: Final = line(190, 52)
        self.hint: Final = line(244, 24)
        self.cancel: Final = metrics.place(inner + inside - 272, top + 288, 120, 48)
        self.play: Final = metrics.place(inner + inside - 140, top + 288, 140, 48)


class WinScreen:
    """The score and what next, in a panel in the middle.

    Args:
        metrics: The window.
        tiles: How many small tiles stand under the score.
        stars: Whether stars stand above the headline.
    """

    STARS: Final = (40, 52, 40)
    """Their sizes; the middle one stands a little higher."""

    STAR_PITCH: Final = 68

    def __init__(self, metrics: Metrics, tiles: int, *, stars: bool = False) -> None:
        width = 560
        if metrics.small:
            height, design = (564 if stars else 548), (800, 600)
            title, headline, first, step, score, tile, button = 56, 104, 162, 30, 282, 322, 412
            if stars:
                title, headline, first, step, score, tile = 43, 147, 219, 27, 319, 346
                button = 428
            star = 102
        else:
            height, design = (648 if stars else 592), (1280, 720)
            title, headline, first, step, score, tile, button = 64, 120, 190, 32, 318, 360, 452
            if stars:
                title, headline, first, score, tile, button = 56, 182, 272, 392, 426, 512
            star = 126
        left, top = (design[0] - width) / 2, (design[1] - height) / 2
        inner, inside, gap = left + 48, width - 96, 12

        def line(middle: float, tall: float = 28) -> Rect:
            return metrics.place(inner, top + middle - tall / 2, inside, tall)

        def cell(index: int, count: int, y: float, tall: float) -> Rect:
            across = (inside - (count - 1) * gap) / count
            return metrics.place(inner + index * (across + gap), top + y, across, tall)

        self.panel: Final = metrics.place(left, top, width, height)
        self.title: Final = line(title, 56)
        self.headline: Final = line(headline)
        self.note: Final = line(headline + (25 if metrics.small else 27), 24)
        self.second_note: Final = line(headline + (45 if metrics.small else 49), 22)
        middle, pitch = left + width / 2, self.STAR_PITCH
        self.stars: Final = [
            metrics.place(
                middle + (index - 1) * pitch - size / 2, top + star - size / 2 - rise, size, size
            )
            for index, (size, rise) in enumerate(zip(self.STARS, (0, 6, 0), strict=True))
        ]
        self.rows: Final = [line(first + index * step) for index in range(3)]
        self.rule: Final = line(first + 2 * step + 24, 1)
        self.score: Final = line(score, 48)
        self.tiles: Final = [cell(index, tiles, tile, 64) for index in range(tiles)]
        self.buttons: Final = [
            cell(0, 2, button, 48),
            cell(1, 2, button, 48),
            cell(0, 2, button + 60, 48),
            cell(1, 2, button + 60, 48),
        ]


class ReplayParts(NamedTuple):
    """The lower row of the panel that steers a replay."""

    pace: Rect
    steps: list[Rect]
    """To the start, a step back, play, a step on, to the end."""

    play_on: Rect


class ReplayScreen:
    """The panel that steers a replay, at the foot of the window: a line, and a row below it."""

    WIDTH: Final = 1232
    HEIGHT: Final = 128
    LINE: Final = 56
    ROW: Final = 48
    STEP: Final = 44
    PLAY: Final = 56
    """The width of the button that plays."""

    def __init__(self, metrics: Metrics) -> None:
        px = metrics.px
        self._metrics: Final = metrics
        self._pad: Final = px(16 if metrics.small else 20)
        self._gap: Final = px(2 if metrics.small else 8)
        width = min(metrics.width - 2 * metrics.margin, px(self.WIDTH))
        left, bottom = (metrics.width - width) // 2, px(8 if metrics.small else 12)
        self.panel: Final = Rect(left, bottom, width, px(self.HEIGHT))

    def line(self, counter: int) -> Rect:
        """Return the line; ``counter`` is the room at its right, in pixels."""
        px, panel = self._metrics.px, self.panel
        beside, height = self._pad + px(12), px(self.LINE)
        width = panel.width - 2 * beside - counter - px(20)
        return Rect(panel.left + beside, panel.top - px(6) - height, width, height)

    @property
    def counter(self) -> Rect:
        """The line in which the counter stands, at the right."""
        line = self.line(0)
        return line._replace(width=self.panel.right - self._pad - line.left)

    def fits(self, pace: int, play_on: int) -> bool:
        """Tell whether controls of these widths, in pixels, have room beside the steps."""
        apart = 2 * self._metrics.px(12)
        return pace + self._steps_width + play_on + apart <= self.panel.width - 2 * self._pad

    @property
    def _steps_width(self) -> int:
        px = self._metrics.px
        return 4 * (px(self.STEP) + self._gap) + px(self.PLAY)

    def parts(self, pace: int, play_on: int) -> ReplayParts:
        """Return the row; ``pace`` and ``play_on`` are the widths of its ends, in pixels."""
        px, panel = self._metrics.px, self.panel
        height, step = px(self.ROW), px(self.STEP)
        row = Rect(panel.left + self._pad, panel.bottom + px(14), 0, height)
        low = row._replace(bottom=row.bottom + (height - step) // 2, height=step)
        end = row._replace(left=panel.right - self._pad - play_on, width=play_on)
        # In the middle of the panel, or of what the ends leave.
        middle = round(panel.centre[0])
        first, last = low.left + pace, end.left
        x = middle - self._steps_width // 2
        if x < first or x + self._steps_width > last:
            x = (first + last - self._steps_width) // 2
        steps = []
        for width in (step, step, px(self.PLAY), step, step):
            place = low if width == step else row
            steps.append(place._replace(left=x, width=width))
            x += width + self._gap
        return ReplayParts(low._replace(width=pace), steps, end)


class PagedScreen:
    """A header, and the names of pages: a rail at the left, tabs where the window is small."""

    TAB_GAP: Final = 8

    def __init__(self, metrics: Metrics) -> None:
        self.metrics: Final = metrics
        self.small: Final = metrics.small
        self._margin: Final = 16 if metrics.small else 24
        height = 60 if metrics.small else 64
        back = self._at_top(self._margin, (height - 44) / 2, 44, 44)
        self.back: Final = back
        self.title: Final = self._at_top(self._margin + 64, height / 2 - 20, 520, 40)
        self.header: Final = metrics.from_top(0, 0, metrics.width, metrics.px(height))

    def _at_top(self, left: float, top: float, width: float, height: float) -> Rect:
        """Place a rectangle in the header, which is at the window's top and not the design's."""
        rect = self.metrics.place(left, top, width, height)
        return rect._replace(bottom=self.metrics.height - self.metrics.px(top) - rect.height)

    def rail(self, index: int) -> Rect:
        """Return where the name of a page is in the rail."""
        return self.metrics.place(24, 88 + 56 * index, 208, 48)

    def tabs(self, natural_widths: Sequence[int]) -> list[Rect]:
        """Return the tabs, in the pixels their names need and an equal share of the rest."""
        whole = self.metrics.place(16, 68, 768, 44)
        gap, count = self.metrics.px(self.TAB_GAP), len(natural_widths)
        share = (whole.width - gap * (count - 1) - sum(natural_widths)) / count
        rects, left = [], float(whole.left)
        for natural in natural_widths:
            right = left + natural + share
            rects.append(whole._replace(left=round(left), width=round(right) - round(left)))
            left = right + gap
        return rects


class SettingsScreen(PagedScreen):
    """A page of settings: a list of rows, and a preview beside it.

    Args:
        metrics: The window.
        preview: Whether a small window shows the preview; a larger one always does.
    """

    ROW: Final = 72
    TALL_ROW: Final = 112
    """With the control under the words."""

    PAD: Final = 20
    """Beside the words and the controls of a row."""

    def __init__(self, metrics: Metrics, *, preview: bool) -> None:
        super().__init__(metrics)
        place = metrics.place
        self.preview: Final = preview or not metrics.small
        if metrics.small:
            self._list = (16, 124, 600 if preview else 768, 456)
            panel = felt = (624, 124, 160, 456)
        else:
            self._list = (256, 88, 672, 448)
            panel, felt = (952, 88, 304, 448), (968, 144, 272, 376)
        self.preview_panel: Final = place(*panel)
        self.preview_felt: Final = place(*felt)
        self.preview_title: Final = place(972, 104, 264, 24)
        self.list: Final = place(*self._list)
        self.note: Final = place(276, 556, 632, 24)
        self.room: Final = metrics.px(self._list[3] - 16)
        """The height of all rows, in pixels, at the most."""

    def reset(self, width: int) -> Rect:
        """Return where "Reset all" is; ``width`` is what it needs, in pixels."""
        if not self.small:
            return self.metrics.place(24, 648, 208, 48)
        rect = self._at_top(0, 8, 44, 44)
        return rect._replace(left=self.list.left + self.metrics.px(768) - width, width=width)

    def rows(self, tall: Sequence[bool]) -> list[Rect]:
        """Return the rows, as wide as the list, each told whether it is a tall one."""
        left, top, width, _height = self._list
        top, rows = top + 8, []
        for high in tall:
            height = self.TALL_ROW if high else self.ROW
            rows.append(self.metrics.place(left, top, width, height))
            top += height
        return rows

    def inside(self, row: Rect) -> Rect:
        """Return what is left of a row between its pads."""
        pad = self.metrics.px(self.PAD)
        return row._replace(left=row.left + pad, width=row.width - 2 * pad)


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


class DialogScreen:
    """A question in a panel in the middle, and two buttons at its foot.

    Args:
        metrics: The window.
        lines: How many lines the question takes.
        line: The distance of two lines, in pixels.
    """

    WIDTH: Final = 520
    PAD: Final = 32

    def __init__(self, metrics: Metrics, lines: int, line: int) -> None:
        pad, above, below, button = self.PAD, 96, 32, 48
        text = lines * line / metrics.scale
        height = above + text + below + button + pad
        design = (800, 600) if metrics.small else (1280, 720)
        left, top = (design[0] - self.WIDTH) / 2, (design[1] - height) / 2
        inside = self.WIDTH - 2 * pad
        self.panel: Final = metrics.place(left, top, self.WIDTH, height)
        self.title: Final = metrics.place(left + pad, top + 28, inside, 40)
        self.text: Final = metrics.place(left + pad, top + above - 12, inside, text)
        self._foot: Final = metrics.place(left + pad, top + height - pad - button, inside, button)
        self._gap: Final = metrics.px(12)

    @staticmethod
    def text_width(metrics: Metrics) -> int:
        """Return how long a line of the question may be, in pixels."""
        return metrics.px(DialogScreen.WIDTH - 2 * DialogScreen.PAD)

    def button(self, width: int) -> Rect:
        """Return the only button, at the right, as wide as it needs to be, in pixels."""
        return self._foot._replace(left=self._foot.right - width, width=width)

    def buttons(self, widths: tuple[int, int]) -> tuple[Rect, Rect]:
        """Return the two buttons, at the right, each as wide as it needs to be, in pixels."""
        first, second = widths
        answer = self.button(second)
        cancel = self._foot._replace(left=answer.left - self._gap - first, width=first)
        return cancel, answer


class HelpTile(NamedTuple):
    """Where things are in a tile of the rules, in units of the design from its upper left."""

    width: float
    height: float
    pad: float
    picture_height: float
    heading: float
    """The middle of the heading."""

    text: float
    """The middle of the first line of the text."""

    line: float
    """From line to line."""

    lines: int
    """How many lines there is room for."""


class HelpList(NamedTuple):
    """Where things are in a list of the rules, in units of the design."""

    pad: float
    gap: float
    """Between its two columns."""

    top: float
    row: float
    """Height of a line of the list, if there is room for that."""

    bottom: float
    """Where a list without a note ends."""

    caps: float
    """Width kept for key caps."""

    heading: float
    """The middle of a heading, from the top of its line, as is all that follows."""

    text: float
    line: float
    note: float
    """The middle of the note, from the top of the panel."""

    note_rule: float
    """The line above the note."""


class HelpBoard(NamedTuple):
    """Where things are beside the large picture of a table, in units of the design."""

    pad: float
    picture_height: float
    heading: float
    text: float
    text_width: float
    line: float
    lines: int
    button: tuple[float, float, float, float]
    """Left, top, width and height of the button, from the panel's upper left."""


class HelpScreen(PagedScreen):
    """The rules: a list of chapters at the left, the page of one at the right.

    Args:
        metrics: The window.
        parts: How many chapters there are in each part of the list.
    """

    def __init__(self, metrics: Metrics, parts: Sequence[int]) -> None:
        super().__init__(metrics)
        place = metrics.place
        if metrics.small:
            rail = (64, 16, 168, 44, 44, 0)
            page = (200, 72, 584, 512)
            tile = HelpTile(284, 248, 10, 124, 152, 174, 19, 4)
            gap = 16
            self.list = HelpList(16, 24, 4, 58, 508, 128, 13, 30, 16, 491, 470)
            self.board = HelpBoard(10, 290, 322, 347, 544, 19, 4, (20, 448, 260, 48))
        else:
            # Twelve chapters in three parts at the pitch of other rails, 56, are 692 high, and the
            # page has 608: full targets, 48 high, that touch, and 16 between two parts fill it
            # exactly, so that rail and tiles end together.
            rail = (88, 24, 208, 48, 48, 16)
            page = (256, 88, 1000, 608)
            tile = HelpTile(488, 292, 16, 160, 200, 227, 21, 3)
            gap = 24
            self.list = HelpList(32, 48, 12, 66, 600, 176, 22, 45, 20, 576, 548)
            self.board = HelpBoard(16, 440, 492, 524, 660, 23, 3, (744, 504, 232, 56))
        self.page: Final = place(*page)
        self.tile: Final = tile
        left, top, width, height = page
        self.tiles: Final = [
            place(
                left + column * (tile.width + gap),
                top + row * (tile.height + gap),
                tile.width,
                tile.height,
            )
            for row in (0, 1)
            for column in (0, 1)
        ]
        self.chapters: Final[list[Rect]] = []
        self.rules: Final[list[Rect]] = []
        """The fine lines between two parts of the list."""

        y, left, width, height, pitch, apart = rail
        for part, count in enumerate(parts):
            if part:
                middle = y - (pitch - height) / 2 + apart / 2
                self.rules.append(place(left + 16, middle, width - 32, 0)._replace(height=1))
                y += apart
            for _chapter in range(count):
                # Each ends in whole pixels where the next may begin.
                rect, foot = place(left, y, width, height), place(left, y + height, 0, 0).top
                self.chapters.append(rect._replace(bottom=foot, height=rect.top - foot))
                y += pitch
