"""Pictures of a few columns: where the cards lie, and the marks that say what may be done."""

from collections.abc import Iterator
from typing import Final

from simplesimon.engine import Card, Column, Move, Removal, fits, lift_refusal
from simplesimon.handbook import Gesture, Group, TablePicture
from simplesimon.ui import theme
from simplesimon.ui.art.card_layout import card_height
from simplesimon.ui.illustrations.canvas import Box, Canvas

WIDEST_GAP: Final = 1.3
"""Between two columns, as a share of a card's width."""

LYING_STRIP: Final = 0.44
LYING_GAP: Final = 0.35
"""What is seen of a card in a lying column at the most, and between two such columns."""

HELD_ASIDE: Final = 0.42
HELD_BELOW: Final = 0.34
"""How far a carried group is from its target, as shares of a card's width."""

LESSER_ALPHA: Final = 0.45
"""Of the arrow of a move that is not the best."""


def paint_table(canvas: Canvas, picture: TablePicture) -> None:
    """Put a small table and its marks on the felt."""
    table = _Table(canvas, picture)
    table.lay()
    table.mark()


def lie(canvas: Canvas, column: Column, left: int, top: int, width: int, strip: float) -> list[Box]:
    """Lay a column on its side, its deepest card at the left; return where its cards are.

    Args:
        canvas: Where it goes.
        column: The cards.
        left: Of the deepest card, in pixels.
        top: Of all cards.
        width: Of a card.
        strip: What is seen of each card but the last, in pixels.
    """
    return [
        canvas.card(card, round(left + index * strip), top, width, large_index=False)
        for index, card in enumerate(column)
    ]


