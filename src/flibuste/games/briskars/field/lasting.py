"""Small records that the state holds in lists: effects that last, and things lying about."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from flibuste.games.briskars.ids import Briskar

# what a lasting effect changes; the amount says by how much
MOVEMENT: Final[i64] = 0
HALF_MOVEMENT: Final[i64] = 1
STRENGTH: Final[i64] = 2
ATTACKS: Final[i64] = 3
SHOTS: Final[i64] = 4
DEFENCES: Final[i64] = 5
DEFENCE_AGAINST_SHOTS: Final[i64] = 6
DEFENCE_DICE: Final[i64] = 7
RESISTANCE: Final[i64] = 8
MORALE: Final[i64] = 9
CRITICALS: Final[i64] = 10
DAMAGE: Final[i64] = 11
UNTOUCHED: Final[i64] = 12
NO_RUSH: Final[i64] = 13
NO_MOVEMENT: Final[i64] = 14
DODGE_COST: Final[i64] = 15
NO_DODGE: Final[i64] = 16
NEXT_COUNTER_COST: Final[i64] = 17
NEXT_COUNTER: Final[i64] = 18
NO_COUNTER: Final[i64] = 19
NEXT_SHOT: Final[i64] = 20
NEXT_SHOT_SEES: Final[i64] = 21
REGENERATION: Final[i64] = 22
FREE_REROLL: Final[i64] = 23
FORCED_REROLL: Final[i64] = 24
SPELL_WALL: Final[i64] = 25

NO_SPELL: Final[i64] = -1
NOBODY: Final[i64] = -1


@final
class Lasting:
    """One effect on one Briskar, laid by another, that ends after some activations.

    A harmful one counts the activations of its victim (``begun``: the current one counts), any other those of its
    source; ``laid`` is the round in which it was laid.

    Rule: BK-RND-16.
    """

    def __init__(
        self,
        what: i64,
        briskar: Briskar,
        amount: i64,
        source: Briskar,
        left: i64,
        harmful: bool,
        spell: i64 = -1,
        square: i64 = -1,
        laid: i64 = 0,
        begun: i64 = 0,
    ) -> None:
        self.what: i64 = what
        self.briskar: Briskar = briskar
        self.amount: i64 = amount
        self.source: Briskar = source
        self.left: i64 = left
        self.harmful: bool = harmful
        self.spell: i64 = spell
        self.square: i64 = square
        self.laid: i64 = laid
        self.begun: i64 = begun

    def clone(self) -> Lasting:
        return Lasting(
            self.what,
            self.briskar,
            self.amount,
            self.source,
            self.left,
            self.harmful,
            self.spell,
            self.square,
            self.laid,
            self.begun,
        )


@final
class Lying:
    """A weapon that lies on a square; it keeps its load and its poison for whoever picks it up.

    Rule: BK-ACT-09, BK-ATK-10, BK-EQP-15.
    """

    def __init__(self, weapon: i64, square: i64, loaded: i64 = 0, poison: i64 = 0) -> None:
        self.weapon: i64 = weapon
        self.square: i64 = square
        self.loaded: i64 = loaded
        self.poison: i64 = poison

    def clone(self) -> Lying:
        return Lying(self.weapon, self.square, self.loaded, self.poison)
