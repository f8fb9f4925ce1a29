"""Rows for the figures that nobody played: only their numbers matter."""

from dataclasses import replace
from datetime import UTC, date, datetime
from functools import partial
from uuid import uuid4

from simplesimon.engine import GameCode, SuitCount, deal
from simplesimon.store.history import keep_play
from simplesimon.store.plays import Beginning, Counters, Line, Origin, Outcome, Play
from tests.store.small import Desk

USUAL = Counters(seconds=100.0)


def made_up(
    *,
    outcome: Outcome = Outcome.WON,
    code: GameCode | None = None,
    suits: SuitCount = 4,
    day: date | None = None,
    begun_on: date | None = None,
    score: int = 851,
    moves: int = 49,
    counters: Counters = USUAL,
) -> Play:
    code = code or GameCode(suits, uuid4().int % 10**9)
    origin = Origin.CODE if day is None else Origin.DAILY
    beginning = Beginning(deal(code), origin, daily=day, begun_on=day and (begun_on or day))
    moment = datetime(2026, 12, 1, 12, 0, tzinfo=UTC)
    return Play(uuid4().hex, beginning, moment, moment, outcome, Line((), moves, score, counters))


def put(desk: Desk, *plays: Play) -> None:
    for play in plays:
        moment = desk.clock()
        dated = replace(play, started=moment, changed=moment)
        assert desk.history.database.write(partial(keep_play, play=dated))
