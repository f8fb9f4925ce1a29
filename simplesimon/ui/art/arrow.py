"""A curved arrow that grows from its tail to its head."""

from math import atan2, cos, hypot, pi, sin
from typing import Final

from PIL import Image

from simplesimon.ui.art.shapes import paint
from simplesimon.ui.art.vector import Path, Point, mask_of

STEPS: Final = 24
"""Pieces the curve is cut into."""

HEAD_LENGTH: Final = 1.9
HEAD_HALF_WIDTH: Final = 1.25
"""Of the head, as multiples of the shaft's width where it ends."""


def draw_arrow(
    image: Image.Image,
    points: tuple[Point, Point, Point],
    widths: tuple[float, float],
    colours: tuple[str, str],
    rim: float,
) -> None:
    """Draw an arrow with a disc at its tail.

    Args:
        image: Is drawn on.
        points: Tail, a point that bends the curve, and the tip of the head, in pixels.
        widths: Of the shaft at the tail and at the head, in pixels.
        colours: Of the arrow and of the rim around it.
        rim: How wide the rim is, in pixels.
    """
    fill, edge = colours
    for grown, colour in ((rim, edge), (0.0, fill)):
        outline = _arrow(points, widths, grown)
        paint(image, mask_of(outline, image.width, image.height, 1), 0, 0, colour)


def _arrow(points: tuple[Point, Point, Point], widths: tuple[float, float], grown: float) -> Path:
    """Return shaft, head and disc, each ``grown`` pixels larger on every side."""
    head = widths[1]
    length, half = head * HEAD_LENGTH, head * HEAD_HALF_WIDTH
    tail, bend, tip = points
    neck = _toward(tip, bend, length)
    curve = [_on_curve((tail, bend, neck), step / STEPS) for step in range(STEPS + 1)]
    sides: tuple[list[Point], list[Point]] = ([], [])
    for step, (x, y, angle) in enumerate(curve):
        width = widths[0] + (widths[1] - widths[0]) * step / STEPS
        for side, turn in zip(sides, (pi / 2, -pi / 2), strict=True):
            reach = width / 2 + grown
            side.append((x + reach * cos(angle + turn), y + reach * sin(angle + turn)))
    shaft = Path.polygon(*sides[0], *reversed(sides[1]))
    angle = atan2(tip[1] - neck[1], tip[0] - neck[0])
    point = _ahead(tip, angle, grown * 1.6)
    base = _ahead(neck, angle, -grown)
    corners = (_ahead(base, angle + turn, half + grown * 1.4) for turn in (pi / 2, -pi / 2))
    disc = Path.ellipse(*tail, widths[0] + grown)
    return shaft + Path.polygon(point, *corners) + disc


def _on_curve(points: tuple[Point, Point, Point], share: float) -> tuple[float, float, float]:
    """Return a point of a quadratic Bézier, and where the curve heads there, in radians."""
    (x0, y0), (x1, y1), (x2, y2) = points
    rest = 1 - share
    x = rest * rest * x0 + 2 * rest * share * x1 + share * share * x2
    y = rest * rest * y0 + 2 * rest * share * y1 + share * share * y2
    across = rest * (x1 - x0) + share * (x2 - x1)
    down = rest * (y1 - y0) + share * (y2 - y1)
    return x, y, atan2(down, across)


def _ahead(point: Point, angle: float, distance: float) -> Point:
    return point[0] + distance * cos(angle), point[1] + distance * sin(angle)


def _toward(point: Point, other: Point, distance: float) -> Point:
    """Return the place so many pixels from a point on the way to another."""
    whole = hypot(other[0] - point[0], other[1] - point[1])
    share = distance / whole
    return (
        point[0] + (other[0] - point[0]) * share,
        point[1] + (other[1] - point[1]) * share,
    )
