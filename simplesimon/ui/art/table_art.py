"""The table around the cards: felt, shadows, empty columns, and outlines that glow.

Pictures that reach beyond a card are returned with their padding: how many pixels they add on
every side of it.
"""

import math
import random
from functools import lru_cache
from typing import Final

from PIL import Image, ImageChops

from simplesimon.ui.art.card_layout import card_height, corner_radius
from simplesimon.ui.art.colours import rgb
from simplesimon.ui.art.shapes import (
    glow_mask,
    paint,
    ring_mask,
    rounded_mask,
    shadow_mask,
    tinted,
)

LIGHT_X: Final = 0.5
LIGHT_Y: Final = 0.38
"""Where the lamp hangs, as shares of the table's width and height."""

REACH_X: Final = 0.72
REACH_Y: Final = 0.80
"""How far its light reaches to either side and up and down, as such shares."""

_HEADROOM: Final = 32
"""Levels kept below the lightest and above the darkest shade, for the grain to swing into."""

_GRAIN: Final = 13
"""How far the grain may turn a shade either way, of the 191 levels between centre and edge."""

SHADOW_BLUR: Final = 1 / 26
SHADOW_DROP: Final = 1 / 60
SHADOW_ALPHA: Final = 0.34
"""A card lying on the table: shares of its width, and how black."""

LIFTED_BLUR: Final = 1 / 12
LIFTED_DROP: Final = 1 / 14
LIFTED_ALPHA: Final = 0.42
"""A card held above the table."""

OUTLINE: Final = 0.022
GLOW_BLUR: Final = 1 / 14
"""Thickness of a target's outline and softness of its glow, as shares of a card's width."""


def draw_felt(width: int, height: int, centre: str, edge: str, *, seed: int = 0) -> Image.Image:
    """Return the table as an RGB image: lit from above its middle, darker to the corners.

    Args:
        width: In pixels.
        height: In pixels.
        centre: Colour under the lamp, `#rrggbb`.
        edge: Colour where its light ends.
        seed: The same seed gives the same grain.
    """
    shade = ImageChops.add(_falloff(width, height), _grain(width, height, seed), 1, -128)
    # Shades are finer than the colours' own levels and grainy, so that no bands appear where
    # a colour takes its next step.
    bands = [
        shade.point([_shaded(light, dark, level) for level in range(256)])
        for light, dark in zip(rgb(centre), rgb(edge), strict=True)
    ]
    return Image.merge("RGB", bands)


def _shaded(light: int, dark: int, level: int) -> int:
    share = (level - _HEADROOM) / (255 - 2 * _HEADROOM)
    return max(0, min(255, round(light + (dark - light) * share)))


def _falloff(width: int, height: int) -> Image.Image:
    """Return how dark the table is, from `_HEADROOM` under the lamp to 255 less that."""
    disc = Image.radial_gradient("L")
    half, span = disc.width / 2, 255 - 2 * _HEADROOM
    # Levels of the gradient are the distance from its middle, times the root of two.
    distances = (min(1.0, level / half / math.sqrt(2)) for level in range(256))
    disc = disc.point([round(_HEADROOM + span * d * d * (3 - 2 * d)) for d in distances])
    left, right = (half + half * (x - LIGHT_X) / REACH_X for x in (0, 1))
    top, bottom = (half + half * (y - LIGHT_Y) / REACH_Y for y in (0, 1))
    return disc.resize((width, height), Image.Resampling.BICUBIC, (left, top, right, bottom))


def _grain(width: int, height: int, seed: int) -> Image.Image:
    """Return fine and not so fine noise around 128, at most `_GRAIN` to either side."""
    source = random.Random(seed)  # noqa: S311 - felt keeps no secrets
    small = ((width + 1) // 2, (height + 1) // 2)
    soft = Image.frombytes("L", small, source.randbytes(small[0] * small[1]))
    soft = soft.resize((width, height), Image.Resampling.BILINEAR)
    sharp = Image.frombytes("L", (width, height), source.randbytes(width * height))
    return Image.blend(soft, sharp, 0.4).point(
        [round(128 + (level - 127.5) / 127.5 * _GRAIN) for level in range(256)]
    )


@lru_cache(maxsize=16)
def card_shadow(width: int) -> tuple[Image.Image, int]:
    """Return the shadow of a card on the table, and its padding; as RGBA, already lowered."""
    return _shadow(width, SHADOW_BLUR, SHADOW_DROP, SHADOW_ALPHA)


@lru_cache(maxsize=16)
def lifted_shadow(width: int) -> tuple[Image.Image, int]:
    """Return the softer shadow of a card in the hand, and its padding; as RGBA."""
    return _shadow(width, LIFTED_BLUR, LIFTED_DROP, LIFTED_ALPHA)


def _shadow(width: int, blur: float, drop: float, alpha: float) -> tuple[Image.Image, int]:
    height, lower = card_height(width), max(1, round(width * drop))
    mask, spread = shadow_mask(width, height, corner_radius(width), max(1.5, width * blur))
    padding = spread + lower
    cover = Image.new("L", (width + 2 * padding, height + 2 * padding))
    cover.paste(mask, (lower, 2 * lower))
    return tinted(cover, "#000000", alpha=alpha), padding


@lru_cache(maxsize=16)
def draw_slot(width: int, colour: str) -> Image.Image:
    """Return an empty column's place as RGBA: a faint line of `colour` around a faint shade."""
    height, radius = card_height(width), corner_radius(width)
    line = max(1, round(width / 70))
    slot = tinted(rounded_mask(width, height, radius), "#000000", alpha=0.10)
    paint(slot, ring_mask(width, height, radius, line), 0, 0, colour, alpha=0.30)
    return slot


@lru_cache(maxsize=16)
def card_outline(
    card_width: int, height: int, colour: str, *, glow: bool
) -> tuple[Image.Image, int]:
    """Return an outline that lies on the edge of a card or a group, and its padding.

    Args:
        card_width: In pixels.
        height: Of the card or of the whole overlapping group, in pixels.
        colour: `#rrggbb`, of the line and the glow.
        glow: Whether light surrounds it; without, the padding is 0.
    """
    radius, line = corner_radius(card_width), max(2.0, card_width * OUTLINE)
    ring = ring_mask(card_width, height, radius, line)
    if not glow:
        return tinted(ring, colour), 0
    mask, padding = glow_mask(card_width, height, radius, max(3.0, card_width * GLOW_BLUR))
    picture = tinted(mask, colour)
    paint(picture, ring, padding, padding, colour)
    return picture, padding
