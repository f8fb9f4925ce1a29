"""Export, import and reset."""

import json
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from simplesimon.engine import GameCode, RunRemoval
from simplesimon.engine.notation import board_text, parse_game
from simplesimon.store.plays import Outcome
from simplesimon.store.problems import ProblemKind
from simplesimon.store.records import RecordFaultKind
from simplesimon.store.transfer import (
    ImportReport,
    LineFault,
    export_plays,
    import_plays,
    reset_plays,
)
from tests.store.small import ONE_MOVE, STUCK_AFTER_ONE, Desk, do, move, move_somehow

DAY = date(2026, 12, 1)


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    return Desk(tmp_path / "here")


@pytest.fixture
def elsewhere(tmp_path: Path) -> Desk:
    return Desk(tmp_path / "elsewhere")


def a_bit_of_everything(desk: Desk) -> None:
    do(desk.small(), "b2a c1a d1a")
    do(desk.small(number="small 2"), "b2a ^ d1c c2b").count_hint()
    do(desk.small(STUCK_AFTER_ONE, "small 3"), "b1a")
    move_somehow(desk.dealer.daily(GameCode(4, 29), DAY, DAY)).advance(12.25)
    do(desk.dealer.typed(parse_game(board_text(ONE_MOVE) + "\nby hand")), "b1a a!")
    desk.small().show(move("b2a"))
    do(desk.dealer.play_on(ONE_MOVE, RunRemoval.BY_HAND), "b1a a! <")
    move_somehow(desk.dealer.code(GameCode(2, 7)))


def shown(desk: Desk) -> list[tuple[Any, ...]]:
    return [
        (entry.uuid, entry.deal, entry.outcome, entry.attempt, entry.score, entry.counters)
        for entry in desk.statistics.plays()
    ]


def exported(desk: Desk) -> Path:
    path = desk.folder / "plays.jsonl"
    assert export_plays(desk.history, path) is None
    return path


def test_an_export_has_a_line_for_each_play(desk: Desk) -> None:
    a_bit_of_everything(desk)

    lines = exported(desk).read_text(encoding="utf-8").splitlines()

    records = [json.loads(line) for line in lines]
    assert len(records) == desk.statistics.count() == 9
    assert records[0]["simplesimon"] == 1
    assert records[0]["actions"] == "b2a c1a d1a"
    assert records[0]["outcome"] == "won"
    assert {record["origin"] for record in records} == {
        "code", "daily", "foreign", "typed", "position",
    }  # fmt: skip


def test_a_deal_without_a_move_is_not_exported(desk: Desk) -> None:
    desk.small()

    assert exported(desk).read_text() == ""


def test_an_import_brings_all_of_it(desk: Desk, elsewhere: Desk) -> None:
    a_bit_of_everything(desk)

    report = import_plays(elsewhere.history, exported(desk))

    assert report == ImportReport(added=9)
    assert shown(elsewhere) == shown(desk)
    desk.history.leave(desk.statistics.plays()[0].uuid)
    assert elsewhere.statistics.summaries() == desk.statistics.summaries()
    assert elsewhere.statistics.month(2026, 12) == desk.statistics.month(2026, 12)


def test_importing_twice_adds_nothing_twice(desk: Desk, elsewhere: Desk) -> None:
    a_bit_of_everything(desk)
    path = exported(desk)
    import_plays(elsewhere.history, path)
    before = shown(elsewhere)

    assert import_plays(elsewhere.history, path) == ImportReport(known=9)
    assert import_plays(desk.history, path) == ImportReport(known=9)

    assert shown(elsewhere) == before


def test_a_line_twice_in_a_file_is_one_play(desk: Desk, elsewhere: Desk) -> None:
    do(desk.small(), "b2a")
    path = exported(desk)
    path.write_text(path.read_text() * 2)

    assert import_plays(elsewhere.history, path) == ImportReport(added=1, known=1)


def test_an_export_of_an_import_is_the_same_file(desk: Desk, elsewhere: Desk) -> None:
    a_bit_of_everything(desk)
    path = exported(desk)

    import_plays(elsewhere.history, path)

    assert exported(elsewhere).read_text() == path.read_text()


def test_an_open_play_can_be_gone_on_with_elsewhere_and_comes_back_decided(
    desk: Desk, elsewhere: Desk
) -> None:
    session = do(desk.small(), "b2a c1a")
    import_plays(elsewhere.history, exported(desk))
    desk.dealer.new_deal(1)
    elsewhere.clock.moment = desk.clock()

    there = elsewhere.dealer.go_on(session.uuid)
    assert there is not None
    do(there, "d1a")
    path = exported(elsewhere)

    assert import_plays(desk.history, path) == ImportReport(updated=1)
    assert desk.outcomes() == ["won"]
    assert import_plays(desk.history, path) == ImportReport(known=1)


