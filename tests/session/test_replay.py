"""Watching a game."""

import pytest

from simplesimon.engine import Deal, Dealt, Game, RunRemoval, RunRemoved, RunRestored, Suit
from simplesimon.replay import Replay
from tests.store.small import ONE_MOVE, THREE_MOVES, move
from tests.won_games import won_game

ITSELF, BY_HAND = RunRemoval.BY_ITSELF, RunRemoval.BY_HAND


@pytest.fixture
def replay() -> Replay:
    game = won_game("pysol-1")
    return Replay(game.deal, game.moves, ITSELF)


def test_it_begins_at_the_deal(replay: Replay) -> None:
    game = won_game("pysol-1")

    assert (replay.place, replay.length) == (0, len(game.moves))
    assert replay.position == game.deal.position
    assert replay.backward() == ()


def test_it_goes_forward_to_the_end_and_back(replay: Replay) -> None:
    begin = replay.position
    game = Game(won_game("pysol-1").deal, undo_limit=None)
    for action in won_game("pysol-1").moves:
        assert replay.forward() == game.play(action)
        assert replay.position == game.position
        assert (replay.score, replay.moves) == (game.score, game.moves)
    assert replay.forward() == ()
    while events := replay.backward():
        assert events == game.undo()
    assert replay.position == begin


def test_the_removals_are_marked(replay: Replay) -> None:
    assert sorted(replay.marks.values()) == list(Suit)
    assert max(replay.marks) == replay.length
    for mark, suit in replay.marks.items():
        replay.go_to(mark - 1)
        events = replay.forward()
        assert [event.suit for event in events if isinstance(event, RunRemoved)] == [suit]
        assert any(isinstance(event, RunRestored) for event in replay.backward())


@pytest.mark.parametrize(("wanted", "place"), [(30, 30), (0, 0), (-5, 0), (1000, 63), (63, 63)])
def test_it_jumps_to_any_place(replay: Replay, wanted: int, place: int) -> None:
    replay.go_to(40)

    events = replay.go_to(wanted)

    assert replay.place == place
    assert events == (Dealt(replay.position),)


def test_runs_removed_by_hand_are_actions_of_their_own() -> None:
    replay = Replay(Deal(ONE_MOVE), (move("b1a"), move("a!")), BY_HAND)

    assert (replay.length, replay.total_moves, replay.removal) == (2, 1, BY_HAND)
    assert replay.marks == {2: Suit.SPADES}


def test_the_deepest_column_is_known_though_its_run_leaves_at_once() -> None:
    assert Replay(Deal(ONE_MOVE), (), ITSELF).deepest == 12
    assert Replay(Deal(ONE_MOVE), (move("b1a"),), ITSELF).deepest == 13


def test_a_game_without_moves_is_its_deal() -> None:
    replay = Replay(Deal(THREE_MOVES), (), ITSELF)

    assert (replay.length, replay.marks) == (0, {})
    assert replay.forward() == ()
