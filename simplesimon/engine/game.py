"""One game: a deal, the actions made from it, and a cursor among them. History, nothing else.

Time, counters and statistics belong to whoever plays; what an event looks like belongs to
whoever shows it. Every command changes the state at once and returns what happened.
"""

from collections.abc import Iterable
from typing import Final

from simplesimon.engine.cards import Suit
from simplesimon.engine.deals import Deal
from simplesimon.engine.events import CardsMoved, Dealt, Event, GameWon, RunRemoved, RunRestored
from simplesimon.engine.position import Action, Move, Position, Removal, RunRemoval
from simplesimon.engine.refusals import IllegalMove, refusal
from simplesimon.engine.rules import (
    RUN_SCORE,
    START_SCORE,
    after_move,
    after_removal,
    is_stuck,
    is_won,
    leaving_runs,
    settled,
)

UNDO_STEPS: Final = 100
"""How many actions can be undone unless the player chose "unlimited"."""


class Game:
    """A game in progress.

    Args:
        deal: What it starts from. Where runs leave by themselves, full runs that end a column
            of a typed board have left before the first action.
        actions: Actions to make at once, as from a saved game.
        undone: Actions that can be redone after them.
        removal: Who takes finished runs off the table.
        undo_limit: How many actions can be undone, None for all.

    Raises:
        IllegalMove: If one of the actions or undone actions is not legal; ``number`` counts
            through both from 1.
    """

    def __init__(
        self,
        deal: Deal,
        actions: Iterable[Action] = (),
        undone: Iterable[Action] = (),
        *,
        removal: RunRemoval = RunRemoval.BY_ITSELF,
        undo_limit: int | None = UNDO_STEPS,
    ) -> None:
        self.deal: Final = deal
        self.removal: Final = removal
        start = deal.position
        self._start: Final = settled(start) if removal is RunRemoval.BY_ITSELF else start
        self._actions: list[Action] = []
        self._positions: list[Position] = [self._start]
        self._cursor = 0
        self._undo_floor = 0
        self._undo_limit: int | None = None
        for action in actions:
            self._play_recorded(action)
        made = self._cursor
        for action in undone:
            self._play_recorded(action)
        self._cursor = made
        self.undo_limit = undo_limit

    def _play_recorded(self, action: Action) -> None:
        try:
            self.play(action)
        except IllegalMove as illegal:
            raise IllegalMove(illegal.refusal, action, self._cursor + 1) from None

    @property
    def position(self) -> Position:
        """The position now."""
        return self._positions[self._cursor]

    @property
    def start(self) -> Position:
        """The position of the deal, runs that left while it was loaded already gone."""
        return self._start

    @property
    def actions(self) -> tuple[Action, ...]:
        """The actions made so far, undone ones left out."""
        return tuple(self._actions[: self._cursor])

    @property
    def undone(self) -> tuple[Action, ...]:
        """The actions that can be redone, the next one first."""
        return tuple(self._actions[self._cursor :])

    @property
    def moves(self) -> int:
        """How many moves were made; removing a run is none."""
        return sum(isinstance(action, Move) for action in self._actions[: self._cursor])

    @property
    def runs(self) -> int:
        """How many runs have left during play."""
        return len(self.position.runs) - len(self._start.runs)

    @property
    def score(self) -> int:
        """500 points, less one for each move, plus 100 for each run that left during play."""
        return START_SCORE - self.moves + RUN_SCORE * self.runs

    @property
    def is_won(self) -> bool:
        """Whether no card is left on the table."""
        return is_won(self.position)

    @property
    def is_stuck(self) -> bool:
        """Whether nothing can be done any more although the game is not won."""
        return is_stuck(self.position)

    @property
    def undo_limit(self) -> int | None:
        """How many actions can be undone, None for all. It may be changed at any time."""
        return self._undo_limit

    @undo_limit.setter
    def undo_limit(self, limit: int | None) -> None:
        if limit == self._undo_limit:
            return  # what can no longer be undone stays so
        self._undo_limit = limit
        self._undo_floor = 0
        self._raise_undo_floor()

    def _raise_undo_floor(self) -> None:
        if self._undo_limit is not None:
            self._undo_floor = max(self._undo_floor, self._cursor - self._undo_limit)

    @property
    def can_undo(self) -> bool:
        """Whether there is an action that the undo limit lets the player take back."""
        return self.undoable > 0

    @property
    def undoable(self) -> int:
        """How many actions the undo limit lets the player take back."""
        return self._cursor - self._undo_floor

    @property
    def can_redo(self) -> bool:
        """Whether an undone action can be made again."""
        return self._cursor < len(self._actions)

    def play(self, action: Action) -> tuple[Event, ...]:
        """Make an action and return what happened.

        An action other than the next one to redo drops the actions that could be redone.

        Raises:
            IllegalMove: If a rule refuses the action; nothing has changed then.
        """
        refused = refusal(self.position, action, self.removal)
        if refused is not None:
            raise IllegalMove(refused, action)
        if self.undone[:1] == (action,):
            return self.redo()
        before = self.position
        position, events = _made(before, action, self.removal)
        del self._actions[self._cursor :]
        del self._positions[self._cursor + 1 :]
        self._actions.append(action)
        self._positions.append(position)
        self._advance()
        return events

    def undo(self) -> tuple[Event, ...]:
        """Take the last action back and return what happened; ``()`` if none can be."""
        if not self.can_undo:
            return ()
        self._cursor -= 1
        return _taken_back(self.position, self._actions[self._cursor], self.removal)

    def redo(self) -> tuple[Event, ...]:
        """Make the action that was undone last again; ``()`` if there is none."""
        if not self.can_redo:
            return ()
        _, events = _made(self.position, self._actions[self._cursor], self.removal)
        self._advance()
        return events

    def restart(self) -> tuple[Event, ...]:
        """Go back to the deal; all moves can be redone until another one is made."""
        if self._cursor == 0:
            return ()
        self._cursor = 0
        self._undo_floor = 0
        return (Dealt(self._start),)

    def _advance(self) -> None:
        self._cursor += 1
        self._raise_undo_floor()


def _made(
    position: Position, action: Action, mode: RunRemoval
) -> tuple[Position, tuple[Event, ...]]:
    """Return the position after a legal action, and what happened in between."""
    events: list[Event] = []
    if isinstance(action, Removal):
        removals: tuple[Removal, ...] = (action,)
    else:
        position = after_move(position, action)
        events.append(CardsMoved(action.source, action.target, action.count))
        by_itself = mode is RunRemoval.BY_ITSELF
        removals = leaving_runs(position, action.target, action.source) if by_itself else ()
    for removal in removals:
        position = after_removal(position, removal)
        events.append(RunRemoved(removal.column, Suit(position.runs[-1])))
    if is_won(position):
        events.append(GameWon())
    return position, tuple(events)


def _taken_back(before: Position, action: Action, mode: RunRemoval) -> tuple[Event, ...]:
    """Return what happens when an action that was made from a position is undone."""
    _, events = _made(before, action, mode)
    backward: list[Event] = []
    for event in reversed(events):
        match event:
            case RunRemoved(column, suit):
                backward.append(RunRestored(column, suit))
            case CardsMoved(source, target, count):
                backward.append(CardsMoved(target, source, count))
            case _:
                pass
    return tuple(backward)
