"""What the engine's refusals and faults are called in the player's language.

Every rule is a few whole sentences, also where they differ only in the rank, so that each
language can decline its own cards. Cards inside a sentence are named as they are printed on
their corners.
"""

from collections.abc import Callable, Mapping
from itertools import pairwise
from typing import Final, NamedTuple

from simplesimon.engine import Action, Move, Position, Refusal, Suit, rank, suit
from simplesimon.engine.faults import Fault, FaultKind
from simplesimon.i18n import N_, Words


class Reminder(NamedTuple):
    """Why a move was refused, for the bubble beside it."""

    headline: str
    """The rule, a few words without a full stop."""

    reason: str
    """Why it refuses this move: one or two short sentences."""


# What a card goes on, by its rank. A king goes on none.
_GOES_ON: Final = {
    1: N_("An ace goes on a 2"),
    2: N_("A 2 goes on a 3"),
    3: N_("A 3 goes on a 4"),
    4: N_("A 4 goes on a 5"),
    5: N_("A 5 goes on a 6"),
    6: N_("A 6 goes on a 7"),
    7: N_("A 7 goes on an 8"),
    8: N_("An 8 goes on a 9"),
    9: N_("A 9 goes on a 10"),
    10: N_("A 10 goes on a jack"),
    11: N_("A jack goes on a queen"),
    12: N_("A queen goes on a king"),
}

# What a column ends with, by the rank. Of aces it is not said.
_ENDS_WITH: Final = {
    2: N_("This column ends with a 2."),
    3: N_("This column ends with a 3."),
    4: N_("This column ends with a 4."),
    5: N_("This column ends with a 5."),
    6: N_("This column ends with a 6."),
    7: N_("This column ends with a 7."),
    8: N_("This column ends with an 8."),
    9: N_("This column ends with a 9."),
    10: N_("This column ends with a 10."),
    11: N_("This column ends with a jack."),
    12: N_("This column ends with a queen."),
    13: N_("This column ends with a king."),
}

_SUIT_NAMES: Final = {
    Suit.SPADES: N_("spades"),
    Suit.HEARTS: N_("hearts"),
    Suit.DIAMONDS: N_("diamonds"),
    Suit.CLUBS: N_("clubs"),
}

_CORNERS: Final = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
"""What is printed on the corner of a card; rank r is at index r - 1."""

_HEADLINES: Final = {
    Refusal.NO_SUCH_COLUMN: N_("There is no such column"),
    Refusal.SAME_COLUMN: N_("Cards go to another column"),
    Refusal.EMPTY_COLUMN: N_("There is no card to take"),
    Refusal.TOO_FEW_CARDS: N_("There are not so many cards"),
    Refusal.COVERED: N_("A covered card does not move"),
    Refusal.MIXED_SUITS: N_("Only cards of one suit move together"),
    Refusal.ONTO_ACE: N_("Nothing goes on an ace"),
    Refusal.KING_NEEDS_EMPTY_COLUMN: N_("A king needs an empty column"),
    Refusal.RUNS_LEAVE_BY_THEMSELVES: N_("Full runs leave by themselves"),
    Refusal.NO_FULL_RUN: N_("Only a full run can be removed"),
}

_REASONS: Final = {
    Refusal.NO_SUCH_COLUMN: N_("The ten columns are called a to j, from the left."),
    Refusal.SAME_COLUMN: N_("This move names one column twice."),
    Refusal.EMPTY_COLUMN: N_("This column is empty."),
    Refusal.ONTO_ACE: N_("The ace is the lowest card."),
    Refusal.KING_NEEDS_EMPTY_COLUMN: N_("No card ranks above a king."),
    Refusal.RUNS_LEAVE_BY_THEMSELVES: N_("In this game there is nothing to remove by hand."),
    Refusal.NO_FULL_RUN: N_("A full run is 13 cards of one suit, king to ace, at a column's end."),
}

