"""Find the days whose first deal can't be won, and the attempt to take instead.

Run by hand, for example::

    python tests/tools/find_daily_exceptions.py daily.log resources/daily_exceptions.txt

It goes on where the log file ends, and writes the list once every day is in the log. A deal
that is not settled within the limit counts as one that can't be won. The limit is counted in
positions, so the list comes out the same everywhere.
"""

import argparse
import gc
from collections.abc import Iterator
from datetime import date, timedelta
from itertools import count
from pathlib import Path

from tqdm import tqdm

from simplesimon.daily import daily_number
from simplesimon.engine import SUIT_COUNTS, SuitCount, deal
from simplesimon.solver import Budget, Solved, decide

LIMIT = Budget(states=500_000, memory=None)
HEADER = """\
# Days whose first deal can't be won: day, number of suits, attempt to take instead.
# From {first} to {last}, found by tests/tools/find_daily_exceptions.py.
"""


def days(first: date, last: date) -> Iterator[date]:
    return (first + timedelta(days=number) for number in range((last - first).days + 1))


def first_winnable(day: date, suits: SuitCount) -> int:
    return next(
        attempt
        for attempt in count()
        if isinstance(
            decide(deal(daily_number(day, suits, attempt)).position, budget=LIMIT), Solved
        )
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("log", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("--first", type=date.fromisoformat, default=date(2026, 12, 1))
    parser.add_argument("--last", type=date.fromisoformat, default=date(2046, 11, 30))
    options = parser.parse_args()
    gc.disable()
    options.log.touch()
    done = {
        (day, suits): attempt
        for day, suits, attempt in map(str.split, options.log.read_text("ascii").splitlines())
    }
    wanted = [(day, suits) for day in days(options.first, options.last) for suits in SUIT_COUNTS]
    with options.log.open("a", encoding="ascii") as log:
        for day, suits in tqdm(wanted):
            if (str(day), str(suits)) not in done:
                attempt = str(first_winnable(day, suits))
                done[str(day), str(suits)] = attempt
                print(day, suits, attempt, file=log, flush=True)
    lines = [
        f"{day} {suits} {done[str(day), str(suits)]}\n"
        for day, suits in wanted
        if done[str(day), str(suits)] != "0"
    ]
    header = HEADER.format(first=options.first, last=options.last)
    options.out.write_text(header + "".join(lines), "ascii")


if __name__ == "__main__":
    main()
