"""Sets of small numbers (seats, places, cards) as bits of one integer."""

from __future__ import annotations

from typing import Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

Fixed: TypeAlias = "vec[i64]"
"""An array into which nobody writes: it is only ever replaced, so that clones share it."""

EVERYONE: Final[i64] = -1
NOBODY: Final[i64] = 0
SPECTATOR: Final[i64] = 62
SEATS: Final[i64] = 0x3FFFFFFFFFFFFFFF

MANY: Final[i64] = 1024
FEW: Final[i64] = 255
PRIME: Final[i64] = 67
"""Sets of a single number leave different remainders by this."""
WIDEST: Final[i64] = 63
"""So many places fit into one set."""
ZEROS: Final[vec[i64]] = vec[i64]([0] * 1024)


def _shift(one: i64, n: i64) -> i64:
    return one << n


def bit(n: i64) -> i64:
    """Return the set that holds only n (mypyc 2.4.1 miscompiles a literal ``1 << n``: never write it)."""
    return _shift(1, n)


def _by_remainder() -> vec[i64]:
    found = ZEROS[:PRIME]
    for n in range(SPECTATOR + 1):
        found[bit(n) % PRIME] = n
    return found


SMALLEST: Final[vec[i64]] = _by_remainder()
"""The member of every set of a single number, by its remainder."""


def has(mask: i64, n: i64) -> bool:
    """Say whether n is in the set."""
    return (mask >> n) & 1 != 0


def lowest(mask: i64) -> i64:
    """Return the smallest member, -1 for the empty set."""
    if mask == 0:
        return -1
    if mask & FEW == 0:
        return SMALLEST[(mask & -mask) % PRIME]
    n: i64 = 0
    while (mask >> n) & 1 == 0:
        n += 1
    return n


def size(mask: i64) -> i64:
    """Count the members of a set."""
    count: i64 = 0
    rest = mask
    while rest != 0:
        rest &= rest - 1
        count += 1
    return count


def members(mask: i64) -> list[int]:
    """List the members of a set of seats, in order."""
    found: list[int] = []
    rest = mask & SEATS
    n: i64 = 0
    while rest != 0:
        if rest & 1 != 0:
            found.append(n)
        rest >>= 1
        n += 1
    return found


def zeros(n: i64) -> vec[i64]:
    """Return an array of n zeros; copied from one kept ready where it is long enough, without a list in between."""
    if n <= MANY:
        return ZEROS[:n]
    return vec[i64]([0] * n)


def spots(numbers: vec[i64], wanted: i64, first: i64, end: i64) -> i64:
    """Return where an array holds a number, from first to before end (63 places at most): places counted from first."""
    if end - first > WIDEST:
        raise OverflowError(f"{end - first} places are more than a set holds")
    found: i64 = 0
    for k in range(first, end):
        if numbers[k] == wanted:
            found |= bit(k - first)
    return found


def nth(mask: i64, n: i64) -> i64:
    """Return one member of a set, counted in order from 0."""
    rest = mask
    for number in range(n):
        rest &= rest - 1
    return lowest(rest)


def holds(numbers: vec[i64], wanted: i64) -> bool:
    """Say whether an array in order holds a number."""
    low: i64 = 0
    high: i64 = len(numbers)
    while low < high:
        middle = (low + high) // 2
        if numbers[middle] < wanted:
            low = middle + 1
        else:
            high = middle
    return low < len(numbers) and numbers[low] == wanted
