"""Chapter 7: who takes the treasures of a site."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.treasure_hunter.cards import GOBLIN_STEP, PER_SITE, SITES, STRONGEST
from flibuste.games.treasure_hunter.sites import awake_count, is_awake, total
from flibuste.games.treasure_hunter.state import BOX, GOBLIN_PART, LAID, NONE, SITE, Table
from flibuste.kernel.bits import bit, has
from flibuste.kernel.events import public
from flibuste.kernel.ids import Seat


def take_treasures(s: Table) -> None:
    """Give both treasures of the current site, or put them back into the box; then go on to the next site.

    Rule: TH-TREAS-01 to TH-TREAS-03, TH-TREAS-06 to TH-TREAS-09, TH-TREAS-13, TH-TREAS-14, TH-TWO-11.
    """
    may_take = eligible(s)
    most = winner(s, may_take, True)
    least = lowest(s, may_take, most)
    take(s, s.site * 2, most)
    take(s, s.site * 2 + 1, least)
    if s.log is not None:
        tell_tie(s, may_take, most, True)
        if least != most:
            tell_tie(s, may_take & ~bit(most), least, False)
        tell_taken(s, most, least)
    s.spaces[s.site * 2] = NONE
    s.spaces[s.site * 2 + 1] = NONE
    s.site += 1
    s.phase = SITE
    if s.site == SITES:
        s.site = GOBLIN_STEP
        s.phase = GOBLIN_PART


def lowest(s: Table, may_take: i64, most: Seat) -> Seat:
    """Return the player with a claim to the evident treasure, once it is known who has the hidden one.

    Rule: TH-TREAS-02, TH-TREAS-09.
    """
    rest = may_take
    if s.all_tied_split and most != NONE and may_take != bit(most):
        rest = may_take & ~bit(most)  # matters only where all are tied: else the lowest is somebody else anyway
    return winner(s, rest, False)


def eligible(s: Table) -> i64:
    """Return the set of players who may take a treasure: an awake adventurer and a total above zero.

    Rule: TH-SITE-05, TH-ACT-11, TH-ACT-16, TH-TREAS-04, TH-INT-01.
    """
    seats: i64 = 0
    for seat in s.every_seat():
        if awake_count(s, seat) > 0 and total(s, seat) > 0:
            seats |= bit(seat)
    return seats


def winner(s: Table, seats: i64, highest: bool) -> Seat:
    """Return the player with the highest or the lowest total among these; ties go to the strongest card.

    Rule: TH-TREAS-01, TH-TREAS-02, TH-TREAS-05, TH-INT-04.
    """
    best = Seat(NONE)
    most: i64 = 0
    for seat in s.every_seat():
        if not has(seats, seat):
            continue
        mine = total(s, seat)
        if best == NONE or (mine != most and (mine > most) == highest) or (mine == most and is_ahead(s, seat, best)):
            best = seat
            most = mine
    return best


def is_ahead(s: Table, seat: Seat, other: Seat) -> bool:
    """Say whether a player has a better claim than another one with the same total.

    Rule: TH-TREAS-05, TH-TREAS-10.
    """
    stronger = compare_cards(s, seat, other)
    if stronger != 0:
        return stronger > 0
    return s.from_dealer(seat) < s.from_dealer(other)


def compare_cards(s: Table, seat: Seat, other: Seat) -> i64:
    """Compare the strongest awake adventurers of two players, then the second strongest, and so on; above 0: the first.

    Printed Force counts, whatever was doubled or added.

    Rule: TH-TREAS-05, TH-TREAS-10, TH-TREAS-11, TH-INT-10.
    """
    force = deciding_force(s, seat, other)
    if force == 0:
        return 0
    return awake_of(s, seat, force) - awake_of(s, other, force)


def deciding_force(s: Table, seat: Seat, other: Seat) -> i64:
    """Return the highest Force of which two players do not have the same number awake, 0 if there is none.

    Rule: TH-TREAS-05, TH-TREAS-10.
    """
    force = STRONGEST
    while force > 0 and awake_of(s, seat, force) == awake_of(s, other, force):
        force -= 1
    return force


def awake_of(s: Table, seat: Seat, force: i64) -> i64:
    """Count the awake adventurers of a Force that a player has at this site."""
    first = s.site * PER_SITE
    count: i64 = 0
    for card in range(first, first + PER_SITE):
        if s.content.force[card] == force and s.place[card] == LAID + seat and is_awake(s, card):
            count += 1
    return count


def take(s: Table, space: i64, seat: Seat) -> None:
    """Lay the tile of a space in front of its new owner, or put it back into the box; an empty space gives nothing.

    It is of no use before phase 3.

    Rule: TH-TREAS-07, TH-TREAS-08, TH-TREAS-12, TH-TREAS-14, TH-PREP-07, TH-INT-07.
    """
    tile = s.spaces[space]
    if tile == NONE:
        return
    if seat == NONE:
        s.tile_at[tile] = BOX
    else:
        s.tile_at[tile] = seat


def tell_tie(s: Table, seats: i64, taker: Seat, highest: bool) -> None:
    """Tell which card goes before which where others have the same total; none (0): the seat decides.

    Rule: TH-TREAS-05, TH-TREAS-10.
    """
    tied: i64 = 0
    for seat in s.every_seat():
        if has(seats, seat) and seat != taker and total(s, seat) == total(s, taker):
            tied |= bit(seat)
    other = winner(s, tied, highest)
    if other == NONE or s.log is None:
        return
    force = deciding_force(s, taker, other)
    less = force - 1
    while less > 0 and awake_of(s, other, less) == 0:
        less -= 1
    s.log.tell(
        "tied-site",
        public("seat", int(taker)),
        public("other", int(other)),
        public("site", int(s.site)),
        public("n", int(force)),
        public("less", max(0, int(less))),
    )


def tell_taken(s: Table, most: i64, least: i64) -> None:
    """Tell who took what."""
    log = s.log
    if log is None:
        return
    site = public("site", int(s.site))
    tiles = [int(tile) for tile in s.spaces[s.site * 2 : s.site * 2 + 2]]
    if most == NONE:
        log.tell("took-none", site, public("tiles", tiles))
    elif most == least:
        log.tell("took-both", public("seat", int(most)), site, public("tiles", tiles))
    else:
        log.tell("took-max", public("seat", int(most)), site, public("tile", tiles[0]))
        log.tell("took-min", public("seat", int(least)), site, public("tile", tiles[1]))
