"""Pictures of recent results: a chart with a bar for each game, and a strip of boxes.

Won and not won differ in shape as well as in colour: solid and hollow, with a check and empty.
"""

from collections.abc import Sequence
from enum import Enum, auto
from typing import Final

from PIL import Image

from simplesimon.forms import number_text
from simplesimon.i18n import Words
from simplesimon.store.summaries import RECENT_RESULTS, Result
from simplesimon.ui import theme
from simplesimon.ui.art.icons import Icon
from simplesimon.ui.figures import score_axis
from simplesimon.ui.layout import Rect
from simplesimon.ui.widgets.brush import Brush, blank

AXIS_WIDTH: Final = 40
"""At the left of the bars, for the marks of the axis, in pixels of the design; or more."""

AXIS_GAP: Final = 12
"""Between the marks and the bars."""

TOP: Final = 10
"""Above the highest mark of the axis: half a line of type."""

LEGEND_GAP: Final = 21
"""From the foot of the bars to the middle of the legend."""

LEGEND_LINE: Final = 24
SWATCH: Final = 12
SWATCH_GAP: Final = 8
ENTRY_GAP: Final = 24
BAR_SHARE: Final = 0.64
"""The width of a bar as a share of the distance of two bars."""

BAR_RADIUS: Final = 3
LEAST_BAR: Final = 4
"""Height of the lowest bar that is still seen."""


class _Kind(Enum):
    """What a bar or a box stands for."""

    WON = auto()
    AIDED = auto()
    NOT_WON = auto()


def _kind(result: Result) -> _Kind:
    if not result.is_won:
        return _Kind.NOT_WON
    return _Kind.AIDED if result.aided else _Kind.WON


def chart_image(
    brush: Brush, size: tuple[int, int], results: Sequence[Result], words: Words
) -> Image.Image:
    """Return the chart of some results, the oldest at the left.

    Args:
        brush: What it is painted with.
        size: Of the picture, in pixels; axis and legend have room in it.
        results: At least one and no more than ``RECENT_RESULTS``.
        words: The player's language, for the legend.
    """
    image = blank(*size)
    kinds = [_kind(result) for result in results]
    named = [kind for kind in _Kind if kind in {*kinds, _Kind.WON, _Kind.NOT_WON}]
    legend = _legend_lines(brush, named, words, image.width)
    below = brush.px(LEGEND_GAP + LEGEND_LINE * (len(legend) - 0.5))
    foot, top = image.height - below, brush.px(TOP)
    marks = score_axis([result.score for result in results])

    def height(score: int) -> int:
        return round((score - marks[0]) / (marks[-1] - marks[0]) * (foot - top))

    left = _axis_width(brush, marks)
    for mark in marks:
        y = foot - height(mark)
        line, alpha = (left, y, image.width - left, 1), 0.45 if mark == marks[0] else 0.14
        brush.box(image, line, 0, theme.WHITE, alpha=alpha)
        end, quiet = left - brush.px(AXIS_GAP), brush.colours.quiet_text
        brush.text(image, end, y, number_text(mark), theme.AXIS, quiet, align="right")
    pitch = (image.width - left) / RECENT_RESULTS
    width = max(3, round(pitch * BAR_SHARE))
    for index, (result, kind) in enumerate(zip(results, kinds, strict=True)):
        tall = max(brush.px(LEAST_BAR), height(result.score))
        x = round(left + (index + 0.5) * pitch - width / 2)
        _paint_kind(image, brush, (x, foot - tall, width, tall), kind)
    _write_legend(image, brush, legend, foot + brush.px(LEGEND_GAP))
    return image


def _axis_width(brush: Brush, marks: Sequence[int]) -> int:
    widest = max(brush.width(number_text(mark), theme.AXIS) for mark in marks)
    return max(brush.px(AXIS_WIDTH), widest + brush.px(AXIS_GAP))


def _paint_kind(
    image: Image.Image, brush: Brush, box: tuple[int, int, int, int], kind: _Kind
) -> None:
    """Paint a bar or a box: solid gold, a golden rim, or a pale rim."""
    radius = min(brush.px(BAR_RADIUS), box[2] / 2, box[3] / 2)
    line = max(1, brush.px(1.5))
    if kind is _Kind.WON:
        brush.box(image, box, radius, theme.GOLD)
    elif kind is _Kind.AIDED:
        brush.box(image, box, radius, theme.GOLD, alpha=0.35, edge=theme.GOLD, edge_width=line)
    else:
        brush.box(
            image,
            box,
            radius,
            theme.WHITE,
            alpha=0.10,
            edge=theme.WHITE,
            edge_alpha=0.34,
            edge_width=max(1, brush.px(1)),
        )


def _kind_text(kind: _Kind, words: Words) -> str:
    _ = words.gettext
    texts = {
        # TRANSLATORS: these three are the legend of a chart with a bar for each game.
        _Kind.WON: _("won"),
        _Kind.AIDED: _("won with aids"),
        _Kind.NOT_WON: _("not won"),
    }
    return texts[kind]


def _legend_lines(
    brush: Brush, kinds: Sequence[_Kind], words: Words, width: int
) -> list[list[tuple[_Kind, str, int]]]:
    """Break the legend into lines of entries, each a kind, its words and where it begins.

    It begins where the bars do, or at the very left if it needs the room.
    """
    texts = [_kind_text(kind, words) for kind in kinds]
    swatch, gap = brush.px(SWATCH + SWATCH_GAP), brush.px(ENTRY_GAP)
    needs = [swatch + brush.width(text, theme.DESCRIPTION) for text in texts]
    axis = brush.px(AXIS_WIDTH)
    start = x = axis if axis + sum(needs) + gap * (len(needs) - 1) <= width else 0
    lines: list[list[tuple[_Kind, str, int]]] = [[]]
    for kind, text, need in zip(kinds, texts, needs, strict=True):
        if lines[-1] and x + need > width:
            lines.append([])
            x = start
        lines[-1].append((kind, text, x))
        x += need + gap
    return lines


def _write_legend(
    image: Image.Image, brush: Brush, lines: list[list[tuple[_Kind, str, int]]], y: int
) -> None:
    swatch, gap = brush.px(SWATCH), brush.px(SWATCH_GAP)
    for line in lines:
        for kind, text, x in line:
            _paint_kind(image, brush, (x, y - swatch // 2, swatch, swatch), kind)
            quiet = brush.colours.quiet_text
            brush.text(image, x + swatch + gap, y, text, theme.DESCRIPTION, quiet)
        y += brush.px(LEGEND_LINE)


def strip_image(
    brush: Brush, whole: Rect, boxes: Sequence[Rect], results: Sequence[Result]
) -> Image.Image:
    """Return a strip with a box for each result, a check in it if it is a win.

    Args:
        brush: What it is painted with.
        whole: Where the picture is in the window.
        boxes: Where the boxes are in the window.
        results: As many or fewer.
    """
    image = blank(whole.width, whole.height)
    for box, result in zip(boxes, results, strict=False):
        kind = _kind(result)
        left, top = box.left - whole.left, whole.top - box.top
        _paint_kind(image, brush, (left, top, box.width, box.height), kind)
        if kind is not _Kind.NOT_WON:
            colour = theme.ON_GOLD if kind is _Kind.WON else theme.GLOW
            check = min(brush.px(18), box.width - 2)
            middle = (left + box.width / 2, top + box.height / 2)
            brush.icon(image, Icon.CHECK, *middle, check, colour)
    return image
