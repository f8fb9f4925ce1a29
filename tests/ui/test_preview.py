"""The preview: each option that has one changes its picture."""

from dataclasses import replace

import pytest
from PIL import Image, ImageChops

from simplesimon.engine import RunRemoval
from simplesimon.store.settings import CardColours, Settings
from simplesimon.ui import theme
from simplesimon.ui.art.palettes import PALETTES
from simplesimon.ui.layout import Metrics
from simplesimon.ui.option_rows import Preview
from simplesimon.ui.preview import preview_image
from simplesimon.ui.widgets.brush import Brush

BRUSH = Brush(Metrics(1280, 720), theme.TABLES["green"], PALETTES["two"])
SIZE = (272, 376)


def picture(kind: Preview, settings: Settings, *, narrow: bool = False) -> Image.Image:
    size = (160, 456) if narrow else SIZE
    return preview_image(kind, BRUSH, settings, size, narrow=narrow)


def is_felt(image: Image.Image) -> bool:
    """Tell whether nothing but felt is seen: it is green, and paper is not."""
    red, green, _blue = image.split()
    lead = ImageChops.subtract(green, red).getextrema()[0]
    return isinstance(lead, int) and lead > 20


@pytest.mark.parametrize(
    ("kind", "changes"),
    [
        (Preview.CARDS, {"card_colours": CardColours.FOUR}),
        (Preview.CARDS, {"card_colours": CardColours.COLOUR_BLIND}),
        (Preview.CARDS, {"large_index": True}),
        (Preview.CARDS, {"left_handed": True}),
        (Preview.TARGETS, {"placing_help": False}),
        (Preview.RUN, {"removal": RunRemoval.BY_HAND}),
        (Preview.GLIDE, {"card_colours": CardColours.FOUR}),
    ],
)
def test_it_shows_what_the_option_does(kind: Preview, changes: dict[str, object]) -> None:
    settings = Settings()
    changed = replace(settings, **changes)  # type: ignore[arg-type]

    assert picture(kind, settings) != picture(kind, changed)


@pytest.mark.parametrize("kind", list(Preview))
@pytest.mark.parametrize("large_index", [False, True])
def test_it_fills_its_place_with_round_corners(kind: Preview, *, large_index: bool) -> None:
    image = picture(kind, Settings(large_index=large_index))

    assert image.size == SIZE
    assert image.getpixel((0, 0))[3] == 0  # type: ignore[index]
    assert image.getpixel((136, 2))[3] == 255  # type: ignore[index]


@pytest.mark.parametrize("large_index", [False, True])
@pytest.mark.parametrize("narrow", [False, True])
def test_all_cards_lie_on_the_table(*, narrow: bool, large_index: bool) -> None:
    settings = Settings(large_index=large_index)
    image = picture(Preview.CARDS, settings, narrow=narrow).convert("RGB")
    foot = image.crop((8, image.height - 6, image.width - 8, image.height - 2))

    assert is_felt(foot)


def test_a_narrow_preview_has_one_column() -> None:
    image = picture(Preview.CARDS, Settings(), narrow=True).convert("RGB")
    beside = image.crop((144, 20, 158, 430))

    assert is_felt(beside)
