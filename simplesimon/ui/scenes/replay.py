"""The replay: a game that was played runs once more on the table, and nobody takes a card.

It may be stopped, stepped through, and looked at in any place of its line. What was done where
is the replay's affair; this scene shows it, and lets time bring the next step.
"""

from typing import Final

from simplesimon import replay
from simplesimon.engine import Event
from simplesimon.i18n import N_
from simplesimon.store.plays import Play
from simplesimon.store.records import deal_text
from simplesimon.store.settings import Pace
from simplesimon.ui import routes, theme
from simplesimon.ui.art.icons import Icon
from simplesimon.ui.bar import Bar
from simplesimon.ui.choreography import Choreography
from simplesimon.ui.effects import RunEffects
from simplesimon.ui.keys import Command, Watch, column_of, watch_of
from simplesimon.ui.layout import DEEPEST_DEALT_COLUMN, Rect
from simplesimon.ui.motion import Timeline
from simplesimon.ui.scenes.base import LARGEST_STEP, Go, Scene
from simplesimon.ui.screens.replay import ReplayScreen
from simplesimon.ui.services import Services
from simplesimon.ui.tabletop import Tabletop
from simplesimon.ui.widgets.brush import blank
from simplesimon.ui.widgets.controls import Button, IconButton, Kind, nothing
from simplesimon.ui.widgets.scrub import ScrubLine
from simplesimon.ui.widgets.segments import Segments
from simplesimon.ui.window import LazyWindow

PACES: Final = (
    (Pace.SLOW, N_("Slow")),
    (Pace.NORMAL, N_("Normal")),
    (Pace.FAST, N_("Fast")),
)
"""How fast the steps follow each other, and its name."""

PACE_WIDTH: Final = 240
"""Of the choice of a pace where there is room, in pixels of the design."""


