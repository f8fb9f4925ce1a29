"""Won games from tests/data: boards with lines of moves that win them."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from simplesimon.engine import Action, Deal, Game, Move, Removal, RunRemoval, removable_columns
from simplesimon.engine.notation import parse_actions, parse_board

FILE = Path(__file__).parent / "data" / "won_games.jsonl"


class WonGame(NamedTuple):
    """A board and the moves that win it."""

    name: str
    deal: Deal
    moves: tuple[Move, ...]
    """Finished runs leave by themselves."""

    suits: int

    @property
    def actions_by_hand(self) -> tuple[Action, ...]:
        """The same moves with a removal after each that finishes a run."""
        game = Game(self.deal, removal=RunRemoval.BY_HAND)
        for move in self.moves:
            game.play(move)
            for index in list(removable_columns(game.position)):
                game.play(Removal(index))
        return game.actions


def won_games() -> Iterator[WonGame]:
    """Yield all won games."""
    for line in FILE.read_text(encoding="utf-8").splitlines():
        record = json.loads(line)
        moves = parse_actions(record["moves"])
        yield WonGame(
            record["id"],
            parse_board("\n".join(record["columns"])),
            tuple(move for move in moves if isinstance(move, Move)),
            record["suits"],
        )


WON_GAMES = tuple(won_games())


def won_game(name: str) -> WonGame:
    """Return one won game by name."""
    return next(game for game in WON_GAMES if game.name == name)
