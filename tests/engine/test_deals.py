import random
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import chain, islice, pairwise
from math import sqrt
from pathlib import Path

import pytest
from hypothesis import given

from simplesimon.engine import (
    COLUMN_HEIGHTS,
    DEALS_PER_SUIT_COUNT,
    SUIT_COUNTS,
    Deal,
    GameCode,
    Suit,
    SuitCount,
    card_text,
    deal,
    pack,
)
from simplesimon.engine import deals as deals_module
from simplesimon.engine.deals import _mixed, _random_words, shuffled_pack
from simplesimon.engine.notation import column_text, parse_code
from tests.engine.boards import position, run_of
from tests.engine.strategies import game_codes

PINNED = [
    line.split(" | ")
    for line in (Path(__file__).parents[1] / "data" / "deals.txt").read_text("utf-8").splitlines()
    if line and not line.startswith("#")
]

# Packs


@pytest.mark.parametrize(
    ("suits", "composition"),
    [
        (1, {Suit.SPADES: 4}),
        (2, {Suit.SPADES: 2, Suit.HEARTS: 2}),
        (4, {Suit.SPADES: 1, Suit.HEARTS: 1, Suit.DIAMONDS: 1, Suit.CLUBS: 1}),
    ],
)
def test_a_pack_is_thirteen_ranks_of_each_of_its_suits(
    suits: SuitCount, composition: dict[Suit, int]
) -> None:
    expected = Counter(
        {f"{rank}{'SHDC'[suit]}": n for suit, n in composition.items() for rank in "A23456789TJQK"}
    )

    assert Counter(map(card_text, pack(suits))) == expected
    assert len(pack(suits)) == 52


# Codes


def test_a_code_is_written_in_three_parts_with_base_26_letters() -> None:
    numbers = [0, 1, 25, 26, 29, 26**6, DEALS_PER_SUIT_COUNT - 1]

    assert [str(GameCode(4, number)) for number in numbers] == [
        "SS1-S4-AAAAAAA",
        "SS1-S4-AAAAAAB",
        "SS1-S4-AAAAAAZ",
        "SS1-S4-AAAAABA",
        "SS1-S4-AAAAABD",
        "SS1-S4-BAAAAAA",
        "SS1-S4-ZZZZZZZ",
    ]
    assert str(GameCode(1, 0)) == "SS1-S1-AAAAAAA"
    assert DEALS_PER_SUIT_COUNT == 8_031_810_176


@pytest.mark.parametrize(("suits", "number"), [(4, -1), (4, 26**7), (3, 0), (0, 0)])
def test_a_code_that_does_not_exist_cannot_be_made(suits: SuitCount, number: int) -> None:
    with pytest.raises(ValueError, match=r"no (pack|deal)"):
        GameCode(suits, number)


# Deals


def test_at_least_thirty_deals_are_pinned_among_them_the_first_and_the_last_of_each() -> None:
    codes = {line[0] for line in PINNED}

    assert len(codes) == len(PINNED) >= 30
    assert codes >= {
        f"SS1-S{suits}-{letters}" for suits in SUIT_COUNTS for letters in ("AAAAAAA", "ZZZZZZZ")
    }


@pytest.mark.parametrize("line", PINNED, ids=lambda line: str(line[0]))
def test_a_code_deals_the_same_cards_for_ever(line: list[str]) -> None:
    code, *columns = line

    assert [column_text(column) for column in deal(parse_code(code)).position.columns] == columns


@given(game_codes)
def test_every_deal_is_a_whole_pack_in_ten_columns(code: GameCode) -> None:
    dealt = deal(code)

    columns = dealt.position.columns
    assert tuple(map(len, columns)) == COLUMN_HEIGHTS == (8, 8, 8, 7, 6, 5, 4, 3, 2, 1)
    assert sorted(chain.from_iterable(columns)) == sorted(pack(code.suits))
    assert dealt.position.runs == b""
    assert dealt.origin == code
    assert dealt.suits == code.suits


def test_cards_are_dealt_column_by_column_from_the_left() -> None:
    code = GameCode(4, 29)

    assert list(b"".join(deal(code).position.columns)) == shuffled_pack(code)


def test_a_typed_board_has_the_suits_of_its_cards_and_of_its_removed_runs() -> None:
    hearts = run_of(Suit.HEARTS)

    assert Deal(position(hearts, runs="HHH")).suits == 1
    assert Deal(position(hearts, runs="SSH")).suits == 2
    assert Deal(position(hearts, runs="SDC")).suits == 4
    assert Deal(position("-", runs="SHDC")).suits == 4


# The shuffle


