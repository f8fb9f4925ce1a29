"""Felt and card faces as textures, drawn once for a size and kept while they fit."""

from collections.abc import Iterable
from typing import Final

import arcade
from PIL import Image

from simplesimon.engine import Card
from simplesimon.ui.art.faces import card_height, draw_face
from simplesimon.ui.art.palettes import Palette
from simplesimon.ui.art.table_art import card_shadow, draw_felt
from simplesimon.ui.layout import Metrics
from simplesimon.ui.sheet import Sheet, texture_of
from simplesimon.ui.theme import TableColours

PACK_SIZE: Final = 52


class Deck:
    """The faces of the cards at one width, each with the shadow it casts.

    Args:
        width: Of a card, in pixels.
        palette: The colours of the suits.
        large_index: Whether rank and suit are larger.
    """

    def __init__(self, width: int, palette: Palette, *, large_index: bool = False) -> None:
        self.width: Final = width
        self.height: Final = card_height(width)
        self.palette: Final = palette
        self.large_index: Final = large_index
        self._shadow, self._pad = card_shadow(width)
        self._faces: dict[Card, Image.Image] = {}
        self._textures: dict[Card, arcade.Texture] = {}
        self.atlas: Final = arcade.DefaultTextureAtlas(self._atlas_size(), capacity=1)

    def _atlas_size(self) -> tuple[int, int]:
        """Return the smallest texture that holds a pack and a little more."""
        across, down = self._shadow.width + 4, self._shadow.height + 4
        columns = 1
        while columns * across < -(-(PACK_SIZE + 4) // columns) * down:
            columns += 1
        return columns * across, -(-(PACK_SIZE + 4) // columns) * down

    def face(self, card: Card) -> Image.Image:
        """Return the picture of a card without its shadow."""
        if card not in self._faces:
            self._faces[card] = draw_face(
                card, self.width, self.palette, large_index=self.large_index
            )
        return self._faces[card]

    def texture(self, card: Card) -> arcade.Texture:
        """Return the texture of a card and its shadow; the card lies in its middle."""
        if card not in self._textures:
            self._textures[card] = texture_of(self.picture(card))
        return self._textures[card]

    def picture(self, card: Card) -> Image.Image:
        """Return the picture of a card and its shadow; the card lies in its middle."""
        image = self._shadow.copy()
        image.alpha_composite(self.face(card), (self._pad, self._pad))
        return image

    def draw_ahead(self, cards: Iterable[Card]) -> bool:
        """Draw one more of the given cards; tell whether any was left to draw."""
        for card in cards:
            if card not in self._textures:
                self.texture(card)
                return True
        return False


class Assets:
    """What has been drawn for the window as it is, shared by all scenes."""

    def __init__(self) -> None:
        self._felt: tuple[tuple[Metrics, TableColours], Sheet] | None = None
        self._felt_image: Image.Image | None = None
        self._decks: dict[tuple[int, Palette, bool], Deck] = {}

    def felt(self, metrics: Metrics, colours: TableColours) -> Sheet:
        """Return the cloth that fills a window."""
        wanted = (metrics, colours)
        if self._felt is None or self._felt[0] != wanted:
            image = draw_felt(
                metrics.width, metrics.height, colours.felt_centre, colours.felt_edge
            )
            # The atlas keeps two pixels around each picture.
            sheet = Sheet((metrics.width + 4, metrics.height + 4))
            sheet.put(image, 0, 0)
            self._felt = (wanted, sheet)
            self._felt_image = image
        return self._felt[1]

    def felt_image(self, metrics: Metrics, colours: TableColours) -> Image.Image:
        """Return the cloth as an image, to paint on."""
        self.felt(metrics, colours)
        assert self._felt_image is not None
        return self._felt_image

    def deck(self, width: int, palette: Palette, *, large_index: bool = False) -> Deck:
        """Return the card faces of a width, drawn as they are asked for."""
        key = (width, palette, large_index)
        if key not in self._decks:
            # Faces of other sizes are of no use once the window has changed, but a menu and
            # a table take turns.
            while len(self._decks) >= KEPT_DECKS:
                del self._decks[next(iter(self._decks))]
            self._decks[key] = Deck(width, palette, large_index=large_index)
        return self._decks[key]


KEPT_DECKS: Final = 3
"""A table's, a menu's and the suit tiles' card sizes."""
