"""The list of a select: where it opens, what is chosen, how it is left."""

from itertools import pairwise

import pytest

from simplesimon.ui import theme
from simplesimon.ui.art.icons import Icon
from simplesimon.ui.art.palettes import PALETTES
from simplesimon.ui.keys import Step
from simplesimon.ui.layout import Metrics, Rect
from simplesimon.ui.widgets.brush import Brush
from simplesimon.ui.widgets.controls import Look
from simplesimon.ui.widgets.page import Page
from simplesimon.ui.widgets.select import ListItem, Select, show_list
from simplesimon.ui.window import LazyWindow

METRICS = Metrics(1280, 720)
BRUSH = Brush(METRICS, theme.TABLES["green"], PALETTES["two"])
LABELS = ("System default", "English", "Nederlands", "Русский")


def open_list(
    window: LazyWindow, anchor: Rect, labels: tuple[str, ...] = LABELS, chosen: int = 1
) -> tuple[Page, list[int]]:
    log: list[int] = []
    page = Page(BRUSH, window.request_frame, focus_shown=True)
    show_list(page, anchor, labels, chosen, log.append)
    return page, log


def rects(page: Page) -> list[Rect]:
    return [control.rect for control in page.controls]


def test_the_list_opens_below_its_field_in_rows_of_44(window: LazyWindow) -> None:
    anchor = Rect(688, 566, 220, 44)
    page, _log = open_list(window, anchor)

    rows = rects(page)
    assert [row.height for row in rows] == [44] * 4
    assert all(upper.bottom == lower.top for upper, lower in pairwise(rows))
    assert rows[0].top < anchor.bottom
    assert rows[0].right < anchor.right
    assert rows[0].left > anchor.left


def test_it_opens_above_where_there_is_no_room_below(window: LazyWindow) -> None:
    anchor = Rect(688, 60, 220, 44)
    page, _log = open_list(window, anchor)

    assert min(row.bottom for row in rects(page)) > anchor.top


def test_it_is_wide_enough_for_its_longest_value(window: LazyWindow) -> None:
    longest = "A value with far more words than the field"
    page, _log = open_list(window, Rect(688, 566, 220, 44), (longest, "Short"), 0)

    width = rects(page)[0].width
    assert width >= BRUSH.width(longest, theme.STRONG_NOTE) + 40
    assert rects(page)[0].right <= 908


def test_the_chosen_row_has_the_focus_at_first_and_the_arrows_walk_the_rows(
    window: LazyWindow,
) -> None:
    page, log = open_list(window, Rect(688, 566, 220, 44))
    names = []
    for step in (None, Step.DOWN, Step.DOWN, Step.DOWN, Step.UP):
        if step is not None:
            page.step(step)
        assert page.focused is not None
        names.append(page.focused.name)
    page.step(Step.PRESS)

    assert names == ["item 1", "item 2", "item 3", "item 3", "item 2"]
    assert log == [2]


def test_a_click_chooses_the_row_under_it(window: LazyWindow) -> None:
    page, log = open_list(window, Rect(688, 566, 220, 44))
    x, y = rects(page)[3].centre
    page.press(x, y)
    page.release(x, y)

    assert log == [3]


@pytest.mark.parametrize("look", list(Look))
def test_the_chosen_row_is_told_by_a_check(look: Look) -> None:
    chosen, other = (
        ListItem("i", Rect(0, 0, 208, 44), label="", chosen=chosen).paint(BRUSH, look)
        for chosen in (True, False)
    )

    assert chosen.convert("L") != other.convert("L")


def test_the_field_needs_room_for_icon_value_and_chevron() -> None:
    bare = Select("s", Rect(0, 0, 220, 44), label="English")
    with_icon = Select("s", Rect(0, 0, 220, 44), label="English", icon=Icon.GLOBE)

    assert bare.natural_width(BRUSH) > BRUSH.width("English", theme.STRONG_NOTE) + 18
    assert with_icon.natural_width(BRUSH) >= bare.natural_width(BRUSH) + 20


def test_the_field_shows_every_state() -> None:
    field = Select("s", Rect(0, 0, 220, 44), label="English", icon=Icon.GLOBE)
    pictures = {field.paint(BRUSH, look).tobytes() for look in Look}

    assert len(pictures) == len(Look)
