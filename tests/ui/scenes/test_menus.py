"""Menu, choice of suits and win scene: from the start to a game and back."""

from itertools import pairwise

import pytest
from arcade import key

from simplesimon.engine import GameCode
from simplesimon.ui.layout import Metrics
from simplesimon.ui.routes import ChooseSuits, Menu, Win
from simplesimon.ui.scenes.menu import MenuScene
from simplesimon.ui.scenes.play import PlayScene
from simplesimon.ui.scenes.settings import SettingsScene
from simplesimon.ui.scenes.statistics import StatisticsScene
from simplesimon.ui.scenes.suits import SuitsScene
from simplesimon.ui.scenes.win import WinScene
from simplesimon.ui.screens.menu import MenuScreen
from simplesimon.ui.screens.pause import PauseScreen
from simplesimon.ui.screens.suits import SuitsScreen
from simplesimon.ui.screens.win import WinScreen
from tests.ui.pilot import Pilot
from tests.ui.scenes.places import assert_controls_have_their_places
from tests.won_games import won_game

GAME = won_game("worked-example")
SIZES = [(800, 600), (1024, 768), (1280, 720), (1920, 1080), (3840, 2160)]


def test_from_the_menu_to_a_game_with_the_mouse(pilot: Pilot) -> None:
    pilot.go(Menu())
    pilot.click_control("new")
    assert isinstance(pilot.scene, SuitsScene)
    pilot.click_control("suits 4")
    assert pilot.play.session.game.deal.origin == GameCode(4, 29)


@pytest.mark.parametrize("suits", [1, 2, 4])
def test_a_digit_deals_at_once(pilot: Pilot, suits: int) -> None:
    pilot.go(ChooseSuits())
    pilot.type(str(suits))
    assert pilot.play.session.game.deal.suits == suits


def test_another_digit_does_nothing(pilot: Pilot) -> None:
    pilot.go(ChooseSuits())
    pilot.type("3")
    assert isinstance(pilot.scene, SuitsScene)


@pytest.mark.parametrize("size", SIZES)
def test_the_buttons_of_the_menu_leave_no_hole_without_a_saved_game(
    pilot: Pilot, size: tuple[int, int]
) -> None:
    pilot.window.set_size(*size)
    pilot.window.dispatch_events()
    pilot.go(Menu())
    edges = {control.name: control.rect for control in pilot.scene.page.controls}
    names = ["new", "daily", "code", "statistics", "settings"]
    gaps = [edges[above].bottom - edges[below].top for above, below in pairwise(names)]
    assert min(gaps) > 0
    assert max(gaps) <= pilot.scene.metrics.px(32) + 1


def test_the_keyboard_alone_starts_a_game(pilot: Pilot) -> None:
    pilot.go(Menu())
    pilot.key(key.ENTER)
    assert isinstance(pilot.scene, SuitsScene)
    pilot.key(key.RIGHT)
    pilot.key(key.RIGHT)
    pilot.key(key.SPACE)
    assert pilot.play.session.game.deal.suits == 2


def test_the_focus_is_shown_only_after_a_key(pilot: Pilot) -> None:
    pilot.go(Menu())
    assert not pilot.scene.page.focus_shown
    pilot.key(key.TAB)
    assert pilot.scene.page.focus_shown
    pilot.click((5, 5))
    assert not pilot.scene.page.focus_shown


def test_tab_walks_all_controls_and_comes_back(pilot: Pilot) -> None:
    pilot.go(ChooseSuits())
    names = []
    for _ in range(6):
        pilot.key(key.TAB)
        focused = pilot.scene.page.focused
        assert focused is not None
        names.append(focused.name)
    assert names == ["suits 1", "suits 2", "suits 4", "winnable", "back", "suits 1"]
    pilot.key(key.TAB, key.MOD_SHIFT)
    focused = pilot.scene.page.focused
    assert focused is not None
    assert focused.name == "back"