def test_the_play_on_the_table_is_not_touched(desk: Desk, elsewhere: Desk) -> None:
    session = do(desk.small(), "b2a c1a")
    import_plays(elsewhere.history, exported(desk))
    elsewhere.clock.moment = desk.clock()
    there = elsewhere.dealer.go_on(session.uuid)
    assert there is not None
    do(there, "d1a")

    assert import_plays(desk.history, exported(elsewhere)) == ImportReport(known=1)

    do(session, "d1e")
    assert desk.outcomes() == ["unfinished"]


def test_an_older_state_changes_nothing(desk: Desk) -> None:
    session = do(desk.small(), "b2a")
    path = exported(desk)
    do(session, "c1a d1e")
    desk.dealer.new_deal(1)

    assert import_plays(desk.history, path) == ImportReport(known=1)

    assert desk.records()[0].line.moves == 3


def record_of(desk: Desk) -> dict[str, Any]:
    do(desk.small(), "b2a c1a d1a")
    record: dict[str, Any] = json.loads(exported(desk).read_text())
    return record


MISSING, WRONG = RecordFaultKind.MISSING, RecordFaultKind.WRONG
ILLEGAL, CONTRADICTION = RecordFaultKind.ILLEGAL, RecordFaultKind.CONTRADICTION

SPOILT: list[tuple[str, Any, RecordFaultKind]] = [
    ("simplesimon", 2, WRONG),
    ("uuid", "7", WRONG),
    ("uuid", "../" * 10 + "aa", WRONG),
    ("uuid", None, WRONG),
    ("sequence", -1, WRONG),
    ("sequence", "1", WRONG),
    ("sequence", 2**70, WRONG),
    ("origin", "found", WRONG),
    ("origin", ["code"], WRONG),
    ("origin", "code", CONTRADICTION),
    ("origin", "daily", CONTRADICTION),
    ("deal", "SS1-S4-AAAAAB", WRONG),
    ("deal", "SS1-S4-AAAAABD", CONTRADICTION),
    ("deal", 4, WRONG),
    ("number", "x" * 101, WRONG),
    ("number", "\ud800", WRONG),
    ("number", "a\nb", WRONG),
    ("number", None, CONTRADICTION),
    ("daily", "2026-12-01", CONTRADICTION),
    ("daily", "2026-02-31", WRONG),
    ("suits", 4, CONTRADICTION),
    ("suits", True, WRONG),
    ("removal", "magic", WRONG),
    ("removal", "hand", CONTRADICTION),
    ("started", "yesterday", WRONG),
    ("started", "2026-12-01T12:00:00", WRONG),
    ("started", "0001-01-01T00:00:00+14:00", WRONG),
    ("changed", "9999-12-31T23:59:59Z", WRONG),
    ("changed", 7, WRONG),
    ("outcome", "dealt", WRONG),
    ("outcome", "lost", CONTRADICTION),
    ("outcome", "shown", CONTRADICTION),
    ("outcome", "triumph", WRONG),
    ("moves", 2, CONTRADICTION),
    ("moves", 3.0, WRONG),
    ("score", 900, CONTRADICTION),
    ("seconds", -1, WRONG),
    ("seconds", float("nan"), WRONG),
    ("seconds", float("inf"), WRONG),
    ("seconds", "5", WRONG),
    ("undos", -1, WRONG),
    ("hints", False, WRONG),
    ("shows", 2**60, WRONG),
    ("actions", "b2a c1a", CONTRADICTION),
    ("actions", "b2a c1a d1d", ILLEGAL),
    ("actions", "b2a c1a d1a a!", ILLEGAL),
    ("actions", "win", WRONG),
    ("actions", None, WRONG),
]


@pytest.mark.parametrize(("name", "value", "kind"), SPOILT)
def test_a_spoilt_line_is_reported_and_the_others_are_taken(
    desk: Desk, elsewhere: Desk, name: str, value: object, kind: RecordFaultKind
) -> None:
    good = record_of(desk)
    spoilt = {**good, "uuid": "0" * 32, name: value}
    path = desk.folder / "spoilt.jsonl"
    path.write_text(f"{json.dumps(spoilt)}\n\n{json.dumps(good)}\n")

    report = import_plays(elsewhere.history, path)

    assert report.added == 1
    (fault,) = report.faults
    assert (fault.line, fault.fault.kind) == (1, kind)
    assert elsewhere.history.take_problems() == ()
    assert [play.uuid for play in elsewhere.records()] == [good["uuid"]]


def test_a_missing_value_is_named(desk: Desk, elsewhere: Desk) -> None:
    good = record_of(desk)
    needed = [name for name in good if name != "open"]
    path = desk.folder / "spoilt.jsonl"
    path.write_text(
        "\n".join(
            json.dumps({key: value for key, value in good.items() if key != name})
            for name in needed
        )
    )

    report = import_plays(elsewhere.history, path)

    assert [fault.fault.name for fault in report.faults] == needed
    assert {fault.fault.kind for fault in report.faults} == {MISSING}


