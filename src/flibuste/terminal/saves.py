"""Games on disk: each is a record, in a folder of the user's."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path

from flibuste.kernel.errors import BadData


def folder(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> Path:
    """Return where games are kept: ``FLIBUSTE_HOME``, else where the system keeps such things."""
    if environment.get("FLIBUSTE_HOME"):
        return Path(environment["FLIBUSTE_HOME"], "games")
    if platform == "win32":
        home = Path(environment.get("APPDATA") or Path.home())
    elif platform == "darwin":
        home = Path.home() / "Library" / "Application Support"
    else:
        home = Path(environment.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return home / "flibuste" / "games"


def fresh(game: str) -> Path:
    """Choose a file for a new game."""
    stem = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
    file = folder() / f"{stem}.record"
    number = 2
    while file.exists():
        file = folder() / f"{stem}-{number}.record"
        number += 1
    return file


def write(file: Path, text: str) -> None:
    """Write a file whole or not at all."""
    file.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=file.parent, prefix=".saving-")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as stream:
            stream.write(text)
        os.replace(name, file)
    except BaseException:
        os.unlink(name)
        raise


def read(file: str | Path) -> str:
    """Read a file; what cannot be read gets a sentence."""
    try:
        return Path(file).read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise BadData("no_text", f"{file} is no text file") from error
    except OSError as error:
        raise BadData("no_file", f"{file}: {error.strerror or error}") from error
