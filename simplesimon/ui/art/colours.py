"""Colours, written as `#rrggbb`, taken apart and mixed."""

from PIL import ImageColor


def rgb(colour: str) -> tuple[int, int, int]:
    """Return the three parts of `#rrggbb`, each 0 to 255."""
    red, green, blue = ImageColor.getrgb(colour)[:3]
    return red, green, blue


def mixed(colour: str, other: str, share: float) -> str:
    """Return `colour` with a share of `other` in it, 0 to 1, as `#rrggbb`."""
    parts = (round(a + (b - a) * share) for a, b in zip(rgb(colour), rgb(other), strict=True))
    return "#{:02x}{:02x}{:02x}".format(*parts)
