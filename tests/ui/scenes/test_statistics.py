"""The statistics as a player uses them: looked at, narrowed, copied, continued, taken along."""

import json
import time
from datetime import UTC, date, datetime
from pathlib import Path

import pytest
from arcade import key

from simplesimon.engine import Suit
from simplesimon.engine.notation import board_text, parse_game
from simplesimon.i18n import LANGUAGES, Words
from simplesimon.store.plays import Outcome
from simplesimon.store.statistics import PlayFilter, ResultFilter
from simplesimon.store.summaries import PlayEntry
from simplesimon.store.transfer import export_plays
from simplesimon.ui import routes
from simplesimon.ui.art.icons import Icon
from simplesimon.ui.figures import COLUMNS, figure_rows
from simplesimon.ui.layout import Metrics, Rect
from simplesimon.ui.routes import Menu, Route, Statistics, StatisticsView
from simplesimon.ui.scenes.games import card_facts, game_cells
from simplesimon.ui.scenes.help import HelpScene
from simplesimon.ui.scenes.menu import MenuScene
from simplesimon.ui.scenes.play import PlayScene
from simplesimon.ui.scenes.statistics import StatisticsScene
from simplesimon.ui.services import Services
from simplesimon.ui.widgets.controls import Button
from simplesimon.ui.widgets.game_row import GameCells
from simplesimon.ui.widgets.segments import Segments
from tests.ui.past import WORKED, Past
from tests.ui.pilot import Pilot

LISTING = StatisticsView(None, listing=True)
SMALL = (800, 600)
WIDE = (1280, 720)


@pytest.fixture
def past(services: Services) -> Past:
    return Past(services)


def look(pilot: Pilot, view: StatisticsView | None = None) -> StatisticsScene:
    """Open the statistics from the menu."""
    pilot.go(Statistics(Menu(), view))
    return shown(pilot)


def shown(pilot: Pilot) -> StatisticsScene:
    scene = pilot.scene
    assert isinstance(scene, StatisticsScene)
    return scene


def resize(pilot: Pilot, size: tuple[int, int]) -> None:
    pilot.window.set_size(*size)
    pilot.wait_until(lambda: pilot.scene.metrics == Metrics(*size))


def segments(pilot: Pilot, name: str) -> Segments:
    control = pilot.control(name)
    assert isinstance(control, Segments)
    return control


def choose(pilot: Pilot, name: str, index: int) -> None:
    """Click one of some segments."""
    control = segments(pilot, name)
    begin, end = control.spans(pilot.scene.brush)[index]
    pilot.click((control.rect.left + (begin + end) / 2, control.rect.centre[1]))
    pilot.frame()


def names(pilot: Pilot) -> set[str]:
    return {control.name for control in pilot.scene.top_page.controls}


def entries(pilot: Pilot) -> list[PlayEntry]:
    """The games that are shown."""
    return list(shown(pilot).rows.entries)


def clipboard(pilot: Pilot) -> str:
    return str(pilot.window.get_clipboard_text())


def some_of_everything(past: Past) -> None:
    past.won()
    past.won(hints=1)
    past.lost()
    past.typed()
    past.open(suits=1)
    past.open(suits=2, moves=3)


# Ways in and out


def test_the_menu_leads_to_the_statistics_and_esc_back(pilot: Pilot) -> None:
    pilot.go(Menu())
    pilot.click_control("statistics")
    assert isinstance(pilot.scene, StatisticsScene)
    pilot.key(key.ESCAPE)
    assert isinstance(pilot.scene, MenuScene)


def test_s_leads_there_from_the_table_and_the_game_goes_on_unharmed(
    pilot: Pilot, past: Past
) -> None:
    session = past.open(moves=3)
    pilot.go(routes.Play(session, dealing=False))
    pilot.settle()
    actions, seconds = session.game.actions, session.seconds
    pilot.key(key.S)
    assert isinstance(pilot.scene, StatisticsScene)
    pilot.wait(2)
    pilot.click_control("back")
    assert pilot.play.session is session
    assert session.game.actions == actions
    assert session.seconds == pytest.approx(seconds, abs=0.2)
    pilot.control_z()
    assert session.game.actions == actions[:-1]


