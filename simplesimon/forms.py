"""How numbers, shares and times played are written in the player's language. Pure."""

from typing import Final, NamedTuple

from simplesimon.i18n import Words

MINUS: Final = "\N{MINUS SIGN}"

DASH: Final = "\N{EN DASH}"
"""Where there is no figure yet."""


class _Grouping(NamedTuple):
    """How a language parts the thousands of a long number."""

    separator: str
    least_digits: int
    """Shorter numbers are written in one piece."""


_GROUPINGS: Final = {
    "en": _Grouping(",", 4),
    "nl": _Grouping(".", 4),
    "ru": _Grouping("\N{NO-BREAK SPACE}", 5),
}


def clock_text(seconds: float) -> str:
    """Write a time played: minutes and seconds, and hours if there are any.

    >>> clock_text(197.6)
    '3:17'
    """
    minutes, second = divmod(int(seconds), 60)
    hours, minute = divmod(minutes, 60)
    return f"{hours}:{minute:02}:{second:02}" if hours else f"{minute}:{second:02}"


def number_text(number: int) -> str:
    """Write a number with a real minus sign."""
    return f"{MINUS}{-number}" if number < 0 else str(number)


def count_text(count: int, words: Words) -> str:
    """Write how many there are; the thousands of a long number are parted as readers expect.

    >>> count_text(12345, Words("nl"))
    '12.345'
    """
    grouping = _GROUPINGS[words.language]
    text = str(count)
    if len(text) < grouping.least_digits:
        return text
    return f"{count:,}".replace(",", grouping.separator)


def share_text(share: float, words: Words) -> str:
    """Write a share, 0 to 1, in whole percents.

    Only none at all is 0 and only all of them 100, so that one win in a thousand is seen.

    >>> share_text(0.001, Words("en"))
    '1%'
    """
    percents = min(max(round(share * 100), 1), 99) if 0 < share < 1 else round(share * 100)
    # TRANSLATORS: a share in percents; some languages leave a no-break space before the sign.
    return words.gettext("{number}%").format(number=percents)
