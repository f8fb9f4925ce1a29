"""The table of figures, as one picture."""

from collections.abc import Sequence
from typing import Final

from PIL import Image

from simplesimon.engine import SUIT_COUNTS, SUITS_IN_PACK, Suit
from simplesimon.forms import DASH
from simplesimon.ui import theme
from simplesimon.ui.figures import COLUMNS, FigureRow
from simplesimon.ui.layout import Rect
from simplesimon.ui.screens.statistics import StatisticsScreen
from simplesimon.ui.widgets.brush import Brush, blank
from simplesimon.ui.widgets.game_row import draw_suits

_SIGN_PITCH: Final = 1.12
"""From one sign of a suit to the next, as a share of their height."""


def signs_of(suits: int | None) -> tuple[Suit, ...]:
    """Return the suits in a pack of so many, each once; none for all packs together."""
    for count in SUIT_COUNTS:
        if count == suits:
            return tuple(dict.fromkeys(SUITS_IN_PACK[count]))
    return ()


def table_image(
    brush: Brush,
    screen: StatisticsScreen,
    heads: Sequence[str],
    rows: Sequence[FigureRow],
    chosen: int,
) -> Image.Image:
    """Return the table, as large as ``screen.figures``.

    Args:
        brush: What it is painted with.
        screen: Where everything is.
        heads: What the columns are called.
        rows: The lines.
        chosen: The index of the column that is tinted.
    """
    panel = screen.figures
    image = blank(panel.width, panel.height)
    painter = _Table(brush, screen, image)
    painter.tint(chosen)
    for index, head in enumerate(heads):
        painter.head(index, head, chosen=index == chosen)
    for index, row in enumerate(rows):
        painter.row(index, row, chosen)
    return image


class _Table:
    """Paints the parts of the table onto a picture of the panel's inside."""

    def __init__(self, brush: Brush, screen: StatisticsScreen, image: Image.Image) -> None:
        self._brush = brush
        self._screen = screen
        self._image = image

    def _top(self, rect: Rect) -> int:
        """Return how far below the picture's top a rectangle of the window begins."""
        return self._screen.figures.top - rect.top

    def _left(self, rect: Rect) -> int:
        return rect.left - self._screen.figures.left

    def _end(self, index: int) -> int:
        """Return where the figures of a column end."""
        rect = self._screen.column(index)
        return self._left(rect) + rect.width - self._brush.px(self._screen.column_pad)

    def tint(self, chosen: int) -> None:
        """Tint a column."""
        rect = self._screen.column(chosen)
        box = (self._left(rect), self._top(rect), rect.width, rect.height)
        radius = self._brush.px(theme.CONTROL_RADIUS)
        self._brush.box(self._image, box, radius, theme.WHITE, alpha=0.07)

    def head(self, index: int, text: str, *, chosen: bool) -> None:
        """Write the signs and the name of a column."""
        brush, image, screen = self._brush, self._image, self._screen
        colours, end = brush.colours, self._end(index)
        signs_middle, words_middle, size = screen.heads
        top = screen.metrics.place(0, signs_middle, 0, 0).bottom
        signs = signs_of(COLUMNS[index])
        height = brush.px(size)
        pitch = height * _SIGN_PITCH
        first = end - pitch * (len(signs) - 0.5)
        draw_suits(image, brush, signs, first, screen.figures.top - top, height, pitch)
        below = screen.metrics.place(0, words_middle, 0, 0).bottom
        colour = colours.text if chosen else colours.quiet_text
        y = screen.figures.top - below
        brush.text(image, end, y, text, theme.COLUMN_HEAD, colour, align="right")

    def row(self, index: int, row: FigureRow, chosen: int) -> None:
        """Write a line, with a fine rule above it."""
        brush, image = self._brush, self._image
        colours, rect = brush.colours, self._screen.row(index)
        left, top = self._left(rect), self._top(rect)
        brush.box(image, (left, top, rect.width, 1), 0, theme.WHITE, alpha=0.14)
        middle = top + rect.height / 2
        brush.text(image, left, middle, row.label, theme.FIGURE_LABEL, colours.text)
        for column, value in enumerate(row.values):
            lettering = theme.STRONG_FIGURE if column == chosen else theme.FIGURE
            colour = colours.quiet_text if value == DASH else colours.text
            end = self._end(column)
            brush.text(image, end, middle, value, lettering, colour, align="right")
        if index == self._screen.ROWS - 1:
            brush.box(image, (left, top + rect.height, rect.width, 1), 0, theme.WHITE, alpha=0.14)
