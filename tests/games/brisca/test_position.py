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
        pytest.param({"hands": [["7b", "Ao", "4c"], ["7b", "5e", "3o"]]}, "BR-DECK-02", "2 places", id="a card twice"),
        pytest.param({"hands": [["8b", "Ao", "4c"], ["2b", "5e", "3o"]]}, "BR-DECK-02", "no card", id="an eight"),
        pytest.param({"hands": [["7b", "Ao"], ["2b", "5e", "3o"]]}, "BR-DRAW-05", "stock has 34", id="a short hand"),
        pytest.param({"hands": [["7b"] * 4, []]}, "BR-SETUP-02", "three cards", id="four cards"),
        pytest.param({"turned": "Ro"}, "BR-SETUP-03", "always a trump", id="a plain card turned up"),
        pytest.param({"turned": None}, "BR-SETUP-05", "without a turned-up", id="stock without trump"),
        pytest.param({"trump": "x"}, "BR-SETUP-03", "expected one of", id="no such suit"),
        pytest.param({"removed": "2o"}, "BR-DECK-05", "three players", id="a two out with two players"),
        pytest.param({"tricks": [["4o"]]}, "BR-TRICK-01", "2 cards", id="half a trick"),
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
