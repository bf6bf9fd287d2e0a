"""The state of a game, and its one concept: the open decision."""

from __future__ import annotations

import copy
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from flibuste.kernel.bits import bit, has, members, size, zeros
from flibuste.kernel.chance import Chance
from flibuste.kernel.decisions import Decision
from flibuste.kernel.errors import (
    GAME_IS_OVER,
    NO_SUCH_SEAT,
    NOT_ASKED,
    NOTHING_SEALED,
    BrokenGame,
    Refusal,
    illegal,
)
from flibuste.kernel.events import Log
from flibuste.kernel.ids import Seat
from flibuste.kernel.places import Places

TRIES: Final[i64] = 32
"""How many candidates are drawn before the options are listed after all."""
FIRST_SEAT: Final[Seat] = 0  # type: ignore[assignment]  # a literal: the compiler puts the number in its place
NO_SEAT: Final[Seat] = -1  # type: ignore[assignment]  # as above
LARGEST_TABLE: Final = 63
TABLES: Final[list[vec[Seat]]] = [vec[Seat]([Seat(k) for k in range(n)]) for n in range(LARGEST_TABLE + 1)]
"""All seats of a table, by their number: shared, never written into."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A resting state is over, or waits for the answers of one or more seats.

    A group of seats is asked at once; answers are sealed: nothing moves until the last one is in, so their order
    cannot matter. A single decision is a group of one.
    """

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.asked: i64 = 0
        self.waiting: i64 = 0
        self.answers: vec[i64] = zeros(seats)
        self.over: bool = False
        self.known: Places | None = None
        self.log: Log | None = None

    # what a game writes

    def decision(self) -> Decision:
        """Return the open decision: one of those the game declares."""
        raise NotImplementedError

    def candidates(self, seat: Seat) -> vec[i64]:
        """Return sorted actions among which all legal ones are."""
        raise NotImplementedError

    def why_not(self, seat: Seat, action: i64) -> Refusal | None:
        """Say why this action is refused; the only check there is."""
        raise NotImplementedError

    def advance(self, chance: Chance) -> None:
        """Go on after the last answer: ask again or end the game."""
        raise NotImplementedError

    def standing(self, seat: i64) -> i64:
        """Return how well a seat (its side, in teams) has done: higher is better, tie-breaks included."""
        raise NotImplementedError

    def tally(self, seat: i64) -> i64:
        """Return the points people would name at the end; the standing, unless tie-breaks are mixed into that."""
        return self.standing(seat)

    def side(self, seat: i64) -> i64:
        """Return the side a seat plays for; partners share one."""
        return seat

    def clone(self) -> State:
        """Copy everything that can change, except the log."""
        raise NotImplementedError

    def redeal(self, seat: Seat, memory: Places, rng: Chance) -> None:
        """Deal what this seat does not know anew, in place (called on a fresh clone)."""
        raise NotImplementedError

    def where(self) -> vec[i64]:
        """Say where each card truly lies, in the memory's places (for the laws); nothing in a game without cards."""
        return zeros(0)

    def balance(self) -> bool:
        """Say whether the books balance: every card once, sizes as counted."""
        return True

    # what a game calls

    def open_books(self, cards: i64, tracked: bool, log: Log | None) -> None:
        """Start the memory of so many cards and the log, where they are wanted; nothing is known yet."""
        if tracked:
            self.known = Places(self.seats, cards)
        self.log = log
        if log is not None and log.audited:
            log.memory = self.known

    def ask(self, group: i64) -> None:
        """Open a decision for a set of seats; no answer of the former group may survive."""
        answers = self.answers
        for seat in range(self.seats):
            answers[seat] = -1
        self.asked = group
        self.waiting = group

    def every_seat(self) -> vec[Seat]:
        """Return all seats in the order of play; the array is shared and never written into."""
        return TABLES[self.seats]

    def ask_one(self, seat: Seat) -> None:
        """Open a decision for one seat."""
        self.ask(bit(seat))

    def finish_game(self) -> None:
        """End the game: nobody is asked any more."""
        self.ask(0)
        self.over = True

    def copy_to(self, other: State) -> None:
        """Copy the kernel's part into a clone."""
        other.asked = self.asked
        other.waiting = self.waiting
        other.answers = self.answers[:]
        other.over = self.over
        if self.known is not None:
            other.known = self.known.clone()

    def forget_answers(self, seat: Seat) -> None:
        """Unseal what other seats have answered: this seat cannot know it."""
        mine = self.asked & ~self.waiting & bit(seat)
        for other in range(self.seats):
            if other != seat:
                self.answers[other] = -1
        self.waiting = self.asked & ~mine

    # what everybody else calls

    def kind(self) -> str:
        """Name the open decision."""
        return self.decision().name

    def world(self, seat: i64, rng: Chance) -> State:
        """Return a state that this seat cannot tell from the real one; it keeps neither memory nor log."""
        memory = self.known
        if memory is None:
            raise BrokenGame("without memory there are no worlds")
        self.known = None
        other = self.clone()
        self.known = memory
        other.forget_answers(Seat(seat))
        other.redeal(Seat(seat), memory, rng)
        return other

    def seen_by(self, seat: i64, rng: Chance) -> State:
        """Return what a bot in this seat may be handed: one of its worlds, with its own memory to draw others from."""
        other = self.world(seat, rng)
        memory = self.known
        if memory is not None:
            other.known = memory.only(seat)
        return other

    def options(self, seat: i64) -> vec[i64]:
        """Return the legal actions of a seat: the candidates that the check lets through."""
        legal = vec[i64](capacity=16)
        for action in self.candidates(Seat(seat)):
            if self.why_not(Seat(seat), action) is None:
                legal = append(legal, action)
        return legal

    def random_option(self, seat: i64, rng: Chance) -> i64:
        """Return a legal action at random: candidates are drawn until the check lets one through, each alike.

        Where few are legal the options are listed after all. A game may draw without building any array (playouts).
        """
        found = self.candidates(Seat(seat))
        for tries in range(TRIES):
            action = found[rng.draw(len(found))]
            if self.why_not(Seat(seat), action) is None:
                return action
        legal = self.options(seat)
        return legal[rng.draw(len(legal))]

    def refusal(self, seat: i64, action: i64) -> Refusal | None:
        """Say why an action is refused, or None."""
        if self.over:
            return GAME_IS_OVER
        if seat < 0 or seat >= self.seats:
            return NO_SUCH_SEAT
        if not has(self.waiting, seat):
            return NOT_ASKED
        return self.why_not(Seat(seat), action)

    def apply(self, seat: i64, action: i64, chance: Chance) -> None:
        """Check an action and do it."""
        why = self.refusal(seat, action)
        if why is not None:
            raise illegal(why, seat, f"action {action}")
        self.answer(seat, action, chance)

    def answer(self, seat: i64, action: i64, chance: Chance) -> None:
        """Do an action known to be legal (search)."""
        self.answers[seat] = action
        left = self.waiting & ~bit(seat)
        self.waiting = left
        if left == 0:
            self.advance(chance)

    def why_not_retract(self, seat: i64) -> Refusal | None:
        """Say why a sealed answer cannot be taken back: it can while another seat of the group has not answered."""
        if self.over:
            return GAME_IS_OVER
        if seat < 0 or seat >= self.seats:
            return NO_SUCH_SEAT
        if not has(self.asked & ~self.waiting, seat):
            return NOTHING_SEALED
        return None

    def retract(self, seat: i64) -> None:
        """Take a sealed answer back; the seat is asked again."""
        why = self.why_not_retract(seat)
        if why is not None:
            raise illegal(why, seat, "retract")
        self.answers[seat] = -1
        self.waiting |= bit(seat)

    # copies for programs: a clone, with its log

    def __repr__(self) -> str:
        what = "over" if self.over else f"{self.kind()} asked of {members(self.asked)}"
        return f"<{type(self).__name__}: {self.seats} seats, {what}>"

    def __copy__(self) -> State:
        other = self.clone()
        other.log = self.log
        return other

    def __deepcopy__(self, memo: dict[int, object]) -> State:
        other = self.clone()
        if self.log is not None:
            log = copy.deepcopy(self.log, memo)
            other.log = log
            if self.log.memory is self.known:
                log.memory = other.known
        return other

    # the end

    def score(self, seat: i64) -> float:
        """Share 1 among the sides that have done best; everybody else has 0."""
        mine = self.standing(seat)
        sides: i64 = 0
        for other in self.every_seat():
            theirs = self.standing(other)
            if theirs > mine:
                return 0.0
            if theirs == mine:
                sides |= bit(self.side(other))
        return 1.0 / float(size(sides))

    def payoff(self, seat: i64) -> float:
        """Return what the end pays a seat: +1 to a lone winner, the others share the loss; a game may pay otherwise."""
        sides: i64 = 0
        for other in self.every_seat():
            sides |= bit(self.side(other))
        if size(sides) < 2:
            return 0.0
        return (float(size(sides)) * self.score(seat) - 1.0) / float(size(sides) - 1)

    def rank(self, seat: i64) -> i64:
        """Return the place of a seat: 1 and the number of sides that have done better."""
        mine = self.standing(seat)
        better: i64 = 0
        for other in self.every_seat():
            if self.standing(other) > mine:
                better |= bit(self.side(other))
        return size(better) + 1
