"""The rules page as data: chapters, their words and their pictures, read from text files.

``resources/help/book.toml`` holds what all languages share: the order of the chapters, what
stands in them, and the pictures as boards and moves. ``en.toml``, ``nl.toml`` and ``ru.toml``
hold the words, in the same order and under the same names. The rules of the game check the
pictures: a move that is shown as allowed is legal, one that is shown as refused is not.

Nothing is drawn here; ``ui/illustrations`` does that.
"""

import re
import tomllib
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum, auto
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias

from simplesimon.engine import (
    RUN_LENGTH,
    RUN_SCORE,
    RUNS_TO_WIN,
    START_SCORE,
    SUIT_COUNTS,
    UNDO_STEPS,
    Action,
    Card,
    Column,
    Deal,
    Move,
    Position,
    RunRemoval,
    Suit,
    apply,
    best_move,
    ends_with_full_run,
    is_stuck,
    legal_moves,
    pack,
    refusal,
)
from simplesimon.engine.cards import SUIT_LETTERS
from simplesimon.engine.deals import deal
from simplesimon.engine.faults import NotationError
from simplesimon.engine.notation import parse_action, parse_board, parse_card, parse_code
from simplesimon.i18n import SOURCE_LANGUAGE

BOOK_NAME: Final = "book.toml"

FACE_DOWN: Final[Card] = 0
"""A card of which the back is seen, written ``?``: Spider has such cards, this game none."""

TILES_ON_PAGE: Final = 4
"""More pictures a page does not hold."""

MINUS: Final = "\N{MINUS SIGN}"


# What can be wrong


class FlawKind(Enum):
    """What is wrong in one of the files."""

    FILE = auto()
    """It is missing or can't be read."""

    SYNTAX = auto()
    """It is no TOML."""

    NAME = auto()
    """A chapter or an item is missing, or has a name that the book does not know."""

    WORDS = auto()
    """A title, heading or text is missing, empty or no text."""

    PLACEHOLDER = auto()
    """A text has lost a ``{value}`` that the book gives it, or has one that it does not."""

    PICTURE = auto()
    """A picture is described by keys or values that mean nothing."""

    CARDS = auto()
    """Something is no card, or the cards of a picture come from no pack."""

    MOVE = auto()
    """What a picture shows is not what the rules say."""


@dataclass(frozen=True, slots=True)
class Flaw:
    """One thing that is wrong."""

    kind: FlawKind
    file: str

    where: str = ""
    """Chapter, item and key, with dots between."""

    found: str = ""
    """What is wrong there."""


class HandbookError(ValueError):
    """A handbook could not be read."""

    def __init__(self, *flaws: Flaw) -> None:
        super().__init__("; ".join(f"{f.file}: {f.where}: {f.kind.name} {f.found}" for f in flaws))
        self.flaws = flaws
        """What is wrong, at least one thing."""


class _Wrong(Exception):  # noqa: N818 - becomes a flaw once it is known where
    """Something is wrong with a value."""

    def __init__(self, kind: FlawKind, found: object) -> None:
        super().__init__(kind, found)
        self.kind = kind
        self.found = str(found)


# Pictures


class Gesture(Enum):
    """What the player's hand does in a picture."""

    DRAG = "drag"
    """Carries the cards of the one allowed move."""

    DOUBLE = "double"
    """Clicks twice on the cards of the one allowed move, which go to their best column."""

    CLICK = "click"
    """Clicks on the cards, then on their target."""

    REMOVE = "remove"
    """Clicks on a finished run."""


class Group(NamedTuple):
    """The last cards of a column."""

    column: int
    count: int  # type: ignore[assignment]  # hides tuple.count, which nobody misses


