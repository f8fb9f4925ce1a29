"""What chooses among pages: items of a rail at the left, or tabs where the window is small."""

from dataclasses import dataclass
from typing import ClassVar, Final

from PIL import Image

from simplesimon.ui import theme
from simplesimon.ui.art.icons import Icon
from simplesimon.ui.widgets.brush import Brush, blank
from simplesimon.ui.widgets.controls import Control, Look

CHOSEN_OPACITY: Final = 0.16
"""Of the gold behind the page that is shown."""


@dataclass(eq=False)
class RailItem(Control):
    """A page in the rail; long names take two lines."""

    label: str = ""
    icon: Icon | None = None
    chosen: bool = False

    SIZE: ClassVar = (208, 48)
    ICON: ClassVar = 24
    ICON_X: ClassVar = 30
    TEXT_X: ClassVar = 56
    BARE_TEXT_X: ClassVar = 24
    SMALL_BARE_TEXT_X: ClassVar = 14
    """Without an icon, in the wide and the small design."""

    PAD: ClassVar = 12
    BAR: ClassVar = (4, 28)
    LINE: ClassVar = 20
    """Between two lines."""

    def lines(self, brush: Brush) -> list[str]:
        """Return its name as it is broken into lines, chosen or not."""
        width = self.room(brush)
        letterings = (theme.RAIL_ITEM, theme.CHOSEN_RAIL_ITEM)
        # Bold is not always the wider one at small sizes.
        wider = max(letterings, key=lambda lettering: brush.width(self.label, lettering))
        return brush.wrapped(self.label, wider, width)

    def room(self, brush: Brush) -> int:
        """Return how long a line of its name may be, in pixels."""
        return self.rect.width - self._left(brush) - brush.px(8 if self.icon is None else self.PAD)

    def _left(self, brush: Brush) -> int:
        if self.icon is not None:
            return brush.px(self.TEXT_X)
        return brush.px(self.SMALL_BARE_TEXT_X if brush.metrics.small else self.BARE_TEXT_X)

    def paint(self, brush: Brush, look: Look) -> Image.Image:
        """Return its picture in a state."""
        image = blank(self.rect.width, self.rect.height)
        box, radius = (0, 0, image.width, image.height), brush.px(self.RADIUS)
        fill, alpha = _ground(look, chosen=self.chosen)
        brush.box(image, box, radius, fill, alpha=alpha)
        if self.chosen:
            width, height = brush.px(self.BAR[0]), brush.px(self.BAR[1])
            bar = (0, (image.height - height) // 2, width, height)
            brush.box(image, bar, width / 2, theme.GOLD)
        middle = image.height / 2
        colour = brush.colours.text if self.chosen else brush.colours.quiet_text
        if self.icon is not None:
            icon_colour = theme.GLOW if self.chosen else brush.colours.quiet_text
            x = brush.px(self.ICON_X)
            brush.icon(image, self.icon, x, middle, brush.px(self.ICON), icon_colour)
        lines, line = self.lines(brush), brush.px(self.LINE)
        y = middle - (len(lines) - 1) * line / 2
        lettering = theme.CHOSEN_RAIL_ITEM if self.chosen else theme.RAIL_ITEM
        for words in lines:
            brush.text(image, self._left(brush), y, words, lettering, colour)
            y += line
        return image


@dataclass(eq=False)
class Tab(Control):
    """A page among tabs."""

    label: str = ""
    icon: Icon = Icon.INFO
    chosen: bool = False

    HEIGHT: ClassVar = 44
    ICON: ClassVar = 20
    ICON_GAP: ClassVar = 8
    PAD: ClassVar = 12

    def natural_width(self, brush: Brush) -> int:
        """Return the pixels it needs, chosen or not."""
        around = brush.px(self.ICON + self.ICON_GAP + 2 * self.PAD)
        return brush.width(self.label, theme.STRONG_NOTE) + around

    def paint(self, brush: Brush, look: Look) -> Image.Image:
        """Return its picture in a state."""
        image = blank(self.rect.width, self.rect.height)
        fill, alpha = _ground(look, chosen=self.chosen, alpha=0.10)
        brush.box(
            image,
            (0, 0, image.width, image.height),
            brush.px(self.RADIUS),
            fill,
            alpha=alpha,
            edge=theme.GOLD if self.chosen else theme.WHITE,
            edge_alpha=0.8 if self.chosen else 0.22,
        )
        lettering = theme.STRONG_NOTE if self.chosen else theme.NOTE
        size, gap = brush.px(self.ICON), brush.px(self.ICON_GAP)
        left = (image.width - size - gap - brush.width(self.label, lettering)) / 2
        icon_colour = theme.GLOW if self.chosen else brush.colours.quiet_text
        middle = image.height / 2
        brush.icon(image, self.icon, left + size / 2, middle, size, icon_colour)
        x = left + size + gap
        brush.text(image, x, middle, self.label, lettering, brush.colours.text)
        return image


def _ground(look: Look, *, chosen: bool, alpha: float = 0.0) -> tuple[str, float]:
    """Return the colour and the opacity behind a page's name; ``alpha`` is that at rest."""
    if look is Look.PRESSED:
        return theme.BLACK, 0.18
    if chosen:
        return theme.GOLD, CHOSEN_OPACITY + (0.06 if look is Look.HOVER else 0)
    return theme.WHITE, alpha + (0.07 if look is Look.HOVER else 0)
