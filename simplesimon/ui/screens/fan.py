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

    def risen(self, by: float) -> "FanCard":
        """Return it moved so many pixels the way its upper edge points."""
        (x, y), turn = self.centre, radians(self.degrees)
        return self._replace(centre=(x + by * sin(turn), y + by * cos(turn)))

    def toward(self, other: "FanCard", way: float) -> "FanCard":
        """Return it on its way to another place, from 0 to 1."""
        (x, y), (end_x, end_y) = self.centre, other.centre
        turned = self.degrees + (other.degrees - self.degrees) * way
        return FanCard((x + (end_x - x) * way, y + (end_y - y) * way), turned)

    def holds(self, point: Point, size: tuple[float, float]) -> bool:
        """Tell whether a card of a width and a height, lying here, holds a point."""
        turn = radians(self.degrees)
        x, y = point[0] - self.centre[0], point[1] - self.centre[1]
        across, up = x * cos(turn) - y * sin(turn), x * sin(turn) + y * cos(turn)
        return abs(across) <= size[0] / 2 and abs(up) <= size[1] / 2


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
