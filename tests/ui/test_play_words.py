"""What is told of a play in the lists."""

from dataclasses import replace
from datetime import UTC, datetime

import pytest

from simplesimon.engine.notation import board_text
from simplesimon.i18n import Words
from simplesimon.store.plays import Counters, Origin, Outcome
from simplesimon.store.summaries import PlayEntry
from simplesimon.ui.play_words import deal_name, games_text, result_text, suits_text
from tests.won_games import won_game

EN = Words("en")
MOMENT = datetime(2026, 12, 1, 20, 14, tzinfo=UTC)
BOARD = board_text(won_game("worked-example").deal.position)
ENTRY = PlayEntry(
    "0" * 32,
    MOMENT,
    MOMENT,
    Origin.CODE,
    "SS1-S4-QKZPWAB",
    "",
    None,
    4,
    1,
    Outcome.WON,
    54,
    846,
    Counters(398.0),
    is_on_table=False,
    can_go_on=False,
)


def test_every_end_of_a_play_has_words_of_its_own() -> None:
    ends = set(Outcome) - {Outcome.DEALT}
    assert len({result_text(replace(ENTRY, outcome=end), EN) for end in ends}) == len(ends)


def test_a_plain_win_is_just_that() -> None:
    assert result_text(ENTRY, EN) == "Won"


def test_marks_are_told_in_words() -> None:
    marked = replace(ENTRY, attempt=2, counters=Counters(1.0, shows=3), origin=Origin.TYPED)
    assert result_text(marked, EN) == "Won  ·  attempt 2  ·  with aids  ·  not counted"


@pytest.mark.parametrize(
    ("origin", "deal", "number", "name"),
    [
        (Origin.CODE, "SS1-S4-QKZPWAB", "", "SS1-S4-QKZPWAB"),
        (Origin.DAILY, "SS1-S4-QKZPWAB", "", "SS1-S4-QKZPWAB"),
        (Origin.TYPED, "SS1-S4-QKZPWAB", "", "SS1-S4-QKZPWAB"),
        (Origin.FOREIGN, BOARD, "kpat 80", "kpat 80"),
        (Origin.TYPED, BOARD, "", "Typed board"),
        (Origin.POSITION, BOARD, "", "Position"),
    ],
)
def test_a_deal_is_called_by_its_code_if_it_has_one(
    origin: Origin, deal: str, number: str, name: str
) -> None:
    assert deal_name(replace(ENTRY, origin=origin, deal=deal, number=number), EN) == name


def test_numbers_of_games_and_suits() -> None:
    assert [games_text(count, EN) for count in (0, 1, 1234)] == ["0 games", "1 game", "1,234 games"]
    assert [suits_text(count, EN) for count in (1, 2)] == ["1 suit", "2 suits"]
