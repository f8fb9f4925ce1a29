"""How much of the slow tests runs: none, a small part, or all of it.

``pytest`` leaves tests marked slow out, ``pytest --slow=small`` runs them at the size CI has time
for, ``pytest --slow=full`` as they were meant. A slow test asks for the fixture ``full_size``
where it can do with less.
"""

import pytest
from hypothesis import settings

FULL_EXAMPLES = 1000
"""Examples of each Hypothesis test at full size that does not say its own number."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--slow",
        choices=("no", "small", "full"),
        default="no",
        help="run the tests marked slow: not at all, at the size CI has time for, or fully",
    )


def pytest_configure(config: pytest.Config) -> None:
    # On a busy machine the time one example takes says nothing.
    settings.register_profile("patient", parent=settings(), deadline=None)
    settings.register_profile("full", parent=settings(), deadline=None, max_examples=FULL_EXAMPLES)
    settings.load_profile("full" if config.getoption("--slow") == "full" else "patient")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--slow") == "no":
        for item in items:
            if item.get_closest_marker("slow") is not None:
                item.add_marker(pytest.mark.skip(reason="slow: run with --slow=small or =full"))


@pytest.fixture(scope="session")
def full_size(request: pytest.FixtureRequest) -> bool:
    """Whether a slow test may take all the time it would like."""
    return bool(request.config.getoption("--slow") == "full")
