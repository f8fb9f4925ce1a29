"""The line of a replay: a slider over all places of a game, with signs where runs left."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import ClassVar

from PIL import Image

from simplesimon.engine import Suit
from simplesimon.ui import theme
from simplesimon.ui.art.shapes import paint
from simplesimon.ui.art.suits import suit_mask
from simplesimon.ui.widgets.brush import Brush
from simplesimon.ui.widgets.slider import Slider


def unwritten(_place: int) -> str:
    """Return nothing: whoever shows the game tells where it is."""
    return ""


@dataclass(eq=False)
class ScrubLine(Slider):
    """A track of places; the suit of each run that left stands in gold above the track."""

    text: Callable[[int], str] = unwritten
    marks: Mapping[int, Suit] = field(default_factory=dict)
    """The places at which a run has just left, and its suit."""

    RING_GAP: ClassVar = -3
    VALUE_WIDTH: ClassVar = 16
    """Nothing is written beside it; this is room for the knob."""

    SIGN: ClassVar = 14
    SIGN_RISE: ClassVar = 17
    """From the track to the middle of a sign."""

    SIGN_PITCH: ClassVar = 16
    """The least distance of two signs."""

    def _paint_track(
        self, image: Image.Image, brush: Brush, left: int, middle: int, *, disabled: bool
    ) -> None:
        super()._paint_track(image, brush, left, middle, disabled=disabled)
        for suit, x in self.signs(brush):
            mask = suit_mask(suit, brush.px(self.SIGN))
            y = middle - brush.px(self.SIGN_RISE) - mask.height // 2
            paint(image, mask, left + x - mask.width // 2, y, theme.GOLD)

    def signs(self, brush: Brush) -> list[tuple[Suit, int]]:
        """Return the suits and where each sign is, in pixels from the left end of the track.

        Where runs left close after one another, the earlier ones make room.
        """
        signs: list[tuple[Suit, int]] = []
        farthest = self.rect.width
        for place, suit in sorted(self.marks.items(), reverse=True):
            x = min(self.x_of(place), farthest)
            signs.append((suit, x))
            farthest = x - brush.px(self.SIGN_PITCH)
        return signs
