"""The settings scene, played with mouse and keys: every option, saved at once, and back."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from arcade import key

from simplesimon.engine import Game, RunRemoval
from simplesimon.options import PlayOptions
from simplesimon.session import Session
from simplesimon.store.settings import CardColours, Pace, Settings, SettingsFile, TableColour
from simplesimon.ui import app, theme
from simplesimon.ui.layout import Metrics, Rect
from simplesimon.ui.option_rows import (
    PAGES,
    ChoiceRow,
    ListRow,
    NumberRow,
    OptionPage,
    Preview,
    Row,
    SwitchRow,
    all_rows,
)
from simplesimon.ui.preferences import Preferences
from simplesimon.ui.routes import ChooseSuits, Menu, Play, SettingsPage
from simplesimon.ui.scenes import settings as settings_module
from simplesimon.ui.scenes.menu import MenuScene
from simplesimon.ui.scenes.play import PlayScene
from simplesimon.ui.scenes.settings import SettingsScene
from simplesimon.ui.widgets.controls import Button
from simplesimon.ui.widgets.rail import RailItem, Tab
from simplesimon.ui.widgets.segments import Segments
from simplesimon.ui.widgets.select import Select
from simplesimon.ui.widgets.slider import Slider
from simplesimon.ui.widgets.switch import Switch
from tests.ui.pilot import Pilot
from tests.won_games import won_game

GAME = won_game("worked-example")
SWITCHES = [row for row in all_rows() if isinstance(row, SwitchRow) and row.field != "fullscreen"]
SEGMENTS = [
    row for row in all_rows() if isinstance(row, ChoiceRow) and not isinstance(row, ListRow)
]


def by_name(row: Row) -> str:
    return row.field


def page_of(row: Row) -> str:
    return next(page.name for page in PAGES if row in page.rows)


def saved(pilot: Pilot) -> Settings:
    """Return the settings as another run of the program finds them."""
    file = pilot.services.preferences._file
    assert file is not None
    settings, problems = SettingsFile(file.path).load()
    assert not problems
    return settings


def value_of(pilot: Pilot, row: Row) -> object:
    """Return an option as it is now, and as it is saved."""
    value: object = getattr(pilot.services.settings, row.field)
    assert getattr(saved(pilot), row.field) == value
    return value


def settings_scene(pilot: Pilot) -> SettingsScene:
    scene = pilot.scene
    assert isinstance(scene, SettingsScene)
    return scene


def focused(pilot: Pilot) -> str:
    control = pilot.scene.top_page.focused
    assert control is not None
    return control.name


def tab_to(pilot: Pilot, name: str) -> None:
    """Press Tab until a control has the focus."""
    for _ in range(30):
        pilot.key(key.TAB)
        if focused(pilot) == name:
            return
    raise AssertionError(f"Tab does not reach {name}")


def open_row(pilot: Pilot, row: Row) -> None:
    pilot.go(SettingsPage(Menu(), page_of(row)))


def segment(pilot: Pilot, name: str, index: int) -> tuple[float, float]:
    control = pilot.control(name)
    assert isinstance(control, Segments)
    begin, end = control.spans(pilot.scene.brush)[index]
    return control.rect.left + (begin + end) / 2, control.rect.centre[1]


# Every option, by mouse and by keyboard


@pytest.mark.parametrize("row", SWITCHES, ids=by_name)
def test_a_click_on_its_row_turns_a_switch_and_saves(pilot: Pilot, row: SwitchRow) -> None:
    open_row(pilot, row)
    before = value_of(pilot, row)
    rect = pilot.control(row.field).rect
    pilot.click((rect.left + 3, rect.centre[1]))
    pilot.frame()
    assert value_of(pilot, row) is (not before)
    pilot.click((rect.right - 3, rect.centre[1]))
    pilot.frame()
    assert value_of(pilot, row) is before


@pytest.mark.parametrize("row", SWITCHES, ids=by_name)
def test_space_and_enter_turn_a_switch_and_save(pilot: Pilot, row: SwitchRow) -> None:
    open_row(pilot, row)
    before = value_of(pilot, row)
    tab_to(pilot, row.field)
    pilot.key(key.SPACE)
    assert value_of(pilot, row) is (not before)
    pilot.key(key.ENTER)
    assert value_of(pilot, row) is before
    assert focused(pilot) == row.field


@pytest.mark.parametrize("row", SEGMENTS, ids=by_name)
def test_a_click_chooses_each_value_and_saves(pilot: Pilot, row: ChoiceRow) -> None:
    open_row(pilot, row)
    for index in (*reversed(range(len(row.choices))), 1):
        pilot.click(segment(pilot, row.field, index))
        pilot.frame()
        assert value_of(pilot, row) == row.choices[index].value


@pytest.mark.parametrize("row", SEGMENTS, ids=by_name)
def test_left_and_right_choose_each_value_and_save(pilot: Pilot, row: ChoiceRow) -> None:
    open_row(pilot, row)
    tab_to(pilot, row.field)
    last = len(row.choices) - 1
    for _ in row.choices:
        pilot.key(key.LEFT)
    assert value_of(pilot, row) == row.choices[0].value
    for index in range(1, last + 1):
        pilot.key(key.RIGHT)
        assert value_of(pilot, row) == row.choices[index].value
    pilot.key(key.RIGHT)
    assert value_of(pilot, row) == row.choices[last].value
    assert focused(pilot) == row.field


@pytest.mark.parametrize(("index", "language"), [(0, None), (2, "nl"), (3, "ru")])
def test_the_language_is_chosen_by_mouse(pilot: Pilot, index: int, language: str | None) -> None:
    pilot.go(SettingsPage(Menu()))
    pilot.click_control("language")
    pilot.click_control(f"item {index}")
    assert pilot.services.settings.language == language
    assert saved(pilot).language == language
    assert not pilot.scene.overlaid


def test_the_language_is_chosen_by_keyboard(pilot: Pilot) -> None:
    pilot.go(SettingsPage(Menu()))
    tab_to(pilot, "language")
    pilot.key(key.ENTER)
    assert focused(pilot) == "item 1", "English is chosen at first"
    pilot.key(key.DOWN)
    pilot.key(key.DOWN)
    pilot.key(key.ENTER)
    assert saved(pilot).language == "ru"
    assert focused(pilot) == "language"
    pilot.key(key.ENTER)
    for _ in range(3):
        pilot.key(key.UP)
    pilot.key(key.SPACE)
    assert saved(pilot).language is None


@pytest.fixture
def windowed(pilot: Pilot) -> Iterator[Pilot]:
    yield pilot
    if pilot.window.fullscreen:
        pilot.window.toggle_fullscreen()
        pilot.frame()


@pytest.mark.parametrize("by_key", [False, True], ids=["mouse", "keyboard"])
def test_full_screen_is_filled_and_left_at_once(windowed: Pilot, *, by_key: bool) -> None:
    pilot = windowed
    pilot.go(SettingsPage(Menu(), "motion"))
    for full in (True, False):
        if by_key:
            tab_to(pilot, "fullscreen")
            pilot.key(key.SPACE)
        else:
            pilot.click_control("fullscreen")
        pilot.wait(0.5)
        assert pilot.window.fullscreen is full
        assert saved(pilot).fullscreen is full
        metrics = settings_scene(pilot).metrics
        assert (metrics.width, metrics.height) == pilot.window.get_size()
        switch = pilot.control("fullscreen")
        assert isinstance(switch, Switch)
        assert switch.on is full


def test_f11_turns_the_switch_of_full_screen_and_is_saved(windowed: Pilot) -> None:
    pilot = windowed
    pilot.go(SettingsPage(Menu(), "motion"))
    pilot.key(key.F11)
    switch = pilot.control("fullscreen")
    assert isinstance(switch, Switch)
    assert switch.on
    assert saved(pilot).fullscreen
    pilot.key(key.F11)
    assert not saved(pilot).fullscreen


# Nothing is lost by a change


def test_focus_and_page_are_kept_when_the_table_gets_another_colour(pilot: Pilot) -> None:
    pilot.go(SettingsPage(Menu()))
    tab_to(pilot, "table_colour")
    pilot.key(key.RIGHT)
    pilot.key(key.RIGHT)

    scene = settings_scene(pilot)
    assert scene.shown.name == "look"
    assert scene.brush.colours == theme.TABLES["dark"]
    assert scene.page.brush.colours == theme.TABLES["dark"]
    assert focused(pilot) == "table_colour"
    assert scene.page.focus_shown


def test_the_words_change_at_once_with_the_language(pilot: Pilot) -> None:
    pilot.go(SettingsPage(Menu()))
    message = "Nothing goes on an ace"
    pilot.click_control("language")
    pilot.click_control("item 3")
    words = pilot.services.words
    assert words.gettext(message) == app.words_of("ru").gettext(message) != message
    item = pilot.control("page look")
    assert isinstance(item, RailItem)
    assert item.label == words.gettext("Look")
    select = pilot.control("language")
    assert isinstance(select, Select)
    assert select.label == "Русский"
    assert settings_scene(pilot).shown.name == "look"


def test_the_page_is_kept_when_the_window_gets_another_size(pilot: Pilot) -> None:
    pilot.go(SettingsPage(Menu(), "help"))
    tab_to(pilot, "rule_reminders")
    pilot.window.set_size(800, 600)
    pilot.wait_until(lambda: pilot.scene.metrics == Metrics(800, 600))

    assert settings_scene(pilot).shown.name == "help"
    assert focused(pilot) == "rule_reminders"


def test_a_press_outlives_a_change_of_the_page_under_it(pilot: Pilot) -> None:
    pilot.go(SettingsPage(Menu()))
    point = pilot.control("left_handed").rect.centre
    pilot.press(point)
    pilot.scene.recompose()
    pilot.release()
    assert saved(pilot).left_handed


@pytest.fixture
def with_slider(pilot: Pilot, monkeypatch: pytest.MonkeyPatch) -> Pilot:
    """A page with a slider: the volume, as it will come with the sounds."""
    row = NumberRow(
        field="volume",
        label="Sound volume",
        preview=Preview.CARDS,
        least=0,
        most=100,
        step=5,
        text="{value} %",
    )
    page = OptionPage("sound", "Sound", PAGES[0].icon, (row,))
    monkeypatch.setattr(settings_module, "PAGES", (*PAGES, page))
    pilot.go(SettingsPage(Menu(), "sound"))
    return pilot


def test_a_slider_is_dragged_while_its_changes_apply(with_slider: Pilot) -> None:
    pilot = with_slider
    rect = pilot.control("volume").rect
    middle = rect.centre[1]
    pilot.press((rect.left + rect.width * 0.7, middle))
    volumes = []
    for share in (0.6, 0.4, 0.2):
        pilot.drag_to((rect.left + rect.width * share, middle + 200), steps=2)
        volumes.append(saved(pilot).volume)
        # As when the language or the table's colour changes, or the window its size.
        pilot.scene.recompose()
    pilot.drag_to((5, 5))
    pilot.release()
    pilot.move_to((rect.left + 90, middle))
    pilot.frame()

    assert volumes == [60, 40, 20]
    assert saved(pilot).volume == 0


def test_a_slider_is_stepped_by_keys(with_slider: Pilot) -> None:
    pilot = with_slider
    tab_to(pilot, "volume")
    pilot.key(key.RIGHT)
    assert saved(pilot).volume == 75
    pilot.key(key.LEFT)
    pilot.key(key.LEFT)
    assert saved(pilot).volume == 65
    slider = pilot.control("volume")
    assert isinstance(slider, Slider)
    assert slider.text(slider.value) == "65 %"


# Lists and pages


def test_a_list_closes_without_a_choice(pilot: Pilot) -> None:
    pilot.go(SettingsPage(Menu()))
    pilot.click_control("language")
    assert pilot.scene.overlaid
    pilot.click((700, 30))
    assert not pilot.scene.overlaid
    pilot.click_control("language")
    pilot.key(key.ESCAPE)
    assert not pilot.scene.overlaid
    assert saved(pilot).language == "en"
    settings_scene(pilot)


def test_a_click_beside_an_open_list_presses_nothing_under_it(pilot: Pilot) -> None:
    pilot.go(SettingsPage(Menu()))
    rail = pilot.control("page help").rect.centre
    beside_the_list = segment(pilot, "card_colours", 1)
    for point in (rail, beside_the_list):
        pilot.click_control("language")
        pilot.click(point)
        assert not pilot.scene.overlaid
    assert settings_scene(pilot).shown.name == "look"
    assert saved(pilot).card_colours is CardColours.TWO


@pytest.mark.parametrize("size", [(1280, 720), (800, 600)])
def test_pages_are_chosen_by_mouse_and_by_keyboard(pilot: Pilot, size: tuple[int, int]) -> None:
    pilot.window.set_size(*size)
    pilot.go(SettingsPage(Menu()))
    pilot.wait_until(lambda: pilot.scene.metrics == Metrics(*size))
    for page in (*PAGES, PAGES[0]):
        pilot.click_control(f"page {page.name}")
        assert settings_scene(pilot).shown is page
        names = [control.name for control in pilot.scene.page.controls]
        assert [row.field for row in page.rows] == [
            name for name in names if name in {row.field for row in all_rows()}
        ]
    for page in PAGES[1:]:
        tab_to(pilot, f"page {page.name}")
        pilot.key(key.ENTER)
        assert settings_scene(pilot).shown is page
        assert focused(pilot) == f"page {page.name}"


def test_the_arrows_walk_from_the_rail_through_the_rows_and_back(pilot: Pilot) -> None:
    pilot.go(SettingsPage(Menu(), "playing"))
    pilot.key(key.DOWN)
    assert focused(pilot) == "page playing"
    pilot.key(key.DOWN)
    assert focused(pilot) == "page help"
    pilot.key(key.UP)
    pilot.key(key.RIGHT)
    assert focused(pilot) == "double_click"
    pilot.key(key.LEFT)
    assert focused(pilot).startswith("page ")


def test_down_visits_every_row(pilot: Pilot) -> None:
    for page in PAGES:
        pilot.go(SettingsPage(Menu(), page.name))
        tab_to(pilot, page.rows[0].field)
        names = [focused(pilot)]
        for _ in page.rows[1:]:
            pilot.key(key.DOWN)
            names.append(focused(pilot))
        assert names == [row.field for row in page.rows]


# The preview


def shown_preview(pilot: Pilot) -> Preview:
    pane = settings_scene(pilot)._preview
    assert pane is not None
    kind = pane._shown[0]
    assert isinstance(kind, Preview)
    return kind


def test_the_preview_follows_the_row_the_player_is_at(pilot: Pilot) -> None:
    pilot.go(SettingsPage(Menu(), "playing"))
    assert shown_preview(pilot) is Preview.GLIDE
    pilot.move_to(pilot.control("removal").rect.centre)
    assert shown_preview(pilot) is Preview.RUN
    pilot.move_to((5, 5))
    assert shown_preview(pilot) is Preview.RUN
    tab_to(pilot, "unlimited_undo")
    assert shown_preview(pilot) is Preview.GLIDE


def test_the_row_the_player_is_at_is_lit(pilot: Pilot) -> None:
    pilot.go(SettingsPage(Menu(), "help"))

    def lit() -> list[str]:
        lights = settings_scene(pilot)._highlights
        return [field for field, sprite in lights.items() if sprite.visible]

    assert lit() == []
    pilot.move_to(pilot.control("rule_reminders").rect.centre)
    assert lit() == ["rule_reminders"]
    pilot.move_to((5, 5))
    assert lit() == []
    tab_to(pilot, "stuck_notice")
    assert lit() == ["stuck_notice"]


def test_the_card_of_the_preview_glides_and_rests(pilot: Pilot) -> None:
    pilot.go(SettingsPage(Menu(), "motion"))
    pane = settings_scene(pilot)._preview
    assert pane is not None
    card = pane._sheet.sprites[-1]
    start = card.position
    pilot.wait_until(lambda: card.position != start)
    pilot.wait_until(lambda: not pane.moving, seconds=20)
    pilot.frame()
    rest = card.position
    assert rest != start
    pilot.frame()
    frames = pilot.window.frames_drawn
    pilot.wait(2)
    assert pilot.window.frames_drawn == frames, "a page left open costs nothing"


def test_a_card_that_glides_is_forgotten_where_a_small_window_has_no_preview(
    pilot: Pilot,
) -> None:
    pilot.go(SettingsPage(Menu(), "motion"))
    pilot.frame()
    pilot.window.set_size(800, 600)
    pilot.wait_until(lambda: pilot.scene.metrics.width == 800)
    assert settings_scene(pilot)._preview is None
    pilot.wait(1)
    assert not pilot.window._movers


def test_the_card_of_the_preview_jumps_where_the_pace_is_off(pilot: Pilot) -> None:
    pilot.services.preferences.change(pace=Pace.OFF)
    pilot.go(SettingsPage(Menu(), "motion"))
    pane = settings_scene(pilot)._preview
    assert pane is not None
    places = set()
    while pane.moving:
        places.add(pane._sheet.sprites[-1].position)
        pilot.frame()
    assert len(places) == 2


# Reset


def test_reset_asks_and_cancel_changes_nothing(pilot: Pilot) -> None:
    pilot.services.preferences.change(left_handed=True)
    pilot.go(SettingsPage(Menu()))
    pilot.click_control("reset")
    pilot.click_control("cancel")
    assert not pilot.scene.overlaid
    pilot.click_control("reset")
    pilot.key(key.ESCAPE)
    assert not pilot.scene.overlaid
    tab_to(pilot, "reset")
    pilot.key(key.ENTER)
    pilot.key(key.ENTER)
    assert not pilot.scene.overlaid
    assert saved(pilot).left_handed


@pytest.mark.parametrize("by_key", [False, True], ids=["mouse", "keyboard"])
def test_reset_gives_all_options_their_defaults(pilot: Pilot, *, by_key: bool) -> None:
    others = {"first_game_played": True, "window_width": 1000}
    changes: dict[str, object] = {"table_colour": TableColour.DARK, "pace": Pace.SLOW}
    for row in SWITCHES:
        changes[row.field] = not getattr(Settings(), row.field)
    pilot.services.preferences.change(**changes, **others)
    pilot.go(SettingsPage(Menu(), "help"))
    if by_key:
        tab_to(pilot, "reset")
        pilot.key(key.SPACE)
        pilot.key(key.RIGHT)
        pilot.key(key.SPACE)
    else:
        pilot.click_control("reset")
        pilot.click_control("answer")

    assert saved(pilot) == replace(Settings(), **others)  # type: ignore[arg-type]
    scene = settings_scene(pilot)
    assert scene.shown.name == "help"
    assert scene.brush.colours == theme.TABLES["green"]
    switch = pilot.control("placing_help")
    assert isinstance(switch, Switch)
    assert switch.on


# The way there and back


def test_from_the_menu_and_back(pilot: Pilot) -> None:
    pilot.go(Menu())
    pilot.click_control("settings")
    settings_scene(pilot)
    pilot.click_control("back")
    assert isinstance(pilot.scene, MenuScene)
    pilot.click_control("settings")
    pilot.key(key.ESCAPE)
    assert isinstance(pilot.scene, MenuScene)


@pytest.mark.parametrize("way", ["button", "key in the pause menu", "key on the table"])
def test_a_game_goes_on_unharmed(pilot: Pilot, way: str) -> None:
    table = pilot.start(GAME.deal, GAME.moves[:20])
    session, position = table.session, table.session.game.position
    session.undo()
    session.redo()
    if way == "key on the table":
        pilot.key(key.O)
    else:
        pilot.key(key.ESCAPE)
        if way == "button":
            pilot.click_control("settings")
        else:
            pilot.key(key.O)
    settings_scene(pilot)
    pilot.click(segment(pilot, "table_colour", 2))
    pilot.click_control("left_handed")
    pilot.wait(1)
    pilot.key(key.ESCAPE)

    assert pilot.play is not table
    assert pilot.play.session is session
    assert session.game.position == position
    assert session.game.actions == GAME.moves[:20]
    assert not pilot.play.timeline.busy, "the cards are not dealt again"
    assert pilot.play.table.faces() == position.columns
    for move in GAME.moves[20:22]:
        pilot.drag_move(move)
        pilot.settle()
    assert session.game.actions == GAME.moves[:22]
    for _ in range(22):
        pilot.control_z()
        pilot.settle()
    assert session.game.position == GAME.deal.position


def test_the_clock_stands_while_the_settings_are_open(pilot: Pilot) -> None:
    table = pilot.start(GAME.deal, GAME.moves[:3])
    pilot.wait(1)
    seconds = table.session.seconds
    pilot.key(key.O)
    pilot.wait(3)
    assert table.session.seconds == seconds


def test_cards_in_the_air_are_at_rest_when_the_settings_are_left(pilot: Pilot) -> None:
    scene = pilot.start(GAME.deal)
    pilot.drag_move(GAME.moves[0])
    assert scene.timeline.busy
    pilot.key(key.O)
    pilot.key(key.ESCAPE)
    assert pilot.play.table.faces() == scene.session.game.position.columns
    assert not pilot.play.table.raised


def test_o_in_a_won_game_goes_to_the_win_scene(pilot: Pilot) -> None:
    pilot.start(GAME.deal, GAME.moves[:-1])
    pilot.drag_move(GAME.moves[-1])
    pilot.key(key.O)
    assert not isinstance(pilot.scene, (PlayScene, SettingsScene))


def test_the_table_shows_what_was_chosen(pilot: Pilot) -> None:
    table = pilot.start(GAME.deal, GAME.moves[:3])
    session = table.session
    assert table.bar._figures.keys() == {"score", "moves", "time"}
    pilot.key(key.O)
    pilot.click(segment(pilot, "card_colours", 1))
    for name in ("large_index", "left_handed", "show_time"):
        pilot.click_control(name)
    pilot.click_control("page playing")
    pilot.click(segment(pilot, "unlimited_undo", 1))
    pilot.click_control("page motion")
    pilot.click(segment(pilot, "pace", 0))
    pilot.key(key.ESCAPE)

    play = pilot.play
    assert play.brush.palette == pilot.services.preferences.palette
    assert play.table.deck.palette == pilot.services.preferences.palette
    assert pilot.services.settings.card_colours is CardColours.FOUR
    assert play.table.deck.large_index
    assert play.layout.slot_rect(0).left > play.layout.slot_rect(9).left
    assert play.bar._figures.keys() == {"score", "moves"}
    assert session.game.undo_limit is None
    pilot.drag_move(GAME.moves[3])
    pilot.wait(theme.MOVE.seconds * 1.2)
    assert play.timeline.busy, "a slow card is still on its way"


def test_the_undo_limit_counts_in_a_game_that_goes_on(pilot: Pilot) -> None:
    game = Game(GAME.deal, GAME.moves[:58], undo_limit=None)
    session = Session(game)
    pilot.services.preferences.change(unlimited_undo=False)
    pilot.go(Play(session, dealing=False))
    assert game.undo_limit == 100
    pilot.services.preferences.change(unlimited_undo=True)
    pilot.go(Play(session, dealing=False))
    assert game.undo_limit is None


def test_going_to_the_settings_gives_no_undo_back(pilot: Pilot) -> None:
    """The limit is set only where it changes: setting it anew would count from here."""
    pilot.services.preferences.change(unlimited_undo=False)
    game = Game(GAME.deal, GAME.moves, undo_limit=100)
    game._undo_floor = 7
    pilot.go(Play(Session(Game(GAME.deal)), dealing=False))
    pilot.go(Play(Session(game), dealing=False))
    assert game._undo_floor == 7


@pytest.mark.parametrize("removal", list(RunRemoval))
def test_a_new_deal_has_the_chosen_removal_and_undo_limit(
    pilot: Pilot, removal: RunRemoval
) -> None:
    pilot.services.preferences.change(removal=removal, unlimited_undo=True)
    pilot.go(ChooseSuits())
    pilot.click_control("suits 4")
    game = pilot.play.session.game
    assert game.removal is removal
    assert game.undo_limit is None


def test_the_removal_of_a_game_stays_as_it_was_dealt(pilot: Pilot) -> None:
    table = pilot.start(GAME.deal, GAME.moves[:3])
    pilot.key(key.O)
    pilot.click_control("page playing")
    pilot.click(segment(pilot, "removal", 1))
    pilot.key(key.ESCAPE)
    assert saved(pilot).removal is RunRemoval.BY_HAND
    assert table.session.game.removal is RunRemoval.BY_ITSELF


def test_settings_survive_a_restart(pilot: Pilot) -> None:
    pilot.go(SettingsPage(Menu()))
    pilot.click(segment(pilot, "card_colours", 2))
    pilot.click(segment(pilot, "table_colour", 1))
    pilot.click_control("show_time")
    file = pilot.services.preferences._file
    assert file is not None
    again = SettingsFile(file.path)
    settings, problems = again.load()
    services = replace(pilot.services, preferences=Preferences(settings, again, app.words_of))
    other = Pilot(pilot.window, services)
    other.go(SettingsPage(Menu()))

    assert not problems
    assert settings == pilot.services.settings
    colours, table, time = (
        other.control(name) for name in ("card_colours", "table_colour", "show_time")
    )
    assert isinstance(colours, Segments)
    assert isinstance(table, Segments)
    assert isinstance(time, Switch)
    assert (colours.chosen, table.chosen, time.on) == (2, 1, False)
    assert other.scene.brush.colours == theme.TABLES["blue"]


# What can't be saved


def unsaving(pilot: Pilot, tmp_path: Path) -> Pilot:
    """Return a pilot whose settings file can't be written."""
    (tmp_path / "no folder").touch()
    file = SettingsFile(tmp_path / "no folder" / "settings.json")
    preferences = Preferences(Settings(language="en"), file, app.words_of)
    return Pilot(pilot.window, replace(pilot.services, preferences=preferences))


