"""The command line: play (what it does unless told otherwise) and everything without a window.

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
from collections.abc import Sequence
from io import TextIOWrapper
from pathlib import Path
from typing import Final

from simplesimon import __version__
from simplesimon.command_line import (
    PROGRAM,
    Command,
    Complaint,
    Parser,
    abandon_output,
    add_file,
    add_json,
    add_numbers,
    code_named,
    game_in_file,
    needed,
    numbered,
    one_game_named,
    played,
    say,
    shown,
)
from simplesimon.engine import ForeignNumber, GameCode, deal, perft
from simplesimon.engine.notation import board_text, column_text
from simplesimon.i18n import N_, Words, load_words, system_language
from simplesimon.options import LARGEST_SIZE, SMALLEST_SIZE, NoWindowError, PlayOptions
from simplesimon.solving_cli import SOLVE, SURVEY
from simplesimon.store.folders import resources_folder
from simplesimon.wording import quoted

# What a shell reports of a program that a signal ended: 128 + the signal's number.
STATUS_INTERRUPTED: Final = 128 + 2
STATUS_BROKEN_PIPE: Final = 128 + 13

_SIZE: Final = re.compile(r"([0-9]{1,5})[xX\xd7]([0-9]{1,5})")

_DEPTH: Final = re.compile(r"[0-9]{1,2}")
"""No more than 99 moves: beyond any patience, and it keeps the recursion in bounds."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the command line says.

    Args:
        arguments: What was typed behind the name of the program; None for ``sys.argv``.

    Returns:
        The exit status.
    """
    typed = sys.argv[1:] if arguments is None else list(arguments)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            # A terminal that lacks letters of the player's language shows question marks.
            stream.reconfigure(errors="replace")
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
        abandon_output()
        return STATUS_BROKEN_PIPE


def _run(typed: Sequence[str], words: Words) -> int:
    command = next((command for command in COMMANDS if command.name in typed[:1]), None)
    rest = typed if command is None else typed[1:]
    parser = Parser(command or COMMANDS[0], words, COMMANDS)
    arguments = parser.read(rest)
    if arguments.help:
        say(parser.format_help().rstrip(), words)
        return 0
    if arguments.version:
        say(f"{PROGRAM} {__version__}", words)
        return 0
    return parser.command.run(arguments, words)


# play


def _add_play_arguments(parser: Parser) -> None:
    _ = parser.words.gettext
    parser.operands.add_argument(
        "game",
        nargs="?",
        metavar="CODE | BOARDFILE",
        help=_("a game code, or a file with a board or a game, to go straight to"),
    )
    parser.add_option(
        "--size", "WxH", _("width and height of the window in pixels, at least 800x600")
    )
    parser.add_flag("--fullscreen", _("fill the whole screen"))
    parser.add_option(
        "--data-dir", "DIR", _("the folder for settings, statistics and the game on the table")
    )
    parser.add_flag("--mute", _("start without sound"))
    add_numbers(parser)


def _play(arguments: argparse.Namespace, words: Words) -> int:
    game = one_game_named(arguments.game, arguments, words)
    if game is not None:
        played(game, words)
    options = PlayOptions(
        game=game,
        size=_size(arguments.size, words),
        fullscreen=arguments.fullscreen,
        data_dir=_data_dir(arguments.data_dir, words),
        mute=arguments.mute,
    )
    try:
        # Everything else works without a window system, and starts in a tenth of the time.
        from simplesimon.ui import app  # noqa: PLC0415

        return app.run(options)
    except (NoWindowError, ImportError) as error:
        # A library of the system that is missing, such as fontconfig, fails to be imported.
        message = words.gettext("The window can't be opened: {reason}")
        raise Complaint(message.format(reason=shown(str(error)))) from error


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
        raise Complaint(words.gettext("“{name}” is not a folder.").format(name=shown(text)))
    return folder


# deal


def _add_deal_arguments(parser: Parser) -> None:
    parser.operands.add_argument(
        "codes",
        nargs="*",
        metavar="CODE",
        help=parser.words.gettext("a game code such as SS1-S4-QKZPWAB"),
    )
    add_numbers(parser)
    add_json(parser)


def _deal(arguments: argparse.Namespace, words: Words) -> int:
    codes = [code_named(text, words) for text in arguments.codes] + numbered(arguments, words)
    if not codes:
        needed(None, "CODE", words)
    if arguments.json:
        say("\n".join(map(_deal_json, codes)), words)
    else:
        say("\n\n".join(f"# {code}\n{board_text(deal(code).position)}" for code in codes), words)
    return 0


def _deal_json(code: GameCode | ForeignNumber) -> str:
    """Write a deal as one line of JSON, so that several codes make a file of JSON lines."""
    start = deal(code)
    columns = [column_text(column) for column in start.position.columns]
    return json.dumps({"code": str(code), "suits": start.suits, "columns": columns})


# replay


def _add_replay_arguments(parser: Parser) -> None:
    add_file(parser)
    add_json(parser)


def _replay(arguments: argparse.Namespace, words: Words) -> int:
    _ = words.gettext
    name = needed(arguments.file, "FILE", words)
    game = played(game_in_file(name, words), words)
    if arguments.json:
        result = {
            "won": game.is_won,
            "score": game.score,
            "moves": game.moves,
            "runs": game.runs,
        }
        say(json.dumps(result), words)
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
    say("\n".join([end, *counts]), words)
    return 0


# perft


def _add_perft_arguments(parser: Parser) -> None:
    add_file(parser)
    parser.operands.add_argument(
        "depth",
        nargs="?",
        metavar="DEPTH",
        help=parser.words.gettext("the longest sequences to count, in moves"),
    )


def _perft(arguments: argparse.Namespace, words: Words) -> int:
    name = needed(arguments.file, "FILE", words)
    depth_text = needed(arguments.depth, "DEPTH", words)
    if not _DEPTH.fullmatch(depth_text):
        message = words.gettext("“{depth}” is not a depth. Use a whole number from 0 to 99.")
        raise Complaint(message.format(depth=quoted(depth_text)))
    game = played(game_in_file(name, words), words)
    depth = int(depth_text)
    for length in range(min(depth, 1), depth + 1):
        say(str(perft(game.position, length, game.removal)), words)
    return 0


COMMANDS: Final = (
    Command(
        "play",
        "[CODE | BOARDFILE] [--size WxH] [--fullscreen] [--data-dir DIR] [--mute] "
        "[--kpat N] [--pysol N]",
        N_("Play in a window; this is what happens without a command."),
        _add_play_arguments,
        _play,
        is_default=True,
    ),
    Command(
        "deal",
        "CODE... [--kpat N] [--pysol N] [--json]",
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
    SOLVE,
    SURVEY,
)
"""The first is the default."""
