"""Moves, removals and whole games as text."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Final

from simplesimon.engine.deals import Deal, GameCode, deal
from simplesimon.engine.faults import Fault, FaultKind, NotationError
from simplesimon.engine.foreign import ForeignNumber
from simplesimon.engine.notation.boards import (
    COLUMN_COUNT,
    begins_column,
    board_on,
    board_text,
    names_runs,
)
from simplesimon.engine.notation.codes import (
    CODE_HEAD,
    CODE_LENGTH,
    CODE_START,
    FOREIGN_NUMBER,
    code_places,
    parse_origin,
)
from simplesimon.engine.notation.lines import Line, Word, said_lines
from simplesimon.engine.position import Action, Move, Removal, RunRemoval

# Letters and digits are spelled out: case-insensitive [a-z] and \d also match signs such as the
# Turkish dotted capital I, which are no column and no number to us.
_ACTION: Final = re.compile(r"([A-Za-z])(?:([0-9]{1,2})([A-Za-z])|!)")
_REMOVAL_WORDS: Final[dict[tuple[str, ...], RunRemoval]] = {
    ("by", mode.value): mode for mode in RunRemoval
}
"""``by hand`` and ``by itself``."""


@dataclass(frozen=True, slots=True)
class GameText:
    """A whole game as it is written down."""

    deal: Deal
    removal: RunRemoval = RunRemoval.BY_ITSELF
    actions: tuple[Action, ...] = ()


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
    return _actions([word for line in said_lines(text) for word in line.words()])


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
    lines = list(said_lines(text))
    if not lines:
        raise NotationError(Fault(FaultKind.EMPTY, 1, 1, ""))
    first = lines[0]
    is_single = len(lines) == 1 and not begins_column(first)
    if is_single or CODE_START.match(first.text):
        head, words = _split_code_line(first)
        start = deal(_code_on_line(head, first.number))
        following = lines[1:]
    else:
        board = list(_before_actions(lines))
        if not board:
            raise NotationError(Fault(FaultKind.EMPTY, first.number, 1, ""))
        start, words, following = Deal(board_on(board)), [], lines[len(board) :]
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
    foreign = FOREIGN_NUMBER.match(line.text)
    if foreign is not None:
        return foreign.group(), line.words(foreign.end())
    signs = 0
    for index, word in enumerate(words := line.words()):
        ends = signs >= CODE_HEAD and parse_action(word.text) is not None
        ends |= signs >= CODE_LENGTH and _begins_removal(word)
        if ends:
            return line.text[: word.place - 1].rstrip(), words[index:]
        signs += len(code_places(word.text))
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
        columns += not names_runs(line)
        if columns > COLUMN_COUNT and not begins_column(line):
            return
        yield line


def _begins_removal(word: Word) -> bool:
    return any(word.text.lower() == first for first, _ in _REMOVAL_WORDS)
