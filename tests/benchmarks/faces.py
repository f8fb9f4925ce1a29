"""Print how many milliseconds the felt and a pack of faces take; run it as a script."""

import sys
from collections.abc import Callable
from functools import partial
from time import perf_counter

from simplesimon.engine.cards import Suit, card
from simplesimon.ui.art.faces import draw_face
from simplesimon.ui.art.palettes import PALETTES
from simplesimon.ui.art.table_art import draw_felt

FELTS = ((1280, 720), (1920, 1080), (3840, 2160))
CARD_WIDTHS = (90, 180, 300)


def milliseconds(action: Callable[[], object]) -> float:
    """Return how long something takes the first time."""
    start = perf_counter()
    action()
    return (perf_counter() - start) * 1000


def draw_pack(width: int) -> None:
    """Draw all 52 faces."""
    for suit in Suit:
        for rank in range(1, 14):
            draw_face(card(rank, suit), width, PALETTES["two"])


def main() -> None:
    """Measure everything once, the smallest first."""
    for width, height in FELTS:
        took = milliseconds(partial(draw_felt, width, height, "#2f8f6b", "#17573f"))
        sys.stdout.write(f"felt {width} x {height}: {took:.0f} ms\n")
    for width in CARD_WIDTHS:
        took = milliseconds(partial(draw_pack, width))
        sys.stdout.write(f"52 faces at {width} px: {took:.0f} ms\n")


if __name__ == "__main__":
    main()
