"""Dice that the people at a table roll themselves: asked for where chance would draw them, typed in, marked as such.

The rules know nothing of it. Chance is passed in, so a table tries an answer with the faces it was given so far; where
one is missing chance says which, the answer is as if it had never been tried, and the table waits for somebody to roll.
What is no die (a coin, a shuffle) still comes from the table's fair chance, and only that is proven.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from flibuste.kernel.chance import Outcome
from flibuste.kernel.state import State
from flibuste.table.entries import By
from flibuste.table.fair import Fair
from flibuste.table.plan import TableError

TRIALS = 3
MOST = 12
"""So many dice are asked for at once, at the most."""


class DiceWanted(Exception):
    """The rules want a die that nobody has rolled yet."""

    def __init__(self, purpose: str, sides: int) -> None:
        super().__init__(purpose)
        self.purpose = purpose
        self.sides = sides


class Typed(Fair):
    """Chance of a table where people roll: dice show the faces that were typed in, everything else is fair chance."""

    def __init__(self, root: str, counts: Mapping[str, int], faces: Sequence[int]) -> None:
        super().__init__(root, counts)
        self.faces = list(faces)
        self.used = 0

    def die(self, sides: int, purpose: str) -> int:
        """Take the next face."""
        if self.used == len(self.faces):
            raise DiceWanted(purpose, sides)
        face = self.faces[self.used]
        if not 1 <= face <= sides:
            raise TableError("bad_dice", f"a die of {sides} sides cannot show {face}")
        self.used += 1
        if self.kept is not None:
            self.kept.append((purpose, sides, face - 1))
        return face


class Supposed(Typed):
    """Typed faces, then supposed ones: to find out how many dice are wanted whatever they show."""

    def __init__(self, root: str, counts: Mapping[str, int], faces: Sequence[int], trial: int) -> None:
        super().__init__(root, counts, faces)
        self.trial = trial
        self.wanted: list[tuple[str, int]] = []

    def die(self, sides: int, purpose: str) -> int:
        """Take the next face, or suppose one; they differ from trial to trial and never stay the same."""
        if self.used == len(self.faces):
            self.wanted.append((purpose, sides))
            self.faces.append((len(self.wanted) * 3 + self.trial * sides // TRIALS) % sides + 1)
        return super().die(sides, purpose)


@dataclass(slots=True)
class Wanted:
    """What is to be rolled now: for what, with which die, and how many of them for certain."""

    purpose: str
    sides: int
    dice: int


@dataclass(slots=True)
class Pending:
    """An answer that waits for dice: whose it is, and what was typed for it so far, by whom."""

    seat: int
    action: int
    by: By
    typed: list[tuple[int, list[int]]] = field(default_factory=list)
    since: int = 0
    """The sequence since when just these dice are waited for."""

    def faces(self) -> list[int]:
        """Return everything typed so far, in order."""
        return [face for _, faces in self.typed for face in faces]


def wanted(state: State, pending: Pending, root: str, counts: Mapping[str, int]) -> Wanted:
    """Find out what is to be rolled: the answer is tried on copies, and all trials must want the dice."""
    runs: list[list[tuple[str, int]]] = []
    for trial in range(TRIALS):
        chance = Supposed(root, counts, pending.faces(), trial)
        state.clone().answer(pending.seat, pending.action, chance)
        runs.append(chance.wanted)
    first = runs[0][0]
    alike = min(leading(run, first) for run in runs)
    return Wanted(first[0], first[1], min(MOST, alike))


def leading(run: Sequence[tuple[str, int]], first: tuple[str, int]) -> int:
    """Count how many dice at the beginning are for the same."""
    return next((n for n, one in enumerate(run) if one != first), len(run))


def typed_faces(outcomes: Sequence[Outcome], sides: int) -> list[int]:
    """Return the faces among some outcomes: whatever has as many sides as the die."""
    return [k + 1 for _, n, k in outcomes if n == sides]
