"""For who runs the server, behind the operator's token: figures for Prometheus, tables, bans, notices."""

from __future__ import annotations

import hmac
import time
from collections import Counter
from collections.abc import Iterable
from functools import partial

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from flibuste.server.config import version
from flibuste.server.edge.api import body, reply, service_of
from flibuste.server.edge.guard import bearer_of
from flibuste.server.metrics import Sample, written
from flibuste.server.problems import Refused
from flibuste.server.storage import journals, operators
from flibuste.server.tables.live import DAY
from flibuste.server.tables.service import Service
from flibuste.table.clocks import MINUTE
from flibuste.table.plan import Plan
from flibuste.wire.tables import Ban, NewNotice, OperatorSeat, OperatorTable

FORMAT = "text/plain; version=0.0.4; charset=utf-8"


def as_operator(request: Request) -> Service:
    """Return the service to who knows the operator's token; to everybody else there is nothing here."""
    service = service_of(request)
    given, token = bearer_of(request) or "", service.config.operator
    if not token or not hmac.compare_digest(given.encode(), token.encode()):
        service.gate.codes.take("operator", time.monotonic())
        raise Refused("not_found")
    return service


async def metrics(request: Request) -> Response:
    """Write the figures of this process."""
    service = as_operator(request)
    kept = await service.store.read(journals.count_by_status)
    healthy = await service.is_healthy()
    samples = [*looked_up(service, kept, healthy), *service.metrics.counted()]
    return PlainTextResponse(written(samples), media_type=FORMAT)


def looked_up(service: Service, kept: dict[str, int], healthy: bool) -> Iterable[Sample]:
    """List what is looked up at the moment somebody asks."""
    yield "flibuste_info", {"version": version()}, 1
    yield "flibuste_start_time_seconds", {}, service.metrics.started
    yield "flibuste_healthy", {}, float(healthy)
    tables = service.hall.tables.values()
    for (game, status), count in Counter((live.plan.game, live.match.status) for live in tables).items():
        yield "flibuste_tables_open", {"game": game, "status": status}, count
    for status, count in kept.items():
        yield "flibuste_tables_kept", {"status": status}, count
    yield "flibuste_tables_broken", {}, len(service.hall.broken)
    yield "flibuste_connections", {}, sum(service.open_sockets.values())
    followed = [bool(seats) for live in tables for seats in live.followers.values()]
    yield "flibuste_followers", {"as": "player"}, followed.count(True)
    yield "flibuste_followers", {"as": "watcher"}, followed.count(False)
    pools = {"bots": service.pool, "questions": service.insight_pool, "records": service.long_pool}
    for name, pool in pools.items():
        yield "flibuste_workers_waiting", {"pool": name}, len(pool.waiting)
    yield "flibuste_commits_total", {}, service.store.writer.commits
    yield "flibuste_writes_total", {}, service.store.writer.jobs
    yield "flibuste_loop_lag_seconds", {}, service.metrics.lag_since_last_look()


async def listed(service: Service) -> Response:
    """List the tables last touched, with who sits there: no hand, nothing that was said."""
    rows = await service.store.read(operators.latest_tables)
    found = []
    for table, plan, status, updated in rows:
        seats = await service.store.read(partial(operators.people_of, table=table))
        people = [OperatorSeat(seat, person, name, service.kept_from.get(person)) for seat, person, name in seats]
        about, live = msgspec.json.decode(plan, type=Plan), service.hall.tables.get(table)
        following = 0 if live is None else len(live.followers)
        found.append(OperatorTable(table, about.game, about.title, status, updated, following, people))
    return reply(found)


async def tables(request: Request) -> Response:
    """List tables."""
    return await listed(as_operator(request))


async def close_table(request: Request) -> Response:
    """Close a table: its game is over without a winner, and its people are told."""
    service = as_operator(request)
    await service.hall.change(request.path_params["table"], lambda match, now: match.close(now))
    return await listed(service)


async def ban(request: Request) -> Response:
    """Keep somebody from coming, or from speaking."""
    service = as_operator(request)
    asked = await body(request, Ban)
    until = service.now() + asked.days * DAY
    await service.store.write(lambda database: operators.ban(database, asked.person, asked.what, until))
    await service.hear_operator()
    return await listed(service)


async def set_notice(request: Request) -> Response:
    """Say something to everybody, or that the server is going to restart."""
    service = as_operator(request)
    asked = await body(request, NewNotice)
    restart = 0 if asked.minutes is None else service.now() + asked.minutes * MINUTE
    await service.store.write(lambda database: operators.set_notice(database, asked.text.strip(), restart))
    await service.hear_operator()
    return reply(service.notice)


async def notice(request: Request) -> Response:
    """Say what the operator has to say, to everybody."""
    return reply(service_of(request).notice)


ROUTES = [
    Route("/metrics", metrics),
    Route("/api/notice", notice),
    Route("/api/operator/tables", tables),
    Route("/api/operator/tables/{table}/close", close_table, methods=["POST"]),
    Route("/api/operator/ban", ban, methods=["POST"]),
    Route("/api/operator/notice", set_notice, methods=["POST"]),
]
