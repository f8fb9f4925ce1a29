"""Options in both states, reminders, the stuck banner, runs removed by hand, keys alone."""

import pytest
from arcade import key

from simplesimon.engine import Move, Removal, RunRemoval, has_legal_move
from simplesimon.store.settings import Pace
from simplesimon.ui import theme
from simplesimon.ui.layout import Spot
from simplesimon.ui.scenes.play import PlayScene
from simplesimon.ui.scenes.win import WinScene
from tests.ui.pilot import Pilot
from tests.ui.scenes.boards import DEEPLY_STUCK, NEARLY_STUCK, STUCK, run_to_finish
from tests.won_games import won_game

GAME = won_game("worked-example")
DEAL = GAME.deal
"""Its last cards are 4C 9H KS 5S AH QH 6D QD 7S 5D."""


def change(pilot: Pilot, **options: object) -> None:
    pilot.services.preferences.change(**options)


# Double click


def test_without_the_option_a_double_click_is_two_clicks(pilot: Pilot) -> None:
    change(pilot, double_click=False)
    scene = pilot.start(DEAL)
    pilot.double_click(pilot.end(0))
    pilot.settle()
    assert scene.session.game.actions == ()
    assert scene.handling.hand is None


# Automatic placing


def test_without_automatic_placing_a_card_let_go_over_the_felt_returns(pilot: Pilot) -> None:
    scene = pilot.start(DEAL)
    pilot.drag(pilot.end(0), (640, 20))
    assert scene.session.game.actions == ()


def test_with_automatic_placing_a_card_let_go_over_the_felt_goes_to_its_best_column(
    pilot: Pilot,
) -> None:
    change(pilot, automatic_placing=True)
    scene = pilot.start(DEAL)
    pilot.drag(pilot.end(0), (640, 20))
    assert scene.session.game.actions == (Move(0, 3, 1),)


def test_automatic_placing_does_not_overrule_a_column_that_takes_the_card(pilot: Pilot) -> None:
    change(pilot, automatic_placing=True)
    scene = pilot.start(DEAL)
    pilot.drag(pilot.end(0), pilot.end(9))
    assert scene.session.game.actions == (Move(0, 9, 1),)


def test_automatic_placing_helps_a_card_let_go_over_a_column_that_refuses_it(
    pilot: Pilot,
) -> None:
    change(pilot, automatic_placing=True)
    scene = pilot.start(DEAL)
    pilot.drag(pilot.end(0), pilot.end(1))
    assert scene.session.game.actions == (Move(0, 3, 1),)


def test_with_automatic_placing_a_card_that_goes_nowhere_is_refused_or_returns(
    pilot: Pilot,
) -> None:
    change(pilot, automatic_placing=True)
    scene = pilot.start(DEAL)
    pilot.drag(pilot.end(2), (640, 20))
    assert scene.session.game.actions == ()
    assert not scene.reminded


# Placing help


def test_without_placing_help_no_column_glows(pilot: Pilot) -> None:
    change(pilot, placing_help=False)
    scene = pilot.start(DEAL)
    pilot.press(pilot.end(0))
    pilot.drag_to((600, 100))
    assert scene.marks.targets == []


# Reminders


def test_a_refused_move_says_why_until_the_next_press(pilot: Pilot) -> None:
    scene = pilot.start(DEAL)
    pilot.drag(pilot.end(0), pilot.end(1))
    assert scene.reminded
    assert len(scene.marks.refused) == 2
    pilot.settle()
    assert scene.reminded
    pilot.press((640, 30))
    assert not scene.reminded
    assert scene.marks.refused == []


def test_a_reminder_leaves_by_itself_after_four_seconds(pilot: Pilot) -> None:
    scene = pilot.start(DEAL)
    pilot.double_click(pilot.end(2))
    assert scene.reminded
    pilot.wait(3.5)
    assert scene.reminded
    pilot.wait(1)
    assert not scene.reminded


def test_without_rule_reminders_a_refused_move_only_shakes(pilot: Pilot) -> None:
    change(pilot, rule_reminders=False)
    scene = pilot.start(DEAL)
    pilot.drag(pilot.end(0), pilot.end(1))
    assert scene.timeline.busy
    assert not scene.reminded


