"""Two drawings: the pie of the nursery rhyme, and a computer of the game's early days."""

from typing import Final

from PIL import Image

from simplesimon.ui.art.paths import Path
from simplesimon.ui.art.shapes import paint
from simplesimon.ui.art.vector import Drawing, mask_of, rasterise

PIE_SIZE: Final = (120, 100)
COMPUTER_SIZE: Final = (130, 120)
"""The units the drawings are made in, across and down."""

CRUST: Final = "#d9963f"
CRUST_SHADE: Final = "#b8742b"
CRUST_LIGHT: Final = "#f0bd6b"
DISH: Final = "#c9d6e8"
DISH_SHADE: Final = "#8fa5c2"
STEAM: Final = "#fff6dc"

CASE: Final = "#e2d9c3"
CASE_SHADE: Final = "#b9ad92"
SCREEN: Final = "#1e6a4e"
SCREEN_EDGE: Final = "#2b2a26"
PAPER: Final = "#fffdf8"
RED: Final = "#c4202c"


def draw_pie(height: int) -> Image.Image:
    """Return a steaming pie in its dish as RGBA, so many pixels tall."""
    drawing, outline = Drawing(), Drawing()
    dish = Path.of((16, 64), (104, 64), (93, 92), (27, 92))
    lid = Path.of((10, 64), (12, 36, 36, 26, 60, 26), (84, 26, 108, 36, 110, 64))
    rim = Path.rounded_rectangle(4, 58, 112, 12, 6)
    for path in (dish, lid, rim):
        outline.fill(path, PAPER)
    drawing.fill(dish, DISH)
    folds = Drawing()
    for x in range(22, 110, 14):
        folds.stroke(Path.polyline((x, 70), (60 + (x - 60) * 0.8, 94)), DISH_SHADE, 2.5)
    drawing.clip(dish, folds)
    drawing.fill(lid, CRUST)
    shine = Drawing()
    shine.stroke(Path.of((22, 54), (28, 40, 40, 34, 56, 32), closed=False), CRUST_LIGHT, 5)
    drawing.clip(lid, shine)
    for x, slant in ((44, -3), (60, 0), (76, 3)):
        drawing.stroke(Path.polyline((x, 52), (x + slant, 40)), CRUST_SHADE, 4)
    drawing.fill(rim, CRUST_LIGHT)
    for x in range(12, 112, 12):
        drawing.stroke(Path.polyline((x, 61), (x - 3, 67)), CRUST_SHADE, 2.2)
    steam = Drawing()
    for x in (42, 60, 78):
        curl = Path.of((x, 20), (x - 7, 14, x + 7, 10, x, 3), closed=False)
        steam.stroke(curl, STEAM, 3.4)
    image = _coloured(drawing, outline, PIE_SIZE, height)
    scale = height / PIE_SIZE[1]
    paint(image, mask_of(steam, *image.size, scale), 0, 0, STEAM, alpha=0.85)
    return image


def draw_computer(height: int) -> Image.Image:
    """Return an old computer with a card game on its screen as RGBA, so many pixels tall."""
    drawing, outline = Drawing(), Drawing()
    case = Path.rounded_rectangle(16, 2, 98, 82, 8)
    neck = Path.polygon((48, 84), (82, 84), (88, 94), (42, 94))
    base = Path.rounded_rectangle(6, 93, 118, 24, 5)
    for path in (case, neck, base):
        outline.fill(path, CASE)
    drawing.fill(case, CASE)
    drawing.fill(neck, CASE_SHADE)
    drawing.fill(base, CASE)
    drawing.stroke(Path.polyline((7, 99), (123, 99)), CASE_SHADE, 1.6)
    drawing.fill(Path.rounded_rectangle(24, 10, 82, 62, 6), SCREEN_EDGE)
    screen = Path.rounded_rectangle(28, 14, 74, 54, 4)
    drawing.fill(screen, SCREEN)
    cards = Drawing()
    for index, cards_in_column in enumerate((5, 5, 4, 3, 2, 1)):
        for row in range(cards_in_column):
            x, y = 32.5 + index * 11.4, 18 + row * 6
            cards.fill(Path.rounded_rectangle(x, y, 9, 12.6, 1.2), SCREEN_EDGE)
            cards.fill(Path.rounded_rectangle(x + 0.5, y + 0.5, 8, 11.6, 0.9), PAPER)
            ink = RED if (index + row) % 2 else SCREEN_EDGE
            cards.fill(Path.rounded_rectangle(x + 1.8, y + 1.7, 2.6, 2.6, 0.5), ink)
    drawing.clip(screen, cards)
    drawing.stroke(Path.polyline((90, 78), (102, 78)), CASE_SHADE, 2)
    drawing.fill(Path.ellipse(30, 78, 2), "#4fae7c")
    drawing.fill(Path.rounded_rectangle(78, 103, 36, 4, 1.5), SCREEN_EDGE)
    for x in (14, 20, 26, 32):
        drawing.stroke(Path.polyline((x, 104), (x, 111)), CASE_SHADE, 2)
    return _coloured(drawing, outline, COMPUTER_SIZE, height)


def _coloured(
    drawing: Drawing, outline: Drawing, size: tuple[int, int], height: int
) -> Image.Image:
    """Return a drawing as RGBA, clear outside its outline."""
    scale = height / size[1]
    width = round(size[0] * scale)
    image = rasterise(drawing, width, height, scale, paper=CASE).convert("RGBA")
    image.putalpha(mask_of(outline, width, height, scale))
    return image
