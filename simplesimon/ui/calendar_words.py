"""Days and months in the player's language. Pure.

Languages decline their months and order a date as they please, so each of the twelve is a
message of its own, in a heading and in a date.
"""

from datetime import date
from typing import Final

from simplesimon.i18n import N_, Words
from simplesimon.ui.months import Month

# TRANSLATORS: The heading of a calendar.
_MONTHS: Final = (
    N_("January {year}"),
    N_("February {year}"),
    N_("March {year}"),
    N_("April {year}"),
    N_("May {year}"),
    N_("June {year}"),
    N_("July {year}"),
    N_("August {year}"),
    N_("September {year}"),
    N_("October {year}"),
    N_("November {year}"),
    N_("December {year}"),
)

# TRANSLATORS: A date; it may stand alone or at the beginning of a line.
_DAYS: Final = (
    N_("{day} January"),
    N_("{day} February"),
    N_("{day} March"),
    N_("{day} April"),
    N_("{day} May"),
    N_("{day} June"),
    N_("{day} July"),
    N_("{day} August"),
    N_("{day} September"),
    N_("{day} October"),
    N_("{day} November"),
    N_("{day} December"),
)

# TRANSLATORS: The heads of a calendar's columns, as short as is usual.
_WEEKDAYS: Final = (
    N_("Mon"),
    N_("Tue"),
    N_("Wed"),
    N_("Thu"),
    N_("Fri"),
    N_("Sat"),
    N_("Sun"),
)


def month_text(month: Month, words: Words) -> str:
    """Return a month as the heading of a calendar.

    >>> month_text(Month(2026, 12), Words("en"))
    'December 2026'
    """
    return words.gettext(_MONTHS[month.number - 1]).format(year=month.year)


def date_text(day: date, words: Words) -> str:
    """Return a date without its year.

    >>> date_text(date(2026, 12, 24), Words("en"))
    '24 December'
    """
    return words.gettext(_DAYS[day.month - 1]).format(day=day.day)


def weekday_texts(words: Words) -> list[str]:
    """Return the weekdays in short, Monday first."""
    return [words.gettext(weekday) for weekday in _WEEKDAYS]


def days_text(days: int, words: Words) -> str:
    """Return a number of days.

    >>> days_text(1, Words("en"))
    '1 day'
    """
    return words.ngettext("{count} day", "{count} days", days).format(count=days)
