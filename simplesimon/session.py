"""A game as it is being played: the game, the time spent on it, what was asked for, its record.

The session tells a ``Keeper`` after every action what is to be kept; the store's ``History``
is one. Sessions are opened by a ``Dealer``.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import datetime
from enum import Enum, auto
from typing import Final, Protocol
from uuid import uuid4

from simplesimon.engine import Action, Dealt, Event, Game
from simplesimon.store.files import utc_now
from simplesimon.store.plays import Beginning, Counters, Line, Origin, Outcome, Play, Table

IDLE_SECONDS: Final = 60.0
"""Time stops counting when nothing has happened for so long."""


class Keeper(Protocol):
    """What a session needs from whoever keeps plays."""

    def begin(self, play: Play) -> None:
        """Put another play on the table; what lay there is left."""

    def keep(self, play: Play, closed: Play | None = None) -> None:
        """Note the state of the play that was begun last, and of the one it follows."""

    def leave(self, uuid: str) -> None:
        """Take a play off the table."""

    def take_up(self, uuid: str) -> Play | None:
        """Put an open play back on the table and return it; None if that can't be done."""


class Forgetful:
    """A keeper that keeps nothing: for games played without a store."""

    def begin(self, play: Play) -> None:
        """Forget the play."""

    def keep(self, play: Play, closed: Play | None = None) -> None:
        """Forget the plays."""

    def leave(self, uuid: str) -> None:
        """Do nothing: there is no table."""

    def take_up(self, uuid: str) -> Play | None:  # noqa: ARG002 - the protocol's
        """Return None: nothing was kept."""
        return None


class Pause(Enum):
    """Why the clock stands; it runs again when no reason is left."""

    SCENE = auto()
    """Another scene or a panel covers the table: menu, help, settings."""

    FOCUS = auto()
    """The window has not got the player's attention."""

    MINIMISED = auto()
    """The window is not to be seen."""


@dataclass(slots=True)
class _Restart:
    """A restart that redo may still take back."""

    made: int
    """How many actions had been made."""

    line: Line
    """What the play had come to."""

    was_stuck: bool
    redone: bool = False
    """Whether actions of that line are on the table again by redo."""


