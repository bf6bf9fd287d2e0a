"""Writes drafts as files: maps through the reader and the writer of maps, entries as TOML in the order of our own."""

from __future__ import annotations

import re
from collections.abc import Mapping
from itertools import takewhile
from typing import Final

from flibuste.games.briskars.cards.content import TABLES, Content
from flibuste.games.briskars.cards.maps import GRIDS, MapReader, write_map
from flibuste.games.briskars.recruiting.bands import quoted
from flibuste.kernel.content import parse
from flibuste.kernel.errors import BadField

MAP: Final = "map"
ENTRIES: Final = ("scenario", "profile")
"""What is drafted field by field; a file may hold other tables, which are taken as they are."""
NAME: Final = re.compile(r"[a-z][a-z0-9-]{0,39}")
REMARK: Final = "#"
LONGEST: Final = 200


def unwritable(kind: str, field: str, reason: str) -> BadField:
    """Make the error for a draft that no file can hold."""
    return BadField(f"{kind}: {field}: cannot be written", "", kind, field, reason, {})


def written(content: Content, kind: str, fields: Mapping[str, object]) -> tuple[str, str]:
    """Write a draft: the name of its file, and its text."""
    name = fields.get("id")
    if not isinstance(name, str) or NAME.fullmatch(name) is None:
        raise unwritable(kind, "id", "name")
    if kind == MAP:
        return f"{name}.txt", written_map(content, name, fields)
    if kind not in ENTRIES:
        raise unwritable(kind, "", "kind")
    return f"{kind}-{name}.toml", written_entry(kind, fields)


def written_map(content: Content, name: str, fields: Mapping[str, object]) -> str:
    """Write a map: drawn, read by the reader that tables use, and written as that one understood it."""
    text = f"map {name}\nsource house\n"
    for grid in GRIDS:
        rows = strings(MAP, grid, fields.get(grid, []))
        if rows:
            text += f"\n{grid}\n" + "\n".join(rows) + "\n"
    reader = MapReader(f"{name}.txt", content.floors, content.elements, content.atlas)
    drawn = write_map(reader.read(text), content.floors, content.elements)
    remarks = [f"{REMARK} {line}" for line in strings(MAP, "remarks", fields.get("remarks", []))]
    heading, _, grids = drawn.partition("\n\n")
    return "\n".join([heading, *remarks]) + "\n\n" + grids


def strings(kind: str, field: str, value: object) -> list[str]:
    """Read a list of short lines."""
    if not isinstance(value, list):
        raise unwritable(kind, field, "list")
    for line in value:
        if not isinstance(line, str) or len(line) > LONGEST or not line.isprintable():
            raise unwritable(kind, field, "list")
    return [str(line) for line in value]


def written_entry(kind: str, fields: Mapping[str, object]) -> str:
    """Write one entry of a table; where nothing says so it is from the house."""
    rows = {"source": "house", **fields}
    order = [name for name in rows if name != "source"]
    lines = [f"{name} = {value_text(kind, name, rows[name])}" for name in [*order, "source"]]
    return f"[[{kind}]]\n" + "\n".join(lines) + "\n"


def value_text(kind: str, field: str, value: object) -> str:
    """Write a value as TOML does."""
    if NAME.fullmatch(field.replace("_", "-")) is None:
        raise unwritable(kind, field, "extra")
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, (int, float)):
        return str(value)
    if isinstance(value, str) and len(value) <= LONGEST:
        return quoted(value)
    if isinstance(value, list):
        return f"[{', '.join(value_text(kind, field, part) for part in value)}]"
    if isinstance(value, dict):
        return f"{{ {', '.join(f'{name} = {value_text(kind, str(name), part)}' for name, part in value.items())} }}"
    raise unwritable(kind, field, "text")


def read_drafts(content: Content, file: str, text: str) -> list[dict[str, object]]:
    """Read what a file holds as drafts: a map, or the scenarios and profiles among its tables."""
    if file.endswith(".txt"):
        return [read_map(content, file, text)]
    found: list[dict[str, object]] = []
    for table, rows in parse(file, text).items():
        if table in ENTRIES and isinstance(rows, list):
            found += [{"kind": table, "file": file, "fields": row} for row in rows if isinstance(row, dict)]
        elif table in TABLES or table == "briskar":
            found.append({"kind": "other", "file": file, "fields": {"table": table}})
    return found


def read_map(content: Content, file: str, text: str) -> dict[str, object]:
    """Read a map as its rows, with its remarks."""
    reader = MapReader(file, content.floors, content.elements, content.atlas)
    fields: dict[str, object] = {"id": reader.read(text).id}
    fields |= {grid: reader.grids.get(grid, []) for grid in GRIDS}
    heading = takewhile(lambda line: line not in GRIDS, text.splitlines())
    fields["remarks"] = [line[1:].strip() for line in heading if line.startswith(REMARK)]
    return {"kind": MAP, "file": file, "fields": fields}
