"""A slider: a number between two ends, dragged along a track."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar

from PIL import Image

from simplesimon.ui import theme
from simplesimon.ui.layout import Rect
from simplesimon.ui.motion import Point
from simplesimon.ui.widgets.brush import Brush, blank
from simplesimon.ui.widgets.controls import DISABLED_ALPHA, Control, Look


def ignore_number(value: int) -> None:
    """Do nothing with a number."""


@dataclass(eq=False)
class Slider(Control):
    """A track with a knob as its rectangle, and the value beyond its right end."""

    value: int = 0
    least: int = 0
    most: int = 100
    step: int = 5
    """How far Left and Right go."""

    change: Callable[[int], None] = ignore_number
    """Called with each new value, also while the knob is dragged."""

    text: Callable[[int], str] = str
    """How the value is written."""

    HEIGHT: ClassVar = 44
    TRACK: ClassVar = 6
    KNOB: ClassVar = 24
    HELD_KNOB: ClassVar = 26
    DOT: ClassVar = 8
    VALUE_WIDTH: ClassVar = 64
    """From the end of the track to the right edge of the value."""

    @property
    def state(self) -> int:
        """The value."""
        return self.value

    def act(self) -> None:
        """Do nothing: a number has no next."""

    def act_at(self, brush: Brush, point: Point) -> None:
        """Do nothing: the press itself has moved the knob."""

    def turn(self, by: int) -> bool:
        """Go a step down or up."""
        self._set(self.value + by * self.step)
        return True

    def hold(self, point: Point) -> bool:
        """Bring the knob under the pointer, as near as the track allows."""
        share = (point[0] - self.rect.left) / self.rect.width
        self._set(round(self.least + share * (self.most - self.least)))
        return True

    def _set(self, value: int) -> None:
        value = max(self.least, min(value, self.most))
        if value != self.value:
            self.value = value
            self.change(value)

    def x_of(self, value: int) -> int:
        """Return where a value is, in pixels from the left end of the track."""
        return round(self.rect.width * (value - self.least) / max(1, self.most - self.least))

    def knob_x(self) -> int:
        """Return the middle of the knob, in pixels from the left end of the track."""
        return self.x_of(self.value)

    def face(self, brush: Brush) -> Rect:
        """Return the track, and room for the knob at both its ends."""
        beyond = brush.px(self.KNOB) // 2
        left, width = self.rect.left - beyond, self.rect.width + 2 * beyond
        return self.rect._replace(left=left, width=width)

    def target(self, brush: Brush) -> Rect:
        """Return the area that a pointer may press: the knob too, wherever it is."""
        return self.face(brush)

    def paint(self, brush: Brush, look: Look) -> Image.Image:
        """Return its picture in a state."""
        margin = brush.px(self.VALUE_WIDTH)
        image = blank(self.rect.width + 2 * margin, self.rect.height)
        disabled = look is Look.DISABLED
        middle = image.height // 2
        self._paint_track(image, brush, margin, middle, disabled=disabled)
        knob_size = self.HELD_KNOB if look in (Look.HOVER, Look.PRESSED) else self.KNOB
        self._paint_knob(image, brush, margin, middle, brush.px(knob_size), disabled=disabled)
        brush.text(
            image,
            image.width,
            image.height / 2,
            self.text(self.value),
            theme.STRONG_NOTE,
            brush.colours.text,
            align="right",
            alpha=DISABLED_ALPHA if disabled else 1.0,
        )
        return image

    def _paint_track(
        self, image: Image.Image, brush: Brush, left: int, middle: int, *, disabled: bool
    ) -> None:
        thick = brush.px(self.TRACK)
        box = (left, middle - thick // 2, self.rect.width, thick)
        brush.box(
            image,
            box,
            thick / 2,
            brush.colours.well,
            edge=theme.WHITE,
            edge_alpha=0.12 if disabled else 0.25,
        )
        filled = self.knob_x()
        if filled:
            gold = theme.DISABLED_GOLD if disabled else theme.GOLD
            brush.box(image, (*box[:2], filled, thick), thick / 2, gold)

    def _paint_knob(
        self,
        image: Image.Image,
        brush: Brush,
        left: int,
        middle: int,
        knob: int,
        *,
        disabled: bool,
    ) -> None:
        x = left + self.knob_x()
        box = (x - knob // 2, middle - knob // 2, knob, knob)
        down = max(1, brush.px(1))
        brush.shadow(image, box, knob / 2, blur=brush.px(3), alpha=0.35, down=down)
        brush.box(image, box, knob / 2, theme.DISABLED_KNOB if disabled else theme.PAPER)
        dot = brush.px(self.DOT)
        gold = theme.DISABLED_GOLD if disabled else theme.GOLD
        brush.box(image, (x - dot // 2, middle - dot // 2, dot, dot), dot / 2, gold)
