"""The notice: it is read, fades, and is gone."""

import pytest

from simplesimon.ui import theme
from simplesimon.ui.art.palettes import PALETTES
from simplesimon.ui.layout import Metrics
from simplesimon.ui.widgets.brush import Brush
from simplesimon.ui.widgets.notice import Notice, notice_image

BRUSH = Brush(Metrics(800, 600), theme.TABLES["green"], PALETTES["two"])
pytestmark = pytest.mark.usefixtures("window")

LONG = "Не удалось прочитать файл настроек. " * 6


def light(notice: Notice) -> int:
    assert notice._sprite is not None
    return int(notice._sprite.alpha)


def test_it_stays_then_fades_and_is_gone() -> None:
    notice = Notice()
    notice.show(BRUSH, "Something")
    notice.advance(theme.NOTICE_SECONDS - 0.01)
    assert light(notice) == 255
    assert not notice.fading
    notice.advance(0.01 + theme.NOTICE_FADE / 2)
    assert notice.fading
    assert 100 < light(notice) < 160
    notice.advance(theme.NOTICE_FADE)
    assert notice.text == ""
    assert not notice.fading
    notice.advance(1)


def test_another_one_takes_its_place_and_its_time() -> None:
    notice = Notice()
    notice.show(BRUSH, "First")
    notice.advance(theme.NOTICE_SECONDS)
    notice.show(BRUSH, "Second")
    notice.advance(theme.NOTICE_SECONDS - 0.01)

    assert notice.text == "Second"
    assert light(notice) == 255


def test_a_lasting_one_stays_until_it_is_ended() -> None:
    notice = Notice()
    notice.show(BRUSH, "Something", lasting=True)
    notice.advance(10 * theme.NOTICE_SECONDS)
    assert notice.lasting
    assert light(notice) == 255
    notice.end()
    assert not notice.lasting
    notice.advance(theme.NOTICE_FADE / 2)
    assert notice.fading
    notice.advance(theme.NOTICE_FADE)
    assert notice.text == ""


def test_it_stands_above_what_lies_at_the_foot() -> None:
    notice = Notice()
    notice.show(BRUSH, "Something", floor=144)
    margin = notice_image(BRUSH, "Something")[1]
    assert notice._sprite is not None
    assert notice._sprite.bottom + margin > 144
    notice.lay_out(BRUSH)
    assert notice._sprite.bottom + margin == 24


def test_a_new_layout_keeps_text_and_time() -> None:
    notice = Notice()
    notice.show(BRUSH, "Something")
    notice.advance(theme.NOTICE_SECONDS + theme.NOTICE_FADE / 2)
    before = light(notice)
    notice.lay_out(Brush(Metrics(1280, 720), theme.TABLES["dark"], PALETTES["two"]))

    assert light(notice) == before
    notice.advance(theme.NOTICE_FADE)
    assert notice.text == ""


@pytest.mark.parametrize("text", ["Short", LONG, "One\nTwo"])
def test_long_words_take_more_lines_and_stay_in_the_window(text: str) -> None:
    image, margin = notice_image(BRUSH, text)

    width, height = image.width - 2 * margin, image.height - 2 * margin
    assert 44 <= height < 200
    assert width <= 800 - 2 * 16
    if text != "Short":
        assert height > notice_image(BRUSH, "Short")[0].height - 2 * margin
