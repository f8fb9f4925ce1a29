"""What the solver does for a player at the table: hints, verdict, par, "show me".

All are off until the player wants them. An ``Advisor`` knows or finds out; this decides when to
ask and what to say, and hands moves to the player's hand, so that they look like any other.
"""

from dataclasses import dataclass
from enum import Enum, auto
from typing import Final, Protocol

from simplesimon.engine import Action, Event, Game, Move, Position, Removal, apply, refusal
from simplesimon.i18n import Words
from simplesimon.session import Session
from simplesimon.solver.advice import Hint
from simplesimon.solver.verdict import Unknown, Unsolvable
from simplesimon.store.settings import Settings
from simplesimon.ui import theme
from simplesimon.ui.advisor import Advisor
from simplesimon.ui.handling import Board
from simplesimon.ui.hint_arrow import HintArrow
from simplesimon.ui.layout import Rect
from simplesimon.ui.outlooks import Outlook, outlook_of


class Wanted(Enum):
    """What waits for the solver's answer."""

    HINT = auto()
    SHOW = auto()


class Audience(Protocol):
    """Who shows what the solver says."""

    def make(self, action: Action) -> None:
        """Make an action for the player."""

    def settle(self) -> bool:
        """Bring all cards to rest, those in the hand too; tell whether the table is still shown."""

    def show(self, events: tuple[Event, ...]) -> None:
        """Something happened in the game."""

    def notify(self, text: str, *, lasting: bool = False) -> None:
        """Tell something for a while, or until it is unsaid."""

    def unsay(self, text: str) -> None:
        """Take back what was told, if it is still seen."""

    def tell_lost(self) -> None:
        """Tell that the game can't be won from here, and offer the way back."""

    def changed(self) -> None:
        """A frame is wanted."""


@dataclass(slots=True)
class _Shown:
    """A hint that is seen."""

    hint: Hint
    position: Position

    seconds: float
    """How long it is still seen."""


