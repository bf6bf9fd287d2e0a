"""Brisca for two without a stock: counted out, exactly."""

from __future__ import annotations

import pytest

from flibuste.bots.brisca_endings import LastThree, best_ending, final_lead
from flibuste.bots.random import RandomBot
from flibuste.bots.roster import find_bot
from flibuste.games.brisca import GAME
from flibuste.games.brisca.cards import HAND
from flibuste.games.brisca.play import Brisca
from flibuste.kernel import laws
from flibuste.kernel.bits import members
from flibuste.kernel.chance import Seeded
from flibuste.kernel.ids import Seat

FOLLOW = pytest.mark.parametrize("follow", [False, True], ids=["free", "following suit"])


def endings(seed: int, follow: bool) -> list[Brisca]:
    """List the positions of a random game from where the stock is empty: led and to be answered, three cards to one."""
    found = []
    for session in laws.walk(GAME, 2, seed, {"follow_suit_when_stock_empty": follow}):
        state = session.state
        assert isinstance(state, Brisca)
        if state.stock == 0 and not state.over:
            found.append(state.clone())
    return found


def outcome(s: Brisca, seat: int) -> int:
    """Count the ending out by brute force over the rules, without the bot."""
    if s.over:
        return int(s.points[seat] - s.points[1 - seat])
    mover = members(s.waiting)[0]
    values = []
    for action in s.options(mover):
        other = s.clone()
        other.apply(mover, action, Seeded(0))
        values.append(outcome(other, seat))
    return max(values) if mover == seat else min(values)


@FOLLOW
@pytest.mark.parametrize("seed", range(4))
def test_the_final_lead_is_that_of_the_rules(seed: int, follow: bool) -> None:
    for state in endings(seed, follow):
        assert [final_lead(state, Seat(seat)) for seat in (0, 1)] == [outcome(state, 0), outcome(state, 1)]


@FOLLOW
@pytest.mark.parametrize("seed", range(4))
def test_the_best_ending_keeps_the_final_lead(seed: int, follow: bool) -> None:
    for state in endings(seed, follow):
        mover = int(state.turn)
        chosen = state.clone()
        chosen.apply(mover, best_ending(state, Seat(mover)), Seeded(0))
        assert outcome(chosen, mover) == outcome(state, mover)


def test_the_captain_never_loses_an_ending_that_is_won() -> None:
    captain = find_bot("brisca", "captain")
    for seed in range(12):
        state = endings(seed, False)[0]
        seat = int(state.turn)
        won = outcome(state, seat) > 0
        rng, chance = Seeded(seed), Seeded(seed)
        while not state.over:
            mover = members(state.waiting)[0]
            bot = captain if mover == seat else RandomBot()
            state.apply(mover, bot.choose(state.seen_by(mover, rng), mover, rng), chance)
        assert not won or state.score(seat) == 1.0


@pytest.mark.parametrize("seed", range(12))
def test_three_cards_each_are_counted_out_by_pairs_as_one_by_one(seed: int) -> None:
    last = LastThree()
    for state in endings(seed, follow=False):
        if state.in_trick == 0 and state.sizes[0] == HAND:
            first = state.turn * HAND
            ahead = last.lead(state.hands, first, HAND - first, state.trump)
            assert ahead == outcome(state, int(state.turn)) - (state.points[state.turn] - state.points[1 - state.turn])
