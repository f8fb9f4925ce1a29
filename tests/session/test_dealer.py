"""Each way to begin, and what is kept of it."""

from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path

import pytest

from simplesimon.dealer import Dealer
from simplesimon.engine import (
    GameCode,
    IllegalMove,
    Move,
    RunRemoval,
    SuitCount,
    deal,
    legal_moves,
)
from simplesimon.engine.notation import board_text, parse_game
from simplesimon.session import Forgetful
from simplesimon.store.plays import Beginning, Origin, Outcome
from tests.store.small import ONE_MOVE, THREE_MOVES, Desk, do, move, move_somehow

CODE = GameCode(4, 29)
DAY = date(2026, 12, 1)
NEXT_DAY = date(2026, 12, 2)


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    return Desk(tmp_path)


@pytest.mark.parametrize("suits", [1, 2, 4])
def test_a_new_deal_has_a_code_of_its_own(desk: Desk, suits: SuitCount) -> None:
    first = desk.dealer.new_deal(suits).beginning
    second = desk.dealer.new_deal(suits).beginning

    assert first.origin is Origin.CODE
    assert first.deal.origin is not None
    assert first.deal.suits == suits
    assert first.deal.origin != second.deal.origin


def test_a_code_is_dealt(desk: Desk) -> None:
    session = desk.dealer.code(CODE)

    assert session.beginning == Beginning(deal(CODE), Origin.CODE)
    assert session.game.position == deal(CODE).position


def test_a_daily_deal_knows_its_date_and_the_day_it_was_begun_on(desk: Desk) -> None:
    move_somehow(desk.dealer.daily(CODE, DAY, NEXT_DAY))

    desk.reopen()

    beginning = desk.go_on().beginning
    assert (beginning.origin, beginning.daily, beginning.begun_on) == (
        Origin.DAILY, DAY, NEXT_DAY,
    )  # fmt: skip


def test_a_foreign_deal_knows_its_number(desk: Desk) -> None:
    do(desk.dealer.foreign(ONE_MOVE, "kpat 80"), "b1a")

    (play,) = desk.records()
    assert play.beginning.number == "kpat 80"
    assert play.beginning.deal.position == ONE_MOVE
    assert desk.statistics.summaries()[1].won == 1


def test_a_typed_board_is_listed_but_not_counted(desk: Desk) -> None:
    do(desk.dealer.typed(parse_game(board_text(ONE_MOVE))), "b1a")

    (entry,) = desk.statistics.plays()
    assert entry.origin is Origin.TYPED
    assert entry.is_won
    assert not entry.in_figures
    assert desk.statistics.summaries()[None].played == 0


def test_a_typed_code_is_an_ordinary_deal(desk: Desk) -> None:
    session = desk.dealer.typed(parse_game(str(CODE)))

    assert session.beginning == Beginning(deal(CODE), Origin.CODE)


def test_a_typed_game_goes_on_after_its_moves_and_is_not_counted(desk: Desk) -> None:
    session = desk.dealer.typed(parse_game(board_text(THREE_MOVES) + "\nb2a c1a"))
    assert session.game.moves == 2
    assert desk.records() == []

    do(session, "d1a")

    (entry,) = desk.statistics.plays()
    assert (entry.moves, entry.is_won, entry.in_figures) == (3, True, False)


def test_moves_typed_along_with_a_code_keep_it_out_of_the_figures(desk: Desk) -> None:
    first = next(legal_moves(deal(CODE).position))
    text = replace(parse_game(str(CODE)), actions=(first,))
    session = desk.dealer.typed(text)

    assert session.beginning.origin is Origin.TYPED
    do(session, "^ >")
    assert desk.statistics.plays() == ()


def test_a_typed_game_with_an_illegal_move_changes_nothing(desk: Desk) -> None:
    before = do(desk.small(), "b2a")

    with pytest.raises(IllegalMove):
        desk.dealer.typed(parse_game(board_text(THREE_MOVES) + "\na1b"))

    assert desk.history.on_table is not None
    assert desk.history.on_table.uuid == before.uuid


