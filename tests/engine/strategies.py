"""Hypothesis strategies: codes, boards as they come in a game and stranger ones, actions."""

from hypothesis import strategies as st

from simplesimon.engine import (
    DEALS_PER_SUIT_COUNT,
    SUIT_COUNTS,
    SUITS_IN_PACK,
    Action,
    Deal,
    GameCode,
    Move,
    Position,
    Removal,
    apply,
    deal,
    legal_moves,
)
from simplesimon.engine.notation import COLUMN_COUNT

game_codes = st.builds(
    GameCode, st.sampled_from(SUIT_COUNTS), st.integers(0, DEALS_PER_SUIT_COUNT - 1)
)

dealt = game_codes.map(deal)


@st.composite
def played_positions(draw: st.DrawFn) -> Position:
    """Draw a position some random moves away from a deal."""
    position = draw(dealt).position
    for choice in draw(st.lists(st.integers(0, 10_000), max_size=60)):
        moves = list(legal_moves(position))
        if not moves:
            break
        position = apply(position, moves[choice % len(moves)])
    return position


@st.composite
def built_positions(draw: st.DrawFn) -> Position:
    """Draw a board from runs cut into pieces and piled up on few or many columns.

    So come long groups, finished runs (also one upon another, or under other cards), empty
    columns and columns of more than twenty cards.
    """
    suits = SUITS_IN_PACK[draw(st.sampled_from(SUIT_COUNTS))]
    gone = draw(st.integers(0, len(suits) - 1))
    order = draw(st.permutations(suits))
    pieces = []
    for suit in order[gone:]:
        run = bytes(range(suit * 16 + 13, suit * 16, -1))
        cuts = sorted(draw(st.sets(st.integers(1, 12), max_size=draw(st.integers(0, 12)))))
        pieces += [run[a:b] for a, b in zip([0, *cuts], [*cuts, 13], strict=True)]
    columns = [b""] * COLUMN_COUNT
    used = draw(st.lists(st.integers(0, COLUMN_COUNT - 1), min_size=1, unique=True))
    for piece in draw(st.permutations(pieces)):
        columns[draw(st.sampled_from(used))] += piece
    return Position(tuple(columns), bytes(order[:gone]))


positions = st.one_of(played_positions(), built_positions())

boards = positions.map(Deal)

columns = st.integers(-2, COLUMN_COUNT + 2)

any_moves = st.builds(Move, columns, columns, st.integers(-1, 15))

table_columns = st.integers(0, COLUMN_COUNT - 1)

writable_actions: st.SearchStrategy[Action] = st.one_of(
    st.builds(Move, st.integers(0, 25), st.integers(0, 25), st.integers(0, 99)),
    st.builds(Removal, st.integers(0, 25)),
)
