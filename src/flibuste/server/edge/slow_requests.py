"""HTTP connections that do not get on: whoever sends a request drop by drop holds a place that others need."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from uvicorn.protocols.http.auto import AutoHTTPProtocol

LOOK: Final = 15.0
"""Seconds between two looks; a request whose head is not complete from one look to the next is given up."""


class SlowRequests(AutoHTTPProtocol):  # type: ignore[valid-type, misc]
    """uvicorn's protocol, with an eye on those who stand in the door."""

    every = LOOK

    def connection_made(self, transport: asyncio.Transport) -> None:
        """Begin to look."""
        super().connection_made(transport)
        self.before: Any = self
        self.loop.call_later(self.every, self.look)

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
