"""The settings: pages of rows, changed and saved at once, with a preview of what they do."""

from functools import partial
from typing import Final

import arcade

from simplesimon.store.settings import Settings
from simplesimon.ui import theme
from simplesimon.ui.art.icons import Icon
from simplesimon.ui.layout import Rect
from simplesimon.ui.option_controls import PlacedRow, choice_labels, chosen_index, new_control
from simplesimon.ui.option_rows import LOOK, PAGES, ListRow, OptionPage, Row, all_rows
from simplesimon.ui.preview import PreviewPane
from simplesimon.ui.routes import SettingsPage
from simplesimon.ui.scenes.base import LARGEST_STEP, Go, Scene
from simplesimon.ui.screens.settings import SettingsScreen
from simplesimon.ui.services import Services
from simplesimon.ui.widgets.brush import blank
from simplesimon.ui.widgets.controls import Button
from simplesimon.ui.widgets.dialog import Question, show_question
from simplesimon.ui.widgets.page import Page
from simplesimon.ui.widgets.paged import PageName, show_header, show_page_names, write
from simplesimon.ui.widgets.select import show_list
from simplesimon.ui.widgets.switch import Switch
from simplesimon.ui.window import LazyWindow

REDRAWN_BY: Final = frozenset({"language", "table_colour"})
"""Options after which everything is laid out anew."""


