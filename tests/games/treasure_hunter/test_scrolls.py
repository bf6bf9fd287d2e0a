"""Chapter 10: yellow scrolls."""

from __future__ import annotations

import pytest

from flibuste.games.treasure_hunter import GAME
from flibuste.games.treasure_hunter.content import TEXTS
from flibuste.games.treasure_hunter.game import with_content
from flibuste.games.treasure_hunter.play import Hunt
from flibuste.games.treasure_hunter.scrolls import payment
from flibuste.kernel.game import Game
from flibuste.kernel.ids import Seat

from .hunting import do, options, owned, position, refusal, told_kinds

TILES = GAME.nouns["tile"]
FOUR_GREEN = ["green-01", "green-05", "green-07", "green-12"]


def phase_three(laid: list[list[str]], scrolls: list[list[str]], game: Game = GAME, **fields: object) -> Hunt:
    """Begin phase 3 of the last round with these cards laid and these tiles owned."""
    given = {"round": 5, **fields}
    return position(game, seats=len(laid), phase="scrolls", laid=laid, owned=scrolls, **given)


def test_the_example_of_strong_team() -> None:
    """Ani has laid 4 green adventurers and receives 4 silver coins: 4 x 2 = 8; the tile leaves the game.

    Rule: TH-SCROLL-02, TH-SCROLL-04, TH-SCROLL-05.
    """
    s = phase_three([FOUR_GREEN, []], [["strong-team-green-1"], []])
    do(s, 0, "use strong-team-green-1")

    assert s.money[0] == 15 + 8
    assert owned(s, 0) == []
    assert told_kinds(s, "scroll-used") == [{"seat": 0, "tile": "strong-team-green-1", "n": 8}]


@pytest.mark.parametrize(
    ("scroll", "laid", "points"),
    [
        ("strong-team-blue-1", ["blue-01", "blue-09", "red-02"], 4),
        ("kennel-master-1", ["dog-1", "dog-5", "blue-02"], 6),
        ("deep-purse-1", ["coin-gold-1", "coin-copper-1", "dog-1"], 4),
        ("odd-squad", ["blue-01", "green-03", "red-04"], 4),
        ("even-squad", ["blue-01", "green-03", "red-04"], 2),
        ("underdogs", ["blue-02", "green-04", "red-05"], 6),
        ("champions", ["blue-08", "green-09", "red-12"], 6),
        ("tactician", ["flaming-sword-1", "mystery-mule-1", "blue-01"], 6),
        ("all-rounder", ["blue-01", "blue-02", "red-12"], 6),
    ],
)
def test_what_scrolls_count(scroll: str, laid: list[str], points: int) -> None:
    """One coin of the metal for each thing of this round.

    Rule: TH-SCROLL-04, TH-SCROLL-05, TH-SCROLL-12.
    """
    s = phase_three([laid, []], [[scroll], []])

    assert payment(s, Seat(0), TILES.index(scroll)) == points
    assert GAME.view(s, 0)["pays"] == {scroll: points}


def test_goblin_bane_counts_tiles_won_in_this_round_only() -> None:
    """Three tiles owned, two of them won now: 2 x 3.

    Rule: TH-SCROLL-05, TH-SCROLL-12.
    """
    tiles = [["goblin-1-gold-1", "goblin-1-gold-2", "goblin-2-gold-1"], []]
    s = phase_three([[], []], [["goblin-bane-1"], []], goblins_owned=tiles, won_now=[2, 0])

    assert payment(s, Seat(0), TILES.index("goblin-bane-1")) == 6


def test_discarded_cards_do_not_count_unless_the_scroll_says_so() -> None:
    """Tactician, two played, one discarded: 6; with ``counts_unused_action`` 9. A late adventurer never counts.

    Rule: TH-SCROLL-12, TH-COIN-03.
    """
    laid, unused = [["flaming-sword-1", "hill-ogre-1"], []], [["flaming-sword-2", "blue-01"], []]
    told = TEXTS["scrolls.toml"].replace('counts = "actions"\n', 'counts = "actions"\ncounts_unused_action = true\n')
    generous = with_content({"scrolls.toml": told})
    tile = TILES.index("tactician")

    assert payment(phase_three(laid, [["tactician"], []], unused=unused), Seat(0), tile) == 6
    assert payment(phase_three(laid, [["tactician"], []], generous, unused=unused), Seat(0), tile) == 9
    s = phase_three(laid, [["strong-team-blue-1", "tactician"], []], unused=unused)
    assert refusal(s, 0, "use strong-team-blue-1") == "scroll_pays_nothing"


