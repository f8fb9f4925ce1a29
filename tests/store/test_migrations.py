"""The schema grows step by step, from the first one on."""

import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from simplesimon.store.database import APPLICATION_ID, DATABASE_NAME, open_database
from simplesimon.store.history import History
from simplesimon.store.migrations import (
    MIGRATIONS,
    Migration,
    NewerDatabaseError,
    migrate,
    taken_steps,
)
from simplesimon.store.statistics import Statistics
from tests.store.small import Desk, do

FIRST_SCHEMA = Path(__file__).parents[1] / "data" / "first_schema.sql"
"""A database as the first version wrote it, with a won play and one on the table.

Written by ``sqlite3 simplesimon.sqlite3 .dump``; it must never change.
"""


def m998_notes(connection: sqlite3.Connection) -> None:
    connection.execute("ALTER TABLE plays ADD COLUMN note TEXT")


def m999_fails(connection: sqlite3.Connection) -> None:
    connection.execute("CREATE TABLE half (a)")
    connection.execute("INSERT INTO nowhere VALUES (1)")


LATER: tuple[Migration, ...] = (*MIGRATIONS, m998_notes)


@pytest.fixture
def first(tmp_path: Path) -> Path:
    """A folder with a database of the first schema."""
    with closing(sqlite3.connect(tmp_path / DATABASE_NAME)) as connection:
        connection.executescript(FIRST_SCHEMA.read_text(encoding="utf-8"))
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
    return tmp_path


def test_names_are_numbered_in_order() -> None:
    names = [migration.__name__ for migration in MIGRATIONS]

    assert [int(name[1:4]) for name in names] == list(range(1, len(names) + 1))
    assert all(re.fullmatch(r"m\d{3}_[a-z_]+", name) for name in names)


def test_a_fresh_database_has_taken_all_steps() -> None:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        assert migrate(connection) == tuple(migration.__name__ for migration in MIGRATIONS)
        assert migrate(connection) == ()


def test_a_database_of_the_first_schema_still_opens(first: Path) -> None:
    history = History(open_database(first))

    assert history.take_problems() == ()
    summary = Statistics(history.database).summaries()[1]
    assert (summary.played, summary.won, summary.bests.score) == (2, 1, 597)
    desk_play = history.on_table
    assert desk_play is not None
    assert desk_play.table is not None
    assert desk_play.table.moves == 1
    history.close()


def test_the_first_step_makes_the_first_schema() -> None:
    """It was released: changes belong to a new step."""

    def schema(connection: sqlite3.Connection) -> set[str]:
        rows = connection.execute("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL")
        return {re.sub(r"\s+", " ", sql) for (sql,) in rows}

    with (
        closing(sqlite3.connect(":memory:", isolation_level=None)) as made,
        closing(sqlite3.connect(":memory:", isolation_level=None)) as dumped,
    ):
        migrate(made, MIGRATIONS[:1])
        dumped.executescript(FIRST_SCHEMA.read_text(encoding="utf-8"))
        assert schema(made) == schema(dumped)


def test_a_step_is_taken_once_and_keeps_the_plays(first: Path) -> None:
    for _ in range(2):
        database = open_database(first, migrations=LATER)
        assert database.take_problems() == ()
        assert len(database.select("SELECT note FROM plays")) == 2
        names = [row["name"] for row in database.select("SELECT name FROM migrations")]
        assert names == ["m001_plays", "m998_notes"]
        database.close()


def test_an_older_program_leaves_the_result_alone(first: Path) -> None:
    open_database(first, migrations=LATER).close()

    database = open_database(first)

    assert not database.saves
    database.close()


def test_a_step_that_fails_leaves_nothing_behind(tmp_path: Path) -> None:
    do(Desk(tmp_path).small(), "b2a")
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        migrate(connection)

        with pytest.raises(sqlite3.OperationalError):
            migrate(connection, (*LATER, m999_fails))

        assert taken_steps(connection, LATER) == {"m001_plays", "m998_notes"}
        tables = connection.execute("SELECT name FROM sqlite_master").fetchall()
        assert ("half",) not in tables


def test_unknown_steps_are_named() -> None:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        migrate(connection, LATER)

        with pytest.raises(NewerDatabaseError, match="m998_notes"):
            migrate(connection)
