"""The icons for packages in resources/icons."""

from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from simplesimon.ui.art.emblem import draw_app_icon

FOLDER = Path(__file__).parents[1] / "resources" / "icons"


def assert_is_the_emblem(icon: Image.Image) -> None:
    difference = ImageChops.difference(icon.convert("RGBA"), draw_app_icon(icon.width))
    # Another version of Pillow may round elsewhere.
    assert max(ImageStat.Stat(difference).mean) < 1


@pytest.mark.parametrize("size", [48, 256])
def test_a_picture_shows_the_emblem_as_it_is_drawn_now(size: int) -> None:
    with Image.open(FOLDER / f"simplesimon-{size}.png") as icon:
        assert icon.size == (size, size)
        assert_is_the_emblem(icon)


def test_the_windows_icon_holds_a_drawing_for_each_size() -> None:
    with Image.open(FOLDER / "simplesimon.ico") as icon:
        sizes = icon.info["sizes"]
        assert sizes == {(size, size) for size in (16, 24, 32, 48, 64, 256)}
        for size in sizes:
            icon.size = size
            icon.load()
            assert_is_the_emblem(icon)
