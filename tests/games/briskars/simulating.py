"""Rolls by the thousand: the game's own steps run again and again, their outcomes held against exact odds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass, field
from math import sqrt

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


def simulated(
    start: Battlefield,
    make: Callable[[], Step[Battlefield]],
    judge: Callable[[Battlefield, Step[Battlefield], int], Hashable],
    habits: Habits,
    seed: int,
) -> Counter[Hashable]:
    """Run a step from the same field again and again; count what the judge says of the field, the step, its result."""
    chance = Seeded(seed)
    found: Counter[Hashable] = Counter()
    for _ in range(rolls):
        s = start.clone()
        s.waiting = 0
        rest, step = Rest(), make()
        s.call(rest)
        s.call(step)
        s.advance(chance)
        while s.stack[-1] is not rest:
            s.answer(seat_of(s), habits.answer(s), chance)
        found[judge(s, step, rest.returned)] += 1
    return found


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
