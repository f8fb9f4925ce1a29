"""What has become of a day's deal, as the calendar shows and words it. Pure."""

from enum import Enum
from typing import Final

from simplesimon.i18n import N_
from simplesimon.store.summaries import Day


class Mark(Enum):
    """What has become of the deal of a day."""

    UNPLAYED = N_("Not played yet")
    WON = N_("Won")
    AIDED = N_("Won with aids")
    """The solver had a hand in it: such a day is no part of a streak."""

    OPEN = N_("Unfinished")
    LOST = N_("Not won")

    @property
    def words(self) -> str:
        """The message that says so."""
        return self.value


LEGEND: Final = (Mark.WON, Mark.AIDED, Mark.OPEN, Mark.LOST)
"""The marks that have a sign."""


def mark_of(day: Day | None) -> Mark:
    """Return the mark of a day; None is a day without a play."""
    if day is None:
        return Mark.UNPLAYED
    if day.is_won:
        return Mark.AIDED if day.aided else Mark.WON
    return Mark.OPEN if day.open_play is not None else Mark.LOST