@dataclass(frozen=True, slots=True)
class TablePicture:
    """Some columns, and what may or may not be done with them."""

    columns: tuple[Column, ...]
    """As on the table, leftmost first, deepest card first."""

    lying: bool = False
    """Whether the one column lies on its side, its deepest card at the left."""

    size: float = 1.0
    """Of the cards, compared with those of other pictures."""

    allowed: tuple[Action, ...] = ()
    refused: tuple[Move, ...] = ()

    lesser: tuple[Action, ...] = ()
    """Moves that are allowed but not the best."""

    in_turn: bool = False
    """Whether the allowed moves are made one after another, and numbered so."""

    shown: tuple[Group, ...] = ()
    """Groups that glow without being moved."""

    gone: tuple[Group, ...] = ()
    """Full runs that are leaving and free what they covered."""

    numbers: tuple[int, ...] = ()
    """A number for each column."""

    signs: tuple[tuple[int, bool], ...] = ()
    """Columns that are right (True) or not, where no move says so."""

    gesture: Gesture | None = None

    peek: tuple[int, int] | None = None
    """A covered card that a held finger brings up, as column and row."""

    badge: str = ""
    """A number that appears over the cards."""


@dataclass(frozen=True, slots=True)
class HomesPicture:
    """The places of the runs."""

    suits: tuple[Suit, ...]
    """Of the runs that have left; the other places are empty."""

    arriving: Column = b""
    """A run on its way to the next place."""

    table: bool = False
    """Whether they stand in the bar over an empty table; else they stand alone, large."""


@dataclass(frozen=True, slots=True)
class SumPicture:
    """How a score adds up."""

    moves: int
    runs: int

    @property
    def terms(self) -> tuple[int, int, int, int]:
        """The points at the start, for moves, for runs, and all together."""
        moves, runs = -self.moves, RUN_SCORE * self.runs
        return START_SCORE, moves, runs, START_SCORE + moves + runs


@dataclass(frozen=True, slots=True)
class IconsPicture:
    """Some buttons of the bar."""

    icons: tuple[str, ...]
    """Their names, as the drawer of icons knows them, in small letters."""


class CodeStyle(Enum):
    """How a game code is shown."""

    CHIP = "chip"
    """As in the bar, being clicked."""

    PARTS = "parts"
    """Its three parts told apart."""

    FIELD = "field"
    """As it is typed."""

    TWICE = "twice"
    """Over two tables with the same cards."""


@dataclass(frozen=True, slots=True)
class CodePicture:
    """A game code."""

    code: str
    """As it is shown; a right one whatever its spelling."""

    style: CodeStyle
    deal: Deal


@dataclass(frozen=True, slots=True)
class DealPicture:
    """A whole table as it is dealt."""

    deal: Deal

    stock: bool = False
    """Whether a stock is shown that is not there."""

    moves: int = 0
    """How many moves win it, where that is told."""


@dataclass(frozen=True, slots=True)
class DrawingPicture:
    """A drawing that stands under a name of its own, beside a card."""

    drawing: str
    cards: Column = b""


Picture: TypeAlias = (
    TablePicture
    | HomesPicture
    | SumPicture
    | IconsPicture
    | CodePicture
    | DealPicture
    | DrawingPicture
)


# The book


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
_ONE_LETTER: Final = re.compile(r"(?<!\S)([^\W\d_]) ")


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
        named = [name for part in self.book.get("parts", []) for name in part]
        self._same_names(named, [key for key in self.book if key != "parts"], BOOK_NAME, "")
        self._same_names(named, [key for key in self.words if key != "caps"], self.file, "")
        return tuple(
            tuple(self._chapter(name) for name in part if name in self.book)
            for part in self.book.get("parts", [])
        )

    def _same_names(self, wanted: Sequence[str], found: Iterable[str], file: str, at: str) -> None:
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
            picture = self._tried(BOOK_NAME, at, lambda: _picture(described))
        values = _values(picture)
        used = described.get("values", [])
        return Item(
            name,
            "" if kind is ChapterKind.KEYS else self._words(words, at, "heading"),
            self._filled(self._words(words, at, "text"), at, {key: values[key] for key in used}),
            picture,
            tuple(self._cap(cap) for cap in described.get("caps", [])),
        )

    def _cap(self, cap: str) -> str:
        return str(self._table(self.words, "caps").get(cap, cap))

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

    def _tried(self, file: str, at: str, read: Callable[[], Any]) -> Any:  # noqa: ANN401
        try:
            return read()
        except _Wrong as wrong:
            self.flaws.append(Flaw(wrong.kind, file, at, wrong.found))
            return None


