"""Constructors and clones, written from one declaration of fields, so that compiled rules set and copy them plainly.

A step or a record declares its fields in the signature of its constructor: name, type, default. The body of the
constructor and ``clone`` follow from it. A state declares its fields where its constructor sets them
(``self.gold: vec[i64] = ...``); ``copy_table_to`` follows from that. Saves need nothing: they go by the fields
themselves.

The type says how a field is copied: a ``vec[i64]`` is copied, because somebody writes into it; a ``Fixed`` one is only
ever replaced, and shared; lists are copied with their parts; everything else is a number or never changes.

``python -m flibuste.lab.fields`` writes them anew in every module of the engine; ``--check`` only names the modules.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).parent.parent
FOLDERS = ("kernel", "games")
COPIES = "copy_table_to"

Field = tuple[str, str]
Piece = tuple[int, int, list[str]]
"""Lines of a file, from the first to the last, and what stands there instead."""


def copied(name: str, kind: str) -> str:
    """Write how the value of a field goes into a clone."""
    if kind.startswith("vec["):
        return f"self.{name}[:]"
    if kind == "list[vec[i64]]":
        return f"[row[:] for row in self.{name}]"
    if kind.startswith("list["):
        return f"[part.clone() for part in self.{name}]"
    return f"self.{name}"


def parameters(constructor: ast.FunctionDef) -> list[Field]:
    """List the fields that a signature declares."""
    return [(arg.arg, ast.unparse(arg.annotation)) for arg in constructor.args.args[1:] if arg.annotation is not None]


def set_fields(constructor: ast.FunctionDef) -> list[Field]:
    """List the fields that a constructor sets, but not those it is handed: whoever makes the clone hands them on."""
    found = []
    for node in constructor.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Attribute) and node.value is not None:
            name = node.target.attr
            if ast.unparse(node.value) != name:
                found.append((name, ast.unparse(node.annotation)))
    return found


def methods(node: ast.ClassDef) -> dict[str, ast.FunctionDef]:
    """List the methods of a class."""
    return {part.name: part for part in node.body if isinstance(part, ast.FunctionDef)}


def expected(node: ast.ClassDef) -> dict[str, list[str]]:
    """Return the bodies that follow from the declared fields of a class: by method, statement by statement."""
    own = methods(node)
    if "__init__" not in own:
        return {}
    if COPIES in own:
        return {COPIES: [f"other.{name} = {copied(name, kind)}" for name, kind in set_fields(own["__init__"])]}
    if "clone" not in own or not is_record(own["__init__"]):
        return {}
    fields = parameters(own["__init__"])
    arguments = ", ".join(copied(name, kind) for name, kind in fields)
    sets = [f"self.{name}: {kind} = {name}" for name, kind in fields] or ["pass"]
    return {"__init__": sets, "clone": [f"return {node.name}({arguments})"]}


def is_record(constructor: ast.FunctionDef) -> bool:
    """Say whether a constructor does nothing but take its fields."""
    names = {name for name, _ in parameters(constructor)}
    return all(
        isinstance(part, ast.Pass)
        or (isinstance(part, ast.AnnAssign) and isinstance(part.value, ast.Name) and part.value.id in names)
        for part in constructor.body
    )


def statements(method: ast.FunctionDef) -> list[ast.stmt]:
    """List the statements of a method, without its docstring."""
    first = method.body[0]
    is_docstring = isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant)
    return method.body[1:] if is_docstring else method.body


def stale(text: str) -> list[Piece]:
    """List the bodies of a module that are not what its declarations say."""
    found = []
    for node in ast.parse(text).body:
        if isinstance(node, ast.ClassDef):
            own = methods(node)
            for name, lines in expected(node).items():
                body = statements(own[name])
                if [ast.unparse(part) for part in body] != [ast.unparse(ast.parse(line)) for line in lines]:
                    found.append((body[0].lineno, body[-1].end_lineno or 0, ["        " + line for line in lines]))
    return found


def rewritten(text: str) -> str:
    """Return a module with the bodies that its declarations say; ``make lint-fix`` breaks long lines."""
    lines = text.split("\n")
    for first, last, body in sorted(stale(text), reverse=True):
        lines[first - 1 : last] = body
    return "\n".join(lines)


def modules(root: Path = ROOT) -> Iterable[Path]:
    """List the modules of the engine."""
    return (file for folder in FOLDERS for file in sorted((root / folder).rglob("*.py")))


def main(words: list[str]) -> None:
    """Write what is stale, or only name it."""
    found = [file for file in modules() if stale(file.read_text(encoding="utf-8"))]
    for file in found:
        if "--check" not in words:
            file.write_text(rewritten(file.read_text(encoding="utf-8")), encoding="utf-8")
        print(file.relative_to(ROOT))
    if found and "--check" in words:
        sys.exit(1)


if __name__ == "__main__":
    main(sys.argv[1:])
