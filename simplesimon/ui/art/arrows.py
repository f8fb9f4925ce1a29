"""Arrows that point from card to card, and the pointer of a mouse."""

import math
from typing import Final

from PIL import Image

from simplesimon.ui.art.shapes import paint, tinted
from simplesimon.ui.art.vector import Drawing, Path, Point, mask_of

RIM: Final = 0.12
"""The dark line around an arrow, as a share of its breadth."""

THIN: Final = 0.54
"""Breadth of the shaft where it begins, compared with its end."""

DOT: Final = 0.62
"""Radius of the dot an arrow starts from, compared with the shaft's end."""

HEAD_LENGTH: Final = 1.9
HEAD_BREADTH: Final = 2.3
"""Of the head, compared with the shaft's end."""

_CHORDS: Final = 32
"""Straight pieces that make up the shaft."""

_POINTER: Final = Path.polygon(
    (0, 0), (0, 0.86), (0.2, 0.68), (0.33, 1.0), (0.47, 0.94), (0.34, 0.63), (0.6, 0.61)
)
"""The pointer of a mouse, one unit tall, its tip in the origin."""


def curved_arrow(start: Point, end: Point, bend: float, breadth: float) -> Path:
    """Return the outline of an arrow that grows from a dot to its head.

    Args:
        start: The middle of the dot.
        end: The tip.
        bend: How far the middle of the arrow lies off the straight line, as a share of its
            length; a positive one bends upward.
        breadth: Of the shaft where it is broadest.
    """
    across, down = end[0] - start[0], end[1] - start[1]
    # Upward whichever way the arrow goes.
    sideways = (down, -across) if across >= 0 else (-down, across)
    middle = (
        (start[0] + end[0]) / 2 + sideways[0] * bend * 2,
        (start[1] + end[1]) / 2 + sideways[1] * bend * 2,
    )
    length = math.hypot(across, down) * (1 + bend * bend * 2)
    neck = max(0.0, 1 - HEAD_LENGTH * breadth / max(length, 1e-6))
    left: list[Point] = []
    right: list[Point] = []
    for index in range(_CHORDS + 1):
        share = index / _CHORDS
        place, (dx, dy) = _on_curve(start, middle, end, neck * share)
        half = breadth / 2 * (THIN + (1 - THIN) * share)
        left.append((place[0] - dy * half, place[1] + dx * half))
        right.append((place[0] + dy * half, place[1] - dx * half))
    place, _ = _on_curve(start, middle, end, neck)
    reach = math.hypot(end[0] - place[0], end[1] - place[1]) or 1.0
    dx, dy = (end[0] - place[0]) / reach, (end[1] - place[1]) / reach
    half = HEAD_BREADTH * breadth / 2
    wings = [(place[0] + side * dy * half, place[1] - side * dx * half) for side in (-1, 1)]
    shaft = Path.polygon(*left, *reversed(right))
    return shaft + Path.polygon(wings[0], end, wings[1]) + Path.ellipse(*start, DOT * breadth)


def _on_curve(start: Point, middle: Point, end: Point, way: float) -> tuple[Point, Point]:
    """Return a point of a quadratic curve and the direction there, one unit long."""
    back = 1 - way
    x, y = (
        back * back * a + 2 * back * way * b + way * way * c
        for a, b, c in zip(start, middle, end, strict=True)
    )
    dx, dy = (
        2 * back * (b - a) + 2 * way * (c - b) for a, b, c in zip(start, middle, end, strict=True)
    )
    length = math.hypot(dx, dy) or 1.0
    return (x, y), (dx / length, dy / length)


def paint_rimmed(
    image: Image.Image, path: Path, colour: str, rim: str, rim_width: float, *, alpha: float = 1.0
) -> None:
    """Fill a path on an image, inside a line around it.

    Args:
        image: Is drawn on; the path is in its pixels.
        path: What to fill; all of it is one shape.
        colour: `#rrggbb`, inside.
        rim: Of the line.
        rim_width: Of the line, in pixels; it lies outside the path.
        alpha: How opaque, 0 to 1.
    """
    box, reach = path.bounds(), math.ceil(rim_width) + 1
    left, top = math.floor(box.left) - reach, math.floor(box.top) - reach
    size = math.ceil(box.right) + reach - left, math.ceil(box.bottom) + reach - top
    path = path.moved(-left, -top)
    around = Drawing()
    around.fill(path, rim)
    around.stroke(path, rim, 2 * rim_width)
    layer = tinted(mask_of(around, *size, 1, samples=4), rim)
    paint(layer, mask_of(path, *size, 1, samples=4), 0, 0, colour)
    if alpha < 1:
        layer.putalpha(layer.getchannel("A").point(lambda level: round(level * alpha)))
    image.paste(layer.convert("RGB"), (left, top), layer)


def pointer_path(tip: Point, height: float) -> Path:
    """Return the pointer of a mouse with its tip at a point, so many pixels tall."""
    return _POINTER.scaled(height).moved(*tip)
