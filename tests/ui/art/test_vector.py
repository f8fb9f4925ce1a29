"""Outlines, drawings, and how they become pixels."""

import math
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image, ImageChops

from simplesimon.ui.art.vector import Curve, Drawing, Path, Point, mask_of, mixed, rasterise

coordinates = st.floats(-100, 100, allow_nan=False)
points = st.tuples(coordinates, coordinates)
curves = st.tuples(*[coordinates] * 6)
paths = st.builds(lambda start, steps: Path.of(start, *steps), points, st.lists(points | curves))


def all_points(path: Path) -> list[Point]:
    return [point for line in path.flatten(0.1) for point in line]


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

    assert all_points(returned) == [
        pytest.approx(point, abs=1e-9) for point in all_points(path)
    ] or len(all_points(returned)) != len(all_points(path))


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


def test_edges_on_whole_pixels_are_sharp() -> None:
    mask = mask_of(Path.rounded_rectangle(2, 3, 4, 5, 0), 10, 12, 1)

    expected = Image.new("L", (10, 12))
    expected.paste(255, (2, 3, 6, 8))
    assert mask.tobytes() == expected.tobytes()


@given(st.floats(0, 5), st.floats(5.5, 10))
def test_a_mask_covers_as_much_as_the_shape(left: float, right: float) -> None:
    mask = mask_of(Path.polygon((left, 0), (right, 0), (right, 1), (left, 1)), 10, 1, 1, samples=16)

    assert sum(mask.tobytes()) / 255 == pytest.approx(right - left, abs=1 / 16)


@given(st.floats(3, 9))
def test_a_disc_has_the_area_of_a_circle(radius: float) -> None:
    mask = mask_of(Path.ellipse(10, 10, radius), 20, 20, 1)

    area = sum(mask.tobytes()) / 255
    assert math.sqrt(area / math.pi) == pytest.approx(radius, abs=0.05)


def test_a_symmetrical_path_makes_a_symmetrical_mask() -> None:
    mask = mask_of(Path.ellipse(10, 10, 7.3, 4.1), 20, 20, 1)

    assert mask.tobytes() == mask.transpose(Image.Transpose.FLIP_LEFT_RIGHT).tobytes()
    assert mask.tobytes() == mask.transpose(Image.Transpose.FLIP_TOP_BOTTOM).tobytes()


def test_a_mirrored_path_makes_a_mirrored_mask() -> None:
    path = Path.of((3, 2), (16, 4, 12, 9, 17, 17), (4, 13))

    mask, mirror = mask_of(path, 20, 20, 1), mask_of(path.mirrored(10), 20, 20, 1)

    assert mirror.tobytes() == mask.transpose(Image.Transpose.FLIP_LEFT_RIGHT).tobytes()


def test_a_stroke_is_as_broad_as_its_pen_and_rounds_its_ends() -> None:
    drawing = Drawing()
    drawing.stroke(Path.polyline((4, 5), (16, 5)), "#000000", 2)

    mask = mask_of(drawing, 20, 10, 1)

    assert mask.getbbox() == (3, 4, 17, 6)
    assert [mask.getpixel((10, y)) for y in range(3, 7)] == [0, 255, 255, 0]
    assert 0 < int(str(mask.getpixel((3, 4)))) < 255


def test_only_a_closed_path_is_stroked_back_to_its_start() -> None:
    corners = ((2, 2), (18, 2), (18, 18))
    closed, opened = Drawing(), Drawing()
    closed.stroke(Path.polygon(*corners), "#000000", 2)
    opened.stroke(Path.polyline(*corners), "#000000", 2)

    assert mask_of(closed, 20, 20, 1).getpixel((9, 9)) == 255
    assert mask_of(opened, 20, 20, 1).getpixel((9, 9)) == 0


def test_the_last_thing_drawn_lies_on_top() -> None:
    drawing = Drawing()
    drawing.fill(Path.rounded_rectangle(0, 0, 4, 4, 0), "#ff0000")
    drawing.fill(Path.rounded_rectangle(2, 0, 4, 4, 0), "#0000ff")

    image = rasterise(drawing, 8, 4, 1, paper="#ffffff")

    assert [image.getpixel((x, 1)) for x in (0, 3, 7)] == [
        (255, 0, 0),
        (0, 0, 255),
        (255, 255, 255),
    ]


def test_a_clipped_drawing_is_seen_only_inside_the_path() -> None:
    inner, drawing = Drawing(), Drawing()
    inner.fill(Path.rounded_rectangle(0, 0, 20, 20, 0), "#ff0000")
    drawing.clip(Path.rounded_rectangle(5, 6, 7, 8, 0), inner)

    image = rasterise(drawing, 20, 20, 1, paper="#ffffff")

    difference = ImageChops.difference(image, Image.new("RGB", image.size, "#ffffff"))
    assert difference.getbbox() == (5, 6, 12, 14)


def test_a_clip_beyond_the_picture_shows_nothing() -> None:
    inner, drawing = Drawing(), Drawing()
    inner.fill(Path.ellipse(0, 0, 50), "#ff0000")
    drawing.clip(Path.ellipse(-20, -20, 3), inner)

    assert mask_of(drawing, 10, 10, 1).getbbox() is None


def test_a_placed_drawing_is_scaled_before_it_is_moved() -> None:
    square, sheet = Drawing(), Drawing()
    square.fill(Path.rounded_rectangle(0, 0, 2, 2, 0), "#000000")
    sheet.place(square, 5, 3, 2.0)

    assert mask_of(sheet, 20, 20, 1).getbbox() == (5, 3, 9, 7)


def test_scale_is_pixels_to_one_unit() -> None:
    assert mask_of(Path.ellipse(2, 2, 2), 40, 40, 10).getbbox() == (0, 0, 40, 40)


def test_a_mixed_colour_lies_between_its_two() -> None:
    assert [mixed("#000000", "#ff8000", share) for share in (0, 0.5, 1)] == [
        "#000000",
        "#808000"[:3] + "4000",
        "#ff8000",
    ]
