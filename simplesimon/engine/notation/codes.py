"""What a deal is called in a text: a game code, or its number in another program."""

import re
from collections.abc import Sequence
from string import ascii_uppercase
from typing import Final, NamedTuple

from simplesimon.engine.deals import CODE_LETTERS, SUIT_COUNTS, GameCode, SuitCount
from simplesimon.engine.faults import Fault, FaultKind, NotationError
from simplesimon.engine.foreign import LARGEST_NUMBERS, Collection, ForeignNumber

DASHES: Final = "-\N{HYPHEN}\N{NON-BREAKING HYPHEN}\N{EN DASH}\N{EM DASH}\N{MINUS SIGN}_."
"""What people type for a dash, or put in its place."""

CODE_START: Final = re.compile(r"\s*(S\s*S|kpat|pysol)", re.IGNORECASE)
"""What a line begins with that can be nothing but a code or a number of another program."""

FOREIGN_NUMBER: Final = re.compile(r"\s*(kpat|pysol)\s*(\S*)", re.IGNORECASE)


class _CodeSign(NamedTuple):
    """What may stand at one place of a code, and what to say of another sign there."""

    allowed: str

    kind: FaultKind

    first: int
    """Index of the first sign of the part that a wrong sign here spoils."""

    last: int
    """Index of its last sign."""


_CODE_SIGNS: Final = (
    _CodeSign("S", FaultKind.CODE_START, 0, 1),
    _CodeSign("S", FaultKind.CODE_START, 0, 1),
    _CodeSign("1", FaultKind.CODE_VERSION, 0, 2),
    _CodeSign("S", FaultKind.CODE_SUITS, 3, 4),
    _CodeSign("".join(map(str, SUIT_COUNTS)), FaultKind.CODE_SUITS, 3, 4),
    *(_CodeSign(ascii_uppercase, FaultKind.CODE_LETTER, n, n) for n in range(5, 5 + CODE_LETTERS)),
)
"""The signs of a code, dashes left out."""

CODE_LENGTH: Final = len(_CODE_SIGNS)
"""Twelve signs, dashes left out."""

CODE_HEAD: Final = CODE_LENGTH - CODE_LETTERS
"""Those of them before the seven letters."""

_SUIT_COUNT_OF_DIGIT: Final[dict[str, SuitCount]] = {str(count): count for count in SUIT_COUNTS}


def parse_code(text: str) -> GameCode:
    """Read a game code; lower case, blanks and missing dashes are understood.

    >>> parse_code("ss1 s4 aaaaabd")
    GameCode(suits=4, number=29)

    Raises:
        NotationError: With the one fault that comes first. ``CODE_TOO_SHORT`` says that
            nothing is wrong but the end.
    """
    places = code_places(text)
    fault = _code_fault(text, places)
    if fault is not None:
        raise NotationError(fault)
    signs = "".join(text[place] for place in places).upper()
    number = 0
    for letter in signs[CODE_HEAD:]:
        number = number * len(ascii_uppercase) + ascii_uppercase.index(letter)
    return GameCode(_SUIT_COUNT_OF_DIGIT[signs[CODE_HEAD - 1]], number)


def code_places(text: str) -> list[int]:
    """Return the indices of the signs of a code that are neither blanks nor dashes."""
    return [index for index, sign in enumerate(text) if not sign.isspace() and sign not in DASHES]


def _code_fault(text: str, places: Sequence[int]) -> Fault | None:
    """Return the first thing that is wrong with a code, or None.

    Args:
        text: The code as it was typed.
        places: Indices of its signs.
    """
    if not places:
        return Fault(FaultKind.EMPTY, 1, 1, "")

    def spoiled(kind: FaultKind, first: int, last: int) -> Fault:
        start, end = places[first], places[min(last, len(places) - 1)]
        return Fault(kind, 1, start + 1, text[start : end + 1])

    for place, expected in zip(places, _CODE_SIGNS, strict=False):
        if not text[place].isascii() or text[place].upper() not in expected.allowed:
            return spoiled(expected.kind, expected.first, expected.last)
    if len(places) < CODE_LENGTH:
        return Fault(FaultKind.CODE_TOO_SHORT, 1, len(text) + 1, "")
    if len(places) > CODE_LENGTH:
        return spoiled(FaultKind.CODE_TOO_LONG, CODE_LENGTH, len(places) - 1)
    return None


def parse_origin(text: str) -> GameCode | ForeignNumber:
    """Read what a deal is named by: a game code, or the number of a deal of another program.

    >>> parse_origin("KPat 80")
    ForeignNumber(collection=<Collection.KPAT: 'kpat'>, number=80)

    Raises:
        NotationError: With the one fault that comes first.
    """
    match = FOREIGN_NUMBER.match(text)
    if match is None:
        return parse_code(text)
    collection, found = Collection(match[1].lower()), text[match.start(2) :].rstrip()
    if not found:
        raise NotationError(Fault(FaultKind.CODE_TOO_SHORT, 1, len(text) + 1, ""))
    if found.isascii() and found.isdigit() and len(found) <= _LONGEST_NUMBER:
        number = int(found)
        if 1 <= number <= LARGEST_NUMBERS[collection]:
            return ForeignNumber(collection, number)
    raise NotationError(Fault(_NUMBER_FAULTS[collection], 1, match.start(2) + 1, found))


_LONGEST_NUMBER: Final = 30
"""Digits of a number that is worth reading; leading zeros are allowed."""

_NUMBER_FAULTS: Final = {
    Collection.KPAT: FaultKind.KPAT_NUMBER,
    Collection.PYSOL: FaultKind.PYSOL_NUMBER,
}
