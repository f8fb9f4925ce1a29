"""The command line: play (what it does unless told otherwise), deal, replay and perft.

The window is imported only to play. Whatever goes wrong is told in one line on standard error,
in the language of the player's system; the exit status is 2 for wrong input and 1 for a game
that holds an illegal move.
"""

import argparse
import json
import locale
import os
import re
import sys
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from io import TextIOWrapper
from pathlib import Path
from typing import Final, NoReturn

from simplesimon import __version__
from simplesimon.engine import Game, GameCode, IllegalMove, deal, perft
from simplesimon.engine.faults import FaultKind, NotationError
from simplesimon.engine.notation import (
    GameText,
    action_text,
    board_text,
    column_text,
    parse_code,
    parse_game,
)
from simplesimon.i18n import N_, Words, load_words, system_language
from simplesimon.options import LARGEST_SIZE, SMALLEST_SIZE, PlayOptions
from simplesimon.store.folders import resources_folder
from simplesimon.wording import fault_words, quoted, rule_words

PROGRAM: Final = "simplesimon"

STATUS_ILLEGAL_MOVE: Final = 1
STATUS_WRONG_INPUT: Final = 2
# What a shell reports of a program that a signal ended: 128 + the signal's number.
STATUS_INTERRUPTED: Final = 128 + 2
STATUS_BROKEN_PIPE: Final = 128 + 13

STANDARD_INPUT: Final = "-"

LARGEST_FILE: Final = 1 << 20
"""Bytes of a game at the most; one of a thousand moves has five thousand."""

_SIZE: Final = re.compile(r"([0-9]{1,5})[xX\xd7]([0-9]{1,5})")

_DEPTH: Final = re.compile(r"[0-9]{1,2}")
"""No more than 99 moves: beyond any patience, and it keeps the recursion in bounds."""


class Complaint(Exception):  # noqa: N818 - that is what it is
    """What the player asked for can't be done; one line in the player's language."""

    def __init__(self, message: str, status: int = STATUS_WRONG_INPUT) -> None:
        super().__init__(message)
        self.status = status


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the command line says.

    Args:
        arguments: What was typed behind the name of the program; None for ``sys.argv``.

    Returns:
        The exit status.
    """
    typed = sys.argv[1:] if arguments is None else list(arguments)
    if isinstance(sys.stdout, TextIOWrapper):
        # A terminal that lacks letters of the player's language shows question marks for them.
        sys.stdout.reconfigure(errors="replace")
    words = load_words(
        resources_folder() / "locale", system_language(os.environ, locale.getlocale()[0])
    )
    try:
        return _run(typed, words)
    except Complaint as complaint:
        print(f"{PROGRAM}: {complaint}", file=sys.stderr)
        return complaint.status
    except KeyboardInterrupt:
        return STATUS_INTERRUPTED
    except BrokenPipeError:
        _abandon_output()
        return STATUS_BROKEN_PIPE


def _run(typed: Sequence[str], words: Words) -> int:
    command = next((command for command in COMMANDS if command.name in typed[:1]), None)
    rest = typed if command is None else typed[1:]
    parser = _Parser(command or COMMANDS[0], words)
    arguments = parser.read(rest)
    if arguments.help:
        _say(parser.format_help().rstrip(), words)
        return 0
    if arguments.version:
        _say(f"{PROGRAM} {__version__}", words)
        return 0
    return parser.command.run(arguments, words)


def _say(text: str, words: Words) -> None:
    """Print a text at once, so that it is seen and that a failure is noticed here."""
    try:
        print(text, flush=True)
    except BrokenPipeError:
        raise
    except OSError as error:
        _abandon_output()
        message = words.gettext("The output can't be written: {reason}")
        raise Complaint(message.format(reason=error.strerror)) from None


def _abandon_output() -> None:
    """Let what was not written vanish: Python would complain when it tries again at its end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


# Arguments


@dataclass(frozen=True, slots=True)
class Command:
    """One of the things the command line can do."""

    name: str

    usage: str
    """What may follow the name."""

    summary: str
    """What it does: a message to be translated."""

    add_arguments: Callable[["_Parser"], None]

    run: Callable[[argparse.Namespace, Words], int]
    """Does it and returns the exit status; raises Complaint."""


