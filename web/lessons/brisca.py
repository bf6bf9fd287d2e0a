"""Writes words/lessons/brisca/steps.json: the positions of the lesson with everything each choice leads to.

The engine itself plays every branch, so the lesson shows real rules and the page needs none.
Run: python web/lessons/brisca.py
"""

import json
import random
from pathlib import Path

from flibuste.games.brisca import GAME
from flibuste.games.brisca.cards import CARD_IDS
from flibuste.kernel.chance import Seeded
from flibuste.kernel.events import Log
from flibuste.kernel.state import State

OUT = Path(__file__).resolve().parents[2] / "src/flibuste/words/lessons/brisca/steps.json"
YOU, INES = 0, 1
TURNED = "Cb"


def opening(hand: list[str], hers: list[str], led: str, turned: str = TURNED) -> dict[str, object]:
    """The second card of the first trick: she has led, you answer."""
    return {"seats": 2, "dealer": YOU, "trump": "b", "turned": turned, "hands": [hand, hers], "trick": [led], "decision": "play"}


def leading(hand: list[str], hers: list[str], tricks: list[list[str]], decision: str, turned: str) -> dict[str, object]:
    """You took the last trick: you lead, or you may exchange."""
    return {"seats": 2, "dealer": YOU, "trump": "b", "turned": turned, "hands": [hand, hers], "tricks": tricks, "decision": decision}


def ending(hand: list[str], hers: list[str], led: str) -> dict[str, object]:
    """The stock is empty and she leads; how the first seventeen tricks went does not matter, so any order will do."""
    rest = [card for card in CARD_IDS if card not in [*hand, *hers, led]]
    for seed in range(1000):
        random.Random(seed).shuffle(rest)
        tricks = [rest[i : i + 2] for i in range(0, len(rest), 2)]
        given = {"seats": 2, "dealer": YOU, "trump": "b", "hands": [hand, hers], "tricks": tricks, "trick": [led], "decision": "play"}
        try:
            if GAME.position(given).asked == 1 << YOU:
                return given
        except Exception:  # she must have taken the seventeenth trick: try another order
            continue
    raise SystemExit("no order of tricks fits the last position")


STEPS = [
    {"id": 1, "ask": "play 3c", "rules": "BR-DECK-03, BR-DECK-04", "position": opening(["3c", "6c", "2o"], ["5e", "4o"], "7c")},
    {"id": 2, "ask": "play 2b", "rules": "BR-TRICK-02, BR-TRICK-04", "position": opening(["7c", "2b", "3o"], ["5e", "4o"], "Ao")},
    {"id": 3, "ask": "play 4c", "rules": "BR-TRICK-02, BR-DECK-04", "position": opening(["Ro", "4c", "3e"], ["5e", "4o"], "Ab")},
    {"id": 4, "ask": "play 5e", "then": ["play 4e"], "rules": "BR-TRICK-09, BR-DRAW-02", "position": leading(["5e", "Rb", "3o"], ["4e", "6o", "7o"], [["4o", "Ao"]], "play", TURNED)},
    {"id": 5, "ask": "exchange 7", "rules": "BR-EXCH-02, BR-EXCH-03", "position": leading(["7b", "4c"], ["5e", "6o"], [["4o", "Ao"]], "exchange", "Rb")},
    {"id": 6, "ask": "play Ao", "rules": "BR-DRAW-06, BR-TRICK-05", "position": ending(["Ao", "5c", "4b"], ["2e", "6e"], "3o")},
]


def events_of(log: Log) -> list[dict[str, object]]:
    """What you saw, in the shape of the wire."""
    shown = [GAME.named(event) for event in log.stream(YOU)]
    return [{"seq": 0, "index": n, "kind": kind, **fields} for n, (kind, fields) in enumerate(shown)]


def option(action: int) -> dict[str, object]:
    """A choice in the shape of the wire."""
    return {"action": int(action), "notation": GAME.write(action), **GAME.describe(action)}


def branch(position: dict[str, object], action: int, replies: list[str]) -> dict[str, object]:
    """Play one choice and her answers."""
    state: State = GAME.position(position)
    log = Log()
    state.log = log
    chance = Seeded(7)
    state.apply(YOU, action, chance)
    for reply in replies:
        if state.asked == 1 << INES:
            state.apply(INES, GAME.read(reply), chance)
    return {**option(action), "events": events_of(log), "view": GAME.view(state, YOU)}


def step(given: dict[str, object]) -> dict[str, object]:
    """One step: where we are, and each way on."""
    state = GAME.position(given["position"])
    choices = [branch(given["position"], action, given.get("then", [])) for action in state.options(YOU)]
    return {"id": given["id"], "ask": given["ask"], "rules": given["rules"], "view": GAME.view(state, YOU), "choices": choices}


def lesson() -> str:
    """The whole lesson as text."""
    return json.dumps([step(one) for one in STEPS], ensure_ascii=False, indent=1) + "\n"


if __name__ == "__main__":
    OUT.write_text(lesson(), encoding="utf-8")
