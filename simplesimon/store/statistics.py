"""The figures, the list of plays and the calendar of daily deals: all of them queries.

What the plays add up to is reckoned in ``summaries``.
"""

from dataclasses import dataclass
from datetime import date, datetime, timedelta
from enum import Enum
from typing import Any, Final

from simplesimon.engine import SUIT_COUNTS, Deal, SuitCount
from simplesimon.store.database import Database
from simplesimon.store.plays import Counters, Origin, Outcome
from simplesimon.store.records import deal_text
from simplesimon.store.summaries import (
    Bests,
    Day,
    PlayEntry,
    Streak,
    Summary,
    day_of,
    day_streak,
    summary,
)

# The queries stand on the view "listed": all plays with a move, each with its attempt.

_FIGURES: Final = """
    SELECT * FROM listed WHERE origin IN ('code', 'daily', 'foreign') ORDER BY sequence, uuid
"""

_BESTS: Final = """
    SELECT MAX(score) AS score, MIN(moves) AS moves, MIN(seconds) AS seconds FROM plays
    WHERE suits = :suits AND uuid <> :without AND outcome = 'won'
        AND origin IN ('code', 'daily', 'foreign') AND hints + shows + returns = 0
"""

_WANTED: Final = """
    FROM listed WHERE (:suits IS NULL OR suits = :suits)
        AND (:origin IS NULL OR origin = :origin)
        AND (:deal IS NULL OR deal = :deal)
        AND CASE :result
            WHEN 'won' THEN outcome = 'won'
            WHEN 'not won' THEN outcome <> 'won' AND (outcome = 'shown' OR NOT is_on_table)
            WHEN 'open' THEN can_go_on
            ELSE TRUE
        END
"""

_LIST: Final = (
    "SELECT *" + _WANTED + "ORDER BY changed DESC, sequence DESC, uuid LIMIT :limit OFFSET :offset"
)

_COUNT: Final = "SELECT COUNT(*)" + _WANTED

_ONE: Final = "SELECT * FROM listed WHERE uuid = :uuid"

_DAILIES: Final = """
    SELECT * FROM listed
    WHERE daily BETWEEN :first AND :last AND (:suits IS NULL OR suits = :suits)
    ORDER BY sequence, uuid
"""

_DAYS_WON: Final = """
    SELECT DISTINCT daily FROM plays
    WHERE daily = begun_on AND outcome = 'won' AND hints + shows + returns = 0
        AND (:suits IS NULL OR suits = :suits)
    ORDER BY daily
"""


class ResultFilter(Enum):
    """Which plays of the list are wanted."""

    ALL = "all"
    WON = "won"
    NOT_WON = "not won"
    """Decided or left without a win."""

    OPEN = "open"
    """Those that can be gone on with."""


@dataclass(frozen=True, slots=True)
class PlayFilter:
    """What the list of plays is narrowed to."""

    suits: SuitCount | None = None
    result: ResultFilter = ResultFilter.ALL
    origin: Origin | None = None
    deal: Deal | None = None


class Statistics:
    """Questions to the plays in a database. Where it can't be read, the answer is "none"."""

    def __init__(self, database: Database) -> None:
        self._database: Final = database

    # Figures

    def summaries(self) -> dict[SuitCount | None, Summary]:
        """Return the figures of each number of suits and, under None, of all together."""
        entries = self._entries(_FIGURES)
        answer: dict[SuitCount | None, Summary] = {None: summary(entries)}
        for suits in SUIT_COUNTS:
            answer[suits] = summary([entry for entry in entries if entry.suits == suits])
        return answer

    def bests(self, suits: int, *, without: str = "") -> Bests:
        """Return the bests of a number of suits.

        Args:
            suits: The number of suits.
            without: The uuid of a play to leave out: the one just won, to compare with.
        """
        rows = self._database.rows(_BESTS, suits=suits, without=without)
        return Bests(**dict(rows[0])) if rows else Bests()

    # The list

    def plays(
        self, wanted: PlayFilter | None = None, *, limit: int = -1, offset: int = 0
    ) -> tuple[PlayEntry, ...]:
        """Return plays for the list, the one last played first.

        Args:
            wanted: What to narrow the list to.
            limit: How many at most; -1 for all.
            offset: How many to pass over.
        """
        values = _values(wanted or PlayFilter())
        return tuple(self._entries(_LIST, **values, limit=limit, offset=offset))

    def count(self, wanted: PlayFilter | None = None) -> int:
        """Return how many plays the list has."""
        rows = self._database.rows(_COUNT, **_values(wanted or PlayFilter()))
        return int(rows[0][0]) if rows else 0

    def entry(self, uuid: str) -> PlayEntry | None:
        """Return one play of the list; None if it is not there."""
        return next(iter(self._entries(_ONE, uuid=uuid)), None)

    def _entries(self, query: str, **values: object) -> list[PlayEntry]:
        return [_entry(dict(row)) for row in self._database.rows(query, **values)]

    # Daily deals

    def month(self, year: int, month: int, suits: SuitCount | None = None) -> dict[date, Day]:
        """Return the days of a month whose daily deals were played.

        Args:
            year: The year.
            month: The month, 1 to 12.
            suits: The number of suits; None for all.
        """
        first = date(year, month, 1)
        last = (first + timedelta(days=31)).replace(day=1) - timedelta(days=1)
        days: dict[date, list[PlayEntry]] = {}
        for entry in self._dailies(first, last, suits):
            days.setdefault(entry.daily or first, []).append(entry)
        return {day: day_of(entries) for day, entries in days.items()}

    def day(self, day: date, suits: SuitCount | None = None) -> Day | None:
        """Return what was played of the daily deals of a date; None if nothing was."""
        entries = self._dailies(day, day, suits)
        return day_of(entries) if entries else None

    def _dailies(self, first: date, last: date, suits: SuitCount | None) -> list[PlayEntry]:
        return self._entries(_DAILIES, first=first.isoformat(), last=last.isoformat(), suits=suits)

    def day_streak(self, today: date, suits: SuitCount | None = None) -> Streak:
        """Return the days in a row on which the daily deal was won; see ``summaries``.

        Args:
            today: The player's own date now.
            suits: The number of suits; None if any will do.
        """
        rows = self._database.rows(_DAYS_WON, suits=suits)
        return day_streak((date.fromisoformat(row["daily"]) for row in rows), today)


def _values(wanted: PlayFilter) -> dict[str, object]:
    return {
        "suits": wanted.suits,
        "result": wanted.result.value,
        "origin": wanted.origin and wanted.origin.value,
        "deal": wanted.deal and deal_text(wanted.deal),
    }


def _entry(row: dict[str, Any]) -> PlayEntry:
    return PlayEntry(
        row["uuid"],
        datetime.fromisoformat(row["started"]),
        datetime.fromisoformat(row["changed"]),
        Origin(row["origin"]),
        row["deal"],
        row["number"] or "",
        row["daily"] and date.fromisoformat(row["daily"]),
        row["suits"],
        row["attempt"],
        Outcome(row["outcome"]),
        row["moves"],
        row["score"],
        Counters(row["seconds"], row["undos"], row["hints"], row["shows"], row["returns"]),
        is_on_table=bool(row["is_on_table"]),
        can_go_on=bool(row["can_go_on"]),
    )
