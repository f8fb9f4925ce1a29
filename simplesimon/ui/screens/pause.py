"""Where things are in the pause menu."""

from typing import Final

from simplesimon.ui.layout import Metrics, Rect

_PAUSE_MEASURES: Final = (
    (432, 119, 56, 48, 8, 16, 16, 32),
    (432, 108, 52, 44, 6, 12, 12, 20),
)
"""Of the pause menu, roomy and close: its width, heading, first button, other buttons, gap, gap
below the first button, more of it above the last, and foot."""


class PauseScreen:
    """A panel in the middle with a column of buttons.

    Args:
        metrics: The window.
        buttons: How many buttons there are; the first is taller, the last stands apart.
    """

    def __init__(self, metrics: Metrics, buttons: int) -> None:
        design_width, design_height = (800, 600) if metrics.small else (1280, 720)
        for measures in _PAUSE_MEASURES:
            width, heading, first, other, gap, first_gap, apart, foot = measures
            rows = first + first_gap + (buttons - 1) * (other + gap) - gap + apart
            height = heading + rows + foot
            if height <= design_height - 2 * 16:
                break
        left, top = (design_width - width) / 2, (design_height - height) / 2
        inner, inside = left + 32, width - 64
        self.panel: Final = metrics.place(left, top, width, height)
        y = top + heading
        self.title: Final = metrics.place(inner, y - 87, inside, 40)
        self.line: Final = metrics.place(inner, y - 40, inside, 26)
        self.buttons: Final[list[Rect]] = [metrics.place(inner, y, inside, first)]
        y += first + first_gap
        for index in range(1, buttons):
            if index == buttons - 1:
                y += apart
            self.buttons.append(metrics.place(inner, y, inside, other))
            y += other + gap
