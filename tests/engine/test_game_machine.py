"""A player who does anything at any time, beside a table that only hears the events."""

from collections.abc import Iterable

import pytest
from hypothesis import assume, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
)

from simplesimon.engine import (
    Action,
    CardsMoved,
    Deal,
    Dealt,
    Event,
    Game,
    GameWon,
    IllegalMove,
    Move,
    Removal,
    RunRemoval,
    RunRemoved,
    RunRestored,
    Suit,
    apply,
    legal_moves,
    refusal,
    removable_columns,
)
from tests.engine.boards import position, run_of
from tests.engine.strategies import any_moves, boards, columns, dealt
from tests.won_games import WON_GAMES


class Table:
    """Plain lists that show what the events tell, and protest where they can't."""

    def __init__(self, columns: Iterable[Iterable[int]], runs: Iterable[int]) -> None:
        self.columns = [list(column) for column in columns]
        self.runs = list(runs)

    def show(self, events: Iterable[Event]) -> None:
        """Do as the events say."""
        for event in events:
            match event:
                case Dealt(dealt):
                    self.columns = [list(column) for column in dealt.columns]
                    self.runs = list(dealt.runs)
                case CardsMoved(source, target, count):
                    assert 1 <= count <= len(self.columns[source])
                    self.columns[target] += self.columns[source][-count:]
                    del self.columns[source][-count:]
                case RunRemoved(column, suit):
                    assert self.columns[column][-13:] == whole_run(suit)
                    del self.columns[column][-13:]
                    self.runs.append(suit)
                case RunRestored(column, suit):
                    assert self.runs.pop() == suit
                    self.columns[column] += whole_run(suit)
                case GameWon():
                    assert not any(self.columns)


def whole_run(suit: int) -> list[int]:
    """Count the cards of a run down from the king."""
    return [suit * 16 + rank for rank in range(13, 0, -1)]


Actions = tuple[Action, ...]


@st.composite
def beginnings(draw: st.DrawFn, removal: RunRemoval) -> tuple[Deal, Actions, Actions]:
    """Draw a deal, actions made before we look, and the line to a win they are from, if any."""
    if draw(st.booleans()):
        return draw(st.one_of(dealt, boards)), (), ()
    won = draw(st.sampled_from(WON_GAMES))
    line = won.moves if removal is RunRemoval.BY_ITSELF else won.actions_by_hand
    return won.deal, line[: len(line) - draw(st.integers(0, 10))], line


