"""Chapters 22 and 23: firing a piece of ordnance, the template, its drift and what it does."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from flibuste.games.briskars.cards.arsenal import Ordnance
from flibuste.games.briskars.dice.dice import direction
from flibuste.games.briskars.dice.rolls import Plain, Roll
from flibuste.games.briskars.field import events, tallies
from flibuste.games.briskars.field.action_points import pay
from flibuste.games.briskars.field.characteristics import characteristic_tally, critical_from
from flibuste.games.briskars.field.choices import Choose, Deed, Quiet
from flibuste.games.briskars.field.refusals import (
    IN_CONTACT,
    NO_AMMO,
    NO_OBJECT,
    NO_PIECE,
    NOT_ENOUGH_AP,
    NOT_LOADED,
    NOT_THE_GUNNER,
)
from flibuste.games.briskars.field.state import EMPTY, NO_GROUP, NOBODY, NOTHING, Battlefield, Group
from flibuste.games.briskars.field.verbs import AT, FIRE
from flibuste.games.briskars.field.zones import touches_able_opponent
from flibuste.games.briskars.ground.templates import (
    drift,
    drifted,
    template_distance,
    template_on,
)
from flibuste.games.briskars.ids import Briskar
from flibuste.games.briskars.injuries.blows import ARTILLERY, TOGETHER, Blow, tick
from flibuste.games.briskars.injuries.damage import BURST_DAMAGE, CRITICAL_DAMAGE
from flibuste.games.briskars.injuries.health import lose_hp
from flibuste.games.briskars.injuries.leaving import clear_fallen
from flibuste.games.briskars.movement.forced import strike_element
from flibuste.games.briskars.movement.shiver import ShiverAll, in_area, unharmed
from flibuste.games.briskars.ordnance.pieces import (
    OWN_BODY,
    ammo_left,
    centres,
    has_centre,
    muzzle,
    ordnance_card,
    served_piece,
    shots_loaded,
    touches_piece,
)
from flibuste.kernel.bits import Fixed
from flibuste.kernel.chance import Chance
from flibuste.kernel.errors import Refusal
from flibuste.kernel.events import public

AIMED: Final[i64] = 0
CENTRE_CHOSEN: Final[i64] = 1
ROLLED: Final[i64] = 2
SHIVERED: Final[i64] = 3
NEXT_VICTIM: Final[i64] = 4
DAMAGE_ROLLED: Final[i64] = 5
EXTRA_ROLLED: Final[i64] = 6
STRUCK: Final[i64] = 7
NEXT_ELEMENT: Final[i64] = 8
BURST_POINTS: Final[i64] = 9
NEXT_BURST: Final[i64] = 10
BURST_ROLLED: Final[i64] = 11


@final
class FirePiece(Quiet):
    """Fire: aim, roll against the difficulty, drift if it fails, burst if it fails critically.

    Rule: BK-TPL-01 to BK-TPL-17, BK-DFL-01 to BK-DFL-06, BK-ARM-08.
    """

    def __init__(
        self,
        briskar: Briskar,
        piece: i64,
        centre: i64 = -1,
        difficulty: i64 = 0,
        criticals: i64 = 0,
        area: Fixed = EMPTY,
        victims: Group = NO_GROUP,
        done: i64 = 0,
        basic: i64 = 0,
        at: i64 = AIMED,
    ) -> None:
        self.briskar: Briskar = briskar
        self.piece: i64 = piece
        self.centre: i64 = centre
        self.difficulty: i64 = difficulty
        self.criticals: i64 = criticals
        self.area: Fixed = area
        self.victims: Group = victims
        self.done: i64 = done
        self.basic: i64 = basic
        self.at: i64 = at

    def resume(self, s: Battlefield, chance: Chance) -> None:
        if self.at == AIMED:
            self.at = CENTRE_CHOSEN
            s.call(Choose(s.owner(self.briskar), centres(s, self.briskar, self.piece), "template"))
        elif self.at == CENTRE_CHOSEN:
            self.fire(s, s.returned - AT)
        elif self.at == ROLLED:
            self.settle(s, chance)
        elif self.at == SHIVERED:
            self.victims = unharmed(in_area(s, self.area), s.returned)
            self.done = 0
            self.at = NEXT_VICTIM
        elif self.at <= STRUCK:
            self.hurt(s)
        elif self.at == NEXT_ELEMENT:
            self.next_element(s)
        else:
            self.burst_on(s)

    # the fire

    def card(self, s: Battlefield) -> Ordnance:
        return ordnance_card(s, self.briskar, self.piece)

    def fire(self, s: Battlefield, centre: i64) -> None:
        """Use a shot and roll Dexterity twice against the difficulty of the range.

        Rule: BK-TPL-03, BK-TPL-04, BK-TPL-05, BK-TPL-17, BK-ORD-09.
        """
        self.centre = centre
        card = self.card(s)
        square = muzzle(s, self.briskar, self.piece)
        self.difficulty = card.difficulty_at(template_distance(s.ground, square, centre))
        if self.piece == OWN_BODY:
            s.cannon_ammo[self.briskar] -= 1
            s.cannon_loaded[self.briskar] -= 1
        else:
            s.ammo[self.piece] -= 1
            s.piece_loaded[self.piece] -= 1
        s.note_pair(events.FIRES, self.briskar, centre)
        self.at = ROLLED
        tally = characteristic_tally(s, self.briskar, tallies.DEXTERITY, tallies.DEXTERITY)
        s.call(Roll(self.briskar, tally, "fire", NOBODY, card.fumble, critical_from(s, self.briskar)))

    def settle(self, s: Battlefield, chance: Chance) -> None:
        """Success stays, failure drifts, a critical failure bursts the gun.

        Rule: BK-TPL-06, BK-TPL-08, BK-TPL-09, BK-TPL-10, BK-DFL-01, BK-DFL-02, BK-DFL-06.
        """
        if s.rolled.fumble:
            self.burst(s)
            return
        if s.rolled.passes(self.difficulty):
            self.criticals = s.rolled.criticals
            self.area = template_on(s.ground, self.centre)
        else:
            fathoms = drift(self.difficulty, s.rolled.total)
            towards = direction(chance, "drift")
            self.area = drifted(s.ground, self.centre, towards, fathoms)
            if s.log is not None:
                self.tell_drift(s, fathoms, towards)
        self.at = SHIVERED
        s.call(ShiverAll(self.area))

    def tell_drift(self, s: Battlefield, fathoms: i64, towards: i64) -> None:
        """Write where the template has drifted.

        Rule: BK-DFL-01.
        """
        who, far = public("briskar", self.briskar), public("fathoms", fathoms)
        area = public("area", [int(square) for square in self.area])
        s.tell("drifts", who, far, public("direction", towards), area)

    # the damage

    def hurt(self, s: Battlefield) -> None:
        """Deal the damage to each victim with his own dice, 1D10 more for every critical hit.

        Rule: BK-TPL-06, BK-TPL-07, BK-TPL-14, BK-TPL-15, BK-ARM-05, BK-ARM-08, BK-GRD-19.
        """
        card = self.card(s)
        if self.at == NEXT_VICTIM:
            if self.done >= len(self.victims):
                clear_fallen(s)
                self.done = 0
                self.at = NEXT_ELEMENT
                return
            self.at = DAMAGE_ROLLED
            s.call(Plain(self.briskar, card.damage.dice, card.damage.sides, "template damage"))
        elif self.at == DAMAGE_ROLLED:
            self.basic = card.damage.total(s.returned, 0)
            self.at = EXTRA_ROLLED
            s.call(Plain(self.briskar, self.criticals, CRITICAL_DAMAGE.sides, "template damage"))
        elif self.at == EXTRA_ROLLED:
            self.at = STRUCK
            s.call(Blow(self.victims[self.done], self.briskar, self.basic, s.returned, ARTILLERY | TOGETHER))
        else:
            self.done += 1
            self.at = NEXT_VICTIM

    def next_element(self, s: Battlefield) -> None:
        """Scenery under the template: destroyed without SP, otherwise 1 SP, 2 with a critical hit.

        Rule: BK-SCN-01, BK-ORD-03, BK-ORD-04, BK-ORD-06.
        """
        if self.done >= len(self.area):
            s.finish(0)
            return
        square = self.area[self.done]
        self.done += 1
        points: i64 = 1
        if self.criticals > 0:
            points = 2
        strike_element(s, square, points, self.briskar)

    # the burst

    def burst(self, s: Battlefield) -> None:
        """The shot does not leave the weapon: the card's own text, then the blast around it.

        Rule: BK-TPL-09 to BK-TPL-12.
        """
        s.note(events.BURSTS, self.briskar)
        card = self.card(s)
        if self.piece == OWN_BODY:
            tick(s, self.briskar, card.failure_squares)
        self.area = template_on(s.ground, muzzle(s, self.briskar, self.piece))
        self.victims = NO_GROUP
        if card.blast:
            self.victims = in_area(s, self.area)
        self.done = 0
        if self.piece == OWN_BODY:
            self.at = NEXT_BURST
        else:
            self.at = BURST_POINTS
            s.call(Plain(NOBODY, 1, 5, "burst"))

    def burst_on(self, s: Battlefield) -> None:
        """Everybody under the blast, the firer included, loses 1D10 + 1; no armour, no Shiver.

        Rule: BK-TPL-09, BK-ARM-12, BK-SMT-09.
        """
        if self.at == BURST_POINTS:
            self.at = NEXT_BURST
            strike_element(s, s.piece_place[self.piece], s.returned, self.briskar)
        elif self.at == BURST_ROLLED:
            lose_hp(s, self.victims[self.done], BURST_DAMAGE.total(s.returned, 0), self.briskar)
            self.done += 1
            self.at = NEXT_BURST
        elif self.done < len(self.victims):
            self.at = BURST_ROLLED
            s.call(Plain(NOBODY, BURST_DAMAGE.dice, BURST_DAMAGE.sides, "burst"))
        else:
            clear_fallen(s)
            s.finish(0)

    def clone(self) -> FirePiece:
        return FirePiece(
            self.briskar,
            self.piece,
            self.centre,
            self.difficulty,
            self.criticals,
            self.area,
            self.victims,
            self.done,
            self.basic,
            self.at,
        )


@final
class Fire(Deed):
    """Fire the piece he serves and touches, or his own cannon.

    Rule: BK-ORD-01, BK-ORD-02, BK-ORD-12, BK-ORD-13, BK-TPL-13.
    """

    def why_not(self, s: Battlefield, briskar: Briskar, n: i64) -> Refusal | None:
        piece = served_piece(s, briskar)
        if piece == NOTHING:
            return NOT_THE_GUNNER
        if piece != OWN_BODY and not touches_piece(s, briskar, piece):
            return NO_PIECE
        if piece == OWN_BODY and ordnance_card(s, briskar, piece).armour_bound and s.lc[briskar] == 0:
            return NO_PIECE
        if touches_able_opponent(s, briskar):
            return IN_CONTACT
        return self.why_not_loaded(s, briskar, piece)

    def why_not_loaded(self, s: Battlefield, briskar: Briskar, piece: i64) -> Refusal | None:
        """Check ammunition, load, price and a place to aim at."""
        if ammo_left(s, briskar, piece) == 0:
            return NO_AMMO
        if shots_loaded(s, briskar, piece) == 0:
            return NOT_LOADED
        if s.ap[briskar] < ordnance_card(s, briskar, piece).ap:
            return NOT_ENOUGH_AP
        return None if has_centre(s, briskar, piece) else NO_OBJECT

    def begin(self, s: Battlefield, briskar: Briskar, n: i64, chance: Chance) -> None:
        piece = served_piece(s, briskar)
        pay(s, briskar, ordnance_card(s, briskar, piece).ap)
        s.hidden[briskar] = 0
        s.call(FirePiece(briskar, piece))


FIRING: Final[list[Deed]] = [Fire(FIRE)]
