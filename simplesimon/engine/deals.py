"""Packs, game codes and the shuffle that turns a code into a deal, the same one for ever.

The shuffle is version ``SS1``. Whatever would change a single deal needs a new version; tests
pin deals to hold us to it. Random numbers come from a generator of our own, so no change of
Python or platform can deal other cards.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from simplesimon.engine.cards import ACE, KING, Card, Suit, card
from simplesimon.engine.foreign import ForeignNumber, foreign_position
from simplesimon.engine.position import Position

COLUMN_HEIGHTS: Final = (8, 8, 8, 7, 6, 5, 4, 3, 2, 1)
"""Cards dealt to each column, leftmost first."""

SuitCount: TypeAlias = Literal[1, 2, 4]

SUIT_COUNTS: Final[tuple[SuitCount, ...]] = (1, 2, 4)

SUITS_IN_PACK: Final[dict[SuitCount, tuple[Suit, ...]]] = {
    1: (Suit.SPADES,) * 4,
    2: (Suit.SPADES, Suit.SPADES, Suit.HEARTS, Suit.HEARTS),
    4: (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS),
}
"""The suits of the four sets of thirteen that make a pack, for each number of suits."""

CODE_LETTERS: Final = 7
DEALS_PER_SUIT_COUNT: Final = 26**CODE_LETTERS
"""8 031 810 176 deals for each number of suits."""

_MASK64: Final = (1 << 64) - 1


@dataclass(frozen=True, slots=True)
class GameCode:
    """The short name of a deal, written ``SS1-S4-AAAAABD``.

    >>> str(GameCode(4, 29))
    'SS1-S4-AAAAABD'
    """

    suits: SuitCount
    """Number of suits: 1, 2 or 4."""

    number: int
    """Deal number, 0 to 26**7 - 1; the seven letters are its digits in base 26, A = 0."""

    def __post_init__(self) -> None:
        """Raise ValueError for a number of suits or a deal number that does not exist."""
        if self.suits not in SUITS_IN_PACK:
            raise ValueError(f"no pack of {self.suits} suits")
        if not 0 <= self.number < DEALS_PER_SUIT_COUNT:
            raise ValueError(f"no deal number {self.number}")

    def __str__(self) -> str:
        letters = ""
        number = self.number
        for _ in range(CODE_LETTERS):
            number, digit = divmod(number, 26)
            letters = chr(ord("A") + digit) + letters
        return f"SS1-S{self.suits}-{letters}"


@dataclass(frozen=True, slots=True)
class Deal:
    """What a game starts from."""

    position: Position

    origin: GameCode | ForeignNumber | None = None
    """What was dealt: a code, or a number of another program; None for a board."""

    @property
    def suits(self) -> int:
        """Number of different suits in the pack, removed runs included."""
        if isinstance(self.origin, GameCode):
            return self.origin.suits
        on_table = {card >> 4 for column in self.position.columns for card in column}
        return len(on_table | set(self.position.runs))


def pack(suits: SuitCount) -> list[Card]:
    """Return the 52 cards of a pack in their order before the shuffle.

    Suit by suit as in ``SUITS_IN_PACK``, ace to king in each.
    """
    return [card(rank, suit) for suit in SUITS_IN_PACK[suits] for rank in range(ACE, KING + 1)]


def _mixed(word: int) -> int:
    """Scramble 64 bits so that any input bit may change any output bit.

    The finaliser of SplitMix64 with the constants of David Stafford's "Mix13".
    """
    word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & _MASK64
    word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & _MASK64
    return word ^ (word >> 31)


def _random_words(code: GameCode) -> Iterator[int]:
    """Yield the 64-bit random numbers that belong to a code, without end.

    SplitMix64 (Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators",
    OOPSLA 2014): a counter in steps of the golden ratio, each value scrambled. It starts
    from the scrambled pair of suits and number, so that neighbouring numbers, and equal
    numbers with another number of suits, share nothing.
    """
    state = _mixed((code.suits << 40) + code.number + 1)
    while True:
        state = (state + 0x9E3779B97F4A7C15) & _MASK64
        yield _mixed(state)


def shuffled_pack(code: GameCode) -> list[Card]:
    """Return the pack of a code in shuffled order: shuffle ``SS1``.

    Fisher and Yates' shuffle in Durstenfeld's form: from the last card down, each changes
    places with one at or before it. A random number is taken modulo the count of candidates
    only below the largest multiple of it, and drawn anew above, so no card is favoured.
    """
    words = _random_words(code)
    cards = pack(code.suits)
    for last in range(len(cards) - 1, 0, -1):
        candidates = last + 1
        fair = _MASK64 + 1 - (_MASK64 + 1) % candidates
        chosen = next(word for word in words if word < fair) % candidates
        cards[last], cards[chosen] = cards[chosen], cards[last]
    return cards


def deal(code: GameCode | ForeignNumber) -> Deal:
    """Deal a code: the shuffled pack from its first card, column by column from the left.

    A number of another program is dealt as that program does it.
    """
    if isinstance(code, ForeignNumber):
        return Deal(foreign_position(code), code)
    cards = bytes(shuffled_pack(code))
    columns = []
    for height in COLUMN_HEIGHTS:
        columns.append(cards[:height])
        cards = cards[height:]
    return Deal(Position(tuple(columns)), code)
