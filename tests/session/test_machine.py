"""A player who does anything, beside a plain model of what the statistics have to say.

The model keeps lists and adds them up; it knows nothing of sessions, tables and SQL. Deals are
small enough to be won in a few moves.
"""

import tempfile
from dataclasses import dataclass, field
from pathlib import Path

from hypothesis import settings
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
    Deal,
    Game,
    GameCode,
    Move,
    Position,
    deal,
    legal_moves,
    run_length,
)
from simplesimon.engine.notation import GameText
from simplesimon.session import Session
from simplesimon.store.summaries import PlayEntry
from tests.store.small import ONE_MOVE, STUCK_AFTER_ONE, THREE_MOVES, Desk

SHOWN = st.sampled_from([False] * 5 + [True])
"""Whether "Show me" makes a move."""

FOREIGN = {"one": ONE_MOVE, "three": THREE_MOVES, "stuck": STUCK_AFTER_ONE}


@dataclass
class ModelPlay:
    """A row, as the issue describes it."""

    name: str
    counted: bool
    attempt: int
    outcome: str = "unfinished"
    line: list[Action] = field(default_factory=list)
    undos: int = 0
    aids: int = 0
    score: int = 500
    open: bool = True


@dataclass
class ModelTable:
    """The game on the table."""

    name: str
    counted: bool
    start: Position
    line: list[Action] = field(default_factory=list)
    made: int = 0
    undos: int = 0
    aids: int = 0
    play: ModelPlay | None = None
    restarted_from: int | None = None
    redone: bool = False

    def game(self, made: int | None = None) -> Game:
        return Game(
            Deal(self.start), self.line[: self.made if made is None else made], undo_limit=None
        )


class Model:
    """All plays and the table."""

    def __init__(self) -> None:
        self.plays: list[ModelPlay] = []
        self.table: ModelTable | None = None

    def leave(self) -> None:
        table = self.table
        if table is not None and table.play is not None:
            if table.play.outcome in {"won", "shown"}:
                table.play.open = False
            elif table.game().is_stuck:
                table.play.outcome = "lost"
        self.table = None

    def begin(self, table: ModelTable) -> None:
        self.leave()
        self.table = table

    def move(self, action: Action, *, shown: bool = False) -> None:
        table = self.table
        assert table is not None
        repeats = table.line[table.made : table.made + 1] == [action]
        if not repeats:
            if table.restarted_from is not None:
                self._close(table)
            del table.line[table.made :]
            table.line.append(action)
        table.made += 1
        table.aids += shown
        if table.play is None:
            earlier = sum(play.name == table.name for play in self.plays)
            table.play = ModelPlay(table.name, table.counted, earlier + 1)
            self.plays.append(table.play)
        self.note("shown" if shown else "won")

    def _close(self, table: ModelTable) -> None:
        play, made = table.play, table.restarted_from
        assert play is not None
        if play.outcome == "unfinished":
            play.outcome = "lost" if table.game(made).is_stuck else "abandoned"
        play.open = False
        if table.redone:
            table.aids += play.aids
        table.play = table.restarted_from = None
        table.redone = False

    def redo(self) -> None:
        table = self.table
        assert table is not None
        if table.made < len(table.line):
            table.made += 1
            table.redone = True
            self.note("won")

    def undo(self) -> None:
        table = self.table
        assert table is not None
        if table.made:
            table.made -= 1
            table.undos += 1
            self.note("won")

    def restart(self) -> None:
        table = self.table
        assert table is not None
        if not table.made:
            return
        if table.restarted_from is None and table.play is not None:
            table.restarted_from = table.made
            table.undos = table.aids = 0
        table.made, table.redone = 0, False

    def note(self, ending: str) -> None:
        """Write the row of the play on the table, if it is not decided."""
        table = self.table
        assert table is not None
        play = table.play
        if play is None:
            return
        if table.restarted_from is not None:
            if table.made < table.restarted_from:
                return
            table.restarted_from = None
            table.undos += play.undos
            table.aids += play.aids
        if play.outcome in {"won", "shown"}:
            return
        game = table.game()
        play.line, play.score = table.line[: table.made], game.score
        play.undos, play.aids = table.undos, table.aids
        if game.is_won:
            play.outcome = ending

    @property
    def can_continue(self) -> bool:
        return self.table is not None and not self.table.game().is_won

    def is_on_table(self, play: ModelPlay) -> bool:
        return self.can_continue and self.table is not None and self.table.play is play

    def figures(self) -> tuple[object, ...]:
        plays = [play for play in self.plays if play.counted]
        won = [play for play in plays if play.outcome == "won"]
        first = [play for play in plays if play.attempt == 1]
        decided = [
            play for play in plays if play.outcome in {"won", "shown"} or not self.is_on_table(play)
        ]
        runs = "".join("x" if p.outcome == "won" else " " for p in decided if not p.aids)
        unaided = [play for play in won if not play.aids]
        return (
            len(plays),
            len(won),
            len(won) - len(unaided),
            len(first),
            sum(play.outcome == "won" for play in first),
            len(runs.rpartition(" ")[2]),
            max(map(len, runs.split(" "))),
            max((play.score for play in unaided), default=None),
            min((moves_of(play.line) for play in unaided), default=None),
            [(play.score, play.outcome == "won") for play in decided][-30:],
        )

    def rows(self) -> list[tuple[object, ...]]:
        return [
            (
                play.name,
                play.attempt,
                play.outcome,
                play.line,
                play.score,
                play.undos,
                play.aids > 0,
                play.open and (play.outcome not in {"won", "shown"} or self.is_on_table(play)),
            )
            for play in self.plays
        ]


