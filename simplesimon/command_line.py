"""What all commands share: reading arguments and games, printing, and complaining.

Whatever is wrong with what was typed is a ``Complaint``: one line in the player's language.
"""

import argparse
import os
import sys
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final, NoReturn

from simplesimon.engine import Collection, ForeignNumber, Game, GameCode, IllegalMove, deal
from simplesimon.engine.faults import FaultKind, NotationError
from simplesimon.engine.notation import GameText, action_text, parse_game, parse_origin
from simplesimon.i18n import Words
from simplesimon.wording import fault_words, quoted, rule_words

PROGRAM: Final = "simplesimon"

STATUS_ILLEGAL_MOVE: Final = 1
STATUS_WRONG_INPUT: Final = 2

STANDARD_INPUT: Final = "-"

LARGEST_FILE: Final = 1 << 20
"""Bytes of a game at the most; one of a thousand moves has five thousand."""


class Complaint(Exception):  # noqa: N818 - that is what it is
    """What the player asked for can't be done; one line in the player's language."""

    def __init__(self, message: str, status: int = STATUS_WRONG_INPUT) -> None:
        super().__init__(message)
        self.status = status


def say(text: str, words: Words) -> None:
    """Print a text at once, so that it is seen and that a failure is noticed here."""
    try:
        print(text, flush=True)
    except BrokenPipeError:
        raise
    except OSError as error:
        abandon_output()
        message = words.gettext("The output can't be written: {reason}")
        raise Complaint(message.format(reason=error.strerror)) from None


def abandon_output() -> None:
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

    add_arguments: Callable[["Parser"], None]

    run: Callable[[argparse.Namespace, Words], int]
    """Does it and returns the exit status; raises Complaint."""

    is_default: bool = False
    """Whether it is what happens without a command."""


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


