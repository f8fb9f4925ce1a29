"""Outlines made of lines and curves: geometry alone, in whatever unit suits their author.

x grows to the right and y downward.
"""

import math
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple, Self, TypeAlias

Point: TypeAlias = tuple[float, float]

Curve: TypeAlias = tuple[float, float, float, float, float, float]
"""A cubic Bézier from where the pen is: first control, second control, end, as x, y pairs."""

Step: TypeAlias = Point | Curve
"""What the pen does next: a straight line to a point, or a curve."""

CIRCLE: Final = 0.5522847498
"""Control distance of a cubic that draws a quarter of a unit circle, 4/3 (sqrt 2 - 1)."""


class Subpath(NamedTuple):
    """One stroke of the pen."""

    start: Point
    steps: tuple[Step, ...]
    closed: bool
    """Whether a stroke joins the end to the start; a fill always does."""


class Box(NamedTuple):
    """The smallest upright rectangle around something."""

    left: float
    top: float
    right: float
    bottom: float


@dataclass(frozen=True, slots=True)
class Path:
    """An outline: any number of strokes of the pen, never changed once made.

    When it is filled, each subpath covers what it encloses; several are united, so there are
    no holes.
    """

    subpaths: tuple[Subpath, ...]

    @classmethod
    def of(cls, start: Point, *steps: Step, closed: bool = True) -> Self:
        """Follow the pen: two numbers are a line to there, six a curve."""
        return cls((Subpath(start, steps, closed),))

    @classmethod
    def symmetric(cls, start: Point, *steps: Step) -> Self:
        """Follow the pen down the right half of an outline; the left half mirrors it in x = 0."""
        pen: list[Point] = [start]
        pen.extend(step[-2:] for step in steps)
        back: list[Step] = [] if pen[-1][0] == 0 else [_mirrored_point(pen[-1])]
        for step, begin in zip(reversed(steps), reversed(pen[:-1]), strict=True):
            end = _mirrored_point(begin)
            if len(step) == 2:  # noqa: PLR2004 - a Point
                back.append(end)
            else:
                x1, y1, x2, y2, _, _ = step
                back.append((-x2, y2, -x1, y1, *end))
        return cls.of(start, *steps, *back)

    @classmethod
    def polygon(cls, *corners: Point) -> Self:
        """Join corners by straight lines, the last to the first."""
        return cls.of(*corners)

    @classmethod
    def polyline(cls, *points: Point) -> Self:
        """Join points by straight lines and leave both ends open."""
        return cls.of(*points, closed=False)

    @classmethod
    def ellipse(cls, x: float, y: float, across: float, down: float | None = None) -> Self:
        """Draw an ellipse around (x, y) with these half-axes; a circle if one is given."""
        down = across if down is None else down
        a, b = across * CIRCLE, down * CIRCLE
        left, right, top, bottom = x - across, x + across, y - down, y + down
        return cls.of(
            (right, y),
            (right, y + b, x + a, bottom, x, bottom),
            (x - a, bottom, left, y + b, left, y),
            (left, y - b, x - a, top, x, top),
            (x + a, top, right, y - b, right, y),
        )

    @classmethod
    def rounded_rectangle(cls, x: float, y: float, width: float, height: float, r: float) -> Self:
        """Draw a rectangle from its top left corner, its corners quarter circles of radius r."""
        right, bottom, k = x + width, y + height, r * (1 - CIRCLE)
        return cls.of(
            (x + r, y),
            (right - r, y),
            (right - k, y, right, y + k, right, y + r),
            (right, bottom - r),
            (right, bottom - k, right - k, bottom, right - r, bottom),
            (x + r, bottom),
            (x + k, bottom, x, bottom - k, x, bottom - r),
            (x, y + r),
            (x, y + k, x + k, y, x + r, y),
        )

    @classmethod
    def arc(cls, x: float, y: float, radius: float, start: float, end: float) -> Self:
        """Draw part of a circle, open; degrees, 0 to the right, growing clockwise to the eye."""
        first, *rest = arc_steps(x, y, radius, start, end)
        return cls.of((first[0], first[1]), *rest, closed=False)

    def __add__(self, other: Self) -> Self:
        """Put the outlines of both into one path."""
        return type(self)(self.subpaths + other.subpaths)

    def moved(self, x: float, y: float) -> Self:
        """Shift by x to the right and y down."""
        return self.mapped(lambda px, py: (px + x, py + y))

    def scaled(self, across: float, down: float | None = None) -> Self:
        """Multiply distances from the origin, the same both ways unless two are given."""
        down = across if down is None else down
        return self.mapped(lambda px, py: (px * across, py * down))

    def rotated(self, degrees: float) -> Self:
        """Turn around the origin, clockwise to the eye."""
        cosine, sine = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
        return self.mapped(lambda px, py: (px * cosine - py * sine, px * sine + py * cosine))

    def mirrored(self, axis: float = 0.0) -> Self:
        """Swap left and right across the vertical line x = axis."""
        return self.mapped(lambda px, py: (2 * axis - px, py))

    def both_sides(self) -> Self:
        """Add the mirror image in x = 0."""
        return self + self.mirrored()

    def bounds(self, tolerance: float = 0.01) -> Box:
        """Return the box around the flattened outline."""
        points = [point for line in self.flatten(tolerance) for point in line]
        across, down = [x for x, _ in points], [y for _, y in points]
        return Box(min(across), min(down), max(across), max(down))

    def flatten(self, tolerance: float) -> tuple[tuple[Point, ...], ...]:
        """Replace curves by chords that stay within `tolerance` of them, one line per subpath.

        The end of a closed subpath is not joined to its start by a further point.
        """
        return _flattened(self, tolerance)

    def mapped(self, move: Callable[[float, float], Point]) -> Self:
        """Move every point, the controls of curves as well."""
        """Move every point, the controls of curves as well."""
        return type(self)(
            tuple(
                Subpath(move(*start), tuple(_mapped_step(step, move) for step in steps), closed)
                for start, steps, closed in self.subpaths
            )
        )


