import json
from itertools import count
from pathlib import Path

import pytest

from simplesimon.engine import Game, GameCode, deal
from simplesimon.engine.notation import parse_actions, parse_code
from simplesimon.solver import Budget
from simplesimon.solver.survey import PORTION, solve_codes, winnable_share
from tests.cli.running import Run


def records(path: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


@pytest.mark.parametrize("jobs", [1, 2])
def test_deals_are_solved_and_counted(run: Run, tmp_path: Path, jobs: int) -> None:
    path = tmp_path / "survey.jsonl"
    outcome = run("survey", "--suits", 4, "--deals", "60-79", "--jobs", jobs, "--out", path)

    assert outcome.status == 0
    found = records(path)
    codes = sorted(str(record["code"]) for record in found)
    assert codes == sorted(str(GameCode(4, number)) for number in range(60, 80))
    for record in found:
        if record["verdict"] == "solvable":
            game = Game(deal(parse_code(str(record["code"]))))
            for move in parse_actions(str(record["moves"])):
                game.play(move)
            assert game.is_won
    winnable = sum(record["verdict"] == "solvable" for record in found)
    lines = outcome.output.splitlines()
    assert lines[0] == f"Can be won: {winnable}"
    assert lines[1] == f"Can't be won: {20 - winnable}"
    assert lines[2] == "Not known: 0"
    assert lines[3].startswith(f"Winnable share: {winnable / 20:.2%} (95% confidence: ")


@pytest.mark.parametrize("jobs", [1, 2])
def test_deals_are_taken_as_they_are_solved_however_many_there_are(jobs: int) -> None:
    taken = count()
    solved = solve_codes((GameCode(1, number) for number in taken), Budget(), jobs=jobs)
    next(solved)
    solved.close()

    assert next(taken) <= PORTION


def test_results_of_other_deals_in_the_file_do_not_count(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    run("survey", "--suits", 1, "--deals", "1-3", "--out", path)
    run("survey", "--suits", 2, "--deals", "2", "--out", path)

    lines = run("survey", "--suits", 1, "--deals", "2-3", "--out", path).output.splitlines()
    assert lines[:2] == ["Can be won: 2", "Can't be won: 0"]


def test_it_goes_on_where_it_stopped(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "survey.jsonl"
    first = {"code": str(GameCode(1, 1)), "verdict": "impossible"}
    path.write_text(json.dumps(first) + '\n{"code": "SS1-S1-AAA', "utf-8")

    outcome = run("survey", "--suits", 1, "--deals", "1-3", "--out", path)
    found = records(path)
    assert found[0] == first
    assert sorted(str(record["code"]) for record in found) == [
        str(GameCode(1, number)) for number in (1, 2, 3)
    ]
    assert "Can't be won: 1\n" in outcome.output
    before = path.read_bytes()
    assert run("survey", "--suits", 1, "--deals", "1-3", "--out", path).output == outcome.output
    assert path.read_bytes() == before


def test_without_a_name_the_file_is_named_after_the_deals(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    run("survey", "--suits", 2, "--deals", "5")

    assert [path.name for path in tmp_path.iterdir()] == ["survey-S2-5-5.jsonl"]


def test_a_file_with_something_else_is_left_alone(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Simon,\n", "utf-8")

    outcome = run("survey", "--suits", 4, "--deals", "1-3", "--out", path)
    assert outcome.status == 2
    fault = "This is no result of a survey. Choose another file."
    assert outcome.complaint == f"{path}, line 1: {fault}"
    assert path.read_text("utf-8") == "Dear Simon,\n"


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ([], "--suits is missing."),
        (["--suits", "4"], "--deals is missing."),
        (["--suits", "3", "--deals", "1-2"], "“3” is not a number of suits: 1, 2 or 4."),
        (["--suits", "4", "--deals", "2-1"], RANGE_OF := "“{}” is not a range of deals."),
        (["--suits", "4", "--deals", "x"], RANGE_OF),
        (["--suits", "4", "--deals", "8031810176"], RANGE_OF),
        (["--suits", "4", "--deals", "1", "--jobs", "0"], "“0” is not a whole number from 1 to"),
    ],
)
def test_wrong_input_is_told_in_one_line(run: Run, arguments: list[str], complaint: str) -> None:
    outcome = run("survey", *arguments)

    assert (outcome.status, outcome.output) == (2, "")
    assert outcome.complaint.startswith(complaint.format(*arguments[-1:]))


def test_a_file_that_cannot_be_written_is_told(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "nowhere" / "survey.jsonl"

    outcome = run("survey", "--suits", 4, "--deals", "1", "--out", path)
    assert outcome.status == 2
    assert outcome.complaint.startswith(f"“{path}” can't be written: ")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no such device")
def test_a_device_without_an_end_is_not_read_for_results(run: Run) -> None:
    outcome = run("survey", "--suits", 4, "--deals", "1", "--out", "/dev/full")

    assert outcome.status == 2
    assert outcome.complaint.startswith("“/dev/full” can't be written: ")


# Shares


def test_the_share_has_wilsons_interval() -> None:
    # Worked out by hand: 10 of 20 gives 0.2993 to 0.7007, 0 of 10 gives 0 to 0.2775.
    share = winnable_share(10, 10, 0)
    assert (round(share.share, 4), round(share.low, 4), round(share.high, 4)) == (
        0.5,
        0.2993,
        0.7007,
    )
    nothing = winnable_share(0, 10, 0)
    assert (nothing.share, nothing.low, round(nothing.high, 4)) == (0, 0, 0.2775)
    everything = winnable_share(10, 0, 0)
    assert (everything.share, round(everything.low, 4), everything.high) == (1, 0.7225, 1)


def test_what_is_not_known_widens_the_interval() -> None:
    share = winnable_share(10, 10, 5)

    assert share.share == 0.5
    assert share.low == winnable_share(10, 15, 0).low
    assert share.high == winnable_share(15, 10, 0).high
    assert winnable_share(0, 0, 3).share == 0
