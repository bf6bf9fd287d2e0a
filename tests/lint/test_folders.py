"""Names: no folder without a subject, a README in each folder."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from . import lint_sources as sources

NAMELESS = {"utils", "util", "helpers", "helper", "common", "misc"}
SKIPPED = {"node_modules", ".venv", ".git", "build", "__pycache__"}


def folders(root: Path) -> Iterator[Path]:
    """List the folders of the project, without what was installed or built."""
    for child in sorted(root.iterdir()):
        if child.is_dir() and child.name not in SKIPPED and not child.name.endswith(".egg-info"):
            yield child
            yield from folders(child)


def nameless(root: Path) -> list[str]:
    """List the folders whose name says nothing."""
    return [folder.relative_to(root).as_posix() for folder in folders(root) if folder.name in NAMELESS]


def test_every_folder_has_a_name_that_says_something() -> None:
    assert nameless(sources.ROOT) == []


def test_every_folder_of_the_package_says_what_it_is_for() -> None:
    for folder in sorted(path for path in sources.PACKAGE.iterdir() if path.is_dir()):
        if folder.name in ("__pycache__", "games") or not any(folder.glob("*.py")):
            continue
        readme = folder / "README.md"
        assert readme.is_file(), f"{folder.name} has no README.md"
        assert len(readme.read_text(encoding="utf-8").splitlines()) <= 20, f"{readme} has more than 20 lines"


def test_a_planted_folder_is_caught(tmp_path: Path) -> None:
    (tmp_path / "a" / "utils").mkdir(parents=True)

    assert nameless(tmp_path) == ["a/utils"]
