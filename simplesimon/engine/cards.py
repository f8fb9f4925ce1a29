"""Cards, suits and columns as plain numbers, and the letters people write them with.

A card is ``suit * 16 + rank``, so "the same suit, one rank higher" is ``card + 1`` and a
column of cards is a ``bytes`` object: it slices, hashes and compares for free. Nothing here
knows the rules of the game.
"""

from enum import IntEnum
from typing import Final, TypeAlias

Card: TypeAlias = int
"""``suit * 16 + rank``; rank 1 (ace) to 13 (king), suit 0 to 3."""

Column: TypeAlias = bytes
"""Cards of one column, deepest card first; the last one is the playable card."""

ACE: Final = 1
JACK: Final = 11
QUEEN: Final = 12
KING: Final = 13

RANK_LETTERS: Final = "A23456789TJQK"
"""The letter of rank r is at index r - 1."""

SUIT_LETTERS: Final = "SHDC"
"""The letter of suit s is at index s."""


class Suit(IntEnum):
    """The four suits, in the order in which packs are put together."""

    SPADES = 0
    HEARTS = 1
    DIAMONDS = 2
    CLUBS = 3


def card(rank: int, suit: int) -> Card:
    """Pack a rank (1 to 13) and a suit (0 to 3) into a card; trusts both."""
    return suit * 16 + rank


def rank(card: Card) -> int:
    """Return the rank of a card, 1 (ace) to 13 (king)."""
    return card & 15


def suit(card: Card) -> Suit:
    """Return the suit of a card."""
    return Suit(card >> 4)


def card_text(card: Card) -> str:
    """Write a card in two letters: rank, then suit.

    >>> card_text(16 * Suit.HEARTS + 10)
    'TH'
    """
    return RANK_LETTERS[(card & 15) - 1] + SUIT_LETTERS[card >> 4]
