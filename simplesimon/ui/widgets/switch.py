"""A switch: on or off, told by colour, place and a check."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar

from PIL import Image

from simplesimon.ui import theme
from simplesimon.ui.art.icons import Icon
from simplesimon.ui.layout import Rect
from simplesimon.ui.widgets.brush import Brush, blank
from simplesimon.ui.widgets.controls import Control, Look


def ignore_switch(on: bool) -> None:  # noqa: FBT001 - what a switch calls
    """Do nothing with a new state."""


@dataclass(eq=False)
class Switch(Control):
    """A switch at the right end of its rectangle, all of which is the target."""

    on: bool = False
    pad: int = 0
    """Between it and the right end, in pixels of the design."""

    change: Callable[[bool], None] = ignore_switch
    """Called with the new state."""

    RADIUS: ClassVar = 14

    SIZE: ClassVar = (52, 28)
    KNOB_ON: ClassVar = 24
    KNOB_OFF: ClassVar = 20
    CHECK: ClassVar = 16

    @property
    def state(self) -> bool:
        """Whether it is on."""
        return self.on

    def act(self) -> None:
        """Change it."""
        self.on = not self.on
        self.change(self.on)

    def face(self, brush: Brush) -> Rect:
        """Return where the switch itself is."""
        width, height = brush.px(self.SIZE[0]), brush.px(self.SIZE[1])
        bottom = self.rect.bottom + (self.rect.height - height) // 2
        return Rect(self.rect.right - brush.px(self.pad) - width, bottom, width, height)

    def paint(self, brush: Brush, look: Look) -> Image.Image:
        """Return its picture in a state."""
        width, height = brush.px(self.SIZE[0]), brush.px(self.SIZE[1])
        image = blank(width, height)
        if self.on:
            self._paint_on(image, brush, look)
        else:
            self._paint_off(image, brush, look)
        return image

    def _paint_on(self, image: Image.Image, brush: Brush, look: Look) -> None:
        disabled = look is Look.DISABLED
        ground = theme.DISABLED_GOLD if disabled else _gold(look)
        brush.box(image, (0, 0, image.width, image.height), image.height / 2, ground)
        knob = brush.px(self.KNOB_ON)
        gap = (image.height - knob) // 2
        left = image.width - gap - knob
        paper = theme.DISABLED_KNOB if disabled else theme.PAPER
        brush.box(image, (left, gap, knob, knob), knob / 2, paper)
        size = brush.px(self.CHECK)
        middle = (left + knob / 2, image.height / 2)
        brush.icon(image, Icon.CHECK, *middle, size, theme.CHECK)

    def _paint_off(self, image: Image.Image, brush: Brush, look: Look) -> None:
        disabled = look is Look.DISABLED
        edge_alpha = {Look.HOVER: 0.75, Look.DISABLED: 0.20}.get(look, 0.55)
        brush.box(
            image,
            (0, 0, image.width, image.height),
            image.height / 2,
            brush.colours.well,
            edge=theme.WHITE,
            edge_alpha=edge_alpha,
            edge_width=brush.px(2),
        )
        knob = brush.px(self.KNOB_OFF)
        gap = (image.height - knob) // 2
        alpha = 0.42 if disabled else 1.0
        box = (gap, gap, knob, knob)
        brush.box(image, box, knob / 2, brush.colours.quiet_text, alpha=alpha)


def _gold(look: Look) -> str:
    return {Look.HOVER: theme.GOLD_HOVER, Look.PRESSED: theme.GOLD_PRESSED}.get(look, theme.GOLD)
