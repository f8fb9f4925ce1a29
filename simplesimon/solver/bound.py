"""How many moves a position takes at the very least: the admissible bound.

A *head* is the first card of a run of one suit that ends where its own parent (the next higher
card of its suit) is not the card below; kings are none. In every won game each head leads a
move onto its parent, since only complete suits leave the table and the card below a card
changes only when that card leads a move. So the heads on the table bound the moves that are
left, and *deadlocks* add to them: moves for which more than one must be led by the same card.

**Unique cards** (four suits). Call a head a *one-mover* if it leads exactly one move in the
rest of the game. That move takes it onto its parent. Before it, all heads above it in its
column have gone, and all heads above its parent in the parent's column too, for the parent can
neither be reached nor change its place as long as they lie there. "Gone" means, for a head,
that it has led its first move, and for a king, that it has led a move or has left with its
run. A king that lies on other cards and leads no move leaves with its run, so before that all
heads of its suit have gone. These conditions order the first moves of one-movers and the
leaving of kings that do not move; an order has no cycles, so in each cycle at least one head
leads a second move, or one king a first. Cycles without a common card add up.

Cycles are found by a play in which nothing is moved, only taken away. A column is a stack of
blocks (heads, and kings that lie on cards). A block whose parent is exposed, or a king no head
of whose suit is left, lies on no cycle and is taken away for nothing; what it lay on is exposed
then. If no block can be taken, every last block waits for the last block of one certain
column, so following them leads into a cycle: it costs one, all its blocks are taken away, and
the play goes on. Taking away only exposes, so no later cycle contains a block of an earlier
one, and each is a cycle of the true conditions, which do not depend on the play. A head whose
parent lies deeper in its own column is a cycle of one, as is a king above a head of its suit:
columns count those by themselves, in the static bound.

Two moves leave the deadlocks as they are. Joining a head to its exposed parent is what the
play does first and for nothing. Splitting a run makes a head that is joined again in the same
way, so the bound of the position after a split is higher by one.

**Pairs** (two suits). A head waits until any one of the cards that may become its parent is
exposed. Where nothing can be taken, look at a smallest set of last blocks that wait only for
each other (a strongly connected component that no edge leaves). The first head of it that
leads a move cannot go onto a parent, as all parents without a child lie under the set, and so
leads a second move; unless a parent was freed by splitting it from the child it had. That
split is a move of a card that is no head, so it costs one as well, and it can serve no other
set: there are two copies of the head, one was that child, so no third waits for the parent.
Kings are taken away for nothing.

With three or four copies of a card neither argument holds, and the heads alone are the bound.

The cycles found are not always the most there are, so the bound can fall by more than one in a
move: whoever searches with it must be ready to reach a position again by a shorter way.
"""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from simplesimon.solver.columns import EXPOSED, Block, ColumnRecord

Deadlocks: TypeAlias = Callable[[Sequence[ColumnRecord]], int]
"""Counts the moves a position takes beyond those its columns count by themselves."""


def deadlocks_for(copies: int) -> Deadlocks | None:
    """Return what counts deadlocks where equal cards are there so often; None if nothing can."""
    return {1: deadlocks_of_unique_cards, 2: deadlocks_of_pairs}.get(copies)


def deadlocks_of_unique_cards(  # noqa: C901, PLR0912 - the play, in one piece for speed
    columns: Sequence[ColumnRecord],
) -> int:
    """Count cycles of blocks that wait for each other, where no two cards are equal."""
    exposed = EXPOSED
    ready: list[Block] = []
    for record in columns:
        exposed |= record.end_bit
        if record.block is not None:
            ready.append(record.block)
    waiting: dict[int, Block] = {}
    kings: list[Block] = []
    cycles = 0
    while True:
        while ready:
            block: Block | None = ready.pop()
            while block is not None:
                parent = block.waits_for
                if not parent & exposed:
                    if parent:
                        waiting[parent] = block
                    else:
                        kings.append(block)
                    break
                exposes = block.exposes
                exposed |= exposes
                if exposes in waiting:
                    ready.append(waiting.pop(exposes))
                block = block.below
        if not waiting and not kings:
            return cycles
        leaving = _finished_kings(waiting, kings) if kings else []
        if not leaving:
            leaving = _cycle(waiting, kings)
            cycles += 1
        for block in leaving:
            if block.waits_for:
                del waiting[block.waits_for]
            else:
                kings.remove(block)
        for block in leaving:
            exposes = block.exposes
            exposed |= exposes
            if exposes in waiting:
                ready.append(waiting.pop(exposes))
            if block.below is not None:
                ready.append(block.below)


