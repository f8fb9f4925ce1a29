from pathlib import Path

import pytest

from tests.cli.running import Run
from tests.engine.boards import FULL_RUN, WORKED_EXAMPLE


@pytest.fixture
def example(tmp_path: Path) -> Path:
    file = tmp_path / "board.txt"
    file.write_text(WORKED_EXAMPLE, "utf-8")
    return file


def test_it_prints_the_count_of_each_length_the_asked_one_last(run: Run, example: Path) -> None:
    outcome = run("perft", example, 4)

    assert (outcome.status, outcome.output, outcome.errors) == (0, "7\n54\n426\n3384\n", "")


def test_of_no_moves_there_is_one_sequence(run: Run, example: Path) -> None:
    assert run("perft", example, 0).output == "1\n"


def test_it_counts_from_the_position_after_the_moves_of_the_file(run: Run, example: Path) -> None:
    example.write_text(f"{WORKED_EXAMPLE}\nj1g", "utf-8")

    assert run("perft", example, 1).output == "15\n"


def test_it_counts_with_the_way_of_removing_runs_that_the_file_says(
    run: Run, tmp_path: Path
) -> None:
    board = "\n".join([f"{FULL_RUN.removesuffix(' AS')}", "AS", *["-"] * 8, "runs: H D C"])
    file = tmp_path / "board.txt"
    file.write_text(board, "utf-8")
    by_itself = run("perft", file, 2).output
    file.write_text(f"{board}\nby hand", "utf-8")
    by_hand = run("perft", file, 2).output

    assert by_itself.splitlines()[0] == by_hand.splitlines()[0]
    assert by_itself != by_hand


@pytest.mark.parametrize(
    "depth", ["-1", "100", "x", "1.5", "", "٣", "9" * 5000, "1e3"], ids=lambda text: text[:5]
)
def test_a_wrong_depth_is_told(run: Run, example: Path, depth: str) -> None:
    outcome = run("perft", example, depth)

    assert outcome.status == 2
    assert outcome.output == ""
    assert "is not a depth. Use a whole number from 0 to 99." in outcome.complaint or (
        depth == "-1" and "“-1” is not understood" in outcome.complaint
    )


def test_missing_arguments_are_told(run: Run, example: Path) -> None:
    assert run("perft").complaint == "FILE is missing."
    assert run("perft", example).complaint == "DEPTH is missing."
