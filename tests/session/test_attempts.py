"""What becomes of a play: the first move, wins, games left for another, restarts."""

from pathlib import Path

import pytest

from simplesimon.engine import Deal, Game, GameCode
from simplesimon.session import Session
from simplesimon.store.plays import Outcome
from tests.store.small import ONE_MOVE, STUCK_AFTER_ONE, THREE_MOVES, Desk, do, move, move_somehow


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    return Desk(tmp_path)


def summary_of(desk: Desk) -> tuple[int, int]:
    summary = desk.statistics.summaries()[None]
    return summary.played, summary.won


def test_a_deal_without_a_move_is_no_play(desk: Desk) -> None:
    desk.small()
    assert desk.records() == []

    desk.small()
    assert desk.history.database.select("SELECT COUNT(*) FROM plays")[0][0] == 1


def test_a_deal_without_a_move_waits_to_be_continued(desk: Desk) -> None:
    dealt = desk.dealer.new_deal(4)

    desk.reopen()

    assert desk.go_on().game.position == dealt.game.position
    assert summary_of(desk) == (0, 0)


def test_a_game_is_played_from_its_first_move_on(desk: Desk) -> None:
    session = desk.small()
    assert summary_of(desk) == (0, 0)

    do(session, "b2a")
    assert summary_of(desk) == (1, 0)

    do(session, "<")
    assert summary_of(desk) == (1, 0)


def test_a_row_tells_when_what_and_how(desk: Desk) -> None:
    session = do(desk.small(), "b2a c1a <")
    session.advance(2.5)
    session.count_hint()
    do(session, "c1a d1a")

    (entry,) = desk.statistics.plays()
    assert entry.started < entry.changed
    assert entry.number == "small 1"
    assert entry.suits == 1
    assert (entry.moves, entry.score) == (3, 597)
    assert entry.counters.seconds == 2.5
    assert (entry.counters.undos, entry.counters.hints) == (1, 1)
    assert entry.outcome is Outcome.WON
    (play,) = desk.records()
    assert play.line.actions == session.game.actions


@pytest.mark.parametrize(
    "afterwards",
    ["", "<", "< >", "< < >", "^", "^ > > >", "^ b2a c1a d1a", "< ^ > >", "< d1b", "< < d1c"],
)
def test_a_win_counts_once_whatever_is_done_afterwards(desk: Desk, afterwards: str) -> None:
    session = do(desk.small(), "b2a c1a d1a")
    (won,) = desk.records()

    do(session, afterwards)

    assert [play.line for play in desk.records()] == [won.line]
    assert desk.outcomes() == ["won"]
    desk.reopen()
    assert desk.outcomes() == ["won"]
    assert summary_of(desk) == (1, 1)


def test_a_game_closed_in_the_celebration_is_not_offered_again(desk: Desk) -> None:
    do(desk.small(), "b2a c1a d1a")

    desk.reopen()

    assert desk.history.on_table is None
    assert summary_of(desk) == (1, 1)


def test_a_won_game_that_was_undone_can_be_continued_and_stays_won(desk: Desk) -> None:
    do(desk.small(), "b2a c1a d1a <")

    desk.reopen()
    session = desk.go_on()

    assert session.game.moves == 2
    do(session, "d1e")
    desk.small(ONE_MOVE, "small 2")
    assert desk.outcomes() == ["won"]
    assert not desk.statistics.plays()[0].can_go_on


def test_winning_again_after_undo_changes_nothing(desk: Desk) -> None:
    session = do(desk.small(), "b2a c1a d1a")
    (won,) = desk.records()

    do(session, "< < < d1c c2b b4a")

    assert session.game.is_won
    assert desk.records() == [won]


def test_a_game_left_for_another_is_unfinished_and_not_won(desk: Desk) -> None:
    do(desk.small(), "b2a")

    desk.dealer.new_deal(1)

    assert desk.outcomes() == ["unfinished"]
    assert summary_of(desk) == (1, 0)


