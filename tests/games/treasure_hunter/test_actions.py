"""Chapter 6: action cards at a site."""

from __future__ import annotations

import pytest

from flibuste.games.treasure_hunter import GAME
from flibuste.games.treasure_hunter.sites import total
from flibuste.games.treasure_hunter.state import LAID
from flibuste.games.treasure_hunter.treasures import eligible
from flibuste.kernel.errors import IllegalAction

from .hunting import all_pass, do, names, options, owned, refusal, site, told, told_kinds
from .own_content import OWN

TREASURES = {"blue": ["relic-12", "relic-4a"], "green": ["relic-13", "relic-3a"], "red": ["relic-14", "relic-5a"]}


def test_the_example_of_sword_and_companion() -> None:
    """Frank 18, Ani 16. Ani plays Flaming Sword: 20. Frank answers with Animal Companion: 36, and takes MAX.

    Rule: TH-ACT-01, TH-ACT-06 to TH-ACT-08.
    """
    frank, ani = 0, 1
    s = site("blue-10 blue-08 companion-blue", "blue-12 blue-04 flaming-sword-1 red-01", board=TREASURES)
    assert (total(s, frank), total(s, ani)) == (18, 16)
    do(s, frank, "pass")

    do(s, ani, "play flaming-sword-1")
    assert total(s, ani) == 16 + 4 == 20

    do(s, frank, "play companion-blue")
    assert total(s, frank) == 18 * 2 == 36
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
    assert s.view(0)["site"] == "green"


def test_the_same_player_may_play_two_cards_in_a_row() -> None:
    """The player of a card may react to it too, and there is no limit.

    Rule: TH-ACT-03, TH-ACT-05.
    """
    s = site("blue-05 flaming-sword-1 flaming-sword-2", "blue-06 red-01", dealer=0)
    do(s, 0, "play flaming-sword-1")
    do(s, 1, "pass")
    do(s, 0, "play flaming-sword-2")

    assert total(s, 0) == 13


@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_the_dealer_is_asked_first(dealer: int) -> None:
    """Every order begins with the dealer of the round.

    Rule: TH-ACT-02, TH-INT-08.
    """
    s = site("blue-05 red-01", "blue-06 red-02", "blue-07 red-03", dealer=dealer)

    assert s.view(0)["asked"] == [dealer]


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

    assert total(s, 0) == 36


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
        steps.append(int(total(s, 0)))
        do(s, 1, "pass")

    assert steps == [32, 36, 18, 28]


def pile(top: str, *hands: str) -> list[str]:
    """Return all cards that are in no hand, with these on top."""
    first = top.split()
    held = {card for hand in hands for card in hand.split()}
    return [*first, *(card for card in GAME.nouns["card"] if card not in held and card not in first)]


def test_a_played_card_is_used_up_and_lies_face_up() -> None:
    """It leaves the hand and everybody sees it.

    Rule: TH-ACT-09.
    """
    s = site("blue-05 flaming-sword-1", "blue-06 red-01")
    do(s, 0, "play flaming-sword-1")

    assert names(s.cards_at(LAID)) == ["blue-05", "flaming-sword-1"]
    assert s.view(1)["players"][0]["laid"] == ["blue-05", "flaming-sword-1"]  # type: ignore[index]
    assert s.in_hand(0) == []


def test_an_effect_ends_with_its_site() -> None:
    """A sword at blue adds nothing at green.

    Rule: TH-ACT-10.
    """
    s = site("blue-05 green-03 flaming-sword-1 red-01", "blue-06 green-04 red-02")
    do(s, 0, "play flaming-sword-1")
    all_pass(s)

    assert s.view(0)["site"] == "green"
    assert total(s, 0) == 3


def test_without_adventurers_a_card_may_be_played_but_wins_nothing() -> None:
    """No adventurer, Flaming Sword: total 4, not eligible.

    Rule: TH-ACT-11, TH-TREAS-04.
    """
    s = site("flaming-sword-1 red-01", "blue-06 red-02")
    do(s, 0, "play flaming-sword-1")

    assert total(s, 0) == 4
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

    assert s.view(0)["site"] == "green"
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


def test_a_total_can_fall_below_zero() -> None:
    """Total 5, effect -8: -3; there is no floor.

    Rule: TH-ACT-16.
    """
    s = site("blue-05 red-01", "blue-06 red-02")
    s.bonus[0] = -8

    assert total(s, 0) == -3


