"""The controls: what they are, where they are, and how each looks in each state."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from enum import Enum, auto
from typing import ClassVar, Final

from PIL import Image

from simplesimon.ui import theme
from simplesimon.ui.art.icons import Icon
from simplesimon.ui.layout import Rect
from simplesimon.ui.motion import Point
from simplesimon.ui.theme import Lettering
from simplesimon.ui.widgets.brush import Brush, blank

SMALLEST_TARGET: Final = 44
"""What a finger needs, in pixels of the design."""


class Look(Enum):
    """The states a control is seen in; the focus ring is drawn around any of them."""

    NORMAL = auto()
    HOVER = auto()
    PRESSED = auto()
    DISABLED = auto()


class Kind(Enum):
    """How much a button asks to be pressed."""

    PRIMARY = auto()
    SECONDARY = auto()
    DANGER = auto()


def nothing() -> None:
    """Do nothing: for controls with a way of their own to act."""


@dataclass(eq=False)
class Control:
    """Something that can be pressed, by pointer or key."""

    name: str
    """Names it among the controls of its page, so that the focus can find it again."""

    rect: Rect
    press: Callable[[], None] = nothing
    enabled: bool = True
    hint: str = ""
    """What a pointer that rests on it is told: its name and key."""

    RADIUS: ClassVar = theme.CONTROL_RADIUS
    """Of its corners, which the focus ring follows, in pixels of the design."""

    RING_GAP: ClassVar = 3
    """Between it and the focus ring, in pixels of the design; negative: the ring is inside."""

    LIFT: ClassVar = 0
    """By how much it rises under the pointer and when focused, in pixels of the design."""

    def paint(self, brush: Brush, look: Look) -> Image.Image:
        """Return its picture in a state.

        It may be larger than the control, by the same margin on each side, to hold a shadow.
        """
        raise NotImplementedError

    @property
    def state(self) -> Hashable:
        """What it shows besides its look: when this changes, it is painted anew."""
        return None

    def act(self) -> None:
        """Do what Enter and a click do."""
        self.press()

    def act_at(self, brush: Brush, point: Point) -> None:
        """Do what a click at a point does, where the point matters."""
        self.act()

    def turn(self, by: int) -> bool:
        """Take the key Left (-1) or Right (1); False leaves it to the focus."""
        return False

    def hover(self, brush: Brush, point: Point | None) -> None:
        """Note where on it the pointer is; None: elsewhere."""

    def hold(self, point: Point) -> bool:
        """Follow a pointer that was pressed on it and may be far off now.

        Returns:
            Whether it does; the release is then no click.
        """
        return False

    def face(self, brush: Brush) -> Rect:
        """Return where it is seen and ringed; the rest of its rectangle is only target."""
        return self.rect

    def target(self, brush: Brush) -> Rect:
        """Return the area that a pointer may press: at least as large as a finger."""
        least = brush.px(SMALLEST_TARGET)
        width, height = max(self.rect.width, least), max(self.rect.height, least)
        return Rect(
            self.rect.left - (width - self.rect.width) // 2,
            self.rect.bottom - (height - self.rect.height) // 2,
            width,
            height,
        )


@dataclass(frozen=True, slots=True)
class ButtonColours:
    """The colours of a button."""

    text: str
    fill: str
    fill_alpha: float
    edge: str
    edge_alpha: float


def button_colours(kind: Kind, look: Look, brush: Brush) -> ButtonColours:
    """Return the colours of a button in a state."""
    text = brush.colours.text
    if look is Look.DISABLED:
        return ButtonColours(text, theme.WHITE, 0.05, theme.WHITE, 0.12)
    if kind is Kind.PRIMARY:
        fill = {Look.HOVER: theme.GOLD_HOVER, Look.PRESSED: theme.GOLD_PRESSED}
        edge = 0.40 if look is Look.HOVER else 0.28
        return ButtonColours(theme.ON_GOLD, fill.get(look, theme.GOLD), 1.0, theme.WHITE, edge)
    if kind is Kind.DANGER:
        fill = {Look.HOVER: theme.DANGER_HOVER, Look.PRESSED: theme.DANGER_PRESSED}
        return ButtonColours(theme.WHITE, fill.get(look, theme.DANGER), 1.0, theme.WHITE, 0.25)
    if look is Look.HOVER:
        return ButtonColours(text, theme.WHITE, 0.18, theme.WHITE, 0.36)
    if look is Look.PRESSED:
        return ButtonColours(text, theme.BLACK, 0.18, theme.WHITE, 0.22)
    return ButtonColours(text, theme.WHITE, 0.10, theme.WHITE, 0.22)


DISABLED_ALPHA: Final = 0.50
"""Of words that can't be pressed."""

_DISABLED_GLYPH_ALPHA: Final = 0.42


