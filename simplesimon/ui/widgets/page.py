"""A page of controls and pictures: it shows them, and turns pointer and keys into presses.

A page knows which control is under the pointer, pressed or focused; what a press does is the
control's own affair. Pages can lie on each other; input goes to the topmost.
"""

from collections.abc import Callable, Hashable, Iterable
from typing import Final, NamedTuple

import arcade
from PIL import Image

from simplesimon.ui import theme
from simplesimon.ui.keys import Command, Step
from simplesimon.ui.layout import Rect
from simplesimon.ui.motion import Point
from simplesimon.ui.sheet import Sheet, place
from simplesimon.ui.widgets.brush import Brush, blank
from simplesimon.ui.widgets.controls import Control, Look, nothing
from simplesimon.ui.widgets.field import TextField
from simplesimon.ui.widgets.focus import focus_ring, next_focus

_TURNS: Final = {Step.LEFT: -1, Step.RIGHT: 1}

HINT_DELAY: Final = 0.6
"""Seconds a pointer rests on a control before its hint is shown."""


class Pointing(NamedTuple):
    """What the pointer does on a page, for the page that takes its place."""

    place: Point | None
    """Where it is; None: elsewhere."""

    pressed: str
    """The name of the control that it holds down, if any."""

    held: bool
    """Whether that control follows it."""


