"""A play as named plain values, both ways: a row of the database, a line of an export.

Writing is plain. Reading trusts nothing: every text is parsed by the engine's notation, every
action is replayed, and what was written beside the actions (moves, score, outcome) has to be
what the replay says.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, fields
from datetime import UTC, date, datetime
from enum import Enum, auto
from typing import Any, Final, TypeVar

from simplesimon.engine import Action, Deal, Game, GameCode, IllegalMove, RunRemoval, deal
from simplesimon.engine.faults import NotationError
from simplesimon.engine.notation import (
    actions_text,
    board_text,
    parse_actions,
    parse_board,
    parse_code,
)
from simplesimon.store.plays import Beginning, Counters, Line, Origin, Outcome, Play, Table

Record = dict[str, Any]
"""A play as plain values by name: text, whole numbers, seconds, None."""

_UUID: Final = re.compile(r"[0-9a-f]{32}")
_MOST: Final = 2**53
"""Whole numbers beyond this are not the same in every reader of JSON."""

_MOST_SECONDS: Final = 1e15
_YEARS: Final = range(1900, 9000)
"""Years in which local times and the database's own reckoning are safe."""

_LONGEST_NUMBER: Final = 100
"""Characters in the name of a foreign deal; those of PySol have about 30."""

_LONGEST_FOUND: Final = 60
"""Characters of a wrong value: enough to find the place, few enough for a message."""

_T = TypeVar("_T")
_Day = TypeVar("_Day", bound=date)


class RecordFaultKind(Enum):
    """What is wrong with a written play."""

    NOT_JSON = auto()
    """The line is not a JSON object."""

    MISSING = auto()
    """A value is not there."""

    WRONG = auto()
    """A value is not of the kind it should be, or can't be read."""

    ILLEGAL = auto()
    """The rules refuse one of the actions."""

    CONTRADICTION = auto()
    """A value is not what the actions lead to."""


@dataclass(frozen=True, slots=True)
class RecordFault:
    """One thing that is wrong with a written play."""

    kind: RecordFaultKind

    name: str = ""
    """Name of the value at fault."""

    found: str = ""
    """The value as it was found, shortened."""

    def __str__(self) -> str:
        return f"{self.kind.name} {self.name} {self.found}".rstrip()


class RecordError(ValueError):
    """A written play is not one this program wrote."""

    def __init__(self, kind: RecordFaultKind, name: str = "", found: object = "") -> None:
        text = str(found)
        short = text if len(text) <= _LONGEST_FOUND else text[: _LONGEST_FOUND - 1] + "…"
        self.fault = RecordFault(kind, name, short)
        """What is wrong."""

        super().__init__(str(self.fault))


# Writing


