"""Where things are in the dialog for a game code."""

from typing import Final

from simplesimon.ui.layout import Metrics, Rect


class CodeScreen:
    """A dialog with a field to type into."""

    def __init__(self, metrics: Metrics) -> None:
        width, height = 600, 368
        design = (800, 600) if metrics.small else (1280, 720)
        left, top = (design[0] - width) / 2, (design[1] - height) / 2
        inner, inside = left + 32, width - 64
        paste = 128

        def line(y: float, tall: float) -> Rect:
            return metrics.place(inner, top + y, inside, tall)

        self.panel: Final = metrics.place(left, top, width, height)
        self.title: Final = line(28, 40)
        self.close: Final = metrics.place(left + width - 60, top + 16, 44, 44)
        self.intro: Final = line(80, 24)
        self.field: Final = metrics.place(inner, top + 120, inside - paste - 12, 56)
        self.paste: Final = metrics.place(inner + inside - paste, top + 120, paste, 56)
        self.message: Final = line(190, 52)
        self.hint: Final = line(244, 24)
        self.cancel: Final = metrics.place(inner + inside - 272, top + 288, 120, 48)
        self.play: Final = metrics.place(inner + inside - 140, top + 288, 140, 48)
