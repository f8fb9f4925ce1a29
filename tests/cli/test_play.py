import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

import simplesimon.ui
from simplesimon.engine import Collection, ForeignNumber, GameCode, Move, RunRemoval, deal
from simplesimon.engine.notation import GameText
from simplesimon.options import NoWindowError, PlayOptions
from tests.cli.running import Run
from tests.engine.boards import WORKED_EXAMPLE


@pytest.fixture(autouse=True)
def opened(monkeypatch: pytest.MonkeyPatch) -> list[PlayOptions]:
    """Take down what the window is asked, in its stead; it ends with status 7."""
    asked: list[PlayOptions] = []

    def open_window(options: PlayOptions) -> int:
        asked.append(options)
        return 7

    app = SimpleNamespace(run=open_window)
    monkeypatch.setitem(sys.modules, "simplesimon.ui.app", app)
    monkeypatch.setattr(simplesimon.ui, "app", app, raising=False)
    return asked


@pytest.mark.parametrize("command", [[], ["play"]])
def test_without_arguments_it_opens_the_window_as_it_was(
    run: Run, opened: list[PlayOptions], command: list[str]
) -> None:
    outcome = run(*command)

    assert (outcome.status, outcome.output, outcome.errors) == (7, "", "")
    assert opened == [PlayOptions()]
    assert opened == [
        PlayOptions(game=None, size=None, fullscreen=False, data_dir=None, mute=False)
    ]


@pytest.mark.parametrize("arguments", [["--kpat", "80"], ["play", "--kpat", "80"], ["kpat 80"]])
def test_numbers_of_other_programs_are_played(
    run: Run, opened: list[PlayOptions], arguments: list[str]
) -> None:
    run(*arguments)

    number = ForeignNumber(Collection.KPAT, 80)
    assert opened == [PlayOptions(game=GameText(deal(number)))]


@pytest.mark.parametrize("command", [[], ["play"]])
def test_all_options_reach_the_window(
    run: Run, opened: list[PlayOptions], command: list[str], tmp_path: Path
) -> None:
    run(*command, "--mute", "--size", "1280x720", "ss1s4aaaaabd", "--fullscreen", "--data-dir",
        tmp_path)  # fmt: skip

    assert opened == [
        PlayOptions(
            game=GameText(deal(GameCode(4, 29))),
            size=(1280, 720),
            fullscreen=True,
            data_dir=tmp_path,
            mute=True,
        )
    ]


def test_a_file_may_hold_a_board_a_code_or_a_game(
    run: Run, opened: list[PlayOptions], tmp_path: Path
) -> None:
    file = tmp_path / "game.txt"
    for text in (WORKED_EXAMPLE, "SS1-S4-AAAAABD", f"{WORKED_EXAMPLE}\nby hand\nj1g"):
        file.write_text(text, "utf-8")
        run(file)

    board, code, game = (options.game for options in opened)
    assert board is not None
    assert board.deal.origin is None
    assert code == GameText(deal(GameCode(4, 29)))
    assert game == GameText(board.deal, RunRemoval.BY_HAND, (Move(9, 6, 1),))


def test_a_code_is_a_code_even_if_a_file_has_its_name(
    run: Run, opened: list[PlayOptions], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "SS1-S4-AAAAABD").write_text("SS1-S1-AAAAAAA", "utf-8")
    run("SS1-S4-AAAAABD")
    run("./SS1-S4-AAAAABD")

    assert [options.game and str(options.game.deal.origin) for options in opened] == [
        "SS1-S4-AAAAABD",
        "SS1-S1-AAAAAAA",
    ]


def test_a_folder_for_data_need_not_exist_yet(
    run: Run, opened: list[PlayOptions], tmp_path: Path
) -> None:
    run("--data-dir", tmp_path / "new" / "folder")

    assert opened[0].data_dir == tmp_path / "new" / "folder"


