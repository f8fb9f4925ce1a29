"""The rules: chapters to leaf through, and a game to try. Nothing scrolls."""

from collections import deque
from collections.abc import Callable
from typing import Final

import arcade
from PIL import Image

from simplesimon.engine import Deal, Game
from simplesimon.handbook import (
    Chapter,
    ChapterKind,
    DealPicture,
    Handbook,
    Item,
    Picture,
    load_handbook,
)
from simplesimon.session import Session
from simplesimon.ui import help_pages, theme
from simplesimon.ui.art.icons import Icon
from simplesimon.ui.illustrations import illustrate
from simplesimon.ui.keys import Step, step_of
from simplesimon.ui.layout import Rect
from simplesimon.ui.routes import Help, Play
from simplesimon.ui.scenes.base import Go, Scene
from simplesimon.ui.screens import HelpScreen
from simplesimon.ui.services import Services
from simplesimon.ui.widgets.brush import blank
from simplesimon.ui.widgets.controls import Button, Kind
from simplesimon.ui.widgets.rail import RailItem
from simplesimon.ui.window import LazyWindow

KEYS_CHAPTER: Final = "keys"
"""What F1 opens when the rules are open already."""


class HelpScene(Scene):
    """The rules."""

    def __init__(self, window: LazyWindow, services: Services, go: Go, route: Help) -> None:
        super().__init__(window, services, go)
        self._back: Final = route.back
        self._book: Handbook = load_handbook(self._folder, services.words.language)
        self._chapter = self._book.chapter(route.chapter).name
        self._undrawn: deque[Callable[[], None]] = deque()
        self.page.focus(self._chapter)

    @property
    def _folder(self):
        return self.services.resources / "help"

    @property
    def chapter(self) -> Chapter:
        """The chapter that is open."""
        return self._book.chapter(self._chapter)

    @property
    def drawing(self) -> bool:
        """Whether pictures are still to be drawn."""
        return bool(self._undrawn)

    # Laying out

    def compose(self) -> None:
        """Lay out the list of chapters and the page of the open one."""
        if self._book.language != self.services.words.language:
            self._book = load_handbook(self._folder, self.services.words.language)
        self._screen = HelpScreen(self.metrics, [len(part) for part in self._book.parts])
        self._undrawn.clear()
        self.page.dim(theme.FELT_DIM)
        self._show_header()
        self._show_chapter()
        self._add_controls()
        self.window.keep_drawing("help")

    def _show_header(self) -> None:
        brush, header = self.brush, self._screen.header
        height = self.metrics.height - header.bottom
        ground = blank(header.width, height)
        brush.box(ground, (0, 0, *ground.size), 0, brush.colours.bar, alpha=theme.HEADER_OPACITY)
        brush.box(ground, (0, height - 1, header.width, 1), 0, theme.WHITE, alpha=0.10)
        self.page.show(ground, 0, header.bottom)
        title = brush.label(
            self.services.words.gettext("Rules"), theme.PAGE_TITLE, brush.colours.text
        )
        place = self._screen.title
        self.page.show(title, place.left, round(place.centre[1] - title.height / 2))

    def _add_controls(self) -> None:
        _ = self.services.words.gettext
        back = Button("back", self._screen.back, self.back, icon=Icon.BACK, hint=_("Back, Esc"))
        self.page.add(back)
        for chapter, rect in zip(self._book.chapters, self._screen.chapters, strict=True):
            item = RailItem(
                chapter.name,
                rect,
                self._opener(chapter.name),
                label=chapter.title,
                chosen=chapter.name == self._chapter,
            )
            self.page.add(item)
        for rect in self._screen.rules:
            line = blank(rect.width, rect.height)
            self.brush.box(line, (0, 0, *line.size), 0, theme.WHITE, alpha=0.12)
            self.page.show(line, rect.left, rect.bottom)
        if self.chapter.kind is ChapterKind.BOARD:
            button = Button(
                "play",
                self._board_button(),
                self.play_board,
                label=_("Play this deal"),
                icon=Icon.PLAY,
                kind=Kind.PRIMARY,
            )
            self.page.add(button)

    def _opener(self, name: str) -> Callable[[], None]:
        return lambda: self.open(name)

    def _board_button(self) -> Rect:
        left, top, width, height = map(self.brush.px, self._screen.board.button)
        page = self._screen.page
        return Rect(page.left + left, page.top - top - height, width, height)

    def _show_chapter(self) -> None:
        chapter, brush, screen = self.chapter, self.brush, self._screen
        match chapter.kind:
            case ChapterKind.TILES:
                for item, rect in zip(chapter.items, screen.tiles, strict=False):
                    tile = help_pages.bare_tile(brush, screen, item)
                    self._show_later(tile, rect, item, brush.px(screen.tile.pad))
            case ChapterKind.BOARD:
                board = help_pages.bare_board(chapter.items[0], brush, screen)
                self._show_later(board, screen.page, chapter.items[0], brush.px(screen.board.pad))
            case _:
                image, margin = help_pages.list_page(chapter, brush, screen)
                self.page.show(image, screen.page.left - margin, screen.page.bottom - margin)

    def _show_later(
        self, panel: tuple[Image.Image, int], rect: Rect, item: Item, pad: int
    ) -> None:
        """Show a panel now and draw its picture when there is time."""
        image, margin = panel
        sprite = self.page.show(image, rect.left - margin, rect.bottom - margin)
        if item.picture is not None:
            self._undrawn.append(self._drawer(sprite, image, item.picture, margin + pad))

    def _drawer(
        self, sprite: arcade.Sprite, image: Image.Image, picture: Picture, corner: int
    ) -> Callable[[], None]:
        size = help_pages.picture_size(self.brush, self._screen, self.chapter.kind)
        page, brush = self.page, self.brush
        large_index = self.services.settings.large_index

        def draw() -> None:
            drawn = illustrate(picture, size, brush, large_index=large_index)
            page.repaint(sprite, help_pages.fill_tile(image, drawn, corner))

        return draw

    def elapse(self, seconds: float) -> None:
        """Draw the next picture."""
        if self._undrawn:
            self._undrawn.popleft()()
        else:
            self.window.stop_drawing("help")

    def on_hide_view(self) -> None:
        """Come to rest."""
        super().on_hide_view()
        self.window.stop_drawing("help")

    # What can be done

    def open(self, name: str) -> None:
        """Open a chapter."""
        self.page.focus(name)
        if name != self._chapter:
            self._chapter = name
            self.recompose()

    def on_key_press(self, symbol: int, modifiers: int) -> None:
        """Leaf through the chapters with the arrows up and down, or do what all scenes do."""
        super().on_key_press(symbol, modifiers)
        focused = self.page.focused
        leafing = step_of(symbol, modifiers) in (Step.UP, Step.DOWN)
        if leafing and self.window.current_view is self and isinstance(focused, RailItem):
            self.open(focused.name)

    def play_board(self) -> None:
        """Put the large table up as a game."""
        picture = self.chapter.items[0].picture
        if isinstance(picture, DealPicture):
            settings = self.services.settings
            game = Game(
                Deal(picture.deal.position),
                removal=settings.removal,
                undo_limit=settings.undo_limit,
            )
            self.go(Play(Session(game)))

    def help(self) -> None:
        """Open the chapter on keys: F1 brought the player here already."""
        self.open(KEYS_CHAPTER)

    def back(self) -> None:
        """Go back to where one came from."""
        self.go(self._back)
