"""A game in its real window is killed at random moments, again and again.

The child plays with mouse and keys and writes down what lies on the table after each action.
Whatever the moment of the kill, the next start must find that table, or the one the action in
progress was to bring; and every play must still be sound and counted once.

By hand: ``xvfb-run -a python -m tests.ui.kill_window_test 100``.
"""

import random
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Final, NamedTuple

from arcade import key

from simplesimon.engine import Move, legal_moves
from simplesimon.engine.notation import actions_text
from simplesimon.options import PlayOptions
from simplesimon.store.database import open_database
from simplesimon.store.history import History
from simplesimon.store.plays import Outcome, Play
from simplesimon.store.statistics import Statistics
from simplesimon.ui import app
from simplesimon.ui.routes import Menu
from simplesimon.ui.scenes.play import PlayScene
from tests.killing import main
from tests.ui.pilot import Pilot

ROOT: Final = Path(__file__).parents[2]

LONGEST_LIFE: Final = 1.5
"""Seconds a child plays at the most."""


class Table(NamedTuple):
    """What lies on the table: the name of the play, its actions, and what can be redone."""

    uuid: str
    made: str
    undone: str


# In the child


def play_until_killed(folder: Path, log: Path, seed: int) -> None:
    """Play in a window with the player's events, and write down each table."""
    chance = random.Random(seed)
    options = PlayOptions(size=(800, 600), data_dir=folder)
    window = app.open_window(options)
    window._enable_event_queue = False
    services = app.new_services(options)
    services.preferences.change(language="en")
    pilot = Pilot(window, services)
    with log.open("a", buffering=1, encoding="utf-8") as written:
        pilot.go(Menu())
        if services.history.on_table is None:
            start_anew(pilot, chance)
        else:
            pilot.click_control("continue")
        while True:
            written.write(f"{table_line(pilot.play)}\n")
            written.write("try\n")
            act(pilot, chance)


def start_anew(pilot: Pilot, chance: random.Random) -> None:
    """Deal another game by the menu."""
    pilot.go(Menu())
    pilot.click_control("new")
    pilot.type(chance.choice("124"))


def act(pilot: Pilot, chance: random.Random) -> None:
    """Do something a player does."""
    game = pilot.play.session.game
    moves = list(legal_moves(game.position))
    what = chance.random()
    if not moves or what < 0.02:
        start_anew(pilot, chance)
    elif what < 0.15:
        pilot.control_z()
    elif what < 0.22:
        pilot.key(key.Y, key.MOD_CTRL)
    elif what < 0.24:
        pilot.key(key.R)
    else:
        pilot.drag_move(Move(*chance.choice(moves)))
        pilot.frame(drawn=False)
    if not isinstance(pilot.scene, PlayScene):
        start_anew(pilot, chance)


def table_line(scene: PlayScene) -> str:
    """Write what lies on the table."""
    session = scene.session
    made, undone = actions_text(session.game.actions), actions_text(session.game.undone)
    return f"{session.uuid}|{made}|{undone}"


# In the parent


def run(kills: int, seed: int, folder: Path) -> dict[str, int]:
    """Kill a game so many times, look at what is left, and return what was counted."""
    chance = random.Random(seed)
    counts = {"kills": 0, "actions": 0, "in progress": 0}
    data, log = folder / "data", folder / "log"
    seen: set[str] = set()
    for _kill in range(kills):
        log.write_text("", "utf-8")
        call = [sys.executable, "-m", "tests.ui.kill_window_test", "--child", str(data), str(log)]
        with subprocess.Popen([*call, str(chance.randrange(10**9))], cwd=ROOT) as child:
            while child.poll() is None and "try" not in log.read_text("utf-8"):
                time.sleep(0.01)
            time.sleep(chance.uniform(0.0, LONGEST_LIFE))
            child.kill()
        assert child.returncode == -signal.SIGKILL, "the child fell by itself"
        counts["kills"] += 1
        check(data, log.read_text("utf-8").splitlines(), seen, counts)
    return counts


def check(data: Path, lines: list[str], seen: set[str], counts: dict[str, int]) -> None:
    """Hold what is kept against what was written down."""
    tables = [Table(*line.split("|")) for line in lines if "|" in line]
    counts["actions"] += len(tables) - 1
    pending = lines[-1] == "try"
    counts["in progress"] += pending
    seen |= {table.uuid for table in tables if table.made or table.undone}
    history = History(open_database(data))
    assert history.take_problems() == ()
    play = history.on_table
    kept = table_of(play) if play is not None else None
    if kept != tables[-1]:
        # The action in progress may be there or not, and no other.
        assert pending
        if kept is not None and kept.uuid == tables[-1].uuid:
            assert abs(len(kept.made.split()) - len(tables[-1].made.split())) <= 1 or not kept.made
    rows = [row["uuid"] for row in history.database.select("SELECT uuid FROM plays")]
    plays = [history.load(uuid) for uuid in rows]
    assert None not in plays
    counted = {play.uuid for play in plays if play and play.outcome is not Outcome.DEALT}
    # A play whose first move was in progress may be there already.
    assert seen <= counted
    assert len(counted - seen) <= 1
    seen |= counted
    assert Statistics(history.database).summaries()[None].played == len(counted)
    history.close()


def table_of(play: Play) -> Table:
    """Return what a kept play has on the table."""
    assert play.table is not None
    return Table(play.uuid, actions_text(play.table.actions), actions_text(play.table.undone))


def test_a_window_that_is_killed_loses_nothing_but_the_action_in_progress(tmp_path: Path) -> None:
    counts = run(3, seed=1, folder=tmp_path)

    assert counts["kills"] == 3
    assert counts["actions"] > 0


if __name__ == "__main__":
    main(__doc__, play_until_killed, run)
