"""The calendar of daily deals, with the events a mouse and a keyboard make."""

from dataclasses import replace
from datetime import date, timedelta
from functools import partial
from itertools import combinations

import pytest
from arcade import key

from simplesimon.daily import daily_number
from simplesimon.dates import date_text, days_text, month_text, weekday_texts
from simplesimon.engine import GameCode, legal_moves
from simplesimon.session import Session
from simplesimon.store.history import keep_play
from simplesimon.store.plays import Counters, Outcome, Play
from simplesimon.ui import theme
from simplesimon.ui.art.icons import Icon
from simplesimon.ui.art.palettes import PALETTES
from simplesimon.ui.day_marks import Mark
from simplesimon.ui.layout import Metrics
from simplesimon.ui.months import Month
from simplesimon.ui.routes import Daily, Menu
from simplesimon.ui.scenes.daily import DailyScene
from simplesimon.ui.scenes.menu import MenuScene
from simplesimon.ui.screens.daily import DailyScreen
from simplesimon.ui.services import Services
from simplesimon.ui.widgets.brush import Brush
from simplesimon.ui.widgets.controls import Button, Look
from simplesimon.ui.widgets.day import SIGN, DayCell
from simplesimon.ui.window import LazyWindow
from tests.store.made_up import made_up
from tests.ui.pilot import Pilot
from tests.ui.scenes.places import assert_controls_have_their_places

TODAY = date(2026, 12, 24)
SIZES = [(800, 600), (1024, 768), (1280, 720), (1920, 1080), (3840, 2160)]


class Clock:
    """The player's own date, which a test may set."""

    def __init__(self) -> None:
        self.today = TODAY

    def __call__(self) -> date:
        return self.today


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def pilot(window: LazyWindow, services: Services, clock: Clock) -> Pilot:
    return Pilot(window, replace(services, today=clock))


def december(day: int) -> date:
    return date(2026, 12, day)


def put(pilot: Pilot, *plays: Play) -> None:
    for play in plays:
        assert pilot.services.history.database.write(partial(keep_play, play=play))


def calendar(pilot: Pilot, suits: int = 4) -> DailyScene:
    """Open the calendar of a number of suits."""
    pilot.go(Daily())
    scene = daily(pilot)
    pilot.type(str(suits))
    assert scene.suits == suits
    return scene


def daily(pilot: Pilot) -> DailyScene:
    scene = pilot.scene
    assert isinstance(scene, DailyScene)
    return scene


def cell(pilot: Pilot, day: date) -> DayCell:
    control = pilot.control(day.isoformat())
    assert isinstance(control, DayCell)
    return control


def marks(pilot: Pilot) -> dict[date, Mark]:
    """Return the marks of the days that were played."""
    cells = [control for control in daily(pilot).page.controls if isinstance(control, DayCell)]
    marked = {date.fromisoformat(cell.name): cell.mark for cell in cells}
    return {day: mark for day, mark in marked.items() if mark is not Mark.UNPLAYED}


def move(session: Session) -> None:
    session.play(next(iter(legal_moves(session.game.position))))


def label_of(pilot: Pilot, name: str) -> str:
    button = pilot.control(name)
    assert isinstance(button, Button)
    return button.label


def focused(pilot: Pilot) -> str:
    control = pilot.scene.page.focused
    return control.name if control is not None else ""


def icon_of(pilot: Pilot) -> Icon | None:
    """Return the icon of the daily deal in the menu."""
    pilot.go(Menu())
    button = pilot.control("daily")
    assert isinstance(button, Button)
    return button.icon


def test_the_menu_leads_to_the_calendar_and_back(pilot: Pilot) -> None:
    pilot.go(Menu())
    pilot.click_control("daily")
    assert daily(pilot).month == Month(2026, 12)
    pilot.click_control("back")
    assert isinstance(pilot.scene, MenuScene)
    pilot.click_control("daily")
    pilot.key(key.ESCAPE)
    assert isinstance(pilot.scene, MenuScene)


