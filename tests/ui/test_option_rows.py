"""The table of options: complete, without doubles, and true to the settings."""

from dataclasses import fields
from enum import Enum

import pytest

from simplesimon.engine import UNDO_STEPS
from simplesimon.i18n import LANGUAGES
from simplesimon.store.settings import Settings
from simplesimon.ui.option_rows import (
    PAGES,
    ChoiceRow,
    ListRow,
    NumberRow,
    Row,
    SwitchRow,
    all_rows,
)

SHOWN_LATER = {
    # With the sounds.
    *("volume", "mute"),
}
NOT_FOR_THE_PLAYER = {
    *("window_width", "window_height", "first_game_played"),
}


def by_name(row: Row) -> str:
    return row.field


def test_every_option_has_one_row() -> None:
    names = [row.field for row in all_rows()]

    options = {field.name for field in fields(Settings)} - NOT_FOR_THE_PLAYER - SHOWN_LATER
    assert sorted(names) == sorted(options)


def test_pages_have_names_of_their_own_and_rows_that_fit() -> None:
    assert len({page.name for page in PAGES}) == len(PAGES)
    assert all(1 <= len(page.rows) <= 6 for page in PAGES)


@pytest.mark.parametrize("row", all_rows(), ids=by_name)
def test_a_row_offers_the_values_its_option_can_have(row: Row) -> None:
    default = getattr(Settings(), row.field)
    if isinstance(row, ChoiceRow):
        values = [choice.value for choice in row.choices]
        assert default in values
        assert len(set(values)) == len(values) >= 2
        if isinstance(row, ListRow):
            assert values == [None, *LANGUAGES]
        elif not isinstance(default, bool):
            assert isinstance(default, Enum)
            assert values == list(type(default))
        else:
            assert values == [False, True]
    elif isinstance(row, SwitchRow):
        assert isinstance(default, bool)
    else:
        assert isinstance(row, NumberRow)
        assert row.least <= default <= row.most


def test_the_undo_limit_is_named_as_it_is() -> None:
    row = next(row for row in all_rows() if row.field == "unlimited_undo")
    assert isinstance(row, ChoiceRow)

    assert str(UNDO_STEPS) in row.choices[0].label
