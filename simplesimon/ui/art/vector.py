"""Drawings made of outlines, and pictures made of drawings.

A `Drawing` lists what to fill, stroke and clip, in painting order; `rasterise` and `mask_of`
turn it into pixels. Everywhere x grows to the right and y downward.
"""

import math
from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from simplesimon.ui.art.colours import rgb
from simplesimon.ui.art.paths import Path, Point


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


def _palette_bytes(colours: Iterable[str]) -> bytes:
    return bytes(part for colour in colours for part in rgb(colour))
