"""Chapter 4: hands: discarding by choice, the limit, and cards that go from hand to hand."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from flibuste.games.chasse_partie import decisions as d
from flibuste.games.chasse_partie.piles import discard_from_hand
from flibuste.games.chasse_partie.places import PLAYED
from flibuste.games.chasse_partie.refusals import NOT_IN_HAND, NOT_IN_THAT_HAND, NOT_NOW
from flibuste.games.chasse_partie.table import Rule, Table
from flibuste.games.chasse_partie.verbs import DISCARD, PASS, TAKE
from flibuste.kernel.bits import bit
from flibuste.kernel.chance import Chance
from flibuste.kernel.decisions import Decision
from flibuste.kernel.errors import Refusal
from flibuste.kernel.events import public, secret
from flibuste.kernel.ids import Seat

ASKS: Final[i64] = 0
ANSWERED: Final[i64] = 1


@final
@mypyc_attr(free_list_len=1)
class Discard(Rule):
    """Let a player discard so many cards of the hand, one by one, choosing which.

    Rule: CP-HAND-01, CP-HAND-05, CP-CARD-14d, CP-CARD-14e, CP-CARD-20b.
    """

    def __init__(self, seat: Seat, left: i64, at: i64 = ASKS) -> None:
        self.seat: Seat = seat
        self.left: i64 = left
        self.at: i64 = at

    def resume(self, s: Table, chance: Chance) -> None:
        if self.at == ANSWERED:
            discard_from_hand(s, self.seat, s.answers[self.seat] - DISCARD)
            self.left -= 1
        if self.left <= 0 or s.sizes[self.seat] == 0:
            s.finish(0)
            return
        self.at = ANSWERED
        s.ask_one(self.seat)

    def asks(self) -> Decision:
        return d.DISCARD

    def candidates(self, s: Table, seat: Seat) -> vec[i64]:
        return s.in_hand(seat, DISCARD)

    def why_not(self, s: Table, seat: Seat, action: i64) -> Refusal | None:
        if action < DISCARD or action >= PASS:
            return NOT_NOW
        return None if s.holds(seat, action - DISCARD) else NOT_IN_HAND

    def random_option(self, s: Table, seat: Seat, rng: Chance) -> i64:
        return DISCARD + s.nth_in_hand(seat, rng.draw(s.sizes[seat]))

    def is_sound(self, s: Table) -> bool:
        return s.is_seat(self.seat)

    def clone(self) -> Discard:
        return Discard(self.seat, self.left, self.at)


@final
@mypyc_attr(free_list_len=1)
class Spy(Rule):
    """Let a player who has seen a hand take one card of it; taking is compulsory.

    Rule: CP-ACT-02, CP-CARD-05a, CP-CARD-05c, CP-INT-73.
    """

    def __init__(self, actor: Seat, victim: Seat, at: i64 = ASKS) -> None:
        self.actor: Seat = actor
        self.victim: Seat = victim
        self.at: i64 = at

    def resume(self, s: Table, chance: Chance) -> None:
        if self.at == ANSWERED:
            steal(s, self.actor, self.victim, s.answers[self.actor] - TAKE)
            s.finish(0)
        elif s.sizes[self.victim] == 0:
            s.finish(0)
        else:
            look_at_hand(s, self.actor, self.victim)
            self.at = ANSWERED
            s.ask_one(self.actor)

    def asks(self) -> Decision:
        return d.TAKE

    def candidates(self, s: Table, seat: Seat) -> vec[i64]:
        return s.in_hand(self.victim, TAKE)

    def why_not(self, s: Table, seat: Seat, action: i64) -> Refusal | None:
        if action < TAKE or action >= DISCARD:
            return NOT_NOW
        return None if s.holds(self.victim, action - TAKE) else NOT_IN_THAT_HAND

    def random_option(self, s: Table, seat: Seat, rng: Chance) -> i64:
        return TAKE + s.nth_in_hand(self.victim, rng.draw(s.sizes[self.victim]))

    def is_sound(self, s: Table) -> bool:
        return s.is_seat(self.actor) and s.is_seat(self.victim)

    def clone(self) -> Spy:
        return Spy(self.actor, self.victim, self.at)


def look_at_hand(s: Table, seat: Seat, victim: Seat) -> None:
    """Let one player alone see a whole hand, and remember it.

    Rule: CP-CARD-05a, CP-CARD-05b.
    """
    cards = s.in_hand(victim, 0)
    if s.known is not None:
        for card in cards:
            s.known.show(card, victim, bit(seat))
    if s.log is not None:
        seen = [int(card) for card in cards]
        s.log.tell("hand-seen", public("seat", seat), public("other", victim), secret("cards", seen, bit(seat)))


def steal(s: Table, thief: Seat, victim: Seat, card: i64) -> None:
    """Take a card from a hand: both know which one, the others do not.

    Rule: CP-CARD-05b, CP-CARD-17c.
    """
    both = bit(thief) | bit(victim)
    if s.known is not None:
        s.known.move(card, victim, thief, both)
    s.leave_hand(victim, card)
    s.join_hand(thief, card)
    if s.log is not None:
        s.log.tell("took-card", public("seat", thief), public("other", victim), secret("card", card, both))


def take_at_random(s: Table, actor: Seat, victim: Seat, chance: Chance) -> None:
    """Draw a card at random from a hand; a hand spent on counters meanwhile leaves nothing to draw.

    Rule: CP-CARD-17a, CP-INT-42, CP-INT-73.
    """
    if s.sizes[victim] == 0:
        return
    hand = s.in_hand(victim, 0)
    steal(s, actor, victim, hand[chance.below(len(hand), "ransom")])


def swap_hands(s: Table, one: Seat, other: Seat) -> None:
    """Exchange two whole hands, of whatever sizes; each of the two still knows the cards given away.

    Rule: CP-CARD-13a, CP-CARD-13c to CP-CARD-13e, CP-INT-40.
    """
    mine = s.in_hand(one, 0)
    theirs = s.in_hand(other, 0)
    for card in mine:
        s.leave_hand(one, card)
    for card in theirs:
        s.leave_hand(other, card)
        s.join_hand(one, card)
    for card in mine:
        s.join_hand(other, card)
    if s.known is not None:
        s.known.swap(one, other)
        for card in theirs:
            s.known.show(card, one, bit(one))
        for card in mine:
            s.known.show(card, other, bit(other))
    if s.log is not None:
        s.log.tell(
            "hands-swapped",
            public("seat", one),
            public("other", other),
            secret("cards", [int(card) for card in theirs], bit(one)),
            secret("given", [int(card) for card in mine], bit(other)),
        )


def show_card(s: Table, seat: Seat, card: i64) -> None:
    """Put a card from a hand on the table for all to see: it is out of the hand from now on.

    Rule: CP-ACT-05.
    """
    s.leave_hand(seat, card)
    s.put(card, PLAYED)


def over_limit(s: Table, seat: Seat) -> i64:
    """Count the cards a player holds above the limit at the end of the own turn.

    Rule: CP-HAND-01 to CP-HAND-04, CP-CARD-02b, CP-CARD-05d, CP-CARD-12c, CP-CARD-17d, CP-CARD-20c, CP-CARD-22d.
    """
    return s.sizes[seat] - s.limits[seat]
