"""The switch: the whole row answers, and its picture tells its state without colour too."""

import pytest
from PIL import ImageChops

from simplesimon.ui import theme
from simplesimon.ui.art.palettes import PALETTES
from simplesimon.ui.layout import Metrics, Rect
from simplesimon.ui.widgets.brush import Brush
from simplesimon.ui.widgets.controls import Look
from simplesimon.ui.widgets.switch import Switch

BRUSH = Brush(Metrics(1280, 720), theme.TABLES["green"], PALETTES["two"])
ROW = Rect(260, 100, 664, 64)


def test_each_press_turns_it_and_tells_the_new_state() -> None:
    log: list[bool] = []
    switch = Switch("s", ROW, on=False, change=log.append)
    switch.act()
    switch.act()

    assert log == [True, False]
    assert not switch.on


def test_it_is_seen_at_the_right_end_of_its_row_and_in_the_middle_of_its_height() -> None:
    face = Switch("s", ROW, pad=16).face(BRUSH)

    assert (face.width, face.height) == (52, 28)
    assert face.right == ROW.right - 16
    assert face.centre[1] == ROW.centre[1]


def test_its_target_is_the_whole_row() -> None:
    target = Switch("s", ROW, pad=16).target(BRUSH)

    assert target == ROW


def test_left_and_right_are_left_to_the_focus() -> None:
    assert not Switch("s", ROW).turn(1)


@pytest.mark.parametrize("look", list(Look))
def test_on_and_off_are_told_by_shape_in_grey_too(look: Look) -> None:
    on, off = (Switch("s", ROW, on=on).paint(BRUSH, look).convert("L") for on in (True, False))
    difference = ImageChops.difference(on, off)

    assert on.size == off.size == (52, 28)
    assert max(difference.crop((4, 4, 24, 24)).getdata()) > 60
    assert max(difference.crop((28, 4, 48, 24)).getdata()) > 60


def test_it_looks_different_when_disabled() -> None:
    for on in (True, False):
        switch = Switch("s", ROW, on=on)
        assert switch.paint(BRUSH, Look.DISABLED) != switch.paint(BRUSH, Look.NORMAL)