def test_a_click_on_today_deals_todays_code(pilot: Pilot) -> None:
    calendar(pilot)
    assert cell(pilot, TODAY).today
    pilot.click_control(TODAY.isoformat())
    session = pilot.play.session
    assert session.game.deal.origin == daily_number(TODAY, 4)
    assert session.beginning.daily == session.beginning.begun_on == TODAY


def test_enter_plays_todays_deal(pilot: Pilot) -> None:
    calendar(pilot, suits=2)
    pilot.key(key.ENTER)
    assert pilot.play.session.game.deal.origin == daily_number(TODAY, 2)


def test_an_earlier_day_is_played_as_that_day(pilot: Pilot) -> None:
    calendar(pilot, suits=1)
    pilot.click_control("2026-12-03")
    beginning = pilot.play.session.beginning
    assert beginning.deal.origin == daily_number(december(3), 1)
    assert (beginning.daily, beginning.begun_on) == (december(3), TODAY)


def test_days_to_come_cannot_be_played(pilot: Pilot) -> None:
    calendar(pilot)
    pilot.click_control("2026-12-25")
    assert isinstance(pilot.scene, DailyScene)
    assert not cell(pilot, december(25)).enabled
    assert cell(pilot, TODAY).enabled


def test_the_keyboard_walks_the_days(pilot: Pilot) -> None:
    calendar(pilot)
    pilot.key(key.TAB)
    assert focused(pilot) == "today"
    while focused(pilot) != "2026-12-01":
        pilot.key(key.TAB)
    pilot.key(key.DOWN)
    assert focused(pilot) == "2026-12-08"
    pilot.key(key.RIGHT)
    pilot.key(key.DOWN)
    assert focused(pilot) == "2026-12-16"
    pilot.key(key.UP)
    pilot.key(key.LEFT)
    pilot.key(key.SPACE)
    assert pilot.play.session.beginning.daily == december(8)


def test_a_game_that_was_left_goes_on_where_it_was(pilot: Pilot) -> None:
    calendar(pilot)
    pilot.click_control("today")
    pilot.settle()
    pilot.double_click(pilot.end(5))
    session = pilot.play.session
    assert session.game.actions
    pilot.key(key.ESCAPE)
    pilot.click_control("leave")
    calendar(pilot)
    assert marks(pilot) == {TODAY: Mark.OPEN}
    assert label_of(pilot, "today") == "Continue"
    pilot.click_control(TODAY.isoformat())
    again = pilot.play.session
    assert (again.uuid, again.game.actions) == (session.uuid, session.game.actions)
    assert not pilot.play.timeline.busy
    # It is the game that lay on the table: none was left for it.
    assert not pilot.scene.told
    pilot.control_z()
    assert again.game.actions == ()


def test_an_open_day_is_continued_by_key_after_another_game(pilot: Pilot) -> None:
    first = pilot.services.dealer.daily(daily_number(december(3), 4), december(3), december(3))
    move(first)
    other = pilot.services.dealer.code(GameCode(1, 7))
    move(other)
    calendar(pilot)
    assert marks(pilot) == {december(3): Mark.OPEN}
    daily(pilot).page.focus("2026-12-03", shown=True)
    pilot.key(key.ENTER)
    assert pilot.play.session.uuid == first.uuid
    # The other game is kept, and that is told.
    assert pilot.scene.told


def test_days_show_what_became_of_them(pilot: Pilot) -> None:
    put(
        pilot,
        made_up(day=december(1)),
        made_up(day=december(2), outcome=Outcome.LOST),
        made_up(day=december(3), counters=Counters(seconds=1.0, hints=2)),
        made_up(day=december(4), suits=1),
        made_up(day=date(2027, 1, 1)),
    )
    calendar(pilot)
    assert marks(pilot) == {
        december(1): Mark.WON,
        december(2): Mark.LOST,
        december(3): Mark.AIDED,
    }
    pilot.type("1")
    assert marks(pilot) == {december(4): Mark.WON}
    pilot.click(pilot.control("suits").rect.centre)
    assert daily(pilot).suits == 2
    assert marks(pilot) == {}


def test_each_mark_looks_different(pilot: Pilot) -> None:
    scene = calendar(pilot)
    image = {}
    for mark in Mark:
        day = replace(cell(pilot, TODAY), mark=mark)
        image[mark] = day.paint(scene.brush, Look.NORMAL).convert("L").tobytes()
    assert all(one != other for one, other in combinations(image.values(), 2))


