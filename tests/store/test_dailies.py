"""The calendar of daily deals and the streak of days."""

from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import pytest

from simplesimon.engine import GameCode, SuitCount
from simplesimon.store.plays import Counters, Outcome, Play
from simplesimon.store.summaries import Day, Streak
from tests.store.made_up import made_up, put
from tests.store.small import Desk, move_somehow

FOUR = frozenset({4})
HINTED = Counters(seconds=1.0, hints=1)


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    return Desk(tmp_path)


def december(day: int) -> date:
    return date(2026, 12, day)


def won(day: date, suits: SuitCount = 4, begun_on: date | None = None) -> Play:
    return made_up(day=day, suits=suits, begun_on=begun_on)


def test_a_month_shows_what_was_played_and_won(desk: Desk) -> None:
    put(
        desk,
        won(december(1)),
        made_up(day=december(2), outcome=Outcome.LOST),
        made_up(day=december(31), counters=HINTED),
        won(date(2026, 11, 30)),
        won(date(2027, 1, 1)),
        made_up(),
    )

    assert desk.statistics.month(2026, 12) == {
        december(1): Day(1, FOUR, FOUR),
        december(2): Day(1),
        december(31): Day(1, FOUR),
    }
    assert desk.statistics.month(2026, 12)[december(31)].aided
    assert list(desk.statistics.month(2027, 1)) == [date(2027, 1, 1)]
    assert desk.statistics.month(2027, 2) == {}


def test_a_day_knows_each_number_of_suits(desk: Desk) -> None:
    put(
        desk,
        won(december(1), 1),
        won(december(1), 4),
        made_up(day=december(1), suits=2, outcome=Outcome.LOST),
    )

    assert desk.statistics.month(2026, 12)[december(1)].suits_won == {1, 4}
    assert desk.statistics.month(2026, 12, 2)[december(1)] == Day(1)
    day = desk.statistics.day(december(1))
    assert day is not None
    assert (day.played, day.is_won) == (3, True)
    assert desk.statistics.day(december(2)) is None


def test_a_day_offers_its_open_play(desk: Desk) -> None:
    session = move_somehow(desk.dealer.daily(GameCode(4, 29), december(1), december(1)))

    day = desk.statistics.day(december(1))

    assert day is not None
    assert day.open_play == session.uuid
    assert not day.is_won


@pytest.mark.parametrize("month", [1, 2, 12])
def test_the_last_day_of_a_month_is_in_it(desk: Desk, month: int) -> None:
    following = date(2026 + month // 12, month % 12 + 1, 1)
    put(desk, won(following - timedelta(days=1)), won(following))

    assert list(desk.statistics.month(2026, month)) == [following - timedelta(days=1)]


@pytest.mark.parametrize(
    ("days", "today", "streak"),
    [
        ([], 5, Streak(0, 0)),
        ([5], 5, Streak(1, 1)),
        ([4], 5, Streak(1, 1)),
        ([3], 5, Streak(0, 1)),
        ([3, 4, 5], 5, Streak(3, 3)),
        ([3, 4], 5, Streak(2, 2)),
        ([1, 2, 3, 5], 5, Streak(1, 3)),
        ([1, 2, 3, 5], 6, Streak(1, 3)),
        ([1, 2, 3, 5], 8, Streak(0, 3)),
        # The clock was set back: the days won are won.
        ([1, 2, 3, 4, 5], 2, Streak(5, 5)),
        ([4, 5], 3, Streak(0, 2)),
        # Once it stood far ahead.
        ([1, 2, 30], 2, Streak(2, 2)),
    ],
)
def test_the_streak_of_days(desk: Desk, days: list[int], today: int, streak: Streak) -> None:
    put(desk, *[won(december(day)) for day in days])

    assert desk.statistics.day_streak(december(today)) == streak


def test_a_streak_goes_on_across_the_turn_of_the_year(desk: Desk) -> None:
    put(desk, won(date(2026, 12, 31)), won(date(2027, 1, 1)))

    assert desk.statistics.day_streak(date(2027, 1, 1)) == Streak(2, 2)


def test_a_deal_made_up_for_later_carries_no_streak(desk: Desk) -> None:
    put(desk, won(december(1)), won(december(2), begun_on=december(3)), won(december(3)))

    assert desk.statistics.day_streak(december(3)) == Streak(1, 1)
    assert len(desk.statistics.month(2026, 12)) == 3


def test_a_win_with_aids_carries_no_streak(desk: Desk) -> None:
    put(desk, won(december(1)), made_up(day=december(2), counters=HINTED))

    assert desk.statistics.day_streak(december(2)) == Streak(1, 1)


def test_each_number_of_suits_has_its_streak(desk: Desk) -> None:
    put(desk, won(december(1), 1), won(december(2), 4))

    statistics = desk.statistics
    assert statistics.day_streak(december(2)) == Streak(2, 2)
    assert statistics.day_streak(december(2), 4) == Streak(1, 1)
    assert statistics.day_streak(december(2), 2) == Streak(0, 0)


def test_the_players_date_decides_not_the_moment(desk: Desk) -> None:
    desk.clock.moment = datetime(2026, 12, 1, 23, 59, tzinfo=UTC)
    session = move_somehow(desk.dealer.daily(GameCode(4, 29), december(2), december(2)))

    (entry,) = desk.statistics.plays()

    assert entry.started.date() == december(1 if entry.started.hour == 23 else 2)
    assert entry.daily == december(2)
    assert session.beginning.begun_on == december(2)


def test_a_second_play_of_a_day_counts_as_well(desk: Desk) -> None:
    code = GameCode(4, 29)
    put(
        desk,
        made_up(code=code, day=december(1), outcome=Outcome.LOST),
        made_up(code=code, day=december(1)),
    )

    day = desk.statistics.day(december(1))

    assert day == Day(2, FOUR, FOUR)
    assert desk.statistics.day_streak(december(1)) == Streak(1, 1)
