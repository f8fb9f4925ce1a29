"""Finished runs that wait for the player to remove them by hand: they glow and can be pressed."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import ClassVar, Final

from simplesimon.engine import RUN_LENGTH, RUN_SCORE, Game, RunRemoval, removable_columns
from simplesimon.i18n import Words
from simplesimon.ui import theme
from simplesimon.ui.effects import RunGlow
from simplesimon.ui.layout import Rect, TableLayout
from simplesimon.ui.widgets.controls import Button, Kind
from simplesimon.ui.widgets.page import Page

GAP: Final = 8
"""Between a run and its button, and between the button and the window, in pixels."""


@dataclass(eq=False)
class RemoveButton(Button):
    """The gold pill below a finished run."""

    HEIGHT: ClassVar = 44
    RADIUS: ClassVar = 22


class WaitingRuns:
    """Glows around finished runs, and a button below each.

    Args:
        page: The page the buttons are put on.
        layout: The table.
        words: The player's language.
        remove: Called with the column of the run whose button was pressed.
        lively: Whether the glow breathes and sparkles.
    """

    def __init__(
        self,
        page: Page,
        layout: TableLayout,
        words: Words,
        remove: Callable[[int], None],
        *,
        lively: bool,
    ) -> None:
        self._page: Final = page
        self._layout: Final = layout
        self._words: Final = words
        self._remove: Final = remove
        self._glow: Final = RunGlow(layout, Random(), lively=lively)  # noqa: S311 - stars, not secrets
        self._buttons: list[str] = []
        self._columns: tuple[int, ...] = ()

    @property
    def busy(self) -> bool:
        """Whether the glow needs frame after frame."""
        return self._glow.busy

    @property
    def columns(self) -> tuple[int, ...]:
        """The columns whose finished runs wait."""
        return self._columns

    def show(self, game: Game) -> None:
        """Let the finished runs of a game glow, if they wait for the player."""
        self._page.remove(*self._buttons)
        self._buttons = []
        by_hand = game.removal is RunRemoval.BY_HAND
        self._columns = tuple(removable_columns(game.position)) if by_hand else ()
        rects = []
        for column in self._columns:
            height = len(game.position.columns[column])
            rects.append(self._layout.group_rect(column, height - RUN_LENGTH, height))
            self._add_button(column, rects[-1])
        self._glow.show(*rects)

    def _add_button(self, column: int, run: Rect) -> None:
        button = RemoveButton(
            f"remove {column}",
            run,
            lambda: self._remove(column),
            label=self._words.gettext("Remove run") + f"  +{RUN_SCORE}",
            kind=Kind.PRIMARY,
            lettering=theme.STRONG_NOTE,
        )
        button.rect = self._button_rect(run, button.natural_width(self._page.brush))
        self._buttons.append(button.name)
        self._page.add(button)

    def _button_rect(self, run: Rect, width: int) -> Rect:
        """Return the place below a run, or beside its ace where no room is left below."""
        brush, window = self._page.brush, self._layout.metrics.window
        height, gap = brush.px(RemoveButton.HEIGHT), brush.px(GAP)
        left = round(run.centre[0] - width / 2)
        bottom = run.bottom - gap - height
        if bottom < 0:
            bottom = run.bottom + gap
            left = (
                run.right + gap
                if run.right + gap + width <= window.width
                else run.left - gap - width
            )
        left = max(gap, min(left, window.width - width - gap))
        return Rect(left, bottom, width, height)

    def advance(self, seconds: float) -> None:
        """Let time pass for the glow."""
        self._glow.advance(seconds)

    def draw(self) -> None:
        """Draw the glow."""
        self._glow.draw()
