"""Print how well the solver does on a file of deals whose verdicts are known.

``python -m tests.benchmarks.solver DEALS.jsonl [--every N] [--par N]``

Each line of the file is an object with ``id``, ``suits``, ``columns``, ``verdict`` (solvable or
impossible), ``shortest_known`` and ``proven_shortest``. Times are those of one core, so that
other work on the machine does not count. Where ``fc-solve`` is installed it is run on the same
four-suit deals; its times include the start of its process, and it proves nothing.
"""

import argparse
import gc
import json
import resource
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from random import Random
from statistics import fmean, median
from time import process_time
from typing import NamedTuple

from simplesimon.engine import Position, RunRemoval, apply, is_won, legal_moves
from simplesimon.engine.notation import column_text, parse_board
from simplesimon.solver import Budget, Par, Solved, Unknown, Unsolvable, Verdict, decide
from simplesimon.solver.search import checked_line
from simplesimon.solver.shorten import shorten

BY_ITSELF = RunRemoval.BY_ITSELF
MEMORY = 2 * 1024**3
PAR_SAMPLE = 60
PAR_SECONDS = 10.0
HINT_DEALS = 150
HINT_MOVES = (5, 10, 20, 40)
FC_SOLVE = ("fc-solve", "-g", "simple_simon", "-l", "the-last-mohican")
FC_SOLVE_SECONDS = 30


class KnownDeal(NamedTuple):
    """A deal of the file, and what the file says of it."""

    name: str
    suits: int
    position: Position
    solvable: bool
    shortest_known: int | None


class Timed(NamedTuple):
    """What came of a deal, and how long it took, in seconds of one core."""

    deal: KnownDeal
    verdict: Verdict
    seconds: float


def known_deals(path: Path) -> Iterator[KnownDeal]:
    for line in path.read_text("utf-8").splitlines():
        record = json.loads(line)
        yield KnownDeal(
            record["id"],
            record["suits"],
            parse_board("\n".join(record["columns"])).position,
            record["verdict"] == "solvable",
            record["shortest_known"],
        )


def say(text: str = "") -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def at(share: float, times: Sequence[float]) -> float:
    """Return the time within which a share of all is done."""
    return sorted(times)[min(len(times) - 1, int(share * len(times)))]


def tell_times(times: Sequence[float]) -> None:
    say(
        f"  median {median(times) * 1000:.1f} ms, 90 % {at(0.9, times) * 1000:.1f} ms,"
        f" 99 % {at(0.99, times) * 1000:.0f} ms, longest {max(times) * 1000:.0f} ms,"
        f" all {sum(times):.1f} s"
    )


def tell_goal(what: str, *, reached: bool) -> None:
    say(f"  {'reached' if reached else 'MISSED '}  {what}")


# Verdicts


def timed(deal: KnownDeal, budget: Budget) -> Timed:
    begin = process_time()
    verdict = decide(deal.position, BY_ITSELF, budget)
    return Timed(deal, verdict, process_time() - begin)


def is_false(result: Timed) -> bool:
    if isinstance(result.verdict, Solved):
        checked_line(result.deal.position, BY_ITSELF, result.verdict.line)
        return not result.deal.solvable
    return isinstance(result.verdict, Unsolvable) and result.deal.solvable


def tell_verdicts(what: str, deals: Sequence[KnownDeal]) -> list[Timed]:
    results = [timed(deal, Budget(memory=MEMORY)) for deal in deals]
    times = [result.seconds for result in results]
    unknown = [result for result in results if isinstance(result.verdict, Unknown)]
    false = [result for result in results if is_false(result)]
    solved = sum(isinstance(result.verdict, Solved) for result in results)
    say(f"{what}: {len(deals)} deals, {solved} solvable, {len(deals) - solved} not")
    tell_times(times)
    slowest = sorted(results, key=lambda result: -result.seconds)[:5]
    say(f"  slowest: {', '.join(f'{r.deal.name} {r.seconds:.2f} s' for r in slowest)}")
    tell_goal("no false verdict", reached=not false)
    tell_goal("every deal decided", reached=not unknown)
    return results


