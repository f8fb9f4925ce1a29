"""Where things are: nothing overlaps, nothing leaves the window, points lead back to cards."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from simplesimon.ui.layout import COLUMNS, Metrics, Rect, Spot, TableLayout

SIZES = [
    (800, 600),
    (1024, 768),
    (1280, 720),
    (1366, 700),
    (1920, 1080),
    (2560, 1440),
    (3840, 2160),
]
WINDOWS = st.tuples(st.integers(800, 3840), st.integers(600, 2160))
HEIGHTS = st.lists(st.integers(0, 20), min_size=COLUMNS, max_size=COLUMNS)


def table(size: tuple[int, int], *, large: bool = False, mirrored: bool = False) -> TableLayout:
    return TableLayout(Metrics(*size), large_index=large, mirrored=mirrored)


@pytest.mark.parametrize(
    ("size", "width"),
    [((800, 600), 70), ((1280, 720), 111), ((1920, 1080), 167), ((3840, 2160), 334)],
)
def test_cards_have_the_designs_size(size: tuple[int, int], width: int) -> None:
    assert table(size).card_width == width


@given(WINDOWS, st.booleans(), st.booleans())
def test_the_deepest_dealt_column_lies_in_the_window(
    size: tuple[int, int], large: bool, mirrored: bool
) -> None:
    layout = table(size, large=large, mirrored=mirrored)
    for column in range(COLUMNS):
        rects = [layout.card_rect(column, row, 20) for row in range(20)]
        assert all(rect.left >= 0 and rect.right <= size[0] for rect in rects)
        assert rects[0].top < layout.bar.bottom
        assert rects[-1].bottom >= 0
        strips = {upper.top - lower.top for upper, lower in pairwise(rects)}
        assert len(strips) == 1, "every strip is equally high"


@given(WINDOWS, st.integers(1, 20), st.integers(0, 160))
def test_cards_leave_the_foot_of_the_window_free_and_are_no_smaller_than_need_be(
    size: tuple[int, int], deepest: int, kept_free: int
) -> None:
    metrics = Metrics(*size)
    layout = TableLayout(metrics, deepest=deepest, kept_free=kept_free)
    assert layout.card_rect(0, deepest - 1, deepest).bottom >= kept_free
    deeper = TableLayout(metrics, deepest=deepest + 1, kept_free=kept_free)
    assert deeper.card_width <= layout.card_width
    assert TableLayout(metrics, deepest=deepest).card_width >= layout.card_width


@given(WINDOWS)
def test_columns_do_not_overlap_and_lie_in_order(size: tuple[int, int]) -> None:
    layout = table(size)
    slots = [layout.slot_rect(column) for column in range(COLUMNS)]
    assert all(left.right < right.left for left, right in pairwise(slots))
    mirrored = table(size, mirrored=True)
    assert [mirrored.slot_rect(column) for column in range(COLUMNS)] == slots[::-1]


@given(WINDOWS, HEIGHTS, st.booleans())
def test_the_middle_of_a_cards_visible_part_leads_back_to_it(
    size: tuple[int, int], heights: list[int], mirrored: bool
) -> None:
    layout = table(size, mirrored=mirrored)
    for column, height in enumerate(heights):
        for row in range(height):
            rect = layout.card_rect(column, row, height)
            next_top = (
                layout.card_rect(column, row + 1, height).top if row + 1 < height else rect.bottom
            )
            middle = (rect.centre[0], (rect.top + next_top) / 2)
            assert layout.spot_at(*middle, heights) == Spot(column, row)
        below = layout.column_rect(column, height).bottom
        x = layout.slot_rect(column).centre[0]
        assert layout.spot_at(x, below, heights) == Spot(column, None)


def test_a_typed_board_with_52_cards_in_a_column_still_fits_and_its_last_strip_is_readable() -> (
    None
):
    layout = table((1280, 720))
    rects = [layout.card_rect(0, row, 52) for row in range(52)]
    assert rects[-1].bottom >= 0
    assert rects[-2].top - rects[-1].top > rects[0].top - rects[1].top
    assert rects[-2].top - rects[-1].top >= 26


def test_a_point_above_the_table_is_no_spot() -> None:
    layout = table((1280, 720))
    assert layout.spot_at(100, 719, [1] * COLUMNS) is None


def test_a_dropped_card_goes_to_the_column_it_overlaps_most() -> None:
    layout = table((1280, 720))
    heights = [3] * COLUMNS
    third, fourth = layout.slot_rect(2), layout.slot_rect(3)
    nearer_third = third._replace(left=third.left + 40)
    assert layout.drop_column(nearer_third, heights) == 2
    nearer_fourth = fourth._replace(left=fourth.left - 40)
    assert layout.drop_column(nearer_fourth, heights) == 3


def test_a_card_dropped_on_the_felt_far_below_means_no_column() -> None:
    layout = table((1280, 720))
    card = layout.slot_rect(0)._replace(bottom=0)
    assert layout.drop_column(card, [1] * COLUMNS) is None


def test_a_card_dropped_just_below_a_column_means_it() -> None:
    layout = table((1280, 720))
    last = layout.card_rect(4, 5, 6)
    assert layout.drop_column(last._replace(bottom=last.bottom - last.height), [6] * COLUMNS) == 4


def test_an_empty_column_can_be_dropped_on() -> None:
    layout = table((1280, 720))
    assert layout.drop_column(layout.slot_rect(7), [0] * COLUMNS) == 7


@pytest.mark.parametrize("size", SIZES)
def test_the_small_design_serves_only_windows_the_wide_one_does_not_fit(
    size: tuple[int, int],
) -> None:
    assert Metrics(*size).small == (size in {(800, 600), (1024, 768)})


@given(WINDOWS)
def test_no_letter_and_no_target_gets_too_small(size: tuple[int, int]) -> None:
    metrics = Metrics(*size)
    assert metrics.type_px(13) >= 13
    assert metrics.px(44) >= 40
    assert metrics.scale <= 2.5


@given(WINDOWS)
def test_the_whole_design_lies_in_the_window(size: tuple[int, int]) -> None:
    metrics = Metrics(*size)
    design = (800, 600) if metrics.small else (1280, 720)
    whole = metrics.place(0, 0, *design)
    assert whole.left >= -1
    assert whole.bottom >= -1
    assert whole.right <= size[0] + 1
    assert whole.top <= size[1] + 1


def test_the_overlap_of_rectangles_is_the_area_they_share() -> None:
    assert Rect(0, 0, 10, 10).overlap(Rect(5, 5, 10, 10)) == 25
    assert Rect(0, 0, 10, 10).overlap(Rect(10, 0, 10, 10)) == 0
