"""What pictures are made of: felt, cards, outlines, arrows, discs, hands.

Pixels; y grows downward, as in Pillow.
"""

import math
from functools import lru_cache
from typing import Final, NamedTuple

from PIL import Image

from simplesimon.engine import Card
from simplesimon.handbook import FACE_DOWN
from simplesimon.ui import theme
from simplesimon.ui.art.arrow import arrow_margin, bent_line, draw_arrow
from simplesimon.ui.art.backs import draw_back
from simplesimon.ui.art.card_layout import CARD_MM, card_height, corner_radius, strip_height
from simplesimon.ui.art.colours import mixed
from simplesimon.ui.art.faces import draw_face
from simplesimon.ui.art.icons import Icon, icon_mask
from simplesimon.ui.art.mouse import draw_pointer
from simplesimon.ui.art.palettes import Palette
from simplesimon.ui.art.paths import Point
from simplesimon.ui.art.shapes import faded, glow_mask, paint, ring_mask, rounded_mask
from simplesimon.ui.art.table_art import (
    GLOW_BLUR,
    OUTLINE,
    card_shadow,
    draw_felt,
    draw_slot,
    lifted_shadow,
)
from simplesimon.ui.widgets.brush import Brush

CARD_WIDTH: Final = 72
SMALL_CARD_WIDTH: Final = 52
"""Of most pictures' cards, in pixels of the wide and the small design."""

EDGE_SHADE: Final = 0.45
"""How far a small felt darkens to its edge, compared with the table."""

PAD: Final = 12
"""Free felt around what a picture shows, in pixels of the design."""

DISC: Final = 32
SMALL_DISC: Final = 26
"""Diameter of a check, a cross or a number, in pixels of the design."""

ARROW: Final = 0.13
"""Breadth of an arrow where it ends, as a share of a card's width."""

THIN: Final = 0.54
"""Its breadth where it starts, compared with that."""

POINTER: Final = 0.46
"""Height of the mouse pointer, as a share of a card's width."""


class Box(NamedTuple):
    """A rectangle of whole pixels."""

    left: int
    top: int
    width: int
    height: int

    @property
    def right(self) -> int:
        """The x just beyond its last pixel."""
        return self.left + self.width

    @property
    def bottom(self) -> int:
        """The y just below its last pixel."""
        return self.top + self.height

    def at(self, across: float, down: float) -> Point:
        """Return a point in it, given as shares of its width and height."""
        return self.left + across * self.width, self.top + down * self.height


