"""The changes: every way to make one small mistake in a piece of code.

A mutant is kept as the place of one node in the tree of its module and the node to put there; the source is never
written. Texts are left alone (they are words, not rules), and so are annotations and defaults.
"""

from __future__ import annotations

import ast
import hashlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

Function = ast.FunctionDef | ast.AsyncFunctionDef
Change = tuple[ast.AST, Callable[[], ast.AST]]
"""A node of the tree, and what makes the node that takes its place."""

COMPARISONS: Final[dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
}
OPERATORS: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Div: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
TWINS: Final = {"min": "max", "max": "min", "any": "all", "all": "any"}
BOOKS: Final = {"log", "known"}
"""What a search does without: whether they are kept is no rule."""
NUMBERS: Final = {"i64", "int", "float"}


@dataclass(frozen=True, slots=True)
class Mutant:
    """One small mistake in one definition of a module: where, and what it says instead."""

    file: Path
    name: str
    """The dotted name of the function or constant in its module."""
    line: int
    change: str
    twin: int
    """0, or how many changes of the same words stand before it in the same definition."""
    index: int
    """The place of the change among all of the definition."""
    digest: str
    """Of the definition: what was found out about it holds as long as it stays the same."""

    def place(self, package: Path) -> str:
        """Name the definition: ``games/brisca/trick.py::trick_winner``."""
        return f"{self.file.relative_to(package).as_posix()}::{self.name}"

    def key(self, package: Path) -> str:
        """Name the mutant, whatever its line."""
        return f"{self.place(package)}::{self.change}" + (f"::{self.twin}" if self.twin else "")

    def tree(self) -> ast.Module:
        """Read the module again and make the mistake."""
        tree = ast.parse(text_of(self.file))
        node, make = list(changes(definition(tree, self.name)))[self.index]
        _Put(node, make()).visit(tree)
        return ast.fix_missing_locations(tree)


@cache
def text_of(file: Path) -> str:
    """Read a module once: who edits it during a run changes nothing."""
    return file.read_text(encoding="utf-8")


class _Put(ast.NodeTransformer):
    """Put one node in the place of another."""

    def __init__(self, old: ast.AST, new: ast.AST) -> None:
        self.old = old
        self.new = new

    def visit(self, node: ast.AST) -> ast.AST:
        if node is self.old:
            return ast.copy_location(self.new, self.old)
        return self.generic_visit(node)


def definition(tree: ast.Module, name: str) -> ast.AST:
    """Find a function, a class or the statement that gives a constant its value."""
    node: ast.AST = tree
    for part in name.split("."):
        node = next(child for child in getattr(node, "body", []) if part in _names(child))
    return node


def _names(node: ast.stmt) -> list[str]:
    if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
        return [node.name]
    targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
    return [target.id for target in targets if isinstance(target, ast.Name)]


def mutants(file: Path, tree: ast.Module, name: str) -> list[Mutant]:
    """List every mutant of one definition."""
    node = definition(tree, name)
    digest = hashlib.sha256(ast.dump(node).encode()).hexdigest()[:16]
    seen: dict[str, int] = {}
    found = []
    for index, (old, make) in enumerate(changes(node)):
        words = f"{_short(old)} -> {_short(make())}"
        twin = seen.get(words, 0)
        seen[words] = twin + 1
        found.append(Mutant(file, name, getattr(old, "lineno", 0), words, twin, index, digest))
    return found


def _short(node: ast.AST) -> str:
    text = " ".join(ast.unparse(ast.fix_missing_locations(node)).split())
    return text if len(text) <= 100 else f"{text[:97]}..."


def changes(node: ast.AST) -> Iterator[Change]:
    """List the changes of a definition, in the order of its lines."""
    if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
        for child in node.body:
            yield from _inside(child, node)
    elif isinstance(node, (ast.Assign, ast.AnnAssign)) and node.value is not None:
        yield from _inside(node.value, None)


def _inside(node: ast.AST, function: Function | None) -> Iterator[Change]:
    """List the changes of a node and of all below it; a nested function has its own returns."""
    if isinstance(node, ast.keyword) and node.arg == "capacity":
        return  # room for a list to grow is no rule
    yield from _here(node, function)
    below = node if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) else function
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns", "args", "decorator_list") and not isinstance(node, ast.Call):
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST):
                yield from _inside(child, below)


