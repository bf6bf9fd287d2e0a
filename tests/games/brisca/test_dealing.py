"""Setting a game up."""

from __future__ import annotations

import pytest

from flibuste.games.brisca import GAME
from flibuste.games.brisca.cards import CARD_IDS, POINTS
from flibuste.games.brisca.play import Brisca
from flibuste.kernel.chance import Outcome, Scripted, Seeded
from flibuste.kernel.game import Setup

from .scene import hand, heard, new, options, play_first, refused, session, to_next_card


def cards_in(s: Brisca) -> list[str]:
    return [CARD_IDS[card] for card in s.cards_in_game()]


def test_with_three_players_one_two_is_out_and_39_cards_are_left() -> None:
    """Rule: BR-DECK-05."""
    s = new(3)

    assert len(cards_in(s)) == 39
    assert sum(name.startswith("2") for name in cards_in(s)) == 3
    assert sum(POINTS[card] for card in s.cards_in_game()) == 120


def test_the_removed_two_is_drawn_by_chance_and_announced_to_all() -> None:
    """Rule: BR-DECK-05."""
    table = session(3, seed=4)
    drawn = {GAME.view(new(3, seed), 0)["removed"] for seed in range(40)}

    assert drawn == {"2o", "2c", "2e", "2b"}
    assert [heard(table.log, seat, "removed") for seat in (0, 1, 2)] == [[{"card": table.view(0)["removed"]}]] * 3


@pytest.mark.parametrize("seats", [2, 4])
def test_with_two_or_four_players_all_forty_cards_play(seats: int) -> None:
    """Rule: BR-DECK-05."""
    s = new(seats)

    assert sorted(cards_in(s)) == sorted(CARD_IDS)
    assert GAME.view(s, 0)["removed"] is None


def test_the_removed_two_never_comes_back_into_the_game() -> None:
    """Rule: BR-DECK-06."""
    for seed in range(10):
        s = new(3, seed)
        out = CARD_IDS[s.removed]
        while not s.over:
            assert out not in cards_in(s)
            s.apply(s.turn, s.options(s.turn)[0], Seeded(1))


def test_when_the_trump_two_is_removed_a_seven_turned_up_opens_no_exchange() -> None:
    """Rule: BR-DECK-06."""
    for seed in range(400):
        s = new(3, seed)
        if CARD_IDS[s.turned][0] in "7654" and s.removed // 10 == s.trump:
            play_first(s, 3)
            assert s.kind() == "play"
            return
    raise AssertionError("no such deal")


def test_every_game_of_a_match_removes_a_two_of_its_own() -> None:
    """Rule: BR-DECK-07."""
    seen = set()
    for seed in range(12):
        s = new(3, seed, match_mode="fixed_n", match_n=2)
        first = s.removed
        while s.games == 0:
            s.apply(s.turn, s.options(s.turn)[0], Seeded(seed))
        seen.add(s.removed == first)

    assert seen == {True, False}


def test_the_first_dealer_is_drawn_by_chance() -> None:
    """Rule: BR-SEAT-02."""
    assert {int(new(4, seed).dealer) for seed in range(40)} == {0, 1, 2, 3}


@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_the_left_neighbour_of_the_dealer_leads_the_first_trick(dealer: int) -> None:
    """Rule: BR-SEAT-03, BR-SEAT-01."""
    s = next(s for s in (new(3, seed) for seed in range(40)) if s.dealer == dealer)

    assert s.turn == (dealer + 1) % 3
    assert GAME.view(s, 0)["asked"] == [(dealer + 1) % 3]


def test_the_pack_is_shuffled_by_chance_alone() -> None:
    """Rule: BR-SETUP-01."""
    kept: list[Outcome] = []
    chance = Seeded(5)
    chance.kept = kept
    GAME.new(Setup(2, GAME.check_settings({}), True, None), chance)

    assert [(purpose, possible) for purpose, possible, k in kept] == [
        ("dealer", 2),
        *(("deck", n) for n in range(40, 1, -1)),
    ]


def test_cards_go_round_one_at_a_time_from_the_left_of_the_dealer() -> None:
    """An unshuffled pack (every card stays where it is), seat 1 deals.

    Rule: BR-SETUP-02, BR-SEAT-01.
    """
    chance = Scripted([1, *range(39, 0, -1)])
    s = GAME.new(Setup(2, GAME.check_settings({}), True, None), chance)

    assert isinstance(s, Brisca)
    assert hand(s, 0) == {"Ao", "Ro", "Vo"}
    assert hand(s, 1) == {"3o", "Co", "7o"}
    assert CARD_IDS[s.turned] == "6o"


@pytest.mark.parametrize(("seats", "dealt", "down"), [(2, 6, 33), (3, 9, 29), (4, 12, 27)])
def test_three_cards_each_and_the_rest_under_the_turned_up_trump(seats: int, dealt: int, down: int) -> None:
    """Rule: BR-SETUP-02, BR-SETUP-04, BR-SETUP-05."""
    view = GAME.view(new(seats), 0)

    assert view["hand_sizes"] == [3] * seats
    assert sum(view["hand_sizes"]) == dealt
    assert view["stock"] == down + 1


def test_the_turned_up_card_is_seen_by_all_and_its_suit_is_trump() -> None:
    """Rule: BR-SETUP-03, BR-SETUP-04."""
    table = session(4, seed=2)
    view = table.view(3)

    assert view["turned"][-1] == view["trump"]
    for seat in range(4):
        assert heard(table.log, seat, "turned") == [{"card": view["turned"], "suit": view["trump"]}]


def test_the_trump_suit_stays_when_its_card_is_exchanged_or_drawn() -> None:
    """Rule: BR-SETUP-03."""
    for seed in range(20):
        s = new(2, seed)
        trump = GAME.view(s, 0)["trump"]
        while not s.over:
            s.apply(s.turn, s.options(s.turn)[0], Seeded(1))
            assert GAME.view(s, 0)["trump"] == trump


def test_the_turned_up_card_is_the_last_of_the_stock() -> None:
    """Rule: BR-SETUP-05."""
    s = new(2, exchange=False)
    turned = CARD_IDS[s.turned]
    to_next_card(play_first(s, 34))

    assert s.stock == 0
    assert turned in hand(s, (s.leader + 1) % 2)


def test_before_the_first_trick_there_is_nothing_but_a_card_to_play() -> None:
    """Rule: BR-SETUP-06, BR-EXCH-11."""
    for seed in range(30):
        s = new(2, seed)
        assert all(option.startswith("play") for option in options(s))
        assert refused(s, "exchange 7") == ("exchange_after_trick", "BR-EXCH-01")


def test_a_hand_is_told_to_its_owner_only() -> None:
    """Rule: BR-SETUP-02."""
    table = session(2, seed=3)
    mine = heard(table.log, 0, "dealt")

    assert {fields["seat"]: "cards" in fields for fields in mine} == {0: True, 1: False}
    assert [fields["n"] for fields in mine] == [3, 3]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_see_which_card_is_out(seats: int) -> None:
    """Rule: BR-DECK-05, BR-DECK-06."""
    s = new(seats)

    assert (s.removed >= 0) == (seats == 3)
    assert GAME.view(s, 0)["removed"] == (CARD_IDS[s.removed] if seats == 3 else None)