def moves_of(line: list[Action]) -> int:
    return sum(isinstance(action, Move) for action in line)


class Player(RuleBasedStateMachine):
    """Does anything a player can do, and looks at the statistics after each step."""

    @initialize()
    def start(self) -> None:
        self.folder = tempfile.TemporaryDirectory()
        self.desk = Desk(Path(self.folder.name))
        self.model = Model()
        self.session: Session | None = None
        self.uuids: dict[str, ModelPlay] = {}

    def teardown(self) -> None:
        if hasattr(self, "desk"):
            self.desk.history.close()
            self.folder.cleanup()

    @rule(name=st.sampled_from(sorted(FOREIGN)))
    def foreign(self, name: str) -> None:
        self.session = self.desk.small(FOREIGN[name], name)
        self.model.begin(ModelTable(name, counted=True, start=FOREIGN[name]))

    @rule(number=st.integers(0, 2))
    def code(self, number: int) -> None:
        code = GameCode(4, number)
        self.session = self.desk.dealer.code(code)
        self.model.begin(ModelTable(str(code), counted=True, start=deal(code).position))

    @rule(name=st.sampled_from(sorted(FOREIGN)))
    def typed(self, name: str) -> None:
        self.session = self.desk.dealer.typed(GameText(Deal(FOREIGN[name])))
        # The same board under another program's number is the same deal.
        self.model.begin(ModelTable(name, counted=False, start=FOREIGN[name]))

    @precondition(lambda self: self.session is not None)
    @rule(index=st.integers(0, 200), shown=SHOWN)
    def move(self, *, index: int, shown: bool) -> None:
        assert self.session is not None
        legal = list(legal_moves(self.session.game.position))
        if legal:
            self._make(legal[index % len(legal)], shown=shown)

    @precondition(lambda self: self.session is not None)
    @rule(shown=SHOWN)
    def build(self, *, shown: bool) -> None:
        """Make the longest run there is: what leads to a win."""
        assert self.session is not None
        position = self.session.game.position
        legal = [move for move in legal_moves(position) if position.columns[move.target]]
        if legal:
            self._make(max(legal, key=lambda move: (gain(position, move), move)), shown=shown)

    def _make(self, action: Move, *, shown: bool) -> None:
        assert self.session is not None
        (self.session.show if shown else self.session.play)(action)
        self.model.move(action, shown=shown)

    @precondition(lambda self: self.session is not None)
    @rule()
    def undo(self) -> None:
        assert self.session is not None
        self.session.undo()
        self.model.undo()

    @precondition(lambda self: self.session is not None)
    @rule(times=st.integers(1, 3))
    def redo(self, times: int) -> None:
        assert self.session is not None
        for _ in range(times):
            self.session.redo()
            self.model.redo()

    @precondition(lambda self: self.session is not None)
    @rule()
    def restart(self) -> None:
        assert self.session is not None
        self.session.restart()
        self.model.restart()

    @precondition(lambda self: self.session is not None and not self.session.game.is_won)
    @rule()
    def hint(self) -> None:
        assert self.session is not None
        assert self.model.table is not None
        self.session.count_hint()
        self.model.table.aids += 1
        self.model.note("won")

    @rule()
    def reopen(self) -> None:
        """Close the program and start it again, and continue if there is something to."""
        self.desk.reopen()
        on_table = self.desk.history.on_table
        assert (on_table is not None) == self.model.can_continue
        if on_table is not None:
            assert self.session is not None
            before = self.session.record
            self.session = self.desk.go_on()
            assert self.session.record == before
        else:
            self.model.leave()
            self.session = None

    @rule(index=st.integers(0, 30))
    def go_on(self, index: int) -> None:
        """Take up an open play from the list."""
        rows = self.model.rows()
        entries = self.entries()
        if not rows:
            return
        index %= len(rows)
        play, entry = self.model.plays[index], entries[index]
        session = self.desk.dealer.go_on(entry.uuid)
        assert (session is not None) == rows[index][-1]
        if session is None or self.model.is_on_table(play):
            self.session = session or self.session
            return
        self.session = session
        self.model.leave()
        if play.outcome == "lost":
            play.outcome = "unfinished"
        self.model.table = self._table_of(play, session)

    def _table_of(self, play: ModelPlay, session: Session) -> ModelTable:
        """What lay on the table when the play was left is the session's business."""
        game = session.game
        record = session.record.table
        assert record is not None
        return ModelTable(
            play.name,
            play.counted,
            game.deal.position,
            [*game.actions, *game.undone],
            len(game.actions),
            session.undos,
            session.hints + session.shows,
            play,
            record.restarted,
            record.redone,
        )

    def entries(self) -> list[PlayEntry]:
        rows = self.desk.history.database.select("SELECT * FROM listed ORDER BY sequence, uuid")
        found = [self.desk.statistics.entry(row["uuid"]) for row in rows]
        return [entry for entry in found if entry is not None]

    @invariant()
    def the_figures_are_those_of_the_model(self) -> None:
        if not hasattr(self, "desk"):
            return
        summary = self.desk.statistics.summaries()[None]
        assert (
            summary.played,
            summary.won,
            summary.won_aided,
            summary.first_played,
            summary.first_won,
            summary.streak,
            summary.longest_streak,
            summary.bests.score,
            summary.bests.moves,
            [(result.score, result.is_won) for result in summary.recent],
        ) == self.model.figures()

    @invariant()
    def the_list_is_that_of_the_model(self) -> None:
        if not hasattr(self, "desk"):
            return
        names = {Deal(position): name for name, position in FOREIGN.items()}
        rows = []
        for entry in self.entries():
            play = self.desk.history.load(entry.uuid)
            assert play is not None
            rows.append(
                (
                    entry.code or names[play.beginning.deal],
                    entry.attempt,
                    entry.outcome.value,
                    list(play.line.actions),
                    entry.score,
                    entry.counters.undos,
                    entry.counters.aided,
                    entry.can_go_on,
                )
            )
        assert rows == self.model.rows()
        assert self.desk.history.take_problems() == ()


def gain(position: Position, move: Move) -> int:
    column, target = position.columns[move.source], position.columns[move.target]
    joins = target[-1] == column[-move.count] + 1
    return move.count + (run_length(target) if joins else 0)


TestPlayer = Player.TestCase
TestPlayer.settings = settings(max_examples=60, stateful_step_count=30, deadline=None)
