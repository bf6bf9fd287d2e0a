"""Chapter 10 (phase 3): yellow scrolls. Grey ones act in the final count (count.py).

Rule: TH-SCROLL-10.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.games.treasure_hunter.cards import (
    ACTIONS,
    ADVENTURERS,
    ANY,
    CARDS,
    COINS,
    FIRST_ACTION,
    FIRST_COIN,
    FIRST_DOG,
    FIRST_GREY,
    FIRST_YELLOW,
    GOBLINS_WON,
    PER_SITE,
    SITES,
    WATCHDOGS,
    site_of,
)
from flibuste.games.treasure_hunter.state import BOX, LAID, PREPARE, UNUSED, USE_SCROLLS, Table
from flibuste.kernel.bits import lowest, size, spots
from flibuste.kernel.errors import Refusal
from flibuste.kernel.events import public
from flibuste.kernel.ids import Seat

NOT_YOUR_SCROLL: Final = Refusal("not_your_scroll", "the tile does not lie in front of this player", "TH-SCROLL-01")
NOT_YELLOW: Final = Refusal("not_yellow", "only yellow scrolls are used during the game", "TH-SCROLL-10")
SCROLL_PAYS_NOTHING: Final = Refusal("scroll_pays_nothing", "the scroll would pay nothing now", "TH-SCROLL-07")


def open_scrolls(s: Table) -> None:
    """Begin phase 3 with the dealer.

    Rule: TH-SCROLL-01, TH-SCROLL-08, TH-SCROLL-11, TH-INT-08.
    """
    s.phase = USE_SCROLLS
    s.passes = 0
    ask_owner(s, s.dealer)


def ask_owner(s: Table, seat: Seat) -> None:
    """Ask the next player who has a scroll that pays; all can see who has.

    Rule: TH-SCROLL-01, TH-SCROLL-11.
    """
    turn = seat
    while s.passes < s.seats and not has_paying_scroll(s, turn):
        s.passes += 1
        turn = s.next_seat(turn)
    if s.passes == s.seats:
        s.phase = PREPARE
        return
    s.turn = turn
    s.ask_one(turn)


def has_paying_scroll(s: Table, seat: Seat) -> bool:
    """Say whether a player owns a yellow scroll that pays in this round.

    Rule: TH-SCROLL-07.
    """
    return any(s.tile_at[tile] == seat and payment(s, seat, tile) > 0 for tile in range(FIRST_YELLOW, FIRST_GREY))


def why_not_use(s: Table, seat: Seat, tile: i64) -> Refusal | None:
    """Say why a scroll cannot be used.

    Rule: TH-SCROLL-01, TH-SCROLL-07, TH-SCROLL-10.
    """
    if s.tile_at[tile] != seat:
        return NOT_YOUR_SCROLL
    if tile < FIRST_YELLOW or tile >= FIRST_GREY:
        return NOT_YELLOW
    if payment(s, seat, tile) == 0:
        return SCROLL_PAYS_NOTHING
    return None


def use(s: Table, seat: Seat, tile: i64) -> None:
    """Use a scroll: its coins come from the supply and the tile leaves the game; the same player may go on.

    Rule: TH-SCROLL-02, TH-SCROLL-04, TH-SCROLL-06.
    """
    gain = payment(s, seat, tile)
    s.money[seat] += gain
    s.tile_at[tile] = BOX
    if s.log is not None:
        s.log.tell("scroll-used", public("seat", int(seat)), public("tile", int(tile)), public("n", int(gain)))
    ask_owner(s, seat)


def done(s: Table, seat: Seat) -> None:
    """Keep the other scrolls for later and let the next player decide.

    Rule: TH-SCROLL-03, TH-SCROLL-11.
    """
    s.passes += 1
    if s.log is not None:
        s.log.tell("scrolls-kept", public("seat", int(seat)))
    ask_owner(s, s.next_seat(seat))


def payment(s: Table, seat: Seat, tile: i64) -> i64:
    """Return what a yellow scroll pays now: one coin for each thing it counts in this round.

    Rule: TH-SCROLL-02, TH-SCROLL-04, TH-SCROLL-05, TH-SCROLL-12.
    """
    counts = s.content.counts[tile]
    found: i64 = 0
    if counts == ADVENTURERS:
        found = count_adventurers(s, seat, tile)
    elif counts == WATCHDOGS:
        found = count_laid(s, seat, FIRST_DOG, FIRST_COIN)
    elif counts == COINS:
        found = count_laid(s, seat, FIRST_COIN, FIRST_ACTION)
    elif counts == ACTIONS:
        found = count_actions(s, seat, tile)
    elif counts == GOBLINS_WON:
        found = s.won[seat]
    else:
        found = count_sites(s, seat)
    return found * s.content.value[tile]


def count_laid(s: Table, seat: Seat, first: i64, end: i64) -> i64:
    """Count the cards of one kind that a player has laid in this round.

    Rule: TH-SCROLL-05.
    """
    return size(spots(s.place, LAID + seat, first, end))


def count_adventurers(s: Table, seat: Seat, tile: i64) -> i64:
    """Count the laid adventurers that a scroll looks for, asleep or not.

    Rule: TH-SCROLL-12.
    """
    content = s.content
    found: i64 = 0
    rest = spots(s.place, LAID + seat, 0, FIRST_DOG)
    while rest != 0:
        card = lowest(rest)
        force = content.force[card]
        if (
            content.only_site[tile] in (ANY, site_of(card))
            and content.parity[tile] in (ANY, force % 2)
            and content.force_min[tile] <= force <= content.force_max[tile]
        ):
            found += 1
        rest &= rest - 1
    return found


def count_actions(s: Table, seat: Seat, tile: i64) -> i64:
    """Count the action cards played, and those discarded if the scroll says so.

    Rule: TH-SCROLL-12, TH-COIN-03.
    """
    found = count_laid(s, seat, FIRST_ACTION, CARDS)
    if s.content.unused_too[tile] != 0:
        for card in range(FIRST_ACTION, CARDS):
            if s.place[card] == UNUSED + seat:
                found += 1
    return found


def count_sites(s: Table, seat: Seat) -> i64:
    """Count the sites at which a player has laid an adventurer.

    Rule: TH-SCROLL-12.
    """
    found: i64 = 0
    for site in range(SITES):
        if count_laid(s, seat, site * PER_SITE, (site + 1) * PER_SITE) > 0:
            found += 1
    return found
