"""Take the pictures that README.md shows: ``python -m tests.pictures``.

They are of the real game, played by the pilot of the tests, in a window where ``DISPLAY`` says.
"""

from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import arcade
from PIL import Image

from simplesimon.engine import Move, deal
from simplesimon.engine.notation import parse_actions, parse_code
from simplesimon.options import PlayOptions
from simplesimon.ui import app
from tests.ui.pilot import Pilot

FOLDER: Final = Path(__file__).parents[1] / "resources" / "pictures"
SIZE: Final = (1152, 648)

CODE: Final = "SS1-S4-AAAAABT"
PLAYED: Final = """
    b1g g2a g1b i1g i1g a3f g3a b2g h1b h1b h1g b3h b1j b1d c1g c1f b1f b1e b1h c1h j2c a4f a1h
    c3b c1h c1e d2c d1b g4d b4g f5b d5f f6e f3d e9f f10c c1a e1c e1h e1d c1e b5h a2f
"""
DRAGGED: Final = "d5b"
"""A game in which one run has left, and the group that is in the hand."""

COLOURS: Final = 128
"""Enough for felt, cards and letters, and a quarter of the bytes."""


def keep(name: str) -> None:
    """Write what the window shows."""
    picture = arcade.get_image().convert("RGB")
    picture = picture.quantize(COLOURS, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
    picture.save(FOLDER / f"{name}.png", optimize=True)


def take(pilot: Pilot) -> None:
    """Take all pictures."""
    pilot.start(deal(parse_code(CODE)), moves(PLAYED))
    pilot.wait(3)
    (move,) = moves(DRAGGED)
    pilot.press(pilot.first_of(move))
    x, y = pilot.end(move.target)
    pilot.drag_to((x + 40, y - 90))
    pilot.wait(1)
    keep("table")


def moves(text: str) -> tuple[Move, ...]:
    """Read moves, which are all that was done."""
    return tuple(action for action in parse_actions(text) if isinstance(action, Move))


def main() -> None:
    """Open a window, take the pictures, leave."""
    with TemporaryDirectory() as folder:
        options = PlayOptions(size=SIZE, data_dir=Path(folder))
        services = app.new_services(options)
        services.preferences.change(language="en")
        window = app.open_window(options)
        window._enable_event_queue = False
        take(Pilot(window, replace(services, new_number=lambda: 29)))
        services.history.close()
        window.close()


if __name__ == "__main__":
    main()