class SettingsScene(Scene):
    """A page of the settings."""

    def __init__(self, window: LazyWindow, services: Services, go: Go, route: SettingsPage) -> None:
        super().__init__(window, services, go)
        self._back: Final = route.back
        self.shown: OptionPage = _page_named(route.page)
        """The page that is shown."""

        self._row: Row = self.shown.rows[0]
        """The row the player was at last; the preview is of it."""

        self._highlights: dict[str, arcade.Sprite] = {}
        self._preview: PreviewPane | None = None
        self._fresh = True

    # Laying out

    def compose(self) -> None:
        """Lay out header, rail, rows and preview."""
        _ = self.services.words.gettext
        self._screen = SettingsScreen(self.metrics, preview=self.shown is LOOK)
        self.page.dim(theme.FELT_DIM)
        title, hint = _("Settings"), _("Back, Esc")
        show_header(self.page, self._screen, title, self.back, hint)
        names = [PageName(page.name, _(page.label), page.icon) for page in PAGES]
        show_page_names(self.page, self._screen, names, self.shown.name, self.show_page)
        self._show_rows()
        self._show_reset()
        self._show_preview_panel()
        self.page.attend = self._attend
        if self._fresh:
            self._fresh = False
            self.page.focus(f"page {self.shown.name}")
        self._attend()

    def _show_rows(self) -> None:
        screen = self._screen
        self.page.show_panel(screen.list)
        rows = self._measured_rows()
        rects = screen.rows([row.tall for row in rows])
        self._highlights = {}
        for row, rect in zip(rows, rects, strict=True):
            words = row.place(rect)
            self._show_highlight(row.row.field, row.highlight(rect))
            self.page.show(row.words.image(words.height), words.left, words.bottom)
            if rect is not rects[-1]:
                line = screen.inside(rect)._replace(height=1)
                self.page.fill(line, theme.WHITE, theme.LINE_OPACITY)
        self.page.add(*(row.control for row in rows))

    def _measured_rows(self) -> list[PlacedRow]:
        brush, words = self.brush, self.services.words
        width = self._screen.inside(self._screen.list).width
        rows = []
        for row in self.shown.rows:
            control = new_control(
                row,
                getattr(self.services.settings, row.field),
                brush,
                words,
                partial(self._change, row),
                partial(self._open_list, row),
            )
            rows.append(PlacedRow.measured(row, control, brush, words, width))
        return rows

    def _show_highlight(self, field: str, rect: Rect) -> None:
        image = blank(rect.width, rect.height)
        radius = self.brush.px(theme.CONTROL_RADIUS)
        box, alpha = (0, 0, *image.size), theme.HIGHLIGHT_OPACITY
        self.brush.box(image, box, radius, theme.WHITE, alpha=alpha)
        sprite = self.page.show(image, rect.left, rect.bottom)
        sprite.visible = False
        self._highlights[field] = sprite

    def _show_reset(self) -> None:
        _ = self.services.words.gettext
        brush, screen = self.brush, self._screen
        reset = Button(
            "reset",
            screen.list,
            self.ask_reset,
            label=_("Reset all"),
            icon=Icon.RESTART,
            lettering=theme.STRONG_NOTE,
            centred=False,
        )
        reset.rect = screen.reset(reset.natural_width(brush))
        self.page.add(reset)
        if not screen.small:
            note = _("Changes apply at once and are kept.")
            write(self.page, note, screen.note, theme.DESCRIPTION, brush.colours.quiet_text)

    # Preview

    def _show_preview_panel(self) -> None:
        brush, screen = self.brush, self._screen
        self._preview = None
        if not screen.preview:
            return
        if not screen.small:
            _ = self.services.words.gettext
            self.page.show_panel(screen.preview_panel)
            text = brush.colours.text
            write(self.page, _("Preview"), screen.preview_title, theme.STRONG_NOTE, text)
        felt = screen.preview_felt
        sprite = self.page.show(blank(felt.width, felt.height), felt.left, felt.bottom)
        self._preview = PreviewPane(sprite, felt, self.page.repaint, brush, narrow=screen.small)

    def _show_preview(self) -> None:
        if self._preview is not None:
            preferences = self.services.preferences
            self._preview.show(self._row.preview, preferences.settings, preferences.pace)
            self._wake()

    def _wake(self) -> None:
        if self._preview is not None and self._preview.moving:
            self.window.keep_drawing("preview")
        else:
            self.window.stop_drawing("preview")

    def _attend(self) -> None:
        """Light the row the player is at, and show what it does."""
        attended = self.page.attended
        name = attended.name if attended is not None else ""
        for field, sprite in self._highlights.items():
            sprite.visible = field == name
        for row in self.shown.rows:
            if row.field == name:
                self._row = row
        self._show_preview()
        self.window.request_frame()

    def elapse(self, seconds: float) -> None:
        """Let the card in the preview glide."""
        if self._preview is not None:
            self._preview.advance(min(seconds, LARGEST_STEP))
        # Also where there is no preview any more: the card of another page may have glided.
        self._wake()

    def paint_above(self) -> None:
        """Draw the card that glides."""
        if self._preview is not None:
            self._preview.draw()

    def on_hide_view(self) -> None:
        """Come to rest."""
        super().on_hide_view()
        self.window.stop_drawing("preview")

    # Acting

    def show_page(self, name: str) -> None:
        """Show another page."""
        self.shown = _page_named(name)
        self._row = self.shown.rows[0]
        self.recompose()

    def _change(self, row: Row, value: object) -> None:
        """Give an option another value, at once and for good."""
        if row.field == "fullscreen":
            self._fill_screen(full=bool(value))
            return
        self.change_settings(**{row.field: value})
        if row.field in REDRAWN_BY:
            self.recompose()
        else:
            self._show_preview()

    def _fill_screen(self, *, full: bool) -> None:
        if self.window.fullscreen != full:
            self.toggle_fullscreen()
        else:
            self.change_settings(fullscreen=full)

    def toggle_fullscreen(self) -> None:
        """Fill the screen or not, and let the switch show it."""
        super().toggle_fullscreen()
        if "fullscreen" in self._highlights:
            switch = self.page.control("fullscreen")
            if isinstance(switch, Switch):
                switch.on = self.window.fullscreen
            self.page.refresh("fullscreen")

    def _open_list(self, row: Row) -> None:
        if isinstance(row, ListRow):
            self.open_overlay(lambda: self._list_page(row))

    def _list_page(self, row: ListRow) -> Page:
        page = self.new_page(focus_shown=self.page.focus_shown, elsewhere=self.close_overlay)
        chosen = chosen_index(row, getattr(self.services.settings, row.field))

        def choose(index: int) -> None:
            self.close_overlay()
            self._change(row, row.choices[index].value)

        anchor = self.page.control(row.field).rect
        show_list(page, anchor, choice_labels(row, self.services.words), chosen, choose)
        return page

    def ask_reset(self) -> None:
        """Ask whether all options shall have their defaults."""
        self.open_overlay(self._reset_page)

    def _reset_page(self) -> Page:
        _ = self.services.words.gettext
        page = self.new_page("cancel", focus_shown=self.page.focus_shown)
        question = Question(
            _("Reset all settings?"),
            _("All settings go back to their defaults. Your games are kept."),
            _("Cancel"),
            _("Reset all"),
        )
        show_question(page, question, self.close_overlay, self.closing(self.reset))
        return page

    def reset(self) -> None:
        """Give all options their defaults."""
        defaults = Settings()
        values = {row.field: getattr(defaults, row.field) for row in all_rows()}
        self._fill_screen(full=values.pop("fullscreen"))
        self.change_settings(**values)
        self.recompose()

    def back(self) -> None:
        """Close what lies over the page, or go back to where the player came from."""
        if self.overlaid:
            self.close_overlay()
        else:
            self.go(self._back)


def _page_named(name: str) -> OptionPage:
    return next(page for page in PAGES if page.name == name)
