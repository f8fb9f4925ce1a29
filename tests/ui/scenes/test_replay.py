"""The replay: a game is watched with the events a mouse and a keyboard make."""

from itertools import pairwise

import pytest
from arcade import key

from simplesimon.engine import Action, Game, GameCode, Position, RunRemoval, legal_moves
from simplesimon.engine.notation import GameText
from simplesimon.session import Session
from simplesimon.store.plays import Origin
from simplesimon.store.settings import Pace
from simplesimon.ui.art.icons import Icon
from simplesimon.ui.layout import Metrics
from simplesimon.ui.motion import Point
from simplesimon.ui.routes import Menu, Replay, Win
from simplesimon.ui.scenes.menu import MenuScene
from simplesimon.ui.scenes.play import PlayScene
from simplesimon.ui.scenes.replay import ReplayScene
from simplesimon.ui.scenes.win import WinScene
from simplesimon.ui.widgets.controls import Button
from simplesimon.ui.widgets.scrub import ScrubLine
from simplesimon.ui.widgets.segments import Segments
from tests.ui.pilot import Pilot
from tests.ui.scenes.places import assert_controls_have_their_places
from tests.won_games import won_game

GAME = won_game("worked-example")
LENGTH = len(GAME.moves)
ITSELF, BY_HAND = RunRemoval.BY_ITSELF, RunRemoval.BY_HAND
SIZES = [(800, 600), (1024, 768), (1280, 720), (1920, 1080), (1366, 700)]


def actions_of(removal: RunRemoval) -> tuple[Action, ...]:
    return GAME.moves if removal is ITSELF else GAME.actions_by_hand


def positions_of(removal: RunRemoval) -> list[Position]:
    game = Game(GAME.deal, removal=removal)
    positions = [game.position]
    for action in actions_of(removal):
        game.play(action)
        positions.append(game.position)
    return positions


def played(pilot: Pilot, removal: RunRemoval = ITSELF, count: int | None = None) -> Session:
    """Return a game of which so many actions were made and kept; None: it is won."""
    session = pilot.services.dealer.typed(GameText(GAME.deal, removal))
    for action in actions_of(removal)[:count]:
        session.play(action)
    return session


def begun(pilot: Pilot) -> Session:
    """Return a game dealt from a code, with its first move."""
    session = pilot.services.dealer.code(GameCode(4, 29))
    session.play(next(iter(legal_moves(session.game.position))))
    return session


def watch(pilot: Pilot, removal: RunRemoval = ITSELF, count: int | None = None) -> ReplayScene:
    """Open the replay of a game and stop it at the deal."""
    pilot.go(Replay(played(pilot, removal, count).uuid, Menu()))
    scene = watched(pilot)
    pilot.wait_until(lambda: not scene.timeline.busy)
    pilot.key(key.SPACE)
    assert not scene.playing
    return scene


def watched(pilot: Pilot) -> ReplayScene:
    scene = pilot.scene
    assert isinstance(scene, ReplayScene)
    return scene


def rest(pilot: Pilot) -> None:
    scene = watched(pilot)
    pilot.wait_until(lambda: not scene.timeline.busy)


def assert_table_shows(scene: ReplayScene, position: Position) -> None:
    table = scene.tabletop.table
    assert table.faces() == position.columns
    assert scene.bar.runs == position.runs
    assert not table.raised
    for column, sprites in enumerate(table.columns):
        for row, sprite in enumerate(sprites):
            assert sprite.position == table.seat(column, row)


def line_of(scene: ReplayScene) -> ScrubLine:
    line = scene.page.control("line")
    assert isinstance(line, ScrubLine)
    return line


def on_line(scene: ReplayScene, place: int) -> Point:
    line = line_of(scene)
    return line.rect.left + line.x_of(place), line.rect.centre[1]


def play_icon(scene: ReplayScene) -> Icon | None:
    button = scene.page.control("play")
    assert isinstance(button, Button)
    return button.icon


