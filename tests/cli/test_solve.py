import io
import json
import sys
from pathlib import Path

import pytest

from simplesimon.engine import Game, RunRemoval
from simplesimon.engine.notation import parse_actions, parse_board, parse_game
from tests.cli.running import Outcome, Run
from tests.engine.boards import WORKED_EXAMPLE

DATA = Path(__file__).parents[1] / "data"
IMPOSSIBLE = json.loads((DATA / "impossible_deals.jsonl").read_text("utf-8").partition("\n")[0])[
    "columns"
]


@pytest.fixture
def board(tmp_path: Path) -> Path:
    path = tmp_path / "board.txt"
    path.write_text(WORKED_EXAMPLE, "utf-8")
    return path


def assert_wins(game: Game, moves: str) -> None:
    for action in parse_actions(moves):
        game.play(action)
    assert game.is_won


def lines_of(outcome: Outcome) -> dict[str, str]:
    """Return the lines after the first by what stands before the colon."""
    assert (outcome.status, outcome.errors) == (0, "")
    named = (line.partition(": ") for line in outcome.output.splitlines()[1:])
    return {name: value for name, _, value in named}


def test_a_code_is_solved(run: Run) -> None:
    outcome = run("solve", "SS1-S4-AAAAABD")

    assert outcome.output.startswith("Can be won in 64 moves.\n")
    lines = lines_of(outcome)
    assert_wins(Game(parse_game("SS1-S4-AAAAABD").deal), lines["Moves"])
    assert int(lines["Positions looked at"]) > 0
    assert float(lines["Seconds"]) < 60


def test_a_file_is_solved_from_where_its_moves_lead(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    text = "SS1-S4-AAAAABD by hand b1g"
    path.write_text(text, "utf-8")

    written = parse_game(text)
    game = Game(written.deal, written.actions, removal=RunRemoval.BY_HAND)
    assert_wins(game, lines_of(run("solve", path))["Moves"])


def test_standard_input_is_solved(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(WORKED_EXAMPLE.encode())))

    assert_wins(Game(parse_board(WORKED_EXAMPLE)), lines_of(run("solve", "-"))["Moves"])


@pytest.mark.parametrize("arguments", [["--kpat", "80"], ["--pysol", "80"], ["kpat 80"]])
def test_numbers_of_other_programs_are_solved(run: Run, arguments: list[str]) -> None:
    lines = lines_of(run("solve", *arguments))

    assert_wins(Game(parse_game("kpat 80").deal), lines["Moves"])


def test_json_tells_the_same(run: Run, board: Path) -> None:
    outcome = run("solve", board, "--json")
    record = json.loads(outcome.output)

    assert record.keys() == {"verdict", "moves", "length", "seconds", "states"}
    assert record["verdict"] == "solvable"
    assert record["length"] == len(record["moves"].split())
    assert_wins(Game(parse_board(WORKED_EXAMPLE)), record["moves"])


