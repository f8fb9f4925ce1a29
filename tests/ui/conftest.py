"""One real window for all tests of the interface, and a pilot that plays in it."""

import gc
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from simplesimon.options import PlayOptions
from simplesimon.ui import app
from simplesimon.ui.services import Services
from simplesimon.ui.window import LazyWindow
from tests.ui.pilot import Pilot

SIZE = (1280, 720)

TESTS_BETWEEN_SWEEPS = 20
_tests_since_sweep = 0


@pytest.fixture(scope="session")
def shared_window() -> Iterator[LazyWindow]:
    window = app.open_window(PlayOptions(size=SIZE))
    # As the running event loop does: events are delivered, not queued.
    window._enable_event_queue = False
    yield window
    window.close()


@pytest.fixture
def window(shared_window: LazyWindow) -> Iterator[LazyWindow]:
    shared_window.set_size(*SIZE)
    shared_window.dispatch_events()
    yield shared_window
    shared_window.hide_view()
    # No event loop runs here that would sweep old scenes up as it does in the game.
    global _tests_since_sweep  # noqa: PLW0603
    _tests_since_sweep += 1
    if _tests_since_sweep >= TESTS_BETWEEN_SWEEPS:
        _tests_since_sweep = 0
        gc.collect()


@pytest.fixture
def services(tmp_path: Path) -> Iterator[Services]:
    services = app.new_services(PlayOptions(data_dir=tmp_path))
    services.preferences.change(language="en")
    yield replace(services, new_number=lambda: 29)
    services.advisor.close()
    services.history.close()


@pytest.fixture
def pilot(window: LazyWindow, services: Services) -> Pilot:
    return Pilot(window, services)
