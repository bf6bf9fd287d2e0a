"""Which files the lints read."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
PACKAGE = ROOT / "src" / "flibuste"
COMPILED = ("kernel", "games", "bots")
ALSO_COMPILED = (
    *("table/clocks.py", "table/folding.py", "table/match.py", "table/seats.py", "table/undo.py", "table/veil.py"),
    "wire/projector.py",
)
NOT_COMPILED = {"kernel/laws.py", "kernel/histories.py", "kernel/arrays.py"}


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
