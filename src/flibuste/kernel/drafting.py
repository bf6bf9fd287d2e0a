"""Drafting: what a game offers to those who make content of their own for it, maps, scenarios, cards."""

from __future__ import annotations

from collections.abc import Mapping

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Drafter:
    """Reads, writes and judges files of one's own; whatever it finds nothing against, a table plays with.

    A draft is one thing in a file as plain fields, with its ``kind``; what is wrong is told as a code with the file,
    the entry, the field and the squares it belongs to, and says whether a table refuses it or should only mind it.
    """

    def palette(self) -> dict[str, object]:
        """List what drafts can be made of, and the game's own ones to begin with."""
        raise NotImplementedError

    def read(self, file: str, text: str) -> list[dict[str, object]]:
        """Read the drafts that a file holds; what cannot be read is bad data that names entry and field."""
        raise NotImplementedError

    def written(self, kind: str, fields: Mapping[str, object]) -> tuple[str, str]:
        """Write a draft as a file: its name and its text."""
        raise NotImplementedError

    def verdict(self, files: Mapping[str, str]) -> dict[str, object]:
        """Judge files that a table would play with."""
        raise NotImplementedError

    def outlook(self, file: str, text: str, square: str) -> dict[str, object]:
        """Show what is seen from a square of a map, and from where it is seen."""
        raise NotImplementedError

    def trials(self, files: Mapping[str, str], draft: str) -> list[dict[str, object]]:
        """List the fights that measure what a draft is worth: positions, and the worth of who stands against it."""
        raise NotImplementedError