def utc_text(moment: datetime) -> str:
    """Write a moment in UTC with milliseconds, such as ``2026-12-01T07:47:00.000Z``."""
    return moment.astimezone(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def deal_text(deal: Deal) -> str:
    """Write a deal: its code, or its board, also where another program has a number for it."""
    if isinstance(deal.origin, GameCode):
        return str(deal.origin)
    return board_text(deal.position)


def play_record(play: Play) -> Record:
    """Write what the list of plays tells of a play."""
    beginning = play.beginning
    return {
        "uuid": play.uuid,
        "origin": beginning.origin.value,
        "deal": deal_text(beginning.deal),
        "number": beginning.number or None,
        "daily": beginning.daily and beginning.daily.isoformat(),
        "begun_on": beginning.begun_on and beginning.begun_on.isoformat(),
        "suits": beginning.deal.suits,
        "removal": beginning.removal.value,
        "started": utc_text(play.started),
        "changed": utc_text(play.changed),
        "outcome": play.outcome.value,
        "moves": play.line.moves,
        "score": play.line.score,
        **asdict(play.line.counters),
        "actions": actions_text(play.line.actions),
    }


def table_record(table: Table) -> Record:
    """Write how a play can go on."""
    return {
        "made": actions_text(table.actions),
        "undone": actions_text(table.undone),
        **asdict(table.counters),
        "restarted": table.restarted,
        "redone": int(table.redone),
    }


# Reading


def read_value(record: Mapping[str, object], name: str, reader: Callable[[Any], _T]) -> _T:
    """Return a value of a record as a reader turns it.

    Raises:
        RecordError: If it is missing or the reader raises ValueError or TypeError.
    """
    if name not in record:
        raise RecordError(RecordFaultKind.MISSING, name)
    value = record[name]
    try:
        return reader(value)
    except RecordError:
        raise
    except (ValueError, TypeError, OverflowError) as error:
        found = error.fault.found if isinstance(error, NotationError) else value
        raise RecordError(RecordFaultKind.WRONG, name, found) from None


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError("not a text")
    return value


def _uuid(value: object) -> str:
    text = _text(value)
    if _UUID.fullmatch(text) is None:
        raise ValueError("not 32 hexadecimal digits")
    return text


def read_count(value: object) -> int:
    """Return a whole number from 0; ValueError if it is none."""
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < _MOST:
        raise ValueError("not a count")
    return value


def _points(value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise TypeError("not a whole number")
    return value


def _seconds(value: object) -> float:
    if not isinstance(value, int | float) or isinstance(value, bool):
        raise TypeError("not a number")
    if not 0 <= value <= _MOST_SECONDS:
        raise ValueError("not a time")
    return float(value)


def _in_range(day: _Day) -> _Day:
    if day.year not in _YEARS:
        raise ValueError("not a time anybody played at")
    return day


def _moment(value: object) -> datetime:
    moment = datetime.fromisoformat(_text(value))
    if moment.tzinfo is None:
        raise ValueError("a time without its zone")
    return _in_range(moment.astimezone(UTC))


def _date(value: object) -> date | None:
    return None if value is None else _in_range(date.fromisoformat(_text(value)))


def _number(value: object) -> str:
    number = "" if value is None else _text(value)
    if not number.isprintable() or len(number) > _LONGEST_NUMBER:
        raise ValueError("not a number of a deal")
    return number


def _deal(value: object) -> Deal:
    text = _text(value)
    return parse_board(text) if "\n" in text else deal(parse_code(text))


def _actions(value: object) -> tuple[Action, ...]:
    return parse_actions(_text(value))


def _restarted(value: object) -> int | None:
    return None if value is None else read_count(value)


def _counters(record: Mapping[str, object]) -> Counters:
    counts = {
        field.name: read_value(record, field.name, read_count)
        for field in fields(Counters)
        if field.name != "seconds"
    }
    return Counters(read_value(record, "seconds", _seconds), **counts)


def read_beginning(record: Mapping[str, object]) -> Beginning:
    """Read what was fixed when the game was dealt.

    Raises:
        RecordError: If a value is missing or wrong, or they do not belong together.
    """
    try:
        beginning = Beginning(
            read_value(record, "deal", _deal),
            read_value(record, "origin", Origin),
            read_value(record, "removal", RunRemoval),
            read_value(record, "number", _number),
            read_value(record, "daily", _date),
            read_value(record, "begun_on", _date),
        )
    except RecordError:
        raise
    except ValueError as error:
        raise RecordError(RecordFaultKind.CONTRADICTION, "origin", error) from None
    if read_value(record, "suits", read_count) != beginning.deal.suits:
        raise RecordError(RecordFaultKind.CONTRADICTION, "suits", record["suits"])
    return beginning


def read_play(record: Mapping[str, object], table: Mapping[str, object] | None = None) -> Play:
    """Read a play and check all of it by replaying it.

    Args:
        record: What ``play_record`` wrote; other values in it are not looked at.
        table: What ``table_record`` wrote, if the play can go on.

    Raises:
        RecordError: If a value is missing or wrong, an action is illegal, or moves, score,
            outcome or table are not what the actions lead to.
    """
    beginning = read_beginning(record)
    actions = read_value(record, "actions", _actions)
    game = _replayed(beginning, actions, (), "actions")
    outcome = read_value(record, "outcome", Outcome)
    line = Line(
        actions,
        read_value(record, "moves", read_count),
        read_value(record, "score", _points),
        _counters(record),
    )
    play = Play(
        read_value(record, "uuid", _uuid),
        beginning,
        read_value(record, "started", _moment),
        read_value(record, "changed", _moment),
        outcome,
        line,
        None if table is None else _read_table(table, beginning),
    )
    _check_line(play, game)
    _check_table(play)
    return play


def _replayed(
    beginning: Beginning, actions: tuple[Action, ...], undone: tuple[Action, ...], name: str
) -> Game:
    try:
        return Game(beginning.deal, actions, undone, removal=beginning.removal, undo_limit=None)
    except IllegalMove as illegal:
        raise RecordError(RecordFaultKind.ILLEGAL, name, illegal) from None


def _read_table(record: Mapping[str, object], beginning: Beginning) -> Table:
    made, undone = read_value(record, "made", _actions), read_value(record, "undone", _actions)
    game = _replayed(beginning, made, undone, "made")
    return Table(
        made,
        undone,
        _counters(record),
        read_value(record, "restarted", _restarted),
        redone=bool(read_value(record, "redone", read_count)),
        is_stuck=game.is_stuck,
    )


def _check_line(play: Play, game: Game) -> None:
    """Hold what a record says of a play against its replay."""
    line = play.line
    contradictions = {
        "moves": line.moves != game.moves,
        "score": line.score != game.score,
        "outcome": play.outcome.is_final != game.is_won and play.outcome is not Outcome.DEALT,
        "shows": play.outcome is Outcome.SHOWN and not line.counters.shows,
    }
    for name, wrong in contradictions.items():
        if wrong:
            found = {"moves": line.moves, "score": line.score}.get(name, play.outcome.value)
            raise RecordError(RecordFaultKind.CONTRADICTION, name, found)


def _check_table(play: Play) -> None:
    """Hold what is on the table against the line of the play."""
    table = play.table
    if table is None:
        return
    if table.restarted is not None:
        so_far = (table.actions + table.undone)[: table.restarted]
        fits = len(table.actions) < table.restarted == len(so_far)
    else:
        so_far, fits = table.actions, True
    # A play that is won or shown keeps its line, whatever is tried out afterwards.
    if not fits or (not play.outcome.is_final and so_far != play.line.actions):
        raise RecordError(RecordFaultKind.CONTRADICTION, "made", actions_text(table.actions))
