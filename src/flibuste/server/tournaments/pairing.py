"""Who plays whom, and who sits first: round robin and Swiss. Nothing here knows a table or a clock."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from flibuste.server.tournaments.matching import Allowed, all_paired, largest

FAR = 2
"""Whoever sat first so much more often than second (or the other way round) is not given it once more."""


@dataclass(slots=True)
class Player:
    """What pairing knows about somebody; ``balance``: how much more often first than second."""

    number: int
    points: float = 0
    met: set[int] = field(default_factory=set)
    balance: int = 0
    was_first: bool = False
    byes: int = 0


@dataclass(slots=True)
class Draw:
    """One round: pairs (who sits first stands first), and who has nobody to play with."""

    pairs: list[tuple[int, int]]
    bye: int | None = None


def round_robin(count: int) -> list[Draw]:
    """Let everybody meet everybody once; first and second seats differ by one at most (Berger's tables)."""
    even = count + count % 2
    ring = even - 1
    return [robin_round(count, ring, number) for number in range(ring)]


def robin_round(count: int, ring: int, number: int) -> Draw:
    """Turn the ring by one: the last stands in the middle, the others face each other."""
    middle = (number, ring) if number % 2 == 0 else (ring, number)
    pairs = [middle, *(((number + k) % ring, (number - k) % ring) for k in range(1, (ring + 1) // 2))]
    if count > ring:
        return Draw(pairs)
    return Draw(pairs[1:], bye=number)


def swiss(players: Sequence[Player]) -> Draw:
    """Pair people with as many points as each other who have not met; ``players`` come in the order of the standing.

    In this order: nobody gets a second bye before everybody had one; nobody meets twice while that can be avoided;
    nobody sits far more often first than second; near in points.
    """
    known = {one.number: one for one in players}
    order = [one.number for one in players]
    bye = None
    if len(order) % 2:
        bye = who_rests(players)
        order.remove(bye)
    pairs = paired(order, known)
    return Draw([seated(known[a], known[b]) for a, b in pairs], bye)


def who_rests(players: Sequence[Player]) -> int:
    """Choose who has a bye: the last in the standing of those who had fewest, if the others can be paired well."""
    fewest = min(one.byes for one in players)
    candidates = [one.number for one in reversed(players) if one.byes == fewest]
    known = {one.number: one for one in players}
    for rule in rules(known)[:-1]:
        for number in candidates:
            if all_paired([one for one in known if one != number], rule):
                return number
    return candidates[0]


def rules(known: dict[int, Player]) -> list[Allowed]:
    """List who may meet: at best strangers whose seats can be evened out, else strangers, else anybody."""

    def strangers(a: int, b: int) -> bool:
        return b not in known[a].met

    def evened(a: int, b: int) -> bool:
        one, other = known[a].balance, known[b].balance
        return strangers(a, b) and not (min(one, other) >= FAR or max(one, other) <= -FAR)

    return [evened, strangers, lambda a, b: True]


def paired(order: list[int], known: dict[int, Player]) -> list[tuple[int, int]]:
    """Pair everybody by the first rule that allows it; where strangers run out as few as possible meet again."""
    for rule in rules(known)[:-1]:
        if all_paired(order, rule):
            return from_the_top(order, known, rule)
    mates = largest(order, rules(known)[1])
    left = [one for one in order if one not in mates]
    return [*pairs_of(order, mates), *zip(left[::2], left[1::2], strict=True)]


def pairs_of(order: list[int], mates: dict[int, int]) -> list[tuple[int, int]]:
    """List each pair once, in the order of the standing."""
    place = {number: k for k, number in enumerate(order)}
    return [(one, mates[one]) for one in order if one in mates and place[one] < place[mates[one]]]


def from_the_top(order: list[int], known: dict[int, Player], rule: Allowed) -> list[tuple[int, int]]:
    """Give everybody in turn the opponent that fits best, as long as the others can still be paired."""
    left = list(order)
    pairs = []
    while left:
        first = left[0]
        for other in wanted(left, known):
            rest = [one for one in left if one not in (first, other)]
            if rule(first, other) and all_paired(rest, rule):
                pairs.append((first, other))
                left = rest
                break
    return pairs


def wanted(left: list[int], known: dict[int, Player]) -> list[int]:
    """List the opponents of the first: the middle of its equals in points, then nearer ones before farther ones."""
    equals = [one for one in left if known[one].points == known[left[0]].points]
    middle = len(equals) // 2
    near = sorted(range(1, len(equals)), key=lambda place: (abs(place - middle), place))
    return [*(equals[place] for place in near), *(one for one in left[1:] if one not in equals)]


def seated(a: Player, b: Player) -> tuple[int, int]:
    """Say who sits first: who did so less often, then who did not the last time, then the one behind."""
    if a.balance != b.balance:
        return (a.number, b.number) if a.balance < b.balance else (b.number, a.number)
    return (a.number, b.number) if b.was_first and not a.was_first else (b.number, a.number)
