"""What every scene with a table shows: slots, the cards on them and the cards in the air.

Laid out for a window of one size. What the cards do, and what else is drawn between the ones
that lie and the ones in the air, is up to the scene.
"""

import random
from collections.abc import Callable
from time import perf_counter
from typing import Final

from simplesimon.engine import Position
from simplesimon.ui.art.table_art import draw_slot
from simplesimon.ui.assets import FACE_DRAWING_SECONDS, Assets
from simplesimon.ui.bar import Bar
from simplesimon.ui.choreography import Choreography
from simplesimon.ui.effects import RunEffects
from simplesimon.ui.layout import DEEPEST_DEALT_COLUMN, Metrics, TableLayout
from simplesimon.ui.motion import Timeline
from simplesimon.ui.preferences import Preferences
from simplesimon.ui.sheet import Sheet
from simplesimon.ui.table import Table


class Tabletop:
    """Slots and cards.

    Args:
        metrics: The window.
        preferences: How the player wants table and cards.
        assets: Where the faces come from.
        position: What lies on the table.
        deepest: How many cards can come to lie in a column.
        kept_free: Pixels at the foot of the window that no card covers.
    """

    def __init__(
        self,
        metrics: Metrics,
        preferences: Preferences,
        assets: Assets,
        position: Position,
        *,
        deepest: int = DEEPEST_DEALT_COLUMN,
        kept_free: int = 0,
    ) -> None:
        settings = preferences.settings
        self.layout: Final = TableLayout(
            metrics,
            large_index=settings.large_index,
            mirrored=settings.left_handed,
            deepest=deepest,
            kept_free=kept_free,
        )
        deck = assets.deck(
            self.layout.card_width, preferences.palette, large_index=settings.large_index
        )
        self.table: Final = Table(deck, self.layout)
        self.table.show(position)
        self._runs: Final = position.runs
        self._slots: Final = self._draw_slots(preferences.colours.slot, len(position.columns))

    def _draw_slots(self, colour: str, columns: int) -> Sheet:
        image = draw_slot(self.layout.card_width, colour)
        sheet = Sheet((image.width + 4, image.height + 4))
        texture = None
        for column in range(columns):
            rect = self.layout.slot_rect(column)
            if texture is None:
                texture = sheet.put(image, rect.left, rect.bottom).texture
            else:
                sheet.put_texture(texture, rect.left, rect.bottom)
        return sheet

    def run_effects(self, bar: Bar, *, pace: float) -> RunEffects:
        """Return what celebrates a run that leaves for the bar.

        Args:
            bar: Where finished runs go.
            pace: Multiplies every duration; 0 for no effects.
        """
        chance = random.Random()  # noqa: S311 - sparks keep no secrets
        return RunEffects(bar.home_sprites, self.layout.metrics, chance, pace=pace)

    def choreography(
        self,
        timeline: Timeline,
        bar: Bar,
        *,
        pace: float,
        won: Callable[[], None],
        effects: RunEffects,
    ) -> Choreography:
        """Return what shows events on this table and in its bar.

        Args:
            timeline: What moves the cards.
            bar: Where finished runs go.
            pace: Multiplies every duration; 0 for no movement.
            won: Called when the last run has arrived.
            effects: What celebrates a run that leaves.
        """
        return Choreography(
            self.table,
            timeline,
            homes=bar.homes,
            pace=pace,
            runs=self._runs,
            show_runs=bar.show_runs,
            won=won,
            effects=effects,
        )

    def draw_faces(self) -> bool:
        """Draw a few faces that are not sharp yet; tell whether any are left."""
        first = self.table.seen_first()
        return self.table.deck.draw_some(first, FACE_DRAWING_SECONDS, perf_counter)

    def draw_lying(self) -> None:
        """Draw the slots and the cards that lie."""
        self._slots.draw()
        self.table.resting.draw(pixelated=True)

    def draw_raised(self) -> None:
        """Draw the cards in the air."""
        self.table.raised.draw(pixelated=False)
