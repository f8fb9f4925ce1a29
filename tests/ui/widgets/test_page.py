"""A page of controls that hold a value: pointer, keys, and one page in another's place."""

import pytest

from simplesimon.ui import theme
from simplesimon.ui.art.palettes import PALETTES
from simplesimon.ui.keys import Step
from simplesimon.ui.layout import Metrics, Rect
from simplesimon.ui.widgets.brush import Brush
from simplesimon.ui.widgets.controls import Button, Control
from simplesimon.ui.widgets.page import Page
from simplesimon.ui.widgets.segments import Segments
from simplesimon.ui.widgets.slider import Slider
from simplesimon.ui.widgets.switch import Switch
from simplesimon.ui.window import LazyWindow

BRUSH = Brush(Metrics(1280, 720), theme.TABLES["green"], PALETTES["two"])


@pytest.fixture
def log() -> list[object]:
    return []


def controls(log: list[object]) -> tuple[Control, ...]:
    """A column: a wide switch, narrow segments at its right, a slider, a wide switch."""
    return (
        Switch("top", Rect(100, 400, 600, 64), change=log.append),
        Segments(
            "values",
            Rect(480, 330, 220, 44),
            labels=("A", "B", "C"),
            choose=log.append,
        ),
        Slider("volume", Rect(440, 260, 200, 44), value=50, change=log.append),
        Switch("bottom", Rect(100, 170, 600, 64), change=log.append),
    )


@pytest.fixture
def page(window: LazyWindow, log: list[object]) -> Page:
    page = Page(BRUSH, window.request_frame)
    page.add(*controls(log))
    return page


def focused_name(page: Page) -> str:
    assert page.focused is not None
    return page.focused.name


def test_down_visits_every_row_whatever_its_width(page: Page) -> None:
    names = []
    for _ in range(4):
        page.step(Step.DOWN)
        names.append(focused_name(page))
    assert names == ["top", "values", "volume", "bottom"]
    for _ in range(3):
        page.step(Step.UP)
        names.append(focused_name(page))
    assert names[4:] == ["volume", "values", "top"]


def test_left_and_right_change_what_has_the_focus_and_leave_it_there(
    page: Page, log: list[object]
) -> None:
    page.focus("values", shown=True)
    page.step(Step.RIGHT)
    page.step(Step.RIGHT)
    page.step(Step.LEFT)
    page.focus("volume")
    page.step(Step.LEFT)

    assert log == [1, 2, 1, 45]
    assert focused_name(page) == "volume"


def test_the_first_arrow_only_shows_the_ring(page: Page, log: list[object]) -> None:
    page.focus("values")
    page.step(Step.RIGHT)

    assert log == []
    assert page.focus_shown


def test_left_moves_the_focus_where_a_control_has_no_use_for_it(page: Page) -> None:
    page.add(Button("aside", Rect(20, 400, 60, 64), label="x"))
    page.focus("top", shown=True)
    page.step(Step.LEFT)

    assert focused_name(page) == "aside"


def test_a_click_anywhere_in_its_rectangle_turns_a_switch(page: Page, log: list[object]) -> None:
    for x, y in ((101, 401), (400, 432), (699, 463)):
        page.press(x, y)
        page.release(x, y)

    assert log == [True, False, True]


def test_a_press_released_elsewhere_turns_nothing(page: Page, log: list[object]) -> None:
    page.press(400, 432)
    page.release(400, 352)

    assert log == []


def test_a_drag_follows_the_pointer_wherever_it_goes(page: Page, log: list[object]) -> None:
    page.press(540, 282)
    page.move(560, 900)
    page.move(2000, 432)
    page.release(400, 432)

    assert log == [60, 100, 0]
    page.move(500, 282)
    assert log == [60, 100, 0], "a released knob stays"


def test_losing_the_window_ends_a_drag(page: Page, log: list[object]) -> None:
    page.press(540, 282)
    page.cancel()
    page.move(600, 282)

    assert log == []


def test_another_page_takes_over_a_drag(window: LazyWindow, page: Page, log: list[object]) -> None:
    page.press(540, 282)
    page.move(560, 282)
    other = Page(BRUSH, window.request_frame)
    other.add(*controls(log))
    slider = other.control("volume")
    assert isinstance(slider, Slider)
    slider.value = 60
    other.resume(page.pointing)
    other.move(600, 282)
    other.release(600, 282)
    other.move(640, 282)

    assert log == [60, 80]


def test_another_page_takes_over_a_press(window: LazyWindow, page: Page, log: list[object]) -> None:
    page.press(400, 432)
    other = Page(BRUSH, window.request_frame)
    other.add(*controls(log))
    other.resume(page.pointing)
    other.release(400, 432)

    assert log == [True]


def test_a_press_beside_all_controls_can_be_heard(window: LazyWindow, log: list[object]) -> None:
    page = Page(BRUSH, window.request_frame, elsewhere=lambda: log.append("elsewhere"))
    page.add(*controls([]))
    page.press(400, 432)
    page.press(20, 20)

    assert log == ["elsewhere"]


def test_what_the_player_attends_to_is_told_once(page: Page) -> None:
    heard: list[str] = []
    page.attend = lambda: heard.append(page.attended.name if page.attended else "")
    page.move(400, 432)
    page.move(401, 432)
    page.move(20, 20)
    page.step(Step.DOWN)
    page.step(Step.DOWN)

    assert heard == ["top", "", "top", "values"]


def test_a_control_whose_value_changes_is_painted_anew(page: Page) -> None:
    sprite = page._sprites[page.control("values")]
    before = sprite.texture.image.copy()
    page.focus("values", shown=True)
    page.step(Step.RIGHT)

    assert page._sprites[page.control("values")].texture.image != before
