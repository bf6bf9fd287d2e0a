"""WebSocket frames straight to and from the connection: telling a table of four costs four writes and nothing else.

uvicorn's own way out costs a frame object, a queue and a task switch per message, and its way in a general parser. Here
what is told in one turn of the event loop goes out in one write per connection, and a message that came in as one whole
frame is taken as it is. Everything else (handshake, fragments, pings, closing, broken frames) stays with uvicorn.
"""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import Any, Final
from weakref import WeakKeyDictionary

from starlette.types import Receive, Scope, Send
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Response
from websockets.server import ServerProtocol
from websockets.typing import StatusLike
from websockets.utils import apply_mask

from flibuste.server.edge.guard import HEADERS
from flibuste.server.edge.outgoing import POLICY, WIRE
from flibuste.server.edge.slow_requests import NO_REQUEST
from flibuste.server.limits import Bucket

BEHIND: Final = 1024 * 1024
"""A browser that has so many bytes waiting does not keep up: it is let go and comes back by itself."""
WHOLE_TEXT: Final = 0x81
FINAL: Final = 0x80
MASKED: Final = 0x80
LONG: Final = 126


def framed(message: bytes) -> bytes:
    """Put a text message into one unmasked frame."""
    size = len(message)
    if size < LONG:
        return b"\x81%c%b" % (size, message)
    if size < 65536:
        return b"\x81\x7e%b%b" % (size.to_bytes(2, "big"), message)
    return b"\x81\x7f%b%b" % (size.to_bytes(8, "big"), message)


def frame_end(data: bytes, start: int) -> int:
    """Return where a frame of a browser ends that begins here; -1 if it is not whole, or a part of a longer message."""
    if len(data) < start + 6 or data[start] < FINAL or data[start + 1] < MASKED:
        return -1
    size = data[start + 1] - MASKED
    if size < LONG:
        return start + 6 + size
    return start + 8 + int.from_bytes(data[start + 2 : start + 4], "big") if size == LONG else -1


def whole_frames(data: bytes) -> bool:
    """Say whether bytes are nothing but whole frames, each a message of its own."""
    place, size = 0, len(data)
    while 0 <= place < size:
        place = frame_end(data, place)
    return place == size


def whole_text(data: bytes) -> str | None:
    """Read bytes that are exactly one text message of a browser in one frame; anything else is not for here."""
    if data[0] != WHOLE_TEXT or frame_end(data, 0) != len(data):
        return None
    start = 6 if data[1] - MASKED < LONG else 8
    mask, payload = data[start - 4 : start], data[start:]
    try:
        return (apply_mask(payload, mask) if mask != b"\0\0\0\0" else payload).decode()
    except UnicodeDecodeError:
        return None


def frame_length(data: bytes, start: int) -> int:
    """Return how long a frame of a browser is that begins here, head and mask included; -1 if its head is not whole."""
    if len(data) < start + 2:
        return -1
    size = data[start + 1] & 0x7F
    head = 2 + {LONG: 2, LONG + 1: 8}.get(size, 0)
    if len(data) < start + head:
        return -1
    mask = 4 if data[start + 1] & MASKED else 0
    return head + mask + (size if size < LONG else int.from_bytes(data[start + 2 : start + head], "big"))


class FrameCounter:
    """Counts the frames that begin in what comes in, without taking them apart."""

    def __init__(self) -> None:
        self.skip = 0
        self.head = b""

    def count(self, data: bytes, most: int) -> int:
        """Return how many frames begin in these bytes, counting to ``most``."""
        if len(data) <= self.skip:
            self.skip -= len(data)
            return 0
        data, self.head, found = self.head + data[self.skip :], b"", 0
        place = 0
        while place < len(data) and found < most:
            length = frame_length(data, place)
            if length < 0:
                self.head = data[place:]
                break
            found += 1
            place += length
        self.skip = max(0, place - len(data))
        return found


