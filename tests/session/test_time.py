"""What counts as time played."""

from pathlib import Path

import pytest

from simplesimon.engine import Deal, Game
from simplesimon.session import Pause, Session
from tests.store.small import THREE_MOVES, Desk, do


@pytest.fixture
def session() -> Session:
    return Session(Game(Deal(THREE_MOVES)))


def pass_time(session: Session, seconds: float, step: float = 0.25) -> None:
    for _ in range(round(seconds / step)):
        session.advance(step)


def test_time_runs_from_the_first_move_to_the_win(session: Session) -> None:
    pass_time(session, 5)
    assert session.seconds == 0

    do(session, "b2a")
    pass_time(session, 5)
    do(session, "c1a d1a")
    pass_time(session, 5)

    assert session.seconds == 5


def test_time_goes_on_after_undoing_everything(session: Session) -> None:
    do(session, "b2a <")
    pass_time(session, 5)

    assert session.seconds == 5


def test_time_stops_a_minute_after_the_last_action(session: Session) -> None:
    do(session, "b2a")
    pass_time(session, 300)
    assert session.seconds == 60

    session.wake()
    pass_time(session, 30)
    assert session.seconds == 90


def test_one_long_frame_counts_as_much_as_many_short_ones(session: Session) -> None:
    do(session, "b2a")
    session.advance(50)
    session.advance(7200)

    assert session.seconds == 60


def test_paused_time_does_not_count(session: Session) -> None:
    do(session, "b2a")
    pass_time(session, 2)
    session.pause()
    pass_time(session, 100)
    session.resume()
    pass_time(session, 3)

    assert session.seconds == 5


def test_the_minute_begins_anew_with_resuming(session: Session) -> None:
    do(session, "b2a")
    pass_time(session, 59)
    session.pause()
    session.resume()
    pass_time(session, 59)

    assert session.seconds == 118


def test_the_clock_stands_until_no_reason_is_left(session: Session) -> None:
    do(session, "b2a")
    session.pause(Pause.FOCUS)
    session.pause(Pause.SCENE)
    session.pause(Pause.FOCUS)
    session.resume(Pause.FOCUS)
    pass_time(session, 5)
    assert session.seconds == 0

    session.resume(Pause.MINIMISED)
    session.resume(Pause.SCENE)
    pass_time(session, 5)
    assert session.seconds == 5


def test_pausing_keeps_the_time(tmp_path: Path) -> None:
    desk = Desk(tmp_path)
    session = do(desk.small(), "b2a")
    pass_time(session, 5)
    session.pause()

    desk.reopen()

    assert desk.go_on().seconds == 5


def test_a_continued_game_counts_on(tmp_path: Path) -> None:
    desk = Desk(tmp_path)
    session = do(desk.small(), "b2a")
    pass_time(session, 5)
    do(session, "c1a")
    desk.reopen()

    session = desk.go_on()
    pass_time(session, 2)
    do(session, "d1a")

    assert desk.records()[0].line.counters.seconds == 7
