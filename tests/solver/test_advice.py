from collections.abc import Sequence
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from simplesimon.engine import (
    Action,
    Deal,
    Game,
    Position,
    Removal,
    RunRemoval,
    apply,
    is_won,
    legal_moves,
)
from simplesimon.engine.refusals import refusal
from simplesimon.solver import Budget, Par, Reason, Solved, Unknown, Unsolvable, advice
from simplesimon.solver.advice import Hint, Knowledge, WayBack, guess, latest_winnable
from tests.engine.boards import FULL_RUN, move, position
from tests.engine.strategies import positions
from tests.solver.test_search import HARD, IMPOSSIBLE
from tests.won_games import WonGame, won_game

BY_ITSELF, BY_HAND = RunRemoval.BY_ITSELF, RunRemoval.BY_HAND
UNKNOWN = Unknown(Reason.SECONDS, 1)
LOST = IMPOSSIBLE[0].position


@pytest.fixture
def game() -> WonGame:
    return won_game("r1-1")


def positions_of(game: WonGame, removal: RunRemoval = BY_ITSELF) -> list[Position]:
    actions = game.moves if removal is BY_ITSELF else game.actions_by_hand
    passed = [game.deal.position]
    for action in actions:
        passed.append(apply(passed[-1], action, removal))
    return passed


# Knowledge


def test_nothing_is_known_at_first(game: WonGame) -> None:
    knowledge = Knowledge()

    assert knowledge.verdict(game.deal.position, BY_ITSELF) is None
    assert knowledge.par(game.deal.position, BY_ITSELF) is None
    assert knowledge.hint(game.deal.position, BY_ITSELF) is None


@pytest.mark.parametrize("removal", RunRemoval)
def test_a_line_answers_for_every_position_on_its_way(game: WonGame, removal: RunRemoval) -> None:
    actions: Sequence[Action] = game.moves if removal is BY_ITSELF else game.actions_by_hand
    knowledge = Knowledge()
    knowledge.learn(game.deal.position, removal, Solved(tuple(actions)))

    for index, passed in enumerate(positions_of(game, removal)):
        rest = tuple(actions[index:])
        assert knowledge.verdict(passed, removal) == Solved(rest)
        assert knowledge.par(passed, removal) == Par(rest, shortest=False)
        assert knowledge.hint(passed, removal) == (Hint(rest[0], wins=True) if rest else None)
    other = BY_HAND if removal is BY_ITSELF else BY_ITSELF
    assert knowledge.verdict(game.deal.position, other) is None


def test_the_rest_of_a_shortest_line_is_shortest(game: WonGame) -> None:
    knowledge = Knowledge()
    knowledge.learn(game.deal.position, BY_ITSELF, Par(game.moves, shortest=True))

    for passed in positions_of(game):
        par = knowledge.par(passed, BY_ITSELF)
        assert par is not None
        assert par.shortest


def test_a_longer_line_does_not_replace_a_shorter_one(game: WonGame) -> None:
    start = game.deal.position
    first, back = next(
        (there, back)
        for there in legal_moves(start)
        for back in legal_moves(apply(start, there))
        if apply(apply(start, there), back) == start
    )
    knowledge = Knowledge()
    for answer in (Par(game.moves, shortest=True), Solved((first, back, *game.moves)), UNKNOWN):
        knowledge.learn(start, BY_ITSELF, answer)
        assert knowledge.par(start, BY_ITSELF) == Par(game.moves, shortest=True)
    assert knowledge.verdict(start, BY_ITSELF) == Solved(game.moves)


def test_an_answer_replaces_not_knowing(game: WonGame) -> None:
    knowledge = Knowledge()
    for answer in (UNKNOWN, Unsolvable(), UNKNOWN):
        knowledge.learn(LOST, BY_ITSELF, answer)
    assert knowledge.verdict(LOST, BY_ITSELF) == Unsolvable()
    knowledge.learn(game.deal.position, BY_ITSELF, UNKNOWN)
    knowledge.learn(game.deal.position, BY_ITSELF, Solved(game.moves))
    assert knowledge.verdict(game.deal.position, BY_ITSELF) == Solved(game.moves)


