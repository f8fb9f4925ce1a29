"""What is asked of the solver, and what is remembered of its answers."""

from random import Random

import pytest

from simplesimon.engine import GameCode, RunRemoval, deal
from simplesimon.solver.advice import WayBack
from simplesimon.solver.requests import (
    Answer,
    Finding,
    ParRequest,
    Request,
    StockRequest,
    Ticket,
    VerdictRequest,
    WayBackRequest,
    WinnableDeal,
)
from simplesimon.solver.verdict import Par, Reason, Solved, Unknown, Unsolvable
from simplesimon.ui.advisor import STOCK, Advisor
from tests.won_games import won_game

GAME = won_game("worked-example")
START = GAME.deal.position
OTHER = deal(GameCode(4, 29)).position
BY_ITSELF = RunRemoval.BY_ITSELF


class Oracle:
    """A worker whose answers are put into its mouth."""

    def __init__(self) -> None:
        self.asked: list[Request] = []
        self.answers: list[Answer] = []
        self.open: set[Ticket] = set()

    def start(self) -> None:
        """Do nothing."""

    def request(self, request: Request) -> Ticket:
        self.asked.append(request)
        self.open.add(len(self.asked))
        return len(self.asked)

    def is_open(self, ticket: Ticket) -> bool:
        return ticket in self.open

    def cancel(self, ticket: Ticket) -> None:
        self.open.discard(ticket)

    def poll(self) -> list[Answer]:
        answers, self.answers = self.answers, []
        return answers

    def close(self) -> None:
        """Do nothing."""

    def answer(self, finding: Finding, *, final: bool = True) -> None:
        """Answer the last request."""
        self.answers.append(Answer(len(self.asked), finding, final))
        if final:
            self.open.discard(len(self.asked))


@pytest.fixture
def oracle() -> Oracle:
    return Oracle()


@pytest.fixture
def advisor(oracle: Oracle) -> Advisor:
    return Advisor(oracle, Random(1).randrange)


def test_a_verdict_is_asked_for_once_and_remembered(advisor: Advisor, oracle: Oracle) -> None:
    for _ in range(2):
        advisor.ask_verdict(START, BY_ITSELF)
    assert oracle.asked == [VerdictRequest(START)]
    assert advisor.verdict(START, BY_ITSELF) is None
    assert not advisor.poll()

    oracle.answer(Solved(GAME.moves))
    assert advisor.poll()
    assert advisor.verdict(START, BY_ITSELF) == Solved(GAME.moves)
    advisor.ask_verdict(START, BY_ITSELF)
    assert len(oracle.asked) == 1


def test_a_verdict_that_was_not_found_is_not_asked_for_again(
    advisor: Advisor, oracle: Oracle
) -> None:
    advisor.ask_verdict(START, BY_ITSELF)
    oracle.answer(Unknown(Reason.SECONDS, 1000))
    advisor.poll()
    advisor.ask_verdict(START, BY_ITSELF)
    assert len(oracle.asked) == 1


def test_par_begins_with_the_line_that_is_known(advisor: Advisor, oracle: Oracle) -> None:
    advisor.ask_verdict(START, BY_ITSELF)
    oracle.answer(Solved(GAME.moves))
    advisor.poll()
    advisor.ask_par(START, BY_ITSELF)
    assert oracle.asked[-1] == ParRequest(START, line=GAME.moves)


@pytest.mark.parametrize("found", [Par(GAME.moves, shortest=False), Unknown(Reason.LOST, 0)])
def test_par_is_asked_for_once_for_a_game_whatever_was_found(
    advisor: Advisor, oracle: Oracle, found: Finding
) -> None:
    for _ in range(3):
        advisor.ask_par(START, BY_ITSELF)
        oracle.answer(found)
        advisor.poll()
    assert oracle.asked == [ParRequest(START)]
    advisor.ask_par(OTHER, BY_ITSELF)
    assert len(oracle.asked) == 2


def test_par_of_a_lost_game_is_not_asked_for(advisor: Advisor, oracle: Oracle) -> None:
    advisor.ask_verdict(START, BY_ITSELF)
    oracle.answer(Unsolvable())
    advisor.poll()
    advisor.ask_par(START, BY_ITSELF)
    assert len(oracle.asked) == 1


def test_a_way_back_is_taken_once(advisor: Advisor, oracle: Oracle) -> None:
    advisor.ask_way_back([START, OTHER], BY_ITSELF)
    assert oracle.asked == [WayBackRequest((START, OTHER))]
    assert advisor.is_seeking_way_back
    found = WayBack(0, GAME.moves, latest=True)
    oracle.answer(found)
    advisor.poll()
    assert not advisor.is_seeking_way_back
    assert advisor.take_way_back() == found
    assert advisor.take_way_back() is None


def test_a_stock_of_winnable_deals_is_filled_and_used_up(advisor: Advisor, oracle: Oracle) -> None:
    for _ in range(2):
        advisor.keep_stock()
    (request,) = oracle.asked
    assert isinstance(request, StockRequest)
    assert [group[0].suits for group in request.groups] == [4] * STOCK + [2] * STOCK + [1] * STOCK
    codes = [group[0] for group in request.groups]
    for code in codes:
        oracle.answer(WinnableDeal(code, ()), final=False)
    oracle.answer(None)
    advisor.poll()

    advisor.keep_stock()
    assert len(oracle.asked) == 1
    assert {advisor.take_winnable(4) for _ in range(STOCK)} == set(codes[:STOCK])
    assert advisor.take_winnable(4) is None
    advisor.keep_stock()
    assert len(oracle.asked) == 2


def test_a_search_that_nobody_waits_for_is_ended_and_can_be_asked_for_again(
    advisor: Advisor, oracle: Oracle
) -> None:
    advisor.ask_verdict(START, BY_ITSELF)
    advisor.ask_way_back([START, OTHER], BY_ITSELF)
    advisor.ask_par(START, BY_ITSELF)
    advisor.rest()
    assert oracle.open == {3}
    assert not advisor.is_seeking_way_back

    advisor.ask_verdict(START, BY_ITSELF)
    assert oracle.asked[-1] == VerdictRequest(START)


def test_a_stock_that_cannot_be_filled_is_tried_again_only_when_the_player_asks(
    advisor: Advisor, oracle: Oracle
) -> None:
    advisor.keep_stock()
    oracle.answer(Unknown(Reason.LOST, 0))
    advisor.poll()
    assert advisor.stock_failed
    advisor.keep_stock()
    assert len(oracle.asked) == 1

    advisor.keep_stock(again=True)
    assert len(oracle.asked) == 2
    assert not advisor.stock_failed