@pytest.mark.parametrize("again", [False, True])
def test_a_game_left_for_another_can_be_continued_and_decides_its_row(
    desk: Desk,
    again: bool,
) -> None:
    left = do(desk.small(), "b2a c1a <")
    move_somehow(desk.dealer.code(GameCode(4, 29)))
    if again:
        desk.reopen()

    session = desk.dealer.go_on(left.uuid)

    assert session is not None
    assert (session.game.actions, session.game.undone) == (left.game.actions, left.game.undone)
    assert session.undos == 1
    do(session, "> d1a")
    assert desk.outcomes() == ["won", "unfinished"]
    assert summary_of(desk) == (2, 1)


def test_a_game_left_stuck_is_lost(desk: Desk) -> None:
    do(desk.small(STUCK_AFTER_ONE), "b1a")
    assert desk.outcomes() == ["unfinished"]

    desk.reopen()
    desk.small()

    assert desk.outcomes() == ["lost"]


def test_a_lost_game_can_still_be_taken_back(desk: Desk) -> None:
    lost = do(desk.small(STUCK_AFTER_ONE), "b1a")
    desk.small()

    session = desk.dealer.go_on(lost.uuid)

    assert session is not None
    assert session.game.is_stuck
    assert desk.outcomes() == ["unfinished"]


def test_a_game_can_be_left_for_no_other(desk: Desk) -> None:
    session = do(desk.small(), "b2a")

    session.leave()

    assert desk.history.on_table is None
    assert desk.outcomes() == ["unfinished"]


# Restart


def test_after_a_restart_the_row_stays_until_another_move(desk: Desk) -> None:
    session = do(desk.small(), "b2a c1a")

    do(session, "^")

    (play,) = desk.records()
    assert play.outcome is Outcome.UNFINISHED
    assert play.line.moves == 2
    assert session.game.moves == 0


def test_another_move_after_a_restart_closes_the_row_and_opens_a_new_one(desk: Desk) -> None:
    session = do(desk.small(), "b2a c1a")
    first = session.uuid

    do(session, "^ d1c")

    old, new = desk.records()
    assert (old.uuid, old.outcome, old.line.moves, old.table) == (
        first, Outcome.ABANDONED, 2, None,
    )  # fmt: skip
    assert (new.uuid, new.outcome, new.line.moves) == (session.uuid, Outcome.UNFINISHED, 1)
    assert [entry.attempt for entry in desk.statistics.plays()] == [2, 1]
    assert desk.dealer.go_on(first) is None


def test_redo_brings_the_old_row_back(desk: Desk) -> None:
    session = do(desk.small(), "b2a c1a")
    before = session.record

    do(session, "^ > >")

    assert session.record.line == before.line
    do(session, "d1a")
    assert desk.outcomes() == ["won"]


def test_repeating_the_moves_by_hand_brings_it_back_as_well(desk: Desk) -> None:
    session = do(desk.small(), "b2a c1a ^ b2a c1a d1a")

    assert [play.uuid for play in desk.records()] == [session.uuid]
    assert desk.outcomes() == ["won"]


def test_a_move_that_differs_on_the_way_back_opens_a_new_row(desk: Desk) -> None:
    do(desk.small(), "b2a c1a ^ > d1c")

    old, new = desk.records()
    assert old.line.moves == 2
    assert new.line.moves == 2
    assert old.line.actions != new.line.actions
    assert desk.outcomes() == ["abandoned", "unfinished"]


def test_a_row_closed_with_no_move_possible_is_lost(desk: Desk) -> None:
    session = do(desk.small(STUCK_AFTER_ONE), "b1a")
    uuid = session.uuid

    do(session, "^")
    assert desk.outcomes() == ["unfinished"]
    desk.small()

    assert desk.outcomes() == ["unfinished"]
    session_again = desk.dealer.go_on(uuid)
    assert session_again is not None
    assert session_again.game.undone


