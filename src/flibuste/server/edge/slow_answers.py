"""Answers that are sent piece by piece, as they are made; who does not take them is not waited for."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import AsyncIterator

from starlette.responses import Response
from starlette.types import Message, Receive, Scope, Send

PATIENCE = 30.0
"""Seconds in which a piece must have been taken."""


class SlowlySent(Response):
    """JSON in pieces. The next one is made when the last has left; a reader that stands still is cut off."""

    def __init__(self, first: bytes, rest: AsyncIterator[bytes]) -> None:
        super().__init__(media_type="application/json")
        del self.headers["content-length"]
        self.first = first
        self.rest = rest

    @classmethod
    async def begun(cls, pieces: AsyncIterator[bytes]) -> SlowlySent:
        """Wait for the first piece: as long as there is none, whatever is wrong is refused with its code."""
        return cls(await anext(pieces), pieces)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send head, pieces and end."""
        gone = asyncio.ensure_future(leaving(receive))
        try:
            await send({"type": "http.response.start", "status": self.status_code, "headers": self.raw_headers})
            await self.piece(send, self.first)
            async for piece in self.rest:
                if gone.done():
                    return
                await self.piece(send, piece)
            await send({"type": "http.response.body", "body": b""})
        finally:
            gone.cancel()

    async def piece(self, send: Send, piece: bytes) -> None:
        """Send one piece."""
        async with asyncio.timeout(PATIENCE):
            await send({"type": "http.response.body", "body": piece, "more_body": True})


async def leaving(receive: Receive) -> None:
    """Wait until whoever asked has gone."""
    for _ in itertools.count():
        message: Message = await receive()
        if message["type"] == "http.disconnect":
            return