class Aids:
    """The solver's help at one table.

    Args:
        advisor: Who knows.
        session: The game.
        board: The table.
        settings: The options as they are now.
        words: The player's language.
        audience: Who shows it.
        pace: Multiplies the durations of the arrow.
    """

    def __init__(
        self,
        advisor: Advisor,
        session: Session,
        board: Board,
        settings: Settings,
        words: Words,
        audience: Audience,
        pace: float,
    ) -> None:
        self._advisor: Final = advisor
        self._session: Final = session
        self._board: Final = board
        self._settings: Final = settings
        self._words: Final = words
        self._audience: Final = audience
        self._arrow: Final = HintArrow(board.layout.metrics, pace=pace)
        self._shown: _Shown | None = None
        self._counted: Position | None = None
        self._wanted: tuple[Wanted, Position] | None = None
        self._waited = 0.0
        self._showing = False
        self._seconds_to_next = 0.0
        self._last = session.game.position
        self._seeks_way_back = False
        self._thinking: Final = words.gettext("Thinking…")
        self._looking: Final = words.gettext("Looking for the way back…")
        self._how_shown: Final = words.gettext("Showing how it is won. Any key or press stops it.")
        self._remove: Final = words.gettext("Remove the finished run.")
        if settings.hints or settings.show_me:
            advisor.prepare()

    @property
    def _game(self) -> Game:
        return self._session.game

    @property
    def busy(self) -> bool:
        """Whether something moves or is about to."""
        return self._arrow.busy or self._shown is not None or self._showing

    @property
    def hint_shown(self) -> Hint | None:
        """The hint that is seen now; None if there is none."""
        return self._shown.hint if self._shown else None

    @property
    def showing(self) -> bool:
        """Whether "show me" plays."""
        return self._showing

    # Following the game

    def follow(self) -> None:
        """Note that the position may be another one, and ask what the options want to know."""
        game = self._game
        if game.position != self._last:
            self.end_hint()
            if self._wanted is not None and self._wanted[1] != game.position:
                self._end_waiting()
            self._end_seeking()
            self._advisor.rest()
            self._learn_move()
            self._last = game.position
        if self._settings.par:
            self._advisor.ask_par(game.start, game.removal)
        if self._settings.live_verdict and not game.is_won:
            self._advisor.ask_verdict(game.position, game.removal)

    def _learn_move(self) -> None:
        """Let the solver know of a move forward: what was lost stays lost; undo tells nothing."""
        game = self._game
        actions = game.actions
        if actions and not refusal(self._last, actions[-1], game.removal):
            after = apply(self._last, actions[-1], game.removal)
            if after == game.position:
                self._advisor.learn_move(self._last, after, game.removal)

    def rest(self) -> None:
        """Let the solver rest: the table is not seen. ``follow`` asks again."""
        self._end_waiting()
        self._end_seeking()
        self._advisor.rest()

    @property
    def outlook(self) -> Outlook | None:
        """What the sign tells; None if the player does not want it."""
        if not self._settings.live_verdict:
            return None
        return outlook_of(self._advisor.verdict(self._game.position, self._game.removal))

    @property
    def par(self) -> int | None:
        """The moves of the shortest way known; None if none is, or the player wants none."""
        if not self._settings.par:
            return None
        par = self._advisor.par(self._game.start, self._game.removal)
        return par.moves if par else None

    def advance(self, seconds: float) -> None:
        """Let time pass: show what was waited for, let the arrow go on, play on."""
        self._arrow.advance(seconds)
        if self._shown is not None:
            self._shown.seconds -= seconds
            if self._shown.seconds <= 0:
                self.end_hint()
        self._wait(seconds)
        self._answer_wanted()
        self._answer_way_back()
        if self._showing and not self._board.timeline.busy:
            self._seconds_to_next -= seconds
            if self._seconds_to_next <= 0:
                self._show_next()

    def draw(self) -> None:
        """Draw the arrow."""
        self._arrow.draw()

    # Hints

    def hint(self) -> None:
        """Show the next action of a way that wins; if it is seen already, make it."""
        shown = self._shown
        if shown is not None and shown.position == self._game.position:
            self.end_hint()
            self._audience.make(shown.hint.action)
            return
        self._want(Wanted.HINT)

    def end_hint(self) -> None:
        """Take the hint away."""
        if self._shown is not None and isinstance(self._shown.hint.action, Removal):
            self._audience.unsay(self._remove)
        self._shown = None
        self._arrow.clear()
        self._board.marks.clear_hint()

    def _want(self, wanted: Wanted) -> None:
        game = self._game
        if game.is_won:
            return
        self._end_waiting()
        self._wanted = wanted, game.position
        self._answer_wanted()
        if self._wanted is not None:
            self._advisor.ask_verdict(game.position, game.removal)

    def _wait(self, seconds: float) -> None:
        """Say that the answer takes its time, once it does: most come at once."""
        if self._wanted is not None:
            before, self._waited = self._waited, self._waited + seconds
            if before < theme.PATIENCE <= self._waited:
                self._audience.notify(self._thinking, lasting=True)

    def _end_waiting(self) -> None:
        """Wait no longer: the answer is here, or nobody wants it."""
        self._wanted, self._waited = None, 0.0
        self._audience.unsay(self._thinking)

    def _answer_wanted(self) -> None:
        """Give the player what waits, if it is known by now."""
        if self._wanted is None or self._wanted[1] != self._game.position:
            return
        game, wanted = self._game, self._wanted[0]
        verdict = self._advisor.verdict(game.position, game.removal)
        if verdict is None:
            return
        self._end_waiting()
        if isinstance(verdict, Unsolvable):
            self._audience.tell_lost()
        elif isinstance(verdict, Unknown):
            self._answer_unknown(wanted)
        elif wanted is Wanted.SHOW:
            self._start_showing()
        else:
            hint = self._advisor.hint(game.position, game.removal)
            if hint is not None:
                self._show_hint(hint)

    def _answer_unknown(self, wanted: Wanted) -> None:
        _ = self._words.gettext
        if wanted is Wanted.SHOW:
            self._audience.notify(_("It is not known whether this can be won."))
            return
        guess = self._advisor.guess(self._game.position, self._game.removal)
        if guess is not None:
            self._show_hint(guess)
            self._audience.notify(
                _("It is not known whether this can be won. The arrow is only a guess.")
            )

    def _show_hint(self, hint: Hint) -> None:
        if self._counted != self._game.position:
            self._counted = self._game.position
            self._session.count_hint()
        layout, heights = self._board.layout, self._board.table.heights
        action = hint.action
        seconds = theme.NOTICE_SECONDS if isinstance(action, Removal) else theme.HINT_HOLDS
        self._shown = _Shown(hint, self._game.position, seconds)
        if isinstance(action, Removal):
            self._audience.notify(self._remove)
            self._arrow.clear()
            return
        source = layout.card_rect(
            action.source, heights[action.source] - action.count, heights[action.source]
        )
        target = self._target(action)
        columns = [layout.column_rect(column, height) for column, height in enumerate(heights)]
        self._board.marks.show_hint([self._group(action), target])
        self._arrow.show(source, target, columns)
        self._audience.changed()

    def _group(self, move: Move) -> Rect:
        height = self._board.table.heights[move.source]
        return self._board.layout.group_rect(move.source, height - move.count, height)

    def _target(self, move: Move) -> Rect:
        height = self._board.table.heights[move.target]
        return self._board.layout.card_rect(move.target, max(0, height - 1), max(1, height))

    # The way back

    def seek_way_back(self) -> None:
        """Look for the latest position of this game that can be won, and go there."""
        game = self._game
        positions = [game.start]
        for action in game.actions[:-1]:
            positions.append(apply(positions[-1], action, game.removal))
        self._seeks_way_back = True
        self._advisor.ask_way_back(positions, game.removal)
        self._audience.notify(self._looking, lasting=True)

    def _end_seeking(self) -> None:
        """Seek no longer: the answer is here, or the player went on by another way."""
        self._seeks_way_back = False
        self._audience.unsay(self._looking)

    def _answer_way_back(self) -> None:
        if not self._seeks_way_back or self._advisor.is_seeking_way_back:
            return
        self._end_seeking()
        found = self._advisor.take_way_back()
        _ = self._words.gettext
        if found is None:
            self._audience.notify(_("No position of this game is known to be winnable."))
            return
        # The search took its time: the player may have taken cards up meanwhile.
        self._audience.settle()
        events = self._session.return_to(found.index)
        if events:
            self._audience.show(events)
            self._audience.notify(_("From here it can be won. Redo brings your moves back."))
        else:
            self._audience.notify(_("The undo limit does not reach so far back."))

    # Show me

    def show_me(self) -> None:
        """Play a way that wins, from here on."""
        self._want(Wanted.SHOW)

    def stop_showing(self) -> bool:
        """Let the player go on from here; tell whether anything was being shown."""
        showing, self._showing = self._showing, False
        if showing:
            self._audience.unsay(self._how_shown)
        return showing

    def _start_showing(self) -> None:
        # The search took its time: the player may have taken cards up meanwhile.
        self._audience.settle()
        self._showing = True
        self._seconds_to_next = 0.0
        self._audience.notify(self._how_shown, lasting=True)
        self._audience.changed()

    def _show_next(self) -> None:
        hint = self._advisor.hint(self._game.position, self._game.removal)
        if hint is None:
            self.stop_showing()
            return
        self._seconds_to_next = theme.SHOW_PAUSE
        self._audience.show(self._session.show(hint.action))