class Session:
    """A game with its clock, its counters and its record.

    The state of the game itself is all in ``game``; every change goes through the session, so
    that it is kept.

    Args:
        game: The game.
        beginning: How the game began; made from the game if not given.
        keeper: Who keeps the play.
        now: Tells the present moment in UTC.
    """

    def __init__(
        self,
        game: Game,
        *,
        beginning: Beginning | None = None,
        keeper: Keeper | None = None,
        now: Callable[[], datetime] = utc_now,
    ) -> None:
        self.game: Final = game
        self.beginning = beginning or _beginning_of(game)
        """How the play on the table began."""

        self.seconds = 0.0
        """Time played so far, in seconds; from a restart on, that of the new attempt."""

        self.undos = 0
        """How often an action was taken back."""

        self.hints = 0
        """How many hints were shown."""

        self.shows = 0
        """How many actions "Show me" made."""

        self.returns = 0
        """How often the game went back to the last winnable position."""

        self.uuid = uuid4().hex
        """Names the play; after a restart, another move begins another play."""

        self.outcome = Outcome.DEALT
        """What has become of the play so far."""

        self._keeper: Final = keeper or Forgetful()
        self._now: Final = now
        self._started = self._changed = now()
        self._final: Line | None = None
        self._restart: _Restart | None = None
        self._quiet_seconds = 0.0
        self._pauses: set[Pause] = set()

    @classmethod
    def of_play(
        cls,
        play: Play,
        *,
        keeper: Keeper | None = None,
        undo_limit: int | None = None,
        now: Callable[[], datetime] = utc_now,
    ) -> "Session":
        """Return a session that goes on with an open play exactly where it was.

        Raises:
            ValueError: If the play can't go on.
        """
        table, beginning = play.table, play.beginning
        if table is None:
            raise ValueError("the play is closed")
        game = Game(
            beginning.deal,
            table.actions,
            table.undone,
            removal=beginning.removal,
            undo_limit=undo_limit,
        )
        session = cls(game, beginning=beginning, keeper=keeper, now=now)
        session.uuid, session.outcome = play.uuid, play.outcome
        session._started, session._changed = play.started, play.changed
        session._count_from(table.counters)
        if play.outcome.is_final:
            session._final = play.line
        if table.restarted is not None:
            before = Game(beginning.deal, play.line.actions, removal=beginning.removal)
            session._restart = _Restart(
                table.restarted, play.line, before.is_stuck, redone=table.redone
            )
        return session

    # What the player does

    def play(self, action: Action) -> tuple[Event, ...]:
        """Make an action and return what happened.

        Raises:
            IllegalMove: If a rule refuses the action; nothing has changed then.
        """
        return self._make(action, shown=False)

    def show(self, action: Action) -> tuple[Event, ...]:
        """Make an action on behalf of "Show me" and return what happened.

        A table that is cleared so is not a win.

        Raises:
            IllegalMove: If a rule refuses the action; nothing has changed then.
        """
        return self._make(action, shown=True)

    def undo(self) -> tuple[Event, ...]:
        """Take the last action back and return what happened."""
        self.wake()
        events = self.game.undo()
        if events:
            self.undos += 1
            self._touch()
            self.save()
        return events

    def redo(self) -> tuple[Event, ...]:
        """Make the action undone last again and return what happened."""
        self.wake()
        events = self.game.redo()
        if events:
            if self._restart is not None:
                self._restart.redone = True
            self._note_progress(shown=False)
            self.save()
        return events

    def restart(self) -> tuple[Event, ...]:
        """Go back to the deal, keeping all moves for redo, and return what happened.

        Time and counters begin anew. As soon as another move is made, the play so far is
        closed and a new one begins; redoing all that had been made goes on with the old one.
        """
        self.wake()
        if not self.game.actions:
            return ()
        if self._restart is not None:
            self._restart.redone = False
        elif self.outcome is not Outcome.DEALT:
            self._restart = _Restart(len(self.game.actions), self._line(), self.game.is_stuck)
            self._count_from(Counters())
        events = self.game.restart()
        self.save()
        return events

    def return_to(self, made: int) -> tuple[Event, ...]:
        """Go back to the last winnable position, keeping what follows for redo.

        Args:
            made: How many actions had been made there.

        Returns:
            The position; ``()`` if the undo limit does not reach so far or it is not behind us.
        """
        self.wake()
        back = len(self.game.actions) - made
        if not 0 < back <= self.game.undoable:
            return ()
        for _ in range(back):
            self.game.undo()
        self.undos += back
        self.returns += 1
        self._touch()
        self.save()
        return (Dealt(self.game.position),)

    def count_hint(self) -> None:
        """Note that a hint was shown."""
        self.wake()
        self.hints += 1
        self.save()

    def leave(self) -> None:
        """Take the game off the table: lost if no move is possible, else open in the history.

        Beginning another game does the same by itself.
        """
        self._keeper.leave(self.uuid)

    # Time

    def wake(self) -> None:
        """Note that the player did something: time counts for another minute."""
        self._quiet_seconds = 0.0

    def pause(self, why: Pause = Pause.SCENE) -> None:
        """Stop the clock, and keep the time played so far."""
        if not self._pauses:
            self.save()
        self._pauses.add(why)

    def resume(self, why: Pause = Pause.SCENE) -> None:
        """Let the clock run again, unless it stands for another reason."""
        self._pauses.discard(why)
        if not self._pauses:
            self.wake()

    def advance(self, seconds: float) -> None:
        """Let time pass.

        It counts from the first move to the win, while the clock is not paused, and for a
        minute after the player did something.
        """
        if self._pauses:
            return
        counted = min(seconds, max(0.0, IDLE_SECONDS - self._quiet_seconds))
        self._quiet_seconds += seconds
        started = bool(self.game.actions or self.game.undone)
        if started and not self.game.is_won:
            self.seconds += counted

    # The record

    @property
    def counters(self) -> Counters:
        """Time and counts so far; since the restart, while redo may still take it back."""
        return Counters(self.seconds, self.undos, self.hints, self.shows, self.returns)

    @property
    def record(self) -> Play:
        """The play as it stands, all of it."""
        game = self.game
        table = None
        if not game.is_won:
            table = Table(
                game.actions,
                game.undone,
                self.counters,
                restarted=None if self._restart is None else self._restart.made,
                redone=self._restart is not None and self._restart.redone,
                is_stuck=game.is_stuck,
            )
        line = self._restart.line if self._restart else self._line()
        return self._play(self.outcome, line, table)

    def save(self) -> None:
        """Have the play kept as it stands. Every action does so by itself."""
        self._keeper.keep(self.record)

    def _make(self, action: Action, *, shown: bool) -> tuple[Event, ...]:
        self.wake()
        repeats = self.game.undone[:1] == (action,)
        events = self.game.play(action)
        closed = None
        if self._restart is not None and not repeats:
            closed = self._close(self._restart)
        if self.outcome is Outcome.DEALT:
            self.outcome = Outcome.UNFINISHED
            self._started = self._now()
        self.shows += shown
        self._note_progress(shown=shown)
        self._keeper.keep(self.record, closed)
        return events

    def _close(self, restart: _Restart) -> Play:
        """End the play before a restart, make this session that of a new one."""
        outcome = self.outcome
        if not outcome.is_final:
            outcome = Outcome.LOST if restart.was_stuck else Outcome.ABANDONED
        closed = self._play(outcome, restart.line, None)
        if restart.redone:
            # Moves that the solver had helped with are on the table again.
            before = restart.line.counters
            self.hints += before.hints
            self.shows += before.shows
            self.returns += before.returns
        if self.beginning.begun_on is not None:
            # Another attempt at a daily deal is begun today, whenever the first one was.
            today = self._now().astimezone().date()
            self.beginning = replace(self.beginning, begun_on=today)
        self.uuid, self.outcome = uuid4().hex, Outcome.DEALT
        self._final = self._restart = None
        return closed

    def _note_progress(self, *, shown: bool) -> None:
        """Take a restart back that redo has made undone, and note the end of the play."""
        game, restart = self.game, self._restart
        if restart is not None and len(game.actions) >= restart.made:
            self._count_from(restart.line.counters + self.counters)
            self._restart = None
        self._touch()
        if game.is_won and not self.outcome.is_final:
            self._final = self._line()
            self.outcome = Outcome.SHOWN if shown else Outcome.WON

    def _touch(self) -> None:
        """Note when the play was last played; a decided one keeps the time of its end."""
        if not self.outcome.is_final:
            self._changed = self._now()

    def _line(self) -> Line:
        game = self.game
        return self._final or Line(game.actions, game.moves, game.score, self.counters)

    def _play(self, outcome: Outcome, line: Line, table: Table | None) -> Play:
        return Play(self.uuid, self.beginning, self._started, self._changed, outcome, line, table)

    def _count_from(self, counters: Counters) -> None:
        self.seconds, self.undos = counters.seconds, counters.undos
        self.hints, self.shows, self.returns = counters.hints, counters.shows, counters.returns


def _beginning_of(game: Game) -> Beginning:
    origin = Origin.TYPED if game.deal.origin is None else Origin.CODE
    return Beginning(game.deal, origin, game.removal)
