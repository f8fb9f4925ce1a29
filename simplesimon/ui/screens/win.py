"""Where things are when a game is won."""

from typing import Final

from simplesimon.ui.layout import Metrics, Rect


class WinScreen:
    """The score and what next, in a panel in the middle.

    Args:
        metrics: The window.
        tiles: How many small tiles stand under the score.
        stars: Whether stars stand above the headline.
    """

    STARS: Final = (40, 52, 40)
    """Their sizes; the middle one stands a little higher."""

    STAR_PITCH: Final = 68

    def __init__(self, metrics: Metrics, tiles: int, *, stars: bool = False) -> None:
        width = 560
        if metrics.small:
            height, design = (564 if stars else 548), (800, 600)
            title, headline, first, step, score, tile, button = 56, 104, 162, 30, 282, 322, 412
            if stars:
                title, headline, first, step, score, tile = 43, 147, 219, 27, 319, 346
                button = 428
            star = 102
        else:
            height, design = (648 if stars else 592), (1280, 720)
            title, headline, first, step, score, tile, button = 64, 120, 190, 32, 318, 360, 452
            if stars:
                title, headline, first, score, tile, button = 56, 182, 272, 392, 426, 512
            star = 126
        left, top = (design[0] - width) / 2, (design[1] - height) / 2
        inner, inside, gap = left + 48, width - 96, 12

        def line(middle: float, tall: float = 28) -> Rect:
            return metrics.place(inner, top + middle - tall / 2, inside, tall)

        def cell(index: int, count: int, y: float, tall: float) -> Rect:
            across = (inside - (count - 1) * gap) / count
            return metrics.place(inner + index * (across + gap), top + y, across, tall)

        self.panel: Final = metrics.place(left, top, width, height)
        self.title: Final = line(title, 56)
        self.headline: Final = line(headline)
        self.note: Final = line(headline + (25 if metrics.small else 27), 24)
        self.second_note: Final = line(headline + (45 if metrics.small else 49), 22)
        middle, pitch = left + width / 2, self.STAR_PITCH
        self.stars: Final = [
            metrics.place(
                middle + (index - 1) * pitch - size / 2, top + star - size / 2 - rise, size, size
            )
            for index, (size, rise) in enumerate(zip(self.STARS, (0, 6, 0), strict=True))
        ]
        self.rows: Final = [line(first + index * step) for index in range(3)]
        self.rule: Final = line(first + 2 * step + 24, 1)
        self.score: Final = line(score, 48)
        self.tiles: Final = [cell(index, tiles, tile, 64) for index in range(tiles)]
        self.buttons: Final = [
            cell(0, 2, button, 48),
            cell(1, 2, button, 48),
            cell(0, 2, button + 60, 48),
            cell(1, 2, button + 60, 48),
        ]