def test_a_won_game_that_is_restarted_and_played_otherwise_is_a_second_attempt(
    desk: Desk,
) -> None:
    do(desk.small(), "b2a c1a d1a ^ d1c")

    assert desk.outcomes() == ["won", "unfinished"]


def test_undoing_everything_is_not_a_restart(desk: Desk) -> None:
    do(desk.small(), "b2a c1a < < d1c")

    assert desk.outcomes() == ["unfinished"]


def test_restart_restart_is_one_restart(desk: Desk) -> None:
    session = do(desk.small(), "b2a c1a ^ > ^ > >")

    assert session.record.table is not None
    assert session.record.table.restarted is None
    do(session, "^ > ^ d1c")
    assert desk.outcomes() == ["abandoned", "unfinished"]


def test_a_restart_without_a_move_is_nothing(desk: Desk) -> None:
    session = do(desk.small(), "^")
    assert desk.records() == []

    do(session, "b2a < ^ c1b")
    assert desk.outcomes() == ["unfinished"]


def test_time_and_counters_begin_anew_with_a_restart_and_add_up_when_it_is_redone(
    desk: Desk,
) -> None:
    session = do(desk.small(), "b2a c1a")
    session.advance(10)
    session.count_hint()

    do(session, "^")
    assert session.seconds == 0
    session.advance(3)
    do(session, "> <")
    assert session.counters.undos == 1
    assert desk.records()[0].line.counters.seconds == 10

    do(session, "> >")
    assert session.seconds == 13
    assert (session.undos, session.hints) == (1, 1)


def test_a_new_attempt_has_its_own_time_and_counters(desk: Desk) -> None:
    session = do(desk.small(), "b2a < b2a")
    session.advance(10)
    session.count_hint()

    do(session, "^")
    session.advance(3)
    do(session, "d1c")

    old, new = desk.records()
    assert (old.line.counters.seconds, old.line.counters.undos) == (10, 1)
    assert (new.line.counters.seconds, new.line.counters.undos) == (3, 0)
    assert not new.line.counters.aided


def test_moves_brought_back_by_redo_keep_the_mark_of_their_aids(desk: Desk) -> None:
    session = desk.small()
    session.show(move("b2a"))
    do(session, "c1b ^ > c1a d1a")

    assert desk.outcomes() == ["abandoned", "won"]
    assert [play.line.counters.aided for play in desk.records()] == [True, True]


@pytest.mark.parametrize("when", ["^", "^ >", "^ > <", "^ > ^"])
def test_a_restart_survives_closing(desk: Desk, when: str) -> None:
    session = do(desk.small(), "b2a c1a d1e <")
    session.advance(5)
    session.count_hint()
    do(session, when)

    desk.reopen()
    restored = desk.go_on()

    assert restored.record == session.record
    assert restored.game.undone == session.game.undone
    do(restored, "d1c" if restored.game.moves == 0 else "c1b")
    assert desk.outcomes() == ["abandoned", "unfinished"]
    do(session, "d1c" if session.game.moves == 0 else "c1b")
    assert restored.record.line == session.record.line


# Stale sessions


def test_a_session_that_was_left_can_do_no_harm(desk: Desk) -> None:
    old = do(desk.small(), "b2a")
    new = move_somehow(desk.dealer.code(GameCode(4, 29)))

    old.pause()
    do(old, "c1a d1a")
    old.leave()

    assert desk.history.on_table is not None
    assert desk.history.on_table.uuid == new.uuid
    assert desk.outcomes() == ["unfinished", "unfinished"]


def test_without_a_store_a_session_plays_all_the_same() -> None:
    session = Session(Game(Deal(THREE_MOVES)))

    do(session, "b2a < > ^ d1c c2b b4a")
    session.leave()

    assert session.game.is_won
    assert session.outcome is Outcome.WON
