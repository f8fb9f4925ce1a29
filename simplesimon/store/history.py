"""All plays of the player, and the one on the table: kept after every action.

A ``Play`` is handed in whole each time, so nothing depends on an earlier save having worked:
what a full disk refused is written together with the next action.
"""

import sqlite3
from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from simplesimon.store.database import Database
from simplesimon.store.files import write_whole
from simplesimon.store.plays import Outcome, Play
from simplesimon.store.problems import Problem, ProblemKind
from simplesimon.store.records import RecordError, play_record, read_play, table_record

# A play gets its place in the order of all plays with its first move, and keeps it: the time,
# or right behind the last one where the clock had been set back.
_KEEP_PLAY: Final = """
    INSERT INTO plays (
        uuid, sequence, origin, deal, number, daily, begun_on, suits, removal, started, changed,
        outcome, moves, score, seconds, undos, hints, shows, returns, actions
    ) VALUES (
        :uuid,
        CASE WHEN :outcome <> 'dealt' THEN COALESCE(
            :sequence, MAX(:moment, (SELECT COALESCE(MAX(sequence), 0) + 1 FROM plays))
        ) END,
        :origin, :deal, :number, :daily, :begun_on, :suits, :removal, :started, :changed,
        :outcome, :moves, :score, :seconds, :undos, :hints, :shows, :returns, :actions
    ) ON CONFLICT (uuid) DO UPDATE SET
        sequence = COALESCE(plays.sequence, excluded.sequence),
        started = excluded.started, changed = excluded.changed, outcome = excluded.outcome,
        moves = excluded.moves, score = excluded.score, seconds = excluded.seconds,
        undos = excluded.undos, hints = excluded.hints, shows = excluded.shows,
        returns = excluded.returns, actions = excluded.actions
"""

_KEEP_TABLE: Final = """
    INSERT INTO tables (
        uuid, seconds, undos, hints, shows, returns, made, undone, restarted, redone
    ) VALUES (
        :uuid, :seconds, :undos, :hints, :shows, :returns, :made, :undone, :restarted, :redone
    ) ON CONFLICT (uuid) DO UPDATE SET
        seconds = excluded.seconds, undos = excluded.undos, hints = excluded.hints,
        shows = excluded.shows, returns = excluded.returns, made = excluded.made,
        undone = excluded.undone, restarted = excluded.restarted, redone = excluded.redone
"""


def keep_play(connection: sqlite3.Connection, play: Play, sequence: int | None = None) -> None:
    """Write a play as a row, inside the caller's transaction; a row of its name is replaced.

    Args:
        connection: The database.
        play: The play.
        sequence: Its place in the order of plays, if it has one elsewhere.
    """
    moment = int(play.started.timestamp() * 1000)
    connection.execute(_KEEP_PLAY, {**play_record(play), "moment": moment, "sequence": sequence})
    if play.table is None:
        connection.execute("DELETE FROM tables WHERE uuid = ?", (play.uuid,))
    else:
        connection.execute(_KEEP_TABLE, {**table_record(play.table), "uuid": play.uuid})