@pytest.mark.parametrize(
    ("text", "size"),
    [
        ("800x600", (800, 600)),
        ("3840X2160", (3840, 2160)),
        ("1024×768", (1024, 768)),
        (" 1280x720 ", (1280, 720)),
        ("0800x0600", (800, 600)),
    ],
)
def test_a_size_is_read(
    run: Run, opened: list[PlayOptions], text: str, size: tuple[int, int]
) -> None:
    run(f"--size={text}")

    assert opened[0].size == size


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--size", "799x600"], "799x600 is too small. The smallest window is 800x600."),
        (["--size", "800x599"], "800x599 is too small. The smallest window is 800x600."),
        (["--size", "0x0"], "0x0 is too small. The smallest window is 800x600."),
        (["--size", "99999x800"], "99999x800 is too large. The largest window is 8192x8192."),
        (
            ["--size", "big"],
            "“big” is not a size. Write width and height, as in 1280x720.",
        ),
        (["--size", "800"], "“800” is not a size. Write width and height, as in 1280x720."),
        (
            ["--size", "800x600x2"],
            "“800x600x2” is not a size. Write width and height, as in 1280x720.",
        ),
        (
            ["--size", "800.5x600"],
            "“800.5x600” is not a size. Write width and height, as in 1280x720.",
        ),
        (["--size="], "“” is not a size. Write width and height, as in 1280x720."),
        (["--size"], "--size needs a value."),
        (["--size", "--mute"], "--size needs a value."),
        (["--data-dir"], "--data-dir needs a value."),
        (["--data-dir", __file__], f"“{__file__}” is not a folder."),
        (["--data-dir="], "“” is not a folder."),
        (["--mute=no"], "--mute takes no value."),
        (["--fullscren"], "“--fullscren” is not understood. See “simplesimon play --help”."),
        (["--full"], "“--full” is not understood. See “simplesimon play --help”."),
        (["-x"], "“-x” is not understood. See “simplesimon play --help”."),
        (
            ["ss1s4aaaaaaa", "ss1s4aaaaaab"],
            "“ss1s4aaaaaab” is not understood. See “simplesimon play --help”.",
        ),
        (
            ["SS1-S3-AAAAAAA"],
            "SS1-S3-AAAAAAA: “S3” is not a number of suits. Use S1, S2 or S4.",
        ),
        (
            ["SS1-S4-AAAA"],
            "SS1-S4-AAAA: The code ends too early. It looks like SS1-S4-QKZPWAB.",
        ),
        (
            ["solved"],
            "“solved” is neither a file nor a game code. A code looks like SS1-S4-QKZPWAB.",
        ),
    ],
)  # fmt: skip
def test_wrong_input_opens_no_window(
    run: Run, opened: list[PlayOptions], arguments: list[str], complaint: str
) -> None:
    for command in ([], ["play"]):
        outcome = run(*command, *arguments)

        assert outcome.complaint == complaint
        assert (outcome.status, outcome.output) == (2, "")
    assert opened == []


def test_a_game_with_an_illegal_move_opens_no_window(
    run: Run, opened: list[PlayOptions], tmp_path: Path
) -> None:
    file = tmp_path / "game.txt"
    file.write_text(f"{WORKED_EXAMPLE}\nj1g j1g", "utf-8")

    outcome = run(file)
    assert outcome.status == 1
    assert outcome.complaint == "Move 2, j1g: The column is empty."
    assert opened == []


@pytest.mark.parametrize("fault", [NoWindowError("no display"), ImportError("no display")])
def test_a_window_that_can_not_be_opened_is_told(
    run: Run, monkeypatch: pytest.MonkeyPatch, fault: Exception
) -> None:
    def refuse(_: PlayOptions) -> int:
        raise fault

    monkeypatch.setattr(sys.modules["simplesimon.ui.app"], "run", refuse)

    outcome = run()
    assert outcome.complaint == "The window can't be opened: no display"
    assert (outcome.status, outcome.output) == (2, "")


def test_control_c_in_the_window_ends_quietly(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(_: PlayOptions) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(sys.modules["simplesimon.ui.app"], "run", interrupt)

    outcome = run()
    assert (outcome.status, outcome.output, outcome.errors) == (130, "", "")
