"""Chapters 32 and 33: the morale roll, what may re-roll it, and revenge."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from flibuste.games.briskars.dice.dice import d10
from flibuste.games.briskars.field import decisions, events, lasting, tallies
from flibuste.games.briskars.field.characteristics import constitution, effect_on, mind
from flibuste.games.briskars.field.choices import Choice, Choose, Quiet
from flibuste.games.briskars.field.kit import HAT as HAT_OBJECT
from flibuste.games.briskars.field.kit import LUCKY_CHARM, MANDRAKE, left, use
from flibuste.games.briskars.field.postures import prostrate
from flibuste.games.briskars.field.state import ALLY_DOWN, NOBODY, ROUTED, Battlefield
from flibuste.games.briskars.field.tallies import LEADER, SPELL, SURROUNDED
from flibuste.games.briskars.field.verbs import CHARM, HAT, KEEP, NO, RUM, YES
from flibuste.games.briskars.field.zones import holders
from flibuste.games.briskars.ground.distance import is_within
from flibuste.games.briskars.ids import Briskar
from flibuste.games.briskars.injuries.leaving import leave
from flibuste.kernel.bits import size
from flibuste.kernel.chance import Chance
from flibuste.kernel.decisions import Decision
from flibuste.kernel.events import public
from flibuste.kernel.ids import Seat

DUE: Final[i64] = 0
REROLL_ASKED: Final[i64] = 1
MANDRAKE_ASKED: Final[i64] = 2

PASSED: Final[i64] = 1
FAILED: Final[i64] = 0
MISSES_TO_FLEE: Final[i64] = 2


@final
class Morale(Choice):
    """Roll morale for a Briskar; return PASSED or FAILED. A second miss in a row and he is gone.

    Rule: BK-MOR-04 to BK-MOR-15, BK-DIC-08.
    """

    def __init__(self, briskar: Briskar, face: i64 = 0, rum_used: i64 = 0, causes: i64 = 0, at: i64 = DUE) -> None:
        self.briskar: Briskar = briskar
        self.face: i64 = face
        self.rum_used: i64 = rum_used
        self.causes: i64 = causes
        self.at: i64 = at

    def resume(self, s: Battlefield, chance: Chance) -> None:
        if self.at == DUE:
            self.causes = s.morale_due[self.briskar]
            s.morale_due[self.briskar] = 0
            self.roll(s, chance)
        elif self.at == REROLL_ASKED:
            self.rerolled(s, chance, s.answers[s.owner(self.briskar)])
        else:
            self.chewed(s, s.answers[s.owner(self.briskar)])

    def roll(self, s: Battlefield, chance: Chance) -> None:
        """Roll, and offer the objects that may change the roll.

        Rule: BK-MOR-09, BK-MOR-14.
        """
        self.face = d10(chance, "morale")
        tell_morale(s, self.briskar, self.face, 0)
        if len(self.rerolls(s)) > 0:
            self.at = REROLL_ASKED
            s.ask_one(s.owner(self.briskar))
        else:
            self.settle(s)

    def rerolls(self, s: Battlefield) -> vec[i64]:
        """List the objects he may still use on this roll: rum, hat (after a miss), lucky-charm.

        Rule: BK-MOR-15, BK-OBJ-18, BK-OBJ-21, BK-OBJ-24.
        """
        found = vec[i64](capacity=4)
        if left(s, self.briskar, LUCKY_CHARM) > 0:
            found = append(found, CHARM)
        if s.rum[self.briskar] != 0 and self.rum_used == 0:
            found = append(found, RUM)
        if not self.passes(s) and hat_helps(s, self.briskar):
            found = append(found, HAT)
        return found

    def rerolled(self, s: Battlefield, chance: Chance, action: i64) -> None:
        """Keep the roll or make it again.

        Rule: BK-MOR-15.
        """
        if action == KEEP:
            self.settle(s)
            return
        if action == CHARM:
            use(s, self.briskar, LUCKY_CHARM)
        elif action == RUM:
            self.rum_used = 1
        else:
            s.hat_used[self.briskar] = 1
        self.roll(s, chance)

    def passes(self, s: Battlefield) -> bool:
        """Strictly under Constitution + Mind; a natural 1 always, a natural 10 never.

        Rule: BK-MOR-05, BK-MOR-06.
        """
        if self.face == 1:
            return True
        result = self.face + tallies.total(morale_tally(s, self.briskar))
        return self.face != 10 and result < constitution(s, self.briskar) + mind(s, self.briskar)

    def settle(self, s: Battlefield) -> None:
        """Stand firm, or lose heart, or flee.

        Rule: BK-MOR-10 to BK-MOR-13, BK-REV-01, BK-REV-02, BK-REV-04.
        """
        if self.passes(s):
            s.misses[self.briskar] = 0
            s.prostrate[self.briskar] = 0
            s.mandrake[self.briskar] = 0
            if self.causes & ALLY_DOWN != 0:
                s.revenge[self.briskar] = 1
            s.note_pair(events.MORALE_PASSED, self.briskar, self.face)
            s.finish(PASSED)
            return
        s.misses[self.briskar] += 1
        s.note_pair(events.MORALE_FAILED, self.briskar, self.face)
        if s.misses[self.briskar] >= MISSES_TO_FLEE:
            leave(s, self.briskar, ROUTED)
            s.finish(FAILED)
            return
        prostrate(s, self.briskar)
        self.offer_mandrake(s)

    def offer_mandrake(self, s: Battlefield) -> None:
        """Offer a root to the one who has just become prostrate.

        Rule: BK-OBJ-28, BK-OBJ-30.
        """
        if left(s, self.briskar, MANDRAKE) == 0:
            s.finish(FAILED)
            return
        self.at = MANDRAKE_ASKED
        s.ask_one(s.owner(self.briskar))

    def chewed(self, s: Battlefield, action: i64) -> None:
        """Rule: BK-OBJ-28."""
        if action == NO:
            s.finish(FAILED)
            return
        use(s, self.briskar, MANDRAKE)
        s.mandrake[self.briskar] = 1
        s.note(events.CHEWS, self.briskar)
        s.finish(PASSED)

    def asks(self) -> Decision:
        return decisions.MORALE

    def candidates(self, s: Battlefield, seat: Seat) -> vec[i64]:
        if self.at == MANDRAKE_ASKED:
            return vec[i64]([YES, NO])
        actions = vec[i64](capacity=4)
        actions = append(actions, KEEP)
        for action in self.rerolls(s):
            actions = append(actions, action)
        return actions

    def clone(self) -> Morale:
        return Morale(self.briskar, self.face, self.rum_used, self.causes, self.at)


def tell_morale(s: Battlefield, briskar: Briskar, face: i64, bought: i64) -> None:
    """Write a morale roll with all its reasons: what changes it, and each point bought, which lowers it.

    Rule: BK-MOR-05, BK-FGT-13.
    """
    if s.log is None:
        return
    tally = tallies.add(morale_tally(s, briskar), tallies.BOOST, -bought)
    s.log.tell(
        "morale-rolled",
        public("briskar", briskar),
        public("dice", [face]),
        *tallies.told(tally),
        public("total", face + tallies.total(tally)),
        public("under", constitution(s, briskar) + mind(s, briskar)),
    )


def morale_tally(s: Battlefield, briskar: Briskar) -> vec[i64]:
    """Return what changes a morale result: the leader near by, opponents beyond the first, spells.

    Rule: BK-MOR-07, BK-MOR-08, BK-LDR-04.
    """
    tally = tallies.new_tally()
    if is_near_leader(s, briskar):
        tally = tallies.add(tally, LEADER, -1)
    opponents = size(holders(s, briskar))
    if opponents > 1:
        tally = tallies.add(tally, SURROUNDED, opponents - 1)
    return tallies.add(tally, SPELL, effect_on(s, briskar, lasting.MORALE))


def is_near_leader(s: Battlefield, briskar: Briskar) -> bool:
    """Say whether his leader is in play and near: 5 fathoms, or as far as the leader's skill says.

    Rule: BK-MOR-07, BK-LDR-04.
    """
    leader = s.leader[s.owner(briskar)]
    if leader in (NOBODY, briskar) or s.place[leader] < 0:
        return False
    rise = s.level(leader) - s.level(briskar)
    return is_within(s.place[briskar], s.place[leader], rise, s.card(leader).leader_range)


def hat_helps(s: Battlefield, briskar: Briskar) -> bool:
    """Say whether the captain's hat may still re-roll a miss of this Briskar.

    Rule: BK-OBJ-24, BK-LDR-04.
    """
    leader = s.leader[s.owner(briskar)]
    if leader == NOBODY or s.hat_used[briskar] != 0 or left(s, leader, HAT_OBJECT) == 0:
        return False
    if s.place[leader] < 0 or s.lying_down[leader] != 0 or s.stunned[leader] != 0:
        return False
    return s.prostrate[leader] == 0 or s.mandrake[leader] != 0


def is_due(s: Battlefield, briskar: Briskar) -> bool:
    """Say whether a morale roll is waiting: a cause, or prostration.

    Rule: BK-MOR-01 to BK-MOR-04, BK-MOR-12, BK-MOR-16.
    """
    return s.morale_due[briskar] != 0 or s.prostrate[briskar] != 0


OFFERED: Final[i64] = 0
ANSWERED: Final[i64] = 1


@final
class OfferMandrake(Quiet):
    """Ask a prostrate Briskar with a root whether he chews it.

    Rule: BK-OBJ-28.
    """

    def __init__(self, briskar: Briskar, at: i64 = OFFERED) -> None:
        self.briskar: Briskar = briskar
        self.at: i64 = at

    def resume(self, s: Battlefield, chance: Chance) -> None:
        if self.at == OFFERED and left(s, self.briskar, MANDRAKE) > 0 and s.hp[self.briskar] > 0:
            self.at = ANSWERED
            s.call(Choose(s.owner(self.briskar), vec[i64]([YES, NO]), "mandrake"))
            return
        if self.at == ANSWERED and s.returned == YES:
            use(s, self.briskar, MANDRAKE)
            s.mandrake[self.briskar] = 1
            s.note(events.CHEWS, self.briskar)
        s.finish(0)

    def clone(self) -> OfferMandrake:
        return OfferMandrake(self.briskar, self.at)
