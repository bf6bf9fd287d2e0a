"""Tables as one person sees them."""

from __future__ import annotations

from typing import cast

from flibuste.server.codes import Codes
from flibuste.server.tables.live import Live
from flibuste.server.tables.results import result, stood_in
from flibuste.table.absence import counts_presence, ways
from flibuste.table.clocks import SECOND
from flibuste.table.fair import commitment
from flibuste.table.folding import Folded
from flibuste.table.hints import hints_allowed
from flibuste.wire.tables import Links, SeatInfo, Series, Status, TableInfo, TakenOver, Way

PASS = "pass"


def table_info(
    live: Live, match: Folded, person: str, codes: Codes, now: int, seats: list[SeatInfo] | None = None
) -> TableInfo:
    """Describe a table for a person. ``match`` is the live one, or an earlier one for a delayed watcher.

    ``seats`` are the same for everybody: whoever tells several describes them once.
    """
    plan = match.plan
    you = live.seats_of(person)
    return TableInfo(
        id=plan.id,
        game=plan.game,
        title=plan.title,
        status=cast(Status, match.status),
        paused=match.paused is not None,
        host=live.host(now),
        you=you,
        watching=not you and live.may_watch(person),
        seats=seats_info(live, match, now) if seats is None else seats,
        settings=plan.settings,
        clock=plan.clock,
        absence=plan.absence,
        grace=plan.grace,
        chat=plan.chat,
        listed=plan.listed,
        delay=plan.delay,
        links=links(live, person, you, codes, now),
        asked=match.asked(),
        waiting=match.rollers() or match.waiting_seen_by(you),
        watchers=sum(not seats for seats in live.followers.values()),
        commitment=commitment(plan.secret),
        result=result(match, live.frozen) if match.status == "over" else None,
        series=Series(plan.games, plan.wins or [0] * plan.seats),
        next=match.next or None,
        updated=match.updated_seen(),
        ways=[Way(way.what, way.at, None if way.seat < 0 else way.seat) for way in ways(match, you, live.away)],
        pauses=match.pauses,
        claims=claims(live, person),
        by_hand=[seat for seat in you if seat in match.by_hand],
        call_off=None if match.call_off_request is None else sorted(match.call_off_request.agreed),
        lapses=None if match.status == "over" else live.lapses(),
        afterwards=plan.afterwards,
        late=plan.late,
        dice=plan.dice,
        by_clock=not counts_presence(match),
        passes=[one.name for one in match.game.decisions.values() if one.veil is not None and one.veil.answer == PASS],
        tournament=plan.tournament,
        campaign=plan.campaign,
        hints=hints_allowed(match),
        rated=plan.rated,
    )


def seats_info(live: Live, match: Folded, now: int) -> list[SeatInfo]:
    """Describe the seats."""
    return [seat_info(live, match, seat, now) for seat in range(match.plan.seats)]


def seat_info(live: Live, match: Folded, seat: int, now: int) -> SeatInfo:
    """Describe a seat."""
    sitter = match.seats[seat]
    gone = live.away.get(seat)
    return SeatInfo(
        seat=seat,
        kind=sitter.kind,
        name=live.name(seat),
        level=sitter.level or None,
        here=sitter.kind == "bot" or (sitter.kind == "person" and gone is None),
        face=live.face(seat),
        away=None if gone is None else max(0, now - gone) // SECOND,
        relieved=seat in match.relieved,
        resigned=sitter.resigned,
        stood_in=stood_in(match, seat, live.frozen),
        vacation=rest if (rest := match.clocks.back_at[seat]) > now else None,
    )


def claims(live: Live, person: str) -> list[TakenOver]:
    """Tell the owner of a seat which other devices have taken it over, and when."""
    own = {one.seat for one in live.holders if one.first and one.person == person}
    return [TakenOver(one.seat, one.at) for one in live.holders if one.seat in own and not one.first]


def links(live: Live, person: str, you: list[int], codes: Codes, now: int) -> Links:
    """Give the links a person may have: the host's to share, and one secret for each seat that is its own."""
    table = live.plan.id
    if not you:
        return Links()
    mine = {
        str(one.seat): codes.path("seat", table, one.seat, live.match.seats[one.seat].former, one.turn)
        for one in live.holders
        if one.first and one.person == person and one.seat in you
    }
    watch = None if live.plan.deal else codes.path("watch", table)
    if live.host(now) not in you:
        return Links(watch=watch, seats=mine)
    return Links(codes.path("join", table), watch, mine)
