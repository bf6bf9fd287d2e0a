"""A newcomer's small game: every law holds, payoffs are chips, and what breaks a law is named."""

from __future__ import annotations

from typing import Any

import kuhn_poker
import pytest

import flibuste as fb
from flibuste.kernel import laws
from flibuste.kernel.chance import Seeded
from flibuste.kernel.game import Game, Setup
from flibuste.kernel.ids import Seat
from flibuste.kernel.state import State

GAME = kuhn_poker.GAME


@pytest.mark.parametrize("seed", range(8))
def test_kuhn_poker_keeps_every_law(seed: int) -> None:
    for session in laws.walk(GAME, 2, seed):
        for law in laws.DECISION_LAWS if not session.state.over else []:
            law(GAME, session.state, seed)
    for whole in laws.GAME_LAWS:
        whole(GAME, 2, seed, {})
    laws.worlds_vary(GAME, 2, seed)


def test_payoffs_are_chips() -> None:
    paid = set()
    for seed in range(30):
        table = fb.new(GAME, seed=seed)
        while not table.over:
            seat = table.to_act[0]
            table.play(seat, table.legal(seat)[(seed >> len(table.record.moves)) % 2])
        assert sum(table.returns()) == 0
        paid.add(table.returns()[0])
    assert paid == {-2.0, -1.0, 1.0, 2.0}


def other(view: Any = kuhn_poker.view, new: Any = kuhn_poker.new) -> Game:
    """Make the game with one part replaced."""
    cards, events = {"card": ("jack", "queen", "king")}, kuhn_poker.EVENTS
    return Game("kp", "kp", range(2, 3), cards, GAME.verbs, 3, kuhn_poker.Kuhn, new, view, [kuhn_poker.STAKE], events)


def look_often(game: Game) -> None:
    """Look for a leak in many deals: two worlds may be the same by chance."""
    for seed in range(20):
        laws.non_interference(game, next(laws.walk(game, 2, seed)).state, seed)


def test_a_leak_is_named() -> None:
    def leaking(s: Any, seat: int) -> dict[str, object]:
        return {**kuhn_poker.view(s, seat), "aside": list(s.place).index(kuhn_poker.ASIDE)}

    game = other(view=leaking)
    with pytest.raises(laws.LawBroken, match=r"seat \d can tell two worlds apart: view\.aside: \d or \d"):
        look_often(game)


def test_missing_books_get_a_sentence() -> None:
    def forgetful(setup: Setup, chance: Any) -> State:
        state = kuhn_poker.new(setup, chance)
        state.known = None
        return state

    with pytest.raises(laws.LawBroken, match=r"must call open_books\(cards, setup\.tracked, setup\.log\) first"):
        next(laws.walk(other(new=forgetful), 2, 1))


def test_new_without_open_books_gets_the_sentence() -> None:
    """As a newcomer forgets it: the state keeps nothing and tells nothing."""

    def forgetful(setup: Setup, chance: Any) -> State:
        state = kuhn_poker.Kuhn(setup.seats)
        state.ask_one(Seat(0))
        return state

    with pytest.raises(laws.LawBroken, match="new\\(\\) of kp must call open_books"):
        next(laws.walk(other(new=forgetful), 2, 1))


class Shallow(kuhn_poker.Kuhn):
    """Shares its chips with its clone."""

    def clone(self) -> kuhn_poker.Kuhn:
        clone = super().clone()
        clone.chips = self.chips
        return clone


def test_what_a_clone_changed_is_named() -> None:
    def new(setup: Setup, chance: Any) -> State:
        state = kuhn_poker.new(setup, chance)
        shallow = Shallow(setup.seats)
        state.copy_to(shallow)
        assert isinstance(state, kuhn_poker.Kuhn)
        shallow.place, shallow.chips, shallow.bets = state.place, state.chips, state.bets
        return shallow

    with pytest.raises(laws.LawBroken, match=r"clones never affect each other: chips.*\[\d\]: 1 or 2"):
        laws.clones_are_apart(GAME, new(Setup(2, {}), Seeded(3)), 3)
