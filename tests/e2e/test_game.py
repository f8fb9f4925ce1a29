"""The real program on a screen of its own, played with a real mouse and keyboard."""

import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat
from Xlib.xobject.drawable import Window

from simplesimon.engine import Game, Move
from simplesimon.engine.notation import board_text
from simplesimon.ui.art.faces import draw_face
from simplesimon.ui.art.palettes import PALETTES
from simplesimon.ui.layout import Metrics, Rect, TableLayout
from tests.e2e.screen import Program, Screen, program, virtual_screen
from tests.e2e.smoke import TITLE, is_painted, smoke
from tests.won_games import won_game

pytestmark = [
    pytest.mark.e2e,
    pytest.mark.skipif(shutil.which("Xvfb") is None, reason="needs the virtual screen Xvfb"),
]

ROOT = Path(__file__).parents[2]
SIZE = (1280, 720)
GAME = won_game("worked-example")
MOVES = GAME.moves[:3]
LAYOUT = TableLayout(Metrics(*SIZE))

LARGEST_DIFFERENCE = 8
"""Of 255: between a face as it is drawn and as it is seen."""


@pytest.fixture
def screen() -> Iterator[Screen]:
    with virtual_screen(*SIZE) as screen:
        yield screen


def box(rect: Rect) -> tuple[int, int, int, int]:
    """Turn a rectangle measured from below into one measured from above."""
    return (rect.left, SIZE[1] - rect.top, rect.right, SIZE[1] - rect.bottom)


def end_of(column: int, game: Game) -> Rect:
    height = len(game.position.columns[column])
    return LAYOUT.card_rect(column, max(height - 1, 0), height)


def shows(picture: Image.Image, column: int, game: Game) -> bool:
    """Tell whether the last card of a column lies where it should, pixel for pixel."""
    cards, rect = game.position.columns[column], end_of(column, game)
    seen = picture.crop(box(rect))
    if not cards:
        return ImageStat.Stat(seen.convert("L")).mean[0] < 128
    face = draw_face(cards[-1], rect.width, PALETTES["two"])
    # Not the edge, where the face melts into shadow and neighbours.
    inside = (rect.width // 10, rect.height // 10, rect.width * 9 // 10, rect.height * 9 // 10)
    difference = ImageChops.difference(seen.crop(inside), face.convert("RGB").crop(inside))
    return ImageStat.Stat(difference.convert("L")).extrema[0][1] <= LARGEST_DIFFERENCE


def wait_for(game: Game, running: Program, screen: Screen) -> None:
    """Wait until every column ends as it does in a game."""
    columns = range(len(game.position.columns))

    def all_shown() -> bool:
        picture = screen.picture()
        return all(shows(picture, column, game) for column in columns)

    running.wait_until(all_shown, f"the board\n{board_text(game.position)}")


def middle(rect: Rect) -> tuple[float, float]:
    x, y = rect.centre
    return x, SIZE[1] - y


def drag(screen: Screen, game: Game, move: Move) -> None:
    height = len(game.position.columns[move.source])
    first = LAYOUT.card_rect(move.source, height - move.count, height)
    grip = (first.left + first.width // 2, SIZE[1] - first.top + 8)
    x, y = middle(end_of(move.target, game))
    # The card, not the pointer, has to come to lie over the target.
    screen.drag(grip, (x, y - first.height // 2 + LAYOUT.strip))


def test_a_board_is_played_undone_and_left(screen: Screen, tmp_path: Path) -> None:
    board = tmp_path / "board.txt"
    board.write_text(board_text(GAME.deal.position), "utf-8")
    command = [sys.executable, "-m", "simplesimon", "--data-dir", str(tmp_path / "data")]
    command += ["--size", "{}x{}".format(*SIZE), str(board)]
    game = Game(GAME.deal)
    with program(command, screen, tmp_path, ROOT) as running:
        window = running.window(TITLE)
        assert window.get_wm_class() == ("simple simon", "Simple Simon")
        wait_for(game, running, screen)
        for move in MOVES:
            drag(screen, game, move)
            game.play(move)
            wait_for(game, running, screen)
        screen.keys("Control_L", "z")
        game.undo()
        wait_for(game, running, screen)

        assert screen.icon_sizes(window) == [(size, size) for size in (16, 24, 32, 48, 96)]
        assert running.leave(TITLE) == 0
        assert running.errors == ""


def test_the_window_opens_with_the_size_it_was_left_with(screen: Screen, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "simplesimon", "--data-dir", str(tmp_path / "data")]
    with program(command, screen, tmp_path, ROOT) as running:
        window = running.window(TITLE)
        running.wait_until(lambda: is_painted(screen.picture()), "a picture")
        screen.resize(window, 1000, 650)
        running.wait_until(lambda: size_of(window) == (1000, 650), "another size")
        assert running.leave(TITLE) == 0
    with program(command, screen, tmp_path, ROOT) as running:
        assert size_of(running.window(TITLE)) == (1000, 650)
        assert running.leave(TITLE) == 0
        assert running.errors == ""


def size_of(window: Window) -> tuple[int, int]:
    """Return the width and height of a window, in pixels."""
    geometry = window.get_geometry()
    return geometry.width, geometry.height


@pytest.mark.parametrize("start", [["-m", "simplesimon"], ["main.py"]])
def test_it_opens_with_a_picture_and_closes_at_once(start: list[str]) -> None:
    assert smoke([sys.executable, *start], folder=ROOT) == []
