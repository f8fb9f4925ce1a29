"""Can a game still be won, how, and in how few moves: a search that proves or finds."""

from simplesimon.solver.search import decide, search
from simplesimon.solver.shorten import best_line, shorten
from simplesimon.solver.verdict import (
    Budget,
    Par,
    Progress,
    Reason,
    Solved,
    Unknown,
    Unsolvable,
    Verdict,
)

__all__ = [
    "Budget",
    "Par",
    "Progress",
    "Reason",
    "Solved",
    "Unknown",
    "Unsolvable",
    "Verdict",
    "best_line",
    "decide",
    "search",
    "shorten",
]
