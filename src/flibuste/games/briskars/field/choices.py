"""What asks and what does: steps without a question, steps with a list of answers, the actions of an activation.

Each action of the book is one Deed (step 6 of an activation); battle/activation.py lists them all.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from flibuste.games.briskars.field import decisions
from flibuste.games.briskars.field.refusals import NO_SUCH_ANSWER, NOT_THERE
from flibuste.games.briskars.field.state import NOTHING, Battlefield, in_play
from flibuste.games.briskars.field.verbs import BRISKARS
from flibuste.games.briskars.ground.distance import SQUARES
from flibuste.games.briskars.ids import Briskar
from flibuste.kernel.bits import Fixed
from flibuste.kernel.chance import Chance
from flibuste.kernel.decisions import Decision
from flibuste.kernel.errors import Refusal
from flibuste.kernel.ids import Seat
from flibuste.kernel.steps import Step


@mypyc_attr(allow_interpreted_subclasses=True)
class Quiet(Step[Battlefield]):
    """The base of steps without questions."""

    def candidates(self, s: Battlefield, seat: Seat) -> vec[i64]:
        return vec[i64]()

    def why_not(self, s: Battlefield, seat: Seat, action: i64) -> Refusal | None:
        return NO_SUCH_ANSWER


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Step[Battlefield]):
    """The base of steps that ask for one of a few answers: their candidates are the legal ones."""

    def why_not(self, s: Battlefield, seat: Seat, action: i64) -> Refusal | None:
        for allowed in self.candidates(s, seat):
            if allowed == action:
                return None
        return self.unheard(action)

    def options(self, s: Battlefield, seat: Seat) -> vec[i64]:
        return self.candidates(s, seat)

    def random_option(self, s: Battlefield, seat: Seat, rng: Chance) -> i64:
        found = self.candidates(s, seat)
        return found[rng.draw(len(found))]

    def unheard(self, action: i64) -> Refusal:
        """Say why an answer that is not among them is refused."""
        return NO_SUCH_ANSWER


@final
class Choose(Choice):
    """Ask a seat for one of some answers (sorted) and return it; a single one is not asked for."""

    def __init__(self, seat: Seat, actions: Fixed, what: str, asked: i64 = 0) -> None:
        self.seat: Seat = seat
        self.actions: Fixed = actions
        self.what: str = what
        self.asked: i64 = asked

    def resume(self, s: Battlefield, chance: Chance) -> None:
        if self.asked != 0:
            s.finish(s.answers[self.seat])
        elif len(self.actions) == 1:
            s.finish(self.actions[0])
        else:
            self.asked = 1
            s.ask_one(self.seat)

    def asks(self) -> Decision:
        return decisions.CHOOSE

    def candidates(self, s: Battlefield, seat: Seat) -> vec[i64]:
        return self.actions

    def unheard(self, action: i64) -> Refusal:
        return NOT_THERE if 0 <= action < SQUARES else NO_SUCH_ANSWER

    def clone(self) -> Choose:
        return Choose(self.seat, self.actions, self.what, self.asked)


# postures in which an action is possible
STANDING: Final[i64] = 1
ON_THE_GROUND: Final[i64] = 2
IN_HOLD: Final[i64] = 4
CLINGING: Final[i64] = 8


@mypyc_attr(allow_interpreted_subclasses=True)
class Deed:
    """One action, or one for each possible target.

    ``least`` is how many action points it takes in any case; ``near``: only against somebody within two squares;
    ``aims``: along a line of sight; ``goes``: to another square.

    Rule: BK-AP-01, BK-AP-02, BK-RND-13.
    """

    def __init__(
        self,
        first: i64,
        count: i64 = 1,
        postures: i64 = STANDING,
        keeps_aim: bool = False,
        least: i64 = 0,
        near: bool = False,
        aims: bool = False,
        goes: bool = False,
    ) -> None:
        self.first: i64 = first
        self.count: i64 = count
        self.postures: i64 = postures
        self.keeps_aim: bool = keeps_aim
        self.least: i64 = least
        self.near: bool = near
        self.aims: bool = aims
        self.goes: bool = goes

    def may(self, s: Battlefield, briskar: Briskar) -> bool:
        """Say at a glance whether he has what it needs whoever the target is; ``why_not`` has the last word."""
        return True

    def arguments(self, s: Battlefield, briskar: Briskar) -> vec[i64]:
        """List the arguments that can be legal at all, in order: of Briskars, those in play."""
        if self.count == BRISKARS:
            return in_play(s)
        found = vec[i64](capacity=16)
        for n in range(self.count):
            found = append(found, n)
        return found

    def price(self, s: Battlefield, briskar: Briskar) -> i64:
        """Return what it costs him now, NOTHING where that depends on what he chooses.

        Rule: BK-AP-01, BK-AP-06.
        """
        return NOTHING

    def why_not(self, s: Battlefield, briskar: Briskar, n: i64) -> Refusal | None:
        """Say why he cannot do this now; his posture has been checked."""
        raise NotImplementedError

    def begin(self, s: Battlefield, briskar: Briskar, n: i64, chance: Chance) -> None:
        """Pay, then call the step that does it, or do it at once."""
        raise NotImplementedError
