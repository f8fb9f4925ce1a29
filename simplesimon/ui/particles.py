"""Sparks, confetti and cards in flight, as plain arithmetic.

Pure: seconds and chance are handed in, nothing is drawn; ``effects.py`` shows the particles.
Steps are exact, so a flight is the same at any frame rate. Pixels with y upward.
"""

import math
from dataclasses import dataclass
from random import Random
from typing import Final

from simplesimon.ui import theme
from simplesimon.ui.layout import WIDE_DESIGN, Metrics, Rect
from simplesimon.ui.motion import Point

RESTING_SPEED: Final = 0.05
"""Seconds of gravity: what leaves the floor more slowly stays there, else it would bounce in
ever smaller steps for ever."""

EDGE_BREADTH: Final = 0.2
"""Of what tumbles, seen from its edge."""


@dataclass(slots=True)
class Particle:
    """Something small in flight: where it is, how it moves, how long it is seen."""

    x: float
    y: float
    life: float
    """Seconds from its birth to its end."""

    velocity_x: float = 0.0
    velocity_y: float = 0.0
    """Pixels per second."""

    delay: float = 0.0
    """Seconds until it is born; until then it stays where it is, unseen."""

    gravity: float = 0.0
    """Downward, in pixels per second, per second."""

    floor: float = -math.inf
    """The y it bounces at when it comes from above."""

    bounce: float = 0.0
    """How high it bounces, as a share of the height it fell from."""

    bounces: float = math.inf
    """How often it still bounces before it falls through the floor."""

    angle: float = 0.0
    spin: float = 0.0
    """Degrees clockwise, and degrees per second."""

    tumble: float = 0.0
    """Degrees per second about its own long axis: its face turns to us and away."""

    sway: float = 0.0
    sway_seconds: float = 1.0
    """Pixels it swings to each side, and how long a swing to and fro takes."""

    dawn: float = 0.0
    dusk: float = 0.0
    """Seconds in which it brightens after its birth, and fades before its end."""

    picture: int = 0
    """Which of the pictures it is seen as."""

    age: float = 0.0

    @property
    def alive(self) -> bool:
        """Whether its end is still to come."""
        return self.age < self.life

    @property
    def position(self) -> Point:
        """The place of its middle."""
        if not self.sway:
            return self.x, self.y
        swing = math.sin(self.age / self.sway_seconds * 2 * math.pi)
        return self.x + self.sway * swing, self.y

    @property
    def light(self) -> float:
        """How much of it is seen, from 0 to 1."""
        if self.delay > 0 or self.age >= self.life:
            return 0.0
        light = 1.0
        if self.age < self.dawn:
            light = self.age / self.dawn
        if self.life - self.age < self.dusk:
            light = min(light, (self.life - self.age) / self.dusk)
        return light

    @property
    def breadth(self) -> float:
        """How broad it looks while it tumbles, up to 1; never a line too thin to be seen."""
        turned = abs(math.cos(math.radians(self.tumble * self.age)))
        return EDGE_BREADTH + (1 - EDGE_BREADTH) * turned

    def advance(self, seconds: float) -> None:
        """Let time pass, in seconds."""
        if self.delay > 0:
            waited = min(self.delay, seconds)
            self.delay -= waited
            seconds -= waited
        if seconds < self.life - self.age:
            self.age += seconds
        else:
            # Not by adding up, which may miss the end by a hair.
            seconds, self.age = self.life - self.age, self.life
        self.x += self.velocity_x * seconds
        self.angle += self.spin * seconds
        self._fall(seconds)

    def _fall(self, seconds: float) -> None:
        until_floor = self._seconds_to_floor(seconds)
        while until_floor is not None:
            seconds -= until_floor
            impact = self.velocity_y - self.gravity * until_floor
            self.y = self.floor
            self.bounces -= 1
            self.velocity_y = -impact * math.sqrt(self.bounce)
            if self.velocity_y < self.gravity * RESTING_SPEED:
                self.velocity_x = self.velocity_y = self.gravity = self.spin = 0.0
                return
            until_floor = self._seconds_to_floor(seconds)
        self.y += self.velocity_y * seconds - self.gravity * seconds * seconds / 2
        self.velocity_y -= self.gravity * seconds

    def _seconds_to_floor(self, within: float) -> float | None:
        """Return when it comes down on the floor, None if not within so many seconds."""
        end = self.y + self.velocity_y * within - self.gravity * within * within / 2
        # A path bends downward only: it is above the floor if both its ends are.
        if end >= self.floor or self.velocity_y > self.gravity * within or self.bounces <= 0:
            return None
        impact_squared = self.velocity_y**2 + 2 * self.gravity * (self.y - self.floor)
        if impact_squared < 0 or self.gravity == 0:
            return None
        seconds = (self.velocity_y + math.sqrt(impact_squared)) / self.gravity
        # One that was thrown from below, too weakly, has passed the floor already.
        return seconds if seconds >= 0 else None


