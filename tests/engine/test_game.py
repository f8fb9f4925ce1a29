import pytest

from simplesimon.engine import (
    UNDO_STEPS,
    Action,
    CardsMoved,
    Deal,
    Dealt,
    Game,
    GameCode,
    GameWon,
    IllegalMove,
    Move,
    Refusal,
    Removal,
    RunRemoval,
    RunRemoved,
    RunRestored,
    Suit,
    deal,
    legal_moves,
)
from simplesimon.engine.notation import parse_actions, parse_board
from tests.engine.boards import FULL_RUN, WORKED_EXAMPLE, move, position, run_of

HEARTS = run_of(Suit.HEARTS)
CLUBS = run_of(Suit.CLUBS)
BY_HAND = RunRemoval.BY_HAND

SHUTTLE = Deal(position("7S | 8D 4H | 8C | 5D", rest="KC"))
"""A board on which a seven can go to and fro for ever."""


def worked_example(actions: str = "", *, undo_limit: int | None = UNDO_STEPS) -> Game:
    return Game(parse_board(WORKED_EXAMPLE), parse_actions(actions), undo_limit=undo_limit)


def shuttled(times: int, *, undo_limit: int | None = UNDO_STEPS) -> Game:
    """Move a seven between two eights so many times."""
    return Game(
        Deal(position("5S 7S | 8D | 8C", rest="KC")),
        [move("a1b"), *[move("b1c"), move("c1b")] * times][:times],
        undo_limit=undo_limit,
    )


def undo_all(game: Game) -> int:
    """Undo as far as it goes and count the steps."""
    steps = 0
    while game.undo():
        steps += 1
    return steps


# Playing


def test_a_new_game_is_the_deal_with_nothing_done() -> None:
    dealt = deal(GameCode(4, 29))
    game = Game(dealt)

    assert game.position == game.start == dealt.position
    assert (game.actions, game.undone) == ((), ())
    assert (game.moves, game.runs, game.score) == (0, 0, 500)
    assert (game.can_undo, game.can_redo) == (False, False)
    assert game.undo_limit == 100
    assert game.removal is RunRemoval.BY_ITSELF
    assert (game.undo(), game.redo(), game.restart()) == ((), (), ())


def test_a_move_says_what_moved_and_costs_a_point() -> None:
    game = worked_example()

    assert game.play(move("j1g")) == (CardsMoved(source=9, target=6, count=1),)
    assert game.actions == (move("j1g"),)
    assert (game.moves, game.score) == (1, 499)


def test_a_refused_action_changes_nothing() -> None:
    game = worked_example("j1g c1j f1j")
    game.undo()
    before = (game.position, game.actions, game.undone, game.score)

    refused: list[tuple[Action, Refusal]] = [
        (move("a1a"), Refusal.SAME_COLUMN),
        (move("a2b"), Refusal.COVERED),
        (Removal(0), Refusal.RUNS_LEAVE_BY_THEMSELVES),
    ]
    for action, reason in refused:
        with pytest.raises(IllegalMove) as caught:
            game.play(action)
        assert (caught.value.refusal, caught.value.action) == (reason, action)
        assert (game.position, game.actions, game.undone, game.score) == before


def test_the_score_can_fall_below_zero() -> None:
    game = shuttled(501)

    assert game.score == -1
    assert game.moves == 501


# Finished runs


def test_a_finished_run_leaves_with_the_move_that_made_it() -> None:
    game = Game(Deal(position(f"4D {FULL_RUN.removesuffix(' AS')} | 7H AS")))

    assert game.play(move("b1a")) == (CardsMoved(1, 0, 1), RunRemoved(0, Suit.SPADES))
    assert game.position == position("4D | 7H", runs="S")
    assert (game.moves, game.runs, game.score) == (1, 1, 599)


def test_undo_brings_a_removed_run_back_before_it_moves_the_cards_back() -> None:
    game = Game(Deal(position(f"4D {FULL_RUN.removesuffix(' AS')} | 7H AS")))
    before = game.position
    played = game.play(move("b1a"))

    assert game.undo() == (RunRestored(0, Suit.SPADES), CardsMoved(0, 1, 1))
    assert game.position == before
    assert (game.moves, game.runs, game.score) == (0, 0, 500)
    assert game.redo() == played
    assert game.score == 599


def test_the_last_run_wins_the_game_and_undo_takes_the_win_back() -> None:
    game = Game(Deal(position(f"{FULL_RUN.removesuffix(' AS')} | AS", runs="HDC")))

    events = game.play(move("b1a"))

    assert events == (CardsMoved(1, 0, 1), RunRemoved(0, Suit.SPADES), GameWon())
    assert (game.is_won, game.is_stuck) == (True, False)
    assert game.undo() == (RunRestored(0, Suit.SPADES), CardsMoved(0, 1, 1))
    assert (game.is_won, game.is_stuck) == (False, False)
    assert game.redo() == events


