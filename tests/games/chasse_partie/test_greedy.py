"""The greedy bot: what it does on the table, and that it beats chance."""

from __future__ import annotations

import pytest

from flibuste.bots.chasse_partie import GreedyChasse
from flibuste.bots.random import RandomBot
from flibuste.games.chasse_partie import GAME
from flibuste.kernel.bits import members
from flibuste.kernel.chance import Seeded
from flibuste.kernel.game import Setup

from .scene import Scene


def choice(scene: Scene, letter: str) -> str:
    """Write what the bot chooses for a player."""
    seat = scene.seat(letter)
    seen = scene.state.seen_by(seat, Seeded(1))
    return GAME.write(GreedyChasse().choose(seen, seat, Seeded(2)))


def play_turn(scene: Scene, letter: str) -> list[str]:
    """Let the bot play until it ends its turn or the round is over; others pass."""
    moves = []
    number = scene.state.round
    while scene.state.round == number and scene.player() == letter and scene.asks() != "gallant":
        if scene.asks() == "counter":
            scene.all_pass(Seeded(0))
        else:
            moves.append(choice(scene, letter))
            scene.state.apply(scene.seat(letter), GAME.read(moves[-1]), Seeded(0))
    return moves


def test_it_ends_the_round_when_it_wins_it() -> None:
    scene = Scene(
        2, loot="e:fighter", hands={"A": "s:cook q:gunner m:cook"}, crews={"A": "s:gunner s:gunner", "B": "q:cook"}
    )
    play_turn(scene, "A")

    assert scene.won("A") == "e:fighter"


def test_it_does_not_fill_a_crew_that_loses() -> None:
    scene = Scene(
        2, loot="e:fighter", hands={"A": "q:fighter"}, crews={"A": "s:fighter m:cook", "B": "e:captain e:gunner"}
    )
    play_turn(scene, "A")

    assert scene.state.round == 1


def test_it_breaks_a_pure_crew() -> None:
    scene = Scene(2, hands={"A": "m:fighter"}, crews={"A": "s:cook s:gunner", "B": "q:captain q:gunner"})

    assert play_turn(scene, "A")[:2] == ["play mercenaries-fighter-1", f"crew {scene.seat('B')}"]


def test_it_counters_what_hurts_and_lets_trifles_pass() -> None:
    crews = {"A": "q:cook", "B": "s:captain s:gunner s:cook"}
    scene = Scene(2, hands={"A": "invasion", "B": "pourparlers"}, crews=crews).do("A play invasion; A player B")
    assert choice(scene, "B") == "counter"
    scene = Scene(2, hands={"A": "botte-secrete", "B": "pourparlers"}, crews=crews).do("A play botte-secrete")

    assert choice(scene, "B") == "pass"


def test_it_keeps_a_pourparlers_when_it_must_discard() -> None:
    scene = Scene(2, hands={"A": "pourparlers par-dessus-bord s:fighter q:fighter sauve-qui-peut galanterie"}).do(
        "A end"
    )

    assert choice(scene, "A") == "discard par-dessus-bord-1"


def share(games: int, seats: int = 2) -> float:
    """Return the share of games that the bot wins against chance, sitting in each seat in turn."""
    won = 0.0
    for number in range(games):
        mine = number % seats
        rng, thoughts = Seeded(number // seats), Seeded(number + 1_000_000)
        state = GAME.new(Setup(seats, GAME.check_settings({})), rng)
        while not state.over:
            seat = members(state.waiting)[0]
            bot = GreedyChasse() if seat == mine else RandomBot()
            state.apply(seat, bot.choose(state.seen_by(seat, thoughts), seat, thoughts), rng)
        won += state.score(mine)
    return won / games


@pytest.mark.slow
def test_it_beats_chance(compiled: bool) -> None:
    """400 games with seats swapped where the engine is compiled, a sample of them where it is not."""
    assert share(400 if compiled else 24) >= 0.85


@pytest.mark.slow
@pytest.mark.parametrize("seats", [3, 5])
def test_it_beats_chance_at_larger_tables(seats: int, compiled: bool) -> None:
    assert share(4 * seats if compiled else seats, seats) > 0.6
