from datetime import date, timedelta
from pathlib import Path

import pytest

from simplesimon.daily import daily_code, daily_number, parse_exceptions
from simplesimon.engine import DEALS_PER_SUIT_COUNT, SUIT_COUNTS, SuitCount, deal
from simplesimon.solver import Solved, decide

FIRST, LAST = date(2026, 12, 1), date(2046, 11, 30)
EXCEPTIONS = parse_exceptions(
    (Path(__file__).parents[1] / "resources" / "daily_exceptions.txt").read_text("ascii")
)


PINNED = ["SS1-S1-JKZQTYD", "SS1-S2-XCYDQYC", "SS1-S4-YQGLLSN"]
PINNED_SECOND_ATTEMPT = "SS1-S4-KJDUQWA"


def test_the_deals_of_a_day_may_never_change() -> None:
    day = date(2026, 12, 24)

    assert [str(daily_number(day, suits)) for suits in SUIT_COUNTS] == PINNED
    assert str(daily_number(day, 4, 1)) == PINNED_SECOND_ATTEMPT


def test_days_attempts_and_numbers_of_suits_share_no_deal() -> None:
    days = [FIRST + timedelta(days=number) for number in range(2000)]
    codes = [daily_number(day, suits, n) for day in days for suits in SUIT_COUNTS for n in (0, 1)]

    assert len({code.number for code in codes}) == len(codes)


def test_numbers_are_spread_over_all_deals() -> None:
    days = [FIRST + timedelta(days=number) for number in range(4000)]
    tenths = [0] * 10
    for day in days:
        tenths[daily_number(day, 4).number * 10 // DEALS_PER_SUIT_COUNT] += 1

    # 400 each, with a standard deviation of 19.
    assert all(320 < count < 480 for count in tenths)


def test_an_exception_takes_another_attempt() -> None:
    day = date(2026, 12, 10)

    assert daily_code(day, 4) == daily_number(day, 4)
    assert daily_code(day, 4, {(day, 4): 2}) == daily_number(day, 4, 2)
    assert daily_code(day, 2, {(day, 4): 2}) == daily_number(day, 2)


def test_exceptions_are_read_with_comments_and_blank_lines() -> None:
    text = "# day, suits, attempt\n\n2026-12-10 4 1\n2027-01-01 2 3  # twice\n"

    assert parse_exceptions(text) == {(date(2026, 12, 10), 4): 1, (date(2027, 1, 1), 2): 3}


@pytest.mark.parametrize("line", ["2026-12-10 4", "2026-12-10 3 1", "2026-13-10 4 1", "x 4 1"])
def test_other_lines_are_refused(line: str) -> None:
    with pytest.raises(ValueError, match=r".+"):
        parse_exceptions(line)


def test_the_exceptions_are_of_the_twenty_years_that_were_searched() -> None:
    assert all(FIRST <= day <= LAST and attempt >= 1 for (day, _), attempt in EXCEPTIONS.items())
    # One in 18 deals of four suits can't be won, of one suit one in 28.
    assert 900 < len(EXCEPTIONS) < 1100


@pytest.mark.parametrize("suits", SUIT_COUNTS)
def test_the_deals_of_the_first_days_can_be_won(suits: SuitCount) -> None:
    for number in range(25):
        code = daily_code(FIRST + timedelta(days=number), suits, EXCEPTIONS)
        assert isinstance(decide(deal(code).position), Solved)


@pytest.mark.slow
def test_every_exception_is_needed_and_helps(full_size: bool) -> None:
    exceptions = list(EXCEPTIONS.items())[: None if full_size else 100]

    for (day, suits), attempt in exceptions:
        verdicts = [
            decide(deal(daily_number(day, suits, number)).position) for number in range(attempt + 1)
        ]
        # What is too hard to settle counts as what can't be won.
        solved = [isinstance(verdict, Solved) for verdict in verdicts]
        assert solved == [False] * attempt + [True]
