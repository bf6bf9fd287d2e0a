"""Setting sheets: facts and words go in, a PDF comes out."""

from __future__ import annotations

import base64
import importlib
import json
from collections.abc import Mapping
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any

from flibuste.kernel.errors import GameError

SIZES = ("a4", "us-letter")
PREVIEW = 60.0
"""Points an inch in a picture of a sheet."""


def press() -> Any:
    """Return the typesetter; it is an extra, so say how to get it where it is missing."""
    try:
        return importlib.import_module("typst")
    except ImportError:
        raise GameError("no_press", "printing needs Typst: pip install 'flibuste[paper]'") from None


def printed(sheet: str, facts: Mapping[str, object], size: str = SIZES[0]) -> bytes:
    """Set one kind of sheet as PDF."""
    with as_file(files("flibuste").joinpath("paper")) as room:
        made: bytes = press().compile(file_of(room, sheet), root=str(room), sys_inputs=told(facts, size))
    return made


def pictured(sheet: str, facts: Mapping[str, object], size: str = SIZES[0]) -> bytes:
    """Draw the first sheet as a picture (PNG), to look at before printing."""
    with as_file(files("flibuste").joinpath("paper")) as room:
        made: bytes | list[bytes] = press().compile(
            file_of(room, sheet), root=str(room), sys_inputs=told(facts, size), format="png", ppi=PREVIEW
        )
    return made[0] if isinstance(made, list) else made


def as_text(made: bytes) -> str:
    """Write a PDF so that it can be sent as text."""
    return base64.b64encode(made).decode()


def found(sheet: str, facts: Mapping[str, object], label: str, size: str = SIZES[0]) -> list[object]:
    """Return what lies on the sheets under a label, in its order: what a print can be checked by."""
    with as_file(files("flibuste").joinpath("paper")) as room:
        text = press().query(
            file_of(room, sheet), f"<{label}>", field="value", root=str(room), sys_inputs=told(facts, size)
        )
    listed: list[object] = json.loads(text)
    return listed


def file_of(room: Path, sheet: str) -> str:
    """Return where a kind of sheet is described."""
    return str(room / "sheets" / f"{sheet}.typ")


def told(facts: Mapping[str, object], size: str) -> dict[str, str]:
    """Write facts as a sheet reads them."""
    if size not in SIZES:
        raise GameError("no_such_size", f"a sheet of paper is {' or '.join(SIZES)}, not {size}")
    return {"facts": json.dumps(facts, ensure_ascii=False), "size": size}
