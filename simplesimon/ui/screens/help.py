"""Where things are in the rules."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from simplesimon.ui.layout import Metrics, Rect
from simplesimon.ui.screens.paged import PagedScreen


class HelpTile(NamedTuple):
    """Where things are in a tile of the rules, in units of the design from its upper left."""

    width: float
    height: float
    pad: float
    picture_height: float
    heading: float
    """The middle of the heading."""

    text: float
    """The middle of the first line of the text."""

    line: float
    """From line to line."""

    lines: int
    """How many lines there is room for."""


class HelpList(NamedTuple):
    """Where things are in a list of the rules, in units of the design."""

    pad: float
    gap: float
    """Between its two columns."""

    top: float
    row: float
    """Height of a line of the list, if there is room for that."""

    bottom: float
    """Where a list without a note ends."""

    caps: float
    """Width kept for key caps."""

    heading: float
    """The middle of a heading, from the top of its line, as is all that follows."""

    text: float
    line: float
    note: float
    """The middle of the note, from the top of the panel."""

    note_rule: float
    """The line above the note."""


class HelpBoard(NamedTuple):
    """Where things are beside the large picture of a table, in units of the design."""

    pad: float
    picture_height: float
    heading: float
    text: float
    text_width: float
    line: float
    lines: int
    button: tuple[float, float, float, float]
    """Left, top, width and height of the button, from the panel's upper left."""


class HelpScreen(PagedScreen):
    """The rules: a list of chapters at the left, the page of one at the right.

    Args:
        metrics: The window.
        parts: How many chapters there are in each part of the list.
    """

    def __init__(self, metrics: Metrics, parts: Sequence[int]) -> None:
        super().__init__(metrics)
        place = metrics.place
        if metrics.small:
            rail = (64, 16, 168, 44, 44, 0)
            page = (200, 72, 584, 512)
            tile = HelpTile(284, 248, 10, 124, 152, 174, 19, 4)
            gap = 16
            self.list = HelpList(16, 24, 4, 58, 508, 128, 13, 30, 16, 491, 470)
            self.board = HelpBoard(10, 290, 322, 347, 544, 19, 4, (20, 448, 260, 48))
        else:
            # Twelve chapters in three parts at the pitch of other rails, 56, are 692 high, and the
            # page has 608: full targets, 48 high, that touch, and 16 between two parts fill it
            # exactly, so that rail and tiles end together.
            rail = (88, 24, 208, 48, 48, 16)
            page = (256, 88, 1000, 608)
            tile = HelpTile(488, 292, 16, 160, 200, 227, 21, 3)
            gap = 24
            self.list = HelpList(32, 48, 12, 66, 600, 176, 22, 45, 20, 576, 548)
            self.board = HelpBoard(16, 440, 492, 524, 660, 23, 3, (744, 504, 232, 56))
        self.page: Final = place(*page)
        self.tile: Final = tile
        left, top, width, height = page
        self.tiles: Final = [
            place(
                left + column * (tile.width + gap),
                top + row * (tile.height + gap),
                tile.width,
                tile.height,
            )
            for row in (0, 1)
            for column in (0, 1)
        ]
        self.chapters: Final[list[Rect]] = []
        self.rules: Final[list[Rect]] = []
        """The fine lines between two parts of the list."""

        y, left, width, height, pitch, apart = rail
        for part, count in enumerate(parts):
            if part:
                middle = y - (pitch - height) / 2 + apart / 2
                self.rules.append(place(left + 16, middle, width - 32, 0)._replace(height=1))
                y += apart
            for _chapter in range(count):
                # Each ends in whole pixels where the next may begin.
                rect, foot = place(left, y, width, height), place(left, y + height, 0, 0).top
                self.chapters.append(rect._replace(bottom=foot, height=rect.top - foot))
                y += pitch
