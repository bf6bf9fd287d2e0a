"""The plan of the house: no circle of modules, no import inside a function, no endless chain of modules.

Every import counts: those inside functions, and those that only a type checker reads.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping

import pytest

from . import lint_sources as sources

Graph = Mapping[str, set[str]]
GAMES = sorted(path.parent.name for path in (sources.PACKAGE / "games").glob("*/__init__.py"))
LONGEST = 20


def module(name: str) -> str:
    """Name the module of a file: ``games/brisca/view.py`` is ``games.brisca.view``."""
    return name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def imported(text: str, modules: set[str]) -> Iterator[str]:
    """List the modules of ours that a module imports, anywhere in it."""
    for node in ast.walk(ast.parse(text)):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names = [name for alias in node.names for name in (f"{node.module}.{alias.name}", f"{node.module}")]
        for name in names:
            if name.removeprefix("flibuste.") in modules:
                yield name.removeprefix("flibuste.")


def graph_of(files: Mapping[str, str]) -> Graph:
    """Return which module imports which; ``from package import module`` is no import of the package itself."""
    modules = {module(name) for name in files}
    found: dict[str, set[str]] = {}
    for name, text in files.items():
        here = module(name)
        found[here] = {other for other in imported(text, modules) if not here.startswith(f"{other}.") and other != here}
    return found


def reached(graph: Graph, start: str) -> set[str]:
    """List the modules that a module needs, directly or not."""
    found: set[str] = set()
    open_ones = [start]
    while open_ones:
        for other in graph[open_ones.pop()]:
            if other not in found:
                found.add(other)
                open_ones.append(other)
    return found


def circles(graph: Graph) -> list[list[str]]:
    """List the groups of modules that need each other."""
    needs = {name: reached(graph, name) for name in graph}
    found = {
        tuple(sorted({name} | {o for o in needs[name] if name in needs[o]})) for name in graph if name in needs[name]
    }
    return [list(group) for group in sorted(found)]


def longest_chain(graph: Graph) -> list[str]:
    """Return the longest chain of modules of which each imports the next; there may be no circle."""
    chains: dict[str, list[str]] = {}

    def chain(name: str) -> list[str]:
        if name not in chains:
            below = max((chain(other) for other in sorted(graph[name])), key=len, default=[])
            chains[name] = [name, *below]
        return chains[name]

    return max((chain(name) for name in sorted(graph)), key=len)


def inner_imports(name: str, text: str) -> list[str]:
    """List the imports inside functions: they hide a circle."""
    found = []
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            for inner in ast.walk(node):
                if isinstance(inner, (ast.Import, ast.ImportFrom)):
                    found.append(f"{name}:{inner.lineno}")
    return sorted(set(found))


def game_graph(game: str) -> Graph:
    """Return the imports inside a game."""
    return graph_of(dict(sources.python(f"games/{game}")))


@pytest.mark.parametrize("game", GAMES)
def test_no_modules_of_a_game_need_each_other(game: str) -> None:
    assert circles(game_graph(game)) == []


@pytest.mark.parametrize("folder", ["kernel", "table", "bots", "words", "wire", "protocol"])
def test_no_modules_of_the_house_need_each_other(folder: str) -> None:
    assert circles(graph_of(dict(sources.python(folder)))) == []


def test_no_chain_of_modules_in_briskars_is_too_long() -> None:
    chain = longest_chain(game_graph("briskars"))

    assert len(chain) <= LONGEST, " -> ".join(chain)


def test_no_function_imports() -> None:
    found = [place for name, text in sources.python("kernel", "games", "bots") for place in inner_imports(name, text)]

    assert found == []


PLANTED = {
    "games/x/a.py": "from flibuste.games.x.b import f",
    "games/x/b.py": "def f():\n    from flibuste.games.x import c",
    "games/x/c.py": "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from flibuste.games.x.a import g",
    "games/x/d.py": "from flibuste.games.x.a import f",
    "games/x/__init__.py": "",
}


def test_a_planted_circle_is_caught() -> None:
    assert circles(graph_of(PLANTED)) == [["games.x.a", "games.x.b", "games.x.c"]]


def test_a_planted_inner_import_is_caught() -> None:
    assert inner_imports("games/x/b.py", PLANTED["games/x/b.py"]) == ["games/x/b.py:2"]


def test_a_planted_chain_is_measured() -> None:
    straight = {name: text for name, text in PLANTED.items() if name != "games/x/c.py"}

    assert longest_chain(graph_of(straight)) == ["games.x.d", "games.x.a", "games.x.b"]
