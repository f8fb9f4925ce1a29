"""The table under the player's hands: every way to take, drop, refuse and give up."""

import arcade
import pytest
from arcade import key

from simplesimon.engine import Deal, GameCode, Move, deal
from simplesimon.engine.notation import parse_board
from simplesimon.ui.scenes.menu import MenuScene
from simplesimon.ui.scenes.play import PlayScene
from simplesimon.ui.scenes.suits import SuitsScene
from simplesimon.ui.widgets.page import HINT_DELAY
from tests.ui.pilot import RIGHT, Pilot
from tests.ui.scenes.test_won_game import assert_table_shows_position
from tests.won_games import won_game

DEAL = won_game("worked-example").deal
"""Its last cards are 4C 9H KS 5S AH QH 6D QD 7S 5D: 4C goes on 5S and 5D, 5S and 5D on 6D."""

FOUR_ON_FIVE = Move(0, 3, 1)


def moves_of(pilot: Pilot) -> tuple[object, ...]:
    return pilot.play.session.game.actions


def assert_nothing_happened(pilot: Pilot) -> None:
    pilot.settle()
    assert moves_of(pilot) == ()
    assert_table_shows_position(pilot.play)


def test_a_dragged_card_stays_where_it_was_grabbed_under_the_pointer(pilot: Pilot) -> None:
    scene = pilot.start(DEAL)
    grip = pilot.end(0)
    sprite = scene.table.columns[0][-1]
    x, y = sprite.position
    pilot.press(grip)
    pilot.drag_to((grip[0] + 300, grip[1] - 100))
    pilot.wait(0.2)
    lifted = 1.03
    assert sprite.position == pytest.approx(
        (grip[0] + 300 + (x - grip[0]) * lifted, grip[1] - 100 + (y - grip[1]) * lifted), abs=1
    )
    assert sprite in scene.table.raised


def test_columns_that_take_the_card_glow_while_it_is_dragged(pilot: Pilot) -> None:
    scene = pilot.start(DEAL)
    pilot.press(pilot.end(0))
    pilot.drag_to((600, 100))
    assert len(scene.marks.targets) == 2
    pilot.release()
    pilot.settle()
    assert len(scene.marks.targets) == 0


def test_a_card_is_dropped_on_the_column_it_overlaps_most(pilot: Pilot) -> None:
    scene = pilot.start(DEAL)
    start, end = pilot.end(0), pilot.end(3)
    # The pointer itself lies over the gap beside the column, the card mostly on the column.
    pilot.drag(start, (end[0] - scene.layout.card_width * 0.3, end[1]))
    assert moves_of(pilot) == (FOUR_ON_FIVE,)


def test_letting_go_over_the_felt_is_no_move(pilot: Pilot) -> None:
    pilot.start(DEAL)
    pilot.drag(pilot.end(9), (640, 20))
    assert_nothing_happened(pilot)


def test_letting_go_over_its_own_column_is_no_move(pilot: Pilot) -> None:
    pilot.start(DEAL)
    x, y = pilot.end(0)
    pilot.drag((x, y), (x + 20, y - 30))
    assert_nothing_happened(pilot)


def test_a_refused_drop_shakes_and_returns(pilot: Pilot) -> None:
    scene = pilot.start(DEAL)
    pilot.drag(pilot.end(0), pilot.end(1))
    assert scene.timeline.busy
    assert_nothing_happened(pilot)


def test_a_covered_card_can_not_be_taken(pilot: Pilot) -> None:
    scene = pilot.start(DEAL)
    pilot.press(pilot.card(0, 3))
    pilot.drag_to((900, 200))
    assert len(scene.table.raised) == 0
    pilot.release()
    assert_nothing_happened(pilot)


