"""The four symbols."""

from itertools import combinations

import pytest
from PIL import Image, ImageChops

from simplesimon.engine.cards import Suit
from simplesimon.ui.art.suits import OPTICAL_SIZES, relative_width, suit_mask, suit_path

suits = pytest.mark.parametrize("suit", Suit, ids=lambda suit: suit.name)
pairs = pytest.mark.parametrize(("suit", "other"), [*combinations(Suit, 2)])


def filling(suit: Suit, size: int) -> Image.Image:
    """Return a suit stretched to a square, so that only its shape is left."""
    mask = suit_mask(suit, 120)
    return mask.crop(mask.getbbox()).resize((size, size), Image.Resampling.BOX)


@suits
def test_an_outline_is_as_tall_as_asked_but_for_its_correction(suit: Suit) -> None:
    box = suit_path(suit, 30, 40, 20).bounds()

    assert box.bottom - box.top == pytest.approx(20 * OPTICAL_SIZES[suit], rel=0.05)
    assert (box.left + box.right) / 2 == pytest.approx(30)
    assert (box.top + box.bottom) / 2 == pytest.approx(40, abs=0.5)


@suits
def test_relative_widths_are_true(suit: Suit) -> None:
    box = suit_mask(suit, 200).getbbox()

    assert box is not None
    assert box[2] - box[0] == pytest.approx(200 * relative_width(suit), abs=2)


@suits
@pytest.mark.parametrize("size", [8, 13, 20, 25, 31, 80])
def test_a_symbol_is_symmetrical_and_in_the_middle_of_its_mask(suit: Suit, size: int) -> None:
    mask = suit_mask(suit, size)

    assert mask.width == mask.height > size
    assert (mask.width - size) % 2 == 0
    assert mask.tobytes() == mask.transpose(Image.Transpose.FLIP_LEFT_RIGHT).tobytes()
    box = mask.getbbox()
    assert box is not None
    assert min(box[:2]) > 0
    assert max(box[2:]) < mask.width


@pairs
def test_shapes_alone_tell_suits_apart(suit: Suit, other: Suit) -> None:
    difference = ImageChops.difference(filling(suit, 40), filling(other, 40))

    assert sum(difference.tobytes()) / 255 > 0.11 * 40 * 40


@pairs
def test_shapes_tell_suits_apart_at_the_smallest_index(suit: Suit, other: Suit) -> None:
    difference = ImageChops.difference(suit_mask(suit, 13), suit_mask(other, 13))

    assert sum(difference.tobytes()) / 255 > 18


@pytest.mark.parametrize("suit", [Suit.SPADES, Suit.CLUBS])
def test_a_foot_stands_on_a_whole_pixel(suit: Suit) -> None:
    mask = suit_mask(suit, 31)
    foot = (mask.height + 31) // 2

    below = mask.crop((0, foot, mask.width, mask.height))
    standing = mask.crop((0, foot - 1, mask.width, foot))
    assert below.getbbox() is None
    assert standing.getextrema()[1] == 255
