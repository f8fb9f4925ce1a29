"""The player's settings as the interface needs them, changed at once and saved at once."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from simplesimon.i18n import Words
from simplesimon.store.problems import Problem, ProblemKind
from simplesimon.store.settings import Settings, SettingsFile
from simplesimon.ui import theme
from simplesimon.ui.art.palettes import PALETTES, Palette
from simplesimon.ui.theme import TableColours


class Preferences:
    """The settings, and what follows from them.

    Args:
        settings: As they were loaded.
        file: Where changes are saved; None keeps them for this run only.
        load_words: Returns the words of a language, given as in ``Settings.language``.
        problems: What was wrong with the file when it was loaded.
    """

    def __init__(
        self,
        settings: Settings,
        file: SettingsFile | None,
        load_words: Callable[[str | None], Words],
        problems: tuple[Problem, ...] = (),
    ) -> None:
        self._settings = settings
        self._file: Final = file
        self._load_words: Final = load_words
        self._words = load_words(settings.language)
        self._untold = problems
        self._told: ProblemKind | None = None

    @property
    def settings(self) -> Settings:
        """All options as they are now."""
        return self._settings

    @property
    def words(self) -> Words:
        """The words of the player's language."""
        return self._words

    @property
    def colours(self) -> TableColours:
        """The colours of the table."""
        return theme.TABLES[self._settings.table_colour.value]

    @property
    def palette(self) -> Palette:
        """The colours of the cards."""
        return PALETTES[self._settings.card_colours.value]

    @property
    def pace(self) -> float:
        """What every duration of an animation is multiplied by; 0 for no movement."""
        return theme.PACES[self._settings.pace.value]

    @property
    def celebrates(self) -> bool:
        """Whether sparks, fountain and confetti are shown."""
        return self.pace > 0 and not self._settings.reduced_motion

    @property
    def effect_pace(self) -> float:
        """What every duration of an effect is multiplied by; 0 for no effects."""
        return self.pace if self.celebrates else 0.0

    def take_problems(self) -> tuple[Problem, ...]:
        """Return what was wrong with the file when it was loaded; nothing the second time."""
        problems, self._untold = self._untold, ()
        return problems

    def change(self, **changes: Any) -> Problem | None:  # noqa: ANN401 - any option's value
        """Change options, given by name, and save them.

        Returns:
            What kept them from being saved, None if all is well. They are changed anyway. A
            problem that lasts is returned once: nobody wants to hear it at every click.
        """
        before = self._settings
        self._settings = replace(before, **changes)
        if self._settings.language != before.language:
            self._words = self._load_words(self._settings.language)
        if self._file is None or self._settings == before:
            return None
        problem = self._file.save(self._settings)
        told, self._told = self._told, problem.kind if problem is not None else None
        return problem if self._told is not told else None
