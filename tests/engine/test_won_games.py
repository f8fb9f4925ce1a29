import pytest

from simplesimon.engine import Event, Game, GameWon, RunRemoval, RunRemoved
from simplesimon.engine.notation import GameText, game_text, parse_game
from tests.engine import naive
from tests.won_games import WON_GAMES, WonGame

each_game = pytest.mark.parametrize("won", WON_GAMES, ids=lambda won: won.name)


def test_there_are_games_of_each_number_of_suits() -> None:
    assert [sum(won.suits == suits for won in WON_GAMES) for suits in (1, 2, 4)] == [20, 18, 39]


@each_game
def test_it_is_won_with_its_last_move_and_the_right_score(won: WonGame) -> None:
    game = Game(won.deal)
    answers = []
    for action in won.moves:
        assert not game.is_won
        answers.append(game.play(action))

    assert game.is_won
    assert game.score == 500 - len(won.moves) + 400
    assert (game.moves, game.runs) == (len(won.moves), 4)
    assert [GameWon() in events for events in answers] == [False] * (len(answers) - 1) + [True]
    assert won.deal.suits == won.suits


def test_the_example_of_the_rules_a_game_won_in_49_moves_gives_851_points() -> None:
    scores = {Game(won.deal, won.moves).score for won in WON_GAMES if len(won.moves) == 49}

    assert scores == {851}


@each_game
def test_the_naive_rules_agree_that_it_is_won(won: WonGame) -> None:
    board = naive.board_of(won.deal.position)
    for action in won.moves:
        assert naive.why_not(board, *action) is None
        board, _ = naive.move(board, *action, by_itself=True)

    assert naive.is_won(board)


@each_game
def test_undoing_it_leads_back_to_the_deal_and_redoing_to_the_win(won: WonGame) -> None:
    game = Game(won.deal, won.moves, undo_limit=None)
    won_position = game.position
    while game.can_undo:
        game.undo()

    assert game.position == won.deal.position
    assert game.score == 500
    answer: tuple[Event, ...] = ()
    while game.can_redo:
        answer = game.redo()
    assert answer[-1] == GameWon()
    assert game.position == won_position


@each_game
def test_with_removal_by_hand_it_is_won_by_removing_the_last_run(won: WonGame) -> None:
    line = won.actions_by_hand

    game = Game(won.deal, line[:-1], removal=RunRemoval.BY_HAND)
    assert (game.is_won, game.is_stuck) == (False, False)
    events = game.play(line[-1])
    assert isinstance(events[0], RunRemoved)
    assert events[1:] == (GameWon(),)
    assert (game.is_won, game.runs) == (True, 4)
    assert len(line) == len(won.moves) + 4
    assert game.score == 500 - len(won.moves) + 400


@each_game
def test_it_is_the_same_after_writing_and_reading(won: WonGame) -> None:
    plain = GameText(won.deal, RunRemoval.BY_ITSELF, won.moves)
    hand = GameText(won.deal, RunRemoval.BY_HAND, won.actions_by_hand)

    assert parse_game(game_text(plain)) == plain
    assert parse_game(game_text(hand)) == hand
