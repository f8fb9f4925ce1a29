"""Where things are in the settings."""

from collections.abc import Sequence
from typing import Final

from simplesimon.ui.layout import Metrics, Rect
from simplesimon.ui.screens.paged import PagedScreen


class SettingsScreen(PagedScreen):
    """A page of settings: a list of rows, and a preview beside it.

    Args:
        metrics: The window.
        preview: Whether a small window shows the preview; a larger one always does.
    """

    ROW: Final = 72
    TALL_ROW: Final = 112
    """With the control under the words."""

    PAD: Final = 20
    """Beside the words and the controls of a row."""

    def __init__(self, metrics: Metrics, *, preview: bool) -> None:
        super().__init__(metrics)
        place = metrics.place
        self.preview: Final = preview or not metrics.small
        if metrics.small:
            self._list = (16, 124, 600 if preview else 768, 456)
            panel = felt = (624, 124, 160, 456)
        else:
            self._list = (256, 88, 672, 448)
            panel, felt = (952, 88, 304, 448), (968, 144, 272, 376)
        self.preview_panel: Final = place(*panel)
        self.preview_felt: Final = place(*felt)
        self.preview_title: Final = place(972, 104, 264, 24)
        self.list: Final = place(*self._list)
        self.note: Final = place(276, 556, 632, 24)
        self.room: Final = metrics.px(self._list[3] - 16)
        """The height of all rows, in pixels, at the most."""

    def reset(self, width: int) -> Rect:
        """Return where "Reset all" is; ``width`` is what it needs, in pixels."""
        if not self.small:
            return self.metrics.place(24, 648, 208, 48)
        rect = self.metrics.place_at_top(0, 8, 44, 44)
        return rect._replace(left=self.list.left + self.metrics.px(768) - width, width=width)

    def rows(self, tall: Sequence[bool]) -> list[Rect]:
        """Return the rows, as wide as the list, each told whether it is a tall one."""
        left, top, width, _height = self._list
        top, rows = top + 8, []
        for high in tall:
            height = self.TALL_ROW if high else self.ROW
            rows.append(self.metrics.place(left, top, width, height))
            top += height
        return rows

    def inside(self, row: Rect) -> Rect:
        """Return what is left of a row between its pads."""
        pad = self.metrics.px(self.PAD)
        return row._replace(left=row.left + pad, width=row.width - 2 * pad)