def test_a_companion_serves_at_its_own_site_only() -> None:
    """The green Companion at blue: refused.

    Rule: TH-ACT-17.
    """
    s = site("blue-05 companion-green companion-blue", "blue-06 red-02")

    assert options(s, 0) == ["play companion-blue", "pass"]
    assert refusal(s, 0, "play companion-green") == "wrong_site"


def test_an_adventurer_asleep_counts_for_nothing() -> None:
    """9 and 2, the 9 asleep: total 2, and only one's own awake adventurers can be chosen.

    Rule: TH-ACT-19.
    """
    s = site("blue-09 blue-02 sleeping-potion-1 sleeping-potion-2", "blue-06 red-02")
    do(s, 0, "play sleeping-potion-1")
    assert options(s, 0) == ["sleep blue-02", "sleep blue-09"]
    assert refusal(s, 0, "sleep blue-06") == "not_awake_here"
    do(s, 0, "sleep blue-09")

    assert total(s, 0) == 2
    assert s.view(1)["players"][0]["asleep"] == ["blue-09"]  # type: ignore[index]
    do(s, 1, "pass")
    do(s, 0, "play sleeping-potion-2", "sleep blue-02")
    assert total(s, 0) == 0
    assert eligible(s) == 0b10


def test_sleeping_potion_needs_somebody_awake() -> None:
    """Without an awake adventurer of one's own it cannot be played.

    Rule: TH-ACT-11, TH-ACT-19.
    """
    s = site("sleeping-potion-1 red-01", "blue-06 red-02")

    assert refusal(s, 0, "play sleeping-potion-1") == "no_awake_adventurer"


@pytest.mark.parametrize(("card", "amount"), [("hill-ogre-1", 8), ("leaky-boots-1", -2), ("flaming-sword-1", 4)])
def test_fixed_amounts(card: str, amount: int) -> None:
    """Flaming Sword +4, Hill Ogre +8, Leaky Boots -2.

    Rule: TH-ACT-07, TH-ACT-20.
    """
    s = site(f"blue-02 {card}", "blue-06 red-02")
    do(s, 0, f"play {card}")

    assert total(s, 0) == 2 + amount


def test_leaky_boots_can_cost_the_right_to_a_treasure() -> None:
    """Total 2, Leaky Boots: 0, not eligible.

    Rule: TH-ACT-20, TH-TREAS-04.
    """
    s = site("blue-02 leaky-boots-1", "blue-06 red-02")
    do(s, 0, "play leaky-boots-1")

    assert eligible(s) == 0b10


MULE = "green-02 mystery-mule-1"


@pytest.mark.parametrize(
    ("drawn", "laid", "in_hand"),
    [
        ("green-05", ["green-05"], []),
        ("red-12", [], ["red-12"]),
        ("blue-04", [], ["blue-04"]),
        ("dog-3", [], ["dog-3"]),
        ("coin-gold-1", [], ["coin-gold-1"]),
        ("hill-ogre-1", [], ["hill-ogre-1"]),
    ],
)
def test_a_mule_lays_an_adventurer_of_the_site_and_hands_over_the_rest(
    drawn: str, laid: list[str], in_hand: list[str]
) -> None:
    """At green: green 5 is laid at once, everything else joins the hand, unseen by the others.

    Rule: TH-ACT-21.
    """
    s = site(MULE, "green-07 red-02", site="green", pile=pile(drawn, MULE, "green-07 red-02"))
    do(s, 0, "play mystery-mule-1")

    assert names(s.in_hand(0)) == in_hand
    assert total(s, 0) == 2 + (5 if laid else 0)
    assert told(s, 0)[0][1]["drawn"] == drawn
    seen = told(s, 1)[0][1]
    assert seen == {"seat": 0, "card": "mystery-mule-1", "laid": laid, "n": int(total(s, 0))}


def test_what_a_mule_brings_is_used_as_if_drafted() -> None:
    """Red 12 is laid at red; an action card may be the next reaction; a Mule draws a Mule.

    Rule: TH-ACT-21, TH-INT-11.
    """
    hands = (MULE + " red-01", "green-07 red-02")
    s = site(*hands, site="green", pile=pile("mystery-mule-2 hill-ogre-1 red-12", *hands))
    do(s, 0, "play mystery-mule-1")
    do(s, 1, "pass")
    do(s, 0, "play mystery-mule-2")
    do(s, 1, "pass")
    assert options(s, 0) == ["play hill-ogre-1", "pass"]
    do(s, 0, "play hill-ogre-1")

    assert total(s, 0) == 10


