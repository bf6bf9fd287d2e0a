"""Chapter 34: who knows which spell, when it may be cast, and at whom."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from flibuste.games.briskars.distance import NOWHERE, SQUARES, is_within
from flibuste.games.briskars.seeing import blockers, cover, viewer_body
from flibuste.games.briskars.sight import HIDDEN, is_square_visible
from flibuste.games.briskars.spellbook import Spell
from flibuste.games.briskars.state import NOTHING, SPELLS, Battlefield
from flibuste.games.briskars.templates import wall_squares
from flibuste.games.briskars.terms import AT_ALLIES, AT_ALLY, AT_ENEMY, AT_SQUARES, DO_MOVE
from flibuste.games.briskars.verbs import BAND
from flibuste.games.briskars.zones import are_opponents, is_able, is_in_melee
from flibuste.kernel.errors import Refusal

WALL_LENGTH: Final[i64] = 3

ONLY_IN_REACTION: Final = Refusal("only_in_reaction", "this spell answers another one", "BK-MAG-17")
NO_TARGET: Final = Refusal("no_target", "the spell has no target in range and in sight", "BK-MAG-27")


def slot_of(s: Battlefield, mage: i64, spell: i64) -> i64:
    """Return the place of a spell among those a mage knows and may cast now, NOTHING if there is none.

    Rule: BK-MAG-02, BK-MAG-04, BK-MAG-08.
    """
    for slot in range(SPELLS):
        if s.spells[mage * SPELLS + slot] == spell and is_ready(s, mage, slot):
            return slot
    return NOTHING


def knows(s: Battlefield, mage: i64, spell: i64) -> bool:
    """Say whether a mage has a spell at all."""
    first = mage * SPELLS
    return any(s.spells[k] == spell for k in range(first, first + SPELLS))


def is_ready(s: Battlefield, mage: i64, slot: i64) -> bool:
    """Say whether the rate of a spell allows another cast: so many per round, or once every so many rounds.

    Rule: BK-MAG-08, BK-RND-17.
    """
    k = mage * SPELLS + slot
    card = s.content.spells[s.spells[k]]
    if card.rounds > 1:
        return s.round - s.cast_round[k] >= card.rounds
    return s.cast_round[k] != s.round or s.casts[k] < card.casts


def use_up(s: Battlefield, mage: i64, slot: i64) -> None:
    """Count one cast, successful or not; a scroll is gone.

    Rule: BK-MAG-08, BK-MAG-09, BK-OBJ-20.
    """
    k = mage * SPELLS + slot
    if s.cast_round[k] != s.round:
        s.casts[k] = 0
    s.cast_round[k] = s.round
    s.casts[k] += 1
    if s.scroll[k] != 0:
        s.spells[k] = NOTHING


def in_range(s: Battlefield, mage: i64, target: i64, card: Spell) -> bool:
    """Say whether somebody is within the hard limit of a spell's range.

    Rule: BK-MAG-06.
    """
    return is_within(s.place[mage], s.place[target], s.level(target) - s.level(mage), card.range)


def may_target(s: Battlefield, mage: i64, target: i64, card: Spell) -> bool:
    """Say whether a spell can be cast on a Briskar: an ally in range, himself included, or an enemy also in sight.

    Rule: BK-MAG-06, BK-MAG-10, BK-MAG-27, BK-COV-02, BK-COV-07.
    """
    if s.place[target] < 0 or not in_range(s, mage, target, card):
        return False
    if card.target == AT_ENEMY:
        return are_opponents(s, mage, target) and cover(s, mage, target) != HIDDEN
    if are_opponents(s, mage, target):
        return False
    return not moves_target(card) or (is_able(s, target) and not is_in_melee(s, target))


def moves_target(card: Spell) -> bool:
    """Say whether a spell makes its target move: only somebody able and outside any melee."""
    return any(effect.do == DO_MOVE for effect in card.effects)


def targets(s: Battlefield, mage: i64, card: Spell) -> vec[i64]:
    """List whom a spell may be cast on.

    Rule: BK-MAG-27.
    """
    found = vec[i64](capacity=8)
    for briskar in range(len(s.place)):
        if may_target(s, mage, briskar, card):
            found = append(found, briskar)
    return found


def allies_in_range(s: Battlefield, mage: i64, card: Spell) -> vec[i64]:
    """List every ally in range, the mage included: an area needs no line of sight.

    Rule: BK-MAG-23, BK-MAG-27.
    """
    found = vec[i64](capacity=8)
    seat = s.owner(mage)
    for ally in range(seat * BAND, seat * BAND + BAND):
        if s.place[ally] >= 0 and in_range(s, mage, ally, card):
            found = append(found, ally)
    return found


def has_target(s: Battlefield, mage: i64, card: Spell) -> bool:
    """Say whether a spell has anything to aim at; without it, it cannot be declared.

    Rule: BK-MAG-27.
    """
    if card.target in (AT_ALLY, AT_ENEMY):
        return len(targets(s, mage, card)) > 0
    if card.target == AT_SQUARES:
        return len(wall_starts(s, mage, card, WALL_LENGTH)) > 0
    return card.target == AT_ALLIES


# rows of squares for a wall


def is_wall_square(s: Battlefield, mage: i64, square: i64, card: Spell) -> bool:
    """Say whether a wall may stand on a square: free, in range, visible.

    Rule: BK-MAG-06, BK-GRD-21, BK-SPL-03.
    """
    if s.standing_on(square) >= 0 or s.ground.element(square) >= 0 or not s.ground.enterable(square):
        return False
    if not is_within(s.place[mage], square, s.ground.stand(square) - s.level(mage), card.range):
        return False
    return is_square_visible(s.ground, viewer_body(s, mage), square, blockers(s, mage))


def wall_starts(s: Battlefield, mage: i64, card: Spell, length: i64) -> vec[i64]:
    """List the squares from which a whole row can be raised."""
    found = vec[i64](capacity=16)
    free = free_squares(s, mage, card)
    for square in range(SQUARES):
        if free[square] != 0 and len(row_directions(s, free, square, length)) > 0:
            found = append(found, square)
    return found


def free_squares(s: Battlefield, mage: i64, card: Spell) -> vec[i64]:
    """Mark every square a wall could stand on."""
    free = vec[i64](capacity=400)
    for square in range(SQUARES):
        mark: i64 = 0
        if s.ground.inside(square) and is_wall_square(s, mage, square, card):
            mark = 1
        free = append(free, mark)
    return free


def row_directions(s: Battlefield, free: vec[i64], start: i64, length: i64) -> vec[i64]:
    """List the directions in which a whole row is free."""
    found = vec[i64](capacity=8)
    for direction in range(8):
        row = wall_squares(s.ground, start, direction, length)
        fits = len(row) == length
        for square in row:
            if square == NOWHERE or free[square] == 0:
                fits = False
        if fits:
            found = append(found, direction)
    return found
