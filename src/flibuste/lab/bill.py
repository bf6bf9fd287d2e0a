"""What a server is made of: the exact versions it was tried with, and a bill of materials (CycloneDX).

``python -m flibuste.lab.bill`` writes ``hosting/runtime.lock`` (for ``pip install --constraint``) and
``hosting/sbom.json`` from what is installed here. ``make lock`` does that too.
"""

from __future__ import annotations

import json
import re
from importlib import metadata
from pathlib import Path

LOCK = Path("hosting/runtime.lock")
SBOM = Path("hosting/sbom.json")
HEAD = "# The versions a server was last tried with (make lock): pip install --constraint hosting/runtime.lock ..."
EXTRAS = ("postgresql",)
"""What comes along although not everybody needs it."""


def plain(name: str) -> str:
    """Write the name of a package in the one way that is compared."""
    return re.sub(r"[-_.]+", "-", name).lower()


def needs(name: str, extras: tuple[str, ...] = ()) -> list[str]:
    """List what a package needs here, by name; a marker about another system or extra is left out."""
    found = []
    for line in metadata.requires(name) or []:
        extra = re.search(r"extra == ['\"]([\w-]+)['\"]", line)
        wanted = re.match(r"[A-Za-z0-9][A-Za-z0-9._-]*", line)
        if wanted and (extra is None or extra[1] in extras):
            found.append(plain(wanted[0]))
    return found


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