def test_a_stuck_game_that_was_left_is_not_won(pilot: Pilot) -> None:
    put(pilot, made_up(day=TODAY, outcome=Outcome.LOST))
    calendar(pilot)
    assert marks(pilot) == {TODAY: Mark.LOST}
    assert label_of(pilot, "today") == "Play again"
    pilot.click_control("today")
    assert pilot.play.session.game.actions == ()
    assert pilot.play.session.beginning.daily == TODAY


def test_the_menu_shows_a_check_once_today_was_played(pilot: Pilot) -> None:
    put(pilot, made_up(day=december(23)))
    assert icon_of(pilot) is Icon.CALENDAR
    move(pilot.services.dealer.daily(daily_number(TODAY, 1), TODAY, TODAY))
    assert icon_of(pilot) is Icon.CALENDAR_DONE


def test_the_number_of_suits_is_that_of_the_deal_played_last(pilot: Pilot) -> None:
    pilot.go(Daily())
    assert daily(pilot).suits == 1
    put(pilot, made_up(day=december(1), suits=2))
    pilot.go(Daily())
    assert daily(pilot).suits == 2
    pilot.go(Daily(4))
    assert daily(pilot).suits == 4


def test_months_are_turned_as_far_as_there_are_deals(pilot: Pilot, clock: Clock) -> None:
    clock.today = date(2027, 2, 10)
    put(pilot, made_up(day=december(31)))
    scene = calendar(pilot)
    assert not pilot.control("next").enabled
    pilot.click_control("previous")
    assert scene.month == Month(2027, 1)
    assert focused(pilot) == "previous"
    pilot.key(key.PAGEUP)
    assert scene.month == Month(2026, 12)
    assert marks(pilot) == {december(31): Mark.WON}
    # There is no earlier one: the focus has left the button.
    assert not pilot.control("previous").enabled
    pilot.key(key.PAGEUP)
    assert scene.month == Month(2026, 12)
    pilot.click_control("2026-12-31")
    assert pilot.play.session.beginning.daily == december(31)


def test_the_keys_turn_the_months_and_leave_the_focus(pilot: Pilot, clock: Clock) -> None:
    clock.today = date(2027, 2, 10)
    scene = calendar(pilot)
    pilot.key(key.PAGEUP)
    pilot.key(key.PAGEUP)
    assert (scene.month, focused(pilot)) == (Month(2026, 12), "today")
    pilot.key(key.PAGEDOWN)
    pilot.key(key.PAGEDOWN)
    pilot.key(key.PAGEDOWN)
    assert (scene.month, focused(pilot)) == (Month(2027, 2), "today")


def test_the_button_of_the_last_month_hands_its_focus_on(pilot: Pilot, clock: Clock) -> None:
    clock.today = date(2027, 1, 10)
    scene = calendar(pilot)
    scene.page.focus("previous", shown=True)
    pilot.key(key.ENTER)
    assert (scene.month, focused(pilot)) == (Month(2026, 12), "next")
    pilot.key(key.ENTER)
    assert (scene.month, focused(pilot)) == (Month(2027, 1), "previous")


def test_at_midnight_the_calendar_follows(pilot: Pilot, clock: Clock) -> None:
    calendar(pilot)
    clock.today = december(25)
    pilot.frame()
    assert cell(pilot, december(25)).today
    assert cell(pilot, december(25)).enabled
    assert not cell(pilot, TODAY).today
    pilot.click_control("today")
    assert pilot.play.session.beginning.daily == december(25)


