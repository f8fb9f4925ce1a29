"""Where things are on all screens of several pages."""

from collections.abc import Sequence
from typing import Final

from simplesimon.ui.layout import Metrics, Rect


class PagedScreen:
    """A header, and the names of pages: a rail at the left, tabs where the window is small."""

    TAB_GAP: Final = 8

    def __init__(self, metrics: Metrics) -> None:
        self.metrics: Final = metrics
        self.small: Final = metrics.small
        self._margin: Final = 16 if metrics.small else 24
        height = 60 if metrics.small else 64
        back = metrics.place_at_top(self._margin, (height - 44) / 2, 44, 44)
        self.back: Final = back
        self.title: Final = metrics.place_at_top(self._margin + 64, height / 2 - 20, 520, 40)
        self.header: Final = metrics.from_top(0, 0, metrics.width, metrics.px(height))

    def rail(self, index: int) -> Rect:
        """Return where the name of a page is in the rail."""
        return self.metrics.place(24, 88 + 56 * index, 208, 48)

    def tabs(self, natural_widths: Sequence[int]) -> list[Rect]:
        """Return the tabs, in the pixels their names need and an equal share of the rest."""
        whole = self.metrics.place(16, 68, 768, 44)
        gap, count = self.metrics.px(self.TAB_GAP), len(natural_widths)
        share = (whole.width - gap * (count - 1) - sum(natural_widths)) / count
        rects, left = [], float(whole.left)
        for natural in natural_widths:
            right = left + natural + share
            rects.append(whole._replace(left=round(left), width=round(right) - round(left)))
            left = right + gap
        return rects
