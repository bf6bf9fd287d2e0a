"""Rules keep nothing in their modules: what is worked out hangs on the content, the ground or the state it belongs to.

The server runs rules in several threads, and two contents must not share what is known about one of them.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping

import pytest

from . import lint_sources as sources

FOLDERS = ("kernel", "games", "bots")
CHANGING = {
    *("append", "extend", "insert", "remove", "pop", "clear", "sort", "reverse", "add", "discard", "update"),
    *("setdefault", "popitem", "intersection_update", "difference_update", "symmetric_difference_update"),
}
CACHES = {"cache", "lru_cache", "cached_property"}
ALLOWED = {
    "kernel/campaigning.py: CAMPAIGNS": "games played in campaigns: written while games are imported, then only read",
    "kernel/game.py: GAMES": "the list of games is written while games are imported, and only read afterwards",
    "kernel/game.py: HAD": "every content a game was entered with: written beside the list of games",
}


def written(tree: ast.AST) -> Iterator[ast.expr]:
    """Give everything that code writes into: ``x`` of ``x[1] = 2``, ``del x[1]``, ``x.y += 1`` and ``x.add(1)``."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign):
            targets = node.targets
        elif isinstance(node, (ast.AugAssign, ast.AnnAssign)):
            targets = [node.target]
        elif isinstance(node, ast.Delete):
            targets = node.targets
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in CHANGING:
            yield node.func.value
            continue
        else:
            continue
        for target in targets:
            parts = target.elts if isinstance(target, ast.Tuple) else [target]
            yield from (part.value for part in parts if isinstance(part, (ast.Subscript, ast.Attribute)))


def root(node: ast.expr) -> str:
    """Return the name that an expression starts from."""
    while isinstance(node, (ast.Attribute, ast.Subscript)):
        node = node.value
    return node.id if isinstance(node, ast.Name) else ""


def functions(tree: ast.AST) -> list[ast.FunctionDef]:
    """List the functions and methods of a module."""
    return [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]


def globals_of(tree: ast.Module) -> dict[str, ast.expr]:
    """List the names that a module binds, each with its value."""
    found: dict[str, ast.expr] = {}
    for node in tree.body:
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            found[node.targets[0].id] = node.value
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is not None:
            found[node.target.id] = node.value
    return found


def changing_classes(trees: Mapping[str, ast.Module]) -> set[str]:
    """List the classes whose objects change themselves after they are made."""
    found = set()
    for name, tree in trees.items():
        for node in tree.body:
            if isinstance(node, ast.ClassDef):
                methods = {part.name: part for part in node.body if isinstance(part, ast.FunctionDef)}
                later = [method for key, method in methods.items() if key not in making(methods)]
                if any(root(thing) == "self" for method in later for thing in written(method)):
                    found.add(f"{name}: {node.name}")
    return found


def making(methods: Mapping[str, ast.FunctionDef]) -> set[str]:
    """List the methods that a constructor calls, itself included: what they write belongs to the making."""
    found: set[str] = set()
    open_ones = ["__init__"]
    while open_ones:
        name = open_ones.pop()
        if name in methods and name not in found:
            found.add(name)
            calls = [node.func for node in ast.walk(methods[name]) if isinstance(node, ast.Call)]
            open_ones += [call.attr for call in calls if isinstance(call, ast.Attribute) and root(call) == "self"]
    return found


def own_names(function: ast.FunctionDef) -> set[str]:
    """List the names that a function binds itself: they hide a module's."""
    arguments = function.args
    names = {argument.arg for argument in [*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs]}
    return names | {
        node.id for node in ast.walk(function) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
    }


def imported(tree: ast.Module, homes: Mapping[str, str]) -> dict[str, str]:
    """Say which module's global each imported name is: ``NAME`` of ``from flibuste.kernel.game import NAME``."""
    found: dict[str, str] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and (node.module or "") in homes:
            home = homes[node.module or ""]
            found |= {alias.asname or alias.name: f"{home}: {alias.name}" for alias in node.names}
    return found


