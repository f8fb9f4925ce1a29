"""The won games of tests/data/won_games.jsonl."""

import json
from dataclasses import dataclass
from pathlib import Path

from simplesimon.engine import Action, Deal
from simplesimon.engine.notation import parse_actions, parse_board


@dataclass(frozen=True)
class WonGame:
    name: str
    suits: int
    deal: Deal
    line: tuple[Action, ...]


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
