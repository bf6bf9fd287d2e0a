"""HTTP connections that do not get on: a request that comes drop by drop, too often, whose head never ends, or is none.

Whatever is refused here is refused before anything was made of it: no task, no request, no word of its body is read.
"""

from __future__ import annotations

import asyncio
import time
from typing import Any, Final

import msgspec
from starlette.requests import HTTPConnection
from uvicorn.protocols.http.auto import AutoHTTPProtocol

from flibuste.server.edge import guard
from flibuste.server.edge.guard import HEAD, HEADERS, address_of
from flibuste.server.problems import Refused
from flibuste.server.tables.service import Service

LOOK: Final = 15.0
"""Seconds between two looks; a request whose head is not complete from one look to the next is given up."""


_KIND: Final = {**HEADERS, "content-type": "application/json", "connection": "close"}
_HEAD: Final = "".join(f"{name}: {value}\r\n" for name, value in _KIND.items())


def refusal(status: str, refused: Refused) -> bytes:
    """Write the answer to what is not for the application: a code, with the headers of all others."""
    body = msgspec.json.encode(refused.problem())
    retry = "" if refused.retry is None else f"retry-after: {max(1, round(refused.retry))}\r\n"
    return f"HTTP/1.1 {status}\r\n{_HEAD}{retry}content-length: {len(body)}\r\n\r\n".encode() + body


TOO_LONG: Final = refusal("431 Request Header Fields Too Large", Refused("too_long"))
NO_REQUEST: Final = refusal("400 Bad Request", Refused("malformed"))


class SlowRequests(AutoHTTPProtocol):  # type: ignore[valid-type, misc]
    """uvicorn's protocol, with an eye on those who stand in the door."""

    every = LOOK

    def __init__(self, service: Service, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.service = service
        self.deaf = False

    def connection_made(self, transport: asyncio.Transport) -> None:
        """Begin to look."""
        super().connection_made(transport)
        self.before: Any = self
        self.in_head = False
        self.head = 0
        self.loop.call_later(self.every, self.look)

    def on_message_begin(self) -> None:
        """A head begins."""
        super().on_message_begin()
        self.in_head, self.head = True, 0

    def on_headers_complete(self) -> None:
        """It is whole; how long it may be is judged with the rest of the request, how often it came here."""
        self.in_head = False
        try:
            if self.cycle is None or self.cycle.response_complete:
                self.check_address()
        except Refused as refused:
            self.service.metrics.count("flibuste_requests_total", status=str(refused.status))
            self.refuse(refusal("429 Too Many Requests", refused))
        else:
            super().on_headers_complete()

    def check_address(self) -> None:
        """Refuse an address that has nothing left to ask with; files of the page are counted for nobody."""
        looks = self.parser.get_method() in (b"GET", b"HEAD") and not self.parser.should_upgrade()
        if not looks or self.url.startswith(b"/api/"):
            address = address_of(HTTPConnection(self.scope), self.service.config)
            self.service.gate.addresses.look(address, time.monotonic())

    def on_body(self, body: bytes) -> None:
        """Hand some of the body on, if anybody is to read it."""
        if not self.deaf:
            super().on_body(body)

    def on_message_complete(self) -> None:
        """Say that the request is whole, if anybody is to answer it."""
        if not self.deaf:
            super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Let a socket begin, unless it was refused."""
        if not self.deaf:
            super().handle_websocket_upgrade()

    def data_received(self, data: bytes) -> None:
        """Take some bytes; a head that has not ended after so many of them is refused."""
        if self.deaf:
            return
        super().data_received(data)
        if self.in_head and not self.transport.is_closing():
            self.head += len(data)
            if self.head > HEAD:
                self.refuse(TOO_LONG)

    def send_400_response(self, msg: str) -> None:
        """Refuse what cannot be read as a request."""
        self.refuse(NO_REQUEST)

    def refuse(self, answer: bytes) -> None:
        """Answer and close, after a while and deaf meanwhile."""
        self.in_head, self.deaf = False, True
        self.transport.pause_reading()
        self.loop.call_later(guard.HOLD, self.end, answer)

    def end(self, answer: bytes) -> None:
        """Say the last word."""
        if not self.transport.is_closing():
            self.transport.write(answer)
            self.transport.close()

    def look(self) -> None:
        """Close a connection on which no request has begun since the last look; sockets are looked after elsewhere."""
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            return
        idle = self.cycle is None or self.cycle.response_complete
        if idle and self.before is self.cycle:
            self.transport.close()
            return
        self.before = self.cycle
        self.loop.call_later(self.every, self.look)
