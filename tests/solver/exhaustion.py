"""Whether a position can be won, by trying everything, with the plainest rules there are.

Nothing is shared with the solver or the engine: see ``tests.engine.naive``.
"""

from collections.abc import Iterator

from simplesimon.engine import Position, RunRemoval
from tests.engine import naive
from tests.engine.naive import NaiveBoard, NaiveCard

Key = tuple[tuple[NaiveCard, ...], ...]


def key_of(board: NaiveBoard) -> Key:
    """Return the columns in an order of their own: where a column stands means nothing."""
    return tuple(sorted(tuple(column) for column in board))


def can_be_won(
    position: Position, removal: RunRemoval = RunRemoval.BY_ITSELF, *, limit: int = 10_000
) -> bool | None:
    """Look at every position that can be reached; None if there are more than ``limit``."""
    board = naive.board_of(position)
    by_itself = removal is RunRemoval.BY_ITSELF
    if by_itself:
        board, _ = naive.load(board)
    seen = {key_of(board)}
    waiting = [board]
    while waiting:
        board = waiting.pop()
        if naive.is_won(board):
            return True
        for after in followers(board, by_itself=by_itself):
            key = key_of(after)
            if key not in seen:
                seen.add(key)
                waiting.append(after)
        if len(seen) > limit:
            return None
    return False


def followers(board: NaiveBoard, *, by_itself: bool) -> Iterator[NaiveBoard]:
    """Yield the boards after each move, and after each removal by hand."""
    for source, target, count in naive.all_moves(board):
        after, _ = naive.move(board, source, target, count, by_itself=by_itself)
        yield after
    if not by_itself:
        for index, column in enumerate(board):
            if naive.ends_with_run(column):
                yield [
                    column[:-13] if other == index else column for other, column in enumerate(board)
                ]