def test_s_leads_there_from_the_pause(pilot: Pilot, past: Past) -> None:
    pilot.go(routes.Play(past.open(), dealing=False))
    pilot.settle()
    pilot.key(key.ESCAPE)
    pilot.key(key.S)
    assert isinstance(pilot.scene, StatisticsScene)
    pilot.key(key.ESCAPE)
    assert isinstance(pilot.scene, PlayScene)
    assert not pilot.scene.overlaid
    pilot.key(key.ESCAPE)
    pilot.click_control("statistics")
    assert isinstance(pilot.scene, StatisticsScene)


def test_the_rules_lead_back_to_the_same_page(pilot: Pilot, past: Past) -> None:
    for _ in range(12):
        past.open()
    look(pilot, LISTING)
    pilot.key(key.PAGEDOWN)
    view = shown(pilot).view
    pilot.key(key.F1)
    assert isinstance(pilot.scene, HelpScene)
    pilot.key(key.ESCAPE)
    assert shown(pilot).view == view


# Figures


def test_the_figures_are_those_of_the_store(pilot: Pilot, past: Past) -> None:
    some_of_everything(past)
    scene = look(pilot)
    services = pilot.services
    summaries = services.statistics.summaries()

    assert scene.figures == figure_rows(summaries, services.words)
    assert summaries[4].won == 2
    assert [row.values for row in scene.figures[:2]] == [("2", "1", "2", "5"), ("0", "0", "2", "2")]


def test_the_kind_of_game_played_last_is_charted_at_first(pilot: Pilot, past: Past) -> None:
    past.won()
    past.open(suits=2)
    assert look(pilot).view.suits == 2


def test_another_column_is_charted_by_a_click_or_a_key(pilot: Pilot, past: Past) -> None:
    some_of_everything(past)
    look(pilot)
    summaries = pilot.services.statistics.summaries()
    for index, suits in enumerate(COLUMNS):
        choose(pilot, "column", index)
        assert shown(pilot).view.suits == suits
        assert shown(pilot).charted == summaries[suits].recent
    pilot.key(key.LEFT)
    assert shown(pilot).view.suits is None, "the first key only shows where the keyboard is"
    pilot.key(key.LEFT)
    assert shown(pilot).view.suits == 4
    assert shown(pilot).charted == summaries[4].recent


def test_without_games_there_is_nothing_to_list_export_or_reset(pilot: Pilot) -> None:
    scene = look(pilot)

    assert {value for row in scene.figures for value in row.values} == {"–"}
    assert scene.charted == ()
    assert entries(pilot) == []
    assert "all games" not in names(pilot)
    assert not pilot.control("export").enabled
    assert not pilot.control("reset").enabled
    assert pilot.control("import").enabled


def test_the_latest_games_are_on_the_first_page(pilot: Pilot, past: Past) -> None:
    for _ in range(8):
        last = past.open()
    look(pilot)

    assert len(entries(pilot)) == 6
    assert entries(pilot)[0].uuid == last.uuid
    assert {"go on 0", "code 5", "game 5"} <= names(pilot)
    assert "again 0" not in names(pilot)


def test_a_small_window_has_two_pages(pilot: Pilot, past: Past) -> None:
    some_of_everything(past)
    look(pilot)
    resize(pilot, SMALL)
    assert entries(pilot) == []
    pilot.click_control("page games")
    assert len(entries(pilot)) == 6
    pilot.click_control("page figures")
    assert "column" in names(pilot)
    pilot.click_control("page games")
    pilot.key(key.ESCAPE)
    assert isinstance(pilot.scene, MenuScene)


# The list


@pytest.mark.parametrize(("size", "per_page"), [(WIDE, 10), (SMALL, 7)])
def test_pages_are_turned_by_keys_and_buttons(
    pilot: Pilot, past: Past, size: tuple[int, int], per_page: int
) -> None:
    for _ in range(23):
        past.open()
    look(pilot, LISTING)
    resize(pilot, size)
    wanted = pilot.services.statistics.plays()
    starts = list(range(0, 23, per_page))
    assert not pilot.control("newer").enabled
    for start in starts[1:]:
        pilot.key(key.PAGEDOWN)
        assert tuple(entries(pilot)) == wanted[start : start + per_page]
    assert not pilot.control("older").enabled
    pilot.key(key.PAGEDOWN)
    assert tuple(entries(pilot)) == wanted[starts[-1] :]
    for start in reversed(starts[:-1]):
        pilot.click_control("newer")
        assert tuple(entries(pilot)) == wanted[start : start + per_page]
    pilot.key(key.PAGEUP)
    assert tuple(entries(pilot)) == wanted[:per_page]
    pilot.click_control("older")
    assert tuple(entries(pilot)) == wanted[per_page : 2 * per_page]


