"""Each way to begin a game, or to go on with one."""

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from datetime import date, datetime

from simplesimon.engine import (
    DEALS_PER_SUIT_COUNT,
    UNDO_STEPS,
    Action,
    Deal,
    ForeignNumber,
    Game,
    GameCode,
    Position,
    RunRemoval,
    SuitCount,
    deal,
)
from simplesimon.engine.notation import GameText
from simplesimon.session import Keeper, Session
from simplesimon.store.files import utc_now
from simplesimon.store.plays import Beginning, Origin, Play


@dataclass(frozen=True, slots=True)
class Dealer:
    """Opens sessions, one method for each way to begin. What lay on the table is left."""

    keeper: Keeper
    removal: RunRemoval = RunRemoval.BY_ITSELF
    """Who takes finished runs off the table in games dealt from now on."""

    undo_limit: int | None = UNDO_STEPS
    now: Callable[[], datetime] = utc_now

    def new_deal(self, suits: SuitCount) -> Session:
        """Deal a code that chance chooses."""
        return self.code(GameCode(suits, secrets.randbelow(DEALS_PER_SUIT_COUNT)))

    def code(self, code: GameCode) -> Session:
        """Deal a code."""
        return self._begin(Beginning(deal(code), Origin.CODE, self.removal))

    def daily(self, code: GameCode, day: date, today: date) -> Session:
        """Deal the code that belongs to a date.

        Args:
            code: The code.
            day: The date it belongs to.
            today: The player's own date now; only a deal begun on its day carries the streak.
        """
        start = deal(code)
        return self._begin(Beginning(start, Origin.DAILY, self.removal, daily=day, begun_on=today))

    def foreign(self, position: Position, number: str) -> Session:
        """Deal the numbered deal of another program.

        Args:
            position: The deal.
            number: What it is called there, such as ``kpat 80``.
        """
        return self._begin(Beginning(Deal(position), Origin.FOREIGN, self.removal, number=number))

    def typed(self, text: GameText) -> Session:
        """Begin with a board, or go on with a game, that was typed or loaded.

        A bare code is dealt as ``code`` does, a bare number of another program as ``foreign``
        does. Whose runs are removed by hand is said by the text, or by the options if it has no
        moves and says nothing.

        Raises:
            IllegalMove: If one of its actions is not legal; nothing has changed then.
        """
        says = bool(text.actions) or text.removal is RunRemoval.BY_HAND
        removal = text.removal if says else self.removal
        origin, number = Origin.TYPED, ""
        if not text.actions and isinstance(text.deal.origin, GameCode):
            origin = Origin.CODE
        elif not text.actions and isinstance(text.deal.origin, ForeignNumber):
            origin, number = Origin.FOREIGN, str(text.deal.origin)
        return self._begin(Beginning(text.deal, origin, removal, number), text.actions)

    def play_on(self, position: Position, removal: RunRemoval) -> Session:
        """Begin with a position from the middle of another game."""
        return self._begin(Beginning(Deal(position), Origin.POSITION, removal))

    def again(self, play: Play, today: date) -> Session:
        """Deal the deal of an earlier play again, from its beginning.

        Args:
            play: The earlier play.
            today: The player's own date now, for a daily deal.
        """
        old = play.beginning
        code = old.deal.origin
        if isinstance(code, GameCode):
            # Also where moves were typed along with the code: now it is played from the deal.
            return self.code(code) if old.daily is None else self.daily(code, old.daily, today)
        return self._begin(Beginning(old.deal, old.origin, self.removal, old.number))

    def go_on(self, uuid: str) -> Session | None:
        """Go on with an open play, exactly where it was.

        Returns:
            None if it is closed, unknown or was altered; the keeper tells the latter.
        """
        play = self.keeper.take_up(uuid)
        if play is None:
            return None
        return Session.of_play(play, keeper=self.keeper, undo_limit=self.undo_limit, now=self.now)

    def _begin(self, beginning: Beginning, actions: tuple[Action, ...] = ()) -> Session:
        game = Game(beginning.deal, actions, removal=beginning.removal, undo_limit=self.undo_limit)
        session = Session(game, beginning=beginning, keeper=self.keeper, now=self.now)
        self.keeper.begin(session.record)
        return session
