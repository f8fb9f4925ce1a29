"""Effects in the window: they run, come to rest, and never come between player and game."""

from random import Random

import arcade
import pytest
from arcade import key

from simplesimon.engine import Game
from simplesimon.session import Session
from simplesimon.store.settings import Pace
from simplesimon.ui import theme
from simplesimon.ui.effects import RunGlow, Swarm, star_pictures
from simplesimon.ui.layout import Metrics, TableLayout
from simplesimon.ui.particles import Particle
from simplesimon.ui.routes import Win
from simplesimon.ui.scenes.menu import MenuScene
from simplesimon.ui.scenes.play import PlayScene
from simplesimon.ui.scenes.win import WinScene
from simplesimon.ui.window import LazyWindow
from tests.ui.pilot import RIGHT, Pilot
from tests.won_games import won_game

GAME = won_game("worked-example")
BEFORE_FIRST_RUN = 49
"""So many moves of the game are made before the one that completes a run."""

WITHOUT_EFFECTS = pytest.mark.parametrize(
    "changes", [{"reduced_motion": True}, {"pace": Pace.OFF}], ids=["reduced motion", "pace off"]
)


# A run that leaves


def complete_run(pilot: Pilot) -> PlayScene:
    scene = pilot.start(GAME.deal, GAME.moves[:BEFORE_FIRST_RUN])
    pilot.drag_move(GAME.moves[BEFORE_FIRST_RUN])
    assert scene.session.game.runs == 1
    return scene


def test_stars_spray_from_a_run_that_leaves_and_its_home_pops(pilot: Pilot) -> None:
    scene = complete_run(pilot)
    home = scene.bar.home_sprites[0]
    pilot.wait_until(lambda: scene.run_effects.busy)
    assert len(scene.run_effects._stars) == theme.SPARKS
    pilot.wait_until(lambda: not home.visible)
    copy = scene.run_effects._popping.sprites[0]
    assert copy.scale[0] > 1
    assert copy.position == home.position
    pilot.wait_until(lambda: not scene.run_effects.busy)
    assert home.visible
    assert not scene.run_effects._popping.sprites
    pilot.wait(1)
    assert "table" not in pilot.window._movers


@WITHOUT_EFFECTS
def test_a_run_leaves_without_effects(pilot: Pilot, changes: dict[str, object]) -> None:
    pilot.services.preferences.change(**changes)
    scene = complete_run(pilot)
    for _ in range(40):
        pilot.frame()
        assert not scene.run_effects.busy
        assert scene.bar.home_sprites[0].visible
    assert not scene.timeline.busy


def test_a_press_ends_the_flight_of_a_run_but_not_the_effects(pilot: Pilot) -> None:
    scene = complete_run(pilot)
    pilot.click((5, 5))
    assert not scene.timeline.busy
    assert scene.run_effects.busy
    pilot.frame()
    assert scene.run_effects.busy
    pilot.wait_until(lambda: not scene.run_effects.busy)


def test_a_home_that_is_emptied_while_it_pops_pops_no_more(pilot: Pilot) -> None:
    scene = complete_run(pilot)
    home = scene.bar.home_sprites[0]
    pilot.wait_until(lambda: not home.visible)
    pilot.control_z()
    pilot.frame()
    assert home.visible
    pilot.settle()
    pilot.wait_until(lambda: not scene.run_effects.busy)
    assert home.visible


def test_effects_end_with_the_scene(pilot: Pilot) -> None:
    scene = complete_run(pilot)
    pilot.wait_until(lambda: scene.run_effects.busy)
    pilot.key(key.N)
    assert not isinstance(pilot.scene, PlayScene)
    pilot.wait(0.5)
    assert not pilot.window._movers


# A game that is won


def win(pilot: Pilot) -> WinScene:
    pilot.go(Win(Session(Game(GAME.deal, GAME.moves))))
    scene = pilot.scene
    assert isinstance(scene, WinScene)
    return scene


