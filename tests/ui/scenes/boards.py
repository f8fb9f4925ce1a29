"""Boards that show one thing each."""

from simplesimon.engine.notation import GameText, parse_game


def run_to_finish(mode: str) -> GameText:
    """Return a board on which one move finishes a run that stands on another card."""
    return parse_game(f"""
        2H KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S
        AS
        KH QH JH TH 9H 8H 7H 6H 5H 4H 3H
        AH
        -
        -
        -
        -
        -
        -
        {mode}
    """)
