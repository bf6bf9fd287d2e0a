"""Clauses behind the main one: where the order of answers begins, and whose crews an effect strikes."""

from __future__ import annotations

import pytest

from .scene import Scene


def test_after_an_extra_turn_the_order_starts_from_whose_turn_ended() -> None:
    """After A's turn C plays an extra one; when it ends A comes before B, although B is next in the regular order.

    Rule: CP-CARD-07e, CP-CARD-07g.
    """
    hands = {"A": "galanterie s:cook", "B": "galanterie q:cook", "C": "galanterie e:cook"}
    scene = Scene(3, hands=hands).do("A end; C gallant; A pass; B pass; all pass")
    scene.do("C end; A gallant; B gallant; C pass; all pass")

    assert scene.player() == "A"
    assert scene.hand("B") == "q:cook galanterie"


ROTATED = "play-right-neighbour-crew at A by A"
CREWS = {"A": "s:gunner s:cook", "B": "q:fighter q:captain", "C": "e:sharpshooter e:marabout"}


@pytest.mark.parametrize(
    ("rotated", "discarded"),
    [("", "s:gunner q:fighter e:sharpshooter"), (ROTATED, "q:fighter e:sharpshooter s:gunner")],
    ids=["own crews", "each plays with the crew of the right neighbour"],
)
def test_a_crew_value_strikes_all_zones_whoever_plays_with_them(rotated: str, discarded: str) -> None:
    """In order of turns from the actor, each player with the crew he plays with.

    Rule: CP-INT-62, CP-CARD-01a, CP-PILE-06.
    """
    scene = Scene(3, hands={"A": "discard-by-crew-value"}, crews=CREWS, permanents=rotated)
    scene.do("A play discard-by-crew-value; A value 3")

    assert [scene.crew(letter) for letter in "ABC"] == ["s:cook", "q:captain", "e:marabout"]
    assert scene.discard() == f"{discarded} discard-by-crew-value"


def test_the_kraken_strikes_all_zones_whoever_plays_with_them() -> None:
    """Rule: CP-INT-62, CP-CARD-10c."""
    crews = {"A": "s:fighter", "B": "q:marabout", "C": "s:cook"}
    scene = Scene(3, hands={"A": "kraken"}, crews=crews, permanents=ROTATED, pile="e:marabout").do("A play kraken")

    assert [scene.crew(letter) for letter in "ABC"] == ["", "", "s:cook"]
