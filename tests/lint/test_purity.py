"""Kernel and games are pure: no clock, no dice of their own, no files, no prints."""

from __future__ import annotations

import ast

import pytest

from . import lint_sources as sources

FORBIDDEN = {
    "random",
    "time",
    "os",
    "io",
    "sys",
    "pathlib",
    "socket",
    "select",
    "subprocess",
    "secrets",
    "datetime",
    "logging",
    "threading",
    "asyncio",
    "multiprocessing",
    "tempfile",
    "shutil",
    "urllib",
    "http",
    "sqlite3",
    "ctypes",
    "signal",
    "platform",
    "uuid",
    "glob",
    "builtins",
    "importlib",
    "hashlib",
}
CALLS = {"print", "open", "input", "exec", "eval", "compile", "__import__", "breakpoint", "globals"}
METHODS = {"read_text", "write_text", "read_bytes", "write_bytes"}
ALLOWED = {
    "kernel/content.py": {"hashlib", "importlib", "read_text"},  # packaged data files, and their fingerprint
    "kernel/laws.py": {"hashlib"},  # the digest of many games
}


def impurities(name: str, text: str) -> list[str]:
    """List what a pure module may not have."""
    found = [f"{name}:{line}: {what}" for line, what in _things(ast.parse(text)) if what not in ALLOWED.get(name, ())]
    return sorted(found)


def _things(tree: ast.Module) -> list[tuple[int, str]]:
    things = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            things += [(node.lineno, alias.name.partition(".")[0]) for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and not node.level:
            things.append((node.lineno, (node.module or "").partition(".")[0]))
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in CALLS:
            things.append((node.lineno, f"{node.func.id}()"))
        elif isinstance(node, ast.Attribute) and node.attr in METHODS:
            things.append((node.lineno, node.attr))
    return [(line, thing) for line, thing in things if thing in FORBIDDEN | METHODS or thing.endswith("()")]


def test_kernel_and_games_are_pure() -> None:
    found = [fault for name, text in sources.python("kernel", "games") for fault in impurities(name, text)]

    assert found == []


@pytest.mark.parametrize(
    ("planted", "caught"),
    [
        ("import random", "random"),
        ("from time import monotonic", "time"),
        ("import os.path as p", "os"),
        ("def f():\n    from random import choice", "random"),
        ("def f(x):\n    print(x)", "print()"),
        ("def f(x):\n    with open(x) as g: pass", "open()"),
        ("import hashlib", "hashlib"),
        ("def f(p):\n    return p.read_text()", "read_text"),
    ],
)
def test_a_planted_impurity_is_caught(planted: str, caught: str) -> None:
    (fault,) = impurities("games/x/play.py", planted)

    assert fault.endswith(caught)


def test_the_exceptions_are_needed() -> None:
    """An exception that nothing uses any more must go."""
    for name, allowed in ALLOWED.items():
        used = {what for _, what in _things(ast.parse((sources.PACKAGE / name).read_text(encoding="utf-8")))}
        assert allowed <= used
