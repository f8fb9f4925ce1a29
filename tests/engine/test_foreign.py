import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from simplesimon.engine import Collection, Deal, ForeignNumber, GameCode, Position, deal
from simplesimon.engine.faults import FaultKind, NotationError
from simplesimon.engine.foreign import LARGEST_MICROSOFT_NUMBER, LARGEST_NUMBERS
from simplesimon.engine.notation import (
    GameText,
    board_text,
    game_text,
    parse_board,
    parse_game,
    parse_origin,
)
from tests.engine.boards import move
from tests.won_games import WON_GAMES

IMPOSSIBLE = Path(__file__).parents[1] / "data" / "impossible_deals.jsonl"

numbers = st.sampled_from(Collection).flatmap(
    lambda collection: st.builds(
        ForeignNumber, st.just(collection), st.integers(1, LARGEST_NUMBERS[collection])
    )
)


def deals_of_pysol() -> dict[int, Position]:
    """Deals as PySolFC made them, by its numbers."""
    deals = {game.name: game.deal.position for game in WON_GAMES}
    for line in IMPOSSIBLE.read_text("utf-8").splitlines():
        record = json.loads(line)
        deals[record["id"]] = parse_board("\n".join(record["columns"])).position
    return {
        int(name.removeprefix("pysol-")): position
        for name, position in deals.items()
        if name.startswith("pysol-")
    }


def test_small_numbers_deal_what_pysol_deals() -> None:
    deals = deals_of_pysol()

    assert len(deals) > 60
    for number, position in deals.items():
        assert deal(ForeignNumber(Collection.PYSOL, number)).position == position


def test_kpatience_deals_the_same_as_pysol_up_to_its_thirty_two_thousand() -> None:
    for number in (1, 30, 1000, LARGEST_MICROSOFT_NUMBER):
        theirs = deal(ForeignNumber(Collection.PYSOL, number)).position
        assert deal(ForeignNumber(Collection.KPAT, number)).position == theirs
    beyond = LARGEST_MICROSOFT_NUMBER + 1
    pysol, kpat = (deal(ForeignNumber(where, beyond)).position for where in Collection)
    assert pysol != kpat


def test_a_large_number_of_pysol_is_dealt_with_its_64_bit_generator() -> None:
    text = board_text(parse_game("pysol 98804262199142645760").deal.position)

    assert text.splitlines()[0] == "1: 7S 8C JD TH 3C 8D TS 2H"
    assert text.splitlines()[-1] == "10: AC"


@given(numbers)
def test_a_number_deals_a_whole_pack_of_four_suits(number: ForeignNumber) -> None:
    dealt = deal(number)

    assert dealt.origin == number
    assert dealt.suits == 4
    assert parse_board(board_text(dealt.position)) == Deal(dealt.position)
    assert [len(column) for column in dealt.position.columns] == [8, 8, 8, 7, 6, 5, 4, 3, 2, 1]


@given(numbers)
def test_a_number_is_read_as_it_is_written(number: ForeignNumber) -> None:
    assert parse_origin(str(number)) == number
    text = GameText(deal(number), actions=(move("c1h"),))
    assert parse_game(game_text(text)) == text


@pytest.mark.parametrize("text", ["kpat 80", "KPAT 80", " kpat80 ", "Kpat  080"])
def test_blanks_capitals_and_zeros_do_not_matter(text: str) -> None:
    assert parse_origin(text) == ForeignNumber(Collection.KPAT, 80)
    assert parse_game(text).deal.origin == ForeignNumber(Collection.KPAT, 80)


def test_a_code_is_still_a_code() -> None:
    assert parse_origin("ss1 s4 aaaaabd") == GameCode(4, 29)


@pytest.mark.parametrize(
    ("text", "kind", "place", "found"),
    [
        ("kpat", FaultKind.CODE_TOO_SHORT, 5, ""),
        ("pysol ", FaultKind.CODE_TOO_SHORT, 7, ""),
        ("kpat 0", FaultKind.KPAT_NUMBER, 6, "0"),
        ("kpat 2147483648", FaultKind.KPAT_NUMBER, 6, "2147483648"),
        ("kpat -3", FaultKind.KPAT_NUMBER, 6, "-3"),
        ("kpat ⁸⁰", FaultKind.KPAT_NUMBER, 6, "⁸⁰"),
        ("pysol 100000000000000000000", FaultKind.PYSOL_NUMBER, 7, "1" + "0" * 20),
        ("pysol eighty", FaultKind.PYSOL_NUMBER, 7, "eighty"),
        ("pysol " + "9" * 5000, FaultKind.PYSOL_NUMBER, 7, "9" * 5000),
    ],
)
def test_a_wrong_number_is_named(text: str, kind: FaultKind, place: int, found: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_origin(text)

    fault = caught.value.fault
    assert (fault.kind, fault.line, fault.place, fault.found) == (kind, 1, place, found)


def test_what_follows_a_number_are_moves() -> None:
    with pytest.raises(NotationError) as caught:
        parse_game("kpat 80 81")

    assert caught.value.fault.kind is FaultKind.ACTION


def test_numbers_that_do_not_exist_are_no_values() -> None:
    for number in (0, 1 << 31):
        with pytest.raises(ValueError, match="no deal number"):
            ForeignNumber(Collection.KPAT, number)
