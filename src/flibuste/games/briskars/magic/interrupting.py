"""Chapter 16: interrupting a spell by a restraint, a head-butt or a kick."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from flibuste.games.briskars.field import events
from flibuste.games.briskars.field.action_points import pay
from flibuste.games.briskars.field.choices import Choose, Quiet
from flibuste.games.briskars.field.postures import is_able
from flibuste.games.briskars.field.state import NO_GROUP, NOBODY, Battlefield, Group
from flibuste.games.briskars.field.verbs import HEAD_BUTT, KICK, NO, RESTRAIN
from flibuste.games.briskars.field.zones import are_in_contact
from flibuste.games.briskars.fighting.fighting import (
    BUTTING,
    KICKING,
    RESTRAINING,
    Scuffle,
    scuffle_cost,
    why_not_scuffle,
)
from flibuste.games.briskars.ids import Briskar
from flibuste.kernel.chance import Chance

DECLARED: Final[i64] = 0
ANSWERED: Final[i64] = 1
TRIED: Final[i64] = 2

OUT_OF_TURN: Final[i64] = 2


def interrupters(s: Battlefield, caster: Briskar) -> Group:
    """List the able opponents in contact with a caster, in playing order from his left.

    Rule: BK-INT-01, BK-INT-06, BK-MLT-07.
    """
    found = vec[Briskar](capacity=8)
    for k in range(1, s.seats):
        seat = (s.owner(caster) + k) % s.seats
        for briskar in s.band(seat):
            if s.place[briskar] >= 0 and is_able(s, briskar) and are_in_contact(s, briskar, caster):
                found = append(found, briskar)
    return found


def interruption_cost(s: Battlefield, briskar: Briskar, kind: i64) -> i64:
    """2 AP more in an opponent's turn.

    Rule: BK-INT-03.
    """
    cost = scuffle_cost(kind)
    if s.active == NOBODY or s.owner(s.active) != s.owner(briskar):
        cost += OUT_OF_TURN
    return cost


def interruptions(s: Battlefield, briskar: Briskar, caster: Briskar) -> vec[i64]:
    """List what one opponent could do about a spell, as answers.

    Rule: BK-INT-01, BK-INT-03.
    """
    found = vec[i64](capacity=4)
    found = append(found, NO)
    if not is_able(s, briskar) or s.place[caster] < 0:
        return found
    for kind in range(3):
        if why_not_scuffle(s, briskar, caster, kind) is None and s.ap[briskar] >= interruption_cost(s, briskar, kind):
            if kind == RESTRAINING:
                found = append(found, RESTRAIN + caster)
            elif kind == BUTTING:
                found = append(found, HEAD_BUTT + caster)
            else:
                found = append(found, KICK + caster)
    return found


def kind_of(answer: i64) -> i64:
    """Return the scuffle an answer names."""
    if answer >= KICK:
        return KICKING
    if answer >= HEAD_BUTT:
        return BUTTING
    return RESTRAINING


@final
class Interruptions(Quiet):
    """After a spell is declared and paid, before its roll: each opponent in contact may try once; return 1 if one won.

    Rule: BK-INT-01 to BK-INT-06.
    """

    def __init__(
        self, caster: Briskar, others: Group = NO_GROUP, begun: i64 = 0, done: i64 = 0, at: i64 = DECLARED
    ) -> None:
        self.caster: Briskar = caster
        self.others: Group = others
        self.begun: i64 = begun
        self.done: i64 = done
        self.at: i64 = at

    def resume(self, s: Battlefield, chance: Chance) -> None:
        if self.begun == 0:
            self.begun = 1
            self.others = interrupters(s, self.caster)
        if self.at == ANSWERED:
            self.answered(s, s.returned)
        elif self.at == TRIED and s.returned == 1:
            s.note_pair(events.INTERRUPTS, self.others[self.done - 1], self.caster)
            s.finish(1)
        elif self.done >= len(self.others) or s.place[self.caster] < 0:
            s.finish(0)
        else:
            self.at = ANSWERED
            other = self.others[self.done]
            s.call(Choose(s.owner(other), interruptions(s, other, self.caster), "interrupt"))

    def answered(self, s: Battlefield, action: i64) -> None:
        """Pay and scuffle, or let it be."""
        other = self.others[self.done]
        self.done += 1
        self.at = DECLARED
        if action == NO:
            return
        kind = kind_of(action)
        pay(s, other, interruption_cost(s, other, kind))
        self.at = TRIED
        s.call(Scuffle(other, self.caster, kind))

    def clone(self) -> Interruptions:
        return Interruptions(self.caster, self.others, self.begun, self.done, self.at)
