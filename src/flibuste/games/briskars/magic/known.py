"""Chapter 34: the spells a mage knows, how often he may cast them, and what resists them."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from flibuste.games.briskars.cards.spellbook import Spell
from flibuste.games.briskars.cards.terms import AT_ENEMY
from flibuste.games.briskars.field import lasting, tallies
from flibuste.games.briskars.field.characteristics import characteristic_tally, effect_on
from flibuste.games.briskars.field.seeing import cover
from flibuste.games.briskars.field.state import EMPTY, NOTHING, SPELLS, Battlefield
from flibuste.games.briskars.field.tallies import add
from flibuste.games.briskars.field.verbs import MOST_SPELLS
from flibuste.games.briskars.fighting.tallies import COVER_BONUS
from flibuste.games.briskars.ground.sight import IN_COVER
from flibuste.games.briskars.ids import Briskar
from flibuste.kernel.bits import bit, has


def slot_of(s: Battlefield, mage: Briskar, spell: i64) -> i64:
    """Return where a mage has a spell, or NOTHING. Rule: BK-MAG-02, BK-MAG-04."""
    for k in range(mage * SPELLS, mage * SPELLS + SPELLS):
        if s.spells[k] == spell:
            return k
    return NOTHING


def spells_of(s: Battlefield, mage: Briskar) -> vec[i64]:
    """List the spells a mage has, each once, in the order of the book. Rule: BK-MAG-02, BK-MAG-04."""
    known: i64 = 0
    for k in range(mage * SPELLS, mage * SPELLS + SPELLS):
        if s.spells[k] != NOTHING:
            known |= bit(s.spells[k])
    if known == 0:
        return EMPTY
    found = vec[i64](capacity=4)
    spell: i64 = 0
    while known >> spell != 0 and spell < MOST_SPELLS:
        if has(known, spell):
            found = append(found, spell)
        spell += 1
    return found


def is_rate_left(s: Battlefield, mage: Briskar, spell: i64) -> bool:
    """Say whether the rate allows another cast: so many per round, or one every so many rounds.

    Rule: BK-MAG-08.
    """
    card = s.content.spells[spell]
    slot = slot_of(s, mage, spell)
    if card.rounds > 1:
        return s.round - s.cast_round[slot] >= card.rounds
    return s.cast_round[slot] != s.round or s.casts[slot] < card.casts


def count_cast(s: Battlefield, mage: Briskar, spell: i64) -> None:
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


def cover_penalty(s: Battlefield, mage: Briskar, target: Briskar, card: Spell) -> i64:
    """Cover makes a passive offensive spell on one target harder. Rule: BK-COV-08."""
    if card.offensive and card.target == AT_ENEMY and target != mage and cover(s, mage, target) == IN_COVER:
        return COVER_BONUS
    return 0


def resistance(s: Battlefield, target: Briskar, mage: Briskar, card: Spell) -> vec[i64]:
    """Add up the target's roll: the characteristic aimed at, spells, cover; no En Garde, no support.

    Rule: BK-MAG-14, BK-MAG-16, BK-MAG-25.
    """
    tally = characteristic_tally(s, target, card.number, NOTHING)
    tally = add(tally, tallies.SPELL, effect_on(s, target, lasting.RESISTANCE))
    if card.offensive and cover(s, mage, target) == IN_COVER:
        tally = add(tally, tallies.COVER, COVER_BONUS)
    return tally
