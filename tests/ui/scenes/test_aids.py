"""The solver's aids at the table: hints, verdict, par, the way back, show me, winnable deals."""

from collections.abc import Iterator
from random import Random

import pytest
from arcade import key

from simplesimon.engine import Game, GameCode, Move, Removal, RunRemoval, deal, legal_moves
from simplesimon.solver import Unsolvable, decide
from simplesimon.solver.advice import WayBack
from simplesimon.solver.verdict import Solved
from simplesimon.store.plays import Outcome
from simplesimon.store.settings import Pace
from simplesimon.ui import theme
from simplesimon.ui.advisor import Advisor
from simplesimon.ui.outlooks import Outlook
from simplesimon.ui.routes import ChooseSuits, Win
from simplesimon.ui.scenes.play import PlayScene
from simplesimon.ui.scenes.suits import SuitsScene
from simplesimon.ui.scenes.win import WinScene
from simplesimon.ui.widgets.notice import notice_image
from tests.ui.pilot import Pilot
from tests.won_games import won_game

GAME = won_game("worked-example")
EASY = deal(GameCode(1, 29))


@pytest.fixture
def aided(pilot: Pilot) -> Iterator[Pilot]:
    pilot.services.preferences.change(hints=True, live_verdict=True, par=True, show_me=True)
    yield pilot
    pilot.services.advisor.close()


def wait_for_hint(pilot: Pilot) -> None:
    pilot.wait_for(lambda: pilot.play.aids.hint_shown is not None)


def test_without_the_options_there_are_no_aids(pilot: Pilot) -> None:
    scene = pilot.start(EASY)
    pilot.key(key.H)
    pilot.key(key.W)
    pilot.key(key.B)
    pilot.wait(0.5)
    assert scene.aids.hint_shown is None
    assert scene.aids.outlook is None
    assert scene.aids.par is None
    assert not scene.told
    assert {control.name for control in scene.page.controls} >= {"undo", "redo", "menu"}
    assert "hint" not in {control.name for control in scene.page.controls}


def test_a_game_is_won_by_hints_alone(aided: Pilot) -> None:
    scene = aided.start(EASY)
    while not scene.session.game.is_won:
        aided.key(key.H)
        wait_for_hint(aided)
        hint = scene.aids.hint_shown
        assert hint is not None
        assert hint.wins
        before = len(scene.session.game.actions)
        aided.key(key.H)
        assert scene.session.game.actions[before:] == (hint.action,)
        aided.settle_or_leave()
    assert scene.session.outcome is Outcome.WON
    assert scene.session.hints == len(scene.session.game.actions)


def test_a_hint_to_remove_a_run_waits_to_be_made(aided: Pilot) -> None:
    actions = GAME.actions_by_hand
    first = next(place for place, action in enumerate(actions) if isinstance(action, Removal))
    scene = aided.start(GAME.deal, actions[:first], RunRemoval.BY_HAND)
    aided.key(key.H)
    wait_for_hint(aided)
    aided.wait(1)
    assert scene.told == "Remove the finished run."
    aided.key(key.H)
    assert scene.session.game.actions == actions[: first + 1]
    assert scene.aids.hint_shown is None
    aided.wait(theme.NOTICE_FADE + 0.1)
    assert not scene.told


def test_a_hint_to_remove_a_run_goes_away_with_its_words(aided: Pilot) -> None:
    actions = GAME.actions_by_hand
    first = next(place for place, action in enumerate(actions) if isinstance(action, Removal))
    scene = aided.start(GAME.deal, actions[:first], RunRemoval.BY_HAND)
    aided.key(key.H)
    wait_for_hint(aided)
    aided.wait(theme.NOTICE_SECONDS + 0.5)
    assert scene.aids.hint_shown is None
    assert not scene.told


def test_there_is_time_to_look_at_a_hint_before_it_is_made(aided: Pilot) -> None:
    scene = aided.start(EASY)
    aided.key(key.H)
    wait_for_hint(aided)
    aided.wait(theme.HINT_HOLDS - 0.5)
    aided.key(key.H)
    assert len(scene.session.game.actions) == 1


def test_a_hint_that_is_looked_at_again_counts_once(aided: Pilot) -> None:
    scene = aided.start(EASY)
    for _look in range(2):
        aided.key(key.H)
        wait_for_hint(aided)
        aided.wait(theme.HINT_HOLDS + 0.5)
        assert scene.aids.hint_shown is None
    assert scene.session.hints == 1


