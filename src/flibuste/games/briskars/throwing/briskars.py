"""Chapter 17: throwing a Briskar, friend or enemy."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from flibuste.games.briskars.dice.rolls import Roll
from flibuste.games.briskars.dice.trials import tell_test
from flibuste.games.briskars.field import events, tallies
from flibuste.games.briskars.field.action_points import pay
from flibuste.games.briskars.field.characteristics import characteristic_tally, constitution, strength
from flibuste.games.briskars.field.choices import Choose, Deed, Quiet
from flibuste.games.briskars.field.postures import end_hold
from flibuste.games.briskars.field.refusals import NO_FREE_HAND, NOT_A_CHOICE, NOT_ENOUGH_AP, NOT_IN_CONTACT, TOO_WEAK
from flibuste.games.briskars.field.state import NOBODY, OUT, Battlefield
from flibuste.games.briskars.field.verbs import AT, BRISKARS, ON, THROW_BRISKAR
from flibuste.games.briskars.field.zones import are_in_contact, are_opponents
from flibuste.games.briskars.fighting.attacks import HIT, thrown_at
from flibuste.games.briskars.ids import Briskar
from flibuste.games.briskars.movement.forced import Crash, Displace
from flibuste.games.briskars.movement.landing import Landing
from flibuste.games.briskars.throwing.throwing import COST, throw_targets, throw_threshold
from flibuste.kernel.chance import Chance
from flibuste.kernel.errors import Refusal

CHOOSING: Final[i64] = 0
CHOSEN: Final[i64] = 1
ROLLED: Final[i64] = 2
RESISTED: Final[i64] = 3
FLYING: Final[i64] = 4
AVOIDED: Final[i64] = 5
PLACED: Final[i64] = 6
CRASHED: Final[i64] = 7
DONE: Final[i64] = 8


def hurl_targets(s: Battlefield, briskar: Briskar, thrown: Briskar) -> vec[i64]:
    """List where a Briskar may be thrown, as answers: he whom one lifts does not stand in the view.

    Rule: BK-THR-15, BK-THR-16, BK-COV-12.
    """
    place = s.place[thrown]
    s.place[thrown] = OUT
    found = vec[i64](capacity=64)
    for action in throw_targets(s, briskar):
        if action != AT + place:
            found = append(found, action)
    s.place[thrown] = place
    return found


@final
class HurlBriskar(Quiet):
    """Throw a Briskar: an unwilling one may defend, whoever is aimed at may too; he crashes and must land.

    Rule: BK-THR-15 to BK-THR-18, BK-THR-20, BK-MOV-27.
    """

    def __init__(
        self,
        briskar: Briskar,
        thrown: Briskar,
        square: i64 = -1,
        struck: Briskar = NOBODY,
        crash: i64 = 0,
        height: i64 = 0,
        total: i64 = 0,
        criticals: i64 = 0,
        at: i64 = CHOOSING,
    ) -> None:
        self.briskar: Briskar = briskar
        self.thrown: Briskar = thrown
        self.square: i64 = square
        self.struck: Briskar = struck
        self.crash: i64 = crash
        self.height: i64 = height
        self.total: i64 = total
        self.criticals: i64 = criticals
        self.at: i64 = at

    def resume(self, s: Battlefield, chance: Chance) -> None:
        if self.at == CHOOSING:
            self.at = CHOSEN
            s.call(Choose(s.owner(self.briskar), hurl_targets(s, self.briskar, self.thrown), "target"))
        elif self.at == CHOSEN:
            self.throw(s, s.returned)
        elif self.at == ROLLED:
            self.rolled(s)
        elif self.at == RESISTED:
            if s.returned == HIT:
                self.at = FLYING
            else:
                s.finish(0)
        else:
            self.fly(s)

    def throw(self, s: Battlefield, action: i64) -> None:
        """Roll against 12 and the distance. Rule: BK-THR-15."""
        self.square = action - AT
        if action >= ON:
            self.square = s.place[action - ON]
        self.struck = s.standing_on(self.square)
        if self.struck == self.thrown:
            self.struck = NOBODY
        s.note_pair(events.HURLS, self.briskar, self.thrown)
        self.at = ROLLED
        tally = characteristic_tally(s, self.briskar, tallies.STRENGTH, tallies.CONSTITUTION)
        s.call(Roll(self.briskar, tally, "throw"))

    def rolled(self, s: Battlefield) -> None:
        """Failure leaves him where he is; an unwilling one may defend against the total.

        Rule: BK-THR-17, BK-THR-20.
        """
        threshold = throw_threshold(s, self.briskar, self.square)
        if not s.rolled.passes(threshold):
            tell_test(s, events.FAILS, self.briskar, "throw", threshold)
            s.finish(0)
            return
        self.total = s.rolled.total
        self.criticals = s.rolled.criticals
        self.at = FLYING
        if are_opponents(s, self.briskar, self.thrown):
            self.at = RESISTED
            s.call(thrown_at(self.briskar, self.thrown, self.total, self.criticals))

    def fly(self, s: Battlefield) -> None:
        """Whoever is aimed at may step aside; then he is placed, crashes, lands.

        Rule: BK-THR-16, BK-THR-18.
        """
        if self.at == FLYING:
            self.height = max(s.level(self.briskar) - s.ground.stand(self.square), 0)
            end_hold(s, self.thrown)
            self.at = AVOIDED
            if self.struck != NOBODY and are_opponents(s, self.briskar, self.struck):
                s.call(thrown_at(self.briskar, self.struck, self.total, self.criticals))
            else:
                self.come_down(s, HIT)
        elif self.at == AVOIDED:
            self.come_down(s, s.returned)
        elif self.at == PLACED:
            self.at = CRASHED
            if self.crash != 0:
                s.call(Crash(self.thrown, self.struck, self.square, self.briskar))
        elif self.at == CRASHED and s.place[self.thrown] >= 0:
            self.at = DONE
            s.call(Landing(self.thrown, self.height, self.briskar))
        else:
            s.finish(0)

    def come_down(self, s: Battlefield, outcome: i64) -> None:
        """Place him where he was thrown, or beside it."""
        self.crash = int(outcome == HIT and self.strikes_something(s))
        self.at = PLACED
        s.call(Displace(self.thrown, self.square))

    def strikes_something(self, s: Battlefield) -> bool:
        """Say whether a Briskar, scenery or a piece is in the way."""
        return self.struck != NOBODY or not s.ground.enterable(self.square)

    def clone(self) -> HurlBriskar:
        return HurlBriskar(
            self.briskar,
            self.thrown,
            self.square,
            self.struck,
            self.crash,
            self.height,
            self.total,
            self.criticals,
            self.at,
        )


@final
class ThrowBriskar(Deed):
    """Throw a Briskar in contact whose Constitution is no more than his Strength.

    Rule: BK-THR-15, BK-EQP-16, BK-COV-12.
    """

    def price(self, s: Battlefield, briskar: Briskar) -> i64:
        return COST

    def may(self, s: Battlefield, briskar: Briskar) -> bool:
        return s.card(briskar).hands > 0

    def why_not(self, s: Battlefield, briskar: Briskar, n: i64) -> Refusal | None:
        target = Briskar(n)
        if s.card(briskar).hands == 0:
            return NO_FREE_HAND
        if not 0 <= target < len(s.place) or target == briskar or s.place[target] < 0:
            return NOT_A_CHOICE
        if not are_in_contact(s, briskar, target):
            return NOT_IN_CONTACT
        if strength(s, briskar) < constitution(s, target):
            return TOO_WEAK
        return None if s.ap[briskar] >= self.price(s, briskar) else NOT_ENOUGH_AP

    def begin(self, s: Battlefield, briskar: Briskar, n: i64, chance: Chance) -> None:
        target = Briskar(n)
        pay(s, briskar, self.price(s, briskar))
        s.hidden[briskar] = 0
        s.call(HurlBriskar(briskar, target))


HURLING: Final[list[Deed]] = [ThrowBriskar(THROW_BRISKAR, BRISKARS, least=COST)]
