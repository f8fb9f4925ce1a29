"""What can go wrong with files, typed and without words: the window tells it to the player."""

import errno
import sqlite3
from dataclasses import dataclass
from enum import Enum, auto
from pathlib import Path
from typing import Final


class ProblemKind(Enum):
    """What went wrong."""

    READ_ONLY = auto()
    """The folder or file can't be written: the game goes on without saving."""

    DISK_FULL = auto()
    """There is no room left: what could not be saved is tried again with the next action."""

    IN_USE = auto()
    """Another running game holds the saved games: this one plays without saving."""

    DAMAGED = auto()
    """Saved games could not be read and were set aside; a fresh file takes their place."""

    NEWER = auto()
    """A later version of the program wrote the saved games: they are left as they are."""

    GAME_ALTERED = auto()
    """The text of one saved game is not what the program wrote; it was set aside."""

    SETTINGS_UNREADABLE = auto()
    """The settings file could not be read and was set aside; all options have their defaults."""

    SETTING_WRONG = auto()
    """One option had a value it can't have and has its default again."""

    FAILED = auto()
    """Reading or writing failed for another reason."""


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that went wrong, for the window to word."""

    kind: ProblemKind

    path: Path
    """The file or folder it happened to."""

    set_aside: Path | None = None
    """Where the old file, or the text of the game, was put; None if nothing was moved."""

    name: str = ""
    """The option that had a wrong value."""

    found: str = ""
    """The wrong value as it stood in the file."""

    reason: str = ""
    """What the system or the database said, in its own technical words; for a report."""


_NO_ROOM: Final = frozenset({errno.ENOSPC, errno.EDQUOT})
_NOT_WRITABLE: Final = frozenset(
    {
        errno.EACCES,
        errno.EPERM,
        errno.EROFS,
        errno.ENOTDIR,
        errno.EEXIST,
        errno.EISDIR,
    }
)

_SQLITE_KINDS: Final = {
    sqlite3.SQLITE_FULL: ProblemKind.DISK_FULL,
    sqlite3.SQLITE_READONLY: ProblemKind.READ_ONLY,
    sqlite3.SQLITE_CANTOPEN: ProblemKind.READ_ONLY,
    sqlite3.SQLITE_PERM: ProblemKind.READ_ONLY,
    sqlite3.SQLITE_BUSY: ProblemKind.IN_USE,
    sqlite3.SQLITE_LOCKED: ProblemKind.IN_USE,
    sqlite3.SQLITE_CORRUPT: ProblemKind.DAMAGED,
    sqlite3.SQLITE_NOTADB: ProblemKind.DAMAGED,
}


def system_problem(error: OSError, path: Path) -> Problem:
    """Say what an error of the file system means for the player."""
    kind = ProblemKind.FAILED
    if error.errno in _NO_ROOM:
        kind = ProblemKind.DISK_FULL
    elif error.errno in _NOT_WRITABLE:
        kind = ProblemKind.READ_ONLY
    return Problem(kind, path, reason=str(error))


DATABASE_ERRORS: Final = (sqlite3.Error, UnicodeDecodeError)
"""What a statement can raise; the latter where SQLite's own message quotes a damaged text."""


def database_code(error: Exception) -> int:
    """Return the general code of a database error, without the byte that says where it was."""
    return int(getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)) & 0xFF


def database_problem(error: Exception, path: Path) -> Problem:
    """Say what an error of the database means for the player."""
    kind = _SQLITE_KINDS.get(database_code(error), ProblemKind.FAILED)
    return Problem(kind, path, reason=str(error))
