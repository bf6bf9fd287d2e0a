"""Chapter 37: a whole roll made once more, with its dice and boosts."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from flibuste.games.briskars.dice.rolls import ONCE_MORE, PACK, Roll


def same_again(boosts: i64, briskar: i64, tally: vec[i64], purpose: str, critical: i64) -> Roll:
    """Return the last roll once more: as many dice, the boosts kept, nothing more to be bought before it.

    Rule: BK-WPN-06.
    """
    bought = boosts // (PACK * PACK)
    extra = boosts // PACK % PACK
    return Roll(briskar, tally, purpose, 1, critical, boosts % PACK, bought, extra, at=ONCE_MORE)
