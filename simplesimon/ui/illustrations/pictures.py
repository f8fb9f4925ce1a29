"""Every kind of picture on the rules page, from its description to its paint."""

from PIL import Image

from simplesimon.engine import Suit
from simplesimon.handbook import (
    MINUS,
    CodePicture,
    DealPicture,
    Drawing,
    DrawingPicture,
    HomesPicture,
    IconsPicture,
    Picture,
    StarsPicture,
    SumPicture,
    TablePicture,
)
from simplesimon.ui import theme
from simplesimon.ui.art.card_layout import card_height
from simplesimon.ui.art.icons import Icon
from simplesimon.ui.art.lettering import Face, draw_text, fitted_size, text_width
from simplesimon.ui.illustrations.canvas import Box, Canvas
from simplesimon.ui.illustrations.codes import paint_code
from simplesimon.ui.illustrations.drawings import draw_computer, draw_pie
from simplesimon.ui.illustrations.homes import lay_homes, paint_homes
from simplesimon.ui.illustrations.records import paint_calendar, paint_chart, paint_stars
from simplesimon.ui.illustrations.tables import paint_table
from simplesimon.ui.illustrations.whole_tables import paint_deal
from simplesimon.ui.widgets.brush import Brush


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
            paint_homes(canvas, picture)
        case SumPicture():
            _paint_sum(canvas, picture)
        case IconsPicture():
            _paint_icons(canvas, picture)
        case CodePicture():
            paint_code(canvas, picture)
        case DealPicture():
            paint_deal(canvas, picture)
        case DrawingPicture():
            _paint_drawing(canvas, picture)
        case StarsPicture():
            paint_stars(canvas, picture)
        case None:
            pass
    return canvas.finished()


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
                canvas.glyph(Icon.FLAG, (middle, below), glyph, text)
            case 1:
                canvas.glyph(Icon.STEPS, (middle, below), glyph, text)
            case 2:
                room_below = Box(round(middle - 100), round(below - glyph), 200, 2 * glyph)
                width_of_home = round(glyph * 0.62)
                lay_homes(canvas, tuple(Suit), room_below, width_of_home, gap=0.22)
            case _:
                canvas.glyph(Icon.STAR, (middle, below), glyph, gold)
        x += width + gap


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
        canvas.glyph(Icon[name.upper()], centre, round(size * 0.56), theme.GLOW)


def _paint_drawing(canvas: Canvas, picture: DrawingPicture) -> None:
    if picture.drawing is Drawing.CALENDAR:
        paint_calendar(canvas)
        return
    if picture.drawing is Drawing.CHART:
        paint_chart(canvas)
        return
    height = round(canvas.height * 0.82)
    middle = canvas.height / 2
    draw = draw_pie if picture.drawing is Drawing.PIE else draw_computer
    drawing = draw(height)
    if not picture.cards:
        canvas.put(drawing, (canvas.width / 2, middle))
        return
    width = canvas.card_width()
    gap = round(width * 0.5)
    left = (canvas.width - width - gap - drawing.width) // 2
    canvas.card(picture.cards[0], left, round(middle - card_height(width) / 2), width)
    canvas.put(drawing, (left + width + gap + drawing.width / 2, middle))
