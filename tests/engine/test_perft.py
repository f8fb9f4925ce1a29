"""The counts of tests/data/perft.txt, by the engine and, as far as it can, by the naive rules."""

from dataclasses import dataclass
from pathlib import Path

import pytest

from simplesimon.engine import Game, Position, RunRemoval, perft
from simplesimon.engine.notation import parse_board, parse_game
from tests.engine import naive
from tests.engine.boards import WORKED_EXAMPLE

TABLE = Path(__file__).parents[1] / "data" / "perft.txt"

NAIVE_LIMIT = 6000
"""The naive rules make some ten thousand moves a second."""

SMALL_LIMIT = 200_000
"""The longest count at the smaller size of the slow tests: a second or two."""


@dataclass(frozen=True)
class Block:
    position: Position
    removal: RunRemoval
    counts: list[int]
    deep_counts: list[int]


def blocks() -> list[Block]:
    """Read the table."""
    return [read(text) for text in TABLE.read_text("utf-8").split("\n\n")[1:]]


def read(text: str) -> Block:
    counts: dict[str, list[int]] = {"perft": [], "slow": []}
    board = []
    for line in text.splitlines():
        name, _, numbers = line.partition(": ")
        if name in counts:
            counts[name] = [int(number) for number in numbers.split()]
        else:
            board.append(line)
    written = parse_game("\n".join(board))
    game = Game(written.deal, written.actions, removal=written.removal)
    return Block(game.position, written.removal, counts["perft"], counts["slow"])


BLOCKS = blocks()


def test_the_table_holds_deals_of_each_number_of_suits_and_late_positions() -> None:
    assert len(BLOCKS) == 16
    assert all(len(block.counts) >= 2 for block in BLOCKS)
    assert {len(block.position.runs) for block in BLOCKS} >= {0, 1, 2}
    assert {block.removal for block in BLOCKS} == set(RunRemoval)


def test_the_worked_example_of_the_rules() -> None:
    position = parse_board(WORKED_EXAMPLE).position

    assert [perft(position, depth) for depth in (1, 2, 3, 4)] == [7, 54, 426, 3384]
    assert BLOCKS[0].position == position


@pytest.mark.parametrize("block", BLOCKS)
def test_the_engine_counts_as_the_table(block: Block) -> None:
    depths = range(1, len(block.counts) + 1)

    assert [perft(block.position, depth, block.removal) for depth in depths] == block.counts


@pytest.mark.parametrize("block", BLOCKS)
def test_the_naive_rules_count_as_the_table(block: Block) -> None:
    board = naive.board_of(block.position)
    by_itself = block.removal is RunRemoval.BY_ITSELF
    expected = [count for count in block.counts if count <= NAIVE_LIMIT]

    assert len(expected) >= 1
    for depth, count in enumerate(expected, start=1):
        assert naive.perft(board, depth, by_itself=by_itself) == count


@pytest.mark.slow
@pytest.mark.parametrize("block", [block for block in BLOCKS if block.deep_counts])
def test_the_engine_counts_as_the_table_in_depth(
    block: Block,
    full_size: bool,
) -> None:
    expected = [count for count in block.deep_counts if full_size or count <= SMALL_LIMIT]
    first = len(block.counts) + 1
    depths = range(first, first + len(expected))

    assert [perft(block.position, depth, block.removal) for depth in depths] == expected
