"""The worker, with a real process."""

import os
import signal
import subprocess
import sys
import textwrap
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from threading import Event

import pytest

from simplesimon.engine import Collection, ForeignNumber, GameCode, RunRemoval, deal
from simplesimon.solver import Budget, Par, Reason, Solved, Unknown, Unsolvable, decide
from simplesimon.solver.advice import WayBack
from simplesimon.solver.requests import (
    CANDIDATES,
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
from simplesimon.solver.search import checked_line
from simplesimon.solver.worker import SolverWorker
from tests.engine.boards import position
from tests.solver.test_search import IMPOSSIBLE
from tests.won_games import won_game

ROOT = Path(__file__).parents[2]
PATIENCE = 60.0
"""Seconds after which a test gives up; on an idle machine all answers come within one."""

EASY = won_game("r1-1").deal.position
HARD = deal(ForeignNumber(Collection.PYSOL, 30)).position
"""Takes seconds to solve."""

LOST = position("KS AS", rest="KH AH")


@pytest.fixture
def worker() -> Iterator[SolverWorker]:
    worker = SolverWorker()
    yield worker
    worker.close()


def until(worker: SolverWorker, condition: Callable[[list[Answer]], bool]) -> list[Answer]:
    """Poll as a game does, once a frame, until the answers so far are enough."""
    answers: list[Answer] = []
    end = time.monotonic() + PATIENCE
    while not condition(answers):
        assert time.monotonic() < end, answers
        time.sleep(0.005)
        answers += worker.poll()
    return answers


def final_answer(worker: SolverWorker, ticket: Ticket) -> Answer:
    return until(worker, lambda answers: any(a.ticket == ticket and a.final for a in answers))[-1]


def begin_work(worker: SolverWorker, request: Request, seconds: float = 0.3) -> Ticket:
    """Ask for something that takes long, and wait until the process is at it."""
    final_answer(worker, worker.request(VerdictRequest(EASY)))
    ticket = worker.request(request)
    time.sleep(seconds)
    assert worker.poll() == []
    return ticket


# Answers


def test_a_verdict_comes_with_its_ticket(worker: SolverWorker) -> None:
    for start, kind in ((EASY, Solved), (LOST, Unsolvable)):
        ticket = worker.request(VerdictRequest(start))
        answer = final_answer(worker, ticket)

        assert (answer.ticket, answer.final) == (ticket, True)
        assert isinstance(answer.finding, kind)
        assert not worker.is_open(ticket)
    assert not worker.is_busy


def test_the_removal_of_runs_by_hand_is_respected(worker: SolverWorker) -> None:
    ticket = worker.request(VerdictRequest(EASY, RunRemoval.BY_HAND))
    finding = final_answer(worker, ticket).finding

    assert isinstance(finding, Solved)
    assert checked_line(EASY, RunRemoval.BY_HAND, finding.line) == finding.line


def test_pars_come_as_they_are_found(worker: SolverWorker) -> None:
    start = won_game("worked-example").deal.position
    verdict = decide(start)
    assert isinstance(verdict, Solved)
    ticket = worker.request(ParRequest(start, line=verdict.line))
    answers = until(worker, lambda answers: bool(answers) and answers[-1].final)

    pars = [answer.finding for answer in answers]
    assert {answer.ticket for answer in answers} == {ticket}
    assert [answer.final for answer in answers] == [False] * (len(answers) - 1) + [True]
    assert pars[0] == Par(verdict.line, shortest=False)
    assert all(isinstance(par, Par) for par in pars)
    moves = [par.moves for par in pars if isinstance(par, Par)]
    assert moves == sorted(moves, reverse=True)
    assert moves[-1] == 59


def test_the_way_back_is_the_last_position_that_can_be_won(worker: SolverWorker) -> None:
    lost = IMPOSSIBLE[0].position
    ticket = worker.request(WayBackRequest((EASY, EASY, EASY, lost, lost)))
    finding = final_answer(worker, ticket).finding

    assert isinstance(finding, WayBack)
    assert (finding.index, finding.latest) == (2, True)
    nowhere = worker.request(WayBackRequest((lost, lost)))
    assert final_answer(worker, nowhere).finding is None


def test_a_stock_of_winnable_deals_is_found(worker: SolverWorker) -> None:
    chance = Random(5)
    groups = tuple(candidates(suits, chance.randrange) for suits in (1, 2, 4))
    assert all(len(group) == CANDIDATES for group in groups)
    ticket = worker.request(StockRequest(groups))
    answers = until(worker, lambda answers: bool(answers) and answers[-1].final)

    found = [answer.finding for answer in answers[:-1]]
    assert answers[-1] == Answer(ticket, None, final=True)
    for group, finding in zip(groups, found, strict=True):
        assert isinstance(finding, WinnableDeal)
        assert finding.code in group
        start = deal(finding.code).position
        assert checked_line(start, RunRemoval.BY_ITSELF, finding.line) == finding.line


def test_a_budget_ends_the_work(worker: SolverWorker) -> None:
    ticket = worker.request(VerdictRequest(HARD, budget=Budget(seconds=0.05)))
    finding = final_answer(worker, ticket).finding

    assert isinstance(finding, Unknown)
    assert finding.reason is Reason.SECONDS


def test_the_memory_is_divided() -> None:
    worker = SolverWorker(memory=4_000_000)
    finding = final_answer(worker, worker.request(VerdictRequest(HARD))).finding
    worker.close()

    assert isinstance(finding, Unknown)
    assert finding.reason is Reason.MEMORY


# Several requests


def test_a_request_supersedes_the_one_before_of_its_kind(worker: SolverWorker) -> None:
    hard = worker.request(VerdictRequest(HARD))
    easy = worker.request(VerdictRequest(EASY))
    assert not worker.is_open(hard)
    assert worker.is_open(easy)

    answers = until(worker, lambda answers: bool(answers) and not worker.is_busy)
    assert [answer.ticket for answer in answers] == [easy]


def test_superseded_work_ends_within_a_tenth_of_a_second(worker: SolverWorker) -> None:
    waits = []
    for _ in range(5):
        begin_work(worker, VerdictRequest(HARD))
        begin = time.monotonic()
        final_answer(worker, worker.request(VerdictRequest(LOST)))
        waits.append(time.monotonic() - begin)

    # A machine that is busy with other things may be late now and then.
    assert sorted(waits)[1] < 0.1, waits


def test_other_kinds_are_not_superseded_and_the_urgent_one_comes_first(
    worker: SolverWorker,
) -> None:
    stock = worker.request(StockRequest((candidates(4, Random(1).randrange),) * 3))
    par = worker.request(ParRequest(EASY, budget=Budget(states=2000)))
    verdict = worker.request(VerdictRequest(deal(GameCode(4, 29)).position))
    answers = until(worker, lambda answers: sum(answer.final for answer in answers) == 3)

    order = [answer.ticket for answer in answers if answer.final]
    assert set(order) == {verdict, par, stock}
    assert order.index(verdict) < order.index(par) < order.index(stock)


def test_work_that_is_put_aside_spends_no_time(worker: SolverWorker) -> None:
    par = worker.request(ParRequest(EASY, budget=Budget(seconds=0.2)))
    verdict = worker.request(VerdictRequest(HARD, budget=Budget(seconds=0.6)))
    final_answer(worker, verdict)
    answer = final_answer(worker, par)

    assert isinstance(answer.finding, Par)
    assert answer.finding.moves < 60


# Cancelling


def test_a_cancelled_request_is_dropped_within_a_tenth_of_a_second(worker: SolverWorker) -> None:
    waits = []
    for _ in range(5):
        ticket = begin_work(worker, VerdictRequest(HARD))
        assert worker.is_busy
        begin = time.monotonic()
        worker.cancel(ticket)
        assert not worker.is_open(ticket)
        until(worker, lambda answers: bool(answers) or not worker.is_busy)
        waits.append(time.monotonic() - begin)

    # A machine that is busy with other things may be late now and then.
    assert sorted(waits)[1] < 0.1, waits


def test_answers_that_come_after_all_are_not_given(worker: SolverWorker) -> None:
    ticket = worker.request(VerdictRequest(EASY))
    time.sleep(0.5)
    worker.cancel(ticket)

    assert until(worker, lambda _: not worker.is_busy) == []


def test_after_a_request_was_cancelled_others_are_answered(worker: SolverWorker) -> None:
    worker.cancel(begin_work(worker, VerdictRequest(HARD)))

    assert isinstance(final_answer(worker, worker.request(VerdictRequest(EASY))).finding, Solved)


# Life and death


def test_a_window_that_sleeps_is_woken() -> None:
    woken = Event()
    worker = SolverWorker(wake=woken.set)
    worker.request(VerdictRequest(EASY))

    assert woken.wait(PATIENCE)
    assert [answer.final for answer in worker.poll()] == [True]
    worker.close()


def test_the_process_is_started_with_the_first_request_and_used_again(
    worker: SolverWorker,
) -> None:
    assert worker.pid is None
    pids: set[int | None] = set()
    for _ in range(3):
        final_answer(worker, worker.request(VerdictRequest(EASY)))
        pids.add(worker.pid)
    assert len(pids) == 1
    assert None not in pids


def test_the_process_can_be_started_before_it_is_needed(worker: SolverWorker) -> None:
    worker.start()
    pid = worker.pid
    worker.start()

    assert pid is not None
    final_answer(worker, worker.request(VerdictRequest(EASY)))
    assert worker.pid == pid
    worker.close()
    worker.start()
    assert worker.pid is None


def kill(worker: SolverWorker) -> int:
    assert worker.pid is not None
    os.kill(worker.pid, signal.SIGTERM if sys.platform == "win32" else signal.SIGKILL)
    return worker.pid


def test_a_process_that_dies_at_work_is_started_again_and_asked_again(
    worker: SolverWorker,
) -> None:
    verdict = begin_work(worker, VerdictRequest(HARD, budget=Budget(seconds=1)))
    dead = kill(worker)

    finding = final_answer(worker, verdict).finding
    assert isinstance(finding, Solved | Unknown)
    assert finding != Unknown(Reason.LOST, 0)
    assert worker.pid not in {None, dead}


def test_a_process_that_dies_at_rest_is_started_again(worker: SolverWorker) -> None:
    final_answer(worker, worker.request(VerdictRequest(EASY)))
    dead = kill(worker)
    until(worker, lambda _: worker.pid != dead)

    assert isinstance(final_answer(worker, worker.request(VerdictRequest(EASY))).finding, Solved)


def test_a_request_over_which_processes_keep_dying_is_given_up(worker: SolverWorker) -> None:
    ticket = worker.request(VerdictRequest(HARD))
    pid = kill(worker)
    until(worker, lambda _: worker.pid not in {None, pid})
    kill(worker)

    assert final_answer(worker, ticket) == Answer(ticket, Unknown(Reason.LOST, 0), final=True)
    assert isinstance(final_answer(worker, worker.request(VerdictRequest(EASY))).finding, Solved)


def test_without_room_for_a_process_nothing_is_known(
    worker: SolverWorker, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_: SolverWorker) -> None:
        raise BlockingIOError

    monkeypatch.setattr(SolverWorker, "_started", refuse)
    ticket = worker.request(VerdictRequest(EASY))

    assert worker.poll() == [Answer(ticket, Unknown(Reason.LOST, 0), final=True)]


@pytest.mark.parametrize("at_work", [True, False])
def test_closing_ends_the_process(at_work: bool) -> None:
    worker = SolverWorker()
    final_answer(worker, worker.request(VerdictRequest(EASY)))
    if at_work:
        worker.request(VerdictRequest(HARD))
    pid = worker.pid
    assert pid is not None
    worker.close()
    worker.close()

    assert worker.pid is None
    assert is_gone(pid)
    assert not worker.is_open(worker.request(VerdictRequest(EASY)))
    assert worker.poll() == []


def is_gone(pid: int) -> bool:
    """Tell whether a process has ended, also if nobody has asked how."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    status = Path(f"/proc/{pid}/stat")
    return status.exists() and status.read_text("utf-8").rpartition(")")[2].split()[0] == "Z"


GAME = textwrap.dedent("""
    import sys
    import time

    from tests.solver.test_worker import EASY, HARD, SolverWorker, VerdictRequest, final_answer

    if __name__ == "__main__":
        worker = SolverWorker()
        final_answer(worker, worker.request(VerdictRequest(EASY)))
        if "at work" in sys.argv:
            worker.request(VerdictRequest(HARD))
        print(worker.pid, flush=True)
        if "ends" in sys.argv:
            raise SystemExit
        time.sleep(60)
    """)


@pytest.mark.skipif(sys.platform == "win32", reason="looks at processes as Unix shows them")
@pytest.mark.parametrize("doing", ["at work", "at rest"])
@pytest.mark.parametrize("ending", ["ends", "is killed"])
def test_the_process_never_outlives_the_game(tmp_path: Path, doing: str, ending: str) -> None:
    script = tmp_path / "game.py"
    script.write_text(GAME, "utf-8")
    game = subprocess.Popen(
        [sys.executable, str(script), doing, ending],
        stdout=subprocess.PIPE,
        text=True,
        env=os.environ | {"PYTHONPATH": str(ROOT)},
    )
    with game:
        assert game.stdout is not None
        pid = int(game.stdout.readline())
        if ending == "is killed":
            assert not is_gone(pid)
            game.kill()
    end = time.monotonic() + PATIENCE
    while not is_gone(pid):
        assert time.monotonic() < end
        time.sleep(0.01)


def test_nothing_but_the_engine_and_the_solver_is_imported() -> None:
    code = "import sys, simplesimon.solver.worker; print(*sys.modules)"
    out = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=True,
        env=os.environ | {"PYTHONPATH": str(ROOT)},
    ).stdout
    modules = out.split()

    ours = {name for name in modules if name.partition(".")[0] == "simplesimon"}
    parts = {name.split(".")[1] for name in ours if "." in name}
    assert parts == {"engine", "solver"}
    assert not {"arcade", "pyglet", "PIL", "sqlite3", "platformdirs", "polib"} & set(modules)
