"""What the solver knows, for the scenes: verdicts, par, the way back, winnable deals.

One for the life of the game. Asking returns at once; ``poll`` takes in what the process that
searches has found meanwhile. Nothing here draws or says a word.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from simplesimon.engine import SUIT_COUNTS, GameCode, Position, RunRemoval, SuitCount
from simplesimon.solver.advice import Hint, Knowledge, WayBack, guess
from simplesimon.solver.requests import (
    Answer,
    ParRequest,
    Request,
    StockRequest,
    Ticket,
    VerdictRequest,
    WayBackRequest,
    WinnableDeal,
    candidates,
)
from simplesimon.solver.verdict import Par, Solved, Unknown, Unsolvable, Verdict

STOCK: Final = 2
"""Winnable deals that are kept ready for each number of suits."""


class Worker(Protocol):
    """What is asked: a ``SolverWorker``, or a test's stand-in."""

    def start(self) -> None:
        """Get ready ahead of the first request."""

    def request(self, request: Request) -> Ticket:
        """Ask for something."""

    def is_open(self, ticket: Ticket) -> bool:
        """Tell whether more answers may come to a request."""

    def cancel(self, ticket: Ticket) -> None:
        """End the work at a request."""

    def poll(self) -> list[Answer]:
        """Return the answers that have come."""

    def close(self) -> None:
        """End all work."""


@dataclass(frozen=True, slots=True)
class Question:
    """A position that was asked about."""

    position: Position
    removal: RunRemoval


class Advisor:
    """Asks the solver and remembers its answers.

    Args:
        worker: Who searches.
        randbelow: Chance, for new deals: returns a number from 0 to below its argument.
    """

    def __init__(self, worker: Worker, randbelow: Callable[[int], int]) -> None:
        self._worker: Final = worker
        self._randbelow: Final = randbelow
        self._knowledge: Final = Knowledge()
        self._verdict: tuple[Ticket, Question] | None = None
        self._par: tuple[Ticket, Question] | None = None
        self._way_back: Ticket | None = None
        self._found_way_back: WayBack | None = None
        self._stock_ticket: Ticket | None = None
        self._stock_failed = False
        self._stock: Final[dict[SuitCount, list[GameCode]]] = {each: [] for each in SUIT_COUNTS}

    def prepare(self) -> None:
        """Get ready, so that the first answer does not wait for a process to start."""
        self._worker.start()

    # What is known

    def verdict(self, position: Position, removal: RunRemoval) -> Verdict | None:
        """Return whether a position can be won; None if that has not been found out."""
        return self._knowledge.verdict(position, removal)

    def par(self, position: Position, removal: RunRemoval) -> Par | None:
        """Return the shortest way to win a position that is known; None if none is."""
        return self._knowledge.par(position, removal)

    def hint(self, position: Position, removal: RunRemoval) -> Hint | None:
        """Return the next action of a line that wins; None if none is known."""
        return self._knowledge.hint(position, removal)

    def guess(self, position: Position, removal: RunRemoval) -> Hint | None:
        """Return the most promising action, which may not win; None if there is no action."""
        return guess(position, removal)

    def learn_move(self, before: Position, after: Position, removal: RunRemoval) -> None:
        """Note that a move was made: what can't be won before it can't be won after it."""
        self._knowledge.learn_move(before, after, removal)

    # Asking

    def ask_verdict(self, position: Position, removal: RunRemoval) -> None:
        """Ask whether a position can be won, unless it is known or being found out."""
        question, asked = Question(position, removal), self._verdict
        if asked is not None and asked[1] == question and self._worker.is_open(asked[0]):
            return
        if self.verdict(position, removal) is None:
            self._verdict = self._worker.request(VerdictRequest(position, removal)), question

    def ask_par(self, position: Position, removal: RunRemoval) -> None:
        """Ask for a short way to win a position, unless it is proven or was asked for last.

        What a search has not found, the same search at every move would hardly find.
        """
        question = Question(position, removal)
        known = self.par(position, removal)
        lost = isinstance(self.verdict(position, removal), Unsolvable)
        asked = self._par is not None and self._par[1] == question
        if lost or asked or (known is not None and known.shortest):
            return
        request = ParRequest(position, removal, line=known.line if known else None)
        self._par = self._worker.request(request), question

    def ask_way_back(self, positions: Sequence[Position], removal: RunRemoval) -> None:
        """Ask for the latest of the positions of a game that can be won."""
        self._found_way_back = None
        self._way_back = self._worker.request(WayBackRequest(tuple(positions), removal))

    def rest(self) -> None:
        """End the search for verdict and way back: nobody waits for them now."""
        if self._verdict is not None:
            self._worker.cancel(self._verdict[0])
        if self._way_back is not None:
            self._worker.cancel(self._way_back)
        self._verdict = self._way_back = None

    def take_way_back(self) -> WayBack | None:
        """Return the way back that was asked for, once, as soon as it is found."""
        found, self._found_way_back = self._found_way_back, None
        return found

    @property
    def is_seeking_way_back(self) -> bool:
        """Whether the way back is being looked for."""
        return self._way_back is not None

    # Winnable deals

    @property
    def stock_failed(self) -> bool:
        """Whether the process that looks for winnable deals died over it, more than once."""
        return self._stock_failed

    def keep_stock(self, *, again: bool = False) -> None:
        """See to it that winnable deals are ready, for each number of suits.

        Args:
            again: Whether to try again after it failed.
        """
        is_open = self._stock_ticket is not None and self._worker.is_open(self._stock_ticket)
        if is_open or (self._stock_failed and not again):
            return
        self._stock_failed = False
        # The hard deals first: they are missed most, and the others are found in no time.
        groups = [
            candidates(suits, self._randbelow)
            for suits in sorted(SUIT_COUNTS, reverse=True)
            for _ in range(STOCK - len(self._stock[suits]))
        ]
        if groups:
            self._stock_ticket = self._worker.request(StockRequest(tuple(groups)))

    def take_winnable(self, suits: SuitCount) -> GameCode | None:
        """Return a deal that is proven winnable; None if none is ready yet."""
        return self._stock[suits].pop() if self._stock[suits] else None

    # Answers

    def poll(self) -> bool:
        """Take in what was found out; tell whether there was anything."""
        answers = self._worker.poll()
        for answer in answers:
            self._take(answer)
        return bool(answers)

    def _take(self, answer: Answer) -> None:
        finding = answer.finding
        if isinstance(finding, WinnableDeal):
            self._stock[finding.code.suits].append(finding.code)
        elif answer.ticket == self._stock_ticket:
            self._stock_failed = isinstance(finding, Unknown)
        elif answer.ticket == self._way_back:
            self._way_back = None
            self._found_way_back = finding if isinstance(finding, WayBack) else None
        elif isinstance(finding, Solved | Unsolvable | Unknown | Par):
            for asked in (self._verdict, self._par):
                if asked is not None and asked[0] == answer.ticket:
                    question = asked[1]
                    self._knowledge.learn(question.position, question.removal, finding)

    def close(self) -> None:
        """End all searches."""
        self._worker.close()
