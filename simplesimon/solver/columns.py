"""What a search has to know of a column, worked out once for every column that ever occurs.

A position is ten references to such records. A record knows the record without its last card
and, once somebody asked, the records that come of every group leaving it or reaching it. So a
step of a search is some look-ups and one addition, and no card is looked at twice.
"""

from random import Random
from typing import Final, TypeAlias

from simplesimon.engine import ACE, KING, RUN_LENGTH, Card, Column, rank, suit

ESTIMATE_BITS: Final = 12
BOUND_BITS: Final = 8
VALUE_BITS: Final = ESTIMATE_BITS + BOUND_BITS
ESTIMATE_MASK: Final = (1 << ESTIMATE_BITS) - 1
VALUE_MASK: Final = (1 << VALUE_BITS) - 1
"""A value holds, from its lowest bit on: the estimate, the static bound, the key.

Each of the three is a sum over the columns, so a move changes them all with the addition of
one big number, and the value of a position serves as its key. An estimate stays below 2 600
and a bound below 105, whatever lies in the columns.
"""

KEY_BITS: Final = 96
"""Random bits in the key of a column.

The key of a position is the sum of the keys of its columns, whatever their order. Two
different positions among n have the same one with a probability below n * n / 2**97: among ten
million less than one in 10**15.
"""

HEAD_WEIGHT: Final = 10
"""Estimate of each move of the static bound; the moves of a solution cost 5 beside it."""

BURIED_WEIGHT: Final = 1
"""Estimate of each pair of a card that lacks the card of its suit on it, and one above it."""

WRONG_SUIT_WEIGHT: Final = 2
"""Estimate of each run that lies on the next rank of another suit: harder to move on."""

OCCUPIED_WEIGHT: Final = 4
"""Estimate of each column that is not empty."""

EXPOSED: Final = 1 << 127
"""The bit of no card, exposed from the start: what waits for it does not wait."""

COUNT_BITS: Final = 4
"""The name of a group is its first card, shifted by this, plus the number of its cards."""

COUNT_MASK: Final = (1 << COUNT_BITS) - 1

RANK_SHIFT: Final = 64
FACES: Final = (1 << RANK_SHIFT) - 1

BYTES_PER_RECORD: Final = 1000
"""Memory of a record with all that hangs on it, in bytes."""


class Block:
    """The beginning of a run that lies wrong, as ``bound`` sees it.

    The blocks of a column form a list, from the last to the deepest. Sets of cards are
    numbers with one bit for each card.
    """

    __slots__ = ("below", "exposed_below", "exposes", "heads", "run_cards", "waits_for")

    def __init__(
        self, waits_for: int, exposes: int, below: "Block | None", heads: int, run_cards: int = 0
    ) -> None:
        self.waits_for: Final = waits_for
        """The card that must be exposed before the block can leave for good; 0 for a king."""

        self.exposes: Final = exposes
        """The card under the block, 0 at the bottom of a column."""

        self.below: Final = below
        """The next deeper block of the column."""

        self.exposed_below: Final[int] = exposes | (below.exposed_below if below else 0)
        """All cards exposed once this block and those below it have left."""

        self.heads: Final = heads
        """The first cards of this block and those below it, kings left out."""

        self.run_cards: Final = run_cards
        """For a king whose run can be finished where it lies: the cards of its suit."""


class Layer:
    """A run of one suit and what lies under it, as ``dead_ends`` sees them.

    Sets hold cards and ranks: one bit for each card, and, shifted by ``RANK_SHIFT``, one bit for
    each rank.
    """

    __slots__ = ("below", "gives", "needs", "rest")

    def __init__(self, needs: int, rest: int, gives: int, below: "Layer | None") -> None:
        self.needs: Final = needs
        """The rank that must be within reach before the run can leave its place; 0 for kings."""

        self.rest: Final = rest
        """For a run that a king begins: the cards that lack to finish it; else 0."""

        self.gives: Final = gives
        """What is within reach once the run ends its column: its cards, the rank of the last."""

        self.below: Final = below
        """The next deeper layer."""


Lift: TypeAlias = tuple[int, int, int, bool]
"""A group that can be taken from the end of a column: the rank of the cards it may go onto, its
name, how the value of the column changes, and whether it is all the column holds.

A plain tuple, since searches take millions of them apart.
"""


