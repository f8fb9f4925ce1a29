"""How many suits? Three tiles; a click or the digit deals at once."""

from typing import Final

from PIL import Image

from simplesimon.engine import SUITS_IN_PACK, Card, GameCode, Suit, SuitCount, card
from simplesimon.forms import count_text, share_text
from simplesimon.i18n import Words
from simplesimon.store.summaries import Summary
from simplesimon.ui import theme
from simplesimon.ui.art.icons import Icon
from simplesimon.ui.layout import Rect
from simplesimon.ui.motion import breath
from simplesimon.ui.routes import Menu, Play
from simplesimon.ui.scenes.base import Go, Scene
from simplesimon.ui.screens.fan import fan
from simplesimon.ui.screens.suits import SuitsScreen
from simplesimon.ui.services import Services
from simplesimon.ui.sheet import Sheet
from simplesimon.ui.widgets.brush import blank
from simplesimon.ui.widgets.controls import Button, nothing
from simplesimon.ui.widgets.switch import Switch
from simplesimon.ui.widgets.tiles import SuitsTile
from simplesimon.ui.window import LazyWindow

RANKS: Final = (10, 11, 12, 13)
"""Of the cards on a tile, one for each of the four sets of a pack."""

FAN_DEGREES: Final = 10.0
FAN_RADIUS: Final = 1.12
FAN_CENTRE: Final = 0.44
CARD_SHARE: Final = 0.275
"""The fan on a tile: its radius, the height of its middle and a card's width, as shares of the
picture's width, height and width."""


class SuitsScene(Scene):
    """The choice of the number of suits."""

    def __init__(self, window: LazyWindow, services: Services, go: Go) -> None:
        super().__init__(window, services, go)
        self._waiting: SuitCount | None = None
        """The number of suits for which a winnable deal is being looked for."""

        self._search_seconds = 0.0

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
        self.page.add(*tiles, self._switch(screen.switch), back)
        self._search = Sheet((512, 16))
        self._tile_rects = dict(
            zip((suits for suits, _heading in choices), screen.tiles, strict=True)
        )
        if self.services.settings.winnable_deals_only:
            self.services.advisor.keep_stock()

    def _switch(self, rect: Rect) -> Switch:
        """Show the panel of the switch, and return the switch."""
        _ = self.services.words.gettext
        brush, colours = self.brush, self.brush.colours
        self.page.show_panel(rect)
        pad = brush.px(24)
        for words, lettering, colour, above in (
            (_("Winnable deals only"), theme.BUTTON, colours.text, 13),
            (_("Skips the few deals nobody can win"), theme.DESCRIPTION, colours.quiet_text, -13),
        ):
            label = brush.label(words, lettering, colour)
            middle = round(rect.centre[1]) + brush.px(above)
            self.page.show(label, rect.left + pad, middle - label.height // 2)
        return Switch(
            "winnable",
            rect,
            nothing,
            on=self.services.settings.winnable_deals_only,
            pad=24,
            change=self._want_winnable,
        )

    def _want_winnable(self, on: bool) -> None:  # noqa: FBT001 - what a switch calls
        self.change_settings(winnable_deals_only=on)
        self._waiting = None
        if on:
            self.services.advisor.keep_stock(again=True)

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
        """Deal a new game at once; if only winnable deals are wanted, as soon as one is found."""
        advisor = self.services.advisor
        if not self.services.settings.winnable_deals_only:
            self._deal(GameCode(suits, self.services.new_number()))
            return
        code = advisor.take_winnable(suits)
        advisor.keep_stock(again=True)
        if code is None:
            self._waiting = suits
            self.window.keep_drawing("search")
        else:
            self._deal(code)

    def _deal(self, code: GameCode) -> None:
        left = self.services.game_is_open
        self.go(Play(self.services.dealer.code(code), left=left))

    def elapse(self, seconds: float) -> None:
        """Deal when a winnable deal has been found for the chosen tile; till then show a line."""
        if self._waiting is None:
            self.window.stop_drawing("search")
            return
        advisor = self.services.advisor
        code = advisor.take_winnable(self._waiting)
        if code is not None:
            self._waiting = None
            self._deal(code)
            return
        advisor.keep_stock()
        if advisor.stock_failed:
            self._waiting = None
            _ = self.services.words.gettext
            self.notify(_("No winnable deal was found. Turn the switch off to play any deal."))
            return
        self._search_seconds += seconds
        self._show_search(self._tile_rects[self._waiting])

    def _show_search(self, tile: Rect) -> None:
        """Let a thin gold line run under a tile, to and fro."""
        if not len(self._search.sprites):
            width, height = tile.width // 3, max(2, self.brush.px(3))
            image = blank(width, height)
            self.brush.box(image, (0, 0, width, height), height / 2, theme.GOLD)
            self._search.put(image, tile.left, tile.bottom - self.brush.px(10))
        sprite = self._search.sprites[0]
        way = breath(self._search_seconds, theme.SEARCH_SECONDS, 0.0)
        left = tile.left + (tile.width - sprite.width) * way
        sprite.position = (left + sprite.width / 2, tile.bottom - self.brush.px(10))

    def paint_above(self) -> None:
        """Draw the line of the search."""
        if self._waiting is not None:
            self._search.draw(smooth=True)

    def on_hide_view(self) -> None:
        """Stop the line of the search."""
        super().on_hide_view()
        self.window.stop_drawing("search")

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
