"""How many stars a win earns. Pure."""


def stars(moves: int, par: int) -> int:
    """Return how many stars a win earns: three up to a tenth over par, two up to three tenths.

    >>> [stars(moves, 47) for moves in (47, 51, 52, 61, 62)]
    [3, 3, 2, 2, 1]
    """
    most_for_three, most_for_two = star_limits(par)
    if moves <= most_for_three:
        return 3
    return 2 if moves <= most_for_two else 1


def star_limits(par: int) -> tuple[int, int]:
    """Return the most moves that earn three stars, and two."""
    return par * 11 // 10, par * 13 // 10