class _Table:
    """A small table: its cards, and where they are."""

    def __init__(self, canvas: Canvas, picture: TablePicture) -> None:
        self._canvas: Final = canvas
        self._picture: Final = picture
        self._width: Final = canvas.card_width(picture.size)
        self._height: Final = card_height(self._width)
        self._seats: Final[list[list[Box]]] = []
        """Of each column, the places of its cards, or that of its slot."""

        self._heights: Final = [len(column) for column in picture.columns]
        """Cards left in each column as moves follow one another."""

    # Cards

    def lay(self) -> None:
        """Lay out all cards and slots."""
        self._seats[:] = self._lying() if self._picture.lying else self._standing()

    def _standing(self) -> Iterator[list[Box]]:
        canvas, columns = self._canvas, self._picture.columns
        strip = canvas.strip(self._width)
        tallest = self._height + strip * max(0, max(map(len, columns)) - 1)
        top = (canvas.height - tallest) // 2
        # A card that a finger brings up takes the place of one more column.
        places = len(columns) + (self._picture.peek is not None)
        free = canvas.width - places * self._width
        gap = min(self._width * WIDEST_GAP, free / (places + 1))
        left = (canvas.width - places * self._width - (places - 1) * gap) / 2
        held = self._held
        for index, column in enumerate(columns):
            x = round(left + index * (self._width + gap))
            resting = column[: len(column) - held.count] if held.column == index else column
            if resting:
                yield [
                    canvas.card(card, x, top + row * strip, self._width)
                    for row, card in enumerate(resting)
                ]
            else:
                yield [canvas.slot(x, top, self._width)]

    def _lying(self) -> Iterator[list[Box]]:
        canvas, columns = self._canvas, self._picture.columns
        gap = round(self._width * LYING_GAP)
        whole = len(columns) * self._width + (len(columns) - 1) * gap
        strips = sum(len(column) - 1 for column in columns)
        room = canvas.width - 2 * canvas.pad - whole
        strip = min(self._width * LYING_STRIP, room / max(1, strips))
        left = round((canvas.width - whole - strips * strip) / 2)
        top = (canvas.height - self._height) // 2
        if self._picture.badge:
            top += canvas.px(18)
        for index, column in enumerate(columns):
            boxes = lie(canvas, column, left, top, self._width, strip)
            for group in self._picture.gone:
                if group.column == index:
                    self._fade(boxes[len(boxes) - group.count], boxes[-1])
            left = boxes[-1].right + gap
            yield boxes

    def _fade(self, first: Box, last: Box) -> None:
        """Let cards that are leaving, from one to another, become part of the felt."""
        box = Box(first.left, first.top, last.right - first.left, first.height)
        self._canvas.fade(box)

    @property
    def _held(self) -> Group:
        """The group that a hand carries."""
        move = self._picture.allowed[0] if self._picture.allowed else None
        if self._picture.gesture is Gesture.DRAG and isinstance(move, Move):
            return Group(move.source, move.count)
        return Group(-1, 0)

    def _cards(self, group: Group) -> tuple[Card, ...]:
        column = self._picture.columns[group.column]
        return tuple(column[len(column) - group.count :])

    def _around(self, group: Group) -> Box:
        """Return the box around a group, given with the cards that are still there."""
        end = self._heights[group.column]
        boxes = self._seats[group.column][end - group.count : end]
        first, last = boxes[0], boxes[-1]
        return Box(first.left, first.top, last.right - first.left, last.bottom - first.top)

    def _last(self, column: int) -> Box:
        """Return where a column's playable card is, or its slot."""
        return self._seats[column][-1]

    # Marks

    def mark(self) -> None:
        """Show what may be done and what may not."""
        picture = self._picture
        for group in picture.shown:
            self._glow(group)
        for group in picture.gone:
            self._glow_what_stays(group)
        for column, number in enumerate(picture.numbers):
            self._number(self._last(column), number)
        if picture.gesture is Gesture.DRAG:
            self._mark_drag()
        else:
            self._mark_moves()
        for move in picture.refused:
            self._mark_refused(move)
        for column, right in picture.signs:
            self._sign(self._last(column), right=right)
        if picture.peek is not None:
            self._mark_peek(*picture.peek)
        if picture.badge:
            middle = (self._canvas.width / 2, self._last(0).top / 2 + self._canvas.px(2))
            self._canvas.badge(middle, picture.badge)

    def _glow(self, group: Group) -> None:
        self._canvas.outline(self._around(group), self._width, theme.GLOW, glow=True)

    def _glow_what_stays(self, gone: Group) -> None:
        """Let the cards glow that a group leaves free, from the first to the group."""
        boxes = self._seats[gone.column]
        first, next_one = boxes[0], boxes[len(boxes) - gone.count]
        around = Box(first.left, first.top, next_one.left - first.left, first.height)
        self._canvas.outline(around, self._width, theme.GLOW, glow=True)

    def _sign(self, box: Box, *, right: bool) -> None:
        """Put a check or a cross on the lower right corner of a card."""
        inset = self._canvas.px(5)
        self._canvas.sign((box.right - inset, box.bottom - inset), right=right)

    def _number(self, box: Box, number: int) -> None:
        """Put a number on the lower right corner of a card."""
        self._canvas.number((box.right, box.bottom - self._canvas.px(5)), number)

    def _mark_moves(self) -> None:
        picture = self._picture
        moves = [move for move in picture.allowed if isinstance(move, Move)]
        for move in moves[:1] if picture.in_turn else moves:
            self._glow(Group(move.source, move.count))
        for move in picture.lesser:
            self._point(move, alpha=LESSER_ALPHA)
        for move in moves:
            self._point(move)
            if picture.in_turn:
                self._heights[move.source] -= move.count
        targets = dict.fromkeys(self._last(move.target) for move in moves)
        if picture.gesture is not None:
            self._mark_hand(picture.gesture)
        elif picture.in_turn:
            for number, target in enumerate(targets, start=1):
                self._number(target, number)
        else:
            for target in targets:
                self._sign(target, right=True)

    def _point(self, move: Move, *, alpha: float = 1.0) -> None:
        """Draw the arrow of a move."""
        group = self._around(Group(move.source, move.count))
        target = self._last(move.target)
        rightward = target.left > group.left
        # Not from the index, which is at the left.
        start = (
            (group.left + self._width * 0.86, group.top + self._width * 0.28)
            if rightward
            else (group.left + self._width * 0.14, group.bottom - self._height * 0.5)
        )
        empty = not self._picture.columns[move.target]
        inward = 0.42 if empty else 0.30
        end = target.at(inward if rightward else 1 - inward, 0.5 if empty else 0.58)
        self._canvas.arrow(start, end, self._width, alpha=alpha)

    def _mark_refused(self, move: Move) -> None:
        """Cross out the group if it can't be taken, else the column that does not take it."""
        group = Group(move.source, move.count)
        if lift_refusal(self._picture.columns[move.source], move.count) is None:
            self._sign(self._last(move.target), right=False)
        else:
            self._canvas.outline(self._around(group), self._width, theme.REFUSAL)
            self._sign(self._last(move.source), right=False)

    # Hands

    def _mark_drag(self) -> None:
        """Let all columns that take the held group glow, and hold it near its target."""
        move = self._picture.allowed[0]
        if not isinstance(move, Move):
            return
        held = self._cards(self._held)
        for index, column in enumerate(self._picture.columns):
            if index != move.source and fits(held[0], column):
                self._canvas.outline(self._last(index), self._width, theme.GLOW, glow=True)
        target, strip = self._last(move.target), self._canvas.strip(self._width)
        left = round(target.left - self._width * HELD_ASIDE)
        top = round(target.top + self._width * HELD_BELOW)
        boxes = [
            self._canvas.card(card, left, top + row * strip, self._width, lifted=True)
            for row, card in enumerate(held)
        ]
        self._canvas.pointer(boxes[-1].at(0.6, 0.5), self._width)

    def _mark_hand(self, gesture: Gesture) -> None:
        """Show the pointer where it clicks."""
        for action in self._picture.allowed:
            if isinstance(action, Removal):
                box = self._last(action.column)
                self._canvas.pointer(box.at(-0.6, 0.55), self._width, clicks=1)
                continue
            group = self._around(Group(action.source, action.count))
            twice = gesture is Gesture.DOUBLE
            self._canvas.pointer(group.at(0.45, 0.62), self._width, clicks=2 if twice else 1)
            if not twice:
                self._number(group, 1)
                self._number(self._last(action.target), 2)

    def _mark_peek(self, column: int, row: int) -> None:
        """Show a covered card whole beside its place, and the finger that holds it."""
        place, first = self._seats[column][row], self._seats[column][0]
        gap = self._canvas.width - 2 * (first.left + self._width)
        card = self._picture.columns[column][row]
        left = first.right + gap
        top = (self._canvas.height - self._height) // 2
        box = self._canvas.card(card, left, top, self._width, lifted=True)
        self._canvas.outline(box, self._width, theme.GLOW, glow=True)
        strip = self._canvas.strip(self._width)
        finger = (place.left + self._width * 0.72, place.top + strip * 0.5)
        self._canvas.finger(finger, self._width)
        self._canvas.arrow(
            (finger[0] + self._width * 0.45, finger[1]), box.at(0.1, 0.4), self._width, bend=0.1
        )
