"""The flight of particles, without a window."""

import math
from collections.abc import Callable
from random import Random

import pytest

from simplesimon.ui import theme
from simplesimon.ui.layout import Metrics, Rect
from simplesimon.ui.particles import Particle, confetti, edge_spark, fountain, sparks

WINDOW = Metrics(1280, 720)
SMALL = Metrics(800, 600)
CARD = Rect(500, 400, 110, 154)
CARD_HEIGHT = CARD.height


def new_fountain(metrics: Metrics = WINDOW, seed: int = 1) -> list[Particle]:
    strip = (metrics.width - 560) // 2
    beside = Rect(0, 0, strip, metrics.height), Rect(strip + 560, 0, strip, metrics.height)
    return fountain(Random(seed), 52, metrics, beside, CARD_HEIGHT)


def new_confetti() -> list[Particle]:
    return confetti(Random(1), WINDOW)


def new_sparks() -> list[Particle]:
    return sparks(Random(1), CARD, 1.0)


def new_edge_sparks() -> list[Particle]:
    chance = Random(1)
    return [edge_spark(chance, CARD, 1.0) for _ in range(50)]


ALL = pytest.mark.parametrize("new", [new_fountain, new_confetti, new_sparks, new_edge_sparks])


def advance(particles: list[Particle], seconds: float) -> None:
    for particle in particles:
        particle.advance(seconds)


@ALL
def test_nothing_moves_in_no_time(new: Callable[[], list[Particle]]) -> None:
    particles = new()
    advance(particles, 0.0)
    assert particles == new()


@ALL
def test_the_frame_rate_does_not_change_a_flight(new: Callable[[], list[Particle]]) -> None:
    slow, quick = new(), new()
    advance(slow, 0.9)
    for _ in range(90):
        advance(quick, 0.01)
    for one, other in zip(slow, quick, strict=True):
        assert one.position == pytest.approx(other.position, abs=1e-6)
        assert one.angle == pytest.approx(other.angle)
        assert one.light == pytest.approx(other.light)


@ALL
def test_the_same_chance_gives_the_same_flight(new: Callable[[], list[Particle]]) -> None:
    assert new() == new()


def test_other_chances_give_other_flights() -> None:
    assert new_fountain(seed=1) != new_fountain(seed=2)


def test_what_is_let_fall_falls_by_half_of_gravity_in_a_second() -> None:
    card = Particle(0, 1000, life=9, gravity=theme.GRAVITY)
    card.advance(1.0)
    assert card.y == 100
    assert card.velocity_y == -theme.GRAVITY


def test_a_bounce_reaches_three_fifths_of_the_height() -> None:
    card = Particle(0, 600, life=9, gravity=theme.GRAVITY, floor=100, bounce=theme.BOUNCE)
    highest = 0.0
    fallen = False
    for _ in range(1500):
        card.advance(0.001)
        fallen = fallen or card.velocity_y > 0
        highest = max(highest, card.y) if fallen else 0.0
    assert highest - 100 == pytest.approx(0.6 * 500, rel=1e-3)


def test_what_bounces_never_passes_the_floor_and_comes_to_rest_on_it() -> None:
    card = Particle(
        0, 600, life=99, velocity_x=50, spin=90, gravity=1800, floor=100, bounce=theme.BOUNCE
    )
    for _ in range(600):
        card.advance(1 / 60)
        assert card.y >= 100
    assert card.y == 100
    resting = card.position, card.angle
    card.advance(1.0)
    assert (card.position, card.angle) == resting


def test_a_bounce_less_is_a_fall_through_the_floor() -> None:
    card = Particle(0, 600, life=9, gravity=1800, floor=100, bounce=theme.BOUNCE, bounces=1)
    card.advance(4.0)
    assert card.y < 0


def test_what_is_thrown_from_below_the_floor_rises_through_it() -> None:
    card = Particle(0, -90, life=9, velocity_y=1500, gravity=1800, floor=70, bounce=theme.BOUNCE)
    card.advance(0.5)
    assert card.y > 400
    weak = Particle(0, -90, life=9, velocity_y=100, gravity=1800, floor=70, bounce=theme.BOUNCE)
    weak.advance(0.5)
    weak.advance(0.5)
    assert weak.y < -90


