"""A real server on a free port, browsers that talk to it over HTTP and WebSocket, bots with tokens."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping, Sequence
from contextlib import asynccontextmanager
from functools import wraps
from pathlib import Path
from typing import Any

import httpx
import websockets
from websockets.asyncio.client import ClientConnection

from flibuste.kernel.game import GAMES
from flibuste.server.config import Config
from flibuste.server.edge.running import listen, uvicorn_server
from flibuste.server.limits import NO_LIMITS
from flibuste.server.tables.service import Service
from flibuste.wire.changes import patched
from tests.table import walk

GAMES.setdefault(walk.GAME.name, walk.GAME)
Told = dict[str, Any]
PATIENCE = 20.0
YOU_AND_BOT = [{"kind": "you", "name": "Anne"}, {"kind": "bot", "level": "deckhand"}]


def in_loop(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """Run an asynchronous test, at most a minute and a half, and let everything it began end."""

    async def whole(*args: object, **kwargs: object) -> None:
        try:
            await asyncio.wait_for(test(*args, **kwargs), 90)
        finally:
            await ended()

    @wraps(test)
    def run(*args: object, **kwargs: object) -> None:
        asyncio.run(whole(*args, **kwargs))

    return run


async def ended() -> None:
    """Wait until the tasks of this loop are done, not long for one that waits; connections close a turn later."""
    others = asyncio.all_tasks() - {asyncio.current_task()}
    if others:
        await asyncio.wait(others, timeout=0.5)
    for _ in range(2):
        await asyncio.sleep(0)


class Watch:
    """A clock that goes when the test says so."""

    def __init__(self) -> None:
        self.at = 1_700_000_000_000

    def __call__(self) -> int:
        self.at += 1
        return self.at


class Browser:
    """One browser: a cookie jar, one socket, everything it was told."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.http = httpx.AsyncClient(base_url=base, headers={"origin": base}, timeout=PATIENCE)
        self.socket: ClientConnection | None = None
        self.told: list[Told] = []
        self.raw: list[str] = []
        self.keys = 0
        self.views: dict[tuple[str, int | None], tuple[int, Told]] = {}
        self.address = ""

    async def post(self, path: str, body: object = None, status: int = 200) -> Any:
        answer = await self.http.post(path, json={} if body is None else body)
        assert answer.status_code == status, answer.text
        return answer.json()

    async def post_text(self, path: str, text: str, status: int = 200) -> Any:
        answer = await self.http.post(path, content=text.encode())
        assert answer.status_code == status, answer.text
        return answer.json()

    async def get(self, path: str, status: int = 200) -> Any:
        answer = await self.http.get(path)
        assert answer.status_code == status, answer.text
        return answer.json()

    async def open_table(self, seats: Sequence[Mapping[str, object]] | None = None, **more: object) -> Told:
        told: Told = await self.post("/api/tables", {"game": "brisca", "seats": seats or YOU_AND_BOT, **more})
        return told

    async def connect(self, base: str | None = None) -> None:
        base = base or self.base
        self.socket = await websockets.connect(
            base.replace("http", "ws") + "/ws",
            origin=base,  # type: ignore[arg-type]
            additional_headers={
                "cookie": f"flibuste={self.http.cookies.get('flibuste', '')}",
                **({"x-forwarded-for": self.address} if self.address else {}),
            },
            max_size=2**22,
            max_queue=None,
            compression=None,
        )

    async def send(self, **message: object) -> None:
        assert self.socket is not None
        await self.socket.send(json.dumps(message))

    async def hear(self, *kinds: str, where: Callable[[Told], bool] = lambda told: True) -> Told:
        """Wait for a message of a kind."""
        assert self.socket is not None
        while True:
            text = await asyncio.wait_for(self.socket.recv(), PATIENCE)
            assert isinstance(text, str)
            told = self.whole(json.loads(text))
            self.raw.append(text)
            self.told.append(told)
            if (not kinds or told["type"] in kinds) and where(told):
                return told

    def whole(self, told: Told) -> Told:
        """Make an update of a change, which must follow the moment before."""
        if told["type"] not in ("snapshot", "update", "change"):
            return told
        of = (told["table"], told["seat"])
        if told["type"] == "change":
            n, view = self.views[of]
            assert told["n"] == n + 1
            told = {**told, "type": "update", "view": patched(view, told["view"])}
        self.views[of] = (told["n"], told["view"])
        return told

    async def attach(self, table: str, since: int | None = None, changes: bool = True) -> Told:
        if self.socket is None:
            await self.connect()
        await self.send(type="ping")
        await self.hear("pong")
        await self.send(type="attach", table=table, since=since, changes=changes)
        return await self.hear("snapshot", "error")

    async def request(self, kind: str, table: str, seat: int, **more: object) -> Told:
        """Send a request and wait for its answer."""
        self.keys += 1
        key = str(more.pop("key", f"k{self.keys}"))
        await self.send(type=kind, table=table, seat=seat, key=key, **more)
        return await self.hear("ack", "error", where=lambda told: told.get("key") == key)

    async def turn(self, seat: int) -> Told:
        """Wait until a seat of this browser is asked (or the game is over); return the position."""
        return await self.hear(
            "snapshot",
            "update",
            where=lambda told: told["seat"] == seat and (seat in told["waiting"] or told["view"].get("over", False)),
        )

    def drop(self) -> None:
        """Cut the socket as a broken network would."""
        if self.socket is not None:
            self.socket.transport.abort()
            self.socket = None

    async def close(self) -> None:
        if self.socket is not None:
            await self.socket.close()
            self.socket = None
        await self.http.aclose()