def test_what_can_not_be_saved_is_told_once_and_stops_nobody(pilot: Pilot, tmp_path: Path) -> None:
    pilot = unsaving(pilot, tmp_path)
    pilot.go(SettingsPage(Menu()))
    notice = pilot.scene._notice
    pilot.click_control("left_handed")
    assert "settings.json" in notice.text
    pilot.click_control("show_time")
    assert pilot.services.settings.left_handed
    assert not pilot.services.settings.show_time
    pilot.wait_until(lambda: not notice.text)
    pilot.click_control("left_handed")
    assert notice.text == ""


def test_a_notice_fades_without_keeping_the_window_awake(pilot: Pilot, tmp_path: Path) -> None:
    pilot = unsaving(pilot, tmp_path)
    pilot.go(SettingsPage(Menu()))
    pilot.click_control("left_handed")
    pilot.move_to((5, 5))
    pilot.wait(1)
    frames = pilot.window.frames_drawn
    pilot.wait(1)
    assert pilot.scene.told
    assert pilot.window.frames_drawn == frames
    pilot.wait_until(lambda: not pilot.scene.told)
    assert pilot.window.frames_drawn > frames
    pilot.frame()
    frames = pilot.window.frames_drawn
    pilot.wait(1)
    assert pilot.window.frames_drawn == frames


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ('{"language": "en", "pace": "quick", "left_handed": true}', '"quick"'),
        ("{", "unreadable"),
    ],
)
def test_the_first_scene_tells_what_was_wrong_with_the_file(
    pilot: Pilot, tmp_path: Path, text: str, told: str
) -> None:
    folder = tmp_path / "settings"
    folder.mkdir()
    (folder / "settings.json").write_text(text)
    pilot = Pilot(pilot.window, app.new_services(PlayOptions(data_dir=folder)))
    pilot.go(Menu())
    assert told in pilot.scene.told
    pilot.go(ChooseSuits())
    assert pilot.scene.told == ""
    assert pilot.services.settings.left_handed is ("left_handed" in text)
    assert app.new_services(PlayOptions(data_dir=folder)).preferences.take_problems() == ()


