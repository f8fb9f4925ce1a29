"""A process that searches, so that the game never waits.

The process is started with the first request and lives as long as the game: it is told when to
end, and ends by itself when the game is gone, however that came. It works at the most urgent
request it has, looks for new ones every few milliseconds, and imports nothing but the engine
and the solver. If it dies it is started again, and what was asked is asked once more.

All of this module but ``serve`` runs in the game's process.
"""

import gc
import os
import signal
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from multiprocessing import connection, get_context, parent_process
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from queue import SimpleQueue
from threading import Thread
from typing import Final, NamedTuple

from simplesimon.solver.requests import Answer, Kind, Request, Ticket, Work
from simplesimon.solver.verdict import DEFAULT_MEMORY, Progress, Reason, Unknown

NICENESS: Final = 10
"""How far the process stands behind others, in the steps of ``nice``."""

SHARES_OF_MEMORY: Final = {Kind.VERDICT: 4, Kind.WAY_BACK: 1, Kind.PAR: 2, Kind.STOCK: 1}
"""How the memory is divided: a request that is put aside for a more urgent one keeps its own."""

LIVES: Final = 2
"""How many processes may die over a request."""


class _Ask(NamedTuple):
    """To the process: a request, which supersedes the one of its kind."""

    ticket: Ticket
    request: Request


class _Drop(NamedTuple):
    """To the process: a request that is no longer of interest."""

    ticket: Ticket


class _Dropped(NamedTuple):
    """From the process: a request at which it no longer works, without its final answer."""

    ticket: Ticket


class _Died(NamedTuple):
    """From the listener: the process has ended."""

    process: BaseProcess


_Report = Answer | _Dropped | _Died


@dataclass(slots=True)
class _Asked:
    """A request of which the final answer has not come yet."""

    ticket: Ticket
    request: Request
    deaths: int = 0


@dataclass(slots=True)
class _Process:
    """A process that searches, and the way to speak with it."""

    process: BaseProcess
    pipe: Connection
    listener: Thread = field(init=False)


class SolverWorker:
    """Answers requests in a process of its own.

    Use it from one thread, the main one. ``request`` and ``poll`` return at once.

    Args:
        wake: Called from another thread whenever ``poll`` has something to do, so that a
            window that sleeps can be woken.
        memory: Memory for all searches together, in bytes.
    """

    def __init__(
        self, *, wake: Callable[[], None] = lambda: None, memory: int = DEFAULT_MEMORY
    ) -> None:
        self._wake: Final = wake
        self._memory: Final = memory
        self._reports: Final[SimpleQueue[_Report]] = SimpleQueue()
        self._asked: Final[dict[Kind, _Asked]] = {}
        self._working: Final[set[Ticket]] = set()
        self._tickets = 0
        self._process: _Process | None = None
        self._closed = False

    @property
    def pid(self) -> int | None:
        """Number of the process, None while there is none."""
        return None if self._process is None else self._process.process.pid

    @property
    def is_busy(self) -> bool:
        """Whether the process may be at work; known as of the last ``poll``."""
        return bool(self._working)

    def start(self) -> None:
        """Start the process before it is needed, so that the first answer comes sooner."""
        if self._process is None and not self._closed:
            # If there is no room for it now, the first request tries again.
            with suppress(OSError):
                self._process = self._started()

    def request(self, request: Request) -> Ticket:
        """Ask for something. What was asked before of the same kind is dropped.

        Returns:
            The ticket that its answers will carry. A worker that was closed gives none.
        """
        self._tickets += 1
        ticket = self._tickets
        if not self._closed:
            self._asked[request.kind] = _Asked(ticket, request)
            self._send(_Ask(ticket, request))
        return ticket

    def is_open(self, ticket: Ticket) -> bool:
        """Tell whether more answers may come to a request."""
        return any(asked.ticket == ticket for asked in self._asked.values())

    def cancel(self, ticket: Ticket) -> None:
        """Drop a request: no more answers come to it, and the work at it ends."""
        for kind, asked in list(self._asked.items()):
            if asked.ticket == ticket:
                del self._asked[kind]
                if self._process is not None:
                    self._send(_Drop(ticket))

    def poll(self) -> list[Answer]:
        """Return the answers that have come since the last time, in their order.

        If the process has died, it is started again here.
        """
        answers: list[Answer] = []
        while not self._reports.empty():
            report = self._reports.get()
            if isinstance(report, _Died):
                answers += self._buried(report.process)
                continue
            if isinstance(report, _Dropped):
                self._working.discard(report.ticket)
                continue
            if report.final:
                self._working.discard(report.ticket)
            if self.is_open(report.ticket):
                answers.append(report)
                if report.final:
                    self._forget(report.ticket)
        return answers

    def close(self) -> None:
        """End the process and forget all requests. Safe to call more than once."""
        self._closed = True
        self._asked.clear()
        self._working.clear()
        if self._process is not None:
            ended, self._process = self._process, None
            ended.process.terminate()
            ended.process.join(1)
            ended.listener.join(1)
            ended.pipe.close()

    def _forget(self, ticket: Ticket) -> None:
        for kind, asked in list(self._asked.items()):
            if asked.ticket == ticket:
                del self._asked[kind]

    def _send(self, message: _Ask | _Drop) -> None:
        """Tell the process something, after starting it if there is none."""
        if self._process is None:
            try:
                self._process = self._started()
            except OSError:
                # The system has no room for one more process; the game goes on without.
                self._reports.put(_lost(message.ticket))
                self._wake()
                return
        if isinstance(message, _Ask):
            self._working.add(message.ticket)
        # If it has died, the listener says so, and everything is asked again.
        with suppress(OSError):
            self._process.pipe.send(message)

    def _started(self) -> _Process:
        context = get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(
            target=serve, args=(theirs, self._memory), name="solver", daemon=True
        )
        process.start()
        theirs.close()
        started = _Process(process, ours)
        started.listener = Thread(
            target=self._listen, args=(process, ours), name="solver listener", daemon=True
        )
        started.listener.start()
        return started

    def _listen(self, process: BaseProcess, pipe: Connection) -> None:
        """Pass reports on until the process ends; runs in a thread of its own."""
        while True:
            try:
                report = pipe.recv()
            except (EOFError, OSError):
                break
            self._reports.put(report)
            self._wake()
        self._reports.put(_Died(process))
        self._wake()

    def _buried(self, process: BaseProcess) -> list[Answer]:
        """Start the process again that died, and ask again; give up what it died of twice."""
        if self._process is None or self._process.process is not process:
            return []  # it was closed
        self._process.process.join(1)
        self._process.pipe.close()
        self._process = None
        self._working.clear()
        answers = []
        for kind, asked in sorted(self._asked.items()):
            asked.deaths += 1
            if asked.deaths >= LIVES:
                del self._asked[kind]
                answers.append(_lost(asked.ticket))
            else:
                self._send(_Ask(asked.ticket, asked.request))
        return answers


