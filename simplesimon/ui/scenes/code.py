"""The dialog that takes a game code, a board or a whole game in text."""

from typing import Final

from simplesimon.engine import Deal, Game, IllegalMove
from simplesimon.engine.faults import FaultKind, NotationError
from simplesimon.engine.notation import GameText, action_text, parse_game
from simplesimon.store.statistics import PlayFilter
from simplesimon.ui import theme
from simplesimon.ui.art.icons import Icon
from simplesimon.ui.keys import Command
from simplesimon.ui.layout import Rect
from simplesimon.ui.routes import Play
from simplesimon.ui.scenes.base import Scene
from simplesimon.ui.screens.code import CodeScreen
from simplesimon.ui.widgets.brush import blank
from simplesimon.ui.widgets.controls import Button, IconButton, Kind
from simplesimon.ui.widgets.field import TextField, fitting
from simplesimon.ui.widgets.page import Page
from simplesimon.wording import fault_words, rule_words


class CodeDialog:
    """What was typed so far, and the page that shows it.

    Args:
        scene: The scene it lies over.
        text: What is in the field at first.
    """

    def __init__(self, scene: Scene, text: str = "") -> None:
        self._scene: Final = scene
        self._text = fitting(text.strip())
        self._game: GameText | None = None
        self.told = ""
        """What is said of the text."""

    def page(self) -> Page:
        """Return the dialog for the window as it is."""
        scene = self._scene
        _ = scene.services.words.gettext
        page = scene.new_page("text")
        screen = CodeScreen(scene.metrics)
        page.dim(theme.MODAL_DIM)
        page.show_panel(screen.panel, opacity=1.0)
        self._page, self._screen = page, screen
        text, quiet = page.brush.colours.text, page.brush.colours.quiet_text
        self._line(screen.title, _("Enter a game code"), theme.PAGE_TITLE, text)
        intro = _("The same code deals the same cards, on every computer.")
        self._line(screen.intro, intro, theme.DESCRIPTION, quiet)
        hint = _("Looks like SS1-S4-QKZPWAB. A whole board or game can be pasted too.")
        self._line(screen.hint, hint, theme.DESCRIPTION, quiet)
        self._message = page.show(blank(1, 1), screen.message.left, screen.message.bottom)
        self._field = TextField(
            "text", screen.field, self.play, text=self._text, caret=len(self._text)
        )
        self._field.changed = self._read
        page.add(
            self._field,
            Button("paste", screen.paste, self.paste, label=_("Paste"), icon=Icon.PASTE),
            Button("cancel", screen.cancel, scene.close_overlay, label=_("Cancel")),
            Button(
                "play",
                screen.play,
                self.play,
                label=_("Play"),
                icon=Icon.PLAY,
                kind=Kind.PRIMARY,
            ),
            IconButton("close", screen.close, scene.close_overlay, icon=Icon.CLOSE),
        )
        page.commands[Command.PASTE] = self.paste
        self._read()
        return page

    def _line(self, rect: Rect, text: str, lettering: theme.Lettering, colour: str) -> None:
        image = self._page.brush.label(text, lettering, colour)
        self._page.show(image, rect.left, rect.bottom + (rect.height - image.height) // 2)

    def paste(self) -> None:
        """Put in what is on the clipboard."""
        self._field.insert(self._scene.window.get_clipboard_text())

    def play(self) -> None:
        """Play the game the text names."""
        if self._game is not None:
            services = self._scene.services
            left = services.game_is_open
            self._scene.go(Play(services.dealer.typed(self._game), left=left))

    def _read(self) -> None:
        """Read what is in the field, and say what it is or what is wrong with it."""
        field, words = self._field, self._scene.services.words
        _ = words.gettext
        self._text = field.text
        self._game, field.wrong = None, None
        lines = field.text.count("\n") + 1
        cover = words.ngettext("A text of {count} line", "A text of {count} lines", lines)
        field.cover = cover.format(count=lines)
        message, wrong = "", False
        try:
            game = parse_game(field.text)
            Game(game.deal, game.actions, removal=game.removal)
        except NotationError as error:
            fault = error.fault
            unfinished = fault.kind in (FaultKind.EMPTY, FaultKind.CODE_TOO_SHORT)
            if not unfinished:
                message, wrong = fault_words(fault, words), True
                field.wrong = (fault.place - 1, fault.place - 1 + len(fault.found))
                if "\n" in field.text:
                    message = _("Line {line}: {fault}").format(line=fault.line, fault=message)
        except IllegalMove as illegal:
            message, wrong = self._illegal_words(illegal), True
            field.wrong = (0, 0)
        else:
            self._game = game
            message = self._found_words(game)
        self._page.enable("play", enabled=self._game is not None)
        self._page.refresh("text")
        self._show_message(message, wrong=wrong)

    def _illegal_words(self, illegal: IllegalMove) -> str:
        words = self._scene.services.words
        return words.gettext("Move {number}, {move}: {rule}").format(
            number=illegal.number,
            move=action_text(illegal.action),
            rule=rule_words(illegal.refusal, words),
        )

    def _found_words(self, game: GameText) -> str:
        words, suits, moves = self._scene.services.words, game.deal.suits, len(game.actions)
        found = words.ngettext("{count} suit", "{count} suits", suits).format(count=suits)
        if not moves:
            return self._played_words(game.deal).format(suits=found)
        made = words.ngettext("{count} move", "{count} moves", moves).format(count=moves)
        return f"{found}, {made}"

    def _played_words(self, deal: Deal) -> str:
        """Return how a deal is told of, with room for its suits: was it ever played?"""
        services = self._scene.services
        _ = services.words.gettext
        plays = services.statistics.plays(PlayFilter(deal=deal))
        if not plays:
            return _("{suits}, not yet played")
        if any(play.is_won for play in plays):
            return _("{suits}, won before")
        return _("{suits}, played before")

    def _show_message(self, message: str, *, wrong: bool) -> None:
        """Show a line or two with a sign in front."""
        self.told = message
        brush, rect = self._page.brush, self._screen.message
        image = blank(rect.width, rect.height)
        if message:
            colour = theme.ERROR_TEXT if wrong else brush.colours.text
            size = brush.px(22)
            icon = Icon.WARNING if wrong else Icon.CHECK
            brush.icon(image, icon, size / 2, brush.px(14), size, colour)
            left, y = size + brush.px(12), brush.px(14)
            for line in brush.wrapped(message, theme.STRONG_NOTE, rect.width - left):
                brush.text(image, left, y, line, theme.STRONG_NOTE, colour)
                y += brush.line_height(theme.STRONG_NOTE)
        self._page.repaint_at(self._message, image, rect.left, rect.bottom)
