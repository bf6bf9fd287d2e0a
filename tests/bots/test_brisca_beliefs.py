"""What a played card of the opponent tells about its hand."""

from __future__ import annotations

import pytest

from flibuste.bots.brisca_beliefs import is_plausible, likelihood
from flibuste.games.brisca import GAME
from flibuste.games.brisca.play import Brisca
from flibuste.kernel.chance import Seeded
from flibuste.kernel.saving import save


def position(**fields: object) -> Brisca:
    assert GAME.position is not None
    state = GAME.position({"seats": 2, "dealer": 1, "trump": "b", "turned": "Rb", **fields})
    assert isinstance(state, Brisca)
    return state


def test_whoever_leads_an_ace_hardly_holds_a_small_card() -> None:
    odd = position(hands=[["4e", "5c"], ["4c", "6e", "7o"]], trick=["Ao"])
    forced = position(hands=[["Ae", "Ac"], ["4c", "6e", "7o"]], trick=["Ao"])

    assert likelihood(odd, 0) < 0.25 < likelihood(forced, 0)


def test_whoever_lets_an_ace_go_hardly_holds_a_trump() -> None:
    """Seat 0 led an ace and took the trick with it; a trump in the other hand would have taken eleven points."""
    fields = {"tricks": [["Ao", "4c"]], "decision": "play"}
    with_trumps = position(hands=[["5c", "6e", "7o"], ["4b", "5b", "6b"]], **fields)
    without = position(hands=[["5c", "6e", "7o"], ["5e", "4e", "6c"]], **fields)

    assert likelihood(with_trumps, 1) < likelihood(without, 1)


@pytest.mark.parametrize("trick", [["Ao"], []])
def test_looking_back_leaves_no_trace(trick: list[str]) -> None:
    hands = [["4e", "5c"], ["4c", "6e", "7o"]] if trick else [["4e", "5c", "2o"], ["4c", "6e", "7o"]]
    state = position(hands=hands, trick=trick, tricks=[["3e", "Ac"], ["3o", "2c"]][: 2 - 2 * len(trick)])
    before = save(GAME, state)
    likelihood(state, 0 if trick else 1)

    assert save(GAME, state) == before


def test_doubt_lets_odd_worlds_through_now_and_then() -> None:
    odd = position(hands=[["4e", "5c"], ["4c", "6e", "7o"]], trick=["Ao"])
    rng = Seeded(1)

    assert sum(is_plausible(odd, 1, 0.0, rng) for _ in range(200)) < 60
    assert sum(is_plausible(odd, 1, 0.5, rng) for _ in range(200)) > 90
    assert all(is_plausible(odd, 1, 1.0, rng) for _ in range(200))
