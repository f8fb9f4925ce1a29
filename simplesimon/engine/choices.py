"""The column a player means by a double click, a key or a careless drop."""

from simplesimon.engine.position import Move, Position
from simplesimon.engine.refusals import Refusal, lift_refusal
from simplesimon.engine.rules import fits, run_length


def best_move(position: Position, source: int, count: int) -> Move | Refusal:
    """Return the move that takes a group to its best column, or why there is none.

    Best is a column whose last card is of the same suit, then an empty column, then any other
    that takes the group; among equals the one that makes the longest run of one suit, then
    the nearest, then the leftmost. A whole column is never sent to an empty one.
    ``source`` must be a column of the board.
    """
    column = position.columns[source]
    refused = lift_refusal(column, count)
    if refused is not None:
        return refused
    first = column[-count]

    def preference(target: int) -> tuple[bool, bool, int, int, int]:
        other = position.columns[target]
        joins = bool(other) and other[-1] == first + 1
        run = count + run_length(other) if joins else count
        return (not joins, bool(other), -run, abs(target - source), target)

    targets = [
        target
        for target, other in enumerate(position.columns)
        if target != source and fits(first, other) and (other or count < len(column))
    ]
    if not targets:
        return Refusal.NO_COLUMN_TAKES_IT
    return Move(source, min(targets, key=preference), count)
