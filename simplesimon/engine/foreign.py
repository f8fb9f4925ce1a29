"""The numbered deals of two other programs: KPatience and PySolFC.

A number deals the same cards here as there. All these deals are of four suits; the packs, the
generators of random numbers and the order in which cards are laid out are those of the two
programs, and tests compare with deals that were made by them.
"""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import Final, NamedTuple

from simplesimon.engine.cards import ACE, KING, Card, Suit, card, rank
from simplesimon.engine.position import Position


class Collection(Enum):
    """A program whose deals have numbers; the value is what people call it in a text."""

    KPAT = "kpat"
    """KPatience, of KDE."""

    PYSOL = "pysol"
    """PySolFC."""


LARGEST_NUMBERS: Final = {Collection.KPAT: (1 << 31) - 1, Collection.PYSOL: 10**20 - 1}
"""The largest number of a deal; the smallest is 1."""

LARGEST_MICROSOFT_NUMBER: Final = 32_000
"""Up to this number PySolFC deals with the generator of Microsoft's FreeCell."""

_ROW_LENGTHS: Final = (9, 8, 7, 6, 5, 4, 3, 10)
"""Cards are laid out in rows, each from the leftmost column on."""


@dataclass(frozen=True, slots=True)
class ForeignNumber:
    """The number of a deal in another program.

    >>> str(ForeignNumber(Collection.KPAT, 80))
    'kpat 80'
    """

    collection: Collection
    number: int

    def __post_init__(self) -> None:
        """Raise ValueError for a number that does not exist."""
        if not 1 <= self.number <= LARGEST_NUMBERS[self.collection]:
            raise ValueError(f"no deal number {self.number} of {self.collection.value}")

    def __str__(self) -> str:
        return f"{self.collection.value} {self.number}"


def foreign_position(number: ForeignNumber) -> Position:
    """Deal the cards that a number deals in its program."""
    cards = iter(_shuffled_pack(number))
    columns: list[list[Card]] = [[] for _ in range(max(_ROW_LENGTHS))]
    for length in _ROW_LENGTHS:
        for column in columns[:length]:
            column.append(next(cards))
    return Position(tuple(map(bytes, columns)))


class _Shuffle(NamedTuple):
    """How a pack is mixed: a linear congruential generator and what is made of its states."""

    suits: tuple[Suit, ...]
    """The order of the suits in the sorted pack."""

    by_rank: bool
    """Whether the pack is sorted by rank first; else by suit first."""

    factor: int
    summand: int
    bits: int
    """State n + 1 is state n times the factor plus the summand, modulo 2**bits."""

    choose: Callable[[int, int], int]
    """Chooses by a state one of so many candidates."""


_MICROSOFT: Final = _Shuffle(
    suits=(Suit.CLUBS, Suit.DIAMONDS, Suit.HEARTS, Suit.SPADES),
    by_rank=True,
    factor=214_013,
    summand=2_531_011,
    bits=31,
    choose=lambda state, candidates: (state >> 16) % candidates,
)
"""The generator of Microsoft's C library, as in Microsoft's FreeCell."""

_KNUTH: Final = _Shuffle(
    suits=(Suit.CLUBS, Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS),
    by_rank=False,
    factor=6_364_136_223_846_793_005,
    summand=1,
    bits=64,
    choose=lambda state, candidates: (state >> 21 & 0x7FFF_FFFF) * candidates >> 31,
)
"""Knuth's generator: The Art of Computer Programming, volume 2, third edition, page 108."""


def _shuffled_pack(number: ForeignNumber) -> list[Card]:
    """Return a pack in the order in which its cards are laid out."""
    is_large = number.number > LARGEST_MICROSOFT_NUMBER
    shuffle = _KNUTH if is_large and number.collection is Collection.PYSOL else _MICROSOFT
    cards = [card(height, suit) for suit in shuffle.suits for height in range(ACE, KING + 1)]
    if shuffle.by_rank:
        cards.sort(key=rank)
    state = number.number
    for last in range(len(cards) - 1, 0, -1):
        state = (state * shuffle.factor + shuffle.summand) % (1 << shuffle.bits)
        chosen = shuffle.choose(state, last + 1)
        cards[last], cards[chosen] = cards[chosen], cards[last]
    cards.reverse()
    return cards
