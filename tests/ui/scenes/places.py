"""Whether everything on a page has its place."""

from simplesimon.ui.scenes.base import Scene
from simplesimon.ui.widgets.controls import Button
from simplesimon.ui.widgets.segments import Segments


def assert_controls_have_their_places(scene: Scene) -> None:
    """Assert that each control lies in the window, on no other, and has room for its words."""
    controls = list(scene.page.controls)
    for index, control in enumerate(controls):
        rect = control.rect
        assert rect.left >= 0
        assert rect.bottom >= 0
        assert rect.right <= scene.window.width
        assert rect.top <= scene.window.height
        for other in controls[:index]:
            assert rect.overlap(other.rect) == 0, (control.name, other.name)
        if isinstance(control, Button) and control.label:
            assert control.natural_width(scene.brush) <= rect.width, control.name
        if isinstance(control, Segments):
            assert sum(control.natural_widths(scene.brush)) <= rect.width