def test_a_covered_card_says_why_it_stays(pilot: Pilot) -> None:
    scene = pilot.start(DEAL)
    pilot.click(pilot.card(0, 3))
    assert scene.reminded


# The stuck banner


def test_the_banner_comes_when_no_move_exists_and_also_for_the_deal(pilot: Pilot) -> None:
    assert not has_legal_move(STUCK.position)
    scene = pilot.start(STUCK)
    pilot.frame()
    assert scene.banner.shown
    assert not pilot.control("stuck undo").enabled


def test_the_banner_is_never_shown_while_a_move_exists(pilot: Pilot) -> None:
    scene = pilot.start(DEAL)
    for move in GAME.moves[:20]:
        pilot.drag_move(move)
        pilot.settle()
        pilot.frame()
        assert scene.banner.shown == (not has_legal_move(scene.session.game.position))


def test_the_banner_undoes_and_goes_when_a_move_exists_again(pilot: Pilot) -> None:
    scene = pilot.start(NEARLY_STUCK, (Move(8, 9, 1),))
    pilot.frame()
    assert scene.banner.shown
    pilot.click_control("stuck undo")
    assert scene.session.game.actions == ()
    pilot.settle()
    pilot.frame()
    assert not scene.banner.shown


def test_the_banner_can_be_turned_off(pilot: Pilot) -> None:
    change(pilot, stuck_notice=False)
    scene = pilot.start(STUCK)
    pilot.frame()
    assert not scene.banner.shown


def test_a_press_on_the_banner_does_not_reach_the_table_under_it(pilot: Pilot) -> None:
    scene = pilot.start(STUCK)
    pilot.frame()
    rect = scene.banner.rect
    assert rect is not None
    pilot.click((rect.left + 5, rect.bottom + 5))
    assert scene.handling.hand is None
    assert not scene.reminded


def test_tab_goes_to_the_banner_first_and_then_to_the_bar(pilot: Pilot) -> None:
    scene = pilot.start(NEARLY_STUCK, (Move(8, 9, 1),))
    pilot.frame()
    walked = []
    for _ in range(4):
        pilot.key(key.TAB)
        assert scene.page.focused is not None
        walked.append(scene.page.focused.name)
    assert walked == ["stuck undo", "stuck restart", "stuck new", "undo"]


@pytest.fixture
def deep(pilot: Pilot) -> PlayScene:
    """A small window in which the banner lies over the end of the first column."""
    pilot.window.set_size(800, 600)
    pilot.window.dispatch_events()
    scene = pilot.start(DEEPLY_STUCK)
    pilot.frame()
    rect = scene.banner.rect
    assert rect is not None
    assert rect.contains(*pilot.end(0))
    assert scene.banner.lies_over_cards
    return scene


def test_a_drag_that_begins_under_the_banner_puts_it_aside(pilot: Pilot, deep: PlayScene) -> None:
    x, y = pilot.end(0)
    pilot.press((x, y))
    pilot.frame()
    assert deep.banner.shown
    pilot.drag_to((x + 150, y + 200))
    assert deep.handling.hand is not None
    assert not deep.banner.shown
    assert "stuck undo" not in {control.name for control in deep.page.controls}
    pilot.release()
    pilot.settle()
    pilot.frame()
    assert deep.handling.hand is None
    pilot.click((1, 1))
    pilot.frame()
    assert deep.banner.shown
    assert deep.banner.title == "No moves left"


def test_cards_picked_up_by_keys_put_the_banner_over_a_column_aside(
    pilot: Pilot, deep: PlayScene
) -> None:
    pilot.key(key.RIGHT)
    pilot.key(key.ENTER)
    pilot.frame()
    assert deep.handling.hand is not None
    assert not deep.banner.shown
    pilot.key(key.ESCAPE)
    pilot.settle()
    pilot.frame()
    assert deep.banner.shown


