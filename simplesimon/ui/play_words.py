"""What is told of a play in the lists: how it ended, with what help, what its deal is called."""

from typing import Final

from simplesimon.forms import count_text
from simplesimon.i18n import N_, Words
from simplesimon.store.plays import Origin, Outcome
from simplesimon.store.summaries import PlayEntry

SEPARATOR: Final = "  ·  "
"""Between the parts of a line that is no sentence."""

_OUTCOMES: Final = {
    Outcome.UNFINISHED: N_("Unfinished"),
    Outcome.ABANDONED: N_("Started over"),
    Outcome.LOST: N_("Lost"),
    Outcome.SHOWN: N_("Solved by the game"),
    Outcome.WON: N_("Won"),
}


def outcome_text(entry: PlayEntry, words: Words) -> str:
    """Return how a play ended, in a word or two."""
    return words.gettext(_OUTCOMES[entry.outcome])


def mark_texts(entry: PlayEntry, words: Words) -> list[str]:
    """Return what sets a play apart: another attempt, the solver's hand, not in the figures."""
    _ = words.gettext
    marks = []
    if entry.attempt > 1:
        marks.append(_("attempt {number}").format(number=entry.attempt))
    if entry.counters.aided:
        marks.append(_("with aids"))
    if not entry.in_figures:
        marks.append(_("not counted"))
    return marks


def result_text(entry: PlayEntry, words: Words) -> str:
    """Return how a play ended and what sets it apart, as a line."""
    return SEPARATOR.join([outcome_text(entry, words), *mark_texts(entry, words)])


def deal_name(entry: PlayEntry, words: Words) -> str:
    """Return what the deal of a play is called: its code, its number elsewhere, or what it is."""
    if entry.code:
        return entry.code
    if entry.number:
        return entry.number
    if entry.origin is Origin.POSITION:
        return words.gettext("Position")
    return words.gettext("Typed board")


def suits_text(suits: int, words: Words) -> str:
    """Return a number of suits in words."""
    return words.ngettext("{count} suit", "{count} suits", suits).format(count=suits)


def games_text(count: int, words: Words) -> str:
    """Return a number of games in words."""
    text = words.ngettext("{count} game", "{count} games", count)
    return text.format(count=count_text(count, words))
