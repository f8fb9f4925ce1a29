"""Which scene shows which route."""

from typing import Final

from simplesimon.ui.routes import ChooseSuits, Menu, Play, Route, SettingsPage, Win
from simplesimon.ui.scenes.base import Scene
from simplesimon.ui.scenes.menu import MenuScene
from simplesimon.ui.scenes.play import PlayScene
from simplesimon.ui.scenes.settings import SettingsScene
from simplesimon.ui.scenes.suits import SuitsScene
from simplesimon.ui.scenes.win import WinScene
from simplesimon.ui.services import Services
from simplesimon.ui.window import LazyWindow


class Director:
    """Takes the window from one scene to the next."""

    def __init__(self, window: LazyWindow, services: Services) -> None:
        self._window: Final = window
        self._services: Final = services

    def go(self, route: Route) -> None:
        """Show the scene of a route."""
        self._window.show_view(self._scene(route))
        self._window.request_frame()

    def _scene(self, route: Route) -> Scene:
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
