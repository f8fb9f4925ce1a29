"""The rules of Simple Simon, once, for the player, the solver, the command line and the tests.

Everything is a pure function of a position. ``legal_moves`` and ``is_legal`` ask;
``after_move`` and its like act and trust that the action is legal: ``Game.play`` is where an
action is checked, and ``refusals.py`` says why one is not legal.

Two things other programs decide differently: only a group of one suit moves, however many
columns are empty (KPatience, PySolFC and fc-solve let a mixed sequence travel card by card
through empty columns), and a finished run leaves whatever lies beneath it.
"""

from collections.abc import Iterator
from typing import Final

from simplesimon.engine.cards import KING, Column, rank
from simplesimon.engine.position import Move, Position, Removal, RunRemoval

RUN_LENGTH: Final = 13
"""Cards of a full run, king to ace."""

RUNS_TO_WIN: Final = 4

START_SCORE: Final = 500
RUN_SCORE: Final = 100
"""Points for each run that leaves during play; each move costs one point."""


def run_length(column: Column) -> int:
    """Count the cards at the end of a column that form one descending run of one suit.

    Any part of that run which ends at the last card may be taken. Cards are packed as
    ``suit * 16 + rank``, so "the same suit, one rank higher" is plain ``+ 1``.
    An empty column has no run: 0.
    """
    if not column:
        return 0
    length = 1
    card = column[-1]
    for deeper in reversed(column[:-1]):
        card += 1
        if deeper != card:
            break
        length += 1
    return length


def ends_with_full_run(column: Column) -> bool:
    """Tell whether a column ends with thirteen cards of one suit, king to ace."""
    return (
        len(column) >= RUN_LENGTH
        and rank(column[-RUN_LENGTH]) == KING
        and run_length(column) == RUN_LENGTH
    )


def fits(first: int, column: Column) -> bool:
    """Tell whether a group whose highest card is ``first`` may go onto a column.

    It may go onto a card exactly one rank higher of any suit, or into an empty column.
    """
    return not column or rank(column[-1]) == rank(first) + 1


def is_legal(position: Position, move: Move) -> bool:
    """Tell whether a move is legal in a position."""
    source, target, count = move
    columns = position.columns
    return (
        0 <= source < len(columns)
        and 0 <= target < len(columns)
        and source != target
        and 1 <= count <= run_length(columns[source])
        and fits(columns[source][-count], columns[target])
    )


def legal_moves(position: Position) -> Iterator[Move]:
    """Yield every legal move, also those that gain nothing.

    Each source column, each length of group and each target is a move of its own, so a whole
    column going to an empty one is among them. By source column, then length, then target.
    """
    for source, column in enumerate(position.columns):
        for count in range(1, run_length(column) + 1):
            first = column[-count]
            for target, other in enumerate(position.columns):
                if target != source and fits(first, other):
                    yield Move(source, target, count)


def has_legal_move(position: Position) -> bool:
    """Tell whether any move is legal."""
    return next(legal_moves(position), None) is not None


def removable_columns(position: Position) -> Iterator[int]:
    """Yield the columns that end with a full run, leftmost first."""
    return (index for index, column in enumerate(position.columns) if ends_with_full_run(column))


def after_removal(position: Position, removal: Removal) -> Position:
    """Return the position after a full run has left the end of a column; trusts it is there."""
    columns = list(position.columns)
    column = columns[removal.column]
    columns[removal.column] = column[:-RUN_LENGTH]
    return Position(tuple(columns), position.runs + bytes([column[-1] >> 4]))


def after_move(position: Position, move: Move) -> Position:
    """Return the position after a legal move, any finished run still on the table."""
    source, target, count = move
    columns = list(position.columns)
    columns[target] += columns[source][-count:]
    columns[source] = columns[source][:-count]
    return Position(tuple(columns), position.runs)


def leaving_runs(position: Position, *columns: int) -> tuple[Removal, ...]:
    """List the runs that leave by themselves from the given columns, in their order.

    Without columns all are looked at, from the left. A column is looked at again after a run
    has left it: on a typed board a run can hide another, and a move can uncover one at its
    source.
    """
    removals = []
    for index in columns or range(len(position.columns)):
        column = position.columns[index]
        while ends_with_full_run(column):
            removals.append(Removal(index))
            column = column[:-RUN_LENGTH]
    return tuple(removals)


def settled(position: Position) -> Position:
    """Return the position after all full runs that end a column have left by themselves."""
    for removal in leaving_runs(position):
        position = after_removal(position, removal)
    return position


def apply(
    position: Position, action: Move | Removal, removal: RunRemoval = RunRemoval.BY_ITSELF
) -> Position:
    """Return the position after a legal action.

    Where runs leave by themselves, those the move finishes at its target or uncovers at its
    source are gone in the result.
    """
    if isinstance(action, Removal):
        return after_removal(position, action)
    position = after_move(position, action)
    if removal is RunRemoval.BY_ITSELF:
        for leaving in leaving_runs(position, action.target, action.source):
            position = after_removal(position, leaving)
    return position


def is_won(position: Position) -> bool:
    """Tell whether the game is won: no card is left on the table."""
    return not any(position.columns)


def is_stuck(position: Position) -> bool:
    """Tell whether nothing can be done any more although the game is not won.

    It says only that no move exists and no run can be removed, never that moves lead nowhere.
    """
    return (
        not is_won(position)
        and not has_legal_move(position)
        and next(removable_columns(position), None) is None
    )


def perft(position: Position, depth: int, removal: RunRemoval = RunRemoval.BY_ITSELF) -> int:
    """Count the sequences of ``depth`` legal moves from a position.

    Comparing such counts with a table is the cheapest proof that no rule has changed; the
    habit and the name come from chess programming. Removals by hand are not counted as steps
    and not made.
    """
    if depth == 0:
        return 1
    moves = legal_moves(position)
    if depth == 1:
        return sum(1 for _ in moves)
    return sum(perft(apply(position, move, removal), depth - 1, removal) for move in moves)
