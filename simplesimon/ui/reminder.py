"""The bubble that says which rule refused a move, beside the cards it speaks of.

It may not cover a card of the group or of the column the group was meant for. Where to put it
is pure arithmetic; how it looks is painted here too.
"""

from collections.abc import Iterable
from enum import Enum, auto
from typing import Final, NamedTuple

from PIL import Image

from simplesimon.ui import theme
from simplesimon.ui.art.icons import Icon
from simplesimon.ui.art.paths import Path
from simplesimon.ui.art.shapes import paint
from simplesimon.ui.art.vector import mask_of
from simplesimon.ui.layout import Rect, TableLayout
from simplesimon.ui.marks import Marks
from simplesimon.ui.sheet import Sheet, empty
from simplesimon.ui.widgets.brush import Brush, blank
from simplesimon.wording import Reminder

TIP: Final = 12
"""How far the tip reaches out of the bubble, in pixels of the design."""

TEXT_WIDTH: Final = 270
"""The longest line of the reason, in pixels of the design."""

PAD: Final = 18
ICON: Final = 22


class Side(Enum):
    """Where the bubble lies, seen from the column it speaks of."""

    BELOW = auto()
    RIGHT = auto()
    LEFT = auto()
    ABOVE = auto()


class Place(NamedTuple):
    """Where a bubble goes."""

    rect: Rect
    """The bubble without its tip."""

    side: Side
    tip: int
    """Where the tip's point is, in pixels: its x if the bubble lies above or below, else its y."""


