"""Chapter 5 (step A): the adventurers at a site, and what they are worth together."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.treasure_hunter.cards import PER_SITE
from flibuste.games.treasure_hunter.knowledge import no_more_in_hands, reveal
from flibuste.games.treasure_hunter.state import HAND, LAID, Table
from flibuste.kernel.bits import has, lowest, size, spots
from flibuste.kernel.events import public
from flibuste.kernel.ids import Seat
from flibuste.kernel.sums import Sum


def open_site(s: Table) -> None:
    """Begin at the current site: nobody sleeps, nothing is doubled or added yet, and all lay their adventurers.

    Rule: TH-ACT-10, TH-SITE-03, TH-ROUND-04.
    """
    s.asleep = 0
    for seat in s.every_seat():
        s.doubled[seat] = 0
        s.bonus[seat] = 0
    first = s.site * PER_SITE
    for seat in s.every_seat():
        lay_cards(s, seat, first, first + PER_SITE)
        if s.log is not None:
            s.log.tell(
                "laid",
                public("seat", int(seat)),
                public("site", int(s.site)),
                public("cards", adventurers_of(s, seat)),
                public("n", int(total(s, seat))),
            )
    known = s.known
    if known is not None:
        no_more_in_hands(s, known, first, first + PER_SITE)


def lay_cards(s: Table, seat: Seat, first: i64, end: i64) -> i64:
    """Lay all cards of a hand from first to before end, none held back; return how many.

    Rule: TH-SITE-01, TH-SITE-02, TH-SITE-06.
    """
    held = spots(s.place, HAND + seat, first, end)
    rest = held
    while rest != 0:
        lay_card(s, seat, first + lowest(rest))
        rest &= rest - 1
    return size(held)


def lay_card(s: Table, seat: Seat, card: i64) -> None:
    """Lay one card of a hand face up in front of its player.

    Rule: TH-SITE-06.
    """
    s.place[card] = LAID + seat
    s.sizes[seat] -= 1
    known = s.known
    if known is not None:
        reveal(s, known, seat, card)


def adventurers_of(s: Table, seat: Seat) -> list[int]:
    """List the adventurers a player has laid at the current site."""
    first = s.site * PER_SITE
    return [int(card) for card in range(first, first + PER_SITE) if s.place[card] == LAID + seat]


def is_awake(s: Table, card: i64) -> bool:
    """Say whether a laid adventurer counts.

    Rule: TH-ACT-19.
    """
    return not has(s.asleep, card)


def awake_at(s: Table, seat: Seat) -> i64:
    """Return the awake adventurers a player has at the current site, counted from the first of the site.

    Rule: TH-ACT-19.
    """
    first = s.site * PER_SITE
    return spots(s.place, LAID + seat, first, first + PER_SITE) & ~(s.asleep >> first)


def awake_count(s: Table, seat: Seat) -> i64:
    """Count the awake adventurers a player has at the current site.

    Rule: TH-SITE-05, TH-ACT-19.
    """
    return size(awake_at(s, seat))


def somebody_is_here(s: Table) -> bool:
    """Say whether an adventurer of anybody lies at the current site.

    Rule: TH-ACT-12.
    """
    first = s.site * PER_SITE
    return any(LAID <= s.place[card] < LAID + s.seats for card in range(first, first + PER_SITE))


def awake_force(s: Table, seat: Seat) -> i64:
    """Add the Force of a player's awake adventurers at the current site.

    Rule: TH-SITE-04, TH-ACT-19.
    """
    force: i64 = 0
    first = s.site * PER_SITE
    rest = awake_at(s, seat)
    while rest != 0:
        force += s.content.force[first + lowest(rest)]
        rest &= rest - 1
    return force


def total(s: Table, seat: Seat) -> i64:
    """Return a player's total at the current site.

    Rule: TH-SITE-04, TH-ACT-08, TH-ACT-16, TH-ACT-18.
    """
    force = awake_force(s, seat)
    for companion in range(s.doubled[seat]):
        force += force
    return force + s.bonus[seat]


def explained_total(s: Table, seat: Seat) -> Sum:
    """Return the same total with its reasons.

    Rule: TH-ACT-18.
    """
    sum_ = Sum(True)
    whole = total(s, seat)
    force = awake_force(s, seat)
    sum_.add(force, "adventurers", "TH-SITE-04")
    if s.doubled[seat] > 0:
        sum_.add(whole - s.bonus[seat] - force, "doubled", "TH-ACT-08")
    if s.bonus[seat] != 0:
        sum_.add(s.bonus[seat], "amounts", "TH-ACT-20")
    return sum_