class _HelpFormatter(argparse.RawDescriptionHelpFormatter):
    """Help that begins with "usage" in the player's language."""

    def __init__(self, usage: str, prog: str) -> None:
        super().__init__(prog)
        self.usage_prefix = f"{usage} "

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[argparse._MutuallyExclusiveGroup],
        prefix: str | None = None,
    ) -> None:
        """Begin the help with how the command is used."""
        super().add_usage(usage, actions, groups, prefix or self.usage_prefix)


class _Parser(argparse.ArgumentParser):
    """The arguments of one command. What is wrong with them is a Complaint."""

    def __init__(self, command: Command, words: Words) -> None:
        _ = words.gettext
        self.command = command
        self.words = words
        program = f"{PROGRAM} [play]" if command is COMMANDS[0] else f"{PROGRAM} {command.name}"
        super().__init__(
            prog=program,
            usage=f"{program} {command.usage}",
            description=_(command.summary),
            epilog=self._list_of_commands() if command is COMMANDS[0] else None,
            formatter_class=partial(_HelpFormatter, _("Usage:")),
            add_help=False,
            allow_abbrev=False,
            exit_on_error=False,
        )
        self.operands = self.add_argument_group(_("Arguments"))
        self.options = self.add_argument_group(_("Options"))
        command.add_arguments(self)
        self.add_flag("--help", _("show this and leave"), short="-h")
        self.add_flag("--version", _("show the version and leave"))

    def _list_of_commands(self) -> str:
        _ = self.words.gettext
        lines = [f"  {command.name:<8}{_(command.summary)}" for command in COMMANDS]
        return "\n".join(
            [_("Commands:"), *lines, "", _("“simplesimon COMMAND --help” tells more of one.")]
        )

    def add_flag(self, name: str, description: str, *, short: str | None = None) -> None:
        """Add an option that takes no value."""
        names = [name] if short is None else [short, name]
        self.options.add_argument(*names, action="store_true", help=description)

    def read(self, typed: Sequence[str]) -> argparse.Namespace:
        """Read what was typed behind the command.

        Raises:
            Complaint: If it is not understood.
        """
        _ = self.words.gettext
        try:
            arguments, unknown = self.parse_known_intermixed_args(typed)
        except argparse.ArgumentError as error:
            name = error.argument_name
            takes_value = name in _OPTIONS_WITH_VALUE
            message = _("{option} needs a value.") if takes_value else _("{option} takes no value.")
            raise Complaint(message.format(option=name)) from None
        if unknown and not arguments.help:
            message = _("“{argument}” is not understood. See “{help}”.")
            see = f"{PROGRAM} {self.command.name} --help"
            raise Complaint(message.format(argument=quoted(unknown[0]), help=see))
        return arguments

    def error(self, message: str) -> NoReturn:
        """Complain, where argparse would print its usage and leave the program."""
        raise Complaint(message)


_OPTIONS_WITH_VALUE: Final = {"--size", "--data-dir"}


def _needed(value: str | None, name: str, words: Words) -> str:
    if value is None:
        raise Complaint(words.gettext("{argument} is missing.").format(argument=name))
    return value


# Reading games


def _code(text: str, words: Words) -> GameCode:
    try:
        return parse_code(text)
    except NotationError as error:
        raise Complaint(f"{quoted(text)}: {fault_words(error.fault, words)}") from None


def _game_named(name: str, words: Words) -> GameText:
    """Read the game of a code, or the file of that name."""
    try:
        return GameText(deal(parse_code(name)))
    except NotationError as error:
        fault = error.fault
    try:
        return _parsed(_file_text(name, words), name, words)
    except FileNotFoundError:
        if fault.kind is not FaultKind.CODE_START:
            raise Complaint(f"{quoted(name)}: {fault_words(fault, words)}") from None
    message = words.gettext(
        "“{name}” is neither a file nor a game code. A code looks like SS1-S4-QKZPWAB."
    )
    raise Complaint(message.format(name=_shown(name)))


def _game_in_file(name: str, words: Words) -> GameText:
    try:
        return _parsed(_file_text(name, words), name, words)
    except FileNotFoundError:
        message = words.gettext("There is no file “{name}”.")
        raise Complaint(message.format(name=_shown(name))) from None


