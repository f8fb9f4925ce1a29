"""The dialog for a game code, a board or a whole game."""

import pytest
from arcade import key

from simplesimon.engine import GameCode, Move
from simplesimon.engine.notation import actions_text, board_text
from simplesimon.ui.layout import Metrics
from simplesimon.ui.routes import Menu
from simplesimon.ui.scenes.code import CodeDialog
from simplesimon.ui.scenes.menu import MenuScene
from simplesimon.ui.scenes.play import PlayScene
from simplesimon.ui.screens.code import CodeScreen
from tests.ui.past import Past
from tests.ui.pilot import Pilot
from tests.won_games import won_game

GAME = won_game("worked-example")
BOARD = board_text(GAME.deal.position)
FOUR_RUNS = "\n".join(
    [*(" ".join(f"{rank}{suit}" for rank in "KQJT98765432A") for suit in "SHDC"), *["-"] * 6]
)


@pytest.fixture
def dialog(pilot: Pilot) -> Pilot:
    pilot.go(Menu())
    pilot.click_control("code")
    return pilot


def typed(pilot: Pilot) -> str:
    field = pilot.scene.top_page.field
    assert field is not None
    return field.text


def wrong_part(pilot: Pilot) -> str | None:
    field = pilot.scene.top_page.field
    assert field is not None
    return None if field.wrong is None else field.text[slice(*field.wrong)]


def test_a_typed_code_deals(dialog: Pilot) -> None:
    dialog.type("ss1 s2 aaaaabd")
    dialog.key(key.ENTER)
    assert dialog.play.session.game.deal.origin == GameCode(2, 29)


def told(pilot: Pilot, text: str) -> str:
    """Return what the dialog says of a text."""
    pilot.go(Menu())
    dialog = CodeDialog(pilot.scene, text)
    pilot.scene.open_overlay(dialog.page)
    return dialog.told


def test_a_right_code_is_told_with_whether_it_was_played(pilot: Pilot) -> None:
    past = Past(pilot.services)
    assert told(pilot, "ss1 s4 aaaaabd") == "4 suits, not yet played"
    assert told(pilot, str(past.open(suits=2).game.deal.origin)) == "2 suits, played before"
    past.typed()
    assert told(pilot, BOARD) == "4 suits, won before"


def test_an_unfinished_code_is_not_wrong_but_can_not_be_played(dialog: Pilot) -> None:
    dialog.type("SS1-S4-AAAA")
    assert wrong_part(dialog) is None
    assert not dialog.control("play").enabled
    dialog.key(key.ENTER)
    assert isinstance(dialog.scene, MenuScene)


def test_the_wrong_part_is_marked_as_it_is_typed_and_unmarked_when_mended(dialog: Pilot) -> None:
    dialog.type("ss1-s3")
    assert wrong_part(dialog) == "s3"
    dialog.window.dispatch_event("on_text_motion", key.MOTION_BACKSPACE)
    assert wrong_part(dialog) is None
    dialog.type("4-qkzpwab")
    assert wrong_part(dialog) is None
    assert dialog.control("play").enabled


def test_letters_that_are_commands_elsewhere_are_typed(dialog: Pilot) -> None:
    dialog.type("nr o")
    assert typed(dialog) == "nr o"
    assert isinstance(dialog.scene, MenuScene)


def test_the_caret_moves_and_text_goes_in_there(dialog: Pilot) -> None:
    dialog.type("S1-S4")
    dialog.window.dispatch_event("on_text_motion", key.MOTION_BEGINNING_OF_LINE)
    dialog.type("S")
    assert typed(dialog) == "SS1-S4"
    dialog.window.dispatch_event("on_text_motion", key.MOTION_RIGHT)
    dialog.window.dispatch_event("on_text_motion", key.MOTION_DELETE)
    assert typed(dialog) == "SS-S4"


@pytest.mark.parametrize("how", ["type", "paste", "erase", "delete"])
def test_all_of_it_is_chosen_and_replaced(dialog: Pilot, how: str) -> None:
    dialog.type("SS1-S4-QKZPWAB")
    dialog.key(key.A, key.MOD_CTRL)
    assert typed(dialog) == "SS1-S4-QKZPWAB"
    if how == "type":
        dialog.type("S")
    elif how == "paste":
        dialog.window.set_clipboard_text("S")
        dialog.key(key.V, key.MOD_CTRL)
    else:
        motion = key.MOTION_BACKSPACE if how == "erase" else key.MOTION_DELETE
        dialog.window.dispatch_event("on_text_motion", motion)
    assert typed(dialog) == ("S" if how in ("type", "paste") else "")


def test_what_is_chosen_is_seen_until_the_caret_moves(dialog: Pilot) -> None:
    dialog.type("SS1")
    field = dialog.scene.top_page.field
    assert field is not None
    dialog.key(key.A, key.MOD_CTRL)
    assert field.chosen
    dialog.window.dispatch_event("on_text_motion", key.MOTION_LEFT)
    assert not field.chosen
    dialog.type("S")
    assert typed(dialog) == "SSS1"


