"""Chapter 34: the spells a mage knows and how often he may cast them."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.briskars.state import NOTHING, SPELLS, Battlefield


def slot_of(s: Battlefield, mage: i64, spell: i64) -> i64:
    """Return where a mage has a spell, or NOTHING. Rule: BK-MAG-02, BK-MAG-04."""
    for k in range(mage * SPELLS, mage * SPELLS + SPELLS):
        if s.spells[k] == spell:
            return k
    return NOTHING


def is_rate_left(s: Battlefield, mage: i64, spell: i64) -> bool:
    """Say whether the rate allows another cast: so many per round, or one every so many rounds.

    Rule: BK-MAG-08.
    """
    card = s.content.spells[spell]
    slot = slot_of(s, mage, spell)
    if card.rounds > 1:
        return s.round - s.cast_round[slot] >= card.rounds
    return s.cast_round[slot] != s.round or s.casts[slot] < card.casts


def count_cast(s: Battlefield, mage: i64, spell: i64) -> None:
    """Count a cast, successful or not; a scroll is used up.

    Rule: BK-MAG-08, BK-MAG-09, BK-OBJ-20.
    """
    slot = slot_of(s, mage, spell)
    if s.cast_round[slot] != s.round:
        s.casts[slot] = 0
    s.cast_round[slot] = s.round
    s.casts[slot] += 1
    if s.scroll[slot] != 0:
        s.spells[slot] = NOTHING
        s.scroll[slot] = 0
