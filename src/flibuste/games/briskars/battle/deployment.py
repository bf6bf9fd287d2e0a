"""Chapter 5: zones and deployment, the compass, and the first round."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from flibuste.games.briskars.actions.stealth import hide_all
from flibuste.games.briskars.battle.scenario_setup import PlaceCrates, place_objects, zone_squares
from flibuste.games.briskars.dice.dice import heads
from flibuste.games.briskars.field import decisions, events
from flibuste.games.briskars.field.choices import Choice
from flibuste.games.briskars.field.kit import COMPASS, left
from flibuste.games.briskars.field.refusals import NO_SUCH_ANSWER, NOT_THERE
from flibuste.games.briskars.field.state import NOBODY, NOTHING, OUT, Battlefield
from flibuste.games.briskars.field.verbs import AT, FACE, NO, PICK, PIECES, YES
from flibuste.games.briskars.ground.distance import SQUARES
from flibuste.kernel.chance import Chance
from flibuste.kernel.decisions import Decision
from flibuste.kernel.errors import Refusal
from flibuste.kernel.events import public
from flibuste.kernel.ids import Seat

ZONES_DUE: Final[i64] = 0
ZONE_CHOSEN: Final[i64] = 1
ZONES_GIVEN: Final[i64] = 2
DEPLOYING: Final[i64] = 3
SQUARE_CHOSEN: Final[i64] = 4
FACING_CHOSEN: Final[i64] = 5
COMPASS_DUE: Final[i64] = 6
COMPASS_CHOSEN: Final[i64] = 7


@final
class Deployment(Choice):
    """Give zones, deploy band after band, ask the compass; return who begins round 1.

    The first to deploy is the band the step before this one has returned.

    Rule: BK-DEP-02 to BK-DEP-06, BK-DEP-09.
    """

    def __init__(self, first: i64 = NOBODY, turn: i64 = 0, piece: i64 = -1, at: i64 = ZONES_DUE) -> None:
        self.first: i64 = first
        self.turn: i64 = turn
        self.piece: i64 = piece
        self.at: i64 = at

    def seat(self, s: Battlefield) -> Seat:
        """Return who is deploying: the first, then clockwise."""
        return Seat((self.first + self.turn) % s.seats)

    def resume(self, s: Battlefield, chance: Chance) -> None:
        if self.first == NOBODY:
            self.first = s.returned
        if self.at == ZONES_DUE:
            self.next_zone_choice(s, chance)
        elif self.at == ZONE_CHOSEN:
            self.choose_zone(s)
        elif self.at == ZONES_GIVEN:
            self.at = DEPLOYING
            place_objects(s)
            s.call(PlaceCrates(self.first))
        elif self.at == DEPLOYING:
            self.deploy_next(s)
        elif self.at == SQUARE_CHOSEN or self.at == FACING_CHOSEN:
            self.placed(s, s.answers[self.seat(s)])
        else:
            self.compass(s)

    # zones

    def next_zone_choice(self, s: Battlefield, chance: Chance) -> None:
        """A band that has read a map chooses its zone, the higher total first; the rest follow in order.

        Rule: BK-DEP-05, BK-OBJ-14.
        """
        reader = best_reader(s, chance)
        if reader == NOBODY:
            self.give_zones(s)
            return
        self.turn = (reader - self.first) % s.seats
        self.at = ZONE_CHOSEN
        s.ask_one(reader)

    def choose_zone(self, s: Battlefield) -> None:
        seat = self.seat(s)
        s.zone[seat] = s.answers[seat] - PICK
        s.marks[seat] = 0
        self.turn = 0
        self.at = ZONES_DUE

    def give_zones(self, s: Battlefield) -> None:
        """Give the zones that are left: two bands by order of deployment, more by seat.

        Rule: BK-DEP-05.
        """
        for k in range(s.seats):
            seat = k
            if s.seats == 2:
                seat = (self.first + k) % s.seats
            if s.zone[seat] == NOTHING:
                s.zone[seat] = free_zone(s)
        for seat in s.every_seat():
            s.marks[seat] = 0
            if s.log is not None:
                s.log.tell("zone", public("seat", seat), public("zone", s.zone[seat]))
        self.turn = 0
        self.at = ZONES_GIVEN

    # deployment

    def next_briskar(self, s: Battlefield) -> i64:
        """Return the next Briskar of the deploying band, or NOBODY."""
        seat = self.seat(s)
        for briskar in s.band(seat):
            if s.profile[briskar] != NOTHING and s.place[briskar] == OUT:
                return briskar
        return NOBODY

    def next_piece(self, s: Battlefield) -> i64:
        """Return the next piece of the deploying band, or NOTHING."""
        seat = self.seat(s)
        for piece in range(seat * PIECES, seat * PIECES + PIECES):
            if s.piece[piece] != NOTHING and s.piece_place[piece] == OUT:
                return piece
        return NOTHING

    def deploy_next(self, s: Battlefield) -> None:
        """Ask for the next miniature; a band deploys completely before the next one.

        Rule: BK-DEP-03.
        """
        if self.turn == s.seats:
            self.at = COMPASS_DUE
            self.turn = 0
            if s.content.scenarios[s.scenario].ambush:
                hide_all(s)
            return
        if self.next_briskar(s) == NOBODY and self.next_piece(s) == NOTHING:
            self.turn += 1
            return
        self.at = SQUARE_CHOSEN
        s.ask_one(self.seat(s))

    def placed(self, s: Battlefield, action: i64) -> None:
        """Put a miniature down; a piece is turned as well."""
        briskar = self.next_briskar(s)
        if self.at == FACING_CHOSEN:
            s.facing[self.piece] = action - FACE
            self.at = DEPLOYING
        elif briskar != NOBODY:
            s.place[briskar] = action - AT
            s.note_pair(events.DEPLOYS, briskar, action - AT)
            self.at = DEPLOYING
        else:
            self.piece = self.next_piece(s)
            self.put_piece(s, action - AT)
            self.at = FACING_CHOSEN
            s.ask_one(self.seat(s))

    def put_piece(self, s: Battlefield, square: i64) -> None:
        """A piece stands on the ground as an element of its own.

        Rule: BK-DEP-03, BK-ORD-11.
        """
        s.piece_place[self.piece] = square
        element = s.content.index("scenery", "ordnance")
        points = s.content.ordnance[s.piece[self.piece]].points
        s.ground = s.ground.changed(square, element, points, 0)

    # the compass

    def compass(self, s: Battlefield) -> None:
        """The owner of the only compass may play first.

        Rule: BK-DEP-06, BK-OBJ-29, BK-RND-06.
        """
        owner = compass_owner(s)
        if self.at == COMPASS_DUE and owner != NOBODY and owner != self.first:
            self.at = COMPASS_CHOSEN
            s.ask_one(owner)
            return
        starter = self.first
        if self.at == COMPASS_CHOSEN and s.answers[owner] == YES:
            starter = owner
        s.finish(starter)

    # the questions

    def asks(self) -> Decision:
        return decisions.DEPLOY

    def candidates(self, s: Battlefield, seat: Seat) -> vec[i64]:
        actions = vec[i64](capacity=64)
        if self.at == COMPASS_CHOSEN:
            return vec[i64]([YES, NO])
        if self.at == FACING_CHOSEN:
            for direction in range(8):
                actions = append(actions, FACE + direction)
        elif self.at == ZONE_CHOSEN:
            for zone in range(s.seats):
                if not is_zone_taken(s, zone):
                    actions = append(actions, PICK + zone)
        else:
            for square in zone_squares(s, s.zone[seat]):
                if self.is_free(s, square):
                    actions = append(actions, AT + square)
        return actions

    def is_free(self, s: Battlefield, square: i64) -> bool:
        """Say whether somebody may be put on a square; a piece needs bare ground."""
        if not s.ground.inside(square) or not s.ground.enterable(square) or s.standing_on(square) != NOBODY:
            return False
        return self.next_briskar(s) != NOBODY or s.ground.element(square) < 0

    def why_not(self, s: Battlefield, seat: Seat, action: i64) -> Refusal | None:
        if self.at == SQUARE_CHOSEN and action >= AT + SQUARES:
            return NO_SUCH_ANSWER
        if self.at == SQUARE_CHOSEN and not (action >= AT and self.is_free(s, action - AT)):
            return NOT_THERE
        for allowed in self.candidates(s, seat):
            if allowed == action:
                return None
        return NOT_THERE if action < AT + SQUARES else NO_SUCH_ANSWER

    def clone(self) -> Deployment:
        return Deployment(self.first, self.turn, self.piece, self.at)


def is_zone_taken(s: Battlefield, zone: i64) -> bool:
    """Say whether a zone belongs to somebody."""
    return any(other == zone for other in s.zone)


def free_zone(s: Battlefield) -> i64:
    """Return the first zone nobody has."""
    for zone in range(s.seats):
        if not is_zone_taken(s, zone):
            return zone
    return 0


def best_reader(s: Battlefield, chance: Chance) -> Seat:
    """Return the band that has read a map with the highest total and has no zone yet; a tie is settled by coin.

    Rule: BK-OBJ-14.
    """
    best = Seat(NOBODY)
    for seat in s.every_seat():
        if s.marks[seat] == 0 or s.zone[seat] != NOTHING:
            continue
        tied = best != NOBODY and s.marks[seat] == s.marks[best]
        if best == NOBODY or s.marks[seat] > s.marks[best] or (tied and not heads(chance, "zone")):
            best = seat
    return best


def compass_owner(s: Battlefield) -> Seat:
    """Return the band with the only magic compass; two have no effect.

    Rule: BK-OBJ-29.
    """
    owner = Seat(NOBODY)
    for briskar in s.everybody():
        if left(s, briskar, COMPASS) > 0:
            if owner != NOBODY:
                return Seat(NOBODY)
            owner = s.owner(briskar)
    return owner
