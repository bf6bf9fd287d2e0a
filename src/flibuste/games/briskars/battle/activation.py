"""Chapter 6: one activation in its six steps; and the list of all actions, from every chapter."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from flibuste.games.briskars.battle.aftermath import is_decided, next_consequence
from flibuste.games.briskars.battle.menu import DEEDS, PLACES, Menu, deed_of, menu_of
from flibuste.games.briskars.dice.rolls import Plain
from flibuste.games.briskars.field import decisions, effects, events, lasting
from flibuste.games.briskars.field.characteristics import effect_on
from flibuste.games.briskars.field.choices import CLINGING, IN_HOLD, ON_THE_GROUND, STANDING, Deed
from flibuste.games.briskars.field.kit import RUM as RUM_FLASK
from flibuste.games.briskars.field.kit import card_of, left, use
from flibuste.games.briskars.field.postures import is_in_hold, is_prostrate
from flibuste.games.briskars.field.refusals import CLINGING as ON_A_WALL
from flibuste.games.briskars.field.refusals import IN_A_HOLD, MUST_GET_UP, NO_SUCH_ANSWER
from flibuste.games.briskars.field.state import BY_BLOW, NOBODY, Battlefield, in_play
from flibuste.games.briskars.field.verbs import END, NO, YES
from flibuste.games.briskars.field.zones import has_opponent_near
from flibuste.games.briskars.fighting.morale import FAILED, Morale, is_due
from flibuste.games.briskars.fighting.rising import STILL_DOWN, Rise
from flibuste.games.briskars.ids import Briskar
from flibuste.games.briskars.injuries.health import SHAKEN_BELOW, heal, lose_hp
from flibuste.games.briskars.injuries.leaving import clear_fallen
from flibuste.kernel.chance import Chance
from flibuste.kernel.decisions import Decision
from flibuste.kernel.errors import Refusal
from flibuste.kernel.ids import Seat
from flibuste.kernel.state import TRIES
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

BLEEDING: Final[i64] = 2


@final
class Activation(Step[Battlefield]):
    """One Briskar acts: start, rum, morale, AP, persistent effects, actions.

    Rule: BK-RND-09 to BK-RND-13.
    """

    def __init__(self, briskar: Briskar, drunk: i64 = 0, before: i64 = 0, at: i64 = STARTED) -> None:
        self.briskar: Briskar = briskar
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
            s.note_pair(events.POISONED, self.briskar, s.returned)
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
        s.note_pair(events.ACTIVATED, b, s.round)
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
        s.note(events.DRINKS, self.briskar)

    # steps 4 and 5

    def refill(self, s: Battlefield) -> None:
        """Step 4: AP are those of the profile, less the rum, with what effects carried over; then step 5.

        Rule: BK-RND-08, BK-RND-19, BK-OBJ-17, BK-CHR-03.
        """
        b = self.briskar
        ap = s.card(b).ap + s.refill[b]
        if self.drunk != 0:
            ap -= card_of(s, RUM_FLASK).ap
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
            s.note_pair(events.BLEEDS, b, lost)
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

    def asks(self) -> Decision:
        return decisions.ACTION

    def candidates(self, s: Battlefield, seat: Seat) -> vec[i64]:
        if self.at == RUM_ASKED:
            return vec[i64]([YES, NO])
        actions = vec[i64](capacity=64)
        actions = append(actions, END)
        for deed in menu_of(s, self.briskar).all:
            for n in deed.arguments(s, self.briskar):
                actions = append(actions, deed.first + n)
        return actions

    def options(self, s: Battlefield, seat: Seat) -> vec[i64]:
        """Find what the filter of the kernel finds: first by posture, points and means, then target by target."""
        if self.at == RUM_ASKED:
            return self.candidates(s, seat)
        b = self.briskar
        legal = vec[i64](capacity=32)
        legal = append(legal, END)
        near = has_opponent_near(s, b)
        for deed in menu_of(s, b).all:
            if not self.is_thinkable(s, deed, near):
                continue
            if deed.count == 1:
                if deed.why_not(s, b, 0) is None:
                    legal = append(legal, deed.first)
                continue
            for n in deed.arguments(s, b):
                if deed.why_not(s, b, n) is None:
                    legal = append(legal, deed.first + n)
        return legal

    def random_option(self, s: Battlefield, seat: Seat, rng: Chance) -> i64:
        """Draw an action and a target, all alike, until one is allowed: few are asked whether they are.

        In order: to end, the actions without a target, each pair of an action and a Briskar in play, the others.
        """
        if self.at == RUM_ASKED:
            return YES if rng.draw(2) == 0 else NO
        menu = menu_of(s, self.briskar)
        targeted = self.thinkable(s, menu.targeted)
        standing = in_play(s)
        others = self.other_actions(s, menu)
        plain: i64 = len(menu.plain)
        pairs: i64 = len(targeted) * len(standing)
        for tries in range(TRIES):
            n = rng.draw(1 + plain + pairs + len(others)) - 1
            if n < 0:
                return END
            if n < plain:
                action = menu.plain[n].first
            elif n < plain + pairs:
                deed = menu.targeted[targeted[(n - plain) // len(standing)]]
                action = deed.first + standing[(n - plain) % len(standing)]
            else:
                action = others[n - plain - pairs]
            if self.allows(s, action):
                return action
        legal = self.options(s, seat)
        return legal[rng.draw(len(legal))]

    def thinkable(self, s: Battlefield, deeds: list[Deed]) -> vec[i64]:
        """List the places of the actions that he has the points and the means for, whoever the target is."""
        found = vec[i64](capacity=16)
        near = has_opponent_near(s, self.briskar)
        points = s.ap[self.briskar]
        for place in range(len(deeds)):
            deed = deeds[place]
            if deed.least <= points and (near or not deed.near) and deed.may(s, self.briskar):
                found = append(found, place)
        return found

    def is_thinkable(self, s: Battlefield, deed: Deed, near: bool) -> bool:
        """Say whether he has what an action needs whoever its target is: the points, somebody near, the means."""
        return deed.least <= s.ap[self.briskar] and (near or not deed.near) and deed.may(s, self.briskar)

    def other_actions(self, s: Battlefield, menu: Menu) -> vec[i64]:
        """List the answers that name neither a Briskar nor nothing: spells, weapons to load."""
        found = vec[i64](capacity=8)
        for deed in menu.others:
            if self.is_thinkable(s, deed, True):
                for n in deed.arguments(s, self.briskar):
                    found = append(found, deed.first + n)
        return found

    def allows(self, s: Battlefield, action: i64) -> bool:
        """Say whether an action of his menu is allowed now."""
        deed = DEEDS[PLACES[action]]
        return deed.least <= s.ap[self.briskar] and deed.why_not(s, self.briskar, action - deed.first) is None

    def why_not(self, s: Battlefield, seat: Seat, action: i64) -> Refusal | None:
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
