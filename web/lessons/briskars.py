"""Writes words/lessons/briskars/steps.json: one small fight, answer by answer, with scripted dice and the odds of every blow.

The engine itself plays it, so the lesson shows real rules and the page needs none.
Run: python web/lessons/briskars.py
"""

from __future__ import annotations

import json
from pathlib import Path

from flibuste.games.briskars.battle.rounds import Battle
from flibuste.games.briskars.cards.content import STANDARD
from flibuste.games.briskars.field.state import Battlefield
from flibuste.games.briskars.ground.distance import square_named
from flibuste.games.briskars.play import GAME
from flibuste.games.briskars.recruiting.bands import Hire
from flibuste.games.briskars.recruiting.enlisting import enlist_briskar
from flibuste.games.briskars.recruiting.outfitting import outfit
from flibuste.kernel.chance import Seeded, faces
from flibuste.kernel.events import Log

OUT = Path(__file__).resolve().parents[2] / "src/flibuste/words/lessons/briskars/steps.json"
YOU = 0
PLACED = [(0, "marten", "F6"), (1, "birgus", "E10"), (8, "cortes", "K9"), (9, "milicien", "L12")]
WORN = {8: 16}

# who answers is who is asked; "|" gives the dice that fall; "#n" begins a part of the lesson
SCRIPT = """
#1 activate 1.1
#2 walk
at H7
#3 shoot 2.1
roll|8
keep
defend
roll|3
keep|4|5
#4 end
activate 2.1
assault 1.1
attack 1.1
with 0
at I8
roll|4
keep
#5 dodge
roll|6
keep
at H6
end
#6 activate 1.2
assault 2.1
attack 2.1
at H9
#7 boost 1|9
keep
defend
roll|2
keep|4
end
""".split("\n")


def field() -> Battlefield:
    """Four people on a ship's deck, the first round about to begin."""
    s = Battlefield(2, STANDARD.map("ships-deck").ground)
    s.open_books(0, True, Log())
    for briskar, profile, square in PLACED:
        enlist_briskar(s, briskar, outfit(STANDARD, Hire(STANDARD.ids["profile"][profile], [], []), STANDARD.profile(profile).cost))
        s.place[briskar] = square_named(square)
    for briskar, hp in WORN.items():
        s.hp[briskar] = hp
    s.leader[0] = 0
    s.leader[1] = 8
    s.limit = 6
    s.call(Battle(YOU))
    s.advance(Seeded(0))
    return s


def option(action: int) -> dict[str, object]:
    """An answer in the shape of the wire."""
    return {"action": int(action), "notation": GAME.write(action), **GAME.describe(action)}


def choices(s: Battlefield) -> tuple[list[dict[str, object]], list[dict[str, object]]]:
    """What may be answered, and what not with its reason."""
    legal, refused = [], []
    for action in s.candidates(YOU):
        why = s.why_not(YOU, action)
        if why is None:
            legal.append(option(action))
        elif all(one["verb"] != GAME.describe(action)["verb"] or one["code"] != why.code for one in refused):
            refused.append({**option(action), "code": why.code, "rule": why.rule})
    return legal, refused


def questions(s: Battlefield, ask: str) -> list[dict[str, object]]:
    """What the page will ask the server about here."""
    verb, _, target = ask.partition(" ")
    found: list[dict[str, object]] = []
    if verb in ("attack", "thrust", "shoot", "assault") and s.active >= 0 and s.kind() == "action":
        me = f"1.{int(s.active) % 8 + 1}"
        found += [{"kind": "odds", "briskar": me, "target": target, "action": verb, "points": n, "dice": d} for n in range(4) for d in range(2)]
    if s.kind() in ("boost", "attack"):
        found.append({"kind": "pending"})
        found += [{"kind": "pending", "points": n, "dice": d} for n in range(3) for d in range(2)]
    if s.kind() == "action":
        found += [{"kind": kind, "briskar": f"1.{int(s.active) % 8 + 1}"} for kind in ("moves", "sight")]
    if verb == "shoot":
        found.append({"kind": "line", "briskar": f"1.{int(s.active) % 8 + 1}", "target": target})
    if s.kind() == "move":
        found.append({"kind": "moves", "briskar": str(GAME.view(s, YOU)["mover"])})
    return found


def answered(s: Battlefield, ask: str) -> list[list[object]]:
    """The questions of a beat with their answers."""
    told = []
    for about in questions(s, ask):
        try:
            told.append([about, GAME.ask(s.seen_by(YOU, Seeded(0)), YOU, about)])
        except Exception:
            continue
    return told


def told_since(s: Battlefield, start: int) -> list[dict[str, object]]:
    """The events after a number, in the shape of the wire."""
    shown = [GAME.named(event) for event in s.log.stream(YOU)]
    return [{"seq": 0, "index": n, "kind": kind, **fields} for n, (kind, fields) in enumerate(shown) if n >= start]


def lesson() -> list[dict[str, object]]:
    """All beats: each time you are asked, with what happened before; last the picture at the end."""
    s = field()
    beats: list[dict[str, object]] = []
    part, start = 1, 0
    for line in filter(None, SCRIPT):
        if line.startswith("#"):
            part, line = int(line[1]), line[3:]
        text, *dice = line.split("|")
        seat = next(seat for seat in range(2) if s.waiting >> seat & 1)
        if seat == YOU:
            legal, refused = choices(s)
            beats.append({"part": part, "ask": text, "decision": s.kind(), "events": told_since(s, start), "view": GAME.view(s, YOU), "options": legal, "refusals": refused, "insights": answered(s, text)})
            start = len(list(s.log.stream(YOU)))
        s.apply(seat, GAME.read(text), faces(*map(int, dice)))
    beats.append({"part": part + 1, "ask": "", "decision": "", "events": told_since(s, start), "view": GAME.view(s, YOU), "options": [], "refusals": [], "insights": []})
    return beats


if __name__ == "__main__":
    OUT.write_text(json.dumps(lesson(), ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")
