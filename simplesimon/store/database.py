"""One SQLite file for all saved games, opened so that no fault of a disk stops the game.

Whatever goes wrong, there is a database to play on with: the file, a fresh file beside the
damaged one that was set aside, or one in memory that is gone with the program. What went wrong
is told as ``Problem``, each kind once.
"""

import errno
import os
import sqlite3
import time
from collections.abc import Callable, Sequence
from contextlib import closing, suppress
from datetime import datetime
from pathlib import Path
from typing import Final

from simplesimon.store.files import set_aside, utc_now
from simplesimon.store.migrations import (
    MIGRATIONS,
    Migration,
    NewerDatabaseError,
    migrate,
    taken_steps,
)
from simplesimon.store.problems import (
    DATABASE_ERRORS,
    Problem,
    ProblemKind,
    database_code,
    database_problem,
    system_problem,
)

DATABASE_NAME: Final = "simplesimon.sqlite3"
LOCK_NAME: Final = "simplesimon.lock"

APPLICATION_ID: Final = 0x53536D6E
"""Marks the file as ours ("SSmn"); SQLite keeps it in the file's header."""

WAIT_SECONDS: Final = 1.0
"""How long a start waits for a game that is just being closed."""

SYNC_SECONDS: Final = 1.0
"""A commit waits for the disk itself if none did so for this long."""

_COMPANIONS: Final = ("-wal", "-shm", "-journal")
_WAL_MAGIC: Final = (b"\x37\x7f\x06\x82", b"\x37\x7f\x06\x83")

_DAMAGE: Final = frozenset(
    {sqlite3.SQLITE_ERROR, sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_FORMAT}
)
"""Codes that, while a file is opened, say that it is not the database we wrote.

``SQLITE_ERROR`` is among them: the statements made then fail only where a table is missing.
"""


class Database:
    """An open database; ``open_database`` makes one.

    Commits are written through to the disk (``synchronous = FULL``) unless one was within the
    last second (``NORMAL`` then). A killed program loses no commit either way, and the
    write-ahead log keeps the file whole. A power cut loses what was done within a second of a
    written-through commit and what the system had not written by itself: the last seconds. To
    wait for the disk every time would make a held-down undo key stutter on a slow one.
    """

    def __init__(
        self, connection: sqlite3.Connection, path: Path, lock: sqlite3.Connection | None = None
    ) -> None:
        connection.row_factory = sqlite3.Row
        # One spoilt text must not make all rows unreadable; it fails its own check later.
        connection.text_factory = lambda text: text.decode("utf-8", "replace")
        self.path: Final = path
        """The file, whether it is open or could not be opened."""

        self.saves: Final = lock is not None
        """Whether anything is kept beyond the end of the program."""

        self.last_problem: Problem | None = None
        """What went wrong last, whether it was told before or not."""

        self._connection: Final = connection
        self._lock: Final = lock
        self._synced = -SYNC_SECONDS
        self._is_full: bool | None = None
        self._problems: list[Problem] = []
        self._told: set[ProblemKind] = set()

    def select(self, query: str, **values: object) -> list[sqlite3.Row]:
        """Return the rows of a query.

        Raises:
            sqlite3.Error: If it can't be read.
        """
        return self._connection.execute(query, values).fetchall()

    def rows(self, query: str, **values: object) -> list[sqlite3.Row]:
        """Return the rows of a query; none, and a problem to tell, if it can't be read."""
        try:
            return self.select(query, **values)
        except sqlite3.ProgrammingError:
            raise
        except DATABASE_ERRORS as error:
            self.tell(database_problem(error, self.path))
            return []

    def write(self, change: Callable[[sqlite3.Connection], object]) -> bool:
        """Make a change in one transaction.

        Returns:
            Whether it was made. If not, nothing has changed and there is a problem to tell.
        """
        connection = self._connection
        moment = time.monotonic()
        try:
            self._write_through(moment - self._synced >= SYNC_SECONDS)
            connection.execute("BEGIN IMMEDIATE")
            try:
                change(connection)
                connection.execute("COMMIT")
            except BaseException:
                # After some faults SQLite has rolled back by itself.
                if connection.in_transaction:
                    connection.execute("ROLLBACK")
                raise
        except sqlite3.ProgrammingError:
            raise
        except DATABASE_ERRORS as error:
            self.tell(database_problem(error, self.path))
            return False
        if self._is_full:
            self._synced = moment
        return True

    def _write_through(self, is_full: bool) -> None:  # noqa: FBT001 - its only argument
        if is_full is not self._is_full:
            self._connection.execute(f"PRAGMA synchronous = {'FULL' if is_full else 'NORMAL'}")
            self._is_full = is_full

    def tell(self, problem: Problem) -> None:
        """Keep a problem for the window; of most kinds only the first one of a run."""
        self.last_problem = problem
        if problem.kind is ProblemKind.GAME_ALTERED or problem.kind not in self._told:
            self._told.add(problem.kind)
            self._problems.append(problem)

    def take_problems(self) -> tuple[Problem, ...]:
        """Return the problems since the last call, oldest first."""
        problems = tuple(self._problems)
        self._problems.clear()
        return problems

    def close(self) -> None:
        """Close the file and let another game have it."""
        with suppress(sqlite3.Error):
            self._connection.close()
        if self._lock is not None:
            self._lock.close()


