"""The table of figures, as words and numbers: what the statistics add up to. Pure."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from simplesimon.engine import SuitCount
from simplesimon.forms import DASH, clock_text, count_text, number_text, share_text
from simplesimon.i18n import Words
from simplesimon.store.summaries import Summary
from simplesimon.ui.play_words import suits_text

COLUMNS: Final[tuple[SuitCount | None, ...]] = (1, 2, 4, None)
"""The columns of the table: each number of suits, and None for all together."""


class FigureRow(NamedTuple):
    """A line of the table."""

    label: str
    values: tuple[str, ...]
    """One for each of ``COLUMNS``."""


def column_text(suits: SuitCount | None, words: Words) -> str:
    """Return what a column is called."""
    # TRANSLATORS: the games of all numbers of suits together.
    return words.gettext("All") if suits is None else suits_text(suits, words)


def figure_rows(
    summaries: Mapping[SuitCount | None, Summary], words: Words
) -> tuple[FigureRow, ...]:
    """Return the lines of the table. A dash stands where nothing can be told yet."""
    _ = words.gettext

    def share(value: float | None) -> str:
        return DASH if value is None else share_text(value, words)

    def count(value: int | None) -> str:
        return DASH if value is None else count_text(value, words)

    def streak(summary: Summary, length: int) -> str:
        return count(length if summary.played else None)

    rows: tuple[tuple[str, Callable[[Summary], str]], ...] = (
        (_("Games played"), lambda summary: count(summary.played or None)),
        (_("Games won"), lambda summary: count(summary.won if summary.played else None)),
        (_("Win rate"), lambda summary: share(summary.share)),
        # TRANSLATORS: the share of games that were won at the first attempt at their deal.
        (_("At first attempt"), lambda summary: share(summary.first_share)),
        (_("Winning streak now"), lambda summary: streak(summary, summary.streak)),
        (_("Longest streak"), lambda summary: streak(summary, summary.longest_streak)),
        (_("Best score"), lambda summary: _score(summary.bests.score)),
        (_("Fewest moves"), lambda summary: count(summary.bests.moves)),
        (_("Best time"), lambda summary: _time(summary.bests.seconds)),
        (_("Average time"), lambda summary: _time(summary.mean_seconds)),
    )
    return tuple(
        FigureRow(label, tuple(value(summaries[suits]) for suits in COLUMNS))
        for label, value in rows
    )


def _score(score: int | None) -> str:
    return DASH if score is None else number_text(score)


def _time(seconds: float | None) -> str:
    return DASH if seconds is None else clock_text(seconds)


LEAST_RISE: Final = 40
"""Points between the lowest score and the foot of its bar, so that there is a bar."""


def score_axis(scores: Sequence[int]) -> tuple[int, ...]:
    """Return the marks of a score axis, evenly apart, from well below all scores to above them.

    There are two to four.

    >>> score_axis([416, 862])
    (300, 500, 700, 900)
    """
    lowest, highest = min(scores), max(scores)
    bottom = (lowest - LEAST_RISE) // 100 * 100
    step = 100
    while bottom + 3 * step < highest:
        # 100, 200, 500, 1000, 2000 …
        step = step * 5 // 2 if str(step).startswith("2") else step * 2
    marks = [bottom + index * step for index in range(4)]
    while len(marks) > 2 and marks[-2] >= highest:  # noqa: PLR2004 - an axis has two ends
        marks.pop()
    return tuple(marks)
