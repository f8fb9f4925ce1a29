"""Disks and files that fail, each in earnest: the game goes on and says what is wrong."""

import os
import random
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from simplesimon.store.database import DATABASE_NAME, LOCK_NAME, open_database
from simplesimon.store.history import History
from simplesimon.store.problems import Problem, ProblemKind
from tests.store.ordinary import as_ordinary_user
from tests.store.small import Desk, do, move_somehow

ROOT = Path(__file__).parents[2]


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    return Desk(tmp_path)


def played(desk: Desk) -> Desk:
    """A desk with one won game, and another on the table after one move."""
    do(desk.small(), "b2a c1a d1a")
    do(desk.small(number="small 2"), "b2a")
    return desk


def figures(desk: Desk) -> tuple[int, int]:
    summary = desk.statistics.summaries()[None]
    return summary.played, summary.won


def plays_on(desk: Desk) -> None:
    """Play a whole game and look at the statistics, as if nothing were wrong."""
    before = figures(desk)
    do(desk.small(number="played on"), "b2a c1a < > ^ d1c c2b b4a")
    assert figures(desk) == (before[0] + 2, before[1] + 1)


def the_problem(desk: Desk, kind: ProblemKind) -> Problem:
    """The only problem there is; it is told once."""
    (problem,) = desk.history.take_problems()
    assert problem.kind is kind
    assert desk.history.take_problems() == ()
    return problem


# Places that can't be written


@pytest.fixture
def open_folder() -> Iterator[Path]:
    """A folder every user can look into."""
    folder = Path(tempfile.mkdtemp())
    folder.chmod(0o755)
    yield folder
    folder.chmod(0o755)
    shutil.rmtree(folder)


def test_a_read_only_folder_is_told_once_and_played_without(open_folder: Path) -> None:
    open_folder.chmod(0o555)

    def check() -> None:
        desk = Desk(open_folder)
        assert not desk.history.database.saves
        plays_on(desk)
        the_problem(desk, ProblemKind.READ_ONLY)
        desk.history.close()

    as_ordinary_user(check)
    assert list(open_folder.iterdir()) == []


@pytest.mark.parametrize("mode", [0o444, 0o644, 0o666])
def test_what_a_read_only_folder_holds_can_be_seen_and_continued(
    open_folder: Path, mode: int
) -> None:
    played(Desk(open_folder)).history.close()
    content = (open_folder / DATABASE_NAME).read_bytes()
    for path in open_folder.iterdir():
        path.chmod(mode)
    open_folder.chmod(0o555)

    def check() -> None:
        desk = Desk(open_folder)
        the_problem(desk, ProblemKind.READ_ONLY)
        assert not desk.history.database.saves
        assert figures(desk) == (2, 1)
        do(desk.go_on(), "c1a d1a")
        assert figures(desk) == (2, 2)
        plays_on(desk)
        assert desk.history.take_problems() == ()
        desk.history.close()

    as_ordinary_user(check)
    assert (open_folder / DATABASE_NAME).read_bytes() == content


def test_a_read_only_file_in_a_writable_folder_is_told(open_folder: Path) -> None:
    played(Desk(open_folder)).history.close()
    (open_folder / DATABASE_NAME).chmod(0o444)
    open_folder.chmod(0o777)
    (open_folder / LOCK_NAME).chmod(0o666)

    def check() -> None:
        desk = Desk(open_folder)
        the_problem(desk, ProblemKind.READ_ONLY)
        assert figures(desk) == (2, 1)
        plays_on(desk)

    as_ordinary_user(check)


def test_a_place_below_a_file_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")

    desk = Desk(tmp_path / "file" / "folder")

    plays_on(desk)
    the_problem(desk, ProblemKind.READ_ONLY)


def test_a_folder_in_the_place_of_the_database_is_told(tmp_path: Path) -> None:
    (tmp_path / DATABASE_NAME).mkdir()

    desk = Desk(tmp_path)

    plays_on(desk)
    the_problem(desk, ProblemKind.READ_ONLY)


