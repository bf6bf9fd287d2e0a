"""A table that is in the memory of this process, and who follows it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable, Sequence
from dataclasses import dataclass, field
from time import monotonic
from typing import TypeVar

import msgspec

from flibuste.kernel.errors import GameError
from flibuste.server.storage.journals import Holder, Order, Spoken, Stored
from flibuste.server.tables.results import Frozen, freeze
from flibuste.table.absence import gone
from flibuste.table.entries import AnyEntry, Dealt
from flibuste.table.faces import Face, bot_face, given_face
from flibuste.table.kept import Wording, kept_record
from flibuste.table.match import Match
from flibuste.table.own_cards import game_of
from flibuste.table.plan import Plan
from flibuste.wire.changes import Fields

KEYS_KEPT = 128
DAY = 24 * 3600 * 1000
LAPSE = {"waiting": DAY, "dealing": DAY, "playing": 30 * DAY, "over": 0}
"""So long (milliseconds) a table waits for somebody to visit it; then it ends by itself."""
PORTION = 0.004
"""Seconds a journal is folded at a time."""
UNFOLDABLE = (
    *(GameError, msgspec.MsgspecError, ArithmeticError, AssertionError),
    *(AttributeError, LookupError, TypeError, ValueError),
)
"""What a journal that this version cannot read may raise: it is put aside, the others are served."""
Kept = TypeVar("Kept")


class Follower:
    """A socket or a stream: somebody to whom bytes can be sent."""

    def __init__(self, person: str, address: str = "") -> None:
        self.person = person
        self.address = address
        self.pace = 1.0

    def send(self, message: bytes) -> None:
        """Send a message; never waits."""
        raise NotImplementedError

    def close(self) -> None:
        """Send nothing more."""


@dataclass(slots=True)
class Live:
    """One table: its match, who may play which seat, what was said, who follows it. Change it under its lock only."""

    match: Match
    holders: list[Holder]
    watchers: set[str]
    said: list[Spoken]
    request_keys: dict[str, int]
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    followers: dict[Follower, tuple[int, ...]] = field(default_factory=dict)
    """Who follows, and as which seats; no seat: a watcher."""
    shown: dict[int | None, int] = field(default_factory=dict)
    """How many moments each seat was shown (no seat: watchers); each counts its own, so none learns of another's."""
    bases: dict[Follower, dict[int | None, Fields]] = field(default_factory=dict)
    """The last view that each follower was shown of each seat, for those who are told changes."""
    away: dict[int, int] = field(default_factory=dict)
    elsewhere: set[int] = field(default_factory=set)
    """Seats connected to another server process."""
    used: float = 0.0
    visited: int = 0
    """When somebody of the table was last here."""
    gone: bool = False
    ours: bool = True
    """Whether this process looks after it; others may, where several share a database."""
    task: asyncio.Task[None] | None = None
    timer: asyncio.TimerHandle | None = None
    again: bool = False
    untold: int | None = None
    """Since which sequence others than those who answered have been told nothing: a closed group is open."""
    seated: dict[str, list[int]] = field(default_factory=dict)
    """The seats of each person, looked up once."""
    behind: Match | None = None
    """The match as watchers see it who see everything later; it is folded on whenever one of them asks."""
    frozen: Frozen | None = None
    """What it came to, if it is over."""
    orders: list[Order] = field(default_factory=list)
    """What the seats told the table to do for them, as it is kept."""
    sharing: set[int] | None = None
    """The seats of people who share a browser, looked up once."""

    @property
    def plan(self) -> Plan:
        """Return what the host decided."""
        return self.match.plan

    def seats_of(self, person: str) -> list[int]:
        """List the seats a person may play."""
        seats = self.seated.get(person)
        if seats is None:
            held = {holder.seat for holder in self.holders if holder.person == person}
            seats = sorted(seat for seat in held if not self.match.seats[seat].resigned)
            if seats:
                self.seated[person] = seats
        return seats

    def set_people(self, holders: list[Holder], watchers: set[str]) -> list[Follower]:
        """Note who may play which seat and who may watch, at once also for those who follow; return who may no more."""
        self.holders, self.watchers, self.seated, self.sharing = holders, watchers, {}, None
        for follower in self.followers:
            self.followers[follower] = tuple(self.seats_of(follower.person))
        lost = [one for one, seats in self.followers.items() if not seats and not self.may_watch(one.person)]
        for follower in lost:
            self.let_go(follower)
        return lost

    def let_go(self, follower: Follower) -> tuple[int, ...]:
        """Let somebody follow no more; return its seats."""
        self.bases.pop(follower, None)
        return self.followers.pop(follower, ())

    def may_watch(self, person: str) -> bool:
        """Say whether a person has opened the watch link, or gave up here."""
        return person in self.watchers or any(holder.person == person for holder in self.holders)

    def name(self, seat: int) -> str:
        """Return the name shown for a seat."""
        return next((holder.name for holder in self.holders if holder.seat == seat and holder.first), "")

    def face(self, seat: int) -> Face | None:
        """Return the face shown for a seat: the person's, also when a bot plays on; a bot's own; nobody has none."""
        holder = next((holder for holder in self.holders if holder.seat == seat and holder.first), None)
        if holder is not None:
            return holder.face or given_face(holder.person)
        return bot_face(self.plan, seat) if self.match.seats[seat].kind == "bot" else None

    def names(self) -> list[str]:
        """List the names by seat."""
        return [self.name(seat) for seat in range(self.plan.seats)]

    def owner(self) -> str:
        """Name who keeps the server busy with this table: the address of somebody who plays here, or the host."""
        playing = (follower.address for follower, seats in self.followers.items() if seats and follower.address)
        return next(playing, self.holders[0].person if self.holders else self.plan.id)

    def host(self, now: int) -> int | None:
        """Return the seat of the host: the first person who sits; before the start not one who is long away."""
        people = self.match.people()
        left = gone(self.match, self.away, now) if self.match.started_at is None else []
        return next((seat for seat in people if seat not in left), people[0] if people else None)

    def lapses(self) -> int | None:
        """Say when the table ends if nobody comes; nothing while somebody is here."""
        return None if self.here() else self.visited + self.patience()

    def patience(self) -> int:
        """Say how long the table waits for somebody to visit it; one over days is in no hurry to begin."""
        over_days = self.plan.clock.kind == "days" and self.match.status != "over"
        return LAPSE["playing" if over_days else self.match.status]

    def here(self) -> set[int]:
        """List the seats that are connected."""
        return {seat for seats in self.followers.values() for seat in seats} | self.elsewhere

    def pace(self) -> float:
        """Return how long bots take against the ordinary pace: as long as the most patient who plays here wishes."""
        return max((follower.pace for follower, seats in self.followers.items() if seats), default=1.0)

    def by_hand(self) -> set[int]:
        """List the seats that answer by hand also without a choice: who wishes so, and people who share a browser."""
        if self.sharing is None:
            owners = [holder.person for holder in self.holders]
            self.sharing = {holder.seat for holder in self.holders if owners.count(holder.person) > 1}
        return self.sharing | self.match.by_hand

    def note_presence(self, now: int) -> bool:
        """Compare who is here with who was; say whether something changed."""
        here = self.here()
        before = dict(self.away)
        for seat in self.match.people():
            if seat in here:
                self.away.pop(seat, None)
            else:
                self.away.setdefault(seat, now)
        for seat in list(self.away):
            if self.match.seats[seat].kind != "person":
                del self.away[seat]
        return before != self.away

    def remember(self, request_key: str, seq: int) -> None:
        """Remember where a request was written; the oldest are forgotten (storage still knows them)."""
        self.request_keys[request_key] = seq
        while len(self.request_keys) > KEYS_KEPT:
            del self.request_keys[next(iter(self.request_keys))]


