"""The commands that solve: one game, the deals of a file, many codes."""

import argparse
import json
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from simplesimon.command_line import (
    Command,
    Complaint,
    Parser,
    add_json,
    add_numbers,
    file_text,
    needed,
    one_game_named,
    played,
    say,
    shown,
)
from simplesimon.engine import (
    DEALS_PER_SUIT_COUNT,
    SUIT_COUNTS,
    GameCode,
    Position,
    RunRemoval,
    SuitCount,
)
from simplesimon.engine.faults import NotationError
from simplesimon.engine.notation import actions_text, parse_board, parse_code
from simplesimon.i18n import N_, Words
from simplesimon.solver import Budget, Par, Reason, Solved, Unknown, Unsolvable
from simplesimon.solver.survey import VERDICT_NAMES, Outcome, solve, solve_codes, winnable_share
from simplesimon.wording import fault_words, quoted

MEGABYTE: Final = 1024 * 1024

DEFAULT_MEGABYTES: Final = 1024
DEFAULT_PAR_SECONDS: Final = 10.0
DEFAULT_SURVEY_SECONDS: Final = 20.0

LARGEST_COUNT: Final = 9_999_999

_SECONDS: Final = re.compile(r"[0-9]{1,7}(\.[0-9]{1,9})?")
_COUNT: Final = re.compile(r"[1-9][0-9]{0,6}")
_RANGE: Final = re.compile(r"([0-9]{1,12})(?:-([0-9]{1,12}))?")

_UNKNOWN: Final = {
    Reason.SECONDS: N_("Not known: the time is used up."),
    Reason.MEMORY: N_("Not known: the memory is used up."),
}


# Options


def _add_limits(parser: Parser) -> None:
    _ = parser.words.gettext
    parser.add_option("--seconds", "S", _("give up after so many seconds"))
    parser.add_option(
        "--memory", "MB", _("give up after so many megabytes of memory; 1024 if not given")
    )


def _budget(arguments: argparse.Namespace, words: Words, seconds: float | None = None) -> Budget:
    """Return what may be spent on a game; ``seconds`` is the time if none was given."""
    if arguments.seconds is not None:
        if not _SECONDS.fullmatch(arguments.seconds):
            message = words.gettext("“{value}” is not a number of seconds.")
            raise Complaint(message.format(value=quoted(arguments.seconds)))
        seconds = float(arguments.seconds)
    megabytes = _count(arguments.memory, DEFAULT_MEGABYTES, words)
    return Budget(seconds, memory=megabytes * MEGABYTE)


def _count(text: str | None, default: int, words: Words) -> int:
    """Read a whole number from 1 on."""
    if text is None:
        return default
    if not _COUNT.fullmatch(text):
        message = words.gettext("“{value}” is not a whole number from 1 to {largest}.")
        raise Complaint(message.format(value=quoted(text), largest=LARGEST_COUNT))
    return int(text)


# solve


def _add_solve_arguments(parser: Parser) -> None:
    _ = parser.words.gettext
    parser.operands.add_argument(
        "game",
        nargs="?",
        metavar="CODE | FILE",
        help=_("a game code, or a file with a board or a game; - for standard input"),
    )
    add_numbers(parser)
    parser.add_option(
        "--deals", "FILE", _("solve all deals of a file of JSON lines with id and columns")
    )
    _add_limits(parser)
    parser.add_flag("--par", _("keep looking for a shorter way, 10 seconds if not told how long"))
    add_json(parser)


def _solve(arguments: argparse.Namespace, words: Words) -> int:
    budget = _budget(arguments, words, DEFAULT_PAR_SECONDS if arguments.par else None)
    if arguments.deals is not None:
        if arguments.game is not None:
            raise Complaint(words.gettext("Only one game can be named."))
        for deal in _deals_of_file(arguments.deals, words):
            outcome = solve(deal.position, RunRemoval.BY_ITSELF, budget, shortens=arguments.par)
            if arguments.json:
                say(json.dumps({"id": deal.name, **outcome.record()}), words)
            else:
                say(f"{deal.name}: {' '.join(_sentences(outcome, words))}", words)
        return 0
    written = one_game_named(arguments.game, arguments, words)
    if written is None:
        needed(None, "CODE", words)
    else:
        game = played(written, words)
        outcome = solve(game.position, game.removal, budget, shortens=arguments.par)
        if arguments.json:
            say(json.dumps(outcome.record()), words)
        else:
            say("\n".join(_sentences(outcome, words)), words)
    return 0


