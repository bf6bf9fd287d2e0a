"""Chapters 30, 41 and 42: losing health, leaving the field, gold, and who is left."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.briskars.field.postures import end_hold
from flibuste.games.briskars.field.state import (
    ALLY_DOWN,
    KNOCKED_OUT,
    LAST_ONE,
    NOBODY,
    NOTHING,
    OUT,
    Battlefield,
)
from flibuste.games.briskars.ground.distance import is_within
from flibuste.games.briskars.ids import Briskar
from flibuste.kernel.bits import bit, has
from flibuste.kernel.events import public
from flibuste.kernel.ids import Seat


def clear_fallen(s: Battlefield) -> None:
    """Remove together all who are at 0; then mark morale from the places they had.

    Rule: BK-INJ-07, BK-INJ-09, BK-GRD-19, BK-MOR-02, BK-MOR-03.
    """
    fallen: i64 = 0
    for briskar in s.everybody():
        if s.place[briskar] >= 0 and s.hp[briskar] <= 0:
            fallen |= bit(briskar)
    if fallen == 0:
        return
    for briskar in s.everybody():
        if has(fallen, briskar):
            _alert_allies(s, briskar, fallen)
    for briskar in s.everybody():
        if has(fallen, briskar):
            leave(s, briskar, KNOCKED_OUT)


def _alert_allies(s: Battlefield, dead: Briskar, fallen: i64) -> None:
    """Allies at 2 fathoms or less will have to roll.

    Rule: BK-MOR-02.
    """
    seat = s.owner(dead)
    for ally in s.band(seat):
        if s.place[ally] >= 0 and not has(fallen, ally):
            if is_within(s.place[dead], s.place[ally], s.level(ally) - s.level(dead), 2):
                s.morale_due[ally] |= ALLY_DOWN


def leave(s: Battlefield, briskar: Briskar, how: i64) -> None:
    """Take a Briskar off the field: his load stays, his value goes to an opponent, the last one of his band is shaken.

    Rule: BK-INJ-07, BK-INJ-08, BK-GLD-01, BK-MOR-03, BK-CRA-06, BK-RND-14.
    """
    drop_load(s, briskar)
    end_hold(s, briskar)
    gold = pay_out(s, briskar)
    s.place[briskar] = OUT
    s.left_as[briskar] = how
    s.hp[briskar] = 0
    s.ap[briskar] = 0
    if s.log is not None:
        kind = "flees"
        if how == KNOCKED_OUT:
            kind = "knocked-out"
        s.log.tell(kind, public("briskar", briskar), public("gold", gold))
    _shake_last_one(s, s.owner(briskar))


def _shake_last_one(s: Battlefield, seat: Seat) -> None:
    """Rule: BK-MOR-03."""
    if s.count(seat) != 1:
        return
    for briskar in s.band(seat):
        if s.place[briskar] >= 0:
            s.morale_due[briskar] |= LAST_ONE


def drop_load(s: Battlefield, briskar: Briskar) -> None:
    """Leave what he carried or held on his square, if it is bare.

    Rule: BK-INJ-08.
    """
    square = s.place[briskar]
    if s.load[briskar] != NOTHING and s.ground.element(square) < 0:
        s.ground = s.ground.changed(square, s.load[briskar], 0, s.load_portions[briskar])
    for hand in range(briskar * 2, briskar * 2 + 2):
        if s.in_hand[hand] != NOTHING and s.ground.element(square) < 0:
            s.ground = s.ground.changed(square, s.in_hand[hand], 0, 0)
        s.in_hand[hand] = NOTHING
    s.load[briskar] = NOTHING
    s.shield[briskar] = NOTHING


def pay_out(s: Battlefield, briskar: Briskar) -> i64:
    """Give his value to the opponent: the other band, or of several the one that hurt him last.

    Rule: BK-GLD-01, BK-GLD-02, BK-GLD-03, BK-CHR-07, BK-MAG-22.
    """
    seat = s.owner(briskar)
    winner: i64 = 1 - seat
    if s.seats > 2:
        winner = NOBODY
        if s.hurt_by[briskar] != NOBODY and s.owner(s.hurt_by[briskar]) != seat:
            winner = s.owner(s.hurt_by[briskar])
    value = s.cost[briskar]
    if s.leader[seat] == briskar:
        value *= s.content.scenarios[s.scenario].leader_gold
    if winner == NOBODY:
        return 0
    s.gold[winner] += value
    return value


def bands_left(s: Battlefield) -> i64:
    """Count the bands that still have a Briskar in play.

    Rule: BK-DIC-01, BK-END-01.
    """
    n: i64 = 0
    place = s.place
    for seat in s.every_seat():
        for briskar in s.band(seat):
            if place[briskar] >= 0:
                n += 1
                break
    return n
