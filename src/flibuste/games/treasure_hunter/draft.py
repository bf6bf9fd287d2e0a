"""Chapter 4 (phase 1): the draft. What differs for two players is in two_players.py."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from flibuste.games.treasure_hunter import two_players
from flibuste.games.treasure_hunter.cards import BLUE, CARDS
from flibuste.games.treasure_hunter.knowledge import (
    deal_unseen,
    look_at_hand,
    pass_hands,
)
from flibuste.games.treasure_hunter.state import HAND, HAND_SIZE, KEEP, KEPT, PERSONAL, PILE, SITE, TO_KEEP, Table
from flibuste.kernel.bits import bit
from flibuste.kernel.chance import Chance
from flibuste.kernel.events import public, secret
from flibuste.kernel.ids import Seat

ALL_CARDS: Final[vec[i64]] = vec[i64](list(range(int(CARDS))))


def deal(s: Table, chance: Chance) -> None:
    """Shuffle all cards and deal nine to each player; the rest is the draw pile.

    Rule: TH-SETUP-01, TH-DRAFT-01, TH-DRAFT-02, TH-PREP-01.
    """
    deck = ALL_CARDS[:]
    chance.shuffle(deck, "deck")
    deal_cards(s, deck)
    begin_choice(s)


def deal_cards(s: Table, deck: vec[i64]) -> None:
    """Hand the shuffled cards out: hands, personal piles where there are two players, and the pile.

    Rule: TH-DRAFT-01, TH-DRAFT-02, TH-TWO-02.
    """
    hands = s.seats * HAND_SIZE
    dealt = hands
    if s.seats == 2:
        dealt += hands
    for k in range(CARDS):
        s.place[deck[k]] = PILE
        if k < hands:
            s.place[deck[k]] = HAND + k // HAND_SIZE
        elif k < dealt:
            s.place[deck[k]] = PERSONAL + k // HAND_SIZE - s.seats
    for seat in s.every_seat():
        s.sizes[seat] = HAND_SIZE
    s.personal = deck[hands:dealt]
    s.pile = deck[dealt:]
    s.drawn = 0
    s.choice = 0
    remember_deal(s)


def remember_deal(s: Table) -> None:
    """Let everybody see their own nine cards and nothing else."""
    known = s.known
    if known is not None:
        deal_unseen(s, known)
        for seat in s.every_seat():
            look_at_hand(s, known, seat)
    tell_hands(s, "dealt")


def tell_hands(s: Table, kind: str) -> None:
    """Tell each player which cards have come into the hand."""
    if s.log is not None:
        for seat in s.every_seat():
            s.log.tell(kind, secret("seat", int(seat), bit(seat)), secret("cards", s.in_hand(seat), bit(seat)))


def begin_choice(s: Table) -> None:
    """Ask everybody at once which card to keep.

    Rule: TH-DRAFT-03, TH-DRAFT-04, TH-TWO-10.
    """
    if s.seats == 2:
        two_players.draw_one_each(s)
    s.phase = KEEP
    s.ask(bit(s.seats) - 1)


def keep(s: Table) -> None:
    """Lay all chosen cards face down; then pass the rest, or with two players discard first.

    Rule: TH-DRAFT-03 to TH-DRAFT-05, TH-DRAFT-10.
    """
    for seat in s.every_seat():
        keep_card(s, seat, s.answers[seat] - TO_KEEP)
    for seat in s.every_seat():
        s.sizes[seat] -= 1
    if s.seats == 2:
        two_players.ask_discards(s)
        return
    s.choice += 1
    pass_on(s)
    if s.sizes[0] == 1:
        keep_last(s)
    else:
        begin_choice(s)


def keep_card(s: Table, seat: Seat, card: i64) -> None:
    """Set one card aside; only its owner may look at it again.

    Rule: TH-DRAFT-09, TH-TWO-04.
    """
    s.place[card] = KEPT + seat
    known = s.known
    if known is not None:
        known.move(card, HAND + seat, KEPT + seat, bit(seat))
    if s.log is not None:
        s.log.tell("kept", public("seat", int(seat)), secret("card", int(card), bit(seat)))


def to_the_left(round_: i64) -> bool:
    """Say whether hands go to the left in this round; otherwise to the right.

    Rule: TH-DRAFT-06.
    """
    return round_ % 2 == 1


def receiver(s: Table, seat: Seat) -> Seat:
    """Return the neighbour who gets what a seat passes on.

    Rule: TH-DRAFT-06.
    """
    if to_the_left(s.round):
        return s.next_seat(seat)
    return Seat((seat + s.seats - 1) % s.seats)


def pass_on(s: Table) -> None:
    """Let everybody pass the hand to a neighbour at the same time.

    Rule: TH-DRAFT-05, TH-DRAFT-06, TH-TWO-05, TH-TWO-06.
    """
    left = to_the_left(s.round)
    move_hands(s.place, s.seats, receiver(s, Seat(0)))
    if s.log is not None:
        s.log.tell("hands-passed", public("direction", "left" if left else "right"), public("n", int(s.sizes[0])))
    known = s.known
    if known is not None:
        pass_hands(s, known, left)
        for seat in s.every_seat():
            look_at_hand(s, known, seat)
    tell_hands(s, "received")


def move_hands(place: vec[i64], seats: i64, step: i64) -> None:
    """Let every card in a hand go so many seats on."""
    for card in range(CARDS):
        holder = place[card]
        if holder < KEPT:
            holder += step
            if holder >= seats:
                holder -= seats
            place[card] = holder


def keep_last(s: Table) -> None:
    """Let everybody keep the one card received, without a choice.

    Rule: TH-DRAFT-07, TH-DRAFT-08.
    """
    if s.log is not None:
        for seat in s.every_seat():
            s.log.tell("kept-last", public("seat", int(seat)), secret("cards", s.in_hand(seat), bit(seat)))
    take_up(s)


def take_up(s: Table) -> None:
    """Let everybody take the nine kept cards into the hand; phase 2 begins at the first site.

    Rule: TH-DRAFT-07, TH-DRAFT-11, TH-ROUND-02.
    """
    for card in range(CARDS):
        if KEPT <= s.place[card] < KEPT + s.seats:
            s.place[card] -= KEPT
    known = s.known
    if known is not None:
        for seat in s.every_seat():
            known.pour(KEPT + seat, HAND + seat)
    for seat in s.every_seat():
        s.sizes[seat] = HAND_SIZE
    s.site = BLUE
    s.phase = SITE
    if s.log is not None:
        s.log.tell("taken-up", public("n", int(HAND_SIZE)))


def discard(s: Table) -> None:
    """With two players: discard, then pass the hands on, or end the draft after the ninth choice.

    Rule: TH-TWO-05, TH-TWO-08.
    """
    if two_players.discard(s):
        pass_on(s)
        begin_choice(s)
    else:
        take_up(s)
