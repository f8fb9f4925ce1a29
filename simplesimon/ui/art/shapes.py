"""One-colour shapes as cached "L" masks in whole pixels: rounded boxes, rings, shadows, glows.

Masks say how much of each pixel is covered, 0 to 255; `paint` puts a colour on an image
through one. Callers share the cached masks, so never change one: make a copy.
"""

import math
from functools import lru_cache
from typing import Final

from PIL import Image, ImageChops, ImageFilter

from simplesimon.ui.art.colours import rgb
from simplesimon.ui.art.paths import Path, Point
from simplesimon.ui.art.vector import mask_of

GLOW_GAIN: Final = 1.5
"""How much brighter a glow is than a shadow, which is only half dark where its shape ends."""

STAR_WAIST: Final = 0.46
"""Where a star's edges meet, as a share of the distance to its points."""

_SAMPLES: Final = 16
"""Corners are small, so there is time for fine ones."""


@lru_cache(maxsize=128)
def rounded_mask(width: int, height: int, radius: float, inset: float = 0.0) -> Image.Image:
    """Return a box with rounded corners.

    Args:
        width: Of the mask, in pixels.
        height: Of the mask, in pixels.
        radius: Of the corners, before the inset, in pixels.
        inset: How far inside the mask the box begins on every side; the corners become
            rounder by as much, so that boxes lie in each other like onion skins.
    """
    radius = min(radius, width / 2, height / 2)
    side = 2 * (math.ceil(max(radius, inset)) + 1) + 1
    small = _small_box(min(width, side), min(height, side), radius, inset)
    return _lengthened(small, width, height)


@lru_cache(maxsize=128)
def ring_mask(width: int, height: int, radius: float, thickness: float) -> Image.Image:
    """Return the edge of a box with rounded corners, `thickness` pixels inward."""
    outside = rounded_mask(width, height, radius)
    return ImageChops.subtract(outside, rounded_mask(width, height, radius, thickness))


@lru_cache(maxsize=32)
def shadow_mask(width: int, height: int, radius: float, blur: float) -> tuple[Image.Image, int]:
    """Return the soft shadow of a box, and how many pixels it is larger on each side.

    Args:
        width: Of the box, in pixels.
        height: Of the box, in pixels.
        radius: Of the box's corners, in pixels.
        blur: Standard deviation of the softness, in pixels.
    """
    padding = math.ceil(blur * 3)
    side = 2 * (math.ceil(min(radius, width / 2, height / 2)) + padding) + 1
    box = rounded_mask(min(width, side), min(height, side), radius)
    small = Image.new("L", (box.width + 2 * padding, box.height + 2 * padding))
    small.paste(box, (padding, padding))
    soft = small.filter(ImageFilter.GaussianBlur(blur))
    return _lengthened(soft, width + 2 * padding, height + 2 * padding), padding


@lru_cache(maxsize=32)
def glow_mask(width: int, height: int, radius: float, blur: float) -> tuple[Image.Image, int]:
    """Return light around a box, none inside it, and how many pixels it adds on each side."""
    shadow, padding = shadow_mask(width, height, radius, blur)
    hole = Image.new("L", shadow.size)
    hole.paste(rounded_mask(width, height, radius), (padding, padding))
    bright = shadow.point(lambda level: min(255, round(level * GLOW_GAIN)))
    return ImageChops.subtract(bright, hole), padding


@lru_cache(maxsize=32)
def star_mask(size: int, waist: float = STAR_WAIST) -> Image.Image:
    """Return a star of five points as broad as a square of `size` pixels, in its middle.

    Args:
        size: In pixels.
        waist: Where its edges meet, as a share of the distance to its points.
    """
    points: list[Point] = []
    for corner in range(10):
        reach = waist if corner % 2 else 1.0
        turn = corner * math.pi / 5
        points.append((reach * math.sin(turn), -reach * math.cos(turn)))
    star = Path.polygon(*points)
    left, top, right, bottom = star.bounds()
    scale = size / (right - left)
    middle = size / scale / 2
    return mask_of(star.moved(middle, middle - (top + bottom) / 2), size, size, scale)


def faded(mask: Image.Image, alpha: float) -> Image.Image:
    """Return a mask that covers `alpha` times as much, 0 to 1."""
    return mask if alpha >= 1 else mask.point(lambda level: round(level * alpha))


def paint(
    image: Image.Image, mask: Image.Image, x: int, y: int, colour: str, *, alpha: float = 1.0
) -> None:
    """Put a colour on an RGB or RGBA image through a mask, whose top left goes to (x, y).

    Soft edges come out right on transparent images too: no darkness of the empty pixels
    beneath gets into the colour. What falls outside the image is left out.
    """
    mask = faded(mask, alpha)
    if image.mode != "RGBA":
        image.paste(rgb(colour), (x, y), mask)
        return
    left, top = max(0, -x), max(0, -y)
    right, bottom = min(mask.width, image.width - x), min(mask.height, image.height - y)
    if left >= right or top >= bottom:
        return
    layer = Image.new("RGBA", (right - left, bottom - top), colour)
    layer.putalpha(mask.crop((left, top, right, bottom)))
    image.alpha_composite(layer, (x + left, y + top))


def tinted(mask: Image.Image, colour: str, *, alpha: float = 1.0) -> Image.Image:
    """Return an RGBA image of one colour, as opaque as the mask says."""
    image = Image.new("RGBA", mask.size, colour)
    image.putalpha(faded(mask, alpha))
    return image


def _small_box(width: int, height: int, radius: float, inset: float) -> Image.Image:
    across, down = width - 2 * inset, height - 2 * inset
    if across <= 0 or down <= 0:
        return Image.new("L", (width, height))
    corner = max(0.0, min(radius - inset, across / 2, down / 2))
    box = Path.rounded_rectangle(inset, inset, across, down, corner)
    return mask_of(box, width, height, 1, samples=_SAMPLES)


def _lengthened(mask: Image.Image, width: int, height: int) -> Image.Image:
    """Repeat the middle column and the middle row until a mask has this size.

    Drawing or blurring a whole panel would take a hundred times as long, and all its middle
    columns are alike.
    """
    turned = _widened(mask, width).transpose(Image.Transpose.TRANSPOSE)
    return _widened(turned, height).transpose(Image.Transpose.TRANSPOSE)


def _widened(mask: Image.Image, width: int) -> Image.Image:
    if mask.width >= width:
        return mask
    middle, end, height = mask.width // 2, mask.width, mask.height
    wide = mask.crop((middle, 0, middle + 1, height)).resize((width, height))
    wide.paste(mask.crop((0, 0, middle, height)), (0, 0))
    wide.paste(mask.crop((middle + 1, 0, end, height)), (width - end + middle + 1, 0))
    return wide
