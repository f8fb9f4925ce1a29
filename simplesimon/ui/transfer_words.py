"""What an export, an import or a reset did, and what is wrong with a file, in words."""

from pathlib import Path
from typing import Final

from simplesimon.i18n import N_, Words
from simplesimon.store.problems import Problem, ProblemKind
from simplesimon.store.records import RecordFault, RecordFaultKind
from simplesimon.store.transfer import ImportReport
from simplesimon.wording import quoted

MOST_FAULTS: Final = 4
"""So many lines are told what is wrong with; of others there are only told how many."""

_FAULTS: Final = {
    RecordFaultKind.NOT_JSON: N_("This is not a game."),
    RecordFaultKind.MISSING: N_("“{name}” is missing."),
    RecordFaultKind.WRONG: N_("“{name}” can't be “{found}”."),
    RecordFaultKind.ILLEGAL: N_("The rules refuse one of its moves."),
    RecordFaultKind.CONTRADICTION: N_("“{name}” does not go with the rest of the game."),
}


def fault_text(fault: RecordFault, words: Words) -> str:
    """Return what is wrong with a line of a file, as a sentence.

    Values are called as they are in the file.
    """
    sentence = words.gettext(_FAULTS[fault.kind])
    return sentence.format(name=fault.name, found=quoted(fault.found))


def import_text(report: ImportReport, words: Words) -> str:
    """Return what an import did: how many games of which kind, then the faults by line."""
    if report.problem is not None:
        return import_problem_text(report.problem, words)
    added, updated, known = report.added, report.updated, report.known
    news = [words.ngettext("{count} new game", "{count} new games", added).format(count=added)]
    if updated:
        text = words.ngettext(
            "{count} game brought up to date", "{count} games brought up to date", updated
        )
        news.append(text.format(count=updated))
    if known:
        text = words.ngettext("{count} game already here", "{count} games already here", known)
        news.append(text.format(count=known))
    return "\n".join([", ".join(news), *_fault_lines(report, words)])


def _fault_lines(report: ImportReport, words: Words) -> list[str]:
    told = report.faults[:MOST_FAULTS]
    lines = [
        words.gettext("Line {line}: {fault}").format(
            line=each.line, fault=fault_text(each.fault, words)
        )
        for each in told
    ]
    more = len(report.faults) - len(told)
    if more:
        text = words.ngettext(
            "{count} more line can't be read.", "{count} more lines can't be read.", more
        )
        lines.append(text.format(count=more))
    return lines


def export_text(count: int, path: Path, words: Words) -> str:
    """Return that games were written to a file."""
    text = words.ngettext(
        "{count} game is written to {path}", "{count} games are written to {path}", count
    )
    return text.format(count=count, path=path)


def reset_text(backup: Path, words: Words) -> str:
    """Return that the games are gone, and where they are kept."""
    return words.gettext("The list is empty. The games are kept in {path}").format(path=backup)


def export_problem_text(problem: Problem, words: Words) -> str:
    """Return what prevented an export."""
    _ = words.gettext
    if problem.kind is ProblemKind.DISK_FULL:
        text = _("Nothing was written: the disk is full.")
    elif problem.kind is ProblemKind.READ_ONLY:
        text = _("Nothing was written: {path} cannot be written.")
    else:
        text = _("Nothing was written: {reason}")
    return text.format(path=problem.path, reason=problem.reason)


def import_problem_text(problem: Problem, words: Words) -> str:
    """Return what prevented an import."""
    _ = words.gettext
    if problem.kind is ProblemKind.DISK_FULL:
        text = _("Nothing was taken in: the disk is full.")
    else:
        text = _("Nothing was taken in: {reason}")
    return text.format(reason=problem.reason)


def reset_problem_text(problem: Problem, words: Words) -> str:
    """Return what prevented a reset."""
    text = words.gettext("Nothing was deleted: the backup cannot be written. {reason}")
    return text.format(reason=problem.reason)
