"""A number on a page that counts up to what it is."""

from collections.abc import Callable
from typing import Final

from PIL import Image

from simplesimon.ui.layout import Rect
from simplesimon.ui.theme import Lettering
from simplesimon.ui.widgets.brush import blank
from simplesimon.ui.widgets.page import Page


class CountUp:
    """A number at the right end of a line; it is complete at first.

    Args:
        page: Where it is put.
        line: Where it stands, in pixels.
        number: What it counts up to, 0 or more.
        text: How a number is written.
        lettering: What it is written in.
        colour: As lettering.
    """

    def __init__(
        self,
        page: Page,
        line: Rect,
        number: int,
        text: Callable[[int], str],
        lettering: Lettering,
        colour: str,
    ) -> None:
        self._page: Final = page
        self._number: Final = number
        self._text: Final = text
        self._lettering: Final = lettering
        self._colour: Final = colour
        self._shown = text(number)
        # Every number is painted on the same paper, which is cheap to change.
        self._size: Final = (page.brush.width(self._shown, lettering) + line.height, line.height)
        image = self._paint()
        self._sprite: Final = page.show(image, line.right - image.width, line.bottom)

    def show(self, way: float) -> None:
        """Show the number at 0 to 1 of its way."""
        shown = self._text(round(self._number * way))
        if shown != self._shown:
            self._shown = shown
            self._page.repaint(self._sprite, self._paint())

    def _paint(self) -> Image.Image:
        image = blank(*self._size)
        self._page.brush.text(
            image,
            image.width,
            image.height / 2,
            self._shown,
            self._lettering,
            self._colour,
            align="right",
        )
        return image
