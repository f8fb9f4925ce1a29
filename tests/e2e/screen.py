"""A virtual screen of its own, with a hand on its mouse and its keyboard.

Events come from the X server as those of real devices do, and what is looked at are the pixels
on the screen. Nothing in here knows the game.
"""

import os
import subprocess
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from PIL import Image
from Xlib import XK, X, display, protocol
from Xlib.ext import xtest
from Xlib.xobject.drawable import Window

SECONDS_TO_WAIT = 60
"""A busy machine may take long; a good one never needs it."""


class NothingHappenedError(AssertionError):
    """What was waited for did not come."""


class Screen:
    """An X server with one screen; pixels count from the upper left corner.

    Args:
        name: The display's, such as ``:99``.
    """

    def __init__(self, name: str) -> None:
        self.name = name
        self._display = display.Display(name)
        self._root = self._display.screen().root

    def close(self) -> None:
        """Part from the server."""
        self._display.close()

    # Looking

    def picture(self) -> Image.Image:
        """Return what is on the screen."""
        size = self._root.get_geometry()
        pixels = self._root.get_image(0, 0, size.width, size.height, X.ZPixmap, 0xFFFFFFFF)
        return Image.frombytes("RGB", (size.width, size.height), pixels.data, "raw", "BGRX")

    def window(self, title: str) -> Window | None:
        """Return the window with a title, if there is one that can be seen."""
        windows: list[Window] = self._root.query_tree().children
        for window in windows:
            seen = window.get_attributes().map_state == X.IsViewable
            if seen and window.get_wm_name() == title:
                return window
        return None

    def icon_sizes(self, window: Window) -> list[tuple[int, int]]:
        """Return the sizes of the icons a window shows to the desktop."""
        found = window.get_full_property(
            self._display.intern_atom("_NET_WM_ICON"), X.AnyPropertyType
        )
        numbers = [] if found is None else list(found.value)
        sizes = []
        while numbers:
            width, height = numbers[:2]
            sizes.append((width, height))
            del numbers[: 2 + width * height]
        return sizes

    # Acting

    def move(self, x: float, y: float) -> None:
        """Move the mouse to a point."""
        xtest.fake_input(self._display, X.MotionNotify, x=round(x), y=round(y))
        self._display.sync()

    def press(self) -> None:
        """Press the left mouse button."""
        xtest.fake_input(self._display, X.ButtonPress, 1)
        self._display.sync()

    def release(self) -> None:
        """Let the left mouse button go."""
        xtest.fake_input(self._display, X.ButtonRelease, 1)
        self._display.sync()

    def drag(self, start: tuple[float, float], end: tuple[float, float], steps: int = 10) -> None:
        """Press at a point, move to another, as fast as a hand does, and let go there."""
        self.move(*start)
        self.press()
        for step in range(1, steps + 1):
            time.sleep(0.02)
            way = step / steps
            self.move(start[0] + (end[0] - start[0]) * way, start[1] + (end[1] - start[1]) * way)
        self.release()

    def keys(self, *names: str) -> None:
        """Press keys one after the other and let them go, the last one first."""
        codes = [self._display.keysym_to_keycode(XK.string_to_keysym(name)) for name in names]
        for code in codes:
            xtest.fake_input(self._display, X.KeyPress, code)
        for code in reversed(codes):
            xtest.fake_input(self._display, X.KeyRelease, code)
        self._display.sync()

    def resize(self, window: Window, width: int, height: int) -> None:
        """Give a window another size, in pixels."""
        window.configure(width=width, height=height)
        self._display.sync()

    def ask_to_close(self, window: Window) -> None:
        """Do what the cross in a window's frame does."""
        atom = self._display.intern_atom
        message = protocol.event.ClientMessage(
            window=window,
            client_type=atom("WM_PROTOCOLS"),
            data=(32, [atom("WM_DELETE_WINDOW"), X.CurrentTime, 0, 0, 0]),
        )
        window.send_event(message)
        self._display.sync()


@contextmanager
def virtual_screen(width: int, height: int) -> Iterator[Screen]:
    """Start an X server for a while."""
    reading, writing = os.pipe()
    with open(reading) as number:  # noqa: PTH123 - a pipe has no path
        command = ["Xvfb", "-displayfd", str(writing), "-noreset", "-nolisten", "tcp"]
        command += ["-screen", "0", f"{width}x{height}x24"]
        server = subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL)
        os.close(writing)
        try:
            screen = Screen(f":{number.readline().strip()}")
            try:
                yield screen
            finally:
                screen.close()
        finally:
            server.terminate()
            server.wait()


class Program:
    """A program that runs on a screen, in a home of its own.

    Args:
        command: The program and its arguments.
        screen: Where its windows open.
        home: An empty folder for everything it writes.
        folder: Where it is started; None for its home.
    """

    def __init__(
        self, command: Sequence[str], screen: Screen, home: Path, folder: Path | None = None
    ) -> None:
        self.screen = screen
        self._errors = home / "stderr.txt"
        unwanted = {"WAYLAND_DISPLAY", "XAUTHORITY", "LANGUAGE", "PYTHONPATH"}
        kept = {
            name: value
            for name, value in os.environ.items()
            if name not in unwanted and not name.startswith(("LC_", "XDG_"))
        }
        environment = {**kept, "HOME": str(home), "DISPLAY": screen.name, "LANG": "C.UTF-8"}
        with self._errors.open("wb") as errors:
            self.process = subprocess.Popen(
                command,
                cwd=folder or home,
                env=environment,
                stdin=subprocess.DEVNULL,
                stderr=errors,
            )

    @property
    def errors(self) -> str:
        """What it wrote to standard error so far."""
        return self._errors.read_text("utf-8", "replace")

    def wait_until(self, true: Callable[[], bool], what: str) -> None:
        """Wait until something is true.

        Raises:
            NothingHappenedError: If it does not become true, or the program ends before.
        """
        end = time.monotonic() + SECONDS_TO_WAIT
        while not true():
            if self.process.poll() is not None:
                status = self.process.returncode
                raise NothingHappenedError(f"{what}: ended with {status}\n{self.errors}")
            if time.monotonic() > end:
                raise NothingHappenedError(f"{what}: waited in vain\n{self.errors}")
            time.sleep(0.1)

    def window(self, title: str) -> Window:
        """Return its window, waiting for it to open."""
        self.wait_until(lambda: self.screen.window(title) is not None, f"a window “{title}”")
        window = self.screen.window(title)
        assert window is not None
        return window

    def leave(self, title: str) -> int:
        """Close its window as a player does; return the exit status."""
        self.screen.ask_to_close(self.window(title))
        return self.process.wait(SECONDS_TO_WAIT)

    def end(self) -> None:
        """End it if it still runs."""
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()


@contextmanager
def program(
    command: Sequence[str], screen: Screen, home: Path, folder: Path | None = None
) -> Iterator[Program]:
    """Run a program for a while."""
    running = Program(command, screen, home, folder)
    try:
        yield running
    finally:
        running.end()
