"""Dice that nobody boosts: damage, armour, healing. Only a lucky-charm can change them."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from flibuste.games.briskars.dice.dice import as_d5, d10
from flibuste.games.briskars.field import decisions
from flibuste.games.briskars.field.kit import LUCKY_CHARM, left, use
from flibuste.games.briskars.field.refusals import NO_SUCH_ANSWER
from flibuste.games.briskars.field.state import EMPTY, NOBODY, Battlefield
from flibuste.games.briskars.field.verbs import CHARM, KEEP
from flibuste.kernel.chance import Chance
from flibuste.kernel.decisions import Decision
from flibuste.kernel.errors import Refusal
from flibuste.kernel.steps import Step

DECLARED: Final[i64] = 0
ASKED: Final[i64] = 1


@final
class Plain(Step[Battlefield]):
    """Roll some D5 or D10 for a Briskar and return their sum; the bearer of a lucky-charm may re-roll one of them.

    Rule: BK-BST-08, BK-BST-09, BK-OBJ-21.
    """

    def __init__(
        self,
        briskar: i64,
        count: i64,
        sides: i64,
        purpose: str,
        dice: vec[i64] = EMPTY,
        at: i64 = DECLARED,
    ) -> None:
        self.briskar: i64 = briskar
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

    def candidates(self, s: Battlefield, seat: i64) -> vec[i64]:
        actions = vec[i64](capacity=8)
        actions = append(actions, KEEP)
        for die in range(len(self.dice)):
            actions = append(actions, CHARM + die)
        return actions

    def why_not(self, s: Battlefield, seat: i64, action: i64) -> Refusal | None:
        if action == KEEP or CHARM <= action < CHARM + len(self.dice):
            return None
        return NO_SUCH_ANSWER

    def clone(self) -> Plain:
        return Plain(self.briskar, self.count, self.sides, self.purpose, self.dice[:], self.at)