def _here(node: ast.AST, function: Function | None) -> Iterator[Change]:
    """List the changes of one node."""
    if isinstance(node, ast.Compare):
        if not _is_about_books(node):
            yield from _compared(node)
    elif isinstance(node, ast.BinOp) and type(node.op) in OPERATORS and not _is_text(node):
        yield node, lambda: ast.BinOp(node.left, OPERATORS[type(node.op)](), node.right)
    elif isinstance(node, ast.BoolOp):
        yield from _joined(node)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, (ast.Not, ast.USub)):
        yield node, lambda: node.operand
    elif isinstance(node, ast.Constant):
        yield from _constant(node)
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in TWINS:
        name = TWINS[node.func.id]
        yield node, lambda: ast.Call(ast.Name(name, ast.Load()), node.args, node.keywords)
    else:
        yield from _statement(node, function)


def _compared(node: ast.Compare) -> Iterator[Change]:
    for k, operator in enumerate(node.ops):
        for other in COMPARISONS[type(operator)]:
            yield (
                node,
                lambda k=k, other=other: ast.Compare(  # type: ignore[misc]
                    node.left, [*node.ops[:k], other(), *node.ops[k + 1 :]], node.comparators
                ),
            )


def _joined(node: ast.BoolOp) -> Iterator[Change]:
    """Join by the other word, or leave one condition out."""
    other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
    yield node, lambda: ast.BoolOp(other, node.values)
    for k in range(len(node.values)):
        rest = node.values[:k] + node.values[k + 1 :]
        yield node, lambda rest=rest: rest[0] if len(rest) == 1 else ast.BoolOp(node.op, rest)  # type: ignore[misc]


def _constant(node: ast.Constant) -> Iterator[Change]:
    value = node.value
    if isinstance(value, bool):
        yield node, lambda: ast.Constant(not value)
    elif isinstance(value, (int, float)):
        yield node, lambda: ast.Constant(value + 1)


def _statement(node: ast.AST, function: Function | None) -> Iterator[Change]:
    """Take a condition for granted or for never, leave a statement out, return something else."""
    if isinstance(node, (ast.If, ast.IfExp)) and not _is_about_books(node.test):
        yield node.test, lambda: ast.Constant(True)
        yield node.test, lambda: ast.Constant(False)
    elif isinstance(node, ast.While):
        yield node.test, lambda: ast.Constant(False)
    elif isinstance(node, ast.comprehension):
        for test in node.ifs:
            yield test, lambda: ast.Constant(True)
    elif isinstance(node, ast.AugAssign) and type(node.op) in OPERATORS:
        yield node, lambda: ast.AugAssign(node.target, OPERATORS[type(node.op)](), node.value)
        yield node, ast.Pass
    elif _can_be_left_out(node):
        yield node, ast.Pass
    elif isinstance(node, ast.Return) and node.value is not None and function is not None:
        yield from _returned(node, node.value, function)


def _can_be_left_out(node: ast.AST) -> bool:
    """Say whether a statement is a call by itself, or changes something that lives longer than the function."""
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Call)
    return isinstance(node, ast.Assign) and all(isinstance(t, (ast.Attribute, ast.Subscript)) for t in node.targets)


def _returned(node: ast.Return, value: ast.expr, function: Function) -> Iterator[Change]:
    """Return the opposite, or one more."""
    kind = function.returns.id if isinstance(function.returns, ast.Name) else ""
    if kind == "bool" and not isinstance(value, (ast.Constant, ast.Compare)):
        yield node, lambda: ast.Return(ast.UnaryOp(ast.Not(), value))
    elif kind in NUMBERS and not isinstance(value, ast.Constant):
        yield node, lambda: ast.Return(ast.BinOp(value, ast.Add(), ast.Constant(1)))


def _is_text(node: ast.BinOp) -> bool:
    """Say whether a sum joins texts or lists."""
    kinds = (ast.JoinedStr, ast.List, ast.ListComp, ast.Tuple)
    texts = [side for side in (node.left, node.right) if isinstance(side, ast.Constant) and isinstance(side.value, str)]
    return bool(texts) or isinstance(node.left, kinds) or isinstance(node.right, kinds)


def _is_about_books(test: ast.expr) -> bool:
    """Say whether a condition asks only if a book is kept: ``s.log is not None``."""
    return isinstance(test, ast.Compare) and isinstance(test.left, ast.Attribute) and test.left.attr in BOOKS