class Harbour:
    """A server that runs in this process, and the browsers of a test."""

    def __init__(self, config: Config, state: Any) -> None:
        self.config = config
        self.state = state
        self.service: Service = state.service
        self.base = f"http://127.0.0.1:{config.port}"
        self.browsers: list[Browser] = []

    def browser(self) -> Browser:
        browser = Browser(self.base)
        self.browsers.append(browser)
        return browser

    def moved(self, browser: Browser) -> Browser:
        """Open the same browser again at this server: its cookies, nothing heard yet."""
        again = self.browser()
        again.http.cookies, again.keys = browser.http.cookies, browser.keys
        return again


@asynccontextmanager
async def harbour(data: Path, now: Callable[[], int] | None = None, **settings: Any) -> AsyncIterator[Harbour]:
    """Serve during a test."""
    config = Config(data=data, port=0, **{"bot_pause": 0.0, "veil": 0, "limits": NO_LIMITS, **settings})
    port = listen(config)
    server = uvicorn_server(config, now)
    serving = asyncio.create_task(server.serve(sockets=[port]))
    while not server.started:
        await asyncio.sleep(0.01)
        if serving.done():
            serving.result()
    here = Harbour(config, server.config.app.state)  # type: ignore[union-attr]
    try:
        yield here
    finally:
        for browser in here.browsers:
            await browser.close()
        server.should_exit = True
        await serving
        port.close()


async def until(is_so: Callable[[], bool]) -> None:
    """Wait until something in this process is so; asked over the wire, looking might change it."""
    while not is_so():
        await asyncio.sleep(0.01)


async def attended(service: Service) -> None:
    """Let the steward look at every table, and wait until it has done all that is due by now."""
    for live in list(service.hall.tables.values()):
        service.steward.wake(live)
        while live.task is not None and not live.task.done():
            await asyncio.wait({live.task})


def whole_views(replay: Told) -> list[list[Told]]:
    """Make the views of a film whole: they come as changes."""
    found: list[list[Told]] = []
    watched: Told = {}
    for frame in replay["frames"]:
        *seats, steps = frame["views"]
        watched = patched(watched, steps)
        found.append([*(patched(watched, seat) for seat in seats), watched])
    return found


async def told(browser: Browser, **wanted: object) -> Told:
    """Wait until the table is told with these values."""
    message = await browser.hear(
        "table", where=lambda told: all(told["info"][name] == value for name, value in wanted.items())
    )
    info: Told = message["info"]
    return info


async def play_out(browser: Browser, table: str, seat: int, position: Told, most: int = 400) -> Told:
    """Answer the first option until the game is over; return the last position."""
    for _ in range(most):
        if seat not in position["waiting"]:
            if position["decision"] is None and position["view"]:
                return position
            position = await browser.turn(seat)
            continue
        answer = await browser.request("act", table, seat, seq=position["seq"], action=position["options"][0]["action"])
        assert answer["type"] == "ack", answer
        later = [told for told in browser.told if told["type"] == "update" and told["seat"] == seat]
        newest = later[-1] if later else position
        position = newest if newest["seq"] > position["seq"] else await browser.turn(seat)
    raise AssertionError("the game does not end")
