"""The book: chapters with their words in one language, read from its files."""

import re
import tomllib
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from pathlib import Path
from typing import Any, Final, TypeAlias, TypeVar

from simplesimon.engine import RUN_SCORE, START_SCORE, UNDO_STEPS, legal_moves
from simplesimon.handbook.flaws import Flaw, FlawKind, HandbookError, WrongError
from simplesimon.handbook.pictures import DealPicture, Picture, StarsPicture, SumPicture
from simplesimon.handbook.reading import read_picture
from simplesimon.i18n import SOURCE_LANGUAGE

ARROW_CAPS: Final = frozenset({"left", "right", "up", "down"})

BOOK_NAME: Final = "book.toml"

TILES_ON_PAGE: Final = 4
"""More pictures a page does not hold."""

MINUS: Final = "\N{MINUS SIGN}"


class ChapterKind(Enum):
    """What a chapter's page looks like."""

    TILES = "tiles"
    """At most four pictures with words."""

    SETTINGS = "settings"
    """A list of options."""

    KEYS = "keys"
    """A list of keys."""

    BOARD = "board"
    """One large picture of a table that can be played."""


@dataclass(frozen=True, slots=True)
class Item:
    """A tile or a line of a list."""

    name: str
    heading: str
    text: str
    picture: Picture | None = None

    caps: tuple[str, ...] = ()
    """The key caps of a line of keys: ``left``, ``right``, ``up`` and ``down`` are arrows,
    ``…`` is no cap but "up to", ``+`` joins two, all else is what the cap says."""


@dataclass(frozen=True, slots=True)
class Chapter:
    """A page of the book."""

    name: str
    title: str
    kind: ChapterKind
    items: tuple[Item, ...]

    note: str = ""
    """A line under a list; there may be none."""


@dataclass(frozen=True, slots=True)
class Handbook:
    """The book in one language."""

    language: str

    parts: tuple[tuple[Chapter, ...], ...]
    """The chapters in their order, those that belong together in one part."""

    @property
    def chapters(self) -> tuple[Chapter, ...]:
        """All chapters in their order."""
        return tuple(chapter for part in self.parts for chapter in part)

    def chapter(self, name: str) -> Chapter:
        """Return the chapter of a name, the first if none has it."""
        named = (chapter for chapter in self.chapters if chapter.name == name)
        return next(named, self.chapters[0])


def load_handbook(folder: Path, language: str) -> Handbook:
    """Read the book in a language; in English if there is no file of that language.

    Args:
        folder: The folder of the files, ``resources/help``.
        language: ISO 639 code of the language.

    Raises:
        HandbookError: With all that is wrong with the book or the words.
    """
    path = folder / f"{language}.toml"
    if not path.exists():
        language = SOURCE_LANGUAGE
        path = folder / f"{language}.toml"
    loader = _Loader(_read(folder / BOOK_NAME), _read(path), path.name)
    parts = loader.parts()
    if loader.flaws:
        raise HandbookError(*loader.flaws)
    return Handbook(language, parts)


_Table: TypeAlias = Mapping[str, Any]
_T = TypeVar("_T")


