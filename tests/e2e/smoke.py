"""Start a program, see its window painted, close it: ``python -m tests.e2e.smoke COMMAND``.

The command may be the installed game, the frozen program or any other way to start it. It runs
on a virtual screen, in an empty home. ``--picture FILE`` keeps what was seen.
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from PIL import Image

from tests.e2e.screen import Screen, program, virtual_screen

TITLE = "Simple Simon"
SIZE = (1280, 720)

FEWEST_COLOURS = 500
"""Bare felt has a hundred shades; cards and letters bring many more."""

LEAST_PAPER = 0.005
"""So much of the window is as bright as cards at the least, on the menu too."""


def is_painted(picture: Image.Image) -> bool:
    """Tell whether a picture shows more than an empty window or bare felt."""
    pixels = picture.width * picture.height
    colours = picture.getcolors(pixels) or []
    grey = picture.convert("L").histogram()
    return len(colours) > FEWEST_COLOURS and sum(grey[225:]) > pixels * LEAST_PAPER


class Rest:
    """Tells when a screen is painted and nothing on it moves any more."""

    def __init__(self, screen: Screen) -> None:
        self._screen = screen
        self.picture = screen.picture()

    def reached(self) -> bool:
        """Look again."""
        before, self.picture = self.picture, self._screen.picture()
        return is_painted(self.picture) and self.picture == before


def smoke(
    command: Sequence[str], *, folder: Path | None = None, picture: Path | None = None
) -> list[str]:
    """Start a program and close it again; return what was wrong.

    Args:
        command: The program and its arguments.
        folder: Where it is started; None for an empty folder.
        picture: A file for what was seen.
    """
    with TemporaryDirectory() as home, virtual_screen(*SIZE) as screen:
        with program(command, screen, Path(home), folder) as running:
            running.window(TITLE)
            rest = Rest(screen)
            running.wait_until(rest.reached, "a painted window")
            if picture is not None:
                rest.picture.save(picture)
            status = running.leave(TITLE)
        wrong = [] if status == 0 else [f"exit status {status}"]
        return wrong + running.errors.splitlines()


def main() -> int:
    """Run as the command line says."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--picture", type=Path, help="a file for what was seen")
    parser.add_argument("command", nargs=argparse.REMAINDER)
    arguments = parser.parse_args()
    wrong = smoke(arguments.command, picture=arguments.picture)
    for line in wrong:
        print(line, file=sys.stderr)
    if not wrong:
        print(f"{arguments.command[0]}: opened, painted and closed")
    return 1 if wrong else 0


if __name__ == "__main__":
    raise SystemExit(main())
