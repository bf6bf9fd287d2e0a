"""Chapter 15: restraining, head-butting, kicking, and what a hold allows."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from flibuste.games.briskars.dice.rolls import Roll
from flibuste.games.briskars.field import events, lasting, tallies
from flibuste.games.briskars.field.action_points import pay
from flibuste.games.briskars.field.characteristics import constitution, dexterity, strength
from flibuste.games.briskars.field.choices import IN_HOLD, Deed, Quiet
from flibuste.games.briskars.field.effects import lay_effect
from flibuste.games.briskars.field.lasting import Lasting
from flibuste.games.briskars.field.postures import end_hold, fall, is_in_hold, may_defend, stun
from flibuste.games.briskars.field.refusals import (
    IN_A_HOLD,
    NO_ENEMY,
    NO_HOLD,
    NOT_ENOUGH_AP,
    NOT_IN_CONTACT,
    TRIED_ALREADY,
)
from flibuste.games.briskars.field.state import BY_BLOW, NOBODY, Battlefield
from flibuste.games.briskars.field.tallies import add, new_tally
from flibuste.games.briskars.field.verbs import BREAK_HOLD, BRISKARS, HEAD_BUTT, KICK, RELEASE_HOLD, RESTRAIN
from flibuste.games.briskars.field.zones import are_in_contact, is_opponent_in_play
from flibuste.games.briskars.ids import Briskar
from flibuste.games.briskars.injuries.blows import VOIDED, Blow
from flibuste.games.briskars.movement.dropping import take_hold
from flibuste.kernel.bits import bit, has
from flibuste.kernel.chance import Chance
from flibuste.kernel.errors import Refusal

RESTRAINING: Final[i64] = 0
BUTTING: Final[i64] = 1
KICKING: Final[i64] = 2
FREEING: Final[i64] = 3

DECLARED: Final[i64] = 0
ROLLED: Final[i64] = 1
ANSWERED: Final[i64] = 2
STRUCK: Final[i64] = 3
DONE: Final[i64] = 4

NAMES: Final = ("restrain", "head-butt", "kick", "break-hold")
TOLD: Final = (events.RESTRAIN, events.HEAD_BUTT, events.KICK, events.BREAK_HOLD)
SLOW_ROUNDS: Final[i64] = 3


def scuffle_tally(s: Battlefield, briskar: Briskar, kind: i64) -> vec[i64]:
    """Add up one side of a scuffle; both sides use the same characteristics.

    Rule: BK-FGT-01, BK-FGT-05, BK-FGT-09, BK-FGT-14, BK-SUP-07.
    """
    if kind == KICKING:
        tally = add(new_tally(), tallies.DEXTERITY, dexterity(s, briskar))
        return add(tally, tallies.CONSTITUTION, constitution(s, briskar))
    tally = add(new_tally(), tallies.STRENGTH, strength(s, briskar))
    if kind == BUTTING:
        return add(tally, tallies.CONSTITUTION, constitution(s, briskar))
    return tally


def scuffle_damage(s: Battlefield, briskar: Briskar, kind: i64) -> i64:
    """Return the damage of a head-butt (Constitution - 2) or a kick (Dexterity - 2); holds hurt nobody.

    Rule: BK-FGT-10, BK-FGT-15.
    """
    if kind == BUTTING:
        return max(constitution(s, briskar) - 2, 0)
    if kind == KICKING:
        return max(dexterity(s, briskar) - 2, 0)
    return 0


@final
class Scuffle(Quiet):
    """One opposed roll base to base: restrain, head-butt, kick, or break a hold; return 1 if the active side won.

    Rule: BK-FGT-01 to BK-FGT-18, BK-DIC-22, BK-DIC-23.
    """

    def __init__(
        self,
        briskar: Briskar,
        target: Briskar,
        kind: i64,
        total: i64 = 0,
        criticals: i64 = 0,
        won: i64 = 0,
        at: i64 = DECLARED,
    ) -> None:
        self.briskar: Briskar = briskar
        self.target: Briskar = target
        self.kind: i64 = kind
        self.total: i64 = total
        self.criticals: i64 = criticals
        self.won: i64 = won
        self.at: i64 = at

    def resume(self, s: Battlefield, chance: Chance) -> None:
        if self.at == DECLARED:
            self.at = ROLLED
            s.call(Roll(self.briskar, scuffle_tally(s, self.briskar, self.kind), NAMES[self.kind], self.target))
        elif self.at == ROLLED:
            self.rolled(s)
        elif self.at == ANSWERED:
            if s.rolled.holds_against(self.total):
                s.note_pair(events.RESISTS, self.target, self.briskar)
                s.finish(0)
            else:
                self.win(s)
        elif self.at == STRUCK:
            self.after_blow(s, s.returned)
        else:
            s.finish(self.won)

    def rolled(self, s: Battlefield) -> None:
        """A critical failure ends it; whoever cannot defend does not roll.

        Rule: BK-DIC-23, BK-FGT-08, BK-FGT-17, BK-FGT-18.
        """
        if s.rolled.fumble:
            if self.kind == KICKING:
                slip(s, self.briskar)
            s.finish(0)
            return
        self.total = s.rolled.total
        self.criticals = s.rolled.criticals
        if self.kind != FREEING and not may_defend(s, self.target):
            self.win(s)
            return
        self.at = ANSWERED
        s.call(Roll(self.target, scuffle_tally(s, self.target, self.kind), NAMES[self.kind], self.briskar))

    def win(self, s: Battlefield) -> None:
        """Do what the action does.

        Rule: BK-FGT-02, BK-FGT-05, BK-FGT-10, BK-FGT-15.
        """
        self.won = 1
        self.at = DONE
        if self.kind == RESTRAINING:
            take_hold(s, self.briskar, self.target)
        elif self.kind == FREEING:
            end_hold(s, self.briskar)
        else:
            self.at = STRUCK
            s.note_pair(TOLD[self.kind], self.briskar, self.target)
            s.call(Blow(self.target, self.briskar, scuffle_damage(s, self.briskar, self.kind)))

    def after_blow(self, s: Battlefield, lost: i64) -> None:
        """A critical head-butt stuns, each critical of a kick slows.

        Rule: BK-FGT-11, BK-FGT-16.
        """
        self.at = DONE
        if lost == VOIDED or self.criticals == 0 or s.place[self.target] < 0:
            return
        if self.kind == BUTTING:
            stun(s, self.target, BY_BLOW)
            return
        for k in range(self.criticals):
            slow = Lasting(lasting.MOVEMENT, self.target, -1, self.briskar, SLOW_ROUNDS, True, laid=s.round)
            lay_effect(s, slow)

    def clone(self) -> Scuffle:
        return Scuffle(self.briskar, self.target, self.kind, self.total, self.criticals, self.won, self.at)


def slip(s: Battlefield, kicker: Briskar) -> None:
    """A kick that fails critically: in his own activation it ends, standing again; outside it he stays down.

    Rule: BK-FGT-17.
    """
    if s.active == kicker:
        s.ended = 1
        s.note(events.SLIPS, kicker)
    else:
        fall(s, kicker)


def why_not_scuffle(s: Battlefield, briskar: Briskar, target: Briskar, kind: i64) -> Refusal | None:
    """Say why a restraint, a head-butt or a kick is impossible here.

    Rule: BK-ZOC-07, BK-FGT-01, BK-FGT-09, BK-FGT-14, BK-FGT-18.
    """
    if not is_opponent_in_play(s, briskar, target):
        return NO_ENEMY
    if not are_in_contact(s, briskar, target):
        return NOT_IN_CONTACT
    if kind == RESTRAINING and is_in_hold(s, target):
        return IN_A_HOLD
    return None


def scuffle_cost(kind: i64) -> i64:
    """Return the price. Rule: BK-FGT-01, BK-FGT-09, BK-FGT-14."""
    if kind in (RESTRAINING, FREEING):
        return 0
    return 2


@final
class ScuffleDeed(Deed):
    """Restrain, head-butt or kick an opponent in contact.

    Rule: BK-FGT-01, BK-FGT-09, BK-FGT-14, BK-AP-04.
    """

    def kind(self) -> i64:
        if self.first == RESTRAIN:
            return RESTRAINING
        if self.first == HEAD_BUTT:
            return BUTTING
        return KICKING

    def price(self, s: Battlefield, briskar: Briskar) -> i64:
        return scuffle_cost(self.kind())

    def why_not(self, s: Battlefield, briskar: Briskar, n: i64) -> Refusal | None:
        target = Briskar(n)
        kind = self.kind()
        why = why_not_scuffle(s, briskar, target, kind)
        if why is not None:
            return why
        if kind == RESTRAINING and has(s.restrain_tried, target):
            return TRIED_ALREADY
        return None if s.ap[briskar] >= self.price(s, briskar) else NOT_ENOUGH_AP

    def begin(self, s: Battlefield, briskar: Briskar, n: i64, chance: Chance) -> None:
        target = Briskar(n)
        kind = self.kind()
        if kind == RESTRAINING:
            s.restrain_tried |= bit(target)
        pay(s, briskar, self.price(s, briskar))
        s.call(Scuffle(briskar, target, kind))


@final
class BreakHold(Deed):
    """Try to get free of a hold, once per activation.

    Rule: BK-FGT-05, BK-FGT-07, BK-AP-04.
    """

    def price(self, s: Battlefield, briskar: Briskar) -> i64:
        return 0

    def why_not(self, s: Battlefield, briskar: Briskar, n: i64) -> Refusal | None:
        if s.held_by[briskar] == NOBODY:
            return NO_HOLD
        return TRIED_ALREADY if s.hold_tried != 0 else None

    def begin(self, s: Battlefield, briskar: Briskar, n: i64, chance: Chance) -> None:
        s.hold_tried = 1
        s.call(Scuffle(briskar, s.held_by[briskar], FREEING))


@final
class ReleaseHold(Deed):
    """Let go, at no cost, in his own activation.

    Rule: BK-FGT-04.
    """

    def price(self, s: Battlefield, briskar: Briskar) -> i64:
        return 0

    def why_not(self, s: Battlefield, briskar: Briskar, n: i64) -> Refusal | None:
        return NO_HOLD if s.holding[briskar] == NOBODY else None

    def begin(self, s: Battlefield, briskar: Briskar, n: i64, chance: Chance) -> None:
        end_hold(s, briskar)


FIGHTING: Final[list[Deed]] = [
    ScuffleDeed(RESTRAIN, BRISKARS, near=True),
    ScuffleDeed(HEAD_BUTT, BRISKARS, least=scuffle_cost(BUTTING), near=True),
    ScuffleDeed(KICK, BRISKARS, least=scuffle_cost(KICKING), near=True),
    BreakHold(BREAK_HOLD, 1, IN_HOLD),
    ReleaseHold(RELEASE_HOLD, 1, IN_HOLD),
]
