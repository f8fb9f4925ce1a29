"""The list of days whose first deal can't be won is read at the start."""

from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from simplesimon.daily import NO_EXCEPTIONS, daily_number
from simplesimon.store.folders import resources_folder
from simplesimon.ui.app import daily_exceptions
from simplesimon.ui.services import Services

DAY = date(2026, 12, 24)


def test_the_list_that_comes_with_the_game_can_be_read(caplog: pytest.LogCaptureFixture) -> None:
    daily_exceptions(resources_folder() / "daily_exceptions.txt")

    assert not caplog.records


def test_a_day_on_the_list_has_another_deal(tmp_path: Path, services: Services) -> None:
    path = tmp_path / "exceptions.txt"
    path.write_text("# a comment\n2026-12-24 4 2\n", encoding="utf-8")
    services = replace(services, daily_exceptions=daily_exceptions(path))

    assert services.daily_exceptions == {(DAY, 4): 2}
    assert services.daily_code(DAY, 4) == daily_number(DAY, 4, attempt=2)
    assert services.daily_code(DAY, 1) == daily_number(DAY, 1)


@pytest.mark.parametrize("text", [None, "2026-12-24 3 1", "yesterday 4 1", "2026-12-24"])
def test_without_a_readable_list_there_are_no_exceptions(
    tmp_path: Path, text: str | None, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "exceptions.txt"
    if text is not None:
        path.write_text(text, encoding="utf-8")

    assert daily_exceptions(path) == NO_EXCEPTIONS
    assert "can't be read" in caplog.text
