"""Chapter 8: goblins."""

from __future__ import annotations

from typing import Any

from flibuste.games.treasure_hunter import GAME
from flibuste.games.treasure_hunter.content import TEXTS
from flibuste.games.treasure_hunter.game import with_content
from flibuste.games.treasure_hunter.goblins import best_pack, paws, raid
from flibuste.games.treasure_hunter.play import Hunt
from flibuste.kernel.ids import Seat

from .hunting import all_pass, do, goblins, names, options, pile, told, told_kinds

SILVER_3 = "goblin-3-silver-1"


def money(*amounts: int) -> list[int]:
    return list(amounts)


def purses(s: Hunt) -> list[int]:
    return [int(amount) for amount in s.money]


def meet(*hands: str, **fields: Any) -> Hunt:
    """Let the goblins come without action cards."""
    s = goblins(*hands, round=5, **fields)
    all_pass(s)
    return s


def test_the_example_of_driving_off() -> None:
    """Jenny's 2 is enough for the two lower goblins, not for the top one with Paws 3: one silver coin on its tile.

    Rule: TH-GOB-04 to TH-GOB-06, TH-GOB-18.
    """
    s = meet("dog-8", "dog-4 dog-3", goblins=[SILVER_3, "goblin-1-gold-1", "goblin-2-gold-1"])

    assert purses(s) == [15 - 2, 15 + 2]
    assert [fields["coin"] for fields in told_kinds(s, "robbed")] == [2]
    assert [fields["goblin"] for fields in told_kinds(s, "repelled") if fields["seat"] == 0] == [
        "goblin-1-gold-1",
        "goblin-2-gold-1",
    ]


def test_the_example_of_winning() -> None:
    """Ani's 6 is the highest: she takes the three goblins and the silver coin taken from Jenny.

    Rule: TH-GOB-10, TH-GOB-15 to TH-GOB-17.
    """
    s = meet("dog-8", "dog-4 dog-3", goblins=[SILVER_3, "goblin-1-gold-1", "goblin-2-gold-1"])

    assert GAME.view(s, 0)["players"][1]["goblins"] == 3
    assert told_kinds(s, "goblins-won") == [{"seat": 1, "n": 3, "coins": 2}]


def test_the_example_of_a_tie() -> None:
    """Both have 3 Paws; the best Discipline is among Ani's dogs.

    Rule: TH-GOB-12.
    """
    jenny, ani = "dog-4", "dog-12 dog-8"
    s = goblins(jenny, ani, paws=(1, 2, 3), round=5)
    all_pass(s)

    assert told_kinds(s, "goblins-won")[0]["seat"] == 1
    (tie,) = told_kinds(s, "tied-packs")
    assert (tie["seat"], tie["other"]) == (1, 0)
    assert int(str(tie["n"])) > int(str(tie["less"])) > 0


TWINS = with_content({"watchdogs.toml": TEXTS["watchdogs.toml"].replace("discipline = 3\n", "discipline = 4\n")})


def test_equal_discipline_looks_at_the_next_then_at_the_dealer() -> None:
    """With two dogs of 3 Paws and Discipline 4: a second dog decides, then the seat nearest to the dealer.

    Rule: TH-GOB-13.
    """
    s = goblins("dog-3 dog-11", "dog-4 dog-12", game=TWINS)
    raid(s)
    assert best_pack(s) == 1

    even = goblins("dog-3", "dog-4", game=TWINS, dealer=1)
    raid(even)
    assert best_pack(even) == 1
    assert told_kinds(even, "tied-packs") == [{"seat": 1, "other": 0, "n": 0, "less": 0}]


def test_all_dogs_are_laid_at_once_after_the_cards() -> None:
    """Before any dog is shown, everybody with a card is asked, the dealer first; then all dogs lie face up.

    Rule: TH-GOB-01, TH-GOB-02, TH-ROUND-03.
    """
    s = goblins("dog-8 dog-12", "coin-gold-1", paws=(1, 2, 3), dealer=1)
    assert s.kind() == "goblins"
    assert GAME.view(s, 0)["asked"] == [1]
    assert GAME.view(s, 1)["players"][0]["laid"] == []
    all_pass(s)

    assert told_kinds(s, "dogs-laid")[0] == {"seat": 0, "cards": ["dog-8", "dog-12"], "n": 3}


def test_without_dogs_the_sum_is_zero() -> None:
    """Every goblin takes its coins.

    Rule: TH-GOB-03.
    """
    s = meet("coin-gold-1", "dog-1 dog-2", goblins=["goblin-1-gold-1", "goblin-2-gold-1", SILVER_3])

    assert told_kinds(s, "dogs-laid")[0]["n"] == 0
    assert purses(s)[0] == 15 - 3 - 3 - 2 + 3


def test_a_sum_equal_to_the_paws_is_enough() -> None:
    """3 against Paws 3: driven off.

    Rule: TH-GOB-05.
    """
    s = meet("dog-4", "dog-1", goblins=[SILVER_3])

    assert purses(s) == [15, 15]


def test_who_has_nothing_loses_nothing() -> None:
    """No coins: nothing happens.

    Rule: TH-GOB-07.
    """
    s = goblins("flaming-sword-1", "dog-1", goblins=[SILVER_3], money=money(0, 15), round=5)
    all_pass(s)

    assert purses(s)[0] == 0


def test_who_has_less_pays_what_is_left() -> None:
    """2 points against values 1, 2, 2 in this order: pays 1, 1, 0.

    Rule: TH-GOB-04, TH-GOB-08.
    """
    tiles = ["goblin-4-copper-1", "goblin-3-silver-1", "goblin-2-silver-1"]
    s = goblins("flaming-sword-1", "dog-1 dog-2", goblins=tiles, money=money(2, 15), round=5)
    all_pass(s)

    assert [fields["coin"] for fields in told_kinds(s, "robbed") if fields["seat"] == 0] == [1, 1, 0]
    assert purses(s)[0] == 0


