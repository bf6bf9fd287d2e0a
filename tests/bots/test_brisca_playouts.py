"""Games of two played on in bare numbers: the same as by the rules."""

from __future__ import annotations

import pytest

from flibuste.bots.brisca_endings import final_lead
from flibuste.bots.brisca_guide import BriscaGuide, learned
from flibuste.games.brisca import GAME
from flibuste.games.brisca.play import Brisca
from flibuste.kernel import laws
from flibuste.kernel.bits import lowest
from flibuste.kernel.chance import Seeded
from flibuste.kernel.game import Settings
from flibuste.kernel.ids import Seat


def lead_by_the_rules(guide: BriscaGuide, state: Brisca, seat: Seat, card: int) -> int:
    """Play a card, follow the tables by the rules until the stock is empty, then count out."""
    rest = state.clone()
    rest.answer(seat, card, Seeded(1))
    while rest.stock > 0:
        turn = lowest(rest.waiting)
        rest.answer(turn, guide.play_on(rest, turn, Seeded(1)), Seeded(1))
    return int(final_lead(rest, seat))


@pytest.mark.parametrize(
    "settings",
    [
        {},
        {"exchange": False},
        {"seven_for_lower": True},
        {"exchange_last_draw": True},
        {"follow_suit_when_stock_empty": True},
    ],
)
def test_a_game_of_two_goes_on_as_by_the_rules(settings: Settings) -> None:
    guide = learned()
    compared = 0
    for seed in range(4):
        for session in laws.walk(GAME, 2, seed, settings):
            state = session.state
            assert isinstance(state, Brisca)
            if state.stock > 0 and not state.exchanging:
                before = [int(card) for card in state.cards_in_game()]
                for card in state.options(state.turn):
                    lead = guide.playout.lead(state, state.turn, card)
                    assert lead == lead_by_the_rules(guide, state, state.turn, card)
                    compared += 1
                assert [int(card) for card in state.cards_in_game()] == before
    assert compared > 300
