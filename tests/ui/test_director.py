"""From scene to scene: what is left behind is swept up."""

import gc
import weakref

import pytest

from simplesimon.ui.routes import ChooseSuits, Menu
from simplesimon.ui.scenes import base
from simplesimon.ui.sweeping import sweep
from tests.ui.pilot import Pilot


def test_a_scene_that_was_left_is_freed_with_all_its_pictures(pilot: Pilot) -> None:
    pilot.go(ChooseSuits())
    left = weakref.ref(pilot.scene)
    sheet = weakref.ref(pilot.scene.page._sheet)
    pilot.go(Menu())
    sweep()
    assert left() is None
    assert sheet() is None
    assert gc.isenabled()


def test_pictures_for_another_size_of_window_are_swept_up(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    pilot.go(Menu())
    asked: list[str] = []
    monkeypatch.setattr(base, "sweep_soon", lambda: asked.append("soon"))
    pilot.window.set_size(1000, 700)
    pilot.wait(1)
    assert asked == ["soon"]
