"""Exact odds of rolls: tests, oppositions, disengagement, morale, Shiver me timbers.

The arithmetic is that of the rolls themselves: natural dice decide criticals, a critical failure is worth nothing,
every critical hit is rolled again (which never hurts). Damage is damage_odds.py's business.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from flibuste.games.briskars.cards.content import Content, Worked

MOST_CRITICALS: Final[i64] = 16
NEGLIGIBLE: Final = 1e-16
FACE: Final = 0.1


@final
class Spread:
    """What the dice of a roll can show: for each case the sum, the number of critical hits and the chance.

    The case with sum 0 is the critical failure: every die that counts is worth at least 2.
    """

    def __init__(self) -> None:
        self.cases: dict[int, float] = {}
        self.sums: list[int] = []
        self.criticals: list[int] = []
        self.chances: list[float] = []
        self.under: list[float] = []

    def add(self, total: int, criticals: int, chance: float) -> None:
        """Add to the chance of a case."""
        key = total * 1024 + criticals
        self.cases[key] = self.cases.get(key, 0.0) + chance

    def settle(self) -> None:
        """List the cases in order, without those that never happen."""
        for key in sorted(self.cases):
            if self.cases[key] > NEGLIGIBLE:
                self.sums.append(key // 1024)
                self.criticals.append(key % 1024)
                self.chances.append(self.cases[key])
        chance = 0.0
        for k in range(len(self.sums)):
            while len(self.under) <= self.sums[k]:
                self.under.append(chance)
            chance += self.chances[k]
        self.under.append(chance)

    def below(self, total: i64) -> float:
        """Return the chance of a sum below a total, or of a critical failure, which is below everything.

        Rule: BK-DIC-20, BK-DIC-22.
        """
        last: i64 = len(self.under) - 1
        return self.under[min(max(total, 1), last)]

    def critical_below(self, total: i64) -> float:
        """Return the chance of a critical hit with a sum below a total. Rule: BK-DIC-12."""
        chance = 0.0
        for k in range(len(self.sums)):
            if self.criticals[k] > 0 and self.sums[k] < total:
                chance += self.chances[k]
        return chance

    def fumble(self) -> float:
        """Return the chance of a critical failure.

        Rule: BK-DIC-20.
        """
        return self.cases.get(0, 0.0)

    def critical(self, count: int) -> float:
        """Return the chance of exactly so many critical hits."""
        return sum(chance for k, chance in enumerate(self.chances) if self.criticals[k] == count)


@final
class Spreads(Worked):
    """What dice can show, as far as somebody has asked."""

    def __init__(self) -> None:
        self.known: dict[int, Spread] = {}

    def rolled(self, dice: i64, fumbles_to: i64, critical_from: i64) -> Spread:
        """Return what so many dice can show, each with its chain of re-rolled critical hits.

        Rule: BK-DIC-14 to BK-DIC-16, BK-DIC-20, BK-DIC-21.
        """
        key = int((dice * 16 + fumbles_to) * 16 + critical_from)
        known = self.known.get(key)
        if known is not None:
            return known
        spread = one_die(fumbles_to, critical_from)
        if dice > 1:
            spread = joined(self.rolled(dice - 1, fumbles_to, critical_from), spread)
        self.known[key] = spread
        return spread


def spreads_of(content: Content) -> Spreads:
    """Return what is known about the dice of a content."""
    found = content.worked.get("spreads")
    if not isinstance(found, Spreads):
        found = Spreads()
        content.worked["spreads"] = found
    return found


@final
class Side:
    """One side of a roll: what is added to the dice, how many dice, which faces are critical.

    Boosts are part of it: points in ``base``, bought dice in ``dice``. ``again``: a miss may be rolled once
    more; ``saves``: a critical hit holds against any total.

    Rule: BK-BST-01, BK-BST-02, BK-DIC-07, BK-WPN-06.
    """

    def __init__(
        self,
        content: Content,
        base: i64,
        dice: i64 = 1,
        fumbles_to: i64 = 1,
        critical_from: i64 = 10,
        again: bool = False,
        saves: bool = False,
    ) -> None:
        self.content: Content = content
        self.base: i64 = base
        self.dice: i64 = dice
        self.fumbles_to: i64 = fumbles_to
        self.critical_from: i64 = critical_from
        self.again: bool = again
        self.saves: bool = saves

    def spread(self) -> Spread:
        """Return what the dice of this side can show."""
        return spreads_of(self.content).rolled(self.dice, self.fumbles_to, self.critical_from)


def one_die(fumbles_to: i64, critical_from: i64) -> Spread:
    """Return what one die can show: nothing, a plain face, or a chain of critical hits and what ends it.

    Rule: BK-DIC-14 to BK-DIC-16.
    """
    spread = Spread()
    spread.add(0, 0, FACE * float(fumbles_to))
    chain: dict[int, float] = {}
    for face in range(fumbles_to + 1, 11):
        if face >= critical_from:
            chain[face] = FACE
        else:
            spread.add(face, 0, FACE)
    follow_up(spread, chain, fumbles_to, critical_from)
    spread.settle()
    return spread


def one_face(face: int, fumbles_to: i64, critical_from: i64) -> Spread:
    """Return what one die comes to that shows this face first: itself, nothing, or a chain of critical hits.

    Rule: BK-DIC-14 to BK-DIC-16.
    """
    spread = Spread()
    if face <= fumbles_to:
        spread.add(0, 0, 1.0)
    elif face < critical_from:
        spread.add(face, 0, 1.0)
    else:
        follow_up(spread, {face: 1.0}, fumbles_to, critical_from)
    spread.settle()
    return spread


def follow_up(spread: Spread, chain: dict[int, float], fumbles_to: i64, critical_from: i64) -> None:
    """Roll critical hits again until none is left.

    Rule: BK-DIC-16.
    """
    count = 1
    while chain and count < MOST_CRITICALS:
        chain = follow(spread, chain, count, fumbles_to, critical_from)
        count += 1
    for total, chance in chain.items():
        spread.add(total, count, chance)


def follow(
    spread: Spread, chain: dict[int, float], count: int, fumbles_to: i64, critical_from: i64
) -> dict[int, float]:
    """Roll the last critical hit of every chain again; return the chains that go on.

    Rule: BK-DIC-16.
    """
    longer: dict[int, float] = {}
    for total, chance in chain.items():
        spread.add(total, count, chance * FACE * float(fumbles_to))
        for face in range(fumbles_to + 1, 11):
            if face >= critical_from:
                longer[total + face] = longer.get(total + face, 0.0) + chance * FACE
            else:
                spread.add(total + face, count, chance * FACE)
    return longer


def joined(one: Spread, two: Spread) -> Spread:
    """Add the dice of two spreads.

    Rule: BK-DIC-20, BK-DIC-21.
    """
    spread = Spread()
    for a in range(len(one.sums)):
        for b in range(len(two.sums)):
            chance = one.chances[a] * two.chances[b]
            if chance > NEGLIGIBLE:
                spread.add(one.sums[a] + two.sums[b], one.criticals[a] + two.criticals[b], chance)
    spread.settle()
    return spread


def pass_chance(side: Side, threshold: i64) -> float:
    """Return the chance to pass a test: reach the threshold, or roll a critical hit; never with a critical failure.

    Rule: BK-DIC-02, BK-DIC-10, BK-DIC-12.
    """
    spread = side.spread()
    chance = 0.0
    for k in range(len(spread.sums)):
        if spread.sums[k] > 0 and (spread.criticals[k] > 0 or side.base + spread.sums[k] >= threshold):
            chance += spread.chances[k]
    return chance


def passing_faces(side: Side, threshold: i64, sure: bool = True) -> list[int]:
    """List the faces of the one die that reach a threshold at once, or by being critical; none with more dice.

    ``sure``: a critical hit passes the threshold; not where the threshold is what somebody else has rolled.

    Rule: BK-DIC-02, BK-DIC-10, BK-DIC-12.
    """
    if side.dice != 1:
        return []
    first = int(side.fumbles_to) + 1
    return [face for face in range(first, 11) if side.base + face >= threshold or (sure and face >= side.critical_from)]


@final
class Contest:
    """The odds of an opposition: success by the number of the active side's critical hits, and its critical failure."""

    def __init__(self) -> None:
        self.by_criticals: list[float] = []
        self.fumble: float = 0.0

    def add(self, criticals: int, chance: float) -> None:
        """Add to the chance of a success with so many critical hits."""
        while len(self.by_criticals) <= criticals:
            self.by_criticals.append(0.0)
        self.by_criticals[criticals] += chance

    def success(self) -> float:
        """Return the chance of success."""
        return sum(self.by_criticals)


