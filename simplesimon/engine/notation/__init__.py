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

from simplesimon.engine.notation.boards import (
    COLUMN_COUNT,
    board_text,
    column_text,
    parse_board,
    parse_card,
)
from simplesimon.engine.notation.codes import parse_code, parse_origin
from simplesimon.engine.notation.games import (
    GameText,
    action_text,
    actions_text,
    game_text,
    parse_action,
    parse_actions,
    parse_game,
)

__all__ = [
    "COLUMN_COUNT",
    "GameText",
    "action_text",
    "actions_text",
    "board_text",
    "column_text",
    "game_text",
    "parse_action",
    "parse_actions",
    "parse_board",
    "parse_card",
    "parse_code",
    "parse_game",
    "parse_origin",
]
