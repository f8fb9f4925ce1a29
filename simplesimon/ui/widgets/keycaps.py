"""Key caps, as they stand in the list of keys."""

from collections.abc import Sequence
from typing import Final

from PIL import Image

from simplesimon.ui import theme
from simplesimon.ui.art.icons import Icon, icon_mask
from simplesimon.ui.art.shapes import paint
from simplesimon.ui.widgets.brush import Brush

HEIGHT: Final = 34
SMALL_HEIGHT: Final = 28
GAP: Final = 6
PAD: Final = 9
"""Inside a cap beside its words; all in pixels of the design."""

ARROWS: Final = {
    "left": None,
    "up": Image.Transpose.ROTATE_270,
    "right": Image.Transpose.ROTATE_180,
    "down": Image.Transpose.ROTATE_90,
}
"""How the arrow to the left is turned."""

JOINTS: Final = frozenset({"+", "…"})
"""What stands between two caps."""


def caps_height(brush: Brush) -> int:
    """Return the height of a cap in pixels."""
    return brush.px(SMALL_HEIGHT if brush.metrics.small else HEIGHT)


def caps_width(brush: Brush, caps: Sequence[str]) -> int:
    """Return how many pixels a row of caps takes."""
    return sum(_width(brush, cap) for cap in caps) + brush.px(GAP) * (len(caps) - 1)


def _width(brush: Brush, cap: str) -> int:
    height = caps_height(brush)
    if cap in JOINTS:
        return brush.width(cap, theme.BIG_KEY_CAP)
    if cap in ARROWS:
        return height
    return max(height, brush.width(cap, theme.BIG_KEY_CAP) + 2 * brush.px(PAD))


def paint_caps(
    image: Image.Image, brush: Brush, left: int, middle: int, caps: Sequence[str]
) -> None:
    """Draw a row of caps.

    Args:
        image: Is drawn on.
        brush: What it is painted with.
        left: Where the first cap begins, in pixels.
        middle: The middle of the caps, from the image's top.
        caps: ``left``, ``right``, ``up`` and ``down`` are arrows, ``+`` and ``…`` are no caps.
    """
    for cap in caps:
        width = _width(brush, cap)
        centre = left + width / 2
        if cap not in JOINTS:
            _paint_cap(image, brush, left, middle, width)
        if cap in ARROWS:
            _paint_arrow(image, brush, centre, middle, cap)
        else:
            colour = brush.colours.quiet_text if cap in JOINTS else brush.colours.text
            brush.text(image, centre, middle, cap, theme.BIG_KEY_CAP, colour, align="centre")
        left += width + brush.px(GAP)


def _paint_cap(image: Image.Image, brush: Brush, left: int, middle: int, width: int) -> None:
    """Draw an empty cap, a little of its front seen below."""
    height, front = caps_height(brush), brush.px(2)
    radius = brush.px(theme.KEY_RADIUS)
    top = middle - height // 2
    box = (left, top, width, height + front)
    brush.box(image, box, radius, theme.BLACK, alpha=0.40)
    box = (left, top, width, height)
    brush.box(image, box, radius, brush.colours.panel)
    brush.box(image, box, radius, theme.WHITE, alpha=0.10, edge=theme.WHITE, edge_alpha=0.30)


def _paint_arrow(
    image: Image.Image, brush: Brush, centre: float, middle: int, direction: str
) -> None:
    size = brush.px(20)
    mask, turn = icon_mask(Icon.BACK, size), ARROWS[direction]
    if turn is not None:
        mask = mask.transpose(turn)
    x, y = round(centre - size / 2), round(middle - size / 2)
    paint(image, mask, x, y, brush.colours.text)
