"""What each event looks like, and when: from what happened to movements on the timeline.

The table's lists change at once; only the sprites come after. At pace "off" everything takes
no time and goes the same way.
"""

import math
from collections.abc import Callable, Sequence
from typing import Final

from simplesimon.engine import (
    RUN_LENGTH,
    CardsMoved,
    Dealt,
    Event,
    GameWon,
    Position,
    RunRemoved,
    RunRestored,
    Suit,
    card,
)
from simplesimon.ui import theme
from simplesimon.ui.effects import RunEffects
from simplesimon.ui.motion import Point, Timeline, swing
from simplesimon.ui.table import CardSprite, Table
from simplesimon.ui.theme import Motion

FLIGHT_SCALE: Final = 0.2
"""Of a card, when it arrives at its home in the bar."""

ARC_SHARE: Final = 0.25
"""How far a flight home bends aside, of its length."""


class Choreography:
    """Shows events on a table.

    Args:
        table: The cards.
        timeline: What moves them.
        homes: The middle of each home in the bar, in the order in which they fill.
        pace: Multiplies every duration; 0 for no movement.
        runs: The suits of the runs that have left already.
        show_runs: Called with the suits of the runs that have arrived at their homes whenever
            that changes.
        won: Called when the last run has arrived.
        effects: What celebrates a run that leaves.
    """

    def __init__(
        self,
        table: Table,
        timeline: Timeline,
        *,
        homes: list[Point],
        pace: float,
        runs: bytes,
        show_runs: Callable[[bytes], None],
        won: Callable[[], None],
        effects: RunEffects,
    ) -> None:
        self._table: Final = table
        self._timeline: Final = timeline
        self._homes: Final = homes
        self._pace: Final = pace
        self._runs = runs
        self._show_runs: Final = show_runs
        self._won: Final = won
        self._effects: Final = effects
        show_runs(runs)

    def show(self, events: tuple[Event, ...]) -> None:
        """Stage what happened, one event after another."""
        at = 0.0
        for event in events:
            match event:
                case CardsMoved(source, target, count):
                    at = self._move(source, target, count, at)
                case RunRemoved(column, suit):
                    at = self._remove_run(column, suit, at)
                case RunRestored(column, suit):
                    at = self._restore_run(column, suit, at)
                case Dealt(position):
                    self._jump(position)
                case GameWon():
                    # The last home pops, too, before the table is left.
                    self._timeline.call(self._won, at=at + self._effects.pop_seconds)
        self._timeline.call(self._table.lower_all, at=at)

    def deal(self) -> None:
        """Let the cards of the table fly in from below, row by row."""
        table = self._table
        start_y = -table.deck.height
        start_x = table.layout.metrics.width / 2
        order = [
            (row, column)
            for column, sprites in enumerate(table.columns)
            for row in range(len(sprites))
        ]
        at = 0.0
        for row, column in sorted(order):
            sprite = table.columns[column][row]
            seat = table.seat(column, row)
            sprite.place((start_x, start_y))
            self._glide(sprite, seat, at, theme.DEAL)
            at += theme.DEAL_STAGGER * self._pace

    def put_back(self, group: Sequence[CardSprite], column: int, *, after: float = 0.0) -> None:
        """Let cards in the air return to the end of their column, after so many seconds."""
        first = len(self._table.columns[column]) - len(group)
        for index, sprite in enumerate(group):
            self._glide(sprite, self._table.seat(column, first + index), after, theme.RETURN)
        end = after + theme.RETURN.seconds * self._pace
        self._timeline.call(self._table.lower_all, at=end)

    def shake(self, group: Sequence[CardSprite], column: int) -> None:
        """Let cards that were refused shake where they are, then go back to their column."""
        seconds = theme.SHAKE_SECONDS * self._pace
        width = self._table.layout.metrics.px(theme.SHAKE_WIDTH)
        for sprite in group:
            self._timeline.animate(_shaking(sprite, width), at=0.0, seconds=seconds)
        self.put_back(group, column, after=seconds)

    def lay(self, position: Position) -> None:
        """Lay all cards where a position has them, at once; whatever moved has come to its end."""
        self._timeline.finish()
        self._table.show(position)
        self._runs = position.runs
        self._show_runs(self._runs)

    def _jump(self, position: Position) -> None:
        """Let all cards glide from where they are to where a position has them."""
        table = self._table
        before = {id(sprite): sprite.position for column in table.columns for sprite in column}
        self.lay(position)
        for column, sprites in enumerate(table.columns):
            for row, sprite in enumerate(sprites):
                start = before.get(id(sprite), self._homes[0])
                if start != sprite.position:
                    sprite.position = start
                    self._glide(sprite, table.seat(column, row), 0.0, theme.JUMP)

    def _move(self, source: int, target: int, count: int, at: float) -> float:
        table = self._table
        group = table.move(source, target, count)
        first = len(table.columns[target]) - count
        for index, sprite in enumerate(group):
            begin = at + index * theme.MOVE_STAGGER * self._pace
            self._glide(sprite, table.seat(target, first + index), begin, theme.MOVE)
        self._close_up(source, at)
        self._close_up(target, at, rows=first)
        return at + (theme.MOVE.seconds + (count - 1) * theme.MOVE_STAGGER) * self._pace

    def _close_up(self, column: int, at: float, rows: int | None = None) -> None:
        """Let the cards of a column lie wider or closer after its height has changed.

        Also those that lie in their seats now: what comes before this may move them.
        """
        for row, sprite in enumerate(self._table.columns[column][:rows]):
            self._glide(sprite, self._table.seat(column, row), at, theme.MOVE)

    def _glide(self, sprite: CardSprite, end: Point, at: float, motion: Motion) -> None:
        def begin() -> Callable[[float], None]:
            x, y = sprite.position
            scale = sprite.scale[0]

            def show(way: float) -> None:
                if way == 1:
                    sprite.scale = 1.0
                    sprite.position = end
                    return
                if scale != 1:
                    sprite.scale = scale + (1 - scale) * way
                sprite.place((x + (end[0] - x) * way, y + (end[1] - y) * way))

            return show

        self._timeline.animate(
            begin, at=at, seconds=motion.seconds * self._pace, easing=motion.easing
        )

    def _remove_run(self, column: int, suit: Suit, at: float) -> float:
        table = self._table
        rows = len(table.columns[column]) - RUN_LENGTH
        gathering = table.layout.card_rect(column, rows, rows + 1)
        run = table.take_run(column, RUN_LENGTH)
        for index, sprite in enumerate(run):
            begin = at + index * theme.GATHER_STAGGER * self._pace
            self._glide(sprite, gathering.centre, begin, theme.GATHER)
            if index:
                self._discard(run[index - 1], begin + theme.GATHER.seconds * self._pace)
        at += (theme.GATHER.seconds + (RUN_LENGTH - 1) * theme.GATHER_STAGGER) * self._pace
        self._close_up(column, at)
        self._timeline.call(lambda: self._effects.gathered(gathering), at=at)
        top = run[-1]
        home = self._homes[len(self._runs)]
        self._runs += bytes([suit])
        runs = self._runs
        self._fly(top, home, at)
        at += theme.FLY_HOME.seconds * self._pace

        def arrive() -> None:
            table.discard([top])
            self._show_runs(runs)
            self._effects.arrived(len(runs) - 1)

        self._timeline.call(arrive, at=at)
        return at

    def _discard(self, covered: CardSprite, at: float) -> None:
        """Take a card off the screen: unseen as it is, its shadow would add to the others'."""
        self._timeline.call(lambda: self._table.discard([covered]), at=at)

    def _restore_run(self, column: int, suit: Suit, at: float) -> float:
        table = self._table
        self._runs = runs = self._runs[:-1]
        home = self._homes[len(runs)]
        cards = bytes(card(rank, suit) for rank in range(RUN_LENGTH, 0, -1))
        run = table.return_run(column, cards)
        first = len(table.columns[column]) - RUN_LENGTH
        self._timeline.call(lambda: self._show_runs(runs), at=at)
        self._close_up(column, at, rows=first)
        for index, sprite in enumerate(run):
            sprite.position = home
            sprite.scale = FLIGHT_SCALE
            begin = at + index * theme.GATHER_STAGGER * self._pace
            self._glide(sprite, table.seat(column, first + index), begin, theme.FLY_HOME)
        return at + (theme.FLY_HOME.seconds + (RUN_LENGTH - 1) * theme.GATHER_STAGGER) * self._pace

    def _fly(self, sprite: CardSprite, end: Point, at: float) -> None:
        """Let a card fly home on an arc and become small."""

        def begin() -> Callable[[float], None]:
            x, y = sprite.position
            dx, dy = end[0] - x, end[1] - y
            # It swings out below the straight way: above, it would leave the window.
            bend = ARC_SHARE * math.copysign(1.0, dx)

            def show(way: float) -> None:
                aside = bend * math.sin(math.pi * way)
                sprite.position = (x + dx * way + dy * aside, y + dy * way - dx * aside)
                sprite.scale = 1.0 + (FLIGHT_SCALE - 1.0) * way

            return show

        seconds = theme.FLY_HOME.seconds * self._pace
        self._timeline.animate(begin, at=at, seconds=seconds, easing=theme.FLY_HOME.easing)


def _shaking(sprite: CardSprite, width: int) -> Callable[[], Callable[[float], None]]:
    """Return a change that shakes a sprite by ``width`` pixels to each side."""

    def begin() -> Callable[[float], None]:
        x, y = sprite.position

        def show(way: float) -> None:
            aside = width * swing(way, theme.SHAKE_SWINGS) if way < 1 else 0.0
            sprite.place((x + aside, y))

        return show

    return begin
