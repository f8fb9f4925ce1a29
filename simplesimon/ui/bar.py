"""The bar above the table: code, score, moves, time, the four homes and the buttons."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final, NamedTuple

import arcade
from PIL import Image

from simplesimon.engine import RUNS_TO_WIN
from simplesimon.forms import clock_text, number_text
from simplesimon.i18n import Words
from simplesimon.ui import theme
from simplesimon.ui.art.icons import Icon
from simplesimon.ui.art.shapes import paint
from simplesimon.ui.art.suits import suit_mask
from simplesimon.ui.layout import Rect, TableLayout
from simplesimon.ui.motion import Point, Timeline
from simplesimon.ui.outlooks import Outlook, OutlookSign, outlook_words
from simplesimon.ui.sheet import place
from simplesimon.ui.widgets.brush import Brush, blank
from simplesimon.ui.widgets.controls import Control, IconButton, Look
from simplesimon.ui.widgets.page import Page

COPIED_SECONDS: Final = 1.5
"""How long the copy icon is a check after a click."""


@dataclass(eq=False)
class CodeChip(Control):
    """The game code; a press copies it, and the icon turns to a check for a moment."""

    code: str = ""
    copied: bool = False

    RADIUS: ClassVar = theme.CHIP_RADIUS
    PAD: ClassVar = 10
    ICON: ClassVar = 18

    def natural_width(self, brush: Brush) -> int:
        """Return the pixels it needs."""
        code = brush.width(self.code, theme.STRONG_DESCRIPTION)
        return code + brush.px(2 * self.PAD + self.ICON + 10)

    def paint(self, brush: Brush, look: Look) -> Image.Image:
        """Return its picture in a state."""
        image = blank(self.rect.width, self.rect.height)
        box = (0, 0, image.width, image.height)
        fill = {Look.HOVER: (theme.WHITE, 0.18), Look.PRESSED: (theme.BLACK, 0.18)}
        colour, alpha = fill.get(look, (theme.WHITE, 0.08))
        brush.box(
            image,
            box,
            brush.px(self.RADIUS),
            colour,
            alpha=alpha,
            edge=theme.WHITE,
            edge_alpha=0.20,
        )
        text, pad, middle = brush.colours.text, brush.px(self.PAD), image.height / 2
        brush.text(image, pad, middle, self.code, theme.STRONG_DESCRIPTION, text)
        icon = Icon.CHECK if self.copied else Icon.COPY
        size = brush.px(self.ICON)
        colour = theme.GOLD if self.copied else brush.colours.quiet_text
        brush.icon(image, icon, image.width - pad - size / 2, middle, size, colour)
        return image


class _Figure(NamedTuple):
    """A value in the bar and the word that names it."""

    label: arcade.Sprite
    label_bottom: int
    value: arcade.Sprite
    value_bottom: int


class Bar:
    """What the bar shows, and its buttons.

    Args:
        page: The page it is put on.
        layout: The table under it.
        words: The player's language.
        code: The code of the game; empty for a board without one.
        timeline: What the check of a copied code waits on; clicks must not cut it short.
        show_time: Whether the time played is among the figures.
        heading: What is written in place of the wordmark, in small windows too.
    """

    HOME: ClassVar = (26, 36)
    HOME_PITCH: ClassVar = 32
    BUTTON_PITCH: ClassVar = 48
    TARGET: ClassVar = 44
    CHIP_HEIGHT: ClassVar = 32
    FIGURE_GAP: ClassVar = (18, 26)
    LEAST_FIGURE_GAP: ClassVar = 6
    """Between two figures in a small and in a wide window, and where they are all long."""

    HOMES_GAP: ClassVar = (15, 27)
    """Between the homes and the target of the first button."""

    def __init__(
        self,
        page: Page,
        layout: TableLayout,
        words: Words,
        code: str,
        timeline: Timeline,
        *,
        show_time: bool = True,
        heading: tuple[Icon, str] | None = None,
    ) -> None:
        self._page: Final = page
        self._brush: Final = page.brush
        self._layout: Final = layout
        self._words: Final = words
        self._timeline: Final = timeline
        self.runs = b""
        """The suits in the homes."""

        self._outlook: OutlookSign | None = None
        self._par: int | None = None
        self._par_sprite: arcade.Sprite | None = None
        self._figures: dict[str, _Figure] = {}
        self._shown: dict[str, str] = {}
        self._show_ground()
        x = layout.left_edge
        x = self._show_heading(x, *heading) if heading else self._show_wordmark(x)
        self._chip = self._chip_at(x, code) if code else None
        if self._chip:
            x = self._chip.rect.right + self._brush.px(16 if self._small else 28)
        self._figures_left = x
        self._figures_right = layout.bar.right
        """Where the figures have to end."""

        labels = [("score", words.gettext("Score")), ("moves", words.gettext("Moves"))]
        if show_time:
            labels.append(("time", words.gettext("Time")))
        for name, label in labels:
            self._figures[name] = self._new_figure(label)

    @property
    def _small(self) -> bool:
        return self._layout.metrics.small

    def _of(self, sizes: tuple[int, int]) -> int:
        """Return the size for a small window, or for a wide one."""
        return sizes[0] if self._small else sizes[1]

    @property
    def _middle(self) -> int:
        return self._layout.bar.bottom + self._layout.bar.height // 2

    def _show_ground(self) -> None:
        bar = self._layout.bar
        image = blank(bar.width, bar.height)
        box = (0, 0, bar.width, bar.height)
        self._brush.box(image, box, 0, self._brush.colours.bar, alpha=theme.BAR_OPACITY)
        edge = (0, bar.height - 1, bar.width, 1)
        self._brush.box(image, edge, 0, theme.WHITE, alpha=0.08)
        self._page.show(image, bar.left, bar.bottom)

    def _show_wordmark(self, x: int) -> int:
        if self._small:
            return x
        image = self._brush.label("Simple Simon", theme.BAR_WORDMARK, self._brush.colours.text)
        self._page.show(image, x, self._middle - image.height // 2)
        return x + image.width + self._brush.px(22)

    def _show_heading(self, x: int, icon: Icon, text: str) -> int:
        brush, colour = self._brush, self._brush.colours.text
        size, gap = brush.px(IconButton.GLYPH), brush.px(8)
        words = brush.label(text, theme.BAR_WORDMARK, colour)
        image = blank(size + gap + words.width, max(size, words.height))
        brush.icon(image, icon, size / 2, image.height / 2, size, colour)
        image.paste(words, (size + gap, (image.height - words.height) // 2))
        self._page.show(image, x, self._middle - image.height // 2)
        return x + image.width + brush.px(22)

    def _chip_at(self, x: int, code: str) -> CodeChip:
        height = self._brush.px(self.CHIP_HEIGHT)
        hint = self._words.gettext("Copy the game code")
        chip = CodeChip("code", Rect(x, self._middle - height // 2, 0, height), lambda: None)
        chip.code, chip.hint = code, hint
        chip.rect = chip.rect._replace(width=chip.natural_width(self._brush))
        return chip

    def _new_figure(self, label: str) -> _Figure:
        brush = self._brush
        image = brush.label(label, theme.BAR_LABEL, brush.colours.quiet_text)
        height = brush.line_height(theme.VALUE)
        if self._small:
            # The label stands above the value.
            label_bottom = self._middle - brush.px(1)
            value_bottom = self._middle - height + brush.px(4)
        else:
            label_bottom = self._middle - image.height // 2
            value_bottom = self._middle - height // 2
        name = self._page.show(image, 0, label_bottom)
        value = self._page.show(blank(1, height), 0, value_bottom)
        return _Figure(name, label_bottom, value, value_bottom)

    def _place_figures(self) -> None:
        """Let the figures follow each other, each as wide as it is now.

        They move together where a long code and long figures leave too little room.
        """
        brush = self._brush
        end = self._place_figures_apart(gap := brush.px(self._of(self.FIGURE_GAP)))
        if end > self._figures_right:
            gaps = len(self._figures) - 1
            closer = gap - -(-(end - self._figures_right) // max(1, gaps))
            self._place_figures_apart(max(brush.px(self.LEAST_FIGURE_GAP), closer))

    def _place_figures_apart(self, gap: int) -> int:
        """Place the figures so many pixels apart, and return where the last one ends."""
        brush, x, right = self._brush, self._figures_left, self._figures_left
        for name, figure in self._figures.items():
            label_width, value_width = figure.label.texture.width, figure.value.texture.width
            place(figure.label, x, figure.label_bottom)
            value_left = x if self._small else x + label_width + brush.px(8)
            place(figure.value, value_left, figure.value_bottom)
            end = value_left + value_width
            if name == "moves" and self._par_sprite is not None and self._par is not None:
                end = self._place_par(self._par_sprite, figure, end)
            right = max(x + label_width, end)
            x = right + gap
        return right

    def _place_par(self, sprite: arcade.Sprite, moves: _Figure, x: int) -> int:
        """Put par behind the moves, and return where it ends."""
        gap = self._brush.px(1 if self._small else 10)
        width, height = sprite.texture.size
        bottom = moves.value_bottom + (moves.value.texture.height - height) // 2
        place(sprite, x + gap, bottom)
        return x + gap + width

    def show_figures(self, *, score: int, moves: int, seconds: float) -> None:
        """Show the score, the number of moves and the time played."""
        self._show_value("score", number_text(score))
        self._show_value("moves", number_text(moves))
        if "time" in self._figures:
            self._show_value("time", clock_text(seconds))

    def _show_value(self, name: str, text: str) -> None:
        if self._shown.get(name) == text:
            return
        brush, value = self._brush, self._figures[name].value
        # Digits are equally wide: as long as their number stays, nothing moves.
        moved = len(text) != len(self._shown.get(name, ""))
        self._shown[name] = text
        self._page.repaint(value, brush.label(text, theme.VALUE, brush.colours.text))
        if moved:
            self._place_figures()

    def add_buttons(
        self,
        buttons: Sequence[tuple[str, Icon, str, Callable[[], None]]],
        copy_code: Callable[[], None],
    ) -> None:
        """Add the chip and buttons, given as name, icon, hint and action, from left to right.

        The last glyph ends where the last column does.
        """
        brush = self._brush
        if self._chip:
            self._chip.press = copy_code
            self._page.add(self._chip)
        target, pitch = brush.px(self.TARGET), brush.px(self.BUTTON_PITCH)
        # The glyphs fill two thirds of their grid; their targets stay in the window.
        last = self._layout.right_edge - round(brush.px(IconButton.GLYPH) / 3)
        last = min(last, self._layout.metrics.width - target // 2)
        for index, (name, icon, hint, press) in enumerate(buttons):
            centre = last - (len(buttons) - 1 - index) * pitch
            rect = Rect(centre - target // 2, self._middle - target // 2, target, target)
            self._page.add(IconButton(name, rect, press, hint=hint, icon=icon))
        first = last - (len(buttons) - 1) * pitch
        self._show_homes(first - target // 2 - brush.px(self._of(self.HOMES_GAP)))

    def add_outlook(self, press: Callable[[], None]) -> None:
        """Add the sign that tells whether the game can be won, left of the homes."""
        brush = self._brush
        target = brush.px(self.TARGET)
        width, height = self._homes[0].texture.size
        x, y = self._homes[0].position
        left = round(x - width / 2) - brush.px(8) - target
        rect = Rect(left, round(y - height / 2) + (height - target) // 2, target, target)
        self._outlook = OutlookSign("outlook", rect, press)
        self._page.add(self._outlook)
        self._figures_right = left

    def show_outlook(self, outlook: Outlook | None) -> None:
        """Let the sign tell something, if there is one."""
        sign = self._outlook
        if sign is not None and outlook is not None and sign.outlook is not outlook:
            sign.outlook = outlook
            sign.hint = outlook_words(outlook, self._words)
            self._page.refresh(sign.name)

    def show_par(self, par: int | None) -> None:
        """Show the moves of the shortest way known behind those made; nothing if it is None."""
        if par == self._par:
            return
        self._par = par
        brush = self._brush
        if par is None:
            text = ""
        elif self._small:
            text = f"/{par}"
        else:
            text = self._words.gettext("par {moves}").format(moves=par)
        image = brush.label(text or " ", theme.NOTE, brush.colours.quiet_text)
        if text and not self._small:
            image = self._behind_line(image)
        if self._par_sprite is None:
            self._par_sprite = self._page.show(image, 0, 0)
        else:
            self._page.repaint(self._par_sprite, image)
        self._place_figures()

    def _behind_line(self, words: Image.Image) -> Image.Image:
        """Return words with a fine upright line before them."""
        line, gap, tall = max(1, self._brush.px(1)), self._brush.px(9), self._brush.px(16)
        image = blank(line + gap + words.width, words.height)
        box = (0, (image.height - tall) // 2, line, tall)
        self._brush.box(image, box, 0, theme.WHITE, alpha=theme.BAR_LINE_OPACITY)
        image.paste(words, (line + gap, 0))
        return image

    def show_copied(self) -> None:
        """Show for a moment that the code was copied."""
        self._show_copied(copied=True)
        self._timeline.call(lambda: self._show_copied(copied=False), at=COPIED_SECONDS)

    @property
    def code_copied(self) -> bool:
        """Whether the chip shows that the code was just copied."""
        return self._chip is not None and self._chip.copied

    def _show_copied(self, *, copied: bool) -> None:
        if self._chip:
            self._chip.copied = copied
            self._page.refresh(self._chip.name)

    def _show_homes(self, right: int) -> None:
        """Show four empty homes that end at an x."""
        brush = self._brush
        width, height = brush.px(self.HOME[0]), brush.px(self.HOME[1])
        pitch = brush.px(self.HOME_PITCH)
        self._homes = []
        for index in range(RUNS_TO_WIN):
            left = right - width - (RUNS_TO_WIN - 1 - index) * pitch
            sprite = self._page.show(self._home_image(None), left, self._middle - height // 2)
            self._homes.append(sprite)
        first = right - width - (RUNS_TO_WIN - 1) * pitch
        self._figures_right = first - brush.px(8)

    def _home_image(self, suit: int | None) -> Image.Image:
        brush = self._brush
        width, height = brush.px(self.HOME[0]), brush.px(self.HOME[1])
        image = blank(width, height)
        box, radius = (0, 0, width, height), brush.px(4)
        line = max(1, brush.px(1.5))
        if suit is None:
            brush.box(
                image,
                box,
                radius,
                theme.WHITE,
                alpha=0.06,
                edge=theme.WHITE,
                edge_alpha=0.34,
                edge_width=line,
            )
            return image
        brush.box(image, box, radius, theme.PAPER)
        mask = suit_mask(theme.SUITS[suit], round(width * 0.72))
        paint(
            image,
            mask,
            (width - mask.width) // 2,
            (height - mask.height) // 2,
            brush.palette.colour(theme.SUITS[suit]),
        )
        return image

    @property
    def homes(self) -> list[Point]:
        """The middles of the homes, in the order in which they fill."""
        return [sprite.position for sprite in self._homes]

    @property
    def home_sprites(self) -> list[arcade.Sprite]:
        """The homes, in the order in which they fill."""
        return self._homes

    def show_runs(self, runs: bytes) -> None:
        """Fill the homes with the suits of the runs that have arrived."""
        self.runs = runs
        for index, sprite in enumerate(self._homes):
            suit = runs[index] if index < len(runs) else None
            if self._shown.get(f"home {index}") != str(suit):
                self._shown[f"home {index}"] = str(suit)
                self._page.repaint(sprite, self._home_image(suit))
