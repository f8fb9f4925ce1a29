"""Draw the icons that packages need into resources/icons; run it after the emblem has changed."""

import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from simplesimon.ui.art.emblem import draw_app_icon  # noqa: E402 - found by the line above

FOLDER: Final = ROOT / "resources" / "icons"

PNG_SIZES: Final = (48, 256)
"""Pixels. The smaller is for menus; packers scale the larger to what they need."""

ICO_SIZES: Final = (16, 24, 32, 48, 64, 256)
"""What Windows shows in its lists, on its desktop and in its taskbar."""


def main() -> None:
    """Write all icons."""
    for size in PNG_SIZES:
        draw_app_icon(size).save(FOLDER / f"simplesimon-{size}.png", optimize=True)
    drawn = [draw_app_icon(size) for size in ICO_SIZES]
    drawn[-1].save(
        FOLDER / "simplesimon.ico",
        append_images=drawn[:-1],
        sizes=[(size, size) for size in ICO_SIZES],
    )


if __name__ == "__main__":
    main()
