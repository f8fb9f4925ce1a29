"""Outlines on the table: columns that take the cards in the hand, the cards picked."""

from collections.abc import Iterable
from typing import Final

import arcade
from PIL import Image

from simplesimon.ui import theme
from simplesimon.ui.art.table_art import card_outline
from simplesimon.ui.layout import Rect, TableLayout
from simplesimon.ui.motion import breath
from simplesimon.ui.sheet import Sheet, empty


class Marks:
    """Outlines around cards and slots; those of targets glow and breathe."""

    def __init__(self, layout: TableLayout) -> None:
        self._layout: Final = layout
        self._sheet: Final = Sheet()
        self._images: dict[tuple[int, str, bool], tuple[Image.Image, int]] = {}
        self._targets: list[arcade.Sprite] = []
        self._seconds = 0.0

    @property
    def breathing(self) -> bool:
        """Whether a glow is seen that needs frame after frame."""
        return bool(self._targets)

    def show_targets(self, columns: Iterable[tuple[int, int]]) -> None:
        """Let columns glow, each given with its height: its last card or its slot."""
        self._seconds = 0.0
        for column, height in columns:
            rect = (
                self._layout.card_rect(column, height - 1, height)
                if height
                else self._layout.slot_rect(column)
            )
            self._targets.append(self._outline(rect, theme.GLOW, glow=True))

    def clear(self) -> None:
        """Take all outlines away."""
        self._targets = []
        empty(self._sheet.sprites)

    def breathe(self, seconds: float) -> None:
        """Let time pass for the glow."""
        if not self._targets:
            return
        self._seconds += seconds
        light = breath(self._seconds, theme.BREATH_SECONDS, theme.BREATH_LOWEST)
        for sprite in self._targets:
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
