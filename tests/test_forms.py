"""Numbers, shares, times and dates in the forms of the three languages."""

from datetime import date, datetime

import pytest

from simplesimon.forms import (
    clock_text,
    count_text,
    day_text,
    moment_text,
    number_text,
    share_text,
)
from simplesimon.i18n import LANGUAGES, Words, load_words
from simplesimon.store.folders import resources_folder

WORDS = {language: load_words(resources_folder() / "locale", language) for language in LANGUAGES}
TODAY = date(2026, 12, 1)


def local(text: str) -> datetime:
    """A moment somewhere east of Greenwich, where the player is."""
    return datetime.fromisoformat(f"{text}+05:30")


@pytest.mark.parametrize(
    ("seconds", "text"), [(0, "0:00"), (59.9, "0:59"), (197.6, "3:17"), (3753, "1:02:33")]
)
def test_a_time_played(seconds: float, text: str) -> None:
    assert clock_text(seconds) == text


def test_a_number_below_zero_has_a_real_minus() -> None:
    assert number_text(-7) == "−7"


@pytest.mark.parametrize(
    ("count", "texts"),
    [
        (0, ["0", "0", "0"]),
        (999, ["999", "999", "999"]),
        (1234, ["1,234", "1.234", "1234"]),
        (12345, ["12,345", "12.345", "12\u00a0345"]),
        (1234567, ["1,234,567", "1.234.567", "1\u00a0234\u00a0567"]),
    ],
)
def test_thousands_are_parted_as_in_the_language(count: int, texts: list[str]) -> None:
    assert [count_text(count, words) for words in WORDS.values()] == texts


@pytest.mark.parametrize(
    ("share", "number"),
    [(0, 0), (0.0001, 1), (0.221, 22), (0.5, 50), (0.725, 72), (0.9999, 99), (1, 100)],
)
def test_a_share_is_none_or_all_only_if_it_is(share: float, number: int) -> None:
    texts = [share_text(share, words) for words in WORDS.values()]
    assert texts == [f"{number}%", f"{number}%", f"{number}\u00a0%"]


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
        texts = [day_text(date(2026, month, 1), TODAY, words) for month in range(1, 13)]
        assert len(set(texts)) == 12
