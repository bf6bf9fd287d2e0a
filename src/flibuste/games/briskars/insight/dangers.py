"""The danger query: which enemies could hit a Briskar on a square in their next activation, how surely and how hard.

Each enemy is given a full refill of action points and his free walk, and spends all of them on one kind of act; the
target answers with what costs nothing. It is meant for warnings and for bots, not for exact plans.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.games.briskars.field.postures import is_in_hold, is_prostrate
from flibuste.games.briskars.field.state import Battlefield
from flibuste.games.briskars.field.zones import are_opponents
from flibuste.games.briskars.injuries.odds import Forecast
from flibuste.games.briskars.insight.threats import Threat, worse, worst_from, worst_throw
from flibuste.games.briskars.movement.allowance import WALKING
from flibuste.games.briskars.movement.paths import Reach

NO_AP: Final[i64] = 0


def danger(s: Battlefield, briskar: i64, square: i64) -> list[Threat]:
    """List the worst that each enemy could do to a Briskar who stands on a square, the gravest first.

    Rule: BK-RND-08, BK-MOV-02, BK-ATK-02, BK-SHO-16.
    """
    field = s.clone()
    field.place[briskar] = square
    field.cling[briskar] = 0
    field.ap[briskar] = 0
    threats: list[Threat] = []
    for enemy in range(len(field.place)):
        if field.place[enemy] >= 0 and are_opponents(field, briskar, enemy) and can_act(field, enemy):
            worst = worst_threat(field, briskar, enemy)
            if worst is not None:
                threats.append(worst)
    keyed = sorted((-threat.mean, int(threat.enemy)) for threat in threats)
    by_enemy = {int(threat.enemy): threat for threat in threats}
    return [by_enemy[enemy] for _, enemy in keyed]


def can_act(s: Battlefield, enemy: i64) -> bool:
    """Say whether an enemy will be able to strike in his next activation, as far as one can tell.

    Rule: BK-STA-02, BK-STA-04, BK-FGT-03.
    """
    return s.stunned[enemy] == 0 and not is_in_hold(s, enemy) and not is_prostrate(s, enemy)


def worst_threat(s: Battlefield, briskar: i64, enemy: i64) -> Threat | None:
    """Return the worst an enemy could do from any square of his free walk; None if he cannot strike at all.

    Rule: BK-MOV-02, BK-MOV-34.
    """
    points = max(s.card(enemy).ap + s.refill[enemy], 0)
    s.ap[enemy] = points
    start = s.place[enemy]
    squares = [int(start)]
    if s.lying_down[enemy] == 0 and s.cling[enemy] == 0:
        squares += [int(square) for square in Reach(s, enemy, WALKING, 0, 0, NO_AP).destinations()]
    s.lying_down[enemy] = 0
    worst: Threat | None = None
    known: dict[int, Forecast] = {}
    for square in squares:
        s.place[enemy] = square
        found = worst_from(s, briskar, enemy, points, known)
        if found is not None and (worst is None or found.mean > worst.mean + 1e-9):
            worst = found
    s.place[enemy] = start
    return worse(worst, worst_throw(s, briskar, enemy, points, squares))
