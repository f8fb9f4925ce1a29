"""The header of a page: the way back and what the page is called."""

from collections.abc import Callable

from simplesimon.i18n import Words
from simplesimon.ui import theme
from simplesimon.ui.art.icons import Icon
from simplesimon.ui.screens import PagedScreen
from simplesimon.ui.widgets.brush import blank
from simplesimon.ui.widgets.controls import Button
from simplesimon.ui.widgets.page import Page


def show_header(
    page: Page, screen: PagedScreen, title: str, words: Words, back: Callable[[], None]
) -> None:
    """Put the header on a page, with a button that goes back."""
    _ = words.gettext
    brush = page.brush
    image = blank(screen.header.width, screen.header.height)
    brush.box(image, (0, 0, *image.size), 0, brush.colours.bar, alpha=theme.HEADER_OPACITY)
    line = (0, image.height - 1, image.width, 1)
    brush.box(image, line, 0, theme.WHITE, alpha=0.08)
    page.show(image, screen.header.left, screen.header.bottom)
    page.show_left(brush.label(title, theme.PAGE_TITLE, brush.colours.text), screen.title)
    page.add(Button("back", screen.back, back, icon=Icon.BACK, hint=_("Back, Esc")))
