"""Experience, and what a Briskar makes of it."""

from __future__ import annotations

from typing import Final

from flibuste.games.briskars.campaign.crews import PORT, Crew, Mate
from flibuste.kernel.errors import IllegalAction

STEPS: Final = (4, 9, 15, 22)
TOUGH: Final = "tough"
TOUGH_HEALTH: Final = 4
NUMBERS: Final = {
    "steady": "constitution",
    "nimble": "dexterity",
    "strong": "strength",
    "clever": "mind",
    "quick": "movement",
}
TAUGHT: Final = ("porter", "captain", "pincer", "loader")
GROWTHS: Final = (TOUGH, *NUMBERS, *TAUGHT)


def growths_due(mate: Mate) -> int:
    """Count how often a mate may still grow.

    Rule: BK-CAM-12.
    """
    return sum(1 for step in STEPS if mate.experience >= step) - len(mate.grown)


def grow(crew: Crew, number: int, growth: str, skills: list[str]) -> None:
    """Let a mate grow; ``skills`` are those of his card.

    Rule: BK-CAM-12, BK-CAM-13.
    """
    crew.must_be(PORT, "BK-CAM-12")
    mate = crew.mate(number)
    if growths_due(mate) < 1:
        raise IllegalAction("not_grown", f"{mate.experience} points of experience are not enough", "BK-CAM-12")
    if growth not in GROWTHS:
        raise IllegalAction("no_such_growth", f"{growth!r} is none of {', '.join(GROWTHS)}", "BK-CAM-13")
    if growth in mate.grown or growth in skills:
        raise IllegalAction("grown_already", f"{growth} cannot be had twice", "BK-CAM-13")
    mate.grown.append(growth)


def grown_number(grown: list[str], number: str, value: int) -> int:
    """Raise a number of the card by what was learned.

    Rule: BK-CAM-13.
    """
    more = sum(1 for growth in grown if NUMBERS.get(growth) == number)
    if number == "hp" and TOUGH in grown:
        more += TOUGH_HEALTH
    return value + more


def grown_skills(grown: list[str], skills: list[str]) -> list[str]:
    """Add the skills that were learned.

    Rule: BK-CAM-13.
    """
    return skills + [growth for growth in grown if growth in TAUGHT]