def arc_steps(x: float, y: float, radius: float, start: float, end: float) -> tuple[Step, ...]:
    """Return where an arc begins, then curves of at most 60 degrees each along it."""
    count = max(1, math.ceil(abs(end - start) / 60))
    turn = math.radians(end - start) / count
    reach = 4 / 3 * math.tan(turn / 4) * radius

    def at(angle: float) -> tuple[float, float, float, float]:
        across, down = radius * math.cos(angle), radius * math.sin(angle)
        return x + across, y + down, across / radius * reach, down / radius * reach

    steps: list[Step] = []
    for index in range(count):
        angle = math.radians(start) + turn * index
        x0, y0, cosine0, sine0 = at(angle)
        x1, y1, cosine1, sine1 = at(angle + turn)
        if index == 0:
            steps.append((x0, y0))
        steps.append((x0 - sine0, y0 + cosine0, x1 + sine1, y1 - cosine1, x1, y1))
    return tuple(steps)


def _mirrored_point(point: Point) -> Point:
    return -point[0], point[1]


def _mapped_step(step: Step, move: Callable[[float, float], Point]) -> Step:
    if len(step) == 2:  # noqa: PLR2004 - a Point
        return move(*step)
    x1, y1, x2, y2, x3, y3 = step
    return *move(x1, y1), *move(x2, y2), *move(x3, y3)


@lru_cache(maxsize=512)
def _flattened(path: Path, tolerance: float) -> tuple[tuple[Point, ...], ...]:
    lines = []
    for start, steps, _ in path.subpaths:
        points = [start]
        for step in steps:
            if len(step) == 2:  # noqa: PLR2004 - a Point
                points.append(step)
            else:
                points.extend(_chord_ends(points[-1], step, tolerance))
        lines.append(tuple(points))
    return tuple(lines)


def _chord_ends(begin: Point, curve: Curve, tolerance: float) -> list[Point]:
    (x0, y0), (x1, y1, x2, y2, x3, y3) = begin, curve
    # A cubic cut into n equal parts of its parameter strays from its chords by at most
    # 6/8 of its largest second difference, over n squared.
    bend = max(math.hypot(x0 - 2 * x1 + x2, y0 - 2 * y1 + y2),
               math.hypot(x1 - 2 * x2 + x3, y1 - 2 * y2 + y3))  # fmt: skip
    count = max(1, math.ceil(math.sqrt(0.75 * bend / tolerance)))
    ends: list[Point] = []
    for index in range(1, count):
        t = index / count
        u = 1 - t
        a, b, c, d = u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t
        ends.append((a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3))
    ends.append((x3, y3))
    return ends
