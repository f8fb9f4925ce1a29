"""A day of a calendar: its number, and a sign for what has become of its deal."""

from collections.abc import Hashable
from dataclasses import dataclass
from typing import ClassVar, Final

from PIL import Image

from simplesimon.ui import theme
from simplesimon.ui.art.icons import Icon
from simplesimon.ui.art.shapes import paint, rounded_mask
from simplesimon.ui.day_marks import Mark
from simplesimon.ui.widgets.brush import Brush, blank
from simplesimon.ui.widgets.controls import DISABLED_ALPHA, Control, Kind, Look, button_colours

SIGN: Final = 28
"""The size of a sign, in pixels of the design."""

_ICON: Final = 18
_BARE_ICON: Final = 22
_BARE: Final = {Mark.OPEN: Icon.PAUSE, Mark.LOST: Icon.CLOSE}


def paint_sign(
    image: Image.Image, brush: Brush, mark: Mark, x: float, y: float, *, alpha: float = 1.0
) -> None:
    """Draw the sign of a mark with its middle at a point; nothing for a day without a play."""
    size = brush.px(SIGN)
    box = (round(x - size / 2), round(y - size / 2), size, size)
    if mark is Mark.WON:
        disc = rounded_mask(size, size, size / 2)
        paint(image, disc, box[0], box[1], theme.GOLD, alpha=alpha)
        icon_at = brush.px(_ICON)
        brush.icon(image, Icon.CHECK, x, y, icon_at, theme.ON_GOLD, alpha=alpha)
    elif mark is Mark.AIDED:
        width = max(1, brush.px(2))
        edge = theme.GOLD
        brush.box(image, box, size / 2, "", edge=edge, edge_alpha=alpha, edge_width=width)
        brush.icon(image, Icon.CHECK, x, y, brush.px(_ICON), edge, alpha=alpha)
    elif mark in _BARE:
        colour = brush.colours.quiet_text
        brush.icon(image, _BARE[mark], x, y, brush.px(_BARE_ICON), colour, alpha=alpha)


@dataclass(eq=False)
class DayCell(Control):
    """A day that can be played; one that is still to come is disabled."""

    number: int = 1
    """The day of the month."""

    mark: Mark = Mark.UNPLAYED
    today: bool = False

    PAD: ClassVar = 12
    SMALL_PAD: ClassVar = 8
    TODAY_EDGE: ClassVar = 2

    @property
    def state(self) -> Hashable:
        """What has become of its deal."""
        return self.mark, self.today

    def paint(self, brush: Brush, look: Look) -> Image.Image:
        """Return its picture in a state."""
        image = blank(self.rect.width, self.rect.height)
        face = button_colours(Kind.SECONDARY, look, brush)
        disabled = look is Look.DISABLED
        brush.box(
            image,
            (0, 0, image.width, image.height),
            brush.px(self.RADIUS),
            face.fill,
            alpha=0.0 if disabled else face.fill_alpha * (0.6 if look is Look.NORMAL else 1.0),
            edge=theme.GOLD if self.today else face.edge,
            edge_alpha=1.0 if self.today else face.edge_alpha * 0.6,
            edge_width=max(1, brush.px(self.TODAY_EDGE)) if self.today else 1,
        )
        pad = brush.px(self.SMALL_PAD if brush.metrics.small else self.PAD)
        alpha = DISABLED_ALPHA if disabled else 1.0
        number = theme.STRONG_NOTE if self.today else theme.NOTE
        colour = theme.GLOW if self.today else brush.colours.text
        y = pad + brush.cap_height(number) / 2
        brush.text(image, pad, y, str(self.number), number, colour, alpha=alpha)
        half = brush.px(SIGN) / 2
        x, y = image.width - pad - half, image.height - pad - half
        paint_sign(image, brush, self.mark, x, y, alpha=alpha)
        return image