def test_a_click_on_the_banner_over_a_column_takes_no_card(pilot: Pilot, deep: PlayScene) -> None:
    for _ in range(2):
        pilot.click(pilot.end(0))
        pilot.frame()
    pilot.press(pilot.end(0))
    pilot.wait(theme.LONG_PRESS_SECONDS + 0.2)
    pilot.release()
    assert deep.handling.hand is None
    assert deep.banner.shown
    assert not deep.reminded
    assert not len(deep.table.peeked)


def test_a_banner_beside_all_cards_makes_way_only_for_cards_carried_over_it(pilot: Pilot) -> None:
    scene = pilot.start(STUCK)
    pilot.frame()
    rect = scene.banner.rect
    assert rect is not None
    assert not scene.banner.lies_over_cards
    x, y = pilot.end(4)
    pilot.press((x, y))
    pilot.drag_to((x + 40, y - 20))
    assert scene.banner.shown
    pilot.drag_to(rect.centre)
    assert not scene.banner.shown
    pilot.release()
    pilot.settle()
    pilot.frame()
    assert scene.banner.shown


def test_a_still_table_with_a_banner_costs_no_frames(pilot: Pilot) -> None:
    pilot.start(STUCK)
    pilot.wait(1)
    frames = pilot.window.frames_drawn
    pilot.wait(2)
    assert pilot.window.frames_drawn == frames


# Runs removed by hand


@pytest.mark.parametrize("how", ["click", "double click", "button", "key"])
def test_a_finished_run_waits_and_is_removed_by_hand(pilot: Pilot, how: str) -> None:
    game = run_to_finish("by hand")
    scene = pilot.start(game.deal, (Move(1, 0, 1),), game.removal)
    assert scene.session.game.runs == 0
    assert list(scene.waiting_runs.columns) == [0]
    if how == "click":
        pilot.click(pilot.card(0, 5))
    elif how == "double click":
        pilot.double_click(pilot.end(0))
    elif how == "button":
        pilot.click_control("remove 0")
    else:
        pilot.key(key.UP)
        pilot.key(key.ENTER)
    assert scene.session.game.actions == (Move(1, 0, 1), Removal(0))
    assert scene.session.game.score == 599
    pilot.settle()
    assert not scene.waiting_runs.columns
    assert scene.table.faces() == scene.session.game.position.columns
    pilot.control_z()
    pilot.settle()
    assert list(scene.waiting_runs.columns) == [0]
    assert scene.session.game.runs == 0


def test_part_of_a_waiting_run_can_still_be_dragged_away(pilot: Pilot) -> None:
    game = run_to_finish("by hand")
    scene = pilot.start(game.deal, (Move(1, 0, 1),), game.removal)
    pilot.drag_move(Move(0, 4, 3))
    assert scene.session.game.actions[-1] == Move(0, 4, 3)
    assert not scene.waiting_runs.columns


def test_by_itself_a_finished_run_leaves_at_once(pilot: Pilot) -> None:
    game = run_to_finish("by itself")
    scene = pilot.start(game.deal)
    pilot.drag_move(Move(1, 0, 1))
    assert scene.session.game.runs == 1
    assert scene.session.game.removal is RunRemoval.BY_ITSELF
    assert not scene.waiting_runs.columns


# Keys alone


def test_a_game_is_won_by_keys_alone(pilot: Pilot) -> None:
    scene = pilot.start(GAME.deal)
    digits = [*range(key.KEY_1, key.KEY_9 + 1), key.KEY_0]
    for number, move in enumerate(GAME.moves):
        pilot.key(digits[move.source])
        for _ in range(move.count - 1):
            pilot.key(key.UP)
        pilot.key(key.ENTER if number % 2 else key.SPACE)
        if number % 3:
            pilot.key(digits[move.target])
        else:
            while scene.handling.cursor.column != move.target:
                pilot.key(key.RIGHT)
            pilot.key(key.ENTER)
        assert scene.session.game.actions[-1] == move
    pilot.wait_until(lambda: isinstance(pilot.scene, WinScene))


