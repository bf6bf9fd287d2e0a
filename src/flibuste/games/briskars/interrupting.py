"""Chapter 16: breaking an incantation by a restraint, a head-butt or a kick."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from flibuste.games.briskars.fighting import BUTTING, KICKING, RESTRAINING, Scuffle, scuffle_cost, why_not_scuffle
from flibuste.games.briskars.refusals import NO_SUCH_ANSWER, NOT_ENOUGH_AP
from flibuste.games.briskars.spending import pay
from flibuste.games.briskars.state import NOBODY, Battlefield
from flibuste.games.briskars.verbs import BAND, HEAD_BUTT, KICK, NO, RESTRAIN
from flibuste.games.briskars.zones import are_in_contact, is_able
from flibuste.kernel.bits import bit, has
from flibuste.kernel.chance import Chance
from flibuste.kernel.errors import Refusal
from flibuste.kernel.steps import Step

LOOKING: Final[i64] = 0
ASKED: Final[i64] = 1
TRIED: Final[i64] = 2

SPELL_STANDS: Final[i64] = 0
INTERRUPTED: Final[i64] = 1

OUT_OF_TURN: Final[i64] = 2


@final
class Interrupt(Step[Battlefield]):
    """Ask every able opponent who touched the caster as he began, one after the other, until one succeeds.

    ``left`` is the set of those still to be asked. Return INTERRUPTED or SPELL_STANDS.

    Rule: BK-INT-01 to BK-INT-06, BK-MLT-07.
    """

    def __init__(self, caster: i64, left: i64, who: i64 = -1, at: i64 = LOOKING) -> None:
        self.caster: i64 = caster
        self.left: i64 = left
        self.who: i64 = who
        self.at: i64 = at

    def resume(self, s: Battlefield, chance: Chance) -> None:
        if self.at == LOOKING:
            self.next_one(s)
        elif self.at == ASKED:
            self.answered(s, s.answers[s.owner(self.who)])
        elif s.returned == 1 or s.place[self.caster] < 0:
            s.note_pair("interrupted", self.who, self.caster)
            s.finish(INTERRUPTED)
        else:
            self.at = LOOKING

    def next_one(self, s: Battlefield) -> None:
        """Ask the next one who could, in playing order from the caster's left.

        Rule: BK-INT-06, BK-MLT-07.
        """
        self.who = next_opponent(s, self.caster, self.left)
        if self.who == NOBODY:
            s.finish(SPELL_STANDS)
            return
        self.left &= ~bit(self.who)
        if self.can_try(s):
            self.at = ASKED
            s.ask_one(s.owner(self.who))

    def can_try(self, s: Battlefield) -> bool:
        """Say whether he has a way to interrupt that he can pay."""
        return is_able(s, self.who) and len(self.candidates(s, s.owner(self.who))) > 1

    def answered(self, s: Battlefield, action: i64) -> None:
        """Let it pass, or try: 2 AP more in another's turn.

        Rule: BK-INT-03, BK-INT-04, BK-INT-05.
        """
        if action == NO:
            self.at = LOOKING
            return
        kind = kind_of(action)
        pay(s, self.who, interrupt_cost(s, self.who, kind))
        self.at = TRIED
        s.call(Scuffle(self.who, self.caster, kind))

    def candidates(self, s: Battlefield, seat: i64) -> vec[i64]:
        actions = vec[i64](capacity=4)
        for action in (NO, RESTRAIN + self.caster, HEAD_BUTT + self.caster, KICK + self.caster):
            if self.why_not(s, seat, action) is None:
                actions = append(actions, action)
        return actions

    def why_not(self, s: Battlefield, seat: i64, action: i64) -> Refusal | None:
        if action == NO:
            return None
        if action not in (RESTRAIN + self.caster, HEAD_BUTT + self.caster, KICK + self.caster):
            return NO_SUCH_ANSWER
        kind = kind_of(action)
        why = why_not_scuffle(s, self.who, self.caster, kind)
        if why is not None:
            return why
        return None if s.ap[self.who] >= interrupt_cost(s, self.who, kind) else NOT_ENOUGH_AP

    def clone(self) -> Interrupt:
        return Interrupt(self.caster, self.left, self.who, self.at)


def kind_of(action: i64) -> i64:
    """Return the kind of scuffle an answer stands for."""
    if action >= KICK:
        return KICKING
    if action >= HEAD_BUTT:
        return BUTTING
    return RESTRAINING


def interrupt_cost(s: Battlefield, who: i64, kind: i64) -> i64:
    """Return the price: as usual in one's own turn, 2 AP more in another's.

    Rule: BK-INT-03.
    """
    cost = scuffle_cost(kind)
    if s.active == NOBODY or s.owner(s.active) != s.owner(who):
        cost += OUT_OF_TURN
    return cost


def those_in_contact(s: Battlefield, caster: i64) -> i64:
    """Return the set of able opponents base to base with a caster.

    Rule: BK-INT-01.
    """
    found: i64 = 0
    for other in range(len(s.place)):
        if s.place[other] >= 0 and s.owner(other) != s.owner(caster) and is_able(s, other):
            if are_in_contact(s, caster, other):
                found |= bit(other)
    return found


def next_opponent(s: Battlefield, caster: i64, left: i64) -> i64:
    """Return the first of a set in playing order from the caster's left, NOBODY if it is empty.

    Rule: BK-MLT-07.
    """
    for k in range(1, s.seats):
        seat = (s.owner(caster) + k) % s.seats
        for briskar in range(seat * BAND, seat * BAND + BAND):
            if has(left, briskar):
                return briskar
    return NOBODY