class Parser(argparse.ArgumentParser):
    """The arguments of one command. What is wrong with them is a Complaint.

    Args:
        command: The command.
        words: The player's language.
        commands: All commands; the help of the default one lists them.
    """

    def __init__(self, command: Command, words: Words, commands: Sequence[Command]) -> None:
        _ = words.gettext
        self.command = command
        self.words = words
        self._takes_value: set[str] = set()
        named = f"[{command.name}]" if command.is_default else command.name
        program = f"{PROGRAM} {named}"
        super().__init__(
            prog=program,
            usage=f"{program} {command.usage}",
            description=_(command.summary),
            epilog=self._list_of(commands) if command.is_default else None,
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

    def _list_of(self, commands: Sequence[Command]) -> str:
        _ = self.words.gettext
        lines = [f"  {command.name:<8}{_(command.summary)}" for command in commands]
        return "\n".join(
            [_("Commands:"), *lines, "", _("“simplesimon COMMAND --help” tells more of one.")]
        )

    def add_flag(self, name: str, description: str, *, short: str | None = None) -> None:
        """Add an option that takes no value."""
        names = [name] if short is None else [short, name]
        self.options.add_argument(*names, action="store_true", help=description)

    def add_option(self, name: str, metavar: str, description: str) -> None:
        """Add an option that takes a value."""
        self.options.add_argument(name, metavar=metavar, help=description)
        self._takes_value.add(name)

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
            message = _("{option} takes no value.")
            if name in self._takes_value:
                message = _("{option} needs a value.")
            raise Complaint(message.format(option=name)) from None
        if unknown and not arguments.help:
            message = _("“{argument}” is not understood. See “{help}”.")
            see = f"{PROGRAM} {self.command.name} --help"
            raise Complaint(message.format(argument=quoted(unknown[0]), help=see))
        return arguments

    def error(self, message: str) -> NoReturn:
        """Complain, where argparse would print its usage and leave the program."""
        raise Complaint(message)


def needed(value: str | None, name: str, words: Words) -> str:
    """Return an argument that must be there."""
    if value is None:
        raise Complaint(words.gettext("{argument} is missing.").format(argument=name))
    return value


# Reading games


def code_named(text: str, words: Words) -> GameCode | ForeignNumber:
    """Read a game code, or a number of another program such as "kpat 80"."""
    try:
        return parse_origin(text)
    except NotationError as error:
        raise Complaint(f"{quoted(text)}: {fault_words(error.fault, words)}") from None


def add_numbers(parser: Parser) -> None:
    """Add the options that name deals of other programs."""
    _ = parser.words.gettext
    parser.add_option("--kpat", "N", _("the deal that has this number in KPatience"))
    parser.add_option("--pysol", "N", _("the deal that has this number in PySolFC"))


def numbered(arguments: argparse.Namespace, words: Words) -> list[ForeignNumber]:
    """Return the deals of other programs that the options name."""
    numbers = []
    for collection in Collection:
        value = getattr(arguments, collection.value)
        number = None if value is None else code_named(f"{collection.value} {value}", words)
        if isinstance(number, ForeignNumber):
            numbers.append(number)
    return numbers


def game_named(name: str, words: Words) -> GameText:
    """Read the game of a code, or the file of that name."""
    try:
        return GameText(deal(parse_origin(name)))
    except NotationError as error:
        fault = error.fault
    try:
        return _parsed(file_text(name, words), name, words)
    except FileNotFoundError:
        if fault.kind is not FaultKind.CODE_START:
            raise Complaint(f"{quoted(name)}: {fault_words(fault, words)}") from None
    message = words.gettext(
        "“{name}” is neither a file nor a game code. A code looks like SS1-S4-QKZPWAB."
    )
    raise Complaint(message.format(name=shown(name)))


def game_in_file(name: str, words: Words) -> GameText:
    """Read the game in a file, or on standard input."""
    try:
        return _parsed(file_text(name, words), name, words)
    except FileNotFoundError:
        message = words.gettext("There is no file “{name}”.")
        raise Complaint(message.format(name=shown(name))) from None


def file_text(name: str, words: Words, *, largest: int | None = LARGEST_FILE) -> str:
    """Read a file, or standard input, that has no more than so many bytes.

    Raises:
        FileNotFoundError: If there is no such file.
        Complaint: If it can't be read for another reason.
    """
    _ = words.gettext

    def complaint(message: str) -> Complaint:
        return Complaint(message.format(name=shown(name)))

    try:
        content = _file_bytes(name, largest)
    except FileNotFoundError:
        raise
    except IsADirectoryError:
        raise complaint(_("“{name}” is a folder, not a file.")) from None
    except PermissionError:
        raise complaint(_("“{name}” may not be read.")) from None
    except (OSError, ValueError):  # ValueError: a name with a null character
        raise complaint(_("“{name}” can't be read.")) from None
    if largest is not None and len(content) > largest:
        raise complaint(_("“{name}” is too large for a game."))
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise complaint(_("“{name}” is not a text in UTF-8.")) from None


def _file_bytes(name: str, largest: int | None) -> bytes:
    limit = -1 if largest is None else largest + 1
    if name == STANDARD_INPUT:
        if sys.stdin is None:  # a program without a console has none
            raise OSError
        return sys.stdin.buffer.read(limit)
    with Path(name).open("rb") as file:
        return file.read(limit)


def _parsed(text: str, name: str, words: Words) -> GameText:
    try:
        return parse_game(text)
    except NotationError as error:
        message = words.gettext("{name}, line {line}, place {place}: {fault}")
        fault = error.fault
        raise Complaint(
            message.format(
                name=shown(name),
                line=fault.line,
                place=fault.place,
                fault=fault_words(fault, words),
            )
        ) from None


def played(written: GameText, words: Words) -> Game:
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


def shown(name: str) -> str:
    """Return the name of a file so that it fits a line."""
    return quoted(name, longest=200)


def one_game_named(
    name: str | None, arguments: argparse.Namespace, words: Words
) -> GameText | None:
    """Read the game that an operand or a number of another program names; None without any."""
    games = [GameText(deal(number)) for number in numbered(arguments, words)]
    if name is not None:
        games.append(game_named(name, words))
    if len(games) > 1:
        raise Complaint(words.gettext("Only one game can be named."))
    return games[0] if games else None


def add_json(parser: Parser) -> None:
    """Add the option for output that other programs read."""
    parser.add_flag("--json", parser.words.gettext("write JSON for other programs"))


def add_file(parser: Parser) -> None:
    """Add the operand that is a file with a game."""
    parser.operands.add_argument(
        "file",
        nargs="?",
        metavar="FILE",
        help=parser.words.gettext(
            "a file with a code or a board, and the moves made; - for standard input"
        ),
    )