def _file_text(name: str, words: Words) -> str:
    """Read a file, or standard input.

    Raises:
        FileNotFoundError: If there is no such file.
        Complaint: If it can't be read for another reason.
    """
    _ = words.gettext

    def complaint(message: str) -> Complaint:
        return Complaint(message.format(name=_shown(name)))

    try:
        content = _file_bytes(name)
    except FileNotFoundError:
        raise
    except IsADirectoryError:
        raise complaint(_("“{name}” is a folder, not a file.")) from None
    except PermissionError:
        raise complaint(_("“{name}” may not be read.")) from None
    except (OSError, ValueError):  # ValueError: a name with a null character
        raise complaint(_("“{name}” can't be read.")) from None
    if len(content) > LARGEST_FILE:
        raise complaint(_("“{name}” is too large for a game."))
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise complaint(_("“{name}” is not a text in UTF-8.")) from None


def _file_bytes(name: str) -> bytes:
    if name == STANDARD_INPUT:
        if sys.stdin is None:  # a program without a console has none
            raise OSError
        return sys.stdin.buffer.read(LARGEST_FILE + 1)
    with Path(name).open("rb") as file:
        return file.read(LARGEST_FILE + 1)


def _parsed(text: str, name: str, words: Words) -> GameText:
    try:
        return parse_game(text)
    except NotationError as error:
        message = words.gettext("{name}, line {line}, place {place}: {fault}")
        fault = error.fault
        raise Complaint(
            message.format(
                name=_shown(name),
                line=fault.line,
                place=fault.place,
                fault=fault_words(fault, words),
            )
        ) from None


def _played(written: GameText, words: Words) -> Game:
    """Return the game with all its actions made."""
    try:
        return Game(written.deal, written.actions, removal=written.removal)
    except IllegalMove as illegal:
        message = words.gettext("Move {number}, {move}: {rule}")
        raise Complaint(
            message.format(
                number=illegal.number,
                move=action_text(illegal.action),
                rule=rule_words(illegal.refusal, words),
            ),
            STATUS_ILLEGAL_MOVE,
        ) from None


def _shown(name: str) -> str:
    """Return the name of a file so that it fits a line."""
    return quoted(name, longest=200)


# play


def _add_play_arguments(parser: _Parser) -> None:
    _ = parser.words.gettext
    parser.operands.add_argument(
        "game",
        nargs="?",
        metavar="CODE | BOARDFILE",
        help=_("a game code, or a file with a board or a game, to go straight to"),
    )
    parser.options.add_argument(
        "--size",
        metavar="WxH",
        help=_("width and height of the window in pixels, at least 800x600"),
    )
    parser.add_flag("--fullscreen", _("fill the whole screen"))
    parser.options.add_argument(
        "--data-dir",
        metavar="DIR",
        help=_("the folder for settings, statistics and the game on the table"),
    )
    parser.add_flag("--mute", _("start without sound"))


def _play(arguments: argparse.Namespace, words: Words) -> int:
    game = None if arguments.game is None else _game_named(arguments.game, words)
    if game is not None:
        _played(game, words)
    options = PlayOptions(
        game=game,
        size=_size(arguments.size, words),
        fullscreen=arguments.fullscreen,
        data_dir=_data_dir(arguments.data_dir, words),
        mute=arguments.mute,
    )
    # Everything else works without a window system, and starts in a tenth of the time.
    from simplesimon.ui import app  # noqa: PLC0415

    return app.run(options)


def _size(text: str | None, words: Words) -> tuple[int, int] | None:
    if text is None:
        return None
    match = _SIZE.fullmatch(text.strip())
    if match is None:
        message = words.gettext("“{size}” is not a size. Write width and height, as in 1280x720.")
        raise Complaint(message.format(size=quoted(text)))
    width, height = int(match[1]), int(match[2])
    if width < SMALLEST_SIZE[0] or height < SMALLEST_SIZE[1]:
        message = words.gettext("{size} is too small. The smallest window is {smallest}.")
        raise Complaint(message.format(size=text.strip(), smallest=_size_text(SMALLEST_SIZE)))
    if width > LARGEST_SIZE[0] or height > LARGEST_SIZE[1]:
        message = words.gettext("{size} is too large. The largest window is {largest}.")
        raise Complaint(message.format(size=text.strip(), largest=_size_text(LARGEST_SIZE)))
    return width, height


def _size_text(size: tuple[int, int]) -> str:
    return f"{size[0]}x{size[1]}"


