"""A game as it is being played: the game, the time spent on it and what was asked for."""

from typing import Final

from simplesimon.engine import Action, Event, Game

IDLE_SECONDS: Final = 60.0
"""Time stops counting when nothing has happened for so long."""


class Session:
    """A game with its clock and counters. The state of the game itself is all in ``game``."""

    def __init__(self, game: Game, *, seconds: float = 0.0, undos: int = 0) -> None:
        self.game: Final = game
        self.seconds = seconds
        """Time played so far, in seconds."""

        self.undos = undos
        """How often an action was taken back."""

        self._quiet_seconds = 0.0

    def play(self, action: Action) -> tuple[Event, ...]:
        """Make an action and return what happened.

        Raises:
            IllegalMove: If a rule refuses the action; nothing has changed then.
        """
        self.wake()
        return self.game.play(action)

    def undo(self) -> tuple[Event, ...]:
        """Take the last action back and return what happened."""
        self.wake()
        events = self.game.undo()
        self.undos += bool(events)
        return events

    def redo(self) -> tuple[Event, ...]:
        """Make the action undone last again and return what happened."""
        self.wake()
        return self.game.redo()

    def restart(self) -> tuple[Event, ...]:
        """Go back to the deal, keeping all moves for redo, and return what happened."""
        self.wake()
        return self.game.restart()

    def wake(self) -> None:
        """Note that the player did something: time counts for another minute."""
        self._quiet_seconds = 0.0

    def advance(self, seconds: float) -> None:
        """Let time pass while the table is in front.

        It counts from the first move to the win, and while something happened in the last
        minute.
        """
        self._quiet_seconds += seconds
        started = bool(self.game.actions or self.game.undone)
        if started and not self.game.is_won and self._quiet_seconds <= IDLE_SECONDS:
            self.seconds += seconds
