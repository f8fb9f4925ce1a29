"""The twelve people on the court cards, without frame or background.

Three figures, each in the colours of four houses. Millimetres: x from the middle line of the
figure, y from the top edge of a card with the normal index; a figure's robe runs on below its
`FOOT`, where the panel cuts it off.
"""

from collections.abc import Iterable
from functools import cache
from typing import Final, NamedTuple

from simplesimon.engine.cards import JACK, KING, QUEEN, Suit
from simplesimon.ui.art.colours import mixed
from simplesimon.ui.art.paths import Path, Point
from simplesimon.ui.art.suits import suit_path
from simplesimon.ui.art.vector import Drawing

FOOT: Final = 83.0
"""The height that the lower edge of the panel cuts through."""


class House(NamedTuple):
    """The colours of one suit's court."""

    robe: str
    shade: str
    """The robe in shadow."""
    second: str
    """Sleeves, gems, the other half of a jack's tunic."""
    panel: str
    rays: str
    hair: str
    beard: str


HOUSES: Final = {
    Suit.SPADES: House(
        robe="#2b3f63",
        shade="#1b2a47",
        second="#c4303a",
        panel="#e9edf4",
        rays="#dbe2ee",
        hair="#3a2a22",
        beard="#4a362b",
    ),
    Suit.HEARTS: House(
        robe="#b8242f",
        shade="#8c1822",
        second="#2c4a78",
        panel="#fbecea",
        rays="#f6dcd9",
        hair="#8a4b1f",
        beard="#9a5a2a",
    ),
    Suit.DIAMONDS: House(
        robe="#b5502a",
        shade="#8a3817",
        second="#2f6472",
        panel="#fbf0e6",
        rays="#f5e2d0",
        hair="#c48a3a",
        beard="#d9d5cc",
    ),
    Suit.CLUBS: House(
        robe="#22684f",
        shade="#164a38",
        second="#d08a2a",
        panel="#e8f1ec",
        rays="#d8e8df",
        hair="#54382a",
        beard="#8a8f96",
    ),
}

GOLD: Final = "#e3a93c"
GOLD_IN_SHADE: Final = "#d2952c"
DARK_GOLD: Final = "#b57d1f"
LIGHT_GOLD: Final = "#f6d27a"
SKIN: Final = "#f3cfae"
SKIN_IN_SHADE: Final = "#edc29f"
NECK: Final = "#dba988"
NOSE: Final = "#c98f6c"
LIPS: Final = "#b5584c"
PAINTED_LIPS: Final = "#bf3b46"
BLUSH: Final = "#eeb09a"
EYE: Final = "#2a2320"
WHITE: Final = "#fbf8f1"
"""Linen, pearls, feathers, ermine."""
WHITE_IN_SHADE: Final = "#ece5d8"
ERMINE_TAIL: Final = "#2b2b33"

Places = Iterable[Point]


@cache
def draw_figure(rank: int, suit: Suit) -> Drawing:
    """Return the jack, queen or king of a suit; shared, so never add to it."""
    return {JACK: _jack, QUEEN: _queen, KING: _king}[rank](suit, HOUSES[suit])