def _data_dir(text: str | None, words: Words) -> Path | None:
    """Return the folder for the player's files, which need not exist yet."""
    if text is None:
        return None
    folder = Path(text)
    if not text or (os.path.lexists(folder) and not folder.is_dir()):
        raise Complaint(words.gettext("“{name}” is not a folder.").format(name=_shown(text)))
    return folder


# deal


def _add_json(parser: _Parser) -> None:
    parser.add_flag("--json", parser.words.gettext("write JSON for other programs"))


def _add_deal_arguments(parser: _Parser) -> None:
    parser.operands.add_argument(
        "codes",
        nargs="*",
        metavar="CODE",
        help=parser.words.gettext("a game code such as SS1-S4-QKZPWAB"),
    )
    _add_json(parser)


def _deal(arguments: argparse.Namespace, words: Words) -> int:
    _needed(next(iter(arguments.codes), None), "CODE", words)
    codes = [_code(text, words) for text in arguments.codes]
    if arguments.json:
        _say("\n".join(map(_deal_json, codes)), words)
    else:
        _say("\n\n".join(f"# {code}\n{board_text(deal(code).position)}" for code in codes), words)
    return 0


def _deal_json(code: GameCode) -> str:
    """Write a deal as one line of JSON, so that several codes make a file of JSON lines."""
    columns = [column_text(column) for column in deal(code).position.columns]
    return json.dumps({"code": str(code), "suits": code.suits, "columns": columns})


# replay


def _add_replay_arguments(parser: _Parser) -> None:
    _add_file(parser)
    _add_json(parser)


def _add_file(parser: _Parser) -> None:
    parser.operands.add_argument(
        "file",
        nargs="?",
        metavar="FILE",
        help=parser.words.gettext("a code or a board with the moves made; - for standard input"),
    )


def _replay(arguments: argparse.Namespace, words: Words) -> int:
    _ = words.gettext
    name = _needed(arguments.file, "FILE", words)
    game = _played(_game_in_file(name, words), words)
    if arguments.json:
        result = {
            "won": game.is_won,
            "score": game.score,
            "moves": game.moves,
            "runs": game.runs,
        }
        _say(json.dumps(result), words)
        return 0
    if game.is_won:
        end = _("The game is won.")
    elif game.is_stuck:
        end = _("The game is not won, and no move is left.")
    else:
        end = _("The game is not won yet.")
    counts = [
        _("Score: {score}").format(score=game.score),
        _("Moves: {moves}").format(moves=game.moves),
        _("Runs removed: {runs}").format(runs=game.runs),
    ]
    _say("\n".join([end, *counts]), words)
    return 0


# perft


def _add_perft_arguments(parser: _Parser) -> None:
    _add_file(parser)
    parser.operands.add_argument(
        "depth",
        nargs="?",
        metavar="DEPTH",
        help=parser.words.gettext("the longest sequences to count, in moves"),
    )


def _perft(arguments: argparse.Namespace, words: Words) -> int:
    name = _needed(arguments.file, "FILE", words)
    depth_text = _needed(arguments.depth, "DEPTH", words)
    if not _DEPTH.fullmatch(depth_text):
        message = words.gettext("“{depth}” is not a depth. Use a whole number from 0 to 99.")
        raise Complaint(message.format(depth=quoted(depth_text)))
    game = _played(_game_in_file(name, words), words)
    depth = int(depth_text)
    for length in range(min(depth, 1), depth + 1):
        _say(str(perft(game.position, length, game.removal)), words)
    return 0


COMMANDS: Final = (
    Command(
        "play",
        "[CODE | BOARDFILE] [--size WxH] [--fullscreen] [--data-dir DIR] [--mute]",
        N_("Play in a window; this is what happens without a command."),
        _add_play_arguments,
        _play,
    ),
    Command(
        "deal",
        "CODE... [--json]",
        N_("Print the boards of game codes."),
        _add_deal_arguments,
        _deal,
    ),
    Command(
        "replay",
        "FILE [--json]",
        N_("Check a written game move by move and print how it ends."),
        _add_replay_arguments,
        _replay,
    ),
    Command(
        "perft",
        "FILE DEPTH",
        N_("Count the sequences of legal moves, a line for each length."),
        _add_perft_arguments,
        _perft,
    ),
)
"""The first is the default."""
