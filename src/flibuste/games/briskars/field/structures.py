"""Chapters 24 and 25: the structure points of elements and pieces, and what goes with those that break."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from flibuste.games.briskars.field import events
from flibuste.games.briskars.field.state import OUT, Battlefield
from flibuste.games.briskars.ground.ground import TALL
from flibuste.kernel.events import public


def lose_structure(s: Battlefield, square: i64, points: i64) -> i64:
    """Take structure points from an element, or break one that has none; return the size of a tall one that now falls.

    A piece of ordnance falls silent (nobody gains gold for it), a keg is gone without effect; 0 if nothing falls.

    Rule: BK-GLD-05, BK-ORD-03, BK-ORD-07, BK-ORD-08, BK-SCN-01, BK-SCN-06, BK-OBJ-25, BK-COV-10.
    """
    if s.ground.element(square) < 0:
        return 0
    before = s.ground
    s.ground = s.ground.damaged(square, points)
    if s.ground.element(square) >= 0:
        return 0
    if s.log is not None:
        scenery = public("scenery", s.content.elements[before.element(square)].id)
        s.log.tell(events.DESTROYED.name, public("square", square), scenery)
    remove_keg(s, square)
    for piece in range(len(s.piece_place)):
        if s.piece_place[piece] == square:
            s.piece_place[piece] = OUT
            s.ground = s.ground.with_floor(square, s.ground.debris)
    if before.has_trait(square, TALL):
        return before.size(square)
    return 0


def remove_keg(s: Battlefield, square: i64) -> None:
    """Take a keg off the list."""
    rest = vec[i64](capacity=4)
    for keg in s.kegs:
        if keg != square:
            rest = append(rest, keg)
    s.kegs = rest
