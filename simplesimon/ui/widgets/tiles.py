"""Paper tiles to choose from, in the proportions of a card."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from PIL import Image

from simplesimon.engine import Suit
from simplesimon.ui import theme
from simplesimon.ui.art.shapes import paint, rounded_mask
from simplesimon.ui.art.suits import suit_mask
from simplesimon.ui.theme import Lettering
from simplesimon.ui.widgets.brush import Brush, blank
from simplesimon.ui.widgets.controls import Control, Look

NUMBER: Final = Lettering(66, theme.TITLE.face, 52)


@dataclass(eq=False)
class SuitsTile(Control):
    """A choice of so many suits: their number and signs, their cards on felt, a heading."""

    suits: Sequence[Suit] = ()
    heading: str = ""
    share: float = 0.0
    """The share of games that were won, 0 to 1."""

    won: str = ""
    """That share in words; empty while there is none."""

    played: str = ""
    """How many games were played, in words."""

    key: str = ""
    picture: Image.Image | None = None
    """The cards on felt, as large as ``picture_size``."""

    RADIUS: ClassVar = 14
    LIFT: ClassVar = theme.HOVER_LIFT

    WIDTH: ClassVar = 264
    """The tile is drawn in these units; where it is smaller, everything shrinks alike."""

    PICTURE: ClassVar = (16, 100, 232, 157)
    """Left, top, width and height of the picture, in units."""

    SHARE: ClassVar = (20, 310, 224, 8)
    """Those of the bar that shows the share of won games."""

    def _units(self, size: float) -> int:
        return round(size * self.rect.width / self.WIDTH)

    def picture_size(self) -> tuple[int, int]:
        """Return the size the picture must have, in pixels."""
        return self._units(self.PICTURE[2]), self._units(self.PICTURE[3])

    def paint(self, brush: Brush, look: Look) -> Image.Image:
        """Return its picture in a state."""
        blur = brush.px(8)
        margin = 3 * blur + brush.px(self.LIFT)
        width, height = self.rect.width, self.rect.height
        image = blank(width + 2 * margin, height + 2 * margin)
        lifted = brush.px(self.LIFT) if look is Look.HOVER else 0
        top = margin - lifted
        box = (margin, top, width, height)
        radius = brush.px(self.RADIUS)
        brush.shadow(image, box, radius, blur=blur, alpha=0.42, down=brush.px(4))
        brush.box(
            image,
            box,
            radius,
            theme.PAPER,
            edge=theme.BLACK,
            edge_alpha=0.34,
            edge_width=max(1, brush.px(1)),
        )
        self._draw_strip(image, brush, margin, top)
        self._draw_picture(image, brush, margin, top)
        self._draw_words(image, brush, margin, top)
        return image

    def _draw_strip(self, image: Image.Image, brush: Brush, left: int, top: int) -> None:
        middle = top + self._units(56)
        number = str(len(self.suits))
        brush.text(image, left + self._units(20), middle, number, NUMBER, theme.INK)
        x = left + self._units(20) + brush.width(number, NUMBER) + self._units(12)
        size = self._units(30)
        for suit in self.suits:
            mask = suit_mask(suit, size)
            paint(image, mask, x, middle - mask.height // 2, brush.palette.colour(suit))
            x += self._units(34)

    def _draw_picture(self, image: Image.Image, brush: Brush, left: int, top: int) -> None:
        if self.picture is None:
            return
        x, y, width, height = (self._units(size) for size in self.PICTURE)
        radius = brush.px(7)
        mask = rounded_mask(width, height, radius)
        image.paste(self.picture.convert("RGBA"), (left + x, top + y), mask)
        box = (left + x, top + y, width, height)
        line = max(1, brush.px(1.5))
        brush.box(image, box, radius, "", edge=theme.INK, edge_width=line)
        inset = brush.px(4)
        inner = (box[0] + inset, box[1] + inset, width - 2 * inset, height - 2 * inset)
        brush.box(image, inner, radius - inset / 2, "", edge=theme.GOLD, edge_width=line)

    def _draw_words(self, image: Image.Image, brush: Brush, left: int, top: int) -> None:
        inner = left + self._units(20)
        middle = top + self._units(285)
        brush.text(image, inner, middle, self.heading, theme.TILE_HEADING, theme.INK)
        self._draw_share(image, brush, left, top)
        cap = brush.px(28)
        right = left + self._units(self.WIDTH - 20)
        box = (right - cap, middle - cap // 2, cap, cap)
        brush.box(image, box, brush.px(theme.KEY_RADIUS), "#f1e6d4", edge="#c9b896", edge_width=1)
        brush.text(
            image,
            right - cap / 2,
            middle,
            self.key,
            theme.STRONG_DESCRIPTION,
            theme.QUIET_INK,
            align="centre",
        )

    def _draw_share(self, image: Image.Image, brush: Brush, left: int, top: int) -> None:
        """Draw the share of won games as a bar, and in words below it."""
        x, y, width, height = (self._units(size) for size in self.SHARE)
        box = (left + x, top + y, width, height)
        brush.box(image, box, height / 2, theme.PAPER_WELL)
        if self.share:
            filled = max(height, round(width * self.share))
            brush.box(image, (*box[:2], filled, height), height / 2, theme.SHARE)
        y = top + self._units(339)
        begin, end = left + x, left + x + width
        brush.text(image, begin, y, self.won, theme.TILE_SHARE, theme.INK)
        quiet = theme.QUIET_INK
        if self.won:
            brush.text(image, end, y, self.played, theme.DESCRIPTION, quiet, align="right")
        else:
            brush.text(image, begin, y, self.played, theme.DESCRIPTION, quiet)
