"""Cards spread like a hand. Pure."""

from math import cos, radians, sin
from typing import NamedTuple

from simplesimon.ui.motion import Point


class FanCard(NamedTuple):
    """A card of a fan."""

    centre: Point
    """In pixels."""

    degrees: float
    """Turned clockwise."""


def fan(pivot: Point, radius: float, cards: int, degrees: float) -> list[FanCard]:
    """Return cards spread around a pivot below them, each turned away from the middle.

    Args:
        pivot: In pixels.
        radius: From the pivot to the middles of the cards, in pixels.
        cards: How many.
        degrees: Between two neighbours.
    """
    spread = []
    for index in range(cards):
        turn = (index - (cards - 1) / 2) * degrees
        x = pivot[0] + radius * sin(radians(turn))
        y = pivot[1] + radius * cos(radians(turn))
        spread.append(FanCard((x, y), turn))
    return spread
