"""The rules: reached from everywhere, leafed through, left again with a game unharmed."""

from dataclasses import replace

import pytest
from arcade import key

from simplesimon.engine import GameCode, RunRemoval, legal_moves
from simplesimon.handbook import ChapterKind
from simplesimon.i18n import Words
from simplesimon.store.settings import Settings
from simplesimon.ui.preferences import Preferences
from simplesimon.ui.routes import ChooseSuits, Help, Menu, Play, SettingsPage, Win
from simplesimon.ui.scenes.help import HelpScene
from simplesimon.ui.scenes.menu import MenuScene
from simplesimon.ui.scenes.play import PlayScene
from simplesimon.ui.scenes.settings import SettingsScene
from simplesimon.ui.scenes.suits import SuitsScene
from simplesimon.ui.scenes.win import WinScene
from simplesimon.ui.services import Services
from simplesimon.ui.widgets.controls import Button
from simplesimon.ui.widgets.rail import RailItem
from tests.ui.pilot import Pilot
from tests.won_games import won_game

GAME = won_game("worked-example")


def rules(pilot: Pilot) -> HelpScene:
    """Return the rules that are shown."""
    scene = pilot.scene
    assert isinstance(scene, HelpScene)
    return scene


def draw_all(pilot: Pilot) -> None:
    """Let frames pass until all pictures are drawn."""
    pilot.wait_until(lambda: not rules(pilot).drawing)


def chosen(pilot: Pilot) -> list[str]:
    """List the chapters that the rail shows as open."""
    items = [control for control in pilot.scene.page.controls if isinstance(control, RailItem)]
    return [item.name for item in items if item.chosen]


# There and back


def test_the_menu_opens_the_rules_and_back_leads_to_the_menu(pilot: Pilot) -> None:
    pilot.go(Menu())
    pilot.click_control("rules")
    assert rules(pilot).chapter.name == "goal"
    pilot.click_control("back")
    assert isinstance(pilot.scene, MenuScene)


def test_escape_goes_back(pilot: Pilot) -> None:
    pilot.go(Menu())
    pilot.key(key.F1)
    rules(pilot)
    pilot.key(key.ESCAPE)
    assert isinstance(pilot.scene, MenuScene)


def test_f1_opens_the_rules_in_the_choice_of_suits_and_after_a_win(pilot: Pilot) -> None:
    pilot.go(ChooseSuits())
    pilot.key(key.F1)
    rules(pilot)
    pilot.key(key.ESCAPE)
    assert isinstance(pilot.scene, SuitsScene)
    scene = pilot.start(GAME.deal, GAME.moves)
    session = scene.session
    pilot.go(Win(session))
    pilot.key(key.F1)
    rules(pilot)
    pilot.key(key.ESCAPE)
    assert isinstance(pilot.scene, WinScene)
    assert pilot.scene.session is session


def test_f1_opens_the_rules_in_the_settings_and_back_is_the_same_page(pilot: Pilot) -> None:
    pilot.go(SettingsPage(Menu(), "help"))
    pilot.key(key.F1)
    rules(pilot)
    pilot.key(key.ESCAPE)
    scene = pilot.scene
    assert isinstance(scene, SettingsScene)
    assert scene.shown.name == "help"
    pilot.key(key.ESCAPE)
    assert isinstance(pilot.scene, MenuScene)


def test_a_game_comes_back_as_it_was_left_and_its_clock_stood_still(pilot: Pilot) -> None:
    scene = pilot.start(GAME.deal, GAME.moves[:9])
    pilot.wait(2)
    pilot.control_z()
    pilot.settle()
    game, seconds = scene.session.game, scene.session.seconds
    position, undone = game.position, game.undone
    assert seconds > 1
    pilot.key(key.F1)
    draw_all(pilot)
    pilot.wait(3)
    pilot.key(key.ESCAPE)
    assert pilot.play is scene
    assert scene.session.game is game
    assert (game.position, game.undone) == (position, undone)
    assert scene.session.seconds == pytest.approx(seconds, abs=0.2)
    assert scene.table.faces() == position.columns
    assert not scene.timeline.busy
    pilot.drag_move(GAME.moves[8])
    pilot.settle()
    assert game.actions == GAME.moves[:9]
    pilot.wait(1)
    assert scene.session.seconds > seconds + 0.5


