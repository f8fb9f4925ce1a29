"""The arrow of a hint: from the card to move to where it goes, around the cards between.

The curve is plain arithmetic; ``art/arrow.py`` paints it.
"""

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

import arcade

from simplesimon.ui import theme
from simplesimon.ui.art.arrow import Arrow, arrow_margin, growing_arrow, revealed
from simplesimon.ui.layout import Metrics, Rect
from simplesimon.ui.motion import Point, Timeline
from simplesimon.ui.sheet import Sheet

START_ACROSS: Final = 0.83
START_DOWN: Final = 0.10
"""Where the arrow starts on a card, as shares of its width and height from its upper left: in
the middle of the strip that is seen when other cards lie on it, beside rank and suit."""

END_ACROSS: Final = 0.55
END_UP: Final = 0.13
"""Where it ends on the target, from its lower left: so far inside that it cannot be mistaken,
so little that rank and suit can be read."""

SAGS: Final = (0.26, 0.36, 0.48, 0.62, 0.18, 0.10, 0.0)
"""How far it hangs down between its ends, as shares of their distance. A later one is taken
only if it is worth it: for each step, one more of the chords must lie over free felt."""

LEAST_SAG: Final = 60
"""In pixels of the design: between neighbours, too, it is to be seen as an arrow."""

CHORDS: Final = 48


class Curve(NamedTuple):
    """A cubic Bézier curve, in pixels with y upward."""

    start: Point
    leaving: Point
    """The first control: where the curve heads at its start."""

    coming: Point
    """The second: where it comes from at its end."""

    end: Point

    def at(self, way: float) -> Point:
        """Return the point at 0 to 1 of its parameter."""
        rest = 1 - way
        shares = rest**3, 3 * rest * rest * way, 3 * rest * way * way, way**3
        return (
            sum(share * x for share, (x, _) in zip(shares, self, strict=True)),
            sum(share * y for share, (_, y) in zip(shares, self, strict=True)),
        )

    def points(self, chords: int) -> list[Point]:
        """Return the ends of so many chords along it."""
        return [self.at(index / chords) for index in range(chords + 1)]


def hint_curve(source: Rect, target: Rect, metrics: Metrics, cards: Sequence[Rect] = ()) -> Curve:
    """Return the way of a hint's arrow.

    It starts on the source, hangs down through as much free felt as it can, and comes into
    the target from below or from the side; all of it is inside the window.

    Args:
        source: The highest card of the group that is to move, in pixels.
        target: The card or slot it goes to.
        metrics: The window.
        cards: What is better not covered, such as the columns.
    """
    start = (
        source.left + START_ACROSS * source.width,
        source.top - START_DOWN * source.height,
    )
    end = (target.left + END_ACROSS * target.width, target.bottom + END_UP * target.height)
    distance = math.dist(start, end)
    curves = [
        _hanging(start, end, max(sag * distance, metrics.px(LEAST_SAG)), metrics) for sag in SAGS
    ]
    costs = [_covered(curve, cards) + order for order, curve in enumerate(curves)]
    return curves[costs.index(min(costs))]


def _hanging(start: Point, end: Point, sag: float, metrics: Metrics) -> Curve:
    """Return a curve that hangs down by about so many pixels and stays in the window."""
    margin = arrow_margin(_widths(metrics))
    # A curve lies between its controls: where they are inside, it is, too.
    lowest = min(start[1], end[1]) - sag * HANG
    height = max(margin, lowest)
    across = end[0] - start[0]
    # Between neighbours a deep curve would have no room to turn: there the controls part.
    depth = (start[1] + end[1]) / 2 - height
    across *= min(1.0, abs(across) / max(1.0, depth))
    return Curve(
        start,
        (start[0] + LEAVING * across, height),
        (end[0] - COMING * across, height),
        end,
    )


HANG: Final = 1.3
"""A curve reaches three quarters of the way to its controls."""

LEAVING: Final = 0.28
COMING: Final = 0.26
"""How far from its ends the controls lie, as shares of the way across."""


def _covered(curve: Curve, cards: Sequence[Rect]) -> int:
    """Return how much of a curve lies over cards."""
    return sum(any(card.contains(x, y) for card in cards) for x, y in curve.points(CHORDS))


def _widths(metrics: Metrics) -> tuple[float, float]:
    narrow, wide = theme.ARROW_WIDTHS
    return narrow * metrics.scale, wide * metrics.scale


class HintArrow:
    """An arrow that is drawn, stays for a moment and fades.

    Args:
        metrics: The window.
        pace: Multiplies the durations; 0 shows it at once and takes it away at once.
    """

    def __init__(self, metrics: Metrics, *, pace: float) -> None:
        self._metrics: Final = metrics
        self._pace: Final = pace
        self._timeline = Timeline()
        self._sheet: Sheet | None = None

    @property
    def busy(self) -> bool:
        """Whether it is to be seen."""
        return self._sheet is not None

    def show(self, source: Rect, target: Rect, cards: Sequence[Rect] = ()) -> None:
        """Draw the arrow from a card to where it goes, instead of one that is shown.

        Args:
            source: As in ``hint_curve``, as are the others.
            target: Where the card goes.
            cards: What is better not covered.
        """
        self.clear()
        points = hint_curve(source, target, self._metrics, cards).points(CHORDS)
        widths = _widths(self._metrics)
        margin = arrow_margin(widths)
        left = math.floor(min(x for x, _ in points)) - margin
        bottom = math.floor(min(y for _, y in points)) - margin
        width = math.ceil(max(x for x, _ in points)) + margin - left
        height = math.ceil(max(y for _, y in points)) + margin - bottom
        arrow = growing_arrow(
            [(x - left, bottom + height - y) for x, y in points],
            (width, height),
            widths,
            theme.GLOW,
            theme.ARROW_RIM,
        )
        # The atlas keeps two pixels around each picture.
        self._sheet = Sheet((width + 4, height + 4))
        sprite = self._sheet.put(revealed(arrow, 0 if self._pace else 1), left, bottom)
        self._animate(arrow, self._sheet, sprite)

    def _animate(self, arrow: Arrow, sheet: Sheet, sprite: arcade.Sprite) -> None:
        drawn, fades = theme.HINT_DRAWN, theme.HINT_FADES

        def reveal(way: float) -> None:
            sheet.repaint(sprite, revealed(arrow, way))

        def fade(way: float) -> None:
            sprite.alpha = round(255 * (1 - way))

        at = drawn.seconds * self._pace
        self._timeline.animate(lambda: reveal, at=0.0, seconds=at, easing=drawn.easing)
        # One must have time to see it, however fast the cards move.
        at += theme.HINT_STAYS * max(1.0, self._pace)
        seconds = fades.seconds * self._pace
        self._timeline.animate(lambda: fade, at=at, seconds=seconds, easing=fades.easing)
        self._timeline.call(self.clear, at=at + seconds)

    def clear(self) -> None:
        """Take the arrow away."""
        # What was to come for it must not befall the next one.
        self._timeline = Timeline()
        self._sheet = None

    def advance(self, seconds: float) -> None:
        """Let time pass, in seconds."""
        self._timeline.advance(seconds)

    def draw(self) -> None:
        """Draw the arrow."""
        if self._sheet is not None:
            self._sheet.draw()
