"""The schema of the database, grown step by step: never edit a step that was released.

Each step runs once for a database, in order and in a transaction of its own, and is recorded
by name. A name this program does not know was recorded by a later version.
"""

import sqlite3
from collections.abc import Callable, Sequence
from typing import Final

from simplesimon.store.files import utc_now
from simplesimon.store.records import utc_text

Migration = Callable[[sqlite3.Connection], None]


class NewerDatabaseError(Exception):
    """A later version of the program has changed the database."""


def m001_plays(connection: sqlite3.Connection) -> None:
    """Plays, how the open ones go on, and which of them is on the table.

    ``sequence`` orders the plays by their beginning: the time in milliseconds, or one more
    than the last where the clock had been set back. A deal without a move has none yet.
    The checks catch what another program may write: ``PRAGMA integrity_check`` reports it.
    """
    moment = (
        "CHECK ({0} IS strftime('%Y-%m-%dT%H:%M:%fZ', {0}, '+0 days')"
        " AND {0} BETWEEN '1900' AND '9000')"
    )
    day = (
        "CHECK (({0} IS NULL) = (origin <> 'daily') AND {0} IS date({0}, '+0 days')"
        " AND ({0} IS NULL OR {0} BETWEEN '1900' AND '9000'))"
    )
    counters = """
        seconds REAL NOT NULL CHECK (typeof(seconds) = 'real' AND seconds BETWEEN 0 AND 1e15),
        undos INTEGER NOT NULL CHECK (typeof(undos) = 'integer' AND undos >= 0),
        hints INTEGER NOT NULL CHECK (typeof(hints) = 'integer' AND hints >= 0),
        shows INTEGER NOT NULL CHECK (typeof(shows) = 'integer' AND shows >= 0),
        returns INTEGER NOT NULL CHECK (typeof(returns) = 'integer' AND returns >= 0),
    """
    connection.execute(f"""
        CREATE TABLE plays (
            uuid TEXT PRIMARY KEY NOT NULL CHECK (length(uuid) = 32),
            sequence INTEGER CHECK (typeof(sequence) IN ('integer', 'null')),
            origin TEXT NOT NULL
                CHECK (origin IN ('code', 'daily', 'foreign', 'typed', 'position')),
            deal TEXT NOT NULL CHECK (typeof(deal) = 'text'),
            number TEXT CHECK ((number IS NULL) = (origin <> 'foreign')),
            daily TEXT {day.format("daily")},
            begun_on TEXT {day.format("begun_on")},
            suits INTEGER NOT NULL CHECK (suits IN (1, 2, 4)),
            removal TEXT NOT NULL CHECK (removal IN ('itself', 'hand')),
            started TEXT NOT NULL {moment.format("started")},
            changed TEXT NOT NULL {moment.format("changed")},
            outcome TEXT NOT NULL CHECK (
                outcome IN ('dealt', 'unfinished', 'abandoned', 'lost', 'shown', 'won')
                AND (outcome = 'dealt') = (sequence IS NULL)
            ),
            moves INTEGER NOT NULL CHECK (typeof(moves) = 'integer' AND moves >= 0),
            score INTEGER NOT NULL CHECK (typeof(score) = 'integer'),
            {counters}
            actions TEXT NOT NULL CHECK (typeof(actions) = 'text')
        )
    """)
    connection.execute("CREATE INDEX plays_by_sequence ON plays (sequence)")
    connection.execute("CREATE INDEX plays_by_deal ON plays (deal, sequence)")
    connection.execute("CREATE INDEX plays_by_change ON plays (changed)")
    connection.execute("CREATE INDEX plays_by_day ON plays (daily) WHERE daily IS NOT NULL")
    connection.execute(f"""
        CREATE TABLE tables (
            uuid TEXT PRIMARY KEY NOT NULL REFERENCES plays ON DELETE CASCADE,
            {counters}
            made TEXT NOT NULL CHECK (typeof(made) = 'text'),
            undone TEXT NOT NULL CHECK (typeof(undone) = 'text'),
            restarted INTEGER CHECK (typeof(restarted) IN ('integer', 'null')),
            redone INTEGER NOT NULL CHECK (redone IN (0, 1))
        )
    """)
    connection.execute("""
        CREATE TABLE on_table (
            one INTEGER PRIMARY KEY CHECK (one = 1),
            uuid TEXT NOT NULL REFERENCES tables ON DELETE CASCADE
        )
    """)
    connection.execute("""
        CREATE VIEW listed AS
        SELECT plays.*,
            ROW_NUMBER() OVER (PARTITION BY deal ORDER BY sequence, uuid) AS attempt,
            EXISTS (SELECT 1 FROM on_table WHERE on_table.uuid = plays.uuid) AS is_on_table,
            EXISTS (SELECT 1 FROM tables WHERE tables.uuid = plays.uuid) AS can_go_on
        FROM plays WHERE outcome <> 'dealt'
    """)


MIGRATIONS: Final[tuple[Migration, ...]] = (m001_plays,)


def migrate(
    connection: sqlite3.Connection, migrations: Sequence[Migration] = MIGRATIONS
) -> tuple[str, ...]:
    """Bring a database up to date and return the names of the steps that were taken.

    Raises:
        NewerDatabaseError: If it has steps that are not among ``migrations``; nothing has
            changed then.
        sqlite3.Error: If a step fails; the steps before it stay.
    """
    taken = taken_steps(connection, migrations)
    todo = [migration for migration in migrations if migration.__name__ not in taken]
    for migration in todo:
        connection.execute("BEGIN IMMEDIATE")
        try:
            connection.execute(
                "CREATE TABLE IF NOT EXISTS migrations (name TEXT PRIMARY KEY, applied TEXT)"
            )
            migration(connection)
            connection.execute(
                "INSERT INTO migrations VALUES (?, ?)",
                (migration.__name__, utc_text(utc_now())),
            )
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise
    return tuple(migration.__name__ for migration in todo)


def taken_steps(connection: sqlite3.Connection, migrations: Sequence[Migration]) -> set[str]:
    """Return the names of the steps a database has taken.

    Raises:
        NewerDatabaseError: If it has steps that are not among ``migrations``.
    """
    found = connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'migrations'").fetchone()
    if found is None:
        return set()
    taken = {str(name) for (name,) in connection.execute("SELECT name FROM migrations")}
    unknown = taken - {migration.__name__ for migration in migrations}
    if unknown:
        raise NewerDatabaseError(", ".join(sorted(unknown)))
    return taken
