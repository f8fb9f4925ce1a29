"""Can a game still be won, how, and in how few moves: a search that proves or finds.

``search.search`` and ``shorten.shorten`` do the same as ``decide`` and ``best_line`` step by
step, and ``worker.SolverWorker`` does it in a process of its own.
"""

from simplesimon.solver.search import decide
from simplesimon.solver.shorten import best_line
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
]
