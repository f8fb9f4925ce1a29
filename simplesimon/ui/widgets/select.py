"""A select: a field that shows the chosen value, and the list that opens below it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import ClassVar, Final

from PIL import Image

from simplesimon.ui import theme
from simplesimon.ui.art.icons import Icon
from simplesimon.ui.layout import Rect
from simplesimon.ui.widgets.brush import Brush, blank
from simplesimon.ui.widgets.controls import (
    DISABLED_ALPHA,
    Control,
    Kind,
    Look,
    button_colours,
)
from simplesimon.ui.widgets.page import Page

LIST_PAD: Final = 6
"""Between the rows of a list and the edge of its panel, in pixels of the design."""

LIST_GAP: Final = 8
"""Between a field and its list."""


@dataclass(eq=False)
class Select(Control):
    """The field; a press opens the list."""

    label: str = ""
    """The chosen value."""

    icon: Icon | None = None

    SIZE: ClassVar = (220, 44)
    PAD: ClassVar = 12
    ICON: ClassVar = 20
    CHEVRON: ClassVar = 18

    def natural_width(self, brush: Brush) -> int:
        """Return the pixels it needs."""
        icon = self.ICON + 10 if self.icon else 0
        around = brush.px(2 * self.PAD + icon + self.CHEVRON + 8)
        return brush.width(self.label, theme.STRONG_NOTE) + around

    def paint(self, brush: Brush, look: Look) -> Image.Image:
        """Return its picture in a state."""
        image = blank(self.rect.width, self.rect.height)
        colours = button_colours(Kind.SECONDARY, look, brush)
        brush.box(
            image,
            (0, 0, image.width, image.height),
            brush.px(self.RADIUS),
            colours.fill,
            alpha=colours.fill_alpha,
            edge=colours.edge,
            edge_alpha=colours.edge_alpha,
        )
        alpha = DISABLED_ALPHA if look is Look.DISABLED else 1.0
        quiet, middle = brush.colours.quiet_text, image.height / 2
        left = brush.px(self.PAD)
        if self.icon:
            size = brush.px(self.ICON)
            brush.icon(image, self.icon, left + size / 2, middle, size, quiet, alpha=alpha)
            left += brush.px(self.ICON + 10)
        brush.text(
            image, left, middle, self.label, theme.STRONG_NOTE, brush.colours.text, alpha=alpha
        )
        chevron = brush.px(self.CHEVRON)
        x = image.width - brush.px(20)
        brush.icon(image, Icon.DOWN, x, middle, chevron, quiet, alpha=alpha)
        return image


@dataclass(eq=False)
class ListItem(Control):
    """A row of an open list; the chosen value has a check."""

    label: str = ""
    chosen: bool = False

    RADIUS: ClassVar = 6
    RING_GAP: ClassVar = -3

    HEIGHT: ClassVar = 44
    PAD: ClassVar = 10
    CHECK: ClassVar = 20

    def natural_width(self, brush: Brush) -> int:
        """Return the pixels it needs."""
        around = brush.px(2 * self.PAD + self.CHECK + 8)
        return brush.width(self.label, theme.STRONG_NOTE) + around

    def paint(self, brush: Brush, look: Look) -> Image.Image:
        """Return its picture in a state."""
        image = blank(self.rect.width, self.rect.height)
        fills = {Look.HOVER: (theme.WHITE, 0.10), Look.PRESSED: (theme.BLACK, 0.18)}
        if look in fills:
            colour, alpha = fills[look]
            box = (0, 0, image.width, image.height)
            brush.box(image, box, brush.px(self.RADIUS), colour, alpha=alpha)
        lettering = theme.STRONG_NOTE if self.chosen else theme.NOTE
        middle, pad = image.height / 2, brush.px(self.PAD)
        brush.text(image, pad, middle, self.label, lettering, brush.colours.text)
        if self.chosen:
            size = brush.px(self.CHECK)
            x = image.width - pad - size / 2
            brush.icon(image, Icon.CHECK, x, middle, size, theme.GOLD)
        return image


def show_list(
    page: Page, anchor: Rect, labels: Sequence[str], chosen: int, choose: Callable[[int], None]
) -> None:
    """Put a list on an empty page, below what opened it, or above where there is no room.

    Args:
        page: Lies over all others; the chosen row gets its focus.
        anchor: What opened the list, in pixels; the list is at least as wide.
        labels: The values.
        chosen: The index of the value that is chosen now.
        choose: Called with the index of the row that is pressed.
    """
    brush = page.brush
    pad, height = brush.px(LIST_PAD), brush.px(ListItem.HEIGHT)
    items = [
        ListItem(
            f"item {index}",
            anchor,
            partial(choose, index),
            label=label,
            chosen=index == chosen,
        )
        for index, label in enumerate(labels)
    ]
    width = max(anchor.width - 2 * pad, *(item.natural_width(brush) for item in items))
    panel = _panel_rect(brush, anchor, width + 2 * pad, len(items) * height + 2 * pad)
    image, margin = _panel(brush, panel)
    page.show(image, panel.left - margin, panel.bottom - margin)
    for index, item in enumerate(items):
        bottom = panel.top - pad - (index + 1) * height
        item.rect = Rect(panel.left + pad, bottom, width, height)
    page.add(*items)
    page.focus(f"item {chosen}")


def _panel_rect(brush: Brush, anchor: Rect, width: int, height: int) -> Rect:
    gap = brush.px(LIST_GAP)
    bottom = anchor.bottom - gap - height
    if bottom < brush.metrics.margin:
        bottom = anchor.top + gap
    return Rect(anchor.right - width, bottom, width, height)


def _panel(brush: Brush, rect: Rect) -> tuple[Image.Image, int]:
    """Return the panel of a list with its shadow, and the margin around it."""
    blur = brush.px(10)
    margin = 3 * blur
    image = blank(rect.width + 2 * margin, rect.height + 2 * margin)
    box = (margin, margin, rect.width, rect.height)
    radius = brush.px(theme.CONTROL_RADIUS)
    brush.shadow(image, box, radius, blur=blur, alpha=0.50, down=brush.px(6))
    brush.box(image, box, radius, brush.colours.panel)
    # A step lighter than the panel it lies on.
    brush.box(image, box, radius, theme.WHITE, alpha=0.06, edge=theme.WHITE, edge_alpha=0.22)
    return image, margin