def _king(suit: Suit, house: House) -> Drawing:
    """A bearded man in a broad robe with an ermine collar, under a crown of five points."""
    king = Drawing()
    robe = Path.symmetric((0, 65), (8, 65), (20, 67, 28, 74, 30, 92))
    king.fill(robe, house.robe)
    king.fill(
        Path.of(
            (-30, 92), (-28, 74, -22, 68.5, -14, 66.3), (-18, 74, -20, 84, -20, 92)
        ).both_sides(),
        house.shade,
    )
    _brocade(king, robe, suit, mixed(house.robe, "#ffffff", 0.16), top=70)
    _ermine_collar(king)
    long_hair = Path.of(
        (-4, 38),
        (-9.6, 39),
        (-10.2, 45, -10.8, 51, -11.8, 55),
        (-12.4, 58.8, -10, 61, -7.4, 60.2),
        (-6.2, 58, -6.6, 46, -4, 44.5),
    )
    _lit(king, long_hair.both_sides(), house.hair)
    _lit(king, Path.ellipse(0, 50, 7.4, 9.2), SKIN, SKIN_IN_SHADE)
    beard = Path.symmetric((0, 54.6), (4, 54.6, 6.8, 53.5, 7.7, 49.5), (9, 57, 7.6, 66, 0, 71.5))
    _lit(king, beard, house.beard)
    moustache = Path.symmetric(
        (0, 54.2), (1.5, 52.6, 5, 53.2, 6.4, 55.2), (4, 56.8, 1.2, 56.6, 0, 55.4)
    )
    _lit(king, moustache, house.hair)
    king.fill(Path.ellipse(0, 57.4, 1.9, 0.75), LIPS)
    _eyes_and_nose(king, y=49, apart=3.1)
    brow = Path.of((1.8, 46.8), (2.7, 46.1, 3.7, 46.2, 4.6, 46.9), closed=False)
    king.stroke(brow.both_sides(), house.hair, 0.75)
    king.fill(Path.ellipse(0, 78.6, 4.3), DARK_GOLD)
    king.fill(Path.ellipse(0, 78.6, 3.6), LIGHT_GOLD)
    king.fill(suit_path(suit, 0, 78.6, 4.6), house.robe)
    _crown(king, house)
    return king


def _ermine_collar(king: Drawing) -> None:
    collar = Path.symmetric((0, 62), (6, 62), (8, 62, 12, 63, 17, 67), (15, 75, 8, 81, 0, 83.5))
    tail = Path.symmetric((0, -1.4), (0.9, 0, 1, 1.2, 0, 1.5))
    _lit(king, collar, WHITE, WHITE_IN_SHADE)
    for x, y in ((13, 68.2), (9.5, 70.8), (7.4, 75.6)):
        king.fill(tail.moved(x, y).both_sides(), ERMINE_TAIL)


def _crown(king: Drawing, house: House) -> None:
    rim = (7.5, 42.7, 3.75, 42.25, 0, 42.25)
    points = ((0, 26.6), (6.4, 35.8), (12.6, 30.4), (10, 43.6))
    king.fill(Path.symmetric(*points, rim), GOLD)
    king.fill(Path.of(*points, rim), GOLD_IN_SHADE)
    band = Path.symmetric((0, 39.05), (3.9, 39.05, 7.8, 39.5, 10.6, 40.4), (10, 43.6), rim)
    king.fill(band, DARK_GOLD)
    king.fill(Path.ellipse(12.6, 30, 1.5).both_sides(), LIGHT_GOLD)
    king.fill(Path.ellipse(0, 26, 1.8), LIGHT_GOLD)
    king.fill(Path.ellipse(6, 41, 1.15).both_sides(), house.second)
    king.fill(Path.ellipse(0, 40.4, 1.15), house.robe)


def _queen(suit: Suit, house: House) -> Drawing:
    """A lady with long hair, pearls and a suit on a chain, under a tiara."""
    queen = Drawing()
    hair = Path.symmetric((0, 35), (11, 35, 13.5, 43, 13.2, 51), (13, 58, 15.5, 64, 15, 71))
    _lit(queen, hair, house.hair)
    _dress(queen, suit, house)
    _lit(queen, Path.ellipse(0, 49.5, 7.1, 9.4), SKIN, SKIN_IN_SHADE)
    strands = Path.of((10.6, 46), (11, 54, 12, 60, 12.2, 68), closed=False) + Path.of(
        (8.9, 57), (9.2, 60, 9.6, 63, 9.6, 67), closed=False
    )
    queen.stroke(strands.both_sides(), mixed(house.hair, "#ffffff", 0.16), 0.7)
    parted_hair = Path.of((0, 37.5), (-7, 38, -9, 44, -8.2, 52), (-7.2, 48, -4, 43.5, 0, 41.5))
    _lit(queen, parted_hair.both_sides(), house.hair)
    _eyes_and_nose(queen, y=49, apart=3.0)
    brow = Path.of((1.9, 46.4), (2.8, 45.6, 4, 45.8, 4.6, 46.6), closed=False)
    queen.stroke(brow.both_sides(), house.hair, 0.6)
    lips = Path.symmetric(
        (0, 54.3), (0.4, 54, 1, 53.9, 2, 54.6), (1.5, 55.3, 0.75, 55.65, 0, 55.65)
    )
    queen.fill(lips, PAINTED_LIPS)
    queen.fill(Path.ellipse(4.4, 52.6, 1.3, 0.9).both_sides(), BLUSH)
    for pearl in range(-3, 4):
        sag = (9 - pearl * pearl) * 0.22
        queen.fill(Path.ellipse(pearl * 1.75, 66.2 + sag, 0.72), WHITE)
    queen.fill(suit_path(suit, 0, 71.2, 4.4), house.robe)
    _tiara(queen, house)
    return queen


