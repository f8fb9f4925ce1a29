"""Pictures of a game code: as it is shown, read, typed and used."""

from simplesimon.engine import COLUMN_HEIGHTS, Suit
from simplesimon.handbook import CodePicture, CodeStyle
from simplesimon.ui import theme
from simplesimon.ui.art.icons import Icon
from simplesimon.ui.art.lettering import Face, draw_text, fitted_size, text_width
from simplesimon.ui.art.paths import Point
from simplesimon.ui.art.shapes import paint
from simplesimon.ui.art.suits import suit_mask
from simplesimon.ui.illustrations.canvas import Box, Canvas
from simplesimon.ui.illustrations.whole_tables import lay_table


def paint_code(canvas: Canvas, picture: CodePicture) -> None:
    """Put a game code on the felt."""
    match picture.style:
        case CodeStyle.PARTS:
            _paint_parts(canvas, picture.code)
        case CodeStyle.FIELD:
            _paint_field(canvas, picture.code)
        case CodeStyle.TWICE:
            _paint_twice(canvas, picture)


def _chip(canvas: Canvas, code: str, middle: float, *, share: float) -> Box:
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
    canvas.glyph(Icon.COPY, (right, centre), icon, brush.colours.quiet_text)
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
            canvas.glyph(Icon.CARDS, centre, size, colour)
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
        lay_table(canvas, picture.deal.position, inner)