def _sentences(outcome: Outcome, words: Words) -> Iterator[str]:
    """Tell what came of it: the verdict, the line and what it took."""
    _ = words.gettext
    answer = outcome.answer
    match answer:
        case Solved() | Par():
            yield _won_words(answer, words)
            yield _("Moves: {moves}").format(moves=actions_text(answer.line))
        case Unsolvable():
            yield _("Can't be won.")
        case Unknown():
            yield _(_UNKNOWN[answer.reason])
    yield _("Positions looked at: {count}").format(count=outcome.states)
    yield _("Seconds: {seconds}").format(seconds=f"{outcome.seconds:.3f}")


def _won_words(answer: Solved | Par, words: Words) -> str:
    moves = answer.moves
    if isinstance(answer, Par) and answer.shortest:
        sentence = words.ngettext(
            "Can be won in {count} move, and in no fewer.",
            "Can be won in {count} moves, and in no fewer.",
            moves,
        )
    else:
        sentence = words.ngettext(
            "Can be won in {count} move.", "Can be won in {count} moves.", moves
        )
    return sentence.format(count=moves)


class _NamedDeal(NamedTuple):
    """A deal of a file."""

    name: object
    """What the file calls it; anything that JSON can hold."""

    position: Position


def _deals_of_file(name: str, words: Words) -> Iterator[_NamedDeal]:
    """Yield the deals of a file of JSON lines, one at a time.

    Raises:
        Complaint: At the first line that is none.
    """
    try:
        lines = file_text(name, words, largest=None).splitlines()
    except FileNotFoundError:
        message = words.gettext("There is no file “{name}”.")
        raise Complaint(message.format(name=shown(name))) from None
    for number, line in enumerate(lines, start=1):
        if not line.strip():
            continue
        where = words.gettext("{name}, line {line}: {fault}")
        record = _object(line)
        columns = record.get("columns")
        if not isinstance(columns, list) or not all(isinstance(text, str) for text in columns):
            fault = words.gettext("This is no deal. A deal is an object with “id” and “columns”.")
            raise Complaint(where.format(name=shown(name), line=number, fault=fault))
        try:
            start = parse_board("\n".join(columns))
        except NotationError as error:
            fault = fault_words(error.fault, words)
            raise Complaint(where.format(name=shown(name), line=number, fault=fault)) from None
        yield _NamedDeal(record.get("id"), start.position)


def _object(line: str) -> dict[str, object]:
    """Read an object from a line of JSON; an empty one if it is none."""
    try:
        record = json.loads(line)
    except (ValueError, RecursionError):
        return {}
    return record if isinstance(record, dict) else {}


# survey


def _add_survey_arguments(parser: Parser) -> None:
    _ = parser.words.gettext
    parser.add_option("--suits", "N", _("number of suits: 1, 2 or 4"))
    parser.add_option("--deals", "A-B", _("the first and the last number of a deal"))
    parser.add_option("--jobs", "N", _("solve so many deals at once; 1 if not given"))
    _add_limits(parser)
    parser.add_option("--out", "FILE", _("write the results here, and go on where they end"))


def _survey(arguments: argparse.Namespace, words: Words) -> int:
    suits = _suits(needed(arguments.suits, "--suits", words), words)
    numbers = _numbers(needed(arguments.deals, "--deals", words), words)
    budget = _budget(arguments, words, DEFAULT_SURVEY_SECONDS)
    # More processes than processors would only take memory, a million of them all of it.
    jobs = min(_count(arguments.jobs, 1, words), os.cpu_count() or 1)
    name = arguments.out or f"survey-S{suits}-{numbers[0]}-{numbers[-1]}.jsonl"
    path = Path(name)
    try:
        kept = _verdicts_so_far(path, words)
        verdicts = {code: kept[code] for code in kept if _is_one_of(code, suits, numbers)}
        # Never all at once: there are billions of deals.
        codes = (GameCode(suits, number) for number in numbers)
        missing = (code for code in codes if str(code) not in verdicts)
        # The only command that takes hours, and the only one that needs this.
        from tqdm import tqdm  # noqa: PLC0415

        with (
            path.open("a", encoding="utf-8") as file,
            tqdm(total=len(numbers), initial=len(verdicts), disable=None) as bar,
        ):
            for code, outcome in solve_codes(missing, budget, jobs=jobs):
                record = {"code": str(code), **outcome.record()}
                print(json.dumps(record), file=file, flush=True)
                verdicts[str(code)] = record["verdict"]
                bar.update()
    except OSError as error:
        message = words.gettext("“{name}” can't be written: {reason}")
        reason = error.strerror or ""
        raise Complaint(message.format(name=shown(name), reason=reason)) from None
    say(_summary(list(verdicts.values()), words), words)
    return 0


