"""Tables that were learned and are kept: one data file a game, with where its numbers come from."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from flibuste.bots.learned.features import Features
from flibuste.bots.learned.tables import FINE, Tables
from flibuste.kernel.errors import BadData

VERSION: Final = 1
KEPT: Final = 10_000
"""The file keeps four digits of a game: what is finer is noise."""


def learned_tables(text: str, features: Features, file: str) -> Tables:
    """Return what a data file holds, for one bot: features have a desk of their own, so bots share none."""
    return Tables(features, read(text, features, file))


def read(text: str, features: Features, file: str) -> vec[i64]:
    """Read the numbers of a file; it must be of these features, row for row."""
    try:
        found = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadData("bad_tables", f"{file}: {error}") from error
    if found.get("version") != VERSION:
        raise BadData("bad_tables", f"{file}: version {found.get('version')!r}, expected {VERSION}")
    numbers: list[int] = []
    for way in features.ways:
        for name, size in zip(features.names, features.sizes, strict=True):
            numbers += rows(found, way, name, size, file)
    return vec[i64]([number * (FINE // KEPT) for number in numbers])


def rows(found: Mapping[str, object], way: str, name: str, size: int, file: str) -> list[int]:
    """Read one table of one way to play: whole numbers with spaces between, read many times faster than a list."""
    part = found.get(way)
    text = part.get(name) if isinstance(part, dict) else None
    try:
        numbers = [int(word) for word in text.split()] if isinstance(text, str) else []
    except ValueError:
        numbers = []
    if len(numbers) != size:
        raise BadData("bad_tables", f"{file}: {way}.{name}: expected {size} whole numbers")
    return numbers


def write(tables: Tables, origin: Mapping[str, object]) -> str:
    """Write the tables as the text of their file, with where they come from."""
    lines = [f"version = {VERSION}", "", "[origin]"]
    lines += [f"{name} = {quoted(value)}" for name, value in origin.items()]
    features = tables.features
    at = 0
    for way in features.ways:
        lines += ["", f"[{way}]"]
        for name, size in zip(features.names, features.sizes, strict=True):
            numbers = [round(int(tables.weights[k]) * KEPT / int(FINE)) for k in range(at, at + size)]
            lines.append(f'{name} = "{" ".join(map(str, numbers))}"')
            at += size
    return "\n".join(lines) + "\n"


def quoted(value: object) -> str:
    """Write a value as TOML does."""
    return f'"{value}"' if isinstance(value, str) else str(value)
