"""Outlines on the table: targets that glow, cards that were refused, the keyboard's ring."""

from collections.abc import Iterable
from typing import Final

import arcade
from PIL import Image

from simplesimon.ui import theme
from simplesimon.ui.art.faces import corner_radius
from simplesimon.ui.art.table_art import card_outline
from simplesimon.ui.layout import Rect, TableLayout
from simplesimon.ui.motion import breath
from simplesimon.ui.sheet import Sheet
from simplesimon.ui.widgets.brush import Brush
from simplesimon.ui.widgets.focus import focus_ring


class Marks:
    """Outlines around cards and slots; those of targets breathe.

    Args:
        layout: The table.
        brush: What the ring is painted with.
    """

    def __init__(self, layout: TableLayout, brush: Brush) -> None:
        self._layout: Final = layout
        self._brush: Final = brush
        self._sheet: Final = Sheet()
        self._images: dict[tuple[int, str, bool], tuple[Image.Image, int]] = {}
        self.targets: Final[list[arcade.Sprite]] = []
        """The outlines of the columns that take the cards in the hand."""

        self.refused: Final[list[arcade.Sprite]] = []
        """The outlines of the cards that were refused."""

        self.hinted: Final[list[arcade.Sprite]] = []
        """The outlines of the cards and the column of a hint."""

        self._ring: arcade.Sprite | None = None
        self._ring_rect: Rect | None = None
        self._seconds = 0.0

    @property
    def breathing(self) -> bool:
        """Whether a glow is seen that needs frame after frame."""
        return bool(self.targets)

    def show_targets(self, columns: Iterable[tuple[int, int]]) -> None:
        """Let columns glow, each given with its height: its last card or its slot."""
        self._seconds = 0.0
        for column, height in columns:
            rect = (
                self._layout.card_rect(column, height - 1, height)
                if height
                else self._layout.slot_rect(column)
            )
            self.targets.append(self._outline(rect, theme.GLOW, glow=True))

    def clear_targets(self) -> None:
        """Let no column glow."""
        self._clear(self.targets)

    def show_refused(self, rects: Iterable[Rect]) -> None:
        """Outline cards that were refused."""
        self.clear_refused()
        for rect in rects:
            self.refused.append(self._outline(rect, theme.REFUSAL, glow=False))

    def clear_refused(self) -> None:
        """Take the outlines of refused cards away."""
        self._clear(self.refused)

    def show_hint(self, rects: Iterable[Rect]) -> None:
        """Let the cards and the column of a hint glow."""
        self.clear_hint()
        for rect in rects:
            self.hinted.append(self._outline(rect, theme.GLOW, glow=True))

    def clear_hint(self) -> None:
        """Take the glow of a hint away."""
        self._clear(self.hinted)

    def show_cursor(self, rect: Rect | None) -> None:
        """Draw the keyboard's ring around some cards, or nowhere."""
        if rect == self._ring_rect:
            return
        self._ring_rect = rect
        if self._ring is not None:
            self._sheet.remove(self._ring)
            self._ring = None
        if rect is not None:
            image, grown = focus_ring(self._brush, rect, corner_radius(rect.width))
            self._ring = self._sheet.put(image, rect.left - grown, rect.bottom - grown)

    @property
    def cursor_rect(self) -> Rect | None:
        """The cards inside the keyboard's ring; None if it is not seen."""
        return self._ring_rect

    def breathe(self, seconds: float) -> None:
        """Let time pass for the glow."""
        if not self.targets:
            return
        self._seconds += seconds
        light = breath(self._seconds, theme.BREATH_SECONDS, theme.BREATH_LOWEST)
        for sprite in self.targets:
            sprite.alpha = round(255 * light)

    def draw(self) -> None:
        """Draw the outlines."""
        self._sheet.draw()

    def _outline(self, rect: Rect, colour: str, *, glow: bool) -> arcade.Sprite:
        key = (rect.height, colour, glow)
        if key not in self._images:
            self._images[key] = card_outline(rect.width, rect.height, colour, glow=glow)
        image, pad = self._images[key]
        return self._sheet.put(image, rect.left - pad, rect.bottom - pad)

    def _clear(self, sprites: list[arcade.Sprite]) -> None:
        for sprite in sprites:
            self._sheet.remove(sprite)
        sprites.clear()
