"""Where everything is: every coordinate of the window, from its size alone.

Pixels, x to the right, y upward, from the lower left corner, as arcade has it. Pure: no
window, no sprites, no rules.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from simplesimon.engine import COLUMN_HEIGHTS
from simplesimon.ui.art.faces import card_height, strip_height
from simplesimon.ui.motion import Point

COLUMNS: Final = len(COLUMN_HEIGHTS)

DEEPEST_DEALT_COLUMN: Final = 20
"""So many cards can lie in a column of a dealt game: eight, and a run on the last of them."""

WIDE_DESIGN: Final = (1280, 720)
SMALL_DESIGN: Final = (800, 600)
"""The two window sizes the screens are drawn for."""

SMALLEST_WIDE_SCALE: Final = 0.9
"""Below this the wide design's words and targets get too small: the small one takes over."""

LARGEST_SCALE: Final = 2.5

SMALLEST_TYPE: Final = 13
"""No letter is set smaller, in pixels."""

MARGIN_SHARE: Final = 0.018
GAP_SHARE: Final = 0.0105
"""Of the window's width: beside the outer columns, and between two columns."""

WIDEST_GAP_SHARE: Final = 0.17
"""Of the card's width, where a low window makes the cards small."""

BAR_HEIGHT: Final = 48
BAR_TO_CARDS: Final = 12
TABLE_FOOT: Final = 8
"""Free felt under the deepest column."""

TIGHTEST_STRIP_SHARE: Final = 0.17
"""Of a card's height: so close the cards of the deepest dealt column may lie."""

LEAST_DROP_SHARE: Final = 0.08
"""So much of a dragged card must lie over a column to mean it."""


class Rect(NamedTuple):
    """A rectangle of whole pixels."""

    left: int
    bottom: int
    width: int
    height: int

    @property
    def right(self) -> int:
        """The x just beyond its last pixel."""
        return self.left + self.width

    @property
    def top(self) -> int:
        """The y just beyond its last pixel."""
        return self.bottom + self.height

    @property
    def centre(self) -> Point:
        """Its middle; half pixels where a side is odd."""
        return self.left + self.width / 2, self.bottom + self.height / 2

    def contains(self, x: float, y: float) -> bool:
        """Tell whether a point lies in it."""
        return self.left <= x < self.right and self.bottom <= y < self.top

    def grown(self, by: int) -> "Rect":
        """Return it with each side moved outward."""
        return Rect(self.left - by, self.bottom - by, self.width + 2 * by, self.height + 2 * by)

    def overlap(self, other: "Rect") -> int:
        """Return the area it shares with another, in square pixels."""
        width = min(self.right, other.right) - max(self.left, other.left)
        height = min(self.top, other.top) - max(self.bottom, other.bottom)
        return max(0, width) * max(0, height)


class Metrics(NamedTuple):
    """What the design's sizes mean in a window."""

    width: int
    height: int

    @property
    def _wide_scale(self) -> float:
        return min(self.width / WIDE_DESIGN[0], self.height / WIDE_DESIGN[1])

    @property
    def small(self) -> bool:
        """Whether the small column of the design applies: the wide one does not fit."""
        return self._wide_scale < SMALLEST_WIDE_SCALE

    @property
    def scale(self) -> float:
        """Pixels for one unit of the design."""
        if self.small:
            small = min(self.width / SMALL_DESIGN[0], self.height / SMALL_DESIGN[1])
            return min(max(1.0, small), LARGEST_SCALE)
        return min(self._wide_scale, LARGEST_SCALE)

    def px(self, size: float) -> int:
        """Return a size of the design in whole pixels."""
        return round(size * self.scale)

    def type_px(self, size: float) -> int:
        """Return a size of type in whole pixels, never too small to read."""
        return max(SMALLEST_TYPE, self.px(size))

    @property
    def window(self) -> Rect:
        """The whole window."""
        return Rect(0, 0, self.width, self.height)

    @property
    def margin(self) -> int:
        """The free border of a screen."""
        return self.px(16 if self.small else 24)

    def place(self, left: float, top: float, width: float, height: float) -> Rect:
        """Return where a rectangle of the design lies in the window.

        The design lies in the middle of a window of another shape.

        Args:
            left: From the design's left edge.
            top: From the design's top edge, downward.
            width: In units of the design, as are all.
            height: As width.
        """
        design = SMALL_DESIGN if self.small else WIDE_DESIGN
        origin_x = (self.width - design[0] * self.scale) / 2
        origin_y = (self.height - design[1] * self.scale) / 2
        x, y = round(origin_x + left * self.scale), round(origin_y + top * self.scale)
        return Rect(x, self.height - y - self.px(height), self.px(width), self.px(height))

    def place_at_top(self, left: float, top: float, width: float, height: float) -> Rect:
        """Return where a rectangle lies whose ``top`` counts from the window's top instead.

        For headers, which no window of another shape moves down. Otherwise as ``place``.
        """
        rect = self.place(left, top, width, height)
        return rect._replace(bottom=self.height - self.px(top) - rect.height)

    def from_top(self, left: int, top: int, width: int, height: int) -> Rect:
        """Return a rectangle whose place is measured from the upper left corner, in pixels."""
        return Rect(left, self.height - top - height, width, height)


def tightest_strip(card_width: int) -> int:
    """Return how much of a covered card shows at the least in a dealt game, in pixels."""
    return int(TIGHTEST_STRIP_SHARE * card_height(card_width))


class Spot(NamedTuple):
    """A place on the table."""

    column: int
    row: int | None
    """The card counted from the deepest, or None for the felt below the column's last card."""