def _bound(text: str) -> str:
    """Bind what looks ill at the wrong end of a line.

    A dash does not begin a line, and a word of one letter, of which Russian has many, does not
    end one.
    """
    text = _DASH.sub(_NO_BREAK_SPACE, text)
    return _ONE_LETTER.sub(rf"\1{_NO_BREAK_SPACE}", text)


def _kind(described: _Table) -> ChapterKind:
    try:
        return ChapterKind(described.get("kind", "tiles"))
    except ValueError:
        raise _Wrong(FlawKind.PICTURE, described.get("kind")) from None


def _values(picture: Picture | None) -> Mapping[str, str]:
    """Return what may be put into the text beside a picture, by name."""
    values = {"start": str(START_SCORE), "run": str(RUN_SCORE), "undo": str(UNDO_STEPS)}
    match picture:
        case SumPicture():
            values["moves"] = str(picture.moves)
            values["sum"] = _sum_text(picture.terms)
        case DealPicture():
            values["moves"] = str(picture.moves)
            values["choices"] = str(len(list(legal_moves(picture.deal.position))))
        case _:
            pass
    return _Values(values)


class _Values(dict[str, str]):
    """Values by name; one that nobody knows is empty, and found missing in the text."""

    def __missing__(self, name: str) -> str:
        return ""


def _sum_text(terms: tuple[int, int, int, int]) -> str:
    """Write a sum that does not break at the end of a line."""
    start, moves, runs, score = terms
    return f"{start} {MINUS} {-moves} + {runs} = {score}".replace(" ", _NO_BREAK_SPACE)


# Reading pictures


def _picture(described: _Table) -> Picture:
    """Read a picture; which keys it has tells what kind it is.

    Raises:
        _Wrong: If it makes no sense, or shows what the rules do not say.
    """
    keys = {key: value for key, value in described.items() if key != "values"}
    for first, read in _READERS.items():
        if first in keys:
            try:
                return read(keys)
            except (TypeError, ValueError, AttributeError) as error:
                raise _Wrong(FlawKind.PICTURE, error) from error
    raise _Wrong(FlawKind.PICTURE, ", ".join(keys))


def _table_picture(
    columns: Sequence[str],
    *,
    allowed: Sequence[str] = (),
    refused: Sequence[str] = (),
    lesser: Sequence[str] = (),
    shown: Sequence[str] = (),
    gone: Sequence[str] = (),
    numbers: Sequence[int] = (),
    signs: Mapping[str, bool] | None = None,
    gesture: str | None = None,
    peek: str = "",
    stuck: bool = False,
    **plain: Any,  # noqa: ANN401 - fields that need no reading
) -> TablePicture:
    picture = TablePicture(
        tuple(map(_column, columns)),
        allowed=tuple(map(_action, allowed)),
        refused=tuple(move for move in map(_action, refused) if isinstance(move, Move)),
        lesser=tuple(map(_action, lesser)),
        shown=tuple(map(_group, shown)),
        gone=tuple(map(_group, gone)),
        numbers=tuple(numbers),
        signs=tuple((_column_index(at), right) for at, right in (signs or {}).items()),
        gesture=Gesture(gesture) if gesture else None,
        peek=_spot(peek) if peek else None,
        **plain,
    )
    _check_cards(picture.columns)
    _check_moves(picture)
    if stuck and not is_stuck(Position(picture.columns)):
        raise _Wrong(FlawKind.MOVE, "not stuck")
    return picture


def _column(text: str) -> Column:
    """Read a column; ``-`` is an empty one and ``?`` a card face down."""
    return bytes(_card(word) for word in text.split() if word != "-")