@dataclass(eq=False)
class Button(Control):
    """A button with a word, and perhaps an icon, a second line or the name of its key."""

    label: str = ""
    icon: Icon | None = None
    kind: Kind = Kind.SECONDARY
    note: str = ""
    """A second, quieter line."""

    key: str = ""
    """The key that does the same, shown as a key cap at the right."""

    lettering: Lettering = theme.BUTTON
    centred: bool = True

    PAD: ClassVar = 16
    ICON_PAD: ClassVar = 10
    """Beside an icon without a word."""

    ICON: ClassVar = 24
    ICON_GAP: ClassVar = 12

    def natural_width(self, brush: Brush) -> int:
        """Return the pixels its words and icon need."""
        words = max(
            brush.width(self.label, self.lettering),
            brush.width(self.note, theme.DESCRIPTION) if self.note else 0,
        )
        icon = self._icon_width(brush)
        key = brush.px(self.ICON_GAP) + self._key_width(brush) if self.key else 0
        pad = brush.px(self.PAD if self.label else self.ICON_PAD)
        return words + icon + key + 2 * pad

    def _icon_width(self, brush: Brush) -> int:
        """Return the pixels of the icon, and of the gap to its word if there is one."""
        gap = brush.px(self.ICON_GAP) if self.label else 0
        return brush.px(self.ICON) + gap if self.icon else 0

    def _key_width(self, brush: Brush) -> int:
        return max(brush.px(24), brush.width(self.key, theme.KEY_CAP) + brush.px(14))

    def paint(self, brush: Brush, look: Look) -> Image.Image:
        """Return its picture in a state."""
        radius = brush.px(self.RADIUS)
        margin = brush.px(12) if self.kind is Kind.PRIMARY else 0
        width, height = self.rect.width, self.rect.height
        image = blank(width + 2 * margin, height + 2 * margin)
        box = (margin, margin, width, height)
        face = button_colours(self.kind, look, brush)
        raised = look in (Look.NORMAL, Look.HOVER)
        if self.kind is Kind.PRIMARY and raised:
            brush.shadow(image, box, radius, blur=brush.px(4), alpha=0.30, down=brush.px(2))
        brush.box(
            image,
            box,
            radius,
            face.fill,
            alpha=face.fill_alpha,
            edge=face.edge,
            edge_alpha=face.edge_alpha,
        )
        self._write(image, brush, look, face.text, margin)
        return image

    def _write(
        self, image: Image.Image, brush: Brush, look: Look, colour: str, margin: int
    ) -> None:
        alpha = DISABLED_ALPHA if look is Look.DISABLED else 1.0
        icon_size, pad = brush.px(self.ICON), brush.px(self.PAD)
        icon_width = self._icon_width(brush)
        middle = image.height / 2
        left = margin + pad
        if self.centred:
            words = brush.width(self.label, self.lettering) + icon_width
            left = round((image.width - words) / 2)
            if self.key:
                # A key cap takes room at the right; long words make way for it.
                key = brush.px(self.ICON_GAP) + self._key_width(brush)
                left = min(left, image.width - margin - pad - key - words)
        if self.icon:
            brush.icon(
                image, self.icon, left + icon_size / 2, middle, icon_size, colour, alpha=alpha
            )
            left += icon_width
        if self.note:
            quiet = colour if self.kind is Kind.PRIMARY else brush.colours.quiet_text
            up, down = brush.px(12), brush.px(13)
            brush.text(image, left, middle - up, self.label, self.lettering, colour, alpha=alpha)
            brush.text(image, left, middle + down, self.note, theme.DESCRIPTION, quiet, alpha=alpha)
        else:
            brush.text(image, left, middle, self.label, self.lettering, colour, alpha=alpha)
        if self.key:
            self._draw_key(image, brush, image.width - margin - pad, alpha)

    def _draw_key(self, image: Image.Image, brush: Brush, right: int, alpha: float) -> None:
        width, height = self._key_width(brush), brush.px(24)
        on_gold = self.kind is Kind.PRIMARY
        brush.box(
            image,
            (right - width, (image.height - height) // 2, width, height),
            brush.px(theme.KEY_RADIUS),
            theme.WHITE if on_gold else theme.BLACK,
            alpha=0.30 if on_gold else 0.22,
            edge=theme.ON_GOLD if on_gold else theme.WHITE,
            edge_alpha=0.35 if on_gold else 0.25,
        )
        colour = theme.ON_GOLD if on_gold else brush.colours.quiet_text
        centre = right - width / 2
        brush.text(
            image,
            centre,
            image.height / 2,
            self.key,
            theme.KEY_CAP,
            colour,
            align="centre",
            alpha=alpha,
        )


@dataclass(eq=False)
class IconButton(Control):
    """A bare icon in the bar, with a target of 44 pixels around it."""

    icon: Icon = Icon.MENU
    primary: bool = False
    """Whether the icon is gold: the game points there."""

    GLYPH: ClassVar = 26
    RING_GAP: ClassVar = -3

    def paint(self, brush: Brush, look: Look) -> Image.Image:
        """Return its picture in a state."""
        radius = brush.px(self.RADIUS)
        image = blank(self.rect.width, self.rect.height)
        box = (0, 0, image.width, image.height)
        if look is Look.HOVER:
            brush.box(image, box, radius, theme.WHITE, alpha=0.16)
        elif look is Look.PRESSED:
            brush.box(image, box, radius, theme.BLACK, alpha=0.28)
        alpha = _DISABLED_GLYPH_ALPHA if look is Look.DISABLED else 1.0
        brush.icon(
            image,
            self.icon,
            image.width / 2,
            image.height / 2,
            brush.px(self.GLYPH),
            theme.GLOW if self.primary else brush.colours.text,
            alpha=alpha,
        )
        return image