_RULES: Final = {
    Refusal.NO_SUCH_COLUMN: N_("There is no such column; the ten are called a to j."),
    Refusal.SAME_COLUMN: N_("The cards would go to the column they come from."),
    Refusal.EMPTY_COLUMN: N_("The column is empty."),
    Refusal.TOO_FEW_CARDS: N_("A move takes at least one card and no more than the column has."),
    Refusal.COVERED: N_("The cards do not descend one by one."),
    Refusal.MIXED_SUITS: N_("The cards are of more than one suit."),
    Refusal.ONTO_ACE: N_("Nothing goes on an ace."),
    Refusal.KING_NEEDS_EMPTY_COLUMN: N_("A king goes only to an empty column."),
    Refusal.NOT_ONE_HIGHER: N_("The last card of the target is not exactly one rank higher."),
    Refusal.NO_COLUMN_TAKES_IT: N_("No column takes the cards."),
    Refusal.RUNS_LEAVE_BY_THEMSELVES: N_("In this game full runs leave by themselves."),
    Refusal.NO_FULL_RUN: N_("The column does not end with a full run."),
}


def rule_words(refusal: Refusal, words: Words) -> str:
    """Return the rule that refuses a move, as one sentence for the command line."""
    return words.gettext(_RULES[refusal])


def refusal_words(refusal: Refusal, action: Action, position: Position, words: Words) -> Reminder:
    """Return what to tell a player whose move was refused.

    Args:
        refusal: The rule that refused it.
        action: The refused action. After a double click it is a move whose target says nothing.
        position: The position in which it was tried.
        words: The player's language.
    """
    special = _SPECIAL.get(refusal)
    if special is not None and isinstance(action, Move):
        return special(action, position, words)
    return Reminder(words.gettext(_HEADLINES[refusal]), words.gettext(_REASONS[refusal]))


def _too_few_cards(move: Move, position: Position, words: Words) -> Reminder:
    _ = words.gettext
    if move.count < 1:
        return Reminder(_("A move takes at least one card"), _("This move takes none."))
    count = len(position.columns[move.source])
    reason = words.ngettext(
        "This column has only {count} card.", "This column has only {count} cards.", count
    )
    return Reminder(_(_HEADLINES[Refusal.TOO_FEW_CARDS]), reason.format(count=count))


def _covered(move: Move, position: Position, words: Words) -> Reminder:
    """Show the cards from the one taken to the first that breaks the order."""
    _ = words.gettext
    group = position.columns[move.source][-move.count :]
    corners = [_CORNERS[rank(group[0]) - 1]]
    for deeper, upper in pairwise(group):
        corners.append(_CORNERS[rank(upper) - 1])
        if rank(deeper) != rank(upper) + 1:
            break
    reason = _("The cards on it do not go down one by one: {cards}.")
    return Reminder(_(_HEADLINES[Refusal.COVERED]), reason.format(cards=", ".join(corners)))


def _mixed_suits(move: Move, position: Position, words: Words) -> Reminder:
    """Name the suits in the order in which they come."""
    _ = words.gettext
    group = position.columns[move.source][-move.count :]
    suits = ", ".join(_(_SUIT_NAMES[suit]) for suit in dict.fromkeys(map(suit, group)))
    reason = _("Here the suits are mixed: {suits}.")
    return Reminder(_(_HEADLINES[Refusal.MIXED_SUITS]), reason.format(suits=suits))


def _not_one_higher(move: Move, position: Position, words: Words) -> Reminder:
    _ = words.gettext
    first = position.columns[move.source][-move.count]
    last = position.columns[move.target][-1]
    reasons = [_(_ENDS_WITH[rank(last)]), _("Suits do not matter here, only the rank.")]
    return Reminder(_(_GOES_ON[rank(first)]), " ".join(reasons))


def _no_column_takes_it(move: Move, position: Position, words: Words) -> Reminder:
    """Say what the group would need, and why an empty column, if there is one, is not enough."""
    _ = words.gettext
    first = position.columns[move.source][-move.count]
    headline = _GOES_ON.get(rank(first), _HEADLINES[Refusal.KING_NEEDS_EMPTY_COLUMN])
    if not all(position.columns):
        reason = _("A whole column gains nothing in an empty one.")
    elif rank(first) in _GOES_ON:
        reason = _("No column ends with such a card, and none is empty.")
    else:
        reason = _("No column is empty.")
    return Reminder(_(headline), reason)


