"""Writes words/lessons/chasse_partie/steps.json: the positions of the lesson with everything each choice leads to.

The engine itself plays every branch, so the lesson shows real rules and the page needs none.
Run: python web/lessons/chasse_partie.py
"""

import json
from pathlib import Path

from flibuste.games.chasse_partie import GAME
from flibuste.kernel.chance import Seeded
from flibuste.kernel.events import Log
from flibuste.kernel.state import State

OUT = Path(__file__).resolve().parents[2] / "src/flibuste/words/lessons/chasse_partie/steps.json"
YOU, INES, TOMAS = 0, 1, 2
SEATS = 3
SETTLED = ("turn", "gallant", "discard")


def position(loot: str, hands: list[str], crews: list[str], won: list[str] | None = None, player: int = YOU) -> dict[str, object]:
    """Set a table for three; cards that are not named lie in the pile."""
    given: dict[str, list[list[str]]] = {
        "hands": [hand.split() for hand in hands], "crews": [crew.split() for crew in crews], "won": [one.split() for one in won or [""] * SEATS],
    }
    used = {loot, *(card for lists in given.values() for cards in lists for card in cards)}
    pile = [card for card in GAME.nouns["card"] if card not in used]
    return {"seats": SEATS, **given, "loot": loot, "pile": pile, "turn": {"player": player, "turns": 4}}


STEPS: list[dict[str, object]] = [
    {"id": 1, "ask": ["play sundars-gunner-1", "crew 0"], "rules": "CP-TURN-06, CP-SCORE-06", "position": position(
        "exiles-cook", ["sundars-gunner-1 exiles-fighter-1 botte-secrete-1", "rhum-1 espion-1", "mascotte-1"], ["sundars-captain", "quinto-real-fighter-1", "exiles-gunner-1"]
    )},
    {"id": 2, "ask": ["play exiles-sharpshooter-1", "crew 1"], "rules": "CP-CREW-02, CP-SCORE-07", "position": position(
        "exiles-cook", ["exiles-sharpshooter-1 sundars-fighter-1 discard-one-briskar-1", "rhum-1 espion-1", "mascotte-1"],
        ["sundars-gunner-1", "quinto-real-captain quinto-real-gunner-1", "exiles-gunner-1"],
    )},
    {"id": 3, "ask": ["play discard-one-briskar-1", "briskar quinto-real-captain"], "rules": "CP-ACT-01, CP-CARD-06a", "position": position(
        "exiles-cook", ["discard-one-briskar-1 mercenaries-cook kraken-1", "rhum-1 espion-1", "mascotte-1"],
        ["sundars-gunner-1 sundars-fighter-1", "quinto-real-captain quinto-real-gunner-1 exiles-sharpshooter-1", "exiles-gunner-1"],
    )},
    {"id": 4, "ask": ["counter"], "rules": "CP-CTR-01, CP-CTR-02", "before": [(TOMAS, "play invasion-1"), (TOMAS, "player 0")], "position": position(
        "exiles-quartermaster", ["pourparlers-1 sundars-cook", "rhum-1 espion-1", "invasion-1 mascotte-1"],
        ["sundars-captain sundars-gunner-1 sundars-fighter-1", "quinto-real-gunner-1", "exiles-gunner-1"], player=TOMAS,
    )},
    {"id": 5, "ask": ["play invasion-2", "player 1", "counter"], "rules": "CP-CTR-04, CP-CTR-05", "answers": {INES: "counter"}, "position": position(
        "exiles-quartermaster", ["invasion-2 pourparlers-1 sundars-cook", "pourparlers-2 espion-1", "mascotte-1"],
        ["sundars-gunner-1 sundars-fighter-1", "quinto-real-captain quinto-real-gunner-1 quinto-real-cook", "exiles-gunner-1"],
    )},
    {"id": 6, "ask": ["play sundars-cook", "crew 0"], "rules": "CP-END-01, CP-SCORE-02, CP-WIN-01", "position": position(
        "exiles-gunner-1", ["sundars-cook exiles-fighter-1 rancon-1", "rhum-1 espion-1", "mascotte-1"],
        ["sundars-captain sundars-fighter-1", "quinto-real-gunner-1 quinto-real-gunner-2", "exiles-fighter-2"],
        ["sundars-quartermaster mercenaries-quartermaster", "exiles-captain", ""],
    )},
]


