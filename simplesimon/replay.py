"""A game that is watched: forwards, backwards, and at any place of a line."""

from collections.abc import Iterable, Mapping
from typing import Final

from simplesimon.engine import (
    Action,
    CardsMoved,
    Deal,
    Dealt,
    Event,
    Game,
    Position,
    RunRemoval,
    RunRemoved,
    Suit,
)


class Replay:
    """The course of a game, with a place in it.

    Places count the actions made, from 0 for the deal to ``length`` for the last position.

    Args:
        deal: What the game started from.
        actions: All its actions.
        removal: Who took finished runs off its table.

    Raises:
        IllegalMove: If one of the actions is not legal.
    """

    def __init__(self, deal: Deal, actions: Iterable[Action], removal: RunRemoval) -> None:
        self._game: Final = Game(deal, removal=removal, undo_limit=None)
        marks: dict[int, Suit] = {}
        deepest = max(map(len, self._game.position.columns))
        for action in actions:
            heights = [len(column) for column in self._game.position.columns]
            for event in self._game.play(action):
                match event:
                    case CardsMoved(_, target, count):
                        # A run that leaves at once has lain there for a moment, too.
                        deepest = max(deepest, heights[target] + count)
                    case RunRemoved(_, suit):
                        marks[self.place] = suit
                    case _:
                        pass
        self.marks: Final[Mapping[int, Suit]] = marks
        """The places at which a run has just left, and its suit."""

        self.deepest: Final = deepest
        """How many cards lie in a column at the most."""

        self.length: Final = self.place
        """How many actions the game has."""

        self.total_moves: Final = self._game.moves
        """How many of them are moves; removing a run is none."""

        self._game.restart()

    @property
    def place(self) -> int:
        """How many actions have been made here."""
        return len(self._game.actions)

    @property
    def position(self) -> Position:
        """The position here; "play on from here" begins with it."""
        return self._game.position

    @property
    def moves(self) -> int:
        """How many moves have been made here; removing a run is none."""
        return self._game.moves

    @property
    def score(self) -> int:
        """The score here."""
        return self._game.score

    @property
    def removal(self) -> RunRemoval:
        """Who takes finished runs off the table."""
        return self._game.removal

    def forward(self) -> tuple[Event, ...]:
        """Go one action on and return what happened; ``()`` at the end."""
        return self._game.redo()

    def backward(self) -> tuple[Event, ...]:
        """Go one action back and return what happened; ``()`` at the deal."""
        return self._game.undo()

    def go_to(self, place: int) -> tuple[Event, ...]:
        """Jump to a place, or to the end it lies beyond, and return what is to be seen there."""
        place = min(max(place, 0), self.length)
        while self.place < place:
            self._game.redo()
        while self.place > place:
            self._game.undo()
        return (Dealt(self.position),)
