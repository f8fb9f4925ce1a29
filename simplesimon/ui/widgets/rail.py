"""The list of pages at the left of a screen that has several."""

from dataclasses import dataclass
from typing import ClassVar

from PIL import Image

from simplesimon.ui import theme
from simplesimon.ui.art.icons import Icon
from simplesimon.ui.widgets.brush import Brush, blank
from simplesimon.ui.widgets.controls import Control, Look


@dataclass(eq=False)
class RailItem(Control):
    """One page of several; the chosen one has a golden bar."""

    label: str = ""
    icon: Icon | None = None
    chosen: bool = False

    BAR: ClassVar = (4, 28)
    """Width and height of the golden bar, in pixels of the design."""

    PAD: ClassVar = 24
    SMALL_PAD: ClassVar = 14
    """Before the label, in the wide and the small design."""

    ICON: ClassVar = 24
    ICON_GAP: ClassVar = 12
    LINE: ClassVar = 1.15
    """From line to line of a label that needs two, as a share of the size of its type."""

    def lines(self, brush: Brush) -> list[str]:
        """Return the label as it is broken into lines; bold, so that choosing changes none."""
        return brush.wrapped(self.label, theme.CHOSEN_RAIL, self.room(brush))

    def room(self, brush: Brush) -> int:
        """Return the pixels there are for a line of the label."""
        return self.rect.width - self._left(brush) - brush.px(8)

    def _left(self, brush: Brush) -> int:
        pad = brush.px(self.SMALL_PAD if brush.metrics.small else self.PAD)
        return pad + (brush.px(self.ICON + self.ICON_GAP) if self.icon else 0)

    def paint(self, brush: Brush, look: Look) -> Image.Image:
        """Return its picture in a state."""
        image = blank(self.rect.width, self.rect.height)
        radius = brush.px(self.RADIUS)
        box = (0, 0, image.width, image.height)
        if self.chosen:
            brush.box(image, box, radius, theme.GOLD, alpha=0.16)
            width, height = brush.px(self.BAR[0]), brush.px(self.BAR[1])
            bar = (0, (image.height - height) // 2, width, height)
            brush.box(image, bar, width / 2, theme.GOLD)
        elif look is Look.PRESSED:
            brush.box(image, box, radius, theme.BLACK, alpha=0.18)
        elif look is Look.HOVER:
            brush.box(image, box, radius, theme.WHITE, alpha=0.07)
        colour = brush.colours.text if self.chosen else brush.colours.quiet_text
        lettering = theme.CHOSEN_RAIL if self.chosen else theme.RAIL
        left, middle = self._left(brush), image.height / 2
        if self.icon:
            size = brush.px(self.ICON)
            centre = left - brush.px(self.ICON_GAP) - size / 2
            tint = theme.GOLD if self.chosen else colour
            brush.icon(image, self.icon, centre, middle, size, tint)
        lines = self.lines(brush)
        step = brush.type_px(lettering) * self.LINE
        first = middle - step * (len(lines) - 1) / 2
        for index, line in enumerate(lines):
            brush.text(image, left, first + index * step, line, lettering, colour)
        return image
