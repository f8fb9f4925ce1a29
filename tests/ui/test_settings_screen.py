"""Where everything is on a page of settings, at any window size."""

from itertools import pairwise

import pytest

from simplesimon.ui.layout import Metrics, Rect
from simplesimon.ui.screens.dialog import DialogScreen
from simplesimon.ui.screens.settings import SettingsScreen

SIZES = [(800, 600), (1024, 768), (1152, 648), (1280, 720), (1920, 1080), (3840, 2160), (900, 1400)]
sizes = pytest.mark.parametrize("size", SIZES)


@sizes
@pytest.mark.parametrize("preview", [False, True])
def test_nothing_lies_on_anything_else(size: tuple[int, int], *, preview: bool) -> None:
    metrics = Metrics(*size)
    screen = SettingsScreen(metrics, preview=preview)
    rects = [screen.back, screen.list, screen.reset(metrics.px(150))]
    if screen.small:
        rects += screen.tabs([metrics.px(150)] * 4)
    else:
        rects += [screen.rail(index) for index in range(4)]
    if screen.preview:
        rects.append(screen.preview_panel)
    for index, rect in enumerate(rects):
        assert metrics.window.overlap(rect) == rect.width * rect.height
        assert all(rect.overlap(other) == 0 for other in rects[:index])


@sizes
def test_the_list_has_room_for_six_rows(size: tuple[int, int]) -> None:
    screen = SettingsScreen(Metrics(*size), preview=False)
    rows = screen.rows([False] * 6)

    assert all(screen.list.overlap(row) == row.width * row.height for row in rows)
    for upper, lower in pairwise(rows):
        assert abs(upper.bottom - lower.top) <= 1


@sizes
def test_a_tall_row_moves_what_comes_after_it(size: tuple[int, int]) -> None:
    metrics = Metrics(*size)
    screen = SettingsScreen(metrics, preview=False)
    plain, tall = screen.rows([False, False, False]), screen.rows([False, True, False])

    assert tall[0] == plain[0]
    assert tall[1].top == plain[1].top
    assert tall[1].height == metrics.px(112)
    assert abs(plain[2].top - tall[2].top - metrics.px(40)) <= 1


def test_the_sizes_are_those_of_the_design() -> None:
    screen = SettingsScreen(Metrics(1280, 720), preview=False)

    assert screen.back == Rect(24, 720 - 54, 44, 44)
    assert screen.rail(0) == Rect(24, 720 - 136, 208, 48)
    assert screen.rail(1).top == screen.rail(0).top - 56
    assert screen.list == Rect(256, 720 - 536, 672, 448)
    assert screen.preview_panel == Rect(952, 720 - 536, 304, 448)
    assert screen.rows([False])[0] == Rect(256, 720 - 168, 672, 72)


def test_the_preview_is_always_there_but_in_a_small_window() -> None:
    assert SettingsScreen(Metrics(1280, 720), preview=False).preview
    assert not SettingsScreen(Metrics(800, 600), preview=False).preview
    small = SettingsScreen(Metrics(800, 600), preview=True)
    assert small.preview
    assert small.list.width == 600


@sizes
def test_tabs_fill_the_width_and_none_is_cut(size: tuple[int, int]) -> None:
    metrics = Metrics(*size)
    screen = SettingsScreen(metrics, preview=False)
    needed = [metrics.px(width) for width in (80, 90, 114, 177)]
    tabs = screen.tabs(needed)

    assert all(tab.width >= need - 1 for tab, need in zip(tabs, needed, strict=True))
    assert tabs[0].left == metrics.place(16, 0, 0, 0).left
    assert abs(tabs[-1].right - tabs[0].left - metrics.px(768)) <= 2


@sizes
@pytest.mark.parametrize("lines", [1, 2, 4])
def test_a_question_and_its_buttons_lie_in_their_panel(size: tuple[int, int], lines: int) -> None:
    metrics = Metrics(*size)
    line = metrics.px(22)
    screen = DialogScreen(metrics, lines, line)
    cancel, answer = screen.buttons((metrics.px(120), metrics.px(200)))
    panel = screen.panel

    for rect in (screen.title, screen.text, cancel, answer):
        assert panel.overlap(rect) == rect.width * rect.height
    assert screen.title.overlap(screen.text) == 0
    assert screen.text.overlap(answer) == 0
    assert cancel.overlap(answer) == 0
    assert screen.text.height >= lines * line - lines
