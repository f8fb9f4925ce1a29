from dataclasses import dataclass
from pathlib import Path

from simplesimon.engine.notation import GameText


@dataclass(frozen=True)
class PlayOptions:
    game: GameText | None = None
    size: tuple[int, int] | None = None
    fullscreen: bool = False
    data_dir: Path | None = None
    mute: bool = False