@pytest.mark.parametrize(
    "line", [b"{", b"[]", b"null", b"\xff\xfe", b"[" * 100_000, b'{"a": ' + b"9" * 5000 + b"}"]
)
def test_what_is_not_json_is_reported(desk: Desk, line: bytes) -> None:
    path = desk.folder / "spoilt.jsonl"
    path.write_bytes(b"\n" + line + b"\n")

    report = import_plays(desk.history, path)

    (fault,) = report.faults
    assert isinstance(fault, LineFault)
    assert (fault.line, fault.fault.kind) == (2, RecordFaultKind.NOT_JSON)


def test_a_long_value_is_shortened_in_the_report(desk: Desk) -> None:
    path = desk.folder / "spoilt.jsonl"
    path.write_text(json.dumps({**record_of(desk), "uuid": "x" * 10_000}))

    (fault,) = import_plays(desk.history, path).faults

    assert len(fault.fault.found) == 60


def test_a_missing_file_is_a_problem(desk: Desk) -> None:
    report = import_plays(desk.history, desk.folder / "nothing")

    assert report.problem is not None
    assert report.added == 0


def test_an_export_to_nowhere_is_a_problem(desk: Desk) -> None:
    (desk.folder / "file").write_text("")

    problem = export_plays(desk.history, desk.folder / "file" / "plays.jsonl")

    assert problem is not None
    assert problem.kind is ProblemKind.READ_ONLY


def test_an_import_that_does_not_fit_on_the_disk_changes_nothing(
    desk: Desk, elsewhere: Desk
) -> None:
    do(desk.small(), " ".join(["d1e", "e1d"] * 500))
    (pages,) = elsewhere.history.database.select("PRAGMA page_count")[0]
    elsewhere.history.database.select(f"PRAGMA max_page_count = {pages}")

    report = import_plays(elsewhere.history, exported(desk))

    assert report.problem is not None
    assert report.problem.kind is ProblemKind.DISK_FULL
    assert elsewhere.records() == []


# Reset


def test_a_reset_keeps_a_backup_and_the_game_on_the_table(desk: Desk) -> None:
    a_bit_of_everything(desk)
    before = shown(desk)
    on_table = desk.history.on_table

    backup = reset_plays(desk.history, desk.clock)

    assert isinstance(backup, Path)
    assert backup.parent == desk.folder
    assert backup.name.startswith("plays 2026-12-01 ")
    assert len(shown(desk)) == 1
    assert desk.history.on_table == on_table
    do(desk.go_on(), "<")
    assert import_plays(desk.history, backup) == ImportReport(added=8, known=1)
    assert len(shown(desk)) == len(before)


def test_a_reset_without_room_for_its_backup_deletes_nothing(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    a_bit_of_everything(desk)
    elsewhere = desk.folder / "nowhere"
    elsewhere.write_text("")
    monkeypatch.setattr(desk.history.database, "path", elsewhere / "database")

    problem = reset_plays(desk.history)

    assert not isinstance(problem, Path)
    assert len(shown(desk)) == 9


def test_a_reset_of_what_cant_be_read_deletes_nothing(desk: Desk) -> None:
    a_bit_of_everything(desk)
    desk.history.database.select("ALTER TABLE plays RENAME TO hidden")

    assert not isinstance(reset_plays(desk.history), Path)

    assert len(desk.history.database.select("SELECT * FROM hidden")) == 9


def test_a_reset_without_a_game_on_the_table_leaves_nothing(desk: Desk) -> None:
    do(desk.small(), "b2a c1a d1a")

    reset_plays(desk.history)

    assert shown(desk) == []
    assert desk.statistics.summaries()[None].played == 0


# Anything at all


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=4,
)


@settings(deadline=None, max_examples=60)
@given(data=st.data())
def test_any_change_to_a_line_is_taken_or_reported(
    data: st.DataObject, tmp_path_factory: pytest.TempPathFactory
) -> None:
    desk = Desk(tmp_path_factory.mktemp("fuzz"))
    good = record_of(desk)
    changed = {
        **good,
        **data.draw(
            st.dictionaries(st.sampled_from(sorted(good)), json_values, min_size=1, max_size=3)
        ),
    }
    path = desk.folder / "fuzz.jsonl"
    path.write_text(json.dumps(changed))

    report = import_plays(desk.history, path)

    assert report.added + report.updated + report.known + len(report.faults) == 1
    assert report.problem is None
    assert all(play.outcome is Outcome.WON for play in desk.records())
    assert desk.history.take_problems() == ()
    desk.history.close()