def contest(active: Side, passive: Side | None, ties_to_active: bool = False) -> Contest:
    """Return the odds of an opposition; without a passive side only a critical failure misses.

    The passive side wins ties, except against spells; its critical failure loses whatever the total.

    Rule: BK-DIC-12, BK-DIC-22, BK-DIC-23, BK-ATK-07, BK-DEF-02, BK-MAG-15.
    """
    return threshold_contest(active, -1000, passive, ties_to_active)


def threshold_contest(
    active: Side, threshold: i64, passive: Side | None, ties_to_active: bool = False, sure: bool = True
) -> Contest:
    """Return the odds of a test or a throw: first its threshold, then the defence of its target.

    ``sure``: a critical hit passes the threshold; not where the threshold is what somebody else has rolled.

    Rule: BK-THR-03, BK-THR-05, BK-DIC-12, BK-MAG-13.
    """
    result = Contest()
    spread = active.spread()
    result.fumble = spread.fumble()
    for k in range(len(spread.sums)):
        if spread.sums[k] == 0:
            continue
        total = active.base + spread.sums[k]
        if total < threshold and not (sure and spread.criticals[k] > 0):
            continue
        beaten = 1.0
        if passive is not None:
            beaten = stays_under(passive, total, ties_to_active)
        result.add(spread.criticals[k], spread.chances[k] * beaten)
    return result


