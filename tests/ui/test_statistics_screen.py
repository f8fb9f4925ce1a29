"""Where everything is in the statistics, at any size and with the words of each language."""

from datetime import UTC, date, datetime
from itertools import pairwise

import pytest

from simplesimon.dates import moment_text, short_date_text
from simplesimon.forms import share_text
from simplesimon.i18n import LANGUAGES, load_words
from simplesimon.store.folders import resources_folder
from simplesimon.store.summaries import RECENT_RESULTS, Summary
from simplesimon.ui import theme
from simplesimon.ui.art.palettes import PALETTES
from simplesimon.ui.figures import COLUMNS, column_text, figure_rows
from simplesimon.ui.layout import Metrics, Rect
from simplesimon.ui.screens.statistics import GameCardScreen, GameColumns, StatisticsScreen
from simplesimon.ui.widgets.brush import Brush
from simplesimon.ui.widgets.game_row import GameRow

SIZES = [(800, 600), (1024, 768), (1152, 648), (1280, 720), (1920, 1080), (3840, 2160), (900, 1400)]
sizes = pytest.mark.parametrize("size", SIZES)
designs = pytest.mark.parametrize("size", [(800, 600), (1280, 720)])
WORDS = {language: load_words(resources_folder() / "locale", language) for language in LANGUAGES}
languages = pytest.mark.parametrize("language", LANGUAGES)
CODE = "SS1-S4-WWWWWWW"
"""No code is longer on the screen."""


def brush_for(size: tuple[int, int]) -> Brush:
    return Brush(Metrics(*size), theme.TABLES["green"], next(iter(PALETTES.values())))


def holds(outer: Rect, inner: Rect) -> bool:
    return outer.overlap(inner) == inner.width * inner.height


def assert_apart(metrics: Metrics, rects: list[Rect]) -> None:
    for index, rect in enumerate(rects):
        assert holds(metrics.window, rect)
        assert all(rect.overlap(other) == 0 for other in rects[:index])


@sizes
def test_the_parts_of_the_figures_lie_apart(size: tuple[int, int]) -> None:
    metrics = Metrics(*size)
    screen = StatisticsScreen(metrics)
    panels = [screen.figures, screen.chart_panel]
    if not screen.small:
        panels.append(screen.recent)
    assert_apart(metrics, [screen.header, *panels])
    chart = [screen.segments_at_right(metrics.px(250)), screen.chart_title, screen.chart]
    strip = [screen.strip_title, *(screen.strip(index) for index in range(screen.STRIP))]
    assert_apart(metrics, chart + strip)
    assert all(holds(screen.chart_panel, rect) for rect in chart)
    strip_panel = screen.chart_panel if screen.small else screen.figures
    assert all(holds(strip_panel, rect) for rect in strip)


@sizes
def test_the_table_is_in_its_panel(size: tuple[int, int]) -> None:
    screen = StatisticsScreen(Metrics(*size))
    rows = [screen.row(index) for index in range(screen.ROWS)]
    columns = [screen.column(index) for index in range(screen.COLUMNS)]

    assert all(holds(screen.figures, rect) for rect in rows + columns)
    assert all(abs(upper.bottom - lower.top) <= 1 for upper, lower in pairwise(rows))
    assert all(abs(left.right - right.left) <= 1 for left, right in pairwise(columns))
    if not screen.small:
        assert screen.strip_title.top <= rows[-1].bottom


@sizes
def test_the_games_are_in_their_panels(size: tuple[int, int]) -> None:
    metrics = Metrics(*size)
    screen = StatisticsScreen(metrics)
    rows = [screen.game_row(index) for index in range(screen.games_per_page)]

    assert_apart(metrics, [screen.filters, screen.game_heads, *rows[::2], screen.pager])
    assert all(holds(screen.games, rect) for rect in [screen.filters, *rows, screen.pager])
    if not screen.small:
        recent = [screen.recent_row(index) for index in range(screen.RECENT)]
        button = screen.at_right_of(screen.recent, metrics.px(140))
        assert_apart(metrics, [screen.recent_title, button, *recent[::2]])
        assert all(holds(screen.recent, rect) for rect in [button, *recent])


