"""Numbers, shares and times in the forms of the three languages."""

import pytest

from simplesimon.forms import clock_text, count_text, number_text, share_text
from simplesimon.i18n import LANGUAGES, load_words
from simplesimon.store.folders import resources_folder

WORDS = {language: load_words(resources_folder() / "locale", language) for language in LANGUAGES}


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
