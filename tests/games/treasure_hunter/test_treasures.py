"""Chapter 7: who takes the treasures."""

from __future__ import annotations

import pytest

from flibuste.games.treasure_hunter import GAME
from flibuste.games.treasure_hunter.content import TEXTS
from flibuste.games.treasure_hunter.game import with_content
from flibuste.games.treasure_hunter.sites import total
from flibuste.games.treasure_hunter.treasures import compare_cards, eligible, take_treasures
from flibuste.kernel.ids import Seat

from .hunting import all_pass, do, owned, site, told_kinds

BLUE = {"blue": ["relic-12", "relic-4a"]}
WITH_SCROLL = {"blue": ["relic-12", "deep-purse-1"]}
TO_BOX = 8


def test_the_example_without_action_cards() -> None:
    """Ani 30 takes MAX, Frank 3 takes MIN, Jenny in between takes nothing.

    Rule: TH-TREAS-01 to TH-TREAS-03, TH-TREAS-13.
    """
    jenny, ani, frank = 0, 1, 2
    s = site("blue-10 red-01", "blue-12 blue-11 blue-07 red-02", "blue-03 red-03", board=BLUE)
    assert (total(s, Seat(ani)), total(s, Seat(frank))) == (30, 3)
    all_pass(s)

    assert owned(s, ani) == ["relic-12"]
    assert owned(s, frank) == ["relic-4a"]
    assert owned(s, jenny) == []
    assert told_kinds(s, "took-max", "took-min") == [
        {"seat": ani, "site": "blue", "tile": "relic-12"},
        {"seat": frank, "site": "blue", "tile": "relic-4a"},
    ]


def test_the_example_of_a_tie_for_the_lowest_total() -> None:
    """Jenny 6+1 and Frank 4+3 tie for the lowest; Jenny's 6 is the strongest card: she takes the yellow scroll.

    Rule: TH-TREAS-05.
    """
    jenny, ani, frank = 0, 1, 2
    s = site("blue-06 blue-01 red-01", "blue-12 red-02", "blue-04 blue-03 red-03", board=WITH_SCROLL)
    assert total(s, Seat(jenny)) == total(s, Seat(frank)) == 7
    all_pass(s)

    assert owned(s, jenny) == ["deep-purse-1"]
    assert owned(s, ani) == ["relic-12"]
    assert told_kinds(s, "tied-site") == [{"seat": jenny, "other": frank, "site": "blue", "n": 6, "less": 4}]


def test_a_tie_for_the_highest_goes_to_the_strongest_card_too() -> None:
    """8+3 beats 7+4 for MAX.

    Rule: TH-TREAS-05.
    """
    s = site("blue-07 blue-04 red-01", "blue-08 blue-03 red-02", "blue-02 red-03", board=BLUE)
    all_pass(s)

    assert owned(s, 1) == ["relic-12"]
    assert told_kinds(s, "tied-site") == [{"seat": 1, "other": 0, "site": "blue", "n": 8, "less": 7}]


def test_zero_or_less_takes_nothing() -> None:
    """Totals 12, 7, 0, -2, all with cards laid: MAX to 12, MIN to 7.

    Rule: TH-TREAS-04, TH-ACT-16.
    """
    s = site("blue-12 red-01", "blue-07 red-02", "blue-03 red-03", "blue-01 red-04", board=BLUE)
    s.bonus[2] = -3
    s.bonus[3] = -3
    assert [int(total(s, Seat(seat))) for seat in range(4)] == [12, 7, 0, -2]
    all_pass(s)

    assert owned(s, 0) == ["relic-12"]
    assert owned(s, 1) == ["relic-4a"]


def test_asleep_is_not_there() -> None:
    """The only adventurer asleep, Flaming Sword played: total 4, not eligible.

    Rule: TH-TREAS-04, TH-ACT-19.
    """
    s = site("blue-09 flaming-sword-1 sleeping-potion-1", "blue-06 red-02")
    do(s, 0, "play flaming-sword-1")
    do(s, 1, "pass")
    do(s, 0, "play sleeping-potion-1", "sleep blue-09")

    assert total(s, Seat(0)) == 4
    assert eligible(s) == 0b10


def test_a_single_player_takes_both() -> None:
    """Only one has laid cards.

    Rule: TH-TREAS-06.
    """
    s = site("blue-03 red-01", "green-01 red-02", board=BLUE)
    all_pass(s)

    assert owned(s, 0) == ["relic-4a", "relic-12"]
    assert told_kinds(s, "took-both") == [{"seat": 0, "site": "blue", "tiles": ["relic-12", "relic-4a"]}]


def test_the_only_eligible_player_takes_both() -> None:
    """Totals 9 and 0: the player with 9 takes MAX and MIN.

    Rule: TH-TREAS-06, TH-TWO-11.
    """
    s = site("blue-09 red-01", "blue-02 leaky-boots-1 red-02", board=BLUE)
    do(s, 0, "pass")
    do(s, 1, "play leaky-boots-1")
    all_pass(s)

    assert owned(s, 0) == ["relic-4a", "relic-12"]


def test_two_players_take_one_each() -> None:
    """With two eligible players one takes MAX and the other MIN.

    Rule: TH-TWO-11.
    """
    s = site("blue-09 red-01", "blue-02 red-02", board=BLUE)
    all_pass(s)

    assert (owned(s, 0), owned(s, 1)) == (["relic-12"], ["relic-4a"])


def test_treasures_of_an_empty_site_go_back_to_the_box() -> None:
    """Nobody has laid anything, and no Mule brought anybody.

    Rule: TH-TREAS-07.
    """
    s = site("red-01", "red-02", board=BLUE)
    all_pass(s)

    assert owned(s, TO_BOX) == ["relic-4a", "relic-12"]
    assert told_kinds(s, "took-none") == [{"site": "blue", "tiles": ["relic-12", "relic-4a"]}]