class TableLayout:
    """Where the cards lie in a window.

    Args:
        metrics: The window.
        large_index: Whether the cards have the large index, which needs wider strips.
        mirrored: Whether column 0 lies at the right, for left-handed players.
        deepest: How many cards can come to lie in a column. The cards are so small that these
            fit, at the tightest readable strips.
        kept_free: Pixels at the foot of the window that are left to something else.
    """

    def __init__(
        self,
        metrics: Metrics,
        *,
        large_index: bool = False,
        mirrored: bool = False,
        deepest: int = DEEPEST_DEALT_COLUMN,
        kept_free: int = 0,
    ) -> None:
        self.metrics: Final = metrics
        self.large_index: Final = large_index
        self.bar: Final = metrics.from_top(0, 0, metrics.width, metrics.px(BAR_HEIGHT))
        self._top: Final = self.bar.bottom - metrics.px(BAR_TO_CARDS)
        self._foot: Final = metrics.px(TABLE_FOOT) + kept_free
        widest = metrics.width * (1 - 2 * MARGIN_SHARE - (COLUMNS - 1) * GAP_SHARE) / COLUMNS
        self.card_width: Final = self._width_that_fits(round(widest), deepest)
        self.card_height: Final = card_height(self.card_width)
        self.strip: Final = strip_height(self.card_width, large_index=large_index)
        """Pixels of a covered card that show where there is room."""
        self._tightest_strip: Final = tightest_strip(self.card_width)
        gap = GAP_SHARE * metrics.width
        if self.card_width < round(widest):
            free = metrics.width * (1 - 2 * MARGIN_SHARE) - COLUMNS * self.card_width
            gap = min(self.card_width * WIDEST_GAP_SHARE, free / (COLUMNS - 1))
        self.gap: Final = gap
        margin = (metrics.width - COLUMNS * self.card_width - (COLUMNS - 1) * gap) / 2
        lefts = [round(margin + slot * (self.card_width + gap)) for slot in range(COLUMNS)]
        self.left_edge: Final = lefts[0]
        """The x where the leftmost card begins."""
        self.right_edge: Final = lefts[-1] + self.card_width
        """The x where the rightmost card ends."""
        self._lefts: Final = lefts[::-1] if mirrored else lefts

    def _width_that_fits(self, width: int, cards: int) -> int:
        """Return the greatest card width at which a column of so many cards has room."""
        covered = cards - 1
        while width > 1:
            deepest = card_height(width) + covered * tightest_strip(width)
            if deepest <= self._top - self._foot:
                break
            width -= 1
        return width

    def card_rect(self, column: int, row: int, height: int) -> Rect:
        """Return where a card lies in a column of ``height`` cards; row 0 is the deepest."""
        below = self._offset(row, height)
        bottom = self._top - below - self.card_height
        return Rect(self._lefts[column], bottom, self.card_width, self.card_height)

    def slot_rect(self, column: int) -> Rect:
        """Return where the slot of an empty column lies, and the deepest card of a full one."""
        return self.card_rect(column, 0, 1)

    def group_rect(self, column: int, row: int, height: int) -> Rect:
        """Return the rectangle around the cards from a row to the end of the column."""
        first = self.card_rect(column, row, height)
        last = self.card_rect(column, max(row, height - 1), height)
        return Rect(first.left, last.bottom, first.width, first.top - last.bottom)

    def _offset(self, row: int, height: int) -> int:
        """Return how far below the column's top a card begins, in whole pixels.

        A deep column shrinks its strips until its cards fit the window. Only a typed board is
        deeper than the smallest readable strip allows: there the strips shrink on, but the one
        above the playable card stays readable.
        """
        covered = height - 1
        if covered < 1:
            return 0
        room = self._top - self._foot - self.card_height
        strip = min(self.strip, room // covered)
        if strip >= self._tightest_strip:
            return row * strip
        strip = (room - self._tightest_strip) // (covered - 1)
        return room if row == covered else row * strip

    def column_at(self, x: float) -> int | None:
        """Return the column whose cards, or the gap beside them, an x lies over."""
        reach = self.gap / 2
        for column, left in enumerate(self._lefts):
            if left - reach <= x < left + self.card_width + reach:
                return column
        return None

    def spot_at(self, x: float, y: float, heights: Sequence[int]) -> Spot | None:
        """Return the card or the felt of a column at a point; None above or beside all.

        Args:
            x: Pixels from the left.
            y: Pixels from the bottom.
            heights: The number of cards in each column.
        """
        column = self.column_at(x)
        if column is None or y >= self._top:
            return None
        height = heights[column]
        for row in reversed(range(height)):
            rect = self.card_rect(column, row, height)
            if rect.bottom <= y < rect.top:
                return Spot(column, row)
        return Spot(column, None)

    def column_rect(self, column: int, height: int) -> Rect:
        """Return the area of a column: its cards or its slot, and half a card below."""
        rect = self.group_rect(column, 0, height) if height else self.slot_rect(column)
        below = self.card_height // 2
        return Rect(rect.left, rect.bottom - below, rect.width, rect.height + below)

    def drop_column(self, card: Rect, heights: Sequence[int]) -> int | None:
        """Return the column a dragged card means: the one whose area it overlaps most."""
        overlaps = [
            card.overlap(self.column_rect(column, height)) for column, height in enumerate(heights)
        ]
        most = max(overlaps)
        if most < LEAST_DROP_SHARE * card.width * card.height:
            return None
        return overlaps.index(most)
