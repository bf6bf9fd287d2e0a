"""The numbers in the words of objects, spells and skills are those of the data, in every language."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

GAME = Path(__file__).parents[3] / "src/flibuste/games/briskars"
NUMBER = re.compile(r"\d+[dD]\d+(?:[+−-]\d+)?|\d+")
TABLES = {"item": ("equipment", "armours"), "spell": ("spells",), "skill": ("skills",)}
KEPT_IN_CODE: dict[str, set[str]] = {"reach": {"2"}, "captain": {"5"}}
"""Numbers that are rules and no data: how far Reach goes (BK-ZOC-01), how near a leader must be (BK-MOR-07)."""


def entries(kind: str) -> dict[str, object]:
    """Read the entries of the data files by id."""
    found: dict[str, object] = {}
    for file in TABLES[kind]:
        for rows in tomllib.loads((GAME / f"data/{file}.toml").read_text(encoding="utf-8")).values():
            if isinstance(rows, list):
                found.update({row["id"]: row for row in rows if isinstance(row, dict) and "id" in row})
    return found


def numbers(value: object) -> set[str]:
    """Collect every number of an entry: whole numbers without their sign, and dice."""
    if isinstance(value, dict):
        return set().union(*(numbers(part) for part in value.values()))
    if isinstance(value, list):
        return set().union(*(numbers(part) for part in value))
    if isinstance(value, bool):
        return set()
    return {part.upper().replace("−", "-") for part in NUMBER.findall(str(value).replace("-", ""))} | {
        part.upper() for part in NUMBER.findall(str(value))
    }


def texts(language: str, kind: str) -> dict[str, str]:
    """Read the effect lines of a language by id."""
    words = (GAME / f"text/{language}.ftl").read_text(encoding="utf-8")
    pattern = re.compile(rf"^bk-{kind}-([a-z0-9-]+) = .*\n((?:    .*\n)*)", re.M)
    found = {}
    for name, attributes in pattern.findall(words):
        line = re.search(r"^    \.text = (.*)$", attributes, re.M)
        if line:
            found[name] = line.group(1)
    return found


@pytest.mark.parametrize("kind", TABLES)
@pytest.mark.parametrize("language", ["en", "fr", "es"])
def test_every_number_of_an_effect_line_is_one_of_its_entry(language: str, kind: str) -> None:
    known = entries(kind)
    lines = texts(language, kind)
    assert len(lines) > 10
    wrong = {}
    for name, line in lines.items():
        if name in known:
            written = {part.upper().replace("−", "-") for part in NUMBER.findall(line)}
            left = written - numbers(known[name]) - KEPT_IN_CODE.get(name, set())
            if left:
                wrong[name] = sorted(left)
    assert wrong == {}
