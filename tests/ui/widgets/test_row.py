"""The words of a row: how many lines they take, and where they stand."""

from PIL import Image

from simplesimon.ui import theme
from simplesimon.ui.art.palettes import PALETTES
from simplesimon.ui.layout import Metrics
from simplesimon.ui.widgets.brush import Brush
from simplesimon.ui.widgets.row import RowWords

BRUSH = Brush(Metrics(1280, 720), theme.TABLES["green"], PALETTES["two"])
LONG = "Собранные последовательности уходят"


def inked_rows(image: Image.Image) -> tuple[int, int]:
    box = image.getbbox()
    assert box is not None
    return box[1], box[3]


def test_a_label_may_take_two_lines_but_not_with_a_description_below() -> None:
    width = BRUSH.width(LONG, theme.BODY) - 1

    assert RowWords(BRUSH, LONG, "", width + 1).labels == [LONG]
    assert len(RowWords(BRUSH, LONG, "", width).labels) == 2
    assert RowWords(BRUSH, LONG, "", width).fit
    assert RowWords(BRUSH, LONG, "Сразу", width + 1).fit
    assert not RowWords(BRUSH, LONG, "Сразу", width).fit


def test_a_word_that_is_too_long_does_not_fit() -> None:
    assert not RowWords(BRUSH, "последовательности", "", 100).fit


def test_a_single_line_stands_in_the_middle_and_two_around_it() -> None:
    top, bottom = inked_rows(RowWords(BRUSH, "HH", "", 200).image(72))
    assert abs((top + bottom) / 2 - 36) <= 1
    top, bottom = inked_rows(RowWords(BRUSH, "HH", "HH", 200).image(72))
    assert top < 24
    assert bottom > 49
    assert abs((top + bottom) / 2 - 36) <= 2
