"""Chapter 15: getting up after a head-butt or an anchor takes a morale roll, which may be boosted."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from flibuste.games.briskars.dice.dice import d10
from flibuste.games.briskars.dice.rolls import REROLL_COST, boost_cost, boosts_for, why_not_boost
from flibuste.games.briskars.field import decisions, events, tallies
from flibuste.games.briskars.field.action_points import pay
from flibuste.games.briskars.field.characteristics import constitution, mind
from flibuste.games.briskars.field.kit import LUCKY_CHARM, left, use
from flibuste.games.briskars.field.refusals import NO_SUCH_ANSWER, NOT_ENOUGH_AP
from flibuste.games.briskars.field.state import Battlefield
from flibuste.games.briskars.field.verbs import CHARM, KEEP, REROLL, dice_of, points_of
from flibuste.games.briskars.fighting.morale import morale_tally, tell_morale
from flibuste.games.briskars.ids import Briskar
from flibuste.kernel.chance import Chance
from flibuste.kernel.decisions import Decision
from flibuste.kernel.errors import Refusal
from flibuste.kernel.ids import Seat
from flibuste.kernel.steps import Step

BOOSTING: Final[i64] = 0
BOOSTED: Final[i64] = 1
REROLLED: Final[i64] = 2

UP: Final[i64] = 1
STILL_DOWN: Final[i64] = 0


@final
class Rise(Step[Battlefield]):
    """Try to get up from a stunning blow: roll under Constitution + Mind; return UP or STILL_DOWN.

    A bought point lowers the result, a bought die is rolled too and the lowest counts.

    Rule: BK-FGT-11, BK-FGT-12, BK-FGT-13, BK-STA-03.
    """

    def __init__(self, briskar: Briskar, bought: i64 = 0, extra: i64 = 0, face: i64 = 0, at: i64 = BOOSTING) -> None:
        self.briskar: Briskar = briskar
        self.bought: i64 = bought
        self.extra: i64 = extra
        self.face: i64 = face
        self.at: i64 = at

    def resume(self, s: Battlefield, chance: Chance) -> None:
        if self.at == BOOSTING:
            self.offer_boost(s, chance)
        elif self.at == BOOSTED:
            self.boost(s, chance, s.answers[s.owner(self.briskar)])
        else:
            self.change(s, chance, s.answers[s.owner(self.briskar)])

    def offer_boost(self, s: Battlefield, chance: Chance) -> None:
        if s.ap[self.briskar] == 0:
            self.roll(s, chance)
            return
        self.at = BOOSTED
        s.ask_one(s.owner(self.briskar))

    def boost(self, s: Battlefield, chance: Chance, action: i64) -> None:
        pay(s, self.briskar, boost_cost(action))
        self.bought = points_of(action)
        self.extra = dice_of(action)
        self.roll(s, chance)

    def roll(self, s: Battlefield, chance: Chance) -> None:
        """Keep the lowest of the dice."""
        self.face = 10
        for die in range(1 + self.extra):
            self.face = min(self.face, d10(chance, "getting up"))
        s.note_pair(events.DIE, self.briskar, self.face)
        self.offer_change(s)

    def offer_change(self, s: Battlefield) -> None:
        if s.ap[self.briskar] >= REROLL_COST or left(s, self.briskar, LUCKY_CHARM) > 0:
            self.at = REROLLED
            s.ask_one(s.owner(self.briskar))
        else:
            self.settle(s)

    def change(self, s: Battlefield, chance: Chance, action: i64) -> None:
        if action == KEEP:
            self.settle(s)
            return
        if action == REROLL:
            pay(s, self.briskar, REROLL_COST)
        else:
            use(s, self.briskar, LUCKY_CHARM)
        self.face = d10(chance, "getting up")
        s.note_pair(events.DIE, self.briskar, self.face)
        self.offer_change(s)

    def settle(self, s: Battlefield) -> None:
        """Rule: BK-FGT-12."""
        tell_morale(s, self.briskar, self.face, self.bought)
        if self.rises(s):
            s.stunned[self.briskar] = 0
            s.lying_down[self.briskar] = 0
            s.note(events.GETS_UP, self.briskar)
            s.finish(UP)
        else:
            s.note(events.STAYS_DOWN, self.briskar)
            s.finish(STILL_DOWN)

    def rises(self, s: Battlefield) -> bool:
        """Strictly under Constitution + Mind; a natural 1 always, a natural 10 never.

        Rule: BK-FGT-12, BK-FGT-13, BK-MOR-05, BK-MOR-06.
        """
        result = self.face - self.bought + tallies.total(morale_tally(s, self.briskar))
        under = result < constitution(s, self.briskar) + mind(s, self.briskar)
        return self.face == 1 or (self.face != 10 and under)

    def asks(self) -> Decision:
        return decisions.GET_UP

    def candidates(self, s: Battlefield, seat: Seat) -> vec[i64]:
        if self.at == BOOSTED:
            return boosts_for(s.ap[self.briskar])
        return vec[i64]([KEEP, REROLL, CHARM])

    def why_not(self, s: Battlefield, seat: Seat, action: i64) -> Refusal | None:
        if self.at == BOOSTED:
            return why_not_boost(s.ap[self.briskar], action)
        if action == KEEP or (action == CHARM and left(s, self.briskar, LUCKY_CHARM) > 0):
            return None
        if action == REROLL:
            return None if s.ap[self.briskar] >= REROLL_COST else NOT_ENOUGH_AP
        return NO_SUCH_ANSWER

    def clone(self) -> Rise:
        return Rise(self.briskar, self.bought, self.extra, self.face, self.at)
