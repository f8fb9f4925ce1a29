"""Where things are in the panel that steers a replay."""

from typing import Final, NamedTuple

from simplesimon.ui.layout import Metrics, Rect


class ReplayParts(NamedTuple):
    """The lower row of the panel that steers a replay."""

    pace: Rect
    steps: list[Rect]
    """To the start, a step back, play, a step on, to the end."""

    play_on: Rect


class ReplayScreen:
    """The panel that steers a replay, at the foot of the window: a line, and a row below it."""

    WIDTH: Final = 1232
    HEIGHT: Final = 128
    LINE: Final = 56
    ROW: Final = 48
    STEP: Final = 44
    PLAY: Final = 56
    """The width of the button that plays."""

    def __init__(self, metrics: Metrics) -> None:
        px = metrics.px
        self._metrics: Final = metrics
        self._pad: Final = px(16 if metrics.small else 20)
        self._gap: Final = px(2 if metrics.small else 8)
        width = min(metrics.width - 2 * metrics.margin, px(self.WIDTH))
        left, bottom = (metrics.width - width) // 2, px(8 if metrics.small else 12)
        self.panel: Final = Rect(left, bottom, width, px(self.HEIGHT))

    def line(self, counter: int) -> Rect:
        """Return the line; ``counter`` is the room at its right, in pixels."""
        px, panel = self._metrics.px, self.panel
        beside, height = self._pad + px(12), px(self.LINE)
        width = panel.width - 2 * beside - counter - px(20)
        return Rect(panel.left + beside, panel.top - px(6) - height, width, height)

    @property
    def counter(self) -> Rect:
        """The line in which the counter stands, at the right."""
        line = self.line(0)
        return line._replace(width=self.panel.right - self._pad - line.left)

    def fits(self, pace: int, play_on: int) -> bool:
        """Tell whether controls of these widths, in pixels, have room beside the steps."""
        apart = 2 * self._metrics.px(12)
        return pace + self._steps_width + play_on + apart <= self.panel.width - 2 * self._pad

    @property
    def _steps_width(self) -> int:
        px = self._metrics.px
        return 4 * (px(self.STEP) + self._gap) + px(self.PLAY)

    def parts(self, pace: int, play_on: int) -> ReplayParts:
        """Return the row; ``pace`` and ``play_on`` are the widths of its ends, in pixels."""
        px, panel = self._metrics.px, self.panel
        height, step = px(self.ROW), px(self.STEP)
        row = Rect(panel.left + self._pad, panel.bottom + px(14), 0, height)
        low = row._replace(bottom=row.bottom + (height - step) // 2, height=step)
        end = row._replace(left=panel.right - self._pad - play_on, width=play_on)
        # In the middle of the panel, or of what the ends leave.
        middle = round(panel.centre[0])
        first, last = low.left + pace, end.left
        x = middle - self._steps_width // 2
        if x < first or x + self._steps_width > last:
            x = (first + last - self._steps_width) // 2
        steps = []
        for width in (step, step, px(self.PLAY), step, step):
            place = low if width == step else row
            steps.append(place._replace(left=x, width=width))
            x += width + self._gap
        return ReplayParts(low._replace(width=pace), steps, end)