# Full disks


def fill(desk: Desk) -> None:
    """Let the database grow no further."""
    (pages,) = desk.history.database.select("PRAGMA page_count")[0]
    desk.history.database.select(f"PRAGMA max_page_count = {pages}")


def make_room(desk: Desk) -> None:
    desk.history.database.select("PRAGMA max_page_count = 1000000")


def many_moves(count: int) -> str:
    """Moves to and fro, so that a row outgrows its page."""
    return " ".join(["d1e", "e1d"] * (count // 2))


def test_a_full_disk_is_told_once_and_what_it_refused_is_written_later(desk: Desk) -> None:
    session = do(desk.small(), "b2a")
    fill(desk)

    do(session, many_moves(1000))
    the_problem(desk, ProblemKind.DISK_FULL)
    do(session, "c1a ^ d1c")
    make_room(desk)
    do(session, "c2b")

    assert desk.history.take_problems() == ()
    desk.reopen()
    assert desk.outcomes() == ["abandoned", "unfinished"]
    assert [play.line.moves for play in desk.records()] == [1002, 2]
    assert desk.go_on().game.actions == session.game.actions


def test_on_a_full_disk_a_game_that_was_left_can_be_taken_up_again(desk: Desk) -> None:
    session = do(desk.small(), "b2a")
    fill(desk)
    do(session, many_moves(1000))

    do(desk.small(number="small 2"), "b2a")
    again = desk.dealer.go_on(session.uuid)

    assert again is not None
    assert again.game.actions == session.game.actions
    make_room(desk)
    desk.reopen()
    assert desk.outcomes() == ["unfinished", "unfinished"]
    assert desk.go_on().game.actions == session.game.actions


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of 300 kilobytes."""
    disk = tmp_path / "disk"
    disk.mkdir()
    mount, umount = shutil.which("mount"), shutil.which("umount")
    if mount is None or umount is None:
        pytest.skip("no way to mount a disk")
    call = [mount, "-t", "tmpfs", "-o", "size=300k", "tmpfs", str(disk)]
    if subprocess.run(call, check=False, capture_output=True).returncode != 0:
        pytest.skip("no right to mount a disk")
    yield disk
    subprocess.run([umount, "-l", str(disk)], check=True)


def stuff(disk: Path) -> Path:
    """Fill a disk to the last byte."""
    filler = disk / "filler"
    with filler.open("wb", buffering=0) as file:
        for size in (4096, 1):
            try:
                while file.write(b"x" * size):
                    pass
            except OSError:
                pass
    return filler


def test_a_disk_that_is_full_from_the_start(small_disk: Path) -> None:
    stuff(small_disk)

    desk = Desk(small_disk)

    plays_on(desk)
    assert not desk.history.database.saves
    (problem,) = desk.history.take_problems()
    assert problem.kind in {ProblemKind.DISK_FULL, ProblemKind.READ_ONLY}
    assert [path.name for path in small_disk.iterdir() if path.name != LOCK_NAME] == ["filler"]


def test_a_disk_that_fills_up_during_the_game(small_disk: Path) -> None:
    desk = played(Desk(small_disk))
    filler = stuff(small_disk)
    session = desk.small(number="small 3")

    do(session, many_moves(200))
    the_problem(desk, ProblemKind.DISK_FULL)
    filler.unlink()
    do(session, "b2a")
    assert desk.history.take_problems() == ()

    desk.reopen()
    assert figures(desk) == (3, 1)
    assert desk.go_on().game.moves == 201


def test_a_disk_that_stays_full_loses_no_more_than_it_refused(small_disk: Path) -> None:
    desk = played(Desk(small_disk))
    stuff(small_disk)
    do(desk.small(number="small 3"), many_moves(200))
    desk.history.close()

    desk.open()

    assert figures(desk)[1] == 1
    assert {problem.kind for problem in desk.history.take_problems()} <= {ProblemKind.DISK_FULL}
    do(desk.small(number="small 4"), "b2a")


# A second game


@contextmanager
def playing(folder: Path) -> "Iterator[subprocess.Popen[str]]":
    """Let another process play in a folder until it is killed."""
    program = (
        "import sys, time; from pathlib import Path; from tests.store.small import Desk, do\n"
        "desk = Desk(Path(sys.argv[1])); do(desk.small(), 'b2a')\n"
        "print('playing', flush=True); time.sleep(60)"
    )
    with subprocess.Popen(
        [sys.executable, "-c", program, str(folder)], cwd=ROOT, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "playing\n"
        yield process
        process.kill()


def test_a_second_game_says_so_and_plays_without_saving(tmp_path: Path) -> None:
    with playing(tmp_path):
        second = Desk(tmp_path)
        plays_on(second)
        the_problem(second, ProblemKind.IN_USE)
        assert not second.history.database.saves
        second.history.close()

    third = Desk(tmp_path)
    assert third.history.take_problems() == ()
    assert third.go_on().game.moves == 1


def test_a_start_waits_for_the_game_that_is_just_being_closed(tmp_path: Path) -> None:
    with playing(tmp_path) as first:
        closing_soon = threading.Timer(0.4, first.kill)
        closing_soon.start()

        desk = Desk(tmp_path)

        assert desk.history.take_problems() == ()
        closing_soon.join()


def test_of_many_games_started_at_once_one_saves(tmp_path: Path) -> None:
    """The very first start, by an impatient player."""
    program = (
        "import sys; from pathlib import Path; from tests.store.small import Desk, do\n"
        "sys.stdin.readline(); desk = Desk(Path(sys.argv[1])); do(desk.small(), 'b2a')\n"
        "print(desk.history.database.saves, [p.kind.name for p in desk.history.take_problems()],"
        " flush=True); sys.stdin.readline()"
    )
    with ExitStack() as stack:
        games = [
            stack.enter_context(
                subprocess.Popen(
                    [sys.executable, "-c", program, str(tmp_path)],
                    cwd=ROOT,
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    text=True,
                )
            )
            for _ in range(4)
        ]
        for game in games:
            assert game.stdin is not None
            game.stdin.write("go\n")
            game.stdin.flush()
        said = sorted(game.stdout.readline() for game in games if game.stdout is not None)
        for game in games:
            game.kill()

    assert said == ["False ['IN_USE']\n"] * 3 + ["True []\n"]
    desk = Desk(tmp_path)
    assert desk.history.take_problems() == ()
    assert figures(desk) == (1, 0)


def test_a_second_game_does_not_set_a_damaged_database_aside(tmp_path: Path) -> None:
    first = Desk(tmp_path)
    (tmp_path / DATABASE_NAME).write_bytes(b"damaged while it is open")

    second = Desk(tmp_path)

    the_problem(second, ProblemKind.IN_USE)
    assert (tmp_path / DATABASE_NAME).read_bytes() == b"damaged while it is open"
    first.history.close()


def test_a_database_locked_by_another_program_is_in_use(tmp_path: Path) -> None:
    played(Desk(tmp_path)).history.close()
    with closing(sqlite3.connect(tmp_path / DATABASE_NAME, isolation_level=None)) as other:
        other.execute("PRAGMA locking_mode = EXCLUSIVE")
        other.execute("BEGIN EXCLUSIVE")

        desk = Desk(tmp_path)

        plays_on(desk)
        the_problem(desk, ProblemKind.IN_USE)


# Damage


def random_bytes(path: Path) -> None:
    path.write_bytes(random.Random(1).randbytes(path.stat().st_size))


def halve(path: Path) -> None:
    os.truncate(path, path.stat().st_size // 2)


def cut_a_little(path: Path) -> None:
    os.truncate(path, path.stat().st_size - 100)


def one_page_left(path: Path) -> None:
    os.truncate(path, 4096)


def empty(path: Path) -> None:
    os.truncate(path, 0)


def header_gone(path: Path) -> None:
    with path.open("r+b") as file:
        file.write(b"\0" * 100)


def page_gone(path: Path) -> None:
    with path.open("r+b") as file:
        file.seek(4096 * 2)
        file.write(b"\xa5" * 4096)


def some_text(path: Path) -> None:
    path.write_text("Dear diary,\n" * 1000)


def by_sql(*statements: str) -> Callable[[Path], None]:
    def damage(path: Path) -> None:
        with closing(sqlite3.connect(path, isolation_level=None)) as connection:
            connection.execute("PRAGMA ignore_check_constraints = ON")
            for statement in statements:
                connection.execute(statement)

    return damage


def another_programs(path: Path) -> None:
    path.unlink()
    by_sql("CREATE TABLE notes (text)", "INSERT INTO notes VALUES ('Dear diary')")(path)


DAMAGES = {
    "random bytes": random_bytes,
    "halve": halve,
    "cut a little": cut_a_little,
    "one page left": one_page_left,
    "empty": empty,
    "header gone": header_gone,
    "page gone": page_gone,
    "some text": some_text,
    "another program's": another_programs,
    "no plays": by_sql("DROP VIEW listed", "DROP TABLE plays"),
    "no table": by_sql("DROP TABLE on_table"),
    "no migrations": by_sql("DROP TABLE migrations"),
    "impossible outcome": by_sql("UPDATE plays SET outcome = 'triumph'"),
    "text for a number": by_sql("UPDATE plays SET moves = 'many'"),
    "impossible day": by_sql(
        "UPDATE plays SET origin = 'daily', number = NULL, daily = '2026-02-31',"
        " begun_on = '2026-02-28'"
    ),
    "impossible moment": by_sql("UPDATE plays SET changed = 'yesterday'"),
    "a table of no play": by_sql(
        "UPDATE tables SET uuid = '00000000000000000000000000000000'",
    ),
}


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES.keys())
def test_a_damaged_database_is_set_aside(desk: Desk, damage: Callable[[Path], None]) -> None:
    played(desk).history.close()
    path = desk.folder / DATABASE_NAME
    damage(path)
    content = path.read_bytes()

    desk.open()

    problem = the_problem(desk, ProblemKind.DAMAGED)
    assert problem.set_aside is not None
    assert problem.set_aside.read_bytes() == content
    assert problem.set_aside.name.startswith("simplesimon 2026-12-01 ")
    assert figures(desk) == (0, 0)
    plays_on(desk)
    desk.reopen()
    assert desk.history.take_problems() == ()
    assert figures(desk) == (2, 1)


def killed(desk: Desk, folder: Path) -> Desk:
    """The desk as it is found after a crash: its files, but nothing that was closed properly."""
    folder.mkdir()
    for name in (DATABASE_NAME, DATABASE_NAME + "-wal"):
        shutil.copy(desk.folder / name, folder / name)
    desk.history.close()
    desk.folder = folder
    return desk


def test_after_a_crash_everything_is_there(desk: Desk, tmp_path: Path) -> None:
    session = do(played(desk).small(number="small 3"), "b2a c1a <")

    killed(desk, tmp_path / "crash").open()

    assert desk.history.take_problems() == ()
    assert figures(desk) == (3, 1)
    assert desk.go_on().record == session.record


def test_nothing_in_the_log_of_a_damaged_database_is_thrown_away(
    desk: Desk, tmp_path: Path
) -> None:
    killed(played(desk), tmp_path / "crash")
    random_bytes(desk.folder / DATABASE_NAME)

    desk.open()

    problem = the_problem(desk, ProblemKind.DAMAGED)
    assert problem.set_aside is not None
    # SQLite may have put the log's pages in their places before the damage was found.
    beside = problem.set_aside.parent.glob(f"{problem.set_aside.name}*")
    assert any(b"small 2" in path.read_bytes() for path in beside)
    plays_on(desk)


@pytest.mark.parametrize("content", [b"\0" * 5000, b"garbage" * 1000, b"x"])
def test_a_log_of_garbage_is_set_aside_alone(desk: Desk, content: bytes) -> None:
    played(desk).history.close()
    (desk.folder / (DATABASE_NAME + "-wal")).write_bytes(content)

    desk.open()

    problem = the_problem(desk, ProblemKind.DAMAGED)
    assert problem.set_aside is not None
    assert problem.set_aside.read_bytes() == content
    assert figures(desk) == (2, 1)
    plays_on(desk)


@pytest.mark.parametrize("tail", [b"garbage" * 1000, b"\0" * 8192])
def test_garbage_at_the_end_of_the_log_takes_nothing_away(
    desk: Desk, tmp_path: Path, tail: bytes
) -> None:
    killed(played(desk), tmp_path / "crash")
    with (desk.folder / (DATABASE_NAME + "-wal")).open("ab") as log:
        log.write(tail)

    desk.open()

    assert desk.history.take_problems() == ()
    assert figures(desk) == (2, 1)
    assert desk.go_on().game.moves == 1


def test_a_torn_log_loses_only_its_last_actions(desk: Desk, tmp_path: Path) -> None:
    session = do(played(desk).small(number="small 3"), "b2a")
    do(session, many_moves(50))
    killed(desk, tmp_path / "crash")
    log = desk.folder / (DATABASE_NAME + "-wal")
    os.truncate(log, log.stat().st_size - 3000)

    desk.open()

    assert desk.history.take_problems() == ()
    restored = desk.go_on().game.actions
    assert restored == session.game.actions[: len(restored)]
    assert len(session.game.actions) - len(restored) <= 2


def test_leftovers_of_an_unfinished_first_start_are_no_hindrance(tmp_path: Path) -> None:
    (tmp_path / (DATABASE_NAME + ".new")).write_bytes(b"half a database")
    (tmp_path / LOCK_NAME).write_bytes(b"")

    desk = Desk(tmp_path)

    assert desk.history.take_problems() == ()
    plays_on(desk)
    assert not (tmp_path / (DATABASE_NAME + ".new")).exists()


@settings(deadline=None, max_examples=60)
@given(
    places=st.lists(st.tuples(st.floats(0, 1), st.binary(min_size=1, max_size=64)), max_size=5),
    length=st.none() | st.floats(0, 1),
    in_log=st.booleans(),
)
def test_whatever_is_written_over_the_files_the_game_goes_on(
    places: list[tuple[float, bytes]],
    length: float | None,
    in_log: bool,
) -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        desk = killed(played(Desk(folder / "first")), folder / "crash")
        path = desk.folder / (DATABASE_NAME + ("-wal" if in_log else ""))
        size = path.stat().st_size
        with path.open("r+b") as file:
            for place, content in places:
                file.seek(int(place * size))
                file.write(content)
        if length is not None:
            os.truncate(path, int(length * size))

        desk.open()
        if desk.history.on_table is not None:
            move_somehow(desk.go_on())
        desk.statistics.plays()
        desk.reopen()
        for problem in desk.history.take_problems():
            assert problem.kind is not ProblemKind.FAILED
        desk.history.close()


def test_a_newer_database_is_left_untouched(desk: Desk) -> None:
    played(desk).history.close()
    path = desk.folder / DATABASE_NAME
    by_sql("INSERT INTO migrations VALUES ('m999_future', '2030-01-01')")(path)
    content = path.read_bytes()

    desk.open()

    plays_on(desk)
    problem = the_problem(desk, ProblemKind.NEWER)
    assert problem.reason == "m999_future"
    assert not desk.history.database.saves
    desk.history.close()
    assert path.read_bytes() == content


def test_a_folder_of_none_is_memory_without_a_problem() -> None:
    history = History(open_database(None))

    assert history.take_problems() == ()
    assert not history.database.saves
    history.close()


def test_opening_and_closing_is_quick(desk: Desk) -> None:
    played(desk)
    begin = time.perf_counter()
    desk.reopen()

    assert time.perf_counter() - begin < 0.5