def test_what_cannot_be_won_cannot_be_won_after_a_move() -> None:
    knowledge = Knowledge()
    after = apply(LOST, next(legal_moves(LOST)))
    knowledge.learn_move(LOST, after, BY_ITSELF)
    assert knowledge.verdict(after, BY_ITSELF) is None
    knowledge.learn(LOST, BY_ITSELF, Unsolvable())
    knowledge.learn_move(LOST, after, BY_ITSELF)
    assert knowledge.verdict(after, BY_ITSELF) == Unsolvable()


def test_the_oldest_answers_are_forgotten(game: WonGame, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advice, "POSITIONS_KEPT", 10)
    knowledge = Knowledge()
    passed = positions_of(game)
    for start in passed[:11]:
        knowledge.learn(start, BY_ITSELF, UNKNOWN)

    assert knowledge.verdict(passed[0], BY_ITSELF) is None
    assert knowledge.verdict(passed[1], BY_ITSELF) == UNKNOWN


def test_following_hints_wins(game: WonGame) -> None:
    knowledge = Knowledge()
    knowledge.learn(game.deal.position, BY_HAND, Solved(game.actions_by_hand))
    played = Game(game.deal, removal=BY_HAND)
    while (hint := knowledge.hint(played.position, BY_HAND)) is not None:
        played.play(hint.action)

    assert played.is_won


# Guesses


@settings(max_examples=100, deadline=None)
@given(positions, st.sampled_from(RunRemoval))
def test_a_guess_is_a_legal_action(start: Position, removal: RunRemoval) -> None:
    played = Game(Deal(start), removal=removal)
    hint = guess(played.position, removal)

    if hint is not None:
        assert not hint.wins
        assert refusal(played.position, hint.action, removal) is None


def test_a_last_move_is_guessed_right() -> None:
    start = position("KS QS JS TS 9S 8S 7S 6S 5S | 4S 3S 2S AS")

    assert guess(start) == Hint(move("b4a"), wins=False)


def test_a_full_run_is_removed_on_a_guess() -> None:
    assert guess(position(FULL_RUN), BY_HAND) == Hint(Removal(0), wins=False)


def test_where_nothing_can_be_done_nothing_is_guessed() -> None:
    assert guess(position("KS AS", rest="KH AH")) is None
    assert guess(position("-", runs="SHDC")) is None


# Back to where it could be won


def way_back(start: list[Position], budget: Budget | None = None) -> WayBack | None:
    steps = latest_winnable(start, BY_ITSELF, budget or Budget())
    while True:
        try:
            next(steps)
        except StopIteration as end:
            found: WayBack | None = end.value
            return found


def played_to_ruin(game: WonGame) -> list[Position]:
    """Return the positions of a game that was on the way to win and then played badly."""
    passed = positions_of(game)[:12]
    chance = Random(1)
    for _ in range(60):
        moves = list(legal_moves(passed[-1]))
        if moves:
            passed.append(apply(passed[-1], chance.choice(moves)))
    return passed


def test_the_latest_position_that_can_be_won_is_found() -> None:
    passed = played_to_ruin(won_game("r2-5"))
    back = way_back(passed)

    assert back is not None
    assert back.latest
    assert 11 <= back.index < len(passed) - 1
    now = passed[back.index]
    for action in back.line:
        now = apply(now, action)
    assert is_won(now)
    later = way_back(passed[back.index + 1 :])
    assert later is None


def test_the_last_of_all_may_be_it(game: WonGame) -> None:
    passed = positions_of(game)[:5]

    back = way_back(passed)
    assert back is not None
    assert (back.index, back.latest) == (4, True)


def test_nothing_can_be_found_among_nothing() -> None:
    assert way_back([]) is None
    assert way_back([LOST, LOST]) is None


def test_what_is_not_known_is_not_the_way_back(game: WonGame) -> None:
    passed = [game.deal.position, HARD, LOST]

    back = way_back(passed, Budget(states=500))
    assert back is not None
    assert (back.index, back.latest) == (0, False)
