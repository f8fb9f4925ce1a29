"""The pause menu: a panel over the blurred table."""

from typing import TYPE_CHECKING, Final

import arcade
from PIL import Image, ImageFilter

from simplesimon.forms import clock_text, number_text
from simplesimon.ui import theme
from simplesimon.ui.art.icons import Icon
from simplesimon.ui.keys import Command
from simplesimon.ui.routes import Menu
from simplesimon.ui.screens.pause import PauseScreen
from simplesimon.ui.widgets.controls import Button, Kind
from simplesimon.ui.widgets.page import Page

if TYPE_CHECKING:
    from simplesimon.ui.scenes.play import PlayScene

BLUR: Final = 5
"""Pixels of the design; it hides the cards, so that a pause is no free time to think."""

BLUR_REDUCTION: Final = 4
"""The picture is made so much smaller before it is blurred, which nobody sees."""


def pause_page(scene: "PlayScene") -> Page:
    """Return the page that pauses a game."""
    words = scene.services.words
    _ = words.gettext
    page = scene.new_page("resume", focus_shown=scene.page.focus_shown)
    brush, game = page.brush, scene.session.game
    shows = scene.services.settings.show_me
    screen = PauseScreen(scene.metrics, buttons=8 if shows else 7)
    page.show(_blurred_table(scene), 0, 0)
    page.show_panel(screen.panel, opacity=1.0)
    title = brush.label(_("Paused"), theme.DIALOG_TITLE, brush.colours.text)
    page.show(title, screen.title.left, round(screen.title.centre[1] - title.height / 2))
    if scene.services.settings.show_time:
        _show_time(page, screen, scene.session.seconds)
    moves = words.ngettext("{count} move", "{count} moves", game.moves).format(count=game.moves)
    score = _("score {score}").format(score=number_text(game.score))
    parts = [str(game.deal.origin)] if game.deal.origin else []
    line = brush.label("  ·  ".join([*parts, moves, score]), theme.NOTE, brush.colours.quiet_text)
    page.show(line, screen.line.left, screen.line.bottom)

    page.commands[Command.RESTART] = scene.closing(scene.restart)
    page.commands[Command.NEW_GAME] = scene.new_game
    page.commands[Command.STATISTICS] = scene.open_statistics
    page.commands[Command.SETTINGS] = scene.open_settings
    resume, restart, new, *shown, statistics, rules, settings, leave = screen.buttons
    show_me = [
        Button(
            "show me",
            rect,
            scene.closing(scene.show_me),
            label=_("Show me"),
            icon=Icon.EYE,
            key="W",
            centred=False,
        )
        for rect in shown
    ]
    page.commands[Command.SHOW_ME] = scene.closing(scene.show_me)
    page.add(
        Button(
            "resume",
            resume,
            scene.close_overlay,
            label=_("Resume"),
            icon=Icon.PLAY,
            kind=Kind.PRIMARY,
            key=_("Esc"),
            lettering=theme.BIG_BUTTON,
            centred=False,
        ),
        Button(
            "restart",
            restart,
            scene.closing(scene.restart),
            label=_("Restart this deal"),
            icon=Icon.RESTART,
            key="R",
            centred=False,
        ),
        Button(
            "new",
            new,
            scene.new_game,
            label=_("New game"),
            icon=Icon.PLUS,
            key="N",
            centred=False,
        ),
        *show_me,
        Button(
            "statistics",
            statistics,
            scene.open_statistics,
            label=_("Statistics"),
            icon=Icon.CHART,
            key="S",
            centred=False,
        ),
        Button(
            "rules",
            rules,
            scene.help,
            label=_("Rules"),
            icon=Icon.BOOK,
            key="F1",
            centred=False,
        ),
        Button(
            "settings",
            settings,
            scene.open_settings,
            label=_("Settings"),
            icon=Icon.GEAR,
            key="O",
            centred=False,
        ),
        Button(
            "leave",
            leave,
            lambda: scene.go(Menu()),
            label=_("Save and leave"),
            icon=Icon.HOME,
            centred=False,
        ),
    )
    return page


def _show_time(page: Page, screen: PauseScreen, seconds: float) -> None:
    brush = page.brush
    time = brush.label(clock_text(seconds), theme.VALUE, brush.colours.quiet_text)
    middle = screen.title.centre[1]
    page.show(time, screen.title.right - time.width, round(middle - time.height / 2))


def _blurred_table(scene: "PlayScene") -> Image.Image:
    """Return the table as it is seen now, blurred and dimmed."""
    scene.window.switch_to()
    scene.on_draw()
    image = arcade.get_image().convert("RGB")
    size = image.size
    small = image.reduce(BLUR_REDUCTION)
    radius = scene.metrics.px(BLUR) / BLUR_REDUCTION
    small = small.filter(ImageFilter.GaussianBlur(radius))
    shade = Image.new("RGB", small.size, scene.brush.colours.shade)
    return Image.blend(small, shade, theme.MODAL_DIM).resize(size, Image.Resampling.BICUBIC)
