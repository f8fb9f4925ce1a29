"""The middles of the cards from ace to ten: suits in their traditional places."""

from functools import lru_cache
from typing import Final

from PIL import Image

from simplesimon.engine.cards import Card, Suit, rank, suit
from simplesimon.ui.art.card_layout import (
    INDEX_CAPITALS,
    INDEX_TOP,
    LARGE_INDEX_CAPITALS,
    pixels_per_mm,
)
from simplesimon.ui.art.palettes import Palette
from simplesimon.ui.art.shapes import paint
from simplesimon.ui.art.suits import suit_mask, suit_path
from simplesimon.ui.art.vector import Drawing, rasterise

COLUMN_OFFSET: Final = 14.9
"""From the middle of the card to the outer columns of pips, in millimetres."""

FIRST_ROW: Final = 11.5
"""From the foot of the index to the middle of the upper pips, in millimetres."""

LAST_ROW: Final = 76.2
"""From the top edge to the middle of the lowest pips, in millimetres."""

PIP_SIZE: Final = 13.8
TIGHT_PIP_SIZE: Final = 13.0
"""Nominal height of a pip in millimetres, and when a large index leaves less room."""

ACE_SIZE: Final = 43.0
ACE_LINE: Final = (1.5, 2.1)
"""Nominal height of an ace's suit; the fine line in it lies between these depths; in mm."""

ACE_HEART: Final = {
    Suit.SPADES: (11.0, 0.8),
    Suit.HEARTS: (11.5, -2.6),
    Suit.DIAMONDS: (11.5, 0.0),
    Suit.CLUBS: (6.4, -0.4),
}
"""Size of the small suit inside the large one and how far it lies below its middle, in mm."""

_ROWS_OF_3: Final = ((-1, 0.0), (1, 0.0), (-1, 0.5), (1, 0.5), (-1, 1.0), (1, 1.0))
_ROWS_OF_4: Final = tuple((side, row / 3) for row in range(4) for side in (-1, 1))
_CORNERS: Final = ((-1, 0.0), (1, 0.0), (-1, 1.0), (1, 1.0))

PIP_PLACES: Final[dict[int, tuple[tuple[int, float], ...]]] = {
    2: ((0, 0.0), (0, 1.0)),
    3: ((0, 0.0), (0, 0.5), (0, 1.0)),
    4: _CORNERS,
    5: (*_CORNERS, (0, 0.5)),
    6: _ROWS_OF_3,
    7: (*_ROWS_OF_3, (0, 0.25)),
    8: (*_ROWS_OF_3, (0, 0.25), (0, 0.75)),
    9: (*_ROWS_OF_4, (0, 0.5)),
    10: (*_ROWS_OF_4, (0, 1 / 6), (0, 5 / 6)),
}
"""By rank: column (-1 left, 0 middle, 1 right) and row (0 first, 1 last)."""


def draw_pips(face: Image.Image, card: Card, palette: Palette, *, large_index: bool) -> None:
    """Put the pips of a card from two to ten on its face; all are exactly alike.

    They lie on whole pixels, the right column as far from the middle of the card as the left,
    the lower rows as far from the middle one as the upper.
    """
    scale = pixels_per_mm(face.width)
    first = _first_row(large_index=large_index)
    size = (TIGHT_PIP_SIZE if large_index else PIP_SIZE) * scale
    pip = suit_mask(suit(card), _alike(size, face.width))
    left = (face.width - pip.width) // 2
    top = round((first + LAST_ROW) / 2 * scale - pip.height / 2)
    for column, row in PIP_PLACES[rank(card)]:
        x = left + column * round(COLUMN_OFFSET * scale)
        y = top + round((LAST_ROW - first) * (row - 0.5) * scale)
        paint(face, pip, x, y, palette.colour(suit(card)))


def draw_ace(face: Image.Image, card: Card, palette: Palette, *, large_index: bool) -> None:
    """Put one large suit on an ace's face, with a fine line and a small suit inside it."""
    scale = pixels_per_mm(face.width)
    side = _alike(ACE_SIZE * 1.08 * scale, face.width)
    drawing = Drawing()
    drawing.place(_ace(suit(card), palette), side / 2, side / 2, scale)
    ornament = rasterise(drawing, side, side, 1, samples=6, paper=palette.paper)
    y = (_first_row(large_index=large_index) + LAST_ROW) / 2 * scale - side / 2
    face.paste(ornament, ((face.width - side) // 2, round(y)))


@lru_cache(maxsize=64)
def _ace(of: Suit, palette: Palette) -> Drawing:
    """Draw an ace's suit around the origin, in millimetres."""
    colour, outline = palette.colour(of), suit_path(of, 0, 0, ACE_SIZE)
    shallow, deep = ACE_LINE
    line, drawing = Drawing(), Drawing()
    line.stroke(outline, palette.paper, 2 * deep)
    line.stroke(outline, colour, 2 * shallow)
    drawing.fill(outline, colour)
    drawing.clip(outline, line)
    size, lower = ACE_HEART[of]
    drawing.fill(suit_path(of, 0, lower, size), palette.paper)
    return drawing


def _first_row(*, large_index: bool) -> float:
    return INDEX_TOP + (LARGE_INDEX_CAPITALS if large_index else INDEX_CAPITALS) + FIRST_ROW


def _alike(size: float, width: int) -> int:
    """Round to a size that is odd or even as the card's width is, so that middles can agree."""
    return 2 * round((size - width % 2) / 2) + width % 2
