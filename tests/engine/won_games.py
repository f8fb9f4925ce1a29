"""The won games of tests/data/won_games.jsonl."""

import json
from dataclasses import dataclass
from pathlib import Path

from simplesimon.engine import Action, Deal, Game, Removal, RunRemoval, removable_columns
from simplesimon.engine.notation import parse_actions, parse_board


@dataclass(frozen=True)
class WonGame:
    name: str
    suits: int
    deal: Deal
    line: tuple[Action, ...]
    """The moves to the win, finished runs leaving by themselves."""

    @property
    def line_by_hand(self) -> tuple[Action, ...]:
        """The same moves with a removal after each that finishes a run."""
        game = Game(self.deal, removal=RunRemoval.BY_HAND)
        for action in self.line:
            game.play(action)
            for index in list(removable_columns(game.position)):
                game.play(Removal(index))
        return game.actions


def read_won_games() -> list[WonGame]:
    path = Path(__file__).parents[1] / "data" / "won_games.jsonl"
    records = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    return [
        WonGame(
            record["id"],
            record["suits"],
            parse_board("\n".join(record["columns"])),
            parse_actions(record["moves"]),
        )
        for record in records
    ]


WON_GAMES = read_won_games()
