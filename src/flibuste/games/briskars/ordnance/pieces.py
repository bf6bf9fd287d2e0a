"""Chapter 23: the pieces of ordnance, who serves them and where they may aim."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from flibuste.games.briskars.cards.arsenal import Ordnance
from flibuste.games.briskars.field.seeing import blockers
from flibuste.games.briskars.field.state import NOTHING, Battlefield
from flibuste.games.briskars.field.verbs import AT, PIECES
from flibuste.games.briskars.ground.distance import FATHOM, SQUARES, in_contact
from flibuste.games.briskars.ground.rays import Body
from flibuste.games.briskars.ground.templates import in_arc, is_template_visible, visible_templates
from flibuste.games.briskars.ids import Briskar

OWN_BODY: Final[i64] = -2


def is_living(s: Battlefield, briskar: Briskar) -> bool:
    """Say whether he is a living ordnance. Rule: BK-ORD-13."""
    return s.card(briskar).ordnance != NOTHING


def touches_piece(s: Battlefield, briskar: Briskar, piece: i64) -> bool:
    """Say whether he is next to a piece that still stands. Rule: BK-ORD-02."""
    place = s.piece_place[piece]
    if place < 0:
        return False
    return in_contact(s.place[briskar], place, s.ground.level[place] - s.level(briskar))


def served_piece(s: Battlefield, briskar: Briskar) -> i64:
    """Return the piece he may serve: his own body, the one whose gunner he is, or NOTHING.

    Rule: BK-ORD-01, BK-ORD-12, BK-ORD-13.
    """
    if is_living(s, briskar):
        return OWN_BODY
    seat = s.owner(briskar)
    for piece in range(seat * PIECES, seat * PIECES + PIECES):
        if s.piece[piece] != NOTHING and s.gunner[piece] == briskar and s.piece_place[piece] >= 0:
            return piece
    return NOTHING


def ordnance_card(s: Battlefield, briskar: Briskar, piece: i64) -> Ordnance:
    """Return the card of a piece, or of the cannon a Briskar carries."""
    if piece == OWN_BODY:
        return s.content.ordnance[s.card(briskar).ordnance]
    return s.content.ordnance[s.piece[piece]]


def ammo_left(s: Battlefield, briskar: Briskar, piece: i64) -> i64:
    """Return the ammunition left. Rule: BK-ORD-09, BK-REL-07."""
    if piece == OWN_BODY:
        return s.cannon_ammo[briskar]
    return s.ammo[piece]


def shots_loaded(s: Battlefield, briskar: Briskar, piece: i64) -> i64:
    """Return the shots loaded. Rule: BK-ORD-10."""
    if piece == OWN_BODY:
        return s.cannon_loaded[briskar]
    return s.piece_loaded[piece]


def muzzle(s: Battlefield, briskar: Briskar, piece: i64) -> i64:
    """Return the square a shot leaves from."""
    if piece == OWN_BODY:
        return s.place[briskar]
    return s.piece_place[piece]


def centres(s: Battlefield, briskar: Briskar, piece: i64) -> vec[i64]:
    """List the squares a template may be centred on: in the arc, one of its nine squares seen from the weapon.

    Rule: BK-TPL-02, BK-ACT-06, BK-ORD-13, BK-GRD-21.
    """
    found = vec[i64](capacity=64)
    for centre in visible_templates(s.ground, sight_of_piece(s, briskar, piece), blockers(s, briskar)):
        if is_aimed_at(s, briskar, piece, centre):
            found = append(found, AT + centre)
    return found


def has_centre(s: Battlefield, briskar: Briskar, piece: i64) -> bool:
    """Say whether there is a square a template may be centred on. Rule: BK-TPL-02, BK-ACT-06, BK-ORD-13, BK-GRD-21."""
    eye = sight_of_piece(s, briskar, piece)
    standing = blockers(s, briskar)
    return any(is_centre(s, briskar, piece, centre, eye, standing) for centre in range(SQUARES))


def sight_of_piece(s: Battlefield, briskar: Briskar, piece: i64) -> Body:
    """Return what a gun looks with: itself, a fathom high, or whoever carries it. Rule: BK-TPL-02, BK-ORD-13."""
    square = muzzle(s, briskar, piece)
    if piece == OWN_BODY:
        return Body(square, s.level(briskar), s.card(briskar).size)
    return Body(square, s.ground.level[square], FATHOM)


def is_centre(s: Battlefield, briskar: Briskar, piece: i64, centre: i64, eye: Body, standing: vec[i64]) -> bool:
    """Say whether a template may be centred on a square. Rule: BK-TPL-02, BK-ACT-06, BK-GRD-21."""
    return is_aimed_at(s, briskar, piece, centre) and is_template_visible(s.ground, eye, centre, standing)


def is_aimed_at(s: Battlefield, briskar: Briskar, piece: i64, centre: i64) -> bool:
    """Say whether a gun points at a square of the map other than its own. Rule: BK-TPL-02, BK-ACT-06, BK-ORD-13."""
    square = muzzle(s, briskar, piece)
    if not s.ground.inside(centre) or centre == square:
        return False
    return piece == OWN_BODY or in_arc(square, s.facing[piece], centre)
