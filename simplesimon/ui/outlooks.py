"""The quiet sign in the bar that tells whether the game can still be won."""

from dataclasses import dataclass
from enum import Enum, auto
from typing import ClassVar, Final

from PIL import Image

from simplesimon.i18n import N_, Words
from simplesimon.solver.verdict import Solved, Unknown, Unsolvable, Verdict
from simplesimon.ui import theme
from simplesimon.ui.art.icons import Icon
from simplesimon.ui.widgets.brush import Brush, blank
from simplesimon.ui.widgets.controls import Control, Look


class Outlook(Enum):
    """What the sign tells of a position."""

    WINNABLE = auto()
    LOST = auto()
    UNKNOWN = auto()
    THINKING = auto()


_SIGNS: Final = {
    Outlook.WINNABLE: Icon.WINNABLE,
    Outlook.LOST: Icon.BLOCK,
    Outlook.UNKNOWN: Icon.QUESTION,
    Outlook.THINKING: Icon.THINKING,
}

_WORDS: Final = {
    Outlook.WINNABLE: N_("Can be won from here"),
    Outlook.LOST: N_("Cannot be won from here"),
    Outlook.UNKNOWN: N_("Not known whether this can be won"),
    Outlook.THINKING: N_("Finding out whether this can be won"),
}


def outlook_of(verdict: Verdict | None) -> Outlook:
    """Return what a verdict comes to; there is none yet while the solver thinks."""
    match verdict:
        case Solved():
            return Outlook.WINNABLE
        case Unsolvable():
            return Outlook.LOST
        case Unknown():
            return Outlook.UNKNOWN
        case None:
            return Outlook.THINKING


def outlook_words(outlook: Outlook, words: Words) -> str:
    """Return what a sign tells."""
    return words.gettext(_WORDS[outlook])


@dataclass(eq=False)
class OutlookSign(Control):
    """The sign; a press tells in words what it means."""

    outlook: Outlook = Outlook.THINKING

    SIZE: ClassVar = 26
    RING_GAP: ClassVar = -3

    @property
    def state(self) -> Outlook:
        """What it tells."""
        return self.outlook

    def paint(self, brush: Brush, look: Look) -> Image.Image:
        """Return its picture in a state."""
        image = blank(self.rect.width, self.rect.height)
        box, radius = (0, 0, image.width, image.height), brush.px(self.RADIUS)
        if look is Look.HOVER:
            brush.box(image, box, radius, theme.WHITE, alpha=0.16)
        elif look is Look.PRESSED:
            brush.box(image, box, radius, theme.BLACK, alpha=0.28)
        colour = brush.colours.quiet_text
        if self.outlook is Outlook.LOST:
            colour = theme.ERROR_TEXT
        elif self.outlook is Outlook.WINNABLE:
            colour = brush.colours.text
        middle = image.width / 2, image.height / 2
        brush.icon(image, _SIGNS[self.outlook], *middle, brush.px(self.SIZE), colour)
        return image
