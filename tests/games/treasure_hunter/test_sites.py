"""Chapter 5: adventurers at a site."""

from __future__ import annotations

from flibuste.games.treasure_hunter import GAME
from flibuste.games.treasure_hunter.sites import explained_total, total
from flibuste.games.treasure_hunter.state import LAID
from flibuste.kernel.ids import Seat

from .hunting import all_pass, names, options, owned, site

TREASURES = {"blue": ["relic-12", "relic-4a"]}


def test_everything_of_the_colour_is_laid_by_itself() -> None:
    """Blue 2, blue 9 and red 12: at blue both blue cards are laid, 11 in all, and nobody is asked about it.

    Rule: TH-SITE-01 to TH-SITE-04.
    """
    s = site("blue-02 blue-09 red-12", "green-01")

    assert names(s.cards_at(LAID)) == ["blue-02", "blue-09"]
    assert names(s.in_hand(Seat(0))) == ["red-12"]
    assert total(s, Seat(0)) == 11
    assert options(s, 0) == ["pass"]


def test_whoever_lays_nothing_takes_nothing() -> None:
    """The player without blue cards is not the lowest: the other one takes both.

    Rule: TH-SITE-05.
    """
    s = site("blue-03 red-01", "green-01", board=TREASURES)
    all_pass(s)

    assert owned(s, 0) == ["relic-4a", "relic-12"]
    assert owned(s, 1) == []


def test_laid_cards_stay_until_the_end_of_the_round() -> None:
    """What was laid at blue still lies there when red is resolved.

    Rule: TH-SITE-06.
    """
    s = site("blue-03 red-01 coin-gold-1", "green-01 red-02 coin-gold-2")
    all_pass(s)
    all_pass(s)

    assert GAME.view(s, 0)["site"] == "red"
    assert names(s.cards_at(LAID)) == ["blue-03", "red-01"]
    assert names(s.cards_at(LAID + 1)) == ["green-01", "red-02"]


def test_a_total_carries_its_reasons() -> None:
    """The parts add up to the total.

    Rule: TH-SITE-04, TH-ACT-18.
    """
    s = site("blue-09 blue-07 companion-blue", "red-01")
    s.doubled[0] = 1
    s.bonus[0] = 4
    sum_ = explained_total(s, Seat(0))

    assert sum_.parts == [
        (16, "adventurers", "TH-SITE-04"),
        (16, "doubled", "TH-ACT-08"),
        (4, "amounts", "TH-ACT-20"),
    ]
    assert sum_.total == total(s, Seat(0)) == 36