def test_a_move_can_remove_runs_at_both_its_ends_and_undo_restores_them_in_turn() -> None:
    game = Game(Deal(position(f"{HEARTS} AS | {FULL_RUN.removesuffix(' AS')}", runs="DC")))

    assert game.play(move("a1b")) == (
        CardsMoved(0, 1, 1),
        RunRemoved(1, Suit.SPADES),
        RunRemoved(0, Suit.HEARTS),
        GameWon(),
    )
    assert game.score == 500 - 1 + 200
    assert game.undo() == (
        RunRestored(0, Suit.HEARTS),
        RunRestored(1, Suit.SPADES),
        CardsMoved(1, 0, 1),
    )


def test_runs_of_a_typed_board_leave_as_it_is_loaded_and_give_no_points() -> None:
    typed = position(f"4D {HEARTS} {CLUBS} | 5S | {FULL_RUN} KD")
    game = Game(Deal(typed))

    assert game.position == game.start == position(f"4D | 5S | {FULL_RUN} KD", runs="CH")
    assert game.deal.position == typed
    assert (game.score, game.runs) == (500, 0)
    game.play(move("c1d"))
    assert (game.score, game.runs) == (599, 1)


def test_a_typed_board_of_nothing_but_runs_is_won_as_it_is_loaded() -> None:
    game = Game(Deal(position(f"{HEARTS} | {CLUBS}", runs="SD")))

    assert game.is_won
    assert game.score == 500


def test_restart_goes_back_to_the_loaded_board_without_its_runs() -> None:
    game = Game(Deal(position(f"4D {HEARTS} | 5S")), [move("a1b")])

    assert game.restart() == (Dealt(position("4D | 5S", runs="H")),)


def test_by_hand_a_finished_run_waits_and_its_removal_is_an_action_but_no_move() -> None:
    start = Deal(position(f"4D {FULL_RUN.removesuffix(' AS')} | 7H AS"))
    game = Game(start, removal=BY_HAND)

    assert game.play(move("b1a")) == (CardsMoved(1, 0, 1),)
    assert (game.moves, game.runs, game.score) == (1, 0, 499)
    assert game.play(Removal(0)) == (RunRemoved(0, Suit.SPADES),)
    assert (game.moves, game.runs, game.score) == (1, 1, 599)
    assert game.actions == (move("b1a"), Removal(0))
    assert game.undo() == (RunRestored(0, Suit.SPADES),)
    assert game.undo() == (CardsMoved(0, 1, 1),)
    assert game.position == start.position
    assert game.redo() == (CardsMoved(1, 0, 1),)
    assert game.redo() == (RunRemoved(0, Suit.SPADES),)


def test_by_hand_a_run_can_be_removed_later_and_its_cards_can_still_move() -> None:
    game = Game(Deal(position(f"{FULL_RUN} | 2H | 9C")), removal=BY_HAND)

    game.play(move("a1b"))
    with pytest.raises(IllegalMove) as caught:
        game.play(Removal(0))
    assert caught.value.refusal is Refusal.NO_FULL_RUN
    game.play(move("b1a"))
    game.play(move("c1d"))
    assert game.play(Removal(0)) == (RunRemoved(0, Suit.SPADES),)
    assert game.score == 500 - 3 + 100


def test_by_hand_runs_of_a_typed_board_stay_and_give_points_when_removed() -> None:
    typed = position(f"{HEARTS} {CLUBS} | 4D")
    game = Game(Deal(typed), removal=BY_HAND)

    assert game.position == typed
    assert game.play(Removal(0)) == (RunRemoved(0, Suit.CLUBS),)
    assert game.play(Removal(0)) == (RunRemoved(0, Suit.HEARTS),)
    assert (game.moves, game.runs, game.score) == (0, 2, 700)


def test_by_hand_a_board_with_a_run_to_remove_is_not_stuck() -> None:
    game = Game(Deal(position(f"KD {FULL_RUN}", rest="AC")), removal=BY_HAND)

    assert list(legal_moves(game.position)) == []
    assert not game.is_stuck
    game.play(Removal(0))
    assert game.is_stuck


# Undo and redo


def test_undo_and_redo_walk_through_all_actions() -> None:
    game = worked_example("j1g c1j f1j")
    after = [game.position]
    assert game.undo() == (CardsMoved(9, 5, 1),)
    after.append(game.position)
    assert game.undo() == (CardsMoved(9, 2, 1),)
    after.append(game.position)
    assert game.undo() == (CardsMoved(6, 9, 1),)

    assert game.position == parse_board(WORKED_EXAMPLE).position
    assert game.undone == (move("j1g"), move("c1j"), move("f1j"))
    assert (game.can_undo, game.can_redo, game.score) == (False, True, 500)
    for expected in reversed(after):
        game.redo()
        assert game.position == expected
    assert (game.can_undo, game.can_redo, game.score) == (True, False, 497)


def test_another_move_drops_what_could_be_redone() -> None:
    game = worked_example("j1g c1j f1j")
    game.undo()
    game.undo()
    game.play(move("f1c"))

    assert game.actions == (move("j1g"), move("f1c"))
    assert not game.can_redo


