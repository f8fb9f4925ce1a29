"""A banner at the foot of the table: it says something and offers what can be done.

It is not modal: the cards stay in reach, and it goes when it no longer holds. Over a deep column
it lets the cards shine through, and it makes way while they are moved.
"""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

import arcade

from simplesimon.ui import theme
from simplesimon.ui.art.icons import Icon
from simplesimon.ui.art.shapes import paint, rounded_mask
from simplesimon.ui.layout import Rect
from simplesimon.ui.widgets.brush import blank
from simplesimon.ui.widgets.controls import Button
from simplesimon.ui.widgets.page import Page


class _Said(NamedTuple):
    """What a banner says and offers."""

    icon: Icon
    title: str
    advice: str
    buttons: Sequence[Button]


class Banner:
    """A banner on a page; one at a time.

    Args:
        page: Where it is shown.
        changed: Is told when it came or went.
        columns: Returns where cards lie, to tell whether it lies over them.
    """

    PAD: Final = 20
    GAP: Final = 12
    DISC: Final = 40
    BUTTON_HEIGHT: Final = 48
    WIDE_HEIGHT: Final = 80
    SMALL_HEIGHT: Final = 128

    def __init__(
        self, page: Page, changed: Callable[[], None], columns: Callable[[], Sequence[Rect]]
    ) -> None:
        self._page: Final = page
        self._changed: Final = changed
        self._columns: Final = columns
        self._brush: Final = page.brush
        self._sprites: list[arcade.Sprite] = []
        self._said: _Said | None = None
        self.rect: Rect | None = None
        """Where it is seen; None while there is none."""

        self.lies_over_cards = False
        """Whether the deepest column reaches it."""

    @property
    def shown(self) -> bool:
        """Whether it is seen."""
        return self.rect is not None

    @property
    def stands(self) -> bool:
        """Whether there is one, seen or making way."""
        return self._said is not None

    @property
    def title(self) -> str:
        """What it says; empty while there is none."""
        return self._said.title if self._said else ""

    @property
    def buttons(self) -> Sequence[str]:
        """The names of its buttons that are seen."""
        return [button.name for button in self._said.buttons] if self._said and self.shown else []

    def show(self, icon: Icon, title: str, advice: str, buttons: Sequence[Button]) -> None:
        """Say something, instead of what was said before.

        Args:
            icon: At its left end.
            title: What there is to say.
            advice: A quieter sentence.
            buttons: What can be done; the banner puts them in their places.
        """
        self.hide()
        self._said = _Said(icon, title, advice, buttons)
        self._show(self._said)

    def _show(self, said: _Said) -> None:
        icon, title, advice, buttons = said
        for button in buttons:
            button.rect = Rect(0, 0, 0, self._brush.px(self.BUTTON_HEIGHT))
        if self._brush.metrics.small:
            self._show_small(icon, title, advice, buttons)
        else:
            self._show_wide(icon, title, advice, buttons)
        self._page.add(*buttons)
        self._changed()

    def hide(self) -> None:
        """Take it away."""
        self.make_way()
        self._said = None

    def make_way(self) -> None:
        """Take it away until ``come_back``."""
        if self.shown:
            self._page.remove(*self.buttons)
            self.rect = None
            for sprite in self._sprites:
                self._page.hide(sprite)
            self._sprites = []
            self._changed()

    def come_back(self) -> None:
        """Show it again if it made way."""
        if self._said is not None and not self.shown:
            self._show(self._said)

    def _show_wide(self, icon: Icon, title: str, advice: str, buttons: Sequence[Button]) -> None:
        brush, colours = self._brush, self._brush.colours
        pad, gap, disc = brush.px(self.PAD), brush.px(self.GAP), brush.px(self.DISC)
        words = max(brush.width(title, theme.CARD_HEADING), brush.width(advice, theme.DESCRIPTION))
        widths = [button.natural_width(brush) + brush.px(8) for button in buttons]
        left_part = pad + disc + pad + words + 2 * gap
        width = left_part + sum(widths) + gap * (len(widths) - 1) + pad
        rect = self._show_panel(width, brush.px(self.WIDE_HEIGHT))
        middle = round(rect.centre[1])
        self._show_disc(icon, rect.left + pad, middle)
        text_left = rect.left + pad + disc + pad
        self._show_text(title, theme.CARD_HEADING, colours.text, text_left, middle + brush.px(12))
        self._show_text(
            advice, theme.DESCRIPTION, colours.quiet_text, text_left, middle - brush.px(14)
        )
        x = rect.left + left_part
        for button, button_width in zip(buttons, widths, strict=True):
            tall = button.rect.height
            button.rect = Rect(x, middle - tall // 2, button_width, tall)
            x += button_width + gap

    def _show_small(self, icon: Icon, title: str, advice: str, buttons: Sequence[Button]) -> None:
        """Show words above the buttons, which share the width."""
        brush, colours = self._brush, self._brush.colours
        metrics = brush.metrics
        pad, gap, disc = brush.px(self.PAD), brush.px(self.GAP), brush.px(self.DISC)
        width = metrics.width - 2 * metrics.margin
        rect = self._show_panel(width, brush.px(self.SMALL_HEIGHT))
        line = rect.top - brush.px(32)
        self._show_disc(icon, rect.left + pad, line)
        text_left = rect.left + pad + disc + gap
        self._show_text(title, theme.CARD_HEADING, colours.text, text_left, line)
        advice_left = rect.right - pad - brush.width(advice, theme.DESCRIPTION)
        self._show_text(advice, theme.DESCRIPTION, colours.quiet_text, advice_left, line)
        inside = rect.width - 2 * pad
        share = (inside - gap * (len(buttons) - 1)) // len(buttons)
        for index, button in enumerate(buttons):
            x = rect.left + pad + index * (share + gap)
            button.rect = Rect(x, rect.bottom + brush.px(16), share, button.rect.height)

    def _show_panel(self, width: int, height: int) -> Rect:
        metrics = self._brush.metrics
        bottom = self._brush.px(16 if metrics.small else 24)
        rect = Rect((metrics.width - width) // 2, bottom, width, height)
        self.lies_over_cards = any(rect.overlap(column) for column in self._columns())
        opacity = theme.BANNER_OVER_CARDS_OPACITY if self.lies_over_cards else theme.PANEL_OPACITY
        image, margin = self._brush.panel(width, height, opacity=opacity)
        self._sprites.append(self._page.show(image, rect.left - margin, rect.bottom - margin))
        self.rect = rect
        return rect

    def _show_disc(self, icon: Icon, left: int, middle: int) -> None:
        size = self._brush.px(self.DISC)
        image = blank(size, size)
        paint(image, rounded_mask(size, size, size / 2), 0, 0, theme.GOLD, alpha=0.22)
        half = size / 2
        self._brush.icon(image, icon, half, half, self._brush.px(22), theme.GOLD)
        self._sprites.append(self._page.show(image, left, middle - size // 2))

    def _show_text(
        self, text: str, lettering: theme.Lettering, colour: str, left: int, middle: int
    ) -> None:
        image = self._brush.label(text, lettering, colour)
        self._sprites.append(self._page.show(image, left, middle - image.height // 2))
