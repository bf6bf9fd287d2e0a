"""Dice on the real table: what is to be rolled, its faces as choices, and what somebody types in."""

from __future__ import annotations

import re

from flibuste.terminal.choosing import Choice, Unclear
from flibuste.terminal.tells import Seen
from flibuste.wire.messages import RollOpen
from flibuste.words.sentences import Words, dashed

NUMBER = re.compile(r"\d+")
TEN = "0"


def question(roll: RollOpen, seat: int, words: Words) -> str:
    """Say how many dice are to be rolled, for what, and for whom if it is somebody else."""
    what = purpose(roll, words)
    if roll.seat == seat:
        return words.say("ui-roll", n=roll.dice, sides=roll.sides, what=what)
    return words.say("ui-roll-for", n=roll.dice, sides=roll.sides, what=what, name=words.name(roll.seat))


def purpose(roll: RollOpen, words: Words) -> str:
    """Name what dice are rolled for."""
    id = f"{words.prefix}-purpose-{dashed(roll.purpose)}"
    return words.say(id) if words.has(id) else roll.purpose


def faces(roll: RollOpen) -> list[Choice]:
    """List what a die may show as choices; the action is the face below zero."""
    return [Choice(-face, str(face), "", str(face), (str(face),), "") for face in range(1, roll.sides + 1)]


def read_faces(roll: RollOpen, typed: str, words: Words) -> list[int]:
    """Read faces: numbers one after the other, 0 for the ten of a die that ends with it."""
    found = [roll.sides if one == TEN else int(one) for one in NUMBER.findall(typed)]
    if (
        re.sub(r"[\d\s,.;+]", "", typed)
        or not 1 <= len(found) <= roll.dice
        or not all(1 <= one <= roll.sides for one in found)
    ):
        raise Unclear(words.say("error-bad_dice", n=roll.dice, sides=roll.sides))
    return found


def wants_dice(seen: Seen) -> RollOpen | None:
    """Return the dice that this seat may roll now, if any."""
    roll = seen.rolling
    return roll if roll is not None and seen.seat in roll.who else None
