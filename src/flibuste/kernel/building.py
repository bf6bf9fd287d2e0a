"""Building: what a game offers to those who put a side together before they play."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Builder:
    """Reads and judges the sides of a game: what there is, what a side costs, what is wrong with it, suggestions.

    A side is whatever the game makes of a file or of its fields; everybody else only hands it back. A budget of 0 is
    the side's own.
    """

    def catalogue(self) -> dict[str, object]:
        """List everything that a side can be made of."""
        raise NotImplementedError

    def read(self, name: str, text: str) -> object:
        """Read a side from the text of a file; what cannot be read is bad data that names entry and field."""
        raise NotImplementedError

    def made(self, name: str, fields: Mapping[str, object]) -> object:
        """Make a side of its fields, as a file would hold them."""
        raise NotImplementedError

    def written(self, side: object) -> str:
        """Write a side as a file."""
        raise NotImplementedError

    def ready(self) -> Sequence[object]:
        """List the sides that come with the game."""
        raise NotImplementedError

    def factions(self) -> Sequence[str]:
        """Name the factions for which sides can be suggested."""
        raise NotImplementedError

    def suggest(self, faction: str, budget: int, most: int) -> Sequence[object]:
        """Suggest a few legal sides of a faction."""
        raise NotImplementedError

    def verdict(self, side: object, budget: int = 0) -> dict[str, object]:
        """Judge a side: members with their costs, what is wrong; a legal one with the answers that choose it."""
        raise NotImplementedError

    def lines(self, side: object, budget: int = 0) -> list[str]:
        """Tell a side and its costs in lines."""
        raise NotImplementedError

    def faults(self, side: object, budget: int = 0) -> list[str]:
        """Tell everything that is wrong with a side, each with its rule."""
        raise NotImplementedError
