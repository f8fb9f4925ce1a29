"""Effects: sparks, confetti, flying cards and glows, on the screen.

They are a second channel beside the movements of the cards: no press cuts them short or waits
for them, and they know nothing of the game. All are fed seconds, tell through ``busy``
whether they need frame after frame, and come to rest by themselves. Where they fly is
``particles.py``'s affair.
"""

from collections.abc import Callable, Sequence
from random import Random
from time import perf_counter
from typing import Final

import arcade
from PIL import Image, ImageOps

from simplesimon.engine import Card
from simplesimon.ui import theme
from simplesimon.ui.art.shapes import star_mask, tinted
from simplesimon.ui.art.table_art import card_outline
from simplesimon.ui.assets import FACE_DRAWING_SECONDS, Deck
from simplesimon.ui.layout import Metrics, Rect, TableLayout
from simplesimon.ui.motion import Timeline, breath
from simplesimon.ui.particles import Particle, confetti, edge_spark, fountain, sparks
from simplesimon.ui.sheet import Sheet, texture_of

SMALL_ATLAS: Final = (256, 128)
"""Pixels; it holds the pictures of a swarm at twice the design's size, and grows if it must."""


class Swarm:
    """Particles on the screen.

    A particle has a sprite while it lives; the sprites are used again and again.

    Args:
        pictures: What the particles look like, by the number in ``Particle.picture``.
        atlas: What holds the pictures already; without, the swarm gets a small one.
    """

    def __init__(
        self, pictures: Sequence[arcade.Texture], atlas: arcade.DefaultTextureAtlas | None = None
    ) -> None:
        self._pictures: Final = pictures
        self._sheet: Final = Sheet(SMALL_ATLAS, atlas)
        self._flying: list[tuple[Particle, arcade.Sprite]] = []
        self._spare: list[arcade.Sprite] = []

    def __len__(self) -> int:
        """Return how many particles live."""
        return len(self._flying)

    def add(self, particles: Sequence[Particle]) -> None:
        """Let particles fly, later ones above earlier ones as far as their sprites are new."""
        for particle in particles:
            picture = self._pictures[particle.picture]
            if self._spare:
                sprite = self._spare.pop()
                sprite.texture = picture
                sprite.scale = 1.0
            else:
                sprite = self._sheet.put_texture(picture, 0, 0)
            _show(particle, sprite)
            self._flying.append((particle, sprite))

    def clear(self) -> None:
        """End all particles at once."""
        self._flying = []
        self._spare = []
        self._sheet.clear()

    def advance(self, seconds: float) -> None:
        """Let time pass, in seconds."""
        ended = False
        for particle, sprite in self._flying:
            particle.advance(seconds)
            _show(particle, sprite)
            ended = ended or not particle.alive
        if ended:
            self._spare += [sprite for particle, sprite in self._flying if not particle.alive]
            self._flying = [pair for pair in self._flying if pair[0].alive]

    def fade(self, light: float) -> None:
        """Show all of them with so much of their light, from 0 to 1."""
        self._sheet.sprites.alpha_normalized = light

    def draw(self) -> None:
        """Draw the particles, smooth: they turn."""
        if self._flying:
            self._sheet.draw(smooth=True)


def _show(particle: Particle, sprite: arcade.Sprite) -> None:
    sprite.position = particle.position
    sprite.angle = particle.angle
    if particle.tumble:
        sprite.scale = (1.0, particle.breadth)
    alpha = round(255 * particle.light)
    # Setting what is there already costs as much as setting something new.
    if alpha != sprite.alpha:
        sprite.alpha = alpha


def _turnable(image: Image.Image) -> arcade.Texture:
    """Return a texture whose edges stay soft while it turns: a clear pixel lies around it."""
    return texture_of(ImageOps.expand(image, 1))


def star_pictures(metrics: Metrics) -> list[arcade.Texture]:
    """Return gold stars in the sizes and tints of ``theme.py``."""
    return [
        _turnable(tinted(star_mask(metrics.px(size), theme.SPARK_WAIST), colour))
        for size in theme.SPARK_SIZES
        for colour in theme.SPARK_COLOURS
    ]


def slip_pictures(metrics: Metrics) -> list[arcade.Texture]:
    """Return slips of coloured paper."""
    size = (metrics.px(theme.CONFETTI_SIZE[0]), metrics.px(theme.CONFETTI_SIZE[1]))
    mask = Image.new("L", size, 255)
    return [
        _turnable(tinted(mask, colour, alpha=theme.CONFETTI_OPACITY))
        for colour in theme.CONFETTI_COLOURS
    ]


