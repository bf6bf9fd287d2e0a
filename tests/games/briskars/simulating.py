"""The game's own steps run every way the dice can fall, or by the thousand; their outcomes are held against exact odds.

A way of the dice is followed as long as rolls by the thousand would meet it more than once; what is left has its share
of the rolls. So no case is less sure than if everything were rolled, and the part that is followed is exact.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass, field
from heapq import heappop, heappush
from math import sqrt
from random import Random
from typing import Any

from mypy_extensions import i64

from flibuste.games.briskars.dice.rolls import BOOSTED, Roll
from flibuste.games.briskars.field.state import Battlefield
from flibuste.games.briskars.field.verbs import (
    DEFEND,
    FOLLOW_UP,
    HOLD_BACK,
    KEEP,
    LEFT_HAND,
    MOST_DICE,
    STAY,
    boosted,
)
from flibuste.games.briskars.fighting.attacks import COUNTER_WON, COVER_CHOSEN, DEFENCE_CHOSEN, Attack
from flibuste.games.briskars.fighting.rising import Rise
from flibuste.kernel.chance import Chance, Seeded
from flibuste.kernel.ids import Seat
from flibuste.kernel.steps import Step
from tests.conftest import COMPILED

FEWEST = 150
ROLLS = 200_000 if COMPILED else FEWEST
"""For each kind of roll; its cases share them (conftest.py)."""
rolls = ROLLS
SURE = 4.5
"""How many standard deviations a frequency may lie off; the seeds are fixed."""
SELDOM = 10.0
EXACT = 1e-9


class Rest(Step[Battlefield]):
    """Lies under the step that is tried and keeps what it returns."""

    def __init__(self, returned: int = 0) -> None:
        self.returned = returned

    def resume(self, s: Battlefield, chance: Chance) -> None:
        self.returned = int(s.returned)
        s.ask_one(Seat(0))


@dataclass(frozen=True)
class Habits:
    """What the players do: the defence, and how many points and dice they buy for each purpose."""

    defence: int = DEFEND
    points: Mapping[str, int] = field(default_factory=dict)
    dice: Mapping[str, int] = field(default_factory=dict)

    def answer(self, s: Battlefield) -> int:
        """Answer the open decision: every critical hit is rolled again, nothing else is."""
        step = s.stack[-1]
        if isinstance(step, Roll):
            return self.boost(step, step.purpose) if step.at == BOOSTED else followed(step)
        if isinstance(step, Rise):
            return self.boost(step, "getting up") if step.at == BOOSTED else KEEP
        if isinstance(step, Attack):
            return {DEFENCE_CHOSEN: self.defence, COVER_CHOSEN: STAY, COUNTER_WON: HOLD_BACK}.get(step.at, LEFT_HAND)
        return int(s.options(seat_of(s))[0])

    def boost(self, step: Roll | Rise, purpose: str) -> int:
        """Roll with the boosts that are planned."""
        return boosted(self.points.get(purpose, 0), self.dice.get(purpose, 0))


def followed(step: Roll) -> int:
    """Roll the first critical hit again that has not been."""
    if len(step.dice) < MOST_DICE:
        for die in range(len(step.dice)):
            if step.is_open_critical(die):
                return FOLLOW_UP + die
    return KEEP


def seat_of(s: Battlefield) -> int:
    return next(seat for seat in range(s.seats) if s.waiting >> seat & 1)


class Way(Chance):
    """A way the dice fall: as far as it is known, then as they are rolled, or else the first face of each."""

    def __init__(self, share: float, known: tuple[int, ...], rolled: Chance | None = None) -> None:
        super().__init__()
        self.share = share
        self.known = known
        self.rolled = rolled
        self.fallen: list[int] = []
        self.beside: list[tuple[float, tuple[int, ...]]] = []

    def draw(self, n: i64) -> i64:
        k = self.fall(int(n))
        self.fallen.append(k)
        return k

    def fall(self, n: int) -> int:
        """Let one die fall; keep the ways that turn off where the first of its faces is taken."""
        if len(self.fallen) < len(self.known):
            return self.known[len(self.fallen)]
        if self.rolled is not None:
            return int(self.rolled.draw(n))
        self.share /= n
        self.beside += [(self.share, (*self.fallen, other)) for other in range(1, n)]
        return 0


@dataclass(frozen=True)
class Found:
    """What came of a step: the share of each case among the ways that were followed, the rolls of the rest."""

    sure: Counter[Hashable]
    rolled: Counter[Hashable]

    def by(self, part: Callable[[Any], Hashable]) -> Found:
        """Look at one part of each case only."""
        sure, rolled = Counter[Hashable](), Counter[Hashable]()
        for case, share in self.sure.items():
            sure[part(case)] += share
        for case, count in self.rolled.items():
            rolled[part(case)] += count
        return Found(sure, rolled)


def tried(
    start: Battlefield,
    make: Callable[[], Step[Battlefield]],
    judge: Callable[[Battlefield, Step[Battlefield], int], Hashable],
    habits: Habits,
    seed: int,
) -> Found:
    """Run a step from the same field every likely way and roll the rest; count what the judge says of it."""

    def case(chance: Chance) -> Hashable:
        s = start.clone()
        s.waiting = 0
        rest, step = Rest(), make()
        s.call(rest)
        s.call(step)
        s.advance(chance)
        while s.stack[-1] is not rest:
            s.answer(seat_of(s), habits.answer(s), chance)
        return judge(s, step, rest.returned)

    sure, rolled = Counter[Hashable](), Counter[Hashable]()
    left: list[tuple[float, tuple[int, ...]]] = [(-1.0, ())]
    while left and -left[0][0] * rolls > 1.0:
        share, known = heappop(left)
        way = Way(-share, known)
        sure[case(way)] += way.share  # type: ignore[assignment]
        for other, turning in way.beside:
            heappush(left, (-other, turning))
    shares = [-share for share, known in left]
    chance = Seeded(seed)
    for share, known in Random(seed).choices(left, shares, k=round(sum(shares) * rolls)) if left else []:
        rolled[case(Way(-share, known, chance))] += 1
    return Found(sure, rolled)


def agree(found: Found, odds: Mapping[Hashable, float]) -> None:
    """Hold what came of a step against its odds: what was followed lies below them, and the rolls fill what is left."""
    left = 1.0 - sum(found.sure.values())
    for case in found.sure.keys() | odds.keys():
        missing = odds.get(case, 0.0) - found.sure[case]
        assert -EXACT <= missing <= left + EXACT, (case, odds.get(case, 0.0), found.sure[case], left)
    if found.rolled:
        check(found.rolled, {case: (chance - found.sure[case]) / left for case, chance in odds.items()})


def check(found: Counter[Hashable], odds: Mapping[Hashable, float]) -> None:
    """Every case as often as its odds say, within SURE deviations; all together by the chi-square measure."""
    assert sum(odds.values()) == 1.0 or abs(sum(odds.values()) - 1.0) < 1e-9
    assert {case for case in found if odds.get(case, 0.0) <= 0.0} == set()
    strange, cases, tried = 0.0, 0, sum(found.values())
    for case, chance in odds.items():
        expected = chance * tried
        if expected < SELDOM:
            assert found[case] <= SELDOM + SURE * sqrt(SELDOM) + 1, case
            continue
        off = (found[case] - expected) / sqrt(expected * (1.0 - chance)) if chance < 1.0 else found[case] - expected
        assert abs(off) <= SURE, (case, found[case], expected)
        strange += (found[case] - expected) ** 2 / expected
        cases += 1
    assert strange <= cases + SURE * sqrt(2.0 * cases), (strange, cases)
