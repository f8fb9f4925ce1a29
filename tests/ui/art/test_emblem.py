"""The wordmark and the icon."""

import pytest
from PIL import Image

from simplesimon.ui.art.emblem import draw_app_icon, draw_wordmark, wordmark_padding
from simplesimon.ui.art.lettering import Face, text_width

CREAM, GOLD = "#f4f1e6", "#e3a93c"


def only(image: Image.Image, colour: tuple[int, int, int]) -> Image.Image:
    """Return where an image is opaque and has exactly this colour."""
    found = Image.new("1", image.size)
    pixels = image.load()
    assert pixels is not None
    for y in range(image.height):
        for x in range(image.width):
            if pixels[x, y] == (*colour, 255):
                found.putpixel((x, y), 1)
    return found


@pytest.mark.parametrize("size", [24, 45, 68])
def test_the_wordmark_is_as_broad_as_its_letters_and_their_shadow(size: int) -> None:
    image = draw_wordmark(size, CREAM, GOLD)

    letters = text_width("Simple Simon", size, Face.SLAB)
    assert image.mode == "RGBA"
    assert image.width - 2 * wordmark_padding(size) == pytest.approx(letters, abs=size * 0.1)


def test_two_gold_diamonds_hang_over_the_letters() -> None:
    image = draw_wordmark(68, CREAM, GOLD)
    gold = only(image, (0xE3, 0xA9, 0x3C)).getbbox()
    cream = only(image, (0xF4, 0xF1, 0xE6)).getbbox()

    assert gold is not None
    assert cream is not None
    assert gold[1] < cream[1]
    assert gold[3] < (cream[1] + cream[3]) / 2
    halves = (0, 0, image.width // 2, image.height), (image.width // 2, 0, *image.size)
    assert all(only(image.crop(half), (0xE3, 0xA9, 0x3C)).getbbox() for half in halves)


def test_the_wordmark_fades_out_before_its_edges() -> None:
    alpha = draw_wordmark(68, CREAM, GOLD).getchannel("A")

    for box in ((0, 0, alpha.width, 1), (0, 0, 1, alpha.height)):
        assert max(alpha.crop(box).tobytes()) <= 8


@pytest.mark.parametrize("size", [16, 24, 32, 48, 64, 128, 256])
def test_the_icon_is_a_tile_with_something_bright_on_it(size: int) -> None:
    icon = draw_app_icon(size)

    assert icon.mode == "RGBA"
    assert icon.size == (size, size)
    alpha = icon.getchannel("A")
    assert max(alpha.crop((0, 0, 1, 1)).tobytes()) <= 8
    assert alpha.getpixel((size // 2, size // 2)) == 255
    brightest = icon.convert("L").crop((size // 4, size // 4, size * 3 // 4, size * 3 // 4))
    assert max(brightest.tobytes()) > 235
