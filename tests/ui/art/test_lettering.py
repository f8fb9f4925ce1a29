"""Measuring, breaking and drawing words."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from simplesimon.ui.art.lettering import (
    Face,
    cap_height,
    draw_text,
    fitted_size,
    font,
    slab_for_capitals,
    text_mask,
    text_width,
    wrap_text,
)

CYRILLIC = "АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюя"

faces = pytest.mark.parametrize("face", Face)
words = st.text("abcdeжщй", min_size=1, max_size=9)


def ink_box(image: Image.Image) -> tuple[int, int, int, int]:
    box = image.getchannel("A").getbbox()
    assert box is not None
    return box


def written(text: str, size: int, face: Face, **where: float) -> Image.Image:
    image = Image.new("RGBA", (400, 120))
    draw_text(image, where.get("x", 100), where.get("y", 60), text, size, face, "#ffffff")
    return image


@faces
def test_every_cyrillic_letter_has_a_shape_of_its_own(face: Face) -> None:
    typeface = font(face, 32)
    missing = text_mask("\uffff", typeface)[0].tobytes()

    shapes = [text_mask(letter, typeface)[0] for letter in CYRILLIC]

    assert all(shape.getbbox() and shape.tobytes() != missing for shape in shapes)
    assert len({(shape.size, shape.tobytes()) for shape in shapes}) == len(CYRILLIC)


@faces
@pytest.mark.parametrize("size", [13, 16, 18, 22, 28, 40, 68])
def test_capitals_are_centred_on_y(face: Face, size: int) -> None:
    _, top, _, bottom = ink_box(written("HEH", size, face))

    assert (top + bottom) / 2 == pytest.approx(60, abs=0.51)
    assert bottom - top == cap_height(size, face)


@faces
def test_what_hangs_down_does_not_move_the_capitals(face: Face) -> None:
    assert ink_box(written("Hg", 30, face))[1] == ink_box(written("HH", 30, face))[1]


@pytest.mark.parametrize("height", [13, 16, 20, 25, 31, 62])
def test_slab_capitals_are_sharp_at_a_whole_number_of_pixels(height: int) -> None:
    mask, _, rise = text_mask("H", slab_for_capitals(height))

    assert rise == mask.height == height
    rows = [max(mask.crop((0, y, mask.width, y + 1)).tobytes()) for y in (0, height - 1)]
    assert min(rows) > 240


def test_alignment_says_which_part_is_at_x() -> None:
    boxes = {}
    for align in ("left", "centre", "right"):
        image = Image.new("RGBA", (400, 80))
        draw_text(image, 200, 40, "HHHH", 30, Face.REGULAR, "#ffffff", align=align)
        boxes[align] = ink_box(image)

    assert 200 <= boxes["left"][0] < 206
    assert 194 < boxes["right"][2] <= 200
    assert sum(boxes["centre"][::2]) / 2 == pytest.approx(200, abs=1)


def test_text_on_a_transparent_image_keeps_its_colour_at_soft_edges() -> None:
    image = Image.new("RGBA", (200, 60))
    draw_text(image, 10, 30, "Soft", 31, Face.SLAB, "#f4f1e6")

    colours = {
        pixel[:3]
        for count, pixel in image.getcolors(1 << 16) or []
        if isinstance(pixel, tuple) and pixel[3]
    }
    assert colours == {(0xF4, 0xF1, 0xE6)}


def test_alpha_thins_the_ink() -> None:
    image = Image.new("RGBA", (100, 60))
    draw_text(image, 10, 30, "H", 40, Face.BOLD, "#ffffff", alpha=0.5)

    assert image.getchannel("A").getextrema()[1] == 128


@given(st.lists(words, max_size=12), st.integers(10, 200))
def test_wrapping_loses_no_word(text: list[str], width: int) -> None:
    lines = wrap_text(" ".join(text), 16, Face.REGULAR, width)

    assert " ".join(lines).split() == text


@given(st.lists(words, min_size=1, max_size=12), st.integers(10, 200))
def test_a_wrapped_line_fits_unless_it_is_one_word(text: list[str], width: int) -> None:
    for line in wrap_text(" ".join(text), 16, Face.REGULAR, width):
        assert text_width(line, 16, Face.REGULAR) <= width or " " not in line


def test_line_breaks_are_kept_and_no_break_spaces_hold() -> None:
    lines = wrap_text("one\n\ntwo\N{NO-BREAK SPACE}three", 16, Face.REGULAR, 30)

    assert lines == ["one", "", "two\N{NO-BREAK SPACE}three"]


def test_a_size_is_kept_if_it_fits_and_lowered_if_not() -> None:
    width = text_width("Настройки", 20, Face.BOLD)

    assert fitted_size("Настройки", 20, Face.BOLD, width, 13) == 20
    fitted = fitted_size("Настройки", 24, Face.BOLD, width, 13)
    assert text_width("Настройки", fitted, Face.BOLD) <= width
    assert text_width("Настройки", fitted + 1, Face.BOLD) > width
    assert fitted_size("Настройки", 24, Face.BOLD, 1, 13) == 13


@faces
def test_width_is_enough_for_the_ink(face: Face) -> None:
    left, _, right, _ = ink_box(written("Hamburg", 33, face))

    assert right - left <= text_width("Hamburg", 33, face)


@pytest.mark.parametrize("size", range(13, 24))
def test_words_stand_on_one_line_wherever_the_pictures_they_are_in_begin(size: int) -> None:
    lines = {ink_box(written("H", size, Face.BOLD, y=60 - shift))[3] + shift for shift in range(4)}
    assert len(lines) == 1