class History:
    """The plays in a database. It never raises at the player; see ``take_problems``.

    When it is made, the game on the table is read and checked: an altered one is set aside.
    """

    def __init__(self, database: Database) -> None:
        self.database: Final = database
        self._unsaved: dict[str, Play | None] = {}
        # None where the row is to be deleted; in the order of their first change.
        self._on_table: Play | None = None
        self._played: str | None = None
        # The play whose session is going on, also while its table is empty after a win.
        named = database.rows("SELECT uuid FROM on_table")
        if named:
            self._on_table = self.load(named[0]["uuid"])

    @property
    def saves(self) -> bool:
        """Whether anything is kept beyond the end of the program."""
        return self.database.saves

    @property
    def on_table(self) -> Play | None:
        """The play that "Continue" takes up; None if there is none.

        Its line tells what its row tells; what lies on the table is in ``table``.
        """
        return self._on_table

    def begin(self, play: Play) -> None:
        """Put another play on the table.

        What lay there before is left: without a move it is forgotten, without a possible move
        it is lost, else it stays open.
        """
        if self._on_table is not None and self._on_table.uuid != play.uuid:
            self._unsaved[self._on_table.uuid] = _left(self._on_table)
        self._played = play.uuid
        self.keep(play)

    def keep(self, play: Play, closed: Play | None = None) -> None:
        """Note the present state of the play that was begun last, or its end.

        Any other play has been left meanwhile and is not looked at, so a scene that is late
        to say goodbye does no harm.

        Args:
            play: The play. Without a table nothing can be continued.
            closed: The play it follows after a restart, in its final state.
        """
        if self._played != (closed or play).uuid:
            return
        if closed is not None:
            self._unsaved[closed.uuid] = closed
        forgotten = play.outcome is Outcome.DEALT and play.table is None
        self._unsaved[play.uuid] = None if forgotten else play
        self._played = play.uuid
        self._on_table = play if play.table else None
        self.save()

    def leave(self, uuid: str) -> None:
        """Take the play off the table, as if another had been begun; any other is not looked at."""
        if self._on_table is not None and self._on_table.uuid == uuid:
            self._unsaved[uuid] = _left(self._on_table)
            self._on_table = self._played = None
            self.save()

    def load(self, uuid: str) -> Play | None:
        """Return a play, checked by replaying it; None if there is none or it was altered.

        An altered play is told as a problem, and its text is written to a file beside the
        database. If it was still open it is gone from the list; one that was decided stays.
        """
        if uuid in self._unsaved:
            return self._unsaved[uuid]
        rows = self.database.rows("SELECT * FROM plays WHERE uuid = :uuid", uuid=uuid)
        if not rows:
            return None
        tables = self.database.rows("SELECT * FROM tables WHERE uuid = :uuid", uuid=uuid)
        table = dict(tables[0]) if tables else None
        try:
            return read_play(dict(rows[0]), table)
        except RecordError as error:
            self._set_aside(dict(rows[0]), table, error)
            return None

    def take_up(self, uuid: str) -> Play | None:
        """Put an open play back on the table and return it, as ``load`` does.

        Returns:
            None also if it can't be gone on with.
        """
        play = self.load(uuid)
        if play is None or play.table is None:
            return None
        if play.outcome is Outcome.LOST:
            play = replace(play, outcome=Outcome.UNFINISHED)
        self.begin(play)
        return play

    def save(self) -> bool:
        """Write what is not written yet, all in one transaction, and return whether it was."""
        saved = self.database.write(self._write_unsaved)
        if saved:
            self._unsaved.clear()
        return saved

    def _write_unsaved(self, connection: sqlite3.Connection) -> None:
        for uuid, play in self._unsaved.items():
            if play is None:
                connection.execute("DELETE FROM plays WHERE uuid = ?", (uuid,))
            else:
                keep_play(connection, play)
        if self._on_table is None:
            connection.execute("DELETE FROM on_table")
        else:
            connection.execute(
                "INSERT OR REPLACE INTO on_table VALUES (1, ?)", (self._on_table.uuid,)
            )

    def _set_aside(
        self,
        record: Mapping[str, object],
        table: Mapping[str, object] | None,
        error: RecordError,
    ) -> None:
        """Write the text of an altered play to a file; forget the play if it was open."""
        uuid = str(record["uuid"])
        # The name may be altered as well, and must not lead to another folder.
        safe = "".join(sign for sign in uuid if sign.isalnum())
        path = self.database.path.with_name(f"altered game {safe}.txt")
        parts = [record["deal"], f"by {record['removal']}", record["actions"]]
        if table is not None:
            parts += ["# on the table:", table["made"], "# to redo:", table["undone"]]
        try:
            write_whole(path, "\n".join(map(str, [f"# {error}", *parts])) + "\n")
        except OSError:
            written = False
        else:
            written = True
        if written and table is not None:
            self.database.write(lambda connection: _forget_open(connection, uuid))
        self.database.tell(
            Problem(
                ProblemKind.GAME_ALTERED,
                self.database.path,
                path if written else None,
                reason=str(error),
            )
        )

    def take_problems(self) -> tuple[Problem, ...]:
        """Return what went wrong since the last call, oldest first, for the window to word.

        A kind of fault that comes again and again is told once.
        """
        return self.database.take_problems()

    def close(self) -> None:
        """Write what is left and close the database; what is kept later is not looked at."""
        if self._unsaved:
            self.save()
        self._unsaved.clear()
        self._played = self._on_table = None
        self.database.close()


def _forget_open(connection: sqlite3.Connection, uuid: str) -> None:
    """Delete a play that could go on; of one that was won or shown only how it can go on."""
    connection.execute("DELETE FROM tables WHERE uuid = ?", (uuid,))
    connection.execute(
        "DELETE FROM plays WHERE uuid = ? AND outcome NOT IN ('won', 'shown')", (uuid,)
    )


def _left(play: Play) -> Play | None:
    """Return what remains of a play that is left for another."""
    if play.outcome is Outcome.DEALT:
        return None
    if play.outcome.is_final:
        return replace(play, table=None)
    if play.table is not None and play.table.is_stuck:
        return replace(play, outcome=Outcome.LOST)
    return play
