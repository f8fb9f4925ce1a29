"""Writing a file as a whole or not at all, and putting one aside that can't be used."""

import os
import tempfile
from collections.abc import Sequence
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path


def utc_now() -> datetime:
    """Return the present moment in UTC, in whole milliseconds as it is written down."""
    now = datetime.now(UTC)
    return now.replace(microsecond=now.microsecond // 1000 * 1000)


def write_whole(path: Path, text: str) -> None:
    """Write a text file so that at any moment either the old or the new text is there.

    The folder is made if need be. A link is followed, so a settings file that lives elsewhere
    stays there.

    Raises:
        OSError: If it can't be written; the old file is as it was then.
    """
    target = Path(os.path.realpath(path))
    target.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=f".{target.name}.", suffix=".new", dir=target.parent)
    temporary = Path(name)
    try:
        with open(handle, "w", encoding="utf-8", newline="\n") as file:  # noqa: PTH123
            file.write(text)
            file.flush()
            # Without this a power cut could leave the new name on an empty file.
            os.fsync(file.fileno())
        temporary.replace(target)
    except BaseException:
        with suppress(OSError):
            temporary.unlink()
        raise


def dated_path(path: Path, word: str, when: datetime) -> Path:
    """Return a free name beside a file: its own name, the local date and time, and a word.

    ``settings.json`` becomes ``settings 2026-12-01 074700 unreadable.json``.
    """
    moment = f"{when.astimezone():%Y-%m-%d %H%M%S}"
    candidate = path.with_name(f"{path.stem} {moment} {word}{path.suffix}")
    number = 2
    while candidate.exists():
        candidate = path.with_name(f"{path.stem} {moment} {word} {number}{path.suffix}")
        number += 1
    return candidate


def set_aside(path: Path, word: str, when: datetime, companions: Sequence[str] = ()) -> Path:
    """Rename a file to a dated name beside it and return that name.

    Args:
        path: The file.
        word: What is the matter with it, for its new name.
        when: The present moment.
        companions: Endings of files that belong to it and go along if they exist, such as
            ``-wal``.

    Raises:
        OSError: If it can't be renamed.
    """
    aside = dated_path(path, word, when)
    path.rename(aside)
    for ending in companions:
        companion = path.with_name(path.name + ending)
        if companion.exists():
            companion.rename(aside.with_name(aside.name + ending))
    return aside
