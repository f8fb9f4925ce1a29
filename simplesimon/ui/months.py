"""The months of the daily deal's calendar, and which of them can be opened. Pure."""

import calendar
from collections.abc import Iterator
from datetime import date
from typing import Final, NamedTuple

WEEKS: Final = 6
"""Rows a month can take at the most."""

WEEK_DAYS: Final = 7


class DayPlace(NamedTuple):
    """A day and where it stands in the calendar of its month."""

    day: date
    week: int
    """The row, from 0."""

    weekday: int
    """The column: 0 is Monday."""


class Month(NamedTuple):
    """A month of a year."""

    year: int
    number: int
    """1 to 12."""

    @classmethod
    def of(cls, day: date) -> "Month":
        """Return the month of a day.

        >>> Month.of(date(2026, 12, 24))
        Month(year=2026, number=12)
        """
        return cls(day.year, day.month)

    def shifted(self, by: int) -> "Month":
        """Return the month so many months later, or earlier if the number is negative.

        >>> Month(2026, 12).shifted(1)
        Month(year=2027, number=1)
        """
        years, number = divmod(self.number - 1 + by, 12)
        return Month(self.year + years, number + 1)

    def days(self) -> Iterator[DayPlace]:
        """Yield the days. Weeks begin on Monday in all our languages.

        So do they in Dutch and Russian, and in Britain and by ISO 8601 too; and a player who
        changes the language finds each day where it was.
        """
        weeks = calendar.Calendar(calendar.MONDAY).monthdayscalendar(self.year, self.number)
        for row, week in enumerate(weeks):
            for weekday, number in enumerate(week):
                if number:
                    yield DayPlace(date(self.year, self.number, number), row, weekday)


FIRST_MONTH: Final = Month(2026, 12)
"""The month in which the game came out.

The daily deals from here on were tried for whether they can be won; those before were not.
"""


def open_months(today: date) -> tuple[Month, Month]:
    """Return the first and the last month that can be opened.

    The last is this one. Should the clock stand before the first, it is that one, too.
    """
    this = Month.of(today)
    return min(FIRST_MONTH, this), this
