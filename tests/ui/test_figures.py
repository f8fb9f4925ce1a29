"""The lines of the table of figures, and the marks of the chart's axis."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from simplesimon.engine import SuitCount
from simplesimon.i18n import Words
from simplesimon.store.summaries import Bests, Summary
from simplesimon.ui.figures import COLUMNS, figure_rows, score_axis

EN = Words("en")
SUMMARY = Summary(
    played=41,
    won=9,
    won_aided=1,
    first_played=40,
    first_won=8,
    streak=1,
    longest_streak=2,
    bests=Bests(score=846, moves=54, seconds=398.0),
    mean_seconds=663.4,
)


def column(summary: Summary) -> dict[str, str]:
    """The lines of a table of one kind of game."""
    summaries: dict[SuitCount | None, Summary] = dict.fromkeys(COLUMNS, Summary())
    summaries[4] = summary
    return {row.label: row.values[COLUMNS.index(4)] for row in figure_rows(summaries, EN)}


def test_every_figure_has_its_line() -> None:
    assert column(SUMMARY) == {
        "Games played": "41",
        "Games won": "9",
        "Win rate": "22%",
        "At first attempt": "20%",
        "Winning streak now": "1",
        "Longest streak": "2",
        "Best score": "846",
        "Fewest moves": "54",
        "Best time": "6:38",
        "Average time": "11:03",
    }


def test_without_games_all_is_dashes() -> None:
    assert set(column(Summary()).values()) == {"–"}


def test_what_needs_a_win_is_a_dash_until_there_is_one() -> None:
    texts = column(Summary(played=2, first_played=2))

    assert texts["Games won"] == "0"
    assert texts["Win rate"] == "0%"
    assert texts["Winning streak now"] == "0"
    assert texts["Best score"] == texts["Best time"] == texts["Fewest moves"] == "–"


def test_without_a_first_attempt_there_is_no_share_of_them() -> None:
    assert column(Summary(played=1))["At first attempt"] == "–"


@pytest.mark.parametrize(
    ("scores", "marks"),
    [
        ([416, 862], (300, 500, 700, 900)),
        ([862], (800, 900)),
        ([439, 440], (300, 400, 500)),
        ([-30, 850], (-100, 400, 900)),
        ([-2000, 862], (-2100, -1100, -100, 900)),
    ],
)
def test_the_axis_of_a_chart(scores: list[int], marks: tuple[int, ...]) -> None:
    assert score_axis(scores) == marks


@given(st.lists(st.integers(-100_000, 900), min_size=1, max_size=30))
def test_an_axis_holds_all_scores_and_is_even(scores: list[int]) -> None:
    marks = score_axis(scores)

    assert marks[0] < min(scores)
    assert max(scores) <= marks[-1]
    assert 2 <= len(marks) <= 4
    assert len({upper - lower for lower, upper in pairwise(marks)}) == 1
