"""Chapter 40: kegs of black powder on the map, rolled for at the start of each round."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from flibuste.games.briskars.dice.dice import d10
from flibuste.games.briskars.dice.rolls import Plain
from flibuste.games.briskars.field import events
from flibuste.games.briskars.field.choices import Quiet
from flibuste.games.briskars.field.kit import KEG, card_of
from flibuste.games.briskars.field.postures import prostrate
from flibuste.games.briskars.field.state import KEG_BLAST, NO_GROUP, NOBODY, Battlefield, Group
from flibuste.games.briskars.field.structures import remove_keg
from flibuste.games.briskars.fighting.morale import OfferMandrake
from flibuste.games.briskars.ground.distance import is_within
from flibuste.games.briskars.ids import Briskar
from flibuste.games.briskars.injuries.blows import TOGETHER, Blow
from flibuste.games.briskars.injuries.leaving import clear_fallen
from flibuste.kernel.chance import Chance

NEXT_KEG: Final[i64] = 0
NEXT_VICTIM: Final[i64] = 1
DAMAGE_ROLLED: Final[i64] = 2
STRUCK: Final[i64] = 3


@final
class KegRolls(Quiet):
    """Roll for every keg; one that explodes hurts everybody near it and leaves them prostrate.

    Rule: BK-OBJ-26, BK-OBJ-27, BK-GRD-19, BK-SMT-09.
    """

    def __init__(
        self, kegs: i64 = 0, square: i64 = -1, victims: Group = NO_GROUP, done: i64 = 0, at: i64 = NEXT_KEG
    ) -> None:
        self.kegs: i64 = kegs
        self.square: i64 = square
        self.victims: Group = victims
        self.done: i64 = done
        self.at: i64 = at

    def resume(self, s: Battlefield, chance: Chance) -> None:
        if self.at == NEXT_KEG:
            self.roll(s, chance)
        elif self.at == NEXT_VICTIM:
            self.next_victim(s)
        elif self.at == DAMAGE_ROLLED:
            self.at = STRUCK
            s.call(Blow(self.victims[self.done], NOBODY, card_of(s, KEG).dice.total(s.returned, 0), 0, TOGETHER))
        else:
            if s.returned > 0:
                s.morale_due[self.victims[self.done]] |= KEG_BLAST
            victim = self.victims[self.done]
            self.done += 1
            self.at = NEXT_VICTIM
            if s.returned >= 0:
                prostrate(s, victim)
                s.call(OfferMandrake(victim))

    def roll(self, s: Battlefield, chance: Chance) -> None:
        """Roll for the next keg: from its number on it blows.

        Rule: BK-OBJ-26.
        """
        if self.kegs >= len(s.kegs):
            s.finish(0)
            return
        face = d10(chance, "keg")
        if face < card_of(s, KEG).difficulty:
            s.note(events.KEG_WAITS, face)
            self.kegs += 1
            return
        self.square = s.kegs[self.kegs]
        s.note(events.KEG_BLOWS, self.square)
        remove_keg(s, self.square)
        s.ground = s.ground.destroyed(self.square)
        self.victims = near(s, self.square, card_of(s, KEG).range)
        self.done = 0
        self.at = NEXT_VICTIM

    def next_victim(self, s: Battlefield) -> None:
        """Deal the damage of a keg to each, in reading order; the fallen leave together.

        Rule: BK-OBJ-27, BK-GRD-19.
        """
        if self.done >= len(self.victims):
            clear_fallen(s)
            self.at = NEXT_KEG
            return
        self.at = DAMAGE_ROLLED
        dice = card_of(s, KEG).dice
        s.call(Plain(NOBODY, dice.dice, dice.sides, "keg damage"))

    def clone(self) -> KegRolls:
        return KegRolls(self.kegs, self.square, self.victims, self.done, self.at)


def near(s: Battlefield, square: i64, fathoms: i64) -> Group:
    """List the Briskars at so many fathoms or less of a square, in reading order of their squares.

    Rule: BK-GRD-19.
    """
    found = vec[Briskar](capacity=8)
    for place in range(400):
        briskar = s.standing_on(place)
        if briskar != NOBODY and is_within(square, place, s.level(briskar) - s.ground.stand(square), fathoms):
            found = append(found, briskar)
    return found