class Canvas:
    """A piece of felt to put things on.

    Args:
        brush: The sizes and colours of the window.
        size: Width and height in pixels.
        large_index: Whether the player wants rank and suit larger. In the small design they
            always are, for its cards are small.
    """

    def __init__(self, brush: Brush, size: tuple[int, int], *, large_index: bool) -> None:
        self.brush: Final = brush
        self.large_index: Final = large_index or brush.metrics.small
        centre, edge = brush.colours.felt_centre, brush.colours.felt_edge
        self.image: Final = _felt(*size, centre, mixed(centre, edge, EDGE_SHADE)).convert("RGBA")

    @property
    def width(self) -> int:
        """Of the felt, in pixels."""
        return self.image.width

    @property
    def height(self) -> int:
        """Of the felt, in pixels."""
        return self.image.height

    @property
    def pad(self) -> int:
        """Free felt around what is shown, in pixels."""
        return self.brush.px(PAD)

    def px(self, size: float) -> int:
        """Return a size of the design in pixels."""
        return self.brush.px(size)

    def card_width(self, size: float = 1.0) -> int:
        """Return the width of a card, compared with that of most pictures."""
        return self.px(size * (SMALL_CARD_WIDTH if self.brush.metrics.small else CARD_WIDTH))

    def strip(self, width: int) -> int:
        """Return how much of a covered card is seen."""
        return strip_height(width, large_index=self.large_index)

    def finished(self) -> Image.Image:
        """Return the picture with round corners and a fine edge."""
        radius = self.px(theme.CONTROL_RADIUS)
        ring = ring_mask(self.width, self.height, radius, 1)
        paint(self.image, ring, 0, 0, theme.WHITE, alpha=0.20)
        self.image.putalpha(rounded_mask(self.width, self.height, radius))
        return self.image

    # Cards

    def card(
        self,
        card: Card,
        left: int,
        top: int,
        width: int,
        *,
        lifted: bool = False,
        large_index: bool = True,
    ) -> Box:
        """Lay a card on the felt, or hold it above; return where it is.

        Args:
            card: What it shows.
            left: In pixels, as are top and width.
            top: As left.
            width: As left.
            lifted: Whether it is held.
            large_index: False where there is no room for it, whatever the player wants.
        """
        shadow, pad = (lifted_shadow if lifted else card_shadow)(width)
        self._put(shadow, left - pad, top - pad)
        large = large_index and self.large_index
        self._put(_face(card, width, self.brush.palette, large), left, top)
        return Box(left, top, width, card_height(width))

    def slot(self, left: int, top: int, width: int) -> Box:
        """Show an empty column; return where it is."""
        self._put(draw_slot(width, self.brush.colours.slot), left, top)
        return Box(left, top, width, card_height(width))

    def fade(self, box: Box) -> None:
        """Cover cards with a veil of felt."""
        self.brush.box(
            self.image,
            box,
            corner_radius(round(box.height * CARD_MM[0] / CARD_MM[1])),
            self.brush.colours.felt_edge,
            alpha=0.62,
        )

    def outline(self, box: Box, card_width: int, colour: str, *, glow: bool = False) -> None:
        """Draw a line around cards, and light around it."""
        radius, line = corner_radius(card_width), max(2.0, card_width * OUTLINE * 1.3)
        if glow:
            blur = max(3.0, card_width * GLOW_BLUR)
            mask, pad = glow_mask(box.width, box.height, radius, blur)
            paint(self.image, mask, box.left - pad, box.top - pad, colour)
        ring = ring_mask(box.width, box.height, radius, line)
        paint(self.image, ring, box.left, box.top, colour)

    # Marks

    def arrow(
        self, start: Point, end: Point, card_width: int, *, bend: float = 0.18, alpha: float = 1.0
    ) -> None:
        """Point from one place to another."""
        breadth = max(5.0, card_width * ARROW)
        across, down = end[0] - start[0], end[1] - start[1]
        # To the side that is up, whichever way the arrow goes.
        up = 2 * bend if across >= 0 else -2 * bend
        middle = (start[0] + across / 2 + down * up, start[1] + down / 2 - across * up)
        widths = breadth * THIN, breadth
        line, margin = bent_line(start, middle, end), arrow_margin(widths)
        left, top = (math.floor(min(places)) - margin for places in zip(*line, strict=True))
        right, bottom = (math.ceil(max(places)) + margin for places in zip(*line, strict=True))
        size, line = (right - left, bottom - top), [(x - left, y - top) for x, y in line]
        layer = draw_arrow(line, size, widths, theme.GLOW, theme.ARROW_RIM)
        if alpha < 1:
            layer.putalpha(faded(layer.getchannel("A"), alpha))
        self._put(layer, left, top)

    @property
    def disc_size(self) -> int:
        """Diameter of a disc in pixels, even, so that its middle lies between two."""
        return self.px(SMALL_DISC if self.brush.metrics.small else DISC) // 2 * 2

    def sign(self, centre: Point, *, right: bool) -> None:
        """Put a check or a cross."""
        colour = theme.RIGHT if right else theme.DANGER
        left, top = self._disc(centre, colour, theme.WHITE)
        size = self.disc_size
        glyph = round(size * 0.56)
        offset = (size - glyph) // 2
        mask = icon_mask(Icon.CHECK if right else Icon.CLOSE, glyph)
        paint(self.image, mask, left + offset, top + offset, theme.WHITE)

    def number(self, centre: Point, number: int) -> None:
        """Put a number in a disc."""
        left, top = self._disc(centre, theme.GOLD, theme.ON_GOLD)
        half = self.disc_size / 2
        self.brush.text(
            self.image,
            left + half,
            top + half,
            str(number),
            theme.STRONG_NOTE,
            theme.ON_GOLD,
            align="centre",
        )

    def _disc(self, centre: Point, colour: str, edge: str) -> tuple[int, int]:
        size = self.disc_size
        left, top = round(centre[0] - size / 2), round(centre[1] - size / 2)
        # What lies at the felt's edge is moved inside.
        left = max(2, min(left, self.width - size - 2))
        top = max(2, min(top, self.height - size - 2))
        box = (left, top, size, size)
        self.brush.shadow(
            self.image, box, size / 2, blur=max(1, size // 10), alpha=0.4, down=self.px(1)
        )
        line = max(1, round(size / 16))
        self.brush.box(self.image, box, size / 2, colour, edge=edge, edge_width=line)
        return left, top

    def glyph(self, icon: Icon, centre: Point, size: int, colour: str) -> None:
        """Draw an icon of so many pixels by its middle."""
        x, y = round(centre[0] - size / 2), round(centre[1] - size / 2)
        paint(self.image, icon_mask(icon, size), x, y, colour)

    def badge(self, centre: Point, text: str) -> None:
        """Put a number in a golden pill."""
        height = self.px(26 if self.brush.metrics.small else 32)
        width = self.brush.width(text, theme.BUTTON) + 2 * self.px(16)
        left, top = round(centre[0] - width / 2), round(centre[1] - height / 2)
        box = (left, top, width, height)
        self.brush.shadow(self.image, box, height / 2, blur=self.px(3), alpha=0.35, down=self.px(2))
        self.brush.box(self.image, box, height / 2, theme.GOLD)
        middle = top + height / 2
        self.brush.text(
            self.image, centre[0], middle, text, theme.BUTTON, theme.ON_GOLD, align="centre"
        )

    # Hands

    def pointer(self, tip: Point, card_width: int, *, clicks: int = 0) -> None:
        """Show the pointer of a mouse; rings around its tip are clicks."""
        for click in range(clicks):
            self.ring(tip, card_width * (0.18 + 0.13 * click))
        height = max(20.0, card_width * POINTER)
        draw_pointer(self.image, tip, height, (theme.WHITE, theme.INK))

    def ring(self, centre: Point, radius: float) -> None:
        """Draw a ring as a drop makes in water."""
        size = round(radius) * 2
        left, top = round(centre[0] - size / 2), round(centre[1] - size / 2)
        line = max(2.0, size / 14)
        dark = ring_mask(size + 2, size + 2, size / 2 + 1, line + 2)
        paint(self.image, dark, left - 1, top - 1, theme.ARROW_RIM, alpha=0.65)
        paint(self.image, ring_mask(size, size, size / 2, line), left, top, theme.GLOW)

    def finger(self, centre: Point, card_width: int) -> None:
        """Show where a finger is held."""
        size = round(card_width * 0.46) // 2 * 2
        left, top = round(centre[0] - size / 2), round(centre[1] - size / 2)
        box = (left, top, size, size)
        self.brush.box(
            self.image,
            box,
            size / 2,
            theme.INK,
            alpha=0.30,
            edge=theme.WHITE,
            edge_width=max(2, size // 12),
        )
        self.ring(centre, size * 0.78)

    def _put(self, image: Image.Image, left: int, top: int) -> None:
        """Lay a picture with soft edges on the felt; what sticks out is left out."""
        crop_left, crop_top = max(0, -left), max(0, -top)
        if crop_left or crop_top:
            image = image.crop((crop_left, crop_top, image.width, image.height))
        self.image.alpha_composite(image, (max(0, left), max(0, top)))

    def put(self, image: Image.Image, centre: Point) -> None:
        """Lay a picture on the felt by its middle."""
        left, top = centre[0] - image.width / 2, centre[1] - image.height / 2
        self._put(image, round(left), round(top))


@lru_cache(maxsize=8)
def _felt(width: int, height: int, centre: str, edge: str) -> Image.Image:
    return draw_felt(width, height, centre, edge)


@lru_cache(maxsize=512)
def _face(card: Card, width: int, palette: Palette, large_index: bool) -> Image.Image:  # noqa: FBT001
    if card == FACE_DOWN:
        return draw_back(width)
    return draw_face(card, width, palette, large_index=large_index)
