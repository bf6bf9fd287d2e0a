"""A lean WebSocket client for load: one core must be able to follow two thousand sockets. Loopback only."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

Heard = Callable[["Wire", bytes], None]
HEAD = (
    "GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n{more}\r\n"
)


class Wire(asyncio.Protocol):
    """One socket; ``heard`` is called with each whole text message."""

    def __init__(self, heard: Heard, request: bytes) -> None:
        self.heard = heard
        self.request = request
        self.buffer = bytearray()
        self.upgraded = False
        self.message = bytearray()
        self.transport: asyncio.Transport
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the upgrade."""
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self.request)

    def connection_lost(self, error: Exception | None) -> None:
        """Tell whoever waits."""
        if not self.ready.done():
            self.ready.set_exception(ConnectionError(bytes(self.buffer[:200]).decode(errors="replace")))

    def data_received(self, data: bytes) -> None:
        """Collect bytes and take whole frames out."""
        self.buffer += data
        if not self.upgraded:
            end = self.buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if b" 101 " not in self.buffer[:20]:
                self.transport.close()
                return
            del self.buffer[: end + 4]
            self.upgraded = True
            self.ready.set_result(None)
        while self.take_frame():
            pass

    def take_frame(self) -> bool:
        """Take one frame (servers do not mask); say whether there was one."""
        buffer = self.buffer
        if len(buffer) < 2:
            return False
        size, start = buffer[1] & 127, 2
        if size == 126:
            size, start = int.from_bytes(buffer[2:4], "big"), 4
        elif size == 127:
            size, start = int.from_bytes(buffer[2:10], "big"), 10
        if len(buffer) < start + size or (start > 2 and len(buffer) < start):
            return False
        kind, final = buffer[0] & 15, buffer[0] & 128
        payload = bytes(buffer[start : start + size])
        del buffer[: start + size]
        if kind == 9:
            self.frame(10, payload)
        elif kind in (0, 1, 2):
            self.message += payload
            if final:
                whole, self.message = bytes(self.message), bytearray()
                self.heard(self, whole)
        return True

    def frame(self, kind: int, payload: bytes) -> None:
        """Write a frame; the mask is zero, which is a mask too and costs nothing."""
        size = len(payload)
        short = bytes([128 | kind, 128 | size]) if size < 126 else bytes([128 | kind, 254]) + size.to_bytes(2, "big")
        self.transport.write(short + b"\0\0\0\0" + payload)

    def send(self, text: bytes) -> None:
        """Send a text message."""
        self.frame(1, text)


async def connect(port: int, path: str, heard: Heard, headers: dict[str, str] | None = None) -> Wire:
    """Open a socket on this machine."""
    more = "".join(f"{name}: {value}\r\n" for name, value in (headers or {}).items())
    request = HEAD.format(path=path, port=port, more=more).encode()
    _, wire = await asyncio.get_running_loop().create_connection(lambda: Wire(heard, request), "127.0.0.1", port)
    await wire.ready
    return wire