def open_database(
    folder: Path | None,
    *,
    now: Callable[[], datetime] = utc_now,
    migrations: Sequence[Migration] = MIGRATIONS,
) -> Database:
    """Open the database of a folder, making both if need be; it never raises.

    The game holds it alone until it is closed. What prevented that, or was wrong with the
    file, is among the problems of the result.

    Args:
        folder: Where the file is; None for a database in memory, without a problem.
        now: Tells the present moment, for the name of a file that is set aside.
        migrations: The steps of the schema.
    """
    if folder is None:
        return Database(_in_memory(None, migrations), Path(":memory:"))
    path = folder / DATABASE_NAME
    lock = None
    problems: list[Problem] = []
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for file in (folder / LOCK_NAME, path):
            _refuse_read_only(file)
        lock = _hold(folder / LOCK_NAME)
        database = Database(_open_whole(path, now, migrations, problems), path, lock)
    except NewerDatabaseError as error:
        problems.append(Problem(ProblemKind.NEWER, path, reason=str(error)))
    except DATABASE_ERRORS as error:
        problems.append(database_problem(error, path))
    except OSError as error:
        problems.append(system_problem(error, path))
    else:
        return _told(database, problems)
    if lock is not None:
        lock.close()
    # What can't be written may still be read: then old games are at least seen.
    readable = problems[-1].kind in {ProblemKind.READ_ONLY, ProblemKind.DISK_FULL}
    return _told(Database(_in_memory(path if readable else None, migrations), path), problems)


def _told(database: Database, problems: Sequence[Problem]) -> Database:
    for problem in problems:
        database.tell(problem)
    return database


def _refuse_read_only(path: Path) -> None:
    """Raise PermissionError for an existing file that can't be written.

    SQLite would only say "disk I/O error". It is asked for, not tried: to close a file that
    was opened on the side would let go of SQLite's locks.
    """
    if path.exists() and not os.access(path, os.W_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))


def _hold(path: Path) -> sqlite3.Connection:
    """Take the lock that one running game holds, or raise ``sqlite3.OperationalError``.

    The lock is a file of its own, so that it is held already while the database is made or
    set aside. It is one of SQLite's own locks, the same on every system, and the system lets
    go of it when a program is killed.
    """
    connection = sqlite3.connect(path, timeout=WAIT_SECONDS, isolation_level=None)
    try:
        # Nothing is ever written, so no journal is needed beside it.
        connection.execute("PRAGMA journal_mode = MEMORY")
        connection.execute("BEGIN EXCLUSIVE")
    except BaseException:
        connection.close()
        raise
    return connection


def _open_whole(
    path: Path,
    now: Callable[[], datetime],
    migrations: Sequence[Migration],
    problems: list[Problem],
) -> sqlite3.Connection:
    """Open the database, a fresh one if there is none or the old one is damaged.

    Damaged files are set aside and told in ``problems``.

    Raises:
        NewerDatabaseError: If a later version wrote it; nothing has changed then.
        OSError, sqlite3.Error: If it can't be made, or not be opened for a reason that says
            nothing about the file.
    """
    wal = path.with_name(path.name + "-wal")
    if _is_garbage(wal):
        # SQLite would pass over it without a word; what was in it is lost.
        aside = set_aside(wal, "damaged", now())
        problems.append(Problem(ProblemKind.DAMAGED, wal, aside, reason="not a write-ahead log"))
    if path.exists():
        try:
            return _connect(path, migrations)
        except DATABASE_ERRORS as error:
            if database_code(error) not in _DAMAGE:
                raise
            aside = set_aside(path, "damaged", now(), _COMPANIONS)
            problems.append(Problem(ProblemKind.DAMAGED, path, aside, reason=str(error)))
    _create(path, migrations)
    return _connect(path, migrations)


