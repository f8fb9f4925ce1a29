"""Positions that can't be won because no column can ever be emptied.

To win, every column has to be emptied, so one of them is emptied first. Until then a run
leaves its place only onto a card of the next rank, or, if a king begins it, off the table as a
full run. The test plays on with all that helps and nothing that hurts: a rank that was ever
exposed stays exposed for any number of runs, and a full run leaves as soon as all its cards
were ever within reach. If even so every column keeps a run that cannot leave, the position is
a dead end, and so is everything that comes after it.

The play may take whole runs only. To split one, its upper part has to go onto another card of
the rank it leaves behind, so a split exposes no rank that is not exposed already.

The test costs a third of a look at a position, and a third to nine tenths of the positions in
long searches are dead ends, most of them early: it makes searches several times shorter.

A move that leaves the rank of its target exposed elsewhere, as does the splitting of a run,
makes no dead end: the play can begin by taking the group that moved away again, onto that
other card, and go on as before the move.
"""

from collections.abc import Sequence

from simplesimon.solver.columns import ColumnRecord, Layer


def is_dead_end(columns: Sequence[ColumnRecord]) -> bool:  # noqa: C901 - for speed
    """Tell whether no column can be emptied; False where one is empty already."""
    reach = 0
    layers: list[Layer] = []
    for record in columns:
        layer = record.layer
        if layer is None:
            return False
        reach |= layer.gives
        layers.append(layer)
    while True:
        stuck: list[Layer] = []
        for layer in layers:
            while layer.needs & reach:
                below = layer.below
                if below is None:
                    return False
                layer = below  # noqa: PLW2901 - goes down the column
                reach |= layer.gives
            stuck.append(layer)
        if stuck != layers:
            layers = stuck
            continue
        finished = [layer for layer in stuck if not layer.needs and not layer.rest & ~reach]
        if not finished:
            return True
        for layer in finished:
            if layer.below is None:
                return False
            layers.remove(layer)
            layers.append(layer.below)
            reach |= layer.below.gives
