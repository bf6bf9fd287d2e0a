"""Whatever a server or a table refuses is told in a sentence, never as a code."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import flibuste
from flibuste.words.catalogues import LANGUAGES
from flibuste.words.sentences import Words

SOURCE = Path(flibuste.__file__).resolve().parent
ROOMS = ("server", "table")
NAMES = {"Refused", "TableError"}


def refusals() -> Iterator[tuple[str, str]]:
    """Find every code with which something is refused, and where."""
    for room in ROOMS:
        for file in sorted((SOURCE / room).rglob("*.py")):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in NAMES:
                    yield from ((code, file.name) for code in literals(node.args[0]))


def literals(node: ast.expr) -> Iterator[str]:
    """Find the codes a call may be made with: one that is written out, or either of two."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    if isinstance(node, ast.IfExp):
        yield from (*literals(node.body), *literals(node.orelse))


def test_every_refusal_has_its_sentence_in_every_language() -> None:
    codes = dict(refusals())
    mute = [f"{code} ({file}) in {one}" for code, file in codes.items() for one in LANGUAGES if not speaks(one, code)]

    assert len(codes) > 60
    assert mute == []


def speaks(language: str, code: str) -> bool:
    return Words(language).has(f"error-{code}")