class RunEffects:
    """What celebrates a run that leaves: stars spray from it, and its home pops.

    Args:
        homes: The sprites of the homes in the bar.
        metrics: The window.
        chance: Where the differences between the stars come from.
        pace: Multiplies every duration; 0 for no effects.
    """

    def __init__(
        self, homes: Sequence[arcade.Sprite], metrics: Metrics, chance: Random, *, pace: float
    ) -> None:
        self._homes: Final = homes
        self._scale: Final = metrics.scale
        self._chance: Final = chance
        self._pace: Final = pace
        self._stars: Final = Swarm(star_pictures(metrics))
        self._pops: Final = Timeline()
        self._popping: Final = Sheet((128, 128))

    @property
    def busy(self) -> bool:
        """Whether anything is still to be seen."""
        return len(self._stars) > 0 or self._pops.busy

    @property
    def pop_seconds(self) -> float:
        """How long a home pops, in seconds."""
        return theme.POP.seconds * self._pace

    def gathered(self, card: Rect) -> None:
        """Let stars spray from where the cards of a run have come together."""
        if self._pace:
            self._stars.add(sparks(self._chance, card, self._scale))

    def arrived(self, home: int) -> None:
        """Let the home of a run pop."""
        if self._pace:
            self._pops.animate(
                lambda: self._pop(self._homes[home]),
                at=0.0,
                seconds=self.pop_seconds,
                easing=theme.POP.easing,
            )

    def _pop(self, home: arcade.Sprite) -> Callable[[float], None]:
        """Return what shows a home larger: a copy, as the home itself is drawn in pixels."""
        image = home.texture.image
        copy = self._popping.put_texture(_turnable(image), 0, 0)
        copy.position = home.position
        home.visible = False

        def show(way: float) -> None:
            # A run that is taken back empties its home at once.
            if way < 1 and home.texture.image is image:
                copy.scale = theme.POP_SCALE + (1 - theme.POP_SCALE) * way
            elif copy in self._popping.sprites:
                self._popping.remove(copy)
                home.visible = True

        return show

    def advance(self, seconds: float) -> None:
        """Let time pass, in seconds."""
        self._pops.advance(seconds)
        if self._pace:
            self._stars.advance(seconds / self._pace)

    def draw(self) -> None:
        """Draw the stars and the homes that pop."""
        self._stars.draw()
        self._popping.draw(smooth=True)


class Celebration:
    """A fountain of cards and a rain of confetti, for a game that was won.

    Args:
        deck: The faces; what is not drawn yet becomes sharp meanwhile.
        cards: What flies.
        metrics: The window.
        panel: What they fly behind; the fountain springs at both sides of it.
        chance: Where the differences between them come from.
        pace: Multiplies every duration.
    """

    def __init__(
        self,
        deck: Deck,
        cards: Sequence[Card],
        metrics: Metrics,
        panel: Rect,
        chance: Random,
        *,
        pace: float,
    ) -> None:
        self._pace: Final = pace
        self._slips: Final = Swarm(slip_pictures(metrics))
        self._cards: Final = Swarm([deck.texture(card) for card in cards], deck.atlas)
        beside = (
            Rect(0, 0, panel.left, metrics.height),
            Rect(panel.right, 0, metrics.width - panel.right, metrics.height),
        )
        self._deck: Final = deck
        self._slips.add(confetti(chance, metrics))
        self._cards.add(fountain(chance, len(cards), metrics, beside, deck.height))
        self._dismissed: float | None = None

    @property
    def busy(self) -> bool:
        """Whether anything is still to be seen."""
        return len(self._slips) + len(self._cards) > 0

    def dismiss(self) -> None:
        """Let everything fade at once."""
        if self._dismissed is None:
            self._dismissed = 0.0

    def advance(self, seconds: float) -> None:
        """Let time pass, in seconds."""
        self._slips.advance(seconds / self._pace)
        self._cards.advance(seconds / self._pace)
        self._deck.draw_some((), FACE_DRAWING_SECONDS, perf_counter)
        if self._dismissed is None:
            return
        self._dismissed += seconds / theme.DISMISS_SECONDS
        for swarm in (self._slips, self._cards):
            swarm.fade(max(0.0, 1 - self._dismissed))
            if self._dismissed >= 1:
                swarm.clear()

    def draw(self) -> None:
        """Draw the confetti, and the cards above it."""
        self._slips.draw()
        self._cards.draw()


class RunGlow:
    """Gold outlines around finished runs that wait to be removed, with slow stars.

    They breathe and sparkle for a while and then glow on, still.

    Args:
        layout: The table.
        chance: Where the differences between the stars come from.
        lively: Whether they breathe and sparkle at all.
    """

    def __init__(self, layout: TableLayout, chance: Random, *, lively: bool) -> None:
        self._scale: Final = layout.metrics.scale
        self._chance: Final = chance
        self._lively: Final = lively
        self._sheet: Final = Sheet()
        self._stars: Final = Swarm(star_pictures(layout.metrics))
        self._runs: tuple[Rect, ...] = ()
        self._seconds = 0.0

    @property
    def busy(self) -> bool:
        """Whether anything moves."""
        return self._breathing or len(self._stars) > 0

    @property
    def _breathing(self) -> bool:
        return bool(self._runs) and self._lively and self._seconds < theme.RUN_GLOW_SECONDS

    def show(self, *runs: Rect) -> None:
        """Let the cards that fill rectangles glow, and no others.

        Nothing changes if they do already; else all begin together.
        """
        if runs == self._runs:
            return
        self.clear()
        self._runs = runs
        for run in runs:
            image, pad = card_outline(run.width, run.height, theme.GLOW, glow=True)
            self._sheet.put(image, run.left - pad, run.bottom - pad)
            for index in range(theme.RUN_SPARKS if self._lively else 0):
                # One after another, else they would all come and go together.
                spark = edge_spark(self._chance, run, self._scale)
                spark.delay = index / theme.RUN_SPARKS * theme.RUN_SPARK_SECONDS[1]
                self._stars.add([spark])

    def clear(self) -> None:
        """Take the glow away."""
        self._runs = ()
        self._seconds = 0.0
        self._stars.clear()
        self._sheet.clear()

    def advance(self, seconds: float) -> None:
        """Let time pass, in seconds."""
        self._stars.advance(seconds)
        if not self._breathing:
            return
        self._seconds += seconds
        light = breath(self._seconds, theme.BREATH_SECONDS, theme.BREATH_LOWEST)
        for outline in self._sheet.sprites:
            outline.alpha = round(255 * light) if self._breathing else 255
        while len(self._stars) < theme.RUN_SPARKS * len(self._runs):
            run = self._chance.choice(self._runs)
            self._stars.add([edge_spark(self._chance, run, self._scale)])

    def draw(self) -> None:
        """Draw the outlines and the stars."""
        self._sheet.draw()
        self._stars.draw()
