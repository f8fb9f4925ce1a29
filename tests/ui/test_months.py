"""The months of the calendar: each day in its place, and which months can be opened."""

from calendar import monthrange
from datetime import date
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from simplesimon.ui.months import FIRST_MONTH, WEEK_DAYS, WEEKS, DayPlace, Month, open_months

MONTHS = st.builds(Month, st.integers(1970, 2200), st.integers(1, 12))


@given(MONTHS)
def test_each_day_of_a_month_stands_once_below_its_weekday(month: Month) -> None:
    days = list(month.days())

    assert [place.day.day for place in days] == list(range(1, monthrange(*month)[1] + 1))
    assert {Month.of(place.day) for place in days} == {month}
    assert all(place.weekday == place.day.weekday() for place in days)
    assert len({(place.week, place.weekday) for place in days}) == len(days)
    assert max(place.week for place in days) < WEEKS


@given(MONTHS)
def test_a_week_begins_on_monday_and_ends_on_sunday(month: Month) -> None:
    days = list(month.days())

    for before, after in pairwise(days):
        assert after.week - before.week == (before.weekday == WEEK_DAYS - 1)
        assert after.weekday == (before.weekday + 1) % WEEK_DAYS


def test_december_2026_begins_on_a_tuesday() -> None:
    days = list(Month(2026, 12).days())

    assert days[0] == DayPlace(date(2026, 12, 1), 0, 1)
    assert days[23] == DayPlace(date(2026, 12, 24), 3, 3)


@given(MONTHS, st.integers(-30, 30))
def test_months_are_counted_across_years(month: Month, by: int) -> None:
    later = month.shifted(by)

    assert (later.year - month.year) * 12 + later.number - month.number == by
    assert 1 <= later.number <= 12
    assert later.shifted(-by) == month


@pytest.mark.parametrize(
    ("today", "months"),
    [
        (date(2026, 12, 1), (FIRST_MONTH, FIRST_MONTH)),
        (date(2027, 3, 31), (FIRST_MONTH, Month(2027, 3))),
        # A clock that goes wrong, or was set back.
        (date(2019, 5, 9), (Month(2019, 5), Month(2019, 5))),
    ],
)
def test_the_months_from_the_first_one_to_this_one_can_be_opened(
    today: date, months: tuple[Month, Month]
) -> None:
    assert open_months(today) == months
