"""The command line as a process of its own: what can't be seen from within one."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.engine.boards import WORKED_EXAMPLE

ROOT = Path(__file__).parents[2]


def start(*arguments: str, stdout: int = subprocess.PIPE) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [sys.executable, *arguments],
        cwd=ROOT,
        env={**os.environ, "LANGUAGE": "en"},
        stdin=subprocess.PIPE,
        stdout=stdout,
        stderr=subprocess.PIPE,
    )


def finished(*arguments: str, typed: str = "") -> tuple[int, str, str]:
    """Run to the end and return status, output and errors."""
    with start(*arguments) as process:
        output, errors = process.communicate(typed.encode())
        return process.returncode, output.decode(), errors.decode()


@pytest.mark.parametrize("program", [["-m", "simplesimon"], ["main.py"]])
def test_the_program_starts_as_a_module_and_from_the_source_tree(program: list[str]) -> None:
    status, output, errors = finished(*program, "deal", "ss1s4aaaaabd", "--json")

    assert (status, errors) == (0, "")
    assert json.loads(output)["code"] == "SS1-S4-AAAAABD"


def test_the_exit_status_says_what_was_wrong() -> None:
    illegal = f"{WORKED_EXAMPLE}\nj1g\na1b"

    assert finished("-m", "simplesimon", "replay", "-", typed=illegal) == (
        1,
        "",
        "simplesimon: Move 2, a1b: The last card of the target is not exactly one rank higher.\n",
    )
    assert finished("-m", "simplesimon", "deal", "nonsense") == (
        2,
        "",
        "simplesimon: nonsense: “NO” is no beginning of a game code. Begin with SS1.\n",
    )


@pytest.mark.parametrize(
    "arguments", [["deal", "ss1s4aaaaabd"], ["replay", "-"], ["perft", "-", "2"], ["--help"]]
)
def test_nothing_of_the_window_is_imported_but_to_play(arguments: list[str]) -> None:
    typed = WORKED_EXAMPLE
    status, _, times = finished("-X", "importtime", "-m", "simplesimon", *arguments, typed=typed)

    imported = {line.rpartition("|")[2].strip() for line in times.splitlines()}
    assert status == 0
    assert "simplesimon.engine.rules" in imported
    assert not {name for name in imported if name.split(".")[0] in {"arcade", "pyglet", "PIL"}}
    assert "simplesimon.ui" not in imported


def test_a_reader_that_leaves_ends_the_program_quietly() -> None:
    with start("-m", "simplesimon", "deal", "ss1s4aaaaabd") as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait() == 141


def test_output_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    full = tmp_path / "full"
    full.touch()
    with (
        full.open("rb") as not_for_writing,
        start("-m", "simplesimon", "deal", "ss1s4aaaaabd", stdout=not_for_writing.fileno()) as it,
    ):
        _, errors = it.communicate()

    assert it.returncode == 2
    assert errors.decode().startswith("simplesimon: The output can't be written: ")
    assert errors.count(b"\n") == 1


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is always a display")
def test_without_a_display_it_says_that_no_window_can_be_opened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("DISPLAY", raising=False)
    status, output, errors = finished("-m", "simplesimon", "--data-dir", str(tmp_path))

    assert (status, output) == (2, "")
    assert errors.startswith("simplesimon: The window can't be opened: ")
    assert errors.count("\n") == 1


def test_letters_a_terminal_lacks_become_question_marks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONIOENCODING", "ascii")
    _, _, errors = finished("-m", "simplesimon", "deal", "nonsense")

    assert errors == "simplesimon: nonsense: ?NO? is no beginning of a game code. Begin with SS1.\n"


@pytest.fixture
def _heeding_control_c() -> Iterator[None]:
    """Let children take SIGINT; a shell that runs the tests in the background has it ignored."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("_heeding_control_c")
def test_control_c_ends_the_program_quietly(tmp_path: Path) -> None:
    board = tmp_path / "board.txt"
    board.write_text(WORKED_EXAMPLE, "utf-8")
    with start("-m", "simplesimon", "perft", str(board), "99") as process:
        assert process.stdout is not None
        assert process.stdout.readline() == b"7\n"
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate()

    assert (process.returncode, errors) == (130, b"")
