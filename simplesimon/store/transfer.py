"""Taking the list of plays along: export, import and the reset that keeps a backup.

The file has one JSON object on each line, a play each, with the same names as the database.
What is imported is checked like everything that is read back; a line that is wrong is passed
over and reported by its number.
"""

import json
import sqlite3
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from typing import Any, Final

from simplesimon.engine import Game
from simplesimon.store.files import dated_path, utc_now, write_whole
from simplesimon.store.history import History, keep_play
from simplesimon.store.plays import Outcome, Play, Table
from simplesimon.store.problems import DATABASE_ERRORS, Problem, database_problem, system_problem
from simplesimon.store.records import (
    RecordError,
    RecordFault,
    RecordFaultKind,
    read_count,
    read_play,
    read_value,
)

FORMAT: Final = 1
"""Version of the lines, under the name ``simplesimon`` in each."""

_OPEN_OUTCOMES: Final = (Outcome.UNFINISHED, Outcome.LOST)

_EXPORTED: Final = """
    SELECT uuid, sequence, origin, deal, number, daily, begun_on, suits, removal, started,
        changed, outcome, can_go_on AS open, moves, score, seconds, undos, hints, shows, returns,
        actions
    FROM listed ORDER BY sequence, uuid
"""


@dataclass(frozen=True, slots=True)
class LineFault:
    """What is wrong with one line of an import."""

    line: int
    """Counted from 1."""

    fault: RecordFault


@dataclass(frozen=True, slots=True)
class ImportReport:
    """What an import did."""

    added: int = 0
    updated: int = 0
    """Plays that were open here and had gone on elsewhere."""

    known: int = 0
    """Plays that were here already."""

    faults: tuple[LineFault, ...] = ()
    problem: Problem | None = None
    """What prevented the whole import; nothing has changed then."""


def export_plays(history: History, path: Path) -> Problem | None:
    """Write all plays to a file, replacing it.

    Returns:
        What prevented it; None if all is well.
    """
    try:
        write_whole(path, "".join(_lines(history)))
    except OSError as error:
        return system_problem(error, path)
    except DATABASE_ERRORS as error:
        return database_problem(error, history.database.path)
    return None


def _lines(history: History) -> Iterator[str]:
    history.save()
    for row in history.database.select(_EXPORTED):
        record: dict[str, Any] = {"simplesimon": FORMAT, **dict(row)}
        record["open"] = bool(record["open"])
        yield json.dumps(record) + "\n"


def import_plays(history: History, path: Path) -> ImportReport:
    """Take in the plays of a file; those that are known already are not added again.

    A play that is open here and went on elsewhere is brought up to date, unless it lies on
    the table.
    """
    try:
        text = path.read_bytes()
    except OSError as error:
        return ImportReport(problem=system_problem(error, path))
    return import_lines(history, text)


def import_lines(history: History, text: bytes) -> ImportReport:
    """Take in the plays of a text, as ``import_plays`` does those of a file."""
    lines = text.split(b"\n")
    faults: list[LineFault] = []
    arrivals: list[tuple[Play, int]] = []
    for number, line in enumerate(lines, start=1):
        if line.strip():
            try:
                arrivals.append(_arrival(line))
            except RecordError as error:
                faults.append(LineFault(number, error.fault))
    news: Counter[str] = Counter()

    def take_in(connection: sqlite3.Connection) -> None:
        news.update(_take_in(connection, history, *arrival) for arrival in arrivals)

    if not history.save() or not history.database.write(take_in):
        return ImportReport(problem=history.database.last_problem)
    return ImportReport(news["added"], news["updated"], news["known"], tuple(faults))


def _arrival(line: bytes) -> tuple[Play, int]:
    """Read a line as a play and its place in the order of plays, or raise ``RecordError``."""
    try:
        record = json.loads(line.decode("utf-8-sig"))
    except (ValueError, RecursionError):
        raise RecordError(RecordFaultKind.NOT_JSON) from None
    if not isinstance(record, dict):
        raise RecordError(RecordFaultKind.NOT_JSON)
    if read_value(record, "simplesimon", read_count) != FORMAT:
        raise RecordError(RecordFaultKind.WRONG, "simplesimon", record["simplesimon"])
    play = read_play(record)
    if play.outcome is Outcome.DEALT:
        raise RecordError(RecordFaultKind.WRONG, "outcome", play.outcome.value)
    is_open = record.get("open") is True and play.outcome in _OPEN_OUTCOMES
    if is_open or play.outcome is Outcome.UNFINISHED:
        play = _opened(play)
    return play, read_value(record, "sequence", read_count)


def _opened(play: Play) -> Play:
    """Return a play as it can go on from the end of its line."""
    beginning, line = play.beginning, play.line
    game = Game(beginning.deal, line.actions, removal=beginning.removal)
    table = Table(line.actions, (), line.counters, is_stuck=game.is_stuck)
    return replace(play, table=table)


def _take_in(connection: sqlite3.Connection, history: History, play: Play, sequence: int) -> str:
    """Write a play that has arrived, if it is news, and say which kind of news it is."""
    row = connection.execute(
        "SELECT changed, outcome, EXISTS (SELECT 1 FROM tables WHERE tables.uuid = plays.uuid)"
        " AS can_go_on FROM plays WHERE uuid = ?",
        (play.uuid,),
    ).fetchone()
    if row is None:
        keep_play(connection, play, sequence)
        return "added"
    is_later = play.changed > datetime.fromisoformat(row["changed"])
    is_free = row["can_go_on"] and not Outcome(row["outcome"]).is_final
    on_table = history.on_table
    if is_later and is_free and (on_table is None or on_table.uuid != play.uuid):
        keep_play(connection, play, sequence)
        return "updated"
    return "known"


def reset_plays(history: History, now: Callable[[], datetime] = utc_now) -> Path | Problem:
    """Delete all plays but the one on the table, after writing them to a backup file.

    Returns:
        The backup, which ``import_plays`` can read; or what prevented the reset, in which case
        nothing was deleted.
    """
    backup = dated_path(history.database.path.with_name("plays.jsonl"), "backup", now())
    problem = export_plays(history, backup)
    if problem is None and not history.database.write(_delete_plays):
        problem = history.database.last_problem
    return problem or backup


def _delete_plays(connection: sqlite3.Connection) -> None:
    connection.execute("DELETE FROM plays WHERE uuid NOT IN (SELECT uuid FROM on_table)")