def _card(word: str) -> Card:
    found = FACE_DOWN if word == "?" else parse_card(word)
    if found is None:
        raise _Wrong(FlawKind.CARDS, word)
    return found


def _check_cards(columns: Sequence[Column]) -> None:
    """See that the cards come from one of the three packs."""
    cards = Counter(card for column in columns for card in column if card != FACE_DOWN)
    if all(cards - Counter(pack(suits)) for suits in SUIT_COUNTS):
        raise _Wrong(FlawKind.CARDS, "no pack has these cards")


def _action(text: str) -> Action:
    action = parse_action(text)
    if action is None:
        raise _Wrong(FlawKind.MOVE, text)
    return action


def _column_index(letter: str) -> int:
    return ord(letter) - ord("a")


def _group(text: str) -> Group:
    """Read a group such as ``a3``, the last three cards of the first column."""
    return Group(_column_index(text[0]), int(text[1:]))


def _spot(text: str) -> tuple[int, int]:
    """Read a card such as ``a2``, the second of the first column, as column and row."""
    return _column_index(text[0]), int(text[1:]) - 1


def _check_moves(picture: TablePicture) -> None:
    """See that the rules say of each move what the picture says."""
    position = Position(picture.columns)
    for move in picture.refused:
        if refusal(position, move, RunRemoval.BY_HAND) is None:
            raise _Wrong(FlawKind.MOVE, f"{move} is legal")
    for action in (*picture.lesser, *picture.allowed):
        if refused := refusal(position, action, RunRemoval.BY_HAND):
            raise _Wrong(FlawKind.MOVE, f"{action}: {refused.name}")
        if picture.gesture is Gesture.DOUBLE and isinstance(action, Move):
            best = best_move(position, action.source, action.count)
            if best != action:
                raise _Wrong(FlawKind.MOVE, f"the best move is {best}")
        if picture.in_turn:
            position = apply(position, action, RunRemoval.BY_HAND)
    for group in (*picture.shown, *picture.gone):
        column = picture.columns[group.column]
        if group.count == RUN_LENGTH and not ends_with_full_run(column):
            raise _Wrong(FlawKind.MOVE, f"{group} is no full run")


def _homes_picture(homes: str, *, run: str = "", table: bool = False) -> HomesPicture:
    suits = tuple(Suit(SUIT_LETTERS.index(letter)) for letter in homes.split())
    column = _column(run)
    if len(suits) > RUNS_TO_WIN or (column and not ends_with_full_run(column)):
        raise _Wrong(FlawKind.MOVE, f"{homes} {run}")
    return HomesPicture(suits, column, table)


def _code_picture(code: str, style: str) -> CodePicture:
    try:
        return CodePicture(code, CodeStyle(style), deal(parse_code(code)))
    except NotationError as error:
        raise _Wrong(FlawKind.CARDS, error) from None


def _deal_picture(code: str, *, stock: bool = False) -> DealPicture:
    return DealPicture(deal(parse_code(code)), stock)


def _board_picture(board: str, moves: int) -> DealPicture:
    try:
        return DealPicture(parse_board(board), moves=moves)
    except NotationError as error:
        raise _Wrong(FlawKind.CARDS, error) from None


_READERS: Final[Mapping[str, Callable[[dict[str, Any]], Picture]]] = {
    "columns": lambda keys: _table_picture(**keys),
    "homes": lambda keys: _homes_picture(**keys),
    "runs": lambda keys: SumPicture(**keys),
    "icons": lambda keys: IconsPicture(tuple(keys["icons"])),
    "code": lambda keys: _code_picture(**keys),
    "dealt": lambda keys: _deal_picture(keys.pop("dealt"), **keys),
    "board": lambda keys: _board_picture(**keys),
    "drawing": lambda keys: DrawingPicture(keys["drawing"], _column(keys.get("cards", ""))),
}
"""The key that only pictures of one kind have, and what reads them."""

