"""Outlines and their geometry."""

import math
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from simplesimon.ui.art.paths import Curve, Path, Point

coordinates = st.floats(-100, 100, allow_nan=False)
points = st.tuples(coordinates, coordinates)
curves = st.tuples(*[coordinates] * 6)
paths = st.builds(lambda start, steps: Path.of(start, *steps), points, st.lists(points | curves))


def all_points(path: Path) -> list[Point]:
    return [point for line in path.flatten(0.1) for point in line]


def numbers(path: Path) -> list[float]:
    """All coordinates of the pen's way."""
    return [
        number for start, steps, _ in path.subpaths for each in (start, *steps) for number in each
    ]


def on_curve(begin: Point, curve: Curve, t: float) -> Point:
    u = 1 - t
    weights = (u**3, 3 * u * u * t, 3 * u * t * t, t**3)
    corners = (begin, curve[0:2], curve[2:4], curve[4:6])
    x, y = (sum(w * p[i] for w, p in zip(weights, corners, strict=True)) for i in (0, 1))
    return x, y


def distance_to_chord(point: Point, begin: Point, end: Point) -> float:
    (x, y), (x0, y0), (x1, y1) = point, begin, end
    length = (x1 - x0) ** 2 + (y1 - y0) ** 2
    along = 0.0 if length == 0 else ((x - x0) * (x1 - x0) + (y - y0) * (y1 - y0)) / length
    along = min(1.0, max(0.0, along))
    return math.hypot(x - x0 - along * (x1 - x0), y - y0 - along * (y1 - y0))


@given(points, curves, st.sampled_from([0.01, 0.1, 1.0]), st.floats(0, 1))
def test_chords_stay_within_the_tolerance(
    begin: Point, curve: Curve, tolerance: float, t: float
) -> None:
    (line,) = Path.of(begin, curve).flatten(tolerance)
    point = on_curve(begin, curve, t)

    nearest = min(distance_to_chord(point, a, b) for a, b in pairwise(line))

    assert nearest <= tolerance + 1e-6


@given(paths)
def test_a_flattened_path_begins_and_ends_where_the_pen_does(path: Path) -> None:
    (subpath,) = path.subpaths
    (line,) = path.flatten(0.5)

    assert line[0] == subpath.start
    assert line[-1] == (subpath.steps[-1][-2:] if subpath.steps else subpath.start)


@given(paths, coordinates, coordinates)
def test_moving_there_and_back_changes_nothing(path: Path, x: float, y: float) -> None:
    returned = path.moved(x, y).moved(-x, -y)

    assert numbers(returned) == pytest.approx(numbers(path), abs=1e-9)


@given(paths)
def test_mirroring_twice_changes_nothing(path: Path) -> None:
    assert path.mirrored().mirrored() == path


@given(points, st.floats(-360, 360))
def test_turning_keeps_the_distance_to_the_origin(point: Point, degrees: float) -> None:
    (turned,) = all_points(Path.polygon(point).rotated(degrees))

    assert math.hypot(*turned) == pytest.approx(math.hypot(*point), abs=1e-9)


def test_a_quarter_turn_is_clockwise_to_the_eye() -> None:
    assert all_points(Path.polygon((1, 0)).rotated(90)) == [pytest.approx((0, 1))]


def test_scaling_multiplies_the_bounds() -> None:
    box = Path.rounded_rectangle(1, 2, 30, 40, 5).scaled(2, 3).bounds()

    assert box == pytest.approx((2, 6, 62, 126))


@given(st.floats(-720, 720), st.floats(-720, 720), st.floats(0.5, 50))
def test_every_point_of_an_arc_is_its_radius_away(start: float, end: float, radius: float) -> None:
    for x, y in all_points(Path.arc(3, 4, radius, start, end)):
        assert math.hypot(x - 3, y - 4) == pytest.approx(radius, rel=1e-3)


def test_an_arc_begins_and_ends_at_its_angles() -> None:
    line = all_points(Path.arc(0, 0, 2, 90, 270))

    assert line[0] == pytest.approx((0, 2), abs=1e-9)
    assert line[-1] == pytest.approx((0, -2), abs=1e-9)


def test_half_an_outline_is_completed_by_its_mirror_image() -> None:
    shield = Path.symmetric((0, 0), (4, 0), (4, 3, 3, 6, 0, 8))

    (line,) = shield.flatten(0.01)
    mirrored = {(round(-x, 6), round(y, 6)) for x, y in line}
    assert {(round(x, 6), round(y, 6)) for x, y in line} == mirrored
    assert shield.bounds() == pytest.approx((-4, 0, 4, 8))


def test_an_outline_whose_half_ends_off_the_axis_has_a_flat_foot() -> None:
    assert all_points(Path.symmetric((0, 0), (2, 3))) == [(0, 0), (2, 3), (-2, 3), (0, 0)]
