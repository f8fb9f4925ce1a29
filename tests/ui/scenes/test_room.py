"""Bar and banners of the table hold their words and figures, in every language and window."""

from collections.abc import Iterator
from itertools import pairwise

import pytest

from simplesimon.engine import deal
from simplesimon.engine.notation import parse_code
from simplesimon.i18n import LANGUAGES
from simplesimon.ui import theme
from simplesimon.ui.banner import Banner
from simplesimon.ui.scenes.play import PlayScene
from simplesimon.ui.widgets.controls import Button
from tests.ui.pilot import Pilot
from tests.ui.scenes.boards import STUCK
from tests.won_games import won_game

SIZES = [(1280, 720), (800, 600), (1000, 625)]
CODES = ["SS1-S4-AAAAABT", "SS1-S4-MMMMMMM"]
GAME = won_game("worked-example")


@pytest.fixture(params=LANGUAGES)
def aided(pilot: Pilot, request: pytest.FixtureRequest) -> Iterator[Pilot]:
    """Return a pilot with all aids, in each of the languages."""
    pilot.services.preferences.change(
        language=request.param, hints=True, live_verdict=True, par=True, show_me=True
    )
    yield pilot
    pilot.services.advisor.close()


def resize(pilot: Pilot, size: tuple[int, int]) -> None:
    pilot.window.set_size(*size)
    pilot.window.dispatch_events()


def figure_ends(scene: PlayScene) -> list[tuple[float, float]]:
    """Return where each figure of the bar begins and ends, par with the moves."""
    bar = scene.bar
    ends = []
    for name, figure in bar._figures.items():
        sprites = [figure.label, figure.value]
        if name == "moves" and bar._par_sprite is not None:
            sprites.append(bar._par_sprite)
        halves = [(sprite.center_x, sprite.texture.width / 2) for sprite in sprites]
        ends.append((min(x - half for x, half in halves), max(x + half for x, half in halves)))
    return ends


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("size", SIZES)
def test_nothing_overlaps_in_the_bar(aided: Pilot, size: tuple[int, int], code: str) -> None:
    resize(aided, size)
    scene = aided.start(deal(parse_code(code)))
    scene.bar.show_par(123)
    scene.bar.show_figures(score=-1234, moves=1234, seconds=12 * 3600 + 34 * 60 + 56)
    sign, chip = aided.control("outlook"), aided.control("code")
    first, last = scene.bar.home_sprites[0], scene.bar.home_sprites[-1]
    buttons = [aided.control(name).rect for name in ("undo", "redo", "hint", "menu")]
    ends = [
        (float(chip.rect.left), float(chip.rect.right)),
        *figure_ends(scene),
        (float(sign.rect.left), float(sign.rect.right)),
        (first.center_x - first.texture.width / 2, last.center_x + last.texture.width / 2),
        *((float(rect.left), float(rect.right)) for rect in buttons),
    ]
    assert ends[0][0] >= 0
    assert ends[-1][1] <= size[0]
    for (_left, right), (left, _right) in pairwise(ends):
        assert right <= left


@pytest.mark.parametrize("size", SIZES)
def test_the_banner_of_a_lost_game_holds_its_words(aided: Pilot, size: tuple[int, int]) -> None:
    resize(aided, size)
    scene = aided.start(GAME.deal, GAME.moves[:3])
    scene.tell_lost()
    assert_fits(scene, "That is proven: every way was tried.", ["way back", "play on"])


@pytest.mark.parametrize("size", SIZES)
def test_the_banner_of_a_stuck_game_holds_its_words(aided: Pilot, size: tuple[int, int]) -> None:
    resize(aided, size)
    scene = aided.start(STUCK)
    aided.frame()
    names = ["stuck undo", "stuck restart", "stuck new"]
    assert_fits(scene, "Take a few moves back, or start again.", names)


def assert_fits(scene: PlayScene, advice: str, names: list[str]) -> None:
    """See that a banner's words and buttons lie in it, side by side."""
    brush, banner = scene.brush, scene.banner
    rect = banner.rect
    assert rect is not None
    assert rect.overlap(scene.metrics.window) == rect.width * rect.height
    title = brush.width(banner.title, theme.CARD_HEADING)
    words = brush.width(scene.services.words.gettext(advice), theme.DESCRIPTION)
    around = brush.px(2 * Banner.PAD + Banner.DISC + 2 * Banner.GAP)
    together = title + words if scene.metrics.small else max(title, words)
    assert around + together <= rect.width
    buttons = [scene.page.control(name) for name in names]
    for button in buttons:
        assert isinstance(button, Button)
        assert button.natural_width(brush) <= button.rect.width
        assert button.rect.overlap(rect) == button.rect.width * button.rect.height
    for one, other in pairwise(buttons):
        assert one.rect.right < other.rect.left