def test_at_the_last_page_the_focus_is_on_the_way_back(pilot: Pilot, past: Past) -> None:
    for _ in range(12):
        past.open()
    look(pilot, LISTING)
    pilot.scene.page.focus("older", shown=True)
    pilot.key(key.ENTER)
    focused = pilot.scene.page.focused
    assert focused is not None
    assert focused.name == "newer"


def test_a_window_of_another_size_shows_the_page_with_the_same_games(
    pilot: Pilot, past: Past
) -> None:
    for _ in range(23):
        past.open()
    look(pilot, LISTING)
    pilot.key(key.PAGEDOWN)
    first = entries(pilot)[0]
    resize(pilot, SMALL)
    assert first in entries(pilot)


def test_the_list_is_narrowed_by_result_and_suits(pilot: Pilot, past: Past) -> None:
    some_of_everything(past)
    look(pilot)
    pilot.click_control("all games")
    statistics = pilot.services.statistics
    assert tuple(entries(pilot)) == statistics.plays()
    filters = (ResultFilter.ALL, ResultFilter.WON, ResultFilter.NOT_WON, ResultFilter.OPEN)
    for index, result in enumerate(filters):
        choose(pilot, "result", index)
        assert tuple(entries(pilot)) == statistics.plays(PlayFilter(result=result))
    assert [entry.suits for entry in entries(pilot)] == [2, 1, 1]
    choose(pilot, "suits", 1)
    assert [entry.suits for entry in entries(pilot)] == [1, 1]
    choose(pilot, "suits", 3)
    assert entries(pilot) == []
    choose(pilot, "result", 1)
    assert len(entries(pilot)) == 3
    assert all(entry.is_won for entry in entries(pilot))


def test_esc_goes_from_the_list_to_the_figures_first(pilot: Pilot, past: Past) -> None:
    past.open()
    look(pilot)
    pilot.click_control("all games")
    pilot.key(key.ESCAPE)
    assert not shown(pilot).view.listing
    pilot.key(key.ESCAPE)
    assert isinstance(pilot.scene, MenuScene)


# One game


def test_a_click_on_a_code_copies_it(pilot: Pilot, past: Past) -> None:
    code = past.open().game.deal.origin
    look(pilot)
    pilot.click_control("code 0")
    assert clipboard(pilot) == str(code)
    assert str(code) in pilot.scene.told


def test_a_board_without_a_code_is_copied_itself_and_that_is_said(pilot: Pilot, past: Past) -> None:
    past.typed()
    look(pilot)
    pilot.click_control("code 0")
    assert clipboard(pilot) == board_text(WORKED.deal.position)
    assert "no code" in pilot.scene.told


def test_ctrl_c_copies_the_code_of_the_row_the_player_is_at(pilot: Pilot, past: Past) -> None:
    code = past.open().game.deal.origin
    look(pilot)
    pilot.window.set_clipboard_text("before")
    pilot.key(key.C, key.MOD_CTRL)
    assert clipboard(pilot) == "before"
    pilot.move_to((pilot.control("game 0").rect.left + 20, pilot.control("game 0").rect.centre[1]))
    pilot.key(key.C, key.MOD_CTRL)
    assert clipboard(pilot) == str(code)


def open_card(pilot: Pilot, index: int) -> None:
    """Click a row where it has no button."""
    rect = pilot.control(f"game {index}").rect
    pilot.click((rect.left + 20, rect.centre[1]))
    pilot.frame()
    assert pilot.scene.overlaid


def test_the_card_of_a_game_copies_all_of_it(pilot: Pilot, past: Past) -> None:
    session = past.open(moves=3)
    look(pilot)
    open_card(pilot, 0)
    pilot.click_control("copy game")
    assert not pilot.scene.overlaid
    game = parse_game(clipboard(pilot))
    assert (game.deal, game.actions) == (session.game.deal, session.game.actions)
    open_card(pilot, 0)
    pilot.key(key.C, key.MOD_CTRL)
    assert clipboard(pilot) == str(session.game.deal.origin)


