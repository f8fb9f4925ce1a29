"""Every kind of picture on the rules page, from its description to its paint."""

from collections.abc import Sequence
from typing import Final

from PIL import Image

from simplesimon.engine import COLUMN_HEIGHTS, RUN_LENGTH, RUNS_TO_WIN, Position, Suit
from simplesimon.handbook import (
    FACE_DOWN,
    MINUS,
    CodePicture,
    CodeStyle,
    DealPicture,
    DrawingPicture,
    HomesPicture,
    IconsPicture,
    Picture,
    SumPicture,
    TablePicture,
)
from simplesimon.ui import theme
from simplesimon.ui.art.card_layout import CARD_MM, card_height, corner_radius
from simplesimon.ui.art.icons import Icon, icon_mask
from simplesimon.ui.art.lettering import Face, draw_text, fitted_size, text_width
from simplesimon.ui.art.shapes import paint, star_mask
from simplesimon.ui.art.suits import suit_mask
from simplesimon.ui.art.vector import Point
from simplesimon.ui.illustrations.canvas import Box, Canvas
from simplesimon.ui.illustrations.drawings import draw_computer, draw_pie
from simplesimon.ui.illustrations.tables import lie, paint_table
from simplesimon.ui.widgets.brush import Brush

TABLE_GAP: Final = 0.18
"""Between the columns of a whole table, as a share of a card's width."""

SHORTEST_STRIP: Final = 0.29
TALLEST_STRIP: Final = 0.50
"""What is seen of a covered card of a whole table, as shares of a card's width."""

BAR_SHARE: Final = 0.27
"""Height of the bar in a picture of it, as a share of the picture's height."""


def illustrate(
    picture: Picture | None, size: tuple[int, int], brush: Brush, *, large_index: bool = False
) -> Image.Image:
    """Return a picture on a piece of felt as RGBA.

    Args:
        picture: What it shows; nothing for bare felt.
        size: Width and height in pixels.
        brush: The sizes and colours of the window.
        large_index: Whether the player wants rank and suit larger.
    """
    canvas = Canvas(brush, size, large_index=large_index)
    match picture:
        case TablePicture():
            paint_table(canvas, picture)
        case HomesPicture():
            _paint_homes(canvas, picture)
        case SumPicture():
            _paint_sum(canvas, picture)
        case IconsPicture():
            _paint_icons(canvas, picture)
        case CodePicture():
            _paint_code(canvas, picture)
        case DealPicture():
            _paint_deal(canvas, picture)
        case DrawingPicture():
            _paint_drawing(canvas, picture)
        case None:
            pass
    return canvas.finished()


# Homes


def _paint_homes(canvas: Canvas, picture: HomesPicture) -> None:
    if picture.table:
        homes = _bar_with_homes(canvas, picture.suits)
        _paint_empty_table(canvas, homes[0].bottom)
    elif picture.arriving:
        _paint_arriving(canvas, picture)
    else:
        width = canvas.card_width(0.92)
        _homes(canvas, picture.suits, Box(0, 0, canvas.width, canvas.height), width)
        canvas.sign((canvas.width / 2 + 2.2 * width, canvas.height * 0.78), right=True)


def _homes(
    canvas: Canvas, suits: Sequence[Suit], room: Box, width: int, *, gap: float = 0.24
) -> list[Box]:
    """Put the four homes in the middle of some room; return where they are."""
    height, step = card_height(width), round(width * (1 + gap))
    left = room.left + (room.width - width - (RUNS_TO_WIN - 1) * step) // 2
    top = room.top + (room.height - height) // 2
    homes = []
    for index in range(RUNS_TO_WIN):
        box = Box(left + index * step, top, width, height)
        _home(canvas, box, suits[index] if index < len(suits) else None)
        homes.append(box)
    return homes


def _home(canvas: Canvas, box: Box, suit: Suit | None) -> None:
    brush, image, radius = canvas.brush, canvas.image, corner_radius(box.width) * 1.4
    if suit is None:
        line = max(1, canvas.px(1.5))
        brush.box(image, box, radius, theme.WHITE, alpha=0.08, edge=theme.WHITE, edge_alpha=0.45,
                  edge_width=line)  # fmt: skip
        return
    brush.box(image, box, radius, theme.PAPER)
    mask = suit_mask(suit, round(box.width * 0.7))
    x, y = box.left + (box.width - mask.width) // 2, box.top + (box.height - mask.height) // 2
    paint(image, mask, x, y, brush.palette.colour(suit))


def _bar_with_homes(canvas: Canvas, suits: Sequence[Suit]) -> list[Box]:
    """Draw the bar across the top of the picture with the homes in its middle."""
    bar = Box(0, 0, canvas.width, round(canvas.height * BAR_SHARE))
    canvas.brush.box(canvas.image, bar, 0, canvas.brush.colours.bar, alpha=theme.BAR_OPACITY)
    width = round(bar.height * 0.8 * CARD_MM[0] / CARD_MM[1])
    return _homes(canvas, suits, bar, width, gap=0.3)


