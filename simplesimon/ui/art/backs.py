"""The back of a card. No card of this game shows it; Spider's do."""

from typing import Final

from PIL import Image

from simplesimon.ui.art.card_layout import CARD_MM, card_height, corner_radius
from simplesimon.ui.art.palettes import PAPER
from simplesimon.ui.art.paths import Path
from simplesimon.ui.art.shapes import paint, ring_mask, rounded_mask
from simplesimon.ui.art.vector import Drawing, rasterise

GROUND: Final = "#162b47"
LATTICE: Final = "#2c4d78"
KNOT: Final = "#c9d6e8"
LINE: Final = "#e3a93c"

FRAME_MM: Final = 3.2
"""From the edge of the card to the printed field."""

MESH_MM: Final = 9.0
"""From knot to knot of the lattice, across and down."""

KNOT_MM: Final = 0.9
"""Radius of a knot."""


def draw_back(width: int) -> Image.Image:
    """Return the back of a card of this width in pixels as RGBA: a lattice in a gold line."""
    height, (across, down) = card_height(width), CARD_MM
    field = Path.rounded_rectangle(
        FRAME_MM, FRAME_MM, across - 2 * FRAME_MM, down - 2 * FRAME_MM, 2
    )
    drawing = Drawing()
    drawing.fill(field, GROUND)
    drawing.clip(field, _lattice(across, down))
    inset = FRAME_MM + 2
    line = Path.rounded_rectangle(inset, inset, across - 2 * inset, down - 2 * inset, 1.5)
    drawing.stroke(line, LINE, 0.9)
    back = rasterise(drawing, width, height, width / across, paper=PAPER)
    radius = corner_radius(width)
    edge = ring_mask(width, height, radius, max(1.0, width / 140))
    paint(back, edge, 0, 0, "#28241c", alpha=0.34)
    back.putalpha(rounded_mask(width, height, radius))
    return back


def _lattice(across: float, down: float) -> Drawing:
    """Return slanting lines and a knot where they cross, the middle of the card being one."""
    drawing = Drawing()
    reach = across + down
    steps = round(reach / MESH_MM)
    middle_x, middle_y = across / 2, down / 2
    for step in range(-steps, steps + 1):
        shift = step * MESH_MM
        for slant in (-1, 1):
            line = Path.polyline(
                (middle_x + shift - reach, middle_y - slant * reach),
                (middle_x + shift + reach, middle_y + slant * reach),
            )
            drawing.stroke(line, LATTICE, 0.8)
    for column in range(-steps, steps + 1):
        for row in range(-steps, steps + 1):
            if (column + row) % 2 == 0:
                x, y = middle_x + column * MESH_MM / 2, middle_y + row * MESH_MM / 2
                drawing.fill(Path.ellipse(x, y, KNOT_MM), KNOT)
    return drawing
