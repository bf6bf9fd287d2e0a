"""Chapter 25: the one gunner of a piece, named before the game and whenever he is out."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from flibuste.games.briskars.field import decisions
from flibuste.games.briskars.field.choices import Choice
from flibuste.games.briskars.field.refusals import NOT_A_CHOICE
from flibuste.games.briskars.field.state import NOBODY, NOTHING, Battlefield
from flibuste.games.briskars.field.verbs import ON, PIECES
from flibuste.games.briskars.ids import Briskar
from flibuste.kernel.chance import Chance
from flibuste.kernel.decisions import Decision
from flibuste.kernel.errors import Refusal
from flibuste.kernel.events import public
from flibuste.kernel.ids import Seat


def possible_gunners(s: Battlefield, piece: i64) -> vec[i64]:
    """List the Briskars of the band in play who have a hand and serve no other piece.

    Rule: BK-ORD-01, BK-EQP-16, BK-DEP-07.
    """
    found = vec[i64](capacity=8)
    seat = piece // PIECES
    for briskar in s.band(seat):
        if s.profile[briskar] == NOTHING or s.left_as[briskar] != 0 or s.card(briskar).hands == 0:
            continue
        if not serves(s, briskar):
            found = append(found, briskar)
    return found


def serves(s: Battlefield, briskar: Briskar) -> bool:
    """Say whether he is the gunner of a piece."""
    return any(gunner == briskar for gunner in s.gunner)


def vacancy(s: Battlefield) -> i64:
    """Return a piece that needs a new gunner and can have one, or NOTHING.

    Rule: BK-ORD-01.
    """
    for piece in range(len(s.piece)):
        if s.piece[piece] == NOTHING or s.piece_place[piece] < 0:
            continue
        gunner = s.gunner[piece]
        if gunner == NOBODY or s.left_as[gunner] != 0:
            s.gunner[piece] = NOBODY
            if len(possible_gunners(s, piece)) > 0:
                return piece
    return NOTHING


@final
class NameGunner(Choice):
    """Ask the owner of a piece who serves it.

    Rule: BK-ORD-01, BK-DEP-07.
    """

    def __init__(self, piece: i64, asked: i64 = 0) -> None:
        self.piece: i64 = piece
        self.asked: i64 = asked

    def resume(self, s: Battlefield, chance: Chance) -> None:
        seat = Seat(self.piece // PIECES)
        if self.asked == 0:
            self.asked = 1
            s.ask_one(seat)
            return
        s.gunner[self.piece] = Briskar(s.answers[seat] - ON)
        if s.log is not None:
            s.log.tell("gunner", public("briskar", s.gunner[self.piece]), public("piece", self.piece))
        s.finish(0)

    def asks(self) -> Decision:
        return decisions.GUNNER

    def candidates(self, s: Battlefield, seat: Seat) -> vec[i64]:
        actions = vec[i64](capacity=8)
        for briskar in possible_gunners(s, self.piece):
            actions = append(actions, ON + briskar)
        return actions

    def unheard(self, action: i64) -> Refusal:
        return NOT_A_CHOICE

    def clone(self) -> NameGunner:
        return NameGunner(self.piece, self.asked)
