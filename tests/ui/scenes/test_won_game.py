"""A whole game, played with the mouse alone."""

import pytest
from arcade import key

from simplesimon.engine import Move
from simplesimon.ui.scenes.play import PlayScene
from simplesimon.ui.scenes.win import WinScene
from tests.ui.pilot import Pilot
from tests.won_games import won_game

GAME = won_game("worked-example")


def assert_table_shows_position(scene: PlayScene) -> None:
    position = scene.session.game.position
    assert scene.table.faces() == position.columns
    assert not scene.table.raised
    for column, sprites in enumerate(scene.table.columns):
        for row, sprite in enumerate(sprites):
            rect = scene.layout.card_rect(column, row, len(sprites))
            assert sprite.position == rect.centre


def test_a_game_is_won_by_dragging_and_undone_to_the_deal(pilot: Pilot) -> None:
    scene = pilot.start(GAME.deal)
    for move in GAME.moves[:-1]:
        pilot.drag_move(move)
        pilot.settle()
        assert_table_shows_position(scene)
    before = scene.session.game.position
    pilot.drag_move(GAME.moves[-1])
    assert scene.session.game.is_won
    pilot.wait_until(lambda: isinstance(pilot.scene, WinScene))
    assert scene.session.game.score == 900 - len(GAME.moves)

    scene = pilot.start(GAME.deal, GAME.moves[:-1])
    assert scene.session.game.position == before
    while scene.session.game.can_undo:
        pilot.control_z()
        pilot.settle()
        assert_table_shows_position(scene)
    assert scene.session.game.position == GAME.deal.position


def test_a_game_is_won_with_every_animation_interrupted(pilot: Pilot) -> None:
    scene = pilot.start(GAME.deal)
    for move in GAME.moves:
        pilot.drag_move(move)
        assert scene.table.faces() == scene.session.game.position.columns
    pilot.press((5, 5))
    assert isinstance(pilot.scene, WinScene)


def in_the_winning_flight(pilot: Pilot) -> PlayScene:
    """Make the last move of a game and stop while the last run is on its way."""
    scene = pilot.start(GAME.deal, GAME.moves[:-1])
    pilot.drag_move(GAME.moves[-1])
    pilot.frame()
    assert scene.session.game.is_won
    assert pilot.scene is scene
    return scene


def test_the_window_sleeps_when_a_win_has_been_celebrated(pilot: Pilot) -> None:
    in_the_winning_flight(pilot)
    pilot.wait_until(lambda: isinstance(pilot.scene, WinScene))
    pilot.wait_until(lambda: not pilot.window._movers, seconds=30)


@pytest.mark.parametrize(
    ("symbol", "modifiers"),
    [(key.Z, key.MOD_CTRL), (key.Y, key.MOD_CTRL), (key.R, 0), (key.ESCAPE, 0)],
)
def test_a_key_in_the_winning_flight_leads_to_the_win_and_no_further(
    pilot: Pilot, symbol: int, modifiers: int
) -> None:
    scene = in_the_winning_flight(pilot)
    pilot.key(symbol, modifiers)
    assert isinstance(pilot.scene, WinScene)
    assert scene.session.game.is_won
    assert not scene.overlaid
    pilot.wait_until(lambda: not pilot.window._movers, seconds=30)


def test_a_game_is_won_by_clicks_alone(pilot: Pilot) -> None:
    scene = pilot.start(GAME.deal)
    for move in GAME.moves:
        pilot.click_move(move)
        assert scene.session.game.actions[-1] == move
    assert scene.session.game.is_won


@pytest.mark.parametrize("move", [GAME.moves[0]])
def test_undo_in_the_middle_of_an_animation_undoes_the_move(pilot: Pilot, move: Move) -> None:
    scene = pilot.start(GAME.deal)
    pilot.drag_move(move)
    pilot.frame()
    assert scene.timeline.busy
    pilot.control_z()
    pilot.settle()
    assert scene.session.game.position == GAME.deal.position
    assert_table_shows_position(scene)
