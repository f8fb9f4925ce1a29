"""How the pages of the rules are set: tiles, lists, and the page of the large table.

Words are measured here as well as drawn, so that a test can see without a window that all of
them fit in every language.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from PIL import Image

from simplesimon.handbook import Chapter, ChapterKind, Item
from simplesimon.ui import theme
from simplesimon.ui.art.lettering import text_width
from simplesimon.ui.illustrations import illustrate
from simplesimon.ui.screens.help import HelpScreen
from simplesimon.ui.theme import Lettering
from simplesimon.ui.widgets.brush import Brush
from simplesimon.ui.widgets.keycaps import caps_width, paint_caps

LIST_COLUMNS: Final = 2

LIST_FOOT: Final = 6
"""Free under the middle of a last line, before the next line of the list begins."""

ORPHAN_SHARE: Final = 0.24
"""A last line is no shorter than this share of the width, if that can be avoided."""

NARROWING: Final = 4
NARROWEST_SHARE: Final = 0.76
"""By how many pixels lines are made narrower at a time, and how narrow they may get."""

ROW_LINE_OPACITY: Final = 0.10


class Block(NamedTuple):
    """Lines of text, and whether they have the room they need."""

    lines: list[str]
    fits: bool


def block(brush: Brush, text: str, lettering: Lettering, width: int, most: int) -> Block:
    """Break a text into lines, and tell whether they are narrow and few enough.

    Args:
        brush: The sizes of the window.
        text: What is set.
        lettering: How it is set.
        width: In pixels.
        most: How many lines there is room for.
    """
    size = brush.type_px(lettering)
    lines = _without_orphan(brush, text, lettering, width)
    narrow = all(text_width(line, size, lettering.face) <= width for line in lines)
    return Block(lines, narrow and len(lines) <= most)


def _without_orphan(brush: Brush, text: str, lettering: Lettering, width: int) -> list[str]:
    """Break a text so that no short word stands alone in the last of its lines.

    All lines are made a little narrower for that, as long as there are no more of them.
    """
    lines = brush.wrapped(text, lettering, width)
    best, narrower = lines, width
    while len(best) > 1 and brush.width(best[-1], lettering) < ORPHAN_SHARE * width:
        narrower -= NARROWING
        best = brush.wrapped(text, lettering, narrower)
        if len(best) > len(lines) or narrower < width * NARROWEST_SHARE:
            return lines
    return best


# What does not fit


def misfits(chapter: Chapter, brush: Brush, screen: HelpScreen) -> list[str]:
    """Return the names of the items of a chapter whose words do not fit their places."""
    if chapter.kind is ChapterKind.TILES:
        fits = [_tile_fits(item, brush, screen) for item in chapter.items]
    elif chapter.kind is ChapterKind.BOARD:
        fits = [_board_fits(item, brush, screen) for item in chapter.items]
    else:
        row = _row_height(chapter, screen)
        fits = [_row_fits(item, brush, screen, row) for item in chapter.items]
    wrong = [item.name for item, fit in zip(chapter.items, fits, strict=True) if not fit]
    if chapter.note and not _note_block(chapter.note, brush, screen).fits:
        wrong.append("note")
    return wrong


def _tile_fits(item: Item, brush: Brush, screen: HelpScreen) -> bool:
    tile = screen.tile
    width = brush.px(tile.width - 2 * tile.pad)
    heading = block(brush, item.heading, theme.TILE_TITLE, width, 1)
    return heading.fits and block(brush, item.text, theme.TILE_TEXT, width, tile.lines).fits


def _board_fits(item: Item, brush: Brush, screen: HelpScreen) -> bool:
    board, width = screen.board, brush.px(screen.board.text_width)
    heading = block(brush, item.heading, theme.TILE_TITLE, width, 1)
    return heading.fits and block(brush, item.text, theme.TILE_TEXT, width, board.lines).fits


def _row_fits(item: Item, brush: Brush, screen: HelpScreen, row: float) -> bool:
    words = _row_block(item, brush, screen, row)
    if item.caps:
        room = brush.px(screen.list.caps) - brush.px(8)
        return words.fits and caps_width(brush, item.caps) <= room
    heading = block(brush, item.heading, theme.OPTION_NAME, _list_width(brush, screen), 1)
    return words.fits and heading.fits


# Tiles


def bare_tile(brush: Brush, screen: HelpScreen, item: Item) -> Image.Image:
    """Return a tile whose picture is still bare felt, with its margin.

    The words are there at once, the picture a moment later: ``filled`` puts it in.
    """
    tile = screen.tile
    image, margin = brush.panel(brush.px(tile.width), brush.px(tile.height))
    width, _height = picture_size(brush, screen, ChapterKind.TILES)
    left = margin + brush.px(tile.pad)
    colours = brush.colours
    heading = margin + brush.px(tile.heading)
    brush.text(image, left, heading, item.heading, theme.TILE_TITLE, colours.text)
    lines = block(brush, item.text, theme.TILE_TEXT, width, tile.lines).lines
    _set(image, brush, (left, margin + brush.px(tile.text)), lines, brush.px(tile.line))
    felt = illustrate(None, picture_size(brush, screen, ChapterKind.TILES), brush)
    return filled(image, felt, margin + brush.px(tile.pad))


def filled(panel: Image.Image, picture: Image.Image, corner: int) -> Image.Image:
    """Put the picture into a panel, so many pixels from its left and its top; return the panel."""
    panel.alpha_composite(picture, (corner, corner))
    return panel


def panel_margin(brush: Brush) -> int:
    """Return how many pixels a panel is surrounded by on every side, for its shadow."""
    return brush.panel(1, 1)[1]


def picture_size(brush: Brush, screen: HelpScreen, kind: ChapterKind) -> tuple[int, int]:
    """Return the width and height of a picture in pixels, on a page of tiles or of the table."""
    if kind is ChapterKind.TILES:
        tile = screen.tile
        return brush.px(tile.width - 2 * tile.pad), brush.px(tile.picture_height)
    board = screen.board
    return screen.page.width - 2 * brush.px(board.pad), brush.px(board.picture_height)


def _set(
    image: Image.Image,
    brush: Brush,
    start: tuple[int, int],
    lines: Sequence[str],
    step: int,
    lettering: Lettering = theme.TILE_TEXT,
) -> None:
    """Write lines below each other in the quiet colour; ``start`` is the first one's middle."""
    x, y = start
    for index, line in enumerate(lines):
        brush.text(image, x, y + index * step, line, lettering, brush.colours.quiet_text)


