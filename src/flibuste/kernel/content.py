"""Reading the data files of a game: one place that touches packaged files, and readers that say what is wrong where."""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Mapping
from importlib.resources import files
from typing import Final, final

from flibuste.kernel.errors import BadData

SOURCES: Final = ("book", "house")


def packaged(package: str, file: str) -> str:
    """Return the text of a data file that ships with the package: the only I/O below the table, done at import."""
    return files(package).joinpath("data", file).read_text(encoding="utf-8")


def content_hash(texts: Mapping[str, str]) -> str:
    """Fingerprint data files, so that a record says which cards it was played with."""
    marks = hashlib.sha256()
    for name in sorted(texts):
        marks.update(f"{name}\0{texts[name]}\0".encode())
    return marks.hexdigest()[:16]


@final
class Entry:
    """One entry of a data file; every reader refuses what does not fit with file, entry and field."""

    def __init__(self, file: str, label: str, fields: Mapping[str, object]) -> None:
        self.file: Final = file
        self.label: Final = label
        self.fields: Final = dict(fields)
        self.read: set[str] = set()

    def wrong(self, field: str, expected: str) -> BadData:
        """Make the error for a field."""
        got = repr(self.fields[field]) if field in self.fields else "nothing"
        return BadData("bad_content", f"{self.file}: {self.label}: {field}: expected {expected}, got {got}")

    def value(self, field: str, default: object = None) -> object:
        """Return a raw value and note that it was read."""
        self.read.add(field)
        return self.fields.get(field, default)

    def text(self, field: str, default: str | None = None) -> str:
        """Read a text that is not empty."""
        value = self.value(field, default)
        if isinstance(value, str) and (value or default == ""):
            return value
        raise self.wrong(field, "a text")

    def count(self, field: str, least: int = 0, most: int = 1_000_000, default: int | None = None) -> int:
        """Read a whole number within bounds."""
        value = self.value(field, default)
        if isinstance(value, int) and not isinstance(value, bool) and least <= value <= most:
            return value
        bounds = f"{least} or more" if most == 1_000_000 else f"{least} to {most}"
        raise self.wrong(field, bounds)

    def flag(self, field: str, default: bool | None = None) -> bool:
        """Read true or false."""
        value = self.value(field, default)
        if isinstance(value, bool):
            return value
        raise self.wrong(field, "true or false")

    def one_of(self, field: str, allowed: tuple[str, ...], default: str | None = None) -> str:
        """Read a text from a closed set."""
        value = self.value(field, default)
        if isinstance(value, str) and value in allowed:
            return value
        raise self.wrong(field, f"one of {', '.join(allowed)}")

    def texts(self, field: str, allowed: tuple[str, ...] | None = None, default: list[str] | None = None) -> list[str]:
        """Read a list of texts, each from a closed set where one is given."""
        value = self.value(field, default)
        if isinstance(value, list) and all(isinstance(part, str) for part in value):
            if allowed is None or all(part in allowed for part in value):
                return [str(part) for part in value]
        raise self.wrong(field, "a list of texts" if allowed is None else f"a list of {', '.join(allowed)}")

    def counts(self, field: str, length: int = -1, default: list[int] | None = None) -> list[int]:
        """Read a list of whole numbers, of a given length where one is given."""
        value = self.value(field, default)
        if isinstance(value, list) and all(isinstance(n, int) and not isinstance(n, bool) for n in value):
            if length < 0 or len(value) == length:
                return [int(n) for n in value]
        raise self.wrong(field, "a list of whole numbers" if length < 0 else f"{length} whole numbers")

    def source(self) -> str:
        """Read where the entry comes from: the book, or our own house."""
        return self.one_of("source", SOURCES)

    def entries(self, field: str) -> list[Entry]:
        """Read a list of tables inside this entry."""
        value = self.value(field, [])
        if not isinstance(value, list) or not all(isinstance(part, dict) for part in value):
            raise self.wrong(field, "a list of tables")
        return [Entry(self.file, f"{self.label}: {field}[{k}]", part) for k, part in enumerate(value)]

    def close(self) -> None:
        """Refuse fields that nobody has read: a misspelt field must not pass silently."""
        for field in self.fields:
            if field not in self.read:
                raise self.wrong(field, "no such field")


def parse(file: str, text: str) -> dict[str, object]:
    """Read a TOML file."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadData("bad_content", f"{file}: {error}") from error


def entries(file: str, text: str, table: str) -> list[Entry]:
    """Read all ``[[table]]`` entries of a file; each needs an id of its own."""
    rows = parse(file, text).get(table)
    if not isinstance(rows, list) or not rows or not all(isinstance(row, dict) for row in rows):
        raise BadData("bad_content", f"{file}: expected at least one [[{table}]]")
    found: list[Entry] = []
    ids: set[str] = set()
    for number, row in enumerate(rows):
        name = row.get("id")
        label = f'{table} "{name}"' if isinstance(name, str) else f"{table} {number + 1}"
        entry = Entry(file, label, row)
        if entry.text("id") in ids:
            raise entry.wrong("id", "an id that is not taken")
        ids.add(entry.text("id"))
        found.append(entry)
    return found
