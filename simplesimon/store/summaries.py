"""What plays add up to: figures, days of the calendar and streaks. Pure.

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
from typing import Final

from simplesimon.store.plays import Counters, Origin, Outcome

RECENT_RESULTS: Final = 30
"""How many results a summary carries for the chart."""

ONE_DAY: Final = timedelta(days=1)


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


def day_of(entries: Sequence[PlayEntry]) -> Day:
    """Add up plays of the daily deals of one date, given in the order of their beginning."""
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


def day_streak(days: Iterable[date], today: date) -> Streak:
    """Return the streak of days on which the daily deal was won.

    The current streak is the one that holds today or, as long as today's deal is not won,
    yesterday. Days that lie ahead because the clock was set back are as good as others.

    Args:
        days: The days, in their order.
        today: The player's own date now.
    """
    runs: list[list[date]] = []
    for day in days:
        if runs and day - runs[-1][-1] == ONE_DAY:
            runs[-1].append(day)
        else:
            runs.append([day])
    holding = [run for run in runs if run[0] <= today <= run[-1] + ONE_DAY]
    return Streak(current=max(map(len, holding), default=0), longest=max(map(len, runs), default=0))