def _paint_arriving(canvas: Canvas, picture: HomesPicture) -> None:
    """Draw a run under the bar, and an arrow to the home it goes to."""
    homes = _bar_with_homes(canvas, picture.suits)
    width = canvas.card_width(0.78)
    top = canvas.height - card_height(width) - canvas.px(14)
    strip = min(width * 0.4, (canvas.width * 0.9 - width) / (RUN_LENGTH - 1))
    left = round((canvas.width - width - strip * (RUN_LENGTH - 1)) / 2)
    boxes = lie(canvas, picture.arriving, left, top, width, strip)
    around = Box(left, top, boxes[-1].right - left, boxes[0].height)
    canvas.outline(around, width, theme.GLOW, glow=True)
    home = homes[len(picture.suits)]
    end = home.at(0.5, 0.75)
    canvas.arrow((end[0] + width * 0.8, top + width * 0.4), end, width, bend=0.1)


def _paint_empty_table(canvas: Canvas, bar_bottom: int) -> None:
    """Draw ten empty columns under the bar, and a star over them."""
    columns = len(COLUMN_HEIGHTS)
    room = canvas.width - 2 * canvas.pad
    width = round(room / (columns + (columns - 1) * TABLE_GAP))
    step = (room - width) / (columns - 1)
    top = bar_bottom + (canvas.height - bar_bottom - card_height(width)) // 2 + canvas.px(2)
    for index in range(columns):
        canvas.slot(round(canvas.pad + index * step), top, width)
    size = canvas.px(56 if canvas.brush.metrics.small else 76)
    middle = (canvas.width / 2, top + card_height(width) / 2)
    corner = (round(middle[0] - size / 2), round(middle[1] - size / 2))
    rim = size + 2 * canvas.px(3)
    rim_corner = (round(middle[0] - rim / 2), round(middle[1] - rim / 2))
    paint(canvas.image, star_mask(rim), *rim_corner, theme.ARROW_RIM)
    paint(canvas.image, star_mask(size), *corner, theme.GLOW)


# Sums, buttons