def celebrates(scene: WinScene) -> bool:
    return scene.celebration is not None


def figures(scene: WinScene) -> list[str]:
    return [figure._shown for figure in scene._figures]


FINAL = ["500", "−59", "+400", "841"]


def test_a_won_game_is_celebrated_for_four_seconds_and_then_the_window_sleeps(
    pilot: Pilot,
) -> None:
    scene = win(pilot)
    assert celebrates(scene)
    pilot.wait(3.5)
    assert celebrates(scene)
    pilot.wait(1.0)
    assert not celebrates(scene)
    assert not pilot.window._movers
    pilot.wait(0.2)
    still = pilot.window.frames_drawn
    pilot.wait(2.0)
    assert pilot.window.frames_drawn == still


def test_the_figures_count_up_in_six_tenths_of_a_second(pilot: Pilot) -> None:
    scene = win(pilot)
    shown = [figures(scene)]
    for _ in range(12):
        pilot.frame()
        shown.append(figures(scene))
    assert shown[1] != FINAL
    numbers = [[int(text.replace("−", "-")) for text in row] for row in shown]
    assert all(0 <= row[3] <= 841 for row in numbers)
    assert sorted(numbers, key=lambda row: row[3]) == numbers
    assert shown[-1] == FINAL


def test_a_click_on_the_felt_ends_the_celebration(pilot: Pilot) -> None:
    scene = win(pilot)
    pilot.wait(0.2)
    assert figures(scene) != FINAL
    pilot.click((5, 5))
    assert figures(scene) == FINAL
    pilot.wait(0.4)
    assert not celebrates(scene)
    assert pilot.scene is scene
    assert not pilot.window._movers


def test_any_button_ends_the_celebration(pilot: Pilot) -> None:
    scene = win(pilot)
    pilot.press((640, 300), button=RIGHT)
    pilot.wait(0.4)
    assert not celebrates(scene)


def test_a_click_in_the_fountain_presses_the_button_under_it(pilot: Pilot) -> None:
    win(pilot)
    pilot.wait(1)
    pilot.click_control("menu")
    assert isinstance(pilot.scene, MenuScene)
    pilot.wait(0.5)
    assert not pilot.window._movers


def test_a_key_in_the_fountain_is_heard(pilot: Pilot) -> None:
    scene = win(pilot)
    pilot.key(key.TAB)
    assert celebrates(scene)
    pilot.key(key.ESCAPE)
    assert isinstance(pilot.scene, MenuScene)


