"""Where things are in the choice of suits."""

from typing import Final

from simplesimon.ui.layout import Metrics


class SuitsScreen:
    """How many suits: three tiles in the proportions of a card."""

    def __init__(self, metrics: Metrics) -> None:
        place = metrics.place
        if metrics.small:
            self.back = metrics.place_at_top(16, 12, 113, 44)
            self.title = place(0, 64, 800, 40)
            self.subtitle = place(0, 110, 800, 24)
            lefts, top, width, height = (52, 290, 528), 156, 220, 307
            self.switch = place(150, 494, 500, 76)
        else:
            self.back = metrics.place_at_top(24, 16, 113, 48)
            self.title = place(0, 56, 1280, 48)
            self.subtitle = place(0, 112, 1280, 24)
            lefts, top, width, height = (212, 508, 804), 168, 264, 369
            self.switch = place(390, 576, 500, 80)
        self.tiles: Final = [place(left, top, width, height) for left in lefts]
