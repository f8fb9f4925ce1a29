"""Print what the game costs: ``python -m tests.benchmarks.start``.

Start, a still board, a dragged card, memory, drawing and the rules. It opens windows where
``DISPLAY`` says; without a screen: ``xvfb-run -a -s '-screen 0 1920x1200x24 -noreset' python -m
tests.benchmarks.start``. The last column tells the goal for two cores without a graphics card,
and only a machine that does nothing else tells the truth.
"""

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import monotonic, perf_counter, thread_time

from simplesimon.engine import GameCode, Suit, deal, perft
from simplesimon.engine.cards import card
from simplesimon.options import PlayOptions
from simplesimon.ui import app
from simplesimon.ui.art.faces import draw_face
from simplesimon.ui.art.palettes import PALETTES
from simplesimon.ui.scenes.play import PlayScene
from tests.ui.pilot import LEFT, Pilot

CODE = "SS1-S4-AAAAABD"
SIZE = (1280, 720)
STARTS = 5
STILL_SECONDS = 20
REST_SECONDS = 8
"""After these the cards are dealt and the window sleeps."""

DRAGGED_FRAMES = 300
PERFT_DEPTH = 5


def tell(what: str, value: str, goal: str = "") -> None:
    """Print a line of the table."""
    print(f"{what:<44}{value:>18}   {goal}", flush=True)


def arguments(folder: str) -> list[str]:
    """Return how the game is started with files of its own."""
    return ["--data-dir", folder, "--mute", "--size", "{}x{}".format(*SIZE), CODE]


def tell_start() -> None:
    """Start the game again and again until its board is painted."""
    runs: list[dict[str, float]] = []
    with TemporaryDirectory() as folder:
        for _ in range(STARTS + 1):
            watched = [sys.executable, "-m", "tests.benchmarks.watched", repr(monotonic())]
            output = subprocess.run(
                watched + arguments(folder), check=True, capture_output=True, text=True
            ).stdout
            runs.append(json.loads(output))
    goals = {"all faces": "<= 2 s"}
    for what in runs[0]:
        first, *others = (run[what] for run in runs)
        value = f"{min(others):.2f} {median(others):.2f} {first:.2f} s"
        tell(f"start to {what}: best, median, very first", value, goals.get(what, ""))


@contextmanager
def running_game() -> Iterator[Path]:
    """Start the game and yield what the system tells of its process."""
    with TemporaryDirectory() as folder:
        game = subprocess.Popen([sys.executable, "-m", "simplesimon", *arguments(folder)])
        try:
            yield Path("/proc") / str(game.pid)
        finally:
            game.terminate()
            game.wait()


def cpu_seconds(process: Path) -> float:
    """Return the processor time of all threads of a process so far."""
    fields = (process / "stat").read_text().rpartition(") ")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def megabytes(process: Path, name: str) -> float:
    """Return a number of kilobytes from a process's status, in megabytes."""
    for line in (process / "status").read_text().splitlines():
        if line.startswith(f"{name}:"):
            return int(line.split()[1]) * 1024 / 1e6
    raise LookupError(name)


def tell_stillness() -> None:
    """Look at the game while nobody plays."""
    with running_game() as process:
        time.sleep(REST_SECONDS)
        before = cpu_seconds(process)
        time.sleep(STILL_SECONDS)
        share = (cpu_seconds(process) - before) / STILL_SECONDS
        tell(f"still board, {STILL_SECONDS} s: of a core", f"{share:.2%}", "<= 0.3 %")
        tell(
            "memory of a still board, resident",
            f"{megabytes(process, 'VmRSS'):.0f} MB",
            "<= 200 MB",
        )
        tell("memory, highest so far", f"{megabytes(process, 'VmHWM'):.0f} MB")


def tell_dragging() -> None:
    """Drag a card to and fro and add up the main thread's own work."""
    with TemporaryDirectory() as folder:
        options = PlayOptions(size=SIZE, data_dir=Path(folder))
        services = app.new_services(options)
        services.preferences.change(first_game_played=True)
        window = app.open_window(options)
        window._enable_event_queue = False
        pilot = Pilot(window, replace(services))
        scene = pilot.start(deal(GameCode(4, 29)))
        pilot.wait(2)
        work, calls = drag_frames(pilot, scene)
        services.history.close()
        window.close()
    tell("dragging, a frame: input and update", f"{median(work):.2f} ms")
    tell("dragging, a frame: and asking GL to draw", f"{median(calls):.2f} ms", "<= 2 ms")
    tell("dragging, the slowest of a hundred", f"{sorted(calls)[len(calls) * 99 // 100]:.2f} ms")


def drag_frames(pilot: Pilot, scene: PlayScene) -> tuple[list[float], list[float]]:
    """Return the milliseconds of each frame, without and with drawing it."""
    window, frame = pilot.window, 1 / 60
    x, y = pilot.end(0)
    pilot.press((x, y))
    pilot.drag_to((x + 200, y - 60))
    assert scene.table.raised
    work, calls = [], []
    for step in range(DRAGGED_FRAMES):
        pilot.time += frame
        way = abs(step % 100 - 50) * 12
        start = thread_time()
        # A mouse tells where it is more often than once a frame.
        pilot.move_to((x + 200 + way, y - 60), button=LEFT)
        pilot.move_to((x + 206 + way, y - 64), button=LEFT)
        window._dispatch_updates(frame)
        updated = thread_time()
        window.switch_to()
        window.dispatch_event("on_draw")
        drawn = thread_time()
        window.flip()
        work.append((updated - start) * 1000)
        calls.append((drawn - start) * 1000)
    pilot.release()
    return work, calls


def tell_drawing() -> None:
    """Draw a pack."""
    start = perf_counter()
    for suit in Suit:
        for rank in range(1, 14):
            draw_face(card(rank, suit), 180, PALETTES["two"])
    tell("52 faces of 180 px", f"{(perf_counter() - start) * 1000:.0f} ms")


def tell_rules() -> None:
    """Count sequences of moves."""
    position = deal(GameCode(4, 29)).position
    start = perf_counter()
    nodes = sum(perft(position, depth) for depth in range(1, PERFT_DEPTH + 1))
    tell(
        f"perft to depth {PERFT_DEPTH}: positions a second",
        f"{nodes / (perf_counter() - start):,.0f}",
    )


def main() -> None:
    """Measure everything."""
    tell_start()
    tell_stillness()
    tell_dragging()
    tell_drawing()
    tell_rules()


if __name__ == "__main__":
    main()