def test_the_random_numbers_are_those_of_splitmix64() -> None:
    # The values every SplitMix64 yields from the seed 1234567.
    assert [_mixed(1234567 + n * 0x9E3779B97F4A7C15 & (2**64 - 1)) for n in range(1, 6)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_the_random_numbers_of_a_code_start_from_its_suits_and_number() -> None:
    state = _mixed((4 << 40) + 29 + 1)

    assert list(islice(_random_words(GameCode(4, 29)), 3)) == [
        _mixed(state + n * 0x9E3779B97F4A7C15 & (2**64 - 1)) for n in (1, 2, 3)
    ]


def test_a_number_in_the_unfair_rest_is_drawn_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    # 2**64 leaves a rest of 16 when divided by 52, so the last 16 numbers would favour the
    # first 16 cards.
    numbers = iter([2**64 - 1, 2**64 - 16, 2**64 - 17, *[0] * 50])
    monkeypatch.setattr(deals_module, "_random_words", lambda _: numbers)

    shuffled = shuffled_pack(GameCode(4, 0))

    # 2**64 - 17 is 51 modulo 52: the last card stays. Then each changes places with the first.
    assert shuffled[51] == pack(4)[51]
    assert list(numbers) == []


def chi_square(counts: Iterable[int], expected: float) -> float:
    """Sum up the squared distances from the expectation, in units of the expectation."""
    return sum((count - expected) ** 2 for count in counts) / expected


def strangeness(packs: Sequence[Sequence[int]]) -> float:
    """Say how far packs are from "every card is as often at every place".

    In standard deviations of a fair shuffle: beyond 5 either way is not chance.
    """
    places = Counter((place, card) for cards in packs for place, card in enumerate(cards))
    freedom = 51 * 51
    cells = [places[place, card] for place in range(52) for card in pack(4)]
    return (chi_square(cells, len(packs) / 52) - freedom) / sqrt(2 * freedom)


HARD_PACKS = [shuffled_pack(GameCode(4, number)) for number in range(5200)]


def test_every_card_comes_as_often_to_every_place() -> None:
    assert abs(strangeness(HARD_PACKS)) < 5


def test_the_measure_sees_a_common_bias() -> None:
    draw = random.Random(1)
    packs = []
    for _ in HARD_PACKS:
        cards = pack(4)
        for place in range(52):  # the well-known mistake: any of 52 instead of those left
            other = draw.randrange(52)
            cards[place], cards[other] = cards[other], cards[place]
        packs.append(cards)

    assert strangeness(packs) > 50


def test_every_card_is_as_often_followed_by_every_other() -> None:
    followed = Counter(chain.from_iterable(pairwise(cards) for cards in HARD_PACKS))
    cells = [followed[a, b] for a in pack(4) for b in pack(4) if a != b]
    expected = len(HARD_PACKS) * 51 / (52 * 51)
    freedom = len(cells) - 1

    assert abs(chi_square(cells, expected) - freedom) < 6 * sqrt(2 * freedom)


def matches(packs: Iterable[tuple[Sequence[int], Sequence[int]]]) -> int:
    """Count the places at which two packs show the same rank."""
    return sum(a & 15 == b & 15 for pair in packs for a, b in zip(*pair, strict=True))


RANK_MATCHES = 52 * 4 / 52
"""Places at which two unrelated packs show the same rank, on average; variance below 4."""


def test_deals_of_neighbouring_numbers_are_unrelated() -> None:
    neighbours = list(pairwise(HARD_PACKS))
    same_card = sum(a == b for pair in neighbours for a, b in zip(*pair, strict=True))
    pairs = len(neighbours)

    # Two unrelated packs have on average one place with the same card, and the variance is 1.
    assert abs(same_card - pairs) < 5 * sqrt(pairs)
    assert abs(matches(neighbours) - RANK_MATCHES * pairs) < 5 * sqrt(4 * pairs)


@pytest.mark.parametrize("suits", [1, 2])
def test_the_same_number_gives_an_unrelated_deal_with_another_number_of_suits(
    suits: SuitCount,
) -> None:
    # The packs have the same ranks in the same order before the shuffle, so the same shuffle
    # would show the same rank everywhere.
    others = [shuffled_pack(GameCode(suits, number)) for number in range(2000)]

    found = matches(zip(HARD_PACKS[:2000], others, strict=True))
    assert abs(found - RANK_MATCHES * 2000) < 5 * sqrt(4 * 2000)


def test_a_swap_of_suits_and_number_is_another_deal() -> None:
    first = {tuple(shuffled_pack(GameCode(suits, 0))) for suits in SUIT_COUNTS}
    distinct = {tuple(cards) for cards in HARD_PACKS}

    assert len(first) == 3
    assert len(distinct) == len(HARD_PACKS)