@pytest.mark.parametrize(
    ("text", "option", "expected"),
    [
        ("", RunRemoval.BY_HAND, RunRemoval.BY_HAND),
        ("\nby hand", RunRemoval.BY_ITSELF, RunRemoval.BY_HAND),
        ("\nb1a", RunRemoval.BY_HAND, RunRemoval.BY_ITSELF),
    ],
)
def test_who_removes_runs_of_a_typed_board(
    text: str, option: RunRemoval, expected: RunRemoval
) -> None:
    typed = parse_game(board_text(ONE_MOVE) + text)

    session = Dealer(Forgetful(), option).typed(typed)

    assert session.game.removal is expected


def test_runs_removed_by_hand_are_kept_with_the_game(tmp_path: Path) -> None:
    desk = Desk(tmp_path, removal=RunRemoval.BY_HAND)
    do(desk.small(ONE_MOVE), "b1a")
    desk.removal = RunRemoval.BY_ITSELF

    desk.reopen()
    session = desk.go_on()

    assert not session.game.is_won
    do(session, "a!")
    (entry,) = desk.statistics.plays()
    assert (entry.is_won, entry.moves, entry.score) == (True, 1, 599)


def test_a_board_that_is_already_won_is_not_kept(desk: Desk) -> None:
    desk.dealer.typed(parse_game(board_text(ONE_MOVE) + "\nb1a"))

    assert desk.history.on_table is None
    assert desk.history.database.select("SELECT * FROM plays") == []


def test_playing_on_from_a_position_is_listed_but_not_counted(desk: Desk) -> None:
    session = desk.dealer.play_on(THREE_MOVES, RunRemoval.BY_HAND)
    do(session, "b2a c1a d1a a!")

    (entry,) = desk.statistics.plays()
    assert (entry.origin, entry.is_won, entry.in_figures) == (Origin.POSITION, True, False)
    assert session.game.removal is RunRemoval.BY_HAND


def test_playing_a_deal_again_is_a_second_attempt(desk: Desk) -> None:
    do(desk.small(), "b2a")
    (play,) = desk.records()

    do(desk.dealer.again(play, DAY), "b2a c1a d1a")

    assert [entry.attempt for entry in desk.statistics.plays()] == [2, 1]
    summary = desk.statistics.summaries()[1]
    assert (summary.played, summary.won) == (2, 1)
    assert (summary.first_played, summary.first_won) == (1, 0)


def test_playing_a_daily_deal_again_is_that_daily_deal(desk: Desk) -> None:
    move_somehow(desk.dealer.daily(CODE, DAY, DAY))

    again = desk.dealer.again(desk.records()[0], NEXT_DAY).beginning

    assert (again.origin, again.daily, again.begun_on) == (Origin.DAILY, DAY, NEXT_DAY)


def test_a_new_attempt_at_a_daily_deal_after_a_restart_is_begun_when_it_is(desk: Desk) -> None:
    session = move_somehow(desk.dealer.daily(CODE, DAY, DAY))
    desk.clock.moment += timedelta(days=1)

    session.restart()
    session.play(list(legal_moves(session.game.position))[1])

    first, second = (play.beginning for play in desk.records())
    assert (first.daily, first.begun_on) == (DAY, DAY)
    assert (second.daily, second.begun_on) == (DAY, NEXT_DAY)


def test_a_typed_game_of_a_code_played_again_is_played_from_its_deal(desk: Desk) -> None:
    first = next(legal_moves(deal(CODE).position))
    move_somehow(desk.dealer.typed(replace(parse_game(str(CODE)), actions=(first,))))

    again = desk.dealer.again(desk.records()[0], DAY)

    assert again.beginning.origin is Origin.CODE
    assert again.game.actions == ()


def test_going_on_with_an_unknown_or_closed_play_is_refused(desk: Desk) -> None:
    session = do(desk.small(ONE_MOVE), "b1a")

    assert desk.dealer.go_on("0" * 32) is None
    assert desk.dealer.go_on(session.uuid) is None
    assert Dealer(Forgetful()).go_on(session.uuid) is None


