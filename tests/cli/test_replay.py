import json
import sys
from io import BytesIO, TextIOWrapper
from pathlib import Path

import pytest

from simplesimon.engine import Deal, RunRemoval
from simplesimon.engine.notation import GameText, actions_text, game_text
from tests.cli.running import Run
from tests.engine.boards import FULL_RUN, WORKED_EXAMPLE
from tests.won_games import WON_GAMES, WonGame

NOT_ONE_HIGHER = "The last card of the target is not exactly one rank higher."


def written(folder: Path, text: str) -> Path:
    """Write a game to a file."""
    path = folder / "game.txt"
    path.write_text(text, "utf-8")
    return path


@pytest.mark.parametrize("won", WON_GAMES, ids=lambda won: won.name)
def test_a_won_game_is_won_with_its_score(run: Run, tmp_path: Path, won: WonGame) -> None:
    file = written(tmp_path, game_text(GameText(won.deal, actions=won.moves)))

    outcome = run("replay", file, "--json")
    assert json.loads(outcome.output) == {
        "won": True,
        "score": 900 - len(won.moves),
        "moves": len(won.moves),
        "runs": 4,
    }
    assert (outcome.status, outcome.errors) == (0, "")


def test_removals_by_hand_are_no_moves(run: Run, tmp_path: Path) -> None:
    won = WON_GAMES[0]
    game = GameText(won.deal, RunRemoval.BY_HAND, won.actions_by_hand)

    outcome = run("replay", written(tmp_path, game_text(game)), "--json")
    assert json.loads(outcome.output) == {"won": True, "score": 841, "moves": 59, "runs": 4}


def test_the_result_is_told_in_words(run: Run, tmp_path: Path) -> None:
    won = WON_GAMES[0]
    whole = written(tmp_path, game_text(GameText(won.deal, actions=won.moves)))
    assert run("replay", whole).output == (
        "The game is won.\nScore: 841\nMoves: 59\nRuns removed: 4\n"
    )

    begun = written(tmp_path, f"{WORKED_EXAMPLE}\n{actions_text(won.moves[:3])}")
    assert run("replay", begun).output == (
        "The game is not won yet.\nScore: 497\nMoves: 3\nRuns removed: 0\n"
    )
    stuck = written(tmp_path, "SS1-S4-AAAABWU")
    assert run("replay", stuck).output == (
        "The game is not won, and no move is left.\nScore: 500\nMoves: 0\nRuns removed: 0\n"
    )


def test_runs_that_were_gone_before_give_no_points(run: Run, tmp_path: Path) -> None:
    board = "\n".join([FULL_RUN.removesuffix(" AS"), "AS", *["-"] * 8, "runs: H D C", "b1a"])

    outcome = run("replay", written(tmp_path, board), "--json")
    assert json.loads(outcome.output) == {"won": True, "score": 599, "moves": 1, "runs": 1}


def test_a_game_can_come_from_standard_input(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    won = WON_GAMES[0]
    typed = game_text(GameText(Deal(won.deal.position), actions=won.moves))
    monkeypatch.setattr(sys, "stdin", TextIOWrapper(BytesIO(typed.encode())))

    outcome = run("replay", "-")
    assert outcome.status == 0
    assert outcome.output.startswith("The game is won.")


def test_a_file_may_begin_with_a_byte_order_mark_and_end_lines_as_windows_does(
    run: Run, tmp_path: Path
) -> None:
    file = tmp_path / "game.txt"
    file.write_bytes(b"\xef\xbb\xbfSS1-S4-AAAAABD\r\n# nothing moved\r\n")

    assert run("replay", file, "--json").status == 0


@pytest.mark.parametrize(
    ("moves", "complaint"),
    [
        ("j1g c1j f3j", "Move 3, f3j: The cards do not descend one by one."),
        ("a1a", "Move 1, a1a: The cards would go to the column they come from."),
        ("j1g\na1b # no\nc1j", f"Move 2, a1b: {NOT_ONE_HIGHER}"),
        ("j1g a1z", "Move 2, a1z: There is no such column; the ten are called a to j."),
        ("j1g c!", "Move 2, c!: In this game full runs leave by themselves."),
        ("by hand j1g c!", "Move 2, c!: The column does not end with a full run."),
    ],
)  # fmt: skip
@pytest.mark.parametrize("json_option", [[], ["--json"]])
def test_an_illegal_move_is_told_by_its_number_its_text_and_the_rule(
    run: Run, tmp_path: Path, moves: str, complaint: str, json_option: list[str]
) -> None:
    outcome = run("replay", written(tmp_path, f"{WORKED_EXAMPLE}\n{moves}"), *json_option)

    assert outcome.status == 1
    assert outcome.complaint == complaint
    assert outcome.output == ""


def test_a_fault_is_told_with_its_line_and_place(run: Run, tmp_path: Path) -> None:
    file = written(tmp_path, WORKED_EXAMPLE.replace("9: 3S 7S", "9: 3S 7X"))

    outcome = run("replay", file)
    assert outcome.status == 2
    assert outcome.complaint == (
        f"{file}, line 9, place 7: “7X” is not a card. Write rank and suit, as in AS, 10H or KD."
    )


def test_a_missing_argument_and_one_too_many_are_told(run: Run) -> None:
    assert run("replay").complaint == "FILE is missing."
    assert run("replay", "a", "b").complaint == (
        "“b” is not understood. See “simplesimon replay --help”."
    )
    assert run("replay", "a", "b").status == 2
