"""Chapters 41 and 42: how a scenario ends, and who has won."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.games.briskars.cards.terms import CRITERIA, VICTORIES
from flibuste.games.briskars.field import events
from flibuste.games.briskars.field.postures import is_able
from flibuste.games.briskars.field.state import NOTHING, Battlefield
from flibuste.games.briskars.ground.distance import in_contact, row_of
from flibuste.games.briskars.ids import Briskar
from flibuste.kernel.events import public
from flibuste.kernel.ids import Seat

BREAK_CRATES: Final = VICTORIES.index("break_crates")
CARRY_HOME: Final = VICTORIES.index("carry_home")
HOLD_MARKERS: Final = VICTORIES.index("hold_markers")
GOLD: Final = VICTORIES.index("gold")

BY_CRATES: Final = CRITERIA.index("crates")
BY_CARRIED: Final = CRITERIA.index("carried")
BY_MARKERS: Final = CRITERIA.index("markers")

CRATES_TO_WIN: Final[i64] = 3
MARKERS_TO_WIN: Final[i64] = 2
WON: Final[i64] = 1_000_000


def has_won_outright(s: Battlefield, seat: Seat) -> bool:
    """Say whether a band has won by the scenario's own condition.

    Rule: BK-END-01, BK-DIC-01.
    """
    win = s.content.scenarios[s.scenario].win
    if win == BREAK_CRATES:
        return s.marks[seat] >= CRATES_TO_WIN
    if win == CARRY_HOME:
        return s.round >= s.content.scenarios[s.scenario].home_from and carries_home(s, seat)
    return False


def carries_home(s: Battlefield, seat: Seat) -> bool:
    """Say whether a Briskar of a band stands with a load on his own edge row."""
    edge: i64 = s.ground.height - 1
    if s.zone[seat] == 1:
        edge = 0
    for briskar in s.band(seat):
        if s.place[briskar] >= 0 and carries_prize(s, briskar) and row_of(s.place[briskar]) == edge:
            return True
    return False


def carries_prize(s: Battlefield, briskar: Briskar) -> bool:
    """Say whether he carries the object of the scenario."""
    load = s.load[briskar]
    if load == NOTHING:
        return False
    thing = s.content.elements[load].object
    return any(placed.object == thing for placed in s.content.scenarios[s.scenario].objects)


def markers_held(s: Battlefield, seat: Seat) -> i64:
    """Count the markers on or beside which a band has more able Briskars than any other."""
    held: i64 = 0
    for marker in s.content.scenarios[s.scenario].markers:
        mine = able_at(s, seat, marker)
        most: i64 = 0
        for other in s.every_seat():
            if other != seat:
                most = max(most, able_at(s, other, marker))
        if mine > most:
            held += 1
    return held


def pay_for_markers(s: Battlefield) -> None:
    """Give every band the gold of the markers it holds at the end of a round, where the scenario pays for them.

    Rule: BK-ACT-12.
    """
    price = s.content.scenarios[s.scenario].marker_gold
    for seat in s.every_seat():
        gold = price * markers_held(s, seat)
        if gold > 0:
            s.gold[seat] += gold
            s.note_pair(events.MARKER_GOLD, seat, gold)


def able_at(s: Battlefield, seat: Seat, marker: i64) -> i64:
    """Count the able Briskars of a band on or beside a square."""
    count: i64 = 0
    for briskar in s.band(seat):
        if is_able(s, briskar):
            rise = s.ground.stand(marker) - s.level(briskar)
            if s.place[briskar] == marker or in_contact(s.place[briskar], marker, rise):
                count += 1
    return count


def settle(s: Battlefield) -> None:
    """Fix the result of every band: alone or outright winners first, otherwise the scenario's criteria in order.

    Rule: BK-END-01, BK-END-03, BK-END-04, BK-END-05, BK-GLD-04, BK-GLD-06.
    """
    for seat in s.every_seat():
        s.gold[seat] += s.treasure[seat]
        s.treasure[seat] = 0
    alone = lone_band(s)
    for seat in s.every_seat():
        if has_won_outright(s, seat) or (alone == seat and s.content.scenarios[s.scenario].alone):
            s.result[seat] = WON
    if alone == NOTHING or not s.content.scenarios[s.scenario].alone:
        _by_criteria(s)
    s.lasting = []
    if s.log is not None:
        s.log.tell("ended", public("gold", [int(gold) for gold in s.gold]), public("round", s.round))


def lone_band(s: Battlefield) -> i64:
    """Return the only band left, -2 if none is left at all, NOTHING if there are several.

    Rule: BK-END-01, BK-END-03.
    """
    found: i64 = -2
    for seat in s.every_seat():
        if s.count(seat) > 0:
            if found >= 0:
                return NOTHING
            found = seat
    return found


def _by_criteria(s: Battlefield) -> None:
    """Compare the bands criterion by criterion, gold last.

    Rule: BK-END-04.
    """
    scenario = s.content.scenarios[s.scenario]
    for seat in s.every_seat():
        if s.result[seat] >= WON:
            continue
        value: i64 = 0
        if scenario.win == HOLD_MARKERS and markers_held(s, seat) >= MARKERS_TO_WIN:
            value += WON // 2
        for criterion in scenario.then:
            value += measure(s, seat, criterion) * 10_000
        s.result[seat] = value + s.gold[seat]


def measure(s: Battlefield, seat: Seat, criterion: i64) -> i64:
    """Measure a band by one criterion that comes before gold."""
    if criterion == BY_CRATES:
        return s.marks[seat]
    if criterion == BY_CARRIED:
        for briskar in s.band(seat):
            if s.place[briskar] >= 0 and carries_prize(s, briskar):
                return 1
    if criterion == BY_MARKERS:
        return markers_held(s, seat)
    return 0
