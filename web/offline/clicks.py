"""What a click costs the worker with the tables: check, apply, keep, show; and the questions a page asks about a battle.

The same lines run in plain Python (``python web/offline/clicks.py``) and inside the page's own (``node clicks.mjs ENGINE``).
Counted is processor time, which a busy machine changes little; bots think in another worker and are left out.
"""

from __future__ import annotations

import asyncio
import json
import sys
import tempfile
import time
from collections.abc import Callable

import flibuste.games  # noqa: F401  (enters the games in the list)
from flibuste.bots.roster import find_bot
from flibuste.kernel.chance import Seeded
from flibuste.kernel.game import GAMES
from flibuste.offline.boot import open_tables
from flibuste.offline.thinking import think

SEATS = [{"kind": "you", "name": "Anne"}, {"kind": "bot", "level": "sailor"}]
SOON = 0.0


class Beside:
    """Thinks at once and notes how long: that is another worker's time."""

    def __init__(self, processor: Callable[[], float]) -> None:
        self.processor = processor
        self.spent = 0.0

    async def hire(self) -> None:
        """There is nobody to start."""

    async def ask(self, question: str) -> str:
        """Think, on another clock."""
        begun = self.processor()
        answer = think(question)
        self.spent += self.processor() - begun
        return answer

    def dismiss(self) -> None:
        """There is nobody to end."""


class Bench:
    """One person at one table, whose clicks are timed."""

    def __init__(self, door: object, beside: Beside, processor: Callable[[], float]) -> None:
        self.door = door
        self.beside = beside
        self.processor = processor
        self.answered: set[str] = set()
        self.taken: dict[str, list[float]] = {}
        self.keys = 0
        self.line = door.connect(self.hear)

    def hear(self, text: str) -> None:
        """Note what was answered."""
        told = json.loads(text)
        if told["type"] in ("ack", "insight", "error") and told.get("key"):
            self.answered.add(told["key"])

    async def timed(self, what: str, message: dict[str, object]) -> None:
        """Say something and wait for the answer; note the milliseconds of the tables alone."""
        self.keys += 1
        key = f"ask-{self.keys}"
        begun, beside = self.processor(), self.beside.spent
        self.line.take(json.dumps({**message, "key": key}))
        while key not in self.answered:
            await asyncio.sleep(0)
        self.taken.setdefault(what, []).append(self.processor() - begun - (self.beside.spent - beside))


def questions(state: object, seat: int) -> list[dict[str, object]]:
    """Ask about a battle what the page asks by itself, and the odds of a blow."""
    view = GAMES["briskars"].view(state, seat)
    found: list[dict[str, object]] = [{"kind": "pending"}]
    who = view.get("active")
    standing = [one for one in view.get("briskars", []) if one.get("square")]
    mine = [one["id"] for one in standing if one["seat"] == seat]
    foes = [one["id"] for one in standing if one["seat"] != seat]
    if who in mine and foes:
        found += [{"kind": "moves", "briskar": who}, {"kind": "kept", "briskar": who}]
        found += [{"kind": "odds", "action": "attack", "briskar": who, "target": foes[0], "points": 0, "dice": 0}]
    return found


async def measure(name: str, most: int, processor: Callable[[], float], say: Callable[[str], object]) -> None:
    """Play a game against a bot and print what its clicks cost."""
    beside = Beside(processor)
    door = await open_tables(tempfile.mkdtemp(), beside, 0)
    service = door.app.state.service
    _, text = await door.fetch("POST", "/api/tables", json.dumps({"game": name, "seats": SEATS, "start": True}))
    table = json.loads(text)["id"]
    bench, me, rng = Bench(door, beside, processor), find_bot(name, "sailor"), Seeded(3)
    await asyncio.sleep(0)
    bench.line.take(json.dumps({"type": "attach", "table": table, "changes": True}))
    live = await service.hall.open(table)
    while len(bench.taken.get("click", [])) < most and live.match.status != "over":
        if live.match.status != "playing" or 0 not in live.match.waiting():
            await asyncio.sleep(0.001)
            continue
        for about in questions(live.match.state, 0) if name == "briskars" else []:
            what = str(about["kind"])
            await bench.timed(what, {"type": "ask", "table": table, "seat": 0, "about": about})
        match = live.match
        action = int(me.choose(match.state.seen_by(0, rng), 0, rng))
        seq = match.seq_seen_by(0)
        await bench.timed("click", {"type": "act", "table": table, "seat": 0, "seq": seq, "action": action})
    for what, taken in bench.taken.items():
        taken.sort()
        marks = f"{taken[len(taken) // 2]:8.1f} {taken[len(taken) * 9 // 10]:8.1f} {taken[-1]:8.1f}"
        say(f"{name:16} {what:10} {len(taken):5} {marks}")
    bench.line.close()
    await service.stop()


async def main(most: int, games: list[str], processor: Callable[[], float], say: Callable[[str], object]) -> None:
    """Measure every game."""
    say("milliseconds of a processor    count   middle  9 in 10  longest")
    for name in games or list(GAMES):
        await measure(name, most, processor, say)


if __name__ == "__main__":
    asyncio.run(main(int((sys.argv[1:] or ["60"])[0]), sys.argv[2:], lambda: 1000 * time.process_time(), print))
