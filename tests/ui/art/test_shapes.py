"""Masks of one colour."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from simplesimon.ui.art.paths import Path
from simplesimon.ui.art.shapes import (
    faded,
    glow_mask,
    paint,
    ring_mask,
    rounded_mask,
    shadow_mask,
    star_mask,
    tinted,
)
from simplesimon.ui.art.vector import mask_of

sizes = st.integers(1, 90)


def level(mask: Image.Image, x: int, y: int) -> int:
    return mask.tobytes()[y * mask.width + x]


@given(sizes, sizes, st.floats(0, 40))
def test_a_box_fills_its_mask_but_for_the_corners(width: int, height: int, radius: float) -> None:
    mask = rounded_mask(width, height, radius)

    assert mask.size == (width, height)
    assert mask.getbbox() == (0, 0, width, height)
    assert level(mask, width // 2, height // 2) > 190


def test_corners_are_round_and_edges_sharp() -> None:
    mask = rounded_mask(60, 40, 10)

    assert level(mask, 0, 0) == 0
    assert level(mask, 30, 0) == level(mask, 0, 20) == level(mask, 59, 39 // 2) == 255


@pytest.mark.parametrize("inset", [0, 1.5, 4])
def test_a_stretched_box_equals_one_drawn_at_full_size(inset: float) -> None:
    width, height, radius = 97, 64, 11.0
    box = Path.rounded_rectangle(
        inset, inset, width - 2 * inset, height - 2 * inset, radius - inset
    )

    drawn = mask_of(box, width, height, 1, samples=16)

    assert rounded_mask(width, height, radius, inset).tobytes() == drawn.tobytes()


def test_a_box_with_no_inside_left_is_empty() -> None:
    assert rounded_mask(10, 10, 2, 5.0).getbbox() is None


def test_a_ring_is_as_thick_as_asked_and_hollow() -> None:
    mask = ring_mask(60, 40, 10, 3)

    assert [level(mask, 30, y) for y in range(5)] == [255, 255, 255, 0, 0]
    assert level(mask, 30, 20) == 0


def test_a_ring_of_a_pixel_and_a_half_has_a_soft_inner_line() -> None:
    mask = ring_mask(60, 40, 10, 1.5)

    assert [level(mask, 30, y) for y in range(3)] == [255, pytest.approx(127.5, abs=1), 0]


def test_a_shadow_reaches_its_padding_on_every_side() -> None:
    mask, padding = shadow_mask(50, 30, 5, 4)

    assert mask.size == (50 + 2 * padding, 30 + 2 * padding)
    assert level(mask, padding + 25, 0) <= 2
    assert level(mask, padding + 25, padding + 15) > 240


def test_a_shadow_is_half_dark_where_the_box_ends() -> None:
    mask, padding = shadow_mask(200, 160, 8, 5)

    assert level(mask, mask.width // 2, padding) == pytest.approx(127, abs=15)


def test_the_shadow_of_a_large_box_looks_the_same_along_its_edges() -> None:
    mask, padding = shadow_mask(400, 300, 16, 6)

    assert {level(mask, x, padding) for x in range(100, 300)} == {level(mask, 100, padding)}


def test_a_glow_lies_only_outside() -> None:
    mask, padding = glow_mask(40, 56, 3, 4)

    inside = mask.crop((padding + 3, padding, padding + 37, padding + 56))
    assert inside.getbbox() is None
    assert level(mask, padding + 20, padding - 1) > 100


def test_a_star_is_as_broad_as_its_square_and_symmetrical() -> None:
    mask = star_mask(41)

    box = mask.getbbox()
    assert box is not None
    assert (box[0], box[2]) == (0, 41)
    assert mask.tobytes() == mask.transpose(Image.Transpose.FLIP_LEFT_RIGHT).tobytes()
    assert level(mask, 2, 38) == 0


def test_fading_scales_the_cover() -> None:
    mask = Image.new("L", (1, 1), 200)

    assert faded(mask, 0.5).tobytes() == bytes([100])
    assert faded(mask, 1) is mask


def test_painting_on_nothing_leaves_no_dark_fringe() -> None:
    image = Image.new("RGBA", (4, 4))

    paint(image, Image.new("L", (2, 2), 40), 1, 1, "#ffcc88")

    assert image.getpixel((1, 1)) == (255, 204, 136, 40)
    assert image.getpixel((0, 0)) == (0, 0, 0, 0)


def test_painting_on_a_colour_mixes_by_cover() -> None:
    image = Image.new("RGB", (1, 1), "#000000")

    paint(image, Image.new("L", (1, 1), 255), 0, 0, "#ffffff", alpha=0.5)

    assert image.getpixel((0, 0)) == (128, 128, 128)


@pytest.mark.parametrize("mode", ["RGB", "RGBA"])
@pytest.mark.parametrize(("x", "y"), [(-3, -3), (7, 7), (-30, 0), (0, 30)])
def test_painting_over_the_edge_is_cut_off(mode: str, x: int, y: int) -> None:
    image = Image.new(mode, (10, 10))

    paint(image, Image.new("L", (5, 5), 255), x, y, "#ffffff")

    painted = image.convert("RGB").getbbox()
    expected = (max(0, x), max(0, y), min(10, x + 5), min(10, y + 5))
    assert painted == (expected if expected[0] < 10 > expected[1] and x > -5 else None)


def test_a_tinted_mask_has_its_colour_even_where_it_is_clear() -> None:
    image = tinted(Image.new("L", (1, 1), 0), "#123456")

    assert image.getpixel((0, 0)) == (0x12, 0x34, 0x56, 0)
