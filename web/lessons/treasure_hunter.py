"""Writes words/lessons/treasure_hunter/steps.json: the positions of the lesson with everything each choice leads to.

The engine itself plays every branch, so the lesson shows real rules and the page needs none.
Run: python web/lessons/treasure_hunter.py
"""

import json
from pathlib import Path

from flibuste.games.treasure_hunter import GAME
from flibuste.kernel.chance import Seeded
from flibuste.kernel.events import Log
from flibuste.kernel.state import State

OUT = Path(__file__).resolve().parents[2] / "src/flibuste/words/lessons/treasure_hunter/steps.json"
YOU = 0
SETTLED = ("received", "took-max", "took-both", "coins", "scroll-used", "scrolls-kept")
BOARD = {"blue": ["relic-12", "relic-4a"], "green": ["relic-8a", "strong-team-green-1"], "red": ["relic-17", "deep-purse-1"]}
GOBLINS = ["goblin-1-gold-1", "goblin-2-silver-1", "goblin-4-copper-1"]


def cards(*hands: str) -> list[list[str]]:
    """Read hands written with spaces."""
    return [hand.split() for hand in hands]


def draft(kept: list[list[str]], hands: list[list[str]]) -> dict[str, object]:
    """A choice of the draft."""
    return {"seats": 3, "phase": "draft", "kept": kept, "hands": hands, "board": BOARD, "goblins": GOBLINS}


def site(name: str, hands: list[list[str]]) -> dict[str, object]:
    """A site, with you as the dealer."""
    return {"seats": 3, "phase": "site", "site": name, "hands": hands, "board": BOARD, "goblins": GOBLINS}


STEPS = [
    {"id": 1, "ask": "keep red-12", "others": ["keep blue-12", "keep green-11"], "rules": "TH-DRAFT-03, TH-DRAFT-05", "position": draft(
        cards("", "", ""),
        cards(
            "blue-03 blue-05 green-02 green-07 red-12 dog-5 coin-copper-1 leaky-boots-1 flaming-sword-1",
            "blue-12 blue-01 green-03 red-09 companion-red red-05 dog-9 coin-gold-1 coin-silver-1",
            "green-11 green-10 blue-08 red-02 red-03 dog-4 dog-12 coin-copper-2 hill-ogre-1",
        ),
    )},
    {"id": 2, "ask": "keep companion-red", "others": ["keep blue-11", "keep green-09"], "rules": "TH-ACT-08, TH-ACT-18", "position": draft(
        cards("red-12 red-09", "blue-12 blue-10", "green-11 green-10"),
        cards(
            "companion-red red-05 blue-03 green-07 dog-5 coin-silver-1 scaregoblin",
            "blue-11 blue-01 green-03 red-01 dog-9 coin-gold-1 coin-silver-2",
            "green-09 blue-08 red-02 red-03 dog-4 dog-12 hill-ogre-1",
        ),
    )},
    {"id": 3, "ask": "play flaming-sword-1", "others": ["pass", "pass"], "rules": "TH-TREAS-01, TH-ACT-20", "position": site(
        "blue", cards("blue-07 blue-05 flaming-sword-1 leaky-boots-1 green-06 red-12", "blue-10 blue-04 green-11 dog-2", "blue-03 green-05 coin-gold-1")
    )},
    {"id": 4, "ask": "play leaky-boots-1", "others": ["pass", "pass"], "rules": "TH-TREAS-02, TH-ACT-20", "position": site(
        "green", cards("green-06 leaky-boots-1 hill-ogre-1 red-12", "green-11 green-09 dog-2", "green-05 coin-gold-1")
    )},
    {"id": 5, "ask": "play scaregoblin", "others": ["pass", "pass"], "rules": "TH-GOB-05, TH-GOB-07", "position": {
        "seats": 3, "phase": "goblins", "hands": cards("scaregoblin coin-gold-1", "dog-2 coin-silver-1", "dog-9"), "goblins": GOBLINS, "money": [9, 8, 7],
    }},
    {"id": 6, "ask": "use strong-team-red-1", "others": [], "rules": "TH-SCROLL-01, TH-SCROLL-07", "position": {
        "seats": 3, "phase": "scrolls", "laid": cards("red-12 red-09 red-05 coin-gold-1", "blue-10", "dog-9"),
        "owned": [["strong-team-red-1", "relic-17"], ["relic-12"], []], "money": [9, 8, 7],
    }},
]


def events_of(log: Log) -> list[dict[str, object]]:
    """What you saw, in the shape of the wire."""
    shown = [GAME.named(event) for event in log.stream(YOU)]
    return [{"seq": 0, "index": n, "kind": kind, **fields} for n, (kind, fields) in enumerate(shown)]


def option(action: int) -> dict[str, object]:
    """A choice in the shape of the wire."""
    return {"action": int(action), "notation": GAME.write(action), **GAME.describe(action)}


def branch(position: dict[str, object], action: int, others: list[str]) -> dict[str, object]:
    """Play one choice, the answers of the others and your own passing, until it is settled."""
    state: State = GAME.position(position)
    log = Log()
    state.log = log
    chance = Seeded(7)
    state.apply(YOU, action, chance)
    for seat in (1, 2, YOU) * 2:
        if any(event["kind"] in SETTLED for event in events_of(log)):
            break
        legal = [int(one) for one in state.options(seat)] if state.waiting >> seat & 1 else []
        wanted = "pass" if seat == YOU or not others else others[seat - 1]
        if legal and (seat != YOU or int(GAME.read("pass")) in legal):
            reply = int(GAME.read(wanted))
            state.apply(seat, reply if reply in legal else legal[-1], chance)
    return {**option(action), "events": events_of(log), "view": GAME.view(state, YOU)}


def step(given: dict[str, object]) -> dict[str, object]:
    """One step: where we are, and each way on."""
    state = GAME.position(given["position"])
    choices = [branch(given["position"], action, given["others"]) for action in state.options(YOU)]
    return {"id": given["id"], "ask": given["ask"], "rules": given["rules"], "view": GAME.view(state, YOU), "choices": choices}


def lesson() -> str:
    """The whole lesson as text."""
    return json.dumps([step(one) for one in STEPS], ensure_ascii=False, indent=1) + "\n"


if __name__ == "__main__":
    OUT.write_text(lesson(), encoding="utf-8")
