"""How the interface is painted: panels, text and icons in the sizes and colours of a window.

Images are Pillow's, so y grows downward here; ``page.py`` puts them on the screen.
"""

from dataclasses import dataclass
from typing import Final

from PIL import Image

from simplesimon.ui import theme
from simplesimon.ui.art.icons import Icon, icon_mask
from simplesimon.ui.art.lettering import Align, cap_height, draw_text, text_width, wrap_text
from simplesimon.ui.art.palettes import Palette
from simplesimon.ui.art.shapes import paint, ring_mask, rounded_mask, shadow_mask
from simplesimon.ui.layout import Metrics
from simplesimon.ui.theme import Lettering, TableColours

LINE_HEIGHT: Final = 1.4
"""Of the size of type."""


@dataclass(frozen=True, slots=True)
class Brush:
    """Paints in a window's sizes and a table's colours."""

    metrics: Metrics
    colours: TableColours
    palette: Palette

    def px(self, size: float) -> int:
        """Return a size of the design in whole pixels."""
        return self.metrics.px(size)

    def type_px(self, lettering: Lettering) -> int:
        """Return the size of a lettering in pixels."""
        small = self.metrics.small and lettering.small_size
        return self.metrics.type_px(lettering.small_size if small else lettering.size)

    def width(self, text: str, lettering: Lettering) -> int:
        """Return how many pixels a line of text takes."""
        return text_width(text, self.type_px(lettering), lettering.face)

    def cap_height(self, lettering: Lettering) -> int:
        """Return the height of capitals in pixels."""
        return cap_height(self.type_px(lettering), lettering.face)

    def line_height(self, lettering: Lettering) -> int:
        """Return the distance of two lines in pixels."""
        return round(self.type_px(lettering) * LINE_HEIGHT)

    def wrapped(self, text: str, lettering: Lettering, width: int) -> list[str]:
        """Break a text into lines of at most ``width`` pixels."""
        return wrap_text(text, self.type_px(lettering), lettering.face, width)

    def broken(self, text: str, lettering: Lettering, width: int) -> list[str]:
        """Break a text into lines, and a word that is wider than a line wherever it must be.

        Names of files have long words.
        """
        lines = []
        for line in self.wrapped(text, lettering, width):
            rest = line
            while len(rest) > 1 and self.width(rest, lettering) > width:
                end = len(rest) - 1
                while end > 1 and self.width(rest[:end], lettering) > width:
                    end -= 1
                lines.append(rest[:end])
                rest = rest[end:]
            lines.append(rest)
        return lines

    def text(
        self,
        image: Image.Image,
        x: float,
        y: float,
        text: str,
        lettering: Lettering,
        colour: str,
        *,
        align: Align = "left",
        alpha: float = 1.0,
    ) -> None:
        """Write a line; y is the middle of its capitals, from the image's top."""
        size = self.type_px(lettering)
        draw_text(image, x, y, text, size, lettering.face, colour, align=align, alpha=alpha)

    def label(self, text: str, lettering: Lettering, colour: str) -> Image.Image:
        """Return an image of one line, as wide as the line and half again as tall as its type."""
        image = blank(max(1, self.width(text, lettering)), self.line_height(lettering))
        self.text(image, 0, image.height / 2, text, lettering, colour)
        return image

    def icon(
        self,
        image: Image.Image,
        icon: Icon,
        x: float,
        y: float,
        size: int,
        colour: str,
        *,
        alpha: float = 1.0,
    ) -> None:
        """Draw an icon of ``size`` pixels with its middle at a point."""
        paint(
            image,
            icon_mask(icon, size),
            round(x - size / 2),
            round(y - size / 2),
            colour,
            alpha=alpha,
        )

    def box(
        self,
        image: Image.Image,
        box: tuple[int, int, int, int],
        radius: float,
        fill: str,
        *,
        alpha: float = 1.0,
        edge: str = "",
        edge_alpha: float = 1.0,
        edge_width: int = 1,
    ) -> None:
        """Fill a rounded box given as left, top, width, height, and line its edge."""
        left, top, width, height = box
        if fill:
            paint(image, rounded_mask(width, height, radius), left, top, fill, alpha=alpha)
        if edge:
            ring = ring_mask(width, height, radius, edge_width)
            paint(image, ring, left, top, edge, alpha=edge_alpha)

    def shadow(
        self,
        image: Image.Image,
        box: tuple[int, int, int, int],
        radius: float,
        *,
        blur: int,
        alpha: float,
        down: int,
    ) -> None:
        """Cast the shadow of a rounded box onto what lies below it."""
        left, top, width, height = box
        mask, pad = shadow_mask(width, height, radius, blur)
        paint(image, mask, left - pad, top - pad + down, theme.BLACK, alpha=alpha)

    def panel(
        self, width: int, height: int, *, opacity: float = theme.PANEL_OPACITY
    ) -> tuple[Image.Image, int]:
        """Return a panel with its shadow, and the margin around the panel, in pixels."""
        blur, down = self.px(20), self.px(10)
        margin = 3 * blur
        image = blank(width + 2 * margin, height + 2 * margin)
        box = (margin, margin, width, height)
        radius = self.px(theme.PANEL_RADIUS)
        self.shadow(image, box, radius, blur=blur, alpha=0.42, down=down)
        self.box(
            image,
            box,
            radius,
            self.colours.panel,
            alpha=opacity,
            edge=theme.WHITE,
            edge_alpha=theme.PANEL_EDGE_OPACITY,
        )
        return image, margin


def blank(width: int, height: int) -> Image.Image:
    """Return a transparent image."""
    return Image.new("RGBA", (width, height))
