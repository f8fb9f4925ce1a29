"""Outlines made of lines and curves, drawings made of outlines, and pictures made of drawings.

A `Path` is geometry alone, in whatever unit suits its author; a `Drawing` lists what to fill,
stroke and clip, in painting order; `rasterise` and `mask_of` turn it into pixels. Everywhere
x grows to the right and y downward.
"""

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import Final, NamedTuple, Self, TypeAlias

from PIL import Image, ImageColor, ImageDraw

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


@lru_cache(maxsize=4096)
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


class _Fill(NamedTuple):
    path: Path
    colour: str


class _Stroke(NamedTuple):
    path: Path
    colour: str
    width: float


class _Clip(NamedTuple):
    path: Path
    drawing: "Drawing"


class _Placed(NamedTuple):
    drawing: "Drawing"
    frame: "_Frame"


class Drawing:
    """What to paint, in painting order: the last thing added lies on top."""

    __slots__ = ("_items",)

    def __init__(self) -> None:
        self._items: list[_Fill | _Stroke | _Clip | _Placed] = []

    def fill(self, path: Path, colour: str) -> None:
        """Cover what the path encloses with `#rrggbb`."""
        self._items.append(_Fill(path, colour))

    def stroke(self, path: Path, colour: str, width: float) -> None:
        """Draw along the path with a round pen of this width."""
        self._items.append(_Stroke(path, colour, width))

    def clip(self, path: Path, drawing: "Drawing") -> None:
        """Paint another drawing, seen only inside the path."""
        self._items.append(_Clip(path, drawing))

    def place(self, drawing: "Drawing", x: float, y: float, scale: float = 1.0) -> None:
        """Paint another drawing with its origin at (x, y), made larger by `scale`."""
        self._items.append(_Placed(drawing, _Frame(scale, x, y)))


class _Frame(NamedTuple):
    """How a drawing lies on its plate: scaled, then shifted."""

    scale: float
    x: float
    y: float

    def inside(self, outer: "_Frame") -> "_Frame":
        return _Frame(
            self.scale * outer.scale,
            self.x * outer.scale + outer.x,
            self.y * outer.scale + outer.y,
        )


_FLATNESS: Final = 0.25
"""How far a chord may stray from its curve, in the dots of the supersampled plate."""


_STRAIGHT: Final = 1e-6
"""What still counts as pointing along an axis after rounding errors, in dots."""


class _Plate:
    """A large picture of dots, one byte each, that colours are put on by number."""

    def __init__(self, image: Image.Image, ink: Callable[[str], int]) -> None:
        self.image = image
        self._pen = ImageDraw.Draw(image)
        self._ink = ink

    def paint(self, drawing: Drawing, frame: _Frame) -> None:
        for item in drawing._items:  # noqa: SLF001 - the plate is the drawing's other half
            match item:
                case _Fill(path, colour):
                    ink = self._ink(colour)
                    for line in _on_plate(path, frame):
                        self._fill(line, ink)
                case _Stroke(path, colour, width):
                    self._stroke(path, frame, max(1, round(width * frame.scale)), colour)
                case _Clip(path, inner):
                    self._clip(path, inner, frame)
                case _Placed(inner, inner_frame):
                    self.paint(inner, inner_frame.inside(frame))

    def _fill(self, line: Sequence[Point], ink: int) -> None:
        if dots := _covered_dots(line):
            self._pen.polygon(dots, fill=ink)

    def _stroke(self, path: Path, frame: _Frame, width: int, colour: str) -> None:
        ink = self._ink(colour)
        for line, subpath in zip(_on_plate(path, frame), path.subpaths, strict=True):
            points = (*line, line[0]) if subpath.closed else line
            for begin, end in pairwise(points):
                self._fill(_bar(begin, end, width / 2), ink)
            for point in line:
                self._pen.ellipse(_disc_dots(point, width / 2), fill=ink)

    def _clip(self, path: Path, inner: Drawing, frame: _Frame) -> None:
        lines = _on_plate(path, frame)
        across = [x for line in lines for x, _ in line]
        down = [y for line in lines for _, y in line]
        left, top = max(0, math.floor(min(across))), max(0, math.floor(min(down)))
        right = min(self.image.width, math.ceil(max(across)) + 1)
        bottom = min(self.image.height, math.ceil(max(down)) + 1)
        if left >= right or top >= bottom:
            return
        window = _Plate(self.image.crop((left, top, right, bottom)), self._ink)
        window.paint(inner, _Frame(frame.scale, frame.x - left, frame.y - top))
        stencil = _Plate(Image.new("1", window.image.size), self._ink)
        for line in lines:
            stencil._fill([(x - left, y - top) for x, y in line], 1)
        self.image.paste(window.image, (left, top), stencil.image)


def _on_plate(path: Path, frame: _Frame) -> list[list[Point]]:
    # Powers of two, so that drawings at nearby sizes share their flattened outlines.
    tolerance = 2.0 ** math.floor(math.log2(_FLATNESS / frame.scale))
    scale, dx, dy = frame
    return [[(x * scale + dx, y * scale + dy) for x, y in line] for line in path.flatten(tolerance)]