def _is_one_of(text: str, suits: SuitCount, numbers: range) -> bool:
    """Tell whether a text is the code of one of some deals."""
    try:
        code = parse_code(text)
    except NotationError:
        return False
    return str(code) == text and code.suits == suits and code.number in numbers


def _suits(text: str, words: Words) -> SuitCount:
    for count in SUIT_COUNTS:
        if text.strip() == str(count):
            return count
    message = words.gettext("“{value}” is not a number of suits: 1, 2 or 4.")
    raise Complaint(message.format(value=quoted(text)))


def _numbers(text: str, words: Words) -> range:
    match = _RANGE.fullmatch(text.strip())
    if match is not None:
        first, last = int(match[1]), int(match[2] or match[1])
        if first <= last < DEALS_PER_SUIT_COUNT:
            return range(first, last + 1)
    message = words.gettext("“{value}” is not a range of deals. Write 1-1000; the last is {last}.")
    raise Complaint(message.format(value=quoted(text), last=DEALS_PER_SUIT_COUNT - 1))


def _verdicts_so_far(path: Path, words: Words) -> dict[str, str]:
    """Read the verdicts of an earlier run by code, and cut off a line that was not finished.

    Raises:
        Complaint: If the file holds anything else.
    """
    if not path.is_file():
        # Whether anything can be written there is seen when it is; a device may never end.
        return {}
    content = path.read_bytes()
    whole = content[: content.rfind(b"\n") + 1]
    known = set(VERDICT_NAMES.values())
    verdicts: dict[str, str] = {}
    for number, line in enumerate(whole.splitlines(), start=1):
        record = _object(line.decode("utf-8", "replace"))
        code, verdict = record.get("code"), record.get("verdict")
        if not isinstance(code, str) or not isinstance(verdict, str) or verdict not in known:
            message = words.gettext("{name}, line {line}: {fault}")
            fault = words.gettext("This is no result of a survey. Choose another file.")
            raise Complaint(message.format(name=shown(str(path)), line=number, fault=fault))
        verdicts[code] = verdict
    if len(whole) < len(content):
        os.truncate(path, len(whole))
    return verdicts


def _summary(verdicts: list[str], words: Words) -> str:
    """Tell the shares, and how sure they are."""
    _ = words.gettext
    winnable, impossible, unknown = (
        verdicts.count(VERDICT_NAMES[kind]) for kind in (Solved, Unsolvable, Unknown)
    )
    share = winnable_share(winnable, impossible, unknown)
    lines = [
        _("Can be won: {count}").format(count=winnable),
        _("Can't be won: {count}").format(count=impossible),
        _("Not known: {count}").format(count=unknown),
        _("Winnable share: {share} (95% confidence: {low} to {high})").format(
            share=f"{share.share:.2%}", low=f"{share.low:.2%}", high=f"{share.high:.2%}"
        ),
    ]
    return "\n".join(lines)


SOLVE: Final = Command(
    "solve",
    "CODE | FILE [--kpat N] [--pysol N] [--deals FILE] [--seconds S] [--memory MB] [--par] "
    "[--json]",
    N_("Find out if a game can be won, and how."),
    _add_solve_arguments,
    _solve,
)

SURVEY: Final = Command(
    "survey",
    "--suits N --deals A-B [--jobs N] [--seconds S] [--memory MB] [--out FILE]",
    N_("Solve many deals and print how many can be won."),
    _add_survey_arguments,
    _survey,
)
