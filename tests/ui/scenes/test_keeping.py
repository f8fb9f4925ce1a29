"""What the player left is there again: continue, kept games, the clock, faults told once."""

from dataclasses import replace
from pathlib import Path

import pytest
from arcade import key

from simplesimon.engine import GameCode, Move
from simplesimon.engine.notation import parse_game
from simplesimon.options import PlayOptions
from simplesimon.store.database import open_database
from simplesimon.store.history import History
from simplesimon.store.plays import Outcome
from simplesimon.store.statistics import Statistics
from simplesimon.ui import app
from simplesimon.ui.routes import ChooseSuits, Menu, Play
from simplesimon.ui.scenes.menu import MenuScene
from simplesimon.ui.scenes.play import PlayScene
from simplesimon.ui.services import Services
from simplesimon.ui.window import LazyWindow
from tests.store.small import move_somehow
from tests.ui.pilot import Pilot
from tests.won_games import won_game

GAME = won_game("worked-example")


def names(pilot: Pilot) -> set[str]:
    return {control.name for control in pilot.scene.page.controls}


def started_again(pilot: Pilot, window: LazyWindow, folder: Path) -> Pilot:
    """Return a pilot of the game as the next start finds it."""
    pilot.services.history.close()
    services = app.new_services(PlayOptions(data_dir=folder))
    services.preferences.change(language="en")
    return Pilot(window, replace(services, new_number=lambda: 30))


def test_without_a_game_there_is_nothing_to_continue(pilot: Pilot) -> None:
    pilot.go(Menu())
    assert "continue" not in names(pilot)


def test_a_game_left_for_the_menu_is_continued_where_it_was(pilot: Pilot) -> None:
    pilot.go(Play(pilot.services.dealer.code(GameCode(4, 29))))
    pilot.settle()
    session = pilot.play.session
    pilot.double_click(pilot.end(3))
    made = session.game.actions
    assert made
    pilot.key(key.ESCAPE)
    pilot.click_control("leave")
    assert isinstance(pilot.scene, MenuScene)
    pilot.click_control("continue")
    assert pilot.play.session.game.actions == made
    pilot.control_z()
    assert pilot.play.session.game.actions == ()


def test_a_game_is_continued_after_a_restart_of_the_program(
    pilot: Pilot, window: LazyWindow, tmp_path: Path
) -> None:
    pilot.go(Play(pilot.services.dealer.code(GameCode(4, 29))))
    pilot.settle()
    pilot.double_click(pilot.end(3))
    position = pilot.play.session.game.position
    again = started_again(pilot, window, tmp_path)
    again.go(Menu())
    again.click_control("continue")
    assert again.play.session.game.position == position
    again.control_z()
    assert again.play.session.game.actions == ()
    again.services.history.close()


def test_a_game_that_was_altered_is_not_continued_and_that_is_told(pilot: Pilot) -> None:
    move_somehow(pilot.services.dealer.code(GameCode(4, 29)))
    pilot.services.history.database.select("UPDATE tables SET made = 'a9b'")
    pilot.go(Menu())
    pilot.click_control("continue")
    assert isinstance(pilot.scene, MenuScene)
    assert "A saved game was not as the game had left it." in pilot.scene.told


def test_a_new_game_keeps_the_old_one_and_says_so(pilot: Pilot) -> None:
    pilot.go(Play(pilot.services.dealer.code(GameCode(4, 29))))
    pilot.settle()
    pilot.double_click(pilot.end(3))
    uuid = pilot.play.session.uuid
    pilot.key(key.N)
    pilot.type("1")
    assert pilot.scene.told
    kept = pilot.services.history.load(uuid)
    assert kept is not None
    assert kept.outcome is Outcome.UNFINISHED
    assert kept.table is not None


def test_a_deal_without_a_move_is_left_without_a_word(pilot: Pilot) -> None:
    pilot.go(Play(pilot.services.dealer.code(GameCode(4, 29))))
    pilot.settle()
    pilot.key(key.N)
    pilot.type("1")
    assert not pilot.scene.told


def test_restart_says_that_redo_brings_the_moves_back(pilot: Pilot) -> None:
    pilot.start(GAME.deal, (Move(0, 3, 1),))
    pilot.key(key.R)
    assert pilot.scene.told
    pilot.key(key.Y, key.MOD_CTRL)
    assert pilot.play.session.game.actions == (Move(0, 3, 1),)


def test_the_very_first_game_is_dealt_with_one_suit_and_only_the_first(
    pilot: Pilot,
) -> None:
    options = PlayOptions()
    first = app.first_route(options, pilot.services)
    assert isinstance(first, Play)
    assert first.session.game.deal.suits == 1
    assert app.first_route(options, pilot.services) == Menu()


def test_a_game_named_on_the_command_line_comes_first(pilot: Pilot) -> None:
    route = app.first_route(PlayOptions(game=parse_game("SS1-S4-AAAAABD")), pilot.services)
    assert isinstance(route, Play)
    assert route.session.game.deal.origin == GameCode(4, 29)


@pytest.mark.parametrize(
    ("gone", "back"), [("on_deactivate", "on_activate"), ("on_hide", "on_show")]
)
def test_the_clock_stands_while_the_window_is_not_in_front(
    pilot: Pilot, gone: str, back: str
) -> None:
    scene = pilot.start(GAME.deal, (Move(0, 3, 1),))
    pilot.window.dispatch_event(gone)
    seconds = scene.session.seconds
    pilot.wait(2)
    assert scene.session.seconds == seconds
    pilot.window.dispatch_event(back)
    pilot.wait(1)
    assert scene.session.seconds == pytest.approx(seconds + 1, abs=0.1)


def test_a_second_running_game_says_so_and_plays_without_saving(
    pilot: Pilot, tmp_path: Path
) -> None:
    database = open_database(tmp_path)
    second: Services = replace(
        pilot.services, history=History(database), statistics=Statistics(database)
    )
    other = Pilot(pilot.window, second)
    other.go(ChooseSuits())
    assert "already running" in other.scene.told
    other.type("1")
    assert isinstance(other.scene, PlayScene)
    second.history.close()
