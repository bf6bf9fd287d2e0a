"""A game is one folder: nothing outside the folders of the games names one, and no module hides an import."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path("src/flibuste")
NAMES = sorted(folder.name for folder in (SOURCE / "games").iterdir() if (folder / "__init__.py").is_file())
WORDS = [word for name in NAMES for word in {name, name.replace("_", "-")}]
OWN = ("games", "bots", "insight", "terminal", "paper")
"""Where a game may be named: its rules, its bots, what is said of a choice, its drawing on a screen and on paper."""


def is_own(path: Path) -> bool:
    """Say whether a module is a game's own: in a folder for games, or named after it (``brisca_rows.py``)."""
    return path.relative_to(SOURCE).parts[0] in OWN or any(
        path.stem == name or path.stem.startswith(f"{name}_") for name in NAMES
    )


def others() -> list[Path]:
    """List the modules that know no game."""
    return [path for path in sorted(SOURCE.rglob("*.py")) if not is_own(path)]


def said(tree: ast.Module) -> Iterator[str]:
    """Give every name and every text of a module, but not its docstrings."""
    docs = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef))
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs:
            yield node.value
        elif isinstance(node, ast.ImportFrom):
            yield node.module or ""
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)


def names_a_game(source: str) -> bool:
    return any(word in text for text in said(ast.parse(source)) for word in WORDS)


def test_nothing_outside_a_games_folders_names_it() -> None:
    found = [path.relative_to(SOURCE).as_posix() for path in others() if names_a_game(path.read_text(encoding="utf-8"))]

    assert found == []


@pytest.mark.parametrize(
    "source",
    [f"import flibuste.games.{NAMES[0]}", f'GAME = "{NAMES[0]}"', f"from flibuste.games.{NAMES[-1]} import GAME"],
)
def test_the_lint_finds_a_name(source: str) -> None:
    assert names_a_game(source)


def test_the_lint_lets_a_docstring_give_an_example() -> None:
    assert not names_a_game(f'"""Write the line ``game {NAMES[0]}``."""')
