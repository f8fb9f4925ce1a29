"""Games in a list: their rows, the card that tells all of one, and what can be done with them."""

from collections.abc import Callable, Sequence
from datetime import date
from functools import partial
from typing import TYPE_CHECKING, Final

import arcade

from simplesimon.dates import moment_text, short_date_text
from simplesimon.forms import clock_text, count_text, number_text
from simplesimon.i18n import Words
from simplesimon.store.plays import Outcome
from simplesimon.store.summaries import PlayEntry
from simplesimon.ui import routes, theme
from simplesimon.ui.art.icons import Icon
from simplesimon.ui.keys import Command
from simplesimon.ui.layout import Rect
from simplesimon.ui.play_words import (
    SEPARATOR,
    deal_name,
    games_text,
    result_text,
    suits_text,
)
from simplesimon.ui.screens.statistics import GameCardScreen, GameColumns
from simplesimon.ui.sheet import place
from simplesimon.ui.widgets.brush import blank
from simplesimon.ui.widgets.controls import Button, Control, IconButton, Kind
from simplesimon.ui.widgets.figures_table import signs_of
from simplesimon.ui.widgets.game_row import CodeText, GameCells, GameRow
from simplesimon.ui.widgets.page import Page

if TYPE_CHECKING:
    from simplesimon.ui.scenes.statistics import StatisticsScene

SIGNS: Final = {
    Outcome.WON: Icon.CHECK,
    Outcome.SHOWN: Icon.EYE,
    Outcome.LOST: Icon.CLOSE,
    Outcome.ABANDONED: Icon.CLOSE,
    Outcome.UNFINISHED: Icon.PAUSE,
}
"""How a game ended, told by a sign."""


def game_cells(entry: PlayEntry, today: date, words: Words, *, with_time: bool) -> GameCells:
    """Return what a row shows of a game.

    Args:
        entry: The game.
        today: The player's own date.
        words: The player's language.
        with_time: Whether the time is told of games before today as well.
    """
    marks = {
        Icon.RESTART: entry.attempt > 1,
        Icon.HINT: entry.counters.aided,
    }
    return GameCells(
        date=moment_text(entry.changed.astimezone(), today, words, with_time=with_time),
        suits=signs_of(entry.suits),
        sign=SIGNS[entry.outcome],
        is_won=entry.is_won,
        words=result_text(entry, words),
        marks=tuple(icon for icon, shown in marks.items() if shown),
        score=number_text(entry.score),
        moves=count_text(entry.moves, words),
        time=clock_text(entry.counters.seconds),
    )


class GameActions:
    """What can be done with a kept game."""

    def __init__(self, scene: "StatisticsScene") -> None:
        self._scene: Final = scene

    def copy_code(self, entry: PlayEntry) -> None:
        """Put the code on the clipboard, or the board of a deal that has none."""
        scene = self._scene
        _ = scene.services.words.gettext
        scene.window.set_clipboard_text(entry.deal)
        if entry.code:
            scene.notify(_("{code} is copied").format(code=entry.code))
        else:
            scene.notify(_("This deal has no code. Its board is copied."))

    def copy_game(self, entry: PlayEntry) -> None:
        """Put the deal with all moves on the clipboard."""
        scene, words = self._scene, self._scene.services.words
        play = scene.services.history.load(entry.uuid)
        if play is None:
            self._missing()
            return
        scene.window.set_clipboard_text(play.text)
        text = words.ngettext(
            "The game is copied with its {count} move",
            "The game is copied with its {count} moves",
            entry.moves,
        )
        scene.notify(text.format(count=entry.moves))

    def replay(self, entry: PlayEntry) -> None:
        """Watch the game; what is shown here is here again afterwards."""
        self._scene.go(routes.Replay(entry.uuid, self._scene.here))

    def again(self, entry: PlayEntry) -> None:
        """Deal the same cards again."""
        services = self._scene.services
        play, left = services.history.load(entry.uuid), services.game_is_open
        if play is None:
            self._missing()
        else:
            again = services.dealer.again(play, services.today())
            self._scene.go(routes.Play(again, left=left))

    def go_on(self, entry: PlayEntry) -> None:
        """Go on with an open game exactly where it was left."""
        back = self._scene.came_from
        if isinstance(back, routes.Play) and back.session.uuid == entry.uuid:
            self._scene.go(back)
        elif not self._scene.go_on(entry.uuid):
            self._missing()

    def _missing(self) -> None:
        """Show the list without a game that was altered, and tell where its text is."""
        self._scene.changed()
        self._scene.tell_problems()


