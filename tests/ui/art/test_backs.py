"""The back of a card has the shape of its face."""

from PIL import ImageOps

from simplesimon.engine import Suit, card
from simplesimon.ui.art.backs import GROUND, draw_back
from simplesimon.ui.art.colours import rgb
from simplesimon.ui.art.faces import draw_face
from simplesimon.ui.art.palettes import PALETTES


def test_a_back_is_cut_like_a_face() -> None:
    face = draw_face(card(7, Suit.SPADES), 72, PALETTES["two"])
    back = draw_back(72)
    assert back.size == face.size
    assert back.getchannel("A").tobytes() == face.getchannel("A").tobytes()


def test_a_back_is_dark_inside_a_border_of_paper() -> None:
    back = draw_back(120).convert("RGB")
    assert sum(back.getpixel((3, 80))) > 700  # type: ignore[arg-type]
    colours = back.crop((20, 20, 100, 140)).getcolors(100_000)
    assert colours is not None
    assert max(colours)[1] == rgb(GROUND)


def test_a_back_does_not_tell_top_from_bottom() -> None:
    back = draw_back(200).convert("L")
    turned = ImageOps.flip(ImageOps.mirror(back))
    difference = sum(abs(a - b) for a, b in zip(back.tobytes(), turned.tobytes(), strict=True)) / (
        back.width * back.height
    )
    assert difference < 12
