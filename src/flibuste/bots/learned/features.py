"""What a game looks at in an action: a few named tables, and which row of each one action stands in."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from flibuste.kernel.bits import zeros
from flibuste.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Features:
    """The tables of a game, one behind the other, and a set of them for each way to play it.

    A game overrides ``way`` and ``rows``. Only what the seat can know may be looked at: its hand, what lies open, what
    was played. ``names`` are codes; a client has words for them.
    """

    def __init__(self, names: list[str], sizes: list[int], ways: list[str]) -> None:
        self.names = names
        self.sizes = sizes
        self.ways = ways
        self.starts: vec[i64] = starts_of(sizes)
        self.size: i64 = sum(sizes)
        self.found: vec[i64] = zeros(len(sizes))

    def way(self, s: State) -> i64:
        """Return which way of playing this is: the number of seats, teams and the like, each learned apart."""
        return 0

    def look(self, s: State, seat: i64) -> None:
        """Take in what is the same for all actions of a seat; ``rows`` is asked next."""

    def rows(self, s: State, seat: i64, action: i64) -> i64:
        """Write the rows of an action into ``found``, counted from the start of its way; return how many they are."""
        raise NotImplementedError

    def name_of(self, row: int) -> str:
        """Name the table that a row stands in."""
        within = row % int(self.size)
        return [name for name, start in zip(self.names, self.starts, strict=True) if start <= within][-1]


def starts_of(sizes: list[int]) -> vec[i64]:
    """Return where each table begins."""
    starts = vec[i64](capacity=len(sizes))
    total: i64 = 0
    for size in sizes:
        starts = append(starts, total)
        total += size
    return starts