def _read(path: Path) -> _Table:
    try:
        return tomllib.loads(path.read_text("utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise HandbookError(Flaw(FlawKind.SYNTAX, path.name, found=str(error))) from None
    except (OSError, UnicodeDecodeError) as error:
        raise HandbookError(Flaw(FlawKind.FILE, path.name, found=str(error))) from None


_PLACEHOLDER: Final = re.compile(r"\{(\w*)\}")

_NO_BREAK_SPACE: Final = "\N{NO-BREAK SPACE}"

_DASH: Final = re.compile(" (?=[—–])")
_ONE_LETTER: Final = re.compile(r"(?<!\S)([^\W_]) ")


@dataclass
class _Loader:
    """Reads chapters from the book and a file of words, and notes what is wrong.

    Args:
        book: The content of the book.
        words: The content of the file of words.
        file: The name of that file.
    """

    book: _Table
    words: _Table
    file: str
    flaws: list[Flaw] = field(default_factory=list)

    def parts(self) -> tuple[tuple[Chapter, ...], ...]:
        """Read all chapters."""
        named = [name for part in self.book.get("parts", []) for name in part]
        self._same_names(named, [key for key in self.book if key != "parts"], BOOK_NAME, "")
        self._same_names(named, [key for key in self.words if key != "caps"], self.file, "")
        return tuple(
            tuple(self._chapter(name) for name in part if name in self.book)
            for part in self.book.get("parts", [])
        )

    def _same_names(self, wanted: Sequence[str], found: Iterable[str], file: str, at: str) -> None:
        """Note what is only in one of two lists of names."""
        for name in Counter(wanted) - Counter(found) + (Counter(found) - Counter(wanted)):
            self.flaws.append(Flaw(FlawKind.NAME, file, f"{at}{name}", name))

    def _chapter(self, name: str) -> Chapter:
        described = self.book[name]
        items = [key for key, value in described.items() if isinstance(value, dict)]
        words = self._table(self.words, name)
        texts = [key for key, value in words.items() if isinstance(value, dict)]
        self._same_names(items, texts, self.file, f"{name}.")
        kind = self._tried(BOOK_NAME, name, lambda: _kind(described)) or ChapterKind.TILES
        if kind is ChapterKind.TILES and len(items) > TILES_ON_PAGE:
            self.flaws.append(Flaw(FlawKind.NAME, BOOK_NAME, name, f"{len(items)} tiles"))
        return Chapter(
            name,
            self._words(words, name, "title"),
            kind,
            tuple(self._item(name, key, kind) for key in items),
            self._words(words, name, "note") if described.get("note") else "",
        )

    def _item(self, chapter: str, name: str, kind: ChapterKind) -> Item:
        at = f"{chapter}.{name}"
        described = self.book[chapter][name]
        words = self._table(self._table(self.words, chapter), name)
        picture = None
        if kind in (ChapterKind.TILES, ChapterKind.BOARD):
            picture = self._tried(BOOK_NAME, at, lambda: read_picture(described))
        return Item(
            name,
            "" if kind is ChapterKind.KEYS else self._words(words, at, "heading"),
            self._filled(self._words(words, at, "text"), at, self._used(at, described, picture)),
            picture,
            tuple(self._cap(cap, at) for cap in described.get("caps", [])),
        )

    def _used(self, at: str, described: _Table, picture: Picture | None) -> dict[str, str]:
        """Return the values that the book puts into a text, by name."""
        known, used = _values(picture), described.get("values", [])
        for name in used:
            if name not in known:
                self.flaws.append(Flaw(FlawKind.PLACEHOLDER, BOOK_NAME, at, name))
        return {name: known.get(name, "") for name in used}

    def _cap(self, cap: str, at: str) -> str:
        """Return what a cap says; names in small letters are words, but for the arrows'."""
        if cap in ARROW_CAPS or not cap.islower():
            return cap
        words = self._table(self.words, "caps").get(cap)
        if not isinstance(words, str):
            self.flaws.append(Flaw(FlawKind.WORDS, self.file, f"caps.{cap}", at))
            return cap
        return words

    def _table(self, table: _Table, name: str) -> _Table:
        value = table.get(name, {})
        return value if isinstance(value, dict) else {}

    def _words(self, table: _Table, at: str, key: str) -> str:
        words = table.get(key)
        if not isinstance(words, str) or not words.strip():
            self.flaws.append(Flaw(FlawKind.WORDS, self.file, f"{at}.{key}", repr(words)))
            return ""
        return _bound(words)

    def _filled(self, text: str, at: str, values: Mapping[str, str]) -> str:
        """Put values into a text; each must be there, and no other."""
        found = set(_PLACEHOLDER.findall(text))
        for name in sorted(found ^ set(values)):
            self.flaws.append(Flaw(FlawKind.PLACEHOLDER, self.file, at, name))
        return _PLACEHOLDER.sub(lambda match: values.get(match[1], ""), text)

    def _tried(self, file: str, at: str, read: Callable[[], _T]) -> _T | None:
        try:
            return read()
        except WrongError as wrong:
            self.flaws.append(Flaw(wrong.kind, file, at, wrong.found))
            return None


def _bound(text: str) -> str:
    """Bind what looks ill at the wrong end of a line.

    A dash does not begin a line, and a word of one letter, of which Russian has many, or of one
    digit does not end one.
    """
    text = _DASH.sub(_NO_BREAK_SPACE, text)
    return _ONE_LETTER.sub(rf"\1{_NO_BREAK_SPACE}", text)


def _kind(described: _Table) -> ChapterKind:
    try:
        return ChapterKind(described.get("kind", "tiles"))
    except ValueError:
        raise WrongError(FlawKind.PICTURE, described.get("kind")) from None


def _values(picture: Picture | None) -> dict[str, str]:
    """Return what may be put into the text beside a picture, by name."""
    values = {"start": str(START_SCORE), "run": str(RUN_SCORE), "undo": str(UNDO_STEPS)}
    match picture:
        case SumPicture():
            values["moves"] = str(picture.moves)
            values["sum"] = _sum_text(picture.terms)
        case DealPicture():
            values["moves"] = str(picture.moves)
            values["choices"] = str(len(list(legal_moves(picture.deal.position))))
        case StarsPicture():
            values["par"] = str(picture.par)
            values["three"], values["two"] = str(picture.three), str(picture.two)
        case _:
            pass
    return values


def _sum_text(terms: tuple[int, int, int, int]) -> str:
    """Write a sum that does not break at the end of a line."""
    start, moves, runs, score = terms
    return f"{start} {MINUS} {-moves} + {runs} = {score}".replace(" ", _NO_BREAK_SPACE)
