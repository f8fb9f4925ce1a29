"""The figures, the list of plays and the calendar of daily deals: all of them queries.

What counts where:

- In the figures are plays of a code, a daily or a foreign deal, from their first move on.
- Streaks, bests and times count those of them in which the solver had no hand. An aided win
  is a win in the figures, and marked in the list.
- The play on the table is played, but undecided: it breaks no streak and is no result yet.
- An attempt is the n-th play of the same deal, in the order of their beginning.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from enum import Enum
from typing import Any, Final

from simplesimon.engine import SUIT_COUNTS, Deal, SuitCount
from simplesimon.store.database import Database
from simplesimon.store.plays import Counters, Origin, Outcome
from simplesimon.store.records import deal_text

RECENT_RESULTS: Final = 30
"""How many results a summary carries for the chart."""

ONE_DAY: Final = timedelta(days=1)

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


@dataclass(frozen=True, slots=True)
class PlayEntry:
    """A play as the list shows it. Its texts have not been checked; see ``History.load``."""

    uuid: str
    started: datetime
    """UTC."""

    changed: datetime
    """When it was last played, or was decided; UTC."""

    origin: Origin
    deal: str
    """Its code, or its board in lines."""

    number: str
    """What another program calls the deal; empty if it is not foreign."""

    daily: date | None
    suits: int
    attempt: int
    """1 for the first play of this deal."""

    outcome: Outcome
    moves: int
    score: int
    counters: Counters
    is_on_table: bool
    can_go_on: bool
    """Whether ``Dealer.go_on`` can take it up."""

    @property
    def code(self) -> str:
        """The code of the deal; empty if it has none."""
        return "" if "\n" in self.deal else self.deal

    @property
    def is_won(self) -> bool:
        """Whether the player won it, with aids or without."""
        return self.outcome is Outcome.WON

    @property
    def in_figures(self) -> bool:
        """Whether it is counted at all."""
        return self.origin.in_figures

    @property
    def sets_records(self) -> bool:
        """Whether it counts for streaks, bests and times."""
        return self.in_figures and not self.counters.aided


@dataclass(frozen=True, slots=True)
class Bests:
    """The best of the wins that set records; None where there is none."""

    score: int | None = None
    moves: int | None = None
    seconds: float | None = None


@dataclass(frozen=True, slots=True)
class Result:
    """One bar of the chart."""

    uuid: str
    score: int
    is_won: bool
    aided: bool


@dataclass(frozen=True, slots=True)
class Summary:
    """The figures of one number of suits, or of all."""

    played: int = 0
    won: int = 0
    won_aided: int = 0
    """Those among the wins in which the solver had a hand."""

    first_played: int = 0
    """First attempts at a deal."""

    first_won: int = 0
    streak: int = 0
    """Wins in a row up to now."""

    longest_streak: int = 0
    bests: Bests = Bests()
    mean_seconds: float | None = None
    """Mean time of the wins that set records."""

    recent: tuple[Result, ...] = ()
    """The last results, oldest first, at most ``RECENT_RESULTS``."""

    @property
    def share(self) -> float | None:
        """Share of plays that were won, 0 to 1; None if there are none."""
        return self.won / self.played if self.played else None

    @property
    def first_share(self) -> float | None:
        """Share of first attempts that were won, 0 to 1; None if there are none."""
        return self.first_won / self.first_played if self.first_played else None


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


@dataclass(frozen=True, slots=True)
class Day:
    """What was played of the daily deals of one date."""

    played: int
    """Plays of them."""

    suits_won: frozenset[int] = frozenset()
    """The numbers of suits that were won, with aids or without."""

    suits_won_alone: frozenset[int] = frozenset()
    """Those among them that were won without aids."""

    open_play: str | None = None
    """The uuid of the play that can be gone on with, the last one if there are more."""

    @property
    def is_won(self) -> bool:
        """Whether any of them was won."""
        return bool(self.suits_won)

    @property
    def aided(self) -> bool:
        """Whether they were won, but none without aids."""
        return self.is_won and not self.suits_won_alone


@dataclass(frozen=True, slots=True)
class Streak:
    """Days in a row whose daily deal was begun on its day and won without aids."""

    current: int
    longest: int


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
        last = (first + timedelta(days=31)).replace(day=1) - ONE_DAY
        days: dict[date, list[PlayEntry]] = {}
        for entry in self._dailies(first, last, suits):
            days.setdefault(entry.daily or first, []).append(entry)
        return {day: _day(entries) for day, entries in days.items()}

    def day(self, day: date, suits: SuitCount | None = None) -> Day | None:
        """Return what was played of the daily deals of a date; None if nothing was."""
        entries = self._dailies(day, day, suits)
        return _day(entries) if entries else None

    def _dailies(self, first: date, last: date, suits: SuitCount | None) -> list[PlayEntry]:
        return self._entries(_DAILIES, first=first.isoformat(), last=last.isoformat(), suits=suits)

    def day_streak(self, today: date, suits: SuitCount | None = None) -> Streak:
        """Return the days in a row on which the daily deal was won.

        The current streak is the one that holds today or, as long as today's deal is not won,
        yesterday. Days that lie ahead because the clock was set back are as good as others.

        Args:
            today: The player's own date now.
            suits: The number of suits; None if any will do.
        """
        rows = self._database.rows(_DAYS_WON, suits=suits)
        return day_streak((date.fromisoformat(row["daily"]) for row in rows), today)


def day_streak(days: Iterable[date], today: date) -> Streak:
    """Return the streak of the given days, which are in order; see ``Statistics.day_streak``."""
    runs: list[list[date]] = []
    for day in days:
        if runs and day - runs[-1][-1] == ONE_DAY:
            runs[-1].append(day)
        else:
            runs.append([day])
    holding = [run for run in runs if run[0] <= today <= run[-1] + ONE_DAY]
    return Streak(current=max(map(len, holding), default=0), longest=max(map(len, runs), default=0))


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


def summary(entries: Iterable[PlayEntry]) -> Summary:
    """Add up plays that are in the figures, given in the order of their beginning."""
    entries = list(entries)
    won = [entry for entry in entries if entry.is_won]
    first = [entry for entry in entries if entry.attempt == 1]
    decided = [entry for entry in entries if entry.outcome.is_final or not entry.is_on_table]
    streak = longest = 0
    for entry in decided:
        if entry.sets_records:
            streak = streak + 1 if entry.is_won else 0
            longest = max(longest, streak)
    records = [entry for entry in won if entry.sets_records]
    times = [entry.counters.seconds for entry in records]
    return Summary(
        played=len(entries),
        won=len(won),
        won_aided=len(won) - len(records),
        first_played=len(first),
        first_won=sum(entry.is_won for entry in first),
        streak=streak,
        longest_streak=longest,
        bests=Bests(
            max((entry.score for entry in records), default=None),
            min((entry.moves for entry in records), default=None),
            min(times, default=None),
        ),
        mean_seconds=sum(times) / len(times) if times else None,
        recent=tuple(
            Result(entry.uuid, entry.score, entry.is_won, entry.counters.aided)
            for entry in decided[-RECENT_RESULTS:]
        ),
    )


def _day(entries: Sequence[PlayEntry]) -> Day:
    won = [entry for entry in entries if entry.is_won]
    return Day(
        played=len(entries),
        suits_won=frozenset(entry.suits for entry in won),
        suits_won_alone=frozenset(entry.suits for entry in won if entry.sets_records),
        open_play=next(
            (entry.uuid for entry in reversed(entries) if entry.can_go_on and not entry.is_won),
            None,
        ),
    )
