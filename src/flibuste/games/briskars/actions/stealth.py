"""Chapter 18: kneeling, aiming, hiding, looking out."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from flibuste.games.briskars.dice.trials import ALWAYS, Trial
from flibuste.games.briskars.field import events, tallies
from flibuste.games.briskars.field.action_points import pay
from flibuste.games.briskars.field.characteristics import characteristic_tally
from flibuste.games.briskars.field.choices import Deed, Quiet
from flibuste.games.briskars.field.refusals import (
    ALREADY_SO,
    NO_COVER,
    NO_ENEMY,
    NOT_ENOUGH_AP,
    NOT_HIDDEN,
    OUT_OF_SIGHT,
    TARGET_HIDDEN,
    TRIED_ALREADY,
)
from flibuste.games.briskars.field.seeing import cover
from flibuste.games.briskars.field.state import Battlefield
from flibuste.games.briskars.field.tallies import new_tally
from flibuste.games.briskars.field.verbs import AIM, BRISKARS, HIDE, KNEEL, LOOK
from flibuste.games.briskars.field.zones import are_opponents
from flibuste.games.briskars.ground.sight import HIDDEN, IN_COVER, OPEN
from flibuste.games.briskars.ids import Briskar
from flibuste.kernel.chance import Chance
from flibuste.kernel.errors import Refusal

TRYING: Final[i64] = 0
TRIED: Final[i64] = 1

AIMING: Final[i64] = 0
HIDING: Final[i64] = 1
LOOKING: Final[i64] = 2

AIM_THRESHOLD: Final[i64] = 10
LOOK_THRESHOLD: Final[i64] = 12


@final
class Kneel(Deed):
    """Kneel for 1 AP.

    Rule: BK-ACT-25, BK-ACT-26.
    """

    def price(self, s: Battlefield, briskar: Briskar) -> i64:
        return 1

    def why_not(self, s: Battlefield, briskar: Briskar, n: i64) -> Refusal | None:
        if s.kneeling[briskar] != 0:
            return ALREADY_SO
        return None if s.ap[briskar] >= self.price(s, briskar) else NOT_ENOUGH_AP

    def begin(self, s: Battlefield, briskar: Briskar, n: i64, chance: Chance) -> None:
        pay(s, briskar, self.price(s, briskar))
        s.kneeling[briskar] = 1
        s.note(events.KNEELS, briskar)


@final
class Stalk(Quiet):
    """Roll for aiming, hiding or looking, and do what a success does.

    Rule: BK-ACT-27, BK-ACT-30, BK-ACT-33.
    """

    def __init__(self, briskar: Briskar, target: Briskar, kind: i64, at: i64 = TRYING) -> None:
        self.briskar: Briskar = briskar
        self.target: Briskar = target
        self.kind: i64 = kind
        self.at: i64 = at

    def resume(self, s: Battlefield, chance: Chance) -> None:
        if self.at == TRIED:
            if s.returned == 1:
                self.succeed(s)
            s.finish(0)
            return
        self.at = TRIED
        if self.kind == AIMING:
            tally = characteristic_tally(s, self.briskar, tallies.DEXTERITY, tallies.DEXTERITY)
            s.call(Trial(self.briskar, tally, AIM_THRESHOLD, "aiming"))
        elif self.kind == HIDING:
            s.call(Trial(self.briskar, new_tally(), ALWAYS, "hiding"))
        else:
            tally = characteristic_tally(s, self.briskar, tallies.CONSTITUTION, tallies.MIND)
            s.call(Trial(self.briskar, tally, LOOK_THRESHOLD, "looking"))

    def succeed(self, s: Battlefield) -> None:
        """Aim, vanish, or find somebody."""
        if self.kind == AIMING:
            s.aimed = self.target
        elif self.kind == HIDING:
            s.hidden[self.briskar] = 1
            s.note(events.HIDES, self.briskar)
        else:
            s.hidden[self.target] = 0
            s.note_pair(events.LOCATES, self.briskar, self.target)

    def clone(self) -> Stalk:
        return Stalk(self.briskar, self.target, self.kind, self.at)


@final
class Aim(Deed):
    """Aim at somebody for 1 AP, just before a shot or a throw; from the knee it always succeeds.

    Rule: BK-ACT-27, BK-ACT-28, BK-ACT-29, BK-ACT-31.
    """

    def price(self, s: Battlefield, briskar: Briskar) -> i64:
        return 1

    def why_not(self, s: Battlefield, briskar: Briskar, n: i64) -> Refusal | None:
        target = Briskar(n)
        if not (0 <= target < len(s.place) and s.place[target] >= 0 and are_opponents(s, briskar, target)):
            return NO_ENEMY
        if s.aimed == target:
            return ALREADY_SO
        if s.ap[briskar] < self.price(s, briskar):
            return NOT_ENOUGH_AP
        seen = cover(s, briskar, target)
        if seen == HIDDEN:
            return OUT_OF_SIGHT
        return TARGET_HIDDEN if s.hidden[target] != 0 and seen != OPEN else None

    def begin(self, s: Battlefield, briskar: Briskar, n: i64, chance: Chance) -> None:
        target = Briskar(n)
        pay(s, briskar, self.price(s, briskar))
        if s.kneeling[briskar] != 0:
            s.aimed = target
            return
        s.call(Stalk(briskar, target, AIMING))


def has_cover_from_somebody(s: Battlefield, briskar: Briskar) -> bool:
    """Say whether an opponent in play sees him at most in cover."""
    for other in s.everybody():
        if s.place[other] >= 0 and are_opponents(s, briskar, other) and cover(s, other, briskar) <= IN_COVER:
            return True
    return False


def hide_all(s: Battlefield) -> None:
    """Begin an ambush: whoever has cover from an opponent is hidden.

    Rule: BK-ACT-12, BK-ACT-30.
    """
    for briskar in s.everybody():
        if s.place[briskar] >= 0 and has_cover_from_somebody(s, briskar):
            s.hidden[briskar] = 1
            s.note(events.HIDES, briskar)


def uncover(s: Battlefield) -> None:
    """Whoever has lost all cover is no longer hidden.

    Rule: BK-ACT-32.
    """
    for briskar in s.everybody():
        if s.hidden[briskar] != 0 and s.place[briskar] >= 0 and not has_cover_from_somebody(s, briskar):
            s.hidden[briskar] = 0


@final
class Hide(Deed):
    """Hide in cover for 1 AP; only a critical failure prevents it.

    Rule: BK-ACT-30, BK-ACT-32.
    """

    def price(self, s: Battlefield, briskar: Briskar) -> i64:
        return 1

    def why_not(self, s: Battlefield, briskar: Briskar, n: i64) -> Refusal | None:
        if s.hidden[briskar] != 0:
            return ALREADY_SO
        if s.ap[briskar] < self.price(s, briskar):
            return NOT_ENOUGH_AP
        return None if has_cover_from_somebody(s, briskar) else NO_COVER

    def begin(self, s: Battlefield, briskar: Briskar, n: i64, chance: Chance) -> None:
        pay(s, briskar, self.price(s, briskar))
        s.call(Stalk(briskar, briskar, HIDING))


@final
class Look(Deed):
    """Look for a hidden opponent for 1 AP, once per round.

    Rule: BK-ACT-33, BK-RND-17.
    """

    def price(self, s: Battlefield, briskar: Briskar) -> i64:
        return 1

    def may(self, s: Battlefield, briskar: Briskar) -> bool:
        return s.looked[briskar] == 0 and any(hidden != 0 for hidden in s.hidden)

    def why_not(self, s: Battlefield, briskar: Briskar, n: i64) -> Refusal | None:
        target = Briskar(n)
        if not (0 <= target < len(s.place) and s.place[target] >= 0 and are_opponents(s, briskar, target)):
            return NO_ENEMY
        if s.hidden[target] == 0:
            return NOT_HIDDEN
        if s.looked[briskar] != 0:
            return TRIED_ALREADY
        if s.ap[briskar] < self.price(s, briskar):
            return NOT_ENOUGH_AP
        return OUT_OF_SIGHT if cover(s, briskar, target) == HIDDEN else None

    def begin(self, s: Battlefield, briskar: Briskar, n: i64, chance: Chance) -> None:
        target = Briskar(n)
        pay(s, briskar, self.price(s, briskar))
        s.looked[briskar] = 1
        s.call(Stalk(briskar, target, LOOKING))


STEALTH: Final[list[Deed]] = [
    Kneel(KNEEL, least=1),
    Aim(AIM, BRISKARS, least=1, aims=True),
    Hide(HIDE, least=1),
    Look(LOOK, BRISKARS, least=1),
]