def kept_in_modules(texts: Mapping[str, str]) -> list[str]:
    """List the globals that rules write into, and the objects in globals that change themselves."""
    trees = {name: ast.parse(text) for name, text in texts.items()}
    homes = {"flibuste." + name.removesuffix(".py").replace("/", "."): name for name in trees}
    changing = changing_classes(trees)
    found = set()
    for name, tree in trees.items():
        classes = [node.name for node in tree.body if isinstance(node, ast.ClassDef)]
        here = {own: f"{name}: {own}" for own in [*globals_of(tree), *classes]} | imported(tree, homes)
        for function in functions(tree):
            hidden = own_names(function)
            found |= {here[root(thing)] for thing in written(function) if root(thing) in here.keys() - hidden}
            marks = [mark.func if isinstance(mark, ast.Call) else mark for mark in function.decorator_list]
            if any((mark.attr if isinstance(mark, ast.Attribute) else root(mark)) in CACHES for mark in marks):
                found.add(f"{name}: {function.name}")
        for node in ast.walk(tree):
            if isinstance(node, ast.Global):
                found |= {f"{name}: {own}" for own in node.names}
        for own, value in globals_of(tree).items():
            if isinstance(value, ast.Call) and isinstance(value.func, ast.Name) and here.get(value.func.id) in changing:
                found.add(f"{name}: {own}")
    return sorted(found)


def test_rules_keep_nothing_in_their_modules() -> None:
    """The exceptions are those with a reason, and each is still needed."""
    assert kept_in_modules(dict(sources.python(*FOLDERS))) == sorted(ALLOWED)


@pytest.mark.parametrize(
    "planted",
    [
        "KNOWN = {}\ndef f(x):\n    KNOWN[x] = 1",
        "KNOWN: Final[dict[int, int]] = {}\ndef f(x):\n    KNOWN.setdefault(x, 1)",
        "KNOWN = [0] * 8\nclass A:\n    def f(self, x):\n        KNOWN[x] += 1",
        "KNOWN = set()\ndef f(x):\n    KNOWN.add(x)",
        "KNOWN = vec[i64]([0])\ndef f(x):\n    del KNOWN[x]",
        "class Memory:\n    def keep(self, x):\n        self.known[x] = 1\nKNOWN = Memory()",
        "class Memory:\n    def keep(self, x):\n        self.known = x\nKNOWN: Final = Memory()",
        "class Thing:\n    x = 1\nKNOWN = Thing()\ndef f(x):\n    KNOWN.x = 2",
        "KNOWN = 0\ndef f():\n    global KNOWN\n    KNOWN = 1",
        "@functools.cache\ndef KNOWN(x):\n    return x",
        "@lru_cache(maxsize=8)\ndef KNOWN(x):\n    return x",
    ],
)
def test_a_planted_global_is_found(planted: str) -> None:
    assert kept_in_modules({"games/x/odds.py": planted}) == ["games/x/odds.py: KNOWN"]


def test_a_global_is_found_that_another_module_writes() -> None:
    texts = {
        "games/x/odds.py": "KNOWN = {}",
        "games/x/play.py": "from flibuste.games.x.odds import KNOWN\ndef f(x):\n    KNOWN[x] = 1",
    }

    assert kept_in_modules(texts) == ["games/x/odds.py: KNOWN"]


@pytest.mark.parametrize(
    "planted",
    [
        "NAMES = {1: 'one'}\ndef f(x):\n    return NAMES[x]",
        "NAMES = [1]\ndef f(NAMES):\n    NAMES[0] = 2",
        "class Side:\n    def __init__(self):\n        self.x = 1\nNOBODY = Side()",
    ],
)
def test_what_is_only_read_is_let_through(planted: str) -> None:
    assert kept_in_modules({"games/x/odds.py": planted}) == []
