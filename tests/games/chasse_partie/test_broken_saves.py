"""A save that no game could have made is refused with a code, or can be played on; nothing else happens."""

from __future__ import annotations

import copy
import json
from random import Random

from flibuste.games.chasse_partie import GAME
from flibuste.kernel import laws
from flibuste.kernel.bits import members
from flibuste.kernel.chance import Seeded
from flibuste.kernel.errors import BadData
from flibuste.kernel.saving import load, save

WRONG: tuple[object, ...] = (-1, 0, 1, 5, 99, -7, 10**6, None, "x", [])


def saves() -> list[dict[str, object]]:
    """Save a game at many of its decisions."""
    kept = []
    for number, session in enumerate(laws.walk(GAME, 3, 5)):
        if number % 25 == 0 and number < 500:
            kept.append(json.loads(json.dumps(save(GAME, session.state))))
    return kept


def spots(thing: object, path: tuple[object, ...] = ()) -> list[tuple[object, ...]]:
    """List the paths to all values of a save, the memory left out."""
    if isinstance(thing, dict):
        return [spot for key, part in thing.items() if key != "known" for spot in spots(part, (*path, key))]
    if isinstance(thing, list):
        return [path, *(spot for k, part in enumerate(thing) for spot in spots(part, (*path, k)))]
    return [path]


def broken(saved: dict[str, object], random: Random) -> dict[str, object]:
    """Change one value of a save."""
    changed = copy.deepcopy(saved)
    *way, last = random.choice(spots(changed))
    thing: object = changed
    for key in way:
        thing = thing[key]  # type: ignore[index]
    thing[last] = random.choice(WRONG)  # type: ignore[index]
    return changed


def test_a_broken_save_is_refused_or_can_be_played_on() -> None:
    random = Random(1)
    good = saves()
    refused = 0
    for _ in range(250):
        try:
            state = load(GAME, broken(random.choice(good), random))
        except BadData:
            refused += 1
            continue
        rng = Seeded(1)
        for _ in range(10):
            if not state.over:
                seat = members(state.waiting)[0]
                state.apply(seat, state.random_option(seat, rng), rng)

    assert refused > 50