def tell_all_verdicts(deals: Sequence[KnownDeal]) -> list[Timed]:
    four = tell_verdicts("Four suits", [deal for deal in deals if deal.suits == 4])
    times = [result.seconds for result in four]
    tell_goal("median ≤ 30 ms", reached=median(times) <= 0.030)
    tell_goal("99th percentile ≤ 1.5 s", reached=at(0.99, times) <= 1.5)
    tell_goal("none over 15 s", reached=max(times) <= 15)
    say()
    for suits in (2, 1):
        fewer = tell_verdicts(f"Suits: {suits}", [deal for deal in deals if deal.suits == suits])
        tell_goal("all ≤ 0.5 s", reached=max(result.seconds for result in fewer) <= 0.5)
        say()
    return four


# Par


class Shortening(NamedTuple):
    """How a line became shorter."""

    deal: KnownDeal
    lengths: list[tuple[float, int]]
    """Seconds and moves of each line."""

    proven: float | None
    """Seconds until the last was proven shortest."""

    def length_after(self, seconds: float) -> int | None:
        return min((moves for time, moves in self.lengths if time <= seconds), default=None)


def shortening(deal: KnownDeal, seconds: float) -> Shortening:
    begin = process_time()
    steps = shorten(deal.position, BY_ITSELF, Budget(memory=MEMORY))
    lengths: list[tuple[float, int]] = []
    while (passed := process_time() - begin) < seconds:
        try:
            step = next(steps)
        except StopIteration as end:
            passed = process_time() - begin
            is_proven = isinstance(end.value, Par) and end.value.shortest
            return Shortening(deal, lengths, passed if is_proven else None)
        if isinstance(step, Par):
            checked_line(deal.position, BY_ITSELF, step.line)
            lengths.append((passed, step.moves))
    steps.close()
    return Shortening(deal, lengths, None)


