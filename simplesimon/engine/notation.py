"""Codes, boards, moves and whole games as text, both ways.

A board is ten lines, leftmost column first, each from its deepest to its playable card::

    1: AS KH 4D TC
    2: -

The numbers may be left out, ``10`` may stand for ``T``, ``:`` for ``-``, and ``#`` begins a
comment. A position in the middle of a game is a board too; a line ``runs: H S`` names the runs
that have left, in their order, and without it they follow from the cards that are missing.

A move is ``c3h``: three cards from the third column to the eighth; ``c!`` removes the run that
ends the third. A game is a code or a board, then ``by hand`` if its runs are removed by hand,
then its moves. The same text is save file, test fixture and bug report.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
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
from simplesimon.engine.position import Action, Move, Position, Removal, RunRemoval

COLUMN_COUNT: Final = len(COLUMN_HEIGHTS)

_SUIT_SIGNS: Final = str.maketrans("♠♥♦♣♤♡♢♧", SUIT_LETTERS * 2)
_DASHES: Final = "-\N{HYPHEN}\N{NON-BREAKING HYPHEN}\N{EN DASH}\N{EM DASH}_."
_ACTION: Final = re.compile(r"([a-z])(?:(\d{1,2})([a-z])|!)", re.IGNORECASE)
_COLUMN_NUMBER: Final = re.compile(r"\s*(\d+)\s*:")
_RUNS_LINE: Final = re.compile(r"\s*runs\s*:", re.IGNORECASE)
_REMOVAL_LINE: Final = re.compile(r"\s*by\s+(itself|hand)\s*", re.IGNORECASE)
_CODE_LINE: Final = re.compile(r"\s*S\s*S", re.IGNORECASE)


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


def parse_code(text: str) -> GameCode:
    """Read a game code; lower case, blanks and missing dashes are understood.

    >>> parse_code("ss1 s4 aaaaabd")
    GameCode(suits=4, number=29)

    Raises:
        NotationError: With the one fault that comes first. ``CODE_TOO_SHORT`` says that
            nothing is wrong but the end.
    """
    signs = [
        (sign.upper(), place)
        for place, sign in enumerate(text, start=1)
        if not sign.isspace() and sign not in _DASHES
    ]
    if not signs:
        raise NotationError(Fault(FaultKind.EMPTY, 1, 1, ""))

    def wrong(kind: FaultKind, first: int, last: int) -> NotationError:
        start, end = signs[first][1], signs[last][1]
        return NotationError(Fault(kind, 1, start, text[start - 1 : end]))

    def too_short() -> NotationError:
        return NotationError(Fault(FaultKind.CODE_TOO_SHORT, 1, len(text) + 1, ""))

    for index, allowed in enumerate(_CODE_HEAD_SIGNS):
        if index == len(signs):
            raise too_short()
        if signs[index][0] not in allowed:
            raise wrong(_CODE_HEAD_FAULTS[index], _CODE_PART_STARTS[index], index)
    head = len(_CODE_HEAD_SIGNS)
    number = 0
    for index, (sign, _) in enumerate(signs[head : head + CODE_LETTERS], start=head):
        if not "A" <= sign <= "Z":
            raise wrong(FaultKind.CODE_LETTER, index, index)
        number = number * 26 + ord(sign) - ord("A")
    if len(signs) < head + CODE_LETTERS:
        raise too_short()
    if len(signs) > head + CODE_LETTERS:
        raise wrong(FaultKind.CODE_TOO_LONG, head + CODE_LETTERS, len(signs) - 1)
    return GameCode(_SUIT_COUNT_OF_DIGIT[signs[head - 1][0]], number)


_SUIT_COUNT_OF_DIGIT: Final[dict[str, SuitCount]] = {str(count): count for count in SUIT_COUNTS}

_CODE_HEAD_SIGNS: Final = ("S", "S", "1", "S", "124")
"""The signs that may stand at each of the first five places of a code."""

_CODE_HEAD_FAULTS: Final = (
    FaultKind.CODE_START,
    FaultKind.CODE_START,
    FaultKind.CODE_VERSION,
    FaultKind.CODE_SUITS,
    FaultKind.CODE_SUITS,
)

_CODE_PART_STARTS: Final = (0, 0, 0, 3, 3)
"""Where the part of the code begins that a wrong sign spoils: SS1 or S4."""


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
        words.append([] if [word.text for word in column] in (["-"], [":"]) else column)
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
    label = _RUNS_LINE.match(lines[0].text)
    words = lines[0].words(label.end() if label else 0)
    for word in words:
        if len(word.text) != 1 or word.text.upper().translate(_SUIT_SIGNS) not in SUIT_LETTERS:
            raise NotationError(word.fault(FaultKind.RUNS))
    return words


def _checked_runs(cards: Sequence[Word], named: list[Word] | None, last_line: int) -> bytes:
    """Return the removed runs, or raise if cards and runs do not make a pack."""
    table = Counter(parse_card(word.text) or 0 for word in cards)
    left = [SUIT_LETTERS.index(word.text.upper().translate(_SUIT_SIGNS)) for word in named or ()]
    possible = [
        missing for suits in SUIT_COUNTS if (missing := _missing_runs(table, suits)) is not None
    ]
    if not possible:
        raise NotationError(*_pack_faults(cards, table, last_line))
    if named is None:
        return bytes(sorted(possible[0].elements()))
    if Counter(left) not in possible:
        first = named[0] if named else Word("", last_line, 1)
        raise NotationError(first.fault(FaultKind.RUNS))
    return bytes(left)


def _missing_runs(table: Counter[Card], suits: SuitCount) -> Counter[int] | None:
    """Count the whole runs of each suit that a pack lacks; None if it lacks other cards."""
    sets: Counter[int] = Counter(SUITS_IN_PACK[suits])
    missing = sets - Counter(_set_counts(table))
    whole = all(
        table[card(rank, suit)] == sets[suit] - missing[suit]
        for suit in range(len(SUIT_LETTERS))
        for rank in range(ACE, KING + 1)
    )
    return missing if whole else None


def _set_counts(table: Counter[Card]) -> dict[int, int]:
    """Count the sets of thirteen of each suit that the cards come from, at the least."""
    return {
        suit: max(table[card(rank, suit)] for rank in range(ACE, KING + 1))
        for suit in range(len(SUIT_LETTERS))
    }


def _pack_faults(cards: Sequence[Word], table: Counter[Card], last_line: int) -> Iterator[Fault]:
    """Yield the cards too many; if there are none, the one fault of the cards too few."""
    used = {card >> 4 for card in table}
    suits = next(count for count in SUIT_COUNTS if used <= set(SUITS_IN_PACK[count]))
    sets: Counter[int] = Counter(SUITS_IN_PACK[suits])
    seen: Counter[Card] = Counter()
    for word in cards:
        found = parse_card(word.text) or 0
        seen[found] += 1
        if seen[found] > sets[found >> 4]:
            yield word.fault(FaultKind.DUPLICATE)
    if all(count <= sets[card >> 4] for card, count in table.items()):
        counts = _set_counts(table)
        missing = [
            card_text(card(rank, suit))
            for suit in sorted(used)
            for rank in range(ACE, KING + 1)
            for _ in range(counts[suit] - table[card(rank, suit)])
        ]
        yield Fault(FaultKind.PACK, last_line, 1, " ".join(missing))


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

    A text of one line is taken for a code, however wrong. Whether the actions are legal is
    for ``Game`` to say.

    Raises:
        NotationError: If a part of it can't be read.
    """
    lines = list(_lines(text))
    if not lines:
        raise NotationError(Fault(FaultKind.EMPTY, 1, 1, ""))
    if len(lines) == 1 or _CODE_LINE.match(lines[0].text):
        head, rest = _split_code_line(lines[0])
        try:
            start = deal(parse_code(head))
        except NotationError as error:
            fault = error.fault
            raise NotationError(
                Fault(fault.kind, lines[0].number, fault.place, fault.found)
            ) from None
        following = lines[1:]
    else:
        board = list(_before_actions(lines))
        start, rest, following = Deal(_board(board)), [], lines[len(board) :]
    removal = RunRemoval.BY_ITSELF
    if following and (mode := _REMOVAL_LINE.fullmatch(following[0].text)):
        removal = RunRemoval(mode[1].lower())
        following = following[1:]
    words = rest + [word for line in following for word in line.words()]
    return GameText(start, removal, _actions(words))


def _split_code_line(line: Line) -> tuple[str, list[Word]]:
    """Split a line that begins with a code into the code and the actions behind it."""
    for index, word in enumerate(words := line.words()):
        if index and parse_action(word.text) is not None:
            return line.text[: word.place - 1].rstrip(), words[index:]
    return line.text, []


def _before_actions(lines: Iterable[Line]) -> Iterator[Line]:
    """Yield the lines of the board: all before ``by hand`` and the first action."""
    for line in lines:
        if _REMOVAL_LINE.fullmatch(line.text) or parse_action(line.words()[0].text) is not None:
            return
        yield line
