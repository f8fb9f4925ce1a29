"""From presses, moves and releases to gestures."""

from simplesimon.ui.layout import Spot
from simplesimon.ui.pointer import Cancel, Click, DoubleClick, Drag, Drop, Lift, Pointer

CARD = Spot(3, 2)
OTHER = Spot(4, 0)
FELT = Spot(5, None)


def pointer() -> Pointer:
    return Pointer(threshold=6, double_click_seconds=0.4, long_press_seconds=0.5)


def test_a_press_and_release_at_one_place_is_a_click() -> None:
    hand = pointer()
    hand.press(CARD, (10, 10))
    assert hand.move((13, 12)) is None
    assert hand.release((13, 12), 0.0) == Click(CARD)


def test_moving_far_enough_lifts_and_then_drags_and_drops() -> None:
    hand = pointer()
    hand.press(CARD, (10, 10))
    assert hand.move((16, 10)) == Lift(CARD, (10, 10))
    assert hand.dragging
    assert hand.move((30, 5)) == Drag((20, -5))
    assert hand.release((40, 0), 0.0) == Drop((30, -10))
    assert not hand.dragging


def test_a_covered_card_can_only_be_dragged() -> None:
    hand = pointer()
    hand.press(CARD, (10, 10), covered=True)
    assert hand.wait(1.0) is None
    assert hand.release((10, 10), 1.0) is None
    hand.press(CARD, (10, 10), covered=True)
    assert hand.move((16, 10)) == Lift(CARD, (10, 10))
    hand.release((40, 0), 1.1)
    hand.press(CARD, (10, 10))
    assert hand.release((10, 10), 1.2) == Click(CARD)


def test_felt_can_not_be_lifted() -> None:
    hand = pointer()
    hand.press(FELT, (10, 10))
    assert hand.move((99, 10)) is None
    assert hand.release((99, 10), 0.0) == Click(FELT)


def test_two_quick_clicks_on_one_spot_are_a_double_click() -> None:
    hand = pointer()
    hand.press(CARD, (10, 10))
    hand.release((10, 10), 1.0)
    hand.press(CARD, (11, 10))
    assert hand.release((11, 10), 1.4) == DoubleClick(CARD)


def test_a_third_quick_click_is_a_single_one() -> None:
    hand = pointer()
    for now in (1.0, 1.1):
        hand.press(CARD, (10, 10))
        hand.release((10, 10), now)
    hand.press(CARD, (10, 10))
    assert hand.release((10, 10), 1.2) == Click(CARD)


def test_slow_clicks_are_single_ones() -> None:
    hand = pointer()
    hand.press(CARD, (10, 10))
    hand.release((10, 10), 1.0)
    hand.press(CARD, (10, 10))
    assert hand.release((10, 10), 1.41) == Click(CARD)


def test_quick_clicks_on_two_spots_are_single_ones() -> None:
    hand = pointer()
    hand.press(CARD, (10, 10))
    hand.release((10, 10), 1.0)
    hand.press(OTHER, (90, 10))
    assert hand.release((90, 10), 1.1) == Click(OTHER)


def test_a_click_is_forgotten_when_the_table_has_changed() -> None:
    hand = pointer()
    hand.press(CARD, (10, 10))
    hand.release((10, 10), 1.0)
    hand.forget_click()
    hand.press(CARD, (10, 10))
    assert hand.release((10, 10), 1.1) == Click(CARD)


def test_a_second_press_in_a_drag_cancels_it_and_its_release_means_nothing() -> None:
    hand = pointer()
    hand.press(CARD, (10, 10))
    hand.move((50, 50))
    assert hand.press(OTHER, (50, 50)) == Cancel()
    assert hand.move((60, 60)) is None
    assert hand.release((60, 60), 0.0) is None


def test_cancel_without_a_drag_says_nothing() -> None:
    hand = pointer()
    assert hand.cancel() is None
    hand.press(CARD, (1, 1))
    assert hand.cancel() is None
    assert hand.release((1, 1), 0.0) is None