def _covered_dots(line: Sequence[Point]) -> list[int]:
    """Return polygon corners as dots, so that a dot is covered when its middle is inside.

    Pillow fills a row of dots up to and including those nearest to the edges. So a corner on
    the right of its shape belongs to the last dot whose middle lies left of it, and a corner
    on the left to the first whose middle lies right of it. Rows count only if their middle is
    inside, unless an edge lies level on them: level edges move inward too. A tip that points
    straight up, down or sideways gets both dots. Plain rounding would make every shape a dot
    too wide, blur edges that lie on whole pixels, and make symmetrical shapes lopsided.
    """
    corners = [a for a, b in zip(line, [*line[1:], line[0]], strict=True) if a != b]
    before, after = [*corners[-1:], *corners[:-1]], [*corners[1:], *corners[:1]]
    area = sum(x0 * y1 - x1 * y0 for (x0, y0), (x1, y1) in zip(corners, after, strict=True))
    turn = 1 if area >= 0 else -1
    dots: list[int] = []
    for (x, y), (x0, y0), (x1, y1) in zip(corners, before, after, strict=True):
        outward_x, outward_y = turn * (y1 - y0), turn * (x0 - x1)
        left, right = math.ceil(x - 0.5), math.floor(x - 0.5)
        if abs(y - y0) < _STRAIGHT or abs(y - y1) < _STRAIGHT:
            top, bottom = math.ceil(y - 0.5), math.floor(y - 0.5)
        else:
            top, bottom = math.floor(y), math.ceil(y) - 1
        if abs(outward_x) < _STRAIGHT:
            up = outward_y < 0
            dots += (right, top, left, top) if up else (left, bottom, right, bottom)
        elif abs(outward_y) < _STRAIGHT:
            dots += (right, bottom, right, top) if outward_x > 0 else (left, top, left, bottom)
        else:
            dots += (right if outward_x > 0 else left, bottom if outward_y > 0 else top)
    return dots


def _bar(begin: Point, end: Point, half: float) -> list[Point]:
    """Return the corners of a line of some thickness, ends cut square."""
    (x0, y0), (x1, y1) = begin, end
    length = math.hypot(x1 - x0, y1 - y0)
    if length == 0:
        return [begin]
    dx, dy = (y0 - y1) / length * half, (x1 - x0) / length * half
    return [(x0 + dx, y0 + dy), (x1 + dx, y1 + dy), (x1 - dx, y1 - dy), (x0 - dx, y0 - dy)]


def _disc_dots(middle: Point, half: float) -> tuple[int, int, int, int]:
    x, y = middle
    left, top = math.ceil(x - half - 0.5), math.ceil(y - half - 0.5)
    right, bottom = math.floor(x + half - 0.5), math.floor(y + half - 0.5)
    return left, top, max(left, right), max(top, bottom)


def rasterise(
    drawing: Drawing,
    width: int,
    height: int,
    scale: float,
    *,
    samples: int = 4,
    paper: str = "#ffffff",
) -> Image.Image:
    """Paint a drawing on paper and return it as an RGB image.

    Args:
        drawing: Its origin is the top left corner of the image. At most 256 colours.
        width: Of the image, in pixels.
        height: Of the image, in pixels.
        scale: Pixels to one unit of the drawing.
        samples: Each pixel is the mean of samples x samples dots.
        paper: The colour where nothing is painted.
    """
    colours = [paper]

    def ink(colour: str) -> int:
        if colour not in colours:
            colours.append(colour)
        return colours.index(colour)

    plate = _Plate(Image.new("L", (width * samples, height * samples)), ink)
    plate.paint(drawing, _Frame(scale * samples, 0, 0))
    plate.image.putpalette(_palette_bytes(colours))
    return plate.image.convert("RGB").reduce(samples)


def mask_of(
    shape: Path | Drawing, width: int, height: int, scale: float, *, samples: int = 8
) -> Image.Image:
    """Return how much of each pixel a shape covers, 0 to 255, as an "L" image.

    Args:
        shape: A path to be filled, or a drawing, whose colours do not matter. Its origin is
            the top left corner of the mask.
        width: Of the mask, in pixels.
        height: Of the mask, in pixels.
        scale: Pixels to one unit of the shape.
        samples: Each pixel is the mean of samples x samples dots.
    """
    if isinstance(shape, Path):
        drawing = Drawing()
        drawing.fill(shape, "#ffffff")
    else:
        drawing = shape
    plate = _Plate(Image.new("L", (width * samples, height * samples)), lambda _: 255)
    plate.paint(drawing, _Frame(scale * samples, 0, 0))
    return plate.image.reduce(samples)


def rgb(colour: str) -> tuple[int, int, int]:
    """Return the three parts of `#rrggbb`, each 0 to 255."""
    red, green, blue = ImageColor.getrgb(colour)[:3]
    return red, green, blue


def mixed(colour: str, other: str, share: float) -> str:
    """Return `colour` with a share of `other` in it, 0 to 1, as `#rrggbb`."""
    parts = (round(a + (b - a) * share) for a, b in zip(rgb(colour), rgb(other), strict=True))
    return "#{:02x}{:02x}{:02x}".format(*parts)


def _palette_bytes(colours: Iterable[str]) -> bytes:
    return bytes(part for colour in colours for part in rgb(colour))
