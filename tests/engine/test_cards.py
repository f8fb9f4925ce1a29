from simplesimon.engine import ACE, JACK, KING, QUEEN, Suit, card, card_text, rank, suit

ALL = [(r, s) for s in Suit for r in range(ACE, KING + 1)]


def test_a_card_gives_back_its_rank_and_suit() -> None:
    assert [(rank(card(r, s)), suit(card(r, s))) for r, s in ALL] == ALL


def test_no_two_cards_are_the_same_number_and_all_fit_in_a_byte() -> None:
    cards = {card(r, s) for r, s in ALL}

    assert len(cards) == 52
    assert bytes(cards)


def test_only_the_next_card_of_a_suit_is_one_more() -> None:
    cards = {card(r, s): (r, s) for r, s in ALL}
    pairs = {(cards[low], cards[low + 1]) for low in cards if low + 1 in cards}

    assert pairs == {((r, s), (r + 1, s)) for s in Suit for r in range(ACE, KING)}


def test_cards_are_written_rank_first() -> None:
    hearts = " ".join(card_text(card(r, Suit.HEARTS)) for r in range(ACE, KING + 1))

    assert hearts == "AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH"
    assert [card_text(card(JACK, s)) for s in Suit] == ["JS", "JH", "JD", "JC"]
    assert card_text(card(QUEEN, Suit.CLUBS)) == "QC"
