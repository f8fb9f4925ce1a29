"""The icons, as our own vectors: text faces lack most of them, and none has all in one hand.

Each is drawn on a grid of 24 units with a round pen of 2. At other sizes level and upright
lines are moved to whole pixels, as a typeface's hints do, and the rest follows.
"""

import math
from collections.abc import Iterable, Mapping
from enum import Enum, auto
from functools import cache, lru_cache
from itertools import pairwise
from typing import Final, NamedTuple

from PIL import Image

from simplesimon.ui.art.paths import Path, Point, Step, arc_steps
from simplesimon.ui.art.shapes import STAR_WAIST
from simplesimon.ui.art.vector import Drawing, mask_of

GRID: Final = 24
"""Units across the square that every icon is designed in."""

PEN: Final = 2.0
"""Thickness of every line, in units of the grid."""

THINNEST: Final = 1.5
"""Thickness of lines in pixels, however small the icon."""

_SAMPLES: Final = 8


class Icon(Enum):
    """Every icon there is."""

    UNDO = auto()
    REDO = auto()
    HINT = auto()
    MENU = auto()
    COPY = auto()
    BACK = auto()
    PLAY = auto()
    REPLAY = auto()
    RESTART = auto()
    PLUS = auto()
    CLOSE = auto()
    CHECK = auto()
    CALENDAR = auto()
    CALENDAR_DONE = auto()
    KEYBOARD = auto()
    CHART = auto()
    BOOK = auto()
    GEAR = auto()
    QUIT = auto()
    CLOCK = auto()
    STAR = auto()
    PAUSE = auto()
    INFO = auto()
    WARNING = auto()
    BLOCK = auto()
    VOLUME = auto()
    GLOBE = auto()
    DOWN = auto()
    NEXT = auto()
    PREVIOUS = auto()
    FIRST = auto()
    LAST = auto()
    EYE = auto()
    CARDS = auto()
    PASTE = auto()
    HOME = auto()
    FLAG = auto()
    STEPS = auto()
    EXPORT = auto()
    IMPORT = auto()
    TRASH = auto()
    QUESTION = auto()
    THINKING = auto()
    WINNABLE = auto()


class _Part(NamedTuple):
    """A line for the pen, or a solid whose corners are rounded by a pen of `pen` units."""

    path: Path
    solid: bool = False
    pen: float = PEN


@lru_cache(maxsize=256)
def icon_mask(icon: Icon, size: int) -> Image.Image:
    """Return an icon as an "L" mask of size x size pixels; shared, so never change it."""
    scale = size / GRID
    pen = max(THINNEST, PEN * scale)
    if pen >= 1.75:  # noqa: PLR2004 - thinner lines lose too much by becoming whole
        pen = float(round(pen))
    parts = _parts()[icon]
    across, down = _hints(parts, size, pen)
    drawing = Drawing()
    for path, solid, own_pen in parts:
        fitted = path.mapped(
            lambda x, y: (_between(x, across, scale), _between(y, down, scale)),
        )
        if solid:
            drawing.fill(fitted, "#000000")
        if own_pen:
            drawing.stroke(fitted, "#000000", own_pen * scale if solid else pen)
    return mask_of(drawing, size, size, 1, samples=_SAMPLES)


def _hints(
    parts: Iterable[_Part], size: int, pen: float
) -> tuple[dict[float, float], dict[float, float]]:
    """Say where upright lines (by x) and level lines (by y) go, from grid units to pixels."""
    scale = size / GRID
    across: dict[float, float] = {}
    down: dict[float, float] = {}
    for path, solid, _ in sorted(parts, key=lambda part: part.solid):
        half = 0.0 if solid else pen / 2
        for begin, end in _straight_lines(path):
            if math.isclose(begin[0], end[0]):
                across.setdefault(begin[0], _whole(begin[0] * scale - half, size, half) + half)
            if math.isclose(begin[1], end[1]):
                down.setdefault(begin[1], _whole(begin[1] * scale - half, size, half) + half)
    return across, down