def _finished_kings(waiting: dict[int, Block], kings: list[Block]) -> list[Block]:
    """Return the kings whose suits have no head left."""
    heads = 0
    for block in waiting.values():
        heads |= block.heads
    for king in kings:
        heads |= king.heads
    return [king for king in kings if not heads & king.run_cards]


def _cycle(waiting: dict[int, Block], kings: list[Block]) -> list[Block]:
    """Follow blocks to the ones they wait for until one comes again; return that cycle.

    How many cycles there are in all depends on which come first. So that a position has the
    same count in whatever order its columns stand, the way begins at the lowest card that is
    waited for, and a king that could wait for several blocks waits for the first of them.
    """
    stuck = [waiting[parent] for parent in sorted(waiting)]
    stuck += sorted(kings, key=_suit_order)
    path: list[Block] = []
    block = stuck[0]
    while block not in path:
        path.append(block)
        parent = block.waits_for
        if parent:
            for other in stuck:
                if other.exposed_below & parent:
                    block = other
                    break
        else:
            suit = block.run_cards
            for other in stuck:
                if other.heads & suit:
                    block = other
                    break
    return path[path.index(block) :]


def _suit_order(king: Block) -> int:
    return king.run_cards


def deadlocks_of_pairs(columns: Sequence[ColumnRecord]) -> int:
    """Count sets of blocks that wait only for each other, where a card may be there twice."""
    exposed = EXPOSED
    blocks: list[Block] = []
    for record in columns:
        exposed |= record.end_bit
        if record.block is not None:
            blocks.append(record.block)
    deadlocks = 0
    while True:
        blocks, exposed = _take_away(blocks, exposed)
        if not blocks:
            return deadlocks
        sets = _closed_sets(blocks)
        deadlocks += len(sets)
        leaving = 0
        for members in sets:
            leaving |= members
        left: list[Block] = []
        for index, block in enumerate(blocks):
            if not leaving >> index & 1:
                left.append(block)
                continue
            exposed |= block.exposes
            if block.below is not None:
                left.append(block.below)
        blocks = left


def _take_away(blocks: list[Block], exposed: int) -> tuple[list[Block], int]:
    """Take blocks away for nothing until all are stuck; return those, and what is exposed."""
    while True:
        taken = False
        stuck: list[Block] = []
        for first in blocks:
            block: Block | None = first
            while block is not None and block.waits_for & exposed:
                taken = True
                exposed |= block.exposes
                block = block.below
            if block is not None:
                stuck.append(block)
        if not taken:
            return stuck, exposed
        blocks = stuck


def _closed_sets(stuck: Sequence[Block]) -> list[int]:
    """Return the smallest sets of blocks that wait for no block outside.

    Sets are numbers with one bit for each index. A block is in such a set if all that it
    waits for, directly or not, wait for it in turn.
    """
    if len(stuck) == 1:
        return [1]
    reached = []
    for itself, block in enumerate(stuck):
        parent = block.waits_for
        waits = 0
        for index, other in enumerate(stuck):
            if other.exposed_below & parent:
                waits |= 1 << index
        # In a pack every head has a parent; on half a board it may wait for ever.
        reached.append(waits or 1 << itself)
    for middle, beyond in enumerate(reached):
        for index, waits in enumerate(reached):
            if waits >> middle & 1:
                reached[index] = waits | beyond
    sets: list[int] = []
    for index, waits in enumerate(reached):
        back = all(
            other >> index & 1 for number, other in enumerate(reached) if waits >> number & 1
        )
        if back and waits >> index & 1 and waits not in sets:
            sets.append(waits)
    return sets
