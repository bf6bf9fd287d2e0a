"""Positions given from outside."""

from __future__ import annotations

import pytest

from flibuste.games.brisca import GAME
from flibuste.games.brisca.play import Brisca
from flibuste.kernel import laws
from flibuste.kernel.chance import Seeded
from flibuste.kernel.errors import BadData
from flibuste.kernel.session import start

from .scene import do, options

START: dict[str, object] = {
    "seats": 2,
    "dealer": 1,
    "trump": "b",
    "turned": "Rb",
    "hands": [["7b", "Ao", "4c"], ["2b", "5e", "3o"]],
}


def position(**changes: object) -> Brisca:
    """Set up the position above with changes."""
    assert GAME.position is not None
    s = GAME.position({**START, **changes})
    assert isinstance(s, Brisca)
    return s


def test_a_position_says_what_every_hand_holds() -> None:
    """Rule: BR-SETUP-02, BR-SEAT-03."""
    s = position()

    assert (s.turn, s.stock, options(s)) == (0, 34, ["play Ao", "play 4c", "play 7b"])
    assert s.balance()


def test_the_stock_may_be_given_in_order() -> None:
    """Rule: BR-DRAW-02."""
    rest = [card for card in GAME.nouns["card"] if card not in ["Rb", "7b", "Ao", "4c", "2b", "5e", "3o"]]
    s = do(position(stock=rest[::-1]), "play Ao", "play 3o", "done")

    assert rest[-1] in GAME.view(s, 0)["hand"]


def test_a_position_obeys_every_law() -> None:
    """Rule: BR-EXCH-17."""
    for state in (position(), do(position(), "play Ao", "play 3o"), do(position(), "play 4c")):
        for law in laws.DECISION_LAWS:
            law(GAME, state, 5)


def test_the_last_cards_of_a_game_can_be_set_up() -> None:
    """Rule: BR-DRAW-06, BR-SCORE-01."""
    cards = [card for card in GAME.nouns["card"] if card not in ("7b", "2b")]
    tricks = [cards[k : k + 2] for k in range(0, 38, 2)]
    s = position(hands=[["7b"], ["2b"]], turned=None, tricks=tricks)
    do(s, *(f"play {GAME.view(s, seat)['hand'][0]}" for seat in (int(s.turn), 1 - int(s.turn))))

    assert s.over


@pytest.mark.parametrize(
    ("changes", "rule", "reason"),
    [
        pytest.param({"seats": 5}, "BR-DECK-01", "2 to 4", id="five players"),
        pytest.param({"seats": 1, "hands": [["7b", "Ao", "4c"]]}, "BR-DECK-01", "2 to 4", id="one player"),
        pytest.param({"hands": [["7b", "Ao", "4c"], ["7b", "5e", "3o"]]}, "BR-DECK-02", "2 places", id="a card twice"),
        pytest.param({"hands": [["8b", "Ao", "4c"], ["2b", "5e", "3o"]]}, "BR-DECK-02", "no card", id="an eight"),
        pytest.param({"hands": [["7b", "Ao"], ["2b", "5e", "3o"]]}, "BR-DRAW-05", "stock has 34", id="a short hand"),
        pytest.param({"hands": [["7b"] * 4, []]}, "BR-SETUP-02", "three cards", id="four cards"),
        pytest.param({"hands": [["7b", "Ao", "4c"]]}, "BR-SETUP-02", "2 hands", id="a hand is missing"),
        pytest.param({"turned": "Ro"}, "BR-SETUP-03", "always a trump", id="a plain card turned up"),
        pytest.param({"turned": None}, "BR-SETUP-05", "without a turned-up", id="stock without trump"),
        pytest.param({"trump": "x"}, "BR-SETUP-03", "expected one of", id="no such suit"),
        pytest.param({"removed": "2o"}, "BR-DECK-05", "three players", id="a two out with two players"),
        pytest.param({"tricks": [["4o"]]}, "BR-TRICK-01", "2 cards", id="half a trick"),
        pytest.param({"trick": ["4o", "6o"]}, "BR-TRICK-01", "2 cards", id="a whole trick under way"),
        pytest.param({"tricks": [["4o", "6o"]] * 20, "trick": ["5o"]}, "BR-DECK-02", "more cards", id="41 cards"),
        pytest.param(
            {"hands": [["7b", "Ao", "4c"], ["2b", "5e"]], "trick": ["4o"]}, "BR-DRAW-01", "seat 0 must", id="who led"
        ),
        pytest.param({"tricks": [["4o", "6o"]], "stock": []}, "BR-DECK-02", "lies nowhere", id="no stock"),
        pytest.param({"trick": ["4o"]}, "BR-DRAW-05", "stock", id="a card too many on the table"),
        pytest.param({"decision": "exchange"}, "BR-DRAW-05", "stock", id="exchange before a trick"),
        pytest.param({"dealer": 2}, "BR-SEAT-02", "no seat 2", id="no such dealer"),
        pytest.param({"turn": 1}, "BR-TRICK-01", "turn of seat 0", id="out of turn"),
        pytest.param({"settings": {"tie_rule": "coin"}}, "BR-SCORE-06", "cannot be", id="no such setting"),
        pytest.param({"games": 1}, "BR-MATCH-04", "match is over", id="a match that is over"),
    ],
)
def test_an_impossible_position_is_refused_with_the_reason(changes: dict[str, object], rule: str, reason: str) -> None:
    """Rule: BR-DECK-01, BR-DECK-02, BR-DECK-05, BR-SETUP-02, BR-SETUP-03, BR-SETUP-05, BR-DRAW-05, BR-TRICK-01."""
    with pytest.raises(BadData, match=reason) as refusal:
        position(**changes)

    assert refusal.value.rule == rule


