"""Citations: which function and which test names which rule (``Rule: BR-TRICK-05.`` in a docstring)."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

RULE_ID = re.compile(r"[A-Z]{2}-[A-Z0-9]+-\d+[a-z]?")
MENTION = re.compile(rf"({RULE_ID.pattern})(?:\s+to\s+({RULE_ID.pattern}|-\d+[a-z]?))?")
SECTION = re.compile(r"\bRules?:(.*?)(?:\n\s*\n|\Z)", re.DOTALL)

Mention = tuple[str, str]
"""A rule, or the first and the last of a range."""
Documented = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True, slots=True)
class Citation:
    """One mention of a rule (or of a range) at one place: ``name`` in its file, none for the module."""

    place: str
    name: str
    file: Path
    line: int
    first: str
    last: str


def mentions(text: str) -> list[Mention]:
    """Read the rules of a docstring, such as ``Rule: CP-CTR-01 to CP-CTR-05, CP-CTR-10``."""
    found = []
    for section in SECTION.findall(text):
        for first, last in MENTION.findall(section):
            found.append((first, _whole(first, last)))
    return found


def _whole(first: str, last: str) -> str:
    """Complete a short end of a range: ``BR-EXCH-01 to -15``."""
    if not last:
        return first
    return first.rpartition("-")[0] + last if last.startswith("-") else last


def docstrings(tree: ast.Module) -> Iterator[tuple[str, str, int]]:
    """List the documented things of a module: dotted name, text, line; constants may have a docstring below them."""
    yield "", ast.get_docstring(tree) or "", 1
    yield from _inside(tree, "")


def _inside(node: Documented, path: str) -> Iterator[tuple[str, str, int]]:
    for before, child in zip([None, *node.body], node.body, strict=False):
        if isinstance(child, (ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)):
            name = f"{path}{child.name}"
            yield name, ast.get_docstring(child) or "", child.lineno
            yield from _inside(child, f"{name}.")
        elif (
            isinstance(child, ast.Expr) and isinstance(child.value, ast.Constant) and isinstance(child.value.value, str)
        ):
            target = _assigned(before)
            if target:
                yield f"{path}{target}", child.value.value, child.lineno


def _assigned(node: ast.stmt | None) -> str:
    target = (
        node.targets[0] if isinstance(node, ast.Assign) else node.target if isinstance(node, ast.AnnAssign) else None
    )
    return target.id if isinstance(target, ast.Name) else ""


def in_code(folder: Path) -> list[Citation]:
    """Find what the modules of a game cite: ``trick.trick_winner``."""
    found = []
    for file in sorted(folder.rglob("*.py")):
        parts = file.relative_to(folder).with_suffix("").parts
        module = ".".join(part for part in parts if part != "__init__") or folder.name
        for name, text, line in docstrings(ast.parse(file.read_text(encoding="utf-8"))):
            place = f"{module}.{name}".rstrip(".")
            found += [Citation(place, name, file, line, first, last) for first, last in mentions(text)]
    return found


def in_tests(folder: Path) -> list[Citation]:
    """Find what test functions cite: ``test_trick.test_lowest_trump_beats_the_ace``."""
    found = []
    for file in sorted(folder.rglob("test_*.py")):
        for name, text, line in docstrings(ast.parse(file.read_text(encoding="utf-8"))):
            if name.rpartition(".")[2].startswith("test_"):
                place = f"{file.stem}.{name}"
                found += [Citation(place, name, file, line, first, last) for first, last in mentions(text)]
    return found


def named_in_code(folder: Path) -> list[Citation]:
    """Find rules named outside docstrings, in refusals, settings and data: they must exist, but they cover nothing."""
    found = []
    for file in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and RULE_ID.fullmatch(node.value):
                found.append(Citation(node.value, "", file, node.lineno, node.value, node.value))
    for file in sorted(folder.rglob("*.toml")):
        found += [Citation(rule, "", file, 1, rule, rule) for rule in _rules_of(tomllib.loads(file.read_text("utf-8")))]
    return found


def _rules_of(table: object) -> Iterator[str]:
    if isinstance(table, list):
        for part in table:
            yield from _rules_of(part)
    elif isinstance(table, dict):
        rule = table.get("rule")
        if isinstance(rule, str) and RULE_ID.fullmatch(rule):
            yield rule
        for part in table.values():
            yield from _rules_of(part)
