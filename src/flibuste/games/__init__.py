"""The games. Importing this package enters each in the list of ``flibuste.kernel.game``, with what marks its rules."""

from flibuste.games import brisca, briskars, chasse_partie, treasure_hunter
from flibuste.kernel.content import content_hash, packaged, parse
from flibuste.kernel.game import RULES

__all__ = ["brisca", "briskars", "chasse_partie", "treasure_hunter"]

DIGESTS = "digests.toml"
"""Fingerprints of many games by number of seats (``flibuste.lab.digests``): whoever changes a rule writes them anew."""

RULES.update(
    {name: content_hash({"digests": str(found)}) for name, found in parse(DIGESTS, packaged(__name__, DIGESTS)).items()}
)
