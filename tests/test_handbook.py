"""The files of the rules page: alike in all languages, and right by the rules of the game."""

import re
import shutil
from pathlib import Path

import pytest

from simplesimon.engine.notation import column_text
from simplesimon.handbook import (
    BOOK_NAME,
    Chapter,
    ChapterKind,
    DealPicture,
    Flaw,
    FlawKind,
    Handbook,
    HandbookError,
    Item,
    StarsPicture,
    TablePicture,
    load_handbook,
)
from simplesimon.i18n import LANGUAGES
from simplesimon.stars import star_limits
from simplesimon.store.folders import resources_folder
from tests.won_games import won_game

FOLDER = resources_folder() / "help"


@pytest.fixture(params=LANGUAGES)
def book(request: pytest.FixtureRequest) -> Handbook:
    return load_handbook(FOLDER, request.param)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a folder with the files, to be spoilt."""
    return Path(shutil.copytree(FOLDER, tmp_path / "help"))


def item_of(book: Handbook, chapter: str, name: str) -> Item:
    return next(item for item in book.chapter(chapter).items if item.name == name)


def spoil(folder: Path, file: str, old: str, new: str) -> None:
    """Change a file in one place."""
    path = folder / file
    text = path.read_text("utf-8")
    assert text.count(old) >= 1
    path.write_text(text.replace(old, new, 1), "utf-8")


def flaws(folder: Path, language: str = "nl") -> list[tuple[FlawKind, str, str]]:
    """List what is wrong with a book: what, in which file, where."""
    with pytest.raises(HandbookError) as caught:
        load_handbook(folder, language)
    assert all(isinstance(flaw, Flaw) for flaw in caught.value.flaws)
    return [(flaw.kind, flaw.file, flaw.where) for flaw in caught.value.flaws]


# The real files


def test_all_languages_have_the_same_chapters_items_and_pictures() -> None:
    def shape(chapter: Chapter) -> object:
        items = [(item.name, item.picture, len(item.caps)) for item in chapter.items]
        return chapter.name, chapter.kind, items, bool(chapter.note)

    shapes = [
        [[shape(chapter) for chapter in part] for part in load_handbook(FOLDER, language).parts]
        for language in LANGUAGES
    ]
    assert all(other == shapes[0] for other in shapes)


def test_each_language_has_words_of_its_own() -> None:
    books = [load_handbook(FOLDER, language) for language in LANGUAGES]
    assert [book.language for book in books] == list(LANGUAGES)
    texts = [{item.text for chapter in book.chapters for item in chapter.items} for book in books]
    assert not texts[0] & texts[1]
    assert not texts[0] & texts[2]


def test_a_language_without_a_file_gets_english() -> None:
    assert load_handbook(FOLDER, "eo").language == "en"


def test_no_text_has_a_brace_left(book: Handbook) -> None:
    for chapter in book.chapters:
        for item in chapter.items:
            assert not re.search(r"[{}]", item.text)


def test_the_score_of_the_example_is_that_of_the_rules(book: Handbook) -> None:
    text = item_of(book, "score", "count").text.replace("\N{NO-BREAK SPACE}", " ")
    assert "500 − 49 + 400 = 851" in text


def test_the_stars_of_the_example_are_those_of_a_win(book: Handbook) -> None:
    item = item_of(book, "aids", "par")
    assert isinstance(item.picture, StarsPicture)
    assert star_limits(item.picture.par) == (item.picture.three, item.picture.two)
    for number in (item.picture.par, item.picture.three, item.picture.two):
        assert str(number) in item.text


def test_the_letters_of_the_cards_are_explained_in_one_place(book: Handbook) -> None:
    explained = [
        item.name
        for chapter in book.chapters
        for item in chapter.items
        if all(re.search(rf"\b{letter}\b", item.text) for letter in "AKQJ")
    ]
    assert explained == ["run"]


def test_the_table_to_play_is_the_worked_example_and_needs_its_moves(book: Handbook) -> None:
    picture = item_of(book, "example", "board").picture
    game = won_game("worked-example")
    assert isinstance(picture, DealPicture)
    assert picture.deal.position == game.deal.position
    assert picture.moves == len(game.moves)


def test_the_examples_of_the_rules_are_shown(book: Handbook) -> None:
    card, group, ends = (item_of(book, "moves", name).picture for name in ("card", "group", "ends"))
    assert isinstance(card, TablePicture)
    assert isinstance(group, TablePicture)
    assert isinstance(ends, TablePicture)
    assert [column_text(column)[-2:] for column in card.columns[:2]] == ["3H", "4S"]
    assert [column_text(column) for column in group.columns] == ["9S 8S 7S", "TH", "9S 8H 7S"]
    assert [column_text(column)[-2:] for column in ends.columns[:3]] == ["KS", "QD", "KH"]


def test_a_page_has_four_pictures_at_most(book: Handbook) -> None:
    for chapter in book.chapters:
        if chapter.kind is ChapterKind.TILES:
            assert 1 <= len(chapter.items) <= 4
            assert all(item.picture is not None for item in chapter.items)


def test_no_dash_begins_a_line_and_no_letter_ends_one(book: Handbook) -> None:
    for chapter in book.chapters:
        for item in chapter.items:
            assert " —" not in item.text
            assert not re.search(r"(?:^|\s)[в к с и о у а] ", item.text)


def test_an_unknown_chapter_is_the_first(book: Handbook) -> None:
    assert book.chapter("") is book.chapters[0]


# What is found


def test_a_missing_file_is_told(folder: Path) -> None:
    (folder / BOOK_NAME).unlink()
    assert flaws(folder) == [(FlawKind.FILE, BOOK_NAME, "")]


def test_a_file_that_is_no_toml_is_told(folder: Path) -> None:
    spoil(folder, "nl.toml", "[goal]", "[goal")
    assert flaws(folder) == [(FlawKind.SYNTAX, "nl.toml", "")]


@pytest.mark.parametrize(
    ("old", "new", "kind", "where"),
    [
        ("[goal.table]", "[goal.tables]", FlawKind.NAME, "goal.table"),
        ("[score]", "[scores]", FlawKind.NAME, "scores"),
        ('heading = "Tien open kolommen"', "", FlawKind.WORDS, "goal.table.heading"),
        ('title = "Het doel"', "title = 3", FlawKind.WORDS, "goal.title"),
        ('space = "Spatie"', "", FlawKind.WORDS, "caps.space"),
        ("{undo} acties", "100 acties", FlawKind.PLACEHOLDER, "score.undo"),
        ("{undo} acties", "{redo} {undo} acties", FlawKind.PLACEHOLDER, "score.undo"),
    ],
)
def test_wrong_words_are_told(folder: Path, old: str, new: str, kind: FlawKind, where: str) -> None:
    spoil(folder, "nl.toml", old, new)
    assert (kind, "nl.toml", where) in flaws(folder)


@pytest.mark.parametrize(
    ("old", "new", "kind", "where"),
    [
        ('"9D 3H"', '"9D 3X"', FlawKind.CARDS, "moves.card"),
        ('"9D 3H"', '"9D 9D 9D 9D 9D 3H"', FlawKind.CARDS, "moves.card"),
        ('"9D 3H"', '"9D 2H"', FlawKind.MOVE, "moves.card"),
        ('refused = ["a1c"]', 'refused = ["a1b"]', FlawKind.MOVE, "moves.card"),
        ('refused = ["a1c"]', 'refused = ["a!"]', FlawKind.MOVE, "moves.card"),
        ('allowed = ["a1b"]', 'allowed = ["a one b"]', FlawKind.MOVE, "moves.card"),
        ('allowed = ["a3b"]', 'allowed = ["a3c"]', FlawKind.MOVE, "moves.group"),
        ("KH QH JH TH 9H", "QH KH JH TH 9H", FlawKind.MOVE, "runs.leaves"),
        ('"6S 6H"', '"6S 3S"', FlawKind.MOVE, "score.stuck"),
        ('"9C 8S"', '"9C 8D"', FlawKind.MOVE, "playing.double"),
        ('allowed = ["b1a", "b1c"]\nin_turn', 'allowed = ["b1c", "b1a"]\nin_turn',
         FlawKind.MOVE, "aids.show_me"),
        ('run = "KD QD', 'run = "QD', FlawKind.MOVE, "runs.homes"),
        ('homes = "S H D C"', 'homes = "S H D X"', FlawKind.PICTURE, "goal.win"),
        ('dealt = "SS1-S4-AAAAABD"', 'dealt = "SS1-S3-AAAAABD"', FlawKind.CARDS, "goal.table"),
        ("1: AS KH AC", "1: AS KH", FlawKind.CARDS, "example.board"),
        ('badge = "+100"', 'badges = "+100"', FlawKind.PICTURE, "runs.leaves"),
        ('gesture = "drag"', 'gesture = "throw"', FlawKind.PICTURE, "playing.drag"),
        ('drawing = "pie"', 'painting = "pie"', FlawKind.PICTURE, "about.name"),
        ('drawing = "pie"', 'drawing = "cake"', FlawKind.PICTURE, "about.name"),
        ("stars = [55, 65]", "stars = [55]", FlawKind.PICTURE, "aids.par"),
        ("stars = [55, 65]", "stars = [55, 65]\npars = 50", FlawKind.PICTURE, "aids.par"),
        ('kind = "keys"', 'kind = "key"', FlawKind.PICTURE, "keys"),
        ('values = ["undo"]', 'values = ["redo"]', FlawKind.PLACEHOLDER, "score.undo"),
    ],
)  # fmt: skip
def test_wrong_pictures_are_told(
    folder: Path, old: str, new: str, kind: FlawKind, where: str
) -> None:
    spoil(folder, BOOK_NAME, old, new)
    assert (kind, BOOK_NAME, where) in flaws(folder)


def test_a_fifth_tile_is_told(folder: Path) -> None:
    spoil(folder, BOOK_NAME, "[moves.card]", '[goal.more]\nhomes = "S"\n\n[moves.card]')
    assert (FlawKind.NAME, BOOK_NAME, "goal") in flaws(folder)


def test_everything_wrong_is_told_at_once(folder: Path) -> None:
    spoil(folder, "nl.toml", 'title = "Het doel"', "")
    spoil(folder, "nl.toml", "{undo} acties", "acties")
    spoil(folder, BOOK_NAME, '"9D 3H"', '"9D 2H"')
    assert len(flaws(folder)) == 3
