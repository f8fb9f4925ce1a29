"""Felt, shadows, slots and outlines."""

from itertools import pairwise

import pytest
from PIL import Image, ImageStat

from simplesimon.ui.art.card_layout import card_height
from simplesimon.ui.art.table_art import (
    card_outline,
    card_shadow,
    draw_felt,
    draw_slot,
    lifted_shadow,
)

GREEN = ("#2f8f6b", "#17573f")


def mean_colour(image: Image.Image, x: int, y: int) -> list[float]:
    return ImageStat.Stat(image.crop((x - 12, y - 12, x + 12, y + 12))).mean


def alpha(image: Image.Image, x: int, y: int) -> int:
    return image.getchannel("A").tobytes()[y * image.width + x]


def test_felt_has_its_colours_under_the_lamp_and_in_the_corners() -> None:
    felt = draw_felt(800, 600, *GREEN)

    assert felt.mode == "RGB"
    assert felt.size == (800, 600)
    assert mean_colour(felt, 400, 228) == pytest.approx((0x2F, 0x8F, 0x6B), abs=2)
    for x in (12, 788):
        assert mean_colour(felt, x, 588) == pytest.approx((0x17, 0x57, 0x3F), abs=2)


def test_felt_grows_darker_from_the_lamp_to_the_edge() -> None:
    felt = draw_felt(800, 600, *GREEN)

    greens = [mean_colour(felt, x, 228)[1] for x in range(400, 790, 60)]
    assert all(near > far for near, far in pairwise(greens))


def test_felt_is_grainy_everywhere_but_only_a_little() -> None:
    felt = draw_felt(800, 600, *GREEN)

    for box in ((390, 220, 410, 240), (0, 0, 20, 20), (780, 580, 800, 600)):
        deviation = ImageStat.Stat(felt.crop(box)).stddev[1]
        assert 0.5 < deviation < 3


def test_felt_has_no_pattern_that_repeats() -> None:
    felt = draw_felt(256, 256, *GREEN).getchannel("G")

    tiles = [felt.crop((x, 96, x + 8, 104)).tobytes() for x in range(96, 160, 8)]
    assert len(set(tiles)) == len(tiles)


def test_a_seed_makes_the_grain() -> None:
    first, again, other = (draw_felt(64, 48, *GREEN, seed=seed) for seed in (1, 1, 2))

    assert first.tobytes() == again.tobytes()
    assert first.tobytes() != other.tobytes()


@pytest.mark.parametrize("width", [70, 111, 334])
def test_a_shadow_surrounds_its_card_and_falls_downward(width: int) -> None:
    shadow, padding = card_shadow(width)

    assert shadow.size == (width + 2 * padding, card_height(width) + 2 * padding)
    above = alpha(shadow, shadow.width // 2, padding - 1)
    below = alpha(shadow, shadow.width // 2, shadow.height - padding)
    assert 0 < above < below
    assert max(alpha(shadow, x, y) for x in (0, shadow.width - 1) for y in (0, 1)) == 0


def test_a_shadow_is_black_at_34_hundredths() -> None:
    shadow, padding = card_shadow(111)

    assert alpha(shadow, shadow.width // 2, padding + 60) == pytest.approx(0.34 * 255, abs=1)
    assert shadow.convert("RGB").getextrema() == ((0, 0),) * 3


def test_a_lifted_card_has_a_wider_and_lower_shadow() -> None:
    assert lifted_shadow(111)[1] > card_shadow(111)[1]


@pytest.mark.parametrize("width", [70, 111, 334])
def test_a_slot_is_as_large_as_a_card_and_faint(width: int) -> None:
    slot = draw_slot(width, "#ffffff")

    assert slot.size == (width, card_height(width))
    assert alpha(slot, 0, 0) == 0
    assert alpha(slot, width // 2, 0) > alpha(slot, width // 2, slot.height // 2) > 0


def test_an_outline_lies_on_the_edge_of_the_group() -> None:
    outline, padding = card_outline(111, 300, "#e8503f", glow=False)

    assert padding == 0
    assert outline.size == (111, 300)
    column = [alpha(outline, 55, y) / 255 for y in range(4)]
    assert column == pytest.approx([1, 1, 0.44, 0], abs=0.06)  # 2.2 % of 111
    assert outline.getpixel((55, 0)) == (0xE8, 0x50, 0x3F, 255)


def test_a_glowing_outline_shines_outward_only() -> None:
    outline, padding = card_outline(111, 300, "#ffc440", glow=True)

    assert outline.size == (111 + 2 * padding, 300 + 2 * padding)
    middle = outline.width // 2
    assert alpha(outline, middle, padding) == 255
    assert alpha(outline, middle, padding + 10) == 0
    assert alpha(outline, middle, 0) < 5
    assert alpha(outline, middle, padding - 1) > 100
