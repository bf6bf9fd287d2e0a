"""What actions cost, as cards and pieces print it."""

from __future__ import annotations

from flibuste.games.briskars.battle.menu import DEEDS
from flibuste.games.briskars.battle.prices import VERBS, prices_on_cards, printed_prices
from flibuste.games.briskars.cards.content import STANDARD


def test_every_action_has_a_price_to_be_read() -> None:
    """Either the book prints it, or the weapon, the spell or the piece does.

    Rule: BK-AP-06, BK-ATK-01, BK-MAG-09, BK-FIR-08.
    """
    fixed, on_cards = printed_prices(STANDARD), prices_on_cards(STANDARD)
    verbs = {VERBS[int(deed.first)] for deed in DEEDS}

    assert verbs - set(fixed) - set(on_cards) - {"end", "shiver"} == set()
    assert on_cards["cast"] == ("spell", sorted({min(costs := [int(one.ap) for one in STANDARD.spells]), max(costs)}))


def test_an_assault_costs_its_walk_and_its_blow() -> None:
    """Rule: BK-MOV-08."""
    on_cards = prices_on_cards(STANDARD)
    walk, blow = printed_prices(STANDARD)["walk"], on_cards["attack"][1]

    assert on_cards["assault"] == ("weapon", [walk[0] + blow[0], walk[-1] + blow[-1]])
