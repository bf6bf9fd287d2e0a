"""The wire: paths are described, messages read back."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
from starlette.routing import Route

from flibuste.server.config import Config
from flibuste.server.edge.app import make_app
from flibuste.wire import messages, tables
from flibuste.wire.routes import PATHS
from flibuste.wire.schema import json_schema, openapi
from tests.server.harness import harbour, play_out


def test_every_path_of_the_server_is_described_and_no_other(tmp_path: Path) -> None:
    own = {"/api/openapi.json", "/api/schema.json", "/api/{rest:path}", "/{path:path}"}
    served = {
        (method.lower(), route.path)
        for route in make_app(Config(data=tmp_path)).routes
        if isinstance(route, Route) and route.path not in own
        for method in (route.methods or set()) - {"HEAD"}
    }

    assert {(path.method, path.path) for path in PATHS} == served
    described = {(method, path) for path, methods in openapi()["paths"].items() for method in methods}
    assert described == served


def references(value: object) -> set[str]:
    """Collect all references inside a description."""
    if isinstance(value, dict):
        found = {value["$ref"]} if isinstance(value.get("$ref"), str) else set()
        return found.union(*(references(part) for part in value.values()))
    if isinstance(value, list):
        return set().union(*(references(part) for part in value))
    return set()


def test_descriptions_refer_to_nothing_that_is_missing() -> None:
    schema, api = json_schema(), openapi()

    assert {name.rsplit("/", 1)[1] for name in references(schema)} <= set(schema["$defs"])
    assert {name.rsplit("/", 1)[1] for name in references(api)} <= set(api["components"]["schemas"])
    for struct in (messages.Act, messages.Snapshot, tables.TableInfo, tables.Problem):
        assert struct.__name__ in schema["$defs"]
    assert schema["$defs"]["Act"]["additionalProperties"] is False


def test_whatever_a_browser_may_send_reads_back() -> None:
    sent = messages.Act("t", 0, "k", 5, 7)

    assert messages.read_ask(msgspec.json.encode(sent)) == sent


def test_whatever_the_server_sends_is_as_described(tmp_path: Path) -> None:
    async def play() -> list[str]:
        async with harbour(tmp_path) as here:
            anne = here.browser()
            info = await anne.open_table(start=True)
            await play_out(anne, info["id"], 0, await anne.attach(info["id"]))
            await anne.request("act", info["id"], 0, seq=0, action=0)
            replay = (await anne.http.get(f"/api/tables/{info['id']}/replay")).content
            msgspec.json.decode(replay, type=tables.Replay)
            msgspec.json.decode((await anne.http.get("/api/games")).content, type=list[tables.GameInfo])
            return anne.raw

    received = asyncio.run(play())
    kinds = {type(msgspec.json.decode(text, type=messages.AnyTell)).__name__ for text in received}

    assert kinds >= {"Welcome", "TableChanged", "Snapshot", "Update", "Ack", "Failure", "Pong"}