_SPECIAL: Final[Mapping[Refusal, Callable[[Move, Position, Words], Reminder]]] = {
    Refusal.TOO_FEW_CARDS: _too_few_cards,
    Refusal.COVERED: _covered,
    Refusal.MIXED_SUITS: _mixed_suits,
    Refusal.NOT_ONE_HIGHER: _not_one_higher,
    Refusal.NO_COLUMN_TAKES_IT: _no_column_takes_it,
}
"""The refusals that are worded by the cards."""


# Wrong texts

_FAULTS: Final = {
    FaultKind.EMPTY: N_("There is no game code and no board. A code looks like SS1-S4-QKZPWAB."),
    FaultKind.CODE_START: N_("“{found}” is no beginning of a game code. Begin with SS1."),
    FaultKind.CODE_VERSION: N_("“{found}” is no kind of code this game knows. Begin with SS1."),
    FaultKind.CODE_SUITS: N_("“{found}” is not a number of suits. Use S1, S2 or S4."),
    FaultKind.CODE_LETTER: N_("“{found}” is not a letter A to Z. A code ends with seven of them."),
    FaultKind.CODE_TOO_SHORT: N_("The code ends too early. It looks like SS1-S4-QKZPWAB."),
    FaultKind.CODE_TOO_LONG: N_("“{found}” is too much. A code ends with seven letters."),
    FaultKind.KPAT_NUMBER: N_(
        "“{found}” is not a deal of KPatience. They go from 1 to 2147483647."
    ),
    FaultKind.PYSOL_NUMBER: N_(
        "“{found}” is not a deal of PySolFC. Write a number of at most 20 digits."
    ),
    FaultKind.CARD: N_("“{found}” is not a card. Write rank and suit, as in AS, 10H or KD."),
    FaultKind.DUPLICATE: N_("“{found}” is one card too many for this pack. Replace or remove it."),
    FaultKind.COLUMN_NUMBER: N_(
        "“{found}” is not the number of this column. Count from 1 to 10, or leave numbers out."
    ),
    FaultKind.RUNS: N_(
        "“{found}” does not fit the cards. Name the suits of the runs that are gone: “runs: S H”."
    ),
    FaultKind.ACTION: N_(
        "“{found}” is not a move. Write c3h for three cards from column c to column h, "
        "or c! to remove a run."
    ),
}


def quoted(text: str, longest: int = 40) -> str:
    """Return a text that was typed so that it can stand within a sentence.

    It is one line without unprintable characters.

    Args:
        text: What was typed.
        longest: How many characters are shown at the most.
    """
    line = " ".join(text.split())
    shown = "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in line)
    return shown if len(shown) <= longest else shown[: longest - 1] + "\N{HORIZONTAL ELLIPSIS}"


def fault_words(fault: Fault, words: Words) -> str:
    """Return what is wrong with a typed text, and the remedy."""
    if fault.kind is FaultKind.PACK:
        return _missing_cards(fault.found.split(), words)
    if fault.kind is FaultKind.COLUMN_COUNT:
        return _column_count(int(fault.found), words)
    if fault.kind is FaultKind.RUNS and not fault.found:
        return words.gettext("The runs that are gone are not named. Add their suits: “runs: S H”.")
    found = quoted(fault.found)
    if fault.kind in _IN_CODES:
        found = found.upper()
    return words.gettext(_FAULTS[fault.kind]).format(found=found)


_IN_CODES: Final = {
    FaultKind.CODE_START,
    FaultKind.CODE_VERSION,
    FaultKind.CODE_SUITS,
    FaultKind.CODE_TOO_LONG,
}
"""Faults in a part of a code, which is shown in the capital letters of codes."""


def _missing_cards(cards: list[str], words: Words) -> str:
    sentence = words.ngettext(
        "{count} card is missing: {cards}. Only full runs may be missing.",
        "{count} cards are missing: {cards}. Only full runs may be missing.",
        len(cards),
    )
    return sentence.format(count=len(cards), cards=quoted(" ".join(cards)))


def _column_count(count: int, words: Words) -> str:
    sentence = words.ngettext(
        "The board has {count} column. It needs ten, one on each line.",
        "The board has {count} columns. It needs ten, one on each line.",
        count,
    )
    return sentence.format(count=count)
