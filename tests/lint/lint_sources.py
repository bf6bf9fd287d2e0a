"""Which files the lints read."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
PACKAGE = ROOT / "src" / "flibuste"


def chosen(name: str) -> tuple[str, ...]:
    """Read a constant of setup.py: which files are compiled is said there, once."""
    for node in ast.parse((ROOT / "setup.py").read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and node.targets[0].id == name:
            texts = [each.value for each in ast.walk(node.value) if isinstance(each, ast.Constant)]
            return tuple(text for text in texts if isinstance(text, str))
    raise LookupError(name)


COMPILED = chosen("FOLDERS")
ALSO_COMPILED = chosen("ALSO")
NOT_COMPILED = chosen("INTERPRETED")


def python(*folders: str) -> Iterator[tuple[str, str]]:
    """List the modules of some folders of the package: name and text."""
    for folder in folders:
        for file in sorted((PACKAGE / folder).rglob("*.py")):
            yield file.relative_to(PACKAGE).as_posix(), file.read_text(encoding="utf-8")


def compiled() -> Iterator[tuple[str, str]]:
    """List the modules that mypyc compiles, as setup.py chooses them."""
    for name, text in python(*COMPILED):
        if name not in NOT_COMPILED and not name.endswith("__init__.py"):
            yield name, text
    for name in ALSO_COMPILED:
        yield name, (PACKAGE / name).read_text(encoding="utf-8")
