"""Where the keyboard is on the table: a column, and how deep into it the group reaches. Pure."""

from collections.abc import Sequence
from dataclasses import dataclass

from simplesimon.ui.keys import Step
from simplesimon.ui.layout import Spot


@dataclass(frozen=True, slots=True)
class Cursor:
    """A column and the number of cards from its end that would be taken."""

    column: int = 0
    count: int = 1

    def spot(self, heights: Sequence[int]) -> Spot:
        """Return the first card of the group, or the felt of an empty column."""
        height = heights[self.column]
        return Spot(self.column, max(0, height - self.count) if height else None)

    def stepped(self, step: Step, heights: Sequence[int], *, mirrored: bool) -> "Cursor":
        """Return the cursor after an arrow key: to the next column, or deeper or less deep.

        The columns go round in a circle.

        Args:
            step: LEFT, RIGHT, UP (deeper) or DOWN.
            heights: The number of cards in each column.
            mirrored: Whether column 0 lies at the right.
        """
        if step in (Step.LEFT, Step.RIGHT):
            aside = -1 if (step is Step.LEFT) != mirrored else 1
            return Cursor((self.column + aside) % len(heights))
        height = max(1, heights[self.column])
        count = self.count + (1 if step is Step.UP else -1)
        return Cursor(self.column, max(1, min(count, height)))

    def at(self, column: int) -> "Cursor":
        """Return the cursor at the end of a column."""
        return Cursor(column)

    def kept(self, heights: Sequence[int]) -> "Cursor":
        """Return the cursor with no more cards than its column has."""
        return Cursor(self.column, max(1, min(self.count, heights[self.column])))