def test_esc_goes_back_to_the_menu(pilot: Pilot) -> None:
    pilot.go(ChooseSuits())
    pilot.key(key.ESCAPE)
    assert isinstance(pilot.scene, MenuScene)


def test_a_button_pressed_and_left_before_the_release_does_nothing(pilot: Pilot) -> None:
    pilot.go(Menu())
    pilot.press(pilot.control("new").rect.centre)
    pilot.release((5, 5))
    assert isinstance(pilot.scene, MenuScene)


@pytest.mark.parametrize(
    ("name", "scene"), [("new", SuitsScene), ("again", PlayScene), ("menu", MenuScene)]
)
def test_the_win_scene_offers_what_next(pilot: Pilot, name: str, scene: type[object]) -> None:
    session = pilot.start(GAME.deal, GAME.moves).session
    pilot.go(Win(session))
    assert isinstance(pilot.scene, WinScene)
    pilot.click_control(name)
    assert isinstance(pilot.scene, scene)


def test_the_same_deal_again_is_a_fresh_game(pilot: Pilot) -> None:
    session = pilot.start(GAME.deal, GAME.moves).session
    pilot.go(Win(session))
    pilot.click_control("again")
    game = pilot.play.session.game
    assert game.deal == GAME.deal
    assert game.actions == ()
    assert not game.can_redo


@pytest.mark.parametrize("size", SIZES)
def test_every_control_lies_in_the_window_and_none_on_another(
    pilot: Pilot, size: tuple[int, int]
) -> None:
    session = pilot.start(GAME.deal, GAME.moves).session
    for route in (Menu(), ChooseSuits(), Win(session)):
        pilot.window.set_size(*size)
        pilot.go(route)
        scene = pilot.scene
        pilot.wait_until(lambda scene=scene: scene.metrics == Metrics(*size))  # type: ignore[misc]
        assert_controls_have_their_places(scene)


@pytest.mark.parametrize("size", SIZES)
def test_targets_are_large_enough_for_a_finger(size: tuple[int, int]) -> None:
    metrics = Metrics(*size)
    least = min(44, metrics.px(44))
    menu, suits = MenuScreen(metrics), SuitsScreen(metrics)
    rects = [menu.row(index) for index in range(5)] + suits.tiles + [suits.back]
    rects += PauseScreen(metrics, buttons=8).buttons + WinScreen(metrics, tiles=3).buttons
    assert all(min(rect.width, rect.height) >= least for rect in rects)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("buttons", [4, 7, 8])
def test_the_pause_menu_lies_in_the_window(size: tuple[int, int], buttons: int) -> None:
    metrics = Metrics(*size)
    screen = PauseScreen(metrics, buttons)
    assert screen.panel.overlap(metrics.window) == screen.panel.width * screen.panel.height
    for rect in [screen.title, screen.line, *screen.buttons]:
        assert rect.overlap(screen.panel) == rect.width * rect.height


@pytest.mark.parametrize("size", SIZES)
def test_stars_stand_free_between_title_and_headline(size: tuple[int, int]) -> None:
    metrics = Metrics(*size)
    screen = WinScreen(metrics, tiles=3, stars=True)
    foot_of_title = screen.title.centre[1] - metrics.px(20)
    head_of_line = screen.headline.centre[1] + metrics.px(12)
    for star in screen.stars:
        assert foot_of_title >= star.top
        assert star.bottom > head_of_line
    for rect in (screen.title, screen.score, *screen.tiles, *screen.buttons):
        assert rect.overlap(screen.panel) == rect.width * rect.height
    assert screen.score.bottom >= screen.tiles[0].top - metrics.px(8)
    assert screen.tiles[0].bottom > screen.buttons[0].top


def test_settings_and_statistics_open_by_key_from_the_menu(pilot: Pilot) -> None:
    for symbol, scene in ((key.O, SettingsScene), (key.S, StatisticsScene)):
        pilot.go(Menu())
        pilot.key(symbol)
        assert isinstance(pilot.scene, scene)
        pilot.key(key.ESCAPE)
        assert isinstance(pilot.scene, MenuScene)
