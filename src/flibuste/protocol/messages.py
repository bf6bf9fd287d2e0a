"""Reading the fields of a command: each reader refuses what does not fit, with the field's name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeGuard

from flibuste.kernel.errors import BadData

LARGEST = 2**62


class Message:
    """One command under way; every field must be read, so that a misspelt one cannot pass silently."""

    def __init__(self, fields: Mapping[str, object]) -> None:
        self.fields = dict(fields)
        self.unread = set(self.fields) - {"command", "id"}

    def wrong(self, field: str, expected: str) -> BadData:
        """Make the error for a field."""
        return BadData("bad_field", f"{field}: expected {expected}, got {shown(self.fields.get(field))}")

    def value(self, field: str) -> object:
        """Return a raw value, None where it is not given."""
        self.unread.discard(field)
        return self.fields.get(field)

    def text(self, field: str) -> str:
        """Read a text."""
        value = self.value(field)
        if not isinstance(value, str):
            raise self.wrong(field, "a text")
        return value

    def number(self, field: str, default: int | None = None) -> int:
        """Read a whole number of reasonable size."""
        value = self.value(field)
        if value is None and default is not None:
            return default
        if not is_number(value):
            raise self.wrong(field, "a whole number")
        return value

    def table(self, field: str) -> dict[str, object]:
        """Read an object; nothing given is an empty one."""
        value = self.value(field)
        if value is None:
            return {}
        if not isinstance(value, dict):
            raise self.wrong(field, "an object")
        return {str(name): part for name, part in value.items()}

    def close(self) -> None:
        """Refuse fields that the command does not have."""
        if self.unread:
            names = ", ".join(sorted(self.unread)[:5])
            raise BadData("unknown_field", f"{shown(self.fields.get('command'))} has no field {names[:80]}")


def is_number(value: object) -> TypeGuard[int]:
    """Say whether a value is a whole number that fits (true and false are none)."""
    return type(value) is int and -LARGEST < value < LARGEST


def shown(value: object) -> str:
    """Show a value in an error, shortened."""
    if value is None:
        return "nothing"
    if isinstance(value, int) and not isinstance(value, bool) and abs(value) >= LARGEST:
        return "a number too large"
    if isinstance(value, (dict, list)):
        return "an object" if isinstance(value, dict) else "a list"
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "..."
