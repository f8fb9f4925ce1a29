"""How days, months and moments are written in the player's language. Pure.

Languages decline their months and order a date as they please, so each of the twelve is a
message of its own, in a heading, in a date and in a short one.
"""

from datetime import date, datetime, timedelta
from typing import Final

from simplesimon.i18n import N_, Words

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

# TRANSLATORS: dates in lists, as short as they can be; abbreviations without a full stop.
_SHORT_DAYS: Final = (
    N_("{day} Jan"),
    N_("{day} Feb"),
    N_("{day} Mar"),
    N_("{day} Apr"),
    N_("{day} May"),
    N_("{day} Jun"),
    N_("{day} Jul"),
    N_("{day} Aug"),
    N_("{day} Sep"),
    N_("{day} Oct"),
    N_("{day} Nov"),
    N_("{day} Dec"),
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


def month_text(year: int, month: int, words: Words) -> str:
    """Write a month, 1 to 12, as the heading of a calendar.

    >>> month_text(2026, 12, Words("en"))
    'December 2026'
    """
    return words.gettext(_MONTHS[month - 1]).format(year=year)


def date_text(day: date, words: Words) -> str:
    """Write a date without its year.

    >>> date_text(date(2026, 12, 24), Words("en"))
    '24 December'
    """
    return words.gettext(_DAYS[day.month - 1]).format(day=day.day)


def moment_text(moment: datetime, today: date, words: Words, *, with_time: bool = False) -> str:
    """Write when something was, as short as can be: its time if it was today, else its day.

    Args:
        moment: The moment in local time; see ``datetime.astimezone``.
        today: The player's own date.
        words: The player's language.
        with_time: Whether the time is told of other days as well.
    """
    _ = words.gettext
    day, time = moment.date(), f"{moment.hour}:{moment.minute:02}"
    if day == today:
        return _("Today {time}").format(time=time)
    is_yesterday = day == today - timedelta(days=1)
    text = _("Yesterday") if is_yesterday else short_date_text(day, today, words)
    return f"{text} {time}" if with_time else text


def short_date_text(day: date, today: date, words: Words) -> str:
    """Write a date as short as can be; the year is told if it is another one.

    >>> short_date_text(date(2025, 12, 2), date(2026, 12, 1), Words("en"))
    '2 Dec 2025'
    """
    text = words.gettext(_SHORT_DAYS[day.month - 1]).format(day=day.day)
    return text if day.year == today.year else f"{text} {day.year}"


def weekday_texts(words: Words) -> list[str]:
    """Return the weekdays in short, Monday first."""
    return [words.gettext(weekday) for weekday in _WEEKDAYS]


def days_text(days: int, words: Words) -> str:
    """Write a number of days.

    >>> days_text(1, Words("en"))
    '1 day'
    """
    return words.ngettext("{count} day", "{count} days", days).format(count=days)