def test_the_keyboards_ring_is_shown_by_an_arrow_and_hidden_by_a_press(pilot: Pilot) -> None:
    scene = pilot.start(DEAL)
    assert scene.marks.cursor_rect is None
    pilot.key(key.RIGHT)
    assert scene.marks.cursor_rect == scene.layout.card_rect(0, 7, 8)
    pilot.key(key.RIGHT)
    assert scene.marks.cursor_rect == scene.layout.card_rect(1, 7, 8)
    pilot.key(key.UP)
    assert scene.marks.cursor_rect == scene.layout.group_rect(1, 6, 8)
    pilot.press((640, 30))
    assert scene.marks.cursor_rect is None


def test_on_a_left_handed_table_the_right_arrow_goes_right(pilot: Pilot) -> None:
    change(pilot, left_handed=True)
    scene = pilot.start(DEAL)
    pilot.key(key.DOWN)
    left = scene.marks.cursor_rect
    pilot.key(key.LEFT)
    right = scene.marks.cursor_rect
    assert left is not None
    assert right is not None
    assert right.left < left.left


def test_tab_walks_from_the_table_over_the_buttons_and_back(pilot: Pilot) -> None:
    scene = pilot.start(DEAL, (Move(0, 3, 1),))
    seen = []
    for _ in range(3):
        pilot.key(key.TAB)
        focused = scene.page.focused
        seen.append(focused.name if scene.page.focus_shown and focused else "table")
    assert seen == ["undo", "menu", "table"]
    assert scene.marks.cursor_rect is not None


def test_enter_presses_a_focused_button(pilot: Pilot) -> None:
    scene = pilot.start(DEAL, (Move(0, 3, 1),))
    pilot.key(key.TAB)
    pilot.key(key.ENTER)
    assert scene.session.game.actions == ()


def test_esc_puts_down_before_it_pauses(pilot: Pilot) -> None:
    scene = pilot.start(DEAL)
    pilot.key(key.KEY_1)
    pilot.key(key.ENTER)
    assert scene.handling.hand is not None
    pilot.key(key.ESCAPE)
    assert scene.handling.hand is None
    assert not scene.overlaid
    pilot.key(key.ESCAPE)
    assert scene.overlaid


def test_a_refused_drop_by_key_says_why(pilot: Pilot) -> None:
    scene = pilot.start(DEAL)
    pilot.key(key.KEY_1)
    pilot.key(key.ENTER)
    pilot.key(key.KEY_2)
    assert scene.reminded
    assert scene.session.game.actions == ()


# Touch


def test_a_long_press_shows_a_covered_card_whole_and_is_no_click(pilot: Pilot) -> None:
    scene = pilot.start(DEAL)
    pilot.press(pilot.card(0, 2))
    pilot.wait(0.4)
    assert len(scene.table.peeked) == 0
    pilot.wait(0.2)
    assert [sprite.card for sprite in scene.table.peeked] == [DEAL.position.columns[0][2]]
    assert scene.table.peeked[0].position == scene.layout.card_rect(0, 2, 8).centre
    pilot.release()
    assert len(scene.table.peeked) == 0
    assert scene.handling.hand is None
    assert not scene.reminded


# The look


def test_a_left_handed_table_mirrors_the_columns_and_plays_the_same(pilot: Pilot) -> None:
    change(pilot, left_handed=True)
    scene = pilot.start(DEAL)
    assert scene.layout.slot_rect(0).left > scene.layout.slot_rect(9).left
    pilot.drag_move(Move(0, 3, 1))
    assert scene.session.game.actions == (Move(0, 3, 1),)


def test_pace_off_shows_the_end_of_a_move_at_once(pilot: Pilot) -> None:
    change(pilot, pace=Pace.OFF)
    scene = pilot.start(DEAL)
    pilot.drag_move(Move(0, 3, 1))
    pilot.frame()
    assert not scene.timeline.busy
    assert scene.table.columns[3][-1].position == scene.layout.card_rect(3, 7, 8).centre


def test_a_spot_of_felt_can_be_clicked_without_harm(pilot: Pilot) -> None:
    scene = pilot.start(DEAL)
    rect = scene.layout.column_rect(9, 1)
    assert scene.layout.spot_at(*rect.centre, scene.table.heights) in (Spot(9, None), Spot(9, 0))
    pilot.click((rect.centre[0], rect.bottom + 2))
    assert scene.session.game.actions == ()
