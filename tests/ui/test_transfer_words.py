"""What export, import and reset tell."""

from pathlib import Path

import pytest

from simplesimon.i18n import Words
from simplesimon.store.problems import Problem, ProblemKind
from simplesimon.store.records import RecordFault, RecordFaultKind
from simplesimon.store.transfer import ImportReport, LineFault
from simplesimon.ui.transfer_words import (
    export_problem_text,
    export_text,
    fault_text,
    import_text,
    reset_problem_text,
    reset_text,
)

EN = Words("en")
PATH = Path("/somewhere/Simple Simon games.jsonl")
NOT_JSON = RecordFault(RecordFaultKind.NOT_JSON)


@pytest.mark.parametrize(
    ("report", "text"),
    [
        (ImportReport(), "0 new games"),
        (ImportReport(added=1), "1 new game"),
        (ImportReport(known=84), "0 new games, 84 games already here"),
        (
            ImportReport(added=12, updated=1, known=3),
            "12 new games, 1 game brought up to date, 3 games already here",
        ),
    ],
)
def test_an_import_is_told_in_numbers(report: ImportReport, text: str) -> None:
    assert import_text(report, EN) == text


def test_faults_are_told_by_line() -> None:
    missing = RecordFault(RecordFaultKind.MISSING, "deal")
    report = ImportReport(added=2, faults=(LineFault(3, NOT_JSON), LineFault(7, missing)))

    assert import_text(report, EN).splitlines() == [
        "2 new games",
        "Line 3: This is not a game.",
        "Line 7: “deal” is missing.",
    ]


def test_of_many_faults_only_the_first_are_told() -> None:
    report = ImportReport(faults=tuple(LineFault(line, NOT_JSON) for line in range(1, 8)))
    lines = import_text(report, EN).splitlines()

    assert [line.partition(":")[0] for line in lines[1:5]] == [f"Line {n}" for n in (1, 2, 3, 4)]
    assert lines[5:] == ["3 more lines can't be read."]


@pytest.mark.parametrize("kind", RecordFaultKind)
def test_every_fault_has_a_sentence(kind: RecordFaultKind) -> None:
    text = fault_text(RecordFault(kind, "moves", "many\nlines"), EN)

    assert text.endswith(".")
    assert "{" not in text
    assert "\n" not in text


@pytest.mark.parametrize("kind", ProblemKind)
def test_what_prevented_it_is_told(kind: ProblemKind) -> None:
    problem = Problem(kind, PATH, reason="Input/output error")
    texts = [
        import_text(ImportReport(problem=problem), EN),
        export_problem_text(problem, EN),
        reset_problem_text(problem, EN),
    ]

    assert all(text.startswith("Nothing was ") for text in texts)
    assert not any("{" in text for text in texts)


def test_the_place_is_told() -> None:
    assert export_text(84, PATH, EN) == f"84 games are written to {PATH}"
    assert str(PATH) in reset_text(PATH, EN)
    assert str(PATH) in export_problem_text(Problem(ProblemKind.READ_ONLY, PATH), EN)
