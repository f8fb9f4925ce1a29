"""What can be wrong with a file, for each command that reads one."""

import sys
from pathlib import Path

import pytest

from simplesimon.command_line import LARGEST_FILE
from tests.cli.running import Outcome, Run

COMMANDS = [("replay",), ("perft",), ("play",), ()]


@pytest.fixture(params=COMMANDS, ids=" ".join)
def command(request: pytest.FixtureRequest) -> tuple[str, ...]:
    """Take each command that reads a file, and none at all."""
    name: tuple[str, ...] = request.param
    return name


def read(run: Run, command: tuple[str, ...], file: object) -> Outcome:
    """Let a command read a file, which must fail."""
    depth = ["2"] if command == ("perft",) else []
    outcome = run(*command, file, *depth)
    assert outcome.status == 2
    assert outcome.output == ""
    return outcome


def test_a_missing_file(run: Run, command: tuple[str, ...], tmp_path: Path) -> None:
    file = tmp_path / "missing.txt"

    complaint = read(run, command, file).complaint
    if command in {("replay",), ("perft",)}:
        assert complaint == f"There is no file “{file}”."
    else:
        assert complaint == (
            f"“{file}” is neither a file nor a game code. A code looks like SS1-S4-QKZPWAB."
        )


def test_a_folder(run: Run, command: tuple[str, ...], tmp_path: Path) -> None:
    assert read(run, command, tmp_path).complaint == f"“{tmp_path}” is a folder, not a file."


def test_a_file_that_may_not_be_read(
    run: Run, command: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    # Whoever runs the tests as root may read everything.
    def refuse(*_: object) -> None:
        raise PermissionError

    monkeypatch.setattr(Path, "open", refuse)
    assert read(run, command, "game.txt").complaint == "“game.txt” may not be read."


def test_a_name_that_no_file_can_have(run: Run, command: tuple[str, ...]) -> None:
    assert read(run, command, "a\0b").complaint == "“a\ufffdb” can't be read."
    assert read(run, command, "a" * 5000).complaint == f"“{'a' * 199}…” can't be read."


@pytest.mark.parametrize("content", [b"\xff\xfeS\x00S\x001\x00", b"A\xa0 KH", b"\x80"])
def test_a_file_in_another_encoding(
    run: Run, command: tuple[str, ...], tmp_path: Path, content: bytes
) -> None:
    file = tmp_path / "game.txt"
    file.write_bytes(content)

    assert read(run, command, file).complaint == f"“{file}” is not a text in UTF-8."


def test_a_file_that_is_too_large(run: Run, command: tuple[str, ...], tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_bytes(b"#" * (LARGEST_FILE + 1))

    assert read(run, command, file).complaint == f"“{file}” is too large for a game."


@pytest.mark.parametrize("content", ["", "\n\n", "# only a comment", "a1b\na1b"])
def test_a_file_without_a_game(
    run: Run, command: tuple[str, ...], tmp_path: Path, content: str
) -> None:
    file = tmp_path / "game.txt"
    file.write_text(content, "utf-8")

    assert read(run, command, file).complaint == (
        f"{file}, line 1, place 1: "
        "There is no game code and no board. A code looks like SS1-S4-QKZPWAB."
    )


def test_a_file_with_a_line_break_in_its_name_is_told_in_one_line(
    run: Run, command: tuple[str, ...]
) -> None:
    assert "“a b.txt”" in read(run, command, "a\nb.txt").complaint


def test_no_standard_input(
    run: Run, command: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", None)

    assert read(run, command, "-").complaint == "“-” can't be read."
