"""Chapter 6: action cards at a site."""

from __future__ import annotations

import pytest

from flibuste.games.treasure_hunter import GAME
from flibuste.games.treasure_hunter.sites import total
from flibuste.games.treasure_hunter.state import LAID
from flibuste.games.treasure_hunter.treasures import eligible
from flibuste.kernel.errors import IllegalAction
from flibuste.kernel.ids import Seat

from .hunting import all_pass, do, names, options, owned, pile, refusal, site, told_kinds
from .own_content import OWN

TREASURES = {"blue": ["relic-12", "relic-4a"], "green": ["relic-13", "relic-3a"], "red": ["relic-14", "relic-5a"]}


def test_the_example_of_sword_and_companion() -> None:
    """Frank 18, Ani 16. Ani plays Flaming Sword: 20. Frank answers with Animal Companion: 36, and takes MAX.

    Rule: TH-ACT-01, TH-ACT-06 to TH-ACT-08.
    """
    frank, ani = 0, 1
    s = site("blue-10 blue-08 companion-blue", "blue-12 blue-04 flaming-sword-1 red-01", board=TREASURES)
    assert (total(s, Seat(frank)), total(s, Seat(ani))) == (18, 16)
    do(s, frank, "pass")

    do(s, ani, "play flaming-sword-1")
    assert total(s, Seat(ani)) == 16 + 4 == 20

    do(s, frank, "play companion-blue")
    assert total(s, Seat(frank)) == 18 * 2 == 36
    assert told_kinds(s, "played") == [{"seat": 1, "card": "flaming-sword-1", "old": 16, "n": 4, "new": 20}]
    assert told_kinds(s, "doubled") == [{"seat": 0, "card": "companion-blue", "n": 36}]

    all_pass(s)
    assert owned(s, frank) == ["relic-12"]
    assert owned(s, ani) == ["relic-4a"]


def test_after_each_card_all_are_asked_anew_the_player_of_the_card_last() -> None:
    """Three players, dealer 0: 0 passes, 1 plays: 2, 0, 1 are asked; 0 plays: 1, 2, 0; three passes end it.

    Rule: TH-ACT-02 to TH-ACT-05.
    """
    s = site("blue-05 hill-ogre-1 red-01", "blue-06 flaming-sword-1 red-02", "blue-07 red-03")
    asked = []
    for answer in ("pass", "play flaming-sword-1", "pass", "play hill-ogre-1", "pass", "pass", "pass"):
        asked.append(int(s.turn))
        do(s, int(s.turn), answer)

    assert asked == [0, 1, 2, 0, 1, 2, 0]
    assert GAME.view(s, 0)["site"] == "green"


def test_the_same_player_may_play_two_cards_in_a_row() -> None:
    """The player of a card may react to it too, and there is no limit.

    Rule: TH-ACT-03, TH-ACT-05.
    """
    s = site("blue-05 flaming-sword-1 flaming-sword-2", "blue-06 red-01", dealer=0)
    do(s, 0, "play flaming-sword-1")
    do(s, 1, "pass")
    do(s, 0, "play flaming-sword-2")

    assert total(s, Seat(0)) == 13


@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_the_dealer_is_asked_first(dealer: int) -> None:
    """Every order begins with the dealer of the round.

    Rule: TH-ACT-02, TH-INT-08.
    """
    s = site("blue-05 red-01", "blue-06 red-02", "blue-07 red-03", dealer=dealer)

    assert GAME.view(s, 0)["asked"] == [dealer]


def test_only_action_cards_are_played_and_only_between_laying_and_taking() -> None:
    """Nothing but action cards can be played, and a card that is not in hand cannot either.

    Rule: TH-ACT-01, TH-ACT-02.
    """
    s = site("blue-05 red-01 coin-gold-1", "blue-06 flaming-sword-1")

    assert options(s, 0) == ["pass"]
    assert refusal(s, 0, "play red-01") == "not_an_action"
    assert refusal(s, 0, "play flaming-sword-1") == "not_in_hand"
    with pytest.raises(IllegalAction, match="TH-ACT-02"):
        do(s, 0, "play coin-gold-1")


@pytest.mark.parametrize("order", [("flaming-sword-1", "companion-blue"), ("companion-blue", "flaming-sword-1")])
def test_amounts_are_added_after_doubling_in_either_order(order: tuple[str, str]) -> None:
    """Adventurers 16, sword and companion: 16 x 2 + 4 = 36.

    Rule: TH-ACT-08, TH-ACT-18.
    """
    s = site("blue-09 blue-07 flaming-sword-1 companion-blue red-03", "blue-01 red-01")
    for card in order:
        do(s, 0, f"play {card}")
        do(s, 1, "pass")

    assert total(s, Seat(0)) == 36


