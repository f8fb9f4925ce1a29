"""Where things are in the menu."""

from typing import Final

from simplesimon.ui.layout import Metrics, Rect
from simplesimon.ui.screens.fan import fan


class MenuScreen:
    """The start: words and buttons at the left, a fan of cards at the right."""

    FAN_CARDS: Final = 5
    FAN_DEGREES: Final = 11.5

    def __init__(self, metrics: Metrics) -> None:
        place = metrics.place
        self.small: Final = metrics.small
        if metrics.small:
            left, width = 40, 348
            self.wordmark = place(left, 84, 360, 64)
            self.tagline = place(left, 156, width, 24)
            self._rows = (204, 72), (288, 52), (348, 52), (424, 48), (480, 48)
            self.fan_width = metrics.px(134)
            radius, middle = metrics.px(240), place(592, 330, 0, 0)
        else:
            left, width = 88, 424
            self.wordmark = place(left, 104, 460, 84)
            self.tagline = place(left, 196, width, 24)
            self._rows = (248, 80), (344, 56), (408, 56), (496, 48), (552, 48)
            self.fan_width = metrics.px(200)
            radius, middle = metrics.px(500), place(912, 388, 0, 0)
        self._left, self._width = left, width
        self._metrics: Final = metrics
        pivot = (middle.left, middle.bottom - radius)
        self.fan: Final = fan(pivot, radius, self.FAN_CARDS, self.FAN_DEGREES)

    def row(self, index: int) -> Rect:
        """Return the whole width of a row of buttons, 0 = the primary one at the top."""
        top, height = self._rows[index]
        return self._metrics.place(self._left, top, self._width, height)

    def half(self, index: int, side: int) -> Rect:
        """Return the left (0) or right (1) half of a row of buttons."""
        top, height = self._rows[index]
        half = (self._width - 8) / 2
        return self._metrics.place(self._left + side * (half + 8), top, half, height)
