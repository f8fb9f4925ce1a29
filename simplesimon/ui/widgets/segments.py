"""Segments: a few values side by side, one of them chosen."""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field
from itertools import accumulate, pairwise
from typing import ClassVar

from PIL import Image

from simplesimon.ui import theme
from simplesimon.ui.motion import Point
from simplesimon.ui.widgets.brush import Brush, blank
from simplesimon.ui.widgets.controls import DISABLED_ALPHA, Control, Look


def ignore_choice(index: int) -> None:
    """Do nothing with a choice."""


@dataclass(eq=False)
class Segments(Control):
    """Values to choose from by a click, or by Left and Right."""

    labels: Sequence[str] = ()
    chosen: int = 0
    """Which label is chosen, from 0."""

    choose: Callable[[int], None] = ignore_choice
    """Called with the index of another label."""

    _under: int | None = field(default=None, init=False)
    """The segment under the pointer."""

    HEIGHT: ClassVar = 44
    PAD: ClassVar = 12
    INSET: ClassVar = 3
    PILL_RADIUS: ClassVar = 8
    STRETCH: ClassVar = 1.1
    """By so much segments may grow to be equally wide."""

    @property
    def state(self) -> Hashable:
        """What is chosen, and what a press would choose."""
        return self.chosen, self._under

    def act(self) -> None:
        """Choose the next value, after the last the first."""
        self._choose((self.chosen + 1) % len(self.labels))

    def turn(self, by: int) -> bool:
        """Choose a neighbour, if there is one."""
        self._choose(max(0, min(self.chosen + by, len(self.labels) - 1)))
        return True

    def hover(self, brush: Brush, point: Point | None) -> None:
        """Note which segment the pointer is over."""
        self._under = None if point is None else self._segment_at(brush, point)

    def act_at(self, brush: Brush, point: Point) -> None:
        """Choose the segment at a point."""
        self._choose(self._segment_at(brush, point))

    def _choose(self, index: int) -> None:
        if index != self.chosen:
            self.chosen = index
            self.choose(index)

    def _segment_at(self, brush: Brush, point: Point) -> int:
        ends = [end for _begin, end in self.spans(brush)]
        x = point[0] - self.rect.left
        return next((index for index, end in enumerate(ends) if x < end), len(ends) - 1)

    def natural_widths(self, brush: Brush) -> list[int]:
        """Return the pixels each segment needs, chosen or not."""
        return [
            brush.width(label, theme.STRONG_NOTE) + 2 * brush.px(self.PAD) for label in self.labels
        ]

    def fitting_width(self, brush: Brush, least: int) -> int:
        """Return a width of at least ``least`` pixels that holds all words.

        It is a little more where that makes all segments equally wide.
        """
        widths = self.natural_widths(brush)
        width, equal = max(least, sum(widths)), max(widths) * len(widths)
        return equal if width < equal <= width * self.STRETCH else width

    def spans(self, brush: Brush) -> list[tuple[int, int]]:
        """Return where each segment begins and ends, in pixels from the left edge.

        They are equally wide if all words fit so, else each has an equal share of the rest.
        """
        widths, count = self.natural_widths(brush), len(self.labels)
        whole = self.rect.width
        shares: list[float] = [whole / count] * count
        if max(widths) * count > whole:
            shares = [width + (whole - sum(widths)) / count for width in widths]
        return list(pairwise(round(edge) for edge in accumulate(shares, initial=0.0)))

    def paint(self, brush: Brush, look: Look) -> Image.Image:
        """Return its picture in a state."""
        image = blank(self.rect.width, self.rect.height)
        brush.box(
            image,
            (0, 0, image.width, image.height),
            brush.px(self.RADIUS),
            brush.colours.well,
            edge=theme.WHITE,
            edge_alpha=0.10 if look is Look.DISABLED else 0.20,
        )
        for index, span in enumerate(self.spans(brush)):
            if index == self.chosen:
                self._paint_pill(image, brush, span, _gold(look, under=index == self._under))
            elif index == self._under and look in (Look.HOVER, Look.PRESSED):
                self._paint_pill(image, brush, span, theme.WHITE, alpha=0.08)
            if index not in (0, self.chosen, self.chosen + 1):
                third = round(image.height * 0.3)
                line = (span[0], third, max(1, brush.px(1)), image.height - 2 * third)
                brush.box(image, line, 0, theme.WHITE, alpha=0.20)
            self._write(image, brush, index, span, look)
        return image

    def _paint_pill(
        self,
        image: Image.Image,
        brush: Brush,
        span: tuple[int, int],
        colour: str,
        *,
        alpha: float = 1.0,
    ) -> None:
        inset = brush.px(self.INSET)
        width = span[1] - span[0] - 2 * inset
        box = (span[0] + inset, inset, width, image.height - 2 * inset)
        brush.box(image, box, brush.px(self.PILL_RADIUS), colour, alpha=alpha)

    def _write(
        self, image: Image.Image, brush: Brush, index: int, span: tuple[int, int], look: Look
    ) -> None:
        chosen = index == self.chosen
        brush.text(
            image,
            (span[0] + span[1]) / 2,
            image.height / 2,
            self.labels[index],
            theme.STRONG_NOTE if chosen else theme.NOTE,
            theme.ON_GOLD if chosen else brush.colours.text,
            align="centre",
            alpha=DISABLED_ALPHA if look is Look.DISABLED and not chosen else 1.0,
        )


def _gold(look: Look, *, under: bool) -> str:
    if look is Look.DISABLED:
        return theme.DISABLED_GOLD
    return theme.GOLD_HOVER if under and look is Look.HOVER else theme.GOLD
