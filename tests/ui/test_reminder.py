"""Where a reminder goes: inside the window, and not over the cards it speaks of."""

from hypothesis import given
from hypothesis import strategies as st

from simplesimon.ui.layout import COLUMNS, Metrics, Rect, TableLayout
from simplesimon.ui.reminder import Side, bubble_place

SIZE = (330, 96)
GAP = 14


def window_of(layout: TableLayout) -> Rect:
    return layout.metrics.window._replace(height=layout.bar.bottom).grown(-GAP)


@given(
    st.sampled_from([(800, 600), (1280, 720), (1920, 1080)]),
    st.integers(0, COLUMNS - 1),
    st.integers(0, COLUMNS - 1),
    st.integers(1, 16),
    st.integers(1, 16),
)
def test_a_bubble_lies_in_the_window_and_covers_neither_group_nor_column(
    size: tuple[int, int], source: int, target: int, source_height: int, target_height: int
) -> None:
    layout = TableLayout(Metrics(*size))
    group = layout.group_rect(source, source_height - 1, source_height)
    column = layout.card_rect(target, target_height - 1, target_height)
    place = bubble_place(SIZE, column, {group, column}, window_of(layout), GAP)
    assert place.rect.overlap(layout.metrics.window) == SIZE[0] * SIZE[1]
    assert place.rect.overlap(group) == 0
    assert place.rect.overlap(column) == 0


def test_a_bubble_under_a_short_column_goes_below_a_longer_one_beside_it() -> None:
    layout = TableLayout(Metrics(800, 600))
    column, group = layout.card_rect(0, 0, 1), layout.card_rect(1, 1, 2)
    place = bubble_place(SIZE, column, {group, column}, window_of(layout), GAP)
    assert place.rect.overlap(group) == place.rect.overlap(column) == 0
    assert place.side is Side.BELOW


def test_a_bubble_above_a_long_column_goes_above_the_cards_beside_it() -> None:
    layout = TableLayout(Metrics(1280, 720))
    group, column = layout.group_rect(7, 11, 12), layout.card_rect(8, 13, 14)
    place = bubble_place(SIZE, column, {group, column}, window_of(layout), GAP)
    assert place.rect.overlap(group) == place.rect.overlap(column) == 0
    assert place.side is Side.ABOVE


def test_a_bubble_lies_under_its_column_where_there_is_room() -> None:
    layout = TableLayout(Metrics(1280, 720))
    column = layout.card_rect(5, 2, 3)
    place = bubble_place(SIZE, column, {column}, window_of(layout), GAP)
    assert place.side is Side.BELOW
    assert place.rect.top == column.bottom - GAP
    assert place.tip == round(column.centre[0])


def test_a_bubble_lies_beside_a_column_that_reaches_the_bottom() -> None:
    layout = TableLayout(Metrics(1280, 720))
    column = layout.card_rect(2, 19, 20)
    place = bubble_place(SIZE, column, {column}, window_of(layout), GAP)
    assert place.side is Side.RIGHT
    last = layout.card_rect(9, 19, 20)
    assert bubble_place(SIZE, last, {last}, window_of(layout), GAP).side is Side.LEFT
