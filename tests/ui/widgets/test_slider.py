"""The slider: pressed, dragged beyond its ends, stepped by keys."""

import pytest

from simplesimon.ui import theme
from simplesimon.ui.art.palettes import PALETTES
from simplesimon.ui.layout import Metrics, Rect
from simplesimon.ui.widgets.brush import Brush
from simplesimon.ui.widgets.controls import Look
from simplesimon.ui.widgets.slider import Slider

BRUSH = Brush(Metrics(1280, 720), theme.TABLES["green"], PALETTES["two"])
TRACK = Rect(628, 100, 200, 44)


def slider(value: int = 70, *, log: list[int] | None = None, most: int = 100) -> Slider:
    heard = log if log is not None else []
    return Slider("v", TRACK, value=value, most=most, change=heard.append)


@pytest.mark.parametrize(
    ("x", "value"), [(628, 0), (728, 50), (828, 100), (400, 0), (2000, 100), (629, 0), (678, 25)]
)
def test_a_press_brings_the_knob_under_the_pointer(x: float, value: int) -> None:
    control = slider()

    assert control.hold((x, 122))
    assert control.value == value


def test_each_new_value_of_a_drag_is_told_once() -> None:
    log: list[int] = []
    control = slider(0, log=log)
    for x in (628, 630, 630.5, 632, 9999, 9999):
        control.hold((x, 900))

    assert log == [1, 2, 100]


def test_the_release_of_a_drag_is_no_click() -> None:
    log: list[int] = []
    control = slider(log=log)
    control.act_at(BRUSH, TRACK.centre)
    control.act()

    assert log == []


def test_left_and_right_go_by_steps_to_the_ends() -> None:
    log: list[int] = []
    control = slider(93, log=log)
    assert all(control.turn(1) for _ in range(3))
    assert log == [98, 100]
    control = slider(3)
    control.turn(-1)
    assert control.value == 0


def test_the_knob_stands_where_the_value_is() -> None:
    assert [slider(value).knob_x() for value in (0, 50, 100)] == [0, 100, 200]


def test_the_knob_can_be_taken_at_both_ends_of_the_track() -> None:
    target = slider().target(BRUSH)

    assert target.left <= TRACK.left - 12
    assert target.right >= TRACK.right + 12
    assert target.height >= 44


def test_the_value_is_written_beyond_the_track() -> None:
    control = slider(70)
    picture = control.paint(BRUSH, Look.NORMAL)
    without = slider(70)
    without.text = lambda _value: ""
    changed = [
        x
        for x in range(picture.width)
        if picture.crop((x, 0, x + 1, picture.height))
        != without.paint(BRUSH, Look.NORMAL).crop((x, 0, x + 1, picture.height))
    ]

    assert changed
    margin = (picture.width - TRACK.width) // 2
    assert min(changed) > margin + TRACK.width + 12


@pytest.mark.parametrize("look", [Look.HOVER, Look.PRESSED, Look.DISABLED])
def test_it_shows_that_it_is_touched_or_disabled(look: Look) -> None:
    assert slider().paint(BRUSH, look) != slider().paint(BRUSH, Look.NORMAL)
