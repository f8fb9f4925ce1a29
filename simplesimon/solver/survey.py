"""Many deals solved one after another or at once, and what follows for all deals."""

import gc
import signal
from collections.abc import Generator, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from itertools import islice
from math import sqrt
from multiprocessing import get_context
from time import perf_counter
from typing import Any, Final, NamedTuple

from simplesimon.engine import GameCode, Position, RunRemoval, deal
from simplesimon.engine.notation import actions_text
from simplesimon.solver.search import Meter, search
from simplesimon.solver.shorten import shorten
from simplesimon.solver.verdict import Budget, Par, Solved, Unknown, Unsolvable

NORMAL_QUANTILE: Final = 1.959964
"""Standard deviations on either side of the mean that hold 95 % of a normal distribution."""

VERDICT_NAMES: Final = {
    Solved: "solvable",
    Par: "solvable",
    Unsolvable: "impossible",
    Unknown: "unknown",
}
"""What verdicts are called in JSON."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of solving a position."""

    answer: Solved | Par | Unsolvable | Unknown
    seconds: float

    states: int
    """Positions looked at, each as often as it was."""

    def record(self) -> dict[str, Any]:
        """Write it as plain values by name, for JSON."""
        line = self.answer.line if isinstance(self.answer, Solved | Par) else None
        record = {
            "verdict": VERDICT_NAMES[type(self.answer)],
            "moves": None if line is None else actions_text(line),
            "length": self.answer.moves if isinstance(self.answer, Solved | Par) else None,
            "seconds": round(self.seconds, 4),
            "states": self.states,
        }
        if isinstance(self.answer, Par):
            record["shortest"] = self.answer.shortest
        if isinstance(self.answer, Unknown):
            record["reason"] = self.answer.reason.name.lower()
        return record


def solve(
    position: Position, removal: RunRemoval, budget: Budget, *, shortens: bool = False
) -> Outcome:
    """Solve a position, and shorten its line if that is wanted.

    The time a budget gives is then for both.
    """
    begin = perf_counter()
    meter = Meter(budget)
    with without_garbage_collection():
        steps = (shorten if shortens else search)(position, removal, meter)
        while True:
            try:
                next(steps)
            except StopIteration as end:
                return Outcome(end.value, perf_counter() - begin, meter.states)


@contextmanager
def without_garbage_collection() -> Iterator[None]:
    """Let nobody look for circles among the millions of objects of a search; it has none."""
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()


PORTION: Final = 1000
"""Deals that are given to several processes before the next are."""


def solve_codes(
    codes: Iterable[GameCode], budget: Budget, *, jobs: int = 1
) -> Generator[tuple[GameCode, Outcome], None, None]:
    """Solve deals, in several processes if wanted, and yield each as it is done."""
    solve_one = partial(_solve_code, budget=budget)
    if jobs == 1:
        yield from map(solve_one, codes)
        return
    waiting = iter(codes)
    with get_context("spawn").Pool(jobs, initializer=_ignore_interrupts) as pool:
        # A pool takes all it is given at once, and there may be billions.
        while portion := list(islice(waiting, PORTION)):
            yield from pool.imap_unordered(solve_one, portion)


def _solve_code(code: GameCode, budget: Budget) -> tuple[GameCode, Outcome]:
    return code, solve(deal(code).position, RunRemoval.BY_ITSELF, budget)


def _ignore_interrupts() -> None:
    """Leave it to the process that started this one to end it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class Share(NamedTuple):
    """A share and its confidence interval of 95 %, from 0 to 1."""

    share: float
    low: float
    high: float


def winnable_share(winnable: int, impossible: int, unknown: int) -> Share:
    """Estimate the share of all deals that can be won from a sample that is not empty.

    The interval is Wilson's score interval. Deals that are not known count as impossible for
    its lower end and as winnable for its upper one, and not at all for the share.
    """
    total = winnable + impossible + unknown
    decided = winnable + impossible
    low, _ = _wilson(winnable, total)
    _, high = _wilson(winnable + unknown, total)
    return Share(winnable / decided if decided else 0.0, low, high)


def _wilson(successes: int, trials: int) -> tuple[float, float]:
    """Return the score interval of a share (Edwin B. Wilson, 1927)."""
    z2 = NORMAL_QUANTILE**2
    share = successes / trials
    middle = share + z2 / (2 * trials)
    spread = NORMAL_QUANTILE * sqrt(share * (1 - share) / trials + z2 / (4 * trials**2))
    scale = 1 + z2 / trials
    low = (middle - spread) / scale if successes else 0.0
    high = (middle + spread) / scale if successes < trials else 1.0
    return low, high
