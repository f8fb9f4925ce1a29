"""What an option does, shown on a small piece of table beside the settings.

All of it is one picture, painted anew whenever an option changes; only the card that glides
has sprites of its own.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

import arcade
from PIL import Image

from simplesimon.engine import ACE, JACK, KING, QUEEN, Card, RunRemoval, Suit, card
from simplesimon.store.settings import Settings
from simplesimon.ui import theme
from simplesimon.ui.art.arrow import bent_line, draw_arrow
from simplesimon.ui.art.colours import mixed
from simplesimon.ui.art.faces import card_height, draw_face, strip_height
from simplesimon.ui.art.palettes import PALETTES, Palette
from simplesimon.ui.art.shapes import paint, ring_mask, rounded_mask
from simplesimon.ui.art.suits import suit_mask
from simplesimon.ui.art.table_art import card_outline, card_shadow, draw_felt, lifted_shadow
from simplesimon.ui.layout import Rect
from simplesimon.ui.motion import Point, Timeline
from simplesimon.ui.option_rows import Preview
from simplesimon.ui.sheet import Sheet
from simplesimon.ui.widgets.brush import Brush

SPADES, HEARTS, DIAMONDS, CLUBS = Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS

DEEP_COLUMN: Final = (
    card(KING, SPADES),
    card(10, HEARTS),
    card(7, CLUBS),
    card(4, DIAMONDS),
    card(3, SPADES),
    card(QUEEN, DIAMONDS),
)
SHORT_COLUMN: Final = (card(9, DIAMONDS), card(8, CLUBS), card(5, HEARTS), card(ACE, CLUBS))
"""Cards of all suits, a court and an ace."""

TAKING_COLUMN: Final = (card(KING, SPADES), card(3, DIAMONDS), card(9, HEARTS))
OTHER_COLUMN: Final = (card(QUEEN, CLUBS), card(4, HEARTS))
HELD_GROUP: Final = (card(8, HEARTS), card(7, HEARTS))

RUN: Final = tuple(card(rank, CLUBS) for rank in range(KING, 0, -1))
RUN_STRIP: Final = 19

START_COLUMN: Final = (card(7, DIAMONDS), card(QUEEN, SPADES))
END_COLUMN: Final = (card(4, HEARTS), card(QUEEN, DIAMONDS))
GLIDING: Final = card(JACK, SPADES)

CORNER: Final = 10
"""Of the piece of table, as all sizes here in pixels of the design; places are from its top
left corner."""

GLIDES: Final = 7
"""So often the card glides there or back, then it rests: a page left open must cost nothing."""

GLIDE_PAUSE: Final = 0.6
"""Seconds between two glides."""

TRAIL: Final = ((0.36, 0.22), (0.68, 0.42))
"""Of each pale image of the card behind it: its share of the way, and its opacity."""


Box: TypeAlias = tuple[int, int, int, int]
"""Left, top, width and height, in pixels from the picture's top left corner."""


class Places(NamedTuple):
    """Where the cards of the gliding preview are."""

    width: int
    start: tuple[int, int]
    end: tuple[int, int]


GLIDE: Final = Places(88, (20, 188), (164, 32))


def _face(face: Card, width: int, settings: Settings) -> Image.Image:
    """Return a card as the player has chosen to see them."""
    palette = PALETTES[settings.card_colours.value]
    return _drawn_face(face, width, palette, large_index=settings.large_index)


@lru_cache(maxsize=96)
def _drawn_face(face: Card, width: int, palette: Palette, *, large_index: bool) -> Image.Image:
    return draw_face(face, width, palette, large_index=large_index)


