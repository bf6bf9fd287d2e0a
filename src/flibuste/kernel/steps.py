"""Steps: unfinished pieces of rules, for games whose decisions nest."""

from __future__ import annotations

from typing import Generic, TypeVar, cast

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from flibuste.kernel.chance import Chance
from flibuste.kernel.decisions import Decision
from flibuste.kernel.errors import BrokenGame, Refusal
from flibuste.kernel.ids import Seat
from flibuste.kernel.state import TRIES, State

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One rule under way: plain public values, the question it asks, and what follows the answer.

    The signature of its constructor declares its fields; the rest of the constructor and ``clone`` are written from it
    (``python -m flibuste.lab.fields``), and it is saved and loaded without code of its own.
    """

    def resume(self, s: S, chance: Chance) -> None:
        """Go on from where the step stopped: ask, call another step, or finish."""
        raise NotImplementedError

    def asks(self) -> Decision:
        """Return the decision this step has opened; only steps that ask have one."""
        raise BrokenGame("a step that asks nothing has no decision")

    def candidates(self, s: S, seat: Seat) -> vec[i64]:
        """Return sorted actions among which all legal ones are."""
        raise NotImplementedError

    def why_not(self, s: S, seat: Seat, action: i64) -> Refusal | None:
        """Say why this action is refused."""
        raise NotImplementedError

    def options(self, s: S, seat: Seat) -> vec[i64]:
        """Return the legal actions: the candidates that the check lets through. A step may find them faster."""
        legal = vec[i64](capacity=16)
        for action in self.candidates(s, seat):
            if self.why_not(s, seat, action) is None:
                legal = append(legal, action)
        return legal

    def random_option(self, s: S, seat: Seat, rng: Chance) -> i64:
        """Return a legal action at random: candidates are drawn until the check lets one through, each alike.

        Where few are legal the options are listed after all. A step may draw without listing its candidates.
        """
        found = self.candidates(s, seat)
        for tries in range(TRIES):
            action = found[rng.draw(len(found))]
            if self.why_not(s, seat, action) is None:
                return action
        legal = self.options(s, seat)
        return legal[rng.draw(len(legal))]

    def clone(self) -> Step[S]:
        """Copy the step."""
        raise NotImplementedError


def top(steps: list[Step[S]]) -> Step[S]:
    """Return the rule that asks: the one on top."""
    return steps[-1]


def drop(steps: list[Step[S]]) -> None:
    """Take the rule on top off: it has finished."""
    steps.pop()


@mypyc_attr(allow_interpreted_subclasses=True)
class SteppedState(State, Generic[S]):
    """A state whose unfinished rules lie on a stack; the top one asks."""

    def __init__(self, seats: i64) -> None:
        super().__init__(seats)
        self.stack: list[Step[S]] = []
        self.returned: i64 = 0

    def call(self, step: Step[S]) -> None:
        """Start a rule; the one below goes on when it has finished."""
        self.stack.append(step)

    def finish(self, result: i64) -> None:
        """End the rule on top and hand its result to the one below."""
        drop(self.stack)
        self.returned = result

    def end_game(self) -> None:
        """Leave all rules."""
        self.stack.clear()
        self.finish_game()

    def advance(self, chance: Chance) -> None:
        """Run the top step until somebody is asked or the game is over."""
        me, stack = cast(S, self), self.stack
        while self.waiting == 0 and not self.over:
            top(stack).resume(me, chance)

    def decision(self) -> Decision:
        """Let the top step say."""
        return top(self.stack).asks()

    def candidates(self, seat: Seat) -> vec[i64]:
        """Let the top step say."""
        return top(self.stack).candidates(cast(S, self), seat)

    def options(self, seat: i64) -> vec[i64]:
        """Let the top step say."""
        return top(self.stack).options(cast(S, self), Seat(seat))

    def random_option(self, seat: i64, rng: Chance) -> i64:
        """Let the top step draw."""
        return top(self.stack).random_option(cast(S, self), Seat(seat), rng)

    def why_not(self, seat: Seat, action: i64) -> Refusal | None:
        """Let the top step say."""
        return top(self.stack).why_not(cast(S, self), seat, action)

    def copy_steps_to(self, other: SteppedState[S]) -> None:
        """Copy the kernel's part and the stack into a clone."""
        self.copy_to(other)
        other.returned = self.returned
        stack = other.stack
        for step in self.stack:
            stack.append(step.clone())
