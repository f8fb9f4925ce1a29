"""Words as pixels: measuring them, breaking them into lines, drawing them.

Text is centred by its capitals, not by the box around the line, so a word sits in the middle
of a button whether or not it has letters that hang down. Latin and Cyrillic alike.
"""

import math
from enum import Enum
from functools import cache, lru_cache
from importlib.resources import files
from io import BytesIO
from typing import Final, Literal, TypeAlias

from PIL import Image, ImageDraw, ImageFont

from simplesimon.ui.art.shapes import paint

Align: TypeAlias = Literal["left", "centre", "right"]
"""Which part of the text is at x."""

SLAB_WEIGHT: Final = 700
"""How bold Roboto Slab is, on its scale from 100 to 900."""


class Face(Enum):
    """The typefaces; the value is the package that ships the file, and its name there."""

    REGULAR = ("fontpkg_pt_sans", "PT_Sans-Web-Regular.ttf")
    BOLD = ("fontpkg_pt_sans", "PT_Sans-Web-Bold.ttf")
    SLAB = ("fontpkg_roboto_slab", "RobotoSlab[wght].ttf")


_SHARE_AT: Final[dict[Align, float]] = {"left": 0.0, "centre": 0.5, "right": 1.0}


@cache
def _font_file(face: Face) -> bytes:
    # The bytes rather than a file name: resources of a frozen program need not be files.
    package, name = face.value
    return (files(package) / "files" / name).read_bytes()


@lru_cache(maxsize=128)
def font(face: Face, size: float, weight: int = SLAB_WEIGHT) -> ImageFont.FreeTypeFont:
    """Return a typeface at an em of `size` pixels; `weight` matters to `SLAB` only."""
    loaded = ImageFont.truetype(
        BytesIO(_font_file(face)), size, layout_engine=ImageFont.Layout.BASIC
    )
    if face is Face.SLAB:
        loaded.set_variation_by_axes([weight])
    return loaded


@cache
def _slab_capitals() -> float:
    """Return the height of Roboto Slab's capitals as a share of the em."""
    return -font(Face.SLAB, 1000).getbbox("H", anchor="ls")[1] / 1000


def slab_for_capitals(height: int, weight: int = SLAB_WEIGHT) -> ImageFont.FreeTypeFont:
    """Return Roboto Slab with flat capitals of exactly `height` pixels, sharp at both ends."""
    return font(Face.SLAB, height / _slab_capitals(), weight)


@lru_cache(maxsize=4096)
def text_width(text: str, size: int, face: Face) -> int:
    """Return how many pixels a line of text takes, rounded up."""
    return math.ceil(font(face, size).getlength(text))


@lru_cache(maxsize=256)
def cap_height(size: int, face: Face) -> int:
    """Return how many pixels tall the capitals are."""
    return -round(font(face, size).getbbox("H", anchor="ls")[1])


def draw_text(  # noqa: PLR0913 - what, where, and how it looks
    image: Image.Image,
    x: float,
    y: float,
    text: str,
    size: int,
    face: Face,
    colour: str,
    *,
    align: Align = "left",
    alpha: float = 1.0,
) -> None:
    """Write one line on an RGB or RGBA image, on whole pixels, so that it stays crisp.

    Args:
        image: Is drawn on; may be transparent there.
        x: The left end, the middle or the right end, as `align` says, in pixels.
        y: The middle of the capitals, in pixels.
        text: Without line breaks.
        size: The em, in pixels.
        face: The typeface.
        colour: `#rrggbb`.
        align: Which part of the text is at x.
        alpha: How opaque, 0 to 1.
    """
    left = round(x - text_width(text, size, face) * _SHARE_AT[align])
    # Halves always go up: ``round`` would send them to the even pixel, and then two words that
    # stand beside each other in pictures of their own could stand a pixel apart.
    baseline = math.ceil(y + cap_height(size, face) / 2 - 0.5)
    mask, bearing, rise = text_mask(text, font(face, size))
    paint(image, mask, left + bearing, baseline - rise, colour, alpha=alpha)


def text_mask(text: str, typeface: ImageFont.FreeTypeFont) -> tuple[Image.Image, int, int]:
    """Return a line of text as an "L" mask and where it goes.

    Returns:
        The mask; how far right of the pen its left edge lies (may be negative); how far above
        the baseline its top edge lies, both in pixels.
    """
    left, top, right, bottom = (round(edge) for edge in typeface.getbbox(text, anchor="ls"))
    mask = Image.new("L", (max(1, right - left), max(1, bottom - top)))
    ImageDraw.Draw(mask).text((-left, -top), text, fill=255, font=typeface, anchor="ls")
    return mask, left, -top


def wrap_text(text: str, size: int, face: Face, width: int) -> list[str]:
    r"""Break text into lines of at most `width` pixels, at spaces and at every \n.

    A word wider than that gets a line of its own and sticks out.
    """
    lines: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        for word in filter(None, paragraph.split(" ")):  # a no-break space does not break
            longer = f"{line} {word}" if line else word
            if line and text_width(longer, size, face) > width:
                lines.append(line)
                longer = word
            line = longer
        lines.append(line)
    return lines


def fitted_size(text: str, size: int, face: Face, width: int, smallest: int) -> int:
    """Return the largest size up to `size` at which a line fits, but never under `smallest`."""
    while size > smallest and text_width(text, size, face) > width:
        size -= 1
    return size
