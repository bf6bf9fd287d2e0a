"""What a server is made of: the exact versions it was tried with, and a bill of materials (CycloneDX).

``python -m flibuste.lab.bill`` writes ``hosting/runtime.lock`` (for ``pip install --constraint``) and
``hosting/sbom.json`` from what is installed here. ``make lock`` does that too.
"""

from __future__ import annotations

import json
from importlib import metadata
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

LOCK = Path("hosting/runtime.lock")
SBOM = Path("hosting/sbom.json")
HEAD = "# The versions a server was last tried with (make lock): pip install --constraint hosting/runtime.lock ..."
EXTRAS = ("postgresql",)
"""What comes along although not everybody needs it."""


def needs(name: str, extras: tuple[str, ...] = ()) -> list[str]:
    """List what a package needs here, by name; what another system, Python or extra needs is left out."""
    wanted = [Requirement(line) for line in metadata.requires(name) or []]
    return [canonicalize_name(one.name) for one in wanted if any(applies(one, extra) for extra in ("", *extras))]


def applies(wanted: Requirement, extra: str) -> bool:
    """Whether this Python on this system needs it, for that extra ("" for none)."""
    return wanted.marker is None or wanted.marker.evaluate({"extra": extra})


def everything(name: str = "flibuste") -> dict[str, str]:
    """List all that is installed of what a server needs, with versions."""
    found: dict[str, str] = {}
    todo: list[tuple[str, tuple[str, ...]]] = [(one, ("binary",)) for one in needs(name, EXTRAS)]
    while todo:
        one, extras = todo.pop()
        if one in found:
            continue
        try:
            found[one] = metadata.version(one)
        except metadata.PackageNotFoundError:
            continue
        todo += [(other, ()) for other in needs(one, extras)]
    return dict(sorted(found.items()))


def component(name: str, version: str) -> dict[str, object]:
    """Describe one package."""
    about = metadata.metadata(name).json
    licence = str(about.get("license_expression") or about.get("license") or "").split("\n")[0]
    found: dict[str, object] = {
        "type": "library",
        "name": name,
        "version": version,
        "purl": f"pkg:pypi/{name}@{version}",
        "bom-ref": f"{name}@{version}",
    }
    return {**found, "licenses": [{"license": {"name": licence}}]} if licence else found


def bill() -> dict[str, object]:
    """Write the bill of materials."""
    ours = {"type": "application", "name": "flibuste", "version": metadata.version("flibuste"), "bom-ref": "flibuste"}
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"component": ours},
        "components": [component(name, version) for name, version in everything().items()],
    }


def main() -> None:
    """Write both files."""
    lines = [HEAD, *(f"{name}=={version}" for name, version in everything().items())]
    LOCK.write_text("\n".join(lines) + "\n", encoding="utf-8")
    SBOM.write_text(json.dumps(bill(), indent=1) + "\n", encoding="utf-8")
    print(LOCK, SBOM)


if __name__ == "__main__":
    main()
