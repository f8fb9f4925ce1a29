"""Whether and how fast a position can be won, by trying everything with the plainest rules.

Nothing is shared with the solver or the engine: see ``tests.engine.naive``.
"""

from collections import deque
from collections.abc import Iterator
from math import inf

from simplesimon.engine import Position, RunRemoval
from tests.engine import naive
from tests.engine.naive import NaiveBoard, NaiveCard

Key = tuple[tuple[NaiveCard, ...], ...]


class TooManyPositions(Exception):  # noqa: N818 - nothing is wrong
    """More positions can be reached than were to be looked at."""


def fewest_moves(
    position: Position, removal: RunRemoval = RunRemoval.BY_ITSELF, *, limit: int = 4000
) -> float:
    """Return how many moves it takes at least to win a position; infinity if it can't be won.

    Raises:
        TooManyPositions: If more than ``limit`` can be reached before that is known.
    """
    board = naive.board_of(position)
    by_itself = removal is RunRemoval.BY_ITSELF
    if by_itself:
        board, _ = naive.load(board)
    moves_to = {key_of(board): 0}
    waiting = deque([(0, board)])
    while waiting:
        moves, board = waiting.popleft()
        if naive.is_won(board):
            return moves
        if moves > moves_to[key_of(board)]:
            continue
        for after, cost in followers(board, by_itself=by_itself):
            key = key_of(after)
            if moves + cost < moves_to.get(key, inf):
                moves_to[key] = moves + cost
                if cost:
                    waiting.append((moves + 1, after))
                else:
                    waiting.appendleft((moves, after))
        if len(moves_to) > limit:
            raise TooManyPositions
    return inf


def key_of(board: NaiveBoard) -> Key:
    """Return the columns in an order of their own: where a column stands means nothing."""
    return tuple(sorted(tuple(column) for column in board))


def followers(board: NaiveBoard, *, by_itself: bool) -> Iterator[tuple[NaiveBoard, int]]:
    """Yield the boards after each move, and after each removal by hand; and what it counts."""
    for source, target, count in naive.all_moves(board):
        after, _ = naive.move(board, source, target, count, by_itself=by_itself)
        yield after, 1
    if not by_itself:
        for index, column in enumerate(board):
            if naive.ends_with_run(column):
                yield [*board[:index], column[:-13], *board[index + 1 :]], 0