def counter(scene: ReplayScene) -> str:
    return scene._counted


@pytest.mark.parametrize("removal", RunRemoval)
def test_a_won_game_is_watched_to_its_end(pilot: Pilot, removal: RunRemoval) -> None:
    positions = positions_of(removal)
    pilot.services.preferences.change(pace=Pace.FAST)
    pilot.go(Replay(played(pilot, removal).uuid, Menu()))
    scene = watched(pilot)
    seen = [scene.replay.place]

    def ended() -> bool:
        place = scene.replay.place
        if place != seen[-1]:
            seen.append(place)
            assert scene.tabletop.table.faces() == positions[place].columns
        return not scene.playing and not scene.timeline.busy

    pilot.wait_until(ended, seconds=120)
    assert seen == list(range(len(positions)))
    assert_table_shows(scene, positions[-1])
    assert scene.replay.score == 900 - LENGTH
    assert counter(scene) == f"Move {LENGTH} of {LENGTH}"


@pytest.mark.parametrize("removal", RunRemoval)
def test_each_step_forward_and_back_shows_the_games_position(
    pilot: Pilot, removal: RunRemoval
) -> None:
    positions = positions_of(removal)
    scene = watch(pilot, removal)
    for position in positions[1:]:
        pilot.key(key.RIGHT)
        rest(pilot)
        assert_table_shows(scene, position)
    for position in positions[-2::-1]:
        pilot.key(key.LEFT)
        rest(pilot)
        assert_table_shows(scene, position)
    pilot.key(key.LEFT)
    assert scene.replay.place == 0


def test_steps_that_do_not_wait_for_the_cards_lose_nothing(pilot: Pilot) -> None:
    positions = positions_of(ITSELF)
    scene = watch(pilot)
    for _ in positions[1:]:
        pilot.click_control("forward")
    rest(pilot)
    assert_table_shows(scene, positions[-1])
    for _ in range(10):
        pilot.click_control("backward")
    rest(pilot)
    assert_table_shows(scene, positions[-11])


