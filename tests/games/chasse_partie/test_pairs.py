"""Chapter 13: pairs of cards, item by item as in the catalogue.

The cases stand in ``pairs/*.txt``: what the item says, the table, the moves, and what must be true afterwards (see
scene.py for the words; a ``can`` claim is a refusal code or ``legal``).
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from .scene import Scene

FILES = sorted(Path(__file__).with_name("pairs").glob("*.txt"))


class Pair:
    """One case: a heading and lines that begin with table, moves or then."""

    def __init__(self, text: str) -> None:
        heading, *lines = text.splitlines()
        self.rule, _, self.says = heading.partition(" ")
        words = {line.split(maxsplit=1)[0]: line.split(maxsplit=1)[1] for line in lines}
        self.moves = words.get("moves", "")
        self.then = dict(_halves(words["then"], "="))
        self.table: dict[str, object] = {}
        for name, value in _halves(words["table"], ":"):
            self.lay(name, value)

    def lay(self, name: str, value: str) -> None:
        """Read one part of the table: ``hands A: kraken``, ``loot: e:captain``."""
        field, _, letter = name.partition(" ")
        if letter:
            seats = self.table.setdefault(field, {})
            assert isinstance(seats, dict)
            seats[letter] = value
        else:
            self.table[field] = int(value) if value.isdigit() else value if value != "yes" else True


def _halves(line: str, sign: str) -> Iterator[tuple[str, str]]:
    for part in line.split(" | "):
        name, _, value = part.partition(sign)
        yield name.strip(), value.strip()


PAIRS = [Pair(text.strip()) for file in FILES for text in file.read_text(encoding="utf-8").split("\n\n")]


@pytest.mark.parametrize("case", PAIRS, ids=lambda case: f"{case.rule} {case.says}")
def test_pair(case: Pair) -> None:
    """Rule: CP-INT-01 to CP-INT-72."""
    scene = Scene(**case.table)  # type: ignore[arg-type]
    scene.do(case.moves)

    claims = {words: scene.claim(words) for words in case.then}
    assert {words: " ".join(c) if isinstance(c, list) else str(c) for words, c in claims.items()} == case.then


def test_every_item_of_the_chapter_has_a_case() -> None:
    """Rule: CP-INT-01 to CP-INT-72."""
    assert {case.rule for case in PAIRS} == {f"CP-INT-{number:02}" for number in range(1, 73)}
