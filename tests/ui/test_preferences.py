"""Preferences: changed at once, saved at once, and what can't be saved is told once."""

from pathlib import Path

from simplesimon.i18n import Words
from simplesimon.store.problems import Problem, ProblemKind
from simplesimon.store.settings import Settings, SettingsFile, TableColour
from simplesimon.ui import theme
from simplesimon.ui.preferences import Preferences


def words_of(language: str | None) -> Words:
    return Words(language or "en")


def preferences_in(path: Path) -> Preferences:
    file = SettingsFile(path)
    settings, problems = file.load()
    return Preferences(settings, file, words_of, problems)


def test_a_change_is_there_at_once_and_in_the_next_run(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    preferences = preferences_in(path)
    assert preferences.change(table_colour=TableColour.DARK, language="ru") is None

    assert preferences.colours == theme.TABLES["dark"]
    assert preferences.words.language == "ru"
    again = preferences_in(path)
    assert again.settings == preferences.settings
    assert again.words.language == "ru"


def test_a_problem_that_lasts_is_returned_once(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    preferences = preferences_in(tmp_path / "file" / "settings.json")
    first = preferences.change(left_handed=True)
    second = preferences.change(left_handed=False)

    assert first is not None
    assert first.kind is ProblemKind.READ_ONLY
    assert second is None
    assert not preferences.settings.left_handed


def test_a_problem_that_was_gone_in_between_is_returned_again(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    folder.touch()
    preferences = preferences_in(folder / "settings.json")
    assert preferences.change(left_handed=True) is not None
    folder.unlink()
    assert preferences.change(left_handed=False) is None
    (folder / "settings.json").unlink()
    folder.rmdir()
    folder.touch()

    assert preferences.change(left_handed=True) is not None


def test_what_was_wrong_with_the_file_is_handed_out_once(tmp_path: Path) -> None:
    problem = Problem(ProblemKind.SETTING_WRONG, tmp_path, name="pace", found='"x"')
    preferences = Preferences(Settings(), None, words_of, (problem,))

    assert preferences.take_problems() == (problem,)
    assert preferences.take_problems() == ()
