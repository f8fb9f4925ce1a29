"""The rules: chapters to leaf through, and a game to try. Nothing scrolls."""

from collections import deque
from collections.abc import Callable
from pathlib import Path
from typing import Final

import arcade
from PIL import Image

from simplesimon.engine.notation import GameText
from simplesimon.handbook import (
    Chapter,
    ChapterKind,
    DealPicture,
    Handbook,
    Item,
    Picture,
    load_handbook,
)
from simplesimon.ui import help_pages, theme
from simplesimon.ui.art.icons import Icon
from simplesimon.ui.illustrations import illustrate
from simplesimon.ui.keys import Step, step_of
from simplesimon.ui.layout import Rect
from simplesimon.ui.routes import Help, Play
from simplesimon.ui.scenes.base import Go, Scene
from simplesimon.ui.screens.help import HelpScreen
from simplesimon.ui.services import Services
from simplesimon.ui.sheet import Sheet
from simplesimon.ui.widgets.brush import blank
from simplesimon.ui.widgets.controls import Button, Kind
from simplesimon.ui.widgets.rail import RailItem
from simplesimon.ui.window import LazyWindow

PLAY_BUTTON: Final = "play"

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

    @property
    def _folder(self) -> Path:
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
        self._shade = self.new_page()
        self._shade.dim(theme.FELT_DIM)
        self._show_header()
        self._add_chapters()
        self._show_chapter()

    def _show_header(self) -> None:
        brush, header = self.brush, self._screen.header
        ground = blank(header.width, header.height)
        brush.box(ground, (0, 0, *ground.size), 0, brush.colours.bar, alpha=theme.HEADER_OPACITY)
        brush.box(ground, (0, header.height - 1, header.width, 1), 0, theme.WHITE, alpha=0.10)
        self.page.show(ground, header.left, header.bottom)
        title = brush.label(
            self.services.words.gettext("Rules"), theme.PAGE_TITLE, brush.colours.text
        )
        place = self._screen.title
        self.page.show(title, place.left, round(place.centre[1] - title.height / 2))

    def _add_chapters(self) -> None:
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

    def _opener(self, name: str) -> Callable[[], None]:
        return lambda: self.open(name)

    def _show_chapter(self) -> None:
        """Show the page of the open chapter; its pictures follow one by one."""
        chapter, brush, screen = self.chapter, self.brush, self._screen
        self._undrawn.clear()
        page = screen.page.grown(help_pages.panel_margin(brush))
        # Four panels overlap by their shadows, so they need more room than the page.
        self._panels = Sheet((page.width * 5 // 4, page.height * 5 // 4))
        match chapter.kind:
            case ChapterKind.TILES:
                for item, rect in zip(chapter.items, screen.tiles, strict=False):
                    tile = help_pages.bare_tile(brush, screen, item)
                    self._show_panel(tile, rect, item, brush.px(screen.tile.pad))
            case ChapterKind.BOARD:
                item = chapter.items[0]
                board = help_pages.bare_board(item, brush, screen)
                self._show_panel(board, screen.page, item, brush.px(screen.board.pad))
                self._add_board_button()
            case _:
                image = help_pages.list_page(chapter, brush, screen)
                self._show_panel(image, screen.page)
        self.window.keep_drawing("help")

    def _add_board_button(self) -> None:
        left, top, width, height = map(self.brush.px, self._screen.board.button)
        page = self._screen.page
        button = Button(
            PLAY_BUTTON,
            Rect(page.left + left, page.top - top - height, width, height),
            self.play_board,
            label=self.services.words.gettext("Play this deal"),
            icon=Icon.PLAY,
            kind=Kind.PRIMARY,
        )
        self.page.add(button)

    def _show_panel(
        self, image: Image.Image, rect: Rect, item: Item | None = None, pad: int = 0
    ) -> None:
        """Show a panel now, and draw the picture in it when there is time."""
        margin = help_pages.panel_margin(self.brush)
        sprite = self._panels.put(image, rect.left - margin, rect.bottom - margin)
        if item is not None and item.picture is not None:
            self._undrawn.append(self._drawer(sprite, image, item.picture, margin + pad))

    def _drawer(
        self, sprite: arcade.Sprite, image: Image.Image, picture: Picture, corner: int
    ) -> Callable[[], None]:
        size = help_pages.picture_size(self.brush, self._screen, self.chapter.kind)
        panels, brush = self._panels, self.brush
        large_index = self.services.settings.large_index

        def draw() -> None:
            drawn = illustrate(picture, size, brush, large_index=large_index)
            panels.repaint(sprite, help_pages.filled(image, drawn, corner))

        return draw

    def paint(self) -> None:
        """Draw the page of the chapter on the darkened felt."""
        self._shade.draw()
        self._panels.draw()

    def on_show_view(self) -> None:
        """Lay the scene out; the keyboard begins at the open chapter."""
        super().on_show_view()
        self.page.focus(self._chapter)

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
        if name != self._chapter:
            if self.chapter.kind is ChapterKind.BOARD:
                self.page.remove(PLAY_BUTTON)
            old, self._chapter = self._chapter, name
            for changed in (old, name):
                item = self.page.control(changed)
                if isinstance(item, RailItem):
                    item.chosen = changed == name
                self.page.refresh(changed)
            self._show_chapter()
        self.page.focus(name)

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
            services = self.services
            left = services.game_is_open
            self.go(Play(services.dealer.typed(GameText(picture.deal)), left=left))

    def help(self) -> None:
        """Open the chapter on keys: F1 brought the player here already."""
        self.open(KEYS_CHAPTER)

    def back(self) -> None:
        """Go back to where one came from."""
        self.go(self._back)