@pytest.mark.parametrize("removal", RunRemoval)
def test_the_line_shows_each_place_at_once(pilot: Pilot, removal: RunRemoval) -> None:
    positions = positions_of(removal)
    scene = watch(pilot, removal)
    last = len(positions) - 1
    pilot.press(on_line(scene, last // 2))
    for place in (*range(last // 2, last + 1), *range(last, -1, -1), last):
        pilot.move_to(on_line(scene, place), button=1)
        assert not scene.timeline.busy
        assert scene.replay.place == place
        assert_table_shows(scene, positions[place])
    pilot.move_to((5, 5), button=1)
    assert scene.replay.place == 0
    pilot.release((5, 5))
    assert not scene.playing


def test_a_drag_on_the_line_stops_the_replay_in_the_middle_of_a_flight(pilot: Pilot) -> None:
    positions = positions_of(ITSELF)
    scene = watch(pilot)
    place = min(scene.replay.marks)
    pilot.press(on_line(scene, place - 1))
    pilot.release()
    pilot.key(key.SPACE)
    pilot.wait_until(lambda: scene.replay.place == place)
    pilot.wait(0.4)
    assert scene.timeline.busy
    pilot.press(on_line(scene, 3))
    pilot.release()
    assert not scene.playing
    assert_table_shows(scene, positions[3])


def test_figures_and_line_follow_the_place(pilot: Pilot) -> None:
    scene = watch(pilot, BY_HAND)
    place, suit = min(scene.replay.marks.items())
    pilot.press(on_line(scene, place - 1))
    pilot.release()
    before = scene.replay.score
    text = counter(scene)
    pilot.key(key.RIGHT)
    # A removal is a step of its own, but no move.
    assert counter(scene) == text
    assert scene.replay.score == before + 100
    assert scene.bar._shown["score"] == str(scene.replay.score)
    assert scene.bar._shown["moves"] == str(scene.replay.moves)
    assert line_of(scene).value == place
    rest(pilot)
    assert scene.bar.runs == bytes([suit])


def test_signs_on_the_line_stand_where_runs_left_and_not_on_each_other(pilot: Pilot) -> None:
    scene = watch(pilot)
    line = line_of(scene)
    signs = line.signs(scene.brush)
    assert [suit for suit, _x in signs] == [
        suit for _place, suit in sorted(scene.replay.marks.items(), reverse=True)
    ]
    assert signs[0][1] == line.x_of(LENGTH)
    xs = [x for _suit, x in signs]
    assert all(later - x >= 16 for later, x in pairwise(xs))


def test_keys_go_to_the_ends_and_choose_the_pace(pilot: Pilot) -> None:
    positions = positions_of(ITSELF)
    scene = watch(pilot)
    pilot.key(key.END)
    rest(pilot)
    assert_table_shows(scene, positions[-1])
    pilot.key(key.HOME)
    rest(pilot)
    assert_table_shows(scene, positions[0])
    pace = scene.page.control("pace")
    assert isinstance(pace, Segments)
    chosen = []
    for symbol in (key.UP, key.UP, key.DOWN, key.DOWN, key.DOWN, key.KEY_3, key.NUM_2, key.KEY_1):
        pilot.key(symbol)
        chosen.append(pace.chosen)
    assert chosen == [2, 2, 1, 0, 0, 2, 1, 0]
    pilot.key(key.KEY_4)
    assert pace.chosen == 0


def test_the_pace_is_chosen_with_the_mouse_and_counts_at_once(pilot: Pilot) -> None:
    scene = watch(pilot)
    rect = scene.page.control("pace").rect

    def seconds_for_five_steps() -> float:
        pilot.key(key.HOME)
        rest(pilot)
        pilot.key(key.SPACE)
        began = pilot.time
        pilot.wait_until(lambda: scene.replay.place == 5)
        pilot.key(key.SPACE)
        return pilot.time - began

    pilot.click((rect.left + 5, rect.centre[1]))
    slow = seconds_for_five_steps()
    pilot.click((rect.right - 5, rect.centre[1]))
    fast = seconds_for_five_steps()
    assert slow > 3 * fast


def test_the_pace_of_the_settings_is_the_first_one(pilot: Pilot) -> None:
    pilot.services.preferences.change(pace=Pace.SLOW)
    pace = watch(pilot).page.control("pace")
    assert isinstance(pace, Segments)
    assert pace.chosen == 0


def test_without_motion_the_steps_follow_each_other_without_gliding(pilot: Pilot) -> None:
    pilot.services.preferences.change(pace=Pace.OFF)
    scene = watch(pilot)
    pilot.key(key.SPACE)
    places = []
    for _ in range(40):
        pilot.frame(drawn=False)
        places.append(scene.replay.place)
        if places[-2:] == [places[-1]] * 2:
            assert_table_shows(scene, scene.replay.position)
    assert sorted(set(places)) == list(range(places[-1] + 1))
    assert 2 <= places[-1] < 10


def test_the_button_plays_pauses_and_begins_once_more(pilot: Pilot) -> None:
    scene = watch(pilot)
    assert play_icon(scene) is Icon.PLAY
    pilot.click_control("play")
    assert scene.playing
    assert play_icon(scene) is Icon.PAUSE
    pilot.wait_until(lambda: scene.replay.place == 2)
    pilot.click_control("play")
    pilot.wait(2)
    assert scene.replay.place == 2
    pilot.click_control("end")
    assert play_icon(scene) is Icon.RESTART
    pilot.click_control("play")
    rest(pilot)
    assert scene.replay.place == 0
    assert scene.playing


def test_the_keyboard_walks_the_buttons_too(pilot: Pilot) -> None:
    scene = watch(pilot)

    def focused() -> str:
        control = scene.page.focused
        return control.name if control is not None else ""

    pilot.key(key.TAB)
    assert focused() == "play"
    pilot.key(key.TAB)
    assert focused() == "forward"
    pilot.key(key.SPACE)
    assert scene.replay.place == 1
    pilot.key(key.LEFT)
    assert scene.replay.place == 0
    pilot.key(key.TAB)
    assert focused() == "end"
    pilot.key(key.ENTER)
    # The end is reached: the button can't be pressed any more.
    assert scene.replay.place == LENGTH
    assert focused() == "play"
    while focused() != "pace":
        pilot.key(key.TAB, key.MOD_SHIFT)
    pilot.key(key.RIGHT)
    assert scene.replay.place == LENGTH
    assert scene.page.control("pace").state == (2, None)


def test_esc_and_the_cross_go_back(pilot: Pilot) -> None:
    watch(pilot)
    pilot.key(key.ESCAPE)
    assert isinstance(pilot.scene, MenuScene)
    watch(pilot)
    pilot.click_control("leave")
    assert isinstance(pilot.scene, MenuScene)


def test_the_cards_cannot_be_taken(pilot: Pilot) -> None:
    scene = watch(pilot)
    move = GAME.moves[0]
    table, layout = scene.tabletop.table, scene.tabletop.layout
    start = layout.card_rect(
        move.source, table.heights[move.source] - 1, table.heights[move.source]
    ).centre
    end = layout.slot_rect(move.target).centre
    pilot.drag(start, end)
    pilot.double_click(start)
    pilot.wait(0.5)
    assert_table_shows(scene, GAME.deal.position)


def test_frames_are_drawn_only_while_something_moves(pilot: Pilot) -> None:
    scene = watch(pilot)
    pilot.wait(1)
    assert not pilot.window._movers
    drawn = pilot.window.frames_drawn
    pilot.wait(3)
    assert pilot.window.frames_drawn == drawn
    pilot.key(key.KEY_1)
    pilot.key(key.SPACE)
    pilot.wait(0.2)
    drawn = pilot.window.frames_drawn
    # Between two steps nothing moves either.
    pilot.wait(0.5)
    assert scene.replay.place == 0
    assert pilot.window.frames_drawn == drawn


def test_play_on_from_here_begins_a_game_with_the_position(pilot: Pilot) -> None:
    scene = watch(pilot, BY_HAND)
    pilot.press(on_line(scene, 20))
    pilot.release()
    position = scene.replay.position
    pilot.click_control("play on")
    session = pilot.play.session
    assert session.game.position == position
    assert session.game.removal is BY_HAND
    assert session.game.actions == ()
    assert session.beginning.origin is Origin.POSITION
    assert not pilot.play.timeline.busy


def test_play_on_at_the_deal_deals_it_once_more(pilot: Pilot) -> None:
    session = begun(pilot)
    pilot.go(Replay(session.uuid, Menu()))
    pilot.click_control("play on")
    again = pilot.play.session
    assert again.game.deal.origin == GameCode(4, 29)
    assert again.uuid != session.uuid
    # The game that lay on the table is kept, and that is told.
    assert pilot.scene.told


def test_an_empty_table_cannot_be_played_on(pilot: Pilot) -> None:
    scene = watch(pilot)
    pilot.key(key.END)
    assert not scene.page.control("play on").enabled
    pilot.key(key.LEFT)
    assert scene.page.control("play on").enabled


def test_an_unfinished_game_is_watched_as_far_as_it_went(pilot: Pilot) -> None:
    scene = watch(pilot, count=7)
    pilot.key(key.END)
    assert counter(scene) == "Move 7 of 7"
    assert scene.page.control("play on").enabled


def test_a_game_without_moves_shows_its_deal(pilot: Pilot) -> None:
    session = played(pilot, count=1)
    session.undo()
    pilot.go(Replay(session.uuid, Menu()))
    scene = watched(pilot)
    pilot.wait(3)
    assert scene.replay.length == 0
    assert not scene.playing
    assert not scene.page.control("line").enabled
    assert not scene.page.control("play").enabled
    pilot.key(key.RIGHT)
    pilot.key(key.SPACE)
    pilot.key(key.END)
    assert_table_shows(scene, GAME.deal.position)


def test_a_game_that_is_not_there_leads_back_with_a_notice(pilot: Pilot) -> None:
    pilot.go(Replay("0" * 32, Menu()))
    assert isinstance(pilot.scene, MenuScene)
    assert pilot.scene.told == "This game can no longer be shown."


def test_a_game_that_was_altered_leads_back_with_a_notice(pilot: Pilot) -> None:
    session = played(pilot)
    pilot.services.history.database.select("UPDATE plays SET actions = 'a9b'")
    pilot.go(Replay(session.uuid, Menu()))
    assert isinstance(pilot.scene, MenuScene)
    assert "A saved game was not as the game had left it." in pilot.scene.told


def test_a_win_is_watched_and_come_back_to_without_another_celebration(pilot: Pilot) -> None:
    session = played(pilot)
    pilot.go(Win(session))
    pilot.click_control("replay")
    scene = watched(pilot)
    assert scene.replay.length == LENGTH
    pilot.key(key.ESCAPE)
    assert isinstance(pilot.scene, WinScene)
    assert pilot.scene.celebration is None
    assert pilot.scene.session is session


def test_the_code_is_shown_and_copied(pilot: Pilot) -> None:
    session = begun(pilot)
    pilot.go(Replay(session.uuid, Menu()))
    pilot.click_control("code")
    assert pilot.window.get_clipboard_text() == "SS1-S4-AAAAABD"


def test_another_size_of_the_window_keeps_the_place(pilot: Pilot) -> None:
    scene = watch(pilot)
    pilot.press(on_line(scene, 30))
    pilot.release()
    position = scene.replay.position
    pilot.window.set_size(1024, 768)
    pilot.wait_until(lambda: scene.metrics == Metrics(1024, 768))
    assert_table_shows(scene, position)
    assert line_of(scene).value == 30
    assert counter(scene) == f"Move 30 of {LENGTH}"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["en", "nl", "ru"])
def test_everything_has_its_place(pilot: Pilot, size: tuple[int, int], language: str) -> None:
    pilot.services.preferences.change(language=language)
    pilot.window.set_size(*size)
    scene = watch(pilot, BY_HAND)
    pilot.wait_until(lambda: scene.metrics == Metrics(*size))
    assert_controls_have_their_places(scene)
    panel = scene._screen.panel
    for position in positions_of(BY_HAND):
        for column, cards in enumerate(position.columns):
            bottom = scene.tabletop.layout.group_rect(column, 0, max(1, len(cards))).bottom
            assert bottom >= panel.top


def test_the_replay_of_a_left_handed_table_is_mirrored(pilot: Pilot) -> None:
    pilot.services.preferences.change(left_handed=True, large_index=True)
    scene = watch(pilot)
    layout = scene.tabletop.layout
    assert layout.slot_rect(0).left > layout.slot_rect(9).left


def test_the_clock_of_the_game_on_the_table_stands(pilot: Pilot) -> None:
    session = played(pilot, count=3)
    pilot.go(Replay(session.uuid, Menu()))
    pilot.wait(2)
    assert session.seconds == 0


def test_a_replay_is_not_a_play(pilot: Pilot) -> None:
    scene = watch(pilot)
    before = pilot.services.statistics.count()
    pilot.key(key.END)
    rest(pilot)
    pilot.key(key.HOME)
    assert scene.replay.place == 0
    assert pilot.services.statistics.count() == before
    assert not isinstance(pilot.scene, PlayScene)