def bubble_place(
    size: tuple[int, int], column: Rect, cards: Iterable[Rect], window: Rect, gap: int
) -> Place:
    """Return where a bubble goes: under a column, else beside it, else above.

    The first place that lies in the window and covers none of the cards; if there is none, the
    one that covers least.

    Args:
        size: Width and height of the bubble.
        column: The cards of the column it speaks of.
        cards: What it may not cover.
        window: What it must stay in; the bar left out.
        gap: Between the column and the bubble, room for the tip.
    """
    width, height = size
    middle_x, last_y = round(column.centre[0]), column.bottom + min(column.height, 2 * gap)
    left = _kept(column.left, window.left, window.right - width)
    covered = list(cards)
    lowest = min(card.bottom for card in (column, *covered))
    highest = max(card.top for card in (column, *covered))
    level = _kept(last_y - height // 2, window.bottom, window.top - height)
    places = [
        Place(Rect(left, column.bottom - gap - height, width, height), Side.BELOW, middle_x),
        Place(Rect(column.right + gap, level, width, height), Side.RIGHT, last_y),
        Place(Rect(column.left - gap - width, level, width, height), Side.LEFT, last_y),
        Place(Rect(left, column.top + gap, width, height), Side.ABOVE, middle_x),
        # Under a short column, but lower than a long one beside it.
        Place(Rect(left, lowest - gap - height, width, height), Side.BELOW, middle_x),
        # Above a long column, but higher than the cards beside it.
        Place(Rect(left, highest + gap, width, height), Side.ABOVE, middle_x),
    ]

    def badness(place: Place) -> int:
        outside = width * height - place.rect.overlap(window)
        return outside + sum(place.rect.overlap(card) for card in covered)

    best = min(places, key=badness)
    kept = best.rect._replace(
        left=_kept(best.rect.left, window.left, window.right - width),
        bottom=_kept(best.rect.bottom, window.bottom, window.top - height),
    )
    return best._replace(rect=kept)


def _kept(value: int, least: int, most: int) -> int:
    return max(least, min(value, most))


class Reminders:
    """The reminder at a table, one at a time.

    Args:
        brush: What it is painted with.
        layout: The table.
        marks: Where the cards it speaks of are outlined.
    """

    def __init__(self, brush: Brush, layout: TableLayout, marks: Marks) -> None:
        self._brush: Final = brush
        self._layout: Final = layout
        self._marks: Final = marks
        self._sheet: Final = Sheet()
        self._seconds_left = 0.0
        self._awaited: set[Rect] = set()
        """What is to be outlined once the refused cards are back in their column."""

    @property
    def shown(self) -> bool:
        """Whether a reminder is seen."""
        return len(self._sheet.sprites) > 0

    def show(self, reminder: Reminder, cards: Rect, column: Rect) -> None:
        """Say why some cards do not go to a column, beside it.

        The column is outlined now, the cards when they are back: no empty place is.
        """
        self.end()
        self._marks.show_refused({column})
        if cards != column:
            self._awaited = {cards, column}
        bubble = Bubble(self._brush, reminder)
        gap = self._brush.px(theme.REMINDER_GAP)
        metrics = self._layout.metrics
        window = metrics.window._replace(height=self._layout.bar.bottom).grown(-gap)
        place = bubble_place(bubble.size, column, {cards, column}, window, gap)
        self._sheet.put(*bubble.paint(place))
        self._seconds_left = theme.REMINDER_SECONDS

    def cards_are_back(self) -> None:
        """Outline the refused cards too."""
        if self._awaited:
            self._marks.show_refused(self._awaited)
            self._awaited = set()

    def end(self) -> None:
        """Take it away."""
        self._awaited = set()
        self._marks.clear_refused()
        empty(self._sheet.sprites)

    def advance(self, seconds: float) -> bool:
        """Let time pass; tell whether it has just gone."""
        if not self.shown:
            return False
        self._seconds_left -= seconds
        if self._seconds_left > 0:
            return False
        self.end()
        return True

    def draw(self) -> None:
        """Draw it."""
        self._sheet.draw()


class Bubble:
    """A reminder, ready to be placed and painted."""

    def __init__(self, brush: Brush, reminder: Reminder) -> None:
        self._brush: Final = brush
        self._headline: Final = reminder.headline
        width = brush.px(TEXT_WIDTH)
        self._lines: Final = brush.wrapped(reminder.reason, theme.DESCRIPTION, width)
        words = max(
            brush.width(self._headline, theme.STRONG_NOTE),
            *(brush.width(line, theme.DESCRIPTION) for line in self._lines),
        )
        self._text_left: Final = brush.px(PAD + ICON + 12)
        self.size: Final = (
            self._text_left + words + brush.px(PAD + 4),
            brush.px(28 + 4 + 22)
            + brush.line_height(theme.NOTE)
            + (len(self._lines) - 1) * brush.line_height(theme.DESCRIPTION),
        )
        """Width and height without the tip, in pixels."""

    def paint(self, place: Place) -> tuple[Image.Image, int, int]:
        """Return the picture of the bubble at a place, and where its lower left corner goes."""
        brush, (width, height) = self._brush, self.size
        margin = brush.px(TIP) + brush.px(12)
        image = blank(width + 2 * margin, height + 2 * margin)
        box = (margin, margin, width, height)
        radius = brush.px(theme.CONTROL_RADIUS)
        brush.shadow(image, box, radius, blur=brush.px(4), alpha=0.40, down=brush.px(3))
        brush.box(image, box, radius, theme.PAPER)
        self._paint_tip(image, place, margin)
        icon_x = margin + brush.px(PAD + ICON / 2)
        first = margin + brush.px(28)
        brush.icon(image, Icon.BLOCK, icon_x, first, brush.px(ICON), theme.DANGER)
        left = margin + self._text_left
        brush.text(image, left, first, self._headline, theme.STRONG_NOTE, theme.INK)
        y = first + brush.px(4) + brush.line_height(theme.NOTE)
        for line in self._lines:
            brush.text(image, left, y, line, theme.DESCRIPTION, theme.QUIET_INK)
            y += brush.line_height(theme.DESCRIPTION)
        return image, place.rect.left - margin, place.rect.bottom - margin

    def _paint_tip(self, image: Image.Image, place: Place, margin: int) -> None:
        brush, (width, height) = self._brush, self.size
        tip, clear = brush.px(TIP), brush.px(theme.CONTROL_RADIUS + TIP)
        if place.side in (Side.BELOW, Side.ABOVE):
            along = margin + _kept(place.tip - place.rect.left, clear, width - clear)
            edge, out = (margin, -tip) if place.side is Side.BELOW else (margin + height, tip)
            corners = ((along - tip, edge), (along, edge + out), (along + tip, edge))
        else:
            along = margin + _kept(place.rect.top - place.tip, clear, height - clear)
            edge, out = (margin, -tip) if place.side is Side.RIGHT else (margin + width, tip)
            corners = ((edge, along - tip), (edge + out, along), (edge, along + tip))
        mask = mask_of(Path.polygon(*corners), image.width, image.height, 1.0)
        paint(image, mask, 0, 0, theme.PAPER)
