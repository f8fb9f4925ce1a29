"""From scene to scene: what is left behind is swept up."""

import gc
import weakref

from simplesimon.ui.director import SWEEP_SECONDS, _sweep
from simplesimon.ui.routes import ChooseSuits, Menu
from tests.ui.pilot import Pilot


def test_a_scene_that_was_left_is_freed_with_all_its_pictures(pilot: Pilot) -> None:
    pilot.go(ChooseSuits())
    left = weakref.ref(pilot.scene)
    sheet = weakref.ref(pilot.scene.page._sheet)
    pilot.go(Menu())
    _sweep(SWEEP_SECONDS)
    assert left() is None
    assert sheet() is None
    assert gc.isenabled()
