"""Print what saving and the statistics cost on the disk of a folder; run it as a script.

``python -m tests.benchmarks.store [FOLDER]``
"""

import random
import sys
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from sqlite3 import Connection
from statistics import median, quantiles
from time import perf_counter

from simplesimon.dealer import Dealer
from simplesimon.engine import legal_moves
from simplesimon.session import Session
from simplesimon.store.database import Database, open_database
from simplesimon.store.history import History, keep_play
from simplesimon.store.plays import Play
from simplesimon.store.settings import Settings, SettingsFile
from simplesimon.store.statistics import Statistics
from simplesimon.store.transfer import export_plays, import_plays
from tests.won_games import won_game

PLAYS = 5000


def milliseconds(action: Callable[[], object]) -> float:
    """Return how long something takes."""
    start = perf_counter()
    action()
    return (perf_counter() - start) * 1000


def tell(what: str, times: Sequence[float]) -> None:
    """Print the median, the 99th percentile and the longest of some times."""
    last = quantiles(times, n=100)[-1] if len(times) > 1 else times[0]
    sys.stdout.write(
        f"{what:<58} median {median(times):7.2f} ms, 99 % {last:7.2f} ms,"
        f" longest {max(times):7.2f} ms\n"
    )


def play(session: Session, count: int) -> list[float]:
    """Make random moves and return how long each took, saving included."""
    chance = random.Random(1)
    times: list[float] = []
    while len(times) < count:
        legal = list(legal_moves(session.game.position))
        action = chance.choice(legal) if legal and chance.random() < 0.9 else None
        step = session.undo if action is None else partial(session.play, action)
        times.append(milliseconds(step))
    return times


def fill(database: Database, example: Play) -> None:
    """Add plays of a won game, as if they had been played."""

    def add(connection: Connection) -> None:
        for number in range(PLAYS):
            keep_play(connection, replace(example, uuid=f"{number:032x}"))

    database.write(add)


def measure(folder: Path) -> None:
    """Measure everything."""
    history = History(open_database(folder))
    dealer = Dealer(history, undo_limit=None)
    tell("an action and its save, first 100 of a game", play(dealer.new_deal(4), 100))
    session = dealer.new_deal(4)
    play(session, 900)
    tell("an action and its save, after 900 in one game", play(session, 100))

    game = won_game("pysol-1")
    session = dealer.foreign(game.deal.position, "pysol 1")
    tell("the moves of a won game", [milliseconds(partial(session.play, m)) for m in game.moves])
    fill(history.database, session.record)
    sys.stdout.write(f"\nwith {PLAYS} plays:\n")
    tell("an action and its save", play(dealer.new_deal(4), 100))
    statistics = Statistics(history.database)
    tell("all figures", [milliseconds(statistics.summaries) for _ in range(5)])
    tell("bests", [milliseconds(partial(statistics.bests, 4)) for _ in range(5)])
    page = partial(statistics.plays, limit=20)
    tell("a page of the list", [milliseconds(page) for _ in range(5)])
    month = partial(statistics.month, 2026, 12)
    tell("a month", [milliseconds(month) for _ in range(5)])
    tell("closing", [milliseconds(history.close)])
    opened: list[History] = []
    tell("opening", [milliseconds(lambda: opened.append(History(open_database(folder))))])
    path = folder / "plays.jsonl"
    tell("export", [milliseconds(partial(export_plays, opened[0], path))])
    opened[0].close()
    other = History(open_database(folder / "other"))
    tell("import", [milliseconds(partial(import_plays, other, path))])
    other.close()

    file = SettingsFile(folder / "settings.json")
    save = partial(file.save, Settings())
    sys.stdout.write("\n")
    tell("saving the settings", [milliseconds(save) for _ in range(50)])


if __name__ == "__main__":
    with tempfile.TemporaryDirectory(dir=sys.argv[1] if len(sys.argv) > 1 else None) as name:
        measure(Path(name))
