"""Whole card faces, at exactly the size at which they are shown.

Faces are drawn at run time for the screen at hand rather than scaled, so they are sharp at
every size; what is alike on many of them is made once.
"""

from typing import Final

from PIL import Image

from simplesimon.engine.cards import ACE, JACK, Card, rank
from simplesimon.ui.art.card_layout import (
    CARD_MM,
    card_height,
    corner_radius,
    smallest_strip,
    strip_height,
)
from simplesimon.ui.art.courts import draw_court
from simplesimon.ui.art.index import draw_index
from simplesimon.ui.art.palettes import Palette
from simplesimon.ui.art.pips import draw_ace, draw_pips
from simplesimon.ui.art.shapes import paint, ring_mask, rounded_mask

__all__ = [
    "CARD_MM",
    "card_height",
    "corner_radius",
    "draw_face",
    "smallest_strip",
    "strip_height",
]

EDGE_COLOUR: Final = "#28241c"
EDGE_ALPHA: Final = 0.34
EDGE_BREADTH: Final = 1 / 140
"""The fine line around a card: to its width, and never under a pixel."""


def draw_face(
    card: Card, width: int, palette: Palette, *, large_index: bool = False
) -> Image.Image:
    """Return a card as RGBA, `width` x `card_height(width)` pixels, clear outside its corners.

    Args:
        card: Any of the 52.
        width: In device pixels.
        palette: The colours of paper and suits.
        large_index: Whether the index is a quarter larger; `strip_height` then is too.
    """
    face = Image.new("RGB", (width, card_height(width)), palette.paper)
    draw_index(face, card, palette, large_index=large_index)
    if rank(card) == ACE:
        draw_ace(face, card, palette, large_index=large_index)
    elif rank(card) < JACK:
        draw_pips(face, card, palette, large_index=large_index)
    else:
        draw_court(face, card, palette, large_index=large_index)
    height, radius = face.height, corner_radius(width)
    edge = ring_mask(width, height, radius, max(1.0, width * EDGE_BREADTH))
    paint(face, edge, 0, 0, EDGE_COLOUR, alpha=EDGE_ALPHA)
    face.putalpha(rounded_mask(width, height, radius))
    return face
