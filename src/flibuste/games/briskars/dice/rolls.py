"""Chapters 1 and 2: a roll, its boosts before, its re-rolls after, its criticals."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from flibuste.games.briskars.dice.dice import as_d5, d10
from flibuste.games.briskars.field import decisions, events, tallies
from flibuste.games.briskars.field.action_points import pay
from flibuste.games.briskars.field.characteristics import effect_on
from flibuste.games.briskars.field.choices import Choice
from flibuste.games.briskars.field.effects import use_effect
from flibuste.games.briskars.field.kit import LUCKY_CHARM, left, use
from flibuste.games.briskars.field.lasting import FORCED_REROLL, FREE_REROLL
from flibuste.games.briskars.field.refusals import (
    NO_CHARM,
    NO_SUCH_ANSWER,
    NO_SUCH_DIE,
    NOT_CRITICAL,
    NOT_ENOUGH_AP,
)
from flibuste.games.briskars.field.state import EMPTY, NOBODY, Battlefield, Rolled
from flibuste.games.briskars.field.verbs import (
    BOOSTS,
    CHARM,
    FOLLOW_UP,
    KEEP,
    MOST_BOUGHT,
    MOST_DICE,
    MOST_POINTS,
    REROLL,
    ROLL,
    boosted,
    dice_of,
    points_of,
)
from flibuste.games.briskars.ids import Briskar
from flibuste.kernel.bits import Fixed, bit, has
from flibuste.kernel.chance import Chance
from flibuste.kernel.decisions import Decision
from flibuste.kernel.errors import Refusal
from flibuste.kernel.events import public
from flibuste.kernel.ids import Seat
from flibuste.kernel.steps import Step

BOOSTING: Final[i64] = 0
BOOSTED: Final[i64] = 1
REROLLED: Final[i64] = 2
FORCED: Final[i64] = 3
ONCE_MORE: Final[i64] = 4

FIRST: Final[i64] = -1

POINT_COST: Final[i64] = 1
DIE_COST: Final[i64] = 3
REROLL_COST: Final[i64] = 2


@final
class Roll(Step[Battlefield]):
    """Roll for a Briskar, perhaps against an opponent; what it came to is left on the field as ``rolled``.

    ``parents[i]`` is the critical hit that die i follows, or FIRST. ``dice_given`` are free dice (En Garde, spells).

    Rule: BK-DIC-02, BK-DIC-24, BK-BST-04, BK-BST-06.
    """

    def __init__(
        self,
        briskar: Briskar,
        tally: Fixed,
        purpose: str,
        opponent: Briskar = NOBODY,
        fumbles_to: i64 = 1,
        critical_from: i64 = 10,
        dice_given: i64 = 0,
        bought: i64 = 0,
        extra: i64 = 0,
        rerolls: i64 = 0,
        dice: vec[i64] = EMPTY,
        parents: vec[i64] = EMPTY,
        at: i64 = BOOSTING,
    ) -> None:
        self.briskar: Briskar = briskar
        self.tally: Fixed = tally
        self.purpose: str = purpose
        self.opponent: Briskar = opponent
        self.fumbles_to: i64 = fumbles_to
        self.critical_from: i64 = critical_from
        self.dice_given: i64 = dice_given
        self.bought: i64 = bought
        self.extra: i64 = extra
        self.rerolls: i64 = rerolls
        self.dice: vec[i64] = dice
        self.parents: vec[i64] = parents
        self.at: i64 = at

    def resume(self, s: Battlefield, chance: Chance) -> None:
        if self.at == BOOSTING:
            self.offer_boost(s, chance)
        elif self.at == BOOSTED:
            self.boost(s, chance, s.answers[s.owner(self.briskar)])
        elif self.at == ONCE_MORE:
            self.roll(s, chance)
        elif self.at == FORCED:
            self.forced(s, chance, s.answers[s.owner(self.opponent)])
        else:
            self.change(s, chance, s.answers[s.owner(self.briskar)])

    # before the roll

    def offer_boost(self, s: Battlefield, chance: Chance) -> None:
        """Ask for boosts, all at once, if he can pay for any.

        Rule: BK-BST-04, BK-BST-06, BK-BST-07.
        """
        if s.ap[self.briskar] == 0:
            self.roll(s, chance)
            return
        self.at = BOOSTED
        s.ask_one(s.owner(self.briskar))

    def boost(self, s: Battlefield, chance: Chance, action: i64) -> None:
        """Buy points for 1 each and dice for 3 each, and roll.

        Rule: BK-BST-01, BK-BST-02.
        """
        pay(s, self.briskar, boost_cost(action))
        self.bought = points_of(action)
        self.extra = dice_of(action)
        self.roll(s, chance)

    def roll(self, s: Battlefield, chance: Chance) -> None:
        """Throw the dice.

        Rule: BK-ACT-39, BK-DIC-20.
        """
        for die in range(1 + self.extra + self.dice_given):
            self.add_die(s, chance, FIRST)
        self.offer_change(s)

    def add_die(self, s: Battlefield, chance: Chance, parent: i64) -> None:
        face = d10(chance, self.purpose)
        self.dice = append(self.dice, face)
        self.parents = append(self.parents, parent)
        s.note_pair(events.DIE, self.briskar, face)

    # after the roll

    def offer_change(self, s: Battlefield) -> None:
        """Ask while a die could be re-rolled or a critical hit rolled again.

        Rule: BK-DIC-15, BK-BST-03, BK-BST-09.
        """
        if len(self.dice) < MOST_DICE and (self.can_reroll(s) or self.has_open_critical()):
            self.at = REROLLED
            s.ask_one(s.owner(self.briskar))
        else:
            self.close(s)

    def close(self, s: Battlefield) -> None:
        """Fix the roll, unless a spell lets the opponent of an opposed roll make him re-roll a die first.

        Rule: BK-SPL-05, BK-MLT-01.
        """
        if self.opponent != NOBODY and effect_on(s, self.briskar, FORCED_REROLL) > 0:
            use_effect(s, self.briskar, FORCED_REROLL)
            self.at = FORCED
            s.ask_one(s.owner(self.opponent))
        else:
            self.settle(s)

    def forced(self, s: Battlefield, chance: Chance, action: i64) -> None:
        """Roll the die anew that the opponent names, or leave the roll as it is."""
        if action == KEEP:
            self.settle(s)
            return
        self.replace(s, chance, action - REROLL)
        self.offer_change(s)

    def can_reroll(self, s: Battlefield) -> bool:
        """Say whether he can pay for a re-roll, by points, spell or charm."""
        return (
            s.ap[self.briskar] >= REROLL_COST
            or left(s, self.briskar, LUCKY_CHARM) > 0
            or effect_on(s, self.briskar, FREE_REROLL) > 0
        )

    def change(self, s: Battlefield, chance: Chance, action: i64) -> None:
        if action == KEEP:
            self.close(s)
            return
        if action >= CHARM:
            use(s, self.briskar, LUCKY_CHARM)
            self.replace(s, chance, action - CHARM)
        elif action >= FOLLOW_UP:
            self.add_die(s, chance, action - FOLLOW_UP)
        else:
            self.pay_reroll(s)
            self.rerolls += 1
            self.replace(s, chance, action - REROLL)
        self.offer_change(s)

    def pay_reroll(self, s: Battlefield) -> None:
        """Take a spell's free re-roll first, otherwise 2 points.

        Rule: BK-BST-03.
        """
        if effect_on(s, self.briskar, FREE_REROLL) > 0:
            use_effect(s, self.briskar, FREE_REROLL)
        else:
            pay(s, self.briskar, REROLL_COST)

    def reroll_price(self, s: Battlefield) -> i64:
        """Return what the next re-roll costs whoever is asked: nothing with a spell, or where the opponent forces it.

        Rule: BK-BST-03, BK-SPL-05.
        """
        if self.at == FORCED or effect_on(s, self.briskar, FREE_REROLL) > 0:
            return 0
        return REROLL_COST

    def replace(self, s: Battlefield, chance: Chance, die: i64) -> None:
        """Roll one die anew; what followed it is lost.

        Rule: BK-BST-03, BK-BST-05.
        """
        dice = vec[i64](capacity=4)
        parents = vec[i64](capacity=4)
        lost = self.chain(die)
        for k in range(len(self.dice)):
            if not has(lost, k):
                dice = append(dice, self.dice[k])
                parents = append(parents, shifted(self.parents[k], lost))
        parent = shifted(self.parents[die], lost)
        self.dice = dice
        self.parents = parents
        self.add_die(s, chance, parent)

    def chain(self, die: i64) -> i64:
        """Return a die and all that follows it, as a set."""
        lost = bit(die)
        for k in range(len(self.dice)):
            if self.parents[k] >= 0 and has(lost, self.parents[k]):
                lost |= bit(k)
        return lost

    def is_critical(self, face: i64) -> bool:
        """A face in both ranges is a critical failure.

        Rule: BK-DIC-07, BK-DIC-13, BK-DIC-14.
        """
        return face >= self.critical_from and face > self.fumbles_to

    def is_open_critical(self, die: i64) -> bool:
        """Say whether a die is a critical hit that nothing follows yet."""
        if die < 0 or die >= len(self.dice) or not self.is_critical(self.dice[die]):
            return False
        return all(parent != die for parent in self.parents)

    def has_open_critical(self) -> bool:
        return any(self.is_open_critical(die) for die in range(len(self.dice)))

    def result(self) -> Rolled:
        """Count the dice as they lie: the total, the critical hits; only dice that all fail are a critical failure.

        Rule: BK-DIC-10, BK-DIC-11, BK-DIC-16, BK-DIC-20, BK-DIC-21.
        """
        fumble = True
        criticals: i64 = 0
        total = tallies.total(self.tally) + self.bought
        for face in self.dice:
            if face > self.fumbles_to:
                fumble = False
                total += face
            if self.is_critical(face):
                criticals += 1
        return Rolled(total, criticals, fumble, self.bought, self.extra + self.dice_given, self.rerolls)

    def settle(self, s: Battlefield) -> None:
        """Fix the roll as it lies. Rule: BK-DIC-16, BK-DIC-20."""
        s.rolled = self.result()
        if s.log is not None:
            self.tell(s, s.rolled)
        s.finish(0)

    def tell(self, s: Battlefield, rolled: Rolled) -> None:
        """Write the roll with all its reasons."""
        s.tell(
            "rolled",
            public("briskar", self.briskar),
            public("purpose", self.purpose),
            public("dice", [int(face) for face in self.dice]),
            *tallies.told(tallies.add(self.tally[:], tallies.BOOST, self.bought)),
            public("total", rolled.total),
            public("criticals", rolled.criticals),
            public("fumble", int(rolled.fumble)),
        )

    # the questions

    def asks(self) -> Decision:
        return decisions.BOOST

    def candidates(self, s: Battlefield, seat: Seat) -> vec[i64]:
        if self.at == BOOSTED:
            return boosts_for(s.ap[self.briskar])
        actions = vec[i64](capacity=16)
        actions = append(actions, KEEP)
        if self.at == FORCED:
            for die in range(len(self.dice)):
                actions = append(actions, REROLL + die)
            return actions
        for block in CHANGES:
            for die in range(len(self.dice)):
                actions = append(actions, block + die)
        return actions

    def why_not(self, s: Battlefield, seat: Seat, action: i64) -> Refusal | None:
        if self.at == BOOSTED:
            return why_not_boost(s.ap[self.briskar], action)
        if action == KEEP:
            return None
        n: i64 = len(self.dice)
        if self.at == FORCED:
            return None if REROLL <= action < REROLL + n else NO_SUCH_DIE
        if REROLL <= action < REROLL + n:
            can = s.ap[self.briskar] >= REROLL_COST or effect_on(s, self.briskar, FREE_REROLL) > 0
            return None if can else NOT_ENOUGH_AP
        if FOLLOW_UP <= action < FOLLOW_UP + n:
            return None if self.is_open_critical(action - FOLLOW_UP) else NOT_CRITICAL
        if CHARM <= action < CHARM + n:
            return None if left(s, self.briskar, LUCKY_CHARM) > 0 else NO_CHARM
        return NO_SUCH_DIE if REROLL <= action < CHARM + MOST_DICE else NO_SUCH_ANSWER

    def clone(self) -> Roll:
        return Roll(
            self.briskar,
            self.tally,
            self.purpose,
            self.opponent,
            self.fumbles_to,
            self.critical_from,
            self.dice_given,
            self.bought,
            self.extra,
            self.rerolls,
            self.dice[:],
            self.parents[:],
            self.at,
        )


CHANGES: Final[vec[i64]] = vec[i64]([REROLL, FOLLOW_UP, CHARM])


def shifted(parent: i64, lost: i64) -> i64:
    """Return the new position of a die after the lost ones are gone."""
    if parent < 0:
        return FIRST
    gone: i64 = 0
    for k in range(parent):
        if has(lost, k):
            gone += 1
    return parent - gone


def why_not_boost(ap: i64, action: i64) -> Refusal | None:
    """Say why a boost is refused.

    Rule: BK-BST-01, BK-BST-02, BK-BST-06, BK-AP-03.
    """
    if not ROLL <= action < ROLL + BOOSTS:
        return NO_SUCH_ANSWER
    return None if boost_cost(action) <= ap else NOT_ENOUGH_AP


def boost_cost(action: i64) -> i64:
    """Return the price of the boosts in an answer.

    Rule: BK-BST-01, BK-BST-02.
    """
    return points_of(action) * POINT_COST + dice_of(action) * DIE_COST


def boosts_for(ap: i64) -> vec[i64]:
    """List the rolls that so many action points can pay for: as it is, and with every boost.

    Rule: BK-BST-01, BK-BST-02, BK-BST-06.
    """
    found = vec[i64](capacity=32)
    for dice in range(min(ap // DIE_COST, MOST_BOUGHT) + 1):
        for points in range(min(ap - dice * DIE_COST, MOST_POINTS) + 1):
            found = append(found, boosted(points, dice))
    return found


DECLARED: Final[i64] = 0
ASKED: Final[i64] = 1


@final
class Plain(Choice):
    """Roll some D5 or D10 for a Briskar and return their sum; the bearer of a lucky-charm may re-roll one of them.

    Rule: BK-BST-08, BK-BST-09, BK-OBJ-21.
    """

    def __init__(
        self,
        briskar: Briskar,
        count: i64,
        sides: i64,
        purpose: str,
        dice: vec[i64] = EMPTY,
        at: i64 = DECLARED,
    ) -> None:
        self.briskar: Briskar = briskar
        self.count: i64 = count
        self.sides: i64 = sides
        self.purpose: str = purpose
        self.dice: vec[i64] = dice
        self.at: i64 = at

    def resume(self, s: Battlefield, chance: Chance) -> None:
        if self.at == DECLARED:
            dice = vec[i64](capacity=self.count)
            for die in range(self.count):
                dice = append(dice, d10(chance, self.purpose))
            self.dice = dice
            self.offer(s)
        else:
            self.answered(s, chance, s.answers[s.owner(self.briskar)])

    def offer(self, s: Battlefield) -> None:
        """Ask the bearer of a charm."""
        if self.count > 0 and self.briskar != NOBODY and left(s, self.briskar, LUCKY_CHARM) > 0:
            self.at = ASKED
            s.ask_one(s.owner(self.briskar))
        else:
            s.finish(self.total())

    def answered(self, s: Battlefield, chance: Chance, action: i64) -> None:
        if action == KEEP:
            s.finish(self.total())
            return
        use(s, self.briskar, LUCKY_CHARM)
        self.dice[action - CHARM] = d10(chance, self.purpose)
        self.offer(s)

    def total(self) -> i64:
        """Add the dice up, each halved if they are D5.

        Rule: BK-DIC-04.
        """
        result: i64 = 0
        for face in self.dice:
            if self.sides == 5:
                result += as_d5(face)
            else:
                result += face
        return result

    def asks(self) -> Decision:
        return decisions.CHARM

    def candidates(self, s: Battlefield, seat: Seat) -> vec[i64]:
        actions = vec[i64](capacity=8)
        actions = append(actions, KEEP)
        for die in range(len(self.dice)):
            actions = append(actions, CHARM + die)
        return actions

    def clone(self) -> Plain:
        return Plain(self.briskar, self.count, self.sides, self.purpose, self.dice[:], self.at)


def same_again(
    rolled: Rolled, briskar: Briskar, tally: vec[i64], purpose: str, opponent: Briskar, critical: i64
) -> Roll:
    """Return the last roll once more: as many dice, the boosts kept, nothing more to be bought before it.

    Rule: BK-WPN-06.
    """
    return Roll(briskar, tally, purpose, opponent, 1, critical, rolled.dice, rolled.points, at=ONCE_MORE)
