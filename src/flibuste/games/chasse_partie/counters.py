"""Chapter 8: Pourparlers in reply."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from flibuste.games.chasse_partie import decisions as d
from flibuste.games.chasse_partie.piles import discard
from flibuste.games.chasse_partie.refusals import NEEDS_POURPARLERS, NOT_NOW
from flibuste.games.chasse_partie.table import Rule, Table
from flibuste.games.chasse_partie.verbs import BRISKARS, COUNTER, PASS
from flibuste.kernel.bits import bit
from flibuste.kernel.chance import Chance
from flibuste.kernel.decisions import Decision
from flibuste.kernel.errors import Refusal
from flibuste.kernel.events import public
from flibuste.kernel.ids import Seat
from flibuste.kernel.state import NO_SEAT

CANCELLED: Final[i64] = 0
STANDS: Final[i64] = 1

ANNOUNCED: Final[i64] = 0
ANSWERED: Final[i64] = 1
COUNTERED: Final[i64] = 2

REPLIES: Final[vec[i64]] = vec[i64]([int(PASS), int(COUNTER)])


@final
@mypyc_attr(free_list_len=1)
class Counter(Rule):
    """Ask at once everybody who might counter the card just announced; return whether it stands.

    ``card`` is the action at the root of the chain, ``depth`` the number of counters played so far. Who is asked
    follows from the sizes of the hands alone, never from what they hold.

    Rule: CP-CTR-01, CP-CTR-02, CP-CTR-04 to CP-CTR-10, CP-CTR-12 to CP-CTR-18, CP-INT-12, CP-INT-13, CP-INT-66,
    CP-INT-68, CP-INT-70, CP-OLD-10, CP-CARD-15c, CP-TRAP-15.
    """

    def __init__(self, player: Seat, card: i64, depth: i64 = 0, at: i64 = ANNOUNCED) -> None:
        self.player: Seat = player
        self.card: i64 = card
        self.depth: i64 = depth
        self.at: i64 = at

    def resume(self, s: Table, chance: Chance) -> None:
        if self.at == ANNOUNCED:
            self.ask(s)
        elif self.at == ANSWERED:
            self.answered(s)
        elif s.returned == STANDS:  # the counter was itself open to counters, and stands
            s.finish(CANCELLED)
        else:
            s.finish(STANDS)

    def ask(self, s: Table) -> None:
        group = s.with_cards() & ~bit(self.player)
        if group == 0:
            s.finish(STANDS)
            return
        self.at = ANSWERED
        s.ask(group)

    def answered(self, s: Table) -> None:
        seat = first_to_answer(s, self.player, COUNTER)
        if seat < 0:
            s.finish(STANDS)
            return
        card = s.answer_in_hand(seat, s.content.counters)
        s.leave_hand(seat, card)
        discard(s, card)
        if s.log is not None:
            kind = "countered" if self.depth % 2 == 0 else "counter-countered"
            cancelled = public("cancelled", cancelled_by(self.depth))
            s.log.tell(kind, public("seat", seat), public("card", self.card), public("with", card), cancelled)
        self.at = COUNTERED
        s.call(Counter(seat, self.card, self.depth + 1))

    def asks(self) -> Decision:
        return d.COUNTER

    def candidates(self, s: Table, seat: Seat) -> vec[i64]:
        return REPLIES

    def why_not(self, s: Table, seat: Seat, action: i64) -> Refusal | None:
        if action == PASS:
            return None
        if action != COUNTER:
            return NOT_NOW
        return None if s.actions[seat] & s.content.counters != 0 else NEEDS_POURPARLERS

    def random_option(self, s: Table, seat: Seat, rng: Chance) -> i64:
        if s.actions[seat] & s.content.counters == 0 or rng.draw(2) == 0:
            return PASS
        return COUNTER

    def is_sound(self, s: Table) -> bool:
        return s.is_seat(self.player) and self.card >= BRISKARS

    def clone(self) -> Counter:
        return Counter(self.player, self.card, self.depth, self.at)


def cancelled_by(depth: i64) -> list[int]:
    """Name the cards of a chain without effect once a counter lies on so many others: 0 is the card announced.

    The counter on top stands, what it answers does not, what that had answered stands again, and so on down.

    Rule: CP-CTR-05.
    """
    return [link for link in range(int(depth) + 1) if (int(depth) - link) % 2 == 0]


def first_to_answer(s: Table, after: Seat, action: i64) -> Seat:
    """Return the first seat that gave this answer, from the right neighbour on and the seat itself last; -1: nobody.

    Rule: CP-CTR-03, CP-CARD-07e, CP-INT-69.
    """
    seat = after
    for number in range(s.seats):
        seat = s.right_of(seat)
        if s.answers[seat] == action:
            return seat
    return NO_SEAT
