"""Cards that spread like a hand when they come, and rise a little under the pointer."""

from collections.abc import Callable, Sequence
from typing import Final

import arcade

from simplesimon.engine import Card
from simplesimon.ui import theme
from simplesimon.ui.assets import Deck
from simplesimon.ui.motion import Point, Timeline
from simplesimon.ui.screens.fan import FanCard
from simplesimon.ui.sheet import Sheet


class CardFan:
    """A fan of cards.

    Args:
        deck: Their faces.
        cards: From the lowest to the one on top.
        places: Where they lie when the fan is open.
        rise: By how much a card rises under the pointer, in pixels.
        pace: Multiplies every duration; 0 for no movement.
    """

    def __init__(
        self,
        deck: Deck,
        cards: Sequence[Card],
        places: Sequence[FanCard],
        *,
        rise: float,
        pace: float,
    ) -> None:
        self._size: Final = (deck.width, deck.height)
        self._places: Final = places
        self._rise: Final = rise
        self._pace: Final = pace
        self._sheet: Final = Sheet((1024, 1024))
        self._timeline: Final = Timeline()
        self._sprites: Final = [
            self._sheet.put_texture(deck.sharp_texture(card), 0, 0) for card in cards
        ]
        self._shown: Final = [places[0]] * len(cards)
        """Where each card is seen now."""

        self._risen: int | None = None
        for index, place in enumerate(places):
            self._glide(index, place, theme.FAN)
        self._timeline.advance(0.0)

    @property
    def busy(self) -> bool:
        """Whether a card moves."""
        return self._timeline.busy

    @property
    def risen(self) -> int | None:
        """Which card has risen, or is about to; None for none."""
        return self._risen

    @property
    def sprites(self) -> Sequence[arcade.Sprite]:
        """The cards, the one on top last."""
        return self._sprites

    def hover(self, point: Point | None) -> None:
        """Let the card under the pointer rise, and the one before it go back."""
        index = None if point is None else self._at(point)
        if index == self._risen:
            return
        before, self._risen = self._risen, index
        if before is not None:
            self._glide(before, self._places[before], theme.LIFT)
        if index is not None:
            self._glide(index, self._places[index].risen(self._rise), theme.LIFT)

    def _at(self, point: Point) -> int | None:
        """Return the topmost card at a point, as the cards lie: a risen one does not flee."""
        for index in reversed(range(len(self._places))):
            if self._places[index].holds(point, self._size):
                return index
        return None

    def advance(self, seconds: float) -> None:
        """Let time pass."""
        self._timeline.advance(seconds)

    def draw(self) -> None:
        """Draw the cards."""
        self._sheet.draw(smooth=True)

    def _glide(self, index: int, end: FanCard, motion: theme.Motion) -> None:
        """Let a card turn and move from where it is seen to a place."""

        def begin() -> Callable[[float], None]:
            start = self._shown[index]
            return lambda way: self._show(index, start.toward(end, way))

        self._timeline.animate(
            begin, at=0.0, seconds=motion.seconds * self._pace, easing=motion.easing
        )

    def _show(self, index: int, place: FanCard) -> None:
        self._shown[index] = place
        self._sprites[index].position = place.centre
        self._sprites[index].angle = place.degrees
