"""What earlier games are told of beside a new one: win rates to choose by, bests to beat."""

import pytest

from simplesimon.engine import SUIT_COUNTS, SuitCount
from simplesimon.i18n import LANGUAGES, load_words
from simplesimon.session import Session
from simplesimon.store.folders import resources_folder
from simplesimon.store.summaries import Summary
from simplesimon.ui import theme
from simplesimon.ui.art.icons import Icon
from simplesimon.ui.art.palettes import PALETTES
from simplesimon.ui.layout import Metrics
from simplesimon.ui.routes import ChooseSuits, Win
from simplesimon.ui.scenes.suits import share_texts
from simplesimon.ui.scenes.win import WinScene, WinTile
from simplesimon.ui.screens.suits import SuitsScreen
from simplesimon.ui.screens.win import WinScreen
from simplesimon.ui.services import Services
from simplesimon.ui.widgets.brush import Brush
from simplesimon.ui.widgets.tiles import SuitsTile
from tests.ui.past import Past
from tests.ui.pilot import Pilot
from tests.won_games import WON_GAMES

LONGER = max((game for game in WON_GAMES if game.suits == 4), key=lambda game: len(game.moves))
"""Won with fewer points than the worked example."""

TAKEN_BACK = WinTile("Taken back", "0", Icon.UNDO)


@pytest.fixture
def past(services: Services) -> Past:
    return Past(services)


# The choice of suits


def tile(pilot: Pilot, suits: SuitCount) -> SuitsTile:
    control = pilot.control(f"suits {suits}")
    assert isinstance(control, SuitsTile)
    return control


def test_a_number_of_suits_never_played_says_so(pilot: Pilot) -> None:
    pilot.go(ChooseSuits())
    for suits in SUIT_COUNTS:
        shown = tile(pilot, suits)
        assert (shown.share, shown.won, shown.played) == (0.0, "", "Not played yet")


def test_the_tiles_tell_the_win_rates_of_the_store(pilot: Pilot, past: Past) -> None:
    past.won()
    for _ in range(3):
        past.open(suits=4)
    past.open(suits=2)
    pilot.go(ChooseSuits())
    shares = [(tile(pilot, suits).won, tile(pilot, suits).played) for suits in SUIT_COUNTS]
    assert shares == [("", "Not played yet"), ("0% won", "1 played"), ("25% won", "4 played")]
    assert tile(pilot, 4).share == pilot.services.statistics.summaries()[4].share == 0.25


@pytest.mark.parametrize("size", [(800, 600), (1280, 720)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_share_and_count_have_room_beside_each_other(language: str, size: tuple[int, int]) -> None:
    words = load_words(resources_folder() / "locale", language)
    brush = Brush(Metrics(*size), theme.TABLES["green"], next(iter(PALETTES.values())))
    tile = SuitsTile("tile", SuitsScreen(brush.metrics).tiles[0])
    tile.won, tile.played = share_texts(Summary(played=1200, won=1200), words)
    won, played = (
        brush.width(text, lettering)
        for text, lettering in ((tile.won, theme.TILE_SHARE), (tile.played, theme.DESCRIPTION))
    )
    room = tile.rect.width * SuitsTile.SHARE[2] / SuitsTile.WIDTH
    assert won + brush.px(8) + played <= room


# The end of a won game


def celebrate(pilot: Pilot, session: Session) -> WinScene:
    pilot.go(Win(session))
    scene = pilot.scene
    assert isinstance(scene, WinScene)
    return scene


def labels(scene: WinScene) -> list[tuple[str, str]]:
    return [
        (tile.label, tile.value) for tile in scene.tiles if tile.label not in ("Time", "Taken back")
    ]


@pytest.mark.parametrize("size", [(800, 600), (1280, 720)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_the_small_tiles_fit(
    pilot: Pilot, past: Past, language: str, size: tuple[int, int]
) -> None:
    pilot.services.preferences.change(language=language)
    pilot.window.set_size(*size)
    past.won(LONGER)
    for hints in (0, 1):
        scene = celebrate(pilot, past.won(hints=hints))
        pilot.wait_until(lambda scene=scene: scene.metrics == Metrics(*size))  # type: ignore[misc]
        brush = scene.brush
        room = WinScreen(scene.metrics, len(scene.tiles)).tiles[0].width - 2 * brush.px(16)
        for tile in scene.tiles:
            assert brush.width(tile.label, theme.DESCRIPTION) <= room
            assert brush.width(tile.value, theme.VALUE) + brush.px(24) <= room


def test_a_first_win_is_a_best_with_nothing_to_compare(pilot: Pilot, past: Past) -> None:
    scene = celebrate(pilot, past.won())

    assert labels(scene) == [("New best", "841")]
    assert scene.tiles[1] == TAKEN_BACK
    assert scene.tiles[2].is_best
    assert scene.marks == ""


def test_a_better_score_tells_by_how_much(pilot: Pilot, past: Past) -> None:
    before = past.won(LONGER).game.score
    scene = celebrate(pilot, past.won())

    assert labels(scene) == [("Best so far", str(before)), ("New best", f"+{841 - before}")]
    assert len(scene.tiles) == 3
    assert scene.marks == ""


def test_another_attempt_is_told(pilot: Pilot, past: Past) -> None:
    past.won()
    assert celebrate(pilot, past.won()).marks == "attempt 2"


def test_an_equal_or_lower_score_is_no_new_best(pilot: Pilot, past: Past) -> None:
    past.won()
    assert labels(celebrate(pilot, past.won())) == [("Best so far", "841")]
    assert labels(celebrate(pilot, past.won(LONGER))) == [("Best so far", "841")]


def test_a_win_with_aids_is_no_best_and_says_so(pilot: Pilot, past: Past) -> None:
    scene = celebrate(pilot, past.won(hints=1))

    assert labels(scene) == []
    assert scene.marks == "with aids"
    assert labels(celebrate(pilot, past.won())) == [("New best", "841")]


def test_a_typed_board_has_nothing_to_do_with_bests(pilot: Pilot, past: Past) -> None:
    past.won()
    scene = celebrate(pilot, past.typed())

    assert labels(scene) == []
    assert "not counted" in scene.marks
    assert len(scene.tiles) == 2