def test_a_second_button_ends_a_drag(pilot: Pilot) -> None:
    pilot.start(DEAL)
    pilot.press(pilot.end(0))
    pilot.drag_to(pilot.end(3))
    pilot.window.dispatch_event("on_mouse_press", *pilot.mouse, RIGHT, 0)
    pilot.window.dispatch_event("on_mouse_release", *pilot.mouse, RIGHT, 0)
    pilot.release()
    assert_nothing_happened(pilot)


def test_a_release_outside_the_window_ends_a_drag(pilot: Pilot) -> None:
    pilot.start(DEAL)
    pilot.press(pilot.end(0))
    pilot.drag_to((-50, -80))
    pilot.window.dispatch_event("on_mouse_leave", -50, -80)
    pilot.release((-50, -80))
    assert_nothing_happened(pilot)


def test_leaving_the_window_in_the_middle_of_a_drag_does_not_end_it(pilot: Pilot) -> None:
    pilot.start(DEAL)
    pilot.press(pilot.end(0))
    pilot.drag_to((-50, 300))
    pilot.window.dispatch_event("on_mouse_leave", -50, 300)
    pilot.drag_to(pilot.end(3))
    pilot.release()
    assert moves_of(pilot) == (FOUR_ON_FIVE,)


def test_losing_the_focus_ends_a_drag(pilot: Pilot) -> None:
    pilot.start(DEAL)
    pilot.press(pilot.end(0))
    pilot.drag_to(pilot.end(3))
    pilot.window.dispatch_event("on_deactivate")
    assert_nothing_happened(pilot)
    pilot.release()
    assert_nothing_happened(pilot)


def test_a_resize_ends_a_drag_and_the_cards_lie_right_afterwards(pilot: Pilot) -> None:
    scene = pilot.start(DEAL)
    pilot.press(pilot.end(0))
    pilot.drag_to(pilot.end(3))
    pilot.window.set_size(800, 600)
    pilot.wait_until(lambda: scene.metrics.width == 800)
    pilot.release()
    assert scene.layout.card_width == 70
    assert_nothing_happened(pilot)


def test_a_double_click_sends_a_card_to_its_best_column(pilot: Pilot) -> None:
    pilot.start(DEAL)
    pilot.double_click(pilot.end(0))
    assert moves_of(pilot) == (FOUR_ON_FIVE,)


def test_a_double_click_on_a_card_that_goes_nowhere_is_refused(pilot: Pilot) -> None:
    scene = pilot.start(DEAL)
    pilot.double_click(pilot.end(2))
    assert scene.timeline.busy
    assert_nothing_happened(pilot)


def test_a_click_picks_a_card_and_a_click_places_it(pilot: Pilot) -> None:
    scene = pilot.start(DEAL)
    pilot.click(pilot.end(0))
    assert len(scene.table.raised) == 1
    pilot.wait(1)
    pilot.click(pilot.end(3))
    assert moves_of(pilot) == (FOUR_ON_FIVE,)


@pytest.mark.parametrize("place", ["same card", "felt"])
def test_a_click_elsewhere_puts_a_picked_card_down(pilot: Pilot, place: str) -> None:
    scene = pilot.start(DEAL)
    pilot.click(pilot.end(0))
    pilot.wait(1)
    pilot.click(pilot.end(0) if place == "same card" else (1275, 30))
    assert_nothing_happened(pilot)
    assert len(scene.table.raised) == 0


def test_a_picked_card_that_is_placed_wrongly_goes_back(pilot: Pilot) -> None:
    scene = pilot.start(DEAL)
    pilot.click(pilot.end(0))
    pilot.wait(1)
    pilot.click(pilot.end(1))
    assert scene.timeline.busy
    assert_nothing_happened(pilot)


def test_a_group_goes_to_an_empty_column(pilot: Pilot) -> None:
    board = """
        KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S
        AS
        -
        -
        -
        -
        -
        -
        -
        -
    """
    scene = pilot.start(parse_board(board))
    pilot.drag_move(Move(0, 5, 4))
    pilot.settle()
    assert moves_of(pilot) == (Move(0, 5, 4),)
    assert_table_shows_position(scene)


