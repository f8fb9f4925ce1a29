"""Cards spread like a hand."""

import pytest

from simplesimon.ui.screens.fan import FanCard, fan

SIZE = (40.0, 60.0)


def test_a_fan_is_as_wide_at_the_left_as_at_the_right() -> None:
    first, second, middle, *_, last = fan((100, 0), 500, 5, 10)
    assert middle == FanCard((100, 500), 0)
    assert first.degrees == -last.degrees == -20
    assert first.centre[1] == pytest.approx(last.centre[1])
    assert first.centre[1] < second.centre[1] < middle.centre[1]
    assert 100 - first.centre[0] == pytest.approx(last.centre[0] - 100)


@pytest.mark.parametrize(
    ("degrees", "up"), [(0, (100, 108)), (90, (108, 100)), (-90, (92, 100)), (180, (100, 92))]
)
def test_a_card_rises_where_its_upper_edge_points(degrees: float, up: tuple[int, int]) -> None:
    assert FanCard((100, 100), degrees).risen(8).centre == pytest.approx(up)


def test_a_turned_card_holds_what_lies_on_it() -> None:
    upright, turned = FanCard((0, 0), 0), FanCard((0, 0), 90)
    assert upright.holds((0, 29), SIZE)
    assert not upright.holds((29, 0), SIZE)
    assert turned.holds((29, 0), SIZE)
    assert not turned.holds((0, 29), SIZE)
    # Turned clockwise, its upper edge lies at the upper right.
    assert FanCard((0, 0), 45).holds((20, 20), SIZE)
    assert not FanCard((0, 0), 45).holds((-20, 20), SIZE)


def test_a_card_on_its_way_is_between_both_places() -> None:
    start, end = FanCard((0, 0), -10), FanCard((10, 20), 30)
    assert start.toward(end, 0) == start
    assert start.toward(end, 0.5) == FanCard((5, 10), 10)
    assert start.toward(end, 1) == end
