"""Brisca, playing a trick and taking it. What is a better card is said in cards.py, counting in scoring.py."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from flibuste.games.brisca import dealing, drawing, exchange
from flibuste.games.brisca.cards import CARDS, HAND, POINTS, RANKS, SUIT, beats
from flibuste.games.brisca.table import Table
from flibuste.kernel.bits import EVERYONE, bit
from flibuste.kernel.chance import Chance
from flibuste.kernel.errors import NO_SUCH_ACTION, Refusal
from flibuste.kernel.events import public
from flibuste.kernel.ids import Seat
from flibuste.kernel.places import Places

NOT_IN_HAND: Final = Refusal("not_in_hand", "the card is not in this hand", "BR-TRICK-01")
MUST_FOLLOW: Final = Refusal("must_follow_suit", "the hand holds the suit that was led", "BR-VAR-01")
TOO_LATE: Final = Refusal("cannot_exchange_now", "the last exchange was before the last-but-one draw", "BR-EXCH-09")
NO_EXCHANGE: Final = Refusal("no_exchange", "this table plays without the exchange", "BR-EXCH-18")
TWO_LIES_THERE: Final = Refusal("two_lies_there", "the 2 lies there: no card takes it any more", "BR-EXCH-07")
FITTING_GONE: Final = Refusal("fitting_card_gone", "the card that could take it is out of play", "BR-EXCH-17")
BEFORE_THE_DRAW: Final = Refusal("exchange_before_draw", "the exchange comes before the draw", "BR-EXCH-02")
NO_TRICK_WON: Final = Refusal("exchange_after_trick", "only who has just won a trick may exchange", "BR-EXCH-01")


def sorted_hand(s: Table, seat: Seat) -> vec[i64]:
    """Return the cards of a hand in order."""
    first = seat * HAND
    hand = s.hands[first : first + s.sizes[seat]]
    held: i64 = len(hand)
    for end in range(held - 1, 0, -1):
        for k in range(end):
            if hand[k] > hand[k + 1]:
                card = hand[k]
                hand[k] = hand[k + 1]
                hand[k + 1] = card
    return hand


def led_suit(s: Table) -> i64:
    """Return the suit of the first card of the trick.

    Rule: BR-TRICK-03, BR-VAR-03.
    """
    return SUIT[s.played[s.count - s.in_trick]]


def must_follow(s: Table) -> bool:
    """Say whether the suit led binds: only in the variant, and only once the stock is empty.

    Rule: BR-TRICK-02, BR-VAR-01.
    """
    return s.follow and s.stock == 0 and s.in_trick > 0


def can_follow(s: Table, seat: Seat, suit: i64) -> bool:
    """Say whether a hand holds a card of a suit.

    Rule: BR-VAR-02.
    """
    return any(SUIT[s.hands[k]] == suit for k in range(seat * HAND, seat * HAND + s.sizes[seat]))


def why_not(s: Table, seat: Seat, action: i64) -> Refusal | None:
    """Refuse a card that is not in the hand, or one of another suit where the suit led must be followed.

    Rule: BR-TRICK-01, BR-TRICK-02, BR-VAR-01 to BR-VAR-05, BR-EXCH-11.
    """
    if action < 0 or action >= CARDS:
        return why_not_now(s, action)
    if not s.holds(seat, action):
        return NOT_IN_HAND
    if must_follow(s) and SUIT[action] != led_suit(s) and can_follow(s, seat, led_suit(s)):
        return MUST_FOLLOW
    return None


def why_not_now(s: Table, action: i64) -> Refusal:
    """Say why something else than a card cannot be chosen while a card is asked for: the reason that holds longest.

    Rule: BR-EXCH-01, BR-EXCH-02, BR-EXCH-07, BR-EXCH-09 to BR-EXCH-11, BR-EXCH-17, BR-EXCH-18.
    """
    if action != exchange.SWAP_SEVEN and action != exchange.SWAP_TWO:
        return NO_SUCH_ACTION
    if not s.exchange:
        return NO_EXCHANGE
    if s.count == s.in_trick:
        return NO_TRICK_WON
    if not exchange.is_in_time(s):
        return TOO_LATE
    if not exchange.is_open(s):
        return TWO_LIES_THERE if s.turned == exchange.two(s) else FITTING_GONE
    return BEFORE_THE_DRAW if s.in_trick == 0 else NO_TRICK_WON


def play_card(s: Table, seat: Seat, card: i64, chance: Chance) -> None:
    """Play a card to the trick: it is seen by all and stays played; the next seat follows, or the trick is taken.

    Rule: BR-TRICK-01, BR-TRICK-10, BR-VAR-02.
    """
    if s.known is not None:
        s.known.move(card, seat, dealing.table_place(s), EVERYONE)
        if must_follow(s) and SUIT[card] != led_suit(s):
            show_void(s.known, seat, led_suit(s))
    if s.log is not None:
        s.log.tell(manner(s, card), public("seat", seat), public("card", card))
    s.remove(seat, card)
    s.gone |= bit(card)
    s.played[s.count] = card
    s.count += 1
    s.pot += POINTS[card]
    if s.in_trick == 0 or beats(card, s.best, s.trump):
        s.best = card
        s.winner = seat
    s.in_trick += 1
    if s.in_trick < s.seats:
        s.turn_to(s.next_seat(seat))
    else:
        take_trick(s, chance)


def show_void(known: Places, seat: Seat, suit: i64) -> None:
    """Let everybody conclude that whoever did not follow holds no card of the suit led.

    Rule: BR-VAR-01, BR-VAR-02.
    """
    known.exclude(suit * RANKS, suit * RANKS + RANKS, bit(seat), EVERYONE)


def manner(s: Table, card: i64) -> str:
    """Name how a card is played: led, trumped with, or simply played."""
    if s.in_trick == 0:
        return "led"
    if SUIT[card] == s.trump and led_suit(s) != s.trump:
        return "trumped"
    return "played"


def take_trick(s: Table, chance: Chance) -> None:
    """Give the trick to its winner, face down; then the exchange, the draw, and the winner leads.

    Rule: BR-TRICK-05, BR-TRICK-08, BR-TRICK-09, BR-TRICK-11.
    """
    s.leader = s.winner
    s.points[s.leader] += s.pot
    if s.log is not None:
        tell_taken(s)
    s.in_trick = 0
    s.pot = 0
    if exchange.is_open(s):
        exchange.ask(s, s.leader)
    else:
        drawing.draw_all(s, chance)


def tell_taken(s: Table) -> None:
    """Tell who takes the trick with which card, and its points where running points are shown.

    Rule: BR-SCORE-09.
    """
    if s.log is None:
        return
    seat, card = public("seat", s.leader), public("card", s.best)
    if s.show_points:
        s.log.tell("took", seat, card, public("announced", 1), public("points", s.pot))
    else:
        s.log.tell("took", seat, card, public("announced", 0))
