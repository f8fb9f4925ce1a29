"""Names of pages in the rail and among tabs."""

import pytest

from simplesimon.ui import theme
from simplesimon.ui.art.icons import Icon
from simplesimon.ui.art.palettes import PALETTES
from simplesimon.ui.layout import Metrics, Rect
from simplesimon.ui.widgets.brush import Brush
from simplesimon.ui.widgets.controls import Look
from simplesimon.ui.widgets.rail import RailItem, Tab

BRUSH = Brush(Metrics(1280, 720), theme.TABLES["dark"], PALETTES["two"])


@pytest.mark.parametrize(
    ("name", "lines"),
    [
        ("Look", ["Look"]),
        ("Sound & motion", ["Sound & motion"]),
        ("Geluid en beweging", ["Geluid en", "beweging"]),
        ("Звук и движение", ["Звук и движение"]),
    ],
)
def test_a_long_name_in_the_rail_takes_two_lines(name: str, lines: list[str]) -> None:
    item = RailItem("r", Rect(0, 0, 208, 48), label=name, icon=Icon.VOLUME)

    assert item.lines(BRUSH) == lines


@pytest.mark.parametrize("kind", [RailItem, Tab])
@pytest.mark.parametrize("look", [Look.NORMAL, Look.HOVER, Look.PRESSED])
def test_the_chosen_page_looks_different_from_the_others(
    kind: type[RailItem | Tab], look: Look
) -> None:
    pictures = [
        kind("p", Rect(0, 0, 208, 48), label="Look", icon=Icon.EYE, chosen=chosen).paint(
            BRUSH, look
        )
        for chosen in (True, False)
    ]

    assert pictures[0] != pictures[1]
    assert pictures[0].convert("L") != pictures[1].convert("L")


def test_a_tab_needs_the_same_width_whether_it_is_chosen_or_not() -> None:
    widths = {
        Tab("t", Rect(0, 0, 0, 44), label="Помощь", chosen=chosen).natural_width(BRUSH)
        for chosen in (True, False)
    }

    assert len(widths) == 1
