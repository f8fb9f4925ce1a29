"""Felt and card faces as textures, drawn once for a size and kept while they fit."""

from collections.abc import Callable, Iterable
from typing import Final

import arcade
from PIL import Image

from simplesimon.engine import Card
from simplesimon.ui.art.faces import card_height, corner_radius, draw_face
from simplesimon.ui.art.palettes import Palette
from simplesimon.ui.art.shapes import rounded_mask, tinted
from simplesimon.ui.art.table_art import card_shadow, draw_felt
from simplesimon.ui.layout import Metrics
from simplesimon.ui.sheet import Sheet, texture_of
from simplesimon.ui.theme import TableColours

PACK_SIZE: Final = 52

FACE_DRAWING_SECONDS: Final = 0.008
"""Spent on card faces in one frame: half a frame, so that what moves goes on smoothly."""


class Deck:
    """The faces of the cards at one width, each with the shadow it casts.

    A face takes milliseconds to draw, so a card that is asked for is there at once, as its
    face at another size or as blank paper, and becomes sharp when its turn comes.

    Args:
        width: Of a card, in pixels.
        palette: The colours of the suits.
        large_index: Whether rank and suit are larger.
        former: A deck whose faces, stretched, stand in for those that are not drawn yet.
    """

    def __init__(
        self,
        width: int,
        palette: Palette,
        *,
        large_index: bool = False,
        former: "Deck | None" = None,
    ) -> None:
        self.width: Final = width
        self.height: Final = card_height(width)
        self.palette: Final = palette
        self.large_index: Final = large_index
        self._shadow, self._pad = card_shadow(width)
        self._blank: Final = rounded_mask(width, self.height, corner_radius(width))
        self._pictures: Final[dict[Card, Image.Image]] = {}
        self._former: Final[dict[Card, Image.Image]] = former.faces if former else {}
        self._textures: dict[Card, arcade.Texture] = {}
        self._undrawn: dict[Card, None] = {}
        self.atlas: Final = arcade.DefaultTextureAtlas(self._atlas_size(), capacity=1)

    def _atlas_size(self) -> tuple[int, int]:
        """Return the smallest texture that holds a pack and a little more."""
        across, down = self._shadow.width + 4, self._shadow.height + 4
        columns = 1
        while columns * across < -(-(PACK_SIZE + 4) // columns) * down:
            columns += 1
        return columns * across, -(-(PACK_SIZE + 4) // columns) * down

    @property
    def faces(self) -> dict[Card, Image.Image]:
        """The faces drawn so far, without the shadows beside them."""
        box = (self._pad, self._pad, self._pad + self.width, self._pad + self.height)
        return {card: picture.crop(box) for card, picture in self._pictures.items()}

    def picture(self, card: Card) -> Image.Image:
        """Return the picture of a card and its shadow; the card lies in its middle."""
        if card not in self._pictures:
            face = draw_face(card, self.width, self.palette, large_index=self.large_index)
            self._pictures[card] = self._with_shadow(face)
        return self._pictures[card]

    def texture(self, card: Card) -> arcade.Texture:
        """Return the texture of a card and its shadow; the card lies in its middle.

        It may not be sharp yet: ``draw_some`` sees to that.
        """
        if card not in self._textures:
            if card not in self._pictures:
                self._undrawn[card] = None
            self._textures[card] = texture_of(self._stand_in(card))
        return self._textures[card]

    def sharp_texture(self, card: Card) -> arcade.Texture:
        """Return the texture of a card and its shadow, drawing it now if need be."""
        texture = self.texture(card)
        if card in self._undrawn:
            self._sharpen(card)
        return texture

    def draw_some(self, first: Iterable[Card], seconds: float, now: Callable[[], float]) -> bool:
        """Draw faces that are waiting for it; tell whether any are left.

        Args:
            first: Cards to draw before the others.
            seconds: How long to go on; one face is drawn at the least.
            now: A clock in seconds.
        """
        end = now() + seconds
        for card in [card for card in first if card in self._undrawn] + list(self._undrawn):
            if card in self._undrawn:
                self._sharpen(card)
                if now() >= end:
                    break
        return bool(self._undrawn)

    def _sharpen(self, card: Card) -> None:
        del self._undrawn[card]
        texture = self._textures[card]
        texture.image = self.picture(card)
        if self.atlas.has_texture(texture):
            self.atlas.update_texture_image(texture)
        if not self._undrawn:
            self._former.clear()

    def _stand_in(self, card: Card) -> Image.Image:
        """Return the best picture there is without drawing the card."""
        if card in self._pictures:
            return self._pictures[card]
        if card in self._former:
            face = self._former[card].resize((self.width, self.height), Image.Resampling.BILINEAR)
        else:
            face = tinted(self._blank, self.palette.paper)
        return self._with_shadow(face)

    def _with_shadow(self, face: Image.Image) -> Image.Image:
        image = self._shadow.copy()
        image.alpha_composite(face, (self._pad, self._pad))
        return image


class Assets:
    """What has been drawn for the window as it is, shared by all scenes."""

    def __init__(self) -> None:
        self._felt: tuple[tuple[Metrics, TableColours], Sheet] | None = None
        self._decks: dict[tuple[int, Palette, bool], Deck] = {}

    def felt(self, metrics: Metrics, colours: TableColours) -> Sheet:
        """Return the cloth that fills a window."""
        wanted = (metrics, colours)
        if self._felt is None or self._felt[0] != wanted:
            image = draw_felt(metrics.width, metrics.height, colours.felt_centre, colours.felt_edge)
            # The atlas keeps two pixels around each picture.
            sheet = Sheet((metrics.width + 4, metrics.height + 4))
            cloth = sheet.put(image, 0, 0)
            # Its sheet is full and never rebuilt: nobody needs the pixels a second time.
            cloth.texture.image_data.image = Image.new("RGBA", (1, 1))
            self._felt = (wanted, sheet)
        return self._felt[1]

    def deck(self, width: int, palette: Palette, *, large_index: bool = False) -> Deck:
        """Return the card faces of a width, drawn as they are asked for."""
        key = (width, palette, large_index)
        if key not in self._decks:
            # Faces of other sizes are of no use once the window has changed, but a menu and
            # a table take turns.
            alike = [deck for (_, *look), deck in self._decks.items() if look == [*key[1:]]]
            deck = Deck(
                width, palette, large_index=large_index, former=alike[-1] if alike else None
            )
            while len(self._decks) >= KEPT_DECKS:
                del self._decks[next(iter(self._decks))]
            self._decks[key] = deck
        else:
            self._decks[key] = self._decks.pop(key)
        return self._decks[key]


KEPT_DECKS: Final = 3
"""A table's, a menu's and the suit tiles' card sizes."""