def test_what_cannot_be_won_is_told(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "lost.txt"
    path.write_text("\n".join(IMPOSSIBLE), "utf-8")

    assert run("solve", path).output.startswith("Can't be won.\n")
    record = json.loads(run("solve", path, "--json").output)
    assert (record["verdict"], record["moves"], record["length"]) == ("impossible", None, None)


@pytest.mark.parametrize(
    ("option", "sentence", "reason"),
    [
        (["--seconds", "0"], "Not known: the time is used up.\n", "seconds"),
        (["--memory", "1"], "Not known: the memory is used up.\n", "memory"),
    ],
)
def test_what_is_not_known_is_told(run: Run, option: list[str], sentence: str, reason: str) -> None:
    assert run("solve", "--pysol", 30, *option).output.startswith(sentence)
    record = json.loads(run("solve", "--pysol", 30, "--json", *option).output)
    assert (record["verdict"], record["reason"]) == ("unknown", reason)


def test_par_goes_on_to_the_shortest_way(run: Run, board: Path) -> None:
    outcome = run("solve", board, "--par", "--seconds", "60")

    assert outcome.output.startswith("Can be won in 59 moves, and in no fewer.\n")
    record = json.loads(run("solve", board, "--par", "--seconds", "0.05", "--json").output)
    assert not record["shortest"]
    assert record["length"] > 59


# Many deals


def deals_file(path: Path, *records: object) -> Path:
    path.write_text("".join(f"{json.dumps(record)}\n" for record in records), "utf-8")
    return path


def test_the_deals_of_a_file_are_solved_line_by_line(run: Run, tmp_path: Path) -> None:
    example = WORKED_EXAMPLE.splitlines()
    columns = [line.partition(": ")[2] for line in example]
    path = deals_file(
        tmp_path / "deals.jsonl",
        {"id": "example", "suits": 4, "columns": columns},
        {"id": 7, "suits": 4, "columns": IMPOSSIBLE},
    )

    outcome = run("solve", "--deals", path, "--seconds", 20, "--json")
    first, second = map(json.loads, outcome.output.splitlines())
    assert first.keys() == {"id", "verdict", "moves", "length", "seconds", "states"}
    assert (first["id"], first["verdict"]) == ("example", "solvable")
    assert_wins(Game(parse_board(WORKED_EXAMPLE)), first["moves"])
    assert (second["id"], second["verdict"], second["moves"]) == (7, "impossible", None)

    told = run("solve", "--deals", path).output.splitlines()
    assert told[0].startswith("example: Can be won in ")
    assert told[1].startswith("7: Can't be won. Positions looked at: ")


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("not json", "This is no deal. A deal is an object with “id” and “columns”."),
        ("[1, 2]", "This is no deal. A deal is an object with “id” and “columns”."),
        ('{"id": 1}', "This is no deal. A deal is an object with “id” and “columns”."),
        ('{"columns": [1]}', "This is no deal. A deal is an object with “id” and “columns”."),
        ("[" * 100_000, "This is no deal. A deal is an object with “id” and “columns”."),
        ('{"columns": ["AS"]}', "The board has 1 column. It needs ten, one on each line."),
    ],
)
def test_a_line_that_is_no_deal_ends_it(run: Run, tmp_path: Path, line: str, fault: str) -> None:
    path = deals_file(tmp_path / "deals.jsonl", {"id": 1, "columns": IMPOSSIBLE})
    path.write_text(path.read_text("utf-8") + "\n" + line + "\n", "utf-8")

    outcome = run("solve", "--deals", path, "--json")
    assert outcome.status == 2
    assert outcome.output.count("\n") == 1
    assert outcome.complaint == f"{path}, line 3: {fault}"


# Wrong input


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ([], "CODE is missing."),
        (["--kpat", "0"], "kpat 0: “0” is not a deal of KPatience. They go from 1 to 2147483647."),
        (
            ["--pysol", "x"],
            "pysol x: “x” is not a deal of PySolFC. Write a number of at most 20 digits.",
        ),
        (["--kpat"], "--kpat needs a value."),
        (["--kpat", "1", "--pysol", "1"], "Only one game can be named."),
        (["SS1-S4-AAAAABD", "--kpat", "1"], "Only one game can be named."),
        (["SS1-S4-AAAAABD", "--deals", "x"], "Only one game can be named."),
        (["--deals", "nowhere.jsonl"], "There is no file “nowhere.jsonl”."),
        (["SS1-S4-AAAAABD", "--seconds", "soon"], "“soon” is not a number of seconds."),
        (["SS1-S4-AAAAABD", "--seconds", "-1"], "“-1” is not a number of seconds."),
        (["SS1-S4-AAAAABD", "--memory", "0"], "“0” is not a whole number from 1 to 9999999."),
        (["SS1-S4-AAAAABD", "--par=1"], "--par takes no value."),
    ],
)
def test_wrong_input_is_told_in_one_line(run: Run, arguments: list[str], complaint: str) -> None:
    outcome = run("solve", *arguments)

    assert (outcome.status, outcome.output, outcome.complaint) == (2, "", complaint)


def test_an_illegal_move_is_told(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text("SS1-S4-AAAAABD a1b", "utf-8")

    outcome = run("solve", path)
    assert outcome.status == 1
    assert outcome.complaint.startswith("Move 1, a1b: ")
