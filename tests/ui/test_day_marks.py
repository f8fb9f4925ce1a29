"""What the calendar says of a day."""

import pytest

from simplesimon.i18n import LANGUAGES, load_words
from simplesimon.store.summaries import Day
from simplesimon.ui.day_marks import LEGEND, Mark, mark_of
from tests.locale_update import LOCALE_FOLDER


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_marks_are_told_apart_in_words(language: str) -> None:
    words = load_words(LOCALE_FOLDER, language)

    assert len({words.gettext(mark.words) for mark in Mark}) == len(Mark)
    assert set(LEGEND) == set(Mark) - {Mark.UNPLAYED}
