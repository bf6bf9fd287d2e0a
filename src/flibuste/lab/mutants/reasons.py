"""Why some mutants may live: a small file of places, changes and reasons, checked against the mutants there are."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from pathlib import Path

FILE = Path("tests") / "mutants.toml"


def read(root: Path) -> dict[str, str]:
    """Read the reasons under the keys of their mutants."""
    file = root / FILE
    if not file.is_file():
        return {}
    table = tomllib.loads(file.read_text(encoding="utf-8"))
    return {f"{place}::{change}": str(reason) for place, entries in table.items() for change, reason in entries.items()}


def faults(reasons: dict[str, str], keys: Iterable[str]) -> list[str]:
    """Say which entries name no mutant, or give no reason."""
    known = set(keys)
    unknown = [f"{FILE.as_posix()}: no mutant is called {key}" for key in reasons if key not in known]
    empty = [f"{FILE.as_posix()}: {key} has no reason" for key, reason in reasons.items() if not reason.strip()]
    return unknown + empty
