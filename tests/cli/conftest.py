"""Running the command line within the test."""

import os

import pytest

from simplesimon.cli import main
from tests.cli.running import Outcome, Run


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Speak English whatever the language of the machine."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if name in os.environ:
            monkeypatch.delenv(name)
    monkeypatch.setenv("LANGUAGE", "en")


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """Run the command line with arguments."""

    def run_with(*arguments: object) -> Outcome:
        capsys.readouterr()
        status = main([str(argument) for argument in arguments])
        captured = capsys.readouterr()
        return Outcome(status, captured.out, captured.err)

    return run_with
