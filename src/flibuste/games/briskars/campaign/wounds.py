"""What a battle leaves for good: lasting wounds, what they cost a Briskar, and what the articles pay for them."""

from __future__ import annotations

from typing import Final

from flibuste.kernel.chance import Chance

LEG: Final = "leg"
ARM: Final = "arm"
FOOT: Final = "foot"
HAND: Final = "hand"
EYE: Final = "eye"
WOUNDS: Final = (LEG, ARM, FOOT, HAND, EYE)
"""By the face of the die, from 1."""
OF_EACH: Final = 2
WOUND_WORTH: Final = 6
TO_RETIRE: Final = 3

WEAKENED: Final = {
    LEG: "movement",
    ARM: "strength",
    FOOT: "constitution",
    HAND: "dexterity",
    EYE: "dexterity",
}
"""Which number of the card each loss lowers by one."""
COMPENSATION: Final = {LEG: 50, ARM: 50, FOOT: 30, HAND: 30, EYE: 15}
BOTH_EYES: Final = 50


def lasting_wound(wounds: list[str], chance: Chance) -> str:
    """Roll for what somebody who was knocked out loses for good; nothing, if he recovers whole.

    Rule: BK-CAM-06.
    """
    face = int(chance.die(10, "wound"))
    if face > len(WOUNDS):
        return ""
    wound = WOUNDS[face - 1]
    return "" if count_of(wounds, wound) == OF_EACH else wound


def count_of(wounds: list[str], wound: str) -> int:
    """Count how often something was lost."""
    return sum(1 for one in wounds if one == wound)


def is_blind(wounds: list[str]) -> bool:
    """Say whether both eyes are lost.

    Rule: BK-CAM-09.
    """
    return count_of(wounds, EYE) == OF_EACH


def may_retire(wounds: list[str]) -> bool:
    """Say whether somebody has lost enough to change his life.

    Rule: BK-CAM-09.
    """
    return len(wounds) >= TO_RETIRE or is_blind(wounds)


def compensation(wounds: list[str], wound: str) -> int:
    """Return what the chest owes for one more wound; both eyes come to a sum of their own.

    Rule: BK-CAM-08.
    """
    if wound == EYE and count_of(wounds, EYE) == 1:
        return BOTH_EYES - COMPENSATION[EYE]
    return COMPENSATION[wound]


def weakened(wounds: list[str], number: str, value: int) -> int:
    """Lower a number of the card by what was lost, never below 1.

    Rule: BK-CAM-07.
    """
    lost = sum(1 for wound in wounds if WEAKENED[wound] == number)
    return max(1, value - lost) if lost else value