class ColumnRecord:
    """One column, and what a search wants to know of it."""

    __slots__ = (
        "after",
        "block",
        "bound",
        "cards",
        "deeper",
        "end_bit",
        "end_rank",
        "end_rank_bit",
        "estimate",
        "faces",
        "gains",
        "incomplete",
        "layer",
        "left",
        "lifts",
        "longer",
        "run",
        "value",
        "wanted_ranks",
    )

    def __init__(self, cards: Column, deeper: "ColumnRecord | None") -> None:
        self.cards: Final = cards

        self.deeper: Final = deeper
        """The record without the last card; None for an empty column."""

        self.longer: Final[dict[Card, ColumnRecord]] = {}
        """The records with one more card, as far as anybody asked."""

        self.gains: Final[dict[int, int]] = {}
        """How the value changes when a group comes, by its name, as far as anybody asked."""

        self.after: Final[dict[int, ColumnRecord]] = {}
        """The record after a group came, by its name, as far as anybody asked."""

        self.lifts: tuple[Lift, ...] = ()
        """The groups that can be taken, shortest first; empty until somebody asked."""

        self.left: tuple[ColumnRecord, ...] = ()
        """The record after each of them has left."""

        self.run = 0
        """Length of the run that ends the column."""

        self.end_rank = 0
        """Rank of the last card, 0 for an empty column."""

        self.end_rank_bit = 1
        """One bit for the rank of the last card, the lowest for an empty column."""

        self.wanted_ranks = 0
        """One bit for each rank that one of its groups can go onto."""

        self.end_bit = 0
        """One bit for the last card, 0 for an empty column."""

        self.faces = 0
        """One bit for every card in the column."""

        self.incomplete = 0
        """How many of its cards lack the card of their suit on them; aces lack none."""

        self.estimate = 0
        """How far from home the column is, in the units of the weights, bound left out."""

        self.bound = 0
        """How many moves the column takes at least, seen alone."""

        self.block: Block | None = None
        """The last of its blocks."""

        self.layer: Layer | None = None
        """The last of its layers; None for an empty column."""

        self.value = 0


