"""What the player's gestures and keys do to the cards: take, carry, drop, send, remove.

It turns a gesture into an action and asks the session for it; what happened and what was
refused is told to whoever shows the game. Mouse, finger and keyboard share one hand.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Protocol

from simplesimon.engine import (
    RUN_LENGTH,
    Action,
    Event,
    IllegalMove,
    Move,
    Refusal,
    Removal,
    RunRemoval,
    best_move,
    ends_with_full_run,
    fits,
    lift_refusal,
)
from simplesimon.session import Session
from simplesimon.store.settings import Settings
from simplesimon.ui import theme
from simplesimon.ui.choreography import Choreography
from simplesimon.ui.cursor import Cursor
from simplesimon.ui.hand import Hand
from simplesimon.ui.keys import Step
from simplesimon.ui.layout import Rect, Spot, TableLayout
from simplesimon.ui.marks import Marks
from simplesimon.ui.motion import Point, Timeline
from simplesimon.ui.pointer import (
    Cancel,
    Click,
    DoubleClick,
    Drag,
    Drop,
    Gesture,
    Lift,
    LongPress,
)
from simplesimon.ui.table import Table


@dataclass(frozen=True, slots=True)
class Board:
    """What is on the table in a window of one size."""

    layout: TableLayout
    table: Table
    marks: Marks
    choreography: Choreography
    timeline: Timeline
    """Moves of cards."""

    effects: Timeline
    """What no press cuts short."""


class Audience(Protocol):
    """Who is told what came of the player's gestures."""

    def show(self, events: tuple[Event, ...]) -> None:
        """Something happened in the game."""

    def remind(self, refusal: Refusal, action: Action, cards: Rect, column: Rect) -> None:
        """An action was refused; told with where its cards and the column meant for them are."""

    def changed(self) -> None:
        """Something is seen differently: a frame is wanted."""