def sparks(chance: Random, source: Rect, scale: float) -> list[Particle]:
    """Return the stars that spray from the edge of a card.

    Args:
        chance: Where the differences between them come from.
        source: The card, in pixels.
        scale: Pixels for one unit of the design.
    """
    x, y = source.centre
    spray = []
    for index in range(theme.SPARKS):
        # Evenly around, with a little disorder: two dozen by chance alone leave gaps.
        turn = (index + chance.uniform(-0.4, 0.4)) / theme.SPARKS * 2 * math.pi
        across, up = math.cos(turn), math.sin(turn)
        reach = _to_edge(source, across, up) * chance.uniform(0.75, 1.0)
        speed = chance.uniform(90, 300) * scale
        spray.append(
            Particle(
                x + across * reach,
                y + up * reach,
                life=theme.SPARK_SECONDS * chance.uniform(0.7, 1.0),
                velocity_x=across * speed,
                velocity_y=up * speed,
                gravity=320 * scale,
                angle=chance.uniform(0, 72),
                spin=chance.uniform(-300, 300),
                dusk=theme.SPARK_SECONDS * 0.6,
                picture=chance.randrange(_SPARK_PICTURES),
            )
        )
    return spray


_SPARK_PICTURES: Final = len(theme.SPARK_SIZES) * len(theme.SPARK_COLOURS)


def _to_edge(rect: Rect, across: float, up: float) -> float:
    """Return how far the edge of a rectangle is from its middle, in a direction."""
    x = rect.width / 2 / abs(across) if across else math.inf
    y = rect.height / 2 / abs(up) if up else math.inf
    return min(x, y)


def edge_spark(chance: Random, run: Rect, scale: float) -> Particle:
    """Return one of the stars that rise slowly along the sides of a finished run.

    Args:
        chance: What makes it different from the others.
        run: The cards, in pixels.
        scale: Pixels for one unit of the design.
    """
    outside = chance.uniform(4, 20) * scale
    life = chance.uniform(*theme.RUN_SPARK_SECONDS)
    return Particle(
        chance.choice((run.left - outside, run.right + outside)),
        chance.uniform(run.bottom, run.top - 12 * scale),
        life=life,
        velocity_y=chance.uniform(6, 22) * scale,
        angle=chance.uniform(-36, 36),
        spin=chance.uniform(-30, 30),
        sway=chance.uniform(0, 3) * scale,
        sway_seconds=life,
        dawn=life * 0.3,
        dusk=life * 0.5,
        picture=chance.randrange(_SPARK_PICTURES),
    )


def fountain(
    chance: Random, count: int, metrics: Metrics, beside: tuple[Rect, Rect], card_height: int
) -> list[Particle]:
    """Return cards that spring up from below the window, fall back and bounce.

    They bounce only as often as leaves them time to fall out of the window before the end.
    Each has the picture of its number.

    Args:
        chance: Where the differences between them come from.
        count: Of the cards.
        metrics: The window.
        beside: The free felt at the left and at the right, above which they rise in turn.
        card_height: In pixels.
    """
    width, height = metrics.width, metrics.height
    # A fall from top to bottom takes the same time in every window.
    gravity = theme.GRAVITY * height / WIDE_DESIGN[1]
    start = -0.6 * card_height
    cards = []
    for index in range(count):
        delay = index * theme.FOUNTAIN_STAGGER
        life = theme.CELEBRATION_SECONDS - delay
        highest = min(0.98 * height, start + gravity * (life / 2) ** 2 / 2)
        rise = highest * chance.uniform(0.65, 1.0) - start
        speed = math.sqrt(2 * gravity * rise)
        side = beside[index % 2]
        inward = 1 if index % 2 == 0 else -1
        cards.append(
            Particle(
                side.left + side.width * chance.uniform(0.2, 0.8),
                start,
                life=life,
                velocity_x=inward * width * chance.triangular(-0.20, 0.45, 0.05),
                velocity_y=speed,
                delay=delay,
                gravity=gravity,
                floor=0.45 * card_height,
                bounce=theme.BOUNCE,
                bounces=_bounces_within(life, 2 * speed / gravity),
                angle=chance.uniform(-20, 20),
                spin=chance.uniform(-75, 75),
                dusk=0.15,
                picture=index,
            )
        )
    return cards


def _bounces_within(seconds: float, flight: float) -> int:
    """Return how often a card may bounce and still be down again within a time.

    Args:
        seconds: The time.
        flight: How long it is in the air before it first comes down, in seconds.
    """
    bounces = 0
    down = flight
    while True:
        flight *= math.sqrt(theme.BOUNCE)
        down += flight
        if down > seconds:
            return bounces
        bounces += 1


def confetti(chance: Random, metrics: Metrics) -> list[Particle]:
    """Return slips of paper that fall from above the window, swaying and turning over."""
    slips = []
    for index in range(theme.CONFETTI):
        # Most of them early: those that start last are not seen for long.
        delay = 0.65 * theme.CELEBRATION_SECONDS * chance.random() ** 1.8
        slips.append(
            Particle(
                metrics.width * chance.random(),
                metrics.height + 16 * metrics.scale,
                life=theme.CELEBRATION_SECONDS - delay,
                velocity_x=chance.uniform(-30, 30) * metrics.scale,
                velocity_y=-metrics.height * chance.uniform(0.36, 0.70),
                delay=delay,
                angle=chance.uniform(0, 360),
                spin=chance.uniform(-160, 160),
                tumble=chance.uniform(160, 420),
                sway=chance.uniform(6, 26) * metrics.scale,
                sway_seconds=chance.uniform(0.8, 1.6),
                dusk=0.6,
                picture=index % len(theme.CONFETTI_COLOURS),
            )
        )
    return slips
