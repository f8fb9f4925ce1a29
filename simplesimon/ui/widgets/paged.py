"""The frame of a scene with pages: a header with the way back, and the names of the pages."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from simplesimon.ui import theme
from simplesimon.ui.art.icons import Icon
from simplesimon.ui.layout import Rect
from simplesimon.ui.screens.paged import PagedScreen
from simplesimon.ui.theme import Lettering
from simplesimon.ui.widgets.controls import Button
from simplesimon.ui.widgets.page import Page
from simplesimon.ui.widgets.rail import RailItem, Tab


class PageName(NamedTuple):
    """A page to choose."""

    name: str
    label: str
    icon: Icon


def show_header(
    page: Page, screen: PagedScreen, title: str, back: Callable[[], None], hint: str
) -> None:
    """Show the header of a scene; the button ``back`` leads out of it and has a hint."""
    colours = page.brush.colours
    page.fill(screen.header, colours.bar, theme.HEADER_OPACITY)
    page.fill(screen.header._replace(height=1), theme.WHITE, theme.HEADER_LINE_OPACITY)
    write(page, title, screen.title, theme.PAGE_TITLE, colours.text)
    page.add(Button("back", screen.back, back, icon=Icon.BACK, hint=hint))


def show_page_names(
    page: Page,
    screen: PagedScreen,
    names: Sequence[PageName],
    shown: str,
    show: Callable[[str], None],
) -> None:
    """Show the names of all pages; their controls are called ``page NAME``.

    Args:
        page: The names are put on it.
        screen: Says whether there is a rail or tabs.
        names: In their order.
        shown: The name of the page that is shown.
        show: Called with the name of the page that is chosen.
    """
    kind = Tab if screen.small else RailItem
    items = [
        kind(
            f"page {name}",
            screen.rail(index),
            partial(show, name),
            label=label,
            icon=icon,
            chosen=name == shown,
        )
        for index, (name, label, icon) in enumerate(names)
    ]
    tabs = [item for item in items if isinstance(item, Tab)]
    rects = screen.tabs([tab.natural_width(page.brush) for tab in tabs]) if tabs else []
    for tab, rect in zip(tabs, rects, strict=True):
        tab.rect = rect
    page.add(*items)


def write(page: Page, text: str, rect: Rect, lettering: Lettering, colour: str) -> None:
    """Write a line from the left edge of a rectangle, in the middle of its height."""
    page.show_left(page.brush.label(text, lettering, colour), rect)
