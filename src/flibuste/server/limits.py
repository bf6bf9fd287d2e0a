"""Token buckets: per socket, per seat, per address and for all. A refusal says when to try again."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass

from flibuste.server.problems import Refused


@dataclass(slots=True, frozen=True)
class Rate:
    """So many per second, and so many at once."""

    each_second: float
    burst: float


@dataclass(slots=True, frozen=True)
class Limits:
    """What one socket, one seat, one address and everybody together may do."""

    socket: Rate = Rate(20, 60)
    seat: Rate = Rate(8, 24)
    address: Rate = Rate(40, 200)
    tables: Rate = Rate(0.5, 20)
    """New tables per address."""
    codes: Rate = Rate(1, 30)
    """Codes tried per address: guessing does not pay."""
    people: Rate = Rate(0.5, 60)
    """Browsers that are new here, per address."""
    everybody: Rate = Rate(5000, 10000)
    sockets: int = 64
    """Open sockets per address."""
    frames: Rate = Rate(200, 600)
    """Frames of a socket, pings and pieces of messages included: whoever sends more is cut off."""


_OPEN = Rate(1e6, 1e6)
NO_LIMITS = Limits(_OPEN, _OPEN, _OPEN, _OPEN, _OPEN, _OPEN, _OPEN, 100_000, _OPEN)
"""For tests and benches, where all callers share one address."""


class Bucket:
    """Fills up with time; each use takes one token out."""

    __slots__ = ("rate", "seen", "tokens")

    def __init__(self, rate: Rate, now: float) -> None:
        self.rate = rate
        self.tokens = rate.burst
        self.seen = now

    def take(self, now: float, tokens: int = 1) -> float:
        """Take tokens; return 0, or how many seconds are missing to the next one."""
        missing = self.missing(now, tokens)
        if not missing:
            self.tokens -= tokens
        return missing

    def missing(self, now: float, tokens: int = 1) -> float:
        """Return in how many seconds there are so many tokens, and take none."""
        rate = self.rate
        if now > self.seen:
            filled = self.tokens + (now - self.seen) * rate.each_second
            self.tokens = filled if filled < rate.burst else rate.burst
        self.seen = now
        return 0.0 if self.tokens >= tokens else (tokens - self.tokens) / rate.each_second

    def pay(self, tokens: int) -> None:
        """Take tokens out for what is done already, on credit if need be: as much as fits in, at most."""
        self.tokens = max(-self.rate.burst, self.tokens - tokens)


class Buckets:
    """One bucket for each name; the least used are forgotten first. Nothing of this is ever written down."""

    def __init__(self, rate: Rate, most: int = 20_000) -> None:
        self.rate = rate
        self.most = most
        self.by_name: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, name: str, now: float, tokens: int = 1) -> None:
        """Take tokens from the bucket of a name, or refuse."""
        demand(self.bucket(name, now).take(now, tokens))

    def pay(self, name: str, now: float, tokens: int) -> None:
        """Take tokens from the bucket of a name in any case."""
        self.bucket(name, now).pay(tokens)

    def look(self, name: str, now: float) -> None:
        """Refuse if the bucket of a name has no token left, and take none."""
        bucket = self.by_name.get(name)
        if bucket is not None:
            demand(bucket.missing(now))

    def bucket(self, name: str, now: float) -> Bucket:
        """Find the bucket of a name."""
        bucket = self.by_name.get(name)
        if bucket is None:
            bucket = self.by_name[name] = Bucket(self.rate, now)
            if len(self.by_name) > self.most:
                self.by_name.popitem(last=False)
        else:
            self.by_name.move_to_end(name)
        return bucket


def demand(missing: float) -> None:
    """Refuse when a token is missing."""
    if missing > 0:
        seconds = max(0.1, round(missing + 0.05, 1))
        raise Refused("too_many_requests", 429, retry=seconds, params={"s": max(1, round(seconds))})


class Gate:
    """All buckets of one server process."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.everybody = Bucket(limits.everybody, 0)
        self.addresses = Buckets(limits.address)
        self.seats = Buckets(limits.seat)
        self.questions = Buckets(limits.seat)
        self.tables = Buckets(limits.tables)
        self.codes = Buckets(limits.codes)
        self.people = Buckets(limits.people)

    def request(self, address: str, now: float) -> None:
        """Let a request in."""
        self.page_file(now)
        self.addresses.take(address, now)

    def charge(self, address: str, now: float, price: int) -> None:
        """Let an address pay for what nobody who plays sends, before its next request is let in."""
        self.addresses.pay(address, now, price)

    def page_file(self, now: float) -> None:
        """Let a request for a file of the page in: one look asks for dozens, and a whole house has one address."""
        demand(self.everybody.take(now))

    def message(self, socket: Bucket, now: float) -> None:
        """Let a message of a socket in."""
        demand(self.everybody.take(now))
        demand(socket.take(now))

    def question(self, table: str, seat: int, now: float) -> None:
        """Let a question of a seat in; questions never keep a seat from answering."""
        self.questions.take(f"{table} {seat}", now)

    def seat_request(self, table: str, seat: int, now: float) -> None:
        """Let a request of a seat in."""
        self.seats.take(f"{table} {seat}", now)