@pytest.mark.parametrize("how", ["key", "button"])
def test_a_code_is_pasted(dialog: Pilot, how: str) -> None:
    dialog.window.set_clipboard_text("SS1-S1-AAAAABD\n")
    if how == "key":
        dialog.key(key.V, key.MOD_CTRL)
    else:
        dialog.click_control("paste")
    assert typed(dialog) == "SS1-S1-AAAAABD"
    dialog.click_control("play")
    assert dialog.play.session.game.deal.origin == GameCode(1, 29)


def test_a_whole_game_is_pasted_and_goes_on_from_its_last_move(pilot: Pilot) -> None:
    pilot.go(Menu())
    pilot.window.set_clipboard_text(f"{BOARD}\na1d j1g")
    pilot.key(key.V, key.MOD_CTRL)
    pilot.click_control("play")
    game = pilot.play.session.game
    assert game.deal.position == GAME.deal.position
    assert game.actions == (Move(0, 3, 1), Move(9, 6, 1))


@pytest.mark.parametrize("text", [f"{BOARD}\n{actions_text(GAME.moves)}", FOUR_RUNS])
def test_a_game_that_is_won_already_says_so(pilot: Pilot, text: str) -> None:
    pilot.go(Menu())
    pilot.window.set_clipboard_text(text)
    pilot.key(key.V, key.MOD_CTRL)
    pilot.click_control("play")
    pilot.settle()
    assert pilot.play.session.game.is_won
    assert pilot.play.told == "The game is won."


@pytest.mark.parametrize("place", ["table", "dialog"])
@pytest.mark.parametrize("separator", ["\n", " "])
def test_a_game_of_thousands_of_moves_is_pasted_whole(
    pilot: Pilot, place: str, separator: str
) -> None:
    to_and_fro = ["b1a", *["a1c", "c1a"] * 1500]
    pilot.go(Menu())
    if place == "dialog":
        pilot.click_control("code")
    pilot.window.set_clipboard_text(separator.join(["SS1-S1-AAAAABD", *to_and_fro]))
    pilot.key(key.V, key.MOD_CTRL)
    pilot.click_control("play")
    assert pilot.play.session.game.moves == 3001


@pytest.mark.parametrize("place", ["table", "dialog"])
@pytest.mark.parametrize("text", ["x" * 2_000_000, "x\n" * 1_000_000, "\0\t\x1b", "\u2028", "\r"])
def test_whatever_is_on_the_clipboard_can_be_pasted(
    pilot: Pilot, place: str, text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    pilot.go(Menu())
    if place == "dialog":
        pilot.click_control("code")
    monkeypatch.setattr(pilot.window, "get_clipboard_text", lambda: text, raising=False)
    pilot.key(key.V, key.MOD_CTRL)
    pilot.frame()
    assert not pilot.control("play").enabled
    pilot.window.dispatch_event("on_text_motion", key.MOTION_BACKSPACE)
    assert typed(pilot) == ""


def test_a_board_with_a_wrong_card_names_it(dialog: Pilot) -> None:
    dialog.window.set_clipboard_text(BOARD.replace("KH", "KX", 1))
    dialog.key(key.V, key.MOD_CTRL)
    assert not dialog.control("play").enabled
    field = dialog.scene.top_page.field
    assert field is not None
    assert field.wrong is not None


def test_a_game_with_an_illegal_move_can_not_be_played(dialog: Pilot) -> None:
    dialog.window.set_clipboard_text(f"{BOARD}\na1d a1b")
    dialog.key(key.V, key.MOD_CTRL)
    assert not dialog.control("play").enabled


@pytest.mark.parametrize("how", ["esc", "cancel", "close"])
def test_the_dialog_is_left_without_a_game(dialog: Pilot, how: str) -> None:
    dialog.type("SS1-S4-AAAAABD")
    if how == "esc":
        dialog.key(key.ESCAPE)
    else:
        dialog.click_control(how)
    assert isinstance(dialog.scene, MenuScene)
    assert not dialog.scene.overlaid


def test_what_was_typed_survives_a_resize(dialog: Pilot) -> None:
    dialog.type("SS1-S4-AA")
    dialog.window.set_size(800, 600)
    dialog.wait_until(lambda: dialog.scene.metrics.width == 800)
    dialog.type("AAABD")
    dialog.key(key.ENTER)
    assert isinstance(dialog.scene, PlayScene)


def test_a_code_is_copied_from_the_table_and_pasted_back(pilot: Pilot) -> None:
    scene = pilot.start(GAME.deal)
    pilot.key(key.C, key.MOD_CTRL)
    assert pilot.window.get_clipboard_text() == BOARD
    pilot.key(key.V, key.MOD_CTRL)
    pilot.click_control("play")
    assert pilot.play is not scene
    assert pilot.play.session.game.deal.position == GAME.deal.position


@pytest.mark.parametrize("size", [(800, 600), (1280, 720), (3840, 2160)])
def test_the_parts_of_the_dialog_do_not_overlap(size: tuple[int, int]) -> None:
    screen = CodeScreen(Metrics(*size))
    parts = [
        screen.title._replace(width=screen.close.left - screen.title.left),
        screen.close,
        screen.intro,
        screen.field,
        screen.paste,
        screen.message,
        screen.hint,
        screen.cancel,
        screen.play,
    ]
    for index, part in enumerate(parts):
        assert part.overlap(screen.panel) == part.width * part.height
        assert all(part.overlap(other) == 0 for other in parts[:index])
