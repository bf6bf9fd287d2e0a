"""Our pictures, as they lie beside the page: found by name, and without the page's colours of the night."""

from __future__ import annotations

import re

from flibuste.kernel.errors import GameError
from flibuste.words.beside import ART, beside

# The page gives tiles their colours by day and by night; on paper it is day.
BY_DAY = re.compile(r"var\(--[a-z0-9-]+,\s*([^()]+)\)")


def has_picture(name: str) -> bool:
    """Say whether there is such a picture: ``brisca/cards/oros-01``."""
    return beside(ART, f"{name}.svg").is_file()


def picture(name: str) -> str:
    """Return a picture as SVG, in the colours of the day."""
    file = beside(ART, f"{name}.svg")
    if not file.is_file():
        raise GameError("no_picture", f"there is no picture {name}")
    return BY_DAY.sub(r"\1", file.read_text(encoding="utf-8"))
