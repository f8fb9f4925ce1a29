"""The game's name as a picture, and its icon."""

import math
from typing import Final

from PIL import Image, ImageFilter

from simplesimon.engine.cards import Suit
from simplesimon.ui.art.lettering import Face, font, text_mask
from simplesimon.ui.art.palettes import PALETTES, Palette
from simplesimon.ui.art.paths import Path
from simplesimon.ui.art.shapes import paint, rounded_mask
from simplesimon.ui.art.suits import suit_mask, suit_path
from simplesimon.ui.art.table_art import draw_felt
from simplesimon.ui.art.vector import mask_of

NAME: Final = "Simple Simon"

_DOTLESS_I: Final = "\N{LATIN SMALL LETTER DOTLESS I}"

DOT_SIZE: Final = 0.25
DOT_RISE: Final = 0.73
"""Nominal height of the diamonds over the i and how far they lie above the baseline, in em."""

NAME_SHADOW_BLUR: Final = 1 / 17
NAME_SHADOW_DROP: Final = 1 / 28
NAME_SHADOW_ALPHA: Final = 0.45
"""The soft shadow that lifts the name off the felt; lengths in em."""

SMALLEST_FAN: Final = 32
"""Pixels across the tile below which a fan of cards would be a blur; a spade stands alone."""

CARD_ON_ICON: Final = Path.rounded_rectangle(-0.23, -0.8, 0.46, 0.65, 0.038)
SUIT_ON_ICON: Final = (0.14, -0.705, 0.12)
SPADE_ON_ICON: Final = (0.0, -0.475, 0.36)
"""A card, and the middle and height of its suit: in widths of the tile, from the point around
which the cards are fanned."""

HAND_ON_ICON: Final = (0.5, 0.97)
"""Where that point lies on the tile."""

TILE_RADIUS: Final = 0.2
TILE_CENTRE: Final = "#35a07a"
TILE_EDGE: Final = "#155240"
"""The icon's tile of felt, a little brighter than the table to stand out among others."""


def wordmark_padding(size: int) -> int:
    """Return how many pixels `draw_wordmark` leaves around the letters for their shadow."""
    return round(size * (3 * NAME_SHADOW_BLUR + NAME_SHADOW_DROP))


def draw_wordmark(size: int, colour: str, gold: str) -> Image.Image:
    """Return "Simple Simon" in Roboto Slab as RGBA, diamonds for the dots of its i.

    The image is as tight as the letters, the dots and the tail of the p, with
    `wordmark_padding` pixels on every side.

    Args:
        size: The em, in pixels.
        colour: Of the letters, `#rrggbb`.
        gold: Of the diamonds.
    """
    letters, dots = _name_masks(size)
    padding = wordmark_padding(size)
    image = Image.new("RGBA", (letters.width + 2 * padding, letters.height + 2 * padding))
    whole = Image.new("L", image.size)
    for mask in (letters, dots):
        whole.paste(255, (padding, padding), mask)
    shadow = whole.filter(ImageFilter.GaussianBlur(size * NAME_SHADOW_BLUR))
    drop = round(size * NAME_SHADOW_DROP)
    paint(image, shadow, 0, drop, "#000000", alpha=NAME_SHADOW_ALPHA)
    paint(image, letters, padding, padding, colour)
    paint(image, dots, padding, padding, gold)
    return image


def _name_masks(size: int) -> tuple[Image.Image, Image.Image]:
    """Return the letters without dots, and the dots, as masks of one size."""
    typeface, name = font(Face.SLAB, size), NAME.replace("i", _DOTLESS_I)
    text, bearing, rise = text_mask(name, typeface)
    dot = suit_mask(Suit.DIAMONDS, round(size * DOT_SIZE))
    top = max(rise, round(DOT_RISE * size) + dot.height // 2)
    letters = Image.new("L", (text.width, top + text.height - rise))
    letters.paste(text, (0, top - rise))
    dots = Image.new("L", letters.size)
    for place, letter in enumerate(name):
        if letter == _DOTLESS_I:
            left, _, right, _ = typeface.getbbox(letter, anchor="ls")
            middle = typeface.getlength(name[:place]) + (left + right) / 2 - bearing
            corner = (round(middle - dot.width / 2), top - round(DOT_RISE * size) - dot.height // 2)
            dots.paste(255, corner, dot)
    return letters, dots


def draw_app_icon(size: int) -> Image.Image:
    """Return the icon of the window as RGBA: three cards fanned on a tile of felt.

    Args:
        size: Width and height in pixels; below `SMALLEST_FAN` a lone spade.
    """
    icon, palette = draw_felt(size, size, TILE_CENTRE, TILE_EDGE), PALETTES["two"]
    if size < SMALLEST_FAN:
        spade = suit_path(Suit.SPADES, 0.5, 0.5, 0.76)
        paint(icon, mask_of(spade, size, size, size), 0, 0, palette.paper)
    else:
        for turn, suit in ((-17.0, Suit.HEARTS), (17.0, Suit.DIAMONDS), (0.0, Suit.SPADES)):
            _lay_card(icon, suit, turn, palette)
    icon.putalpha(rounded_mask(size, size, size * TILE_RADIUS))
    return icon


def _lay_card(icon: Image.Image, suit: Suit, turn: float, palette: Palette) -> None:
    size = icon.width
    card = mask_of(_turned(CARD_ON_ICON, turn), size, size, size)
    shadow = card.filter(ImageFilter.GaussianBlur(size / 40))
    paint(icon, shadow, 0, round(size / 60), "#000000", alpha=0.5)
    paint(icon, card, 0, 0, palette.paper)
    side, down, height = SUIT_ON_ICON if turn else SPADE_ON_ICON
    symbol = suit_path(suit, math.copysign(side, turn), down, height)
    paint(icon, mask_of(_turned(symbol, turn), size, size, size), 0, 0, palette.colour(suit))


def _turned(path: Path, degrees: float) -> Path:
    return path.rotated(degrees).moved(*HAND_ON_ICON)