def test_a_hint_shows_its_cards_and_goes_away_by_itself(aided: Pilot) -> None:
    scene = aided.start(EASY)
    aided.click_control("hint")
    wait_for_hint(aided)
    assert len(scene.marks.hinted) == 2
    aided.wait(theme.HINT_HOLDS + 0.5)
    assert scene.aids.hint_shown is None
    assert scene.marks.hinted == []


def test_a_hint_is_gone_when_another_move_is_made(aided: Pilot) -> None:
    scene = aided.start(GAME.deal)
    aided.key(key.H)
    wait_for_hint(aided)
    aided.drag_move(Move(0, 3, 1))
    assert scene.aids.hint_shown is None


def test_the_sign_tells_whether_the_game_can_be_won(aided: Pilot) -> None:
    scene = aided.start(EASY)
    assert scene.aids.outlook in (Outlook.THINKING, Outlook.WINNABLE)
    aided.wait_for(lambda: scene.aids.outlook is Outlook.WINNABLE)
    aided.click_control("outlook")
    assert scene.told == "Can be won from here"


def test_par_is_shown_and_gets_shorter_or_stays(aided: Pilot) -> None:
    scene = aided.start(EASY)
    aided.wait_for(lambda: scene.aids.par is not None)
    first = scene.aids.par
    aided.wait(2)
    later = scene.aids.par
    assert first is not None
    assert later is not None
    assert 0 < later <= first


def lost_line() -> tuple[Move, ...]:
    """Return moves from the worked example after which it is proven lost."""
    chance = Random(5)
    for _attempt in range(40):
        game = Game(GAME.deal)
        moves: list[Move] = []
        for _move in range(30):
            choices = list(legal_moves(game.position))
            if not choices:
                break
            moves.append(chance.choice(choices))
            game.play(moves[-1])
        if isinstance(decide(game.position), Unsolvable):
            return tuple(moves)
    raise AssertionError("no lost line was met")


def test_a_lost_game_says_so_and_goes_back_to_where_it_could_be_won(aided: Pilot) -> None:
    scene = aided.start(GAME.deal, lost_line())
    aided.key(key.H)
    aided.wait_for(lambda: scene.banner.shown)
    assert scene.banner.title == "Cannot be won from here"
    made = len(scene.session.game.actions)
    aided.key(key.B)
    aided.wait_for(lambda: len(scene.session.game.actions) < made)
    game = scene.session.game
    verdict = scene.services.advisor.verdict(game.position, game.removal)
    if verdict is None:
        scene.services.advisor.ask_verdict(game.position, game.removal)
        aided.wait_for(
            lambda: scene.services.advisor.verdict(game.position, game.removal) is not None,
        )
    assert isinstance(scene.services.advisor.verdict(game.position, game.removal), Solved)
    assert game.can_redo
    assert scene.session.returns == 1


def test_undo_out_of_a_lost_position_does_not_call_the_one_before_lost(aided: Pilot) -> None:
    line = lost_line()
    scene = aided.start(GAME.deal, line)
    aided.wait_for(lambda: scene.aids.outlook is Outlook.LOST)
    while scene.session.game.can_undo:
        aided.control_z()
    aided.wait_for(lambda: scene.aids.outlook is Outlook.WINNABLE)
    aided.key(key.Y, key.MOD_CTRL)
    for _move in line[1:]:
        aided.key(key.Y, key.MOD_CTRL)
    assert scene.aids.outlook is Outlook.LOST


def test_the_banner_of_a_lost_game_can_be_put_away(aided: Pilot) -> None:
    scene = aided.start(GAME.deal, lost_line())
    aided.key(key.H)
    aided.wait_for(lambda: scene.banner.shown)
    aided.click_control("play on")
    assert not scene.banner.shown


def test_the_banner_of_a_lost_game_stays_in_a_window_of_another_size(aided: Pilot) -> None:
    scene = aided.start(GAME.deal, lost_line())
    scene.tell_lost()
    scene.recompose()
    assert scene.banner.title == "Cannot be won from here"
    assert scene.banner.shown
    aided.click_control("play on")
    scene.recompose()
    assert not scene.banner.shown


def test_the_banner_of_a_lost_game_goes_with_the_position(aided: Pilot) -> None:
    scene = aided.start(GAME.deal, lost_line())
    scene.tell_lost()
    aided.control_z()
    assert not scene.banner.shown
    aided.key(key.Y, key.MOD_CTRL)
    assert not scene.banner.shown


