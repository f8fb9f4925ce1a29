"""A game is killed again and again at random moments; nothing but the action in progress is lost.

``python -m tests.kill_test 100`` kills a hundred times and prints what was measured. A child
process plays as fast as it can and writes to a log what it is about to do and what it has done.
After each kill its database is opened and compared with a mirror in memory that was told to do
the same: either all that was done is there, or that and the action in progress.
"""

import random
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Any, Final

from simplesimon.dealer import Dealer
from simplesimon.engine import GameCode, legal_moves
from simplesimon.engine.notation import action_text
from simplesimon.session import Session
from simplesimon.store.database import open_database
from simplesimon.store.history import History
from simplesimon.store.statistics import Statistics
from tests.killing import main
from tests.store.small import ONE_MOVE, STUCK_AFTER_ONE, THREE_MOVES, move

ROOT: Final = Path(__file__).parents[1]
SMALL: Final = {"one": ONE_MOVE, "three": THREE_MOVES, "stuck": STUCK_AFTER_ONE}
DAY: Final = date(2026, 12, 1)
KILLED_WHILE_STARTING: Final = 0.1
"""Share of the kills that do not wait until the game plays."""

LONGEST_LIFE: Final = 0.8
"""Seconds after which a child is killed at the latest; its start is among them."""


class Player:
    """Does what commands say, one word or two each."""

    def __init__(self, history: History) -> None:
        self.history = history
        self.session = self.start()

    def start(self) -> Session:
        """Continue the game on the table or, without one, deal a small one."""
        play = self.history.on_table
        session = None if play is None else self.dealer.go_on(play.uuid)
        return session or self.dealer.foreign(THREE_MOVES, "three")

    @property
    def dealer(self) -> Dealer:
        return Dealer(self.history)

    def do(self, command: str) -> None:
        word, _, rest = command.partition(" ")
        self.session.advance(0.25)
        beginnings: dict[str, Callable[[], Session]] = {
            "small": lambda: self.dealer.foreign(SMALL[rest], rest),
            "code": lambda: self.dealer.code(GameCode(4, int(rest))),
            "daily": lambda: self.dealer.daily(GameCode(4, int(rest)), DAY, DAY),
            "open": lambda: self._taken_up(int(rest)),
        }
        actions: dict[str, Callable[[], object]] = {
            "move": lambda: self.session.play(move(rest)),
            "undo": self.session.undo,
            "redo": self.session.redo,
            "restart": self.session.restart,
            "hint": self.session.count_hint,
            "pause": self._pause,
        }
        if word in beginnings:
            self.session = beginnings[word]()
        else:
            actions[word]()

    def _pause(self) -> None:
        self.session.pause()
        self.session.resume()

    def _taken_up(self, number: int) -> Session:
        rows = self.history.database.select(
            "SELECT uuid FROM listed WHERE can_go_on ORDER BY sequence"
        )
        session = self.dealer.go_on(rows[number % len(rows)]["uuid"]) if rows else None
        return session or self.session

    def choose(self, chance: random.Random) -> str:
        """Choose the next command as a hasty player might."""
        position = self.session.game.position
        legal = list(legal_moves(position))
        if legal and chance.random() < 0.75:
            building = [step for step in legal if position.columns[step.target]]
            return f"move {action_text(chance.choice(building or legal))}"
        small = chance.choice(sorted(SMALL))
        number = chance.randrange(4)
        return chance.choice(
            ["undo"] * 4
            + ["redo"] * 3
            + ["restart", "hint", "pause", f"small {small}", f"small {small}"]
            + [f"code {number}", f"daily {number}", f"open {number * 7}"]
        )


def play_until_killed(folder: Path, log: Path, seed: int) -> None:
    """The child's life."""
    chance = random.Random(seed)
    with log.open("w", buffering=1, encoding="utf-8") as written:
        written.write("start\n")
        player = Player(History(open_database(folder)))
        assert player.history.database.saves
        written.write("done\n")
        while True:
            if chance.random() < 0.002:
                written.write("start\n")
                player.history.close()
                player = Player(History(open_database(folder)))
            else:
                command = player.choose(chance)
                written.write(f"{command}\n")
                player.do(command)
            written.write("done\n")


