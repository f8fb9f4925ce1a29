"""README.md says what is true: paths, dependencies, commands and what they print."""

import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from simplesimon.cli import COMMANDS

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text("utf-8")
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))

CONSOLE = "".join(re.findall(r"```console\n(.*?)```", README, re.DOTALL))
EXAMPLES = re.findall(r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", CONSOLE, re.MULTILINE)


def required() -> list[str]:
    """Return the names of all packages that pyproject.toml asks for."""
    project = PYPROJECT["project"]
    lines = [*project["dependencies"], *PYPROJECT["build-system"]["requires"]]
    for extra in project["optional-dependencies"].values():
        lines += extra
    return [name for line in lines if (name := Requirement(line).name) != project["name"]]


def test_every_dependency_is_in_the_table_with_reason_and_licence() -> None:
    table = README.partition("## Dependencies")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| (\S+) \| .+ \| .+ \|$", table, re.MULTILINE)

    assert sorted(rows) == sorted(["Package", *required()])


def test_every_dependency_has_the_version_that_ci_uses() -> None:
    lines = (ROOT / "tests" / "constraints.txt").read_text("utf-8").splitlines()
    pinned = {re.sub("[-_.]+", "-", line.partition("==")[0]).lower() for line in lines}

    assert set(required()) <= pinned


def test_every_file_it_names_is_there() -> None:
    files = re.findall(r"(?:tests|resources|simplesimon|\.ci)/[\w./-]+\w", README)
    real = [name for name in files if "LANGUAGE" not in name]

    assert len(real) > 15
    assert [name for name in real if not (ROOT / name).exists()] == []
    modules = set(re.findall(r"python -m (tests[\w.]+)", README))
    assert modules
    assert all((ROOT / f"{name.replace('.', '/')}.py").is_file() for name in modules)


def test_every_command_is_listed() -> None:
    listed = set(re.findall(r"^\| `simplesimon \[?([a-z]+)", README, re.MULTILINE))

    assert listed == {command.name for command in COMMANDS}


@pytest.mark.parametrize(("command", "output"), EXAMPLES)
def test_an_example_prints_what_it_says(command: str, output: str) -> None:
    started = command.replace("simplesimon", f"{shlex.quote(sys.executable)} -m simplesimon")
    printed = subprocess.run(  # noqa: S602 - our own examples
        started, shell=True, cwd=ROOT, check=True, capture_output=True, text=True
    ).stdout

    assert printed == output
