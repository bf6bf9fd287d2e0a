"""Chapter 28: leaving a melee."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from flibuste.games.briskars.dice.rolls import Plain, Roll
from flibuste.games.briskars.field import decisions, events, tallies
from flibuste.games.briskars.field.action_points import pay
from flibuste.games.briskars.field.characteristics import constitution, dexterity, strength
from flibuste.games.briskars.field.choices import Choice, Deed
from flibuste.games.briskars.field.postures import fall
from flibuste.games.briskars.field.refusals import NOT_A_CHOICE, NOT_ENOUGH_AP, NOT_IN_MELEE
from flibuste.games.briskars.field.state import BANDS, NOBODY, Battlefield
from flibuste.games.briskars.field.tallies import add, new_tally
from flibuste.games.briskars.field.verbs import DISENGAGE, ON
from flibuste.games.briskars.field.zones import holders
from flibuste.games.briskars.ids import Briskar
from flibuste.games.briskars.injuries.blows import Blow
from flibuste.games.briskars.injuries.damage import PARTING_DAMAGE
from flibuste.kernel.bits import bit, has, lowest, size
from flibuste.kernel.chance import Chance
from flibuste.kernel.decisions import Decision
from flibuste.kernel.errors import Refusal
from flibuste.kernel.ids import Seat

DECLARED: Final[i64] = 0
PREVENTER_CHOSEN: Final[i64] = 1
LEAVER_ROLLED: Final[i64] = 2
PREVENTER_ROLLED: Final[i64] = 3
DAMAGE_ROLLED: Final[i64] = 4
DONE: Final[i64] = 5

COST: Final[i64] = 2


@final
class Disengagement(Choice):
    """Try to leave the zones of all opponents who hold him; one of them, chosen by his player, prevents it.

    Rule: BK-DIS-01 to BK-DIS-09, BK-DIS-13.
    """

    def __init__(
        self,
        leaver: Briskar,
        holding: i64 = 0,
        preventer: Briskar = NOBODY,
        total: i64 = 0,
        criticals: i64 = 0,
        hurt: Briskar = NOBODY,
        at: i64 = DECLARED,
    ) -> None:
        self.leaver: Briskar = leaver
        self.holding: i64 = holding
        self.preventer: Briskar = preventer
        self.total: i64 = total
        self.criticals: i64 = criticals
        self.hurt: Briskar = hurt
        self.at: i64 = at

    def resume(self, s: Battlefield, chance: Chance) -> None:
        if self.at == DECLARED:
            self.choose(s)
        elif self.at == PREVENTER_CHOSEN:
            self.begin(s, Briskar(s.answers[preventing_seat(s, self.leaver, self.holding)] - ON))
        elif self.at == LEAVER_ROLLED:
            self.leaver_rolled(s)
        elif self.at == PREVENTER_ROLLED:
            self.compare(s)
        elif self.at == DAMAGE_ROLLED:
            self.at = DONE
            s.call(Blow(self.hurt, self.other(), s.returned))
        else:
            s.finish(0)

    def choose(self, s: Battlefield) -> None:
        """Ask who prevents it, if several could.

        Rule: BK-DIS-03, BK-DIS-13.
        """
        self.holding = holders(s, self.leaver)
        mine = self.choices(s)
        if size(mine) == 1:
            self.begin(s, Briskar(lowest(mine)))
            return
        self.at = PREVENTER_CHOSEN
        s.ask_one(preventing_seat(s, self.leaver, self.holding))

    def choices(self, s: Battlefield) -> i64:
        """Return the set of possible preventers."""
        return of_band(self.holding, preventing_seat(s, self.leaver, self.holding))

    def begin(self, s: Battlefield, preventer: Briskar) -> None:
        """Roll for the leaver.

        Rule: BK-DIS-02.
        """
        self.preventer = preventer
        tally = add(new_tally(), tallies.CONSTITUTION, constitution(s, self.leaver))
        self.at = LEAVER_ROLLED
        s.call(Roll(self.leaver, add(tally, tallies.DEXTERITY, dexterity(s, self.leaver)), "disengaging", preventer))

    def leaver_rolled(self, s: Battlefield) -> None:
        """A critical failure throws him down; otherwise the preventer rolls.

        Rule: BK-DIS-04, BK-DIS-05.
        """
        if s.rolled.fumble:
            fall(s, self.leaver)
            self.damage(s, self.leaver)
            return
        self.total = s.rolled.total
        self.criticals = s.rolled.criticals
        self.at = PREVENTER_ROLLED
        tally = preventing_tally(s, self.preventer, self.choices(s))
        s.call(Roll(self.preventer, tally, "preventing", self.leaver))

    def compare(self, s: Battlefield) -> None:
        """Higher is free; a critical hit is always free and hurts the preventer.

        Rule: BK-DIS-02, BK-DIS-04, BK-DIS-06, BK-DIS-07, BK-DIS-08.
        """
        free = not s.rolled.holds_against(self.total) or self.criticals > 0
        if not free:
            s.note(events.HELD_BACK, self.leaver)
            s.finish(0)
            return
        s.freed |= self.holding
        s.note(events.BREAKS_OFF, self.leaver)
        if self.criticals > 0:
            self.damage(s, self.preventer)
        else:
            s.finish(1)

    def damage(self, s: Battlefield, hurt: Briskar) -> None:
        """Deal 1D5.

        Rule: BK-DIS-04, BK-DIS-05.
        """
        self.hurt = hurt
        self.at = DAMAGE_ROLLED
        s.call(Plain(self.other(), PARTING_DAMAGE.dice, PARTING_DAMAGE.sides, "disengaging damage"))

    def other(self) -> Briskar:
        """Return the one who deals the damage."""
        if self.hurt == self.leaver:
            return self.preventer
        return self.leaver

    def asks(self) -> Decision:
        return decisions.DISENGAGE

    def candidates(self, s: Battlefield, seat: Seat) -> vec[i64]:
        actions = vec[i64](capacity=8)
        mine = self.choices(s)
        for briskar in s.everybody():
            if has(mine, briskar):
                actions = append(actions, ON + briskar)
        return actions

    def unheard(self, action: i64) -> Refusal:
        return NOT_A_CHOICE

    def clone(self) -> Disengagement:
        return Disengagement(self.leaver, self.holding, self.preventer, self.total, self.criticals, self.hurt, self.at)


def of_band(briskars: i64, seat: Seat) -> i64:
    """Return those of a set who belong to a band."""
    result: i64 = 0
    for briskar in BANDS[seat]:
        if has(briskars, briskar):
            result |= bit(briskar)
    return result


def preventing_seat(s: Battlefield, leaver: Briskar, holding: i64) -> Seat:
    """Return the player who chooses the preventer: most Briskars holding, then next in playing order.

    Rule: BK-DIS-13, BK-MLT-07.
    """
    best = Seat(NOBODY)
    most: i64 = 0
    for k in range(1, s.seats):
        seat = Seat((s.owner(leaver) + k) % s.seats)
        count = size(of_band(holding, seat))
        if count > most:
            most = count
            best = seat
    return best


def preventing_tally(s: Battlefield, preventer: Briskar, band: i64) -> vec[i64]:
    """Add up the preventer's roll: Constitution, Strength, 1 for each other of his band who holds.

    Rule: BK-DIS-02, BK-DIS-03, BK-DIS-13.
    """
    tally = add(new_tally(), tallies.CONSTITUTION, constitution(s, preventer))
    tally = add(tally, tallies.STRENGTH, strength(s, preventer))
    tally = add(tally, tallies.OTHER_HOLDERS, size(band) - 1)
    return add(tally, tallies.SKILL, s.card(preventer).prevent_bonus)


@final
class Disengage(Deed):
    """Try to leave a melee for 2 AP; it may be tried again.

    Rule: BK-DIS-01, BK-DIS-11, BK-DIS-12.
    """

    def price(self, s: Battlefield, briskar: Briskar) -> i64:
        return COST

    def why_not(self, s: Battlefield, briskar: Briskar, n: i64) -> Refusal | None:
        if holders(s, briskar) & ~s.freed == 0:
            return NOT_IN_MELEE
        return None if s.ap[briskar] >= self.price(s, briskar) else NOT_ENOUGH_AP

    def begin(self, s: Battlefield, briskar: Briskar, n: i64, chance: Chance) -> None:
        pay(s, briskar, self.price(s, briskar))
        s.call(Disengagement(briskar))


LEAVING: Final[list[Deed]] = [Disengage(DISENGAGE, least=COST)]
