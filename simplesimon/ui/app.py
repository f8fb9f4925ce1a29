"""Open the window, bring the services together, and run until the player leaves."""

import locale
import os
import random
import time
from typing import Final

import pyglet

# Set before arcade is imported: without sounds the audio thread would only cost power.
pyglet.options.audio = ("silent",)
# One unit is one pixel of the screen, so that cards are drawn pixel for pixel.
pyglet.options.dpi_scaling = "real"

import arcade  # noqa: E402 - see above

from simplesimon.engine import DEALS_PER_SUIT_COUNT, Game  # noqa: E402
from simplesimon.i18n import Words, load_words, system_language  # noqa: E402
from simplesimon.options import PlayOptions  # noqa: E402
from simplesimon.session import Session  # noqa: E402
from simplesimon.store.folders import config_folder, resources_folder  # noqa: E402
from simplesimon.store.settings import SETTINGS_NAME, SettingsFile  # noqa: E402
from simplesimon.ui.assets import Assets  # noqa: E402
from simplesimon.ui.director import Director  # noqa: E402
from simplesimon.ui.preferences import Preferences  # noqa: E402
from simplesimon.ui.routes import Menu, Play, Route  # noqa: E402
from simplesimon.ui.services import Services  # noqa: E402
from simplesimon.ui.window import LazyWindow  # noqa: E402

TITLE: Final = "Simple Simon"
DEFAULT_SIZE: Final = (1280, 720)


def run(options: PlayOptions) -> int:
    """Play until the window is closed; return the exit status."""
    window = open_window(options)
    director = Director(window, new_services(options))
    director.go(first_route(options))
    arcade.run()
    return 0


def open_window(options: PlayOptions) -> LazyWindow:
    """Open the window in the wanted size."""
    width, height = options.size or DEFAULT_SIZE
    return LazyWindow(width, height, TITLE, fullscreen=options.fullscreen)


def new_services(options: PlayOptions) -> Services:
    """Bring together what the scenes use."""
    file = SettingsFile(config_folder(options.data_dir) / SETTINGS_NAME)
    settings, _problems = file.load()
    return Services(
        preferences=Preferences(settings, file, words_of),
        assets=Assets(),
        resources=resources_folder(),
        now=time.monotonic,
        new_number=lambda: random.SystemRandom().randrange(DEALS_PER_SUIT_COUNT),
    )


def words_of(language: str | None) -> Words:
    """Return the words of a language; None is the system's."""
    system = system_language(os.environ, locale.getlocale()[0])
    return load_words(resources_folder() / "locale", language or system)


def first_route(options: PlayOptions) -> Route:
    """Return where the player begins: at the given deal, else at the menu."""
    text = options.game
    if text is None:
        return Menu()
    return Play(Session(Game(text.deal, text.actions, removal=text.removal)))
