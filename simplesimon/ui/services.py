"""What every scene may use, handed to it and never global."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from pathlib import Path

from simplesimon.daily import DailyExceptions, daily_code
from simplesimon.dealer import Dealer
from simplesimon.engine import GameCode, SuitCount
from simplesimon.i18n import Words
from simplesimon.store.history import History
from simplesimon.store.plays import Outcome
from simplesimon.store.settings import Settings
from simplesimon.store.statistics import Statistics
from simplesimon.ui.advisor import Advisor
from simplesimon.ui.assets import Assets
from simplesimon.ui.preferences import Preferences


@dataclass(frozen=True, slots=True)
class Services:
    """The services of a running game."""

    preferences: Preferences
    """The player's settings and what follows from them."""

    assets: Assets
    """What has been drawn already."""

    resources: Path
    """The folder of what comes with the program."""

    now: Callable[[], float]
    """A clock for double clicks, in seconds; tests hand in their own."""

    new_number: Callable[[], int]
    """A random deal number for a new game."""

    history: History
    """The player's games, and the one on the table."""

    statistics: Statistics
    """What the games add up to."""

    advisor: Advisor
    """What the solver knows."""

    today: Callable[[], date]
    """The player's own date."""

    daily_exceptions: DailyExceptions
    """The days whose first deal can't be won."""

    games_file: Path
    """Where games are exported to and imported from."""

    @property
    def words(self) -> Words:
        """The player's language."""
        return self.preferences.words

    @property
    def dealer(self) -> Dealer:
        """Who opens games, by the options as they are now."""
        settings = self.settings
        return Dealer(self.history, settings.removal, settings.undo_limit)

    @property
    def settings(self) -> Settings:
        """All options as they are now."""
        return self.preferences.settings

    def daily_code(self, day: date, suits: SuitCount) -> GameCode:
        """Return the deal that belongs to a day for a number of suits."""
        return daily_code(day, suits, self.daily_exceptions)

    @property
    def game_is_open(self) -> bool:
        """Whether a game with moves lies on the table, which another game would take off it."""
        play = self.history.on_table
        return play is not None and play.outcome is Outcome.UNFINISHED