def test_a_row_tells_of_a_game_in_local_time(
    pilot: Pilot, past: Past, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TZ", "Asia/Tokyo")
    time.tzset()
    past.moment = datetime(2026, 12, 1, 15, 30, tzinfo=UTC)  # and an hour until the deal
    past.won(hints=1)
    (entry,) = pilot.services.statistics.plays()
    cells = game_cells(entry, date(2026, 12, 2), pilot.services.words, with_time=False)
    monkeypatch.undo()
    time.tzset()

    assert cells == GameCells(
        date="Today 1:30",
        suits=tuple(Suit),
        sign=Icon.CHECK,
        is_won=True,
        words="Won  ·  with aids",
        marks=(Icon.HINT,),
        score="841",
        moves="59",
        time="1:00",
    )


def test_the_card_tells_what_helped(past: Past) -> None:
    past.won(hints=3)
    (entry,) = past.services.statistics.plays()
    facts = dict(card_facts(entry, date(2026, 12, 2), Words("en")))
    assert facts["Hints"] == "3"
    assert "Moves shown" not in facts
    assert facts["Score"] == "841"


def test_the_card_of_a_closed_game_does_not_continue_it(pilot: Pilot, past: Past) -> None:
    past.won()
    look(pilot)
    open_card(pilot, 0)
    assert names(pilot) == {"replay", "again", "copy code", "copy game", "close"}
    pilot.click_control("close")
    assert not pilot.scene.overlaid


def test_an_open_game_is_continued_and_the_one_on_the_table_is_kept(
    pilot: Pilot, past: Past
) -> None:
    first, second = past.open(moves=3), past.open(moves=2)
    look(pilot)
    pilot.click_control("go on 1")
    assert pilot.play.session.uuid == first.uuid
    assert pilot.play.session.game.actions == first.game.actions
    assert "kept" in pilot.scene.told
    kept = pilot.services.statistics.entry(second.uuid)
    assert kept is not None
    assert kept.can_go_on
    assert kept.outcome is Outcome.UNFINISHED


def test_the_game_one_came_from_goes_on_as_it_was(pilot: Pilot, past: Past) -> None:
    session = past.open()
    pilot.go(routes.Play(session, dealing=False))
    pilot.settle()
    pilot.key(key.S)
    pilot.click_control("go on 0")
    assert pilot.play.session is session
    assert not pilot.scene.told


def test_a_game_is_played_again_from_its_deal(pilot: Pilot, past: Past) -> None:
    session = past.won()
    look(pilot, LISTING)
    pilot.click_control("again 0")
    again = pilot.play.session
    assert again.game.deal.position == session.game.deal.position
    assert again.game.actions == ()
    pilot.settle()
    pilot.drag_move(WORKED.moves[0])
    entry = pilot.services.statistics.entry(again.uuid)
    assert entry is not None
    assert entry.attempt == 2


@pytest.mark.parametrize("name", ["replay 0", "card"])
def test_a_game_is_replayed_and_the_way_back_is_where_one_was(
    pilot: Pilot, past: Past, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    for _ in range(12):
        past.open()
    view = StatisticsView(4, listing=True, wanted=PlayFilter(suits=4), first=10)
    scene = look(pilot, view)
    uuid = entries(pilot)[0].uuid
    gone: list[Route] = []
    monkeypatch.setattr(scene, "go", gone.append)
    if name == "card":
        open_card(pilot, 0)
        pilot.click_control("replay")
    else:
        pilot.click_control(name)
    assert gone == [routes.Replay(uuid, Statistics(Menu(), view))]


def test_a_game_that_was_altered_is_not_continued_and_that_is_told(
    pilot: Pilot, past: Past
) -> None:
    altered, _other = past.open(), past.open()
    pilot.services.history.database.write(
        lambda connection: connection.execute(
            "UPDATE tables SET made = 'a1a' WHERE uuid = ?", (altered.uuid,)
        )
    )
    look(pilot)
    pilot.click_control("go on 1")
    assert isinstance(pilot.scene, StatisticsScene)
    assert "altered game" in pilot.scene.told
    assert altered.uuid not in {entry.uuid for entry in entries(pilot)}


# The keyboard alone


def focused(pilot: Pilot) -> str:
    control = pilot.scene.top_page.focused
    assert control is not None
    return control.name


def test_the_keyboard_alone_finds_and_continues_a_game(pilot: Pilot, past: Past) -> None:
    session = past.open(moves=2)
    past.won()
    look(pilot)
    pilot.key(key.TAB)
    assert focused(pilot) == "column"
    pilot.key(key.DOWN)
    assert focused(pilot) == "all games"
    pilot.key(key.ENTER)
    assert focused(pilot) == "result"
    for _ in range(3):
        pilot.key(key.RIGHT)
    assert [entry.uuid for entry in entries(pilot)] == [session.uuid]
    pilot.key(key.TAB)
    pilot.key(key.TAB)
    assert focused(pilot) == "game 0"
    pilot.key(key.ENTER)
    assert focused(pilot) == "go on"
    pilot.key(key.ESCAPE)
    assert focused(pilot) == "game 0"
    pilot.key(key.ENTER)
    pilot.key(key.ENTER)
    assert pilot.play.session.uuid == session.uuid


def test_tab_walks_every_control_of_the_list(pilot: Pilot, past: Past) -> None:
    some_of_everything(past)
    look(pilot, LISTING)
    enabled = [control.name for control in pilot.scene.page.controls if control.enabled]
    walked = []
    for _ in enabled:
        pilot.key(key.TAB)
        walked.append(focused(pilot))
    assert set(walked) == set(enabled)


# Taken along


def test_a_reset_asks_first_and_changes_nothing_if_refused(pilot: Pilot, past: Past) -> None:
    some_of_everything(past)
    look(pilot)
    pilot.click_control("reset")
    assert focused(pilot) == "cancel"
    pilot.key(key.ENTER)
    pilot.click_control("reset")
    pilot.key(key.ESCAPE)
    assert pilot.services.statistics.count() == 6
    assert not pilot.scene.told


def test_a_reset_keeps_a_backup_and_says_where(
    pilot: Pilot, past: Past, services: Services, tmp_path: Path
) -> None:
    some_of_everything(past)
    on_table = past.open()
    look(pilot, StatisticsView(4))
    pilot.click_control("reset")
    pilot.click_control("answer")

    assert [entry.uuid for entry in entries(pilot)] == [on_table.uuid]
    (backup,) = tmp_path.glob("*backup*")
    assert str(backup) in pilot.scene.told
    assert len(backup.read_text().splitlines()) == 7

    services.games_file.write_bytes(backup.read_bytes())
    pilot.click_control("import")
    pilot.click_control("answer")
    assert "6 new games" in pilot.scene.told
    assert services.statistics.count() == 7


def test_an_export_is_found_where_it_says_and_importing_it_twice_adds_nothing(
    pilot: Pilot, past: Past, services: Services
) -> None:
    some_of_everything(past)
    look(pilot)
    pilot.click_control("export")
    path = services.games_file
    assert str(path) in pilot.scene.told
    assert "6 games" in pilot.scene.told
    assert len(path.read_text().splitlines()) == 6
    for _ in range(2):
        pilot.click_control("import")
        pilot.key(key.ENTER)
        assert pilot.scene.told == "0 new games, 6 games already here"
    assert services.statistics.count() == 6


def test_a_file_that_is_there_is_replaced_only_if_wanted(
    pilot: Pilot, past: Past, services: Services
) -> None:
    past.open()
    services.games_file.write_text("from elsewhere")
    look(pilot)
    pilot.click_control("export")
    assert focused(pilot) == "cancel"
    pilot.click_control("cancel")
    assert services.games_file.read_text() == "from elsewhere"
    pilot.click_control("export")
    pilot.click_control("answer")
    assert json.loads(services.games_file.read_text())["simplesimon"] == 1


def test_an_export_that_fails_says_why(pilot: Pilot, past: Past, services: Services) -> None:
    past.open()
    services.games_file.mkdir()
    look(pilot)
    pilot.click_control("export")
    pilot.click_control("answer")
    assert pilot.scene.told.startswith("Nothing was written")


def test_without_a_file_an_import_says_where_it_belongs(pilot: Pilot) -> None:
    look(pilot)
    pilot.click_control("import")
    assert names(pilot) == {"cancel"}
    pilot.click_control("cancel")
    assert not pilot.scene.overlaid


def test_wrong_lines_are_told_by_number(pilot: Pilot, past: Past, services: Services) -> None:
    past.open()
    look(pilot)
    pilot.click_control("export")
    with services.games_file.open("a") as file:
        file.write("nonsense\n{}\n")
    pilot.click_control("import")
    pilot.click_control("answer")
    assert pilot.scene.overlaid
    assert names(pilot) == {"cancel"}
    pilot.key(key.ENTER)
    assert services.statistics.count() == 1


def exported_text(services: Services, path: Path) -> str:
    """Write the games out, delete them, and return what was written."""
    assert export_plays(services.history, path) is None
    services.history.database.write(lambda connection: connection.execute("DELETE FROM plays"))
    return path.read_text()


def test_a_file_that_is_dropped_on_the_window_is_imported(
    pilot: Pilot, past: Past, services: Services, tmp_path: Path
) -> None:
    past.won()
    past.lost()
    path = tmp_path / "dropped"
    exported_text(services, path)
    look(pilot)
    pilot.click_control("import")
    pilot.window.dispatch_event("on_file_drop", 10, 10, [str(path), str(tmp_path / "none")])
    pilot.frame()
    assert pilot.scene.told.startswith("2 new games\nNothing was taken in: ")
    assert len(entries(pilot)) == 2


@pytest.mark.parametrize("dialog", [False, True])
def test_games_on_the_clipboard_are_pasted(
    pilot: Pilot, past: Past, services: Services, tmp_path: Path, *, dialog: bool
) -> None:
    past.won()
    pilot.window.set_clipboard_text(exported_text(services, tmp_path / "text"))
    look(pilot)
    if dialog:
        pilot.click_control("import")
    pilot.key(key.V, key.MOD_CTRL)
    assert pilot.scene.told == "1 new game"
    assert len(entries(pilot)) == 1


def test_a_question_about_deleting_takes_nothing_in(pilot: Pilot, past: Past) -> None:
    past.open()
    look(pilot)
    pilot.click_control("reset")
    pilot.window.set_clipboard_text("{}")
    pilot.key(key.V, key.MOD_CTRL)
    assert pilot.scene.overlaid
    assert not pilot.scene.told


def test_another_text_on_the_clipboard_is_no_game(pilot: Pilot) -> None:
    look(pilot)
    pilot.window.set_clipboard_text("SS1-S4-AAAAABD")
    pilot.key(key.V, key.MOD_CTRL)
    assert pilot.scene.told == "There are no games on the clipboard."


# Everything in its place


def in_rows(name: str) -> bool:
    return name.rpartition(" ")[2].isdigit()


@pytest.mark.parametrize("size", [SMALL, WIDE])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_control_has_its_place_and_room_for_its_words(
    pilot: Pilot, past: Past, size: tuple[int, int], language: str
) -> None:
    pilot.services.preferences.change(language=language)
    some_of_everything(past)
    for _ in range(6):
        past.open()
    for view in (None, LISTING):
        scene = look(pilot, view)
        resize(pilot, size)
        assert_in_place(scene, pilot)
        for index in (0, len(entries(pilot)) - 1) if entries(pilot) else ():
            open_card(pilot, index)
            assert_in_place(scene, pilot)
            pilot.key(key.ESCAPE)


def assert_in_place(scene: StatisticsScene, pilot: Pilot) -> None:
    """Every control is in the window, words and all, and no other control lies on it."""
    brush, controls = scene.brush, list(pilot.scene.top_page.controls)
    window = Rect(0, 0, *pilot.window.get_size())
    rows = [control for control in controls if control.name.startswith("game ")]
    others = [control for control in controls if control not in rows]
    for index, control in enumerate(others):
        assert window.overlap(control.rect) == control.rect.width * control.rect.height
        for other in others[:index]:
            assert control.rect.overlap(other.rect) == 0, (control.name, other.name)
        if isinstance(control, Button):
            assert control.natural_width(brush) <= control.rect.width, control.name
        if isinstance(control, Segments):
            assert sum(control.natural_widths(brush)) <= control.rect.width, control.name
    for row in rows:
        assert all(
            row.rect.overlap(other.rect) == 0
            for other in controls
            if other is not row and not in_rows(other.name)
        )
