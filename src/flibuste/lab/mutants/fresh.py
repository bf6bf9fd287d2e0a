"""A plugin for pytest: serve one changed module to the import system, so that what runs on import is changed too.

Named with ``-p`` so that it is loaded before the engine is; the mutant stands in the environment.
"""

from __future__ import annotations

import os
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import CodeType

from flibuste.lab.mutants.changes import Mutant

VARIABLE = "FLIBUSTE_MUTANT"


def described(mutant: Mutant) -> str:
    """Write a mutant for the environment."""
    return f"{mutant.file}|{mutant.name}|{mutant.index}"


def serve(text: str) -> None:
    """Let the loader of one file compile the changed tree."""
    file, name, index = text.split("|")
    mutant = Mutant(Path(file), name, 0, "", 0, int(index), "")
    plain = SourceFileLoader.get_code

    def get_code(self: SourceFileLoader, fullname: str) -> CodeType | None:
        if self.path == file:
            return compile(mutant.tree(), file, "exec")
        return plain(self, fullname)

    SourceFileLoader.get_code = get_code  # type: ignore[assignment, method-assign]


if os.environ.get(VARIABLE):
    serve(os.environ[VARIABLE])
