"""Games of two played on in bare numbers: the same as by the rules."""

from __future__ import annotations

import pytest

from flibuste.bots.brisca_endings import final_lead
from flibuste.bots.brisca_guide import BriscaGuide, learned
from flibuste.bots.brisca_playouts import Playout
from flibuste.games.brisca import GAME
from flibuste.games.brisca.play import Brisca
from flibuste.kernel import laws
from flibuste.kernel.bits import lowest
from flibuste.kernel.chance import Seeded
from flibuste.kernel.game import Settings
from flibuste.kernel.ids import Seat


def lead_by_the_rules(guide: BriscaGuide, state: Brisca, seat: Seat) -> int:
    """Follow the tables by the rules until the stock is empty, then count out."""
    rest = state.clone()
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
    playout = Playout(guide.tables)
    compared = 0
    for seed in range(6):
        for session in laws.walk(GAME, 2, seed, settings):
            state = session.state
            assert isinstance(state, Brisca)
            if not state.over and state.stock > 0 and not state.exchanging:
                for seat in state.every_seat():
                    assert playout.lead(state, seat) == lead_by_the_rules(guide, state, seat)
                    compared += 1
    assert compared > 200


def test_playing_on_leaves_the_game_as_it_was() -> None:
    playout = Playout(learned().tables)
    for session in laws.walk(GAME, 2, 9):
        state = session.state
        assert isinstance(state, Brisca)
        if not state.over and state.stock > 0 and not state.exchanging:
            before = list(state.cards_in_game())
            assert playout.lead(state, 0) == playout.lead(state, 0) == -playout.lead(state, 1)
            assert list(state.cards_in_game()) == before