def test_scaregoblin_drawn_at_a_site_waits_for_the_goblins() -> None:
    """The Mule draws Scaregoblin at green: not playable there, playable in step B.

    Rule: TH-INT-11.
    """
    s = site(MULE, "green-07 red-02", site="green", pile=pile("scaregoblin", MULE, "green-07 red-02"))
    do(s, 0, "play mystery-mule-1")
    do(s, 1, "pass")
    assert options(s, 0) == ["pass"]
    all_pass(s)
    all_pass(s)

    assert s.kind() == "goblins"
    assert options(s, 0) == ["play scaregoblin", "pass"]


def test_with_an_empty_pile_a_mule_draws_nothing() -> None:
    """The card is used up all the same.

    Rule: TH-ACT-21.
    """
    s = site(MULE, "green-07 red-02", site="green")
    s.drawn = len(s.pile)
    do(s, 0, "play mystery-mule-1")

    assert s.in_hand(0) == []
    assert told_kinds(s, "drew-nothing") == [{"seat": 0, "card": "mystery-mule-1"}]


def test_everybody_with_a_card_is_asked_an_empty_hand_is_not() -> None:
    """Four players, one with an empty hand: three passes in a row end the part.

    Rule: TH-ACT-22.
    """
    s = site("blue-01 red-01", "blue-02", "blue-03 coin-gold-1", "blue-04 dog-1")
    asked = []
    while s.view(0)["site"] == "blue":
        asked.append(int(s.turn))
        do(s, int(s.turn), "pass")

    assert asked == [0, 2, 3]


def test_only_the_total_at_the_end_counts() -> None:
    """Reduced to 0 and raised again by a reaction: eligible.

    Rule: TH-INT-01, TH-INT-03.
    """
    s = site("blue-02 leaky-boots-1 flaming-sword-1", "blue-06 red-02")
    do(s, 0, "play leaky-boots-1")
    assert eligible(s) == 0b10
    do(s, 1, "pass")
    do(s, 0, "play flaming-sword-1")

    assert eligible(s) == 0b11


def test_lowering_a_total_can_win_the_evident_treasure() -> None:
    """9, 7, 5: the player with 7 lowers the own total to 3 and takes MIN.

    Rule: TH-INT-02.
    """
    hands = ("blue-09 red-01", "blue-07 leaky-boots-1 leaky-boots-2", "blue-05 red-03")
    s = site(*hands, board=TREASURES)
    do(s, 0, "pass")
    do(s, 1, "play leaky-boots-1")
    do(s, 2, "pass")
    do(s, 0, "pass")
    do(s, 1, "play leaky-boots-2")
    all_pass(s)

    assert owned(s, 1) == ["relic-4a"]


def test_own_content_may_lower_another_players_total() -> None:
    """With a card of the target ``player`` the one with 9 makes the 7 a 3: that player takes MIN.

    Rule: TH-INT-02, TH-ACT-06.
    """
    s = site("blue-09 curse", "blue-07 green-02 red-02", "blue-05 red-03", game=OWN, board=TREASURES)
    do(s, 0, "play curse", game=OWN)
    assert options(s, 0, game=OWN) == ["target 0", "target 1", "target 2"]
    do(s, 0, "target 1", game=OWN)
    assert total(s, 1) == 3
    while s.view(0)["site"] == "blue":
        do(s, int(s.turn), "pass", game=OWN)

    assert s.tile_at[OWN.nouns["tile"].index("relic-4a")] == 1


def test_own_content_may_act_on_everybody() -> None:
    """A card of the target ``all`` changes every total; one that puts others to sleep chooses among all adventurers.

    Rule: TH-ACT-06, TH-ACT-19.
    """
    s = site("blue-09 storm lullaby", "blue-07 red-02", game=OWN)
    do(s, 0, "play storm", game=OWN)
    assert (total(s, 0), total(s, 1)) == (8, 6)
    do(s, 1, "pass", game=OWN)
    do(s, 0, "play lullaby", game=OWN)
    assert options(s, 0, game=OWN) == ["sleep blue-07", "sleep blue-09"]
    do(s, 0, "sleep blue-07", game=OWN)

    assert total(s, 1) == -1


def test_a_mule_can_bring_a_player_into_the_race() -> None:
    """Flaming Sword without adventurers, then the Mule brings a 1: total 5, eligible.

    Rule: TH-INT-09.
    """
    hands = ("flaming-sword-1 mystery-mule-1", "blue-06 red-02")
    s = site(*hands, pile=pile("blue-01", *hands))
    do(s, 0, "play flaming-sword-1")
    assert eligible(s) == 0b10
    do(s, 1, "pass")
    do(s, 0, "play mystery-mule-1")

    assert total(s, 0) == 5
    assert eligible(s) == 0b11