class _Painter:
    """A piece of table, and cards laid on it in pixels of the design."""

    def __init__(self, brush: Brush, settings: Settings, size: tuple[int, int]) -> None:
        self._brush: Final = brush
        self._settings: Final = settings
        colours = brush.colours
        edge = mixed(colours.felt_centre, colours.felt_edge, 0.35)
        self.image: Final = draw_felt(*size, colours.felt_centre, edge).convert("RGBA")

    def card(self, face: Card, left: int, top: int, width: int, *, lifted: bool = False) -> None:
        """Lay a card with its shadow; its place is given in the pixels of the window."""
        shadow, pad = (lifted_shadow if lifted else card_shadow)(width)
        self._lay(shadow, left - pad, top - pad)
        self._lay(_face(face, width, self._settings), left, top)

    def _lay(self, picture: Image.Image, left: int, top: int) -> None:
        """Put a picture on the table; it may reach beyond its edge."""
        layer = Image.new("RGBA", self.image.size)
        layer.paste(picture, (left, top))
        self.image.alpha_composite(layer)

    def column(
        self,
        cards: Sequence[Card],
        place: tuple[float, float],
        width: int,
        *,
        strip: float | None = None,
        lifted: bool = False,
    ) -> Box:
        """Lay cards on each other; return where the last one is."""
        px = self._brush.px
        across = px(width)
        left, top = px(place[0]), px(place[1])
        step = px(strip) if strip else strip_height(across, self._settings.large_index)
        for row, face in enumerate(cards):
            self.card(face, left, top + row * step, across, lifted=lifted)
        return left, top + (len(cards) - 1) * step, across, card_height(across)

    def outline(self, box: Box) -> None:
        """Let cards glow."""
        left, top, width, height = box
        picture, pad = card_outline(width, height, theme.GLOW, glow=True)
        self._lay(picture, left - pad, top - pad)

    def home(self, left: float, top: float, width: float, height: float) -> None:
        """Show the place where runs of clubs go."""
        px, brush = self._brush.px, self._brush
        box = (px(left), px(top), px(width), px(height))
        line = max(1, px(1.5))
        brush.box(
            self.image,
            box,
            px(5),
            theme.WHITE,
            alpha=0.08,
            edge=theme.WHITE,
            edge_alpha=0.6,
            edge_width=line,
        )
        mask = suit_mask(CLUBS, px(width * 0.62))
        x = box[0] + (box[2] - mask.width) // 2
        y = box[1] + (box[3] - mask.height) // 2
        paint(self.image, mask, x, y, brush.colours.text, alpha=0.75)

    def arrow(self, tail: Point, bend: Point, tip: Point) -> None:
        """Draw an arrow like that of a hint."""
        scale = self._brush.metrics.scale
        line = [(x * scale, y * scale) for x, y in bent_line(tail, bend, tip)]
        narrow, wide = theme.ARROW_WIDTHS
        widths = narrow * scale, wide * scale
        arrow = draw_arrow(line, self.image.size, widths, theme.GLOW, theme.ARROW_RIM)
        self.image.alpha_composite(arrow)

    def framed(self, radius: int) -> Image.Image:
        """Return the table with round corners and a fine line around it."""
        width, height = self.image.size
        paint(self.image, ring_mask(width, height, radius, 1), 0, 0, theme.WHITE, alpha=0.16)
        self.image.putalpha(rounded_mask(width, height, radius))
        return self.image


def preview_image(
    kind: Preview, brush: Brush, settings: Settings, size: tuple[int, int], *, narrow: bool = False
) -> Image.Image:
    """Return what an option does.

    Args:
        kind: What is to be seen.
        brush: Has the scale and the colours.
        settings: As they are now.
        size: Of the picture, in pixels.
        narrow: Whether there is room for one column of cards only.
    """
    painter = _Painter(brush, settings, size)
    match kind:
        case Preview.CARDS:
            _lay_cards(painter, mirrored=settings.left_handed, narrow=narrow)
        case Preview.TARGETS:
            _lay_targets(painter, marked=settings.placing_help)
        case Preview.RUN:
            _lay_run(painter, leaving=settings.removal is RunRemoval.BY_ITSELF)
        case Preview.GLIDE:
            painter.column(START_COLUMN, GLIDE.start, GLIDE.width)
            painter.column(END_COLUMN, GLIDE.end, GLIDE.width)
    return painter.framed(brush.px(theme.PANEL_RADIUS if narrow else CORNER))


def _lay_cards(painter: _Painter, *, mirrored: bool, narrow: bool) -> None:
    if narrow:
        painter.column(DEEP_COLUMN, (24, 24), 112)
        return
    columns = (SHORT_COLUMN, DEEP_COLUMN) if mirrored else (DEEP_COLUMN, SHORT_COLUMN)
    for cards, left in zip(columns, (16, 144), strict=True):
        painter.column(cards, (left, 24), 112)


def _lay_targets(painter: _Painter, *, marked: bool) -> None:
    taking = painter.column(TAKING_COLUMN, (24, 24), 104)
    painter.column(OTHER_COLUMN, (144, 24), 104)
    if marked:
        painter.outline(taking)
    painter.column(HELD_GROUP, (84, 168), 104, lifted=True)


