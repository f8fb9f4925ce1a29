"""The words of a row in a list: a label, and a description below it."""

from dataclasses import dataclass
from typing import Final

from PIL import Image

from simplesimon.ui import theme
from simplesimon.ui.widgets.brush import Brush, blank

CONTROL_GAP: Final = 24
"""Between the words and the control, in pixels of the design."""

LINES: Final = 2
"""So many a row has room for."""

CONTROL_ROOM: Final = 52
"""At the foot of a tall row, for the control under the words."""

CONTROL_FOOT: Final = 8
"""Under that control."""


@dataclass(frozen=True, slots=True)
class RowWords:
    """Label and description, broken into lines of at most ``width`` pixels."""

    brush: Brush
    label: str
    description: str
    width: int

    @property
    def labels(self) -> list[str]:
        """The lines of the label."""
        return self.brush.wrapped(self.label, theme.BODY, self.width)

    @property
    def descriptions(self) -> list[str]:
        """The lines of the description."""
        if not self.description:
            return []
        return self.brush.wrapped(self.description, theme.DESCRIPTION, self.width)

    @property
    def fit(self) -> bool:
        """Whether they need no more lines than a row has, and none is too long."""
        return len(self.labels) + len(self.descriptions) <= LINES and self.widest <= self.width

    @property
    def widest(self) -> int:
        """The length of the longest line, in pixels."""
        labels = [self.brush.width(line, theme.BODY) for line in self.labels]
        return max(
            labels + [self.brush.width(line, theme.DESCRIPTION) for line in self.descriptions]
        )

    def image(self, height: int) -> Image.Image:
        """Return the words in the middle of a picture of this height."""
        brush, colours = self.brush, self.brush.colours
        image = blank(self.width, height)
        lines = [(line, theme.BODY, colours.text) for line in self.labels]
        lines += [(line, theme.DESCRIPTION, colours.quiet_text) for line in self.descriptions]
        steps = [brush.px(25)] * len(self.labels) + [brush.px(21)] * len(self.descriptions)
        steps = steps[: len(lines) - 1]
        y = (height - sum(steps)) / 2
        for (line, lettering, colour), step in zip(lines, [*steps, 0], strict=True):
            brush.text(image, 0, y, line, lettering, colour)
            y += step
        return image
