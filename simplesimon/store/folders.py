"""Where the player's files and the program's own live on this system."""

import sys
from pathlib import Path
from typing import Final

import platformdirs

import simplesimon

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


def documents_folder() -> Path:
    """Return the player's folder of documents, where an export is looked for."""
    return platformdirs.user_documents_path()


def resources_folder() -> Path:
    """Return the folder of sounds, catalogues and the like that come with the program.

    It lies in the bundle of a frozen program, inside the package of an installed wheel, and
    beside the package in the source tree, also when that is installed in editable form.
    """
    bundle: str | None = getattr(sys, "_MEIPASS", None)
    if bundle is not None:
        return Path(bundle) / "resources"
    package = Path(simplesimon.__file__).parent
    installed = package / "resources"
    return installed if installed.is_dir() else package.parent / "resources"
