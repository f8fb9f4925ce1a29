"""What went wrong with the settings file or the saved games, in the player's words."""

from simplesimon.i18n import Words
from simplesimon.store.problems import Problem, ProblemKind
from simplesimon.wording import quoted


def problem_text(problem: Problem, words: Words) -> str:
    """Return one or two sentences that tell a problem with the settings."""
    _ = words.gettext
    match problem.kind:
        case ProblemKind.READ_ONLY:
            text = _("The settings cannot be saved: the file {file} cannot be written.")
        case ProblemKind.DISK_FULL:
            text = _("The settings cannot be saved: the disk is full.")
        case ProblemKind.SETTING_WRONG:
            text = _(
                "The settings file had a wrong value, {found}, for {name}; "
                "the default is used instead."
            )
        case ProblemKind.SETTINGS_UNREADABLE if problem.set_aside is not None:
            text = _(
                "The settings file could not be read, so all settings have their defaults. "
                "The old file is kept as {aside}."
            )
        case ProblemKind.SETTINGS_UNREADABLE:
            text = _("The settings file could not be read, so all settings have their defaults.")
        case _:
            text = _("The settings cannot be saved: {reason}")
    return text.format(
        file=problem.path.name,
        found=quoted(problem.found),
        name=problem.name,
        aside=problem.set_aside.name if problem.set_aside else "",
        reason=problem.reason,
    )


def history_problem_text(problem: Problem, words: Words) -> str:
    """Return one or two sentences that tell a problem with the saved games."""
    _ = words.gettext
    match problem.kind:
        case ProblemKind.READ_ONLY:
            text = _("Games cannot be saved: {file} cannot be written. You can play on.")
        case ProblemKind.DISK_FULL:
            text = _("The disk is full: this game is not saved. It is tried again with each move.")
        case ProblemKind.IN_USE:
            text = _("Simple Simon is already running. This window plays without saving.")
        case ProblemKind.DAMAGED if problem.set_aside is not None:
            text = _("The saved games were damaged. They are kept as {aside}; a fresh file begins.")
        case ProblemKind.DAMAGED:
            text = _("The saved games are damaged and cannot be read. Games are not saved.")
        case ProblemKind.NEWER:
            text = _(
                "The saved games belong to a later version of the program. They are left as "
                "they are, and games are not saved."
            )
        case ProblemKind.GAME_ALTERED if problem.set_aside is not None:
            text = _("A saved game was not as the game had left it. It is kept as {aside}.")
        case ProblemKind.GAME_ALTERED:
            text = _("A saved game was not as the game had left it and cannot be continued.")
        case _:
            text = _("Games cannot be saved: {reason}")
    return text.format(
        file=problem.path.name,
        aside=problem.set_aside.name if problem.set_aside else "",
        reason=problem.reason,
    )
