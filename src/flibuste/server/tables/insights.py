"""Questions of a seat about its position: answered from what the seat may see, to who asked, and nothing is written."""

from __future__ import annotations

import time

import msgspec

from flibuste.insight.hints import KIND as HINT
from flibuste.kernel.chance import Seeded
from flibuste.kernel.game import Game
from flibuste.kernel.saving import save_game
from flibuste.server.bots.pool import BotFailed
from flibuste.server.problems import Refused
from flibuste.server.tables.live import Live
from flibuste.server.tables.service import Service
from flibuste.table.hints import check_hint
from flibuste.wire.messages import Inquire, Insight

_encode = msgspec.json.Encoder().encode


async def insight(service: Service, person: str, whose: str, ask: Inquire) -> Insight:
    """Answer a question about the position; a slow one is worked out beside the event loop, in an address's turn."""
    live = await seat_to_ask(service, person, ask)
    async with live.lock:
        match = live.match
        if match.session is None:
            raise Refused("not_started")
        seq, game = match.seq, match.game
        hint = ask.about.get("kind") == HINT
        if hint:
            check_hint(match, ask.seat)
        elif game.insight is None:
            raise Refused("bad_question", params={"field": "kind"})
        seen = match.state.seen_by(ask.seat, Seeded(0))
        slow = hint or service.is_slow(game, ask.about.get("kind"))
        answer = None if slow else game.ask(seen, ask.seat, ask.about)
        saved = save_game(game, seen) if slow else None
    if answer is None:
        answer = await worked_out(service, game, whose, ask, saved)
    return Insight(ask.table, ask.seat, seq, ask.about, msgspec.Raw(_encode(answer)), ask.key)


async def seat_to_ask(service: Service, person: str, ask: Inquire) -> Live:
    """Open a table and check that the person plays the seat; a stranger learns nothing, not even that it exists."""
    live = await service.hall.open(ask.table)
    seats = live.seats_of(person)
    if not seats and not live.may_watch(person):
        raise Refused("unknown_table")
    if ask.seat not in seats:
        raise Refused("wrong_seat")
    service.gate.question(ask.table, ask.seat, time.monotonic())
    return live


async def worked_out(service: Service, game: Game, whose: str, ask: Inquire, seen: object) -> dict[str, object]:
    """Let a worker answer."""
    try:
        found = await service.insight_pool.insight(game, ask.seat, seen, ask.about, whose)
    except BotFailed as failed:
        raise Refused("server_restarting", retry=1.0) from failed
    if "field" in found:
        raise Refused("bad_question", params={"field": str(found["field"])})
    answer = found.get("answer")
    if not isinstance(answer, dict):
        raise Refused("server_restarting", retry=1.0)
    return answer