def _is_garbage(wal: Path) -> bool:
    if not wal.exists():
        return False
    with wal.open("rb") as file:
        head = file.read(len(_WAL_MAGIC[0]))
    return bool(head) and head not in _WAL_MAGIC


def _create(path: Path, migrations: Sequence[Migration]) -> None:
    """Make an empty database; its name appears only when it is complete."""
    temporary = path.with_name(path.name + ".new")
    for leftover in (temporary, *(temporary.with_name(temporary.name + e) for e in _COMPANIONS)):
        leftover.unlink(missing_ok=True)
    try:
        with closing(sqlite3.connect(temporary, isolation_level=None)) as connection:
            connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
            migrate(connection, migrations)
        temporary.replace(path)
    except BaseException:
        with suppress(OSError):
            temporary.unlink()
        raise


def _connect(path: Path, migrations: Sequence[Migration]) -> sqlite3.Connection:
    """Open an existing database for us alone, check it and bring it up to date.

    Raises:
        sqlite3.DatabaseError: If it is not ours or not whole.
        NewerDatabaseError: If a later version wrote it.
    """
    if path.stat().st_size == 0:
        # Ours comes into being under another name, so it is never empty.
        raise sqlite3.DatabaseError("empty file")
    connection = sqlite3.connect(
        f"{path.absolute().as_uri()}?mode=rw",
        uri=True,
        timeout=WAIT_SECONDS,
        isolation_level=None,
    )
    try:
        # Alone: no shared-memory file is needed and nothing can lock us out later.
        connection.execute("PRAGMA locking_mode = EXCLUSIVE")
        # Before anything is changed: another's database and a newer one stay as they are.
        _refuse_foreign(connection)
        taken_steps(connection, migrations)
        connection.execute("PRAGMA journal_mode = WAL")
        # macOS only: without it a checkpoint may overtake the log inside the disk.
        connection.execute("PRAGMA checkpoint_fullfsync = ON")
        _check_and_migrate(connection, migrations)
    except BaseException:
        connection.close()
        raise
    return connection


def _refuse_foreign(connection: sqlite3.Connection) -> None:
    (mark,) = connection.execute("PRAGMA application_id").fetchone()
    if mark != APPLICATION_ID:
        raise sqlite3.DatabaseError(f"application id {mark}")


def _check_and_migrate(connection: sqlite3.Connection, migrations: Sequence[Migration]) -> None:
    faults = [
        str(row[0]) for row in connection.execute("PRAGMA integrity_check(1)") if row[0] != "ok"
    ]
    faults += [
        f"row of {row[0]} without its play"
        for row in connection.execute("PRAGMA foreign_key_check")
    ]
    if faults:
        raise sqlite3.DatabaseError(faults[0])
    migrate(connection, migrations)
    # Writes nothing, but fails where nothing can be written or a table is missing.
    connection.execute("BEGIN IMMEDIATE")
    connection.execute("SELECT 1 FROM on_table, listed LIMIT 1")
    connection.execute("COMMIT")
    connection.execute("PRAGMA foreign_keys = ON")


def _in_memory(path: Path | None, migrations: Sequence[Migration]) -> sqlite3.Connection:
    """Make a database in memory, with what a file holds as far as it can be read."""
    connection = sqlite3.connect(":memory:", isolation_level=None)
    if path is not None:
        try:
            # "immutable": no lock and no log, for there is nowhere to put either.
            uri = f"{path.absolute().as_uri()}?mode=ro&immutable=1"
            with closing(sqlite3.connect(uri, uri=True)) as source:
                source.backup(connection)
            _check_and_migrate(connection, migrations)
        except (*DATABASE_ERRORS, NewerDatabaseError):
            connection.close()
        else:
            return connection
        connection = sqlite3.connect(":memory:", isolation_level=None)
    _check_and_migrate(connection, migrations)
    return connection
