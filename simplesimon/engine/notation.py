"""Codes, boards, moves and whole games as text, both ways.

A board is ten lines, leftmost column first, each from its deepest to its playable card::

    1: AS KH 4D TC
    2: -

The numbers may be left out, ``10`` may stand for ``T``, ``:`` for ``-``, and ``#`` begins a
comment. A position in the middle of a game is a board too; a line ``runs: H S`` names the runs
that have left, in their order, and without it they follow from the cards that are missing.

A deal of another program is named by its number there: ``kpat 80``, ``pysol 80``.

A move is ``c3h``: three cards from the third column to the eighth; ``c!`` removes the run that
ends the third. A game is a code, a number or a board, then ``by hand`` if its runs are removed
by hand, then its moves. The same text is save file, test fixture and bug report.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from string import ascii_uppercase
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
from simplesimon.engine.deals import (
    CODE_LETTERS,
    COLUMN_HEIGHTS,
    SUIT_COUNTS,
    SUITS_IN_PACK,
    Deal,
    GameCode,
    SuitCount,
    deal,
)
from simplesimon.engine.faults import Fault, FaultKind, NotationError
from simplesimon.engine.foreign import LARGEST_NUMBERS, Collection, ForeignNumber
from simplesimon.engine.position import Action, Move, Position, Removal, RunRemoval

COLUMN_COUNT: Final = len(COLUMN_HEIGHTS)

_SUIT_SIGNS: Final = str.maketrans(
    "♠♥♦♣♤♡♢♧", SUIT_LETTERS * 2, "\N{VARIATION SELECTOR-15}\N{VARIATION SELECTOR-16}"
)
_DASHES: Final = "-\N{HYPHEN}\N{NON-BREAKING HYPHEN}\N{EN DASH}\N{EM DASH}\N{MINUS SIGN}_."
_EMPTY_COLUMN: Final = (*_DASHES, ":")
# Letters and digits are spelled out: case-insensitive [a-z] and \d also match signs such as the
# Turkish dotted capital I, which are no column and no number to us.
_ACTION: Final = re.compile(r"([A-Za-z])(?:([0-9]{1,2})([A-Za-z])|!)")
_COLUMN_NUMBER: Final = re.compile(r"\s*([0-9]{1,9})\s*:")
_RUNS_LINE: Final = re.compile(r"\s*runs\s*:", re.IGNORECASE)
_CODE_LINE: Final = re.compile(r"\s*(S\s*S|kpat|pysol)", re.IGNORECASE)
_FOREIGN: Final = re.compile(r"\s*(kpat|pysol)\s*(\S*)", re.IGNORECASE)
_REMOVAL_WORDS: Final[dict[tuple[str, ...], RunRemoval]] = {
    ("by", mode.value): mode for mode in RunRemoval
}
"""``by hand`` and ``by itself``."""


class Word(NamedTuple):
    """A piece of text between blanks, and where it stands."""

    text: str
    line: int
    place: int

    def fault(self, kind: FaultKind) -> Fault:
        """Blame the word."""
        return Fault(kind, self.line, self.place, self.text)


class Line(NamedTuple):
    """A line that says something: comment removed, not blank."""

    text: str
    number: int

    def words(self, start: int = 0) -> list[Word]:
        """Split what follows an index of the line."""
        return [
            Word(match.group(), self.number, match.start() + 1)
            for match in re.compile(r"\S+").finditer(self.text, start)
        ]


@dataclass(frozen=True, slots=True)
class GameText:
    """A whole game as it is written down."""

    deal: Deal
    removal: RunRemoval = RunRemoval.BY_ITSELF
    actions: tuple[Action, ...] = ()


# Codes


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
"""The twelve signs of a code, dashes left out."""

_CODE_HEAD: Final = len(_CODE_SIGNS) - CODE_LETTERS
_SUIT_COUNT_OF_DIGIT: Final[dict[str, SuitCount]] = {str(count): count for count in SUIT_COUNTS}


def parse_code(text: str) -> GameCode:
    """Read a game code; lower case, blanks and missing dashes are understood.

    >>> parse_code("ss1 s4 aaaaabd")
    GameCode(suits=4, number=29)

    Raises:
        NotationError: With the one fault that comes first. ``CODE_TOO_SHORT`` says that
            nothing is wrong but the end.
    """
    places = _code_places(text)
    fault = _code_fault(text, places)
    if fault is not None:
        raise NotationError(fault)
    signs = "".join(text[place] for place in places).upper()
    number = 0
    for letter in signs[_CODE_HEAD:]:
        number = number * len(ascii_uppercase) + ascii_uppercase.index(letter)
    return GameCode(_SUIT_COUNT_OF_DIGIT[signs[_CODE_HEAD - 1]], number)


def _code_places(text: str) -> list[int]:
    """Return the indices of the signs of a code that are neither blanks nor dashes."""
    return [index for index, sign in enumerate(text) if not sign.isspace() and sign not in _DASHES]


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
    if len(places) < len(_CODE_SIGNS):
        return Fault(FaultKind.CODE_TOO_SHORT, 1, len(text) + 1, "")
    if len(places) > len(_CODE_SIGNS):
        return spoiled(FaultKind.CODE_TOO_LONG, len(_CODE_SIGNS), len(places) - 1)
    return None


# Numbers of other programs


def parse_origin(text: str) -> GameCode | ForeignNumber:
    """Read what a deal is named by: a game code, or the number of a deal of another program.

    >>> parse_origin("KPat 80")
    ForeignNumber(collection=<Collection.KPAT: 'kpat'>, number=80)

    Raises:
        NotationError: With the one fault that comes first.
    """
    match = _FOREIGN.match(text)
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


# Cards and columns


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
    lines = list(_lines(text))
    if not lines:
        raise NotationError(Fault(FaultKind.EMPTY, 1, 1, ""))
    return Deal(_board(lines))


def _lines(text: str) -> Iterator[Line]:
    for number, line in enumerate(text.splitlines(), start=1):
        said = line.partition("#")[0].rstrip()
        if said.strip():
            yield Line(said, number)


def _board(lines: Sequence[Line]) -> Position:
    column_lines = [line for line in lines if not _RUNS_LINE.match(line.text)]
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
    runs = _named_runs([line for line in lines if _RUNS_LINE.match(line.text)])
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
    index = SUIT_LETTERS.find(text.translate(_SUIT_SIGNS).upper())
    return index if index >= 0 and len(text.translate(_SUIT_SIGNS)) == 1 else None


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


# Actions


def action_text(action: Action) -> str:
    """Write a move as ``c3h`` and a removal as ``c!``.

    >>> action_text(Move(source=2, target=7, count=3))
    'c3h'
    """
    if isinstance(action, Removal):
        return f"{_column_letter(action.column)}!"
    return f"{_column_letter(action.source)}{action.count}{_column_letter(action.target)}"


def actions_text(actions: Iterable[Action]) -> str:
    """Write actions one after another with a blank between."""
    return " ".join(map(action_text, actions))


def parse_action(text: str) -> Action | None:
    """Read one move or removal; None if it is neither. Whether it is legal is another matter."""
    match = _ACTION.fullmatch(text)
    if match is None:
        return None
    source, count, target = match.groups()
    if target is None:
        return Removal(_column_index(source))
    return Move(_column_index(source), _column_index(target), int(count))


def parse_actions(text: str) -> tuple[Action, ...]:
    """Read actions with blanks between.

    Raises:
        NotationError: With a fault for each word that is none.
    """
    return _actions([word for line in _lines(text) for word in line.words()])


def _actions(words: Iterable[Word]) -> tuple[Action, ...]:
    actions: list[Action] = []
    faults: list[Fault] = []
    for word in words:
        action = parse_action(word.text)
        if action is None:
            faults.append(word.fault(FaultKind.ACTION))
        else:
            actions.append(action)
    if faults:
        raise NotationError(*faults)
    return tuple(actions)


def _column_letter(index: int) -> str:
    return chr(ord("a") + index)


def _column_index(letter: str) -> int:
    return ord(letter.lower()) - ord("a")


# Whole games


def game_text(game: GameText) -> str:
    """Write a whole game: its code or board, ``by hand`` if it is so, and its actions."""
    origin = game.deal.origin
    parts = [str(origin) if origin else board_text(game.deal.position)]
    if game.removal is RunRemoval.BY_HAND:
        parts.append("by hand")
    if game.actions:
        parts.append(actions_text(game.actions))
    return "\n".join(parts)


def parse_game(text: str) -> GameText:
    """Read a whole game: a code or a board, followed by any number of actions.

    A text of one line is taken for a code, however wrong, unless it begins as a column does.
    Whether the actions are legal is for ``Game`` to say.

    Raises:
        NotationError: If a part of it can't be read.
    """
    lines = list(_lines(text))
    if not lines:
        raise NotationError(Fault(FaultKind.EMPTY, 1, 1, ""))
    first = lines[0]
    is_single = len(lines) == 1 and not _begins_column(first, first.words()[0])
    if is_single or _CODE_LINE.match(first.text):
        head, words = _split_code_line(first)
        start = deal(_code_on_line(head, first.number))
        following = lines[1:]
    else:
        board = list(_before_actions(lines))
        if not board:
            raise NotationError(Fault(FaultKind.EMPTY, first.number, 1, ""))
        start, words, following = Deal(_board(board)), [], lines[len(board) :]
    words = words + [word for line in following for word in line.words()]
    removal = _REMOVAL_WORDS.get(tuple(word.text.lower() for word in words[:2]))
    if removal is not None:
        words = words[2:]
    return GameText(start, removal or RunRemoval.BY_ITSELF, _actions(words))


def _split_code_line(line: Line) -> tuple[str, list[Word]]:
    """Split a line that begins with a code into the code and the words behind it.

    The code may have blanks anywhere, so an action can end it only where it can't be a part of
    it: ``SS1 S4A AAAAAA`` has none. A number of another program is the second word.
    """
    foreign = _FOREIGN.match(line.text)
    if foreign is not None:
        return foreign.group(), line.words(foreign.end())
    signs = 0
    for index, word in enumerate(words := line.words()):
        ends = signs >= _CODE_HEAD and parse_action(word.text) is not None
        ends |= signs >= len(_CODE_SIGNS) and _begins_removal(word)
        if ends:
            return line.text[: word.place - 1].rstrip(), words[index:]
        signs += len(_code_places(word.text))
    return line.text, []


def _code_on_line(text: str, line: int) -> GameCode | ForeignNumber:
    try:
        return parse_origin(text)
    except NotationError as error:
        raise NotationError(replace(error.fault, line=line)) from None


def _before_actions(lines: Iterable[Line]) -> Iterator[Line]:
    """Yield the lines of the board: all before ``by hand`` and the first action.

    After ten columns a line that begins with no card is an action gone wrong, not a column.
    """
    columns = 0
    for line in lines:
        first = line.words()[0]
        if _begins_removal(first) or parse_action(first.text) is not None:
            return
        columns += not _RUNS_LINE.match(line.text)
        if columns > COLUMN_COUNT and not _begins_column(line, first):
            return
        yield line


def _begins_removal(word: Word) -> bool:
    return any(word.text.lower() == first for first, _ in _REMOVAL_WORDS)


def _begins_column(line: Line, first: Word) -> bool:
    return (
        first.text in _EMPTY_COLUMN
        or parse_card(first.text) is not None
        or _COLUMN_NUMBER.match(line.text) is not None
    )
