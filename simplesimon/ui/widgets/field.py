"""A field to type a line into, with a caret, and with a wrong part underlined."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import ClassVar, Final

from arcade import key
from PIL import Image

from simplesimon.ui import theme
from simplesimon.ui.theme import Lettering
from simplesimon.ui.widgets.brush import Brush, blank
from simplesimon.ui.widgets.controls import Control, Look

LONGEST: Final = 100_000
"""Characters a field holds at the most: a board and twenty thousand moves."""

LONGEST_SHOWN: Final = 1000
"""Characters of a line that is shown; to paint a longer one would take too long."""

FIELD_TEXT: Final = Lettering(22, theme.BUTTON.face, 20)


def fitting(text: str) -> str:
    """Return a text as a field can hold it: not too long, a single line without odd characters."""
    several = text.strip()
    if "\n" in several:
        return several[:LONGEST]
    line = text.strip("\r\n")[:LONGEST]
    return "".join(sign for sign in line if sign.isprintable())


@dataclass(eq=False)
class TextField(Control):
    """One line of text that can be typed, edited and pasted."""

    text: str = ""
    caret: int = 0
    """Characters before the caret."""

    chosen: bool = False
    """Whether all of it is chosen: what is typed or erased next takes its place."""

    wrong: tuple[int, int] | None = None
    """First and one past the last character of the part that is wrong; None if none is."""

    cover: str = ""
    """Shown instead of a text of several lines, or of one that is very long."""

    changed: Callable[[], None] = field(default=lambda: None)

    PAD: ClassVar = 18

    @property
    def is_covered(self) -> bool:
        """Whether the cover is shown; such a text is not edited, but replaced."""
        return "\n" in self.text or len(self.text) > LONGEST_SHOWN

    def choose_all(self) -> None:
        """Choose the whole text, to be replaced."""
        self.chosen = bool(self.text)
        self.caret = len(self.text)
        self.changed()

    def insert(self, text: str) -> None:
        """Put text in at the caret, or instead of what is chosen."""
        text = fitting(text)
        if "\n" in text or self.is_covered or self.chosen:
            self.chosen = False
            self.text = text
            self.caret = len(self.text)
        else:
            self.text = (self.text[: self.caret] + text + self.text[self.caret :])[:LONGEST]
            self.caret = min(len(self.text), self.caret + len(text))
        self.changed()

    def move(self, motion: int) -> None:
        """Move the caret or erase, by one of pyglet's motion keys."""
        text, caret = self.text, self.caret
        erases = motion in (key.MOTION_BACKSPACE, key.MOTION_DELETE)
        if erases and (self.is_covered or self.chosen):
            self.text, self.caret = "", 0
        elif motion == key.MOTION_BACKSPACE:
            self.text, self.caret = text[: max(0, caret - 1)] + text[caret:], max(0, caret - 1)
        elif motion == key.MOTION_DELETE:
            self.text = text[:caret] + text[caret + 1 :]
        elif motion == key.MOTION_LEFT:
            self.caret = max(0, caret - 1)
        elif motion == key.MOTION_RIGHT:
            self.caret = min(len(text), caret + 1)
        elif motion in (key.MOTION_BEGINNING_OF_LINE, key.MOTION_UP):
            self.caret = 0
        elif motion in (key.MOTION_END_OF_LINE, key.MOTION_DOWN):
            self.caret = len(text)
        self.chosen = False
        self.changed()

    def paint(self, brush: Brush, look: Look) -> Image.Image:
        """Return its picture in a state."""
        image = blank(self.rect.width, self.rect.height)
        box = (0, 0, image.width, image.height)
        error = self.wrong is not None
        brush.box(
            image,
            box,
            brush.px(self.RADIUS),
            brush.colours.well,
            edge=theme.ERROR_TEXT if error else theme.WHITE,
            edge_alpha=1.0 if error else 0.25,
            edge_width=brush.px(2) if error else 1,
        )
        if self.is_covered:
            left, middle = brush.px(self.PAD), image.height / 2
            brush.text(image, left, middle, self.cover, FIELD_TEXT, brush.colours.text)
        else:
            self._paint_line(image, brush)
        return image

    def _paint_line(self, image: Image.Image, brush: Brush) -> None:
        """Write the text so that the caret is seen, the wrong part in its colour."""
        pad, middle = brush.px(self.PAD), image.height // 2
        inside = image.width - 2 * pad
        caret_x = brush.width(self.text[: self.caret], FIELD_TEXT)
        line = blank(max(1, brush.width(self.text, FIELD_TEXT) + brush.px(4)), image.height)
        start, end = self.wrong or (0, 0)
        before = brush.width(self.text[:start], FIELD_TEXT)
        upto = brush.width(self.text[:end], FIELD_TEXT)
        colour = brush.colours.text
        tall = brush.px(26)
        if self.chosen:
            box = (0, middle - tall // 2, line.width, tall)
            brush.box(line, box, brush.px(3), theme.GOLD, alpha=theme.CHOSEN_TEXT_OPACITY)
        brush.text(line, 0, middle, self.text[:start], FIELD_TEXT, colour)
        brush.text(line, before, middle, self.text[start:end], FIELD_TEXT, theme.ERROR_TEXT)
        brush.text(line, upto, middle, self.text[end:], FIELD_TEXT, colour)
        if end > start:
            below = middle + brush.px(12)
            mark = (before, below, max(brush.px(6), upto - before), brush.px(3))
            brush.box(line, mark, brush.px(1.5), theme.ERROR_TEXT)
        shift = max(0, caret_x - inside)
        image.alpha_composite(
            line.crop((shift, 0, min(line.width, shift + inside + brush.px(4)), line.height)),
            (pad, 0),
        )
        caret = (pad + caret_x - shift, middle - tall // 2, max(1, brush.px(2)), tall)
        brush.box(image, caret, 0, colour)
