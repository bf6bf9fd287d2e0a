"""What is written in C as well (native/) must be the same functions and the same numbers as in Python."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FILES = sorted((ROOT / "native").rglob("*.c"))
HEADERS = sorted((ROOT / "native").rglob("*.h"))
DEFINED = re.compile(r"^\w[\w *]*?\bCPyDef_(\w+)\(", re.MULTILINE)
NUMBER = re.compile(r"\b[A-Z]_([A-Z_]+) = (-?\d+)")
OF_C_ALONE = {"COSTS", "ROOM", "WORD", "ALL_WAYS", "STRAIGHT_WAYS"}
"""How much room the search has on the stack, how many bits are in a word, and directions as bits."""
BRISKARS = "games.briskars"
HEADERS_OF = {
    "looking.h": [f"{BRISKARS}.ground.{name}" for name in ("sight", "corridors", "surfaces", "distance")],
    "battlefield.h": [f"{BRISKARS}.field.{name}" for name in ("state", "verbs", "seeing")],
    "hands.h": ["games.brisca.table"],
    "kinds.h": [],
    "laid.h": ["games.chasse_partie.table"],
    "seeded.h": ["kernel.chance"],
    "spots.h": [],
    "written.h": [],
}


def module_of(file: Path) -> str:
    """Name the module that a C file belongs to."""
    return "flibuste." + ".".join(file.relative_to(ROOT / "native").with_suffix("").parts)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_every_function_in_c_is_one_of_the_module_of_its_name(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    module = import_module(module_of(file))

    names = [name.split("___") for name in DEFINED.findall(text)]

    assert names
    for parts in names:
        holder = module if parts[-2] == file.stem else getattr(module, parts[-2])
        assert hasattr(holder, parts[-1]), parts


@pytest.mark.parametrize("file", FILES + HEADERS, ids=lambda file: file.name)
def test_every_number_in_c_is_that_of_the_module(file: Path) -> None:
    if file.suffix == ".h":
        modules = [import_module(f"flibuste.{name}") for name in HEADERS_OF[file.name]]
    else:
        modules = [import_module(module_of(file))]

    for name, value in NUMBER.findall(file.read_text(encoding="utf-8")):
        if name not in OF_C_ALONE:
            known = [getattr(module, name) for module in modules if hasattr(module, name)]
            assert known, name
            assert int(value) in [int(number) for number in known], name
