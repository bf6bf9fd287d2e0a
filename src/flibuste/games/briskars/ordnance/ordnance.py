"""Chapters 18 and 25: reloading a piece, adding ammunition, moving it."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from flibuste.games.briskars.field import events
from flibuste.games.briskars.field.action_points import pay
from flibuste.games.briskars.field.characteristics import strength
from flibuste.games.briskars.field.choices import Choose, Deed, Quiet
from flibuste.games.briskars.field.kit import POUCH as POUCH_OBJECT
from flibuste.games.briskars.field.kit import card_of, left, tell_weapon, use
from flibuste.games.briskars.field.postures import put
from flibuste.games.briskars.field.refusals import (
    CANNOT_MOVE,
    FULLY_LOADED,
    NO_AMMO,
    NO_FREE_HAND,
    NO_PIECE,
    NOT_ENOUGH_AP,
    NOT_THE_GUNNER,
    NOTHING_LEFT,
    OPPONENT_NEAR,
    RACE_ALONE,
    TOO_WEAK,
    TRIED_ALREADY,
)
from flibuste.games.briskars.field.state import NOBODY, NOTHING, Battlefield
from flibuste.games.briskars.field.verbs import AT, FACE, PIECES, POUCH, PUSH, PUSH_RACE, RELOAD_PIECE, STOP
from flibuste.games.briskars.field.zones import are_opponents
from flibuste.games.briskars.ground.distance import DIRECTIONS
from flibuste.games.briskars.ground.ground import BLOCKING, DEEP, NO_ELEMENT, neighbours
from flibuste.games.briskars.ground.surfaces import BESIDE, FREE_DROP, FREE_STEP
from flibuste.games.briskars.ids import Briskar
from flibuste.games.briskars.movement.allowance import RACING, WALKING, allowance, may_not_move
from flibuste.games.briskars.movement.paths import step_cost
from flibuste.games.briskars.movement.walking import RACE_COST, walk_cost
from flibuste.games.briskars.ordnance.pieces import (
    OWN_BODY,
    ammo_left,
    ordnance_card,
    served_piece,
    shots_loaded,
    touches_piece,
)
from flibuste.kernel.bits import bit
from flibuste.kernel.chance import Chance
from flibuste.kernel.errors import Refusal

MOVING: Final[i64] = 0
CHOSEN: Final[i64] = 1

PUSH_COST: Final[i64] = 2
TURN_HALVES: Final[i64] = 2


def reload_cost(s: Battlefield, briskar: Briskar, piece: i64) -> i64:
    """Return the price of reloading: the card's, less what a loader who touches the piece saves.

    Rule: BK-ORD-10, BK-CHR-12.
    """
    cost = ordnance_card(s, briskar, piece).reload
    if piece == OWN_BODY:
        return cost
    seat = s.owner(briskar)
    saved: i64 = 0
    for ally in s.band(seat):
        if s.place[ally] >= 0 and touches_piece(s, ally, piece):
            saved = max(saved, s.card(ally).reload_discount)
    return max(cost - saved, 1)


@final
class ReloadPiece(Deed):
    """Reload the piece he serves. Rule: BK-ORD-10, BK-REL-03."""

    def why_not(self, s: Battlefield, briskar: Briskar, n: i64) -> Refusal | None:
        piece = served_piece(s, briskar)
        if piece == NOTHING:
            return NOT_THE_GUNNER
        if piece != OWN_BODY and not touches_piece(s, briskar, piece):
            return NO_PIECE
        if ammo_left(s, briskar, piece) == 0:
            return NO_AMMO
        if shots_loaded(s, briskar, piece) >= ordnance_card(s, briskar, piece).rate:
            return FULLY_LOADED
        return None if s.ap[briskar] >= reload_cost(s, briskar, piece) else NOT_ENOUGH_AP

    def begin(self, s: Battlefield, briskar: Briskar, n: i64, chance: Chance) -> None:
        piece = served_piece(s, briskar)
        pay(s, briskar, reload_cost(s, briskar, piece))
        if piece == OWN_BODY:
            s.cannon_loaded[briskar] = ordnance_card(s, briskar, piece).rate
        else:
            s.piece_loaded[piece] = ordnance_card(s, briskar, piece).rate
        tell_weapon(s, events.RELOADS, briskar, ordnance_card(s, briskar, piece).name)


@final
class AddAmmo(Deed):
    """Add the balls of a powder pouch to the piece its bearer serves, at no cost.

    Rule: BK-OBJ-04, BK-OBJ-05, BK-ORD-09.
    """

    def price(self, s: Battlefield, briskar: Briskar) -> i64:
        return 0

    def why_not(self, s: Battlefield, briskar: Briskar, n: i64) -> Refusal | None:
        if left(s, briskar, POUCH_OBJECT) == 0:
            return NOTHING_LEFT
        piece = served_piece(s, briskar)
        if piece == NOTHING:
            return NOT_THE_GUNNER
        return None if piece == OWN_BODY or touches_piece(s, briskar, piece) else NO_PIECE

    def begin(self, s: Battlefield, briskar: Briskar, n: i64, chance: Chance) -> None:
        use(s, briskar, POUCH_OBJECT)
        balls = card_of(s, POUCH_OBJECT).amount
        piece = served_piece(s, briskar)
        if piece == OWN_BODY:
            s.cannon_ammo[briskar] += balls
        else:
            s.ammo[piece] += balls
        s.note_pair(events.ADDS_AMMO, briskar, balls)


# moving it


def touched_piece(s: Battlefield, briskar: Briskar) -> i64:
    """Return a piece of his band that he touches, or NOTHING. Rule: BK-ACT-02."""
    seat = s.owner(briskar)
    for piece in range(seat * PIECES, seat * PIECES + PIECES):
        if s.piece[piece] != NOTHING and touches_piece(s, briskar, piece):
            return piece
    return NOTHING


def is_opponent_beside(s: Battlefield, briskar: Briskar, square: i64) -> bool:
    """Say whether an opponent stands in one of the 8 squares around a square. Rule: BK-ACT-05."""
    for beside in neighbours(s.ground, square):
        other = s.standing_on(beside)
        if other != NOBODY and are_opponents(s, briskar, other):
            return True
    return False


@final
class PushPiece(Quiet):
    """Move a piece and its pusher together, step by step; each re-orientation costs 1 fathom of the movement.

    Rule: BK-ACT-01 to BK-ACT-07.
    """

    def __init__(
        self, briskar: Briskar, piece: i64, mode: i64, spent: i64 = 0, grounds: i64 = 0, at: i64 = MOVING
    ) -> None:
        self.briskar: Briskar = briskar
        self.piece: i64 = piece
        self.mode: i64 = mode
        self.spent: i64 = spent
        self.grounds: i64 = grounds
        self.at: i64 = at

    def resume(self, s: Battlefield, chance: Chance) -> None:
        if self.at == CHOSEN:
            self.chosen(s, s.returned)
            return
        self.at = CHOSEN
        s.call(Choose(s.owner(self.briskar), self.choices(s), "push"))

    def choices(self, s: Battlefield) -> vec[i64]:
        """List the steps and turns that are left, and stopping."""
        actions = vec[i64](capacity=16)
        near = is_opponent_beside(s, self.briskar, s.place[self.briskar])
        if not near and not is_opponent_beside(s, self.briskar, s.piece_place[self.piece]):
            for square in neighbours(s.ground, s.place[self.briskar]):
                direction = direction_to(s.place[self.briskar], square)
                if self.can_step(s, square, direction):
                    actions = append(actions, AT + square)
            if self.spent + TURN_HALVES <= allowance(s, self.briskar, self.mode, self.grounds):
                for direction in range(DIRECTIONS):
                    if direction != s.facing[self.piece]:
                        actions = append(actions, FACE + direction)
        return append(actions, STOP)

    def can_step(self, s: Battlefield, square: i64, direction: i64) -> bool:
        """Say whether pusher and piece can both go one step, keeping their places to each other.

        Rule: BK-ACT-03, BK-ACT-07.
        """
        piece_to = BESIDE[s.piece_place[self.piece] * DIRECTIONS + direction]
        if piece_to < 0 or not self.is_clear(s, piece_to, True) or not self.is_clear(s, square, False):
            return False
        halves = self.spent + step_cost(direction)
        return halves <= allowance(s, self.briskar, self.mode, self.grounds_after(s, square, piece_to))

    def grounds_after(self, s: Battlefield, square: i64, piece_to: i64) -> i64:
        here = bit(s.ground.kind(s.place[self.briskar]))
        return self.grounds | here | bit(s.ground.kind(square)) | bit(s.ground.kind(piece_to))

    def is_clear(self, s: Battlefield, square: i64, for_piece: bool) -> bool:
        """Say whether a square can be entered by the piece, or by the pusher. Rule: BK-ACT-07."""
        if not s.ground.inside(square) or s.ground.kind(square) == BLOCKING:
            return False
        other = s.standing_on(square)
        if other != NOBODY and other != self.briskar:
            return False
        own = square == s.piece_place[self.piece]
        if for_piece:
            rise = s.ground.level[square] - s.ground.level[s.piece_place[self.piece]]
            return s.ground.kind(square) != DEEP and (s.ground.element(square) < 0) and -FREE_DROP <= rise <= FREE_STEP
        rise = s.ground.level[square] - s.level(self.briskar)
        return (own or s.ground.enterable(square)) and -FREE_DROP <= rise <= FREE_STEP

    def chosen(self, s: Battlefield, action: i64) -> None:
        """Turn the piece, or go one step, or stop."""
        self.at = MOVING
        if action == STOP:
            s.note_pair(events.WALKS, self.briskar, s.place[self.briskar])
            s.finish(0)
        elif action >= FACE:
            s.facing[self.piece] = action - FACE
            self.spent += TURN_HALVES
        else:
            self.go(s, action - AT)

    def go(self, s: Battlefield, square: i64) -> None:
        """Move both."""
        direction = direction_to(s.place[self.briskar], square)
        before = s.piece_place[self.piece]
        after = BESIDE[before * DIRECTIONS + direction]
        self.grounds = self.grounds_after(s, square, after)
        self.spent += step_cost(direction)
        element = s.ground.element(before)
        points = s.ground.points[before]
        s.ground = s.ground.changed(before, NO_ELEMENT, 0, 0).changed(after, element, points, 0)
        s.piece_place[self.piece] = after
        put(s, self.briskar, square)

    def clone(self) -> PushPiece:
        return PushPiece(self.briskar, self.piece, self.mode, self.spent, self.grounds, self.at)


def direction_to(square: i64, beside: i64) -> i64:
    """Return the direction of a neighbour."""
    for direction in range(DIRECTIONS):
        if BESIDE[square * DIRECTIONS + direction] == beside:
            return direction
    return 0


@final
class Push(Deed):
    """Move a piece of his band, once per activation, for 2 AP on top of the walk or the race.

    Rule: BK-ACT-01, BK-ACT-02, BK-ACT-04, BK-ACT-05, BK-EQP-16.
    """

    def price(self, s: Battlefield, briskar: Briskar) -> i64:
        if self.first == PUSH_RACE:
            return PUSH_COST + RACE_COST
        return PUSH_COST + walk_cost(s)

    def why_not(self, s: Battlefield, briskar: Briskar, n: i64) -> Refusal | None:
        if s.card(briskar).hands == 0:
            return NO_FREE_HAND
        piece = touched_piece(s, briskar)
        if piece == NOTHING:
            return NO_PIECE
        if strength(s, briskar) < s.content.ordnance[s.piece[piece]].strength:
            return TOO_WEAK
        if s.pushed != 0:
            return TRIED_ALREADY
        return self.why_not_now(s, briskar, piece)

    def why_not_now(self, s: Battlefield, briskar: Briskar, piece: i64) -> Refusal | None:
        """Check opponents, movement and price."""
        if self.first == PUSH_RACE and s.acted != 0:
            return RACE_ALONE
        if may_not_move(s, briskar):
            return CANNOT_MOVE
        if is_opponent_beside(s, briskar, s.place[briskar]):
            return OPPONENT_NEAR
        if is_opponent_beside(s, briskar, s.piece_place[piece]):
            return OPPONENT_NEAR
        return None if s.ap[briskar] >= self.price(s, briskar) else NOT_ENOUGH_AP

    def begin(self, s: Battlefield, briskar: Briskar, n: i64, chance: Chance) -> None:
        pay(s, briskar, self.price(s, briskar))
        s.free_move = 0
        s.pushed = 1
        mode = WALKING
        if self.first == PUSH_RACE:
            mode = RACING
            s.ended = 1
        s.call(PushPiece(briskar, touched_piece(s, briskar), mode))


ORDNANCE: Final[list[Deed]] = [
    ReloadPiece(RELOAD_PIECE),
    AddAmmo(POUCH),
    Push(PUSH, least=PUSH_COST),
    Push(PUSH_RACE, least=PUSH_COST + RACE_COST),
]
