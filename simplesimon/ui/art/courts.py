"""Kings, queens and jacks: a framed panel below the index with one upright figure in it.

The frame is in the colour of the suit, so it follows the palette; the figure wears the colours
of its own house whatever the palette. What the figures look like is in `figures`.
"""

import math
from typing import Final, NamedTuple

from PIL import Image

from simplesimon.engine.cards import JACK, KING, QUEEN, Card, rank, suit
from simplesimon.ui.art.card_layout import pixels_per_mm, strip_height
from simplesimon.ui.art.figures import FOOT, GOLD, HOUSES, House, draw_figure
from simplesimon.ui.art.palettes import Palette
from simplesimon.ui.art.paths import Path
from simplesimon.ui.art.shapes import paint, ring_mask, rounded_mask
from simplesimon.ui.art.suits import suit_path
from simplesimon.ui.art.vector import Drawing, rasterise

MARGIN: Final = 5.0
"""From the card's edge to the panel at left and right, in millimetres."""

BELOW_STRIP: Final = 0.7
"""From the end of the uncovered strip to the panel, in millimetres."""

BOTTOM_MARGIN: Final = 3.8
"""From the panel to the card's lower edge, in millimetres."""

FRAME: Final = 0.75
CORNER: Final = 2.4
"""Thickness of the frame and radius of its corners, in millimetres."""

GOLD_LINE: Final = 0.5
GOLD_INSET: Final = 1.35
GOLD_SCOOP: Final = 2.2
"""The fine gold line: thickness, distance from the panel's edge, and size of the quarter
circles taken out of its corners, in millimetres."""

SUIT_SIZE: Final = 6.0
SUIT_INSET_X: Final = 6.2
SUIT_INSET_Y: Final = 7.0
"""The suits in the panel's upper corners: nominal height, and where their middles lie."""

RAYS: Final = 16
RAYS_FROM: Final = 0.475
"""How many rays there are, and how far down the panel they begin."""

DISC: Final = 20.5
"""Radius of the plain disc behind the head, in millimetres."""

PANEL_HEIGHT: Final = 65.2
"""With the normal index; a large one leaves less, and the figure shrinks with the panel."""


class Stance(NamedTuple):
    """How a figure stands in its panel."""

    size: float
    """To the measures in `figures`."""
    right: float
    """Of the panel's middle, in millimetres."""
    lower: float
    """Below the panel's lower edge, in millimetres."""


STANCES: Final = {
    JACK: Stance(1.13, -1.6, 1.4),
    QUEEN: Stance(1.13, 0.0, 0.8),
    KING: Stance(1.07, 0.0, -0.1),
}


def draw_court(face: Image.Image, card: Card, palette: Palette, *, large_index: bool) -> None:
    """Put the panel of a jack, queen or king on its face."""
    scale = pixels_per_mm(face.width)
    left = round(MARGIN * scale)
    top = strip_height(face.width, large_index) + max(1, round(BELOW_STRIP * scale))
    width, height = face.width - 2 * left, face.height - top - round(BOTTOM_MARGIN * scale)
    picture = _picture(card, palette, width / scale, height / scale, scale)
    samples, paper = _samples(face.width), HOUSES[suit(card)].panel
    panel = rasterise(picture, width, height, scale, samples=samples, paper=paper)
    frame = max(1, round(FRAME * scale))
    paint(panel, ring_mask(width, height, CORNER * scale, frame), 0, 0, palette.colour(suit(card)))
    face.paste(panel, (left, top), rounded_mask(width, height, CORNER * scale))


def _samples(width: int) -> int:
    """Return how finely to sample: small pictures need it more, and have time for it."""
    return 8 if width < 140 else 6 if width < 220 else 5  # noqa: PLR2004 - by eye and by clock


def _picture(card: Card, palette: Palette, width: float, height: float, scale: float) -> Drawing:
    """Draw what is inside the frame, in millimetres from the panel's top left corner."""
    of, stance = suit(card), STANCES[rank(card)]
    picture = Drawing()
    _rays(picture, width, height, HOUSES[of])
    _gold_line(picture, width, height, scale)
    size = stance.size * min(1.0, height / PANEL_HEIGHT)
    foot = height + stance.lower
    picture.place(draw_figure(rank(card), of), width / 2 + stance.right, foot - FOOT * size, size)
    # A jack's feather takes the place of the second suit.
    corners = (SUIT_INSET_X,) if rank(card) == JACK else (SUIT_INSET_X, width - SUIT_INSET_X)
    for x in corners:
        picture.fill(suit_path(of, x, SUIT_INSET_Y, SUIT_SIZE), palette.colour(of))
    return picture


def _rays(picture: Drawing, width: float, height: float, house: House) -> None:
    """Let rays go out from behind the figure's head, around a plain disc."""
    x, y, reach = width / 2, height * RAYS_FROM, width + height
    for ray in range(RAYS):
        begin, end = (math.radians((ray + side) * 360 / RAYS) for side in (-0.25, 0.25))
        picture.fill(
            Path.polygon(
                (x, y),
                (x + reach * math.cos(begin), y + reach * math.sin(begin)),
                (x + reach * math.cos(end), y + reach * math.sin(end)),
            ),
            house.rays,
        )
    picture.fill(Path.ellipse(x, y - 2, DISC), house.panel)


def _gold_line(picture: Drawing, width: float, height: float, scale: float) -> None:
    """Draw a fine line inside the frame, on whole pixels, with scooped corners."""
    line = max(1, round(GOLD_LINE * scale)) / scale
    left = round(GOLD_INSET * scale) / scale + line / 2
    right, bottom, scoop, near = width - left, height - left, GOLD_SCOOP, GOLD_SCOOP * 0.55
    picture.stroke(
        Path.of(
            (left + scoop, left),
            (right - scoop, left),
            (right - scoop, left + near, right - near, left + scoop, right, left + scoop),
            (right, bottom - scoop),
            (right - near, bottom - scoop, right - scoop, bottom - near, right - scoop, bottom),
            (left + scoop, bottom),
            (left + scoop, bottom - near, left + near, bottom - scoop, left, bottom - scoop),
            (left, left + scoop),
            (left + near, left + scoop, left + scoop, left + near, left + scoop, left),
        ),
        GOLD,
        line,
    )