def _paint_sum(canvas: Canvas, picture: SumPicture) -> None:
    """Write the sum, and under each term a sign for what it counts."""
    start, moves, runs, score = picture.terms
    terms = (f"{start}", f"{MINUS} {-moves}", f"+ {runs}", f"= {score}")
    room, gap = canvas.width - 2 * canvas.px(20), canvas.px(16)
    size = fitted_size("".join(terms), canvas.px(44), Face.SLAB, room - 3 * gap, 13)
    widths = [text_width(term, size, Face.SLAB) for term in terms]
    gap = min(round(size * 0.7), (room - sum(widths)) // 3)
    x = (canvas.width - sum(widths) - 3 * gap) / 2
    line, below = canvas.height * 0.40, canvas.height * 0.70
    glyph = canvas.px(24 if canvas.brush.metrics.small else 30)
    text, gold = canvas.brush.colours.text, theme.GLOW
    for index, (term, width) in enumerate(zip(terms, widths, strict=True)):
        last = index == len(terms) - 1
        draw_text(canvas.image, x, line, term, size, Face.SLAB, gold if last else text)
        # The sign stands under the number, not under its operator.
        number = term.split(" ")[-1]
        middle = x + width - text_width(number, size, Face.SLAB) / 2
        match index:
            case 0:
                _glyph(canvas, Icon.FLAG, (middle, below), glyph, text)
            case 1:
                _glyph(canvas, Icon.STEPS, (middle, below), glyph, text)
            case 2:
                room_below = Box(round(middle - 100), round(below - glyph), 200, 2 * glyph)
                width_of_home = round(glyph * 0.62)
                _homes(canvas, tuple(Suit), room_below, width_of_home, gap=0.22)
            case _:
                _glyph(canvas, Icon.STAR, (middle, below), glyph, gold)
        x += width + gap


def _glyph(canvas: Canvas, icon: Icon, centre: Point, size: int, colour: str) -> None:
    x, y = round(centre[0] - size / 2), round(centre[1] - size / 2)
    paint(canvas.image, icon_mask(icon, size), x, y, colour)


def _paint_icons(canvas: Canvas, picture: IconsPicture) -> None:
    size = canvas.px(60 if canvas.brush.metrics.small else 76)
    gap = round(size * 0.36)
    count = len(picture.icons)
    left = (canvas.width - count * size - (count - 1) * gap) // 2
    top = (canvas.height - size) // 2
    for index, name in enumerate(picture.icons):
        box = (left + index * (size + gap), top, size, size)
        radius = canvas.px(14)
        canvas.brush.shadow(
            canvas.image, box, radius, blur=canvas.px(4), alpha=0.30, down=canvas.px(2)
        )
        canvas.brush.box(
            canvas.image,
            box,
            radius,
            canvas.brush.colours.panel,
            edge=theme.WHITE,
            edge_alpha=0.30,
        )
        centre = (box[0] + size / 2, top + size / 2)
        _glyph(canvas, Icon[name.upper()], centre, round(size * 0.56), theme.GLOW)


# Codes


def _paint_code(canvas: Canvas, picture: CodePicture) -> None:
    match picture.style:
        case CodeStyle.CHIP:
            chip = _chip(canvas, picture.code, canvas.height * 0.5, share=0.86)
            canvas.pointer(
                (chip.right - chip.height * 0.42, chip.top + chip.height * 0.62),
                canvas.card_width(),
            )
        case CodeStyle.PARTS:
            _paint_parts(canvas, picture.code)
        case CodeStyle.FIELD:
            _paint_field(canvas, picture.code)
        case CodeStyle.TWICE:
            _paint_twice(canvas, picture)


def _chip(canvas: Canvas, code: str, middle: float, *, share: float = 0.72) -> Box:
    """Draw the code as it stands in the bar, with the sign for copying; return where."""
    brush = canvas.brush
    room = round(canvas.width * share)
    size = fitted_size(code, canvas.px(30), Face.BOLD, room - canvas.px(70), 13)
    icon = round(size * 1.15)
    inner = text_width(code, size, Face.BOLD) + round(size * 0.6) + icon
    width, height = inner + round(size * 1.3), round(size * 2)
    box = Box((canvas.width - width) // 2, round(middle - height / 2), width, height)
    radius = canvas.px(theme.CONTROL_RADIUS)
    brush.shadow(canvas.image, box, radius, blur=canvas.px(4), alpha=0.30, down=canvas.px(2))
    brush.box(canvas.image, box, radius, brush.colours.bar, edge=theme.WHITE, edge_alpha=0.30)
    left, centre = box.left + round(size * 0.65), box.top + height / 2
    draw_text(canvas.image, left, centre, code, size, Face.BOLD, brush.colours.text)
    right = box.right - round(size * 0.65) - icon / 2
    _glyph(canvas, Icon.COPY, (right, centre), icon, brush.colours.quiet_text)
    return box


def _paint_parts(canvas: Canvas, code: str) -> None:
    """Write the code large, its three parts over lines of their own."""
    parts = code.split("-")
    room = canvas.width - 2 * canvas.px(24)
    size = fitted_size(code, canvas.px(46), Face.BOLD, room, 13)
    x = (canvas.width - text_width(code, size, Face.BOLD)) / 2
    middle = canvas.height * 0.38
    below = canvas.height * 0.74
    colours = (canvas.brush.colours.text, theme.GLOW, canvas.brush.colours.text)
    thick = max(3, round(size / 10))
    for index, (part, colour) in enumerate(zip(parts, colours, strict=True)):
        draw_text(canvas.image, x, middle, part, size, Face.BOLD, colour)
        width = text_width(part, size, Face.BOLD)
        line = (round(x), round(middle + size * 0.62), width, thick)
        canvas.brush.box(canvas.image, line, thick / 2, colour)
        _paint_meaning(canvas, index, (x + width / 2, below), colour)
        x += width
        if index < len(parts) - 1:
            draw_text(canvas.image, x, middle, "-", size, Face.BOLD, canvas.brush.colours.text)
            x += text_width("-", size, Face.BOLD)


def _paint_meaning(canvas: Canvas, part: int, centre: Point, colour: str) -> None:
    """Draw what a part of a code tells: the shuffle, the suits, the table that is dealt."""
    size = canvas.px(20 if canvas.brush.metrics.small else 28)
    match part:
        case 0:
            _glyph(canvas, Icon.CARDS, centre, size, colour)
        case 1:
            step = round(size * 0.5)
            for index, suit in enumerate(Suit):
                mask = suit_mask(suit, round(size * 0.46))
                x = centre[0] + (index % 2 - 0.5) * step - mask.width / 2
                y = centre[1] + (index // 2 - 0.5) * step - mask.height / 2
                paint(canvas.image, mask, round(x), round(y), colour)
        case _:
            thick = max(3, round(size * 0.16))
            step = round(thick * 1.6)
            left = round(centre[0] - step * len(COLUMN_HEIGHTS) / 2)
            top = round(centre[1] - size / 2)
            for index, height in enumerate(COLUMN_HEIGHTS):
                tall = round(size * height / max(COLUMN_HEIGHTS))
                box = (left + index * step, top, thick, tall)
                canvas.brush.box(canvas.image, box, thick / 4, colour)


def _paint_field(canvas: Canvas, code: str) -> None:
    """Draw the code in a field as it is being typed, and a check."""
    brush = canvas.brush
    height = canvas.px(56)
    width = min(canvas.px(340), canvas.width - 2 * canvas.px(20))
    box = Box((canvas.width - width) // 2, (canvas.height - height) // 2, width, height)
    radius = canvas.px(theme.CONTROL_RADIUS)
    brush.box(canvas.image, box, radius, brush.colours.well, edge=theme.FOCUS, edge_alpha=0.8,
              edge_width=max(1, canvas.px(2)))  # fmt: skip
    size = fitted_size(code, canvas.px(24), Face.BOLD, width - canvas.px(48), 13)
    x, middle = box.left + canvas.px(18), box.top + height / 2
    draw_text(canvas.image, x, middle, code, size, Face.BOLD, brush.colours.text)
    caret = x + text_width(code, size, Face.BOLD) + canvas.px(3)
    line = (round(caret), round(middle - size * 0.6), max(2, canvas.px(2)), round(size * 1.2))
    brush.box(canvas.image, line, 0, theme.GLOW)
    canvas.sign((box.right - canvas.px(6), box.bottom - canvas.px(6)), right=True)


def _paint_twice(canvas: Canvas, picture: CodePicture) -> None:
    """Draw the same table on two screens, the code above them."""
    chip = _chip(canvas, picture.code, canvas.height * 0.20, share=0.54)
    top, gap = chip.bottom + canvas.px(12), canvas.px(18)
    height = canvas.height - top - canvas.pad
    width = min((canvas.width - 2 * canvas.pad - gap) // 2, round(height * 1.75))
    left = (canvas.width - 2 * width - gap) // 2
    for index in range(2):
        room = Box(left + index * (width + gap), top, width, height)
        canvas.brush.box(
            canvas.image,
            room,
            canvas.px(theme.CHIP_RADIUS),
            theme.BLACK,
            alpha=0.22,
            edge=theme.WHITE,
            edge_alpha=0.35,
            edge_width=max(1, canvas.px(2)),
        )
        inside = canvas.px(7)
        inner = Box(room.left + inside, room.top + inside, width - 2 * inside, height - 2 * inside)
        _whole_table(canvas, picture.deal.position, inner)


# Whole tables


def _paint_deal(canvas: Canvas, picture: DealPicture) -> None:
    pad = canvas.pad
    room = Box(pad, pad, canvas.width - 2 * pad, canvas.height - 2 * pad)
    cards = _whole_table(canvas, picture.deal.position, room)
    if picture.stock:
        _paint_stock(canvas, cards)


def _whole_table(canvas: Canvas, position: Position, room: Box) -> list[list[Box]]:
    """Lay all columns of a table into some room, as large as they fit; return the places."""
    columns, deepest = position.columns, max(map(len, position.columns))
    by_width = room.width / (len(columns) + (len(columns) - 1) * TABLE_GAP)
    tall = CARD_MM[1] / CARD_MM[0] + (deepest - 1) * SHORTEST_STRIP
    width = int(min(by_width, room.height / tall))
    free = room.height - card_height(width)
    strip = min(round(width * TALLEST_STRIP), free // (deepest - 1))
    step = min((room.width - width) / (len(columns) - 1), width * 1.5)
    left = room.left + (room.width - width - step * (len(columns) - 1)) / 2
    top = room.top + (free - strip * (deepest - 1)) // 2
    return [
        [
            canvas.card(card, round(left + index * step), top + row * strip, width)
            for row, card in enumerate(column)
        ]
        for index, column in enumerate(columns)
    ]


def _paint_stock(canvas: Canvas, cards: list[list[Box]]) -> None:
    """Draw the stock that this game does not have where the short columns leave room."""
    width, size = cards[0][0].width, canvas.card_width(0.7)
    right, bottom = cards[-1][0].right, cards[0][-1].bottom
    left, top = right - size, bottom - card_height(size)
    last = Box(left, top, size, card_height(size))
    for layer in range(3):
        shift = round((2 - layer) * width * 0.16)
        last = canvas.card(FACE_DOWN, left - shift, top, size)
    canvas.sign((last.right - canvas.px(4), last.bottom - canvas.px(4)), right=False)


# Drawings


def _paint_drawing(canvas: Canvas, picture: DrawingPicture) -> None:
    height = round(canvas.height * 0.82)
    middle = canvas.height / 2
    drawing = draw_pie(height) if picture.drawing == "pie" else draw_computer(height)
    if not picture.cards:
        canvas.put(drawing, (canvas.width / 2, middle))
        return
    width = canvas.card_width()
    gap = round(width * 0.5)
    left = (canvas.width - width - gap - drawing.width) // 2
    canvas.card(picture.cards[0], left, round(middle - card_height(width) / 2), width)
    canvas.put(drawing, (left + width + gap + drawing.width / 2, middle))
