"""Saved games whose text somebody altered: set aside as text, told, and the game goes on."""

from dataclasses import replace
from pathlib import Path

import pytest

from simplesimon.store.plays import Outcome
from simplesimon.store.problems import ProblemKind
from tests.store.small import Desk, do


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    desk = Desk(tmp_path)
    do(desk.small(), "b2a c1a <")
    return desk


def alter(desk: Desk, *changes: str) -> None:
    for change in changes:
        desk.history.database.select(change)


ALTERATIONS = {
    "illegal action": "UPDATE plays SET actions = 'a9b'",
    "no action": "UPDATE plays SET actions = 'b2a, please'",
    "another line": "UPDATE plays SET actions = 'd1c'",
    "no deal": "UPDATE plays SET deal = 'SS1-S4-AAAA'",
    "another deal": "UPDATE plays SET deal = 'SS1-S1-AAAAABD'",
    "board with too many cards": "UPDATE plays SET deal = replace(deal, '4: AS', '4: AS AS')",
    "shouted deal": "UPDATE plays SET deal = 'SS9-S4-AAAAAAA'",
    "suits": "UPDATE plays SET suits = 4",
    "moves": "UPDATE plays SET moves = 41",
    "score": "UPDATE plays SET score = 900",
    "won": "UPDATE plays SET outcome = 'won'",
    "illegal on the table": "UPDATE tables SET made = 'a9b'",
    "illegal to redo": "UPDATE tables SET undone = 'a1d'",
    "restart of nothing": "UPDATE tables SET restarted = 7",
    "no name": "UPDATE plays SET number = char(7)",
    "spoilt text": "UPDATE plays SET actions = CAST(x'6232618081' AS TEXT)",
    "zero bytes": "UPDATE plays SET actions = 'b2a' || char(0)",
}


@pytest.mark.parametrize("change", ALTERATIONS.values(), ids=ALTERATIONS.keys())
def test_an_altered_game_is_set_aside_as_text(desk: Desk, change: str) -> None:
    alter(desk, change)

    desk.reopen()

    (problem,) = desk.history.take_problems()
    assert problem.kind is ProblemKind.GAME_ALTERED
    assert problem.set_aside is not None
    assert problem.set_aside.parent == desk.folder
    text = problem.set_aside.read_text(encoding="utf-8")
    assert problem.reason in text.splitlines()[0]
    if change == ALTERATIONS["illegal action"]:
        assert "4S 3S" in text
        assert "a9b" in text
    assert desk.history.on_table is None or desk.history.on_table.outcome is Outcome.WON
    do(desk.small(number="another"), "b2a c1a d1a")
    desk.reopen()
    assert desk.history.take_problems() == ()


def test_an_open_game_of_the_list_that_was_altered_is_gone(desk: Desk) -> None:
    (play,) = desk.records()
    do(desk.small(number="another"), "b2a")
    alter(desk, "UPDATE plays SET actions = 'a9b' WHERE number = 'small 1'")

    assert desk.dealer.go_on(play.uuid) is None

    (problem,) = desk.history.take_problems()
    assert problem.kind is ProblemKind.GAME_ALTERED
    assert len(desk.statistics.plays()) == 1
    assert desk.history.on_table is not None


def test_a_decided_game_that_was_altered_stays_in_the_figures(desk: Desk) -> None:
    session = do(desk.go_on(), "c1a d1a")
    alter(desk, "UPDATE plays SET actions = 'a9b'")

    for _ in range(2):
        assert desk.history.load(session.uuid) is None
        (problem,) = desk.history.take_problems()
        assert problem.kind is ProblemKind.GAME_ALTERED

    assert desk.statistics.summaries()[None].won == 1
    assert len(list(desk.folder.glob("altered game*"))) == 1


def test_a_won_game_with_an_altered_table_stays_won(desk: Desk) -> None:
    do(desk.go_on(), "c1a d1a <")
    alter(desk, "UPDATE tables SET made = 'a9b'")

    desk.reopen()

    assert len(desk.history.take_problems()) == 1
    assert desk.history.on_table is None
    assert desk.outcomes() == ["won"]


def test_an_altered_name_leads_to_no_other_folder(desk: Desk) -> None:
    name = "../../xxxxxxxxxxxxxxxxxxxxxxxxxx"
    desk.history.database.select("PRAGMA foreign_keys = OFF")
    for change in (
        "UPDATE plays SET uuid = :name",
        "UPDATE tables SET uuid = :name",
        "UPDATE on_table SET uuid = :name",
    ):
        desk.history.database.select(change, name=name)

    desk.reopen()

    (problem,) = desk.history.take_problems()
    assert problem.set_aside is not None
    assert problem.set_aside.parent == desk.folder


def test_where_the_text_cant_be_written_the_game_stays_where_it_is(desk: Desk) -> None:
    (play,) = desk.records()
    alter(desk, "UPDATE plays SET actions = 'a9b'")
    (desk.folder / f"altered game {play.uuid}.txt").mkdir()

    desk.reopen()

    (problem,) = desk.history.take_problems()
    assert problem.set_aside is None
    assert len(desk.statistics.plays()) == 1


def test_a_game_kept_after_its_restart_is_checked_against_its_line(desk: Desk) -> None:
    session = do(desk.go_on(), "> d1e ^ >")
    desk.reopen()
    assert desk.history.take_problems() == ()
    play = desk.history.on_table
    assert play is not None
    assert play == replace(session.record, changed=play.changed)

    alter(desk, "UPDATE tables SET restarted = 2")
    desk.reopen()

    (problem,) = desk.history.take_problems()
    assert problem.kind is ProblemKind.GAME_ALTERED