def test_a_notice_stands_above_the_banner(aided: Pilot) -> None:
    scene = aided.start(GAME.deal, lost_line())
    scene.notify("Something")
    low = notice_bottom(scene)
    scene.tell_lost()
    assert scene.banner.rect is not None
    assert notice_bottom(scene) > scene.banner.rect.top
    scene.notify("Something else")
    assert notice_bottom(scene) > scene.banner.rect.top
    aided.click_control("play on")
    assert notice_bottom(scene) == low


def notice_bottom(scene: PlayScene) -> float:
    """Return where the picture of the notice begins, but for its shadow."""
    sprite = scene._notice._sprite
    assert sprite is not None
    return float(sprite.bottom) + notice_image(scene.brush, scene.told)[1]


def test_the_sign_of_a_lost_game_offers_the_way_back(aided: Pilot) -> None:
    aided.services.preferences.change(hints=False, show_me=False)
    scene = aided.start(GAME.deal, lost_line())
    aided.wait_for(lambda: scene.aids.outlook is Outlook.LOST)
    aided.click_control("outlook")
    assert scene.banner.shown
    made = len(scene.session.game.actions)
    aided.key(key.B)
    aided.wait_for(lambda: len(scene.session.game.actions) < made)


def told(pilot: Pilot) -> str:
    return pilot.scene.told


