"""Where the keyboard is on the table."""

from simplesimon.ui.cursor import Cursor
from simplesimon.ui.keys import Step
from simplesimon.ui.layout import Spot

HEIGHTS = [3, 0, 5, 1, 1, 1, 1, 1, 1, 2]


def step(cursor: Cursor, *steps: Step, mirrored: bool = False) -> Cursor:
    for each in steps:
        cursor = cursor.stepped(each, HEIGHTS, mirrored=mirrored)
    return cursor


def test_left_and_right_go_round_and_begin_at_the_last_card() -> None:
    assert step(Cursor(2, 4), Step.RIGHT) == Cursor(3, 1)
    assert step(Cursor(0), Step.LEFT) == Cursor(9)
    assert step(Cursor(9), Step.RIGHT) == Cursor(0)


def test_on_a_mirrored_table_right_is_the_column_before() -> None:
    assert step(Cursor(3), Step.RIGHT, mirrored=True) == Cursor(2)


def test_up_and_down_choose_how_deep_the_group_reaches() -> None:
    assert step(Cursor(2), Step.UP, Step.UP) == Cursor(2, 3)
    assert step(Cursor(2, 3), Step.DOWN) == Cursor(2, 2)
    assert step(Cursor(2), Step.DOWN) == Cursor(2, 1)
    assert step(Cursor(0), *[Step.UP] * 9) == Cursor(0, 3)


def test_the_spot_is_the_first_card_of_the_group_or_the_felt_of_an_empty_column() -> None:
    assert Cursor(2, 2).spot(HEIGHTS) == Spot(2, 3)
    assert Cursor(1).spot(HEIGHTS) == Spot(1, None)


def test_a_cursor_is_kept_within_a_column_that_has_become_lower() -> None:
    assert Cursor(2, 9).kept(HEIGHTS) == Cursor(2, 5)
    assert Cursor(1, 4).kept(HEIGHTS) == Cursor(1, 1)
