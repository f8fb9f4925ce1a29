"""The people on the court cards."""

from itertools import combinations, product

import pytest
from PIL import Image, ImageChops, ImageStat

from simplesimon.engine.cards import JACK, KING, QUEEN, Suit, card
from simplesimon.ui.art.colours import rgb
from simplesimon.ui.art.courts import draw_court
from simplesimon.ui.art.faces import card_height, strip_height
from simplesimon.ui.art.palettes import PALETTES, Palette

RANKS = (JACK, QUEEN, KING)
FOUR = PALETTES["four"]


def court(
    rank: int, suit: Suit, *, width: int = 111, palette: Palette = FOUR, large_index: bool = False
) -> Image.Image:
    face = Image.new("RGB", (width, card_height(width)), palette.paper)
    draw_court(face, card(rank, suit), palette, large_index=large_index)
    return face


def panel_box(face: Image.Image) -> tuple[int, int, int, int]:
    paper = Image.new("RGB", face.size, FOUR.paper)
    box = ImageChops.difference(face, paper).getbbox()
    assert box is not None
    return box


@pytest.mark.parametrize("width", [70, 111, 167, 334])
@pytest.mark.parametrize("large_index", [False, True])
def test_the_panel_lies_below_the_strip_with_equal_margins(
    width: int, *, large_index: bool
) -> None:
    left, top, right, bottom = panel_box(
        court(KING, Suit.CLUBS, width=width, large_index=large_index)
    )

    assert top > strip_height(width, large_index)
    assert left == width - right
    assert 0 < card_height(width) - bottom < left


@pytest.mark.parametrize("width", [70, 111, 167, 334])
def test_the_frame_is_sharp_and_in_the_colour_of_the_suit(width: int) -> None:
    for suit in Suit:
        face = court(QUEEN, suit, width=width)
        left, top, right, bottom = panel_box(face)
        middle = ((left + right) // 2, (top + bottom) // 2)
        for point in ((left, middle[1]), (right - 1, middle[1]), (middle[0], top)):
            assert face.getpixel(point) == rgb(FOUR.colour(suit))


def test_all_twelve_are_different_people() -> None:
    inside = [court(*each).crop((20, 60, 91, 140)) for each in product(RANKS, Suit)]

    for one, other in combinations(inside, 2):
        difference = ImageStat.Stat(ImageChops.difference(one, other)).mean
        assert max(difference) > 8


def test_a_figure_keeps_the_clothes_of_its_house_in_every_palette() -> None:
    for rank, suit in product(RANKS, Suit):
        pictures = {
            court(rank, suit, palette=palette).crop((30, 60, 80, 140)).tobytes()
            for palette in PALETTES.values()
        }
        assert len(pictures) == 1


def test_a_figure_fills_its_panel_to_the_lower_edge() -> None:
    for rank, suit in product(RANKS, Suit):
        face = court(rank, suit, width=334)
        left, _, right, bottom = panel_box(face)
        lowest = face.crop((left + 60, bottom - 12, right - 60, bottom - 8))
        colours = {colour for _, colour in lowest.getcolors(1 << 16) or []}
        assert len(colours) > 1
        assert rgb(FOUR.paper) not in colours


def test_a_large_index_leaves_a_lower_panel_with_the_whole_crown() -> None:
    normal, large = court(KING, Suit.SPADES), court(KING, Suit.SPADES, large_index=True)
    gold = (0xE3, 0xA9, 0x3C)

    assert panel_box(large)[1] > panel_box(normal)[1]
    for face in (normal, large):
        _, top, _, _ = panel_box(face)
        crown = face.crop((40, top + 6, 56, top + 40))
        assert gold in {colour for _, colour in crown.getcolors(1 << 16) or []}