def test_a_paused_game_is_still_paused_after_the_rules(pilot: Pilot) -> None:
    scene = pilot.start(GAME.deal, GAME.moves[:3])
    pilot.key(key.ESCAPE)
    assert scene.overlaid
    pilot.click_control("rules")
    rules(pilot)
    pilot.key(key.ESCAPE)
    assert pilot.play is scene
    assert scene.overlaid
    pilot.click_control("resume")
    assert not scene.overlaid


def test_f1_in_the_pause_opens_the_rules(pilot: Pilot) -> None:
    scene = pilot.start(GAME.deal)
    pilot.key(key.ESCAPE)
    pilot.key(key.F1)
    rules(pilot)
    pilot.key(key.ESCAPE)
    assert pilot.play is scene
    assert scene.overlaid


def test_what_was_typed_into_a_dialog_is_there_after_the_rules(pilot: Pilot) -> None:
    pilot.go(Menu())
    pilot.click_control("code")
    pilot.type("ss1")
    pilot.key(key.F1)
    rules(pilot)
    pilot.key(key.ESCAPE)
    assert pilot.scene.overlaid
    assert getattr(pilot.control("text"), "text", "") == "ss1"


def test_cards_in_the_hand_are_put_down_first(pilot: Pilot) -> None:
    scene = pilot.start(GAME.deal)
    move = GAME.moves[0]
    pilot.press(pilot.first_of(move))
    pilot.drag_to((600, 300))
    pilot.key(key.F1)
    rules(pilot)
    pilot.key(key.ESCAPE)
    assert pilot.play is scene
    assert not scene.table.raised
    assert scene.session.game.actions == ()
    assert scene.table.faces() == GAME.deal.position.columns


def test_a_win_that_is_still_to_be_seen_is_not_lost(pilot: Pilot) -> None:
    scene = pilot.start(GAME.deal, GAME.moves[:-1])
    pilot.drag_move(GAME.moves[-1])
    assert scene.timeline.busy
    pilot.key(key.F1)
    assert isinstance(pilot.scene, WinScene)


def test_a_window_that_changed_meanwhile_fits_when_one_comes_back(pilot: Pilot) -> None:
    scene = pilot.start(GAME.deal)
    pilot.key(key.F1)
    pilot.window.set_size(800, 600)
    pilot.wait(0.3)
    pilot.key(key.ESCAPE)
    assert pilot.play is scene
    assert (scene.metrics.width, scene.metrics.height) == (800, 600)
    pilot.drag_move(GAME.moves[0])
    assert scene.session.game.actions == GAME.moves[:1]


# Leafing


def test_all_chapters_open_by_mouse(pilot: Pilot) -> None:
    pilot.go(Help(Menu()))
    names = [c.name for c in pilot.scene.page.controls if isinstance(c, RailItem)]
    assert len(names) == 12
    for name in names:
        pilot.click_control(name)
        draw_all(pilot)
        assert rules(pilot).chapter.name == name
        assert chosen(pilot) == [name]
        has_button = rules(pilot).chapter.kind is ChapterKind.BOARD
        assert has_button == any(c.name == "play" for c in pilot.scene.page.controls)


def test_all_chapters_open_by_the_arrows(pilot: Pilot) -> None:
    pilot.go(Help(Menu()))
    names = [c.name for c in pilot.scene.page.controls if isinstance(c, RailItem)]
    pilot.key(key.DOWN)  # shows the ring
    assert pilot.scene.page.focus_shown
    for name in names[1:]:
        pilot.key(key.DOWN)
        assert chosen(pilot) == [name]
    pilot.key(key.UP)
    assert chosen(pilot) == [names[-2]]


def test_tab_walks_the_chapters_and_enter_opens_one(pilot: Pilot) -> None:
    pilot.go(Help(Menu()))
    pilot.key(key.TAB)
    pilot.key(key.TAB)
    pilot.key(key.TAB)
    assert chosen(pilot) == ["goal"]
    pilot.key(key.ENTER)
    assert chosen(pilot) == ["runs"]


