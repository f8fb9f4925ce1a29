"""How tests that kill the game are run by hand, and as the child of a run."""

import argparse
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path


def main(
    description: str | None,
    play_until_killed: Callable[[Path, Path, int], None],
    run: Callable[[int, int, Path], dict[str, int]],
) -> None:
    """Read the command line and do what it says.

    Args:
        description: What the test is for.
        play_until_killed: What the child does, given a folder, a log and a seed.
        run: Kills so many children, given a number, a seed and a folder; returns what was counted.
    """
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("kills", nargs="?", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--child", nargs=3, metavar=("FOLDER", "LOG", "SEED"))
    options = parser.parse_args()
    if options.child:
        folder, log, seed = options.child
        play_until_killed(Path(folder), Path(log), int(seed))
        return
    with tempfile.TemporaryDirectory() as folder:
        begin = time.perf_counter()
        counts = run(options.kills, options.seed, Path(folder))
        seconds = time.perf_counter() - begin
        sys.stdout.write(f"{seconds:.0f} seconds, nothing lost: {counts}\n")
