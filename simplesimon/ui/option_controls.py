"""The controls of the settings: made from the rows' data, measured, and put into the rows."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from simplesimon.i18n import Words
from simplesimon.ui.layout import Rect
from simplesimon.ui.option_rows import ChoiceRow, ListRow, NumberRow, Row
from simplesimon.ui.widgets.brush import Brush
from simplesimon.ui.widgets.controls import Control
from simplesimon.ui.widgets.row import CONTROL_FOOT, CONTROL_GAP, CONTROL_ROOM, RowWords
from simplesimon.ui.widgets.segments import Segments
from simplesimon.ui.widgets.select import Select
from simplesimon.ui.widgets.slider import Slider
from simplesimon.ui.widgets.switch import Switch

NARROW: Final = 220
WIDE: Final = 300
"""Of segments with two values and with more, in pixels of the design; more if words need it."""

TRACK: Final = 216

HIGHLIGHT_INSET: Final = 4
"""Between a row and its highlight, which is also what a switch answers to."""

PAD: Final = 20
"""Beside the words and the controls of a row."""


def chosen_index(row: ChoiceRow, value: object) -> int:
    """Return which of the choices of a row is made."""
    return [choice.value for choice in row.choices].index(value)


def choice_labels(row: ChoiceRow, words: Words) -> list[str]:
    """Return the names of the values of a row in the player's language."""
    return [words.gettext(choice.label) for choice in row.choices]


def new_control(
    row: Row,
    value: object,
    brush: Brush,
    words: Words,
    change: Callable[[object], None],
    open_list: Callable[[], None],
) -> Control:
    """Return the control of a row; its rectangle has its size, but no place yet.

    Args:
        row: What to make it from.
        value: Of the option now.
        brush: Measures it.
        words: The player's language.
        change: Called with another value.
        open_list: Called when the list of a ``ListRow`` is to be opened.
    """
    height = brush.px(Segments.HEIGHT)
    if isinstance(row, ListRow):
        label = choice_labels(row, words)[chosen_index(row, value)]
        select = Select(row.field, Rect(0, 0, 0, height), open_list, label=label, icon=row.icon)
        return _widened(select, max(brush.px(NARROW), select.natural_width(brush)))
    if isinstance(row, ChoiceRow):
        segments = Segments(
            row.field,
            Rect(0, 0, 0, height),
            labels=choice_labels(row, words),
            chosen=chosen_index(row, value),
            choose=lambda index: change(row.choices[index].value),
        )
        least = NARROW if len(row.choices) == 2 else WIDE  # noqa: PLR2004 - two values
        return _widened(segments, segments.fitting_width(brush, brush.px(least)))
    if isinstance(row, NumberRow):
        return Slider(
            row.field,
            Rect(0, 0, brush.px(TRACK), height),
            value=value if isinstance(value, int) else row.least,
            least=row.least,
            most=row.most,
            step=row.step,
            change=change,
            text=lambda number: words.gettext(row.text).format(value=number),
        )
    size = Rect(0, 0, brush.px(Switch.SIZE[0]), height)
    pad = PAD - HIGHLIGHT_INSET
    return Switch(row.field, size, on=bool(value), pad=pad, change=change)


def _widened(control: Control, width: int) -> Control:
    control.rect = control.rect._replace(width=width)
    return control


@dataclass(frozen=True, slots=True)
class PlacedRow:
    """A row of the list, measured."""

    row: Row
    control: Control
    words: RowWords
    tall: bool
    """Whether the control stands under the words."""

    @classmethod
    def measured(
        cls, row: Row, control: Control, brush: Brush, words: Words, width: int
    ) -> "PlacedRow":
        """Return a row whose words go beside its control if they can.

        Args:
            row: What the words are taken from.
            control: As large as it has to be.
            brush: Measures the words.
            words: The player's language.
            width: Of the row between its pads, in pixels.
        """
        label = words.gettext(row.label)
        description = words.gettext(row.description) if row.description else ""
        free = width - _room(control, brush) - brush.px(CONTROL_GAP)
        beside = RowWords(brush, label, description, free)
        if beside.fit or isinstance(control, Switch):
            return cls(row, control, beside, tall=not beside.fit)
        return cls(row, control, RowWords(brush, label, description, width), tall=True)

    def place(self, rect: Rect) -> Rect:
        """Put the control into the row; return where the words are."""
        brush, control = self.words.brush, self.control
        pad, foot = brush.px(PAD), brush.px(CONTROL_ROOM)
        left, right = rect.left + pad, rect.right - pad
        if isinstance(control, Switch):
            control.rect = self.highlight(rect)
            return rect._replace(left=left, width=self.words.width)
        height = control.rect.height
        bottom = rect.bottom + (rect.height - height) // 2
        words = rect._replace(left=left, width=self.words.width)
        if self.tall:
            bottom = rect.bottom + brush.px(CONTROL_FOOT)
            words = words._replace(bottom=rect.bottom + foot, height=rect.height - foot)
        end = right - (_room(control, brush) - control.rect.width)
        control.rect = control.rect._replace(left=end - control.rect.width, bottom=bottom)
        return words

    def highlight(self, rect: Rect) -> Rect:
        """Return what is lit in a row while the player is at it."""
        return rect.grown(-self.words.brush.px(HIGHLIGHT_INSET))


def _room(control: Control, brush: Brush) -> int:
    """Return the width a control takes in its row, in pixels: a slider has its value beside it."""
    beside = brush.px(Slider.VALUE_WIDTH) if isinstance(control, Slider) else 0
    return control.rect.width + beside