# Nothing is cut


def assert_in(outer: Rect, inner: Rect) -> None:
    assert outer.overlap(inner) == inner.width * inner.height


@pytest.mark.parametrize("language", ["en", "nl", "ru"])
@pytest.mark.parametrize("size", [(800, 600), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_all_words_fit(
    pilot: Pilot, page: OptionPage, size: tuple[int, int], language: str
) -> None:
    pilot.services.preferences.change(language=language)
    pilot.window.set_size(*size)
    pilot.go(SettingsPage(Menu(), page.name))
    pilot.wait_until(lambda: pilot.scene.metrics == Metrics(*size))
    scene = settings_scene(pilot)
    brush, window = scene.brush, scene.metrics.window

    rows = scene._measured_rows()
    rects = scene._screen.rows([row.tall for row in rows])
    for row, rect in zip(rows, rects, strict=True):
        words = row.place(rect)
        assert_in(scene._screen.list, rect)
        assert row.words.widest <= words.width
        line_count = len(row.words.labels) + len(row.words.descriptions)
        assert line_count <= (4 if row.tall and isinstance(row.control, Switch) else 2)
        assert words.overlap(row.control.face(brush)) == 0
        assert_in(rect, row.control.face(brush))
    controls = list(scene.page.controls)
    for index, control in enumerate(controls):
        assert_in(window, control.rect)
        assert all(control.rect.overlap(other.rect) == 0 for other in controls[:index])
        target = control.target(brush)
        least = min(44, scene.metrics.px(44))
        assert min(target.width, target.height) >= least
        match control:
            case Button() | Select() | Tab():
                assert control.natural_width(brush) <= control.rect.width + 1
            case Segments():
                assert sum(control.natural_widths(brush)) <= control.rect.width
            case RailItem():
                lines = control.lines(brush)
                assert len(lines) <= 2
                room = control.rect.width - brush.px(RailItem.TEXT_X)
                assert all(brush.width(line, theme.CHOSEN_RAIL_ITEM) <= room for line in lines)
            case _:
                pass


@pytest.mark.parametrize("language", ["en", "nl", "ru"])
@pytest.mark.parametrize("size", [(800, 600), (1280, 720)])
def test_the_question_and_the_list_fit(pilot: Pilot, size: tuple[int, int], language: str) -> None:
    pilot.services.preferences.change(language=language)
    pilot.window.set_size(*size)
    pilot.go(SettingsPage(Menu()))
    pilot.wait_until(lambda: pilot.scene.metrics == Metrics(*size))
    window, brush = pilot.scene.metrics.window, pilot.scene.brush
    for opener in ("reset", "language"):
        pilot.click_control(opener)
        for control in pilot.scene.top_page.controls:
            assert_in(window, control.rect)
            assert control.natural_width(brush) <= control.rect.width  # type: ignore[attr-defined]
        pilot.key(key.ESCAPE)