def _whole(edge: float, size: int, half: float) -> int:
    """Round to a whole pixel, halves towards the middle, so that left and right stay alike."""
    return math.floor(edge + 0.5) if edge + half < size / 2 else math.ceil(edge - 0.5)


def _straight_lines(path: Path) -> Iterable[tuple[Point, Point]]:
    for start, steps, closed in path.subpaths:
        ends = [start, *((step[-2], step[-1]) for step in steps)]
        for (begin, end), step in zip(pairwise(ends), steps, strict=True):
            if len(step) == 2:  # noqa: PLR2004 - a Point
                yield begin, end
        if closed and ends[-1] != start:
            yield ends[-1], start


def _between(place: float, hints: Mapping[float, float], scale: float) -> float:
    """Turn grid units into pixels: as the hints say, or in proportion between two of them."""
    if not hints:
        return place * scale
    below = max((hint for hint in hints if hint <= place), default=min(hints))
    above = min((hint for hint in hints if hint >= place), default=max(hints))
    if below >= above:  # on a hint, or beyond the outermost
        return hints[below] + (place - below) * scale
    share = (place - below) / (above - below)
    return hints[below] + share * (hints[above] - hints[below])


def _line(*points: Point) -> _Part:
    return _Part(Path.polyline(*points))


def _curve(start: Point, *steps: Step) -> _Part:
    return _Part(Path.of(start, *steps, closed=False))


def _outline(path: Path) -> _Part:
    return _Part(path)


def _dot(x: float, y: float, radius: float) -> _Part:
    return _Part(Path.ellipse(x, y, radius), solid=True, pen=0)


def _solid(*corners: Point, pen: float = 1.6) -> _Part:
    """Fill between corners that a thin pen rounds, and makes larger by half its breadth."""
    return _Part(Path.polygon(*corners), solid=True, pen=pen)


def _arrow_around(radius: float) -> tuple[_Part, _Part]:
    """A circle open at the upper left, where an arrow head turns it anticlockwise."""
    return (
        _Part(Path.arc(12, 12, radius, 200, 512)),
        _line((3.8, 3.6), (4.3, 9.2), (9.9, 9.2)),
    )


def _gear() -> Path:
    """Eight teeth: for each, its foot, its two upper corners, and its other foot."""
    profile = ((-15.0, 7.0), (-9.5, 9.5), (9.5, 9.5), (15.0, 7.0))
    points: list[Point] = []
    for tooth in range(8):
        for turn, reach in profile:
            angle = math.radians(45 * tooth + turn)
            points.append((12 + reach * math.cos(angle), 12 + reach * math.sin(angle)))
    return Path.polygon(*points)


def _star() -> _Part:
    points: list[Point] = []
    for corner in range(10):
        reach = 9.8 * (STAR_WAIST if corner % 2 else 1)
        turn = corner * math.pi / 5
        points.append((12 + reach * math.sin(turn), 12.8 - reach * math.cos(turn)))
    return _solid(*points, pen=0.8)