def tell_par(what: str, deals: Sequence[KnownDeal], sample: int) -> None:
    solvable = [deal for deal in deals if deal.solvable]
    chosen = solvable[:: max(1, len(solvable) // sample)][:sample]
    results = [shortening(deal, PAR_SECONDS) for deal in chosen]
    say(f"Par, {what}: {len(results)} deals, every {len(solvable) // sample}th")
    for seconds in (0.3, 1.0, 3.0, PAR_SECONDS):
        gaps = []
        for result in results:
            length, known = result.length_after(seconds), result.deal.shortest_known
            if length is not None and known is not None:
                gaps.append((length - known) / known)
        proven = sum(result.proven is not None and result.proven <= seconds for result in results)
        say(
            f"  {seconds:4.1f} s: {len(gaps)} solved, mean {fmean(gaps):+.2%} over the shortest"
            f" known, {sum(gap < 0 for gap in gaps)} shorter, {sum(gap > 0 for gap in gaps)}"
            f" longer, {proven} proven shortest"
        )
        if what == "four suits" and seconds == 3.0:
            tell_goal("mean ≤ 1 % over the shortest known after 3 s", reached=fmean(gaps) <= 0.01)
        if what == "four suits" and seconds == PAR_SECONDS:
            tell_goal("half proven shortest after 10 s", reached=proven * 2 >= len(results))
    say()


# Hints


def tell_hints(deals: Sequence[KnownDeal]) -> None:
    """Measure verdicts of positions some random moves away from deals that can be won."""
    chance = Random(1)
    solvable = [deal for deal in deals if deal.solvable]
    chosen = solvable[:: max(1, len(solvable) // HINT_DEALS)][:HINT_DEALS]
    all_times: list[float] = []
    say(f"Hints: {len(chosen)} deals that can be won, after random moves")
    for moves in HINT_MOVES:
        results = []
        for deal in chosen:
            position = deal.position
            for _ in range(moves):
                legal = list(legal_moves(position))
                if legal and not is_won(position):
                    position = apply(position, chance.choice(legal))
            results.append(timed(deal._replace(position=position), Budget(20, memory=MEMORY)))
        times = [result.seconds for result in results]
        all_times += times
        solved = sum(isinstance(result.verdict, Solved) for result in results)
        unknown = sum(isinstance(result.verdict, Unknown) for result in results)
        say(f"  {moves} moves: {solved} can be won, {unknown} not known")
        tell_times(times)
    within = sum(time <= 1 for time in all_times) / len(all_times)
    tell_goal(f"median ≤ 50 ms ({median(all_times) * 1000:.1f})", reached=median(all_times) <= 0.05)
    tell_goal(f"99 % within 1 s ({within:.2%})", reached=within >= 0.99)
    say()


# Another program


def tell_fc_solve(ours: Sequence[Timed]) -> None:
    program = shutil.which(FC_SOLVE[0])
    if program is None:
        say("fc-solve is not installed.")
        return
    times, solved, solved_quickly, gave_up, lost_wins = [], 0, 0, 0, 0
    for result in ours:
        seconds, output = _seconds_of_child(partial(_fc_solve, program, result.deal.position))
        times.append(seconds)
        is_solved = "This game is solveable" in output
        solved += is_solved
        solved_quickly += is_solved and seconds <= 1
        gave_up += not output
        lost_wins += not is_solved and result.deal.solvable
    say(f"fc-solve, {FC_SOLVE[-1]}: the same {len(ours)} deals of four suits")
    tell_times(times)
    say(f"  {solved} solved, {gave_up} given up after {FC_SOLVE_SECONDS} s, none proven impossible")
    say(f"  {lost_wins} of {sum(r.deal.solvable for r in ours)} that can be won not solved")
    mine = [result.seconds for result in ours]
    quick = sum(result.seconds <= 1 and not isinstance(result.verdict, Unknown) for result in ours)
    say(f"  decided within 1 s: ours {quick}, fc-solve {solved_quickly}")
    say(
        "  fc-solve divided by ours:"
        f" median {median(times) / median(mine):.2f},"
        f" 99 % {at(0.99, times) / at(0.99, mine):.1f},"
        f" all {sum(times) / sum(mine):.1f}"
    )


def _seconds_of_child(run: Callable[[], str]) -> tuple[float, str]:
    """Return the seconds of one core that a child process takes, its start included."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    output = run()
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    user, system = after.ru_utime - before.ru_utime, after.ru_stime - before.ru_stime
    return user + system, output


def _fc_solve(program: str, position: Position) -> str:
    """Return what fc-solve says of a board, nothing if it takes too long."""
    board = "".join(f"{column_text(column)}\n" for column in position.columns)
    try:
        return subprocess.run(
            [program, *FC_SOLVE[1:], "-"],
            input=board,
            capture_output=True,
            text=True,
            check=False,
            timeout=FC_SOLVE_SECONDS,
        ).stdout
    except subprocess.TimeoutExpired:
        return ""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("deals", type=Path)
    parser.add_argument("--every", type=int, default=1, help="take every Nth deal only")
    parser.add_argument("--par", type=int, default=PAR_SAMPLE, help="deals to find par for")
    options = parser.parse_args()
    gc.disable()
    deals = list(known_deals(options.deals))[:: options.every]
    four_suits = [deal for deal in deals if deal.suits == 4]
    ours = tell_all_verdicts(deals)
    if options.par:
        tell_par("four suits", four_suits, options.par)
        for suits in (2, 1):
            fewer = [deal for deal in deals if deal.suits == suits]
            tell_par(f"suits: {suits}", fewer, options.par // 4)
    tell_hints(four_suits)
    tell_fc_solve(ours)


if __name__ == "__main__":
    main()
