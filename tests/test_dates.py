"""Days, months and moments as each language writes them."""

from datetime import date, datetime, timedelta

import pytest

from simplesimon.dates import (
    date_text,
    days_text,
    moment_text,
    month_text,
    short_date_text,
    weekday_texts,
)
from simplesimon.i18n import LANGUAGES, Words, load_words
from tests.locale_update import LOCALE_FOLDER

WORDS = {language: load_words(LOCALE_FOLDER, language) for language in LANGUAGES}
EVERY = pytest.mark.parametrize("language", LANGUAGES)
TODAY = date(2026, 12, 1)


def local(text: str) -> datetime:
    """A moment somewhere east of Greenwich, where the player is."""
    return datetime.fromisoformat(f"{text}+05:30")


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
    assert month_text(2026, 12, WORDS[language]) == month
    assert date_text(date(2027, 5, 9), WORDS[language]) == may


def test_russian_declines_its_months_in_dates() -> None:
    dates = [date_text(date(2027, month, 1), WORDS["ru"]) for month in range(1, 13)]

    assert all(text.endswith(("а", "я")) for text in dates)


@EVERY
def test_no_two_days_of_a_year_read_alike(language: str) -> None:
    days = [date(2027, 1, 1) + timedelta(days=day) for day in range(365)]

    assert len({date_text(day, WORDS[language]) for day in days}) == 365
    assert len({month_text(2027, month, WORDS[language]) for month in range(1, 13)}) == 12


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
    ("moment", "texts"),
    [
        ("2026-12-01 20:14", ["Today 20:14", "Vandaag 20:14", "Сегодня 20:14"]),
        ("2026-12-01 00:05", ["Today 0:05", "Vandaag 0:05", "Сегодня 0:05"]),
        ("2026-11-30 23:59", ["Yesterday", "Gisteren", "Вчера"]),
        ("2026-11-28 12:00", ["28 Nov", "28 nov", "28 ноя"]),
        ("2026-05-03 12:00", ["3 May", "3 mei", "3 мая"]),
        ("2025-12-02 12:00", ["2 Dec 2025", "2 dec 2025", "2 дек 2025"]),
        ("2027-01-09 12:00", ["9 Jan 2027", "9 jan 2027", "9 янв 2027"]),
        ("2026-12-02 12:00", ["2 Dec", "2 dec", "2 дек"]),
    ],
)  # a clock that was set back leaves days that are still to come
def test_a_moment_as_short_as_can_be(moment: str, texts: list[str]) -> None:
    assert [moment_text(local(moment), TODAY, words) for words in WORDS.values()] == texts


def test_a_moment_with_its_time() -> None:
    words = WORDS["ru"]

    assert [
        moment_text(local(f"2026-{day} 18:02"), TODAY, words, with_time=True)
        for day in ("12-01", "11-30", "11-28")
    ] == ["Сегодня 18:02", "Вчера 18:02", "28 ноя 18:02"]


def test_yesterday_may_be_in_another_month_and_year() -> None:
    evening = local("2026-12-31 22:00")
    assert moment_text(evening, date(2027, 1, 1), Words("en")) == "Yesterday"


def test_each_month_has_its_name() -> None:
    for words in WORDS.values():
        texts = [short_date_text(date(2026, month, 1), TODAY, words) for month in range(1, 13)]
        assert len(set(texts)) == 12
