"""The colours of the cards themselves; those of the table are no business of a card's."""

from typing import Final, NamedTuple

from simplesimon.engine.cards import Suit


class Palette(NamedTuple):
    """Paper, and one colour for each suit, in the order of `Suit`; all `#rrggbb`."""

    paper: str
    spades: str
    hearts: str
    diamonds: str
    clubs: str

    def colour(self, suit: Suit) -> str:
        """Return the colour of a suit."""
        return self[1 + suit]


PAPER: Final = "#fffdf8"
"""White with a breath of warmth, easier on the eye than pure white."""

PALETTES: Final[dict[str, Palette]] = {
    "two": Palette(PAPER, "#182230", "#c4202c", "#c4202c", "#182230"),
    "four": Palette(PAPER, "#14181f", "#c81e2b", "#1763c4", "#00713f"),
    # Chosen by search: at least 45 apart (CIE 1976) whichever cone is missing, and at least
    # 4.5 : 1 against the paper.
    "colour-blind": Palette(PAPER, "#10131c", "#d21723", "#8e2be0", "#04809a"),
}
"""By the names that settings are saved under."""
