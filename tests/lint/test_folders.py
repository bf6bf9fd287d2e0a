"""Names and sizes: no folder without a subject, no file that nobody reads to the end, a README in each folder."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from flibuste.lab.rules import finished, games

from . import lint_sources as sources

NAMELESS = {"utils", "util", "helpers", "helper", "common", "misc"}
SKIPPED = {"node_modules", ".venv", ".git", "build", "__pycache__"}
ASKED_WHY = 250
SPLIT = 400


def folders(root: Path) -> Iterator[Path]:
    """List the folders of the project, without what was installed or built."""
    for child in sorted(root.iterdir()):
        if child.is_dir() and child.name not in SKIPPED and not child.name.endswith(".egg-info"):
            yield child
            yield from folders(child)


def nameless(root: Path) -> list[str]:
    """List the folders whose name says nothing."""
    return [folder.relative_to(root).as_posix() for folder in folders(root) if folder.name in NAMELESS]


def long_files(root: Path, most: int) -> list[str]:
    """List the Python files of more lines than so many."""
    sizes = {file: len(file.read_text(encoding="utf-8").splitlines()) for file in sorted(root.rglob("*.py"))}
    return [f"{file.relative_to(root).as_posix()}: {size} lines" for file, size in sizes.items() if size > most]


def test_every_folder_has_a_name_that_says_something() -> None:
    assert nameless(sources.ROOT) == []


def test_no_module_is_longer_than_anybody_reads(capsys: pytest.CaptureFixture[str]) -> None:
    with capsys.disabled():
        for line in long_files(sources.PACKAGE, ASKED_WHY):
            print(f"\n  asked why: {line}", end="")

    unfinished = [f"games/{game}/" for game in games(sources.ROOT) if game not in finished(sources.ROOT)]
    too_long = long_files(sources.PACKAGE, SPLIT)
    assert [file for file in too_long if not file.startswith(tuple(unfinished))] == [], "only a game under way may wait"


def test_every_folder_of_the_package_says_what_it_is_for() -> None:
    for folder in sorted(path for path in sources.PACKAGE.iterdir() if path.is_dir()):
        if folder.name in ("__pycache__", "games") or not any(folder.glob("*.py")):
            continue
        readme = folder / "README.md"
        assert readme.is_file(), f"{folder.name} has no README.md"
        assert len(readme.read_text(encoding="utf-8").splitlines()) <= 20, f"{readme} has more than 20 lines"


def test_planted_folders_and_files_are_caught(tmp_path: Path) -> None:
    (tmp_path / "a" / "utils").mkdir(parents=True)
    (tmp_path / "a" / "long.py").write_text("x = 1\n" * 401)

    assert nameless(tmp_path) == ["a/utils"]
    assert long_files(tmp_path, SPLIT) == ["a/long.py: 401 lines"]
