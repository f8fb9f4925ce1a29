"""Every icon, at every size in use."""

from itertools import combinations

import pytest
from PIL import Image, ImageChops

from simplesimon.ui.art.icons import Icon, icon_mask

SIZES = [*range(16, 40), 48, 60, 65]

icons = pytest.mark.parametrize("icon", Icon, ids=lambda icon: icon.name)


@icons
def test_an_icon_is_drawn_and_stays_clear_of_its_edges(icon: Icon) -> None:
    for size in SIZES:
        mask = icon_mask(icon, size)
        box = mask.getbbox()

        assert mask.size == (size, size)
        assert max(mask.tobytes()) > 240
        assert box is not None
        assert min(box[:2]) > 0
        assert max(box[2:]) < size


def test_no_two_icons_look_alike() -> None:
    masks = [icon_mask(icon, 24) for icon in Icon]

    for mask, other in combinations(masks, 2):
        difference = sum(ImageChops.difference(mask, other).tobytes()) / 255
        assert difference > 15


@pytest.mark.parametrize("size", [24, 26, 36, 48])
def test_level_and_upright_lines_lie_on_whole_pixels(size: int) -> None:
    for icon in (Icon.MENU, Icon.PLUS):
        middle = icon_mask(icon, size).crop((size // 3, size // 2, size * 2 // 3, size * 2 // 3))
        assert set(middle.tobytes()) <= {0, 255}


@pytest.mark.parametrize("size", [16, 17, 18])
def test_small_icons_keep_lines_of_a_pixel_and_a_half(size: int) -> None:
    mask = icon_mask(Icon.MENU, size)
    column = mask.crop((size // 2, 0, size // 2 + 1, size)).tobytes()

    assert sum(column) / 255 == pytest.approx(3 * 1.5, abs=0.2)


@pytest.mark.parametrize("size", [24, 26, 48])
def test_symmetrical_icons_are_symmetrical(size: int) -> None:
    for icon in (Icon.HINT, Icon.PLUS, Icon.MENU, Icon.PAUSE, Icon.CLOSE, Icon.DOWN, Icon.HOME):
        mask = icon_mask(icon, size)
        mirror = mask.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
        assert max(ImageChops.difference(mask, mirror).tobytes()) <= 16, icon


@pytest.mark.parametrize(
    ("icon", "mirrored"),
    [(Icon.REDO, Icon.UNDO), (Icon.NEXT, Icon.PREVIOUS), (Icon.LAST, Icon.FIRST)],
)
def test_the_way_on_mirrors_the_way_back(icon: Icon, mirrored: Icon) -> None:
    mirror = icon_mask(mirrored, 24).transpose(Image.Transpose.FLIP_LEFT_RIGHT)

    assert max(ImageChops.difference(icon_mask(icon, 24), mirror).tobytes()) <= 16


def test_an_icon_is_drawn_once_for_each_size() -> None:
    assert icon_mask(Icon.GEAR, 33) is icon_mask(Icon.GEAR, 33)
