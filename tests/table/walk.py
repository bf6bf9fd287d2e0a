"""A small game for table tests: each turn a seat may step (public), look (secret), roll (chance) and be done."""

from __future__ import annotations

from collections.abc import Mapping

from librt.vecs import vec
from mypy_extensions import i64

from flibuste.kernel.bits import bit, zeros
from flibuste.kernel.chance import Chance
from flibuste.kernel.decisions import Decision
from flibuste.kernel.errors import Refusal
from flibuste.kernel.events import Event, public, secret
from flibuste.kernel.game import Game, Setup, Verb
from flibuste.kernel.ids import Seat
from flibuste.kernel.places import Places
from flibuste.kernel.state import State

STEP, LOOK, ROLL, DONE = range(4)
NO_SUCH = Refusal("no_such_action", "no such action", "WK-01")
TURNS = 6
WALK = Decision("walk")
EVENTS = [Event(kind, "seat", "sums: number[]") for kind in ("stepped", "rolled", "done")]
EVENTS += [Event("looked", "seat", "number")]


class Walk(State):
    """``hidden`` is a number under the table; ``sum`` what was stepped and rolled by each seat."""

    def __init__(self, seats: i64) -> None:
        super().__init__(seats)
        self.sums: vec[i64] = zeros(seats)
        self.hidden: i64 = 0
        self.turn: i64 = 0
        self.left: i64 = TURNS

    def decision(self) -> Decision:
        return WALK

    def candidates(self, seat: i64) -> vec[i64]:
        return vec[i64]([STEP, LOOK, ROLL, DONE])

    def why_not(self, seat: i64, action: i64) -> Refusal | None:
        return None if 0 <= action <= DONE else NO_SUCH

    def advance(self, chance: Chance) -> None:
        seat, action = self.turn, self.answers[self.turn]
        if action == STEP:
            self.sums[seat] += 1
            self.tell("stepped")
        elif action == LOOK and self.log is not None:
            self.log.tell("looked", public("seat", seat), secret("number", int(self.hidden), bit(seat)))
        elif action == ROLL:
            self.sums[seat] += chance.die(6, "lucky die")
            self.tell("rolled")
        else:
            self.left -= 1
            self.turn = (seat + 1) % self.seats
            self.tell("done")
        if self.left == 0:
            self.finish_game()
        else:
            self.ask_one(Seat(self.turn))

    def tell(self, kind: str) -> None:
        if self.log is not None:
            self.log.tell(kind, public("seat", int(self.turn)), public("sums", [int(n) for n in self.sums]))

    def standing(self, seat: i64) -> i64:
        return self.sums[seat]

    def clone(self) -> Walk:
        other = Walk(self.seats)
        self.copy_to(other)
        other.sums, other.hidden, other.turn, other.left = self.sums[:], self.hidden, self.turn, self.left
        return other

    def redeal(self, seat: i64, memory: Places, rng: Chance) -> None:
        self.hidden = rng.draw(10)


def view(s: Walk, seat: int) -> Mapping[str, object]:
    return {"sums": [int(n) for n in s.sums], "turn": int(s.turn), "left": int(s.left)}


def new(setup: Setup, chance: Chance) -> State:
    s = Walk(setup.seats)
    s.open_books(0, setup.tracked, setup.log)
    s.hidden = chance.below(10, "hidden")
    s.ask_one(Seat(0))
    return s


GAME = Game(
    "walk",
    "wk",
    range(2, 4),
    {},
    [Verb("step"), Verb("look"), Verb("roll"), Verb("done")],
    400,
    Walk,
    new,
    view,
    [WALK],
    EVENTS,
)