def test_the_celebration_lies_under_the_panel(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = win(pilot)
    order: list[str] = []
    assert scene.celebration is not None
    monkeypatch.setattr(scene.celebration, "draw", lambda: order.append("fountain"))
    monkeypatch.setattr(scene.page, "draw", lambda: order.append("page"))
    pilot.frame()
    assert order == ["fountain", "page"]


def test_a_window_of_another_size_ends_the_celebration(pilot: Pilot) -> None:
    scene = win(pilot)
    pilot.window.set_size(800, 600)
    pilot.window.dispatch_events()
    pilot.wait(0.5)
    assert not celebrates(scene)
    assert figures(scene) == FINAL


def test_with_reduced_motion_the_panel_only_fades_in(pilot: Pilot) -> None:
    pilot.services.preferences.change(reduced_motion=True)
    scene = win(pilot)
    lights = []
    for _ in range(8):
        lights.append(scene.page._sheet.sprites.alpha_normalized)
        pilot.frame()
    assert not celebrates(scene)
    assert figures(scene) == FINAL
    assert lights == sorted(lights)
    assert lights[0] < 1
    assert lights[-1] == 1
    assert not pilot.window._movers


def test_at_pace_off_a_won_game_is_there_at_once(pilot: Pilot) -> None:
    pilot.services.preferences.change(pace=Pace.OFF)
    scene = win(pilot)
    assert not celebrates(scene)
    assert figures(scene) == FINAL
    assert scene.page._sheet.sprites.alpha_normalized == 1
    assert not pilot.window._movers


@pytest.mark.parametrize("pace", [Pace.SLOW, Pace.FAST])
def test_the_celebration_goes_at_the_players_pace(pilot: Pilot, pace: Pace) -> None:
    pilot.services.preferences.change(pace=pace)
    scene = win(pilot)
    pilot.wait(3.0)
    assert celebrates(scene) == (pace is Pace.SLOW)


# Swarms


@pytest.fixture
def swarm(window: LazyWindow) -> Swarm:
    return Swarm(star_pictures(Metrics(window.width, window.height)))


def test_sprites_are_used_again(swarm: Swarm) -> None:
    swarm.add([Particle(0, 0, life=0.5) for _ in range(10)])
    swarm.advance(0.6)
    assert len(swarm) == 0
    swarm.add([Particle(0, 0, life=0.5, picture=1) for _ in range(10)])
    assert len(swarm) == 10
    assert len(swarm._sheet.sprites) == 10
    assert {sprite.texture for sprite in swarm._sheet.sprites} == {swarm._pictures[1]}


def test_a_sprite_follows_its_particle(swarm: Swarm) -> None:
    swarm.add([Particle(10, 20, life=2, velocity_x=5, spin=30, dusk=2)])
    swarm.advance(1)
    swarm.draw()
    (sprite,) = swarm._sheet.sprites
    assert (sprite.position, sprite.angle, sprite.alpha) == ((15, 20), 30, 128)


# A finished run


@pytest.fixture
def layout(window: LazyWindow) -> TableLayout:
    return TableLayout(Metrics(window.width, window.height))


def outline_of(glow: RunGlow) -> arcade.Sprite:
    (outline,) = glow._sheet.sprites
    return outline


def test_a_finished_run_breathes_and_sparkles_and_then_glows_on_still(layout: TableLayout) -> None:
    glow = RunGlow(layout, Random(1), lively=True)
    assert not glow.busy
    glow.show(layout.group_rect(4, 2, 15))
    lights = []
    for _ in range(60):
        glow.advance(0.05)
        lights.append(outline_of(glow).alpha)
        glow.draw()
    assert len(glow._stars) == theme.RUN_SPARKS
    assert min(lights) < 190
    assert max(lights) > 245
    for _ in range(200):
        glow.advance(0.05)
    assert not glow.busy
    assert outline_of(glow).alpha == 255
    glow.draw()


def test_a_glow_that_is_shown_again_goes_on(layout: TableLayout) -> None:
    glow = RunGlow(layout, Random(1), lively=True)
    run = layout.group_rect(4, 2, 15)
    glow.show(run)
    glow.advance(0.5)
    outline = outline_of(glow)
    glow.show(run)
    assert outline_of(glow) is outline
    glow.show(layout.group_rect(5, 2, 15))
    assert outline_of(glow) is not outline


def test_several_runs_glow_together(layout: TableLayout) -> None:
    glow = RunGlow(layout, Random(1), lively=True)
    glow.show(layout.group_rect(1, 0, 13), layout.group_rect(8, 0, 13))
    assert len(glow._sheet.sprites) == 2
    glow.advance(0.05)
    assert len(glow._stars) == 2 * theme.RUN_SPARKS
    glow.show()
    assert not glow.busy


def test_a_glow_is_cleared(layout: TableLayout) -> None:
    glow = RunGlow(layout, Random(1), lively=True)
    glow.show(layout.group_rect(4, 2, 15))
    glow.advance(0.5)
    glow.clear()
    assert not glow.busy
    assert not glow._sheet.sprites
    glow.advance(0.5)
    glow.draw()


def test_with_reduced_motion_a_finished_run_glows_without_moving(layout: TableLayout) -> None:
    glow = RunGlow(layout, Random(1), lively=False)
    glow.show(layout.group_rect(4, 2, 15))
    assert not glow.busy
    assert len(glow._stars) == 0
    assert outline_of(glow).alpha == 255
