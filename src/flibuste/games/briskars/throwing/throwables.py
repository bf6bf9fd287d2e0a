"""Chapter 17: what can be thrown, how strong one must be, and where it lies afterwards.

A thing is named by the answer that chose it: ``with`` a weapon's slot, ``pick 0`` the load, ``pick 1`` and ``pick 2``
what the hands hold, ``at`` the square of an element in the zone.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from flibuste.games.briskars.cards.effects import Effect
from flibuste.games.briskars.cards.terms import DO_TEMPLATE
from flibuste.games.briskars.field.arms import droppable_slots
from flibuste.games.briskars.field.characteristics import strength
from flibuste.games.briskars.field.kit import element_thing, weapon_at, weapon_thing
from flibuste.games.briskars.field.state import NOBODY, NOTHING, Battlefield
from flibuste.games.briskars.field.verbs import AT, PICK, WITH
from flibuste.games.briskars.field.zones import square_in_zone, squares_around
from flibuste.games.briskars.ground.distance import NEARLY, SQUARES, flat_distance
from flibuste.games.briskars.ground.ground import BLOCKING, NO_ELEMENT
from flibuste.games.briskars.ids import Briskar
from flibuste.games.briskars.movement.dropping import FIRST_HAND, LOAD, drop_weapon

STAYS_THERE: Final[i64] = NOTHING - 100
ORDNANCE_LOSS: Final[i64] = 4


def element_of(s: Battlefield, briskar: Briskar, thing: i64) -> i64:
    """Return the element a thing is, NO_ELEMENT for a weapon."""
    if AT <= thing < AT + SQUARES:
        return s.ground.element(thing - AT)
    if thing == PICK:
        return s.load[briskar]
    if thing > PICK:
        return s.in_hand[briskar * 2 + thing - PICK - 1]
    return NO_ELEMENT


def thrown_thing(s: Battlefield, briskar: Briskar, thing: i64) -> str:
    """Name what is thrown."""
    element = element_of(s, briskar, thing)
    if element == NO_ELEMENT:
        return weapon_thing(s, weapon_at(s, briskar, thing - WITH))
    return element_thing(s, element)


def piece_at(s: Battlefield, square: i64) -> i64:
    """Return the piece of ordnance on a square, or NOTHING."""
    for piece in range(len(s.piece_place)):
        if s.piece_place[piece] == square:
            return piece
    return NOTHING


def throw_strength(s: Battlefield, briskar: Briskar, thing: i64) -> i64:
    """Return the Strength a thing needs. Rule: BK-THR-01, BK-THR-02, BK-THR-06."""
    element = element_of(s, briskar, thing)
    if element == NO_ELEMENT:
        return s.content.weapons[weapon_at(s, briskar, thing - WITH)].throw_strength
    if AT <= thing < AT + SQUARES and piece_at(s, thing - AT) != NOTHING:
        return s.content.ordnance[s.piece[piece_at(s, thing - AT)]].throw_strength
    number = s.content.elements[element].object
    if number == NOTHING:
        return 1000
    return s.content.objects[number].strength


def sources(s: Battlefield, briskar: Briskar) -> vec[i64]:
    """List what he is strong enough to throw: in his zone, in his hands, on his back.

    Rule: BK-THR-01, BK-THR-04.
    """
    found = vec[i64](capacity=8)
    for square in squares_around(s, s.place[briskar]):
        if s.ground.element(square) < 0 or s.standing_on(square) != NOBODY or not square_in_zone(s, briskar, square):
            continue
        if strength(s, briskar) >= throw_strength(s, briskar, AT + square):
            found = append(found, AT + square)
    for slot in droppable_slots(s, briskar):
        if strength(s, briskar) >= throw_strength(s, briskar, WITH + slot):
            found = append(found, WITH + slot)
    for k in range(3):
        element = element_of(s, briskar, PICK + k)
        if element >= 0 and strength(s, briskar) >= throw_strength(s, briskar, PICK + k):
            found = append(found, PICK + k)
    return found


def drop_place(thing: i64) -> i64:
    """Return the place a thing is dropped from, as dropping.py numbers them; STAYS_THERE for one that stands."""
    if AT <= thing < AT + SQUARES:
        return STAYS_THERE
    if thing < PICK:
        return thing - WITH
    if thing == PICK:
        return LOAD
    return FIRST_HAND - (thing - PICK - 1)


def throw_effects(s: Battlefield, briskar: Briskar, thing: i64) -> list[Effect]:
    """List the effects of a thrown thing. Rule: BK-THR-06."""
    element = element_of(s, briskar, thing)
    if element == NO_ELEMENT or s.content.elements[element].object == NOTHING:
        return []
    return s.content.objects[s.content.elements[element].object].effects


def is_template_throw(s: Battlefield, briskar: Briskar, thing: i64) -> bool:
    """Say whether a thing falls as a template. Rule: BK-THR-10."""
    return any(effect.do == DO_TEMPLATE for effect in throw_effects(s, briskar, thing))


def leave_hand(s: Battlefield, briskar: Briskar, thing: i64, square: i64) -> None:
    """Let a thrown thing lie where it fell or as near as it can; a bottle is broken.

    Rule: BK-THR-08, BK-THR-11, BK-THR-14.
    """
    element = element_of(s, briskar, thing)
    if element == NO_ELEMENT:
        drop_weapon(s, briskar, thing - WITH, square)
        return
    number = s.content.elements[element].object
    portions: i64 = 0
    points: i64 = 0
    piece: i64 = NOTHING
    if AT <= thing < AT + SQUARES:
        piece = piece_at(s, thing - AT)
        portions = s.ground.portions[thing - AT]
        points = s.ground.points[thing - AT]
        s.ground = s.ground.changed(thing - AT, NO_ELEMENT, 0, 0)
    elif thing == PICK:
        portions = s.load_portions[briskar]
        s.load[briskar] = NOTHING
        s.shield[briskar] = NOTHING
    else:
        s.in_hand[briskar * 2 + thing - PICK - 1] = NOTHING
    if number != NOTHING and s.content.objects[number].breaks:
        return
    place = nearest_bare(s, square)
    if place < 0:
        return
    s.ground = s.ground.changed(place, element, points, portions)
    if piece != NOTHING:
        s.piece_place[piece] = place


def nearest_bare(s: Battlefield, square: i64) -> i64:
    """Return the nearest square without element and Briskar, in reading order, or NOTHING."""
    best: i64 = NOTHING
    least = 1.0e9
    for other in range(SQUARES):
        if not s.ground.inside(other) or s.ground.kind(other) == BLOCKING or s.ground.element(other) >= 0:
            continue
        if s.standing_on(other) != NOBODY:
            continue
        away = flat_distance(square, other)
        if other == square:
            away = -1.0
        if away < least - NEARLY:
            least = away
            best = other
    return best
