"""What waits for somebody: the games in which an answer of theirs is missing, the most urgent first."""

from __future__ import annotations

import contextlib

from flibuste.server.problems import Refused
from flibuste.server.storage import journals
from flibuste.server.tables.live import Live
from flibuste.server.tables.service import Service
from flibuste.wire.reaching import WaitingTable

LONG = 10**18


async def waiting_for(service: Service, person: str) -> list[WaitingTable]:
    """List the games that wait for somebody; one that is broken does not hide the others."""
    found = []
    for table in await service.store.read(lambda database: journals.running_of(database, person)):
        with contextlib.suppress(Refused):
            live = await service.hall.open(table)
            async with live.lock:
                found += waiting_at(live, person)
    return sorted(found, key=lambda one: (one.deadline or LONG, one.since))


def waiting_at(live: Live, person: str) -> list[WaitingTable]:
    """Say whether a game waits for somebody: not while it rests, nor once they have answered."""
    match = live.match
    mine = live.seats_of(person)
    asked = [seat for seat in mine if match.status == "playing" and match.paused is None and seat in match.waiting()]
    if not asked:
        return []
    deadlines = [time for seat in asked if (time := match.clocks.deadline(seat)) is not None]
    names = [live.name(seat) for seat in match.people() if seat not in mine]
    plan = live.plan
    return [WaitingTable(plan.id, plan.game, plan.title, match.veiled_from, min(deadlines, default=None), names)]
