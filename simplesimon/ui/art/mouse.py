"""The pointer of a mouse, as pictures show it."""

import math
from typing import Final

from PIL import Image

from simplesimon.ui.art.paths import Path, Point
from simplesimon.ui.art.shapes import paint
from simplesimon.ui.art.vector import Drawing, mask_of

RIM: Final = 1 / 18
"""The dark line around the pointer, as a share of its height."""

_POINTER: Final = Path.polygon(
    (0, 0), (0, 0.86), (0.2, 0.68), (0.33, 1.0), (0.47, 0.94), (0.34, 0.63), (0.6, 0.61)
)
"""One unit tall, its tip in the origin."""


def draw_pointer(image: Image.Image, tip: Point, height: float, colours: tuple[str, str]) -> None:
    """Draw the pointer with its tip at a point.

    Args:
        image: Is drawn on.
        tip: In pixels.
        height: Of the pointer, in pixels.
        colours: Of the pointer and of the line around it.
    """
    rim = max(1.0, height * RIM)
    reach = math.ceil(rim) + 1
    left, top = math.floor(tip[0]) - reach, math.floor(tip[1]) - reach
    path = _POINTER.scaled(height).moved(tip[0] - left, tip[1] - top)
    box = path.bounds()
    width, tall = math.ceil(box.right) + reach, math.ceil(box.bottom) + reach
    around = Drawing()
    around.fill(path, colours[1])
    around.stroke(path, colours[1], 2 * rim)
    paint(image, mask_of(around, width, tall, 1), left, top, colours[1])
    paint(image, mask_of(path, width, tall, 1), left, top, colours[0])
