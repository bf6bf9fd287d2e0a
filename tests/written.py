"""Modules of the engine as their source has them, interpreted: to compare with what is written in C as well."""

from __future__ import annotations

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

SOURCE = Path(__file__).parents[1] / "src/flibuste"


def as_written(name: str) -> ModuleType:
    """Load a module from its source: ``games/brisca/table``."""
    spec = spec_from_file_location(f"as_written_{name.replace('/', '_')}", SOURCE / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module