def test_a_particle_waits_unseen_brightens_and_fades() -> None:
    spark = Particle(5, 5, life=1.0, delay=0.5, velocity_y=10, dawn=0.2, dusk=0.4)
    spark.advance(0.4)
    assert (spark.position, spark.light) == ((5, 5), 0)
    spark.advance(0.2)
    assert spark.position == pytest.approx((5, 6))
    assert spark.light == pytest.approx(0.5)
    spark.advance(0.4)
    assert spark.light == 1
    spark.advance(0.3)
    assert spark.light == pytest.approx(0.5)
    spark.advance(5)
    assert spark.light == 0
    assert not spark.alive
    assert spark.y == 15


def test_what_tumbles_is_never_too_thin_to_be_seen() -> None:
    slip = Particle(0, 0, life=9, tumble=90)
    slip.advance(1)
    assert slip.breadth == pytest.approx(0.2)
    slip.advance(1)
    assert slip.breadth == pytest.approx(1)


def test_52_cards_spring_up_45_milliseconds_apart() -> None:
    cards = new_fountain()
    assert [card.picture for card in cards] == list(range(52))
    assert [card.delay for card in cards] == pytest.approx([n * 0.045 for n in range(52)])
    assert all(card.y < -CARD_HEIGHT / 2 for card in cards)


@pytest.mark.parametrize("metrics", [WINDOW, SMALL, Metrics(2560, 1440)])
def test_gravity_goes_with_the_window(metrics: Metrics) -> None:
    gravity = new_fountain(metrics)[0].gravity
    assert gravity == pytest.approx(1800 * metrics.height / 720)


@pytest.mark.parametrize("metrics", [WINDOW, SMALL])
@pytest.mark.parametrize("seed", range(5))
def test_every_card_is_seen_and_has_fallen_out_before_the_end(metrics: Metrics, seed: int) -> None:
    cards = new_fountain(metrics, seed)
    tops = [-math.inf] * 52
    for _ in range(384):
        advance(cards, 0.01)
        tops = [max(top, card.y) for top, card in zip(tops, cards, strict=True)]
    assert all(0.3 * metrics.height < top < metrics.height for top in tops)
    low = [card.y for card in cards]
    assert max(low) < 0.2 * metrics.height
    advance(cards, 0.2)
    assert not any(card.alive for card in cards)


def test_early_cards_bounce_and_the_last_do_not() -> None:
    cards = new_fountain()
    assert cards[0].bounces >= 1
    assert cards[-1].bounces == 0


def test_confetti_falls_from_above_the_window_and_is_gone_after_four_seconds() -> None:
    slips = new_confetti()
    assert len(slips) == theme.CONFETTI
    assert all(slip.y > WINDOW.height for slip in slips)
    assert {slip.picture for slip in slips} == set(range(len(theme.CONFETTI_COLOURS)))
    advance(slips, 1.0)
    assert any(slip.y < 0.6 * WINDOW.height for slip in slips)
    advance(slips, 3.001)
    assert not any(slip.alive for slip in slips)


def test_two_dozen_sparks_fly_away_from_a_card_for_half_a_second() -> None:
    stars = new_sparks()
    assert len(stars) == 24
    assert all(CARD.contains(*star.position) for star in stars)
    middle = CARD.centre
    before = [math.dist(star.position, middle) for star in stars]
    advance(stars, 0.25)
    after = [math.dist(star.position, middle) for star in stars]
    assert all(one < other for one, other in zip(before, after, strict=True))
    assert any(star.light > 0 for star in stars)
    advance(stars, 0.25)
    assert not any(star.alive for star in stars)


def test_sparks_of_a_larger_window_fly_farther() -> None:
    near, far = sparks(Random(1), CARD, 1.0), sparks(Random(1), CARD, 2.0)
    advance(near + far, 0.2)
    middle = CARD.centre
    assert all(
        math.dist(one.position, middle) < math.dist(other.position, middle)
        for one, other in zip(near, far, strict=True)
    )


def test_the_stars_of_a_finished_run_rise_beside_it() -> None:
    stars = new_edge_sparks()
    for star in stars:
        assert not CARD.contains(*star.position)
        assert CARD.grown(20).contains(*star.position)
        assert star.light == 0
        bottom = star.y
        star.advance(star.life / 2)
        assert star.y > bottom
        assert star.light == 1
    assert len({star.x < CARD.left for star in stars}) == 2
