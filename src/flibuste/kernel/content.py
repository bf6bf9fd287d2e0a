"""Reading the data files of a game: one place that touches packaged files, and readers that say what is wrong where."""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Mapping
from importlib.resources import files
from typing import Final, final

from flibuste.kernel.errors import BadField

SOURCES: Final = ("book", "house")
PLACE: Final = re.compile(r"line (\d+), column (\d+)")
LONGEST: Final = 60
"""So much of a wrong value is told again."""
LINE: Final = 500
"""No line of a data file is longer: one key of twenty thousand parts would take seconds to read."""


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

    def wrong(
        self, field: str, expected: str, reason: str = "other", values: Mapping[str, str | int] | None = None
    ) -> BadField:
        """Make the error for a field; one that is not there at all is missing, whatever was expected of it."""
        got = repr(self.fields[field]) if field in self.fields else "nothing"
        sentence = f"{self.file}: {self.label}: {field}: expected {expected}, got {got}"
        told = {"expected": expected, "got": str(self.fields.get(field, ""))[:LONGEST], **(values or {})}
        return BadField(sentence, self.file, self.label, field, reason if field in self.fields else "missing", told)

    def value(self, field: str, default: object = None) -> object:
        """Return a raw value and note that it was read."""
        self.read.add(field)
        return self.fields.get(field, default)

    def text(self, field: str, default: str | None = None) -> str:
        """Read a text that is not empty."""
        value = self.value(field, default)
        if isinstance(value, str) and (value or default == ""):
            return value
        raise self.wrong(field, "a text", "text")

    def count(self, field: str, least: int = 0, most: int = 1_000_000, default: int | None = None) -> int:
        """Read a whole number within bounds."""
        value = self.value(field, default)
        if isinstance(value, int) and not isinstance(value, bool) and least <= value <= most:
            return value
        bounds = f"{least} or more" if most == 1_000_000 else f"{least} to {most}"
        raise self.wrong(field, bounds, "number", {"least": least, "most": most})

    def flag(self, field: str, default: bool | None = None) -> bool:
        """Read true or false."""
        value = self.value(field, default)
        if isinstance(value, bool):
            return value
        raise self.wrong(field, "true or false", "flag")

    def one_of(self, field: str, allowed: tuple[str, ...], default: str | None = None) -> str:
        """Read a text from a closed set."""
        value = self.value(field, default)
        if isinstance(value, str) and value in allowed:
            return value
        raise self.wrong(field, f"one of {', '.join(allowed)}", "word", {"words": ", ".join(allowed)})

    def texts(self, field: str, allowed: tuple[str, ...] | None = None, default: list[str] | None = None) -> list[str]:
        """Read a list of texts, each from a closed set where one is given."""
        value = self.value(field, default)
        if isinstance(value, list) and all(isinstance(part, str) for part in value):
            if allowed is None or all(part in allowed for part in value):
                return [str(part) for part in value]
        if allowed is None:
            raise self.wrong(field, "a list of texts", "list")
        raise self.wrong(field, f"a list of {', '.join(allowed)}", "words", {"words": ", ".join(allowed)})

    def counts(self, field: str, length: int = -1, default: list[int] | None = None) -> list[int]:
        """Read a list of whole numbers, of a given length where one is given."""
        value = self.value(field, default)
        if isinstance(value, list) and all(isinstance(n, int) and not isinstance(n, bool) for n in value):
            if length < 0 or len(value) == length:
                return [int(n) for n in value]
        raise self.wrong(field, "a list of whole numbers" if length < 0 else f"{length} whole numbers", "numbers")

    def source(self) -> str:
        """Read where the entry comes from: the book, or our own house."""
        return self.one_of("source", SOURCES)

    def entries(self, field: str) -> list[Entry]:
        """Read a list of tables inside this entry."""
        value = self.value(field, [])
        if not isinstance(value, list) or not all(isinstance(part, dict) for part in value):
            raise self.wrong(field, "a list of tables", "list")
        return [Entry(self.file, f"{self.label}: {field}[{k}]", part) for k, part in enumerate(value)]

    def close(self) -> None:
        """Refuse fields that nobody has read: a misspelt field must not pass silently."""
        for field in self.fields:
            if field not in self.read:
                raise self.wrong(field, "no such field", "extra")


def parse(file: str, text: str) -> dict[str, object]:
    """Read a TOML file."""
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > LINE:
            raise garbled(file, f"Line longer than {LINE} signs (at line {number}, column {LINE + 1})")
    try:
        return tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise garbled(file, str(error)) from error


def garbled(file: str, sentence: str) -> BadField:
    """Make the error for a text that is no TOML, with the place where that shows."""
    spot = PLACE.search(sentence)
    line, column = (int(spot[1]), int(spot[2])) if spot is not None else (0, 0)
    return BadField(f"{file}: {sentence}", file, "", "", "syntax", {"line": line, "column": column})


def entries(file: str, text: str, table: str) -> list[Entry]:
    """Read all ``[[table]]`` entries of a file; each needs an id of its own."""
    rows = parse(file, text).get(table)
    if not isinstance(rows, list) or not rows or not all(isinstance(row, dict) for row in rows):
        sentence = f"{file}: expected at least one [[{table}]]"
        raise BadField(sentence, file, table, "", "no_entry", {"table": table})
    found: list[Entry] = []
    ids: set[str] = set()
    for number, row in enumerate(rows):
        name = row.get("id")
        label = f'{table} "{name}"' if isinstance(name, str) else f"{table} {number + 1}"
        entry = Entry(file, label, row)
        if entry.text("id") in ids:
            raise entry.wrong("id", "an id that is not taken", "taken")
        ids.add(entry.text("id"))
        found.append(entry)
    return found
