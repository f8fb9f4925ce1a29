"""The banner of a game in which no move is left: not modal, gone when a move exists again."""

from collections.abc import Callable
from typing import Final

import arcade

from simplesimon.i18n import Words
from simplesimon.ui import theme
from simplesimon.ui.art.icons import Icon
from simplesimon.ui.art.shapes import paint, rounded_mask
from simplesimon.ui.layout import Metrics, Rect
from simplesimon.ui.widgets.brush import blank
from simplesimon.ui.widgets.controls import Button, Kind
from simplesimon.ui.widgets.page import Page

NAMES: Final = ("stuck undo", "stuck restart", "stuck new")


class StuckBanner:
    """Says that no move is left and offers what can be done.

    Args:
        page: The page it is put on and taken off.
        words: The player's language.
        undo: What its buttons do.
        restart: As undo.
        new_deal: As undo.
    """

    PAD: Final = 20
    GAP: Final = 12
    DISC: Final = 40

    def __init__(
        self,
        page: Page,
        words: Words,
        *,
        undo: Callable[[], None],
        restart: Callable[[], None],
        new_deal: Callable[[], None],
    ) -> None:
        self._page: Final = page
        self._brush: Final = page.brush
        self._words: Final = words
        self._actions: Final = (undo, restart, new_deal)
        self._sprites: list[arcade.Sprite] = []
        self.rect: Rect | None = None
        """Where it is seen; None while it is hidden."""

    @property
    def shown(self) -> bool:
        """Whether it is seen."""
        return self.rect is not None

    def show(self, *, can_undo: bool) -> None:
        """Show it, or bring what it offers up to date."""
        if self.shown:
            self._page.enable(NAMES[0], enabled=can_undo)
            return
        _ = self._words.gettext
        labels = (_("Undo"), _("Restart"), _("New deal"))
        icons = (Icon.UNDO, Icon.RESTART, Icon.PLUS)
        buttons = [
            Button(
                name,
                Rect(0, 0, 0, self._brush.px(48)),
                action,
                label=label,
                icon=icon,
                kind=Kind.SECONDARY if index else Kind.PRIMARY,
                enabled=bool(index) or can_undo,
            )
            for index, (name, action, label, icon) in enumerate(
                zip(NAMES, self._actions, labels, icons, strict=True)
            )
        ]
        title, advice = _("No moves left"), _("Take a few moves back, or start again.")
        if self._brush.metrics.small:
            self._show_small(title, advice, buttons)
        else:
            self._show_wide(title, advice, buttons)
        self._page.add(*buttons)

    def hide(self) -> None:
        """Take it away."""
        if self.shown:
            self.rect = None
            self._page.remove(*NAMES)
            for sprite in self._sprites:
                self._page.hide(sprite)
            self._sprites = []

    def _show_wide(self, title: str, advice: str, buttons: list[Button]) -> None:
        brush, colours = self._brush, self._brush.colours
        pad, gap, disc = brush.px(self.PAD), brush.px(self.GAP), brush.px(self.DISC)
        words = max(brush.width(title, theme.CARD_HEADING), brush.width(advice, theme.DESCRIPTION))
        widths = [button.natural_width(brush) + brush.px(8) for button in buttons]
        left_part = pad + disc + pad + words + 2 * gap
        width = left_part + sum(widths) + gap * (len(widths) - 1) + pad
        height = brush.px(80)
        rect = self._show_panel(brush.metrics, width, height)
        middle = round(rect.centre[1])
        self._show_disc(rect.left + pad, middle)
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

    def _show_small(self, title: str, advice: str, buttons: list[Button]) -> None:
        """Show words above the buttons, which share the width in thirds."""
        brush, colours = self._brush, self._brush.colours
        metrics = brush.metrics
        pad, gap, disc = brush.px(self.PAD), brush.px(self.GAP), brush.px(self.DISC)
        rect = self._show_panel(metrics, metrics.width - 2 * metrics.margin, brush.px(128))
        line = rect.top - brush.px(32)
        self._show_disc(rect.left + pad, line)
        text_left = rect.left + pad + disc + gap
        self._show_text(title, theme.CARD_HEADING, colours.text, text_left, line)
        advice_left = rect.right - pad - brush.width(advice, theme.DESCRIPTION)
        self._show_text(advice, theme.DESCRIPTION, colours.quiet_text, advice_left, line)
        inside = rect.width - 2 * pad
        third = (inside - gap * (len(buttons) - 1)) // len(buttons)
        for index, button in enumerate(buttons):
            x = rect.left + pad + index * (third + gap)
            button.rect = Rect(x, rect.bottom + brush.px(16), third, button.rect.height)

    def _show_panel(self, metrics: Metrics, width: int, height: int) -> Rect:
        bottom = self._brush.px(16 if metrics.small else 24)
        rect = Rect((metrics.width - width) // 2, bottom, width, height)
        image, margin = self._brush.panel(width, height)
        self._sprites.append(self._page.show(image, rect.left - margin, rect.bottom - margin))
        self.rect = rect
        return rect

    def _show_disc(self, left: int, middle: int) -> None:
        size = self._brush.px(self.DISC)
        image = blank(size, size)
        paint(image, rounded_mask(size, size, size / 2), 0, 0, theme.GOLD, alpha=0.22)
        half = size / 2
        self._brush.icon(image, Icon.FLAG, half, half, self._brush.px(22), theme.GOLD)
        self._sprites.append(self._page.show(image, left, middle - size // 2))

    def _show_text(
        self, text: str, lettering: theme.Lettering, colour: str, left: int, middle: int
    ) -> None:
        image = self._brush.label(text, lettering, colour)
        self._sprites.append(self._page.show(image, left, middle - image.height // 2))
