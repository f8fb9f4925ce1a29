"""How many suits? Three tiles; a click or the digit deals at once."""

from typing import Final

from PIL import Image

from simplesimon.engine import SUITS_IN_PACK, Card, GameCode, Suit, SuitCount, card
from simplesimon.forms import count_text, share_text
from simplesimon.i18n import Words
from simplesimon.store.statistics import Summary
from simplesimon.ui import theme
from simplesimon.ui.art.icons import Icon
from simplesimon.ui.layout import Rect
from simplesimon.ui.routes import Menu, Play
from simplesimon.ui.scenes.base import Scene
from simplesimon.ui.screens import SuitsScreen, fan
from simplesimon.ui.widgets.controls import Button
from simplesimon.ui.widgets.tiles import SuitsTile

RANKS: Final = (10, 11, 12, 13)
"""Of the cards on a tile, one for each of the four sets of a pack."""

FAN_DEGREES: Final = 10.0
FAN_RADIUS: Final = 1.25
FAN_CENTRE: Final = 0.42
CARD_SHARE: Final = 0.29
"""The fan on a tile: its radius, the height of its middle and a card's width, as shares of the
picture's width, height and width."""


class SuitsScene(Scene):
    """The choice of the number of suits."""

    def compose(self) -> None:
        """Lay out the question and the tiles."""
        _ = self.services.words.gettext
        brush, screen = self.brush, SuitsScreen(self.metrics)
        self.page.dim(theme.FELT_DIM)
        title = brush.label(_("How many suits?"), theme.TITLE, brush.colours.text)
        self.page.show_centred(title, screen.title)
        subtitle = brush.label(
            _("Always 52 cards. Fewer suits make longer runs easier."),
            theme.BODY,
            brush.colours.quiet_text,
        )
        self.page.show_centred(subtitle, screen.subtitle)
        choices: tuple[tuple[SuitCount, str], ...] = (
            (1, _("Easy")),
            (2, _("Medium")),
            (4, _("Hard")),
        )
        summaries = self.services.statistics.summaries()
        tiles = [
            self._tile(suits, heading, summaries[suits], rect)
            for (suits, heading), rect in zip(choices, screen.tiles, strict=True)
        ]
        back = Button("back", screen.back, self.back, label=_("Back"), icon=Icon.BACK)
        self.page.add(*tiles, back)

    def _tile(self, suits: SuitCount, heading: str, summary: Summary, rect: Rect) -> SuitsTile:
        won, played = share_texts(summary, self.services.words)
        tile = SuitsTile(
            f"suits {suits}",
            rect,
            lambda: self.choose(suits),
            suits=tuple(dict.fromkeys(SUITS_IN_PACK[suits])),
            heading=heading,
            share=summary.share or 0.0,
            won=won,
            played=played,
            key=str(suits),
        )
        tile.picture = self._picture(tile.picture_size(), SUITS_IN_PACK[suits])
        return tile

    def _picture(self, size: tuple[int, int], suits: tuple[Suit, ...]) -> Image.Image:
        """Return four cards of a pack, fanned on felt."""
        width, height = size
        image = Image.new("RGBA", size, self.brush.colours.felt_centre)
        card_width = round(width * CARD_SHARE)
        radius = width * FAN_RADIUS
        pivot = (width / 2, height * FAN_CENTRE - radius)
        for place, rank, suit in zip(
            fan(pivot, radius, len(RANKS), FAN_DEGREES), RANKS, suits, strict=True
        ):
            turned = self._turned(card(rank, suit), card_width, place.degrees)
            x, y = place.centre
            left, top = round(x - turned.width / 2), round(height - y - turned.height / 2)
            layer = Image.new("RGBA", size)
            layer.paste(turned, (left, top))
            image.alpha_composite(layer)
        return image

    def _turned(self, face: Card, width: int, degrees: float) -> Image.Image:
        """Return a card turned clockwise, drawn at twice the size for clean edges."""
        deck = self.services.assets.deck(2 * width, self.services.preferences.palette)
        image = deck.picture(face).convert("RGBa")
        turned = image.rotate(-degrees, Image.Resampling.BICUBIC, expand=True)
        size = (turned.width // 2, turned.height // 2)
        return turned.resize(size, Image.Resampling.BOX).convert("RGBA")

    def choose(self, suits: SuitCount) -> None:
        """Deal a new game at once."""
        code = GameCode(suits, self.services.new_number())
        left = self.services.game_is_open
        self.go(Play(self.services.dealer.code(code), left=left))

    def on_text(self, text: str) -> None:
        """Choose by digit."""
        for suits in SUITS_IN_PACK:
            if text == str(suits) and not self.overlaid:
                self.choose(suits)
                return

    def back(self) -> None:
        """Go back to the menu."""
        self.go(Menu())


def share_texts(summary: Summary, words: Words) -> tuple[str, str]:
    """Return the share of won games in words, empty while there is none, and how many there are."""
    if summary.share is None:
        return "", words.gettext("Not played yet")
    won = words.gettext("{share} won").format(share=share_text(summary.share, words))
    played = words.ngettext("{count} played", "{count} played", summary.played)
    return won, played.format(count=count_text(summary.played, words))
