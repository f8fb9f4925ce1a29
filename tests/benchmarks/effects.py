"""Print what the effects cost in a frame; run it as a script, under a screen.

Our own work is what Python does to move the particles and their sprites, in processor time
of the one thread that does it; drawing them is the library's and the graphics driver's, by
the clock on the wall. A frame has 16.7 milliseconds.
"""

import random
import sys
from collections.abc import Callable
from statistics import mean
from time import perf_counter, thread_time

from simplesimon.engine import Suit, card
from simplesimon.options import PlayOptions
from simplesimon.ui import app, theme
from simplesimon.ui.art.palettes import PALETTES
from simplesimon.ui.assets import Deck
from simplesimon.ui.effects import Celebration, RunEffects, RunGlow
from simplesimon.ui.hint_arrow import HintArrow
from simplesimon.ui.layout import Metrics, Rect, TableLayout
from simplesimon.ui.motion import Timeline
from simplesimon.ui.screens.win import WinScreen
from simplesimon.ui.sheet import Sheet
from simplesimon.ui.widgets.brush import Brush
from simplesimon.ui.widgets.count_up import CountUp
from simplesimon.ui.widgets.page import Page
from simplesimon.ui.window import FRAME_SECONDS, LazyWindow

SIZES = ((1280, 720), (1920, 1080))
PACK = [card(rank, suit) for suit in Suit for rank in range(1, 14)]


def milliseconds(action: Callable[[], object], clock: Callable[[], float] = perf_counter) -> float:
    """Return how long something takes by a clock."""
    start = clock()
    action()
    return (clock() - start) * 1000


def measure(
    window: LazyWindow,
    name: str,
    seconds: float,
    advance: Callable[[float], None],
    draw: Callable[[], None],
) -> None:
    """Play an effect and print what its frames cost."""
    own, drawn = [], []

    def draw_all() -> None:
        draw()
        window.ctx.finish()

    for _ in range(round(seconds / FRAME_SECONDS)):
        window.clear()
        own.append(milliseconds(lambda: advance(FRAME_SECONDS), thread_time))
        drawn.append(milliseconds(draw_all))
    sys.stdout.write(
        f"{name}: own work {mean(own):.2f} ms, at most {max(own):.2f};"
        f" drawing {mean(drawn):.2f} ms, at most {max(drawn):.2f}\n"
    )


def measure_size(window: LazyWindow, deck: Deck, layout: TableLayout) -> None:
    """Measure all effects in a window."""
    chance = random.Random(1)
    metrics = layout.metrics
    screen = WinScreen(metrics, tiles=2)
    fountain = Celebration(deck, PACK, metrics, screen.panel, chance, pace=1.0)
    measure(window, "fountain", theme.CELEBRATION_SECONDS, fountain.advance, fountain.draw)
    measure_figures(window, metrics, [*screen.rows, screen.score])
    card_rect = layout.card_rect(4, 0, 1)
    sheet = Sheet()
    homes = [sheet.put(deck.picture(PACK[0]).resize((26, 36)), 0, 0) for _ in range(4)]
    run = RunEffects(homes, metrics, chance, pace=1.0)
    run.gathered(card_rect)
    run.arrived(0)
    measure(window, "run removed", theme.SPARK_SECONDS, run.advance, run.draw)
    glow = RunGlow(layout, chance, lively=True)
    glow.show(layout.group_rect(4, 0, 13))
    measure(window, "finished run", 3.0, glow.advance, glow.draw)
    arrow = HintArrow(metrics, pace=1.0)
    target = layout.card_rect(8, 3, 4)
    sys.stdout.write(
        f"arrow painted: {milliseconds(lambda: arrow.show(card_rect, target)):.1f} ms\n"
    )
    measure(window, "arrow", theme.HINT_DRAWN.seconds, arrow.advance, arrow.draw)


def measure_figures(window: LazyWindow, metrics: Metrics, lines: list[Rect]) -> None:
    """Measure figures that count up."""
    page = Page(Brush(metrics, theme.TABLES["green"], PALETTES["two"]), lambda: None)
    figures = [CountUp(page, line, 500, str, theme.VALUE, theme.WHITE) for line in lines]
    timeline = Timeline()

    def show(way: float) -> None:
        for figure in figures:
            figure.show(way)

    timeline.animate(lambda: show, at=0, seconds=theme.COUNT_UP.seconds)
    measure(window, "figures", theme.COUNT_UP.seconds, timeline.advance, page.draw)


def main() -> None:
    """Measure all effects, the small window first."""
    window = app.open_window(PlayOptions(size=SIZES[0]))
    for size in SIZES:
        window.set_size(*size)
        window.dispatch_events()
        layout = TableLayout(Metrics(*size))
        deck = Deck(layout.card_width, PALETTES["two"])
        for face in PACK:
            deck.sharp_texture(face)
        sys.stdout.write(f"{size[0]} x {size[1]}\n")
        measure_size(window, deck, layout)
    window.close()


if __name__ == "__main__":
    main()
