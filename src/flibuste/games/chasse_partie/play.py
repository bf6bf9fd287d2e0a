"""Chasse-Partie as it is played: the table with its books."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from flibuste.games.chasse_partie.books import balance, redeal, where
from flibuste.games.chasse_partie.table import Table
from flibuste.kernel.chance import Chance
from flibuste.kernel.ids import Seat
from flibuste.kernel.places import Places


@final
class ChassePartie(Table):
    """A game of Chasse-Partie."""

    def clone(self) -> ChassePartie:
        """Copy the game."""
        other = ChassePartie(self.seats, self.content)
        self.copy_steps_to(other)
        self.copy_table_to(other)
        return other

    def where(self) -> vec[i64]:
        """Say where each card truly lies."""
        return where(self)

    def redeal(self, seat: Seat, memory: Places, rng: Chance) -> None:
        """Deal what a seat cannot know anew."""
        redeal(self, seat, memory, rng)

    def balance(self) -> bool:
        """Say whether all cards are there once."""
        return balance(self)
