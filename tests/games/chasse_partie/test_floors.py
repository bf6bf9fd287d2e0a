"""Bots use what they hold: every card above a floor, and none that only hurts against themselves."""

from __future__ import annotations

from collections import Counter

import pytest

from flibuste.bots.chasse_partie import GreedyChasse
from flibuste.bots.chasse_partie_guide import ChasseGuide
from flibuste.games.chasse_partie import GAME
from flibuste.games.chasse_partie.cards import KINDS
from flibuste.games.chasse_partie.content import PRINTED
from flibuste.games.chasse_partie.table import Table
from flibuste.games.chasse_partie.verbs import BRISKARS, CARDS, COUNTER, CREW, GALLANT, PLAYER
from flibuste.kernel.chance import Seeded
from flibuste.kernel.ids import Seat
from flibuste.kernel.session import start
from flibuste.kernel.state import State

from .scene import Scene

GAMES = 40
FLOOR = 0.15
"""How often in a game of two each card is played at least; Invasion, with as few copies as the rarest, about twice."""


def sensible(scene: Scene, letter: str) -> set[str]:
    seat = scene.seat(letter)
    return {GAME.write(int(action)) for action in ChasseGuide().sensible(scene.state, seat)}


def greedy(scene: Scene, letter: str) -> str:
    seat = scene.seat(letter)
    return GAME.write(int(GreedyChasse().choose(scene.state.seen_by(seat, Seeded(1)), seat, Seeded(2))))


def test_nobody_watches_the_own_hand() -> None:
    scene = Scene(3, hands={"A": "sous-surveillance s:cook", "B": "s:gunner", "C": "q:cook"}).do(
        "A play sous-surveillance"
    )

    assert sensible(scene, "A") == {f"player {scene.seat(letter)}" for letter in "BC"}


def test_nobody_makes_the_own_crew_drunk() -> None:
    crews = {"A": "s:cook", "B": "q:cook"}
    scene = Scene(2, hands={"A": "rhum s:gunner", "B": "s:fighter"}, crews=crews).do("A play rhum")

    assert sensible(scene, "A") == {f"crew {scene.seat('B')}"}


def test_rum_for_nobody_but_oneself_stays_in_the_hand() -> None:
    crews = {"A": "s:cook", "B": "q:cook"}
    free = Scene(2, hands={"A": "rhum s:gunner", "B": "s:fighter"}, crews=crews)
    trapped = Scene(
        2, hands={"A": "rhum s:gunner", "B": "s:fighter"}, crews=crews, permanents="pris-au-piege at B by B on A"
    )

    assert "play rhum-1" in sensible(free, "A")
    assert "play rhum-1" not in sensible(trapped, "A")


@pytest.mark.parametrize(
    ("hand", "card"),
    [
        ("vieux-roublard", "vieux-roublard-1"),
        ("pris-au-piege", "pris-au-piege-1"),
        ("sous-surveillance", "sous-surveillance-1"),
    ],
)
def test_what_lasts_is_worth_a_card(hand: str, card: str) -> None:
    """A Captain worth protecting, an opponent with a full hand who can hurt, and nothing better to do."""
    crews = {"A": "s:captain s:gunner", "B": "q:cook"}
    opponent = "invasion kraken rancon q:gunner q:fighter"
    scene = Scene(2, loot="e:fighter", hands={"A": hand, "B": opponent}, crews=crews)

    assert greedy(scene, "A") == f"play {card}"


@pytest.mark.slow
def test_every_card_is_played_and_none_against_oneself() -> None:
    played: Counter[str] = Counter()
    for deal in range(9001, 9001 + GAMES):
        played.update(cards_played(deal))
    rates = {kind: played[kind] / GAMES for kind in KINDS}

    assert {kind: rate for kind, rate in rates.items() if rate < FLOOR} == {}
    assert played["against oneself"] == 0


def cards_played(deal: int) -> list[str]:
    """List the kinds of card that two quick bots play in one game; "against oneself" for what only hurts its player."""
    chance, thoughts = Seeded(deal), Seeded(deal + 5)
    session = start(GAME, 2, {}, chance)
    found = []
    while not session.state.over:
        seat = session.waiting()[0]
        action = int(GreedyChasse().choose(session.state.seen_by(seat, thoughts), seat, thoughts))
        session.answer(seat, action, chance)
        if BRISKARS <= action < CARDS:
            found.append(KINDS[PRINTED.kind[action]])
        elif action == COUNTER:
            found.append("pourparlers")
        elif action == GALLANT:
            found.append("galanterie")
        if BRISKARS <= action < CARDS or PLAYER <= action < PLAYER + 2 or CREW <= action < CREW + 2:
            found += ["against oneself"] * lies_on_oneself(session.state, seat)
    return found


def lies_on_oneself(state: State, seat: int) -> int:
    """Count the permanents of a player that weaken its own crew or limit its own hand; nobody has swapped crews."""
    assert isinstance(state, Table)
    own = [card for card in state.permanents_in(state.zone_of(Seat(seat))) if state.laid_by[card - BRISKARS] == seat]
    harmful = [card for card in own if KINDS[PRINTED.kind[card]] in ("rhum", "sous-surveillance")]
    return len(harmful) if state.shift == 0 else 0