def test_treasures_nobody_may_take_go_back_to_the_box() -> None:
    """One player alone with total 0: cards were laid, but nobody is eligible.

    Rule: TH-TREAS-08.
    """
    s = site("blue-02 leaky-boots-1 red-01", "red-02", board=BLUE)
    do(s, 0, "play leaky-boots-1")
    all_pass(s)

    assert owned(s, TO_BOX) == ["relic-4a", "relic-12"]


@pytest.mark.parametrize(
    ("split", "first", "second"), [(False, ["relic-4a", "relic-12"], []), (True, ["relic-12"], ["relic-4a"])]
)
def test_all_tied(split: bool, first: list[str], second: list[str]) -> None:
    """12 (a single 12) and 12 (7+5): the 12 takes both; with the option the other takes MIN.

    Rule: TH-TREAS-09, TH-TWO-11.
    """
    s = site("blue-12 red-01", "blue-07 blue-05 red-02", board=BLUE, settings={"all_tied_split": split})
    all_pass(s)

    assert (owned(s, 0), owned(s, 1)) == (first, second)


def test_the_option_changes_nothing_unless_all_are_tied() -> None:
    """Two tied for MIN below a third: the strongest card takes MIN, with the option too.

    Rule: TH-TREAS-09.
    """
    hands = ("blue-06 blue-01 red-01", "blue-12 red-02", "blue-04 blue-03 red-03")
    s = site(*hands, board=BLUE, settings={"all_tied_split": True})
    all_pass(s)

    assert (owned(s, 0), owned(s, 1), owned(s, 2)) == (["relic-4a"], ["relic-12"], [])


TWINS = with_content({"adventurers.toml": TEXTS["adventurers.toml"].replace("force = 5\n", "force = 6\n", 1)})


def test_equal_strongest_cards_look_at_the_second_then_at_the_dealer() -> None:
    """With two blue 6 in the list: 6+4 against 6+3+1 looks at the 4; 6 against 6 at the seat next to the dealer.

    Rule: TH-TREAS-10.
    """
    s = site("blue-05 blue-03 blue-01 red-01", "blue-06 blue-04 red-02", game=TWINS, board=BLUE)
    assert total(s, Seat(0)) == total(s, Seat(1)) == 10
    assert compare_cards(s, Seat(1), Seat(0)) > 0

    even = site("red-01", "blue-05 red-02", "blue-06 red-03", game=TWINS, board=BLUE, dealer=2)
    assert compare_cards(even, Seat(1), Seat(2)) == 0
    take_treasures(even)
    assert owned(even, 2) == ["relic-4a", "relic-12"]


def test_ties_look_at_the_printed_force() -> None:
    """5 doubled to 10 against a single 10: the 10 is the strongest card.

    Rule: TH-TREAS-11.
    """
    s = site("blue-05 companion-blue red-01", "blue-10 red-02", board=BLUE)
    do(s, 0, "play companion-blue")
    assert total(s, Seat(0)) == total(s, Seat(1)) == 10
    all_pass(s)

    assert owned(s, 1) == ["relic-4a", "relic-12"]


def test_treasures_lie_face_up_before_their_owner() -> None:
    """Everybody sees them, a spectator too, and a negative relic must be taken.

    Rule: TH-TREAS-12, TH-TREAS-14.
    """
    s = site("blue-12 red-01", "blue-02 red-02", board={"blue": ["howling-skull", "old-shoe"]})
    all_pass(s)

    players = GAME.view(s, 62)["players"]
    assert [player["treasures"] for player in players] == [["howling-skull"], ["old-shoe"]]


def test_a_treasure_is_taken_before_the_next_site_begins() -> None:
    """MAX and MIN of blue are owned when green opens, and are of no use there.

    Rule: TH-TREAS-13, TH-INT-07, TH-ROUND-04.
    """
    s = site("blue-12 green-01 red-01", "blue-02 green-02 red-02", board={"blue": ["deep-purse-1", "old-shoe"]})
    all_pass(s)

    assert GAME.view(s, 0)["site"] == "green"
    assert owned(s, 0) == ["deep-purse-1"]
    assert s.kind() == "action"
    assert total(s, Seat(0)) == 1


def test_an_empty_space_gives_nothing() -> None:
    """The player who would take it goes without.

    Rule: TH-PREP-07.
    """
    s = site("blue-12 red-01", "blue-02 red-02", board={"blue": [None, "old-shoe"]})
    all_pass(s)

    assert (owned(s, 0), owned(s, 1)) == ([], ["old-shoe"])


def test_of_six_players_four_leave_with_nothing() -> None:
    """Six at a site, two treasures.

    Rule: TH-INT-04.
    """
    s = site(*(f"blue-{force:02} red-{force:02}" for force in range(1, 7)), board=BLUE)
    all_pass(s)

    assert [len(owned(s, seat)) for seat in range(6)] == [1, 0, 0, 0, 0, 1]


def test_a_strongest_card_asleep_does_not_break_a_tie() -> None:
    """8, 2 and 1 with the 8 asleep against a single 3: 3 and 3, strongest awake 2 and 3: the second player wins.

    Rule: TH-INT-10, TH-TREAS-11.
    """
    s = site("blue-08 blue-02 blue-01 sleeping-potion-1 red-01", "blue-03 red-02", board=BLUE)
    do(s, 0, "play sleeping-potion-1", "sleep blue-08")
    assert total(s, Seat(0)) == total(s, Seat(1)) == 3
    all_pass(s)

    assert owned(s, 1) == ["relic-4a", "relic-12"]
