"""What mypyc 2.4.1 compiles wrongly or slowly without a word: shifts of literals, ``for _``, ``acyclic`` and more."""

from __future__ import annotations

import ast

import pytest

from . import lint_sources as sources


def traps(name: str, text: str) -> list[str]:
    """List the traps of a compiled module."""
    tree = ast.parse(text)
    constants = literal_names(tree)
    found = []
    for node in ast.walk(tree):
        what = trap(node, constants)
        if what:
            found.append(f"{name}:{getattr(node, 'lineno', 0)}: {what}")
    return found


def literal_names(tree: ast.Module) -> set[str]:
    """List the module's names for whole numbers: the compiler puts the number in their place."""
    names = set()
    for node in tree.body:
        targets = (
            node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
        )
        value = node.value if isinstance(node, (ast.Assign, ast.AnnAssign)) else None
        if is_literal(value):
            names |= {target.id for target in targets if isinstance(target, ast.Name)}
    return names


def trap(node: ast.AST, constants: set[str]) -> str:
    """Name the trap a node is, if it is one."""
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift) and is_fixed(node.left, constants):
        return "a literal is shifted left: use bit(n)"
    if isinstance(node, ast.AugAssign) and isinstance(node.op, ast.LShift) and is_fixed(node.target, constants):
        return "a literal is shifted left: use bit(n)"
    if isinstance(node, ast.For) and isinstance(node.target, ast.Name) and node.target.id == "_":
        return "for _ in ...: _ is a boxed number: name the variable"
    if isinstance(node, ast.IfExp) and mixes(node.body, node.orelse):
        return "a conditional expression mixes a literal and a number: write if and return"
    if isinstance(node, ast.keyword) and node.arg == "acyclic":
        return "acyclic: freed deep down it writes over its neighbour (decision 0236)"
    return ""


def is_literal(node: ast.AST | None) -> bool:
    """Say whether a node is a whole number written out (true and false are none)."""
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, (ast.USub, ast.Invert)):
        return is_literal(node.operand)
    return isinstance(node, ast.Constant) and type(node.value) is int


def is_fixed(node: ast.AST, constants: set[str]) -> bool:
    """Say whether a node is a literal, ``i64(1)``, or a module's name for one."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "i64" and node.args:
        return is_literal(node.args[0])
    return is_literal(node) or (isinstance(node, ast.Name) and node.id in constants)


def mixes(one: ast.expr, other: ast.expr) -> bool:
    """Say whether one branch is a literal number and the other a number held somewhere (a call costs more anyway)."""
    if is_literal(one) == is_literal(other):
        return False
    return not isinstance(other if is_literal(one) else one, (ast.Constant, ast.Call))


def test_compiled_modules_have_no_silent_traps() -> None:
    found = [fault for name, text in sources.compiled() for fault in traps(name, text)]

    assert found == []


@pytest.mark.parametrize(
    ("planted", "caught"),
    [
        ("def f(n: i64) -> i64:\n    return 1 << n", "shifted"),
        ("@mypyc_attr(acyclic=True)\nclass Node: ...", "acyclic"),
        ("def f(n: i64) -> i64:\n    return i64(1) << n", "shifted"),
        ("ONE: Final[i64] = 1\ndef f(n: i64) -> i64:\n    return ONE << n", "shifted"),
        ("def f(n: i64) -> i64:\n    return -1 << n", "shifted"),
        ("def f(n: i64) -> None:\n    for _ in range(n):\n        g()", "boxed"),
        ("def f(a: i64, x: bool) -> i64:\n    return 0 if x else a", "mixes"),
        ("def f(a: i64, x: bool) -> i64:\n    return a + 1 if x else -1", "mixes"),
    ],
)
def test_a_planted_trap_is_caught(planted: str, caught: str) -> None:
    (fault,) = traps("games/x/play.py", planted)

    assert caught in fault


@pytest.mark.parametrize(
    "fine",
    [
        "def f(c: i64) -> i64:\n    return c << 3",
        "def f(n: i64) -> None:\n    for k in range(n):\n        g()",
        "def f(x: bool) -> int:\n    return 1 if x else 0",
        "def f(a: str, x: bool) -> str:\n    return a if x else 'none'",
        "def f(a: list[str], x: bool) -> int:\n    return len(a) if x else 0",
    ],
)
def test_plain_code_is_let_through(fine: str) -> None:
    assert traps("games/x/play.py", fine) == []