# Lists


def list_page(chapter: Chapter, brush: Brush, screen: HelpScreen) -> Image.Image:
    """Return a panel with a list in two columns, with its margin."""
    page, form = screen.page, screen.list
    image, margin = brush.panel(page.width, page.height)
    rows, row = _row_count(chapter), _row_height(chapter, screen)
    step = _list_width(brush, screen) + brush.px(form.gap)
    for index, item in enumerate(chapter.items):
        left = margin + brush.px(form.pad) + index // rows * step
        top = margin + brush.px(form.top + index % rows * row)
        _paint_row(image, brush, screen, item, Place(left, top, row))
        if index % rows:
            _paint_rule(image, brush, left, top, _list_width(brush, screen))
    if chapter.note:
        _paint_note(image, brush, screen, chapter.note, margin)
    return image


def _list_width(brush: Brush, screen: HelpScreen) -> int:
    """Return the width of one of the two columns."""
    form = screen.list
    return (screen.page.width - 2 * brush.px(form.pad) - brush.px(form.gap)) // LIST_COLUMNS


def _row_count(chapter: Chapter) -> int:
    """Return how many lines the longer of the two columns has."""
    return -(-len(chapter.items) // LIST_COLUMNS)


def _row_height(chapter: Chapter, screen: HelpScreen) -> float:
    """Return the height of a line of a list, in units of the design."""
    form = screen.list
    end = form.note_rule if chapter.note else form.bottom
    return min(form.row, (end - form.top) / _row_count(chapter))


def _row_block(item: Item, brush: Brush, screen: HelpScreen, row: float) -> Block:
    """Break the text of a line of a list, for which so many units of height are left."""
    width, form = _list_width(brush, screen), screen.list
    if item.caps:
        most = int((row - LIST_FOOT) / form.line)
        return block(brush, item.text, theme.TILE_TEXT, width - brush.px(form.caps), most)
    most = 1 + int((row - LIST_FOOT - form.text) / form.line)
    return block(brush, item.text, theme.DESCRIPTION, width, most)


class Place(NamedTuple):
    """Where a line of a list is: left and top in pixels, its height in units of the design."""

    left: int
    top: int
    height: float


def _paint_row(
    image: Image.Image, brush: Brush, screen: HelpScreen, item: Item, place: Place
) -> None:
    form, (left, top, height) = screen.list, place
    lines = _row_block(item, brush, screen, height).lines
    step = brush.px(form.line)
    if item.caps:
        middle = top + brush.px(height) // 2
        paint_caps(image, brush, left, middle, item.caps)
        start = (left + brush.px(form.caps), middle - step * (len(lines) - 1) // 2)
        _set(image, brush, start, lines, step)
        return
    heading = top + brush.px(form.heading)
    brush.text(image, left, heading, item.heading, theme.OPTION_NAME, brush.colours.text)
    start = (left, top + brush.px(form.text))
    _set(image, brush, start, lines, step, theme.DESCRIPTION)


def _paint_rule(image: Image.Image, brush: Brush, left: int, top: int, width: int) -> None:
    brush.box(image, (left, top, width, 1), 0, theme.WHITE, alpha=ROW_LINE_OPACITY)


def _note_block(note: str, brush: Brush, screen: HelpScreen) -> Block:
    width = screen.page.width - 2 * brush.px(screen.list.pad)
    return block(brush, note, theme.DESCRIPTION, width, 1)


def _paint_note(
    image: Image.Image, brush: Brush, screen: HelpScreen, note: str, margin: int
) -> None:
    form, lines = screen.list, _note_block(note, brush, screen).lines
    left, step = margin + brush.px(form.pad), brush.px(form.line)
    middle = margin + brush.px(form.note)
    width = screen.page.width - 2 * brush.px(form.pad)
    _paint_rule(image, brush, left, margin + brush.px(form.note_rule), width)
    _set(image, brush, (left, middle), lines, step, theme.DESCRIPTION)


# The large table


def bare_board(item: Item, brush: Brush, screen: HelpScreen) -> Image.Image:
    """Return the page of the large table without its picture, with its margin."""
    page, board = screen.page, screen.board
    image, margin = brush.panel(page.width, page.height)
    felt = illustrate(None, picture_size(brush, screen, ChapterKind.BOARD), brush)
    filled(image, felt, margin + brush.px(board.pad))
    left = margin + brush.px(board.pad + 10)
    heading = margin + brush.px(board.heading)
    brush.text(image, left, heading, item.heading, theme.TILE_TITLE, brush.colours.text)
    width = brush.px(board.text_width)
    lines = block(brush, item.text, theme.TILE_TEXT, width, board.lines).lines
    _set(image, brush, (left, margin + brush.px(board.text)), lines, brush.px(board.line))
    return image