def test_a_press_in_the_middle_of_an_animation_finishes_it_and_counts(pilot: Pilot) -> None:
    scene = pilot.start(DEAL)
    pilot.drag_move(FOUR_ON_FIVE)
    pilot.frame()
    assert scene.timeline.busy
    pilot.press(pilot.end(9))
    assert_table_shows_position(scene)
    pilot.drag_to(pilot.end(6))
    pilot.release()
    assert moves_of(pilot) == (FOUR_ON_FIVE, Move(9, 6, 1))


def test_keys_undo_redo_and_restart(pilot: Pilot) -> None:
    scene = pilot.start(DEAL, (FOUR_ON_FIVE, Move(9, 6, 1)))
    pilot.control_z()
    assert moves_of(pilot) == (FOUR_ON_FIVE,)
    pilot.key(key.Y, key.MOD_CTRL)
    assert moves_of(pilot) == (FOUR_ON_FIVE, Move(9, 6, 1))
    pilot.key(key.R)
    assert moves_of(pilot) == ()
    pilot.settle()
    assert_table_shows_position(scene)
    pilot.key(key.Z, key.MOD_CTRL | key.MOD_SHIFT)
    assert moves_of(pilot) == (FOUR_ON_FIVE,)


def test_buttons_undo_and_redo_and_are_dead_where_there_is_nothing_to_do(pilot: Pilot) -> None:
    pilot.start(DEAL, (FOUR_ON_FIVE,))
    assert not pilot.control("redo").enabled
    pilot.click_control("undo")
    assert moves_of(pilot) == ()
    assert not pilot.control("undo").enabled
    pilot.click_control("redo")
    assert moves_of(pilot) == (FOUR_ON_FIVE,)


def test_a_button_that_was_pressed_tells_its_name_to_a_pointer_that_comes_anew(
    pilot: Pilot,
) -> None:
    page = pilot.start(deal(GameCode(4, 29))).page
    chip = pilot.control("code").rect.centre

    def hint_comes() -> bool:
        pilot.move_to(chip)
        pilot.wait(HINT_DELAY + 0.2)
        return page._hint is not None

    assert hint_comes()
    pilot.click(chip)
    assert not hint_comes()
    pilot.move_to((5, 5))
    assert hint_comes()


def test_n_asks_for_the_number_of_suits(pilot: Pilot) -> None:
    pilot.start(DEAL)
    pilot.key(key.N)
    assert isinstance(pilot.scene, SuitsScene)


def test_the_code_is_copied_with_one_click(pilot: Pilot) -> None:
    scene = pilot.start(deal(GameCode(4, 29)))
    pilot.click_control("code")
    assert pilot.window.get_clipboard_text() == "SS1-S4-AAAAABD"
    assert scene.bar.code_copied
    pilot.wait(1.6)
    assert not scene.bar.code_copied


def test_a_board_without_a_code_shows_none(pilot: Pilot) -> None:
    pilot.start(Deal(DEAL.position))
    assert "code" not in {control.name for control in pilot.play.page.controls}


def test_esc_pauses_stops_the_clock_and_resumes(pilot: Pilot) -> None:
    scene = pilot.start(DEAL, (FOUR_ON_FIVE,))
    before = scene.session.seconds
    pilot.wait(1)
    seconds = scene.session.seconds
    assert seconds == pytest.approx(before + 1, abs=0.06)
    pilot.key(key.ESCAPE)
    assert scene.overlaid
    pilot.wait(1)
    assert scene.session.seconds == pytest.approx(seconds, abs=0.06)
    pilot.key(key.ESCAPE)
    assert not scene.overlaid
    pilot.wait(1)
    assert scene.session.seconds > seconds + 0.5


def test_the_table_does_not_answer_under_the_pause_menu(pilot: Pilot) -> None:
    scene = pilot.start(DEAL)
    start, end = pilot.end(0), pilot.end(3)
    pilot.key(key.ESCAPE)
    pilot.drag(start, end)
    pilot.double_click(start)
    assert scene.session.game.actions == ()


