"""The row of a game in a list, and its code; what it can be told by is in the row's hint too."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar, Final

from PIL import Image

from simplesimon.engine import Suit
from simplesimon.ui import theme
from simplesimon.ui.art.icons import Icon
from simplesimon.ui.art.shapes import paint
from simplesimon.ui.art.suits import suit_mask
from simplesimon.ui.screens.statistics import GameColumns
from simplesimon.ui.theme import Lettering
from simplesimon.ui.widgets.brush import Brush, blank
from simplesimon.ui.widgets.controls import Control, Look

ELLIPSIS: Final = "\N{HORIZONTAL ELLIPSIS}"

_ON_DARK: Final = {Suit.HEARTS: theme.RED_ON_DARK, Suit.DIAMONDS: theme.RED_ON_DARK}


def draw_suits(
    image: Image.Image,
    brush: Brush,
    suits: Iterable[Suit],
    x: float,
    y: float,
    size: int,
    pitch: float,
) -> None:
    """Draw signs of suits in a line, in colours for a dark ground.

    Args:
        image: Is drawn on.
        brush: What it is painted with.
        suits: Which.
        x: The middle of the first sign, in pixels.
        y: Their middle, from the image's top.
        size: Their nominal height, in pixels.
        pitch: From one to the next, in pixels.
    """
    for index, suit in enumerate(suits):
        mask = suit_mask(suit, size)
        colour = _ON_DARK.get(suit, brush.colours.text)
        left = round(x + index * pitch - mask.width / 2)
        paint(image, mask, left, round(y - mask.height / 2), colour)


def shortened(brush: Brush, text: str, lettering: Lettering, width: int) -> str:
    """Return a text that fits into a width, its end left out if need be."""
    if brush.width(text, lettering) <= width:
        return text
    while text and brush.width(text + ELLIPSIS, lettering) > width:
        text = text[:-1]
    return text.rstrip() + ELLIPSIS


@dataclass(frozen=True, slots=True)
class GameCells:
    """What a row shows of a game, beside its code."""

    date: str
    suits: tuple[Suit, ...]
    sign: Icon
    """How it ended."""

    is_won: bool
    words: str
    """How it ended and what sets it apart."""

    marks: tuple[Icon, ...]
    """What sets it apart, where there is no room for the words."""

    score: str
    moves: str
    time: str


@dataclass(eq=False)
class GameRow(Control):
    """A game of a list; a press tells all of it."""

    cells: GameCells | None = None
    columns: GameColumns | None = None

    RING_GAP: ClassVar = -3
    SUIT: ClassVar = 15
    SIGN: ClassVar = 20
    MARK: ClassVar = 17
    LEAST_WORDS: ClassVar = 100
    """Below this width there is no room for words, but only for small signs."""

    @property
    def has_words(self) -> bool:
        """Whether there is room to tell in words how the game ended."""
        return self.columns is not None and self.columns.words_width >= self.LEAST_WORDS

    def paint(self, brush: Brush, look: Look) -> Image.Image:
        """Return its picture in a state."""
        image = blank(self.rect.width, self.rect.height)
        if look is Look.PRESSED:
            box = (0, 0, image.width, image.height)
            brush.box(image, box, brush.px(self.RADIUS), theme.BLACK, alpha=0.18)
        if self.cells is not None and self.columns is not None:
            self._write(image, brush, self.cells, self.columns)
        return image

    def _write(
        self, image: Image.Image, brush: Brush, cells: GameCells, columns: GameColumns
    ) -> None:
        middle = image.height / 2
        text, quiet = brush.colours.text, brush.colours.quiet_text
        brush.text(image, brush.px(columns.date), middle, cells.date, theme.DESCRIPTION, quiet)
        pitch = columns.suit_pitch * brush.metrics.scale
        x = brush.px(columns.suits) + pitch / 2
        # A little felt is seen between two of them.
        size = min(brush.px(self.SUIT), int(pitch - brush.px(1)))
        draw_suits(image, brush, cells.suits, x, middle, size, pitch)
        sign = theme.GLOW if cells.is_won else quiet
        brush.icon(image, cells.sign, brush.px(columns.sign), middle, brush.px(self.SIGN), sign)
        self._write_words(image, brush, cells, columns)
        score = theme.GLOW if cells.is_won else text
        end = brush.px(columns.score)
        brush.text(image, end, middle, cells.score, theme.ROW_VALUE, score, align="right")
        end = brush.px(columns.moves)
        brush.text(image, end, middle, cells.moves, theme.NOTE, text, align="right")
        end = brush.px(columns.time)
        brush.text(image, end, middle, cells.time, theme.NOTE, quiet, align="right")

    def _write_words(
        self, image: Image.Image, brush: Brush, cells: GameCells, columns: GameColumns
    ) -> None:
        middle, left = image.height / 2, brush.px(columns.words)
        quiet = brush.colours.quiet_text
        if self.has_words:
            width = brush.px(columns.words_width)
            words = shortened(brush, cells.words, theme.DESCRIPTION, width)
            brush.text(image, left, middle, words, theme.DESCRIPTION, quiet)
            return
        size = brush.px(self.MARK)
        for index, mark in enumerate(cells.marks):
            brush.icon(image, mark, left + size * (index + 0.5), middle, size, quiet)


@dataclass(eq=False)
class CodeText(Control):
    """The code of a game in its row; a press copies it."""

    code: str = ""

    RADIUS: ClassVar = theme.CHIP_RADIUS
    RING_GAP: ClassVar = 0
    PAD: ClassVar = 6
    """Beside the code."""

    HEIGHT: ClassVar = 32

    def fitting_width(self, brush: Brush, most: int) -> int:
        """Return the pixels it needs for its code, of which at the most so many are shown."""
        return min(brush.width(self.code, theme.CODE), most) + 2 * brush.px(self.PAD)

    def paint(self, brush: Brush, look: Look) -> Image.Image:
        """Return its picture in a state."""
        image = blank(self.rect.width, self.rect.height)
        fills = {Look.HOVER: (theme.WHITE, 0.16), Look.PRESSED: (theme.BLACK, 0.28)}
        if look in fills:
            colour, alpha = fills[look]
            box = (0, 0, image.width, image.height)
            brush.box(image, box, brush.px(self.RADIUS), colour, alpha=alpha)
        pad = brush.px(self.PAD)
        code = shortened(brush, self.code, theme.CODE, image.width - 2 * pad)
        brush.text(image, pad, image.height / 2, code, theme.CODE, brush.colours.text)
        return image
