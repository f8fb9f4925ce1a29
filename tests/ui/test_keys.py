"""Which key means which command."""

import pytest
from arcade import key

from simplesimon.ui.keys import (
    Command,
    Step,
    Watch,
    command_of,
    latin_key,
    page_turn_of,
    step_of,
    watch_of,
)


@pytest.mark.parametrize(
    ("symbol", "modifiers", "command"),
    [
        (key.Z, key.MOD_CTRL, Command.UNDO),
        (key.Z, key.MOD_COMMAND, Command.UNDO),
        (key.Z, key.MOD_CTRL | key.MOD_NUMLOCK | key.MOD_CAPSLOCK, Command.UNDO),
        (key.Y, key.MOD_CTRL, Command.REDO),
        (key.Z, key.MOD_CTRL | key.MOD_SHIFT, Command.REDO),
        (key.N, 0, Command.NEW_GAME),
        (key.R, 0, Command.RESTART),
        (key.F11, 0, Command.FULLSCREEN),
        (key.ESCAPE, 0, Command.PAUSE),
        (key.Z, 0, None),
        (key.N, key.MOD_CTRL, None),
    ],
)
def test_keys_mean_commands(symbol: int, modifiers: int, command: Command | None) -> None:
    assert command_of(symbol, modifiers) is command


@pytest.mark.parametrize(
    ("place", "letter"),
    [(24, key.Q), (29, key.Y), (52, key.Z), (57, key.N), (27, key.R), (58, key.M)],
)
def test_a_cyrillic_key_works_by_its_place(place: int, letter: int) -> None:
    assert latin_key(place << 32) == letter


def test_the_cyrillic_letter_on_the_key_of_z_undoes_with_control() -> None:
    assert command_of(52 << 32, key.MOD_CTRL) is Command.UNDO


@pytest.mark.parametrize(
    ("symbol", "modifiers", "step"),
    [
        (key.TAB, 0, Step.NEXT),
        (key.TAB, key.MOD_SHIFT, Step.PREVIOUS),
        (key.ENTER, 0, Step.PRESS),
        (key.SPACE, 0, Step.PRESS),
        (key.LEFT, 0, Step.LEFT),
        (key.ESCAPE, 0, Step.BACK),
        (key.A, 0, None),
    ],
)
def test_keys_mean_steps(symbol: int, modifiers: int, step: Step | None) -> None:
    assert step_of(symbol, modifiers) is step


@pytest.mark.parametrize(
    ("symbol", "modifiers", "watch"),
    [
        (key.SPACE, 0, Watch.PLAY),
        (key.LEFT, 0, Watch.BACKWARD),
        (key.RIGHT, 0, Watch.FORWARD),
        (key.HOME, 0, Watch.START),
        (key.END, 0, Watch.END),
        (key.UP, 0, Watch.FASTER),
        (key.DOWN, 0, Watch.SLOWER),
        (key.LEFT, key.MOD_ALT, None),
        (key.TAB, 0, None),
    ],
)
def test_keys_steer_a_replay(symbol: int, modifiers: int, watch: Watch | None) -> None:
    assert watch_of(symbol, modifiers) is watch


@pytest.mark.parametrize(
    ("symbol", "modifiers", "by"),
    [(key.PAGEUP, 0, -1), (key.PAGEDOWN, 0, 1), (key.PAGEUP, key.MOD_CTRL, 0), (key.UP, 0, 0)],
)
def test_keys_turn_pages(symbol: int, modifiers: int, by: int) -> None:
    assert page_turn_of(symbol, modifiers) == by