def test_any_number_may_be_used_also_none() -> None:
    """Two of three used, one kept for later.

    Rule: TH-SCROLL-01, TH-SCROLL-03.
    """
    s = phase_three([[*FOUR_GREEN, "dog-1"], []], [["strong-team-green-1", "kennel-master-1", "even-squad"], []])
    assert options(s, 0) == ["use strong-team-green-1", "use kennel-master-1", "use even-squad", "done"]
    do(s, 0, "use kennel-master-1", "use strong-team-green-1", "done")

    assert s.money[0] == 15 + 3 + 8
    assert owned(s, 0) == ["even-squad"]
    assert s.over


def test_two_scrolls_of_a_kind_pay_twice() -> None:
    """Each tile is counted on its own, and each once only.

    Rule: TH-SCROLL-06.
    """
    s = phase_three([FOUR_GREEN, []], [["strong-team-green-1", "strong-team-green-2"], []])
    do(s, 0, "use strong-team-green-1")
    assert refusal(s, 0, "use strong-team-green-1") == "not_your_scroll"
    do(s, 0, "use strong-team-green-2")

    assert s.money[0] == 15 + 16


def test_a_scroll_that_pays_nothing_cannot_be_used() -> None:
    """It may serve later; whoever has only such scrolls is not asked.

    Rule: TH-SCROLL-07.
    """
    s = phase_three([["dog-1"], []], [["strong-team-green-1", "kennel-master-1"], ["deep-purse-1"]])
    assert refusal(s, 0, "use strong-team-green-1") == "scroll_pays_nothing"
    do(s, 0, "use kennel-master-1")

    assert s.over
    assert owned(s, 1) == ["deep-purse-1"]


def test_scrolls_are_used_in_round_five_and_then_worth_nothing() -> None:
    """Phase 3 takes place in the last round; what is left counts 0.

    Rule: TH-SCROLL-08, TH-SCROLL-09, TH-END-06.
    """
    s = phase_three([FOUR_GREEN, []], [["strong-team-green-1"], []])
    assert s.kind() == "scrolls"
    do(s, 0, "done")

    assert s.over
    assert s.standing(0) == 15


def test_grey_scrolls_cannot_be_used() -> None:
    """They act in the final count only.

    Rule: TH-SCROLL-10.
    """
    s = phase_three([FOUR_GREEN, []], [["strong-team-green-1", "banker"], []])

    assert "use banker" not in options(s, 0)
    assert refusal(s, 0, "use banker") == "not_yellow"


def test_the_dealer_decides_first_then_clockwise() -> None:
    """Each player decides for all scrolls before the next.

    Rule: TH-SCROLL-11, TH-INT-08.
    """
    laid = [["dog-1", "coin-gold-1"], ["dog-2"], ["dog-3"]]
    scrolls = [["kennel-master-1", "deep-purse-1"], ["kennel-master-2"], ["kennel-master-3"]]
    s = phase_three(laid, scrolls, dealer=2)
    asked = []
    for answer in ("use kennel-master-3", "use kennel-master-1", "done", "done"):
        asked.append(int(s.turn))
        do(s, int(s.turn), answer)

    assert asked == [2, 0, 0, 1]


def test_a_scroll_won_in_a_round_may_be_used_in_it() -> None:
    """Won at blue, used in phase 3 of the same round, not before.

    Rule: TH-SCROLL-03, TH-INT-07.
    """
    s = position(
        seats=2,
        phase="site",
        round=5,
        hands=[["blue-09", "dog-1"], ["blue-02", "red-01"]],
        board={"blue": ["kennel-master-1", "old-shoe"]},
    )
    while s.kind() != "scrolls":
        assert not any(text.startswith("use") for text in options(s, int(s.turn)))
        do(s, int(s.turn), "pass")

    assert options(s, 0) == ["use kennel-master-1", "done"]
