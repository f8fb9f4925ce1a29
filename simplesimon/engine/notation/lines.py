"""A text as lines of words that know where they stand, so that faults can say it."""

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

from simplesimon.engine.faults import Fault, FaultKind

_WORD: Final = re.compile(r"\S+")


class Word(NamedTuple):
    """A piece of text between blanks, and where it stands."""

    text: str
    line: int
    place: int

    def fault(self, kind: FaultKind) -> Fault:
        """Blame the word."""
        return Fault(kind, self.line, self.place, self.text)


class Line(NamedTuple):
    """A line that says something: comment removed, not blank."""

    text: str
    number: int

    def words(self, start: int = 0) -> list[Word]:
        """Split what follows an index of the line."""
        return [
            Word(match.group(), self.number, match.start() + 1)
            for match in _WORD.finditer(self.text, start)
        ]


def said_lines(text: str) -> Iterator[Line]:
    """Yield the lines of a text that say something; ``#`` begins a comment."""
    for number, line in enumerate(text.splitlines(), start=1):
        said = line.partition("#")[0].rstrip()
        if said.strip():
            yield Line(said, number)
