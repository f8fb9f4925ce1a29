"""Where things lie on a card, in millimetres of a poker card and in whole pixels.

Arithmetic alone: the table asks here how tall a card is and how far cards may overlap without
having anything drawn.
"""

from typing import Final

CARD_MM: Final = (63, 88)
"""Width and height of a poker card."""

CORNER: Final = 0.058
"""Radius of a card's corners, as a share of its width: 3.65 mm."""

INDEX_TOP: Final = 3.3
"""From the top edge down to the capitals of the index, in millimetres."""

INDEX_LEFT: Final = 4.0
"""From the left edge to the index, in millimetres."""

INDEX_CAPITALS: Final = 11.6
"""Height of the index's capitals, in millimetres: 13 pixels at a width of 70, 20 at 111."""

LARGE_INDEX_CAPITALS: Final = 14.6
"""The same when the player asks for a large index."""

STRIP_REST: Final = 3.4
"""From the foot of the index to the next card in an uncrowded column, in millimetres."""


def card_height(width: int) -> int:
    """Return the height of a card of this width, in pixels."""
    return round(width * CARD_MM[1] / CARD_MM[0])


def corner_radius(width: int) -> float:
    """Return the radius of a card's corners, in pixels."""
    return width * CORNER


def pixels_per_mm(width: int) -> float:
    """Return the scale of a card that is `width` pixels wide."""
    return width / CARD_MM[0]


def index_top(width: int) -> int:
    """Return the distance from the top edge to the capitals, in whole pixels."""
    return round(INDEX_TOP * pixels_per_mm(width))


def index_height(width: int, *, large_index: bool = False) -> int:
    """Return the height of the index's capitals, in whole pixels."""
    capitals = LARGE_INDEX_CAPITALS if large_index else INDEX_CAPITALS
    return round(capitals * pixels_per_mm(width))


def strip_height(width: int, large_index: bool = False) -> int:  # noqa: FBT001, FBT002 - brief
    """Return how much of a covered card shows in an uncrowded column, in whole pixels.

    0.208 of the card's height; 0.242 with the large index.
    """
    capitals = LARGE_INDEX_CAPITALS if large_index else INDEX_CAPITALS
    return round((INDEX_TOP + capitals + STRIP_REST) * pixels_per_mm(width))


def smallest_strip(width: int, large_index: bool = False) -> int:  # noqa: FBT001, FBT002 - brief
    """Return the least of a covered card that still shows its whole index, in whole pixels.

    0.17 of the card's height; 0.203 with the large index.
    """
    return index_top(width) + index_height(width, large_index=large_index)
