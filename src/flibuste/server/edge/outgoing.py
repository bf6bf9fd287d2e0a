"""What a socket of a browser writes to, whoever carries it: a connection of this server, or the page around it."""

from __future__ import annotations

from typing import Final, Protocol

from flibuste.server.limits import Bucket

POLICY: Final = 1008
"""The code with which a socket is cut off that does what nobody who plays does."""
WIRE: Final = "flibuste.wire"
"""Where in the scope of a socket its way out lies."""


class Outgoing(Protocol):
    """The way out of one socket."""

    budget: Bucket | None
    """How many frames may come; the application sets it when it lets a browser in."""

    def write(self, message: bytes) -> None:
        """Send a text message soon; never waits."""
