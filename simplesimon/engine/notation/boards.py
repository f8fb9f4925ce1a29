"""Boards as text: ten columns of cards, and the runs that have left."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from simplesimon.engine.cards import (
    ACE,
    KING,
    RANK_LETTERS,
    SUIT_LETTERS,
    Card,
    Column,
    card,
    card_text,
)
from simplesimon.engine.deals import COLUMN_HEIGHTS, SUIT_COUNTS, SUITS_IN_PACK, Deal, SuitCount
from simplesimon.engine.faults import Fault, FaultKind, NotationError
from simplesimon.engine.notation.codes import DASHES
from simplesimon.engine.notation.lines import Line, Word, said_lines
from simplesimon.engine.position import Position

COLUMN_COUNT: Final = len(COLUMN_HEIGHTS)

_SUIT_SIGNS: Final = str.maketrans(
    "♠♥♦♣♤♡♢♧", SUIT_LETTERS * 2, "\N{VARIATION SELECTOR-15}\N{VARIATION SELECTOR-16}"
)
_EMPTY_COLUMN: Final = (*DASHES, ":")
_COLUMN_NUMBER: Final = re.compile(r"\s*([0-9]{1,9})\s*:")
_RUNS_LINE: Final = re.compile(r"\s*runs\s*:", re.IGNORECASE)


def parse_card(text: str) -> Card | None:
    """Read one card such as ``4D``, ``TH``, ``10h`` or ``Q♠``; None if it is none."""
    text = text.upper().translate(_SUIT_SIGNS)
    if text.startswith("10"):
        text = "T" + text[2:]
    if len(text) != len("TH"):
        return None
    rank, suit = RANK_LETTERS.find(text[0]), SUIT_LETTERS.find(text[1])
    return card(rank + 1, suit) if rank >= 0 and suit >= 0 else None


def column_text(column: Column) -> str:
    """Write a column from its deepest to its playable card; ``-`` if it is empty."""
    return " ".join(map(card_text, column)) or "-"


def board_text(position: Position) -> str:
    """Write a position as a board, a line for each column and, if runs have left, one more."""
    lines = [
        f"{number}: {column_text(column)}"
        for number, column in enumerate(position.columns, start=1)
    ]
    if position.runs:
        lines.append("runs: " + " ".join(SUIT_LETTERS[suit] for suit in position.runs))
    return "\n".join(lines)


def parse_board(text: str) -> Deal:
    """Read a board.

    Raises:
        NotationError: If it is not ten columns of cards that make a pack, but for whole runs.
    """
    lines = list(said_lines(text))
    if not lines:
        raise NotationError(Fault(FaultKind.EMPTY, 1, 1, ""))
    return Deal(board_on(lines))


def board_on(lines: Sequence[Line]) -> Position:
    """Read a board from its lines.

    Raises:
        NotationError: As ``parse_board`` does.
    """
    column_lines = [line for line in lines if not names_runs(line)]
    words: list[list[Word]] = []
    faults: list[Fault] = []
    for index, line in enumerate(column_lines, start=1):
        number = _COLUMN_NUMBER.match(line.text)
        if number is not None and int(number[1]) != index:
            place = number.start(1) + 1
            faults.append(Fault(FaultKind.COLUMN_NUMBER, line.number, place, number[1]))
        column = line.words(number.end() if number else 0)
        is_empty = len(column) == 1 and column[0].text in _EMPTY_COLUMN
        words.append([] if is_empty else column)
    cards = [word for column in words for word in column]
    faults += [word.fault(FaultKind.CARD) for word in cards if parse_card(word.text) is None]
    if len(words) != COLUMN_COUNT:
        last = column_lines[-1] if column_lines else lines[-1]
        faults.append(Fault(FaultKind.COLUMN_COUNT, last.number, 1, str(len(words))))
    if faults:
        raise NotationError(*sorted(faults, key=lambda fault: (fault.line, fault.place)))
    columns = tuple(bytes(parse_card(word.text) or 0 for word in column) for column in words)
    runs = _named_runs([line for line in lines if names_runs(line)])
    return Position(columns, _checked_runs(cards, runs, lines[-1].number))


def _named_runs(lines: Sequence[Line]) -> list[Word] | None:
    """Return the suits on the line of removed runs, or None if there is no such line."""
    if not lines:
        return None
    if len(lines) > 1:
        raise NotationError(Word(lines[1].text.strip(), lines[1].number, 1).fault(FaultKind.RUNS))
    label = _RUNS_LINE.match(lines[0].text)
    words = lines[0].words(label.end() if label else 0)
    for word in words:
        if _suit_index(word.text) is None:
            raise NotationError(word.fault(FaultKind.RUNS))
    return words


def _suit_index(text: str) -> int | None:
    """Read one suit such as ``H`` or ``♥``; None if it is none."""
    letter = text.translate(_SUIT_SIGNS).upper()
    return SUIT_LETTERS.find(letter) if len(letter) == 1 and letter in SUIT_LETTERS else None


class _Comparison(NamedTuple):
    """The cards of a board beside those of a pack."""

    excess: Counter[Card]
    """The cards the pack does not have, or not so many of."""

    lack: Counter[Card]
    """The cards that are missing and belong to no run that is missing as a whole."""

    missing_runs: Counter[int]
    """The suits of the runs that are missing as a whole."""

    @classmethod
    def between(cls, table: Counter[Card], suits: SuitCount) -> "_Comparison":
        """Compare the cards of a board with the pack of a number of suits."""
        ranks = range(ACE, KING + 1)
        sets: Counter[int] = Counter(SUITS_IN_PACK[suits])
        # A suit has left as often as its commonest card is missing.
        present = {
            suit: min(sets[suit], max(table[card(rank, suit)] for rank in ranks)) for suit in sets
        }
        whole = Counter({card(rank, suit): n for suit, n in present.items() for rank in ranks})
        return cls(table - whole, whole - table, sets - Counter(present))

    @property
    def distance(self) -> int:
        """How many cards are wrong."""
        return self.excess.total() + self.lack.total()


def _checked_runs(cards: Sequence[Word], named: list[Word] | None, last_line: int) -> bytes:
    """Return the removed runs, or raise if cards and runs do not make a pack.

    Several packs can be possible when few cards are left. Where the runs are not named it is
    the one of the fewest suits then.
    """
    table = Counter(parse_card(word.text) or 0 for word in cards)
    comparisons = [_Comparison.between(table, suits) for suits in SUIT_COUNTS]
    possible = [pack.missing_runs for pack in comparisons if not pack.distance]
    if not possible:
        nearest = min(comparisons, key=lambda pack: pack.distance)
        raise NotationError(*_pack_faults(cards, table, nearest, last_line))
    if named is None:
        return bytes(sorted(possible[0].elements()))
    left = [_suit_index(word.text) or 0 for word in named]
    if Counter(left) not in possible:
        first = named[0] if named else Word("", last_line, 1)
        raise NotationError(first.fault(FaultKind.RUNS))
    return bytes(left)


def _pack_faults(
    cards: Sequence[Word], table: Counter[Card], pack: _Comparison, last_line: int
) -> Iterator[Fault]:
    """Yield the cards too many; if there are none, the one fault of the cards too few."""
    seen: Counter[Card] = Counter()
    for word in cards:
        found = parse_card(word.text) or 0
        seen[found] += 1
        if seen[found] > table[found] - pack.excess[found]:
            yield word.fault(FaultKind.DUPLICATE)
    if not pack.excess:
        missing = " ".join(map(card_text, sorted(pack.lack.elements())))
        yield Fault(FaultKind.PACK, last_line, 1, missing)


def names_runs(line: Line) -> bool:
    """Tell whether a line is that of the removed runs."""
    return _RUNS_LINE.match(line.text) is not None


def begins_column(line: Line) -> bool:
    """Tell whether a line begins as a column does."""
    first = line.words()[0]
    return (
        first.text in _EMPTY_COLUMN
        or parse_card(first.text) is not None
        or _COLUMN_NUMBER.match(line.text) is not None
    )
