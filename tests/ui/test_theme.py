"""Words are readable on whatever may lie behind them, on every table."""

import pytest

from simplesimon.ui import theme
from simplesimon.ui.art.colours import rgb
from tests.ui.art.test_palettes import contrast

LEAST_CONTRAST = 4.6


def over(below: str, above: str, opacity: float) -> str:
    """Return the colour that is seen where one lies over another."""
    pairs = zip(rgb(below), rgb(above), strict=True)
    return "#" + "".join(
        f"{round(under * (1 - opacity) + upper * opacity):02x}" for under, upper in pairs
    )


@pytest.mark.parametrize("table", theme.TABLES)
def test_quiet_words_are_readable_on_every_ground(table: str) -> None:
    colours = theme.TABLES[table]
    grounds = {
        "dimmed felt": over(colours.felt_centre, colours.shade, theme.FELT_DIM),
        "bar": over(colours.felt_centre, colours.bar, theme.BAR_OPACITY),
        "header": over(colours.felt_centre, colours.bar, theme.HEADER_OPACITY),
        "panel": over(colours.felt_centre, colours.panel, theme.PANEL_OPACITY),
        "well": colours.well,
        "banner over a card": over(theme.PAPER, colours.panel, theme.BANNER_OVER_CARDS_OPACITY),
    }
    for name, ground in grounds.items():
        assert contrast(ground, colours.quiet_text) >= LEAST_CONTRAST, name
        assert contrast(ground, colours.text) >= LEAST_CONTRAST, name
        if name == "panel":
            assert contrast(ground, theme.ERROR_TEXT) >= LEAST_CONTRAST


def test_words_on_gold_red_and_paper_are_readable() -> None:
    for ground in (theme.GOLD, theme.GOLD_HOVER, theme.GOLD_PRESSED):
        assert contrast(ground, theme.ON_GOLD) >= LEAST_CONTRAST
    for ground in (theme.DANGER, theme.DANGER_HOVER, theme.DANGER_PRESSED):
        assert contrast(theme.WHITE, ground) >= LEAST_CONTRAST
    for ink in (theme.INK, theme.QUIET_INK):
        assert contrast(theme.PAPER, ink) >= LEAST_CONTRAST
