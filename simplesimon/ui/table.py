"""The cards on the screen: sprites in columns that mirror the position.

Faces, not identities: with one or two suits there are equal cards, and "the last three of
column c" is identity enough. The order of a sprite list is the order of drawing, so what lies
on top comes last. The table knows places, never rules, and never when things move.
"""

from collections.abc import Sequence
from typing import Final

import arcade

from simplesimon.engine import Card, Position
from simplesimon.ui.assets import Deck
from simplesimon.ui.layout import Spot, TableLayout
from simplesimon.ui.motion import Point
from simplesimon.ui.sheet import empty


class CardSprite(arcade.Sprite):
    """A card on the screen."""

    def __init__(self, card: Card, deck: Deck) -> None:
        super().__init__(deck.texture(card))
        self.card: Final = card

    def place(self, centre: Point) -> None:
        """Put its middle at a point, its edges on whole pixels."""
        width, height = self.texture.size
        self.position = (
            round(centre[0] - width / 2) + width / 2,
            round(centre[1] - height / 2) + height / 2,
        )


class Table:
    """Sprites in ten columns.

    Args:
        deck: The faces.
        layout: Where cards lie.
    """

    def __init__(self, deck: Deck, layout: TableLayout) -> None:
        self.deck: Final = deck
        self.layout: Final = layout
        self.columns: list[list[CardSprite]] = [[]]
        self.resting: Final[arcade.SpriteList[CardSprite]] = arcade.SpriteList(atlas=deck.atlas)
        """Cards that lie; drawn pixel for pixel."""

        self.raised: Final[arcade.SpriteList[CardSprite]] = arcade.SpriteList(atlas=deck.atlas)
        """Cards in the hand or in the air, above all others."""

        self.peeked: Final[arcade.SpriteList[CardSprite]] = arcade.SpriteList(atlas=deck.atlas)
        """A covered card that is shown whole for a moment."""

    @property
    def heights(self) -> list[int]:
        """The number of cards in each column."""
        return [len(column) for column in self.columns]

    def faces(self) -> tuple[bytes, ...]:
        """Return the cards as the position has them, to compare with it."""
        return tuple(bytes(sprite.card for sprite in column) for column in self.columns)

    def seat(self, column: int, row: int) -> Point:
        """Return where the middle of a card belongs."""
        return self.layout.card_rect(column, row, len(self.columns[column])).centre

    def show(self, position: Position) -> None:
        """Lay the cards of a position in their places, using sprites that are there."""
        spare: dict[Card, list[CardSprite]] = {}
        for column in self.columns:
            for sprite in column:
                spare.setdefault(sprite.card, []).append(sprite)
        empty(self.raised)
        empty(self.resting)
        self.columns = []
        for cards in position.columns:
            sprites = []
            for card in cards:
                there = spare.get(card)
                sprites.append(there.pop() if there else CardSprite(card, self.deck))
            self.columns.append(sprites)
            self.resting.extend(sprites)
        self.settle_all()

    def settle_all(self) -> None:
        """Put every card where it belongs."""
        for column, sprites in enumerate(self.columns):
            for row, sprite in enumerate(sprites):
                sprite.scale = 1.0
                sprite.position = self.seat(column, row)

    def count_from(self, spot: Spot) -> int:
        """Return how many cards lie from a spot to the end of its column."""
        return 0 if spot.row is None else len(self.columns[spot.column]) - spot.row

    def group(self, spot: Spot) -> list[CardSprite]:
        """Return the cards from a spot to the end of its column."""
        return [] if spot.row is None else self.columns[spot.column][spot.row :]

    def raise_cards(self, sprites: Sequence[CardSprite]) -> None:
        """Take cards into the air: from now on they are drawn above all others."""
        for sprite in sprites:
            if sprite not in self.raised:
                self.resting.remove(sprite)
                self.raised.append(sprite)

    def peek(self, spot: Spot) -> None:
        """Show a covered card whole, above those that cover it."""
        if spot.row is not None:
            card = CardSprite(self.columns[spot.column][spot.row].card, self.deck)
            card.position = self.seat(spot.column, spot.row)
            self.peeked.append(card)

    def end_peek(self) -> None:
        """Let the cards lie as they do."""
        empty(self.peeked)

    def lower_all(self) -> None:
        """Lay down whatever is in the air, each column's cards in their order."""
        if not self.raised:
            return
        empty(self.raised)
        # Cards of one column must be in its order; columns do not overlap.
        for column in self.columns:
            for sprite in column:
                if sprite not in self.resting:
                    sprite.scale = 1.0
                    self.resting.append(sprite)

    def move(self, source: int, target: int, count: int) -> list[CardSprite]:
        """Let the last cards of a column belong to another; return them, not yet moved."""
        group = self.columns[source][-count:]
        del self.columns[source][-count:]
        self.columns[target].extend(group)
        self.raise_cards(group)
        return group

    def take_run(self, column: int, length: int) -> list[CardSprite]:
        """Let a run no longer belong to its column; return its cards, in the air."""
        run = self.columns[column][-length:]
        del self.columns[column][-length:]
        # Some of them may be in the air since they completed the run: the ace comes out on top.
        self.discard(run)
        self.raised.extend(run)
        return run

    def return_run(self, column: int, cards: bytes) -> list[CardSprite]:
        """Let a run belong to a column again; return its cards, in the air and not in place."""
        run = [CardSprite(card, self.deck) for card in cards]
        self.columns[column].extend(run)
        for sprite in run:
            self.raised.append(sprite)
        return run

    def discard(self, sprites: list[CardSprite]) -> None:
        """Take cards off the screen."""
        for sprite in sprites:
            sprite.remove_from_sprite_lists()

    def seen_first(self) -> list[Card]:
        """Return the cards in the order in which they are best drawn: uncovered ones first."""
        uncovered = [column[-1].card for column in self.columns if column]
        covered = [sprite.card for column in self.columns for sprite in column[:-1]]
        return uncovered + covered
