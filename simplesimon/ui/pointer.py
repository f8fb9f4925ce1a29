"""From presses, drags and releases to what the player means by them.

Pure: it is handed spots, pixels and seconds, and answers with a gesture or nothing. Mouse and
finger are one here, as the system turns a finger into mouse events. What a gesture does to the
game is decided by whoever asked.
"""

from dataclasses import dataclass
from typing import Final, TypeAlias

from simplesimon.ui.layout import Spot
from simplesimon.ui.motion import Point


@dataclass(frozen=True, slots=True)
class Lift:
    """A press has become a drag: the cards from a spot on are to follow the pointer."""

    spot: Spot
    press: Point
    """Where the pointer went down, in pixels."""


@dataclass(frozen=True, slots=True)
class Drag:
    """The pointer moved on with the lifted cards."""

    offset: Point
    """How far it is from where it went down, in pixels."""


@dataclass(frozen=True, slots=True)
class Drop:
    """The lifted cards were let go."""

    offset: Point


@dataclass(frozen=True, slots=True)
class Click:
    """A press and a release at one place."""

    spot: Spot | None
    """None beside the columns."""


@dataclass(frozen=True, slots=True)
class DoubleClick:
    """A second click on the same spot, soon after the first."""

    spot: Spot


@dataclass(frozen=True, slots=True)
class LongPress:
    """The pointer has been down on a card for a while without moving."""

    spot: Spot


@dataclass(frozen=True, slots=True)
class Cancel:
    """The drag or the long press is over and nothing comes of it."""


Gesture: TypeAlias = Lift | Drag | Drop | Click | DoubleClick | LongPress | Cancel


class Pointer:
    """Follows one pointer.

    Args:
        threshold: Pixels it must move before a press becomes a drag.
        double_click_seconds: The longest time between two clicks that count as a double one.
        long_press_seconds: How long it must be down at one place for a long press.
    """

    def __init__(
        self, *, threshold: float, double_click_seconds: float, long_press_seconds: float
    ) -> None:
        self._threshold: Final = threshold
        self._double_click_seconds: Final = double_click_seconds
        self._long_press_seconds: Final = long_press_seconds
        self._pressed_seconds = 0.0
        self._long = False
        self._covered = False
        self._pressed: tuple[Spot | None, Point] | None = None
        self._dragging = False
        self._last_click: tuple[Spot, float] | None = None

    @property
    def dragging(self) -> bool:
        """Whether cards follow the pointer."""
        return self._dragging

    @property
    def pressed(self) -> bool:
        """Whether the pointer is down."""
        return self._pressed is not None

    def press(self, spot: Spot | None, at: Point, *, covered: bool = False) -> Cancel | None:
        """Take note of a press; one that comes in the middle of a drag ends the drag.

        Args:
            spot: What is there.
            at: Where the pointer is, in pixels.
            covered: Whether something lies over the spot, so that only a drag reaches it.
        """
        if self._dragging:
            return self.cancel()
        self._pressed = (spot, at)
        self._covered = covered
        self._pressed_seconds = 0.0
        self._long = False
        return None

    def wait(self, seconds: float) -> LongPress | None:
        """Let time pass while the pointer is down."""
        if self._pressed is None or self._dragging or self._long or self._covered:
            return None
        self._pressed_seconds += seconds
        spot = self._pressed[0]
        if spot is None or spot.row is None or self._pressed_seconds < self._long_press_seconds:
            return None
        self._long = True
        self._last_click = None
        return LongPress(spot)

    def move(self, at: Point) -> Lift | Drag | None:
        """Follow the pointer while it is down."""
        if self._pressed is None:
            return None
        spot, start = self._pressed
        offset = (at[0] - start[0], at[1] - start[1])
        if self._dragging:
            return Drag(offset)
        far = max(abs(offset[0]), abs(offset[1])) >= self._threshold
        if self._long or not far or spot is None or spot.row is None:
            return None
        self._dragging = True
        self._last_click = None
        return Lift(spot, start)

    def release(self, at: Point, now: float) -> Drop | Click | DoubleClick | Cancel | None:
        """Take note of a release at a time in seconds."""
        if self._pressed is None:
            return None
        spot, start = self._pressed
        self._pressed = None
        if self._dragging:
            self._dragging = False
            return Drop((at[0] - start[0], at[1] - start[1]))
        if self._long:
            return Cancel()
        if self._covered:
            self._last_click = None
            return None
        return self._click(spot, now)

    def _click(self, spot: Spot | None, now: float) -> Click | DoubleClick:
        """Tell a first click from the second one on the same spot."""
        previous, self._last_click = self._last_click, None
        if spot is None:
            return Click(None)
        if (
            previous is not None
            and previous[0] == spot
            and now - previous[1] <= self._double_click_seconds
        ):
            return DoubleClick(spot)
        self._last_click = (spot, now)
        return Click(spot)

    def forget_click(self) -> None:
        """Let the next click be a first one, because the table has changed under it."""
        self._last_click = None

    def cancel(self) -> Cancel | None:
        """End a press or a drag without a click or a drop, as when focus is lost.

        Returns:
            The end of a drag or a long press; None if there was neither.
        """
        dragging = self._dragging or self._long
        self._long = False
        self._pressed = None
        self._dragging = False
        self._last_click = None
        return Cancel() if dragging else None
