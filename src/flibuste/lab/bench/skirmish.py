"""Briskars alone: a clone and lines of sight in the middle of a battle."""

from __future__ import annotations

import time

from flibuste.games.briskars.field.seeing import blockers, viewer_body
from flibuste.games.briskars.ground.distance import FATHOM
from flibuste.games.briskars.ground.sight import body_on
from flibuste.lab.bench.dangers import BATTLES, battle
from flibuste.lab.bench.sight_reference import count_all, follow_all
from flibuste.lab.bench.timing import ROUNDS, microseconds


def clone_us() -> float:
    """Return how long a clone takes, in microseconds."""
    return microseconds(battle(*BATTLES[0]).clone)


def sight() -> tuple[float, float]:
    """Look from every Briskar in play at every other square; return the seconds of a look, and of one ray by ray.

    Nothing is remembered between looks but where the lines between two squares run.
    """
    s = battle(*BATTLES[0])
    bodies = [body_on(s.ground, square, FATHOM) for square in range(len(s.ground.floor)) if s.ground.inside(square)]
    eyes = [(viewer_body(s, b), blockers(s, b)) for b in s.everybody() if s.place[b] >= 0]
    looks = [(eye, [body for body in bodies if body.square != eye.square], between) for eye, between in eyes]
    many = sum(len(targets) for _, targets, _ in looks)
    best = [1e9, 1e9]
    for _ in range(ROUNDS):
        for turn, way in enumerate((count_all, follow_all)):
            begin = time.process_time()
            for eye, targets, between in looks:
                way(s.ground, eye, targets, between)
            best[turn] = min(best[turn], (time.process_time() - begin) / many)
    return best[0], best[1]
