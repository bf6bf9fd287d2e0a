"""Chapter 6: one activation in its six steps; and the list of all actions, from every chapter."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from flibuste.games.briskars.actions.carrying import CARRYING
from flibuste.games.briskars.actions.general import GENERAL
from flibuste.games.briskars.actions.objects import OBJECTS
from flibuste.games.briskars.actions.spots import SPOT_DEEDS
from flibuste.games.briskars.actions.stealth import STEALTH
from flibuste.games.briskars.battle.aftermath import is_decided, next_consequence
from flibuste.games.briskars.dice.rolls import Plain
from flibuste.games.briskars.field import effects, lasting
from flibuste.games.briskars.field.characteristics import effect_on
from flibuste.games.briskars.field.choices import CLINGING, IN_HOLD, ON_THE_GROUND, STANDING, Deed
from flibuste.games.briskars.field.kit import RUM as RUM_FLASK
from flibuste.games.briskars.field.kit import left, use
from flibuste.games.briskars.field.postures import is_in_hold, is_prostrate
from flibuste.games.briskars.field.refusals import CLINGING as ON_A_WALL
from flibuste.games.briskars.field.refusals import IN_A_HOLD, MUST_GET_UP, NO_SUCH_ANSWER
from flibuste.games.briskars.field.state import BY_BLOW, NOBODY, Battlefield
from flibuste.games.briskars.field.verbs import ACTIONS, END, NO, YES
from flibuste.games.briskars.fighting.assaults import ASSAULTS
from flibuste.games.briskars.fighting.fighting import FIGHTING
from flibuste.games.briskars.fighting.morale import FAILED, Morale, is_due
from flibuste.games.briskars.fighting.rising import STILL_DOWN, Rise
from flibuste.games.briskars.fighting.shooting import SHOOTING
from flibuste.games.briskars.fighting.striking import STRIKING
from flibuste.games.briskars.injuries.health import heal, lose_hp
from flibuste.games.briskars.injuries.leaving import clear_fallen
from flibuste.games.briskars.magic.magic import MAGIC
from flibuste.games.briskars.movement.climbing import CLIMBING
from flibuste.games.briskars.movement.disengaging import LEAVING
from flibuste.games.briskars.movement.walking import MOVING
from flibuste.games.briskars.ordnance.artillery import FIRING
from flibuste.games.briskars.ordnance.battering import BATTERING
from flibuste.games.briskars.ordnance.ordnance import ORDNANCE
from flibuste.games.briskars.throwing.briskars import HURLING
from flibuste.games.briskars.throwing.throwing import THROWING
from flibuste.kernel.chance import Chance
from flibuste.kernel.errors import Refusal
from flibuste.kernel.steps import Step

STARTED: Final[i64] = 0
RUM_ASKED: Final[i64] = 1
MORALE_DUE: Final[i64] = 2
MORALE_ROLLED: Final[i64] = 3
RISE_DUE: Final[i64] = 4
RISE_ROLLED: Final[i64] = 5
AP_DUE: Final[i64] = 6
POISON_ROLLED: Final[i64] = 7
LASTING_DONE: Final[i64] = 8
SECOND_MORALE: Final[i64] = 9
ACTING: Final[i64] = 10
ACTION_CHOSEN: Final[i64] = 11

RUM_COST: Final[i64] = 2
BLEEDING: Final[i64] = 2
SHAKEN_BELOW: Final[i64] = 10


@final
class Activation(Step[Battlefield]):
    """One Briskar acts: start, rum, morale, AP, persistent effects, actions.

    Rule: BK-RND-09 to BK-RND-13.
    """

    def __init__(self, briskar: i64, drunk: i64 = 0, before: i64 = 0, at: i64 = STARTED) -> None:
        self.briskar: i64 = briskar
        self.drunk: i64 = drunk
        self.before: i64 = before
        self.at: i64 = at

    def resume(self, s: Battlefield, chance: Chance) -> None:
        if self.at <= RISE_ROLLED:
            self.rouse(s)
        elif self.at == AP_DUE:
            self.refill(s)
        elif self.at == POISON_ROLLED:
            lose_hp(s, self.briskar, s.returned, s.hurt_by[self.briskar])
            s.note("poisoned", self.briskar, s.returned)
            self.settle_lasting(s)
        elif self.at == LASTING_DONE:
            self.second_morale(s)
        elif self.at == SECOND_MORALE:
            self.act_if(s, s.returned != FAILED)
        elif self.at == ACTING:
            self.offer(s)
        else:
            self.act(s, s.answers[s.owner(self.briskar)], chance)

    # steps 1 to 3

    def rouse(self, s: Battlefield) -> None:
        """Steps 1 to 3: start, rum, morale, getting up from a stunning blow."""
        if self.at == STARTED:
            self.start(s)
        elif self.at == RUM_ASKED:
            self.drink(s, s.answers[s.owner(self.briskar)])
        elif self.at == MORALE_DUE:
            self.at = RISE_DUE
            if is_due(s, self.briskar):
                self.at = MORALE_ROLLED
                s.call(Morale(self.briskar))
        elif self.at == MORALE_ROLLED:
            if s.returned == FAILED:
                self.end(s)
            else:
                self.at = RISE_DUE
        elif self.at == RISE_DUE:
            self.at = AP_DUE
            if s.stunned[self.briskar] == BY_BLOW:
                self.at = RISE_ROLLED
                s.call(Rise(self.briskar))
        elif s.returned == STILL_DOWN:
            self.end(s)
        else:
            self.at = AP_DUE

    def start(self, s: Battlefield) -> None:
        """Step 1: what ends now ends; step 2: rum may be drunk.

        Rule: BK-RND-09, BK-RND-14, BK-ACT-41, BK-OBJ-16, BK-OBJ-17.
        """
        b = self.briskar
        s.active = b
        s.activated[b] = 1
        s.free_move = 1
        s.acted = 0
        s.ended = 0
        s.thrust_used = 0
        s.restrain_tried = 0
        s.hold_tried = 0
        s.hope_tried = 0
        s.pushed = 0
        s.freed = 0
        s.aimed = NOBODY
        s.hope[b] = 0
        s.mandrake[b] = 0
        s.rum[b] = 0
        s.revenge[b] = 0
        effects.at_start(s, b)
        s.note("activated", b, s.round)
        self.at = MORALE_DUE
        if left(s, b, RUM_FLASK) > 0:
            self.at = RUM_ASKED
            s.ask_one(s.owner(b))

    def drink(self, s: Battlefield, action: i64) -> None:
        """Rule: BK-OBJ-16, BK-OBJ-17."""
        self.at = MORALE_DUE
        if action == NO:
            return
        use(s, self.briskar, RUM_FLASK)
        s.rum[self.briskar] = 1
        self.drunk = 1
        s.note("drinks", self.briskar, 0)

    # steps 4 and 5

    def refill(self, s: Battlefield) -> None:
        """Step 4: AP are those of the profile, less the rum, with what effects carried over; then step 5.

        Rule: BK-RND-08, BK-RND-19, BK-OBJ-17, BK-CHR-03.
        """
        b = self.briskar
        ap = s.card(b).ap + s.refill[b]
        if self.drunk != 0:
            ap -= RUM_COST
        s.ap[b] = max(ap, 0)
        s.refill[b] = 0
        self.suffer(s)

    def suffer(self, s: Battlefield) -> None:
        """Step 5: healing over time, then bleeding, then poison.

        Rule: BK-INJ-02, BK-INJ-04, BK-INJ-06, BK-THR-08.
        """
        b = self.briskar
        growing = effect_on(s, b, lasting.REGENERATION)
        if growing > 0:
            heal(s, b, growing)
        self.before = s.hp[b]
        lost = BLEEDING * (s.bleeding[b] + s.cuts[b])
        if lost > 0:
            lose_hp(s, b, lost, s.hurt_by[b])
            s.note("bleeds", b, lost)
        if s.cuts_left[b] > 0:
            s.cuts_left[b] -= 1
            if s.cuts_left[b] == 0:
                s.cuts[b] = 0
        if s.poisoned[b] != 0 and s.hp[b] > 0:
            self.at = POISON_ROLLED
            s.call(Plain(NOBODY, 1, 5, "poison"))
        else:
            self.settle_lasting(s)

    def settle_lasting(self, s: Battlefield) -> None:
        """Whoever is at 0 leaves at once.

        Rule: BK-RND-12.
        """
        clear_fallen(s)
        self.at = LASTING_DONE

    def second_morale(self, s: Battlefield) -> None:
        """Hurt by step 5 and under 10: morale is rolled at once.

        Rule: BK-RND-11, BK-RND-12, BK-INJ-06.
        """
        b = self.briskar
        if s.place[b] < 0:
            self.end(s)
        elif s.hp[b] < self.before and s.hp[b] < SHAKEN_BELOW:
            self.at = SECOND_MORALE
            s.call(Morale(b))
        else:
            self.at = ACTING

    def act_if(self, s: Battlefield, may: bool) -> None:
        if may:
            self.at = ACTING
        else:
            self.end(s)

    # step 6

    def offer(self, s: Battlefield) -> None:
        """Step 6: settle what the last action left behind, then ask for the next one, or end.

        Rule: BK-RND-13, BK-RND-18, BK-END-02.
        """
        if is_decided(s):
            self.end(s)
        elif next_consequence(s):
            return
        elif self.is_spent(s):
            self.end(s)
        else:
            self.at = ACTION_CHOSEN
            s.ask_one(s.owner(self.briskar))

    def is_spent(self, s: Battlefield) -> bool:
        """Say whether he can do nothing more in this activation.

        Rule: BK-RND-18, BK-MOV-06.
        """
        b = self.briskar
        return s.place[b] < 0 or s.ended != 0 or s.stunned[b] == BY_BLOW or is_prostrate(s, b) or self.was_stunned(s)

    def was_stunned(self, s: Battlefield) -> bool:
        """Stunned in his own activation: it ends; stunned before, he may get up."""
        return s.stunned[self.briskar] != 0 and s.acted != 0

    def act(self, s: Battlefield, action: i64, chance: Chance) -> None:
        """Begin an action: En Garde ends, an aim is lost unless this is the shot.

        Rule: BK-ACT-29, BK-ACT-38, BK-AP-01.
        """
        self.at = ACTING
        if action == END:
            self.end(s)
            return
        deed = deed_of(action)
        if deed is None:
            return
        s.acted = 1
        s.en_garde[self.briskar] = 0
        if not deed.keeps_aim:
            s.aimed = NOBODY
        deed.begin(s, self.briskar, action - deed.first, chance)

    def end(self, s: Battlefield) -> None:
        """End the activation: harmful effects count one, net and revenge end, an effect on a missed refill is lost.

        AP that were not spent stay with him and pay for defences and boosts until his next activation.

        Rule: BK-RND-07, BK-RND-10, BK-RND-16, BK-RND-19, BK-OBJ-07, BK-REV-01.
        """
        b = self.briskar
        s.refill[b] = 0
        s.netted[b] = 0
        s.revenge[b] = 0
        s.aimed = NOBODY
        s.freed = 0
        effects.at_end(s, b)
        s.active = NOBODY
        s.finish(0)

    # the questions

    def candidates(self, s: Battlefield, seat: i64) -> vec[i64]:
        if self.at == RUM_ASKED:
            return vec[i64]([YES, NO])
        actions = vec[i64](capacity=64)
        actions = append(actions, END)
        for deed in DEEDS:
            if self.bars(s, deed) is None:
                for n in deed.arguments(s, self.briskar):
                    actions = append(actions, deed.first + n)
        return actions

    def options(self, s: Battlefield, seat: i64) -> vec[i64]:
        """Find what the filter of the kernel finds, but ask only once for each action whether his posture bars it."""
        if self.at == RUM_ASKED:
            return self.candidates(s, seat)
        b = self.briskar
        legal = vec[i64](capacity=32)
        legal = append(legal, END)
        for deed in DEEDS:
            if self.bars(s, deed) is not None:
                continue
            if deed.count == 1:
                if deed.why_not(s, b, 0) is None:
                    legal = append(legal, deed.first)
                continue
            for n in deed.arguments(s, b):
                if deed.why_not(s, b, n) is None:
                    legal = append(legal, deed.first + n)
        return legal

    def why_not(self, s: Battlefield, seat: i64, action: i64) -> Refusal | None:
        if self.at == RUM_ASKED:
            return None if action in (YES, NO) else NO_SUCH_ANSWER
        if action == END:
            return None
        deed = deed_of(action)
        if deed is None:
            return NO_SUCH_ANSWER
        bar = self.bars(s, deed)
        if bar is not None:
            return bar
        return deed.why_not(s, self.briskar, action - deed.first)

    def bars(self, s: Battlefield, deed: Deed) -> Refusal | None:
        """Say whether his posture forbids an action altogether.

        Rule: BK-MOV-31, BK-MOV-33, BK-FGT-03, BK-STA-01.
        """
        b = self.briskar
        if is_in_hold(s, b):
            return None if deed.postures & IN_HOLD != 0 else IN_A_HOLD
        if s.lying_down[b] != 0:
            return None if deed.postures & ON_THE_GROUND != 0 else MUST_GET_UP
        if s.cling[b] != 0:
            return None if deed.postures & CLINGING != 0 else ON_A_WALL
        return None if deed.postures & (STANDING | IN_HOLD) != 0 else NO_SUCH_ANSWER

    def clone(self) -> Activation:
        return Activation(self.briskar, self.drunk, self.before, self.at)


def in_order(deeds: list[Deed]) -> list[Deed]:
    """Sort actions by their numbers."""
    return sorted(deeds, key=lambda deed: int(deed.first))


DEEDS: Final[list[Deed]] = in_order(
    FIRING
    + ASSAULTS
    + CARRYING
    + CLIMBING
    + LEAVING
    + FIGHTING
    + GENERAL
    + MAGIC
    + MOVING
    + OBJECTS
    + ORDNANCE
    + SHOOTING
    + SPOT_DEEDS
    + STEALTH
    + STRIKING
    + BATTERING
    + THROWING
    + HURLING
)


def numbered(deeds: list[Deed]) -> list[int]:
    """List for every answer the place of its action, -1 where there is none."""
    places = [-1] * int(ACTIONS)
    for place, deed in enumerate(deeds):
        for action in range(deed.first, deed.first + deed.count):
            places[action] = place
    return places


PLACES: Final[list[int]] = numbered(DEEDS)


def deed_of(action: i64) -> Deed | None:
    """Return the action an answer belongs to."""
    if action < 0 or action >= ACTIONS or PLACES[action] < 0:
        return None
    return DEEDS[PLACES[action]]
