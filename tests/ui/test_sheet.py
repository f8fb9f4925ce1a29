"""Sheets of pictures: nothing until one is put there, and room for as many as come."""

import arcade
import pytest
from PIL import Image

from simplesimon.ui.layout import Metrics
from simplesimon.ui.sheet import Sheet
from simplesimon.ui.window import LazyWindow


def painted(sheet: Sheet, window: LazyWindow) -> Image.Image:
    window.clear()
    window.default_camera.use()
    sheet.draw()
    return arcade.get_image().convert("RGB")


def put_column(sheet: Sheet, pictures: int, size: tuple[int, int]) -> list[tuple[int, int, int]]:
    """Put pictures above one another, each of another colour; return the colours."""
    colours = [(40 + 20 * index, 200 - 15 * index, 90) for index in range(pictures)]
    for index, colour in enumerate(colours):
        sheet.put(Image.new("RGBA", size, (*colour, 255)), 3, 5 + index * size[1])
    return colours


def test_an_empty_sheet_draws_nothing_and_can_be_cleared(window: LazyWindow) -> None:
    sheet = Sheet()
    sheet.clear()

    assert painted(sheet, window).getbbox() is None
    assert sheet._sprites is None


@pytest.mark.parametrize("size", [(60, 40), (300, 40), (60, 70)])
def test_it_grows_until_all_pictures_have_room_and_shows_them_all(
    window: LazyWindow, size: tuple[int, int]
) -> None:
    sheet = Sheet((64, 64))
    colours = put_column(sheet, 8, size)

    picture = painted(sheet, window)

    bottom = picture.height - 1 - 5
    seen = [picture.getpixel((10, bottom - index * size[1] - 10)) for index in range(8)]
    assert seen == colours


def test_it_grows_downward_where_its_pictures_are_no_wider_than_it(window: LazyWindow) -> None:
    metrics = Metrics(window.width, window.height)
    sheet = Sheet((metrics.width + 4, 100))
    put_column(sheet, 10, (metrics.width, 60))

    atlas = sheet.sprites.atlas
    assert isinstance(atlas, arcade.DefaultTextureAtlas)
    assert atlas.size == (metrics.width + 4, 800)
