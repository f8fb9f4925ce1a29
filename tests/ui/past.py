"""Games that were played before: made through the dealer, each a while after the one before."""

from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta

from simplesimon.dealer import Dealer
from simplesimon.engine import GameCode, SuitCount, legal_moves
from simplesimon.engine.notation import GameText
from simplesimon.session import Session
from simplesimon.ui.services import Services
from tests.store.small import STUCK_AFTER_ONE, do
from tests.won_games import WonGame, won_game

WORKED: WonGame = won_game("worked-example")


@dataclass
class Past:
    """Plays games for a player who was here before; the last one lies on the table."""

    services: Services
    moment: datetime = field(default_factory=lambda: datetime.now(UTC) - timedelta(days=90))
    number: int = 100

    def now(self) -> datetime:
        """Tell the time of the game that is being played."""
        return self.moment.replace(microsecond=0)

    @property
    def dealer(self) -> Dealer:
        """Deals at that time; an hour has passed since the last deal."""
        self.moment += timedelta(hours=1)
        return Dealer(self.services.history, now=self.now)

    def open(self, suits: SuitCount = 4, moves: int = 1) -> Session:
        """Deal a code, and leave it after some moves."""
        self.number += 1
        session = self.dealer.code(GameCode(suits, self.number))
        for _ in range(moves):
            session.play(next(legal_moves(session.game.position)))
        return session

    def won(self, game: WonGame = WORKED, *, hints: int = 0, seconds: float = 60.0) -> Session:
        """Win the numbered deal of another program."""
        session = self.dealer.foreign(game.deal.position, f"shelf {game.name}")
        session.seconds = seconds
        for _ in range(hints):
            session.count_hint()
        for move in game.moves:
            session.play(move)
        return session

    def lost(self) -> Session:
        """Leave a game in which no move is possible."""
        session = do(self.dealer.foreign(STUCK_AFTER_ONE, "stuck 1"), "b1a")
        session.leave()
        return session

    def typed(self) -> Session:
        """Win a board that was typed."""
        session = self.dealer.typed(GameText(WORKED.deal))
        for move in WORKED.moves:
            session.play(move)
        return session
