"""Where the player's files live on this system."""

from pathlib import Path
from typing import Final

import platformdirs

APP_NAME: Final = "simplesimon"


def data_folder(override: Path | None = None) -> Path:
    """Return the folder of saved games and statistics; it need not exist yet.

    Args:
        override: The folder the player named on the command line, if any.
    """
    return override or platformdirs.user_data_path(APP_NAME, appauthor=False)


def config_folder(override: Path | None = None) -> Path:
    """Return the folder of the settings file; it need not exist yet.

    Args:
        override: The folder the player named on the command line, if any.
    """
    return override or platformdirs.user_config_path(APP_NAME, appauthor=False)
