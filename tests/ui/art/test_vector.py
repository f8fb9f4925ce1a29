"""Drawings, and how they become pixels."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image, ImageChops

from simplesimon.ui.art.paths import Path
from simplesimon.ui.art.vector import Drawing, mask_of, rasterise


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
