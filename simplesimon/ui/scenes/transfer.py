"""Games taken along: the dialogs and notices of export, import and reset."""

from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final

from simplesimon.dates import moment_text
from simplesimon.store.transfer import (
    ImportReport,
    export_plays,
    import_lines,
    import_plays,
    reset_plays,
)
from simplesimon.ui.keys import Command
from simplesimon.ui.play_words import games_text
from simplesimon.ui.transfer_words import (
    export_problem_text,
    export_text,
    import_text,
    reset_problem_text,
    reset_text,
)
from simplesimon.ui.widgets.controls import Kind, nothing
from simplesimon.ui.widgets.dialog import Question, show_question
from simplesimon.ui.widgets.page import Page

if TYPE_CHECKING:
    from simplesimon.ui.scenes.statistics import StatisticsScene


class Transfer:
    """Takes games out of the list and into it, at one place that needs no choice of a file."""

    def __init__(self, scene: "StatisticsScene") -> None:
        self._scene: Final = scene

    @property
    def _file(self) -> Path:
        return self._scene.services.games_file

    def _ask(
        self,
        question: Question,
        answer: Callable[[], None],
        focus: str,
        *,
        pasting: bool = False,
    ) -> None:
        """Open a dialog.

        Args:
            question: What it asks.
            answer: What it does, when it is gone.
            focus: The name of the button that has the focus at first.
            pasting: Whether games can be pasted instead.
        """
        scene = self._scene

        def build() -> Page:
            page = scene.new_page(focus, focus_shown=scene.page.focus_shown)
            show_question(page, question, scene.close_overlay, scene.closing(answer))
            if pasting:
                page.commands[Command.PASTE] = scene.closing(self.paste)
            return page

        scene.open_overlay(build)

    def _tell(self, title: str, text: str) -> None:
        """Tell something longer, which is read before anything else is done."""
        _ = self._scene.services.words.gettext
        self._ask(Question(title, text, _("Close"), ""), nothing, "cancel", pasting=True)

    # Export

    def export(self) -> None:
        """Write all games to the file; one that is there already is replaced only if wanted."""
        services = self._scene.services
        _ = services.words.gettext
        try:
            written = datetime.fromtimestamp(self._file.stat().st_mtime).astimezone()
        except OSError:
            self._export()
            return
        when = moment_text(written, services.today(), services.words, with_time=True)
        text = _("{path} was written before ({when}). It will hold the games of this list instead.")
        question = Question(
            _("Replace the file?"),
            text.format(path=self._file, when=when),
            _("Cancel"),
            _("Replace"),
        )
        self._ask(question, self._export, "cancel")

    def _export(self) -> None:
        scene, words = self._scene, self._scene.services.words
        count = scene.services.statistics.count()
        problem = export_plays(scene.services.history, self._file)
        if problem is None:
            scene.notify(export_text(count, self._file, words))
        else:
            scene.notify(export_problem_text(problem, words))

    # Import

    def ask_import(self) -> None:
        """Say where games are taken from, and take them from the file if it is there."""
        _ = self._scene.services.words.gettext
        other = _(
            "A file can also be dropped on this window, and Ctrl+V takes games that were copied."
        )
        if self._file.exists():
            text = _(
                "The games in {path} are added to this list. Those it has already are not added "
                "twice."
            )
            question = Question(
                _("Import games?"),
                f"{text.format(path=self._file)}\n{other}",
                _("Cancel"),
                _("Import"),
                Kind.PRIMARY,
            )
            self._ask(question, self._import, "answer", pasting=True)
        else:
            text = _(
                "There is no file {path} yet. An export makes it; put one from elsewhere there."
            )
            self._tell(_("Nothing to import"), f"{text.format(path=self._file)}\n{other}")

    def _import(self) -> None:
        self._report([import_plays(self._scene.services.history, self._file)])

    def take_files(self, paths: list[Path]) -> None:
        """Take in the games of files."""
        self._report([import_plays(self._scene.services.history, path) for path in paths])

    def paste(self) -> None:
        """Take in the games on the clipboard."""
        scene = self._scene
        text = scene.window.get_clipboard_text()
        if text.lstrip().startswith("{"):
            self._report([import_lines(scene.services.history, text.encode())])
        else:
            _ = scene.services.words.gettext
            scene.notify(_("There are no games on the clipboard."))

    def _report(self, reports: list[ImportReport]) -> None:
        """Show the list as it is now and tell what was done; faults wait to be read."""
        scene, words = self._scene, self._scene.services.words
        scene.changed()
        text = "\n".join(import_text(report, words) for report in reports)
        if any(report.faults for report in reports):
            self._tell(words.gettext("Some lines were left out"), text)
        else:
            scene.notify(text)

    # Reset

    def ask_reset(self) -> None:
        """Ask whether all games shall be deleted."""
        services = self._scene.services
        _ = services.words.gettext
        text = _(
            "All figures begin anew and the list will be empty ({games}). The games are kept in "
            "a backup file, which can be imported. A game on the table stays."
        )
        games = games_text(services.statistics.count(), services.words)
        question = Question(
            _("Reset the statistics?"), text.format(games=games), _("Cancel"), _("Reset")
        )
        self._ask(question, self._reset, "cancel")

    def _reset(self) -> None:
        scene, words = self._scene, self._scene.services.words
        answer = reset_plays(scene.services.history)
        scene.changed()
        if isinstance(answer, Path):
            scene.notify(reset_text(answer, words))
        else:
            scene.notify(reset_problem_text(answer, words))
