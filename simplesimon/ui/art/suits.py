"""The four suit symbols.

Each outline is one unit tall around (0, 0), given as its right half. Equal heights do not
look equal: a heart is broad at the top and a diamond all points, so each has a correction.
"""

import math
from functools import cache, lru_cache
from typing import Final

from PIL import Image

from simplesimon.engine.cards import Suit
from simplesimon.ui.art.paths import Path, arc_steps
from simplesimon.ui.art.vector import mask_of

_CLUB_LEAF: Final = 0.222
"""Radius of each of a club's three leaves."""

_OUTLINES: Final = {
    Suit.SPADES: Path.symmetric(
        (0, -0.5),
        (0.1, -0.34, 0.48, -0.1, 0.48, 0.14),
        (0.48, 0.29, 0.375, 0.375, 0.25, 0.375),
        (0.16, 0.375, 0.09, 0.335, 0.042, 0.27),
        (0.055, 0.38, 0.1, 0.46, 0.19, 0.5),
    ),
    Suit.HEARTS: Path.symmetric(
        (0, -0.27),
        (0.04, -0.39, 0.13, -0.475, 0.26, -0.475),
        (0.385, -0.475, 0.5, -0.385, 0.5, -0.2),
        (0.5, 0.1, 0.1, 0.36, 0, 0.5),
    ),
    Suit.DIAMONDS: Path.symmetric(
        (0, -0.52),
        (0.09, -0.34, 0.24, -0.13, 0.395, 0),
        (0.24, 0.13, 0.09, 0.34, 0, 0.52),
    ),
    Suit.CLUBS: Path.symmetric(
        (0, -0.5),
        *arc_steps(0, -0.278, _CLUB_LEAF, -90, 44)[1:],
        *arc_steps(0.268, 0.115, _CLUB_LEAF, -130, 152),
        (0.045, 0.222),
        (0.06, 0.36, 0.1, 0.46, 0.2, 0.5),
    ),
}

OPTICAL_SIZES: Final = {
    Suit.SPADES: 1.0,
    Suit.HEARTS: 0.94,
    Suit.DIAMONDS: 1.04,
    Suit.CLUBS: 1.0,
}
"""What the height asked for is multiplied by, so that all four look equally large."""


@lru_cache(maxsize=1024)
def suit_path(suit: Suit, x: float, y: float, height: float) -> Path:
    """Return a suit's outline around (x, y); `height` is nominal, see `OPTICAL_SIZES`."""
    return _OUTLINES[suit].scaled(height * OPTICAL_SIZES[suit]).moved(x, y)


@cache
def relative_width(suit: Suit) -> float:
    """Return how broad a suit is as a share of its nominal height, 0.82 to 0.99."""
    box = _OUTLINES[suit].bounds()
    return (box.right - box.left) * OPTICAL_SIZES[suit]


@lru_cache(maxsize=256)
def suit_mask(suit: Suit, size: int) -> Image.Image:
    """Return a suit of a nominal height of `size` pixels as an "L" mask; never change it.

    The mask is square and a little larger than `size`, by as much on every side: place it by
    its middle. Left and right are exact mirror images.
    """
    side = size + 2 * _margin(size)
    return mask_of(suit_path(suit, side / 2, side / 2, size), side, side, 1, samples=12)


def _margin(size: int) -> int:
    """Leave room for the tallest and broadest of the symbols, and for soft edges."""
    tallest = 1.04 * OPTICAL_SIZES[Suit.DIAMONDS]
    return 1 + math.ceil(size * (tallest - 1) / 2)
