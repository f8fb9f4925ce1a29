"""Finished runs that wait for the player to remove them by hand: they glow and can be pressed."""

from collections.abc import Callable
from typing import Final

from simplesimon.engine import RUN_LENGTH, RUN_SCORE, Game, RunRemoval, removable_columns
from simplesimon.i18n import Words
from simplesimon.ui import theme
from simplesimon.ui.art.table_art import card_outline
from simplesimon.ui.layout import Rect, TableLayout
from simplesimon.ui.sheet import Sheet, empty
from simplesimon.ui.widgets.controls import Button, Kind
from simplesimon.ui.widgets.page import Page


class WaitingRuns:
    """Outlines around finished runs, and a button below each.

    Args:
        page: The page the buttons are put on.
        layout: The table.
        words: The player's language.
        remove: Called with the column of the run whose button was pressed.
    """

    BUTTON_HEIGHT: Final = 44
    GAP: Final = 8

    def __init__(
        self, page: Page, layout: TableLayout, words: Words, remove: Callable[[int], None]
    ) -> None:
        self._page: Final = page
        self._layout: Final = layout
        self._words: Final = words
        self._remove: Final = remove
        self._sheet: Final = Sheet()
        self._buttons: list[str] = []
        self._seconds = 0.0

    @property
    def breathing(self) -> bool:
        """Whether a glow is seen that needs frame after frame."""
        return len(self._sheet.sprites) > 0

    def show(self, game: Game) -> None:
        """Let the finished runs of a game glow, if they wait for the player."""
        self._page.remove(*self._buttons)
        self._buttons = []
        empty(self._sheet.sprites)
        if game.removal is RunRemoval.BY_HAND:
            for column in removable_columns(game.position):
                self._show_run(column, len(game.position.columns[column]))

    def _show_run(self, column: int, height: int) -> None:
        rect = self._layout.group_rect(column, height - RUN_LENGTH, height)
        image, pad = card_outline(rect.width, rect.height, theme.GLOW, glow=True)
        self._sheet.put(image, rect.left - pad, rect.bottom - pad)
        button = Button(
            f"remove {column}",
            rect,
            lambda: self._remove(column),
            label=self._words.gettext("Remove run") + f"  +{RUN_SCORE}",
            kind=Kind.PRIMARY,
            lettering=theme.STRONG_NOTE,
        )
        button.rect = self._button_rect(rect, button.natural_width(self._page.brush))
        self._buttons.append(button.name)
        self._page.add(button)

    def _button_rect(self, run: Rect, width: int) -> Rect:
        """Return the place below a run, or beside its ace where no room is left below."""
        brush, window = self._page.brush, self._layout.metrics.window
        height, gap = brush.px(self.BUTTON_HEIGHT), brush.px(self.GAP)
        left = round(run.centre[0] - width / 2)
        bottom = run.bottom - gap - height
        if bottom < 0:
            bottom = run.bottom + gap
            left = (
                run.right + gap
                if run.right + gap + width <= window.width
                else run.left - gap - width
            )
        return Rect(max(0, min(left, window.width - width)), bottom, width, height)

    def advance(self, seconds: float) -> None:
        """Let time pass for the glow."""
        if not self.breathing:
            return
        self._seconds += seconds
        way = abs((self._seconds / theme.BREATH_SECONDS) % 2 - 1)
        light = theme.BREATH_LOWEST + (1 - theme.BREATH_LOWEST) * way
        for sprite in self._sheet.sprites:
            sprite.alpha = round(255 * light)

    def draw(self) -> None:
        """Draw the glow."""
        self._sheet.draw()