def test_a_clock_that_is_set_back_breaks_nothing(pilot: Pilot, clock: Clock) -> None:
    clock.today = date(2027, 1, 15)
    put(pilot, *(made_up(day=date(2027, 1, 1) + timedelta(days=day)) for day in range(15)))
    put(pilot, *(made_up(day=december(day)) for day in (1, 2, 3)))
    scene = calendar(pilot)
    assert scene.month == Month(2027, 1)
    clock.today = december(2)
    pilot.frame()
    assert scene.month == Month(2026, 12)
    assert not pilot.control("next").enabled
    # What was won ahead of the date is still there, but can't be played now.
    assert marks(pilot)[december(3)] is Mark.WON
    assert not cell(pilot, december(3)).enabled
    streak = pilot.services.statistics.day_streak(clock.today, 4)
    assert (streak.current, streak.longest) == (3, 15)
    clock.today = date(1999, 12, 31)
    pilot.frame()
    assert scene.month == Month(1999, 12)
    pilot.click_control("1999-12-31")
    assert pilot.play.session.beginning.daily == date(1999, 12, 31)


def test_a_day_is_not_played_before_it_comes(pilot: Pilot, clock: Clock) -> None:
    scene = calendar(pilot)
    clock.today = december(20)
    # The clock is set back and the click comes before the next frame.
    scene.play(TODAY)
    assert isinstance(pilot.scene, DailyScene)
    assert not cell(pilot, TODAY).enabled


def test_an_altered_game_is_told_and_its_day_can_be_played_anew(pilot: Pilot) -> None:
    session = pilot.services.dealer.daily(daily_number(TODAY, 4), TODAY, TODAY)
    move(session)
    pilot.services.history.database.select("UPDATE tables SET made = 'a9b'")
    calendar(pilot)
    pilot.click_control("today")
    assert isinstance(pilot.scene, DailyScene)
    assert "A saved game was not as the game had left it." in pilot.scene.told
    assert marks(pilot) == {}
    pilot.click_control("today")
    assert pilot.play.session.uuid != session.uuid


def test_a_calendar_that_nothing_happens_to_draws_no_frames(pilot: Pilot) -> None:
    calendar(pilot)
    pilot.wait(1)
    drawn = pilot.window.frames_drawn
    pilot.wait(2)
    assert pilot.window.frames_drawn == drawn


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["en", "nl", "ru"])
def test_everything_has_its_place(
    pilot: Pilot, clock: Clock, size: tuple[int, int], language: str
) -> None:
    # A month of six rows.
    clock.today = date(2027, 5, 31)
    pilot.services.preferences.change(language=language)
    pilot.window.set_size(*size)
    scene = calendar(pilot)
    pilot.wait_until(lambda: scene.metrics == Metrics(*size))
    assert_controls_have_their_places(scene)
    least = min(44, scene.metrics.px(44))
    for control in scene.page.controls:
        assert min(control.rect.width, control.rect.height) >= least
    screen = scene._screen
    days = [control.rect for control in scene.page.controls if isinstance(control, DayCell)]
    assert len(days) == 31
    assert all(rect.overlap(screen.calendar) == rect.width * rect.height for rect in days)
    pilot.go(Menu())
    assert_controls_have_their_places(pilot.scene)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["en", "nl", "ru"])
def test_all_words_have_room(pilot: Pilot, size: tuple[int, int], language: str) -> None:
    pilot.services.preferences.change(language=language)
    words, metrics = pilot.services.words, Metrics(*size)
    brush = Brush(metrics, theme.TABLES["green"], PALETTES["two"])
    screen = DailyScreen(metrics)
    sign = brush.px(SIGN + 12)
    for mark in Mark:
        text = words.gettext(mark.words)
        assert sign + brush.width(text, theme.BODY) <= screen.state.width
    for month in range(1, 13):
        day = date_text(date(2027, month, 28), words)
        assert brush.width(day, theme.CARD_HEADING) <= screen.date.width
        title = month_text(2027, month, words)
        assert brush.width(title, theme.CARD_HEADING) <= screen.month.width
    for weekday in weekday_texts(words):
        assert brush.width(weekday, theme.DESCRIPTION) <= screen.weekday(0).width
    for label in (words.gettext("In a row now"), words.gettext("Longest row")):
        value = brush.width(days_text(300, words), theme.STRONG_NOTE)
        assert brush.width(label, theme.NOTE) + brush.px(8) + value <= screen.streaks[0].width
    note = words.gettext("Days whose deal was won on the day itself, without aids.")
    lines = brush.wrapped(note, theme.DESCRIPTION, screen.note.width)
    assert len(lines) * brush.line_height(theme.DESCRIPTION) <= screen.note.height
