"""The arrow of a hint, as a picture."""

from itertools import pairwise

from PIL import Image, ImageChops

from simplesimon.ui.art.arrow import Arrow, arrow_margin, growing_arrow, revealed
from simplesimon.ui.art.colours import rgb

SIZE = (300, 120)
WIDTHS = (7.0, 13.0)
GOLD, RIM = "#ffc440", "#5c3d06"
LINE = [(40 + 220 * index / 40, 60.0) for index in range(41)]


def new_arrow() -> Arrow:
    return growing_arrow(LINE, SIZE, WIDTHS, GOLD, RIM)


def breadth(picture: Image.Image, x: int) -> int:
    """Count the gold pixels above each other at an x."""
    column = [picture.getpixel((x, y)) for y in range(picture.height)]
    return sum(pixel == (*rgb(GOLD), 255) for pixel in column)


def test_an_arrow_is_gold_from_its_dot_to_its_head() -> None:
    picture = new_arrow().picture
    assert all(picture.getpixel((x, 60)) == (*rgb(GOLD), 255) for x in range(40, 250))


def test_the_line_grows_from_7_to_13_pixels_and_ends_in_a_broad_head() -> None:
    picture = new_arrow().picture
    assert 6 <= breadth(picture, 60) <= 8
    assert 11 <= breadth(picture, 210) <= 13
    assert breadth(picture, 226) > 25
    assert breadth(picture, 40) > breadth(picture, 60)


def test_a_rim_separates_gold_from_paper() -> None:
    picture = new_arrow().picture
    colours = {picture.getpixel((140, y)) for y in range(picture.height)}
    assert (*rgb(RIM), 255) in colours


def test_an_arrow_reaches_no_farther_than_its_margin() -> None:
    left, top, right, bottom = new_arrow().picture.getbbox() or (0, 0, 0, 0)
    margin = arrow_margin(WIDTHS)
    assert (left, top) >= (40 - margin, 60 - margin)
    assert right <= 260 + margin
    assert bottom <= 60 + margin


def test_the_pen_goes_from_the_dot_to_the_tip() -> None:
    order = new_arrow().order
    levels = order.crop((30, 60, 275, 61)).tobytes()
    assert all(one <= other for one, other in pairwise(levels))
    assert levels[0] < 10
    assert levels[-1] == 255


def test_an_arrow_is_revealed_as_the_pen_goes() -> None:
    arrow = new_arrow()
    assert revealed(arrow, 0).getbbox() is None
    assert revealed(arrow, 1) is arrow.picture
    ends = []
    for way in (0.2, 0.4, 0.6, 0.8, 0.999):
        part = revealed(arrow, way)
        _, _, right, _ = part.getbbox() or (0, 0, 0, 0)
        ends.append(right)
        there = ImageChops.darker(part.getchannel("A"), arrow.picture.getchannel("A"))
        assert there.tobytes() == part.getchannel("A").tobytes()
    assert ends == sorted(set(ends))


def test_the_end_that_is_being_drawn_is_gold_too() -> None:
    part = revealed(new_arrow(), 0.5)
    row = [part.getpixel((x, 60)) for x in range(40, 250)]
    faint = [pixel for pixel in row if isinstance(pixel, tuple) and 0 < pixel[3] < 255]
    assert faint
    assert {pixel[:3] for pixel in faint} == {rgb(GOLD)}
