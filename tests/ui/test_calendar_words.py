"""Days and months as each language writes them."""

from datetime import date, timedelta

import pytest

from simplesimon.i18n import LANGUAGES, load_words
from simplesimon.store.statistics import Day
from simplesimon.ui.calendar_words import date_text, days_text, month_text, weekday_texts
from simplesimon.ui.day_marks import LEGEND, Mark, mark_of
from simplesimon.ui.months import Month
from tests.locale_update import LOCALE_FOLDER

WORDS = {language: load_words(LOCALE_FOLDER, language) for language in LANGUAGES}
EVERY = pytest.mark.parametrize("language", LANGUAGES)


@pytest.mark.parametrize(
    ("language", "month", "may"),
    [
        ("en", "December 2026", "9 May"),
        ("nl", "December 2026", "9 mei"),
        ("ru", "Декабрь 2026", "9 мая"),
    ],
)
def test_a_month_and_a_date_have_the_form_of_the_language(
    language: str, month: str, may: str
) -> None:
    assert month_text(Month(2026, 12), WORDS[language]) == month
    assert date_text(date(2027, 5, 9), WORDS[language]) == may


def test_russian_declines_its_months_in_dates() -> None:
    dates = [date_text(date(2027, month, 1), WORDS["ru"]) for month in range(1, 13)]

    assert all(text.endswith(("а", "я")) for text in dates)


@EVERY
def test_no_two_days_of_a_year_read_alike(language: str) -> None:
    days = [date(2027, 1, 1) + timedelta(days=day) for day in range(365)]

    assert len({date_text(day, WORDS[language]) for day in days}) == 365
    assert len({month_text(Month(2027, month), WORDS[language]) for month in range(1, 13)}) == 12


@EVERY
def test_the_seven_weekdays_begin_with_monday(language: str) -> None:
    weekdays = weekday_texts(WORDS[language])

    assert weekdays[0] == {"en": "Mon", "nl": "ma", "ru": "Пн"}[language]
    assert len(set(weekdays)) == 7


@pytest.mark.parametrize(
    ("language", "texts"),
    [
        ("en", ["0 days", "1 day", "2 days", "5 days", "21 days"]),
        ("nl", ["0 dagen", "1 dag", "2 dagen", "5 dagen", "21 dagen"]),
        ("ru", ["0 дней", "1 день", "2 дня", "5 дней", "21 день"]),
    ],
)
def test_a_streak_counts_its_days(language: str, texts: list[str]) -> None:
    assert [days_text(days, WORDS[language]) for days in (0, 1, 2, 5, 21)] == texts


@pytest.mark.parametrize(
    ("day", "mark"),
    [
        (None, Mark.UNPLAYED),
        (Day(1), Mark.LOST),
        (Day(2, open_play="a"), Mark.OPEN),
        (Day(1, frozenset({4}), frozenset({4})), Mark.WON),
        (Day(1, frozenset({4})), Mark.AIDED),
        # Won, and begun again.
        (Day(2, frozenset({4}), frozenset({4}), open_play="a"), Mark.WON),
    ],
)
def test_a_day_has_the_mark_of_what_became_of_it(day: Day | None, mark: Mark) -> None:
    assert mark_of(day) is mark


@EVERY
def test_the_marks_are_told_apart_in_words(language: str) -> None:
    assert len({WORDS[language].gettext(mark.words) for mark in Mark}) == len(Mark)
    assert set(LEGEND) == set(Mark) - {Mark.UNPLAYED}
