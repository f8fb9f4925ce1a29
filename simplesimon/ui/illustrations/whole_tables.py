"""Pictures of a table as it is dealt."""

from typing import Final

from simplesimon.engine import Position
from simplesimon.handbook import FACE_DOWN, DealPicture
from simplesimon.ui.art.card_layout import CARD_MM, card_height
from simplesimon.ui.illustrations.canvas import Box, Canvas

TABLE_GAP: Final = 0.18
"""Between the columns of a whole table, as a share of a card's width."""

SHORTEST_STRIP: Final = 0.29
TALLEST_STRIP: Final = 0.50
"""What is seen of a covered card of a whole table, as shares of a card's width."""


def paint_deal(canvas: Canvas, picture: DealPicture) -> None:
    """Put all cards of a deal on the felt, and perhaps a stock that is not there."""
    pad = canvas.pad
    room = Box(pad, pad, canvas.width - 2 * pad, canvas.height - 2 * pad)
    cards = lay_table(canvas, picture.deal.position, room)
    if picture.stock:
        _paint_stock(canvas, cards)


def lay_table(canvas: Canvas, position: Position, room: Box) -> list[list[Box]]:
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
