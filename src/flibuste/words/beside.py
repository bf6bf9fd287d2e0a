"""Catalogues and pictures: a checkout has each once, among its documents and beside the page; a wheel has copies.

Nothing in the tree is a link, which not every file system and archive keeps: ``setup.py`` puts the copies into the
wheel by the same list (decision 0265).
"""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

RULES = "words/rules"
ART = "paper/art"
IN_A_CHECKOUT = {RULES: "docs/rules", ART: "web/src/art"}


def beside(place: str, *names: str) -> Traversable:
    """Return a catalogue (``RULES``) or a picture (``ART``); whether there is such a file, the caller asks."""
    kept = files("flibuste").joinpath(*place.split("/"))
    checkout = Path(__file__).resolve().parent.parent.parent.parent
    return (kept if kept.is_dir() else checkout / IN_A_CHECKOUT[place]).joinpath(*names)
