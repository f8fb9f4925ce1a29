"""The pointer hangs from its tip, white inside a dark line."""

from PIL import Image

from simplesimon.ui.art.mouse import draw_pointer


def test_the_pointer_hangs_from_its_tip() -> None:
    image = Image.new("RGBA", (60, 60))
    draw_pointer(image, (20, 10), 36, ("#ffffff", "#000000"))
    box = image.getbbox()
    assert box is not None
    assert 16 <= box[0] <= 19
    assert 6 <= box[1] <= 9
    assert 46 <= box[3] <= 50
    assert image.getpixel((24, 24)) == (255, 255, 255, 255)
    assert (0, 0, 0, 255) in [image.getpixel((x, 24)) for x in range(60)]


def test_the_pointer_may_stick_out_of_the_image() -> None:
    image = Image.new("RGBA", (20, 20))
    draw_pointer(image, (-5, -5), 30, ("#ffffff", "#000000"))
    assert image.getbbox() is not None
