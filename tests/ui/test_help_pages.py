"""The pages of the rules without a window: all words fit, all pictures are drawn."""

from dataclasses import replace

import pytest
from arcade import key
from PIL import Image, ImageChops

from simplesimon.handbook import ChapterKind, Handbook, Item, load_handbook
from simplesimon.i18n import LANGUAGES
from simplesimon.store.folders import resources_folder
from simplesimon.ui import keys, theme
from simplesimon.ui.app import words_of
from simplesimon.ui.art.icons import Icon
from simplesimon.ui.art.palettes import PALETTES
from simplesimon.ui.help_pages import (
    bare_board,
    bare_tile,
    block,
    filled,
    list_page,
    misfits,
    panel_margin,
    picture_size,
)
from simplesimon.ui.illustrations import illustrate
from simplesimon.ui.layout import Metrics, Rect
from simplesimon.ui.option_rows import PAGES
from simplesimon.ui.screens.help import HelpScreen
from simplesimon.ui.widgets.brush import Brush
from simplesimon.ui.widgets.controls import Button, Look
from simplesimon.ui.widgets.keycaps import caps_width
from simplesimon.ui.widgets.rail import RailItem

FOLDER = resources_folder() / "help"
_CAPS = {
    key.TAB: "Tab",
    key.ENTER: "Enter",
    key.NUM_ENTER: "Enter",
    key.SPACE: "Space",
    key.ESCAPE: "Esc",
    key.LEFT: "left",
    key.RIGHT: "right",
    key.UP: "up",
    key.DOWN: "down",
    key.HOME: "Home",
    key.END: "End",
    key.PAGEUP: "PgUp",
    key.PAGEDOWN: "PgDn",
}
SIZES = [(800, 600), (1280, 720), (1152, 648), (1000, 760), (1920, 1080), (1306, 735)]
BOOKS = {language: load_handbook(FOLDER, language) for language in LANGUAGES}


def brush_of(size: tuple[int, int], table: str = "green") -> Brush:
    return Brush(Metrics(*size), theme.TABLES[table], PALETTES["two"])


def screen_of(book: Handbook, brush: Brush) -> HelpScreen:
    return HelpScreen(brush.metrics, [len(part) for part in book.parts])


# Words


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_words_fit(language: str, size: tuple[int, int]) -> None:
    book, brush = BOOKS[language], brush_of(size)
    screen = screen_of(book, brush)
    wrong = {chapter.name: misfits(chapter, brush, screen) for chapter in book.chapters}
    assert not {name: items for name, items in wrong.items() if items}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_chapters_fit_the_list(language: str, size: tuple[int, int]) -> None:
    book, brush = BOOKS[language], brush_of(size)
    screen = screen_of(book, brush)
    for chapter, rect in zip(book.chapters, screen.chapters, strict=True):
        item = RailItem(chapter.name, rect, lambda: None, label=chapter.title)
        lines = item.lines(brush)
        assert len(lines) <= 2
        assert max(brush.width(line, theme.CHOSEN_RAIL_ITEM) for line in lines) <= item.room(brush)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_button_and_the_title_hold_their_words(language: str, size: tuple[int, int]) -> None:
    brush, _ = brush_of(size), words_of(language).gettext
    screen = screen_of(BOOKS[language], brush)
    rect = Rect(0, 0, *(brush.px(side) for side in screen.board.button[2:]))
    button = Button("play", rect, lambda: None, label=_("Play this deal"), icon=Icon.PLAY)
    assert button.natural_width(brush) <= rect.width
    assert brush.width(_("Rules"), theme.PAGE_TITLE) <= screen.title.width


@pytest.mark.parametrize("kind", list(ChapterKind))
def test_too_many_words_are_found(kind: ChapterKind) -> None:
    book, brush = BOOKS["en"], brush_of((800, 600))
    chapter = next(chapter for chapter in book.chapters if chapter.kind is kind)
    first = chapter.items[0]
    longer = replace(first, text=f"{first.text} {'and so on ' * 50}")
    spoilt = replace(chapter, items=(longer, *chapter.items[1:]))
    assert misfits(spoilt, brush, screen_of(book, brush)) == [first.name]