def test_thinking_is_told_while_it_takes_its_time(
    aided: Pilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = aided.start(EASY)
    advisor = scene.services.advisor
    monkeypatch.setattr(advisor, "poll", lambda: False)
    monkeypatch.setattr(advisor, "verdict", lambda *_: None)
    aided.key(key.H)
    assert told(aided) == ""
    aided.wait(10)
    assert told(aided) == "Thinking…"
    aided.drag_move(next(legal_moves(scene.session.game.position)))
    aided.wait(1)
    assert told(aided) == ""


def test_thinking_is_not_told_any_more_when_the_window_changes(
    aided: Pilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = aided.start(EASY)
    monkeypatch.setattr(scene.services.advisor, "verdict", lambda *_: None)
    aided.key(key.H)
    aided.wait(1)
    assert scene.told
    scene.recompose()
    aided.wait(1)
    assert not scene.told


def test_the_way_back_is_not_taken_from_another_line(
    aided: Pilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = aided.start(GAME.deal, lost_line())
    monkeypatch.setattr(scene.services.advisor, "ask_way_back", lambda *_: None)
    monkeypatch.setattr(Advisor, "is_seeking_way_back", True)
    aided.key(key.B)
    assert scene.told == "Looking for the way back…"
    aided.control_z()
    made = scene.session.game.actions
    monkeypatch.setattr(Advisor, "is_seeking_way_back", False)
    monkeypatch.setattr(
        scene.services.advisor, "take_way_back", lambda: WayBack(0, (), latest=True)
    )
    aided.wait(1)
    assert scene.session.game.actions == made
    assert not scene.told


@pytest.mark.parametrize("symbol", [key.B, key.W])
def test_cards_taken_up_while_the_solver_thinks_are_put_down_for_its_answer(
    aided: Pilot, monkeypatch: pytest.MonkeyPatch, symbol: int
) -> None:
    scene = aided.start(EASY)
    game, advisor = scene.session.game, scene.services.advisor
    aided.drag_move(next(legal_moves(game.position)))
    advisor.ask_verdict(game.position, game.removal)
    aided.wait_for(lambda: advisor.verdict(game.position, game.removal) is not None)
    with monkeypatch.context() as thinking:
        thinking.setattr(advisor, "verdict", lambda *_: None)
        thinking.setattr(Advisor, "is_seeking_way_back", True)
        aided.key(symbol)
        aided.press(aided.first_of(next(legal_moves(game.position))))
        aided.drag_to((640, 60))
        assert scene.handling.hand is not None
    monkeypatch.setattr(advisor, "take_way_back", lambda: WayBack(0, (), latest=True))
    monkeypatch.setattr(Advisor, "is_seeking_way_back", False)
    made = len(game.actions)
    aided.wait_until(lambda: len(game.actions) != made)
    assert scene.handling.hand is None
    assert not scene.pointer.pressed


def test_show_me_plays_to_the_end_and_is_no_win(aided: Pilot) -> None:
    aided.services.preferences.change(pace=Pace.OFF)
    scene = aided.start(EASY)
    aided.key(key.W)
    aided.wait_for(lambda: bool(scene.session.game.actions))
    aided.wait(theme.NOTICE_SECONDS + 1)
    assert scene.told.startswith("Showing how it is won.")
    aided.wait_until(lambda: isinstance(aided.scene, WinScene), seconds=60)
    assert scene.session.outcome is Outcome.SHOWN
    assert aided.services.statistics.summaries()[1].won == 0


@pytest.mark.parametrize("how", ["key", "press"])
def test_show_me_is_stopped_at_any_time_and_the_player_goes_on(aided: Pilot, how: str) -> None:
    scene = aided.start(EASY)
    aided.key(key.W)
    aided.wait_for(lambda: len(scene.session.game.actions) >= 3)
    if how == "key":
        aided.key(key.SPACE)
    else:
        aided.press((640, 30))
        aided.release()
    made = len(scene.session.game.actions)
    aided.wait(2)
    assert len(scene.session.game.actions) == made
    assert not scene.told
    aided.control_z()
    assert len(scene.session.game.actions) == made - 1


def test_winnable_deals_come_from_the_stock(pilot: Pilot) -> None:
    pilot.go(ChooseSuits())
    pilot.click(pilot.control("winnable").rect.centre)
    assert pilot.services.settings.winnable_deals_only
    pilot.type("4")
    pilot.wait_for(lambda: isinstance(pilot.scene, PlayScene))
    game = pilot.play.session.game
    assert game.deal.suits == 4
    pilot.services.advisor.ask_verdict(game.position, game.removal)
    pilot.wait_for(lambda: pilot.services.advisor.verdict(game.position, game.removal) is not None)
    verdict = pilot.services.advisor.verdict(game.position, game.removal)
    assert isinstance(verdict, Solved)
    pilot.services.advisor.close()


def test_a_search_for_a_winnable_deal_that_fails_ends_and_says_so(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Advisor, "keep_stock", lambda *_, **__: None)
    monkeypatch.setattr(Advisor, "stock_failed", True)
    pilot.services.preferences.change(winnable_deals_only=True)
    pilot.go(ChooseSuits())
    pilot.type("4")
    pilot.frame()
    assert isinstance(pilot.scene, SuitsScene)
    assert pilot.scene.told.startswith("No winnable deal was found.")
    pilot.wait(10)
    drawn = pilot.window.frames_drawn
    pilot.wait(1)
    assert pilot.window.frames_drawn == drawn


def test_the_solver_rests_while_another_scene_is_shown(
    aided: Pilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    aided.start(GAME.deal)
    rests: list[str] = []
    monkeypatch.setattr(Advisor, "rest", lambda _self: rests.append("now"))
    aided.go(ChooseSuits())
    assert rests == ["now"]


def test_any_deal_will_do_while_the_switch_is_off(pilot: Pilot) -> None:
    pilot.go(ChooseSuits())
    assert isinstance(pilot.scene, SuitsScene)
    pilot.type("4")
    assert pilot.play.session.game.deal.origin == GameCode(4, 29)


def test_a_won_game_shows_its_stars(aided: Pilot) -> None:
    scene = aided.start(GAME.deal, GAME.moves)
    aided.wait_for(lambda: scene.aids.par is not None)
    aided.go(Win(scene.session))
    assert isinstance(aided.scene, WinScene)
    assert aided.scene.earned_stars == 3


def star_sizes(scene: WinScene) -> list[float]:
    return [sprite.scale_x for sprite in scene._stars.sprites]


def test_stars_pop_up_once(aided: Pilot) -> None:
    scene = aided.start(GAME.deal, GAME.moves)
    aided.wait_for(lambda: scene.aids.par is not None)
    aided.director.go(Win(scene.session))
    win = aided.scene
    assert isinstance(win, WinScene)
    assert star_sizes(win) == [0.0, 0.0, 0.0]
    aided.wait(1)
    assert star_sizes(win) == [1.0, 1.0, 1.0]
    win.recompose()
    assert star_sizes(win) == [1.0, 1.0, 1.0]


def test_with_reduced_motion_stars_fade_in_with_their_panel(aided: Pilot) -> None:
    aided.services.preferences.change(reduced_motion=True)
    scene = aided.start(GAME.deal, GAME.moves)
    aided.wait_for(lambda: scene.aids.par is not None)
    aided.director.go(Win(scene.session))
    win = aided.scene
    assert isinstance(win, WinScene)
    assert win._stars.sprites.alpha_normalized == 0
    aided.wait(1)
    assert win._stars.sprites.alpha_normalized == 1