def state_of(history: History) -> tuple[Any, ...]:
    """All that has to survive, without names and times."""
    rows = history.database.select("SELECT * FROM listed ORDER BY sequence, uuid")
    hidden = {"uuid", "sequence", "started", "changed"}
    plays = [
        {name: value for name, value in dict(row).items() if name not in hidden} for row in rows
    ]
    summaries = Statistics(history.database).summaries()
    figures = {
        suits: replace(summary, recent=tuple(replace(result, uuid="") for result in summary.recent))
        for suits, summary in summaries.items()
    }
    play = history.on_table
    table = None
    if play is not None and play.table is not None:
        table = (play.beginning, play.table, play.outcome)
    return plays, figures, table


def check_rows(history: History) -> None:
    """Load every play, which replays it."""
    for row in history.database.select("SELECT uuid FROM plays"):
        assert history.load(row["uuid"]) is not None


class Mirror:
    """The same life in memory, told by the log."""

    def __init__(self) -> None:
        self.database = open_database(None)
        self.history = History(self.database)
        self.player: Player | None = None

    def do(self, command: str) -> None:
        if command == "start" or self.player is None:
            self.history = History(self.database)
            self.player = Player(self.history)
        if command != "start":
            self.player.do(command)


def run(kills: int, seed: int, folder: Path) -> dict[str, int]:
    """Kill a game again and again and compare what is left.

    Returns:
        What was counted on the way.
    """
    chance = random.Random(seed)
    mirror = Mirror()
    counts = {"kills": 0, "actions": 0, "in progress": 0, "of these kept": 0, "starting": 0}
    log = folder / "log"
    data = folder / "data"
    while counts["kills"] < kills:
        log.unlink(missing_ok=True)
        call = [sys.executable, "-m", "tests.kill_test", "--child", str(data), str(log)]
        with subprocess.Popen([*call, str(chance.randrange(10**9))], cwd=ROOT) as child:
            # On a busy machine a start outlasts a life; some are killed in it all the same.
            if chance.random() < KILLED_WHILE_STARTING:
                time.sleep(chance.uniform(0.1, LONGEST_LIFE))
            else:
                wait_for_start(child, log)
                time.sleep(chance.uniform(0.0, LONGEST_LIFE))
            child.kill()
        assert child.returncode == -signal.SIGKILL, "the child fell by itself"
        counts["kills"] += 1
        compare(mirror, data, log, counts)
    history = History(open_database(data))
    check_rows(history)
    counts["plays"] = Statistics(history.database).count()
    counts["wins"] = Statistics(history.database).summaries()[None].won
    history.close()
    return counts


def wait_for_start(child: "subprocess.Popen[bytes]", log: Path) -> None:
    """Wait until the child plays."""
    while child.poll() is None and not (log.exists() and "done" in log.read_text("utf-8")):
        time.sleep(0.01)


def compare(mirror: Mirror, data: Path, log: Path, counts: dict[str, int]) -> None:
    """Tell the mirror what the child did, and hold the child's database against it."""
    words = log.read_text(encoding="utf-8").splitlines() if log.exists() else []
    pending = None
    for word in words:
        if word == "done":
            assert pending is not None
            mirror.do(pending)
            counts["actions"] += 1
            pending = None
        else:
            pending = word
    history = History(open_database(data))
    assert history.take_problems() == ()
    state = state_of(history)
    history.close()
    if pending is not None:
        counts["starting" if pending == "start" else "in progress"] += 1
        if state != state_of(mirror.history):
            mirror.do(pending)
            counts["of these kept"] += 1
    assert state == state_of(mirror.history)


def test_a_few_kills_lose_nothing_but_the_action_in_progress(tmp_path: Path) -> None:
    counts = run(5, seed=1, folder=tmp_path)

    assert counts["kills"] == 5
    assert counts["actions"] > 0


if __name__ == "__main__":
    with suppress(KeyboardInterrupt):
        main(__doc__, play_until_killed, run)
