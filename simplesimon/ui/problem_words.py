"""What went wrong with the settings file, in the player's words."""

from simplesimon.i18n import Words
from simplesimon.store.problems import Problem, ProblemKind


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
        found=problem.found,
        name=problem.name,
        aside=problem.set_aside.name if problem.set_aside else "",
        reason=problem.reason,
    )
