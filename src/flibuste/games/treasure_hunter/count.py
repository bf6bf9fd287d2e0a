"""Chapter 12: the final count."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.treasure_hunter.cards import (
    FIRST_GREY,
    FIRST_YELLOW,
    GOBLIN_TILES,
    GOBLINS,
    NEGATIVE_RELICS,
    RELICS,
    TILES,
)
from flibuste.games.treasure_hunter.state import Table
from flibuste.kernel.ids import Seat
from flibuste.kernel.sums import Sum


def points(s: Table, seat: Seat, explained: bool) -> Sum:
    """Count a player's points: grey scrolls, relics, goblin tiles, coins and gems; there is no floor.

    Rule: TH-END-02, TH-END-05, TH-END-07, TH-END-10.
    """
    sum_ = Sum(explained)
    sum_.add(grey_points(s, seat), "grey", "TH-END-09")
    sum_.add(relic_points(s, seat), "relics", "TH-END-03")
    sum_.add(goblin_tiles(s, seat), "goblins", "TH-END-04")
    sum_.add(s.money[seat], "money", "TH-END-05")
    return sum_


def grey_points(s: Table, seat: Seat) -> i64:
    """Add what a player's grey scrolls pay; none sees the coins another one grants. Yellow scrolls count nothing.

    Rule: TH-END-06, TH-END-09, TH-END-11, TH-SCROLL-09, TH-SCROLL-10.
    """
    sum_: i64 = 0
    for tile in range(FIRST_GREY, TILES):
        if s.tile_at[tile] == seat:
            sum_ += counted(s, seat, tile) // s.content.per[tile] * s.content.value[tile]
    return sum_


def counted(s: Table, seat: Seat, tile: i64) -> i64:
    """Return how much a player has of what a grey scroll counts.

    Rule: TH-END-11.
    """
    counts = s.content.counts[tile]
    if counts == RELICS:
        return relics(s, seat, False)
    if counts == NEGATIVE_RELICS:
        return relics(s, seat, True)
    if counts == GOBLIN_TILES:
        return goblin_tiles(s, seat)
    return s.money[seat]


def relics(s: Table, seat: Seat, negative_only: bool) -> i64:
    """Count a player's relics; a negative one is a relic too.

    Rule: TH-END-11.
    """
    found: i64 = 0
    for tile in range(FIRST_YELLOW):
        if s.tile_at[tile] == seat and (not negative_only or s.content.value[tile] < 0):
            found += 1
    return found


def relic_points(s: Table, seat: Seat) -> i64:
    """Add the values of a player's relics; negative ones are subtracted.

    Rule: TH-END-03.
    """
    sum_: i64 = 0
    for tile in range(FIRST_YELLOW):
        if s.tile_at[tile] == seat:
            sum_ += s.content.value[tile]
    return sum_


def goblin_tiles(s: Table, seat: Seat) -> i64:
    """Count a player's goblin tiles: one point each.

    Rule: TH-END-04, TH-GOB-16.
    """
    found: i64 = 0
    for goblin in range(GOBLINS):
        if s.goblin_at[goblin] == seat:
            found += 1
    return found