def test_the_pause_menu_covers_what_was_told_before_but_not_what_is_told_on_it(
    pilot: Pilot,
) -> None:
    scene = pilot.start(DEAL)

    def light_on_notice() -> int:
        sprite = scene._notice._sprite
        assert sprite is not None
        scene.on_draw()
        x, y = round(sprite.center_x), round(sprite.center_y)
        return sum(arcade.get_image(x - 90, y - 8, 180, 16).convert("L").tobytes())

    scene.notify("Something that is long enough")
    told = light_on_notice()
    pilot.key(key.ESCAPE)
    covered = light_on_notice()
    assert covered != told
    scene.notify("Something that is long enough")
    assert light_on_notice() == told
    scene.back()
    assert light_on_notice() == told


def test_the_pause_menu_restarts_and_leaves(pilot: Pilot) -> None:
    pilot.start(DEAL, (FOUR_ON_FIVE,))
    pilot.click_control("menu")
    pilot.click_control("restart")
    assert moves_of(pilot) == ()
    assert not pilot.scene.overlaid
    pilot.click_control("menu")
    pilot.click_control("leave")
    assert isinstance(pilot.scene, MenuScene)


def test_the_pause_menu_survives_a_resize(pilot: Pilot) -> None:
    scene = pilot.start(DEAL)
    pilot.key(key.ESCAPE)
    pilot.window.set_size(800, 600)
    pilot.wait_until(lambda: scene.metrics.width == 800)
    assert scene.overlaid
    pilot.click_control("resume")
    assert not scene.overlaid


def test_a_still_table_costs_no_frames(pilot: Pilot) -> None:
    pilot.start(DEAL)
    pilot.wait(1)
    frames = pilot.window.frames_drawn
    pilot.wait(3)
    assert pilot.window.frames_drawn == frames


def test_a_window_that_is_resized_and_at_once_put_back_sleeps_again(pilot: Pilot) -> None:
    scene = pilot.start(DEAL)
    width, height = scene.metrics.width, scene.metrics.height
    pilot.window.dispatch_event("on_resize", width + 1, height)
    assert pilot.window._movers
    pilot.window.dispatch_event("on_resize", width, height)
    pilot.wait(1)
    assert not pilot.window._movers


def test_a_mouse_that_moves_over_bare_felt_costs_no_frames(pilot: Pilot) -> None:
    pilot.start(DEAL)
    pilot.wait(1)
    frames = pilot.window.frames_drawn
    for x in range(300, 900, 50):
        pilot.move_to((x, 40))
        pilot.frame()
    assert pilot.window.frames_drawn == frames


def test_a_finished_run_flies_to_its_home(pilot: Pilot) -> None:
    board = """
        KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S
        AS KH
        QH JH TH 9H 8H 7H 6H 5H 4H 3H 2H AH
        -
        -
        -
        -
        -
        -
        -
    """
    scene = pilot.start(parse_board(board), (Move(1, 3, 1),))
    assert scene.bar.runs == bytes([0, 1])
    pilot.drag_move(Move(1, 0, 1))
    pilot.settle()
    assert scene.session.game.runs == 1
    assert scene.bar.runs == bytes([0, 1, 0])
    assert_table_shows_position(scene)
    pilot.control_z()
    pilot.settle()
    assert scene.bar.runs == bytes([0, 1])
    assert_table_shows_position(scene)


def test_a_deal_is_shown_after_it_was_chosen(pilot: Pilot) -> None:
    pilot.start(DEAL)
    scene = pilot.scene
    assert isinstance(scene, PlayScene)
    pilot.key(key.N)
    pilot.type("2")
    pilot.settle()
    assert pilot.play.session.game.deal.origin == GameCode(2, 29)
    assert pilot.play is not scene
