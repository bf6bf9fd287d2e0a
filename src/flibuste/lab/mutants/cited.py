"""What is changed and by which tests it is tried: the definitions that cite rules, and the tests that cite the same."""

from __future__ import annotations

import ast
from dataclasses import dataclass, field
from pathlib import Path

from flibuste.lab.citations import Citation, in_code, in_tests
from flibuste.lab.mutants.changes import Mutant, mutants, text_of
from flibuste.lab.rules import catalogue, meant

NOT_HERE = ("e2e", "server")
"""Tests of these folders need a browser or servers in processes of their own, which a changed function cannot reach."""


@dataclass(slots=True)
class Cited:
    """One definition of a game, the rules it cites and the tests that cite one of them, as pytest names them."""

    file: Path
    name: str
    rules: list[str] = field(default_factory=list)
    tests: list[str] = field(default_factory=list)
    mutants: list[Mutant] = field(default_factory=list)


def cited(root: Path, game: str) -> list[Cited]:
    """List the definitions of a game that cite rules, with their mutants and their tests."""
    rules = catalogue(root, game)
    tests: dict[str, list[str]] = {}
    for citation in in_tests(root / "tests"):
        if citation.file.relative_to(root / "tests").parts[0] not in NOT_HERE:
            for rule in meant(rules, citation):
                tests.setdefault(rule.id, []).append(node_id(root, citation))
    found: dict[tuple[Path, str], Cited] = {}
    folder = root / "src" / "flibuste" / "games" / game
    trees = {file: ast.parse(text_of(file)) for file in sorted(folder.rglob("*.py"))}
    named = {(citation.file, citation.name) for citation in in_code(folder)}
    for citation in in_code(folder):
        for name in parts(trees[citation.file], citation, named):
            one = found.setdefault((citation.file, name), Cited(citation.file, name))
            one.rules += [rule.id for rule in meant(rules, citation) if rule.id not in one.rules]
    for one in found.values():
        one.tests = list(dict.fromkeys(test for rule in one.rules for test in tests.get(rule, [])))
        one.mutants = mutants(one.file, trees[one.file], one.name)
    return [one for one in found.values() if one.mutants and one.tests]


def node_id(root: Path, citation: Citation) -> str:
    """Name a test as pytest does: ``tests/games/brisca/test_trick.py::test_trump_wins``."""
    return f"{citation.file.relative_to(root).as_posix()}::{citation.name.replace('.', '::')}"


def parts(tree: ast.Module, citation: Citation, named: set[tuple[Path, str]]) -> list[str]:
    """Name what a citation stands for: of a class, its methods that cite nothing by themselves."""
    if not citation.name:
        return []
    node: ast.AST = tree
    for part in citation.name.split("."):
        node = next((child for child in getattr(node, "body", []) if getattr(child, "name", "") == part), node)
    if not isinstance(node, ast.ClassDef):
        return [citation.name]
    methods = [child.name for child in node.body if isinstance(child, (ast.FunctionDef, ast.AsyncFunctionDef))]
    names = [f"{citation.name}.{method}" for method in methods]
    return [name for name in names if (citation.file, name) not in named]
