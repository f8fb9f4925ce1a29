"""Arrows of hints: a curved line that grows broader, with a dot at its start and a head.

Points are in pixels with y downward, as in all pictures.
"""

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from simplesimon.ui.art.paths import Path, Point
from simplesimon.ui.art.shapes import paint, tinted
from simplesimon.ui.art.vector import Drawing, mask_of

HEAD_LENGTH: Final = 2.7
HEAD_BREADTH: Final = 2.9
HEAD_NOTCH: Final = 0.2
"""Of the head, in widths of the line where it meets it; the notch is cut into its back."""

DOT_BREADTH: Final = 1.9
"""Across the dot at the start, in widths of the line there."""

RIM: Final = 0.13
"""Of the line's greatest width, on each side."""

SHADOW_BLUR: Final = 0.28
SHADOW_DROP: Final = 0.22
SHADOW_ALPHA: Final = 0.38
"""Shares of the line's greatest width, and how black."""

_SAMPLES: Final = 4


class Arrow(NamedTuple):
    """An arrow that can be drawn stroke by stroke."""

    picture: Image.Image
    """RGBA."""

    order: Image.Image
    """When the pen comes by each pixel, as "L": 0 at the start of the arrow, 255 at its tip."""


def arrow_margin(widths: tuple[float, float]) -> int:
    """Return how far an arrow reaches beyond its points, at most, in pixels."""
    reach = HEAD_BREADTH / 2 + RIM + 3 * SHADOW_BLUR + SHADOW_DROP
    return math.ceil(widths[1] * reach) + 1


def bent_line(tail: Point, bend: Point, tip: Point) -> list[Point]:
    """Return a line that one point between its ends bends: a quadratic Bézier curve."""
    line = []
    for index in range(_CHORDS + 1):
        way = index / _CHORDS
        shares = (1 - way) ** 2, 2 * (1 - way) * way, way**2
        x, y = (
            sum(share * place for share, place in zip(shares, places, strict=True))
            for places in zip(tail, bend, tip, strict=True)
        )
        line.append((x, y))
    return line


_CHORDS: Final = 48


def draw_arrow(
    points: Sequence[Point],
    size: tuple[int, int],
    widths: tuple[float, float],
    colour: str,
    rim_colour: str,
) -> Image.Image:
    """Return a picture of an arrow along a line, with its shadow, as RGBA.

    Args:
        points: The line from its start to the tip, as many short chords of alike length.
        size: Of the picture, in pixels; what lies outside is cut off.
        widths: Of the line at its start and where it meets the head, in pixels.
        colour: Of the arrow, as `#rrggbb`.
        rim_colour: Of the thin line around it.
    """
    shape = _outline(points, widths)
    rim = Drawing()
    rim.fill(shape, colour)
    rim.stroke(shape, colour, 2 * max(1.0, RIM * widths[1]))
    rim_mask = mask_of(rim, *size, 1, samples=_SAMPLES)
    shadow = Image.new("L", size)
    shadow.paste(rim_mask, (0, max(1, round(SHADOW_DROP * widths[1]))))
    shadow = shadow.filter(ImageFilter.GaussianBlur(SHADOW_BLUR * widths[1]))
    picture = tinted(shadow, "#000000", alpha=SHADOW_ALPHA)
    paint(picture, rim_mask, 0, 0, rim_colour)
    paint(picture, mask_of(shape, *size, 1, samples=_SAMPLES), 0, 0, colour)
    return picture


def growing_arrow(
    points: Sequence[Point],
    size: tuple[int, int],
    widths: tuple[float, float],
    colour: str,
    rim_colour: str,
) -> Arrow:
    """Return an arrow to be revealed from its start to its tip; see ``draw_arrow``."""
    picture = draw_arrow(points, size, widths, colour, rim_colour)
    return Arrow(picture, _pen_order(points, size, arrow_margin(widths)))


def revealed(arrow: Arrow, way: float) -> Image.Image:
    """Return an arrow as far as the pen has come, from 0 to 1."""
    if way >= 1:
        return arrow.picture
    # A soft end: a hard one would jump from pixel to pixel.
    front = way * (255 + _SOFTNESS)
    seen = arrow.order.point(
        [round(255 * min(1.0, max(0.0, (front - level) / _SOFTNESS))) for level in range(256)]
    )
    # Only its light fades: pasted through a mask, its colours would turn black there.
    picture = arrow.picture.copy()
    picture.putalpha(ImageChops.multiply(arrow.picture.getchannel("A"), seen))
    return picture


_SOFTNESS: Final = 6
"""How far before the pen's tip the line begins to fade, of the 255 levels of its order."""


def _outline(points: Sequence[Point], widths: tuple[float, float]) -> Path:
    """Return dot, line and head, united."""
    neck = _neck(points, HEAD_LENGTH * widths[1])
    shaft = points[: neck + 1]
    last = len(shaft) - 1
    left, right = [], []
    for index, (x, y) in enumerate(shaft):
        across, down = _direction(points, index)
        half = (widths[0] + (widths[1] - widths[0]) * index / last) / 2
        left.append((x + down * half, y - across * half))
        right.append((x - down * half, y + across * half))
    dot = Path.ellipse(*points[0], DOT_BREADTH * widths[0] / 2)
    return Path.polygon(*left, *reversed(right)) + dot + _head(points[neck], points[-1], widths[1])


def _neck(points: Sequence[Point], head: float) -> int:
    """Return the point where the head begins, so many pixels before the tip."""
    tip = points[-1]
    for index in reversed(range(1, len(points))):
        if math.dist(points[index], tip) >= head:
            return index
    return 1


def _head(neck: Point, tip: Point, width: float) -> Path:
    length = math.dist(neck, tip) or 1.0
    across, down = (tip[0] - neck[0]) / length, (tip[1] - neck[1]) / length
    half = HEAD_BREADTH / 2 * width
    # The barbs lie a little behind the neck.
    back = HEAD_NOTCH * width
    x, y = neck[0] - across * back, neck[1] - down * back
    return Path.polygon(
        tip, (x - down * half, y + across * half), neck, (x + down * half, y - across * half)
    )


def _direction(points: Sequence[Point], index: int) -> Point:
    """Return the direction of the line at a point, one pixel long."""
    before, after = points[max(0, index - 1)], points[min(len(points) - 1, index + 1)]
    length = math.dist(before, after) or 1.0
    return (after[0] - before[0]) / length, (after[1] - before[1]) / length


def _pen_order(points: Sequence[Point], size: tuple[int, int], reach: int) -> Image.Image:
    """Return when a broad pen that follows the line comes by each pixel."""
    order = Image.new("L", size)
    pen = ImageDraw.Draw(order)
    sides = []
    last = len(points) - 1
    for index, (x, y) in enumerate(points):
        across, down = _direction(points, index)
        # What sticks out at the ends belongs to them.
        beyond = reach * ((index == last) - (index == 0))
        x, y = x + across * beyond, y + down * beyond  # noqa: PLW2901 - the same point, moved
        aside_x, aside_y = down * reach, -across * reach
        sides.append(((x + aside_x, y + aside_y), (x - aside_x, y - aside_y)))
    for index, ((left, right), (next_left, next_right)) in enumerate(pairwise(sides)):
        level = round(255 * (index + 1) / last)
        pen.polygon([left, right, next_right, next_left], fill=level)
    return order
