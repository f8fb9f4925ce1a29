"""Colours that can be read and told apart, whoever looks at them.

Colour blindness is simulated by the matrices of Machado, Oliveira and Fernandes (2009) for
severity 1, applied to linear light; distances are CIE 1976.
"""

import math
from itertools import combinations

import pytest

from simplesimon.engine.cards import Suit
from simplesimon.ui.art.colours import rgb
from simplesimon.ui.art.palettes import PALETTES, Palette

Light = tuple[float, ...]

EYES = {
    "all cones": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}

TO_XYZ = ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))
WHITE = (0.9505, 1.0, 1.089)


def linear(colour: str) -> Light:
    parts = (part / 255 for part in rgb(colour))
    return tuple(p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)


def times(matrix: tuple[tuple[float, ...], ...], light: Light) -> Light:
    return tuple(sum(a * b for a, b in zip(row, light, strict=True)) for row in matrix)


def seen(colour: str, eye: str) -> Light:
    return tuple(min(1.0, max(0.0, part)) for part in times(EYES[eye], linear(colour)))


def lab(light: Light) -> Light:
    x, y, z = (
        part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116
        for part in (a / b for a, b in zip(times(TO_XYZ, light), WHITE, strict=True))
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def luminance(colour: str) -> float:
    return times(TO_XYZ, linear(colour))[1]


def contrast(one: str, other: str) -> float:
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


@pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES.keys())
def test_every_suit_can_be_read_on_its_paper(palette: Palette) -> None:
    for suit in Suit:
        assert contrast(palette.paper, palette.colour(suit)) >= 4.5


@pytest.mark.parametrize("eye", EYES)
def test_the_colour_blind_palette_keeps_four_suits_apart(eye: str) -> None:
    palette = PALETTES["colour-blind"]
    colours = [lab(seen(palette.colour(suit), eye)) for suit in Suit]

    for colour, other in combinations(colours, 2):
        assert math.dist(colour, other) >= 45


def test_the_plain_four_colours_would_not_do() -> None:
    palette = PALETTES["four"]
    distances = [
        math.dist(lab(seen(palette.colour(suit), eye)), lab(seen(palette.colour(other), eye)))
        for eye in EYES
        for suit, other in combinations(Suit, 2)
    ]

    assert min(distances) < 45


def test_two_colours_pair_the_suits_as_packs_do() -> None:
    two = PALETTES["two"]

    assert two.colour(Suit.SPADES) == two.colour(Suit.CLUBS) == two.spades
    assert two.colour(Suit.HEARTS) == two.colour(Suit.DIAMONDS) == two.hearts
    assert two.spades != two.hearts


def test_four_colours_are_four() -> None:
    for name in ("four", "colour-blind"):
        assert len({PALETTES[name].colour(suit) for suit in Suit}) == 4