def test_sleep_and_a_mule_after_a_doubling_count_as_if_before() -> None:
    """9 and 7, Companion, Sword: 36; the 9 falls asleep: 18; a Mule brings a 5: (7 + 5) x 2 + 4 = 28.

    Rule: TH-ACT-18, TH-ACT-19, TH-ACT-21.
    """
    hand = "blue-09 blue-07 companion-blue flaming-sword-1 sleeping-potion-1 mystery-mule-1"
    s = site(hand, "blue-01 red-01", pile=pile("blue-05", hand, "blue-01 red-01"))
    steps = []
    for card in ("companion-blue", "flaming-sword-1", "sleeping-potion-1", "mystery-mule-1"):
        do(s, 0, f"play {card}")
        if s.kind() == "sleep":
            do(s, 0, "sleep blue-09")
        steps.append(int(total(s, Seat(0))))
        do(s, 1, "pass")

    assert steps == [32, 36, 18, 28]


def test_a_played_card_is_used_up_and_lies_face_up() -> None:
    """It leaves the hand and everybody sees it.

    Rule: TH-ACT-09.
    """
    s = site("blue-05 flaming-sword-1", "blue-06 red-01")
    do(s, 0, "play flaming-sword-1")

    assert names(s.cards_at(LAID)) == ["blue-05", "flaming-sword-1"]
    assert GAME.view(s, 1)["players"][0]["laid"] == ["blue-05", "flaming-sword-1"]
    assert s.in_hand(Seat(0)) == []


def test_an_effect_ends_with_its_site() -> None:
    """A sword at blue adds nothing at green.

    Rule: TH-ACT-10.
    """
    s = site("blue-05 green-03 flaming-sword-1 red-01", "blue-06 green-04 red-02")
    do(s, 0, "play flaming-sword-1")
    all_pass(s)

    assert GAME.view(s, 0)["site"] == "green"
    assert total(s, Seat(0)) == 3


def test_without_adventurers_a_card_may_be_played_but_wins_nothing() -> None:
    """No adventurer, Flaming Sword: total 4, not eligible.

    Rule: TH-ACT-11, TH-TREAS-04.
    """
    s = site("flaming-sword-1 red-01", "blue-06 red-02")
    do(s, 0, "play flaming-sword-1")

    assert total(s, Seat(0)) == 4
    assert eligible(s) == 0b10


def test_an_empty_site_offers_only_cards_that_need_no_adventurer() -> None:
    """Nobody has blue: only the Mule is offered; it draws blue 3, all is open again, and its player takes both.

    Rule: TH-ACT-12.
    """
    hands = ("mystery-mule-1 flaming-sword-1 red-01", "green-01 hill-ogre-1")
    s = site(*hands, board=TREASURES, pile=pile("blue-03", *hands))
    assert options(s, 0) == ["play mystery-mule-1", "pass"]
    assert refusal(s, 0, "play flaming-sword-1") == "nobody_here"

    do(s, 0, "play mystery-mule-1")
    assert options(s, 1) == ["play hill-ogre-1", "pass"]
    all_pass(s)

    assert owned(s, 0) == ["relic-4a", "relic-12"]


def test_without_such_a_card_in_the_list_an_empty_site_asks_nobody() -> None:
    """With a list of cards that knows no Mule the part does not take place; it never depends on hands.

    Rule: TH-ACT-12, TH-TREAS-07.
    """
    s = site("flaming-sword-1 green-01", "green-02", game=OWN, board=TREASURES)

    assert GAME.view(s, 0)["site"] == "green"
    assert s.tile_at[OWN.nouns["tile"].index("relic-12")] == 8


def test_the_part_takes_place_for_a_single_player_with_adventurers() -> None:
    """Others may still want to act, so they are asked.

    Rule: TH-ACT-13.
    """
    s = site("blue-05 red-01", "green-01 flaming-sword-1")
    do(s, 0, "pass")

    assert options(s, 1) == ["play flaming-sword-1", "pass"]


def test_cards_of_the_goblin_step_wait_for_it() -> None:
    """Scaregoblin is refused at a site; the sword is refused in the goblin step; the Mule serves at both.

    Rule: TH-ACT-14, TH-ACT-15.
    """
    s = site("blue-05 scaregoblin mystery-mule-1 flaming-sword-1", "blue-06 coin-gold-1 coin-gold-2")
    assert refusal(s, 0, "play scaregoblin") == "goblin_step_only"
    assert "play mystery-mule-1" in options(s, 0)
    for _ in range(3):
        all_pass(s)

    assert s.kind() == "goblins"
    assert options(s, 0) == ["play mystery-mule-1", "play scaregoblin", "pass"]
    assert refusal(s, 0, "play flaming-sword-1") == "site_step_only"


def test_unused_cards_stay_in_hand_for_later_sites() -> None:
    """A sword kept at blue is there at green.

    Rule: TH-ACT-15.
    """
    s = site("blue-05 green-01 flaming-sword-1", "blue-06 green-02")
    all_pass(s)

    assert options(s, 0) == ["play flaming-sword-1", "pass"]
