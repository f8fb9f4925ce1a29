import json

import pytest

from simplesimon.engine import deal
from simplesimon.engine.notation import parse_board, parse_code
from tests.cli.running import Run

BOARD = """\
# SS1-S4-AAAAABD
1: 7C QC KD 6S QH 6D 3H TH
2: AC KH KC 3C 4S 8C 5S AS
3: 8S 2D 9H 4C JD 7S 5C KS
4: 2H 4D 7D QS AH 8H 9D
5: JS JC 3D TD 5H 9C
6: 8D TS QD 5D TC
7: 2C 9S 6C 2S
8: AD 7H 4H
9: JH 3S
10: 6H
"""


def test_it_prints_the_board_of_a_code(run: Run) -> None:
    outcome = run("deal", "SS1-S4-AAAAABD")

    assert (outcome.status, outcome.output, outcome.errors) == (0, BOARD, "")


def test_a_code_may_be_typed_carelessly(run: Run) -> None:
    assert run("deal", "ss1 s4 aaaaabd").output == BOARD


def test_several_boards_have_an_empty_line_between(run: Run) -> None:
    boards = run("deal", "ss1s4aaaaabd", "ss1s1zzzzzzz").output.split("\n\n")

    assert boards[0] + "\n" == BOARD
    assert boards[1].startswith("# SS1-S1-ZZZZZZZ\n1: ")


def test_what_it_prints_is_a_board_that_can_be_read(run: Run) -> None:
    printed = run("deal", "ss1s2abcdefg").output

    assert parse_board(printed).position == deal(parse_code("SS1-S2-ABCDEFG")).position


def test_as_json_it_prints_an_object_on_a_line_for_each_code(run: Run) -> None:
    outcome = run("deal", "ss1s4aaaaabd", "--json", "ss1s1aaaaaaa")

    first, second = map(json.loads, outcome.output.splitlines())
    assert first == {
        "code": "SS1-S4-AAAAABD",
        "suits": 4,
        "columns": [line.partition(": ")[2] for line in BOARD.splitlines()[1:]],
    }
    assert (second["code"], second["suits"], len(second["columns"])) == ("SS1-S1-AAAAAAA", 1, 10)
    assert outcome.status == 0


@pytest.mark.parametrize(
    ("codes", "complaint"),
    [
        ([], "CODE is missing."),
        (["--json"], "CODE is missing."),
        ([""], ": There is no game code and no board. A code looks like SS1-S4-QKZPWAB."),
        (["ss1s3aaaaaaa"], "ss1s3aaaaaaa: “S3” is not a number of suits. Use S1, S2 or S4."),
        (
            ["ss1s4aaaaaaa", "ss1s4aaa"],
            "ss1s4aaa: The code ends too early. It looks like SS1-S4-QKZPWAB.",
        ),
        (["deal"], "deal: “DE” is no beginning of a game code. Begin with SS1."),
        (["--jsno", "ss1s4aaaaaaa"], "“--jsno” is not understood. See “simplesimon deal --help”."),
        (["--json=yes", "ss1s4aaaaaaa"], "--json takes no value."),
    ],
)
def test_wrong_input_is_told_in_one_line_and_nothing_is_printed(
    run: Run, codes: list[str], complaint: str
) -> None:
    outcome = run("deal", *codes)

    assert outcome.status == 2
    assert outcome.complaint == complaint
    assert outcome.output == ""


def test_deals_of_other_programs_are_printed_by_their_numbers(run: Run) -> None:
    by_option = run("deal", "--kpat", "80")
    assert by_option.output.startswith("# kpat 80\n1: ")
    assert run("deal", "kpat 80").output == by_option.output
    record = json.loads(run("deal", "--pysol", "98804262199142645760", "--json").output)
    assert (record["code"], record["suits"]) == ("pysol 98804262199142645760", 4)
    assert record["columns"][-1] == "AC"
