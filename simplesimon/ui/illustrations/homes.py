"""Pictures of the places where finished runs go."""

from collections.abc import Sequence
from typing import Final

from simplesimon.engine import COLUMN_HEIGHTS, RUN_LENGTH, RUNS_TO_WIN, Suit
from simplesimon.handbook import HomesPicture
from simplesimon.ui import theme
from simplesimon.ui.art.card_layout import CARD_MM, card_height, corner_radius
from simplesimon.ui.art.shapes import paint, star_mask
from simplesimon.ui.art.suits import suit_mask
from simplesimon.ui.illustrations.canvas import Box, Canvas
from simplesimon.ui.illustrations.tables import lie
from simplesimon.ui.illustrations.whole_tables import TABLE_GAP

BAR_SHARE: Final = 0.27
"""Height of the bar in a picture of it, as a share of the picture's height."""


def paint_homes(canvas: Canvas, picture: HomesPicture) -> None:
    """Put the four homes in the bar, over an empty table or over a run that goes there."""
    if picture.arriving:
        _paint_arriving(canvas, picture)
    else:
        homes = _bar_with_homes(canvas, picture.suits)
        _paint_empty_table(canvas, homes[0].bottom)


def lay_homes(
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
    return lay_homes(canvas, suits, bar, width, gap=0.3)


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
