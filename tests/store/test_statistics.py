"""The figures, bests and lists, on rows made up for them."""

from datetime import UTC, datetime
from pathlib import Path

import pytest

from simplesimon.engine import GameCode
from simplesimon.store.plays import Counters, Origin, Outcome
from simplesimon.store.statistics import PlayFilter, ResultFilter
from simplesimon.store.summaries import Bests, Summary
from tests.store.made_up import made_up, put
from tests.store.small import Desk, do, move_somehow

WON, LOST, SHOWN = Outcome.WON, Outcome.LOST, Outcome.SHOWN
HINTED = Counters(seconds=1.0, hints=1)


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    return Desk(tmp_path)


def of_outcomes(desk: Desk, letters: str) -> Summary:
    """The summary of plays: w won, l lost, W and L the same with a hint, s shown."""
    for letter in letters:
        outcome = SHOWN if letter == "s" else WON if letter in "wW" else LOST
        counters = HINTED if letter.isupper() or letter == "s" else Counters(seconds=60.0)
        put(desk, made_up(outcome=outcome, counters=counters))
    return desk.statistics.summaries()[None]


def test_nobody_has_played_yet(desk: Desk) -> None:
    summaries = desk.statistics.summaries()

    assert summaries == {None: Summary(), 1: Summary(), 2: Summary(), 4: Summary()}
    assert summaries[None].share is None
    assert summaries[None].first_share is None
    assert desk.statistics.plays() == ()
    assert desk.statistics.count() == 0


def test_each_number_of_suits_has_its_figures(desk: Desk) -> None:
    put(desk, made_up(suits=1), made_up(suits=1, outcome=LOST), made_up(suits=4))

    summaries = desk.statistics.summaries()

    assert {suits: (s.played, s.won) for suits, s in summaries.items()} == {
        None: (3, 2), 1: (2, 1), 2: (0, 0), 4: (1, 1),
    }  # fmt: skip
    assert summaries[1].share == 0.5


@pytest.mark.parametrize(
    ("letters", "streak", "longest"),
    [
        ("", 0, 0),
        ("w", 1, 1),
        ("wwl", 0, 2),
        ("wwlw", 1, 2),
        ("lwww", 3, 3),
        ("wWw", 2, 2),
        ("wLw", 2, 2),
        ("wsw", 2, 2),
        ("W", 0, 0),
    ],
)
def test_streaks(desk: Desk, letters: str, streak: int, longest: int) -> None:
    summary = of_outcomes(desk, letters)

    assert (summary.streak, summary.longest_streak) == (streak, longest)


def test_a_clock_set_back_keeps_the_order_of_plays(desk: Desk) -> None:
    put(desk, made_up(outcome=LOST))
    desk.clock.moment = datetime(2020, 1, 1, tzinfo=UTC)
    put(desk, made_up(), made_up())
    desk.clock.moment = datetime(2026, 12, 2, tzinfo=UTC)
    put(desk, made_up())

    summary = desk.statistics.summaries()[None]

    assert summary.streak == 3


def test_a_clock_set_back_keeps_the_order_of_attempts(desk: Desk) -> None:
    code = GameCode(4, 29)
    put(desk, made_up(code=code, outcome=LOST))
    desk.clock.moment = datetime(2020, 1, 1, tzinfo=UTC)
    put(desk, made_up(code=code))

    assert [(play.outcome, play.attempt) for play in desk.statistics.plays()] == [
        (LOST, 1),
        (WON, 2),
    ]


def test_first_attempts_are_told_apart(desk: Desk) -> None:
    code = GameCode(4, 29)
    put(desk, made_up(code=code, outcome=LOST), made_up(code=code), made_up())

    summary = desk.statistics.summaries()[4]

    assert (summary.played, summary.won, summary.first_played, summary.first_won) == (3, 2, 2, 1)
    assert summary.first_share == 0.5


