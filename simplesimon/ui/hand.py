"""The cards in the player's hand: lifted a little, with a softer shadow, under the finger."""

from collections.abc import Sequence
from typing import Final

from PIL import Image

from simplesimon.ui import theme
from simplesimon.ui.art.faces import corner_radius
from simplesimon.ui.art.shapes import shadow_mask, tinted
from simplesimon.ui.art.table_art import LIFTED_ALPHA, LIFTED_BLUR, LIFTED_DROP
from simplesimon.ui.layout import Rect, Spot
from simplesimon.ui.motion import Point
from simplesimon.ui.sheet import Sheet
from simplesimon.ui.table import CardSprite, Table


class Hand:
    """A group of cards that was taken up.

    Args:
        table: The table it was taken from; its cards are in the air from now on.
        spot: The first card of the group.
        grip: Where the cards were taken, in pixels; they grow around that point.
    """

    def __init__(self, table: Table, spot: Spot, grip: Point) -> None:
        self.spot: Final = spot
        self.cards: Final[Sequence[CardSprite]] = table.group(spot)
        self._table: Final = table
        self._grip: Final = grip
        self._seats: Final = [sprite.position for sprite in self.cards]
        self._offset: Point = (0.0, 0.0)
        self._lifted = 0.0
        self._released = False
        table.raise_cards(self.cards)
        rect = table.layout.group_rect(spot.column, spot.row or 0, table.heights[spot.column])
        self._rect: Final = rect
        self._sheet: Final = Sheet((rect.width * 2, rect.height * 2))
        self._shadow: Final = self._sheet.put(_group_shadow(rect), 0, 0)
        self._shadow.alpha = 0
        self._place()

    @property
    def count(self) -> int:
        """How many cards it holds."""
        return len(self.cards)

    @property
    def first(self) -> int:
        """The highest card of the group."""
        return self.cards[0].card

    def rect(self) -> Rect:
        """Return where the first card would lie if it were let go, in pixels."""
        x, y = self._seats[0]
        width, height = self._table.deck.width, self._table.deck.height
        left = x + self._offset[0] - width / 2
        bottom = y + self._offset[1] - height / 2
        return Rect(round(left), round(bottom), width, height)

    def area(self) -> Rect:
        """Return the rectangle around all its cards, where they are now, in pixels."""
        x, y = self._offset
        return self._rect._replace(
            left=round(self._rect.left + x), bottom=round(self._rect.bottom + y)
        )

    def lift(self, way: float) -> None:
        """Show the cards lifted, from 0 on the table to 1; not after they were let go."""
        if self._released:
            return
        self._lifted = way
        self._shadow.alpha = round(255 * way)
        self._place()

    def release(self) -> None:
        """Let the cards go: from now on others move them."""
        self._released = True

    def carry(self, offset: Point) -> None:
        """Show the cards so far from where they were taken, in pixels."""
        self._offset = offset
        self._place()

    def _place(self) -> None:
        scale = 1 + (theme.LIFT_SCALE - 1) * self._lifted
        for sprite, (x, y) in zip(self.cards, self._seats, strict=True):
            sprite.scale = scale
            sprite.place(self._carried(x, y, scale))
        self._shadow.position = self._carried(*self._rect.centre, scale)

    def _carried(self, x: float, y: float, scale: float) -> Point:
        grip_x, grip_y = self._grip
        return (
            grip_x + (x - grip_x) * scale + self._offset[0],
            grip_y + (y - grip_y) * scale + self._offset[1],
        )

    def draw_shadow(self) -> None:
        """Draw the shadow the cards cast on the table."""
        self._sheet.draw(smooth=True)


def _group_shadow(rect: Rect) -> Image.Image:
    """Return the shadow of lifted cards that together fill a rectangle."""
    width = rect.width
    blur = max(1, round(width * LIFTED_BLUR))
    mask, _pad = shadow_mask(width, rect.height, corner_radius(width), blur)
    drop = round(width * LIFTED_DROP)
    image = Image.new("RGBA", (mask.width, mask.height + 2 * drop))
    image.paste(tinted(mask, theme.BLACK, alpha=LIFTED_ALPHA), (0, 2 * drop))
    return image