class ColumnTable:
    """All column records of a search, and how they come of each other.

    Args:
        copies: How many equal cards there are at the most. Of unique cards and of pairs the
            bound knows more than of cards that are there three or four times.
        keeps_runs: Whether a full run stays until it is removed by hand.
    """

    def __init__(self, copies: int, *, keeps_runs: bool) -> None:
        self.copies: Final = copies
        self.keeps_runs: Final = keeps_runs
        self.empty: Final = ColumnRecord(b"", None)
        self.runs_left = False
        """Whether a full run has ever left a column."""

        self._records = [self.empty]
        self._keys = Random(copies)  # noqa: S311 - tells columns apart, protects nothing

    @property
    def memory(self) -> int:
        """Memory of all records, in bytes, roughly."""
        return BYTES_PER_RECORD * len(self._records)

    def close(self) -> None:
        """Cut the circles in which records refer to each other.

        So their memory comes back at once, also where the garbage collector is off.
        """
        for record in self._records:
            record.longer.clear()
            record.gains.clear()
            record.after.clear()
            record.lifts = ()
            record.left = ()
        self._records.clear()

    def record(self, column: Column) -> ColumnRecord:
        """Return the record of a column, after full runs at its end have left if they do."""
        record = self.empty
        for card in column:
            record = self._longer(record, card)
        return self._settled(record)

    def gain(self, record: ColumnRecord, group: int) -> int:
        """Work out, and note in a record, what happens when a group comes.

        Returns:
            How the value changes.
        """
        first, count = group >> COUNT_BITS, group & COUNT_MASK
        after = record
        for card in range(first, first - count, -1):
            after = self._longer(after, card)
        after = self._settled(after)
        record.after[group] = after
        gain = record.gains[group] = after.value - record.value
        return gain

    def lifts(self, record: ColumnRecord) -> tuple[Lift, ...]:
        """Work out, and note in a record, the groups that can be taken from it."""
        record.left = tuple(
            self._settled(_shorter(record, count)) for count in range(1, record.run + 1)
        )
        lifts = []
        for count, left in enumerate(record.left, start=1):
            first = record.cards[-count]
            group = first << COUNT_BITS | count
            whole = count == len(record.cards)
            lifts.append((rank(first) + 1, group, left.value - record.value, whole))
        record.lifts = tuple(lifts)
        return record.lifts

    def _settled(self, record: ColumnRecord) -> ColumnRecord:
        """Return the record after full runs at its end have left, if they do."""
        if not self.keeps_runs:
            while record.run == RUN_LENGTH:
                self.runs_left = True
                record = _shorter(record, RUN_LENGTH)
        return record

    def _longer(self, record: ColumnRecord, card: Card) -> ColumnRecord:
        """Return the record with one more card, even if that makes a full run."""
        known = record.longer.get(card)
        if known is None:
            known = record.longer[card] = self._made(record, card)
            self._records.append(known)
        return known

    def _made(self, under: ColumnRecord, card: Card) -> ColumnRecord:
        """Make the record that has one more card than another."""
        record = ColumnRecord(under.cards + bytes([card]), under)
        joins = under.end_bit == 1 << (card + 1)
        record.run = under.run + 1 if joins else 1
        record.end_rank = rank(card)
        record.end_rank_bit = 1 << record.end_rank
        record.wanted_ranks = ((1 << record.run) - 1) << record.end_rank + 1
        record.end_bit = 1 << card
        record.faces = under.faces | record.end_bit
        buried = under.incomplete - joins
        record.incomplete = buried + (record.end_rank != ACE)
        record.estimate = under.estimate + BURIED_WEIGHT * buried
        record.bound = under.bound
        record.block = under.block
        if not under.cards:
            record.estimate += OCCUPIED_WEIGHT
        if not joins:
            if record.end_rank != KING:
                self._begin_run(record, under, card)
            elif under.cards:
                self._bury_under_king(record, under, card)
        record.layer = _layer(record, under)
        key = self._keys.getrandbits(KEY_BITS)
        estimate = record.estimate + HEAD_WEIGHT * record.bound
        record.value = key << VALUE_BITS | record.bound << ESTIMATE_BITS | estimate
        return record

    def _begin_run(self, record: ColumnRecord, under: ColumnRecord, card: Card) -> None:
        """Count a head, the first card of a run: it has to be moved onto its parent."""
        record.bound += 1
        if under.end_rank == record.end_rank + 1:
            record.estimate += WRONG_SUIT_WEIGHT
        parent = 1 << (card + 1)
        if self.copies == 1 and parent & under.faces:
            # Out of the way first, and onto its parent later: two moves.
            record.bound += 1
            parent = EXPOSED
        if self.copies <= 2:  # noqa: PLR2004 - see the class
            below = under.block
            heads = 1 << card | (below.heads if below else 0)
            record.block = Block(parent, under.end_bit, below, heads)

    def _bury_under_king(self, record: ColumnRecord, under: ColumnRecord, card: Card) -> None:
        """Note a king that lies on other cards: moved away, or taken off with its run."""
        below = under.block
        heads = below.heads if below else 0
        if self.copies == 1:
            run_cards = _cards_of_suit(card)
            if heads & run_cards:
                # A card of its run can't come out before the king has moved away.
                record.bound += 1
                record.block = Block(EXPOSED, under.end_bit, below, heads)
            else:
                record.block = Block(0, under.end_bit, below, heads, run_cards)
        elif self.copies == 2:  # noqa: PLR2004 - see the class
            record.block = Block(EXPOSED, under.end_bit, below, heads)


def _cards_of_suit(card: Card) -> int:
    """Return the set of the thirteen cards of a card's suit."""
    ranks = (1 << (KING + 1)) - (1 << ACE)
    return ranks << (suit(card) << 4)


def _layer(record: ColumnRecord, under: ColumnRecord) -> Layer:
    """Make the last layer of a column that has one card more than another."""
    gives = record.end_bit | 1 << RANK_SHIFT + record.end_rank
    below = under.layer
    if record.run > 1 and below is not None:
        gives |= below.gives & FACES
        below = below.below
    first = record.cards[-record.run]
    if rank(first) == KING:
        # Until a column is empty, a king leaves its place only with its finished run.
        return Layer(0, _cards_of_suit(first) & (record.end_bit - 1), gives, below)
    return Layer(1 << RANK_SHIFT + rank(first) + 1, 0, gives, below)


def _shorter(record: ColumnRecord, count: int) -> ColumnRecord:
    """Return the record without its last ``count`` cards; trusts that it has them."""
    for _ in range(count):
        if record.deeper is not None:
            record = record.deeper
    return record
