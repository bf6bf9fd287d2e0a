"""Battles of Briskars in which what is rare is done first, and their moments."""

from __future__ import annotations

from functools import cache
from typing import Any

from flibuste.games.briskars.play import GAME
from flibuste.kernel.chance import Seeded
from flibuste.kernel.records import write_record
from flibuste.kernel.session import start
from tests.e2e import moments
from tests.e2e.moments import Scene

Page = Any
SEEDS = (1, 2, 3, 15, 17)
RARE = ("fire", "cast", "net", "throw", "grapnel", "keg", "climb", "assault", "shoot", "attack", "aim", "volley")


def names_of(kind: str, choice: str, verbs: set[str]) -> list[str]:
    """Name a decision by what it is about and by what may be answered."""
    if kind == "action":
        return ["act", *(f"act {verb}" for verb in verbs & set(RARE))]
    if kind == "choose":
        return [f"choose {choice}"]
    if "roll" in verbs:
        return ["boost"]
    if "keep" in verbs:
        return ["reroll"]
    return ["defence"] if {"defend", "dodge"} <= verbs else [kind.lower()]


def play(seats: int, seed: int, recruiting: str = "bands") -> dict[str, Scene]:
    """Play a battle in which what is rare is done first; return the first moment of each name."""
    rng = Seeded(seed)
    session = start(GAME, seats, {"rounds": 6, "recruiting": recruiting}, rng)
    found: dict[str, tuple[int, int]] = {}
    tried: dict[str, int] = {}
    while not session.state.over:
        seat = session.waiting()[0]
        state: Any = session.state
        options = [int(action) for action in state.options(seat)]
        by_verb: dict[str, list[int]] = {}
        for action in options:
            by_verb.setdefault(str(GAME.describe(action)["verb"]), []).append(action)
        for name in names_of(state.kind(), GAME.view(state, seat)["choice"], set(by_verb)):
            found.setdefault(name, (len(session.record.answers), seat))
        if "keep" in by_verb and "follow_up" not in by_verb and hardly_better(state, seat):
            found.setdefault("reroll hardly", (len(session.record.answers), seat))
        rare = [verb for verb in RARE if verb in by_verb and state.kind() == "action"]
        action = options[int(rng.draw(len(options)))]
        if rare and rng.draw(3) > 0:
            verb = min(rare, key=lambda one: (tried.get(one, 0), RARE.index(one)))
            tried[verb] = tried.get(verb, 0) + 1
            action = by_verb[verb][0]
        elif state.kind() == "choose" and GAME.view(state, seat)["choice"] == "template":
            action = at_somebody(state, seat, options) or action
        told = len(session.log.events)
        session.answer(seat, action, rng)
        if any(kind == "drifts" for kind, _ in session.log.events[told:]):
            found.setdefault("drift", (len(session.record.answers), seat))
    text = write_record(GAME, session.record)
    return {name: Scene(text, move, seat) for name, (move, seat) in found.items()}


def hardly_better(state: Any, seat: int) -> bool:
    """Say whether another try would gain a fifth at most."""
    told: Any = GAME.ask(state, seat, {"kind": "pending"})
    return bool(told.get("rerolls")) and max(told["rerolls"]) - told["chance"] <= 0.2


def at_somebody(state: Any, seat: int, options: list[int]) -> int | None:
    """Aim where an enemy stands, so that he has to throw himself clear."""
    held = {one["square"] for one in GAME.view(state, seat)["briskars"] if one["seat"] != seat}
    return next((action for action in options if GAME.describe(action).get("square") in held), None)


@cache
def charmed_dice() -> Scene:
    """Play at random until somebody with a lucky-charm may roll a die of damage again."""
    rng = Seeded(9)
    session = start(GAME, 2, {"rounds": 6}, rng)
    while session.state.kind() != "charm":
        seat = session.waiting()[0]
        options = [int(action) for action in session.state.options(seat)]
        session.answer(seat, options[int(rng.draw(len(options)))], rng)
    return Scene(write_record(GAME, session.record), len(session.record.answers), session.waiting()[0])


@cache
def scenes(seats: int = 2) -> dict[str, Scene]:
    """Collect moments from several battles; the first that has one gives it."""
    found: dict[str, Scene] = {}
    for seed in SEEDS:
        found = {**play(seats, seed), **found}
    return found


def third_of(n: int) -> int:
    """Choose one of so many, neither the first nor the last."""
    return n // 3


def go_to(page: Page, scene: Scene, here: bool = False) -> None:
    """Open a table that goes on from a moment of a battle."""
    moments.go_to(page, scene, here, sight=".map")
