"""The rules page as data: chapters, their words and their pictures, read from text files.

``resources/help/book.toml`` holds what all languages share: the order of the chapters, what
stands in them, and the pictures as boards and moves. ``en.toml``, ``nl.toml`` and ``ru.toml``
hold the words, in the same order and under the same names. The rules of the game check the
pictures: a move that is shown as allowed is legal, one that is shown as refused is not.

Nothing is drawn here; ``ui/illustrations`` does that.
"""

from simplesimon.handbook.book import (
    BOOK_NAME,
    MINUS,
    Chapter,
    ChapterKind,
    Handbook,
    Item,
    load_handbook,
)
from simplesimon.handbook.flaws import Flaw, FlawKind, HandbookError
from simplesimon.handbook.pictures import (
    FACE_DOWN,
    CodePicture,
    CodeStyle,
    DealPicture,
    Drawing,
    DrawingPicture,
    Gesture,
    Group,
    HomesPicture,
    IconsPicture,
    Picture,
    StarsPicture,
    SumPicture,
    TablePicture,
)

__all__ = [
    "BOOK_NAME",
    "FACE_DOWN",
    "MINUS",
    "Chapter",
    "ChapterKind",
    "CodePicture",
    "CodeStyle",
    "DealPicture",
    "Drawing",
    "DrawingPicture",
    "Flaw",
    "FlawKind",
    "Gesture",
    "Group",
    "Handbook",
    "HandbookError",
    "HomesPicture",
    "IconsPicture",
    "Item",
    "Picture",
    "StarsPicture",
    "SumPicture",
    "TablePicture",
    "load_handbook",
]
