"""Chapters 12 and 14: damage, the armour test, the wound."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from flibuste.games.briskars.dice.rolls import Plain
from flibuste.games.briskars.field import events, lasting
from flibuste.games.briskars.field.characteristics import effect_on
from flibuste.games.briskars.field.choices import Quiet
from flibuste.games.briskars.field.effects import use_effect
from flibuste.games.briskars.field.state import NOTHING, Battlefield
from flibuste.games.briskars.ids import Briskar
from flibuste.games.briskars.injuries.damage import armour_stops, health_lost
from flibuste.games.briskars.injuries.health import lose_hp
from flibuste.games.briskars.injuries.leaving import clear_fallen
from flibuste.kernel.chance import Chance
from flibuste.kernel.events import public

DEALT: Final[i64] = 0
TESTED: Final[i64] = 1
PIERCED: Final[i64] = 2

# how the damage comes
PIERCING: Final[i64] = 1
ARTILLERY: Final[i64] = 2
TOGETHER: Final[i64] = 4

VOIDED: Final[i64] = -1


@final
class Blow(Quiet):
    """Deal damage to one Briskar: the armour tests, squares are ticked, what is left is lost; return the HP lost.

    ``basic`` is what an armour's critical hit stops, ``extra`` the rest. With TOGETHER the caller removes the fallen.

    Rule: BK-ARM-16, BK-ARM-17, BK-ATK-06.
    """

    def __init__(
        self,
        victim: Briskar,
        source: Briskar,
        basic: i64,
        extra: i64 = 0,
        manner: i64 = 0,
        left: i64 = 0,
        at: i64 = DEALT,
    ) -> None:
        self.victim: Briskar = victim
        self.source: Briskar = source
        self.basic: i64 = basic
        self.extra: i64 = extra
        self.manner: i64 = manner
        self.left: i64 = left
        self.at: i64 = at

    def resume(self, s: Battlefield, chance: Chance) -> None:
        if self.at == DEALT:
            self.deal(s)
        elif self.at == TESTED:
            self.armour_tested(s, s.returned)
        else:
            tick(s, self.victim, s.returned)
            self.wound(s)

    def deal(self, s: Battlefield) -> None:
        """Void the hit, or test the armour, or wound at once.

        Rule: BK-ARM-01, BK-ARM-09, BK-ARM-12, BK-ARM-13, BK-ARM-17, BK-CHR-06, BK-ACT-41.
        """
        self.left = max(self.basic, 0) + max(self.extra, 0)
        if s.place[self.victim] < 0:
            s.finish(0)
        elif self.left == 0:
            s.note(events.UNTOUCHED, self.victim)
            s.finish(0)
        elif effect_on(s, self.victim, lasting.UNTOUCHED) > 0:
            use_effect(s, self.victim, lasting.UNTOUCHED)
            s.note(events.UNTOUCHED, self.victim)
            s.finish(VOIDED)
        elif has_armour(s, self.victim):
            self.at = TESTED
            s.call(Plain(self.victim, 1, 10, "armour"))
        else:
            self.wound(s)

    def armour_tested(self, s: Battlefield, face: i64) -> None:
        """Tick the squares and take off what the armour stops.

        Rule: BK-ARM-02 to BK-ARM-08, BK-ARM-14.
        """
        stopped = armour_stops(s.content.armours[s.armour[self.victim]], self.basic, face)
        self.left = max(self.left - stopped, 0)
        tick(s, self.victim, 1)
        if face == 1:
            tick(s, self.victim, 1)
        if s.log is not None:
            s.log.tell("armour-stops", public("briskar", self.victim), public("stopped", stopped), public("face", face))
        if self.manner & ARTILLERY != 0:
            s.lc[self.victim] = 0
        if self.manner & PIERCING != 0:
            self.at = PIERCED
            s.call(Plain(self.source, 1, 5, "armour piercing"))
        else:
            self.wound(s)

    def wound(self, s: Battlefield) -> None:
        """Take the rest off the health, less what a spell lowers.

        Rule: BK-ARM-16, BK-ARM-17.
        """
        lost = health_lost(self.left, effect_on(s, self.victim, lasting.DAMAGE))
        lost = min(lost, s.hp[self.victim])
        if lost == 0:
            s.note(events.UNTOUCHED, self.victim)
        lose_hp(s, self.victim, lost, self.source)
        if self.manner & TOGETHER == 0:
            clear_fallen(s)
        s.finish(lost)

    def clone(self) -> Blow:
        return Blow(self.victim, self.source, self.basic, self.extra, self.manner, self.left, self.at)


def has_armour(s: Battlefield, briskar: Briskar) -> bool:
    """Say whether an armour will test: worn, squares left, not given up by Last Hope.

    Rule: BK-ARM-01, BK-ARM-09, BK-ACT-41.
    """
    return s.armour[briskar] != NOTHING and s.lc[briskar] > 0 and s.hope[briskar] == 0


def tick(s: Battlefield, briskar: Briskar, squares: i64) -> None:
    """Tick squares of the armour's life cycle.

    Rule: BK-ARM-02, BK-CHR-14.
    """
    s.lc[briskar] = max(s.lc[briskar] - squares, 0)