@cache
def _parts() -> dict[Icon, tuple[_Part, ...]]:
    hook = (
        _line((9, 5), (4, 10), (9, 15)),
        _curve((4, 10), (14, 10), *arc_steps(14, 14.5, 4.5, -90, 90)[1:], (10, 19)),
    )
    calendar = (
        _outline(Path.rounded_rectangle(4, 5, 16, 15, 2.4)),
        _line((4, 10), (20, 10)),
        _line((8, 3), (8, 6.5)),
        _line((16, 3), (16, 6.5)),
    )
    chevron = Path.polyline((9, 5.5), (15.5, 12), (9, 18.5))
    to_the_end = (
        Path.polyline((6.5, 5.5), (13, 12), (6.5, 18.5)),
        Path.polyline((17.5, 5.5), (17.5, 18.5)),
    )
    tray = _line((4, 14.5), (4, 20), (20, 20), (20, 14.5))
    return {
        Icon.UNDO: hook,
        Icon.REDO: tuple(_Part(part.path.mirrored(12)) for part in hook),
        Icon.HINT: (
            _curve((9, 17), (9, 16), *arc_steps(12, 9, 6, 122, 418), (15, 16), (15, 17)),
            _line((9, 17), (15, 17)),
            _line((10, 21), (14, 21)),
        ),
        Icon.MENU: (_line((4, 6), (20, 6)), _line((4, 12), (20, 12)), _line((4, 18), (20, 18))),
        Icon.COPY: (
            _outline(Path.rounded_rectangle(9, 9, 11, 11, 2.2)),
            _curve(
                (5, 15),
                (4.4, 15, 4, 14.6, 4, 14),
                (4, 6),
                (4, 4.9, 4.9, 4, 6, 4),
                (14, 4),
                (14.6, 4, 15, 4.4, 15, 5),
            ),
        ),
        Icon.BACK: (_line((11, 5), (4, 12), (11, 19)), _line((4, 12), (20, 12))),
        Icon.PLAY: (_solid((7, 4.2), (19.5, 12), (7, 19.8)),),
        Icon.REPLAY: (*_arrow_around(8.4), _solid((10.2, 8.8), (15.4, 12.1), (10.2, 15.4))),
        Icon.RESTART: _arrow_around(8.2),
        Icon.PLUS: (_line((12, 5), (12, 19)), _line((5, 12), (19, 12))),
        Icon.CLOSE: (_line((5.5, 5.5), (18.5, 18.5)), _line((18.5, 5.5), (5.5, 18.5))),
        Icon.CHECK: (_line((4.5, 12.5), (10, 18), (20, 6.5)),),
        Icon.CALENDAR: (*calendar, _dot(12, 15, 1.9)),
        Icon.CALENDAR_DONE: (*calendar, _line((8.6, 14.8), (11.2, 17.2), (15.8, 12.6))),
        Icon.KEYBOARD: (
            _outline(Path.rounded_rectangle(3, 6, 18, 12, 2.4)),
            *(_dot(x, 10, 1.15) for x in (6.9, 10.3, 13.7, 17.1)),
            _line((8, 14), (16, 14)),
        ),
        Icon.CHART: (
            _line((4, 20), (20, 20)),
            _line((7, 20), (7, 13)),
            _line((12, 20), (12, 5)),
            _line((17, 20), (17, 9)),
        ),
        Icon.BOOK: (
            _curve(
                (12, 6.5),
                (11, 5.4, 10.2, 5, 8.6, 5),
                (3, 5),
                (3, 18),
                (8.6, 18),
                (10.2, 18, 11, 18.6, 12, 19.8),
                (13, 18.6, 13.8, 18, 15.4, 18),
                (21, 18),
                (21, 5),
                (15.4, 5),
                (13.8, 5, 13, 5.4, 12, 6.5),
                (12, 19.8),
            ),
        ),
        Icon.GEAR: (_outline(_gear()), _outline(Path.ellipse(12, 12, 3))),
        Icon.QUIT: (_Part(Path.arc(12, 12.8, 7.4, -50, 230)), _line((12, 3.5), (12, 11.5))),
        Icon.CLOCK: (
            _outline(Path.ellipse(12, 12, 8.5)),
            _line((12, 7), (12, 12), (15.5, 14)),
        ),
        Icon.STAR: (_star(),),
        Icon.PAUSE: (
            _Part(Path.rounded_rectangle(6, 4, 4, 16, 0.9), solid=True, pen=0),
            _Part(Path.rounded_rectangle(14, 4, 4, 16, 0.9), solid=True, pen=0),
        ),
        Icon.INFO: (
            _outline(Path.ellipse(12, 12, 8.8)),
            _line((12, 11), (12, 16.5)),
            _dot(12, 7.6, 1.4),
        ),
        Icon.WARNING: (
            _outline(Path.polygon((12, 4), (21, 19.5), (3, 19.5))),
            _line((12, 9.6), (12, 13.6)),
            _dot(12, 16.6, 1.2),
        ),
        Icon.BLOCK: (
            _outline(Path.ellipse(12, 12, 8.5)),
            _line((6, 6), (18, 18)),
        ),
        Icon.VOLUME: (
            _solid((3.5, 9.3), (7, 9.3), (11.5, 5.2), (11.5, 18.8), (7, 14.7), (3.5, 14.7)),
            _Part(Path.arc(12.5, 12, 3.6, -50, 50)),
            _Part(Path.arc(12.5, 12, 7.6, -50, 50)),
        ),
        Icon.GLOBE: (
            _outline(Path.ellipse(12, 12, 8.8)),
            _outline(Path.ellipse(12, 12, 4, 8.8)),
            _line((3.2, 12), (20.8, 12)),
        ),
        Icon.DOWN: (_line((6, 9.5), (12, 15.5), (18, 9.5)),),
        Icon.NEXT: (_Part(chevron),),
        Icon.PREVIOUS: (_Part(chevron.mirrored(12)),),
        Icon.FIRST: tuple(_Part(path.mirrored(12)) for path in to_the_end),
        Icon.LAST: tuple(map(_Part, to_the_end)),
        Icon.EYE: (
            _outline(
                Path.of(
                    (2.8, 12),
                    (4.8, 8, 8, 5.8, 12, 5.8),
                    (16, 5.8, 19.2, 8, 21.2, 12),
                    (19.2, 16, 16, 18.2, 12, 18.2),
                    (8, 18.2, 4.8, 16, 2.8, 12),
                )
            ),
            _dot(12, 12, 2.9),
        ),
        Icon.CARDS: (
            _outline(Path.rounded_rectangle(4, 7, 10, 14, 1.8)),
            _curve((8, 3), (17, 3), (18.7, 3, 20, 4.3, 20, 6), (20, 17)),
        ),
        Icon.PASTE: (
            _outline(Path.rounded_rectangle(5, 5, 14, 16, 2.2)),
            _solid((9.5, 3.6), (14.5, 3.6), (14.5, 6.4), (9.5, 6.4)),
        ),
        Icon.HOME: (
            _line((3.5, 11.5), (12, 4), (20.5, 11.5)),
            _line((6, 9.8), (6, 20), (18, 20), (18, 9.8)),
        ),
        Icon.FLAG: (
            _line((6, 20.5), (6, 4)),
            _solid((6, 4.4), (18.6, 4.4), (15.4, 8.6), (18.6, 12.8), (6, 12.8)),
        ),
        Icon.STEPS: (_line((4, 19), (9, 19), (9, 14), (14, 14), (14, 9), (19, 9), (19, 5)),),
        Icon.EXPORT: (tray, _line((12, 4), (12, 15)), _line((7.5, 8.5), (12, 4), (16.5, 8.5))),
        Icon.IMPORT: (tray, _line((12, 4), (12, 15)), _line((7.5, 10.5), (12, 15), (16.5, 10.5))),
        Icon.TRASH: (
            _line((4.5, 6.5), (19.5, 6.5)),
            _line((9, 6.5), (9, 3.5), (15, 3.5), (15, 6.5)),
            _line((6, 6.5), (7, 20.5), (17, 20.5), (18, 6.5)),
            _line((10, 11), (10, 16)),
            _line((14, 11), (14, 16)),
        ),
        Icon.QUESTION: (
            _outline(Path.ellipse(12, 12, 8.8)),
            _Part(Path.arc(12, 9.7, 2.7, -180, 60)),
            _line((13.3, 12.1), (12, 13.9)),
            _dot(12, 17, 1.3),
        ),
        Icon.THINKING: (_dot(5.5, 12, 2.0), _dot(12, 12, 2.0), _dot(18.5, 12, 2.0)),
        Icon.WINNABLE: (
            _outline(Path.ellipse(12, 12, 8.8)),
            _line((7.8, 12.4), (10.8, 15.4), (16.2, 9)),
        ),
    }
