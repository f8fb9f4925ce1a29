"""The way of a hint's arrow, and how it comes and goes."""

from itertools import permutations

import pytest

from simplesimon.ui import theme
from simplesimon.ui.art.arrow import arrow_margin
from simplesimon.ui.hint_arrow import HintArrow, hint_curve
from simplesimon.ui.layout import Metrics, Rect, TableLayout
from simplesimon.ui.window import LazyWindow

SIZES = [(1280, 720), (800, 600), (1920, 1080), (2560, 1080), (900, 1000)]
HEIGHTS = (0, 1, 2, 4, 7, 9, 12, 15, 18, 20)


def places(layout: TableLayout) -> list[tuple[Rect, Rect]]:
    """Return each column's first playable card, deep and shallow, and its end or slot."""
    ends = []
    for column, height in enumerate(HEIGHTS):
        first = layout.card_rect(column, max(0, height - 3), max(1, height))
        last = layout.card_rect(column, max(0, height - 1), max(1, height))
        ends.append((first, last))
    return ends


@pytest.mark.parametrize("mirrored", [False, True])
@pytest.mark.parametrize("size", SIZES)
def test_it_starts_on_the_source_ends_in_the_target_and_stays_in_the_window(
    size: tuple[int, int], *, mirrored: bool
) -> None:
    metrics = Metrics(*size)
    window = metrics.window
    for (source, _), (_, target) in permutations(
        places(TableLayout(metrics, mirrored=mirrored)), 2
    ):
        points = hint_curve(source, target, metrics).points(48)
        assert source.contains(*points[0])
        assert target.contains(*points[-1])
        assert all(window.contains(x, y) for x, y in points)


def test_it_starts_in_the_strip_that_is_seen_beside_rank_and_suit() -> None:
    layout = TableLayout(Metrics(1280, 720))
    source, below = layout.card_rect(3, 5, 18), layout.card_rect(3, 6, 18)
    x, y = hint_curve(source, layout.slot_rect(8), layout.metrics).start
    assert below.top < y < source.top
    assert x > source.centre[0]


def test_it_hangs_below_its_ends() -> None:
    layout = TableLayout(Metrics(1280, 720))
    curve = hint_curve(layout.slot_rect(2), layout.slot_rect(7), layout.metrics)
    lowest = min(y for _, y in curve.points(48))
    assert lowest < curve.end[1] - 40


def test_it_goes_around_the_cards_between_where_it_can() -> None:
    layout = TableLayout(Metrics(1280, 720))
    source, target = layout.slot_rect(1), layout.slot_rect(8)
    cards = [layout.group_rect(column, 0, 9) for column in range(3, 7)]

    def covered(known: list[Rect]) -> int:
        points = hint_curve(source, target, layout.metrics, known).points(48)
        return sum(any(card.contains(x, y) for card in cards) for x, y in points)

    assert covered(cards) < covered([])


def test_an_arrow_is_drawn_stays_and_fades(window: LazyWindow) -> None:
    layout = TableLayout(Metrics(window.width, window.height))
    arrow = HintArrow(layout.metrics, pace=1.0)
    assert not seen(arrow)
    arrow.show(layout.slot_rect(1), layout.slot_rect(5))
    drawn = []
    for seconds in (0.1, 0.1, 0.16):
        arrow.advance(seconds)
        drawn.append(sum(opacities(arrow)))
        arrow.draw()
    assert 0 < drawn[0] < drawn[1] < drawn[2]
    arrow.advance(theme.HINT_STAYS - 0.02)
    assert sum(opacities(arrow)) == drawn[2]
    assert seen(arrow)
    arrow.advance(0.1)
    assert sprite_alpha(arrow) < 255
    arrow.advance(0.2)
    assert not seen(arrow)
    arrow.draw()


def seen(arrow: HintArrow) -> bool:
    return arrow.busy


def opacities(arrow: HintArrow) -> list[int]:
    assert arrow._sheet is not None
    return list(arrow._sheet.sprites[0].texture.image.getchannel("A").tobytes())


def sprite_alpha(arrow: HintArrow) -> int:
    assert arrow._sheet is not None
    return arrow._sheet.sprites[0].alpha


def test_another_hint_takes_the_place_of_the_first_and_stays_as_long(window: LazyWindow) -> None:
    layout = TableLayout(Metrics(window.width, window.height))
    arrow = HintArrow(layout.metrics, pace=1.0)
    arrow.show(layout.slot_rect(1), layout.slot_rect(5))
    arrow.advance(theme.HINT_STAYS + 0.5)
    arrow.show(layout.slot_rect(6), layout.slot_rect(2))
    arrow.advance(theme.HINT_STAYS + 0.3)
    assert seen(arrow)
    assert sprite_alpha(arrow) == 255
    arrow.advance(0.5)
    assert not seen(arrow)


def test_without_movement_it_is_there_at_once_and_long_enough(window: LazyWindow) -> None:
    layout = TableLayout(Metrics(window.width, window.height))
    arrow = HintArrow(layout.metrics, pace=0.0)
    arrow.show(layout.slot_rect(1), layout.slot_rect(5))
    whole = sum(opacities(arrow))
    arrow.advance(0.01)
    assert whole == sum(opacities(arrow)) > 0
    arrow.advance(theme.HINT_STAYS - 0.02)
    assert sprite_alpha(arrow) == 255
    arrow.advance(0.02)
    assert not seen(arrow)


def test_the_margin_holds_head_and_shadow() -> None:
    assert arrow_margin((7.0, 13.0)) > 13 * 2.9 / 2