def test_the_next_move_made_again_by_hand_keeps_the_rest_for_redo() -> None:
    game = worked_example("j1g c1j f1j")
    undone = [game.undo(), game.undo()]

    assert game.play(move("c1j")) == (CardsMoved(2, 9, 1),)
    assert game.undone == (move("f1j"),)
    game.redo()
    assert game.actions == (move("j1g"), move("c1j"), move("f1j"))
    assert len(undone) == 2


def test_a_removal_made_again_by_hand_keeps_the_rest_for_redo() -> None:
    start = Deal(position(f"4D {FULL_RUN} | 5C | 9H"))
    game = Game(start, [Removal(0), move("a1b")], removal=BY_HAND)
    game.restart()

    assert game.play(Removal(0)) == (RunRemoved(0, Suit.SPADES),)
    assert game.undone == (move("a1b"),)


def test_restart_goes_back_to_the_deal_and_keeps_all_moves_for_redo() -> None:
    game = worked_example("j1g c1j f1j")
    end = game.position

    assert game.restart() == (Dealt(game.start),)
    assert (game.position, game.score, game.moves) == (game.start, 500, 0)
    assert (game.can_undo, len(game.undone)) == (False, 3)
    assert game.restart() == ()
    while game.can_redo:
        game.redo()
    assert game.position == end
    game.restart()
    game.play(move("f1c"))
    assert game.undone == ()


# The undo limit


def test_one_hundred_actions_can_be_undone_and_no_more() -> None:
    game = shuttled(150)

    assert undo_all(game) == 100 == UNDO_STEPS
    assert game.moves == 50
    assert not game.can_undo
    assert game.undo() == ()


def test_without_a_limit_everything_can_be_undone() -> None:
    game = shuttled(250, undo_limit=None)

    assert undo_all(game) == 250
    assert game.position == game.start


def test_what_lies_behind_the_limit_stays_there_when_new_moves_are_made() -> None:
    game = shuttled(150)
    undo_all(game)
    game.play(next(legal_moves(game.position)))
    game.play(next(legal_moves(game.position)))

    assert undo_all(game) == 2


def test_redone_actions_count_as_made() -> None:
    game = shuttled(150)
    undo_all(game)
    while game.redo():
        pass

    assert game.moves == 150
    assert undo_all(game) == 100


def test_the_limit_can_be_lifted_and_set_again_in_the_middle_of_a_game() -> None:
    game = shuttled(150)
    undo_all(game)
    game.undo_limit = None

    assert game.can_undo
    assert undo_all(game) == 50
    game = shuttled(150, undo_limit=None)
    game.undo_limit = 100
    assert undo_all(game) == 100


def test_setting_the_limit_it_has_gives_no_undo_back() -> None:
    game = shuttled(150)
    undo_all(game)
    game.undo_limit = 100

    assert not game.can_undo
    assert game.undo() == ()


def test_removals_count_as_actions_for_the_limit() -> None:
    start = Deal(position(f"4D {FULL_RUN} | 5C"))
    game = Game(start, [Removal(0), move("a1b")], removal=BY_HAND, undo_limit=1)

    assert undo_all(game) == 1
    assert game.actions == (Removal(0),)


def test_a_restart_is_possible_whatever_the_limit_and_undo_counts_anew_after_it() -> None:
    game = shuttled(150)

    assert game.restart() == (Dealt(game.start),)
    assert not game.can_undo
    for _ in range(60):
        game.redo()
    assert undo_all(game) == 60
    for _ in range(120):
        game.redo()
    assert undo_all(game) == 100


def test_with_a_limit_of_nothing_no_action_can_be_undone() -> None:
    game = worked_example("j1g c1j", undo_limit=0)

    assert not game.can_undo
    assert game.restart() != ()


# Continuing


def test_a_game_continues_with_its_actions_and_what_could_be_redone() -> None:
    first = worked_example("j1g c1j f1j f1h")
    first.undo()
    first.undo()

    again = Game(first.deal, first.actions, first.undone)

    assert again.position == first.position
    assert again.actions == first.actions
    assert again.undone == first.undone
    assert again.redo() == first.redo()


@pytest.mark.parametrize(
    ("actions", "undone", "number"),
    [("j1g a1b", "", 2), ("a1b", "", 1), ("j1g c1j", "f1j a1b", 4)],
)
def test_an_illegal_action_in_a_continued_game_is_named_by_its_number(
    actions: str, undone: str, number: int
) -> None:
    with pytest.raises(IllegalMove) as caught:
        Game(parse_board(WORKED_EXAMPLE), parse_actions(actions), parse_actions(undone))

    assert caught.value.number == number
    assert caught.value.action == Move(0, 1, 1)
    assert caught.value.refusal is Refusal.NOT_ONE_HIGHER


def test_a_removal_by_hand_in_a_game_whose_runs_leave_by_themselves_is_illegal() -> None:
    actions: list[Action] = [Removal(0)]

    with pytest.raises(IllegalMove) as caught:
        Game(Deal(position("4D")), actions)
    assert caught.value.refusal is Refusal.RUNS_LEAVE_BY_THEMSELVES
