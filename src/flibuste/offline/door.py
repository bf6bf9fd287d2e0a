"""The door of the application inside a page: requests and sockets come as messages instead of over a network.

They say the same as the server's HTTP and WebSocket, so that the page has one client for both.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from urllib.parse import unquote

from starlette.types import ASGIApp, Message, Scope

from flibuste.offline.service import ORIGIN
from flibuste.server.edge.outgoing import WIRE
from flibuste.server.limits import Bucket

Heard = Callable[[str], object]
"""Takes a message of the table, as text."""


def scope_of(kind: str, path: str, query: str = "", method: str = "") -> Scope:
    """Describe a request as a network would have."""
    return {
        "type": kind,
        "method": method,
        "path": unquote(path),
        "raw_path": path.encode(),
        "query_string": query.encode(),
        "headers": [(b"origin", ORIGIN.encode())],
        "client": ("127.0.0.1", 0),
        "server": ("here", 80),
        "scheme": "http" if kind == "http" else "ws",
        "root_path": "",
        "http_version": "1.1",
        "asgi": {"version": "3.0"},
    }


class Line:
    """One socket: what the page says goes in, what the table tells comes out at once."""

    def __init__(self, app: ASGIApp, heard: Heard) -> None:
        self.heard = heard
        self.budget: Bucket | None = None
        self.coming: asyncio.Queue[Message] = asyncio.Queue()
        self.coming.put_nowait({"type": "websocket.connect"})
        scope = scope_of("websocket", "/ws")
        scope[WIRE] = self
        self.task = asyncio.get_running_loop().create_task(self.serve(app, scope))

    async def serve(self, app: ASGIApp, scope: Scope) -> None:
        """Let the application serve this socket."""
        await app(scope, self.coming.get, self.told)

    async def told(self, message: Message) -> None:
        """Take what the application says about the connection itself: there is nobody to tell."""

    def write(self, message: bytes) -> None:
        """Tell the page."""
        self.heard(message.decode())

    def take(self, text: str) -> None:
        """Take a message of the page."""
        self.coming.put_nowait({"type": "websocket.receive", "text": text})

    def close(self) -> None:
        """Hang up."""
        self.coming.put_nowait({"type": "websocket.disconnect", "code": 1000})


class Door:
    """Takes what the page wants from the application."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def fetch(self, method: str, path: str, body: str) -> tuple[int, str]:
        """Answer one request: its status and its text."""
        sent: list[Message] = []
        given: list[Message] = [{"type": "http.request", "body": body.encode(), "more_body": False}]

        async def receive() -> Message:
            if not given:
                await asyncio.Event().wait()  # the page stays until it has its answer
            return given.pop()

        async def send(message: Message) -> None:
            sent.append(message)

        place, _, query = path.partition("?")
        await self.app(scope_of("http", place, query, method), receive, send)
        text = b"".join(part.get("body", b"") for part in sent if part["type"] == "http.response.body")
        return int(sent[0]["status"]), text.decode()

    def connect(self, heard: Heard) -> Line:
        """Open a socket."""
        return Line(self.app, heard)