def _lost(ticket: Ticket) -> Answer:
    return Answer(ticket, Unknown(Reason.LOST, 0), final=True)


# In the process


class _Job(NamedTuple):
    """A request, and how far the work at it is."""

    ticket: Ticket
    work: Work


def serve(pipe: Connection, memory: int = DEFAULT_MEMORY) -> None:
    """Answer requests until nobody is left to ask.

    Args:
        pipe: Where requests come from and answers go to.
        memory: Memory for all searches together, in bytes.
    """
    # A search makes millions of objects and no circles among them.
    gc.disable()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    jobs: dict[Kind, _Job] = {}
    parent = parent_process()
    watched: list[Connection | int] = [pipe]
    if parent is not None:
        watched.append(parent.sentinel)
    with suppress(EOFError, OSError):
        while True:
            if not jobs:
                connection.wait(watched)
            while pipe.poll():
                _take(pipe.recv(), jobs, pipe, memory)
            if jobs:
                _advance(jobs, pipe)
            elif parent is not None and not parent.is_alive():
                return


def _take(message: _Ask | _Drop, jobs: dict[Kind, _Job], pipe: Connection, memory: int) -> None:
    """Do what the game says."""
    if isinstance(message, _Ask):
        kind = message.request.kind
        _drop(kind, jobs, pipe)
        share = memory * SHARES_OF_MEMORY[kind] // sum(SHARES_OF_MEMORY.values())
        jobs[kind] = _Job(message.ticket, message.request.work(share))
        return
    for kind, job in list(jobs.items()):
        if job.ticket == message.ticket:
            _drop(kind, jobs, pipe)


def _drop(kind: Kind, jobs: dict[Kind, _Job], pipe: Connection) -> None:
    """End the work at the request of a kind, if there is any."""
    job = jobs.pop(kind, None)
    if job is not None:
        pipe.send(_Dropped(job.ticket))
        job.work.close()


def _advance(jobs: dict[Kind, _Job], pipe: Connection) -> None:
    """Work a few milliseconds at the most urgent request."""
    kind = min(jobs)
    job = jobs[kind]
    try:
        step = next(job.work)
    except StopIteration as end:
        del jobs[kind]
        pipe.send(Answer(job.ticket, end.value, final=True))
        return
    except MemoryError:
        del jobs[kind]
        pipe.send(Answer(job.ticket, Unknown(Reason.MEMORY, 0), final=True))
        return
    if not isinstance(step, Progress):
        pipe.send(Answer(job.ticket, step, final=False))
