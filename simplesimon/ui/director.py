"""Which scene shows which route."""

from typing import Final

from simplesimon.ui.routes import (
    ChooseSuits,
    Daily,
    Help,
    Menu,
    Play,
    Replay,
    Route,
    SettingsPage,
    Statistics,
    Win,
)
from simplesimon.ui.scenes.base import Scene
from simplesimon.ui.scenes.daily import DailyScene
from simplesimon.ui.scenes.help import HelpScene
from simplesimon.ui.scenes.menu import MenuScene
from simplesimon.ui.scenes.play import PlayScene
from simplesimon.ui.scenes.replay import ReplayScene
from simplesimon.ui.scenes.settings import SettingsScene
from simplesimon.ui.scenes.statistics import StatisticsScene
from simplesimon.ui.scenes.suits import SuitsScene
from simplesimon.ui.scenes.win import WinScene
from simplesimon.ui.services import Services
from simplesimon.ui.sweeping import sweep_soon
from simplesimon.ui.window import LazyWindow


class Director:
    """Takes the window from one scene to the next.

    A scene that is left for the rules is kept, so that it comes back as it was: with its
    dialogs, its cards in their places, its clock stopped meanwhile.
    """

    def __init__(self, window: LazyWindow, services: Services) -> None:
        self._window: Final = window
        self._services: Final = services
        self._kept: Final[dict[Route, Scene]] = {}
        self._shown: Scene | None = None

    def go(self, route: Route) -> None:
        """Show the scene of a route."""
        shown, scene = self._shown, self._kept.pop(route, None)
        if isinstance(route, Help) and shown is not None and shown.route == route.back:
            self._kept[route.back] = shown
        elif scene is None:
            self._kept.clear()
        if scene is None:
            scene = self._scene(route)
            scene.route = route
        self._shown = scene
        self._window.show_view(scene)
        self._window.request_frame()
        sweep_soon()

    def _scene(self, route: Route) -> Scene:  # noqa: PLR0911 - one for each route
        window, services, go = self._window, self._services, self.go
        match route:
            case Menu():
                return MenuScene(window, services, go)
            case ChooseSuits():
                return SuitsScene(window, services, go)
            case Play():
                return PlayScene(window, services, go, route)
            case Win():
                return WinScene(window, services, go, route)
            case SettingsPage():
                return SettingsScene(window, services, go, route)
            case Help():
                return HelpScene(window, services, go, route)
            case Statistics():
                return StatisticsScene(window, services, go, route)
            case Replay():
                return self._replay(route)
            case Daily():
                return DailyScene(window, services, go, route)

    def _replay(self, route: Replay) -> Scene:
        """Return the scene of a replay; where the player came from if it can't be loaded."""
        play = self._services.history.load(route.uuid)
        if play is not None:
            return ReplayScene(self._window, self._services, self.go, play, route.back)
        scene = self._scene(route.back)
        scene.notify(self._services.words.gettext("This game can no longer be shown."))
        return scene
