"""The pack."""

from __future__ import annotations

from itertools import pairwise

import pytest

from flibuste.games.brisca import GAME, cards
from flibuste.games.brisca.cards import CARD_IDS, PACK, POINTS, beats, find_card
from flibuste.kernel.chance import Seeded
from flibuste.kernel.content import Entry, entries
from flibuste.kernel.errors import BadData
from flibuste.kernel.session import start


@pytest.mark.parametrize("seats", [1, 5])
def test_only_two_three_or_four_may_play(seats: int) -> None:
    """Rule: BR-DECK-01."""
    with pytest.raises(BadData, match="is for 2 to 4"):
        start(GAME, seats, {}, Seeded(1))


def test_the_pack_has_forty_different_cards_ten_of_each_suit() -> None:
    """Rule: BR-DECK-02."""
    names = [CARD_IDS[card] for card in PACK]

    assert len(set(names)) == 40
    assert [sum(name.endswith(suit) for name in names) for suit in "oceb"] == [10, 10, 10, 10]


def test_ranks_run_from_ace_and_three_down_to_the_two() -> None:
    """Rule: BR-DECK-03."""
    for suit in "oceb":
        ranks = ["A", "3", "R", "C", "V", "7", "6", "5", "4", "2"]
        for strong, weak in pairwise(ranks):
            assert beats(find_card(strong + suit), find_card(weak + suit), 0)
            assert not beats(find_card(weak + suit), find_card(strong + suit), 0)


@pytest.mark.parametrize(("one", "other"), [("3o", "Ro"), ("7c", "6c"), ("4e", "2e"), ("Vb", "7b")])
def test_the_stronger_rank_beats_the_weaker_in_trump_and_plain_suits_alike(one: str, other: str) -> None:
    """Rule: BR-DECK-03."""
    for trump in range(4):
        assert beats(find_card(one), find_card(other), trump)


def test_five_ranks_count_and_five_count_nothing() -> None:
    """Rule: BR-DECK-04."""
    worth = {rank: int(POINTS[find_card(f"{rank}e")]) for rank in ("A", "3", "R", "C", "V", "7", "6", "5", "4", "2")}

    assert worth == {"A": 11, "3": 10, "R": 4, "C": 3, "V": 2, "7": 0, "6": 0, "5": 0, "4": 0, "2": 0}


def test_a_suit_is_worth_thirty_and_the_pack_120() -> None:
    """Rule: BR-DECK-04."""
    assert [sum(POINTS[card] for card in range(suit * 10, suit * 10 + 10)) for suit in range(4)] == [30] * 4


def test_a_card_that_does_not_exist_is_refused() -> None:
    """Rule: BR-DECK-02."""
    with pytest.raises(BadData, match="no card '8o'"):
        find_card("8o")


def test_a_wrong_strength_in_the_data_names_file_rank_and_field() -> None:
    """Rule: BR-DECK-03."""
    text = '[[rank]]\nid = "ace"\nletter = "A"\nstrength = 9\npoints = 11\nsource = "book"\n'
    with pytest.raises(BadData, match=r'deck\.toml: rank "ace": strength: expected 10, got 9'):
        cards.read_rank(entries("deck.toml", text, "rank")[0], 0)


@pytest.mark.parametrize(
    ("changed", "reason"),
    [
        ({"strength": 9}, "strength: expected 10"),
        ({"strength": 11}, "strength"),
        ({"colour": "red"}, "colour"),
    ],
)
def test_a_rank_out_of_its_place_is_refused(changed: dict[str, object], reason: str) -> None:
    """Rule: BR-DECK-03."""
    rank = {"letter": "A", "points": 11, "strength": 10, "source": "house"}
    assert cards.read_rank(Entry("cards.toml", "rank", rank), 0) == ("A", 11)
    with pytest.raises(BadData, match=reason):
        cards.read_rank(Entry("cards.toml", "rank", rank | changed), 0)
    with pytest.raises(BadData, match="expected 9"):
        cards.read_rank(Entry("cards.toml", "rank", rank), 1)
