"""HTTP connections that do not get on: a request that comes drop by drop, whose head never ends, or that is none."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from uvicorn.protocols.http.auto import AutoHTTPProtocol

from flibuste.server.edge import guard
from flibuste.server.edge.guard import HEAD, HEADERS

LOOK: Final = 15.0
"""Seconds between two looks; a request whose head is not complete from one look to the next is given up."""


def refusal(status: str, code: str) -> bytes:
    """Write the answer to what is no request the application could answer: a code, with the headers of all others."""
    body = f'{{"code":"{code}"}}'
    last = {"content-type": "application/json", "content-length": len(body), "connection": "close"}
    head = "".join(f"{name}: {value}\r\n" for name, value in {**HEADERS, **last}.items())
    return f"HTTP/1.1 {status}\r\n{head}\r\n{body}".encode()


TOO_LONG: Final = refusal("431 Request Header Fields Too Large", "too_long")
NO_REQUEST: Final = refusal("400 Bad Request", "malformed")


class SlowRequests(AutoHTTPProtocol):  # type: ignore[valid-type, misc]
    """uvicorn's protocol, with an eye on those who stand in the door."""

    every = LOOK

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
        """It is whole; how long it may be is judged with the rest of the request."""
        self.in_head = False
        super().on_headers_complete()

    def data_received(self, data: bytes) -> None:
        """Take some bytes; a head that has not ended after so many of them is refused."""
        super().data_received(data)
        if self.in_head and not self.transport.is_closing():
            self.head += len(data)
            if self.head > HEAD:
                self.refuse(TOO_LONG)

    def send_400_response(self, msg: str) -> None:
        """Refuse what cannot be read as a request."""
        self.refuse(NO_REQUEST)

    def refuse(self, answer: bytes) -> None:
        """Answer and close, after a while and deaf meanwhile: no address is known here to count it for."""
        self.in_head = False
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
