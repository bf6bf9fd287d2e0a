"""Readers for a described position; everything that does not fit is refused with the field it stands in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import final

from flibuste.games.treasure_hunter.cards import Content
from flibuste.kernel.errors import BadData


def impossible(sentence: str) -> BadData:
    """Make the error for a position that no game could come to."""
    return BadData("impossible_position", sentence)


@final
class Described:
    """The fields of a position, each read once."""

    def __init__(self, fields: Mapping[str, object], content: Content) -> None:
        self.fields = dict(fields)
        self.content = content
        self.seats = 0
        self.read: set[str] = set()

    def value(self, field: str) -> object:
        """Return a raw value and note that it was read."""
        self.read.add(field)
        return self.fields.get(field)

    def number(self, field: str, least: int, most: int, default: int | None = None) -> int:
        """Read a whole number within bounds."""
        value = self.value(field)
        if value is None:
            value = default
        if isinstance(value, int) and not isinstance(value, bool) and least <= value <= most:
            return value
        raise impossible(f"{field}: expected {least} to {most}, got {value!r}")

    def word(self, field: str, allowed: tuple[str, ...], default: str | None = None) -> str:
        """Read a word from a closed set."""
        value = self.value(field)
        if value is None:
            value = default
        if isinstance(value, str) and value in allowed:
            return value
        raise impossible(f"{field}: expected one of {', '.join(allowed)}, got {value!r}")

    def table(self, field: str) -> dict[str, object]:
        """Read a table; a missing one is empty."""
        value = self.value(field)
        if value is None:
            return {}
        if isinstance(value, dict) and all(isinstance(key, str) for key in value):
            return dict(value)
        raise impossible(f"{field}: expected a table, got {value!r}")

    def numbers(self, field: str, default: int, most: int) -> list[int]:
        """Read one number for each seat."""
        value = self.value(field)
        if value is None:
            return [default] * self.seats
        if isinstance(value, list) and len(value) == self.seats:
            if all(type(n) is int and 0 <= n <= most for n in value):
                return list(value)
        raise impossible(f"{field}: expected {self.seats} numbers from 0 to {most}, got {value!r}")

    def ids(self, field: str, names: Sequence[str], default: list[int]) -> list[int]:
        """Read a list of ids as numbers."""
        value = self.value(field)
        if value is None:
            return default
        return self.numbered(field, value, names)

    def numbered(self, field: str, value: object, names: Sequence[str]) -> list[int]:
        """Turn a list of ids into numbers."""
        if not isinstance(value, list):
            raise impossible(f"{field}: expected a list of ids, got {value!r}")
        for name in value:
            if name not in names:
                raise impossible(f"{field}: there is no {name!r}")
        return [names.index(name) for name in value]

    def by_seat(self, field: str, names: Sequence[str]) -> list[list[int]]:
        """Read one list of ids for each seat."""
        value = self.value(field)
        if value is None:
            return [[] for seat in range(self.seats)]
        if not isinstance(value, list) or len(value) != self.seats:
            raise impossible(f"{field}: expected {self.seats} lists, got {value!r}")
        return [self.numbered(field, part, names) for part in value]

    def cards_by_seat(self, field: str) -> list[list[int]]:
        """Read one list of cards for each seat."""
        return self.by_seat(field, self.content.card_ids)

    def use(self, free: list[bool], number: int, names: Sequence[str]) -> None:
        """Use a card or tile up; the same one cannot lie in two places."""
        if not free[number]:
            raise impossible(f"{names[number]} lies in two places")
        free[number] = False

    def close(self) -> None:
        """Refuse fields that nobody has read."""
        for field in self.fields:
            if field not in self.read:
                raise impossible(f"{field}: no such field")
