"""Open the window, bring the services together, and run until the player leaves."""

import locale
import logging
import os
import secrets
import time
from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import Final

import pyglet

# Set before arcade is imported: without sounds the audio thread would only cost power.
pyglet.options.audio = ("silent",)
# One unit is one pixel of the screen, so that cards are drawn pixel for pixel.
pyglet.options.dpi_scaling = "real"

import arcade

from simplesimon.daily import NO_EXCEPTIONS, DailyExceptions, parse_exceptions
from simplesimon.engine import DEALS_PER_SUIT_COUNT, GameCode
from simplesimon.i18n import Words, load_words, system_language
from simplesimon.options import SMALLEST_SIZE, NoWindowError, PlayOptions
from simplesimon.solver.worker import SolverWorker
from simplesimon.store.database import open_database
from simplesimon.store.folders import (
    config_folder,
    data_folder,
    documents_folder,
    resources_folder,
)
from simplesimon.store.history import History
from simplesimon.store.settings import SETTINGS_NAME, Settings, SettingsFile
from simplesimon.store.statistics import Statistics
from simplesimon.ui.advisor import Advisor
from simplesimon.ui.assets import Assets
from simplesimon.ui.desktop import name_application, show_icon
from simplesimon.ui.director import Director
from simplesimon.ui.preferences import Preferences
from simplesimon.ui.routes import Menu, Play, Route
from simplesimon.ui.services import Services
from simplesimon.ui.window import LazyWindow

TITLE: Final = "Simple Simon"
GAMES_FILE: Final = "Simple Simon games.jsonl"
"""The name of an export."""

DEFAULTS: Final = Settings()

_LOG: Final = logging.getLogger(__name__)


def run(options: PlayOptions) -> int:
    """Play until the window is closed; return the exit status.

    Raises:
        NoWindowError: If there can be none.
    """
    windows: list[LazyWindow] = []

    def wake() -> None:
        """Wake the window, which is opened only when the settings are known."""
        for each in windows:
            each.wake()

    services = new_services(options, wake=wake)
    try:
        window = open_window(options, services.settings)
        windows.append(window)
        director = Director(window, services)
        director.go(first_route(options, services))
        arcade.run()
        if options.size is None:
            width, height = window.windowed_size
            services.preferences.change(window_width=width, window_height=height)
    finally:
        services.advisor.close()
        services.history.close()
    return 0


def open_window(options: PlayOptions, settings: Settings = DEFAULTS) -> LazyWindow:
    """Open the window as it was left, unless the options want it otherwise.

    Raises:
        NoWindowError: If there can be none.
    """
    name_application()
    fullscreen = options.fullscreen or settings.fullscreen
    try:
        width, height = options.size or size_on_screen(settings)
        window = LazyWindow(width, height, TITLE, fullscreen=fullscreen)
    except Exception as error:
        # No display, no OpenGL, too old a one: each system and driver says it in its own way.
        raise NoWindowError(" ".join(str(error).split()) or type(error).__name__) from error
    show_icon(window)
    return window


def size_on_screen(settings: Settings) -> tuple[int, int]:
    """Return the size the window was left with, as far as the screen has room for it.

    It may be another screen than the last time.
    """
    screen = pyglet.display.get_display().get_default_screen()
    width = min(settings.window_width, screen.width)
    height = min(settings.window_height, screen.height)
    return max(width, SMALLEST_SIZE[0]), max(height, SMALLEST_SIZE[1])


def new_services(options: PlayOptions, *, wake: Callable[[], None] = lambda: None) -> Services:
    """Bring together what the scenes use.

    Args:
        options: What the command line says.
        wake: Called from another thread when the solver has found something out.
    """
    file = SettingsFile(config_folder(options.data_dir) / SETTINGS_NAME)
    settings, problems = file.load()
    database = open_database(data_folder(options.data_dir))
    return Services(
        preferences=Preferences(settings, file, words_of, problems),
        assets=Assets(),
        resources=resources_folder(),
        now=time.monotonic,
        new_number=lambda: secrets.randbelow(DEALS_PER_SUIT_COUNT),
        history=History(database),
        statistics=Statistics(database),
        advisor=Advisor(SolverWorker(wake=wake), secrets.randbelow),
        today=date.today,
        daily_exceptions=daily_exceptions(resources_folder() / "daily_exceptions.txt"),
        games_file=(options.data_dir or documents_folder()) / GAMES_FILE,
    )


def daily_exceptions(path: Path) -> DailyExceptions:
    """Read the days whose first deal can't be won.

    Without the list the daily deals are those of the dates all the same; the log says why.
    """
    try:
        return parse_exceptions(path.read_text("utf-8"))
    except (OSError, ValueError) as error:
        _LOG.warning("%s can't be read, so a daily deal may be a lost one: %s", path, error)
        return NO_EXCEPTIONS


def words_of(language: str | None) -> Words:
    """Return the words of a language; None is the system's."""
    system = system_language(os.environ, locale.getlocale()[0])
    return load_words(resources_folder() / "locale", language or system)


def first_route(options: PlayOptions, services: Services) -> Route:
    """Return where the player begins.

    At the given game; at the very first start on a table of one suit, without a question; else
    at the menu.
    """
    if options.game is not None:
        return Play(services.dealer.typed(options.game))
    if not services.settings.first_game_played:
        services.preferences.change(first_game_played=True)
        return Play(services.dealer.code(GameCode(1, services.new_number())))
    return Menu()
