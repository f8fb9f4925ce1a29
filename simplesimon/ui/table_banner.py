"""The banner of the table: what it says when no move is left, or when all is lost."""

from collections.abc import Callable, Sequence
from typing import Final, Protocol

from simplesimon.i18n import Words
from simplesimon.ui.art.icons import Icon
from simplesimon.ui.banner import Banner
from simplesimon.ui.layout import Rect
from simplesimon.ui.widgets.controls import Button, Kind
from simplesimon.ui.widgets.page import Page


class Answers(Protocol):
    """What the buttons of the banner do."""

    def undo(self) -> None:
        """Take the last action back."""

    def restart(self) -> None:
        """Go back to the deal."""

    def new_game(self) -> None:
        """Leave the game for another."""

    def way_back(self) -> None:
        """Go back to the latest position that can be won."""

    def play_on(self) -> None:
        """Go on all the same."""


class TableBanner(Banner):
    """What the player should know of the position, and what can be done.

    Args:
        page: Where it is shown.
        words: The player's language.
        answers: Do what its buttons say.
        changed: Is told when it came or went.
        columns: Returns where cards lie, to tell whether it lies over them.
    """

    def __init__(
        self,
        page: Page,
        words: Words,
        answers: Answers,
        changed: Callable[[], None],
        columns: Callable[[], Sequence[Rect]],
    ) -> None:
        super().__init__(page, changed, columns)
        self._words: Final = words
        self._answers: Final = answers

    def tell_stuck(self, *, can_undo: bool) -> None:
        """Say that no move is left and no run can be removed."""
        _, answers = self._words.gettext, self._answers
        undo = _button("stuck undo", Icon.UNDO, _("Undo"), answers.undo, primary=True)
        undo.enabled = can_undo
        self.show(
            Icon.FLAG,
            _("No moves left"),
            _("Take a few moves back, or start again."),
            [
                undo,
                _button("stuck restart", Icon.RESTART, _("Restart"), answers.restart),
                _button("stuck new", Icon.PLUS, _("New deal"), answers.new_game),
            ],
        )

    def tell_lost(self) -> None:
        """Say that the game can't be won from here."""
        _, answers = self._words.gettext, self._answers
        back = _button(
            "way back", Icon.UNDO, _("Back to a winnable position"), answers.way_back, primary=True
        )
        back.key = "B"
        self.show(
            Icon.BLOCK,
            _("Cannot be won from here"),
            _("That is proven: every way was tried."),
            [back, _button("play on", Icon.PLAY, _("Play on"), answers.play_on)],
        )

    def make_room(self, carried: Rect | None, *, reminded: bool) -> None:
        """Make way for what the player looks at.

        Args:
            carried: Where cards in the hand are; None if it is empty. A deep column of a small
                window ends under the banner, and what lies there must stay in reach.
            reminded: Whether a rule reminder is seen.
        """
        rect = self.rect
        if rect is None:
            return
        under_hand = carried is not None and rect.overlap(carried) > 0
        needed = carried is not None or reminded
        if under_hand or (needed and self.lies_over_cards):
            self.make_way()


def _button(
    name: str, icon: Icon, label: str, press: Callable[[], None], *, primary: bool = False
) -> Button:
    kind = Kind.PRIMARY if primary else Kind.SECONDARY
    return Button(name, Rect(0, 0, 0, 0), press, label=label, icon=icon, kind=kind)
