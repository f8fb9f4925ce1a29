"""The notices in resources/licences: one for each package that a frozen program holds."""

import re
import tomllib
from importlib.metadata import requires
from pathlib import Path

from packaging.requirements import Requirement

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "resources" / "licences"

NOT_IN_THE_PROGRAM = {"fontpkg", "pycparser"}
"""Finds fonts by name; reads C: neither is used when the game runs."""

BESIDES = {"packaging", "python", "simplesimon"}
"""Nobody requires these, and yet they are in it."""


def needed() -> set[str]:
    """Return the packages the game requires, and what those require."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    waiting: list[str] = project["dependencies"]
    found: set[str] = set()
    while waiting:
        requirement = Requirement(waiting.pop())
        name = re.sub("[-_.]+", "-", requirement.name).lower()
        wanted = requirement.marker is None or requirement.marker.evaluate({"extra": ""})
        if wanted and name not in found:
            found.add(name)
            waiting += requires(name) or ()
    return found


def test_there_is_a_text_for_each_package_in_the_program() -> None:
    expected = (needed() - NOT_IN_THE_PROGRAM) | BESIDES

    assert {path.stem for path in FOLDER.glob("*.txt")} == expected
    assert all(path.stat().st_size > 1000 for path in FOLDER.glob("*.txt"))


def test_each_text_is_listed() -> None:
    listed = re.findall(r"`(\S+\.txt)`", (FOLDER / "README.md").read_text("utf-8"))

    assert sorted(listed) == sorted(path.name for path in FOLDER.glob("*.txt"))
