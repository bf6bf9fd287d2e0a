"""What each seat can know of the cards, exactly: the memory of a draft.

Who passes eight cards on knows that the next seat keeps one of these eight, the seat after it another one, and so on:
not that either keeps "some of them". So every choice is a place of its own that holds one card. A packet of cards that
a seat has seen, and finds again with cards missing, then says where these are: one in each choice made in between.

Kept cards are ``seat * 9 + choice``. With three players or more the hand of the draft shares the place of the last
choice, since the last card of a packet is kept as it is.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.games.treasure_hunter.cards import CARDS, GOBLIN_STEP, PER_SITE
from flibuste.games.treasure_hunter.state import HAND, HAND_SIZE, LAID, UNUSED, Table
from flibuste.kernel.bits import EVERYONE, bit, has, lowest
from flibuste.kernel.errors import BrokenGame
from flibuste.kernel.places import Places

TWO_HANDS: Final[i64] = 18
TWO_ASIDE: Final[i64] = 20
TWO_PERSONAL: Final[i64] = 38
IN_PILE: Final[i64] = 54
FACE_UP: Final[i64] = 55
DRAWN: Final[i64] = 56


def kept_place(seat: i64, choice: i64) -> i64:
    """Return the place of one kept card."""
    return seat * HAND_SIZE + choice


def hand_place(seats: i64, seat: i64) -> i64:
    """Return the place of a hand during the draft."""
    if seats == 2:
        return TWO_HANDS + seat
    return kept_place(seat, HAND_SIZE - 1)


def aside_place(seat: i64, choice: i64) -> i64:
    """Return the place of one card discarded in a draft of two."""
    return TWO_ASIDE + seat * HAND_SIZE + choice


def own_places(s: Table, seat: i64) -> i64:
    """Return the places whose cards a seat can lay or play: its choices and what it drew with a Mule."""
    mine: i64 = 0
    for choice in range(HAND_SIZE):
        mine |= bit(kept_place(seat, choice))
    for k in range(s.draws):
        if s.drawers[k] == seat:
            mine |= bit(DRAWN + k)
    return mine


def open_memory(s: Table, memory: Places) -> None:
    """Begin a round: all cards are in the pile, and nobody has seen any."""
    for card in range(CARDS):
        memory.show(card, IN_PILE, EVERYONE)


def deal_unseen(s: Table, memory: Places, places: i64) -> None:
    """Note that the pile was dealt face down to these places: a card may be at any of them."""
    for k in range(len(memory.may)):
        memory.may[k] = places | bit(IN_PILE)


def look_at_hand(s: Table, memory: Places, seat: i64) -> None:
    """Let a seat see the hand it has received, and therefore what is missing in it."""
    place = hand_place(s.seats, seat)
    for card in range(CARDS):
        if s.place[card] == HAND + seat:
            memory.show(card, place, bit(seat))
    memory.settle(seat, place, s.sizes[seat])


def pass_hands(s: Table, memory: Places, to_left: bool) -> None:
    """Let the memory of each hand travel with it."""
    last = s.seats - 1
    for k in range(last):
        if to_left:
            memory.swap(hand_place(s.seats, 0), hand_place(s.seats, k + 1))
        else:
            memory.swap(hand_place(s.seats, last), hand_place(s.seats, last - 1 - k))


def reveal(s: Table, memory: Places, seat: i64, card: i64) -> None:
    """Show a card out of a hand to everybody, and let each seat conclude which choice it was."""
    mine = own_places(s, seat)
    for watcher in range(s.seats):
        took = memory.may_be(watcher, card) & mine
        memory.show(card, FACE_UP, bit(watcher))
        if took != 0:
            give_up(memory, watcher, took)


def give_up(memory: Places, watcher: i64, places: i64) -> None:
    """Close one of the places where a revealed card may have been.

    If one of them is like all the others to every card that may be there, it does not matter which; that is so for
    three players or more until a Mule draws. Otherwise the cards concerned may be at any place that remains.
    """
    row = watcher * memory.cards
    gone = places_alike(memory, row, places)
    if gone < 0:
        for k in range(row, row + memory.cards):
            if memory.may[k] & places != 0:
                memory.may[k] |= places
        gone = lowest(places)
    for k in range(row, row + memory.cards):
        memory.may[k] &= ~bit(gone)


def places_alike(memory: Places, row: i64, places: i64) -> i64:
    """Return a place such that every card that may be there may be at all the places; -1 for none."""
    apart: i64 = 0
    for k in range(row, row + memory.cards):
        here = memory.may[k] & places
        if here != places:
            apart |= here
    return lowest(places & ~apart)


def draw_unseen(s: Table, memory: Places, seat: i64, card: i64, number: i64) -> None:
    """Note that a seat drew a card of the pile; all see that it is no adventurer of the current site."""
    place = bit(DRAWN + number)
    for watcher in range(s.seats):
        if watcher == seat:
            memory.show(card, DRAWN + number, bit(seat))
            continue
        row = watcher * memory.cards
        for other in range(CARDS):
            at_once = s.site != GOBLIN_STEP and other // PER_SITE == s.site
            if has(memory.may[row + other], IN_PILE) and not at_once:
                memory.may[row + other] |= place


def no_more_in_hands(s: Table, memory: Places, first: i64, last: i64) -> None:
    """Note that everybody has laid all cards from first to last: those not shown are in no hand."""
    hands: i64 = 0
    for seat in range(s.seats):
        hands |= own_places(s, seat)
    for watcher in range(s.seats):
        row = watcher * memory.cards
        for card in range(first, last):
            if memory.may[row + card] != bit(FACE_UP):
                memory.may[row + card] &= ~hands
        settle_single_places(s, memory, watcher)


def settle_single_places(s: Table, memory: Places, watcher: i64) -> None:
    """Where a seat knows which card a place of one card holds, no other card is there; repeat while that says more."""
    row = watcher * memory.cards
    single = bit(IN_PILE) - 1 | ~(bit(DRAWN) - 1)
    settled: i64 = 0
    again = True
    while again:
        again = False
        for k in range(row, row + memory.cards):
            mask = memory.may[k]
            if mask & (mask - 1) == 0 and mask & single & ~settled != 0:
                settled |= mask
                again = True
                for other in range(row, row + memory.cards):
                    if other != k:
                        memory.may[other] &= ~mask


def face_up(place: i64) -> bool:
    """Say whether all can see a card at this place of the table."""
    return LAID <= place < UNUSED + 6


def check_memory(total: i64, cards: i64) -> None:
    """Refuse a memory whose places do not hold as many cards as are hidden."""
    if total != cards:
        raise BrokenGame(f"a seat remembers {total} places for {cards} hidden cards")
