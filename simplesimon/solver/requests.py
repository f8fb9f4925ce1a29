"""What a worker can be asked, and what it answers.

Requests and answers are plain values, since they travel between processes. There is one kind
of request for each thing a player may wait for; the order of the kinds is their urgency.
"""

from collections.abc import Callable, Generator
from dataclasses import dataclass
from enum import IntEnum
from typing import ClassVar, Final, NamedTuple, TypeAlias

from simplesimon.engine import (
    DEALS_PER_SUIT_COUNT,
    Action,
    GameCode,
    Position,
    RunRemoval,
    SuitCount,
    deal,
)
from simplesimon.solver.advice import WayBack, latest_winnable
from simplesimon.solver.search import search
from simplesimon.solver.shorten import shorten
from simplesimon.solver.verdict import Budget, Par, Progress, Solved, Verdict

CANDIDATES: Final = 12
"""Deals among which a winnable one is looked for. One in 18 can't be won, at the worst, so all
of them can't once in 10**15 times."""


VERDICT_BUDGET: Final = Budget(seconds=20, memory=None)
WAY_BACK_BUDGET: Final = Budget(seconds=5, memory=None)
PAR_BUDGET: Final = Budget(seconds=10, memory=None)
STOCK_BUDGET: Final = Budget(seconds=2, memory=None)
"""What requests may spend unless they say otherwise; the memory is for the worker to divide."""


class Kind(IntEnum):
    """Kinds of requests, the most urgent first."""

    VERDICT = 0
    WAY_BACK = 1
    PAR = 2
    STOCK = 3


@dataclass(frozen=True, slots=True)
class WinnableDeal:
    """A deal that is proven winnable."""

    code: GameCode
    line: tuple[Action, ...]


Finding: TypeAlias = Verdict | Par | WayBack | WinnableDeal | None
"""What is found out: None where what was asked for does not exist."""

Work: TypeAlias = Generator[Progress | Finding, None, Finding]
"""The work for a request: progress, findings that will be bettered, and the last finding."""


@dataclass(frozen=True, slots=True)
class VerdictRequest:
    """Whether a position can be won, and a line that does it. Answered by a ``Verdict``."""

    kind: ClassVar = Kind.VERDICT
    position: Position
    removal: RunRemoval = RunRemoval.BY_ITSELF
    budget: Budget = VERDICT_BUDGET

    def work(self, memory: int) -> Work:
        """Begin to find out, in so many bytes of memory."""
        return search(self.position, self.removal, _bounded(self.budget, memory))


@dataclass(frozen=True, slots=True)
class WayBackRequest:
    """The latest position of a game that can be won.

    Answered by a ``WayBack``, or None if none is proven winnable. The budget is for each
    position that is looked at: one for every doubling of their number.
    """

    kind: ClassVar = Kind.WAY_BACK
    positions: tuple[Position, ...]
    removal: RunRemoval = RunRemoval.BY_ITSELF
    budget: Budget = WAY_BACK_BUDGET

    def work(self, memory: int) -> Work:
        """Begin to find out, in so many bytes of memory."""
        return latest_winnable(self.positions, self.removal, _bounded(self.budget, memory))


@dataclass(frozen=True, slots=True)
class ParRequest:
    """A short line for a position.

    Answered by a ``Par`` each time a shorter one is found, the last of them being final; or by
    what a verdict says of a position without a line.
    """

    kind: ClassVar = Kind.PAR
    position: Position
    removal: RunRemoval = RunRemoval.BY_ITSELF
    budget: Budget = PAR_BUDGET
    line: tuple[Action, ...] | None = None
    """A line that wins, if one is known."""

    def work(self, memory: int) -> Work:
        """Begin to find out, in so many bytes of memory."""
        budget = _bounded(self.budget, memory)
        return shorten(self.position, self.removal, budget, self.line)


@dataclass(frozen=True, slots=True)
class StockRequest:
    """Deals that are proven winnable.

    Answered by a ``WinnableDeal`` for each group of candidates that has one, the first that is
    proven in it, and by None at the end. The budget is for each candidate.
    """

    kind: ClassVar = Kind.STOCK
    groups: tuple[tuple[GameCode, ...], ...]
    budget: Budget = STOCK_BUDGET

    def work(self, memory: int) -> Work:
        """Begin to find out, in so many bytes of memory."""
        budget = _bounded(self.budget, memory)
        for group in self.groups:
            for code in group:
                # A line of a game whose runs leave by themselves wins the other one as well.
                verdict = yield from search(deal(code).position, budget=budget)
                if isinstance(verdict, Solved):
                    yield WinnableDeal(code, verdict.line)
                    break
        return None


Request: TypeAlias = VerdictRequest | WayBackRequest | ParRequest | StockRequest

Ticket: TypeAlias = int
"""The number of a request, each larger than those before."""


class Answer(NamedTuple):
    """Something that was found out."""

    ticket: Ticket
    """The request it answers."""

    finding: Finding

    final: bool
    """Whether it is the last answer to the request."""


def candidates(suits: SuitCount, randbelow: Callable[[int], int]) -> tuple[GameCode, ...]:
    """Let chance choose deals, so many that one of them can be won for sure.

    Args:
        suits: Number of suits.
        randbelow: Chance: returns a number from 0 to below its argument.
    """
    return tuple(GameCode(suits, randbelow(DEALS_PER_SUIT_COUNT)) for _ in range(CANDIDATES))


def _bounded(budget: Budget, memory: int) -> Budget:
    """Return a budget with no more than so many bytes of memory."""
    return Budget(budget.seconds, budget.states, min(memory, budget.memory or memory))
