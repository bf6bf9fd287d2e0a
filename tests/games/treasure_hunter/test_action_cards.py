"""Chapter 6: what each action card does, alone and together."""

from __future__ import annotations

import pytest

from flibuste.games.treasure_hunter import GAME
from flibuste.games.treasure_hunter.sites import total
from flibuste.games.treasure_hunter.treasures import eligible
from flibuste.kernel.ids import Seat

from .hunting import all_pass, do, names, options, owned, pile, refusal, site, told, told_kinds
from .own_content import OWN

TREASURES = {"blue": ["relic-12", "relic-4a"], "green": ["relic-13", "relic-3a"], "red": ["relic-14", "relic-5a"]}


def test_a_total_can_fall_below_zero() -> None:
    """Total 5, effect -8: -3; there is no floor.

    Rule: TH-ACT-16.
    """
    s = site("blue-05 red-01", "blue-06 red-02")
    s.bonus[0] = -8

    assert total(s, Seat(0)) == -3


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

    assert total(s, Seat(0)) == 2
    assert GAME.view(s, 1)["players"][0]["asleep"] == ["blue-09"]
    do(s, 1, "pass")
    do(s, 0, "play sleeping-potion-2", "sleep blue-02")
    assert total(s, Seat(0)) == 0
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

    assert total(s, Seat(0)) == 2 + amount


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

    assert names(s.in_hand(Seat(0))) == in_hand
    assert total(s, Seat(0)) == 2 + (5 if laid else 0)
    assert told(s, 0)[0][1]["drawn"] == drawn
    seen = told(s, 1)[0][1]
    assert seen == {"seat": 0, "card": "mystery-mule-1", "laid": laid, "n": int(total(s, Seat(0)))}


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

    assert total(s, Seat(0)) == 10


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

    assert s.in_hand(Seat(0)) == []
    assert told_kinds(s, "drew-nothing") == [{"seat": 0, "card": "mystery-mule-1"}]


def test_everybody_with_a_card_is_asked_an_empty_hand_is_not() -> None:
    """Four players, one with an empty hand: three passes in a row end the part.

    Rule: TH-ACT-22.
    """
    s = site("blue-01 red-01", "blue-02", "blue-03 coin-gold-1", "blue-04 dog-1")
    asked = []
    while GAME.view(s, 0)["site"] == "blue":
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
    assert total(s, Seat(1)) == 3
    while GAME.view(s, 0)["site"] == "blue":
        do(s, int(s.turn), "pass", game=OWN)

    assert s.tile_at[OWN.nouns["tile"].index("relic-4a")] == 1


def test_own_content_may_act_on_everybody() -> None:
    """A card of the target ``all`` changes every total; one that puts others to sleep chooses among all adventurers.

    Rule: TH-ACT-06, TH-ACT-19.
    """
    s = site("blue-09 storm lullaby", "blue-07 red-02", game=OWN)
    do(s, 0, "play storm", game=OWN)
    assert (total(s, Seat(0)), total(s, Seat(1))) == (8, 6)
    do(s, 1, "pass", game=OWN)
    do(s, 0, "play lullaby", game=OWN)
    assert options(s, 0, game=OWN) == ["sleep blue-07", "sleep blue-09"]
    do(s, 0, "sleep blue-07", game=OWN)

    assert total(s, Seat(1)) == -1


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

    assert total(s, Seat(0)) == 5
    assert eligible(s) == 0b11