def test_gems_are_changed_to_pay() -> None:
    """One gem of 10, loss 3: 7 points left, 3 on the tile.

    Rule: TH-GOB-09.
    """
    s = goblins("flaming-sword-1", "dog-12", goblins=["goblin-1-gold-1"], money=money(10, 15), round=5)
    assert GAME.view(s, 0)["players"][0]["pieces"] == {"gem-10": 1}
    all_pass(s)

    assert purses(s) == [7, 18]


def test_goblins_that_stay_go_back_to_the_box_with_their_coins() -> None:
    """Highest sum 4, goblins 3, 4, 5: two tiles won, the third to the box; nobody gets the coins on it.

    Rule: TH-GOB-11, TH-GOB-18, TH-INT-05.
    """
    tiles = ["goblin-3-silver-1", "goblin-4-silver-1", "goblin-5-silver-1"]
    s = goblins("dog-1", "dog-12", goblins=tiles, round=5)
    all_pass(s)

    assert told_kinds(s, "goblins-won") == [{"seat": 0, "n": 2, "coins": 4}]
    assert purses(s) == [15 - 2 + 4, 15 - 6]


def test_without_any_dog_nobody_wins() -> None:
    """All tiles to the box, all coins to the supply.

    Rule: TH-GOB-14.
    """
    s = goblins("coin-gold-1", "coin-gold-2", paws=(1, 2, 3), round=5)
    all_pass(s)

    assert told_kinds(s, "goblins-won") == []
    assert purses(s) == [15 - 7 + 3, 15 - 7 + 3]


def test_coins_won_come_too_late_to_pay_with() -> None:
    """The winner without money pays nothing, then takes the coins of the others.

    Rule: TH-GOB-17, TH-GOB-18.
    """
    s = goblins("dog-1", "dog-12", goblins=["goblin-5-silver-1", "goblin-4-silver-1"], money=money(0, 15), round=5)
    all_pass(s)

    assert purses(s) == [2, 11]


def test_only_one_player_wins_tiles() -> None:
    """The second strongest pack wins nothing, also where it drove a goblin off.

    Rule: TH-GOB-15.
    """
    s = goblins("dog-8", "dog-4", "dog-12", goblins=["goblin-2-silver-1", "goblin-1-gold-1"], round=5)
    all_pass(s)

    assert [player["goblins"] for player in GAME.view(s, 0)["players"]] == [0, 2, 0]


def test_goblin_tiles_lie_face_down() -> None:
    """Their number is public, which ones is not shown any more.

    Rule: TH-GOB-16.
    """
    s = goblins("dog-8", "dog-4", goblins=["goblin-2-silver-1"], round=5)
    all_pass(s)

    assert GAME.view(s, 0)["players"][1]["goblins"] == 1
    assert "goblin-2-silver-1" not in str(GAME.view(s, 0))


def test_scaregoblin_saves_the_coins_and_wins_nothing() -> None:
    """Scaregoblin, sum 2, the highest; goblins 2, 3, 5: no loss, the first tile won, the others to the box.

    Rule: TH-GOB-01, TH-GOB-19, TH-INT-06.
    """
    s = goblins(
        "dog-8 scaregoblin", "coin-gold-1", goblins=["goblin-2-silver-1", SILVER_3, "goblin-5-silver-1"], round=5
    )
    do(s, 0, "play scaregoblin")
    all_pass(s)

    assert purses(s)[0] == 15 + 2
    assert told_kinds(s, "goblins-won") == [{"seat": 0, "n": 1, "coins": 2}]


def test_scaregoblin_without_a_dog() -> None:
    """No loss, no tile.

    Rule: TH-GOB-19.
    """
    s = goblins("scaregoblin coin-copper-1", "coin-copper-2", goblins=[SILVER_3], round=5)
    do(s, 0, "play scaregoblin")
    all_pass(s)

    assert purses(s) == [16, 14]
    assert told_kinds(s, "goblins-won") == []


def test_a_mule_before_the_goblins() -> None:
    """Sum 2 in hand, the Mule draws a dog of 3: sum 5.

    Rule: TH-GOB-20.
    """
    hands = ("dog-8 mystery-mule-1", "coin-gold-1")
    s = goblins(*hands, paws=(1, 2, 5), pile=pile("dog-4", *hands), round=5)
    do(s, 0, "play mystery-mule-1")
    assert names(s.in_hand(Seat(0))) == ["dog-4", "dog-8"]
    assert told(s, 1)[0][1]["laid"] == []
    all_pass(s)

    assert paws(s, Seat(0)) == 5


def test_what_a_mule_draws_before_the_goblins_may_come_too_late() -> None:
    """An adventurer or a sword is not laid or offered any more; a second Mule and Scaregoblin are.

    Rule: TH-GOB-20.
    """
    hands = ("mystery-mule-1", "coin-gold-1")
    s = goblins(*hands, paws=(1, 2, 5), pile=pile("mystery-mule-2 blue-12", *hands), round=5)
    do(s, 0, "play mystery-mule-1")
    do(s, 1, "pass")
    assert options(s, 0) == ["play mystery-mule-2", "pass"]
    do(s, 0, "play mystery-mule-2")

    assert names(s.in_hand(Seat(0))) == ["blue-12"]
    all_pass(s)
    assert told_kinds(s, "unused") == [{"seat": 0, "cards": ["blue-12"]}]
