"""Whole cards."""

import math
from itertools import product

import pytest
from PIL import Image, ImageChops

from simplesimon.engine.cards import KING, QUEEN, Card, Suit, card
from simplesimon.ui.art.card_layout import index_height, index_top
from simplesimon.ui.art.faces import card_height, draw_face, smallest_strip, strip_height
from simplesimon.ui.art.palettes import PALETTES, Palette

TWO = PALETTES["two"]
BLACK_ON_WHITE = Palette("#ffffff", *["#000000"] * 4)
PACK = [card(rank, suit) for suit, rank in product(Suit, range(1, 14))]

widths = pytest.mark.parametrize("width", [70, 111, 167])
sizes_of_index = pytest.mark.parametrize("large_index", [False, True])


def index_ink(of: Card, width: int, *, large_index: bool = False) -> Image.Image:
    """Return how black the left of the strip is, as a mask, without the card's edge."""
    face = draw_face(of, width, BLACK_ON_WHITE, large_index=large_index)
    ink = ImageChops.invert(face.getchannel("R"))
    ink.paste(0, (0, 0, width, 3))
    ink.paste(0, (0, 0, round(width * 0.045), ink.height))
    return ink.crop((0, 0, width * 2 // 3, strip_height(width, large_index)))


@widths
def test_a_face_has_its_exact_size(width: int) -> None:
    face = draw_face(card(9, Suit.CLUBS), width, TWO)

    assert face.mode == "RGBA"
    assert face.size == (width, card_height(width))


@widths
def test_a_face_is_clear_at_its_corners_and_opaque_elsewhere(width: int) -> None:
    alpha = draw_face(card(KING, Suit.HEARTS), width, TWO).getchannel("A")
    right, bottom = width - 1, card_height(width) - 1

    for corner in ((0, 0), (right, 0), (0, bottom), (right, bottom)):
        assert alpha.getpixel(corner) == 0
    for edge in ((width // 2, 0), (0, bottom // 2), (right, bottom // 2), (width // 2, bottom)):
        assert alpha.getpixel(edge) == 255
    assert alpha.getpixel((width // 2, bottom // 2)) == 255


def test_soft_corners_are_not_darkened_by_what_is_clear() -> None:
    face = draw_face(card(2, Suit.SPADES), 111, TWO)

    for count, pixel in face.crop((0, 0, 8, 8)).getcolors() or []:
        assert isinstance(pixel, tuple), count
        assert min(pixel[:3]) > 150


def test_all_fifty_two_faces_differ_and_so_do_their_strips() -> None:
    faces = [draw_face(each, 70, TWO) for each in PACK]
    strips = [face.crop((0, 0, 70, smallest_strip(70))) for face in faces]

    assert len({face.tobytes() for face in faces}) == 52
    assert len({strip.tobytes() for strip in strips}) == 52


def test_strips_differ_in_grey_too() -> None:
    strips = {
        draw_face(each, 70, BLACK_ON_WHITE).convert("L").crop((0, 0, 70, 17)).tobytes()
        for each in PACK
    }

    assert len(strips) == 52


@pytest.mark.parametrize(("width", "capitals"), [(70, 13), (111, 20), (167, 31), (334, 61)])
def test_capitals_of_the_index_are_sharp_and_whole_pixels_tall(width: int, capitals: int) -> None:
    ink = index_ink(card(KING, Suit.HEARTS), width)
    letter = ink.crop((0, 0, round(capitals * 1.1), ink.height))
    rows = [max(letter.crop((0, y, letter.width, y + 1)).tobytes()) for y in range(ink.height)]

    inked = [y for y, darkest in enumerate(rows) if darkest > 8]
    assert len(inked) == capitals == index_height(width)
    assert inked[0] == index_top(width)
    assert rows[inked[0]] > 240
    assert rows[inked[-1]] > 240


@widths
@sizes_of_index
def test_the_index_is_within_the_smallest_strip(width: int, *, large_index: bool) -> None:
    # Round letters dip a little below the line that flat ones stand on.
    dip = math.ceil(0.05 * index_height(width, large_index=large_index))
    for each in PACK:
        box = index_ink(each, width, large_index=large_index).getbbox()
        assert box is not None
        if each & 15 != QUEEN:  # whose tail may hide
            assert box[3] <= smallest_strip(width, large_index) + dip


@widths
def test_every_index_begins_at_the_same_distance_from_the_edge(width: int) -> None:
    boxes = [index_ink(each, width).getbbox() for each in PACK]

    assert len({box[0] for box in boxes if box}) == 1


@widths
@sizes_of_index
def test_nothing_but_the_index_is_in_the_strip(width: int, *, large_index: bool) -> None:
    for each in PACK:
        face = draw_face(each, width, BLACK_ON_WHITE, large_index=large_index).convert("RGB")
        strip = strip_height(width, large_index)
        beside = face.crop((width * 3 // 4, 3, width * 19 // 20, strip))
        assert beside.getextrema() == ((255, 255),) * 3


def test_a_large_index_is_larger() -> None:
    king = card(KING, Suit.SPADES)
    small, large = index_ink(king, 111), index_ink(king, 111, large_index=True)

    assert sum(large.tobytes()) > 1.4 * sum(small.tobytes())


@pytest.mark.parametrize("name", PALETTES)
def test_a_palette_colours_index_pips_and_court_frames(name: str) -> None:
    palette = PALETTES[name]
    for suit in Suit:
        for rank in (1, 7, KING):
            face = draw_face(card(rank, suit), 111, palette).convert("RGB")
            below = face.crop((0, strip_height(111), 111, card_height(111)))
            colours = {colour for _, colour in below.getcolors(1 << 16) or []}
            red, green, blue = (int(palette.colour(suit)[i : i + 2], 16) for i in (1, 3, 5))
            assert (red, green, blue) in colours, (rank, suit)