class Handling:
    """The player's hand.

    Args:
        session: The game.
        board: The table.
        settings: Returns the settings as they are now.
        audience: Who is told.
        pace: Multiplies every duration.
    """

    def __init__(
        self,
        session: Session,
        board: Board,
        settings: Callable[[], Settings],
        audience: Audience,
        pace: float,
    ) -> None:
        self._session: Final = session
        self._board: Final = board
        self._settings: Final = settings
        self._audience: Final = audience
        self._pace: Final = pace
        self._hand: Hand | None = None
        self.cursor = Cursor()
        """Where the keyboard is."""

        self._cursor_shown = False
        """Whether the player steers by keys, so that its ring is seen."""

    @property
    def hand(self) -> Hand | None:
        """The cards in the hand, if there are any."""
        return self._hand

    # Gestures

    def act(self, gesture: Gesture | None) -> None:
        """Do what a gesture means."""
        match gesture:
            case Lift(spot, grip):
                self.put_down()
                if self._may_take(spot):
                    self._take(spot, grip)
            case Drag(offset):
                self._carry(offset)
            case Drop(offset):
                self._carry(offset)
                self._drop()
            case DoubleClick(spot) if self._settings().double_click:
                self._send(spot)
            case DoubleClick(spot) | Click(spot):
                self._click(spot)
            case LongPress(spot):
                self._board.table.peek(spot)
                self._audience.changed()
            case Cancel():
                self.put_down()
            case _:
                pass

    def _may_take(self, spot: Spot) -> bool:
        """Tell whether the cards from a spot on may move together; if not, say why."""
        column = self._session.game.position.columns[spot.column]
        count = self._board.table.count_from(spot)
        refused = lift_refusal(column, count)
        if refused is not None:
            self.refuse(refused, Move(spot.column, spot.column, count))
        return refused is None

    def _take(self, spot: Spot, grip: Point) -> None:
        """Take the cards from a spot on into the hand, and mark the columns they may go to."""
        board = self._board
        hand = self._hand = Hand(board.table, spot, grip)
        board.effects.animate(
            lambda: hand.lift,
            at=0.0,
            seconds=theme.LIFT.seconds * self._pace,
            easing=theme.LIFT.easing,
        )
        if self._settings().placing_help:
            board.marks.show_targets(
                [
                    (column, len(cards))
                    for column, cards in enumerate(self._session.game.position.columns)
                    if column != spot.column and fits(hand.first, cards)
                ]
            )
        self._audience.changed()

    def _carry(self, offset: Point) -> None:
        if self._hand is not None:
            self._hand.carry(offset)
            self._audience.changed()

    def _drop(self) -> None:
        """Let the cards in the hand go where they are."""
        hand, board = self._hand, self._board
        if hand is None:
            return
        source = hand.spot.column
        target = board.layout.drop_column(hand.rect(), board.table.heights)
        action = Move(source, source if target is None else target, hand.count)
        if self._settings().automatic_placing and not self._takes(action):
            best = best_move(self._session.game.position, source, hand.count)
            if isinstance(best, Move):
                self.try_action(best)
                return
        if action.target == source:
            self.put_down()
        else:
            self.try_action(action)

    def _takes(self, move: Move) -> bool:
        column = self._session.game.position.columns[move.target]
        return (
            move.target != move.source and self._hand is not None and fits(self._hand.first, column)
        )

    def _empty_hand(self) -> Hand | None:
        """Let the cards no longer follow the pointer; they are still in the air."""
        hand, self._hand = self._hand, None
        if hand is not None:
            # What lifts them must not do so any more.
            hand.release()
            self._board.marks.clear_targets()
        return hand

    def put_down(self) -> None:
        """Let the cards in the hand return without a word."""
        self._board.table.end_peek()
        hand = self._empty_hand()
        if hand is not None:
            self._board.choreography.put_back(hand.cards, hand.spot.column)
        self._audience.changed()

    def settle(self) -> None:
        """Bring all cards to rest, as before anything that moves others."""
        self.put_down()
        self._board.timeline.finish()

    def _click(self, spot: Spot | None) -> None:
        hand = self._hand
        if hand is None:
            if spot is not None and self.in_run(spot):
                self.try_action(Removal(spot.column))
            elif spot is not None and spot.row is not None and self._may_take(spot):
                self._take(spot, self._board.table.seat(spot.column, spot.row))
        elif spot is None or spot.column == hand.spot.column:
            self.settle()
            if spot is not None and spot.row not in (None, hand.spot.row):
                self._click(spot)
        else:
            self.try_action(Move(hand.spot.column, spot.column, hand.count))

    def _send(self, spot: Spot) -> None:
        """Send the cards from a spot on to their best column; a finished run leaves."""
        self.settle()
        count = self._board.table.count_from(spot)
        if self.in_run(spot):
            self.try_action(Removal(spot.column))
        elif count:
            choice = best_move(self._session.game.position, spot.column, count)
            if isinstance(choice, Refusal):
                self.refuse(choice, Move(spot.column, spot.column, count))
            else:
                self.try_action(choice)

    def in_run(self, spot: Spot) -> bool:
        """Tell whether a spot is on a finished run that waits for the player to remove it."""
        game = self._session.game
        column = game.position.columns[spot.column]
        return (
            game.removal is RunRemoval.BY_HAND
            and spot.row is not None
            and ends_with_full_run(column)
            and spot.row >= len(column) - RUN_LENGTH
        )

    # Acting

    def remove_run(self, column: int) -> None:
        """Remove the finished run that ends a column."""
        self.try_action(Removal(column))

    def try_action(self, action: Action) -> None:
        """Make an action, or say why it is refused."""
        try:
            events = self._session.play(action)
        except IllegalMove as illegal:
            self.refuse(illegal.refusal, action)
            return
        self._empty_hand()
        self.cursor = self.cursor.at(action.target if isinstance(action, Move) else action.column)
        self._audience.show(events)

    def refuse(self, refusal: Refusal, action: Action) -> None:
        """Let the cards of an action shake and go back, and say why."""
        self._empty_hand()
        board = self._board
        source = action.source if isinstance(action, Move) else action.column
        target = action.target if isinstance(action, Move) else action.column
        heights = board.table.heights
        count = action.count if isinstance(action, Move) else min(RUN_LENGTH, heights[source])
        row = heights[source] - count
        group = board.table.group(Spot(source, row))
        board.choreography.shake(group, source)
        cards = board.layout.group_rect(source, row, heights[source])
        column = cards
        if target != source:
            height = heights[target]
            last = max(0, height - 1)
            column = board.layout.card_rect(target, last, max(1, height))
        self._audience.remind(refusal, action, cards, column)

    # Keyboard

    def show_cursor(self, *, shown: bool) -> None:
        """Show the ring of the keyboard, or hide it."""
        self._cursor_shown = shown
        self._place_ring()

    def step(self, step: Step) -> None:
        """Move the cursor by an arrow key, or lift and drop by Enter and Space."""
        board = self._board
        if step is Step.PRESS:
            self._press_cursor()
        elif self._cursor_shown:
            heights = board.table.heights
            mirrored = self._settings().left_handed
            if self._hand is None or step in (Step.LEFT, Step.RIGHT):
                self.cursor = self.cursor.stepped(step, heights, mirrored=mirrored)
        self.show_cursor(shown=True)

    def _press_cursor(self) -> None:
        board = self._board
        board.timeline.finish()
        cursor = self.cursor = self.cursor.kept(board.table.heights)
        hand = self._hand
        if hand is None:
            self._click(cursor.spot(board.table.heights))
        elif hand.spot.column == cursor.column:
            self.settle()
        else:
            self.try_action(Move(hand.spot.column, cursor.column, hand.count))

    def choose_column(self, column: int) -> None:
        """Drop the cards in the hand on a column; with an empty hand, go there."""
        self._board.timeline.finish()
        self.cursor = self.cursor.at(column)
        if self._hand is not None:
            self._press_cursor()
        self.show_cursor(shown=True)

    def _place_ring(self) -> None:
        """Draw the ring around the group at the cursor, or around where the hand would drop."""
        board, heights = self._board, self._board.table.heights
        if not self._cursor_shown:
            board.marks.show_cursor(None)
            return
        cursor = self.cursor.kept(heights)
        column, height = cursor.column, heights[cursor.column]
        count = cursor.count if self._hand is None else 1
        row = max(0, height - count)
        board.marks.show_cursor(board.layout.group_rect(column, row, max(1, height)))

    def refresh(self) -> None:
        """Follow what has changed on the table."""
        self._place_ring()
