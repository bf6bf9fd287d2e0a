"""What is known of a player's strength: where it probably lies, and how sure that is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Ladder = Literal["two", "many"]
"""Two against each other, or three and more (and teams): nobody is equally good at both, so each has its own ladder."""
AVERAGE = 1500.0
UNKNOWN = 350.0
CERTAIN = 110.0
"""From this deviation on a rating is no longer provisional."""


@dataclass(slots=True, frozen=True)
class Strength:
    """A rating lies within two deviations in 19 of 20 cases; the volatility says how much it changes by itself."""

    rating: float = AVERAGE
    deviation: float = UNKNOWN
    volatility: float = 0.06

    @property
    def provisional(self) -> bool:
        """Say whether too little is known to place this player."""
        return self.deviation > CERTAIN


def ladder_of(sides: int, seats: int) -> Ladder:
    """Say on which ladder a table plays: two players alone, or any other number of sides and seats."""
    return "two" if sides == seats == 2 else "many"
