"""Chapter 6: rounds, in which the bands activate one Briskar in turn."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from flibuste.games.briskars.battle.activation import Activation
from flibuste.games.briskars.battle.aftermath import is_decided, next_consequence
from flibuste.games.briskars.battle.ending import pay_for_markers, settle
from flibuste.games.briskars.field import decisions, effects
from flibuste.games.briskars.field.refusals import NOT_READY
from flibuste.games.briskars.field.state import NOBODY, Battlefield
from flibuste.games.briskars.field.verbs import ACTIVATE
from flibuste.games.briskars.ids import Briskar
from flibuste.games.briskars.ordnance.kegs import KegRolls
from flibuste.kernel.chance import Chance
from flibuste.kernel.decisions import Decision
from flibuste.kernel.errors import Refusal
from flibuste.kernel.events import public
from flibuste.kernel.ids import Seat
from flibuste.kernel.state import NO_SEAT
from flibuste.kernel.steps import Step

ROUND_STARTS: Final[i64] = 0
NEXT: Final[i64] = 1
CHOSEN: Final[i64] = 2


def is_ready(s: Battlefield, briskar: Briskar) -> bool:
    """Say whether a Briskar may still be activated this round."""
    return s.place[briskar] >= 0 and s.activated[briskar] == 0


@final
class Battle(Step[Battlefield]):
    """Round after round until the game is decided; the band returned by the step before this one begins.

    Rule: BK-RND-01 to BK-RND-06, BK-RND-15, BK-MLT-02, BK-MLT-03, BK-MLT-06.
    """

    def __init__(self, seat: Seat = NO_SEAT, last: Seat = NO_SEAT, at: i64 = ROUND_STARTS) -> None:
        self.seat: Seat = seat
        self.last: Seat = last
        self.at: i64 = at

    def resume(self, s: Battlefield, chance: Chance) -> None:
        if self.seat == NOBODY:
            self.seat = Seat(s.returned)
        if self.at == ROUND_STARTS:
            self.start_round(s)
        elif self.at == CHOSEN:
            self.activate(s, Briskar(s.answers[self.seat] - ACTIVATE))
        elif is_decided(s):
            settle(s)
            s.end_game()
        elif not next_consequence(s):
            self.next_activation(s)

    def start_round(self, s: Battlefield) -> None:
        """Count the round, make everybody ready, roll for kegs.

        Rule: BK-RND-14, BK-RND-15.
        """
        s.round += 1
        for briskar in s.everybody():
            s.activated[briskar] = 0
            s.looked[briskar] = 0
        if s.log is not None:
            s.log.tell("round", public("round", s.round))
        self.at = NEXT
        if len(s.kegs) > 0:
            s.call(KegRolls())

    def next_activation(self, s: Battlefield) -> None:
        """Ask the next player who has somebody to activate; otherwise the round is over.

        Rule: BK-RND-01 to BK-RND-03, BK-MLT-02.
        """
        for k in range(s.seats):
            seat = Seat((self.seat + k) % s.seats)
            if has_ready(s, seat):
                self.seat = seat
                self.at = CHOSEN
                s.ask_one(seat)
                return
        self.end_round(s)

    def activate(self, s: Battlefield, briskar: Briskar) -> None:
        """Activate the chosen Briskar; then it is the next player's turn."""
        self.at = NEXT
        self.last = self.seat
        self.seat = Seat((self.seat + 1) % s.seats)
        s.call(Activation(briskar))

    def end_round(self, s: Battlefield) -> None:
        """End the round; after the last one the game.

        Rule: BK-RND-04, BK-RND-05, BK-END-04.
        """
        effects.at_round_end(s)
        pay_for_markers(s)
        limit = s.content.scenarios[s.scenario].rounds
        if limit == 0:
            limit = s.limit
        if limit > 0 and s.round >= limit:
            settle(s)
            s.end_game()
            return
        self.seat = next_starter(s, self.last)
        self.at = ROUND_STARTS

    def asks(self) -> Decision:
        return decisions.ACTIVATE

    def candidates(self, s: Battlefield, seat: Seat) -> vec[i64]:
        actions = vec[i64](capacity=8)
        for briskar in s.band(seat):
            actions = append(actions, ACTIVATE + briskar)
        return actions

    def why_not(self, s: Battlefield, seat: Seat, action: i64) -> Refusal | None:
        briskar = Briskar(action - ACTIVATE)
        if 0 <= briskar < len(s.place) and s.owner(briskar) == seat and is_ready(s, briskar):
            return None
        return NOT_READY

    def clone(self) -> Battle:
        return Battle(self.seat, self.last, self.at)


def has_ready(s: Battlefield, seat: Seat) -> bool:
    """Say whether a band has somebody left to activate."""
    return any(is_ready(s, briskar) for briskar in s.band(seat))


def next_starter(s: Battlefield, last: Seat) -> Seat:
    """Return who starts the next round: the band after the last one, or the last one if it is smaller than all others.

    Rule: BK-RND-04, BK-RND-05, BK-MLT-03.
    """
    if last == NOBODY:
        return Seat(0)
    mine = s.count(last)
    fewer = mine > 0
    for seat in s.every_seat():
        if seat != last and s.count(seat) > 0 and s.count(seat) <= mine:
            fewer = False
    if fewer:
        return last
    return Seat((last + 1) % s.seats)