async def fold(plan: Plan, entries: Iterable[AnyEntry], orders: Sequence[Order] = ()) -> Match:
    """Make a match from its journal, with the rules it was dealt by where they can be had."""
    entries = list(entries)
    dealt = next((entry for entry in entries if isinstance(entry, Dealt)), None)
    game = game_of(plan, dealt.edition if dealt is not None else "")
    match = Match(plan, game)
    if dealt is not None and not match.reads(dealt):
        for entry in entries:
            match.keep(entry)
    else:
        await fold_on(match, entries, orders)
    return match


def frozen_of(stored: Stored, match: Match) -> Frozen | None:
    """Return what a game came to: as it was frozen, or of one whose rules are gone what is left of it."""
    if stored.result is not None:
        return msgspec.json.decode(stored.result, type=Frozen)
    if not match.outdated:
        return freeze(match) if match.status == "over" else None
    words = None if stored.wording is None else msgspec.json.decode(stored.wording, type=Wording)
    return freeze(match, "" if words is None else kept_record(stored.plan, stored.entries, words))


async def fold_on(match: Match, entries: Iterable[AnyEntry], orders: Sequence[Order] = ()) -> None:
    """Fold entries, in portions."""
    async for entry in in_portions(entries):
        match.fold(entry)
        for order in orders:
            if order.seq == match.seq:
                match.take_orders(order.seat, order.orders)


async def in_portions(entries: Iterable[Kept]) -> AsyncIterator[Kept]:
    """Give the entries of a journal, and let everybody else have a turn every few milliseconds: it may be long.

    (A thread would not do: compiled code keeps the interpreter to itself.)
    """
    begun = monotonic()
    for entry in entries:
        yield entry
        if monotonic() - begun > PORTION:
            await asyncio.sleep(0)
            begun = monotonic()


async def revive(stored: Stored, now: int) -> Live:
    """Bring a stored table into the memory; everybody counts as away from now on."""
    match = await fold(stored.plan, stored.entries, stored.orders)
    now = max(now, match.updated)
    match.veiled_from = max(match.veiled_from, now)
    recent = dict(list(stored.request_keys.items())[-KEYS_KEPT:])
    live = Live(match, stored.holders, stored.watchers, stored.said, recent, visited=stored.visited)
    live.frozen = frozen_of(stored, match)
    live.orders = stored.orders
    live.note_presence(now)
    return live