def _dress(queen: Drawing, suit: Suit, house: House) -> None:
    dress = Path.symmetric((0, 67), (9, 67), (20, 69, 27, 76, 30, 92))
    bodice = Path.symmetric((0, 67), (14, 67.8), (17, 75, 18, 84, 18, 92))
    sleeve = Path.of((-30, 92), (-27, 76, -21, 69.8, -14, 67.8), (-17, 75, -18, 84, -18, 92))
    seam = Path.of((-14, 67.8), (-17, 75, -18, 84, -18, 92), closed=False)
    queen.fill(dress, house.robe)
    _brocade(queen, bodice, suit, mixed(house.robe, "#ffffff", 0.18), top=76)
    queen.fill(sleeve.both_sides(), house.second)
    queen.stroke(seam.both_sides(), GOLD, 0.8)
    neck = Path.symmetric(
        (0, 56), (3.6, 56), (3.6, 65), (6, 67, 8, 67.2, 9.5, 67.2), (7, 74, 3, 78, 0, 80)
    )
    shadow_of_chin = Path.symmetric(
        (0, 60.7), (1.4, 60.7, 2.8, 59.8, 3.6, 58), (3.6, 61), (2.8, 62.5, 1.4, 63.25, 0, 63.25)
    )
    neckline = Path.of((9.5, 67.2), (7, 74, 3, 78, 0, 80), closed=False)
    _lit(queen, neck, SKIN, SKIN_IN_SHADE)
    queen.fill(shadow_of_chin, NECK)
    queen.stroke(neckline.both_sides(), GOLD, 1.1)


def _tiara(queen: Drawing, house: House) -> None:
    rim = (7.3, 40.05, 3.65, 39.325, 0, 39.325)
    points = ((0, 27.4), (2.4, 35), (5, 30.4), (6.6, 36.4), (11, 33.4), (9.6, 41.5))
    queen.fill(Path.symmetric(*points, rim), GOLD)
    queen.fill(Path.of(*points, rim), GOLD_IN_SHADE)
    queen.fill(Path.ellipse(11, 33, 1.1).both_sides(), WHITE)
    queen.fill(Path.ellipse(5, 30, 1.1).both_sides(), WHITE)
    queen.fill(Path.ellipse(0, 27, 1.4), WHITE)
    queen.fill(Path.polygon((0, 32.8), (1.4, 35), (0, 37.2), (-1.4, 35)), house.second)


