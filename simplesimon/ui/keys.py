"""Which key means which command. Pure but for the key numbers, which are arcade's.

A letter works by its place on the keyboard as well: under a Cyrillic layout the key of
Latin Z gives я, and the shortcuts must not need a change of layout.
"""

from enum import Enum, auto
from typing import Final

from arcade import key


class Command(Enum):
    """What a key asks for, on the table or in a list."""

    UNDO = auto()
    REDO = auto()
    NEW_GAME = auto()
    RESTART = auto()
    FULLSCREEN = auto()
    PAUSE = auto()
    SETTINGS = auto()
    STATISTICS = auto()
    NEWER = auto()
    OLDER = auto()
    COPY = auto()
    PASTE = auto()
    HELP = auto()
    HINT = auto()
    WAY_BACK = auto()
    SHOW_ME = auto()


class Step(Enum):
    """Where a key moves the focus among buttons, or that it presses the focused one."""

    NEXT = auto()
    PREVIOUS = auto()
    LEFT = auto()
    RIGHT = auto()
    UP = auto()
    DOWN = auto()
    PRESS = auto()
    BACK = auto()


class Watch(Enum):
    """What a key asks for while a game is watched."""

    PLAY = auto()
    """Play or pause."""

    BACKWARD = auto()
    FORWARD = auto()
    START = auto()
    END = auto()
    SLOWER = auto()
    FASTER = auto()


_X11_LETTER_ROWS: Final = ((24, "qwertyuiop"), (38, "asdfghjkl"), (52, "zxcvbnm"))
"""X11's number of the first key of each row of letters, and the Latin letters on the row."""

_LETTER_OF_X11_KEY: Final = {
    first + place: letter for first, row in _X11_LETTER_ROWS for place, letter in enumerate(row)
}

USER_KEY_SHIFT: Final = 32
"""pyglet reports a key it has no name for by its place, shifted left by so many bits."""


def latin_key(symbol: int) -> int:
    """Return the key number of the Latin letter on the key that was pressed.

    Args:
        symbol: The key number of a press. Windows and macOS name letter keys by their place
            under any layout; under X11 a key whose letter is not Latin comes as its place.
    """
    letter = _LETTER_OF_X11_KEY.get(symbol >> USER_KEY_SHIFT)
    return ord(letter) if letter else symbol


_CONTROL: Final = key.MOD_CTRL | key.MOD_COMMAND

_COMMANDS: Final = {
    (key.Z, "ctrl"): Command.UNDO,
    (key.Y, "ctrl"): Command.REDO,
    (key.Z, "ctrl+shift"): Command.REDO,
    (key.C, "ctrl"): Command.COPY,
    (key.V, "ctrl"): Command.PASTE,
    (key.H, ""): Command.HINT,
    (key.B, ""): Command.WAY_BACK,
    (key.W, ""): Command.SHOW_ME,
    (key.N, ""): Command.NEW_GAME,
    (key.R, ""): Command.RESTART,
    (key.F1, ""): Command.HELP,
    (key.F11, ""): Command.FULLSCREEN,
    (key.O, ""): Command.SETTINGS,
    (key.S, ""): Command.STATISTICS,
    (key.PAGEUP, ""): Command.NEWER,
    (key.PAGEDOWN, ""): Command.OLDER,
    (key.ESCAPE, ""): Command.PAUSE,
}

_STEPS: Final = {
    (key.TAB, ""): Step.NEXT,
    (key.TAB, "shift"): Step.PREVIOUS,
    (key.LEFT, ""): Step.LEFT,
    (key.RIGHT, ""): Step.RIGHT,
    (key.UP, ""): Step.UP,
    (key.DOWN, ""): Step.DOWN,
    (key.ENTER, ""): Step.PRESS,
    (key.NUM_ENTER, ""): Step.PRESS,
    (key.SPACE, ""): Step.PRESS,
    (key.ESCAPE, ""): Step.BACK,
}

_WATCHES: Final = {
    key.SPACE: Watch.PLAY,
    key.LEFT: Watch.BACKWARD,
    key.RIGHT: Watch.FORWARD,
    key.HOME: Watch.START,
    key.END: Watch.END,
    key.UP: Watch.FASTER,
    key.DOWN: Watch.SLOWER,
}

_PAGE_TURNS: Final = {key.PAGEUP: -1, key.PAGEDOWN: 1}

_DIGIT_KEYS: Final = (
    (key.KEY_1, key.NUM_1),
    (key.KEY_2, key.NUM_2),
    (key.KEY_3, key.NUM_3),
    (key.KEY_4, key.NUM_4),
    (key.KEY_5, key.NUM_5),
    (key.KEY_6, key.NUM_6),
    (key.KEY_7, key.NUM_7),
    (key.KEY_8, key.NUM_8),
    (key.KEY_9, key.NUM_9),
    (key.KEY_0, key.NUM_0),
)


def column_of(symbol: int, modifiers: int) -> int | None:
    """Return the column a digit names: 1 to 9 the first nine, 0 the tenth; None for others."""
    if _chord(modifiers):
        return None
    for column, keys in enumerate(_DIGIT_KEYS):
        if symbol in keys:
            return column
    return None


def page_turn_of(symbol: int, modifiers: int) -> int:
    """Return 1 for the key of the next page, -1 for that of the one before, 0 for others."""
    return 0 if _chord(modifiers) else _PAGE_TURNS.get(symbol, 0)


def _chord(modifiers: int) -> str:
    """Name the modifiers that count; locks do not."""
    names = [
        name
        for name, mask in (("ctrl", _CONTROL), ("alt", key.MOD_ALT), ("shift", key.MOD_SHIFT))
        if modifiers & mask
    ]
    return "+".join(names)


def command_of(symbol: int, modifiers: int) -> Command | None:
    """Return the command of a key press, given as pyglet's key number and modifiers."""
    return _COMMANDS.get((latin_key(symbol), _chord(modifiers)))


def chooses_all(symbol: int, modifiers: int) -> bool:
    """Tell whether a key press chooses all that is in a field, as everywhere else."""
    return (latin_key(symbol), _chord(modifiers)) == (key.A, "ctrl")


def step_of(symbol: int, modifiers: int) -> Step | None:
    """Return the step among buttons that a key press means."""
    return _STEPS.get((symbol, _chord(modifiers)))


def watch_of(symbol: int, modifiers: int) -> Watch | None:
    """Return what a key press asks for while a game is watched."""
    return None if _chord(modifiers) else _WATCHES.get(symbol)
