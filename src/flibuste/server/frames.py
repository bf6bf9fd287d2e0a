"""WebSocket frames written straight to the connection: telling a table of four costs four writes and nothing else.

uvicorn's own way out costs a frame object, a queue and a task switch per message. What comes in, the handshake, pings
and closing stay with uvicorn.
"""

from __future__ import annotations

from typing import Any

from starlette.types import Receive, Scope, Send
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

BEHIND = 1024 * 1024
"""A browser that has so many bytes waiting does not keep up: it is let go and comes back by itself."""
WIRE = "flibuste.wire"


def framed(message: bytes) -> bytes:
    """Put a text message into one unmasked frame."""
    size = len(message)
    if size < 126:
        return b"\x81%c%b" % (size, message)
    if size < 65536:
        return b"\x81\x7e%b%b" % (size.to_bytes(2, "big"), message)
    return b"\x81\x7f%b%b" % (size.to_bytes(8, "big"), message)


class LeanProtocol(WebSocketsSansIOProtocol):
    """uvicorn's protocol, which also hands itself to the application."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        application = self.app

        async def with_wire(scope: Scope, receive: Receive, send: Send) -> None:
            scope[WIRE] = self
            await application(scope, receive, send)

        self.app = with_wire

    def write(self, message: bytes) -> None:
        """Send a text message now; never waits. After the connection is gone this does nothing."""
        if self.disconnected or self.close_sent or self.transport.is_closing():
            return
        self.transport.write(framed(message))
        if self.transport.get_write_buffer_size() > BEHIND:
            self.transport.abort()