def _jack(suit: Suit, house: House) -> Drawing:
    """A young man with bobbed hair in a tunic of two colours, a feather in his cap."""
    jack = Drawing()
    hair = Path.symmetric((0, 37), (11, 37, 12, 45, 11.8, 52), (11.6, 57, 12, 59, 9, 60.5))
    _lit(jack, hair, house.hair)
    left_half = Path.of((-28, 92), (-26, 76, -19, 69, -8, 67), (0, 67), (0, 92))
    for half, colour in ((left_half, house.robe), (left_half.mirrored(), house.second)):
        jack.fill(half, colour)
        _brocade(jack, half, suit, mixed(colour, "#ffffff", 0.18), top=72)
    jack.fill(Path.polygon((-3.6, 56), (3.6, 56), (3.6, 68), (-3.6, 68)), NECK)
    collar = Path.polygon((0, 71), (-3, 64.4), (-9, 65.4), (-12.5, 70), (-6, 75.2))
    _lit(jack, collar.both_sides(), WHITE, WHITE_IN_SHADE)
    jack.stroke(Path.polyline((0, 71), (-6, 75.2), (-12.5, 70)).both_sides(), GOLD, 0.7)
    for y in (76, 80.5):
        jack.fill(Path.ellipse(0, y, 1.15), GOLD)
    _lit(jack, Path.ellipse(0, 50, 7.2, 9.2), SKIN, SKIN_IN_SHADE)
    fringe = Path.of(
        (-9, 47.5),
        (-8, 42, -4, 40, 0, 40),
        (4, 40, 8, 42, 9, 47.5),
        (5, 45.4, 2, 45.2, -1, 46.4),
        (-4, 45, -7, 46, -9, 47.5),
    )
    _lit(jack, fringe, house.hair)
    _eyes_and_nose(jack, y=49.8, apart=3.0)
    smile = Path.of((-1.9, 55.2), (-0.6, 56, 0.8, 56, 1.9, 55), closed=False)
    jack.stroke(smile, LIPS, 0.7)
    strand = Path.of((9.6, 46), (10.1, 51, 9.8, 55, 9.4, 58), closed=False)
    jack.stroke(strand.both_sides(), mixed(house.hair, "#ffffff", 0.16), 0.7)
    _feathered_cap(jack, house)
    return jack


def _feathered_cap(jack: Drawing, house: House) -> None:
    cap = Path.of(
        (-11.5, 43),
        (-16, 35, -8, 28.5, 1, 29),
        (10, 29.5, 14.5, 35, 11.5, 43),
        (5, 40.4, -5, 40.4, -11.5, 43),
    )
    brim = Path.of(
        (-11.5, 43), (-5, 40.4, 5, 40.4, 11.5, 43), (12, 39.6), (5, 37, -5, 37, -12, 39.6)
    )
    feather = Path.of((7, 39.5), (9, 31, 14, 25.5, 21, 25), (20, 31, 15, 37, 8.2, 40.5))
    shaft = Path.of((7.6, 40), (10, 35, 14, 30, 19, 26.6), closed=False)
    _lit(jack, cap, house.robe)
    _lit(jack, brim, house.shade)
    jack.fill(feather, WHITE)
    jack.stroke(shaft, house.second, 0.6)
    jack.fill(Path.ellipse(7.6, 39.6, 1.7), GOLD)


def _lit(figure: Drawing, shape: Path, light: str, shade: str | None = None) -> None:
    """Fill a shape that is lit from the left: right of the middle line it lies in shade."""
    right = Drawing()
    right.fill(_RIGHT_HALF, shade or mixed(light, "#000000", 0.13))
    figure.fill(shape, light)
    figure.clip(shape, right)


_RIGHT_HALF: Final = Path.polygon((0, 0), (40, 0), (40, 100), (0, 100))


def _eyes_and_nose(figure: Drawing, y: float, apart: float) -> None:
    """Two dark eyes, each `apart` from the middle, and the shadow of a nose below them."""
    figure.fill(Path.ellipse(apart, y, 0.75, 0.95).both_sides(), EYE)
    for side in (-apart, apart):
        figure.fill(Path.ellipse(side - 0.22, y - 0.3, 0.24), WHITE)
    nose = Path.of((0, y + 0.3), (0.2, y + 1.4, 0.9, y + 2.4, -0.2, y + 2.6), closed=False)
    figure.stroke(nose, NOSE, 0.55)


def _brocade(figure: Drawing, cloth: Path, suit: Suit, colour: str, top: float) -> None:
    """Weave small suits into a cloth, in staggered rows from `top` downward."""
    pattern = Drawing()
    for row in range(5):
        for place in range(-6, 6):
            x = place * 5.2 + (2.6 if row % 2 else 0)
            pattern.fill(suit_path(suit, x, top + row * 4.2, 3), colour)
    figure.clip(cloth, pattern)
