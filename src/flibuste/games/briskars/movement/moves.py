"""Chapter 10: the move itself, square by square, whichever action makes it."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from flibuste.games.briskars.field import decisions
from flibuste.games.briskars.field.action_points import pay
from flibuste.games.briskars.field.postures import put
from flibuste.games.briskars.field.refusals import (
    NO_SUCH_ANSWER,
    NOT_THERE,
)
from flibuste.games.briskars.field.seeing import cover
from flibuste.games.briskars.field.shields import turn_shield
from flibuste.games.briskars.field.state import EMPTY, NOBODY, Battlefield
from flibuste.games.briskars.field.verbs import AT, STOP, VIA
from flibuste.games.briskars.field.zones import can_strike, holders
from flibuste.games.briskars.ground.distance import SQUARES
from flibuste.games.briskars.ground.sight import IN_COVER
from flibuste.games.briskars.ids import Briskar
from flibuste.games.briskars.movement.allowance import DODGING, RACING, WALKING
from flibuste.games.briskars.movement.landing import LANDED, Landing
from flibuste.games.briskars.movement.paths import MOST_JUMPS, UNSEEN, Reach
from flibuste.games.briskars.movement.searches import reach_of
from flibuste.kernel.bits import Fixed, holds
from flibuste.kernel.chance import Chance
from flibuste.kernel.decisions import Decision
from flibuste.kernel.errors import Refusal
from flibuste.kernel.events import public
from flibuste.kernel.ids import Seat
from flibuste.kernel.steps import Step

DECLARED: Final[i64] = 0
CHOSEN: Final[i64] = 1
LANDED_ON: Final[i64] = 2
ARRIVED: Final[i64] = 3


@final
class Move(Step[Battlefield]):
    """Go somewhere: ``at`` a square to end there, ``via`` a square to choose the path, ``stop`` to stay.

    ``strike_at`` with ``weapon`` limits an assault to squares from which that Briskar can be struck;
    ``shy_of`` is the square of a shooter to whom a dodge may not come nearer; ``cover_from`` one from whom he must
    keep cover; ``by`` the seat of an opponent who moves him.
    Return the halves spent.

    Rule: BK-MOV-01, BK-MOV-03, BK-DEF-04, BK-DEF-06.
    """

    def __init__(
        self,
        briskar: Briskar,
        mode: i64,
        strike_at: Briskar = NOBODY,
        weapon: i64 = -1,
        shy_of: i64 = -1,
        cover_from: Briskar = NOBODY,
        most: i64 = UNSEEN,
        by: i64 = -1,
        spent: i64 = 0,
        grounds: i64 = 0,
        squares: Fixed = EMPTY,
        at: i64 = DECLARED,
    ) -> None:
        self.briskar: Briskar = briskar
        self.mode: i64 = mode
        self.strike_at: Briskar = strike_at
        self.weapon: i64 = weapon
        self.shy_of: i64 = shy_of
        self.cover_from: Briskar = cover_from
        self.most: i64 = most
        self.by: i64 = by
        self.spent: i64 = spent
        self.grounds: i64 = grounds
        self.squares: Fixed = squares
        self.at: i64 = at

    def resume(self, s: Battlefield, chance: Chance) -> None:
        if self.at == DECLARED:
            self.offer(s)
        elif self.at == CHOSEN:
            self.chosen(s, s.answers[self.mover(s)])
        elif self.at == LANDED_ON:
            if s.returned == LANDED and s.place[self.briskar] >= 0:
                self.offer(s)
            else:
                self.arrive(s)
        else:
            s.finish(self.spent)

    def reach(self, s: Battlefield) -> Reach:
        """Search from where he stands."""
        jumps = s.ap[self.briskar]
        if self.mode == DODGING or self.most < UNSEEN:
            jumps = 0
        return reach_of(s, self.briskar, self.mode, self.spent, self.grounds, jumps, self.shy_of, self.most)

    def offer(self, s: Battlefield) -> None:
        """Ask where to; the squares are searched once."""
        self.squares = self.reach(s).destinations()
        if len(self.squares) == 0:
            self.arrive(s)
            return
        self.at = CHOSEN
        s.ask_one(self.mover(s))

    def mover(self, s: Battlefield) -> Seat:
        """Return the seat that says where he goes: his own, or an opponent whom a spell lets do it."""
        if self.by >= 0:
            return Seat(self.by)
        return s.owner(self.briskar)

    def chosen(self, s: Battlefield, action: i64) -> None:
        """Walk the path to the chosen square.

        Rule: BK-MOV-17, BK-MOV-19.
        """
        if action == STOP:
            self.arrive(s)
            return
        reach = self.reach(s)
        node = reach.best(action % SQUARES)
        pay(s, self.briskar, reach.jumps_at(node))
        path = reach.path(node)
        start = s.place[self.briskar]
        before = start
        if len(path) > 1:
            before = path[len(path) - 2]
        height = reach.tops[before] - reach.tops[action % SQUARES]
        self.spent = reach.spent_at(node)
        self.grounds |= reach.grounds_at(node)
        walk_path(s, self.briskar, path)
        if reach.needs_landing(node):
            self.at = LANDED_ON
            s.call(Landing(self.briskar, height, self.briskar))
        elif action >= VIA:
            self.offer(s)
        else:
            self.arrive(s)

    def arrive(self, s: Battlefield) -> None:
        """End the move; a carried box is turned.

        Rule: BK-COV-11.
        """
        self.squares = vec[i64]()
        if s.log is not None and s.place[self.briskar] >= 0:
            kind = "walks"
            if self.mode == RACING:
                kind = "races"
            s.log.tell(kind, public("briskar", self.briskar), public("square", s.place[self.briskar]))
        self.at = ARRIVED
        turn_shield(s, self.briskar)

    # the question

    def asks(self) -> Decision:
        return decisions.MOVE

    def candidates(self, s: Battlefield, seat: Seat) -> vec[i64]:
        actions = vec[i64](capacity=64)
        for square in self.squares:
            actions = append(actions, AT + square)
        for square in self.squares:
            actions = append(actions, VIA + square)
        return append(actions, STOP)

    def random_option(self, s: Battlefield, seat: Seat, rng: Chance) -> i64:
        """Draw a square to end on, a square to pass, or to stop."""
        count: i64 = len(self.squares)
        while True:
            n = rng.draw(2 * count + 1)
            if n == 2 * count:
                return STOP
            square = self.squares[n % count]
            if n < count and self.may_end(s, square):
                return AT + square
            if n >= count and self.cover_from == NOBODY:
                return VIA + square

    def options(self, s: Battlefield, seat: Seat) -> vec[i64]:
        """List them: every square of the search may be passed, not all may be ended on."""
        legal = vec[i64](capacity=64)
        for square in self.squares:
            if self.may_end(s, square):
                legal = append(legal, AT + square)
        if self.cover_from == NOBODY:
            for square in self.squares:
                legal = append(legal, VIA + square)
        return append(legal, STOP)

    def why_not(self, s: Battlefield, seat: Seat, action: i64) -> Refusal | None:
        if action == STOP:
            return None
        if not AT <= action < VIA + SQUARES:
            return NO_SUCH_ANSWER
        if not holds(self.squares, action % SQUARES):
            return NOT_THERE
        if action < VIA and not self.may_end(s, action):
            return NOT_THERE
        if action >= VIA and self.cover_from != NOBODY:
            return NOT_THERE
        return None

    def may_end(self, s: Battlefield, square: i64) -> bool:
        """Say whether this move may end on a square: an assault must strike from there, a dodge may have to keep cover.

        Rule: BK-MOV-08, BK-COV-04.
        """
        if self.strike_at == NOBODY and self.cover_from == NOBODY:
            return True
        place = s.place[self.briskar]
        s.place[self.briskar] = square
        if self.strike_at != NOBODY:
            allowed = can_strike(s, self.briskar, self.strike_at, self.weapon)
        else:
            allowed = cover(s, self.cover_from, self.briskar) <= IN_COVER
        s.place[self.briskar] = place
        return allowed

    def clone(self) -> Move:
        return Move(
            self.briskar,
            self.mode,
            self.strike_at,
            self.weapon,
            self.shy_of,
            self.cover_from,
            self.most,
            self.by,
            self.spent,
            self.grounds,
            self.squares,
            self.at,
        )


def walk_path(s: Battlefield, briskar: Briskar, path: vec[i64]) -> None:
    """Move a Briskar along a path; moving ends kneeling, hiding and a disengagement from zones he is out of.

    Rule: BK-ACT-26, BK-ACT-32, BK-DIS-09, BK-DIS-10.
    """
    for square in path:
        put(s, briskar, square)
    if s.freed != 0:
        s.freed &= holders(s, briskar)


def shortest(s: Battlefield, briskar: Briskar, start: i64, end: i64, freed: i64) -> i64:
    """Return the halves of the shortest legal walk between two squares, out of the zones he was freed from.

    Rule: BK-MOV-10.
    """
    place = s.place[briskar]
    now = s.freed
    s.place[briskar] = start
    s.freed = freed
    reach = Reach(s, briskar, WALKING, 0, 0, MOST_JUMPS)
    s.place[briskar] = place
    s.freed = now
    least: i64 = UNSEEN
    for k in range((reach.most_jumps + 1) * reach.layers):
        least = min(least, reach.spent_at(k * SQUARES + end))
    return least