def test_a_heading_a_note_and_caps_that_are_too_long_are_found() -> None:
    book, brush = BOOKS["en"], brush_of((800, 600))
    screen = screen_of(book, brush)
    long = "a heading that is much longer than this one"
    tiles, settings, keys = (book.chapter(name) for name in ("goal", "settings", "keys"))
    long_note = "a note that is longer than one line " * 4
    tile = replace(tiles.items[0], heading=long)
    assert misfits(replace(tiles, items=(tile,)), brush, screen) == [tile.name]
    line = replace(settings.items[0], heading=long)
    assert misfits(replace(settings, items=(line,)), brush, screen) == [line.name]
    assert misfits(replace(keys, note=long_note), brush, screen) == ["note"]
    caps = replace(keys.items[0], caps=("Enter", "Enter", "Enter", "Enter"))
    assert misfits(replace(keys, items=(caps,)), brush, screen) == [caps.name]


def test_a_short_last_line_gets_company() -> None:
    brush = brush_of((1280, 720))
    text = "It takes any card and any group of cards, and not only a king."
    width = brush.width(text, theme.TILE_TEXT) - 20
    assert len(brush.wrapped(text, theme.TILE_TEXT, width)[-1]) < 8
    lines = block(brush, text, theme.TILE_TEXT, width, 2)
    assert len(lines.lines) == 2
    assert lines.fits
    assert len(lines.lines[-1]) > 12


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_are_called_as_on_the_settings_page(language: str) -> None:
    _ = words_of(language).gettext
    labels = {row.field: row.label for page in PAGES for row in page.rows}
    options = {
        item.name: item.heading.replace("\N{NO-BREAK SPACE}", " ")
        for chapter in ("settings", "aids")
        for item in BOOKS[language].chapter(chapter).items
    }
    assert set(labels) == set(options)
    called = {field: options[field] for field in labels}
    # A label that has no translation yet is no name to follow.
    assert called == {
        field: called[field] if _(label) == label and language != "en" else _(label)
        for field, label in labels.items()
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_and_buttons_are_called_as_where_they_are(language: str) -> None:
    book, _ = BOOKS[language], words_of(language).gettext
    assert book.chapter("settings").title == _("Settings")
    assert book.chapter("aids").title == _("Aids")
    codes = {item.name: item for item in book.chapter("codes").items}
    assert codes["daily"].heading == _("Daily deal")
    assert _("Enter code…") in codes["enter"].text.replace("\N{NO-BREAK SPACE}", " ")
    told = {item.name: item.text for item in book.chapter("keys").items}
    for name, label in (("undo", _("Undo, Ctrl+Z")), ("redo", _("Redo, Ctrl+Y"))):
        assert told[name].startswith(label.split(",")[0])
    assert told["statistics"] == _("Statistics")
    assert told["new"] == _("New deal")


def test_all_keys_are_told() -> None:
    """A key is on a cap, alone or with the one before it, or named in the words."""
    items = BOOKS["en"].chapter("keys").items
    caps = {cap for item in items for cap in (*item.caps, "".join(item.caps))}
    words = " ".join(item.text for item in items)
    chords = [*keys._COMMANDS, *keys._STEPS, *((symbol, "") for symbol in keys._WATCHES)]
    for symbol, chord in chords:
        name = _CAPS.get(symbol, chr(symbol).upper() if symbol < 128 else "")
        if symbol in range(key.F1, key.F12 + 1):
            name = f"F{symbol - key.F1 + 1}"
        whole = "+".join([*(part.title() for part in chord.split("+") if part), name])
        told = whole in caps or whole in words
        assert told or (chord == "shift" and name in caps and "Shift" in words), whole


# Places


@pytest.mark.parametrize("size", SIZES)
def test_everything_lies_in_the_window_and_nothing_overlaps(size: tuple[int, int]) -> None:
    brush = brush_of(size)
    screen = screen_of(BOOKS["en"], brush)
    window = brush.metrics.window
    for rects in ([*screen.chapters, screen.page, screen.header], screen.tiles):
        for index, rect in enumerate(rects):
            assert rect.overlap(window) == rect.width * rect.height
            assert not any(rect.overlap(other) for other in rects[:index])
    for tile in screen.tiles:
        assert tile.overlap(screen.page.grown(1)) == tile.width * tile.height
    assert len(screen.rules) == len(BOOKS["en"].parts) - 1


def test_the_back_button_stands_in_the_header_of_a_tall_window() -> None:
    brush = brush_of((1280, 1000))
    screen = screen_of(BOOKS["en"], brush)
    assert screen.header.top == 1000
    assert screen.back.overlap(screen.header) == screen.back.width * screen.back.height
    assert screen.back.top == 990


@pytest.mark.parametrize("size", [(800, 600), (1280, 720)])
def test_targets_are_large_enough(size: tuple[int, int]) -> None:
    screen = screen_of(BOOKS["en"], brush_of(size))
    assert all(rect.height >= 44 for rect in [*screen.chapters, screen.back])


def test_the_list_of_chapters_has_full_targets_and_ends_with_the_page() -> None:
    brush = brush_of((1280, 720))
    screen = screen_of(BOOKS["en"], brush)
    assert {rect.height for rect in screen.chapters} == {48}
    assert screen.chapters[0].top == screen.page.top
    assert screen.chapters[-1].bottom == screen.page.bottom == screen.tiles[-1].bottom


# Pictures


ITEMS = [
    (chapter.kind, item)
    for chapter in BOOKS["en"].chapters
    for item in chapter.items
    if item.picture is not None
]


@pytest.mark.parametrize("size", [(800, 600), (1280, 720)])
@pytest.mark.parametrize(
    ("kind", "item"), ITEMS, ids=[f"{kind.value}-{item.name}" for kind, item in ITEMS]
)
def test_every_picture_is_drawn(kind: ChapterKind, item: Item, size: tuple[int, int]) -> None:
    brush = brush_of(size)
    wanted = picture_size(brush, screen_of(BOOKS["en"], brush), kind)
    picture = illustrate(item.picture, wanted, brush)
    bare = illustrate(None, wanted, brush)
    assert picture.size == bare.size == wanted
    assert picture.getpixel((0, 0))[3] < 32  # type: ignore[index]
    changed = ImageChops.difference(picture.convert("RGB"), bare.convert("RGB")).getbbox()
    assert changed is not None
    assert changed[2] - changed[0] > wanted[0] // 4


def test_the_large_index_is_seen_in_pictures() -> None:
    brush = brush_of((1280, 720))
    kind, item = next((kind, item) for kind, item in ITEMS if item.name == "card")
    size = picture_size(brush, screen_of(BOOKS["en"], brush), kind)
    small = illustrate(item.picture, size, brush, large_index=False)
    large = illustrate(item.picture, size, brush, large_index=True)
    assert ImageChops.difference(small.convert("RGB"), large.convert("RGB")).getbbox() is not None


@pytest.mark.parametrize("table", list(theme.TABLES))
def test_pages_are_set_on_every_table(table: str) -> None:
    brush, book = brush_of((1280, 720), table), BOOKS["en"]
    screen, margin = screen_of(book, brush), panel_margin(brush)
    tile = bare_tile(brush, screen, book.chapter("goal").items[0])
    assert tile.size == (488 + 2 * margin, 292 + 2 * margin)
    board = bare_board(book.chapter("example").items[0], brush, screen)
    keys = list_page(book.chapter("keys"), brush, screen)
    assert board.size == keys.size == (1000 + 2 * margin, 608 + 2 * margin)


def test_a_picture_is_put_into_its_panel() -> None:
    panel, picture = Image.new("RGBA", (40, 40)), Image.new("RGBA", (10, 10), "#ff0000")
    assert filled(panel, picture, 20).getpixel((25, 25)) == (255, 0, 0, 255)
    assert panel.getpixel((15, 15)) == (0, 0, 0, 0)


# Widgets


def test_the_chosen_chapter_looks_different() -> None:
    brush = brush_of((1280, 720))
    item = RailItem("goal", Rect(0, 0, 208, 48), lambda: None, label="The goal", icon=Icon.BOOK)
    looks = {item.paint(brush, look).tobytes() for look in (Look.NORMAL, Look.HOVER, Look.PRESSED)}
    assert len(looks) == 3
    item.chosen = True
    assert item.paint(brush, Look.NORMAL).tobytes() not in looks


def test_key_caps_take_the_width_they_are_drawn_in() -> None:
    brush = brush_of((1280, 720))
    assert caps_width(brush, ["left"]) == brush.px(34)
    assert caps_width(brush, ["left", "right"]) == 2 * brush.px(34) + brush.px(6)
    assert caps_width(brush, ["Ctrl", "+", "Z"]) > caps_width(brush, ["Ctrl", "Z"])