class Outbox:
    """The connections of one event loop that have something to send at the end of this turn."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.call_soon = loop.call_soon
        self.waiting: list[LeanProtocol] = []

    def add(self, connection: LeanProtocol) -> None:
        """Let a connection send soon."""
        if not self.waiting:
            self.call_soon(self.empty)
        self.waiting.append(connection)

    def empty(self) -> None:
        """Send everything."""
        waiting, self.waiting = self.waiting, []
        for connection in waiting:
            connection.flush()


_outboxes: WeakKeyDictionary[asyncio.AbstractEventLoop, Outbox] = WeakKeyDictionary()


class Handshake(ServerProtocol):
    """What is no handshake is refused like any other request: with a code and the headers."""

    def reject(self, status: StatusLike, text: str) -> Response:
        """Refuse before the application was asked, or where it failed."""
        code = {414: "too_long", 431: "too_long", 500: "server_restarting"}.get(int(status), "malformed")
        response = super().reject(status, f'{{"code":"{code}"}}')
        del response.headers["content-type"]
        response.headers.update({**HEADERS, "content-type": "application/json"})
        return response


class LeanProtocol(WebSocketsSansIOProtocol):
    """uvicorn's protocol, which also hands itself to the application."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        application = self.app
        self.conn = Handshake(max_size=self.config.ws_max_size, logger=self.logger)
        self.held: list[bytes] = []
        self.plain = False
        self.counter = FrameCounter()
        self.budget: Bucket | None = None
        self.heard_at = 0.0
        outbox = _outboxes.get(self.loop)
        if outbox is None:
            outbox = _outboxes[self.loop] = Outbox(self.loop)
        self.outbox = outbox

        async def with_wire(scope: Scope, receive: Receive, send: Send) -> None:
            scope[WIRE] = self
            await application(scope, receive, send)

        self.app = with_wire

    def write(self, message: bytes) -> None:
        """Send a text message at the end of this turn; never waits. After the connection is gone this does nothing."""
        if not self.held:
            self.outbox.add(self)
        self.held.append(framed(message))

    def flush(self) -> None:
        """Send what is held."""
        held, self.held = self.held, []
        transport = self.transport
        if not held or self.disconnected or self.close_sent or transport.is_closing():
            return
        transport.write(held[0] if len(held) == 1 else b"".join(held))
        if transport.get_write_buffer_size() > BEHIND:
            transport.abort()

    def data_received(self, data: bytes) -> None:
        """Take a message that is one whole frame. Once something else than whole frames came, uvicorn reads it all."""
        self.heard_at = self.loop.time()
        if not self.handshake_complete:
            self.plain = not self.handshake_initiated
            super().data_received(data)
            if not self.handshake_initiated:
                self.refuse_head()
            self.plain = self.plain and (not self.handshake_initiated or data.endswith(b"\r\n\r\n"))
            return
        if self.budget is not None and not self.close_sent and self.floods(data):
            return
        if self.plain and not self.close_sent:
            text = whole_text(data)
            if text is not None:
                self.queue.put_nowait({"type": "websocket.receive", "text": text})
                if not self.read_paused:
                    self.read_paused = True
                    self.transport.pause_reading()
                return
            self.plain = whole_frames(data)
        super().data_received(data)

    def refuse_head(self) -> None:
        """Answer a head that cannot be read as a handshake: it came whole, nothing more is to be waited for."""
        self.handshake_complete = self.close_sent = True
        self.transport.write(b"".join(self.conn.data_to_send()) or NO_REQUEST)
        self.transport.close()

    async def send(self, message: Any) -> None:
        """Take what the application says about the connection; a refusal ends the handshake."""
        await super().send(message)
        self.handshake_complete = self.handshake_complete or self.close_sent

    def floods(self, data: bytes) -> bool:
        """Cut a connection off that sends more frames than anybody playing could, before they are taken apart."""
        assert self.budget is not None
        frames = self.counter.count(data, int(self.budget.rate.burst) + 1)
        if not frames or self.budget.take(monotonic(), frames) == 0:
            return False
        self.conn.fail(POLICY, "too many frames")
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": POLICY})
        self.transport.close()
        return True

    def send_keepalive_ping(self) -> None:
        """Ask a browser whether it is still there, if it has said nothing for as long: who plays is."""
        assert self.ping_interval is not None
        quiet = self.loop.time() - self.heard_at
        if quiet < self.ping_interval:
            self.ping_timer = self.loop.call_later(self.ping_interval - quiet, self.send_keepalive_ping)
        else:
            super().send_keepalive_ping()

    def shutdown(self) -> None:
        """Say what is left to be said, then goodbye."""
        self.flush()
        super().shutdown()
