"""Chapters 12 and 20: one attack, thrust or shot, from the roll to the wound; the defence is asked in between."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from flibuste.games.briskars.dice.rolls import Roll, same_again
from flibuste.games.briskars.field import decisions, events, lasting
from flibuste.games.briskars.field.action_points import pay
from flibuste.games.briskars.field.arms import counter_slots, has_left_hand
from flibuste.games.briskars.field.characteristics import critical_from, effect_on
from flibuste.games.briskars.field.choices import Choice
from flibuste.games.briskars.field.effects import end_effect
from flibuste.games.briskars.field.postures import may_defend
from flibuste.games.briskars.field.shields import lower_shield
from flibuste.games.briskars.field.state import NOTHING, Battlefield
from flibuste.games.briskars.field.tallies import ATTACKED, THROWN_AT, is_shot
from flibuste.games.briskars.field.variants import defence_holds
from flibuste.games.briskars.field.verbs import (
    COUNTER,
    DODGE,
    HOLD_BACK,
    KEEP,
    SLOTS,
    STAY,
    WITH,
)
from flibuste.games.briskars.fighting.defences import (
    COVERS,
    LEAVES,
    NO_COVER,
    ONCE_MORE,
    STAYS,
    STRIKES,
    can_dodge_away,
    dodge_move,
    open_defences,
    why_not_defence,
)
from flibuste.games.briskars.fighting.harm import Harm
from flibuste.games.briskars.fighting.tallies import blow_tally, defence_cost, defence_tally, has_cover
from flibuste.games.briskars.ids import Briskar
from flibuste.games.briskars.injuries.damage import critical_faces
from flibuste.kernel.chance import Chance
from flibuste.kernel.decisions import Decision
from flibuste.kernel.errors import Refusal
from flibuste.kernel.ids import Seat

DECLARED: Final[i64] = 0
ROLLED: Final[i64] = 1
DEFENCE_CHOSEN: Final[i64] = 2
COVER_CHOSEN: Final[i64] = 3
DEFENDED: Final[i64] = 4
LEFT_HAND_ASKED: Final[i64] = 5
COUNTER_WON: Final[i64] = 6
COUNTER_WEAPON_CHOSEN: Final[i64] = 7
OVER: Final[i64] = 8
COMING: Final[i64] = 9

MISSED: Final[i64] = 0
DODGED: Final[i64] = 1
PARRIED: Final[i64] = 2
HIT: Final[i64] = 3


@final
class Attack(Choice):
    """Resolve one attack, thrust or shot that has been paid for; return how it ended.

    ``slot`` is the weapon's place with the attacker (NOTHING: bare hands); ``assault`` counts the steps by which the
    critical hits widen, ``charging`` says where cover counts (tallies.py); ``later`` leaves the dodge move to the
    caller.

    Rule: BK-ATK-05, BK-DEF-01, BK-DEF-08, BK-DEF-09, BK-DEF-15.
    """

    def __init__(
        self,
        attacker: Briskar,
        target: Briskar,
        slot: i64,
        kind: i64,
        paid: i64 = 0,
        charging: i64 = 0,
        assault: i64 = 0,
        later: i64 = 0,
        total: i64 = 0,
        criticals: i64 = 0,
        defence: i64 = -1,
        behind: i64 = 0,
        again: i64 = 0,
        result: i64 = 0,
        at: i64 = DECLARED,
    ) -> None:
        self.attacker: Briskar = attacker
        self.target: Briskar = target
        self.slot: i64 = slot
        self.kind: i64 = kind
        self.paid: i64 = paid
        self.charging: i64 = charging
        self.assault: i64 = assault
        self.later: i64 = later
        self.total: i64 = total
        self.criticals: i64 = criticals
        self.defence: i64 = defence
        self.behind: i64 = behind
        self.again: i64 = again
        self.result: i64 = result
        self.at: i64 = at

    def resume(self, s: Battlefield, chance: Chance) -> None:
        if self.at == DECLARED:
            self.roll(s)
        elif self.at == ROLLED:
            self.face_defender(s)
        elif self.at == COMING:
            self.offer_defence(s)
        elif self.at == DEFENCE_CHOSEN:
            self.choose_defence(s, s.answers[s.owner(self.target)])
        elif self.at == COVER_CHOSEN:
            self.behind = LEAVES
            if s.answers[s.owner(self.target)] == STAY:
                self.behind = STAYS
            self.roll_defence(s)
        elif self.at == DEFENDED:
            self.compare(s)
        else:
            self.follow_up(s, s.answers[s.owner(self.target)])

    def follow_up(self, s: Battlefield, action: i64) -> None:
        """Go on after the questions that come late."""
        if self.at == LEFT_HAND_ASKED:
            self.left_hand(s, action)
        elif self.at == COUNTER_WON:
            self.counter(s, action)
        elif self.at == COUNTER_WEAPON_CHOSEN:
            self.strike_back(s, action - WITH)
        else:
            s.finish(self.result)

    # the roll

    def roll(self, s: Battlefield) -> None:
        """Roll for the attacker; an assault and spells widen the critical hits.

        Rule: BK-DIC-13, BK-MOV-09, BK-MOV-13, BK-SHO-04, BK-COV-11, BK-ACT-32.
        """
        lower_shield(s, self.attacker)
        s.hidden[self.attacker] = 0
        fumbles, critical = critical_faces(s, self.attacker, self.slot, self.kind, self.assault)
        tally = blow_tally(s, self.attacker, self.target, self.kind)
        purpose = "shot" if is_shot(self.kind) else "attack"
        self.at = ROLLED
        s.call(Roll(self.attacker, tally, purpose, self.target, fumbles, critical))

    def face_defender(self, s: Battlefield) -> None:
        """A critical failure misses; otherwise the target answers, seeing the final roll.

        Rule: BK-DIC-10, BK-DIC-23, BK-DEF-01.
        """
        if s.rolled.fumble:
            self.miss(s)
            return
        self.total = s.rolled.total
        self.criticals = s.rolled.criticals
        self.offer_defence(s)

    def offer_defence(self, s: Battlefield) -> None:
        """Ask how the target answers the roll; whoever may not defend is hit.

        Rule: BK-ATK-07, BK-DEF-01, BK-DEF-14.
        """
        if not may_defend(s, self.target):
            self.hit(s)
            return
        self.at = DEFENCE_CHOSEN
        s.ask_one(s.owner(self.target))

    def miss(self, s: Battlefield) -> None:
        """Miss, with what the weapon says about a critical failure.

        Rule: BK-SHO-05, BK-SHO-14, BK-FIR-12.
        """
        s.note_pair(events.MISSED, self.attacker, self.target)
        self.result = MISSED
        self.at = OVER
        s.call(Harm(self.attacker, self.target, self.slot, self.kind, 0, self.paid, 0))

    # the defence

    def choose_defence(self, s: Battlefield, defence: i64) -> None:
        """Pay for the defence; a dodge behind cover is declared first.

        Rule: BK-DEF-03, BK-DEF-04, BK-DEF-07, BK-COV-04.
        """
        self.defence = defence
        pay(s, self.target, defence_cost(s, self.target, defence))
        covered = has_cover(s, self.attacker, self.target, self.kind, self.charging)
        self.behind = NO_COVER
        if covered:
            self.behind = STAYS
        if covered and defence == DODGE and can_dodge_away(s, self.target):
            self.at = COVER_CHOSEN
            s.ask_one(s.owner(self.target))
        else:
            self.roll_defence(s)

    def roll_defence(self, s: Battlefield) -> None:
        """Roll the defence, with the die of En Garde and of spells; once more with the same dice and boosts.

        Rule: BK-DEF-12, BK-ACT-38, BK-ACT-39, BK-WPN-06.
        """
        tally = defence_tally(s, self.target, self.attacker, self.defence, self.kind, self.behind == STAYS)
        critical = critical_from(s, self.target)
        self.at = DEFENDED
        if self.again != 0:
            s.call(same_again(s.rolled, self.target, tally, "defence", self.attacker, critical))
            return
        dice = s.en_garde[self.target] + effect_on(s, self.target, lasting.DEFENCE_DICE)
        s.en_garde[self.target] = 0
        s.call(Roll(self.target, tally, "defence", self.attacker, 1, critical, dice))

    def compare(self, s: Battlefield) -> None:
        """A defence holds when it is at least the attack; a critical failure never does.

        Rule: BK-DEF-02, BK-DIC-12, BK-DIC-22, BK-DIC-23.
        """
        if not defence_holds(s, self.total):
            if self.defence == COUNTER and self.again == 0 and has_left_hand(s, self.target):
                self.at = LEFT_HAND_ASKED
                s.ask_one(s.owner(self.target))
                return
            self.end_counter_spell(s)
            self.hit(s)
        else:
            self.end_counter_spell(s)
            self.defended(s)

    def end_counter_spell(self, s: Battlefield) -> None:
        if self.defence == COUNTER:
            end_effect(s, self.target, lasting.NEXT_COUNTER)
            end_effect(s, self.target, lasting.NEXT_COUNTER_COST)

    def left_hand(self, s: Battlefield, action: i64) -> None:
        """Roll a missed counter-attack once more, or take the hit.

        Rule: BK-WPN-06.
        """
        if action == KEEP:
            self.hit(s)
            return
        self.again = 1
        self.roll_defence(s)

    def defended(self, s: Battlefield) -> None:
        """The defence holds: a dodge may move, a counter-attack may strike.

        Rule: BK-DEF-04, BK-DEF-05, BK-DEF-07.
        """
        self.at = OVER
        self.result = PARRIED
        if self.defence == COUNTER:
            s.note_pair(events.COUNTERED, self.target, self.attacker)
            self.offer_counter(s)
        elif self.defence == DODGE:
            s.note_pair(events.DODGED, self.target, self.attacker)
            self.result = DODGED
            self.refund(s)
            if self.later == 0:
                self.dodge_away(s)
        else:
            s.note_pair(events.DEFENDED, self.target, self.attacker)
            self.refund(s)

    def refund(self, s: Battlefield) -> None:
        """Effects that come even when the attack is defended.

        Rule: BK-WPN-09.
        """
        if self.criticals > 0 and self.kind != THROWN_AT:
            s.call(Harm(self.attacker, self.target, self.slot, self.kind, self.criticals, self.paid, 0))

    def dodge_away(self, s: Battlefield) -> None:
        """Offer the move of a successful dodge."""
        if can_dodge_away(s, self.target):
            s.call(dodge_move(s, self.target, self.attacker, self.kind, self.behind))

    def offer_counter(self, s: Battlefield) -> None:
        """Ask whether the won counter-attack strikes."""
        if len(counter_slots(s, self.target, self.attacker)) == 0:
            self.refund(s)
            return
        self.at = COUNTER_WON
        s.ask_one(s.owner(self.target))

    def counter(self, s: Battlefield, action: i64) -> None:
        """Strike back or hold back; with several weapons, choose one.

        Rule: BK-DEF-07.
        """
        slots = counter_slots(s, self.target, self.attacker)
        if action == HOLD_BACK:
            self.at = OVER
            self.refund(s)
        elif len(slots) == 1:
            self.strike_back(s, slots[0])
        else:
            self.at = COUNTER_WEAPON_CHOSEN
            s.ask_one(s.owner(self.target))

    def strike_back(self, s: Battlefield, slot: i64) -> None:
        """Make the free attack of a counter-attack: a normal attack, answered by any defence.

        Rule: BK-DEF-07, BK-DEF-08.
        """
        self.at = OVER
        if slot == SLOTS:
            slot = NOTHING
        s.call(Attack(self.target, self.attacker, slot, ATTACKED))
        self.refund(s)

    # the hit

    def hit(self, s: Battlefield) -> None:
        """Deal the damage and the effects.

        Rule: BK-ATK-06.
        """
        self.result = HIT
        self.at = OVER
        if self.kind == THROWN_AT:
            return
        s.call(Harm(self.attacker, self.target, self.slot, self.kind, self.criticals, self.paid, 1))

    # the questions

    def asks(self) -> Decision:
        return decisions.ATTACK

    def candidates(self, s: Battlefield, seat: Seat) -> vec[i64]:
        if self.at == DEFENCE_CHOSEN:
            return open_defences(s, self.target, self.attacker, self.kind)
        if self.at == COVER_CHOSEN:
            return COVERS
        if self.at == LEFT_HAND_ASKED:
            return ONCE_MORE
        if self.at == COUNTER_WON:
            return STRIKES
        actions = vec[i64](capacity=4)
        for slot in counter_slots(s, self.target, self.attacker):
            actions = append(actions, WITH + slot)
        return actions

    def why_not(self, s: Battlefield, seat: Seat, action: i64) -> Refusal | None:
        if self.at == DEFENCE_CHOSEN:
            return why_not_defence(s, self.target, self.attacker, self.kind, action)
        return super().why_not(s, seat, action)

    def clone(self) -> Attack:
        return Attack(
            self.attacker,
            self.target,
            self.slot,
            self.kind,
            self.paid,
            self.charging,
            self.assault,
            self.later,
            self.total,
            self.criticals,
            self.defence,
            self.behind,
            self.again,
            self.result,
            self.at,
        )


def thrown_at(thrower: Briskar, target: Briskar, total: i64, criticals: i64) -> Attack:
    """Return what comes at a target after a throw that has been rolled already: it may defend against its total.

    Rule: BK-THR-05, BK-THR-13, BK-OBJ-06.
    """
    return Attack(thrower, target, NOTHING, THROWN_AT, total=total, criticals=criticals, at=COMING)
