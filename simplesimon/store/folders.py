"""Where things lie on the player's disk."""

import sys
from pathlib import Path

import simplesimon


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
