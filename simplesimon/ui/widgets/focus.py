"""The focus of the keyboard: where a key takes it, and the ring around what has it."""

from collections.abc import Sequence
from typing import Final

from PIL import Image

from simplesimon.ui import theme
from simplesimon.ui.keys import Step
from simplesimon.ui.layout import Rect
from simplesimon.ui.widgets.brush import Brush, blank
from simplesimon.ui.widgets.controls import Control

FOCUS_WIDTH: Final = 3
"""Of the focus ring, in pixels of the design."""


def next_focus(focused: Control, enabled: Sequence[Control], step: Step) -> Control:
    """Return the control a step leads to; the focused one where nothing lies that way.

    Args:
        focused: What has the focus.
        enabled: What can have it, in the order in which Tab walks.
        step: NEXT and PREVIOUS go round in a circle; LEFT, RIGHT, UP and DOWN to what is nearest.
    """
    if step in (Step.NEXT, Step.PREVIOUS):
        index = enabled.index(focused) + (1 if step is Step.NEXT else -1)
        return enabled[index % len(enabled)]
    best, least = focused, float("inf")
    for control in enabled:
        far, aside = _way(focused.rect, control.rect, step)
        # What lies straight ahead is nearer to the eye than what lies aside.
        if far > 1 and far + aside < least:
            best, least = control, far + aside
    return best


def _way(start: Rect, end: Rect, step: Step) -> tuple[float, float]:
    """Return how far a rectangle lies from another in the direction of a step, and aside.

    What overlaps the way ahead lies hardly aside, wherever its middle is: a row of a list may
    be narrower than the one before it.
    """
    right = end.centre[0] - start.centre[0]
    up = end.centre[1] - start.centre[1]
    if step in (Step.LEFT, Step.RIGHT):
        gap = max(start.bottom - end.top, end.bottom - start.top, 0)
        return (right if step is Step.RIGHT else -right), _aside(gap, up)
    gap = max(start.left - end.right, end.left - start.right, 0)
    return (up if step is Step.UP else -up), _aside(gap, right)


def _aside(gap: int, off_centre: float) -> float:
    return 2 * gap + abs(off_centre) / 8


def focus_ring(brush: Brush, rect: Rect, radius: float, *, gap: int = 3) -> tuple[Image.Image, int]:
    """Return the ring around what has the focus, and how far it reaches beyond it.

    Args:
        brush: What it is painted with.
        rect: What has the focus.
        radius: Of its corners, in pixels.
        gap: Between it and the ring, in pixels of the design; negative: the ring is inside.
    """
    thick = brush.px(FOCUS_WIDTH)
    grown = brush.px(gap) + thick
    rim = max(1, brush.px(1))
    width, height = rect.width + 2 * grown, rect.height + 2 * grown
    image = blank(width + 2 * rim, height + 2 * rim)
    radius = max(0.0, radius + grown)
    whole = (0, 0, image.width, image.height)
    brush.box(image, whole, radius + rim, "", edge=theme.BLACK, edge_alpha=0.45, edge_width=rim)
    box = (rim, rim, width, height)
    brush.box(image, box, radius, "", edge=theme.FOCUS, edge_width=thick)
    return image, grown + rim
