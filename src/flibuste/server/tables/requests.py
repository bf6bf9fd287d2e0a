"""What a seat may ask for at a table, whoever speaks for it: a browser's socket or a bot's token."""

from __future__ import annotations

import time
from collections.abc import Collection, Mapping

import msgspec

from flibuste.server.problems import Refused
from flibuste.server.storage import journals
from flibuste.server.storage.journals import Spoken
from flibuste.server.tables.live import Live
from flibuste.server.tables.seating import tidied
from flibuste.server.tables.service import Service
from flibuste.table.absence import gone
from flibuste.table.duties import STAND_IN
from flibuste.table.entries import AnyEntry
from flibuste.table.match import Match
from flibuste.table.plan import PHRASES, TableError
from flibuste.table.veil import release
from flibuste.wire import messages as m

NOBODY: Mapping[int, int] = {}


async def own_seat(service: Service, person: str, table: str, seat: int) -> Live:
    """Open a table and check that the person plays this seat. A stranger learns nothing, not even that it exists."""
    live = await service.hall.open(table)
    seats = live.seats_of(person)
    if not seats and not live.may_watch(person):
        raise Refused("unknown_table")
    if seat not in seats:
        raise Refused("wrong_seat")
    service.gate.seat_request(table, seat, time.monotonic())
    return live


async def do_request(service: Service, person: str, ask: m.SeatRequest) -> int:
    """Do what a seat asks for, once; return where in the journal it stands."""
    if not ask.key.isprintable():
        raise Refused("malformed")
    live = await own_seat(service, person, ask.table, ask.seat)
    if isinstance(ask, m.Say):
        return await say(service, live, person, ask)
    if isinstance(ask, m.Standing):
        rules = ask.answers
        return await service.hall.order(ask.table, ask.seat, lambda kept: msgspec.structs.replace(kept, rules=rules))
    if isinstance(ask, m.ByHand):
        on = ask.on
        return await service.hall.order(ask.table, ask.seat, lambda kept: msgspec.structs.replace(kept, by_hand=on))
    key = f"{ask.seat} {ask.key}"
    if isinstance(ask, m.Act):
        await wait_for_veil(service, live, ask)
    written = await service.hall.change(
        ask.table, lambda match, now: do(match, ask, now, live.seats_of(person), live.away), key
    )
    return min(written, live.match.seq_seen_by(ask.seat))


async def wait_for_veil(service: Service, live: Live, ask: m.Act) -> None:
    """Hold an answer that comes sooner than a forced one would: nobody shall see that it was chosen."""
    if live.match.veil() is None:
        return
    async with live.lock:
        match = live.match
        if match.status != "playing" or ask.seq < match.opened or match.state.refusal(ask.seat, ask.action) is not None:
            return
        moment = release(match, ask.seat, ask.action)
    await service.hall.until(moment)


def do(
    match: Match, ask: m.SeatRequest, now: int, mine: Collection[int] = (), away: Mapping[int, int] = NOBODY
) -> list[AnyEntry] | int:
    """Do one request at a match."""
    if isinstance(ask, m.Act):
        return act(match, ask, now)
    if isinstance(ask, m.Roll):
        return roll(match, ask, now)
    if isinstance(ask, m.Retract):
        return [match.retract(ask.seat, now)]
    if isinstance(ask, m.Undo):
        return [match.undo(ask.seat, now, mine)]
    if isinstance(ask, m.UndoAnswer):
        return match.answer_undo(ask.seat, ask.agree, now)
    if isinstance(ask, m.Pause):
        return [match.pause(ask.seat, now)]
    if isinstance(ask, m.Resume):
        return [match.resume(ask.seat, now)]
    return do_without(match, ask, now, mine, away)


def do_without(
    match: Match, ask: m.SeatRequest, now: int, mine: Collection[int], away: Mapping[int, int]
) -> list[AnyEntry]:
    """Do a request of somebody who would play on without another one, or not at all."""
    if isinstance(ask, m.Relieve):
        return match.relieve(ask.seat, ask.whom, now, away)
    if isinstance(ask, m.Claim):
        return [match.claim(ask.seat, now, away)]
    if isinstance(ask, m.Resign):
        return [match.resign(ask.seat, STAND_IN, now)]
    if isinstance(ask, m.CallOff):
        return [match.call_off(ask.seat, now, {*mine, *gone(match, away, now)})]
    if isinstance(ask, m.CallOffAnswer):
        return match.answer_call_off(ask.seat, ask.agree, now)
    raise TableError("malformed", "no such request")


def act(match: Match, ask: m.Act, now: int) -> list[AnyEntry] | int:
    """Answer the decision the player looked at; one that has changed since is stale, unless the table gave the same."""
    given = match.answered_for(ask.seat, ask.action, ask.seq)
    if given is not None:
        return given
    if match.status == "playing" and ask.seq < match.opened:
        raise TableError("stale_sequence", f"the decision changed at {match.opened}, this answers {ask.seq}")
    return [match.answer(ask.seat, ask.action, now)]


def roll(match: Match, ask: m.Roll, now: int) -> list[AnyEntry]:
    """Type in the dice that the player was asked for; others may have been rolled meanwhile."""
    pending = match.rolls.pending
    if pending is not None and ask.seq < pending.since:
        raise TableError("stale_sequence", f"other dice are waited for since {pending.since}")
    return match.roll(ask.seat, ask.faces, now)


async def say(service: Service, live: Live, person: str, ask: m.Say) -> int:
    """Say something, as the table allows."""
    if service.kept_from.get(person) == "mute":
        raise Refused("muted")
    if live.plan.chat == "off":
        raise Refused("chat_off")
    if (ask.phrase is None) == (ask.text is None):
        raise Refused("malformed")
    if ask.text is not None and live.plan.chat != "free":
        raise Refused("phrases_only")
    if ask.phrase is not None and ask.phrase not in PHRASES:
        raise Refused("malformed")
    spoken = Spoken(0, ask.seat, ask.phrase, tidy(ask.text), service.now())
    async with live.lock:
        kept = await service.store.write(
            lambda database: journals.say(database, ask.table, spoken, person, f"{ask.seat} {ask.key}")
        )
        if kept.n > (live.said[-1].n if live.said else -1):
            service.hall.teller.say(live, kept)
    return live.match.seq


def tidy(text: str | None) -> str | None:
    """Keep printable characters only; there must be some."""
    if text is None:
        return None
    clean = tidied(text)
    if not clean:
        raise Refused("malformed")
    return clean