class PlayedGame(RuleBasedStateMachine):
    """The game, a table that follows its events, and its history kept as simply as can be."""

    def __init__(self) -> None:
        super().__init__()
        self.made: list[Action] = []
        self.undone: list[Action] = []
        """The next action to redo is the last."""
        self.undoable = 0
        """How many of the actions made can be undone."""

    @initialize(
        data=st.data(),
        removal=st.sampled_from(RunRemoval),
        limit=st.sampled_from([None, 0, 1, 3, 100]),
    )
    def begin(self, data: st.DataObject, removal: RunRemoval, limit: int | None) -> None:
        deal, made, self.line = data.draw(beginnings(removal))
        self.game = Game(deal, made, removal=removal, undo_limit=limit)
        self.start = self.game.start
        self.table = Table(self.game.position.columns, self.game.position.runs)
        self.made = list(made)
        self.undoable = self.limited(len(made))

    def limited(self, steps: int) -> int:
        limit = self.game.undo_limit
        return steps if limit is None else min(steps, limit)

    def play(self, action: Action) -> None:
        events = self.game.play(action)
        self.table.show(events)
        self.note_made(action)
        assert (GameWon() in events) == (not any(self.table.columns))

    def note_made(self, action: Action) -> None:
        if self.undone[-1:] == [action]:
            self.undone.pop()
        else:
            self.undone = []
        self.made.append(action)
        self.undoable = self.limited(self.undoable + 1)

    @rule(choice=st.integers(0, 10_000))
    def play_any(self, choice: int) -> None:
        actions: list[Action] = list(legal_moves(self.game.position))
        if self.game.removal is RunRemoval.BY_HAND:
            actions += map(Removal, removable_columns(self.game.position))
        assume(actions)
        self.play(actions[choice % len(actions)])

    @precondition(lambda self: any(removable_columns(self.game.position)))
    @rule()
    def remove_a_run(self) -> None:
        self.play(Removal(next(removable_columns(self.game.position))))

    @precondition(lambda self: self.undone)
    @rule()
    def play_what_was_undone(self) -> None:
        self.play(self.undone[-1])

    @precondition(lambda self: self.line)
    @rule()
    def find_back_to_the_known_line_and_win(self) -> None:
        self.change_the_limit(None)
        while tuple(self.made) != self.line[: len(self.made)]:
            self.undo(1)
        for action in self.line[len(self.made) :]:
            self.play(action)
        assert self.game.is_won

    @rule(action=st.one_of(any_moves, st.builds(Removal, columns)))
    def try_anything(self, action: Action) -> None:
        reason = refusal(self.game.position, action, self.game.removal)
        if reason is None:
            self.play(action)
            return
        with pytest.raises(IllegalMove) as caught:
            self.game.play(action)
        assert caught.value.refusal is reason

    @rule(times=st.integers(1, 5))
    def undo(self, times: int) -> None:
        for _ in range(times):
            events = self.game.undo()
            assert bool(events) == (self.undoable > 0)
            if events:
                self.table.show(events)
                self.undone.append(self.made.pop())
                self.undoable -= 1

    @rule(times=st.integers(1, 5))
    def redo(self, times: int) -> None:
        for _ in range(times):
            events = self.game.redo()
            assert bool(events) == bool(self.undone)
            if events:
                self.table.show(events)
                self.note_made(self.undone[-1])

    @rule()
    def restart(self) -> None:
        events = self.game.restart()
        assert events == ((Dealt(self.start),) if self.made else ())
        self.table.show(events)
        if events:
            self.undone += reversed(self.made)
            self.made = []
            self.undoable = 0

    @rule(limit=st.sampled_from([None, 0, 2, 100]))
    def change_the_limit(self, limit: int | None) -> None:
        changed = limit != self.game.undo_limit
        self.game.undo_limit = limit
        if changed:
            self.undoable = self.limited(len(self.made))

    @rule()
    def undo_to_the_start_and_redo_all(self) -> None:
        self.change_the_limit(None)
        self.undo(len(self.made))
        assert self.game.position == self.start
        self.redo(len(self.undone))

    @rule()
    def continue_from_what_was_saved(self) -> None:
        game = self.game
        again = Game(
            game.deal,
            game.actions,
            game.undone,
            removal=game.removal,
            undo_limit=game.undo_limit,
        )
        assert again.position == game.position
        assert (again.actions, again.undone) == (game.actions, game.undone)
        assert (again.moves, again.score, again.runs) == (game.moves, game.score, game.runs)

    @invariant()
    def no_card_is_lost(self) -> None:
        cards = sum(map(len, self.game.position.columns))
        assert cards + 13 * len(self.game.position.runs) == 52

    @invariant()
    def the_table_shows_the_position(self) -> None:
        assert tuple(map(bytes, self.table.columns)) == self.game.position.columns
        assert bytes(self.table.runs) == self.game.position.runs

    @invariant()
    def the_history_is_as_noted(self) -> None:
        assert self.game.actions == tuple(self.made)
        assert self.game.undone == tuple(reversed(self.undone))
        assert self.game.can_undo == (self.undoable > 0)
        assert self.game.can_redo == bool(self.undone)

    @invariant()
    def the_position_is_what_the_actions_make_of_the_deal(self) -> None:
        position = self.start
        for action in self.made:
            position = apply(position, action, self.game.removal)
        assert position == self.game.position

    @invariant()
    def the_score_counts_moves_and_runs_left_in_play(self) -> None:
        moves = sum(isinstance(action, Move) for action in self.made)
        runs = len(self.table.runs) - len(self.start.runs)
        assert self.game.score == 500 - moves + 100 * runs
        assert (self.game.moves, self.game.runs) == (moves, runs)

    @invariant()
    def by_itself_no_run_stays_on_the_table(self) -> None:
        if self.game.removal is RunRemoval.BY_ITSELF:
            assert list(removable_columns(self.game.position)) == []


TestPlayedGame = PlayedGame.TestCase
TestPlayedGame.settings = settings(max_examples=300, stateful_step_count=40, deadline=None)


def test_the_table_protests_where_an_event_does_not_fit_it() -> None:
    columns = position(f"{run_of(Suit.HEARTS)} | 4D").columns
    impossible: list[Event] = [
        CardsMoved(1, 0, 2),
        RunRemoved(0, Suit.SPADES),
        RunRemoved(1, Suit.HEARTS),
        RunRestored(1, Suit.SPADES),
        GameWon(),
    ]

    for event in impossible:
        with pytest.raises(AssertionError):
            Table(columns, [Suit.HEARTS]).show([event])
