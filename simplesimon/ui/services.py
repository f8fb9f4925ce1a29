"""What every scene may use, handed to it and never global."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from simplesimon.i18n import Words
from simplesimon.store.settings import Settings
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

    @property
    def words(self) -> Words:
        """The player's language."""
        return self.preferences.words

    @property
    def settings(self) -> Settings:
        """All options as they are now."""
        return self.preferences.settings
