"""Clocks, folded from the times of the journal; nobody here looks at a watch."""

from __future__ import annotations

from collections.abc import Iterable

from flibuste.table.plan import ClockPlan

SECOND = 1000
MINUTE = 60 * SECOND


class Clocks:
    """How much time each seat has left, and since when it has been thinking. Times are milliseconds."""

    def __init__(self, plan: ClockPlan, seats: int) -> None:
        self.plan = plan
        self.bank = [plan.minutes * MINUTE if plan.kind == "increment" else plan.seconds * SECOND] * seats
        self.since: list[int | None] = [None] * seats
        self.opening = self.bank[:]
        """What each seat had when the open question was asked."""

    def asked(self, seats: Iterable[int], at: int, free: int = 0) -> None:
        """Start the clocks of these seats, after some time that is free, and stop all others."""
        self.stop(at)
        for seat in seats:
            self.since[seat] = at + free
            if self.plan.kind == "relaxed":
                self.bank[seat] = self.plan.seconds * SECOND
        self.opening = self.bank[:]

    def again(self, seat: int, at: int) -> None:
        """Start the clock of a seat that took its answer back; its time goes on where it stopped."""
        self.since[seat] = at

    def answered(self, seat: int, at: int) -> None:
        """Stop a clock and add the increment."""
        self.charge(seat, at)
        if self.plan.kind == "increment":
            self.bank[seat] += self.plan.seconds * SECOND

    def charge(self, seat: int, at: int) -> None:
        """Take the time since the question from the bank."""
        since = self.since[seat]
        if since is not None:
            self.bank[seat] = max(0, self.bank[seat] - max(0, at - since))
            self.since[seat] = None

    def stop(self, at: int) -> None:
        """Stop all clocks (a pause, a new question)."""
        for seat, since in enumerate(self.since):
            if since is not None:
                self.charge(seat, at)

    def credit(self, milliseconds: int) -> None:
        """Give back the time the server was away."""
        self.since = [None if since is None else since + milliseconds for since in self.since]

    def deadline(self, seat: int) -> int | None:
        """Return when the time of a thinking seat runs out."""
        since = self.since[seat]
        if self.plan.kind == "none" or since is None:
            return None
        return since + self.bank[seat]

    def first_deadline(self) -> int | None:
        """Return when the first clock runs out."""
        if self.plan.kind == "none":
            return None
        times = [time for seat in range(len(self.since)) if (time := self.deadline(seat)) is not None]
        return min(times, default=None)

    def left_at_opening(self, seat: int) -> int | None:
        """Return what a seat had left when the open question was asked."""
        return None if self.plan.kind == "none" else self.opening[seat]

    def left(self, seat: int, now: int) -> int | None:
        """Return what a seat has left now."""
        if self.plan.kind == "none":
            return None
        deadline = self.deadline(seat)
        return self.bank[seat] if deadline is None else max(0, min(self.bank[seat], deadline - now))
