"""The deal of the day: the same one for everybody, and one that can be won.

The number of a day's deal is a hash of the date, so nothing has to be published and no two
days look alike. Some numbers can't be won. For twenty years from December 2026 on these days
were found by search and are listed, with the attempt to take instead, in
``resources/daily_exceptions.txt``; ``tests/tools/find_daily_exceptions.py`` makes that list.
"""

from collections.abc import Mapping
from datetime import date
from hashlib import sha256
from typing import Final, TypeAlias

from simplesimon.engine import DEALS_PER_SUIT_COUNT, SUIT_COUNTS, GameCode, SuitCount

DailyExceptions: TypeAlias = Mapping[tuple[date, SuitCount], int]
"""The attempt to take on days whose first number can't be won."""

NO_EXCEPTIONS: Final[DailyExceptions] = {}


def daily_number(day: date, suits: SuitCount, attempt: int = 0) -> GameCode:
    """Return the deal that a day has for a number of suits, whether it can be won or not.

    The number is the SHA-256 of a text such as ``Simple Simon 2026-12-24 S4 0`` (day, suits,
    attempt), read as one big-endian number, modulo the count of deals: every deal comes up
    equally often, on every machine.

    Args:
        day: The day, as the player's calendar has it.
        suits: Number of suits.
        attempt: 0 for the number of the day, 1 for the one to take if that can't be won, ...

    >>> str(daily_number(date(2026, 12, 24), 4))
    'SS1-S4-YQGLLSN'
    """
    text = f"Simple Simon {day.isoformat()} S{suits} {attempt}"
    number = int.from_bytes(sha256(text.encode("ascii")).digest(), "big")
    return GameCode(suits, number % DEALS_PER_SUIT_COUNT)


def daily_code(
    day: date, suits: SuitCount, exceptions: DailyExceptions = NO_EXCEPTIONS
) -> GameCode:
    """Return the deal of a day for a number of suits: one that can be won, as far as is known."""
    return daily_number(day, suits, exceptions.get((day, suits), 0))


def parse_exceptions(text: str) -> DailyExceptions:
    """Read a list of exceptions: lines of day, number of suits and attempt; # begins a comment.

    Raises:
        ValueError: If a line is something else.
    """
    exceptions: dict[tuple[date, SuitCount], int] = {}
    for line in text.splitlines():
        said = line.partition("#")[0].split()
        if said:
            day, suits, attempt = said
            count = next((count for count in SUIT_COUNTS if str(count) == suits), None)
            if count is None:
                raise ValueError(f"no number of suits: {suits}")
            exceptions[date.fromisoformat(day), count] = int(attempt)
    return exceptions
