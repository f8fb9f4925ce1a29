"""Deals that are won in a few moves, and a place to keep plays of them."""

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from simplesimon.dealer import Dealer
from simplesimon.engine import Action, Position, RunRemoval, legal_moves
from simplesimon.engine.notation import COLUMN_COUNT, parse_actions, parse_board
from simplesimon.session import Session
from simplesimon.store.database import open_database
from simplesimon.store.history import History
from simplesimon.store.plays import Play
from simplesimon.store.statistics import Statistics

RANKS = "KQJT98765432A"


def spades(first: str, last: str) -> str:
    """Cards of spades from one rank down to another."""
    return " ".join(f"{rank}S" for rank in RANKS[RANKS.index(first) : RANKS.index(last) + 1])


def small_deal(*columns: str) -> Position:
    """A position with these columns first, the rest empty, missing runs already gone."""
    lines = [*columns, *["-"] * (COLUMN_COUNT - len(columns))]
    return parse_board("\n".join(lines)).position


ONE_MOVE = small_deal(spades("K", "2"), "AS")
"""Won by b1a."""

THREE_MOVES = small_deal(spades("K", "5"), spades("4", "3"), "2S", "AS")
"""Won by b2a c1a d1a, or by d1c c2b b4a."""

STUCK_AFTER_ONE = small_deal(
    "QS KS 2S", "KS 4S AS", "AS 4S", "2S 6S", "3S 6S", "3S 8S", "5S 8S", "5S TS", "7S TS",
    "JS JS 9S 9S 7S QS",
)  # fmt: skip
"""The only move, b1a, leaves no other."""


def move(text: str) -> Action:
    (action,) = parse_actions(text)
    return action


def move_somehow(session: Session) -> Session:
    session.play(next(legal_moves(session.game.position)))
    return session


@dataclass
class Clock:
    """A clock that goes on by a second each time it is looked at."""

    moment: datetime = datetime(2026, 12, 1, 12, 0, tzinfo=UTC)

    def __call__(self) -> datetime:
        self.moment += timedelta(seconds=1)
        return self.moment


_OPEN: list[History] = []


@pytest.fixture(autouse=True)
def tidy_desks() -> Iterator[None]:
    """Close what a test left open, the last one first."""
    yield
    while _OPEN:
        _OPEN.pop().close()


@pytest.fixture(autouse=True)
def universal_time(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let local dates be those of UTC, whatever the machine's place on earth."""
    with monkeypatch.context() as patch:
        patch.setenv("TZ", "UTC")
        time.tzset()
        yield
    time.tzset()


@dataclass
class Desk:
    """A player's desk: a folder, what is kept in it, and a dealer."""

    folder: Path
    clock: Clock = field(default_factory=Clock)
    removal: RunRemoval = RunRemoval.BY_ITSELF
    history: History = field(init=False)

    def __post_init__(self) -> None:
        self.open()

    def open(self) -> None:
        self.history = History(open_database(self.folder, now=self.clock))
        _OPEN.append(self.history)

    def reopen(self) -> None:
        self.history.close()
        self.open()

    @property
    def statistics(self) -> Statistics:
        return Statistics(self.history.database)

    @property
    def dealer(self) -> Dealer:
        return Dealer(self.history, self.removal, now=self.clock)

    def small(self, position: Position = THREE_MOVES, number: str = "small 1") -> Session:
        return self.dealer.foreign(position, number)

    def go_on(self) -> Session:
        """Continue the game on the table."""
        play = self.history.on_table
        assert play is not None
        session = self.dealer.go_on(play.uuid)
        assert session is not None
        return session

    def records(self) -> list[Play]:
        """All plays, in the order of their beginning, read back and checked."""
        rows = self.history.database.select(
            "SELECT uuid FROM plays WHERE sequence IS NOT NULL ORDER BY sequence"
        )
        plays = [self.history.load(row["uuid"]) for row in rows]
        return [play for play in plays if play is not None]

    def outcomes(self) -> list[str]:
        return [play.outcome.value for play in self.records()]


def do(session: Session, text: str) -> Session:
    """Make actions: moves as written, ``<`` undoes, ``>`` redoes, ``^`` restarts."""
    commands: dict[str, Callable[[], object]] = {
        "<": session.undo, ">": session.redo, "^": session.restart,
    }  # fmt: skip
    for word in text.split():
        command = commands.get(word)
        if command is None:
            session.play(move(word))
        else:
            command()
    return session