def _lay_run(painter: _Painter, *, leaving: bool) -> None:
    painter.home(184, 32, 56, 78)
    king_left, king_top, *_size = painter.column(RUN[:1], (32, 32), 68)
    _left, ace_top, width, height = painter.column(RUN, (32, 32), 68, strip=RUN_STRIP)
    painter.outline((king_left, king_top, width, ace_top + height - king_top))
    if leaving:
        painter.arrow((94, 120), (200, 196), (212, 118))


def _seen_of(settings: Settings) -> tuple[object, ...]:
    """Return the options that a preview looks different for."""
    return (
        settings.card_colours,
        settings.large_index,
        settings.left_handed,
        settings.placing_help,
        settings.removal,
    )


class PreviewPane:
    """The preview on the screen.

    Args:
        sprite: The picture.
        rect: Where it is.
        repaint: Changes the picture.
        brush: What it is painted with.
        narrow: Whether there is room for one column of cards only.
    """

    def __init__(
        self,
        sprite: arcade.Sprite,
        rect: Rect,
        repaint: Callable[[arcade.Sprite, Image.Image], None],
        brush: Brush,
        *,
        narrow: bool,
    ) -> None:
        self._sprite: Final = sprite
        self._rect: Final = rect
        self._repaint: Final = repaint
        self._brush: Final = brush
        self._narrow: Final = narrow
        self._sheet: Final = Sheet()
        self._timeline = Timeline()
        self._shown: tuple[object, ...] = ()

    @property
    def moving(self) -> bool:
        """Whether a card glides."""
        return self._timeline.busy

    def show(self, kind: Preview, settings: Settings, pace: float) -> None:
        """Show what an option does, with the settings as they are now."""
        before, self._shown = self._shown, (kind, pace, *_seen_of(settings))
        if before == self._shown:
            return
        size = (self._rect.width, self._rect.height)
        picture = preview_image(kind, self._brush, settings, size, narrow=self._narrow)
        self._repaint(self._sprite, picture)
        if kind is Preview.GLIDE:
            self._glide(settings, pace)
        else:
            self._timeline = Timeline()
            self._sheet.clear()

    def _glide(self, settings: Settings, pace: float) -> None:
        """Let a card go from one column to the other and back, a few times."""
        self._timeline = Timeline()
        self._sheet.clear()
        sprites = self._new_sprites(settings)
        start, end = (self._seat(place, settings) for place in (GLIDE.start, GLIDE.end))

        def show(way: float) -> None:
            for sprite, share in sprites:
                x = start[0] + (end[0] - start[0]) * way * share
                y = start[1] + (end[1] - start[1]) * way * share
                width, height = sprite.texture.size
                sprite.left, sprite.bottom = round(x - width / 2), round(y - height / 2)

        show(0.0)

        def there() -> Callable[[float], None]:
            return show

        def back() -> Callable[[float], None]:
            return lambda way: show(1 - way)

        seconds = theme.MOVE.seconds * pace
        for number in range(GLIDES):
            self._timeline.animate(
                back if number % 2 else there,
                at=GLIDE_PAUSE / 2 + number * (seconds + GLIDE_PAUSE),
                seconds=seconds,
                easing=theme.MOVE.easing,
            )

    def _new_sprites(self, settings: Settings) -> list[tuple[arcade.Sprite, float]]:
        """Return the card and the pale ones of its trail, each with its share of the way."""
        width = self._brush.px(GLIDE.width)
        face = _face(GLIDING, width, settings)
        shadow, pad = card_shadow(width)
        picture = shadow.copy()
        picture.alpha_composite(face, (pad, pad))
        sprites = []
        for share, opacity in TRAIL:
            sprites.append((self._sheet.put(face, 0, 0), share))
            sprites[-1][0].alpha = round(255 * opacity)
        sprites.append((self._sheet.put(picture, 0, 0), 1.0))
        return sprites

    def _seat(self, place: tuple[int, int], settings: Settings) -> Point:
        """Return the middle of the card on a column of two, in pixels of the window."""
        px, width = self._brush.px, self._brush.px(GLIDE.width)
        strip = strip_height(width, settings.large_index)
        top = self._rect.top - px(place[1]) - 2 * strip
        height = card_height(width)
        return self._rect.left + px(place[0]) + width / 2, top - height / 2

    def advance(self, seconds: float) -> None:
        """Let the card glide."""
        self._timeline.advance(seconds)

    def draw(self) -> None:
        """Draw the card that glides; the picture lies on the page."""
        self._sheet.draw()
