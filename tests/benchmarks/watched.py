"""The game with a stopwatch in it: prints when a dealt board was seen, then leaves.

``python -m tests.benchmarks.watched BEGUN ARGUMENTS`` starts the game with the arguments and
prints, as JSON, seconds from ``BEGUN`` on the clock ``time.monotonic()``. For
tests/benchmarks/start.py.
"""

import json
import sys
from time import monotonic

from simplesimon import cli
from simplesimon.ui import app
from simplesimon.ui.scenes.play import PlayScene
from simplesimon.ui.window import LazyWindow


class WatchedWindow(LazyWindow):
    """Notes when its frames came to be seen."""

    def __init__(self, *arguments: object, **options: object) -> None:
        super().__init__(*arguments, **options)  # type: ignore[arg-type]
        self.seen: dict[str, float] = {}

    def draw(self, dt: float) -> None:
        """Draw, then note what has been seen for the first time."""
        before = self.frames_drawn
        super().draw(dt)
        scene = self.current_view
        if self.frames_drawn > before and isinstance(scene, PlayScene):
            self._note("first frame")
            faces = scene.table.deck.faces
            if all(card in faces for column in scene.table.faces() for card in column):
                self._note("all faces")
                if not scene.timeline.busy:
                    self._note("cards at rest")
                    print(json.dumps(self.seen))
                    self.close()

    def _note(self, what: str) -> None:
        self.seen.setdefault(what, monotonic() - float(sys.argv[1]))


if __name__ == "__main__":
    vars(app)["LazyWindow"] = WatchedWindow
    raise SystemExit(cli.main(sys.argv[2:]))