@sizes
@pytest.mark.parametrize(("facts", "buttons"), [(5, 4), (9, 5)])
def test_the_card_of_a_game_is_in_the_window(
    size: tuple[int, int], facts: int, buttons: int
) -> None:
    metrics = Metrics(*size)
    screen = GameCardScreen(metrics, facts, buttons)
    parts = [screen.title, screen.close, screen.line, *screen.facts[::2], *screen.buttons]

    assert holds(metrics.window, screen.panel)
    assert_apart(metrics, parts)
    assert all(holds(screen.panel, rect) for rect in parts)
    assert len(screen.buttons) == buttons


def test_the_sizes_are_those_of_the_design() -> None:
    screen = StatisticsScreen(Metrics(1280, 720))

    assert screen.figures == Rect(24, 720 - 696, 560, 608)
    assert screen.chart_panel == Rect(608, 720 - 336, 648, 248)
    assert screen.recent == Rect(608, 720 - 696, 648, 344)


@designs
@languages
def test_the_words_of_the_table_fit(size: tuple[int, int], language: str) -> None:
    brush, words = brush_for(size), WORDS[language]
    screen = StatisticsScreen(brush.metrics)
    rows = figure_rows(dict.fromkeys(COLUMNS, Summary()), words)

    assert len(rows) == screen.ROWS
    for row in rows:
        assert brush.width(row.label, theme.FIGURE_LABEL) <= screen.label_width
    for index, suits in enumerate(COLUMNS):
        head = brush.width(column_text(suits, words), theme.COLUMN_HEAD)
        assert head <= screen.column(index).width - brush.px(screen.column_pad)
    for text in ("1:02:33", "10,000", share_text(1.0, words)):
        width = brush.width(text, theme.STRONG_FIGURE)
        assert width <= screen.column(0).width - brush.px(4)


def row_columns(screen: StatisticsScreen) -> list[GameColumns]:
    return [screen.list_columns] if screen.small else [screen.list_columns, screen.recent_columns]


@designs
@languages
def test_what_a_row_tells_fits(size: tuple[int, int], language: str) -> None:

    brush, words = brush_for(size), WORDS[language]
    screen = StatisticsScreen(brush.metrics)
    today, moment = date(2026, 12, 1), datetime(2026, 12, 1, 20, 44, tzinfo=UTC)
    for columns in row_columns(screen):
        dates = [
            moment_text(moment, today, words),
            short_date_text(date(2025, 12, 28), today, words),
        ]
        if columns.words_width >= GameRow.LEAST_WORDS:
            dates = [f"{dates[1]} 20:44", dates[0]]
        room = brush.px(columns.suits - columns.date - 6)
        assert all(brush.width(text, theme.DESCRIPTION) <= room for text in dates)
        assert columns.suits + 4 * columns.suit_pitch <= columns.code
        assert brush.width(CODE, theme.CODE) <= brush.px(columns.code_width)
        assert columns.code + columns.code_width + 4 <= columns.sign - GameRow.SIGN / 2
        assert columns.sign + GameRow.SIGN / 2 <= columns.words
        score = brush.width("−234", theme.ROW_VALUE)
        assert brush.px(columns.words + columns.words_width) <= brush.px(columns.score) - score
        assert brush.width("1,234", theme.NOTE) <= brush.px(columns.moves - columns.score - 6)
        assert brush.width("1:02:33", theme.NOTE) <= brush.px(columns.time - columns.moves - 6)
        assert columns.time + 4 <= columns.actions[0]
        assert all(right - left >= 44 for left, right in pairwise(columns.actions))


@designs
def test_all_results_of_a_summary_have_a_bar_that_is_seen(size: tuple[int, int]) -> None:
    screen = StatisticsScreen(Metrics(*size))
    assert screen.chart.width / RECENT_RESULTS > 6