class GameRows:
    """Rows of games on the scene's page."""

    def __init__(self, scene: "StatisticsScene", *, with_time: bool) -> None:
        self._scene: Final = scene
        self._page: Final = scene.page
        self._with_time: Final = with_time
        self._highlight: arcade.Sprite | None = None
        self._rects: Sequence[Rect] = ()
        self.entries: Final[list[PlayEntry]] = []
        """The games, from the first row."""

    def show(
        self, entries: Sequence[PlayEntry], rects: Sequence[Rect], columns: GameColumns
    ) -> None:
        """Put games on the page, one in each of as many rectangles as there are games."""
        page, services = self._page, self._scene.services
        self.entries.extend(entries)
        self._rects = rects[: len(entries)]
        self._highlight = self._new_highlight(rects[0])
        pad = page.brush.px(theme.ROW_PAD)
        for rect in self._rects[1:]:
            line = Rect(rect.left + pad, rect.top, rect.width - 2 * pad, 1)
            page.fill(line, theme.WHITE, theme.ROW_LINE_OPACITY)
        for index, (entry, rect) in enumerate(zip(entries, self._rects, strict=True)):
            cells = game_cells(entry, services.today(), services.words, with_time=self._with_time)
            row = GameRow(f"game {index}", rect, self._opener(entry), cells=cells, columns=columns)
            if not row.has_words:
                row.hint = result_text(entry, services.words)
            page.add(row, self._code(index, entry, rect, columns))
            page.add(*self._buttons(index, entry, rect, columns))

    def _opener(self, entry: PlayEntry) -> Callable[[], None]:
        return lambda: self._scene.open_card(entry)

    def _new_highlight(self, rect: Rect) -> arcade.Sprite:
        """Return the light on the row the player is at, not to be seen yet."""
        brush, image = self._page.brush, blank(rect.width, rect.height)
        radius = brush.px(theme.CONTROL_RADIUS)
        brush.box(image, (0, 0, *image.size), radius, theme.WHITE, alpha=0.07)
        sprite = self._page.show(image, rect.left, rect.bottom)
        sprite.visible = False
        return sprite

    def _code(self, index: int, entry: PlayEntry, rect: Rect, columns: GameColumns) -> CodeText:
        words, brush = self._scene.services.words, self._page.brush
        pad, height = brush.px(CodeText.PAD), brush.px(CodeText.HEIGHT)
        left = rect.left + brush.px(columns.code) - pad
        bottom = rect.bottom + (rect.height - height) // 2
        actions = self._scene.actions
        target = Rect(left, bottom, 0, height)
        code = CodeText(f"code {index}", target, lambda: actions.copy_code(entry))
        code.code = deal_name(entry, words)
        width = code.fitting_width(brush, brush.px(columns.code_width))
        code.rect = target._replace(width=width)
        _ = words.gettext
        code.hint = _("Copy the game code") if entry.code else _("Copy the board")
        return code

    def _buttons(
        self, index: int, entry: PlayEntry, rect: Rect, columns: GameColumns
    ) -> list[Control]:
        """Return the buttons of a row, each at its own place; one place takes the first."""
        _, brush = self._scene.services.words.gettext, self._page.brush
        actions = self._scene.actions
        go_on = ("go on", Icon.PLAY, _("Continue"), lambda: actions.go_on(entry))
        again = ("again", Icon.RESTART, _("Play again"), lambda: actions.again(entry))
        replay = ("replay", Icon.REPLAY, _("Watch replay"), lambda: actions.replay(entry))
        wanted = [go_on if entry.can_go_on else None, again, replay]
        if len(columns.actions) == 1:
            wanted = [go_on if entry.can_go_on else replay]
        size = brush.px(44)
        buttons: list[Control] = []
        for each, left in zip(wanted, columns.actions, strict=True):
            if each is not None:
                name, icon, hint, press = each
                bottom = rect.bottom + (rect.height - size) // 2
                target = Rect(rect.left + brush.px(left), bottom, size, size)
                button = IconButton(f"{name} {index}", target, press, icon=icon, hint=hint)
                button.primary = each is go_on
                buttons.append(button)
        return buttons

    def attend(self) -> None:
        """Light the row the player is at."""
        here = self.attended
        if self._highlight is not None:
            self._highlight.visible = here is not None
            if here is not None:
                place(self._highlight, self._rects[here].left, self._rects[here].bottom)

    @property
    def attended(self) -> int | None:
        """The row the player is at."""
        attended = self._page.attended
        word, _space, number = (attended.name if attended else "").rpartition(" ")
        in_row = word in {"game", "code", "go on", "again", "replay"}
        return int(number) if in_row else None


