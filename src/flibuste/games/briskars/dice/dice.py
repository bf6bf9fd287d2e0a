"""Chapter 1: the die of the game, and what is read from it: D5, direction; and the coin."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.kernel.chance import Chance


def d10(chance: Chance, purpose: str) -> i64:
    """Roll 1 to 10.

    Rule: BK-DIC-03.
    """
    return chance.die(10, purpose)


def as_d5(face: i64) -> i64:
    """Read a D10 as a D5: half of it, rounded up.

    Rule: BK-DIC-04.
    """
    return (face + 1) // 2


def heads(chance: Chance, purpose: str) -> bool:
    """Toss a true coin.

    Rule: BK-DIC-06.
    """
    return chance.below(2, purpose) == 0


def direction(chance: Chance, purpose: str) -> i64:
    """Roll one of the 8 directions, north first and clockwise; 9 and 10 are rolled again.

    Rule: BK-GRD-14, BK-DFL-03.
    """
    face = d10(chance, purpose)
    while face > 8:
        face = d10(chance, purpose)
    return face - 1
