"""Things that change over time: easing curves, and a timeline that is fed seconds.

Pure: no clock, no window. Tests feed the seconds by hand, the play scene from its updates.
What moves is final in the game before it begins to move here, so a timeline may be finished
at any moment without anything being lost.
"""

import math
from collections.abc import Callable
from dataclasses import dataclass
from heapq import heappop, heappush
from itertools import count
from typing import TypeAlias

Easing: TypeAlias = Callable[[float], float]
"""Maps time passed to way gone, 0 to 0 and 1 to 1."""

Point: TypeAlias = tuple[float, float]


def linear(time: float) -> float:
    """Go at one speed."""
    return time


def out_quad(time: float) -> float:
    """Slow down gently."""
    return 1 - (1 - time) ** 2


def out_cubic(time: float) -> float:
    """Slow down."""
    return 1 - (1 - time) ** 3


def in_out_cubic(time: float) -> float:
    """Speed up to the middle, then slow down."""
    return 4 * time**3 if time < 0.5 else 1 - (2 - 2 * time) ** 3 / 2  # noqa: PLR2004


def out_back(time: float) -> float:
    """Overshoot by a tenth, then settle; Robert Penner's constant."""
    overshoot = 1.70158
    return 1 + (overshoot + 1) * (time - 1) ** 3 + overshoot * (time - 1) ** 2


def swing(time: float, swings: int) -> float:
    """Shake to and fro and come to rest: a fading sine, 0 at both ends, at most 1."""
    return math.sin(time * swings * 2 * math.pi) * (1 - time)


def breath(seconds: float, half: float, lowest: float) -> float:
    """Return how bright something is that breathes: from 1 down to ``lowest`` and back.

    Args:
        seconds: Since it began, at its brightest.
        half: How long it takes to become dim, and again to become bright.
        lowest: When dim.
    """
    return lowest + (1 - lowest) * abs(seconds / half % 2 - 1)


@dataclass(slots=True)
class _Running:
    """A change that has begun."""

    show: Callable[[float], None]
    started: float
    ends: float
    easing: Easing

    def show_at(self, now: float) -> bool:
        """Show the change at a time; tell whether it has come to its end."""
        if now >= self.ends:
            self.show(1.0)
            return True
        self.show(self.easing((now - self.started) / (self.ends - self.started)))
        return False


class Timeline:
    """Changes to come, in seconds from now, fed by ``advance``.

    Changes read where their subject is when they begin, so one can follow another without
    knowing of it.
    """

    def __init__(self) -> None:
        self._now = 0.0
        self._order = count()
        self._waiting: list[tuple[float, int, Callable[[float], None]]] = []
        self._running: list[_Running] = []

    @property
    def busy(self) -> bool:
        """Whether anything is still to come or to end."""
        return bool(self._waiting or self._running)

    def animate(
        self,
        begin: Callable[[], Callable[[float], None]],
        *,
        at: float,
        seconds: float,
        easing: Easing = linear,
    ) -> None:
        """Run a change.

        Args:
            begin: Called when the change begins; returns what shows it at 0 to 1 of its way.
            at: Seconds from now.
            seconds: How long it takes; 0 shows the end at once.
            easing: How time becomes way.
        """

        def start(time: float) -> None:
            self._running.append(_Running(begin(), time, time + seconds, easing))

        self._wait(at, start)

    def call(self, action: Callable[[], None], *, at: float) -> None:
        """Do something at a time, in seconds from now."""
        self._wait(at, lambda _time: action())

    def _wait(self, at: float, start: Callable[[float], None]) -> None:
        heappush(self._waiting, (self._now + at, next(self._order), start))

    def advance(self, seconds: float) -> None:
        """Let time pass, in seconds: begin what is due, show what runs, end what is over."""
        self._show_until(self._now + seconds)

    def finish(self) -> None:
        """Bring everything to its end at once, in its order, what follows from it too."""
        while self.busy:
            ends = [running.ends for running in self._running]
            begins = [self._waiting[0][0]] if self._waiting else []
            self._show_until(max(self._now, min(ends + begins)))

    def _show_until(self, end: float) -> None:
        while self._waiting and self._waiting[0][0] <= end:
            begin, _, start = heappop(self._waiting)
            # What ends before this begins must be at its end when this reads its start.
            self._show_running(begin)
            self._now = begin
            start(begin)
        self._now = end
        self._show_running(end)

    def _show_running(self, now: float) -> None:
        running = self._running
        self._running = []
        self._running = [change for change in running if not change.show_at(now)] + self._running
