"""The index: rank and suit side by side in a card's top left corner.

Cards lie open and overlap, so this is what people read most. Its capitals are a whole number
of pixels tall and start and end on pixel edges, and every index begins at the same distance
from the card's edge.
"""

from functools import lru_cache
from typing import Final

from PIL import Image

from simplesimon.engine.cards import Card, rank, suit
from simplesimon.ui.art.card_layout import INDEX_LEFT, index_height, index_top, pixels_per_mm
from simplesimon.ui.art.lettering import slab_for_capitals, text_mask
from simplesimon.ui.art.palettes import Palette
from simplesimon.ui.art.shapes import paint
from simplesimon.ui.art.suits import relative_width, suit_mask

RANK_SIGNS: Final = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
"""What stands on a card of rank r is at r - 1."""

GAP: Final = 0.26
"""Between rank and suit, to the height of the capitals."""

TEN_BREADTH: Final = 0.86
TEN_WEIGHT: Final = 800
"""The only rank of two signs is narrowed; a bolder cut gives its stems their thickness back."""

_TEN_SAMPLES: Final = 6


def draw_index(face: Image.Image, card: Card, palette: Palette, *, large_index: bool) -> None:
    """Put a card's index on its face."""
    width, of = face.width, suit(card)
    top, height = index_top(width), index_height(width, large_index=large_index)
    left = round(INDEX_LEFT * pixels_per_mm(width))
    sign, rise = _sign_mask(RANK_SIGNS[rank(card) - 1], height)
    paint(face, sign, left, top + height - rise, palette.colour(of))
    symbol = suit_mask(of, height)
    middle = left + sign.width + (GAP + relative_width(of) / 2) * height
    x, y = round(middle - symbol.width / 2), top + (height - symbol.height) // 2
    paint(face, symbol, x, y, palette.colour(of))


@lru_cache(maxsize=64)
def _sign_mask(sign: str, height: int) -> tuple[Image.Image, int]:
    """Return a rank's letters without margins, and how far they rise above the baseline."""
    if len(sign) == 1:
        mask, _, rise = text_mask(sign, slab_for_capitals(height))
    else:
        typeface = slab_for_capitals(height * _TEN_SAMPLES, TEN_WEIGHT)
        large, _, large_rise = text_mask(sign, typeface)
        mask, rise = _narrowed(large, large_rise)
    left, _, right, _ = mask.getbbox() or (0, 0, 1, 1)
    return mask.crop((left, 0, right, mask.height)), rise


def _narrowed(large: Image.Image, large_rise: int) -> tuple[Image.Image, int]:
    """Make a sign small and narrow, its baseline on a whole pixel."""
    rise = -(-large_rise // _TEN_SAMPLES)
    fall = -(-(large.height - large_rise) // _TEN_SAMPLES)
    whole = Image.new("L", (large.width, (rise + fall) * _TEN_SAMPLES))
    whole.paste(large, (0, rise * _TEN_SAMPLES - large_rise))
    breadth = round(large.width * TEN_BREADTH / _TEN_SAMPLES)
    return whole.resize((breadth, rise + fall), Image.Resampling.BOX), rise
