"""Segments: where each value is, what a click and the arrows choose, how it looks."""

import pytest

from simplesimon.ui import theme
from simplesimon.ui.art.palettes import PALETTES
from simplesimon.ui.layout import Metrics, Rect
from simplesimon.ui.widgets.brush import Brush
from simplesimon.ui.widgets.controls import Look
from simplesimon.ui.widgets.segments import Segments

BRUSH = Brush(Metrics(1280, 720), theme.TABLES["green"], PALETTES["two"])
LEFT, BOTTOM = 100, 50


def segments(
    *labels: str, width: int = 300, chosen: int = 0, log: list[int] | None = None
) -> Segments:
    heard = log if log is not None else []
    rect = Rect(LEFT, BOTTOM, width, 44)
    return Segments("s", rect, labels=labels, chosen=chosen, choose=heard.append)


def middle_of(control: Segments, index: int) -> tuple[float, float]:
    begin, end = control.spans(BRUSH)[index]
    return LEFT + (begin + end) / 2, BOTTOM + 22


def test_segments_are_equally_wide_where_all_words_fit() -> None:
    assert segments("Slow", "Fast", "Off").spans(BRUSH) == [(0, 100), (100, 200), (200, 300)]


def test_long_words_get_the_room_they_need_and_all_share_the_rest() -> None:
    control = segments("Two", "Four", "Colour-blind", width=300)
    natural = control.natural_widths(BRUSH)
    widths = [end - begin for begin, end in control.spans(BRUSH)]

    assert sum(widths) == 300
    assert max(natural) > 100
    rest = (300 - sum(natural)) / 3
    assert all(abs(width - need - rest) <= 1 for width, need in zip(widths, natural, strict=True))


@pytest.mark.parametrize("least", [100, 220, 300])
@pytest.mark.parametrize(
    "labels", [("100 steps", "Unlimited"), ("Slow", "Normal", "Fast", "Off"), ("A", "Long words")]
)
def test_the_fitting_width_holds_all_words(labels: tuple[str, ...], least: int) -> None:
    width = segments(*labels).fitting_width(BRUSH, least)
    control = segments(*labels, width=width)

    assert width >= least
    for (begin, end), need in zip(control.spans(BRUSH), control.natural_widths(BRUSH), strict=True):
        # Shares are rounded to whole pixels.
        assert end - begin >= need - 1


def test_a_click_chooses_the_segment_under_it() -> None:
    log: list[int] = []
    control = segments("Green", "Blue", "Dark", log=log)
    for index in (2, 1, 0):
        control.act_at(BRUSH, middle_of(control, index))

    assert log == [2, 1, 0]
    assert control.chosen == 0


def test_a_click_on_the_chosen_segment_changes_nothing() -> None:
    log: list[int] = []
    control = segments("Green", "Blue", log=log)
    control.act_at(BRUSH, middle_of(control, 0))

    assert log == []


def test_left_and_right_choose_neighbours_and_stop_at_the_ends() -> None:
    log: list[int] = []
    control = segments("Green", "Blue", "Dark", log=log)
    taken = [control.turn(by) for by in (-1, 1, 1, 1, -1)]

    assert log == [1, 2, 1]
    assert all(taken), "the arrows never move the focus away"


def test_enter_chooses_the_next_and_after_the_last_the_first() -> None:
    log: list[int] = []
    control = segments("Green", "Blue", "Dark", log=log)
    for _ in range(3):
        control.act()

    assert log == [1, 2, 0]


def test_it_looks_different_for_each_choice_and_under_the_pointer() -> None:
    control = segments("Green", "Blue")
    rest = control.paint(BRUSH, Look.NORMAL)
    state = control.state
    control.hover(BRUSH, middle_of(control, 1))

    assert control.state != state
    assert control.paint(BRUSH, Look.HOVER) != rest
    control.hover(BRUSH, None)
    assert control.state == state
    control.turn(1)
    assert control.paint(BRUSH, Look.NORMAL) != rest


def test_disabled_words_are_paler_and_the_chosen_one_is_no_longer_golden() -> None:
    control = segments("Green", "Blue")
    normal, disabled = (control.paint(BRUSH, look) for look in (Look.NORMAL, Look.DISABLED))
    pill = (20, 22)
    assert normal.getpixel(pill)[:3] == (0xE3, 0xA9, 0x3C)  # type: ignore[index]
    assert disabled.getpixel(pill)[:3] == (0x8A, 0x7A, 0x55)  # type: ignore[index]
