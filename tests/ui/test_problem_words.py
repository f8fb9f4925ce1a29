"""Every problem with the settings has words that name what the player can look for."""

from pathlib import Path

import pytest

from simplesimon.i18n import Words
from simplesimon.store.problems import Problem, ProblemKind
from simplesimon.ui.problem_words import problem_text

PATH = Path("/somewhere/settings.json")
ASIDE = Path("/somewhere/settings 2026-12-01 074700 unreadable.json")


@pytest.mark.parametrize(
    ("problem", "names"),
    [
        (Problem(ProblemKind.READ_ONLY, PATH), ["settings.json"]),
        (Problem(ProblemKind.DISK_FULL, PATH), ["full"]),
        (Problem(ProblemKind.FAILED, PATH, reason="Input/output error"), ["Input/output error"]),
        (
            Problem(ProblemKind.SETTING_WRONG, PATH, name="pace", found='"quick"'),
            ["pace", '"quick"'],
        ),
        (
            Problem(ProblemKind.SETTING_WRONG, PATH, name="pace", found="9" * 1_000_000),
            ["pace", " 99999", "9…, for pace"],
        ),
        (Problem(ProblemKind.SETTINGS_UNREADABLE, PATH, ASIDE), [ASIDE.name]),
        (Problem(ProblemKind.SETTINGS_UNREADABLE, PATH), ["could not be read"]),
    ],
)
def test_a_problem_is_told_with_what_it_is_about(problem: Problem, names: list[str]) -> None:
    text = problem_text(problem, Words("en"))

    assert all(name in text for name in names)
    assert "{" not in text
    assert str(PATH.parent) not in text
