"""Arrows end where they point and start where they come from."""

import pytest
from PIL import Image

from simplesimon.ui.art.arrows import curved_arrow, paint_rimmed, pointer_path


@pytest.mark.parametrize("end", [(150.0, 60.0), (10.0, 80.0), (60.0, 10.0)])
@pytest.mark.parametrize("bend", [0.0, 0.2])
def test_an_arrow_reaches_from_its_dot_to_its_tip(end: tuple[float, float], bend: float) -> None:
    path = curved_arrow((80, 40), end, bend, 10)
    points = [point for line in path.flatten(0.1) for point in line]
    assert end in points
    dot = path.subpaths[-1]
    assert dot.start == pytest.approx((80 + 6.2, 40))


def test_an_arrow_bends_upward_both_ways() -> None:
    for end in ((180.0, 100.0), (20.0, 100.0)):
        straight = curved_arrow((100, 100), end, 0.0, 8).bounds()
        bent = curved_arrow((100, 100), end, 0.3, 8).bounds()
        assert bent.top < straight.top - 5


def test_a_rim_surrounds_the_colour() -> None:
    image = Image.new("RGBA", (60, 60), "#000000")
    path = curved_arrow((10, 30), (50, 30), 0.0, 12)
    paint_rimmed(image, path, "#ffffff", "#ff0000", 2)
    assert image.getpixel((25, 30)) == (255, 255, 255, 255)
    red = [image.getpixel((25, y)) for y in range(60)].count((255, 0, 0, 255))
    assert red >= 2
    assert image.getpixel((5, 5)) == (0, 0, 0, 255)


def test_a_faint_arrow_lets_the_ground_through() -> None:
    image = Image.new("RGBA", (60, 60), "#000000")
    path = curved_arrow((10, 30), (50, 30), 0.0, 12)
    paint_rimmed(image, path, "#ffffff", "#ff0000", 2, alpha=0.5)
    pixel = image.getpixel((25, 30))
    assert isinstance(pixel, tuple)
    assert 100 < pixel[0] < 160


def test_an_arrow_may_stick_out_of_the_image() -> None:
    image = Image.new("RGBA", (30, 30), "#000000")
    paint_rimmed(image, curved_arrow((-10, 15), (25, 15), 0.2, 8), "#ffffff", "#ff0000", 1)
    assert image.getpixel((15, 10)) != (0, 0, 0, 255)


def test_a_pointer_hangs_from_its_tip() -> None:
    box = pointer_path((20, 30), 25).bounds()
    assert (box.left, box.top) == pytest.approx((20, 30))
    assert box.bottom == pytest.approx(55)