class ReplayScene(Scene):
    """A game that is watched.

    Args:
        window: The window.
        services: What the scene uses.
        go: Takes the window elsewhere.
        play: The game.
        back: Where the player goes back to.
    """

    tabletop: Tabletop
    bar: Bar
    choreography: Choreography
    run_effects: RunEffects

    def __init__(
        self, window: LazyWindow, services: Services, go: Go, play: Play, back: routes.Route
    ) -> None:
        super().__init__(window, services, go)
        self._play: Final = play
        self._back: Final = back
        beginning = play.beginning
        self.replay: Final = replay.Replay(beginning.deal, play.line.actions, beginning.removal)
        self.timeline: Final = Timeline()
        """Moves of cards, at normal pace; how fast its time goes is the pace of the replay."""

        self.effects: Final = Timeline()
        """What no press cuts short."""

        paces = [pace for pace, _name in PACES]
        wanted = services.settings.pace
        self._pace = paces.index(wanted) if wanted in paces else paces.index(Pace.NORMAL)
        self.playing = True
        """Whether one step follows the other by itself."""

        self._due: float | None = None
        """When the next step comes, by the services' clock; None as long as cards move."""

        self._fresh = True

    @property
    def pace(self) -> float:
        """What every duration is multiplied by."""
        return theme.REPLAY_PACES[PACES[self._pace][0].value]

    # Laying out

    def compose(self) -> None:
        """Lay out the bar, the table and the panel below it."""
        self.timeline.finish()
        preferences = self.services.preferences
        self._screen = ReplayScreen(self.metrics)
        self.tabletop = Tabletop(
            self.metrics,
            preferences,
            self.services.assets,
            self.replay.position,
            # The game is known to its end: its cards are as large as its columns allow.
            deepest=min(self.replay.deepest, DEEPEST_DEALT_COLUMN),
            kept_free=self._screen.panel.top,
        )
        self._compose_bar()
        self.run_effects = self.tabletop.run_effects(self.bar, pace=preferences.effect_pace)
        self.choreography = self.tabletop.choreography(
            self.timeline,
            self.bar,
            pace=1.0 if preferences.pace else 0.0,
            won=nothing,
            effects=self.run_effects,
        )
        self._compose_panel()
        if self._fresh:
            self._fresh = False
            self.page.focus("play")
            self.choreography.deal()
        self._show_place()
        self.window.keep_drawing("table")

    def _compose_bar(self) -> None:
        words = self.services.words
        _ = words.gettext
        self.bar = Bar(
            self.page,
            self.tabletop.layout,
            words,
            str(self._play.beginning.deal.origin or ""),
            self.effects,
            show_time=False,
            heading=(Icon.REPLAY, _("Replay")),
        )
        leave = ("leave", Icon.CLOSE, _("Back, Esc"), self.back)
        self.bar.add_buttons((leave,), copy_code=self.copy_code)

    def _compose_panel(self) -> None:
        brush, panel = self.brush, self._screen.panel
        self.page.show_panel(panel)
        longest = self._counter_text(self.replay.total_moves)
        self._line = ScrubLine(
            "line",
            self._screen.line(brush.width(longest, theme.STRONG_NOTE)),
            most=max(1, self.replay.length),
            step=1,
            enabled=self.replay.length > 0,
            change=self.scrub,
            marks=self.replay.marks,
        )
        self._counter = self.page.show(blank(1, 1), panel.left, panel.bottom)
        self._counted = ""
        self.page.add(self._line)
        self._compose_row()

    def _compose_row(self) -> None:
        _ = self.services.words.gettext
        brush, screen = self.brush, self._screen
        pace = Segments(
            "pace",
            Rect(0, 0, 0, brush.px(Segments.HEIGHT)),
            labels=[_(name) for _pace, name in PACES],
            chosen=self._pace,
            choose=self.set_pace,
        )
        play_on = Button(
            "play on", screen.panel, self.play_on, label=_("Play on from here"), icon=Icon.CARDS
        )
        pace_width = pace.fitting_width(brush, brush.px(PACE_WIDTH))
        if not screen.fits(pace_width, play_on.natural_width(brush)):
            # A small window and long words.
            pace_width, play_on.icon = pace.fitting_width(brush, 0), None
        places = screen.parts(pace_width, play_on.natural_width(brush))
        pace.rect, play_on.rect = places.pace, places.play_on
        start, backward, play, forward, end = places.steps
        self.page.add(
            pace,
            IconButton(
                "start", start, self.to_start, hint=_("To the start, Home"), icon=Icon.FIRST
            ),
            IconButton(
                "backward",
                backward,
                self.backward,
                hint=_("One step back, left arrow"),
                icon=Icon.PREVIOUS,
            ),
            Button("play", play, self.play_or_pause, icon=Icon.PAUSE, kind=Kind.PRIMARY),
            IconButton(
                "forward",
                forward,
                self.forward,
                hint=_("One step on, right arrow"),
                icon=Icon.NEXT,
            ),
            IconButton("end", end, self.to_end, hint=_("To the end, End"), icon=Icon.LAST),
            play_on,
        )

    def paint(self) -> None:
        """Draw slots and cards."""
        self.tabletop.draw_lying()

    def paint_above(self) -> None:
        """Draw the cards in the air: they fly over the bar too, and sparks around them."""
        self.run_effects.draw()
        self.tabletop.draw_raised()

    # Time

    def elapse(self, seconds: float) -> None:
        """Let cards move, and make the next step when it is due."""
        step = min(seconds, LARGEST_STEP)
        self.timeline.advance(step / self.pace)
        self.effects.advance(step)
        self.run_effects.advance(step)
        undrawn = self.tabletop.draw_faces()
        self._take_due_step()
        moving = self.timeline.busy or self.effects.busy or self.run_effects.busy
        if moving or undrawn:
            self.window.keep_drawing("table")
        else:
            self.window.stop_drawing("table")

    def _take_due_step(self) -> None:
        if not self.playing or self.timeline.busy:
            return
        now = self.services.now()
        if self._due is None:
            pause = theme.REPLAY_PAUSE * self.pace
            self._due = now + pause
            # Nothing moves meanwhile, and the window may fall asleep.
            self.window.request_frame_in(pause)
        elif now >= self._due:
            self._due = None
            self._show(self.replay.forward())

    def on_hide_view(self) -> None:
        """Come to rest."""
        super().on_hide_view()
        self.window.stop_drawing("table")

    # What is seen

    def _show(self, events: tuple[Event, ...]) -> None:
        """Let the cards follow what has happened in the replay."""
        self.timeline.finish()
        self.choreography.show(events)
        if self.replay.place == self.replay.length:
            self.playing = False
        self._show_place()
        self.window.keep_drawing("table")
        # A table that shows another position than the replay's is a defect of ours.
        assert self.tabletop.table.faces() == self.replay.position.columns  # noqa: S101

    def _show_place(self) -> None:
        """Show where in the game the table is, and what can be done there."""
        replay = self.replay
        at_start, at_end = replay.place == 0, replay.place == replay.length
        self.bar.show_figures(score=replay.score, moves=replay.moves, seconds=0)
        if self._line.value != replay.place:
            self._line.value = replay.place
            self.page.refresh("line")
        self._show_counter()
        self._enable("start", enabled=not at_start)
        self._enable("backward", enabled=not at_start)
        self._enable("forward", enabled=not at_end)
        self._enable("end", enabled=not at_end)
        self._enable("play", enabled=replay.length > 0)
        self._enable("play on", enabled=any(replay.position.columns))
        self._show_play_button(at_end=at_end)

    def _enable(self, name: str, *, enabled: bool) -> None:
        """Let a button be pressed, or not; the focus leaves one that can't be."""
        focused = self.page.focused
        if not enabled and focused is not None and focused.name == name:
            self.page.focus("play")
        self.page.enable(name, enabled=enabled)

    def _show_counter(self) -> None:
        text = self._counter_text(self.replay.moves)
        if text != self._counted:
            self._counted = text
            image = self.brush.label(text, theme.STRONG_NOTE, self.brush.colours.text)
            place = self._screen.counter
            bottom = round(place.centre[1] - image.height / 2)
            self.page.repaint_at(self._counter, image, place.right - image.width, bottom)

    def _counter_text(self, moves: int) -> str:
        text = self.services.words.gettext("Move {move} of {moves}")
        return text.format(move=moves, moves=self.replay.total_moves)

    def _show_play_button(self, *, at_end: bool) -> None:
        _ = self.services.words.gettext
        button = self.page.control("play")
        if self.playing:
            icon, hint = Icon.PAUSE, _("Pause, Space")
        elif at_end:
            icon, hint = Icon.RESTART, _("Once more, Space")
        else:
            icon, hint = Icon.PLAY, _("Play, Space")
        if isinstance(button, Button) and button.icon is not icon:
            button.icon = icon
            self.page.refresh("play")
        button.hint = hint

    # Acting

    def on_key_press(self, symbol: int, modifiers: int) -> None:
        """Steer the replay by keys, or walk the buttons."""
        watch, digit = watch_of(symbol, modifiers), column_of(symbol, modifiers)
        if watch is not None and not self._belongs_to_focus(watch):
            self._steer(watch)
        elif digit is not None and digit < len(PACES):
            self.set_pace(digit)
        else:
            super().on_key_press(symbol, modifiers)

    def _belongs_to_focus(self, watch: Watch) -> bool:
        """Tell whether a key is for the control under the ring."""
        focused = self.page.focused
        if focused is None or not self.page.focus_shown:
            return False
        turns = focused.name == "pace" and watch in (Watch.BACKWARD, Watch.FORWARD)
        return watch is Watch.PLAY or turns

    def _steer(self, watch: Watch) -> None:
        match watch:
            case Watch.PLAY:
                self.play_or_pause()
            case Watch.BACKWARD:
                self.backward()
            case Watch.FORWARD:
                self.forward()
            case Watch.START:
                self.to_start()
            case Watch.END:
                self.to_end()
            case Watch.SLOWER:
                self.set_pace(max(0, self._pace - 1))
            case Watch.FASTER:
                self.set_pace(min(self._pace + 1, len(PACES) - 1))

    def command(self, command: Command) -> None:
        """Do what a key asks for."""
        if command is Command.COPY:
            self.copy_code()

    def play_or_pause(self) -> None:
        """Let the steps follow each other, or stop; from the end it begins once more."""
        self.playing = not self.playing and self.replay.length > 0
        self._due = None
        if self.playing and self.replay.place == self.replay.length:
            self._show(self.replay.go_to(0))
        else:
            self._show_place()

    def forward(self) -> None:
        """Stop, and go a step on."""
        self.playing = False
        self._show(self.replay.forward())

    def backward(self) -> None:
        """Stop, and go a step back."""
        self.playing = False
        self._show(self.replay.backward())

    def to_start(self) -> None:
        """Stop at the deal."""
        self.playing = False
        self._show(self.replay.go_to(0))

    def to_end(self) -> None:
        """Stop at the last position."""
        self.playing = False
        self._show(self.replay.go_to(self.replay.length))

    def scrub(self, place: int) -> None:
        """Stop, and show a place at once."""
        self.playing = False
        self.replay.go_to(place)
        self.choreography.lay(self.replay.position)
        self._show_place()

    def set_pace(self, index: int) -> None:
        """Choose how fast the steps follow each other: 0 is the slowest pace."""
        self._pace = index
        self._due = None
        segments = self.page.control("pace")
        if isinstance(segments, Segments) and segments.chosen != index:
            segments.chosen = index
            self.page.refresh("pace")

    def play_on(self) -> None:
        """Begin a game with this position; at the deal, the deal once more."""
        services, replay = self.services, self.replay
        left = services.game_is_open
        if replay.place == 0:
            session = services.dealer.again(self._play, services.today())
        else:
            session = services.dealer.play_on(replay.position, replay.removal)
        self.go(routes.Play(session, dealing=False, left=left))

    def copy_code(self) -> None:
        """Put the game code on the clipboard, or the board if it has none."""
        self.window.set_clipboard_text(deal_text(self._play.beginning.deal))
        self.bar.show_copied()

    def back(self) -> None:
        """Go back to where the player came from."""
        self.go(self._back)
