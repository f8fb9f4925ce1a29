"""Where things are in a dialog that asks."""

from typing import Final

from simplesimon.ui.layout import Metrics, Rect


class DialogScreen:
    """A question in a panel in the middle, and two buttons at its foot.

    Args:
        metrics: The window.
        lines: How many lines the question takes.
        line: The distance of two lines, in pixels.
    """

    WIDTH: Final = 520
    PAD: Final = 32

    def __init__(self, metrics: Metrics, lines: int, line: int) -> None:
        pad, above, below, button = self.PAD, 96, 32, 48
        text = lines * line / metrics.scale
        height = above + text + below + button + pad
        design = (800, 600) if metrics.small else (1280, 720)
        left, top = (design[0] - self.WIDTH) / 2, (design[1] - height) / 2
        inside = self.WIDTH - 2 * pad
        self.panel: Final = metrics.place(left, top, self.WIDTH, height)
        self.title: Final = metrics.place(left + pad, top + 28, inside, 40)
        self.text: Final = metrics.place(left + pad, top + above - 12, inside, text)
        self._foot: Final = metrics.place(left + pad, top + height - pad - button, inside, button)
        self._gap: Final = metrics.px(12)

    @staticmethod
    def text_width(metrics: Metrics) -> int:
        """Return how long a line of the question may be, in pixels."""
        return metrics.px(DialogScreen.WIDTH - 2 * DialogScreen.PAD)

    def button(self, width: int) -> Rect:
        """Return the only button, at the right, as wide as it needs to be, in pixels."""
        return self._foot._replace(left=self._foot.right - width, width=width)

    def buttons(self, widths: tuple[int, int]) -> tuple[Rect, Rect]:
        """Return the two buttons, at the right, each as wide as it needs to be, in pixels."""
        first, second = widths
        answer = self.button(second)
        cancel = self._foot._replace(left=answer.left - self._gap - first, width=first)
        return cancel, answer
