"""The greedy bot of Brisca: legal, honest, and clearly better than chance."""

from __future__ import annotations

import pytest

from flibuste.bots.base import Bot
from flibuste.bots.roster import find_bot
from flibuste.games.brisca import GAME
from flibuste.kernel import laws
from flibuste.kernel.bits import members
from flibuste.kernel.chance import Seeded
from flibuste.kernel.game import Setup
from flibuste.kernel.state import State


def play(bots: list[Bot], seed: int) -> State:
    """Play a game between bots; each is handed only what its seat has seen."""
    chance, thoughts = Seeded(seed), Seeded(seed + 1000)
    state = GAME.new(Setup(len(bots), GAME.check_settings({}), True, None), chance)
    while not state.over:
        for seat in members(state.waiting):
            action = bots[seat].choose(state.seen_by(seat, thoughts), seat, thoughts)
            state.apply(seat, action, chance)
    return state


def share(seats: int, games: int) -> float:
    """Return the share of wins of greedy play against chance: every deal is played with the seats swapped."""
    greedy, blind = find_bot("brisca", "greedy"), find_bot("brisca", "random")
    won = 0.0
    for seed in range(games):
        for mine in range(2):
            ours = [seat % 2 == mine if seats != 3 else seat == mine for seat in range(seats)]
            won += play([greedy if yes else blind for yes in ours], seed).score(mine)
    return won / (2 * games)


@pytest.mark.parametrize(("seats", "least"), [(2, 0.8), (3, 0.5), (4, 0.7)], ids=["two", "three", "two teams"])
def test_greedy_play_beats_chance_clearly(seats: int, least: float) -> None:
    """Over 1,000 games it takes 93, 64 (fair: 33) and 84 of a hundred."""
    assert share(seats, 40) >= least


def position(**fields: object) -> State:
    assert GAME.position is not None
    return GAME.position({"seats": 2, "dealer": 1, "trump": "b", **fields})


def choice(state: State, seat: int) -> str:
    return GAME.write(int(find_bot("brisca", "greedy").choose(state.seen_by(seat, Seeded(1)), seat, Seeded(2))))


@pytest.mark.parametrize(
    ("hand", "led", "expected"),
    [
        pytest.param("4b 5c 6e", "Ao", "play 4b", id="a small trump takes an ace"),
        pytest.param("4b 5c 6e", "4o", "play 5c", id="no trump for nothing"),
        pytest.param("Ao 4b 5c", "3o", "play Ao", id="the ace takes the three of its suit"),
        pytest.param("Ac 4c 7e", "6o", "play 4c", id="a brisca is not thrown into a lost trick"),
    ],
)
def test_it_takes_points_cheaply(hand: str, led: str, expected: str) -> None:
    state = position(turned="Rb", hands=[["2c", "2e"], hand.split()], trick=[led])

    assert choice(state, 1) == expected


def test_it_leads_a_card_that_costs_nothing() -> None:
    state = position(turned="Rb", hands=[["Ac", "4e", "Ab"], ["2c", "2e", "6o"]])

    assert choice(state, 0) == "play 4e"


def test_it_exchanges_when_it_can() -> None:
    state = position(turned="Ab", hands=[["7b", "4e"], ["2c", "2e"]], tricks=[["Ao", "4o"]], decision="exchange")

    assert choice(state, 0) == "exchange 7"


def test_it_chooses_alike_where_its_seat_cannot_tell_the_difference() -> None:
    greedy = find_bot("brisca", "greedy")
    for session in laws.walk(GAME, 4, 5):
        for seat in session.waiting():
            other = laws.believed(session.state, seat, 8)
            seen = [state.seen_by(seat, Seeded(1)) for state in (session.state, other)]
            assert greedy.choose(seen[0], seat, Seeded(2)) == greedy.choose(seen[1], seat, Seeded(2))
