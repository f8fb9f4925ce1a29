"""Things that change over time, with seconds fed by hand."""

from collections.abc import Callable

import pytest

from simplesimon.ui.motion import (
    Easing,
    Point,
    Timeline,
    in_out_cubic,
    linear,
    out_back,
    out_cubic,
    out_quad,
    swing,
)


class Thing:
    """Something with a place."""

    def __init__(self) -> None:
        self.position: Point = (0.0, 0.0)


def glide(
    timeline: Timeline, thing: Thing, end: Point, *, at: float, seconds: float, easing: Easing
) -> None:
    """Move a thing on a straight way, from where it is when it begins."""

    def begin() -> Callable[[float], None]:
        x, y = thing.position

        def show(way: float) -> None:
            thing.position = end if way == 1 else (x + (end[0] - x) * way, y + (end[1] - y) * way)

        return show

    timeline.animate(begin, at=at, seconds=seconds, easing=easing)


@pytest.mark.parametrize("easing", [linear, out_quad, out_cubic, in_out_cubic, out_back])
def test_easings_begin_at_0_and_end_at_1(easing: object) -> None:
    assert callable(easing)
    assert easing(0.0) == pytest.approx(0.0, abs=1e-9)
    assert easing(1.0) == pytest.approx(1.0)


def test_out_back_overshoots() -> None:
    assert max(out_back(step / 100) for step in range(101)) > 1.05


def test_a_swing_is_at_rest_at_both_ends_and_goes_to_both_sides() -> None:
    sides = [swing(step / 100, 3) for step in range(101)]
    assert sides[0] == sides[-1] == pytest.approx(0)
    assert min(sides) < -0.3 < 0.3 < max(sides)


def test_a_glide_goes_half_the_way_in_half_the_time() -> None:
    timeline, thing = Timeline(), Thing()
    glide(timeline, thing, (10, 20), at=0, seconds=2, easing=linear)
    timeline.advance(1)
    assert thing.position == (5, 10)
    assert timeline.busy
    timeline.advance(1)
    assert thing.position == (10, 20)
    assert not timeline.busy


def test_a_change_waits_for_its_time() -> None:
    timeline, thing = Timeline(), Thing()
    glide(timeline, thing, (10, 0), at=1, seconds=1, easing=linear)
    timeline.advance(0.9)
    assert thing.position == (0, 0)
    timeline.advance(0.6)
    assert thing.position == (5, 0)


def test_a_glide_starts_where_the_one_before_it_ended() -> None:
    timeline, thing = Timeline(), Thing()
    glide(timeline, thing, (10, 0), at=0, seconds=1, easing=linear)
    glide(timeline, thing, (10, 10), at=1, seconds=1, easing=linear)
    timeline.advance(1.5)
    assert thing.position == (10, 5)


def test_one_long_step_leads_to_the_same_place_as_many_short_ones() -> None:
    places = []
    for steps in (1, 7):
        timeline, thing = Timeline(), Thing()
        glide(timeline, thing, (10, 0), at=0, seconds=1, easing=out_cubic)
        glide(timeline, thing, (3, 9), at=0.4, seconds=1, easing=out_quad)
        for _ in range(steps):
            timeline.advance(1.4 / steps)
        timeline.advance(0.1)
        places.append(thing.position)
    assert places[0] == places[1] == (3, 9)


def test_finish_brings_everything_to_its_end_in_order() -> None:
    timeline, thing = Timeline(), Thing()
    happened: list[str] = []
    timeline.call(lambda: happened.append("late"), at=5)
    timeline.call(lambda: happened.append("early"), at=1)
    glide(timeline, thing, (1, 1), at=2, seconds=9, easing=linear)
    timeline.finish()
    assert happened == ["early", "late"]
    assert thing.position == (1, 1)
    assert not timeline.busy


def test_finish_brings_what_follows_to_its_end_too() -> None:
    timeline = Timeline()
    happened: list[str] = []
    timeline.call(lambda: timeline.call(lambda: happened.append("second"), at=3), at=1)
    timeline.finish()
    assert happened == ["second"]


def test_a_change_without_duration_shows_its_end_at_once() -> None:
    timeline, thing = Timeline(), Thing()
    glide(timeline, thing, (4, 4), at=0, seconds=0, easing=linear)
    timeline.advance(0)
    assert thing.position == (4, 4)
    assert not timeline.busy


def test_no_time_moves_nothing() -> None:
    timeline, thing = Timeline(), Thing()
    glide(timeline, thing, (4, 4), at=0, seconds=1, easing=linear)
    timeline.advance(0)
    assert thing.position == (0, 0)


@pytest.mark.parametrize("seconds", [0.1, 0.3, 0.7, 1e-7, 12345.678])
def test_finish_ends_for_any_duration(seconds: float) -> None:
    timeline, thing = Timeline(), Thing()
    timeline.advance(0.1)
    glide(timeline, thing, (1, 0), at=0.2, seconds=seconds, easing=linear)
    timeline.finish()
    assert not timeline.busy
