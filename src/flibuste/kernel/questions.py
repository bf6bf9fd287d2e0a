"""Reading a question about a position: every field has a type, and one that does not fit is named."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import final

from flibuste.kernel.errors import BadQuestion


@final
class Question:
    """The fields of one question; each must be read, so that a misspelt one cannot pass silently."""

    def __init__(self, fields: Mapping[str, object]) -> None:
        self.fields = dict(fields)
        self.unread = set(self.fields)

    def value(self, field: str) -> object:
        """Return a raw value, None where it is not given."""
        self.unread.discard(field)
        return self.fields.get(field)

    def has(self, field: str) -> bool:
        """Say whether a field is given."""
        return self.value(field) is not None

    def text(self, field: str) -> str:
        """Read a text."""
        value = self.value(field)
        if not isinstance(value, str) or len(value) > 80:
            raise BadQuestion(field, "a text")
        return value

    def word(self, field: str, words: Sequence[str]) -> str:
        """Read one of some words."""
        value = self.value(field)
        if not isinstance(value, str) or value not in words:
            raise BadQuestion(field, "one of " + ", ".join(words))
        return value

    def number(self, field: str, least: int, most: int, default: int) -> int:
        """Read a whole number within bounds."""
        value = self.value(field)
        if value is None:
            return default
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise BadQuestion(field, f"a whole number from {least} to {most}")
        return value

    def close(self) -> None:
        """Refuse fields that the question does not have."""
        for field in sorted(self.unread):
            raise BadQuestion(field[:40], "no such field here")
