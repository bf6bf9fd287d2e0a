"""Clocks, folded from the times of the journal; nobody here looks at a watch."""

from __future__ import annotations

from collections.abc import Iterable

from flibuste.table.plan import ClockPlan

SECOND = 1000
MINUTE = 60 * SECOND
DAY = 24 * 60 * MINUTE


def first_bank(plan: ClockPlan) -> int:
    """Return what everybody has at the start, or for each decision."""
    if plan.kind == "days":
        return plan.days * DAY
    return plan.minutes * MINUTE if plan.kind == "increment" else plan.seconds * SECOND


class Clocks:
    """How much time each seat has left, and since when it has been thinking. Times are milliseconds."""

    def __init__(self, plan: ClockPlan, seats: int) -> None:
        self.plan = plan
        self.bank = [first_bank(plan)] * seats
        self.since: list[int | None] = [None] * seats
        self.opening = self.bank[:]
        """What each seat had when the open question was asked."""
        self.back_at = [0] * seats
        """Until when each seat is on vacation: so long its clock stands still."""

    def asked(self, seats: Iterable[int], at: int, free: int = 0) -> None:
        """Start the clocks of these seats, after some time that is free, and stop all others."""
        self.stop(at)
        for seat in seats:
            self.since[seat] = max(at + free, self.back_at[seat])
            if self.plan.kind != "increment":
                self.bank[seat] = first_bank(self.plan)
        self.opening = self.bank[:]

    def again(self, seat: int, at: int) -> None:
        """Start the clock of a seat that took its answer back; its time goes on where it stopped."""
        self.since[seat] = max(at, self.back_at[seat])

    def rest(self, seat: int, until: int, at: int) -> None:
        """Let the clock of a seat stand still until a moment, or (one that is over) go on now."""
        since = self.since[seat]
        if since is not None:
            self.since[seat] = since + max(until, at) - max(self.back_at[seat], at)
        self.back_at[seat] = until

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