def test_a_route_opens_its_chapter(pilot: Pilot) -> None:
    pilot.go(Help(Menu(), "strategy"))
    assert chosen(pilot) == ["strategy"]


def test_f1_in_the_rules_opens_the_keys(pilot: Pilot) -> None:
    pilot.go(Menu())
    pilot.key(key.F1)
    pilot.key(key.F1)
    assert chosen(pilot) == ["keys"]
    pilot.key(key.ESCAPE)
    assert isinstance(pilot.scene, MenuScene)


def test_pictures_are_drawn_one_by_one_and_then_the_window_sleeps(pilot: Pilot) -> None:
    pilot.go(Help(Menu(), "moves"))
    assert rules(pilot).drawing
    draw_all(pilot)
    pilot.wait(0.2)
    frames = pilot.window.frames_drawn
    pilot.wait(0.5)
    assert pilot.window.frames_drawn == frames


def test_a_chapter_left_before_it_was_drawn_does_no_harm(pilot: Pilot) -> None:
    pilot.go(Help(Menu(), "moves"))
    pilot.click_control("goal")
    pilot.click_control("keys")
    pilot.key(key.ESCAPE)
    pilot.wait(0.3)
    assert isinstance(pilot.scene, MenuScene)


def test_the_open_chapter_stays_open_when_the_window_changes(pilot: Pilot) -> None:
    pilot.go(Help(Menu()))
    pilot.click_control("example")
    pilot.window.set_size(800, 600)
    pilot.wait(0.3)
    draw_all(pilot)
    assert chosen(pilot) == ["example"]
    assert isinstance(pilot.control("play"), Button)


@pytest.mark.parametrize(("language", "title"), [("nl", "Het doel"), ("ru", "Цель игры")])
def test_the_rules_speak_the_language_of_the_player(
    pilot: Pilot, services: Services, language: str, title: str
) -> None:
    preferences = Preferences(Settings(language=language), None, lambda name: Words(name or "en"))
    other = Pilot(pilot.window, replace(services, preferences=preferences))
    other.go(Help(Menu()))
    item = other.control("goal")
    assert isinstance(item, RailItem)
    assert item.label == title
    preferences.change(language="en")
    other.scene.recompose()
    item = other.control("goal")
    assert isinstance(item, RailItem)
    assert item.label == "The goal"


# The game to try


def test_the_worked_example_is_played_from_the_rules(pilot: Pilot) -> None:
    pilot.go(Menu())
    pilot.key(key.F1)
    pilot.click_control("example")
    pilot.click_control("play")
    pilot.settle()
    session = pilot.play.session
    assert session.game.position == GAME.deal.position
    assert session.game.removal is RunRemoval.BY_ITSELF
    pilot.drag_move(GAME.moves[0])
    assert session.game.actions == GAME.moves[:1]


def test_the_keyboard_alone_reaches_the_game_to_try(pilot: Pilot) -> None:
    pilot.go(Help(Menu(), "example"))
    pilot.key(key.TAB)
    pilot.key(key.TAB)
    focused = pilot.scene.page.focused
    assert focused is not None
    assert focused.name == "play"
    pilot.key(key.ENTER)
    assert isinstance(pilot.scene, PlayScene)


def test_the_game_to_try_follows_the_settings(pilot: Pilot, services: Services) -> None:
    services.preferences.change(removal=RunRemoval.BY_HAND, unlimited_undo=True)
    pilot.go(Help(Menu(), "example"))
    pilot.click_control("play")
    game = pilot.play.session.game
    assert game.removal is RunRemoval.BY_HAND
    assert game.undo_limit is None


def test_a_game_that_is_left_for_the_one_to_try_is_kept(pilot: Pilot, services: Services) -> None:
    session = services.dealer.code(GameCode(4, 29))
    pilot.go(Play(session))
    pilot.settle()
    first = next(legal_moves(session.game.position))
    pilot.drag_move(first)
    pilot.settle()
    pilot.key(key.F1)
    pilot.click_control("example")
    pilot.click_control("play")
    assert pilot.play.session is not session
    assert session.game.actions == (first,)
    assert "kept" in pilot.scene.told