def test_bests_and_mean_time_are_those_of_unaided_wins(desk: Desk) -> None:
    put(
        desk,
        made_up(score=840, moves=60, counters=Counters(seconds=100.0)),
        made_up(score=846, moves=54, counters=Counters(seconds=300.0)),
        made_up(score=890, moves=10, counters=HINTED),
        made_up(score=899, moves=1, counters=Counters(seconds=1.0, shows=1)),
        made_up(score=899, moves=1, counters=Counters(seconds=1.0, returns=1)),
        made_up(score=900, moves=0, counters=Counters(seconds=0.5), outcome=LOST),
        made_up(score=800, moves=5, counters=Counters(seconds=5.0), suits=1),
    )

    four = desk.statistics.summaries()[4]
    assert four.bests == Bests(846, 54, 100.0)
    assert four.mean_seconds == 200.0
    assert four.won_aided == 3
    assert desk.statistics.summaries()[None].bests == Bests(846, 5, 5.0)
    assert desk.statistics.bests(4) == Bests(846, 54, 100.0)
    assert desk.statistics.bests(2) == Bests()


def test_the_bests_before_a_play_leave_it_out(desk: Desk) -> None:
    best = made_up(score=851, moves=49)
    put(desk, made_up(score=846, moves=54), best)

    assert desk.statistics.bests(4, without=best.uuid) == Bests(846, 54, 100.0)


def test_the_chart_has_the_last_thirty_results(desk: Desk) -> None:
    put(desk, *[made_up(score=number) for number in range(35)])

    recent = desk.statistics.summaries()[4].recent

    assert [result.score for result in recent] == list(range(5, 35))


def test_the_game_on_the_table_is_played_but_no_result_yet(desk: Desk) -> None:
    put(desk, made_up(suits=1))
    session = do(desk.small(), "b2a")

    summary = desk.statistics.summaries()[1]
    assert (summary.played, summary.won, summary.streak, len(summary.recent)) == (2, 1, 1, 1)

    session.leave()
    summary = desk.statistics.summaries()[1]
    assert (summary.played, summary.won, summary.streak, len(summary.recent)) == (2, 1, 0, 2)


# The list


def test_the_list_is_narrowed(desk: Desk) -> None:
    code = GameCode(4, 29)
    put(desk, made_up(suits=1), made_up(outcome=LOST), made_up(code=code))
    left = do(desk.small(), "b2a")
    on_table = move_somehow(desk.dealer.code(code))
    statistics = desk.statistics

    def count(wanted: PlayFilter) -> int:
        assert statistics.count(wanted) == len(statistics.plays(wanted))
        return statistics.count(wanted)

    assert count(PlayFilter()) == 5
    assert count(PlayFilter(suits=1)) == 2
    assert count(PlayFilter(result=ResultFilter.WON)) == 2
    assert count(PlayFilter(result=ResultFilter.NOT_WON)) == 2
    assert count(PlayFilter(origin=Origin.FOREIGN)) == 1
    assert count(PlayFilter(deal=on_table.beginning.deal)) == 2
    assert count(PlayFilter(suits=4, result=ResultFilter.WON, deal=left.beginning.deal)) == 0
    openings = statistics.plays(PlayFilter(result=ResultFilter.OPEN))
    assert [play.uuid for play in openings] == [on_table.uuid, left.uuid]


def test_the_list_has_pages_and_begins_with_the_play_last_played(desk: Desk) -> None:
    put(desk, *[made_up(score=number) for number in range(5)])

    statistics = desk.statistics

    assert [play.score for play in statistics.plays(limit=2)] == [4, 3]
    assert [play.score for play in statistics.plays(limit=2, offset=2)] == [2, 1]
    assert [play.score for play in statistics.plays(limit=2, offset=4)] == [0]


def test_a_game_that_was_taken_up_again_goes_to_the_top(desk: Desk) -> None:
    left = do(desk.small(), "b2a")
    put(desk, made_up())

    session = desk.dealer.go_on(left.uuid)
    assert session is not None
    do(session, "c1a d1a")

    assert desk.statistics.plays()[0].uuid == left.uuid


def test_an_entry_knows_its_code_or_its_board(desk: Desk) -> None:
    move_somehow(desk.dealer.code(GameCode(4, 29)))
    do(desk.small(), "b2a")

    small, coded = desk.statistics.plays()

    assert (coded.code, coded.deal) == ("SS1-S4-AAAAABD", "SS1-S4-AAAAABD")
    assert small.code == ""
    assert small.deal.startswith("1: KS QS")
    assert desk.statistics.entry(small.uuid) == small
    assert desk.statistics.entry("0" * 32) is None
