"""Every option of the program as one frozen value, and the readable JSON file that keeps it.

What an option does is told on the settings page; here are its name, its values and its
default. A bad value falls back alone, a key this version does not know is kept.
"""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from datetime import datetime
from enum import Enum
from functools import partial
from pathlib import Path
from typing import Any, Final

from simplesimon.engine import UNDO_STEPS, RunRemoval
from simplesimon.i18n import LANGUAGES
from simplesimon.store.files import set_aside, utc_now, write_whole
from simplesimon.store.problems import Problem, ProblemKind, system_problem

SETTINGS_NAME: Final = "settings.json"


class Pace(Enum):
    """How fast cards move."""

    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"
    OFF = "off"


class TableColour(Enum):
    """The felt, and all that lies on it."""

    GREEN = "green"
    BLUE = "blue"
    DARK = "dark"


class CardColours(Enum):
    """The colours of the suits."""

    TWO = "two"
    FOUR = "four"
    COLOUR_BLIND = "colour-blind"


@dataclass(frozen=True, slots=True)
class Settings:
    """All options. The names are those of the file; ``dataclasses.replace`` makes the next."""

    language: str | None = None
    """One of ``i18n.LANGUAGES``; None follows the system."""

    double_click: bool = True
    automatic_placing: bool = False
    removal: RunRemoval = RunRemoval.BY_ITSELF
    """Counts from the next deal; each game keeps its own."""

    unlimited_undo: bool = False

    placing_help: bool = True
    rule_reminders: bool = True
    stuck_notice: bool = True

    hints: bool = False
    live_verdict: bool = False
    winnable_deals_only: bool = False
    par: bool = False
    show_me: bool = False

    table_colour: TableColour = TableColour.GREEN
    card_colours: CardColours = CardColours.TWO
    large_index: bool = False
    left_handed: bool = False
    show_time: bool = True

    pace: Pace = Pace.NORMAL
    reduced_motion: bool = False
    """Leaves out sparks, fountain and confetti; cards still glide at their pace."""

    volume: int = 70
    """Loudness of the sounds, 0 to 100."""

    mute: bool = False

    fullscreen: bool = False
    window_width: int = 1280
    window_height: int = 720
    """Size of the window when it does not fill the screen, in pixels."""

    first_game_played: bool = False
    """Whether the very first game after installation, dealt with one suit, has been dealt."""

    @property
    def undo_limit(self) -> int | None:
        """How many actions can be undone, None for all: what ``Game`` wants."""
        return None if self.unlimited_undo else UNDO_STEPS


_RANGES: Final = {
    "volume": range(101),
    "window_width": range(320, 32768),
    "window_height": range(240, 32768),
}

_Reader = Callable[[object], object]


def _switch(value: object) -> bool:
    if not isinstance(value, bool):
        raise TypeError("neither true nor false")
    return value


def _number(allowed: range, value: object) -> int:
    # True and False are ints to Python, but not to a reader of the file.
    if not isinstance(value, int) or isinstance(value, bool) or value not in allowed:
        raise ValueError(f"not a whole number from {allowed[0]} to {allowed[-1]}")
    return value


def _language(value: object) -> str:
    if not isinstance(value, str) or value not in LANGUAGES:
        raise ValueError("no language of this program")
    return value


def _reader(name: str, default: object) -> _Reader:
    """Return what checks a value of an option and turns it from JSON; it raises ValueError."""
    if isinstance(default, bool):
        return _switch
    if isinstance(default, Enum):
        return type(default)
    read: _Reader = partial(_number, _RANGES[name]) if name in _RANGES else _language
    return read if default is not None else lambda value: None if value is None else read(value)


_READERS: Final[Mapping[str, _Reader]] = {
    field.name: _reader(field.name, field.default) for field in fields(Settings)
}


def _read_object(path: Path) -> dict[str, object]:
    values = json.loads(path.read_bytes().decode("utf-8-sig"))
    if not isinstance(values, dict):
        raise TypeError("not a JSON object")
    return values


def _from_json(values: Mapping[str, object], path: Path) -> tuple[Settings, list[Problem]]:
    """Return the settings in a JSON object, and a problem for each value that is none."""
    good: dict[str, Any] = {}
    problems = []
    for name, read in _READERS.items():
        if name in values:
            try:
                good[name] = read(values[name])
            except (ValueError, TypeError) as error:
                found = json.dumps(values[name])
                problems.append(
                    Problem(
                        ProblemKind.SETTING_WRONG, path, name=name, found=found, reason=str(error)
                    )
                )
    return Settings(**good), problems


def _to_json(settings: Settings) -> dict[str, object]:
    values = {name: getattr(settings, name) for name in _READERS}
    return {
        name: value.value if isinstance(value, Enum) else value for name, value in values.items()
    }


class SettingsFile:
    """The file the settings are kept in.

    Args:
        path: The file; neither it nor its folder need exist.
        now: Tells the present moment, for the name of a file that is set aside.
    """

    def __init__(self, path: Path, now: Callable[[], datetime] = utc_now) -> None:
        self.path: Final = path
        self._now = now
        self._unknown: dict[str, object] = {}

    def load(self) -> tuple[Settings, tuple[Problem, ...]]:
        """Return the settings and what was wrong with the file; it never raises.

        A missing file is no problem: all options have their defaults. A bad value is mended in
        the file at once, so that it is told only once. A file that can't be read as a whole is
        renamed, so that the next save does not destroy what somebody wrote by hand.
        """
        self._unknown = {}
        try:
            values = _read_object(self.path)
        except (FileNotFoundError, NotADirectoryError):
            # Whether there can be such a file is for a save to say.
            return Settings(), ()
        except (OSError, ValueError, TypeError, RecursionError) as error:
            return Settings(), (self._unreadable(error),)
        self._unknown = {name: value for name, value in values.items() if name not in _READERS}
        settings, problems = _from_json(values, self.path)
        if problems:
            unsaved = self.save(settings)
            problems += [unsaved] if unsaved else []
        return settings, tuple(problems)

    def save(self, settings: Settings) -> Problem | None:
        """Write all options, and keys of the loaded file that this version does not know.

        The order is that of ``Settings``, unknown keys last, so that the file reads well and
        two versions of it compare well. Either the old or the new file is there at any moment.

        Returns:
            What prevented it, None if all is well; it never raises.
        """
        values = _to_json(settings) | dict(sorted(self._unknown.items()))
        try:
            write_whole(self.path, json.dumps(values, indent=2) + "\n")
        except OSError as error:
            return system_problem(error, self.path)
        return None

    def _unreadable(self, error: Exception) -> Problem:
        try:
            aside = set_aside(self.path, "unreadable", self._now())
        except OSError:
            aside = None
        return Problem(ProblemKind.SETTINGS_UNREADABLE, self.path, aside, reason=str(error))
