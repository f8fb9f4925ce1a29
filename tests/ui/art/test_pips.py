"""Suits in their traditional places."""

from itertools import pairwise

import pytest
from PIL import Image, ImageChops

from simplesimon.engine.cards import ACE, Suit, card
from simplesimon.ui.art.card_layout import card_height, strip_height
from simplesimon.ui.art.palettes import Palette
from simplesimon.ui.art.pips import PIP_PLACES, draw_ace, draw_pips
from simplesimon.ui.art.suits import suit_mask

BLACK_ON_WHITE = Palette("#ffffff", *["#000000"] * 4)

widths = pytest.mark.parametrize("width", [70, 111, 167, 334])
suits = pytest.mark.parametrize("suit", Suit, ids=lambda suit: suit.name)


def ink(width: int, rank: int, suit: Suit, *, large_index: bool = False) -> Image.Image:
    """Return how black the middle of a card is: a mask as large as the card."""
    face = Image.new("RGB", (width, card_height(width)), "#ffffff")
    draw = draw_ace if rank == ACE else draw_pips
    draw(face, card(rank, suit), BLACK_ON_WHITE, large_index=large_index)
    return ImageChops.invert(face.getchannel("R"))


def test_there_are_as_many_pips_as_the_rank_says() -> None:
    assert {rank: len(places) for rank, places in PIP_PLACES.items()} == {
        rank: rank for rank in range(2, 11)
    }


@suits
@pytest.mark.parametrize("rank", range(2, 11))
def test_as_many_are_drawn_and_none_overlap(rank: int, suit: Suit) -> None:
    one = sum(ink(111, 2, suit).tobytes()) / 2

    assert sum(ink(111, rank, suit).tobytes()) == rank * one


@widths
@suits
@pytest.mark.parametrize("rank", range(1, 11))
def test_left_and_right_mirror_each_other(rank: int, suit: Suit, width: int) -> None:
    mask = ink(width, rank, suit)

    mirror = mask.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
    # The fine line in an ace is drawn by a pen, whose dots are rounded.
    assert max(ImageChops.difference(mask, mirror).tobytes()) <= (8 if rank == ACE else 0)


@widths
@pytest.mark.parametrize("large_index", [False, True])
def test_nothing_reaches_into_the_strip_that_stays_uncovered(
    width: int, *, large_index: bool
) -> None:
    strip = strip_height(width, large_index)
    for rank in range(1, 11):
        for suit in Suit:
            box = ink(width, rank, suit, large_index=large_index).getbbox()
            assert box is not None
            assert box[1] >= strip, (rank, suit)
            assert box[3] < card_height(width) - width * 0.04


@widths
def test_rows_are_evenly_spaced_to_the_pixel(width: int) -> None:
    column = ink(width, 10, Suit.DIAMONDS).crop((0, 0, width // 3, card_height(width)))
    dark = [max(column.crop((0, y, column.width, y + 1)).tobytes()) for y in range(column.height)]
    tops = [y for y in range(1, column.height) if dark[y] > 80 >= dark[y - 1]]

    gaps = [below - above for above, below in pairwise(tops)]
    assert len(gaps) == 3
    assert gaps[0] == gaps[2]
    assert max(gaps) - min(gaps) <= 1


@suits
def test_an_ace_is_larger_than_any_pip_and_holds_a_line_and_a_small_suit(suit: Suit) -> None:
    mask = ink(334, 1, suit)
    box = mask.getbbox()

    assert box is not None
    assert box[3] - box[1] > 2.5 * suit_mask(suit, 73).height
    middle = mask.crop((0, (box[1] + box[3]) // 2, 334, (box[1] + box[3]) // 2 + 1)).tobytes()
    edges = sum((a > 127) != (b > 127) for a, b in pairwise(middle))
    assert edges >= 8
