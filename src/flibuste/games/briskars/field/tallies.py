"""The parts of sums: each amount of a total has a reason with a name and a rule.

A tally is an array of pairs: reason, amount, reason, amount.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from flibuste.kernel.events import Field, public

CONSTITUTION: Final[i64] = 0
DEXTERITY: Final[i64] = 1
STRENGTH: Final[i64] = 2
MIND: Final[i64] = 3
BOOST: Final[i64] = 4
SUPPORT: Final[i64] = 5
REVENGE: Final[i64] = 6
COVER: Final[i64] = 7
HIGH_GROUND: Final[i64] = 8
MELEE: Final[i64] = 9
SPELL: Final[i64] = 10
LEADER: Final[i64] = 11
SURROUNDED: Final[i64] = 12
OTHER_HOLDERS: Final[i64] = 13
SKILL: Final[i64] = 14
DIE: Final[i64] = 15
WEAPON: Final[i64] = 16
CRITICAL: Final[i64] = 17
CLOSE_RANGE: Final[i64] = 18
LONG_RANGE: Final[i64] = 19

NAMES: Final[list[str]] = [
    "constitution",
    "dexterity",
    "strength",
    "mind",
    "boost",
    "support",
    "revenge",
    "cover",
    "high-ground",
    "melee",
    "spell",
    "leader",
    "surrounded",
    "other-holders",
    "skill",
    "die",
    "weapon",
    "critical",
    "close-range",
    "long-range",
]
RULES: Final[list[str]] = [
    "BK-CHR-01",
    "BK-CHR-01",
    "BK-CHR-01",
    "BK-CHR-01",
    "BK-BST-01",
    "BK-SUP-03",
    "BK-REV-01",
    "BK-COV-03",
    "BK-SHO-11",
    "BK-SHO-12",
    "BK-MAG-07",
    "BK-MOR-07",
    "BK-MOR-08",
    "BK-DIS-03",
    "BK-CHR-12",
    "BK-DIC-20",
    "BK-ATK-06",
    "BK-DIC-17",
    "BK-SHO-07",
    "BK-SHO-09",
]


def add(tally: vec[i64], reason: i64, amount: i64) -> vec[i64]:
    """Add an amount with its reason; nothing is no reason."""
    if amount == 0:
        return tally
    return append(append(tally, reason), amount)


def new_tally() -> vec[i64]:
    """Return a tally without parts."""
    return vec[i64](capacity=8)


def told(tally: vec[i64]) -> list[Field]:
    """Write the parts of a sum as fields of an event: amounts, their reasons, the rules that give them."""
    amounts: list[int] = []
    names: list[str] = []
    rules: list[str] = []
    for k in range(len(tally) // 2):
        names.append(NAMES[tally[2 * k]])
        rules.append(RULES[tally[2 * k]])
        amounts.append(tally[2 * k + 1])
    return [public("amounts", amounts), public("reasons", names), public("rules", rules)]


def total(tally: vec[i64]) -> i64:
    """Add the amounts up."""
    result: i64 = 0
    k: i64 = 1
    while k < len(tally):
        result += tally[k]
        k += 2
    return result


# what is being answered
ATTACKED: Final[i64] = 0
THRUST_AT: Final[i64] = 1
SHOT_AT: Final[i64] = 2
SHOT_THRUST_AT: Final[i64] = 3
THROWN_AT: Final[i64] = 4
GRAPPLED_AT: Final[i64] = 5


def is_shot(kind: i64) -> bool:
    """Say whether shooting rules apply.

    Rule: BK-SHO-17, BK-OBJ-10.
    """
    return kind in (SHOT_AT, SHOT_THRUST_AT, GRAPPLED_AT)
