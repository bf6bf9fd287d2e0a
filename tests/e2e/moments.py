"""Games the engine has played to the end, and moments in them worth a look: a table goes on from any of them."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from functools import cache
from typing import Any, NamedTuple

import flibuste.games  # noqa: F401  (enters the games in the list)
from flibuste.kernel.chance import Seeded
from flibuste.kernel.game import find_game
from flibuste.kernel.records import write_record
from flibuste.kernel.session import start

Page = Any
View = Any
Name = Callable[[View, str, set[str]], Iterable[str]]


class Scene(NamedTuple):
    """A record, after how many answers, and whose turn it is."""

    record: str
    move: int
    seat: int


def moments(game: str, seats: int, seeds: Iterable[int], name: Name) -> dict[str, Scene]:
    """Play games at random; return the first moment of each name: given by what a seat sees, does, and is told then."""
    found: dict[str, Scene] = {}
    for seed in seeds:
        found = {**_played(game, seats, seed, name), **found}
    return found


@cache
def _played(game: str, seats: int, seed: int, name: Name) -> dict[str, Scene]:
    rules, rng = find_game(game), Seeded(seed)
    session = start(rules, seats, {}, rng)
    found: dict[str, tuple[int, int]] = {}
    while not session.state.over:
        seat = session.waiting()[0]
        options = [int(action) for action in session.state.options(seat)]
        action = options[int(rng.draw(len(options)))]
        view, move, told = session.view(seat), len(session.record.answers), len(session.log.events)
        session.answer(seat, action, rng)
        for one in name(view, rules.write(action), {kind for kind, _ in session.log.events[told:]}):
            found.setdefault(one, (move, seat))
    record = write_record(rules, session.record)
    return {one: Scene(record, move, seat) for one, (move, seat) in found.items()}


OPEN = """async (body) => {
  const answer = await fetch("/api/play-on", { method: "POST", body, headers: { "content-type": "application/json" } });
  return (await answer.json()).id;
}"""


def go_to(page: Page, scene: Scene, here: bool = False, sight: str = "main.table") -> None:
    """Open a table that goes on from a moment, against bots or with everybody at this device."""
    body = json.dumps({"record": scene.record, "move": scene.move, "seat": scene.seat, "here": here, "name": "Anne"})
    page.goto(f"/t/{page.evaluate(OPEN, body)}")
    page.locator(sight).first.wait_for()
