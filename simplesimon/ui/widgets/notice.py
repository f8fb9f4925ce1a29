"""A quiet notice: a pill at the foot of the window that is read and fades; it stops nobody."""

from math import inf
from typing import Final

import arcade
from PIL import Image

from simplesimon.ui import theme
from simplesimon.ui.art.icons import Icon
from simplesimon.ui.sheet import Sheet
from simplesimon.ui.widgets.brush import Brush, blank

WIDEST: Final = 720
"""Of the pill, in pixels of the design; longer words take more lines."""

LEAST_HEIGHT: Final = 44
FROM_BOTTOM: Final = 24
FROM_FLOOR: Final = 12
"""Above what already lies at the foot of the window."""
PAD: Final = 16
ICON: Final = 24
ICON_GAP: Final = 12
RIGHT_PAD: Final = 20
"""A little more than at the left: words end squarer than an icon begins."""
LINE_PAD: Final = 12
"""Above and below the lines."""


class Notice:
    """What is told at the foot of the window, one thing at a time."""

    def __init__(self) -> None:
        self._sheet: Final = Sheet()
        self._sprite: arcade.Sprite | None = None
        self.text = ""
        """What is told now; empty: nothing."""

        self._seconds_left = 0.0

    def show(self, brush: Brush, text: str, *, floor: int = 0, lasting: bool = False) -> None:
        """Tell something, instead of what was told before.

        Args:
            brush: What it is painted with.
            text: What is told.
            floor: As for ``lay_out``.
            lasting: Whether it stays until it is ended.
        """
        self.text = text
        self._seconds_left = inf if lasting else theme.NOTICE_SECONDS + theme.NOTICE_FADE
        self.lay_out(brush, floor=floor)

    @property
    def lasting(self) -> bool:
        """Whether it stays until it is ended."""
        return bool(self.text) and self._seconds_left == inf

    def end(self) -> None:
        """Let it fade now."""
        self._seconds_left = min(self._seconds_left, theme.NOTICE_FADE)

    def lay_out(self, brush: Brush, *, floor: int = 0) -> None:
        """Paint it anew, for another window, in other colours or above something else.

        Args:
            brush: What it is painted with.
            floor: The upper edge of what lies at the foot of the window, which a notice must
                not cover; in pixels, 0 for nothing.
        """
        self._sheet.clear()
        self._sprite = None
        if self.text:
            image, margin = notice_image(brush, self.text)
            left = (brush.metrics.width - image.width) // 2
            bottom = floor + brush.px(FROM_FLOOR if floor else FROM_BOTTOM)
            self._sprite = self._sheet.put(image, left, bottom - margin)
            self._fade()

    @property
    def fading(self) -> bool:
        """Whether it looks different from frame to frame."""
        return bool(self.text) and self._seconds_left < theme.NOTICE_FADE

    def advance(self, seconds: float) -> None:
        """Let time pass."""
        if not self.text:
            return
        self._seconds_left -= seconds
        if self._seconds_left <= 0:
            self.text = ""
            self._sheet.clear()
            self._sprite = None
        self._fade()

    def _fade(self) -> None:
        if self._sprite is not None:
            light = min(1.0, self._seconds_left / theme.NOTICE_FADE)
            self._sprite.alpha = round(255 * light)

    def draw(self) -> None:
        """Draw it."""
        if self._sprite is not None:
            self._sheet.draw()


def notice_image(brush: Brush, text: str) -> tuple[Image.Image, int]:
    """Return the pill with its shadow, and the margin around the pill, in pixels."""
    pad, icon = brush.px(PAD), brush.px(ICON)
    right_pad = brush.px(RIGHT_PAD)
    words_left = pad + icon + brush.px(ICON_GAP)
    widest = min(brush.px(WIDEST), brush.metrics.width - 2 * brush.metrics.margin)
    lines = brush.broken(text, theme.NOTE, widest - words_left - right_pad)
    line = brush.line_height(theme.NOTE)
    width = words_left + max(brush.width(words, theme.NOTE) for words in lines) + right_pad
    height = max(brush.px(LEAST_HEIGHT), len(lines) * line + 2 * brush.px(LINE_PAD))
    blur = brush.px(8)
    margin = 3 * blur
    image = blank(width + 2 * margin, height + 2 * margin)
    box = (margin, margin, width, height)
    radius = brush.px(LEAST_HEIGHT) / 2
    brush.shadow(image, box, radius, blur=blur, alpha=0.42, down=brush.px(4))
    brush.box(
        image,
        box,
        radius,
        brush.colours.panel,
        edge=theme.WHITE,
        edge_alpha=theme.PANEL_EDGE_OPACITY,
    )
    middle = image.height / 2
    quiet = brush.colours.quiet_text
    brush.icon(image, Icon.INFO, margin + pad + icon / 2, middle, icon, quiet)
    y = middle - (len(lines) - 1) * line / 2
    for words in lines:
        brush.text(image, margin + words_left, y, words, theme.NOTE, brush.colours.text)
        y += line
    return image, margin