def chances_by_face(active: Side, passive: Side | None) -> list[float]:
    """Return the chance of an opposition for each face that the one die may show first; none with more dice.

    Rule: BK-DIC-10, BK-DIC-16, BK-DIC-22, BK-DIC-23.
    """
    if active.dice != 1:
        return []
    found: list[float] = []
    for face in range(1, 11):
        spread = one_face(face, active.fumbles_to, active.critical_from)
        chance = 0.0
        for k in range(len(spread.sums)):
            if spread.sums[k] > 0:
                beaten = 1.0
                if passive is not None:
                    beaten = stays_under(passive, active.base + spread.sums[k], False)
                chance += spread.chances[k] * beaten
        found.append(chance)
    return found


def stays_under(side: Side, total: i64, ties_lose: bool) -> float:
    """Return the chance that a side fails against a total: a critical failure, or too little.

    Rule: BK-DIC-12, BK-DIC-22, BK-DIC-23, BK-WPN-06.
    """
    least = total - side.base
    if ties_lose:
        least += 1
    chance = side.spread().below(least)
    if side.saves:
        chance -= side.spread().critical_below(least)
    if side.again:
        return chance * chance
    return chance


@final
class Breakaway:
    """The odds of a disengagement, line by line of its table."""

    def __init__(self, falls: float, held: float, free: float, strikes: float) -> None:
        self.falls: float = falls
        self.held: float = held
        self.free: float = free
        self.strikes: float = strikes


def disengagement(leaver: Side, preventer: Side) -> Breakaway:
    """Return the odds of a disengagement: a critical hit is free in any case, and ``strikes`` the preventer besides.

    Rule: BK-DIS-02, BK-DIS-04 to BK-DIS-07.
    """
    spread = leaver.spread()
    free = 0.0
    strikes = 0.0
    for k in range(len(spread.sums)):
        if spread.sums[k] == 0:
            continue
        if spread.criticals[k] > 0:
            free += spread.chances[k]
            strikes += spread.chances[k]
        else:
            free += spread.chances[k] * stays_under(preventer, leaver.base + spread.sums[k], False)
    return Breakaway(spread.fumble(), 1.0 - spread.fumble() - free, free, strikes)


def morale_chance(goal: i64, modifier: i64) -> float:
    """Return the chance to pass morale: strictly under C + M; a natural 1 always passes, a natural 10 never.

    Rule: BK-MOR-05, BK-MOR-06, BK-DIC-08.
    """
    return get_up_chance(goal, modifier, 0, 1)


def get_up_chance(goal: i64, modifier: i64, points: i64, dice: i64) -> float:
    """Return the chance of the boosted roll to get up: each point lowers it by one, of several dice the lowest counts.

    Rule: BK-FGT-11, BK-FGT-13.
    """
    chance = 0.0
    for face in range(1, 11):
        if face == 1 or (face < 10 and face + modifier - points < goal):
            higher = float(11 - face) * FACE
            above = float(10 - face) * FACE
            chance += power(higher, dice) - power(above, dice)
    return chance


def power(base: float, exponent: i64) -> float:
    """Multiply a chance with itself."""
    result = 1.0
    for k in range(exponent):
        result *= base
    return result


def shiver_chance(ap: i64) -> float:
    """Return the chance to leap clear with so many AP: a D10 of 10 - AP or more, never a 1.

    Rule: BK-SMT-03, BK-SMT-04.
    """
    least = max(10 - ap, 2)
    return float(11 - least) * FACE
