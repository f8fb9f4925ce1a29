import gc
import tracemalloc
from collections.abc import Generator

import pytest

from simplesimon.solver.search import search
from simplesimon.solver.shorten import shorten
from tests.solver.test_search import HARD
from tests.won_games import won_game

STATES = 8_000


def begun(*, shortens: bool) -> Generator[object, None, object]:
    game = won_game("pysol-5")
    return shorten(game.deal.position, line=game.moves) if shortens else search(HARD)


def advanced(steps: Generator[object, None, object]) -> object:
    """Let a search look at many states, and return what it says then."""
    while True:
        progress = next(steps)
        if getattr(progress, "states", 0) >= STATES:
            return progress


@pytest.mark.parametrize("shortens", [False, True])
def test_memory_is_reckoned_to_within_a_third(shortens: bool) -> None:
    # What all searches share is there before: only this one's own memory is measured.
    advanced(begun(shortens=shortens))
    steps = begun(shortens=shortens)
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    progress = advanced(steps)
    used = tracemalloc.get_traced_memory()[0] - before
    reckoned = getattr(progress, "memory", 0)
    steps.close()
    del steps
    left = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()

    assert 0.67 * used < reckoned < 1.5 * used
    assert left < 0.05 * used


def test_memory_comes_back_without_the_garbage_collector() -> None:
    gc.collect()
    gc.disable()
    tracemalloc.start()
    try:
        steps = search(HARD)
        for _ in range(20):
            next(steps)
        used, _ = tracemalloc.get_traced_memory()
        steps.close()
        del steps
        left, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
        gc.enable()

    assert left < 0.1 * used
