"""Measures of a card."""

import pytest

from simplesimon.ui.art.card_layout import (
    card_height,
    corner_radius,
    index_height,
    index_top,
    smallest_strip,
    strip_height,
)

WIDTHS = range(50, 360)


@pytest.mark.parametrize(("width", "height"), [(63, 88), (70, 98), (111, 155), (167, 233)])
def test_a_card_has_the_shape_of_a_poker_card(width: int, height: int) -> None:
    assert card_height(width) == height


def test_corners_are_rounded_by_5_8_hundredths_of_the_width() -> None:
    assert corner_radius(100) == pytest.approx(5.8)


@pytest.mark.parametrize(
    ("width", "capitals", "large"), [(70, 13, 16), (111, 20, 26), (167, 31, 39), (334, 61, 77)]
)
def test_the_index_is_a_whole_number_of_pixels(width: int, capitals: int, large: int) -> None:
    assert index_height(width) == capitals
    assert index_height(width, large_index=True) == large


def test_natural_strips_are_a_fifth_of_the_card_and_large_ones_a_quarter() -> None:
    for width in WIDTHS:
        height = card_height(width)
        assert strip_height(width, large_index=False) == pytest.approx(0.208 * height, abs=0.7)
        assert strip_height(width, large_index=True) == pytest.approx(0.242 * height, abs=0.7)


def test_the_smallest_strip_ends_where_the_index_does() -> None:
    for width in WIDTHS:
        for large in (False, True):
            end = index_top(width) + index_height(width, large_index=large)
            assert smallest_strip(width, large) == end < strip_height(width, large)


def test_twenty_cards_fit_below_the_bar_at_1280_by_720() -> None:
    assert 60 + 19 * smallest_strip(111, large_index=False) + card_height(111) <= 720
