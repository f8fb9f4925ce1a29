"""Boards that show one thing each."""

from simplesimon.engine.notation import GameText, parse_board, parse_game

_EIGHT_COLUMNS = """
    KS QS JS TS 9S 7S 5S AS
    KH QH JH TH 9H 7H 5H AH
    KD QD JD TD 9D 7D 5D AD
    KC QC JC TC 9C 7C 5C 3S
    2S 4S 6S 8S
    2H 4H 6H 8H
    2D 4D 6D 8D
    2C 4C 6C 8C
"""

STUCK = parse_board(_EIGHT_COLUMNS + "3C 3H 3D\nAC\n")
"""The last cards are four aces, two threes and four eights: nothing goes anywhere."""

DEEPLY_STUCK = parse_board("""
    2S 4S 6S KS QS JS TS 9S 7S 5S AS KH QH JH TH 9H 7H 5H AH
    KD QD JD TD 9D 7D 5D AD KC QC JC TC 9C 7C 5C 3S
    8S
    2H 4H 6H 8H
    2D 4D 6D 8D
    2C 4C 6C 8C
    3C
    3H
    3D
    AC
""")
"""Nothing goes anywhere, and the first column ends at the foot of a small window."""

NEARLY_STUCK = parse_board(_EIGHT_COLUMNS + "3H 3D 3C AC\n-\n")
"""As it is before its ace goes to an empty column."""


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