@pytest.mark.parametrize(
    "changes",
    [
        {"colour": "red"},
        {"hands": "7b"},
        {"hands": [1, 2]},
        {"seats": True},
        {"wins": [1]},
        {"wins": [10**30, 0]},
        {"games": 10**30},
        {"settings": {"match_n": True}},
        {"decision": "sing"},
        {"settings": {"speed": 3}},
        {"settings": 3},
        {"tricks": 4},
    ],
)
def test_a_position_that_makes_no_sense_is_refused(changes: dict[str, object]) -> None:
    with pytest.raises(BadData):
        position(**changes)


def test_the_given_dictionary_is_left_alone() -> None:
    settings = {"tie_rule": "replay"}
    position(settings=settings)

    assert settings == {"tie_rule": "replay"}


def test_an_exchange_is_open_only_where_everybody_can_see_that_it_might_be() -> None:
    """Rule: BR-EXCH-17."""
    after_a_trick = {"tricks": [["4o", "6o"]], "hands": [["7b", "Ao"], ["2b", "5e"]], "decision": "exchange"}
    assert position(**after_a_trick, dealer=0).kind() == "exchange"
    with pytest.raises(BadData, match="no exchange is open"):
        position(**after_a_trick, settings={"exchange": False})
    with pytest.raises(BadData, match="is not asked"):
        position(**after_a_trick, dealer=0, turn=1)


def test_settings_are_checked_at_the_start_too() -> None:
    """Rule: BR-MATCH-01."""
    with pytest.raises(BadData, match="match_n is one of"):
        start(GAME, 2, {"match_n": 4}, Seeded(1))


ALL = [*GAME.nouns["card"]]


def test_when_every_card_is_played_there_is_nothing_to_set_up() -> None:
    """Rule: BR-SCORE-01, BR-DECK-02."""
    with pytest.raises(BadData, match="the game is over"):
        position(hands=[[], []], turned=None, tricks=[ALL[k : k + 2] for k in range(0, 40, 2)])


def test_the_last_trick_may_be_under_way() -> None:
    """Its leader has no card left, and the game is not over.

    Rule: BR-TRICK-01, BR-SCORE-01, BR-DRAW-01.
    """
    past = [ALL[k : k + 2] for k in range(0, 38, 2)]
    for dealer in (0, 1):
        start_of_last = position(hands=[["2b"], ["4b"]], turned=None, tricks=past, dealer=dealer)
        leader, other = int(start_of_last.turn), 1 - int(start_of_last.turn)
        hands = [["2b"] if seat == other else [] for seat in (0, 1)]
        s = position(hands=hands, turned=None, tricks=past, trick=["4b"], dealer=dealer)

        assert (s.leader, s.turn, s.in_trick) == (leader, other, 1)


def test_three_hold_what_the_trick_under_way_leaves_them() -> None:
    """Seat 2 leads and seat 0 follows: both hold a card less than seat 1.

    Rule: BR-DRAW-01, BR-SETUP-02, BR-SEAT-03.
    """
    hands = [["7b", "Ao"], ["2b", "5e", "3o"], ["4c", "5c"]]
    s = position(seats=3, removed="2o", dealer=1, hands=hands, trick=["6c", "7c"])

    assert (s.leader, s.turn, s.in_trick) == (2, 1, 2)
    with pytest.raises(BadData, match="seat 0 must hold 2 cards, not 3"):
        position(seats=3, removed="2o", dealer=1, hands=[hands[1], hands[0], hands[2]], trick=["6c", "7c"])


def test_scores_of_a_match_are_those_given() -> None:
    """Rule: BR-MATCH-01."""
    s = position(settings={"match_mode": "fixed_n"}, games=2, wins=[1, 1], totals=[130, 110])
    view = GAME.view(s, 0)

    assert (view["games"], view["wins"], view["totals"]) == (2, [1, 1], [130, 110])
    assert view["last"] == {"winners": [], "points": [0, 0]}


def test_the_last_seat_deals_where_nobody_is_named_and_seats_must_be() -> None:
    """Rule: BR-SEAT-03, BR-DECK-01."""
    assert GAME.position is not None
    given = {name: value for name, value in START.items() if name != "dealer"}
    s = GAME.position(given)
    assert isinstance(s, Brisca)
    assert (s.dealer, s.turn) == (1, 0)
    with pytest.raises(BadData, match="seats: expected a whole number"):
        GAME.position({name: value for name, value in given.items() if name != "seats"})


def test_no_exchange_is_open_before_a_trick_is_won_or_while_one_is_played() -> None:
    """Rule: BR-EXCH-17, BR-TRICK-01."""
    with pytest.raises(BadData, match="no exchange is open"):
        position(hands=[["7b", "Ao"], ["2b", "5e"]], decision="exchange")
    under_way = {"tricks": [["4o", "6o"]], "hands": [["7b", "Ao"], ["5e"]], "trick": ["2o"], "dealer": 1}
    with pytest.raises(BadData, match="no exchange is open"):
        position(**under_way, decision="exchange")


def test_the_partner_is_asked_only_where_partners_exchange() -> None:
    """Rule: BR-EXCH-16, BR-EXCH-19."""
    hands = [["7b", "Ao"], ["2b", "5e"], ["4c", "5c"], ["6c", "7c"]]
    given = {"seats": 4, "hands": hands, "tricks": [["Ae", "6o", "5o", "4o"]], "dealer": 3, "decision": "exchange"}
    both = {"exchange_by": "trick_winner_or_partner"}

    assert position(**given, settings=both, turn=0).turn == 0
    assert position(**given, settings=both, turn=2).turn == 2
    for settings, turn in ((both, 1), (both, 3), ({}, 2)):
        with pytest.raises(BadData, match="is not asked"):
            position(**given, settings=settings, turn=turn)
