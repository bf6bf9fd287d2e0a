"""Amounts printed on cards: dice, a constant, the fighter's Strength, a minimum, a division.

Written ``4``, ``1d10``, ``1d5+3``, ``s``, ``1d10-2 min 1``, ``1d10/2 min 1``. Rolling them is dice.py's business.
"""

from __future__ import annotations

import re
from typing import Final, final

from mypy_extensions import i64

from flibuste.kernel.errors import BadData

FORM: Final = re.compile(r"(?:(\d{1,2})d(5|10)|(s)|(\d{1,3}))(?:/(\d))?([+-]\d{1,3})?(?: min (\d{1,2}))?")


@final
class Amount:
    """So many dice of so many sides, divided (rounded down), plus a constant, plus Strength, never under a minimum.

    Rule: BK-DIC-05.
    """

    def __init__(self, dice: i64, sides: i64, plus: i64, strength: bool, minimum: i64, divisor: i64) -> None:
        self.dice: i64 = dice
        self.sides: i64 = sides
        self.plus: i64 = plus
        self.strength: bool = strength
        self.minimum: i64 = minimum
        self.divisor: i64 = divisor

    def total(self, rolled: i64, strength: i64) -> i64:
        """Return the amount for a sum of dice; D5s are given as D5s.

        Rule: BK-DIC-05, BK-FIR-05, BK-FIR-10.
        """
        amount = rolled // self.divisor + self.plus
        if self.strength:
            amount += strength
        return max(amount, self.minimum)

    def low(self, strength: i64) -> i64:
        """Return the smallest possible amount."""
        return self.total(self.dice, strength)

    def high(self, strength: i64) -> i64:
        """Return the largest possible amount."""
        return self.total(self.dice * self.sides, strength)

    def is_nothing(self) -> bool:
        """Say whether there is nothing to deal: no dice, no constant, no Strength."""
        return self.dice == 0 and self.plus == 0 and not self.strength

    def text(self) -> str:
        """Write the amount as data files do."""
        if self.strength:
            written = "s"
        elif self.dice > 0:
            written = f"{self.dice}d{self.sides}"
        else:
            return str(self.plus)
        if self.divisor > 1:
            written += f"/{self.divisor}"
        if self.plus != 0:
            written += f"{self.plus:+d}"
        if self.minimum > 0:
            written += f" min {self.minimum}"
        return written


NOTHING_AT_ALL: Final = Amount(0, 10, 0, False, 0, 1)


def nothing() -> Amount:
    """Return the amount 0, always the same one: blows are remembered by the amount they deal."""
    return NOTHING_AT_ALL


def read_amount(text: str) -> Amount:
    """Read an amount.

    Rule: BK-DIC-05.
    """
    found = FORM.fullmatch(text)
    if found is None:
        raise BadData("bad_amount", f"{text!r} is no amount like 4, 1d5+3, s or 1d10-2 min 1", "BK-DIC-05")
    dice, sides, strength, constant, divisor, plus, minimum = found.groups()
    return Amount(
        int(dice or 0),
        int(sides or 10),
        int(constant or 0) + int(plus or 0),
        strength is not None,
        int(minimum or 0),
        max(1, int(divisor or 1)),
    )
