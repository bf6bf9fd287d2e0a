"""Chance: passed into ``apply``, never kept in a state."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from flibuste.kernel.errors import BadData

M32: Final[i64] = 0xFFFFFFFF

Outcome = tuple[str, int, int]
"""What chance gave: its purpose, the number of possible outcomes, and which one it was (from 0)."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """A source of outcomes. Makes differ in ``draw`` (or ``below``) only; ``kept`` is the record, if one is wanted."""

    def __init__(self) -> None:
        self.kept: list[Outcome] | None = None

    def draw(self, n: i64) -> i64:
        """Return a number from 0 to n - 1."""
        raise NotImplementedError

    def below(self, n: i64, purpose: str) -> i64:
        """Return an outcome from 0 to n - 1 and record it; the purpose serves logs and fair dealing."""
        k = self.draw(n)
        if self.kept is not None:
            self.kept.append((purpose, n, k))
        return k

    def die(self, sides: i64, purpose: str) -> i64:
        """Roll one die."""
        return self.below(sides, purpose) + 1

    def shuffle(self, cards: vec[i64], purpose: str) -> None:
        """Shuffle in place, each outcome recorded."""
        i: i64 = len(cards) - 1
        while i > 0:
            swap(cards, i, self.below(i + 1, purpose))
            i -= 1

    def mix(self, cards: vec[i64]) -> None:
        """Shuffle in place without a record (worlds)."""
        i: i64 = len(cards) - 1
        while i > 0:
            swap(cards, i, self.draw(i + 1))
            i -= 1


def swap(cards: vec[i64], i: i64, j: i64) -> None:
    """Swap two cards."""
    card = cards[i]
    cards[i] = cards[j]
    cards[j] = card


@final
class Seeded(Chance):
    """sfc32 on 32-bit lanes: the same numbers interpreted, compiled and in the browser."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.a: i64 = seed & 0xFFFFFFFF
        self.b: i64 = (seed >> 32) & 0xFFFFFFFF
        self.c: i64 = 0x9E3779B9
        self.d: i64 = 1
        for warm_up in range(12):
            self.next32()

    def next32(self) -> i64:
        """Advance and return 32 bits."""
        b = self.b
        c = self.c
        t = (self.a + b + self.d) & M32
        self.d = (self.d + 1) & M32
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & M32
        self.c = ((((c << 21) & M32) | (c >> 11)) + t) & M32
        return t

    def draw(self, n: i64) -> i64:
        """Scale 32 bits to 0 .. n - 1."""
        return (self.next32() * n) >> 32

    def shuffle(self, cards: vec[i64], purpose: str) -> None:
        """Shuffle in place; where nobody keeps a record, without naming each outcome."""
        if self.kept is None:
            self.mix(cards)
        else:
            super().shuffle(cards, purpose)

    def mix(self, cards: vec[i64]) -> None:
        """Shuffle in place without a record: the same as for any chance, but without a call through a table."""
        i: i64 = len(cards) - 1
        while i > 0:
            swap(cards, i, self.draw(i + 1))
            i -= 1


@final
class Scripted(Chance):
    """Outcomes known beforehand: records, worked examples of the rulebooks.

    A recorded outcome also says how many were possible and what for; both must fit the game that asks.
    """

    def __init__(self, outcomes: list[int] | None = None, recorded: list[Outcome] | None = None) -> None:
        super().__init__()
        self.script: list[Outcome] = list(recorded or [])
        for k in outcomes or []:
            self.script.append(("", 0, k))
        self.used = 0

    def left(self) -> int:
        """Return how many outcomes have not been asked for."""
        return len(self.script) - self.used

    def draw(self, n: i64) -> i64:
        """Hand out the next outcome whatever it is for."""
        return self.next(n, "")

    def below(self, n: i64, purpose: str) -> i64:
        """Hand out the next outcome; refuse one that was recorded for something else."""
        k = self.next(n, purpose)
        if self.kept is not None:
            self.kept.append((purpose, n, k))
        return k

    def next(self, n: i64, purpose: str) -> i64:
        """Take the next outcome of the script if it fits what is asked."""
        if self.used == len(self.script):
            raise BadData("no_outcome_left", f"the script has no outcome left for {purpose or 'this'}")
        meant, possible, k = self.script[self.used]
        if possible and (possible != n or meant != purpose):
            raise BadData("other_outcome", f"asked for {purpose} of {n}, the record has {meant} of {possible}")
        if k < 0 or k >= n:
            raise BadData("outcome_out_of_range", f"outcome {k} does not fit 0 to {n - 1}")
        self.used += 1
        return k


def faces(*rolls: int) -> Scripted:
    """Script dice by their faces: ``faces(10, 10, 4)``."""
    return Scripted([face - 1 for face in rolls])