def events_of(log: Log, told: int = 0) -> list[dict[str, object]]:
    """What you saw, in the shape of the wire."""
    shown = [GAME.named(event) for event in log.stream(YOU)]
    return [{"seq": 0, "index": n, "kind": kind, **fields} for n, (kind, fields) in enumerate(shown)][told:]


def option(action: int) -> dict[str, object]:
    """A choice in the shape of the wire."""
    return {"action": int(action), "notation": GAME.write(action), **GAME.describe(action)}


def replay(given: dict[str, object], answers: list[str]) -> tuple[State, Log, int]:
    """Play a step up to your next choice; say how many events were told before the last answer of yours."""
    assert GAME.position is not None
    state: State = GAME.position(given["position"])  # type: ignore[arg-type]
    log = Log()
    state.log = log
    chance = Seeded(7)
    for seat, notation in given.get("before", []):  # type: ignore[attr-defined]
        state.apply(seat, GAME.read(notation), chance)
    others = dict(given.get("answers", {}))  # type: ignore[call-overload]
    settle(state, others, chance)
    told = 0
    for notation in answers:
        told = len(events_of(log))
        state.apply(YOU, GAME.read(notation), chance)
        settle(state, others, chance)
    return state, log, told


def settle(state: State, others: dict[int, str], chance: Seeded) -> None:
    """Let the others answer windows, and pass where you can only pass, until you have a choice or the turn goes on."""
    while not state.over and state.kind() == "counter":
        for seat in [seat for seat in range(SEATS) if state.waiting >> seat & 1 and seat != YOU]:
            wanted = others.pop(seat, "pass")
            reply = GAME.read(wanted)
            state.apply(seat, reply if state.refusal(seat, reply) is None else GAME.read("pass"), chance)
            if state.kind() != "counter" or state.over:
                return
        if state.waiting >> YOU & 1:
            if len(state.options(YOU)) > 1:
                return
            state.apply(YOU, GAME.read("pass"), chance)


def choices(given: dict[str, object], answers: list[str], state: State) -> list[dict[str, object]]:
    """Each way on from a choice of yours, and from the choices it leads to."""
    if state.over or not state.waiting >> YOU & 1 or (answers and state.kind() in SETTLED):
        return []
    found = []
    for action in state.options(YOU):
        notation = GAME.write(action)
        if notation == "end":
            continue
        after, log, told = replay(given, [*answers, notation])
        branch = {**option(action), "events": events_of(log, told), "view": GAME.view(after, YOU)}
        found.append({**branch, "choices": choices(given, [*answers, notation], after)})
    return found


def step(given: dict[str, object]) -> dict[str, object]:
    """One step: where we are, and each way on."""
    state, log, _ = replay(given, [])
    return {"id": given["id"], "ask": given["ask"], "rules": given["rules"], "log": events_of(log), "view": GAME.view(state, YOU), "choices": choices(given, [], state)}


def trimmed(value: object) -> object:
    """Leave out what the lesson never shows."""
    if isinstance(value, dict):
        return {key: [] if key == "remembered" else trimmed(inner) for key, inner in value.items()}
    return [trimmed(inner) for inner in value] if isinstance(value, list) else value


def lesson() -> str:
    """The whole lesson as text."""
    return json.dumps(trimmed([step(one) for one in STEPS]), ensure_ascii=False, separators=(",", ":")) + "\n"


if __name__ == "__main__":
    OUT.write_text(lesson(), encoding="utf-8")