def test_the_undo_limit_holds_for_a_continued_game(desk: Desk) -> None:
    do(desk.small(), "b2a c1a")
    desk.reopen()

    play = desk.history.on_table
    assert play is not None
    session = Dealer(desk.history, undo_limit=1).go_on(play.uuid)

    assert session is not None
    do(session, "< <")
    assert session.game.moves == 1


def test_undo_works_across_the_restart_of_the_program(desk: Desk) -> None:
    do(desk.small(), "b2a c1a <")
    desk.reopen()

    session = desk.go_on()

    do(session, "> < <")
    assert session.game.position == THREE_MOVES
    assert session.undos == 3


@pytest.mark.parametrize(
    ("origin", "number", "daily", "begun_on"),
    [
        (Origin.FOREIGN, "", None, None),
        (Origin.CODE, "kpat 80", None, None),
        (Origin.DAILY, "", None, None),
        (Origin.DAILY, "", DAY, None),
        (Origin.CODE, "", DAY, DAY),
    ],
)
def test_what_does_not_belong_together_is_refused(
    origin: Origin, number: str, daily: date | None, begun_on: date | None
) -> None:
    with pytest.raises(ValueError, match="deal"):
        Beginning(deal(CODE), origin, RunRemoval.BY_ITSELF, number, daily, begun_on)


# Aids


def test_a_win_with_hints_counts_and_is_marked(desk: Desk) -> None:
    session = desk.small()
    session.count_hint()
    do(session, "b2a c1a d1a")

    (entry,) = desk.statistics.plays()
    assert entry.is_won
    assert entry.counters.aided
    summary = desk.statistics.summaries()[None]
    assert (summary.won, summary.won_aided, summary.streak) == (1, 1, 0)
    assert summary.bests.score is None


def test_a_game_that_was_shown_to_its_end_is_not_won(desk: Desk) -> None:
    session = do(desk.small(), "b2a c1a")
    session.show(move("d1a"))

    assert session.game.is_won
    assert session.outcome is Outcome.SHOWN
    summary = desk.statistics.summaries()[None]
    assert (summary.played, summary.won) == (1, 0)
    do(session, "< >")
    do(session, "< d1a ^ b2a c1a d1a")
    assert desk.outcomes() == ["shown"]


def test_a_game_finished_by_the_player_after_a_show_is_won_with_aids(desk: Desk) -> None:
    session = desk.small()
    session.show(move("b2a"))
    do(session, "c1a d1a")

    (entry,) = desk.statistics.plays()
    assert entry.is_won
    assert entry.counters.shows == 1
    assert not entry.sets_records


def test_back_to_the_last_winnable_position_is_marked_and_can_be_redone(desk: Desk) -> None:
    session = do(desk.small(), "b2a c1e d1f")

    events = session.return_to(1)

    assert len(events) == 1
    assert session.game.moves == 1
    assert session.counters.returns == 1
    assert session.undos == 2
    do(session, "> >")
    assert session.game.moves == 3
    assert session.return_to(3) == ()
    assert session.counters.returns == 1
    do(session, "< < c1a d1a")
    assert not desk.statistics.plays()[0].sets_records


def test_a_winnable_position_beyond_the_undo_limit_is_not_gone_to_half_way(desk: Desk) -> None:
    session = do(desk.small(), "b2a c1e d1f")
    session.game.undo_limit = 2
    made = session.game.actions

    assert session.return_to(0) == ()
    assert session.game.actions == made
    assert session.undos == session.counters.returns == 0
    assert session.return_to(1)


def test_a_play_can_be_copied_as_text(desk: Desk) -> None:
    session = move_somehow(desk.dealer.code(CODE))
    text = desk.records()[0].text

    assert text.splitlines()[0] == str(CODE)
    again = desk.dealer.typed(parse_game(text))
    assert again.game.actions == session.game.actions


def test_an_illegal_move_changes_nothing(desk: Desk) -> None:
    session = desk.small()

    with pytest.raises(IllegalMove):
        session.play(Move(0, 1, 1))

    assert session.outcome is Outcome.DEALT
    assert desk.records() == []
