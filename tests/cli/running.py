"""What running the command line gives."""

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class Outcome:
    """What a command did."""

    status: int
    output: str
    errors: str

    @property
    def complaint(self) -> str:
        """The one line on standard error."""
        assert self.errors.count("\n") == 1
        assert self.errors.endswith("\n")
        assert self.errors.startswith("simplesimon: ")
        return self.errors.removeprefix("simplesimon: ").rstrip("\n")


Run = Callable[..., Outcome]
