"""Small boards and moves as a person would write them down."""

from simplesimon.engine import Action, Column, Move, Position, Suit, legal_moves
from simplesimon.engine.cards import SUIT_LETTERS
from simplesimon.engine.notation import COLUMN_COUNT, action_text, parse_action, parse_card

WORKED_EXAMPLE = """\
1: AS KH AC 4D KD 6C TH 4C
2: 3D 2D 4S 9C AD 7C 8D 9H
3: JH 6S 8H 5H 2S 3C 6H KS
4: JS 7D 2C TS 9D TD 5S
5: 2H 9S KC 8C QS AH
6: QC 7H TC JC QH
7: JD 3H 5C 6D
8: 8S 4H QD
9: 3S 7S
10: 5D"""

FULL_RUN = "KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S AS"


def example_with(number: int, line: str) -> str:
    """Write the worked example with another line for a column (1 to 10)."""
    lines = WORKED_EXAMPLE.splitlines()
    lines[number - 1] = line
    return "\n".join(lines)


def run_of(suit: Suit) -> str:
    """Write a full run, king to ace, of a suit."""
    return FULL_RUN.replace("S", SUIT_LETTERS[suit])


def column(text: str) -> Column:
    """Read one column; ``-`` and nothing at all are an empty one."""
    cards = [parse_card(word) for word in text.split() if word != "-"]
    assert None not in cards, text
    return bytes(card for card in cards if card is not None)


def position(text: str, *, rest: str = "-", runs: str = "") -> Position:
    """Read a board of any cards.

    Args:
        text: The first columns, ``|`` between them.
        rest: What each of the other columns holds; ``-`` for nothing.
        runs: The suits of the removed runs.
    """
    columns = [column(part) for part in text.split("|")]
    columns += [column(rest)] * (COLUMN_COUNT - len(columns))
    return Position(tuple(columns), bytes(SUIT_LETTERS.index(letter) for letter in runs))


def action(text: str) -> Action:
    """Read one move or removal."""
    read = parse_action(text)
    assert read is not None, text
    return read


def move(text: str) -> Move:
    """Read one move."""
    read = action(text)
    assert isinstance(read, Move)
    return read


def moves_as_text(position: Position) -> set[str]:
    """Write all legal moves of a position."""
    return {action_text(legal) for legal in legal_moves(position)}