def card_page(scene: "StatisticsScene", entry: PlayEntry) -> Page:
    """Return the card of a game: all that is known of it, and what can be done with it."""
    words, actions = scene.services.words, scene.actions
    _ = words.gettext
    facts = card_facts(entry, scene.services.today(), words)
    choices: list[tuple[str, str, Icon, Callable[[PlayEntry], None]]] = [
        ("go on", _("Continue"), Icon.PLAY, actions.go_on),
        ("replay", _("Watch replay"), Icon.REPLAY, actions.replay),
        ("again", _("Play again"), Icon.RESTART, actions.again),
        ("copy code", _("Copy the code"), Icon.COPY, actions.copy_code),
        ("copy game", _("Copy the game"), Icon.CARDS, actions.copy_game),
    ]
    if not entry.can_go_on:
        choices = choices[1:]
    if not entry.code:
        name, _label, icon, act = choices[-2]
        choices[-2] = (name, _("Copy the board"), icon, act)
    screen = GameCardScreen(scene.metrics, len(facts), len(choices))
    page = scene.new_page(choices[0][0], focus_shown=scene.page.focus_shown)
    brush, colours = page.brush, page.brush.colours
    page.dim(theme.MODAL_DIM)
    page.show_panel(screen.panel, opacity=1.0)
    title = brush.label(deal_name(entry, words), theme.CARD_HEADING, colours.text)
    page.show_left(title, screen.title)
    line = SEPARATOR.join([suits_text(entry.suits, words), result_text(entry, words)])
    page.show_left(brush.label(line, theme.NOTE, colours.quiet_text), screen.line)
    for (label, value), rect in zip(facts, screen.facts, strict=True):
        page.show_left(brush.label(label, theme.NOTE, colours.text), rect)
        image = brush.label(value, theme.STRONG_NOTE, colours.text)
        page.show_left(image, rect._replace(left=rect.right - image.width))
    for (name, label, icon, act), rect in zip(choices, screen.buttons, strict=True):
        page.add(
            Button(
                name,
                rect,
                scene.closing(partial(act, entry)),
                label=label,
                icon=icon,
                kind=Kind.PRIMARY if name == "go on" else Kind.SECONDARY,
            )
        )
    page.add(IconButton("close", screen.close, scene.close_overlay, icon=Icon.CLOSE))
    page.commands[Command.COPY] = scene.closing(partial(actions.copy_code, entry))
    return page


def card_facts(entry: PlayEntry, today: date, words: Words) -> list[tuple[str, str]]:
    """Return what the card tells of a game, line by line: what, and how much."""
    _, counters = words.gettext, entry.counters
    played = moment_text(entry.changed.astimezone(), today, words, with_time=True)
    facts = [
        (_("Last played"), played),
        (_("Score"), number_text(entry.score)),
        (_("Moves"), count_text(entry.moves, words)),
        (_("Time"), clock_text(counters.seconds)),
        (_("Taken back"), count_text(counters.undos, words)),
    ]
    if entry.daily is not None:
        facts.append((_("Daily deal"), short_date_text(entry.daily, today, words)))
    if counters.hints:
        facts.append((_("Hints"), count_text(counters.hints, words)))
    if counters.shows:
        facts.append((_("Moves shown"), count_text(counters.shows, words)))
    if counters.returns:
        back = _("Back to the last winnable position")
        facts.append((back, count_text(counters.returns, words)))
    return facts


def page_text(first: int, shown: int, count: int, words: Words) -> str:
    """Return which games of a list are on the page, or how many there are if all are."""
    if shown == count:
        return games_text(count, words)
    numbers = [count_text(number, words) for number in (first + 1, first + shown, count)]
    text = words.gettext("{first}–{last} of {count}")
    return text.format(first=numbers[0], last=numbers[1], count=numbers[2])