class Page:
    """Controls and pictures.

    Args:
        brush: What they are painted with.
        request_frame: Called when something on the page has changed.
        focus: The name of the control that has the focus at first; the first control if none
            has that name.
        focus_shown: Whether the focus ring is seen from the start; else after the first key.
        elsewhere: What a press beside all controls does.
    """

    def __init__(
        self,
        brush: Brush,
        request_frame: Callable[[], None],
        *,
        focus: str = "",
        focus_shown: bool = False,
        elsewhere: Callable[[], None] = nothing,
    ) -> None:
        self.brush: Final = brush
        self._request_frame: Final = request_frame
        self._elsewhere: Final = elsewhere
        self.attend: Callable[[], None] = nothing
        """Called when ``attended`` is another control than before."""

        # Large enough for a bar as wide as the window and more: to grow means to double.
        self._sheet: Final = Sheet((brush.metrics.width + 4, brush.metrics.height // 2))
        self._top: Final = Sheet((256, 256))
        """The focus ring and the hint, above everything."""

        self._controls: Final[list[Control]] = []
        self._sprites: Final[dict[Control, arcade.Sprite]] = {}
        self._looks: Final[dict[Control, tuple[Look, Hashable]]] = {}
        """How each control was painted last: its look and its state."""

        self._place: Point | None = None
        self._hovered: Control | None = None
        self._pressed: Control | None = None
        self._held = False
        self._attended: Control | None = None
        self._focus_name = focus
        self._focus_shown = focus_shown
        self._ring: arcade.Sprite | None = None
        self._ring_of: Control | None = None
        self._hint: arcade.Sprite | None = None
        self._hover_seconds = 0.0
        self.commands: Final[dict[Command, Callable[[], None]]] = {}
        """What keys ask for while this page lies over a scene."""

    # What is on it

    def show(self, image: Image.Image, left: int, bottom: int) -> arcade.Sprite:
        """Show a picture with its lower left corner at a pixel, above what is there already."""
        return self._sheet.put(image, left, bottom)

    def show_centred(self, image: Image.Image, rect: Rect) -> arcade.Sprite:
        """Show a picture with its middle on that of a rectangle."""
        left = rect.left + (rect.width - image.width) // 2
        bottom = rect.bottom + (rect.height - image.height) // 2
        return self._sheet.put(image, left, bottom)

    def show_left(self, image: Image.Image, rect: Rect) -> arcade.Sprite:
        """Show a picture at the left end of a rectangle, in the middle of its height."""
        return self.show(image, rect.left, round(rect.centre[1]) - image.height // 2)

    def show_panel(self, rect: Rect, *, opacity: float = theme.PANEL_OPACITY) -> arcade.Sprite:
        """Show a panel with its shadow."""
        image, margin = self.brush.panel(rect.width, rect.height, opacity=opacity)
        return self.show(image, rect.left - margin, rect.bottom - margin)

    def repaint(self, sprite: arcade.Sprite, image: Image.Image) -> None:
        """Change a picture."""
        self._sheet.repaint(sprite, image)
        self._request_frame()

    def repaint_at(self, sprite: arcade.Sprite, image: Image.Image, left: int, bottom: int) -> None:
        """Change a picture that may get another size, its lower left corner at a pixel."""
        self.repaint(sprite, image)
        place(sprite, left, bottom)

    def dim(self, opacity: float) -> None:
        """Darken all that lies under the page, 0 to 1."""
        self.fill(self.brush.metrics.window, self.brush.colours.shade, opacity)

    def fill(self, rect: Rect, colour: str, opacity: float) -> arcade.Sprite:
        """Put a colour on a rectangle: one pixel, stretched, so that it takes no time."""
        image = Image.new("RGBA", (1, 1), colour)
        image.putalpha(round(255 * opacity))
        sprite = self.show(image, 0, 0)
        sprite.size = (rect.width, rect.height)
        sprite.position = rect.centre
        return sprite

    def add(self, *controls: Control) -> None:
        """Add controls, in the order in which Tab walks them."""
        for control in controls:
            self._controls.append(control)
            look = Look.NORMAL if control.enabled else Look.DISABLED
            self._looks[control] = (look, control.state)
            self._sprites[control] = self.show_centred(
                control.paint(self.brush, look), control.face(self.brush)
            )
        self._place_ring()

    def remove(self, *names: str) -> None:
        """Take controls away."""
        for name in names:
            control = self.control(name)
            self._controls.remove(control)
            self._sheet.remove(self._sprites.pop(control))
            del self._looks[control]
            if control is self._hovered:
                self._hovered = None
            if control is self._pressed:
                self._pressed = None
        self._place_ring()
        self._request_frame()

    def hide(self, sprite: arcade.Sprite) -> None:
        """Take a picture away."""
        self._sheet.remove(sprite)
        self._request_frame()

    def control(self, name: str) -> Control:
        """Return the control of a name.

        Raises:
            KeyError: If there is none.
        """
        for control in self._controls:
            if control.name == name:
                return control
        raise KeyError(name)

    @property
    def controls(self) -> Iterable[Control]:
        """The controls in the order in which Tab walks them."""
        return tuple(self._controls)

    def enable(self, name: str, *, enabled: bool) -> None:
        """Let a control be pressed, or not."""
        control = self.control(name)
        if control.enabled != enabled:
            control.enabled = enabled
            self._update_looks()

    def refresh(self, name: str) -> None:
        """Paint a control anew because what it shows has changed."""
        control = self.control(name)
        look, _state = self._looks[control]
        self.repaint(self._sprites[control], control.paint(self.brush, look))

    def fade(self, light: float) -> None:
        """Show all of it with so much of its light, from 0 to 1."""
        self._sheet.sprites.alpha_normalized = light
        self._top.sprites.alpha_normalized = light
        self._request_frame()

    def draw(self) -> None:
        """Draw the page."""
        self._sheet.draw()
        self._top.draw()

    # Pointer

    def at(self, x: float, y: float) -> Control | None:
        """Return the control at a point: one that holds it, else one whose target does."""
        for control in reversed(self._controls):
            if control.rect.contains(x, y):
                return control
        for control in reversed(self._controls):
            if control.target(self.brush).contains(x, y):
                return control
        return None

    def move(self, x: float, y: float) -> None:
        """Note where the pointer is; a control that is held down may follow."""
        self._place = (x, y)
        hovered = self.at(x, y)
        if hovered is not self._hovered:
            self._hover(hovered)
        if hovered is not None:
            hovered.hover(self.brush, (x, y))
        if self._held and self._pressed is not None:
            self._pressed.hold((x, y))
        self._update_looks()

    def leave(self) -> None:
        """Note that the pointer is elsewhere."""
        self._place = None
        self._hover(None)
        self._update_looks()

    def _hover(self, control: Control | None) -> None:
        if self._hovered is not None:
            self._hovered.hover(self.brush, None)
        self._hovered = control
        self._hover_seconds = 0.0
        self._show_hint(None)

    @property
    def pointing(self) -> Pointing:
        """What the pointer does now."""
        pressed = self._pressed.name if self._pressed is not None else ""
        return Pointing(self._place, pressed, self._held)

    def resume(self, pointing: Pointing) -> None:
        """Go on with what the pointer did on the page whose place this one takes."""
        named = [control for control in self._controls if control.name == pointing.pressed]
        self._pressed = named[0] if named and named[0].enabled else None
        self._held = pointing.held and self._pressed is not None
        if pointing.place is not None:
            self.move(*pointing.place)

    def press(self, x: float, y: float) -> bool:
        """Press what is at a point; tell whether there is a control, enabled or not."""
        self.move(x, y)
        control = self._hovered
        self._pressed = control if control is not None and control.enabled else None
        self._focus_shown = False
        if self._pressed is not None:
            self._focus_name = self._pressed.name
        self._held = self._pressed is not None and self._pressed.hold((x, y))
        # Who presses it knows it: no hint before the pointer comes anew.
        self._hover_seconds = float("-inf")
        self._show_hint(None)
        self._place_ring()
        self._update_looks()
        if control is None:
            self._elsewhere()
        return control is not None

    def release(self, x: float, y: float) -> bool:
        """Let go at a point; do what the control there does if it was pressed there too."""
        self.move(x, y)
        pressed, held = self._pressed, self._held
        self._pressed, self._held = None, False
        self._update_looks()
        if pressed is None:
            return False
        if self.at(x, y) is pressed and pressed.enabled and not held:
            pressed.act_at(self.brush, (x, y))
            self._update_looks()
        return True

    def cancel(self) -> None:
        """Forget a press, as when the window loses the focus."""
        self._pressed, self._held = None, False
        self.leave()

    def update(self, seconds: float) -> None:
        """Let time pass: a pointer that rests on a control brings up its hint."""
        if self._hovered is not None and self._hint is None and self._pressed is None:
            self._hover_seconds += seconds
            if self._hover_seconds >= HINT_DELAY and self._hovered.hint:
                self._show_hint(self._hovered)

    def _update_looks(self) -> None:
        for control in self._controls:
            look = (self._look_of(control), control.state)
            if look != self._looks[control]:
                self._looks[control] = look
                self.repaint(self._sprites[control], control.paint(self.brush, look[0]))
        attended = self.attended
        if attended is not self._attended:
            self._attended = attended
            self.attend()

    def _look_of(self, control: Control) -> Look:
        if not control.enabled:
            return Look.DISABLED
        if self._held and control is self._pressed:
            return Look.PRESSED
        if control is self._hovered:
            if control is self._pressed:
                return Look.PRESSED
            return Look.HOVER if self._pressed is None else Look.NORMAL
        return Look.HOVER if control.LIFT and control is self._ring_of else Look.NORMAL

    # Keys

    @property
    def focused(self) -> Control | None:
        """The control the keyboard acts on: the one focused last, else the first enabled."""
        enabled = self._enabled
        named = (control for control in enabled if control.name == self._focus_name)
        return next(named, enabled[0] if enabled else None)

    @property
    def _enabled(self) -> list[Control]:
        return [control for control in self._controls if control.enabled]

    @property
    def attended(self) -> Control | None:
        """The control the player is at: under the ring, else under the pointer."""
        return self.focused if self._focus_shown else self._hovered

    @property
    def focus_shown(self) -> bool:
        """Whether the player uses the keyboard, so that the ring is seen."""
        return self._focus_shown

    def focus(self, name: str, *, shown: bool | None = None) -> None:
        """Give a control the focus, and show or hide the ring."""
        self._focus_name = name
        if shown is not None:
            self._focus_shown = shown
        self._place_ring()

    def step(self, step: Step) -> bool:
        """Move the focus or press what has it; tell whether the step was taken."""
        focused = self.focused
        if focused is None:
            return False
        if step is Step.PRESS:
            focused.act()
            self._update_looks()
            return True
        if step is Step.BACK:
            return False
        if self._focus_shown and step in _TURNS and focused.turn(_TURNS[step]):
            self._update_looks()
        elif self._focus_shown:
            self._focus_name = next_focus(focused, self._enabled, step).name
        self._focus_shown = True
        self._place_ring()
        return True

    @property
    def field(self) -> TextField | None:
        """The field that takes what is typed: the focused one, else the first."""
        fields = [control for control in self._controls if isinstance(control, TextField)]
        return next((field for field in fields if field is self.focused), next(iter(fields), None))

    @property
    def typing(self) -> bool:
        """Whether keys are letters for a field now."""
        return isinstance(self.focused, TextField)

    def type(self, text: str) -> None:
        """Put typed text into the field, if there is one."""
        if self.field is not None:
            self.field.insert(text)

    def edit(self, motion: int) -> None:
        """Move the caret of the field or erase, by one of pyglet's motion keys."""
        if self.field is not None and self.typing:
            self.field.move(motion)

    def choose_all(self) -> None:
        """Choose the whole text of the field."""
        if self.field is not None and self.typing:
            self.field.choose_all()

    def _place_ring(self) -> None:
        focused = self.focused if self._focus_shown else None
        if focused is self._ring_of:
            return
        if self._ring is not None:
            self._top.remove(self._ring)
            self._ring = None
        self._ring_of = focused
        if focused is not None:
            face, radius = focused.face(self.brush), self.brush.px(focused.RADIUS)
            image, grown = focus_ring(self.brush, face, radius, gap=focused.RING_GAP)
            bottom = face.bottom + self.brush.px(focused.LIFT) - grown
            self._ring = self._top.put(image, face.left - grown, bottom)
        self._update_looks()
        self._request_frame()

    # Hints

    def _show_hint(self, control: Control | None) -> None:
        if self._hint is not None:
            self._top.remove(self._hint)
            self._hint = None
            self._request_frame()
        if control is None:
            return
        image = _hint(self.brush, control.hint)
        window = self.brush.metrics.window
        left = round(control.rect.centre[0] - image.width / 2)
        left = max(0, min(left, window.width - image.width))
        below = control.rect.bottom - image.height
        self._hint = self._top.put(image, left, below if below >= 0 else control.rect.top)
        self._request_frame()


def _hint(brush: Brush, text: str) -> Image.Image:
    """Return the small note that names a control."""
    pad, gap = brush.px(10), brush.px(6)
    width = brush.width(text, theme.DESCRIPTION) + 2 * pad
    height = brush.px(32)
    image = blank(width + 2 * gap, height + 2 * gap)
    box = (gap, gap, width, height)
    radius = brush.px(theme.CHIP_RADIUS)
    brush.shadow(image, box, radius, blur=max(1, gap // 3), alpha=0.35, down=1)
    brush.box(
        image,
        box,
        radius,
        brush.colours.panel,
        edge=theme.WHITE,
        edge_alpha=theme.PANEL_EDGE_OPACITY,
    )
    brush.text(
        image,
        image.width / 2,
        image.height / 2,
        text,
        theme.DESCRIPTION,
        brush.colours.text,
        align="centre",
    )
    return image
