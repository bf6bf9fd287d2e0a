"""What a game knows beyond its bots, for people: the chance of a win, points, what to look at, and remarks in codes."""

from __future__ import annotations

from flibuste.bots.guide import Guide
from flibuste.kernel.game import Game
from flibuste.kernel.state import State

Remark = tuple[str, dict[str, object]]
"""Why somebody might choose so: a code, and what it is about (ids of nouns, numbers, a seat); clients have words."""

MOST_REMARKS = 3


class Counsel:
    """Judges positions of one game by the guide of its captain. A game overrides what it can say better.

    ``worlds`` is in how many worlds each option of a decision is tried for a review: the same for every decision.
    Everything here sees worlds drawn for a seat, never the truth.
    """

    worlds = 40
    apart = False
    """Whether each part is a game of its own, as in a match."""
    codes: tuple[str, ...] = ()
    """Every code its remarks may have: ``<prefix>-remark-<code>`` are the words."""
    favourite = ("play", "card")
    """The verb and the noun of what players have favourites among."""
    copies = ""
    """What ends the id of a copy of a card, as a pattern: copies are one favourite."""

    def __init__(self, game: Game, guide: Guide) -> None:
        self.game = game
        self.guide = guide

    def shortlist(self, seen: State, seat: int) -> list[int]:
        """List the options worth trying, sorted."""
        return [int(action) for action in self.guide.sensible(seen, seat)]

    def chance(self, s: State, seat: int) -> float:
        """Return the chance of a win where a playout has ended, 0 to 1."""
        return float(s.score(seat)) if s.over else float(self.guide.value(s, seat))

    def points(self, s: State, seat: int) -> float:
        """Return the points of a seat where a playout has ended, as people would count them."""
        return float(s.tally(seat))

    @staticmethod
    def counted(s: State, seat: int) -> float:
        """Return the points a seat has at the end, as people would write them down."""
        return float(s.tally(seat))

    def part(self, s: State) -> int:
        """Number the part of the game that a state belongs to: playouts end with it, and points are counted by it."""
        return 0

    def brought(self, s: State, seat: int) -> float | None:
        """Return what the parts that have ended brought, measured as ``points`` are, if that is counted."""
        return None

    def remarks(self, seen: State, seat: int, action: int) -> list[Remark]:
        """Say what speaks for an action or against it, from what the seat knows; the weightiest first."""
        return []

    def name(self, noun: str, number: int) -> str:
        """Return the id of a thing of the game."""
        return self.game.nouns[noun][number]
