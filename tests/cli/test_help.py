import sys
from io import BytesIO, TextIOWrapper

import pytest

from simplesimon import __version__
from simplesimon.cli import COMMANDS
from tests.cli.running import Run


@pytest.mark.parametrize(
    "arguments", [["--help"], ["-h"], ["play", "--help"], ["--size", "x", "-h"]]
)
def test_help_tells_how_to_play_and_what_else_there_is(run: Run, arguments: list[str]) -> None:
    outcome = run(*arguments)

    assert (outcome.status, outcome.errors) == (0, "")
    assert outcome.output.startswith("Usage: simplesimon [play] [CODE | BOARDFILE] [--size WxH]")
    for part in ("--fullscreen", "--data-dir DIR", "--mute", "--version", "Arguments:", "Options:"):
        assert part in outcome.output
    for command in COMMANDS:
        assert f"  {command.name}" in outcome.output
        assert command.summary in outcome.output


@pytest.mark.parametrize(
    ("command", "usage", "parts"),
    [
        ("deal", "CODE... [--kpat N] [--pysol N] [--json]", ["CODE", "--json", "KPatience"]),
        ("replay", "FILE [--json]", ["FILE", "--json", "standard input"]),
        ("perft", "FILE DEPTH", ["FILE", "DEPTH"]),
        ("solve", "CODE | FILE [--kpat N]", ["--seconds S", "--memory MB", "--par"]),
        ("survey", "--suits N --deals A-B", ["--jobs N", "--out FILE"]),
    ],
)
def test_each_command_has_its_own_help(
    run: Run, command: str, usage: str, parts: list[str]
) -> None:
    outcome = run(command, "--help")

    assert outcome.status == 0
    assert outcome.output.startswith(f"Usage: simplesimon {command} {usage}")
    assert all(part in outcome.output for part in parts)
    assert "--mute" not in outcome.output


def test_help_is_given_even_beside_what_is_not_understood(run: Run) -> None:
    assert run("deal", "--frob", "--help").status == 0


@pytest.mark.parametrize("command", [[], ["play"], ["deal"], ["replay"], ["perft"]])
def test_the_version_is_told(run: Run, command: list[str]) -> None:
    outcome = run(*command, "--version")

    assert (outcome.status, outcome.output) == (0, f"simplesimon {__version__}\n")


@pytest.mark.parametrize(
    ("language", "usage", "complaint"),
    [
        ("nl_NL.UTF-8", "Gebruik: simplesimon deal", "CODE ontbreekt."),
        ("ru_RU.UTF-8", "Использование: simplesimon deal", "Не хватает аргумента CODE."),
        ("de_DE.UTF-8", "Usage: simplesimon deal", "CODE is missing."),
    ],
)
def test_it_speaks_the_language_of_the_system(
    run: Run, monkeypatch: pytest.MonkeyPatch, language: str, usage: str, complaint: str
) -> None:
    monkeypatch.delenv("LANGUAGE")
    monkeypatch.setenv("LANG", language)

    assert run("deal", "--help").output.startswith(usage)
    assert run("deal").complaint == complaint


@pytest.mark.parametrize("command", [command.name for command in COMMANDS])
def test_no_english_is_left_in_the_help_of_another_language(
    run: Run, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    english = set(run(command, "--help").output.split())
    monkeypatch.setenv("LANGUAGE", "ru")
    russian = set(run(command, "--help").output.split())

    words = {word for word in russian & english if word.isalpha() and word.islower()}
    assert words <= {"simplesimon", *(command.name for command in COMMANDS)}


def test_letters_a_terminal_lacks_become_question_marks(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANGUAGE", "ru")
    terminal = BytesIO()
    monkeypatch.setattr(sys, "stdout", TextIOWrapper(terminal, encoding="ascii"))

    assert run("deal", "--help").status == 0
    assert terminal.getvalue().startswith(b"?????????????: simplesimon deal CODE")
