"""The time of a server: set once at the start, then counted on by a clock that nobody can set."""

from __future__ import annotations

import time


class Clock:
    """Milliseconds since 1970. Somebody who sets the machine's clock, or a laptop that sleeps, takes nobody's time.

    At the start it is set by what all processes of a database share, and never behind what the last of them wrote: a
    machine whose clock was set back between two runs does not let everybody wait.
    """

    def __init__(self) -> None:
        self.start = time.time_ns() - time.monotonic_ns()

    def __call__(self) -> int:
        return (self.start + time.monotonic_ns()) // 1_000_000

    def set(self, moment: int) -> None:
        """Go on from this moment."""
        self.start = moment * 1_000_000 - time.monotonic_ns()
