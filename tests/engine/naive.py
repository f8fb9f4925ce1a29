"""The rules a second time, written from their description alone and as plainly as possible.

Nothing is shared with the engine: a card is a pair ``(rank, suit)``, a column a list of cards,
the deepest first. Every answer is found by trying everything.
"""

from itertools import combinations

from simplesimon.engine import Position

NaiveCard = tuple[int, int]
NaiveBoard = list[list[NaiveCard]]


def board_of(position: Position) -> NaiveBoard:
    """Write a position of the engine as lists: all that is known of it here."""
    return [[(card % 16, card // 16) for card in column] for column in position.columns]


def why_not(  # noqa: C901, PLR0911 - one question for each rule, in their order
    board: NaiveBoard, source: int, target: int, count: int
) -> str | None:
    """Name the rule that refuses a move, or return None."""
    if source not in range(10) or target not in range(10):
        return "no such column"
    if source == target:
        return "the same column twice"
    if board[source] == []:
        return "an empty column"
    if count > len(board[source]) or count < 1:
        return "more cards than the column has"
    group = board[source][len(board[source]) - count :]
    for i in range(1, len(group)):
        if group[i][0] != group[i - 1][0] - 1:
            return "covered"
    for card, other in combinations(group, 2):
        if card[1] != other[1]:
            return "more than one suit"
    if board[target] == []:
        return None
    last_rank = board[target][-1][0]
    if last_rank == 1:
        return "onto an ace"
    if group[0][0] == 13:
        return "a king needs an empty column"
    if last_rank != group[0][0] + 1:
        return "not exactly one rank higher"
    return None


def all_moves(board: NaiveBoard) -> set[tuple[int, int, int]]:
    """Try every source, target and count."""
    return {
        (source, target, count)
        for source in range(10)
        for target in range(10)
        for count in range(1, len(board[source]) + 1)
        if why_not(board, source, target, count) is None
    }


def ends_with_run(column: list[NaiveCard]) -> bool:
    """Compare the last thirteen cards with the king to the ace of each suit."""
    return any(column[-13:] == [(rank, suit) for rank in range(13, 0, -1)] for suit in range(4))


def move(
    board: NaiveBoard, source: int, target: int, count: int, *, by_itself: bool
) -> tuple[NaiveBoard, list[int]]:
    """Return the board after a move, and the suits of the runs that left."""
    board = [list(column) for column in board]
    group = [board[source].pop() for _ in range(count)]
    while group:
        board[target].append(group.pop())
    left = []
    if by_itself:
        for column in (board[target], board[source]):
            while ends_with_run(column):
                left.append(column[-1][1])
                for _ in range(13):
                    column.pop()
    return board, left


def load(board: NaiveBoard) -> tuple[NaiveBoard, list[int]]:
    """Let the runs leave that a typed board ends with, from the left, until none does."""
    board = [list(column) for column in board]
    left = []
    for column in board:
        while ends_with_run(column):
            left.append(column[-1][1])
            del column[-13:]
    return board, left


def is_won(board: NaiveBoard) -> bool:
    """Tell whether the table is empty."""
    return sum(len(column) for column in board) == 0


def is_stuck(board: NaiveBoard) -> bool:
    """Tell whether no move exists, no run can be removed and the game is not won."""
    if is_won(board) or any(ends_with_run(column) for column in board):
        return False
    return all_moves(board) == set()


def suited_run(cards: list[NaiveCard]) -> int:
    """Count the cards at the end that descend one by one in one suit."""
    length = 0
    for count in range(1, len(cards) + 1):
        group = cards[-count:]
        expected = [(group[0][0] - i, group[0][1]) for i in range(count)]
        if group == expected:
            length = count
    return length


def best_column(board: NaiveBoard, source: int, count: int) -> int | None:
    """Ask the questions of the rules one after another and drop all but the best columns."""
    takers = [target for target in range(10) if why_not(board, source, target, count) is None]
    if count == len(board[source]):
        takers = [target for target in takers if board[target]]
    suit = board[source][-1][1]
    same_suit = [target for target in takers if board[target] and board[target][-1][1] == suit]
    empty = [target for target in takers if not board[target]]
    takers = same_suit or empty or takers
    if not takers:
        return None
    group = board[source][-count:]
    made = {target: suited_run(board[target] + group) for target in takers}
    takers = [target for target in takers if made[target] == max(made.values())]
    distance = min(abs(target - source) for target in takers)
    return next(target for target in takers if abs(target - source) == distance)


def perft(board: NaiveBoard, depth: int, *, by_itself: bool) -> int:
    """Count the sequences of moves of a length by making them all."""
    if depth == 0:
        return 1
    total = 0
    for source, target, count in all_moves(board):
        after, _ = move(board, source, target, count, by_itself=by_itself)
        total += perft(after, depth - 1, by_itself=by_itself)
    return total
